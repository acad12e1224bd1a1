//! Child programs that end with this process. A pipe closes however this process ends; then a guard kills the program.

use std::{
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

/// A program that is killed when this value is dropped or this process ends.
pub struct Bound {
    guard: Child,
    /// Stays open. Closing it tells the guard to kill the program.
    pipe: Option<ChildStdin>,
}

impl Bound {
    /// Starts the program with its standard output as given.
    pub fn start(program: &str, args: &[&str], stdout: Stdio) -> Self {
        // The guard starts the program, waits until the pipe closes, and kills the program.
        let script = r#"trap '' INT HUP TERM; "$@" </dev/null & exec >/dev/null; cat; kill -9 $!; wait"#;
        let mut guard = Command::new("sh");
        guard.args(["-c", script, "guard", program]).args(args);
        guard.stdin(Stdio::piped()).stdout(stdout).stderr(Stdio::null());
        let mut guard = guard.spawn().unwrap_or_else(|error| panic!("sh: {error}"));
        let pipe = guard.stdin.take();
        Self { guard, pipe }
    }

    pub fn stdout(&mut self) -> ChildStdout {
        self.guard.stdout.take().expect("start() was called with a piped stdout")
    }
}

impl Drop for Bound {
    fn drop(&mut self) {
        drop(self.pipe.take());
        // Returns when the program has ended.
        let _ = self.guard.wait();
    }
}

/// Keep it: it holds the pipe open.
pub struct Reaper {
    _waits_for_our_end: Child,
}

/// Removes the folder after this process has ended and the file `lock` is gone. A program that runs in the folder holds `lock`.
/// A `TempDir` in a static cannot do this, because statics are never dropped.
pub fn remove_at_exit(folder: &Path, lock: &Path) -> Reaper {
    let script = r#"trap '' INT HUP TERM; cat; n=0
        while [ -e "$1" ] && [ $n -lt 300 ]; do sleep 0.1; n=$((n + 1)); done
        rm -rf "$0""#;
    let mut reaper = Command::new("sh");
    reaper.args(["-c", script]).arg(folder).arg(lock).current_dir("/");
    reaper.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    Reaper { _waits_for_our_end: reaper.spawn().unwrap_or_else(|error| panic!("sh: {error}")) }
}
