//! Child processes that end with this process, however it ends.

use std::{ffi::OsStr, process::Stdio};

use tokio::process::Command;

/// The kernel kills the child when the *thread* that starts it ends; scenarios run on the main thread. The child has its own process
/// group, so that Ctrl-C in a terminal stops the load first and the child afterwards.
pub fn tied_to_parent(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "KILL"]).arg(program);
    command.process_group(0).stdin(Stdio::null()).kill_on_drop(true);
    command
}

#[cfg(test)]
mod tests {
    use std::{
        path::Path,
        thread,
        time::{Duration, Instant},
    };

    use super::*;

    #[test]
    fn a_child_ends_with_the_thread_that_started_it() {
        let start = || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            let _entered = runtime.enter();
            let child = tied_to_parent("sleep").arg("600").spawn().unwrap();
            let proc = format!("/proc/{}", child.id().unwrap());
            // `setpriv` has bound the process once its name is `sleep`.
            while std::fs::read_to_string(format!("{proc}/comm")).unwrap().trim() != "sleep" {
                thread::yield_now();
            }
            std::mem::forget(child);
            proc
        };
        let proc = thread::spawn(start).join().unwrap();
        let (stat, end) = (Path::new(&proc).join("stat"), Instant::now() + Duration::from_secs(20));
        // Nobody waits for the child, so it stays as a zombie.
        while std::fs::read_to_string(&stat).is_ok_and(|stat| !stat.contains(") Z ")) {
            assert!(Instant::now() < end, "the child is still running");
            thread::sleep(Duration::from_millis(10));
        }
    }
}
