//! Runs PostgreSQL's programs `pg_dump` and `pg_restore`.

use std::{
    env,
    ffi::OsString,
    fs,
    os::unix::ffi::OsStringExt,
    path::{Path, PathBuf},
    process::Stdio,
};

use anyhow::{Context, bail};
use rustix::process::{Pid, Signal, kill_process_group};
use sql::{LibpqAddress, backup::APPLICATION, for_libpq};
use tokio::process::{Child, Command};

/// A program of the newest PostgreSQL on this machine, or of `folder`. An older program refuses a newer server.
pub fn find(name: &str, folder: Option<&Path>) -> anyhow::Result<PathBuf> {
    if let Some(folder) = folder {
        let program = folder.join(name);
        if !program.is_file() {
            bail!("there is no {name} in {}: name PostgreSQL's folder of programs", folder.display());
        }
        return Ok(program);
    }
    let debian = newest_of(Path::new("/usr/lib/postgresql"), name);
    let path = env::var_os("PATH").unwrap_or_default();
    let on_path =
        || env::split_paths(&path).map(|folder| folder.join(name)).find(|program| program.is_file());
    debian.or_else(on_path).with_context(|| {
        format!("{name} was not found: install PostgreSQL's programs (Debian: postgresql), or name their folder with --programs")
    })
}

/// Debian has a folder for each major version.
fn newest_of(versions: &Path, name: &str) -> Option<PathBuf> {
    let majors = fs::read_dir(versions).ok()?.flatten();
    let found = majors.filter_map(|entry| {
        let major: u32 = entry.file_name().to_str()?.parse().ok()?;
        let program = entry.path().join("bin").join(name);
        program.is_file().then_some((major, program))
    });
    found.max().map(|(_, program)| program)
}

/// A command that connects to this address, and to no other: variables such as `PGDATABASE` do not reach it. The password is in the
/// environment.
pub fn connecting(program: &Path, url: &str) -> anyhow::Result<Command> {
    let mut command = Command::new(program);
    for (name, _) in env::vars_os().filter(|(name, _)| name.as_encoded_bytes().starts_with(b"PG")) {
        command.env_remove(name);
    }
    let LibpqAddress { address, password } = for_libpq(url, APPLICATION)?;
    command.arg("--dbname").arg(address).env("PGCONNECT_TIMEOUT", "10");
    if let Some(password) = password {
        command.env("PGPASSWORD", OsString::from_vec(password));
    }
    Ok(command)
}

/// Runs the command; returns its output. An error has PostgreSQL's reason in one line.
pub async fn run(mut command: Command) -> anyhow::Result<String> {
    command.env("LC_ALL", "C").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let name = Path::new(command.as_std().get_program()).display().to_string();
    let could_not = || format!("{name} could not be started");
    let child = command.process_group(0).spawn().with_context(could_not)?;
    let mut group = ProcessGroup::of(&child);
    let output = child.wait_with_output().await.with_context(could_not)?;
    if !output.status.success() {
        bail!("{}", complaint(&String::from_utf8_lossy(&output.stderr)));
    }
    group.has_ended();
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A program and its workers, such as those of `pg_restore --jobs`. Dropping it ends them all, unless the program has succeeded.
struct ProcessGroup(Option<Pid>);

impl ProcessGroup {
    /// The child leads its group.
    fn of(leader: &Child) -> Self {
        let id = leader.id().and_then(|id| i32::try_from(id).ok());
        Self(id.and_then(Pid::from_raw))
    }

    fn has_ended(&mut self) {
        self.0 = None;
    }
}

impl Drop for ProcessGroup {
    fn drop(&mut self) {
        if let Some(group) = self.0 {
            // Fails if no process is left.
            let _ = kill_process_group(group, Signal::KILL);
        }
    }
}

/// The first error in what the program wrote, else its last line.
fn complaint(stderr: &str) -> String {
    let error = stderr.lines().find_map(|line| line.split_once("error: ")).map(|(_, reason)| reason);
    let last = || stderr.lines().rev().find(|line| !line.trim().is_empty());
    error.or_else(last).unwrap_or("it gave no reason").trim().trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::complaint;

    #[test]
    fn the_reason_of_a_failure_is_the_first_error() {
        let told = "pg_restore: while PROCESSING TOC:\npg_restore: error: could not read from input file: end of file\n";
        assert_eq!(complaint(told), "could not read from input file: end of file");
        assert_eq!(complaint("\nsegmentation fault\n"), "segmentation fault");
        assert_eq!(complaint(""), "it gave no reason");
    }
}
