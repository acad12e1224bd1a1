use std::{cell::RefCell, fmt};

/// A fault of a pack: its place and its correction: `games/xinghai/game.yaml:12: buyAmount must be 0 for a free game`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// The path from the pack's folder, with `/`.
    pub file: String,
    /// `None` if it concerns the whole file.
    pub line: Option<usize>,
    pub text: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.text),
            None => write!(f, "{}: {}", self.file, self.text),
        }
    }
}

/// Collects all faults of a pack, so that its author sees them at once.
#[derive(Debug, Default)]
pub(super) struct Report {
    faults: RefCell<Vec<Fault>>,
    warnings: RefCell<Vec<Fault>>,
}

impl Report {
    pub fn fault(&self, file: &str, line: Option<usize>, text: impl Into<String>) {
        self.faults.borrow_mut().push(Fault { file: file.to_owned(), line, text: text.into() });
    }

    pub fn warn(&self, file: &str, line: Option<usize>, text: impl Into<String>) {
        self.warnings.borrow_mut().push(Fault { file: file.to_owned(), line, text: text.into() });
    }

    /// (faults, warnings), by file and line.
    pub fn finish(self) -> (Vec<Fault>, Vec<Fault>) {
        let (mut faults, mut warnings) = (self.faults.into_inner(), self.warnings.into_inner());
        faults.sort();
        warnings.sort();
        (faults, warnings)
    }
}
