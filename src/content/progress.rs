use std::{io::IsTerminal, time::Duration};

use indicatif::{ProgressBar, ProgressStyle};

/// Shows the progress of an import: a bar on a terminal, otherwise one line for each stage.
#[derive(Debug, Clone)]
pub struct Progress(Output);

#[derive(Debug, Clone)]
enum Output {
    Bar(ProgressBar),
    Lines,
    Silent,
}

impl Progress {
    /// Writes to standard error, so that the result can be piped.
    #[must_use]
    pub fn stderr() -> Self {
        if !std::io::stderr().is_terminal() {
            return Self(Output::Lines);
        }
        let bar = ProgressBar::new_spinner();
        bar.enable_steady_tick(Duration::from_millis(100));
        Self(Output::Bar(bar))
    }

    #[must_use]
    pub fn silent() -> Self {
        Self(Output::Silent)
    }

    /// Starts a stage with this many steps; 0: the number is unknown.
    pub(super) fn stage(&self, text: &'static str, steps: usize) {
        match &self.0 {
            Output::Bar(bar) => {
                let template =
                    if steps == 0 { "{spinner} {msg}" } else { "{spinner} {msg} {bar:30} {pos}/{len}" };
                bar.set_message(text);
                bar.set_length(steps as u64);
                bar.set_position(0);
                bar.set_style(ProgressStyle::with_template(template).expect("a template of ours"));
            }
            Output::Lines if steps == 0 => eprintln!("{text} …"),
            Output::Lines => eprintln!("{text} ({steps}) …"),
            Output::Silent => {}
        }
    }

    pub(super) fn step(&self) {
        if let Output::Bar(bar) = &self.0 {
            bar.inc(1);
        }
    }

    /// Clears the bar before the result is printed.
    pub fn finish(&self) {
        if let Output::Bar(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}
