//! Names the commit and the compiler of this build, for `portal --version` and `portal_build_info`.
//!
//! - `BUILD_COMMIT` names the commit of a build outside of a checkout. Otherwise a release build asks git. Other builds do not: each
//!   commit would compile the crate again.
//! - A checkout whose tracked files differ from its commit gets `-dirty`. This script runs again after a change of a source, which also
//!   compiles the crate again.
//! - Reproducible: the result has no time and no path. A commit has 12 digits, however many objects the checkout has.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

const UNKNOWN: &str = "unknown";
/// What the program is compiled from. `web/dist` comes from `web/src`.
const SOURCES: [&str; 7] = ["Cargo.toml", "Cargo.lock", "actors/src", "sql", "src", "web/dist", "web/src"];
/// Digits of a commit.
const DIGITS: usize = 12;

fn main() {
    println!("cargo::rerun-if-changed=src/platform/build.rs");
    println!("cargo::rerun-if-env-changed=BUILD_COMMIT");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let given = env::var("BUILD_COMMIT").ok();
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if is_release && given.is_none() {
        // Both change with a commit. A path that does not exist would run this script at every build.
        let of_git = ["HEAD", "logs/HEAD"].into_iter().filter_map(|file| {
            git(&root, &["rev-parse", "--git-path", file]).map(|path| root.join(path.trim()))
        });
        let sources = SOURCES.into_iter().map(|source| root.join(source));
        for path in of_git.chain(sources).filter(|path| path.exists()) {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    match commit(given.as_deref(), is_release, &root) {
        Ok(commit) => println!("cargo::rustc-env=BUILT_COMMIT={commit}"),
        Err(fault) => println!("cargo::error={fault}"),
    }
    println!("cargo::rustc-env=BUILT_RUSTC={}", rustc().unwrap_or_else(|| UNKNOWN.to_owned()));
}

/// The commit of the sources in `root`. `given`: the value of `BUILD_COMMIT`.
pub fn commit(given: Option<&str>, asks_git: bool, root: &Path) -> Result<String, String> {
    match given.map(str::trim) {
        None | Some("") if asks_git => Ok(checked_out(root).unwrap_or_else(|| UNKNOWN.to_owned())),
        None | Some("" | UNKNOWN) => Ok(UNKNOWN.to_owned()),
        Some(given) => shortened(given)
            .ok_or_else(|| format!("BUILD_COMMIT is \"{given}\": must be 12 to 64 digits 0-9, a-f")),
    }
}

/// The commit that `root` has checked out. `None`: git is missing, or `root` is a folder of another repository.
fn checked_out(root: &Path) -> Option<String> {
    let told = git(root, &["rev-parse", "--show-prefix", "HEAD"])?;
    let (prefix, commit) = told.split_once('\n')?;
    if !prefix.is_empty() {
        return None;
    }
    let commit = shortened(commit.trim())?;
    // Writes nothing: another git may run.
    let changed = git(root, &["--no-optional-locks", "status", "--porcelain", "--untracked-files=no"])?;
    Some(if changed.is_empty() { commit } else { format!("{commit}-dirty") })
}

fn shortened(commit: &str) -> Option<String> {
    let is_commit = (DIGITS..=64).contains(&commit.len())
        && commit.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
    is_commit.then(|| commit[..DIGITS].to_owned())
}

fn git(root: &Path, arguments: &[&str]) -> Option<String> {
    let told = Command::new("git").arg("-C").arg(root).args(arguments).output().ok()?;
    if told.status.success() { String::from_utf8(told.stdout).ok() } else { None }
}

/// The compiler's version, such as 1.95.0.
fn rustc() -> Option<String> {
    let told = Command::new(env::var_os("RUSTC")?).arg("--version").output().ok()?;
    String::from_utf8(told.stdout).ok()?.split_whitespace().nth(1).map(str::to_owned)
}
