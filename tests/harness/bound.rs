//! Programs whose life is bound to ours by a pipe: however this process ends, the pipe closes and they are cleaned up.

use std::{
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
};

/// A program that is killed when this is dropped, or when this process ends in whatever way.
pub struct Bound {
    guard: Child,
    /// Held open; its end is the signal.
    pipe: Option<ChildStdin>,
}

impl Bound {
    /// Starts the program with its standard output as given.
    pub fn start(program: &str, args: &[&str], stdout: Stdio) -> Self {
        // The guard starts the program, waits for the pipe's end, and takes the program with it.
        let script = r#"trap '' INT HUP TERM; "$@" </dev/null & exec >/dev/null; cat; kill -9 $!; wait"#;
        let mut guard = Command::new("sh");
        guard.args(["-c", script, "guard", program]).args(args);
        guard.stdin(Stdio::piped()).stdout(stdout).stderr(Stdio::null());
        let mut guard = guard.spawn().unwrap_or_else(|error| panic!("sh: {error}"));
        let pipe = guard.stdin.take();
        Self { guard, pipe }
    }

    pub fn stdout(&mut self) -> std::process::ChildStdout {
        self.guard.stdout.take().expect("asked for at the start")
    }
}

impl Drop for Bound {
    fn drop(&mut self) {
        drop(self.pipe.take());
        // Returns when the program is gone.
        let _ = self.guard.wait();
    }
}

/// Removes the folder when this process has ended and `lock` inside it, which a program still running there holds,
/// is gone. Statics are never dropped, so no `TempDir` can do it.
pub fn remove_at_exit(folder: &Path, lock: &Path) -> ChildStdin {
    let script = r#"trap '' INT HUP TERM; cat; n=0
        while [ -e "$1" ] && [ $n -lt 300 ]; do sleep 0.1; n=$((n + 1)); done
        rm -rf "$0""#;
    let mut reaper = Command::new("sh");
    reaper.args(["-c", script]).arg(folder).arg(lock).current_dir("/");
    reaper.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut reaper = reaper.spawn().unwrap_or_else(|error| panic!("sh: {error}"));
    reaper.stdin.take().expect("piped")
}
