//! The unit under which systemd runs a node.

use std::process::Command;

use crate::harness::skipped;

const UNIT: &str = include_str!("../../src/ops/portal.service");
/// Of 10, as systemd counts what a service could do to the machine; it calls 2 and less well kept.
const MOST_EXPOSURE: &str = "20";

#[test]
fn the_unit_is_understood_and_locked_in() {
    if Command::new("systemd-analyze").arg("--version").output().is_err() {
        assert!(
            !std::path::Path::new("/run/systemd/system").exists(),
            "systemd runs here, but cannot be asked"
        );
        return skipped("systemd-analyze is not installed: Debian has it in the package systemd");
    }
    let folder = tempfile::tempdir().unwrap();
    let unit = folder.path().join("portal.service");
    // The binary has to be there.
    std::fs::write(&unit, UNIT.replace("/usr/local/bin/portal", env!("CARGO_BIN_EXE_portal"))).unwrap();
    let exposure = format!("--threshold={MOST_EXPOSURE}");
    for args in [&["verify", "--man=no"][..], &["security", "--offline=true", "--no-pager", &exposure]] {
        let asked = Command::new("systemd-analyze").args(args).arg(&unit).output().unwrap();
        let said = [asked.stdout, asked.stderr].map(|said| String::from_utf8(said).unwrap()).concat();
        assert!(asked.status.success(), "{args:?}: {said}");
        assert!(!said.contains("Unknown"), "{args:?}: {said}");
    }
}
