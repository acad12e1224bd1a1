//! The server process of a data folder. `postmaster.pid` names it; it counts only if the process really serves that folder. Signals
//! stop it.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::error::{At, Error, Result};

/// The signals that stop a server, each with the time before the next one. INT ends connections and writes a checkpoint. QUIT ends
/// at once and leaves recovery to the next start. KILL is for a server that reacts to neither.
pub const STOP_STEPS: [(&str, Duration); 3] =
    [("INT", Duration::from_secs(30)), ("QUIT", Duration::from_secs(5)), ("KILL", Duration::from_secs(5))];

const LOOK_EVERY: Duration = Duration::from_millis(25);

/// Clears the remains of a killed owner: stops its server if that still runs, or removes the file of a process that is gone or
/// whose id now belongs to another program.
pub fn clear_the_way(data: &Path) -> Result<()> {
    let file = data.join("postmaster.pid");
    let Ok(text) = fs::read_to_string(&file) else { return Ok(()) };
    let written_pid = text.lines().next().and_then(|line| line.trim().parse().ok());
    if let Some(pid) = written_pid.filter(|pid| serves(*pid, data)) {
        tracing::warn!(pid, "stopping the PostgreSQL that a portal which was killed left behind");
        stop(pid, data)?;
    }
    match fs::remove_file(&file) {
        Ok(()) => {
            tracing::info!(file = %file.display(), "removed what a PostgreSQL that is gone left behind");
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
        denied => denied.at("remove", &file)?,
    }
    Ok(())
}

/// Whether the server with the process id `pid` reports that it is ready on `port`.
pub fn is_ready(data: &Path, pid: u32, port: u16) -> bool {
    let text = fs::read_to_string(data.join("postmaster.pid")).unwrap_or_default();
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    // Lines: process id, data folder, start time, port, socket folder, address, shared memory, status.
    lines.len() >= 8 && lines[0] == pid.to_string() && lines[3] == port.to_string() && lines[7] == "ready"
}

pub fn signal(pid: u32, name: &str) {
    let mut kill = Command::new("/bin/sh");
    kill.args(["-c", "kill -s \"$0\" \"$1\"", name, &pid.to_string()]);
    // Fails if the process has just ended, which is the goal.
    let _ = kill.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
}

fn stop(pid: u32, data: &Path) -> Result<()> {
    for (name, patience) in STOP_STEPS {
        signal(pid, name);
        let deadline = Instant::now() + patience;
        while Instant::now() < deadline {
            if !serves(pid, data) {
                return Ok(());
            }
            thread::sleep(LOOK_EVERY);
        }
    }
    Err(Error::Stubborn { pid, data: data.to_owned() })
}

/// Whether process `pid` is a PostgreSQL server of `data`: its working folder is `data`, or its command line has it.
fn serves(pid: u32, data: &Path) -> bool {
    let process = Path::new("/proc").join(pid.to_string());
    if !Path::new("/proc/self").exists() {
        let shown = Command::new("ps").args(["-ww", "-o", "command=", "-p", &pid.to_string()]).output();
        let command =
            shown.map(|shown| String::from_utf8_lossy(&shown.stdout).into_owned()).unwrap_or_default();
        return command.contains("postgres") && command.contains(&*data.to_string_lossy());
    }
    let command = fs::read(process.join("cmdline")).unwrap_or_default();
    let mut arguments = command.split(|byte| *byte == 0);
    let program = arguments.next().unwrap_or_default();
    let named = arguments.any(|argument| argument == data.as_os_str().as_encoded_bytes());
    // A root without the right to trace cannot read another user's working folder, but can read the command line.
    let works_there = || fs::read_link(process.join("cwd")).is_ok_and(|folder| folder == data);
    program.ends_with(b"postgres") && (named || works_there())
}
