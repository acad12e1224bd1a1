//! Programs that end with this one, however it ends.

use std::{ffi::OsStr, process::Stdio};

use tokio::process::Command;

/// The kernel kills it when the *thread* that starts it ends: that is the main one, on which scenarios run. Ctrl-C in a terminal is for the
/// load: what it needs ends with it.
pub fn bound(program: impl AsRef<OsStr>) -> Command {
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
    fn it_ends_with_whoever_started_it_and_could_not_say_goodbye() {
        let start = || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            let _entered = runtime.enter();
            let child = bound("sleep").arg("600").spawn().unwrap();
            let proc = format!("/proc/{}", child.id().unwrap());
            // Once it is bound, which is before it is what was asked for.
            while std::fs::read_to_string(format!("{proc}/comm")).unwrap().trim() != "sleep" {
                thread::yield_now();
            }
            std::mem::forget(child);
            proc
        };
        let proc = thread::spawn(start).join().unwrap();
        let (stat, end) = (Path::new(&proc).join("stat"), Instant::now() + Duration::from_secs(20));
        // Nobody waits for it: it stays as a zombie.
        while std::fs::read_to_string(&stat).is_ok_and(|stat| !stat.contains(") Z ")) {
            assert!(Instant::now() < end, "it lives on");
            thread::sleep(Duration::from_millis(10));
        }
    }
}
