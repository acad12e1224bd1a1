//! Tests that cannot run on this machine say so: a pass without a word would hide it.

use std::{fs::OpenOptions, io::Write};

/// Writes `SKIPPED <test>: <reason>` into the file that `PORTAL_SKIPS` names, otherwise to stderr. libtest does not capture either.
/// The caller returns after it.
pub fn skipped(reason: &str) {
    let line = format!("SKIPPED {}: {reason}\n", std::thread::current().name().unwrap_or("-"));
    match std::env::var_os("PORTAL_SKIPS") {
        Some(path) => {
            let mut file = OpenOptions::new().create(true).append(true).open(path).unwrap();
            file.write_all(line.as_bytes()).unwrap();
        }
        None => std::io::stderr().write_all(line.as_bytes()).unwrap(),
    }
}
