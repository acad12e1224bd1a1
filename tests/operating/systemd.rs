//! The systemd unit of a node.

use std::process::Command;

use crate::harness::skipped;

const UNIT: &str = include_str!("../../src/ops/portal.service");
/// Settings without which the node listens elsewhere, or cannot write.
const NAMED: [&str; 2] = ["PORTAL_HTTP_ADDR", "PORTAL_HOME"];
/// Threshold of `systemd-analyze security`, in tenths: up to 2.0 of 10, systemd rates a service as well protected.
const MOST_EXPOSURE: &str = "20";

#[test]
fn systemd_accepts_the_unit_and_rates_its_exposure_as_low() {
    if Command::new("systemd-analyze").arg("--version").output().is_err() {
        assert!(
            !std::path::Path::new("/run/systemd/system").exists(),
            "systemd runs here, but cannot be asked"
        );
        return skipped("systemd-analyze is not installed: Debian has it in the package systemd");
    }
    let folder = tempfile::tempdir().unwrap();
    let unit = folder.path().join("portal.service");
    // The binary must exist.
    std::fs::write(&unit, UNIT.replace("/usr/local/bin/portal", env!("CARGO_BIN_EXE_portal"))).unwrap();
    let exposure = format!("--threshold={MOST_EXPOSURE}");
    for args in [&["verify", "--man=no"][..], &["security", "--offline=true", "--no-pager", &exposure]] {
        let asked = Command::new("systemd-analyze").args(args).arg(&unit).output().unwrap();
        let said = [asked.stdout, asked.stderr].map(|said| String::from_utf8(said).unwrap()).concat();
        assert!(asked.status.success(), "{args:?}: {said}");
        assert!(!said.contains("Unknown"), "{args:?}: {said}");
    }
}

#[test]
fn the_unit_and_the_pages_name_the_address_and_the_folder_of_a_node() {
    let pages = [include_str!("../../src/ops/install.md"), include_str!("../../src/ops/zh/install.md")];
    for name in NAMED {
        let is_set =
            UNIT.lines().any(|line| line.starts_with("Environment=") && line.contains(&format!("{name}=")));
        assert!(is_set, "{name} is not in the unit");
        for page in pages {
            assert!(page.contains(&format!("`{name}`")), "{name} is not explained");
        }
    }
}
