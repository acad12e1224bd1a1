//! The commit of the checkout in which the test runs, by git.

use std::{path::Path, process::Stdio, time::Duration};

use serde::{Deserialize, Serialize};
use tokio::{process::Command, time::timeout};

/// How long git may take.
const GIT_TIMEOUT: Duration = Duration::from_secs(10);
/// A file that only a checkout of this project has.
const MARK: &str = "loadtest/Cargo.toml";

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commit {
    pub hash: String,
    /// Tracked files differ from the commit.
    pub dirty: bool,
}

impl Commit {
    /// `None` outside a checkout of this project, and without git.
    pub async fn of_checkout() -> Option<Self> {
        let root = git(&["rev-parse", "--show-toplevel"]).await?;
        if !Path::new(root.trim()).join(MARK).is_file() {
            return None;
        }
        let hash = git(&["rev-parse", "HEAD"]).await?;
        // Untracked files are left out: the report itself is one.
        let changes = git(&["status", "--porcelain", "--untracked-files=no"]).await?;
        Some(Self::of(&hash, &changes))
    }

    fn of(hash: &str, changes: &str) -> Self {
        Self { hash: hash.trim().to_owned(), dirty: !changes.trim().is_empty() }
    }

    /// `7c5031721a2b with uncommitted changes`
    pub fn text(&self) -> String {
        let short: String = self.hash.chars().take(12).collect();
        if self.dirty { format!("{short} with uncommitted changes") } else { short }
    }
}

async fn git(args: &[&str]) -> Option<String> {
    let mut command = Command::new("git");
    // Does not write to the index, which another git may be using.
    command.args(args).env("GIT_OPTIONAL_LOCKS", "0").stdin(Stdio::null()).kill_on_drop(true);
    let output = timeout(GIT_TIMEOUT, command.output()).await.ok()?.ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_tree_says_so() {
        let hash = "7c5031721a2b3c4d5e6f\n";
        assert_eq!(Commit::of(hash, "").text(), "7c5031721a2b");
        assert_eq!(Commit::of(hash, " M src/lib.rs\n").text(), "7c5031721a2b with uncommitted changes");
    }
}
