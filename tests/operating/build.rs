//! The version line names the commit of the sources, or says that it is unknown.

use std::{path::Path, process::Command};

use portal::platform::build_info;

use crate::harness::Ran;

// Its `main` runs at build time only.
#[allow(dead_code)]
#[path = "../../src/platform/build.rs"]
mod script;

use script::commit;

const COMMIT: &str = "0123456789abcdef0123456789abcdef01234567";

fn git(folder: &Path, arguments: &[&str]) -> String {
    let who = ["-c", "user.name=portal", "-c", "user.email=portal@example.com"];
    let ran = Command::new("git").arg("-C").arg(folder).args(who).args(arguments).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap().trim().to_owned()
}

#[tokio::test]
async fn the_version_names_commit_and_compiler() {
    let said = Ran::with(&[], &["--version"]).await.ok();
    assert_eq!(said.trim(), format!("portal {}", build_info::LINE));
    let commit = build_info::COMMIT.trim_end_matches("-dirty");
    let known = commit.len() == 12 && commit.bytes().all(|byte| byte.is_ascii_hexdigit());
    assert!(known || build_info::COMMIT == "unknown", "{said}");
    assert!(build_info::RUSTC.starts_with(|first: char| first.is_ascii_digit()), "{said}");
}

#[test]
fn a_build_without_git_says_unknown_unless_it_is_told_its_commit() {
    let folder = tempfile::tempdir().unwrap();
    let of = |given, asks_git| commit(given, asks_git, folder.path());
    assert_eq!(of(None, true).unwrap(), "unknown");
    assert_eq!(of(Some(""), true).unwrap(), "unknown");
    assert_eq!(of(Some(COMMIT), true).unwrap(), COMMIT[..12]);
    assert_eq!(of(Some(COMMIT), false).unwrap(), COMMIT[..12]);
    for wrong in ["main", "0123456", "0123456789ABCDEF", "0123456789ab\n0", &"0".repeat(65)] {
        assert!(of(Some(wrong), true).unwrap_err().contains("BUILD_COMMIT"), "{wrong}");
    }
}

#[test]
fn a_build_of_changed_files_is_marked() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("main.rs");
    git(folder.path(), &["init", "--quiet"]);
    std::fs::write(&file, "fn main() {}\n").unwrap();
    git(folder.path(), &["add", "main.rs"]);
    git(folder.path(), &["commit", "--quiet", "--message", "Begin"]);
    let clean = commit(None, true, folder.path()).unwrap();
    assert_eq!(clean.len(), 12, "{clean}");
    // A file that git does not know is in no build by itself.
    std::fs::write(folder.path().join("notes"), "").unwrap();
    assert_eq!(commit(None, true, folder.path()).unwrap(), clean);
    std::fs::write(&file, "fn main() { panic!() }\n").unwrap();
    assert_eq!(commit(None, true, folder.path()).unwrap(), format!("{clean}-dirty"));
    git(folder.path(), &["commit", "--quiet", "--all", "--message", "Panic"]);
    let next = commit(None, true, folder.path()).unwrap();
    assert!(next != clean && next.len() == 12, "{next}");
}

#[test]
fn a_release_build_in_a_checkout_names_its_commit_and_a_folder_of_another_repository_does_not() {
    let folder = tempfile::tempdir().unwrap();
    git(folder.path(), &["init", "--quiet"]);
    git(folder.path(), &["commit", "--quiet", "--allow-empty", "--message", "Begin"]);
    let head = git(folder.path(), &["rev-parse", "HEAD"]);
    assert_eq!(commit(None, true, folder.path()).unwrap(), head[..12]);
    // The other builds do not ask git: each commit would compile the crate again.
    assert_eq!(commit(None, false, folder.path()).unwrap(), "unknown");
    let unpacked = folder.path().join("portal-0.1.0");
    std::fs::create_dir(&unpacked).unwrap();
    assert_eq!(commit(None, true, &unpacked).unwrap(), "unknown");
}
