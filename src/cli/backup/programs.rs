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
use tokio::process::Command;

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
pub fn connecting(program: &Path, url: &str) -> Command {
    let mut command = Command::new(program);
    for (name, _) in env::vars_os().filter(|(name, _)| name.as_encoded_bytes().starts_with(b"PG")) {
        command.env_remove(name);
    }
    let (address, password) = split_password(url);
    command.arg("--dbname").arg(address).env("PGAPPNAME", "portal backup").env("PGCONNECT_TIMEOUT", "10");
    if let Some(password) = password {
        command.env("PGPASSWORD", password);
    }
    command
}

/// Runs the command; returns its output. An error has PostgreSQL's reason in one line.
pub async fn run(mut command: Command) -> anyhow::Result<String> {
    command.env("LC_ALL", "C").stdin(Stdio::null()).kill_on_drop(true);
    let name = Path::new(command.as_std().get_program()).display().to_string();
    let output = command.output().await.with_context(|| format!("{name} could not be started"))?;
    if !output.status.success() {
        bail!("{}", complaint(&String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The first error in what the program wrote, else its last line.
fn complaint(stderr: &str) -> String {
    let error = stderr.lines().find_map(|line| line.split_once("error: ")).map(|(_, reason)| reason);
    let last = || stderr.lines().rev().find(|line| !line.trim().is_empty());
    error.or_else(last).unwrap_or("it gave no reason").trim().trim_end_matches('.').to_owned()
}

/// Splits an address such as `postgres://user:password@host/database`.
fn split_password(url: &str) -> (String, Option<OsString>) {
    let split = || {
        let (scheme, rest) = url.split_once("://")?;
        let (authority, path) = rest.split_at(rest.find(['/', '?']).unwrap_or(rest.len()));
        let (credentials, hosts) = authority.rsplit_once('@')?;
        let (user, password) = credentials.split_once(':')?;
        Some((format!("{scheme}://{user}@{hosts}{path}"), decoded(password)))
    };
    match split() {
        Some((address, password)) => (address, Some(password)),
        None => (url.to_owned(), None),
    }
}

/// Decodes `%XX`.
fn decoded(text: &str) -> OsString {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        bytes.extend(before.as_bytes());
        match after.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(b'%');
                rest = after;
            }
        }
    }
    bytes.extend(rest.as_bytes());
    OsString::from_vec(bytes)
}

#[cfg(test)]
mod tests {
    use super::{complaint, split_password};

    #[test]
    fn no_password_stays_in_the_address() {
        for (url, address, password) in [
            ("postgres://portal:a%40b%2Fc@db:5432/portal", "postgres://portal@db:5432/portal", Some("a@b/c")),
            (
                "postgresql://portal:100%@db1,db2/portal?target_session_attrs=read-write",
                "postgresql://portal@db1,db2/portal?target_session_attrs=read-write",
                Some("100%"),
            ),
            (
                "postgres://portal@db/portal?application_name=a:b@c",
                "postgres://portal@db/portal?application_name=a:b@c",
                None,
            ),
            ("postgres:///portal", "postgres:///portal", None),
        ] {
            let (found, secret) = split_password(url);
            assert_eq!(
                (found.as_str(), secret.as_deref().and_then(|secret| secret.to_str())),
                (address, password)
            );
        }
    }

    #[test]
    fn the_reason_of_a_failure_is_the_first_error() {
        let told = "pg_restore: while PROCESSING TOC:\npg_restore: error: could not read from input file: end of file\n";
        assert_eq!(complaint(told), "could not read from input file: end of file");
        assert_eq!(complaint("\nsegmentation fault\n"), "segmentation fault");
        assert_eq!(complaint(""), "it gave no reason");
    }
}
