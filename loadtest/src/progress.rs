//! Progress of a phase with live figures: a bar on a terminal, otherwise a line every few seconds.

use std::{
    io::IsTerminal,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use indicatif::{ProgressBar, ProgressStyle};
use tokio::task::JoinHandle;

const BAR_EVERY: Duration = Duration::from_millis(200);
const LINE_EVERY: Duration = Duration::from_secs(5);

/// Shows the progress of a phase until it is dropped.
pub struct Progress {
    bar: Option<ProgressBar>,
    ticker: JoinHandle<()>,
}

/// Shared counter of finished items.
#[derive(Clone, Default)]
pub struct Done(Arc<AtomicU64>);

impl Done {
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub fn count(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Progress {
    /// Progress of a phase that only counts finished items.
    pub fn counted(phase: &'static str, total: u64) -> (Self, Done) {
        let done = Done::default();
        let live = done.clone();
        (Self::start(phase, total, move || (live.count(), String::new())), done)
    }

    /// `look` returns the number of finished items and a text with live figures.
    pub fn start(phase: &'static str, total: u64, look: impl Fn() -> (u64, String) + Send + 'static) -> Self {
        if std::io::stderr().is_terminal() {
            let bar = ProgressBar::new(total);
            let template = "{spinner} {prefix} {bar:30} {pos}/{len} {elapsed} {msg}";
            bar.set_style(ProgressStyle::with_template(template).expect("the template is valid"));
            bar.set_prefix(phase);
            let shown = bar.clone();
            let show = move || {
                let (done, live) = look();
                shown.set_position(done);
                shown.set_message(live);
                shown.tick();
            };
            Self { bar: Some(bar), ticker: tokio::spawn(every(BAR_EVERY, show)) }
        } else {
            eprintln!("{phase}: {total}");
            let show = move || {
                let (done, live) = look();
                eprintln!("{phase}: {done}/{total} {live}");
            };
            Self { bar: None, ticker: tokio::spawn(every(LINE_EVERY, show)) }
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.ticker.abort();
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

async fn every(pause: Duration, show: impl Fn()) {
    loop {
        tokio::time::sleep(pause).await;
        show();
    }
}
