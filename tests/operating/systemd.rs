//! The systemd units: a node, and the nightly backup.

use std::process::{Command, Output};

use crate::harness::skipped;

const NODE: &str = include_str!("../../src/ops/portal.service");
const BACKUP: &str = include_str!("../../src/ops/portal-backup.service");
const TIMER: &str = include_str!("../../src/ops/portal-backup.timer");
/// Settings without which the node listens elsewhere, or cannot write.
const NAMED: [&str; 2] = ["PORTAL_HTTP_ADDR", "PORTAL_HOME"];
/// Threshold of `systemd-analyze security`, in tenths: up to 2.0 of 10, systemd rates a service as well protected.
const MOST_EXPOSURE: &str = "20";

#[test]
fn systemd_accepts_the_units_and_rates_their_exposure_as_low() {
    if Command::new("systemd-analyze").arg("--version").output().is_err() {
        assert!(
            !std::path::Path::new("/run/systemd/system").exists(),
            "systemd runs here, but cannot be asked"
        );
        return skipped("systemd-analyze is not installed: Debian has it in the package systemd");
    }
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in
        [("portal.service", NODE), ("portal-backup.service", BACKUP), ("portal-backup.timer", TIMER)]
    {
        // The binary must exist.
        let text = text.replace("/usr/local/bin/portal", env!("CARGO_BIN_EXE_portal"));
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let exposure = format!("--threshold={MOST_EXPOSURE}");
    for unit in ["portal.service", "portal-backup.service"] {
        for args in [&["verify", "--man=no"][..], &["security", "--offline=true", "--no-pager", &exposure]] {
            let asked =
                Command::new("systemd-analyze").args(args).arg(folder.path().join(unit)).output().unwrap();
            accepted(&asked, &format!("{args:?} {unit}"));
        }
    }
    let timer = folder.path().join("portal-backup.timer");
    let asked = Command::new("systemd-analyze").args(["verify", "--man=no"]).arg(timer).output().unwrap();
    accepted(&asked, "the timer");
}

fn accepted(asked: &Output, what: &str) {
    let said = [&asked.stdout[..], &asked.stderr].concat();
    let said = String::from_utf8(said).unwrap();
    assert!(asked.status.success(), "{what}: {said}");
    assert!(!said.contains("Unknown"), "{what}: {said}");
}

#[test]
fn the_unit_and_the_pages_name_the_address_and_the_folder_of_a_node() {
    let pages = [include_str!("../../src/ops/install.md"), include_str!("../../src/ops/zh/install.md")];
    for name in NAMED {
        let is_set =
            NODE.lines().any(|line| line.starts_with("Environment=") && line.contains(&format!("{name}=")));
        assert!(is_set, "{name} is not in the unit");
        for page in pages {
            assert!(page.contains(&format!("`{name}`")), "{name} is not explained");
        }
    }
}

/// A step of root could follow a link that the unit's user has placed in its folder.
#[test]
fn no_step_of_the_backup_runs_as_root_and_the_pages_link_its_metric() {
    let steps: Vec<_> = BACKUP.lines().filter(|line| line.starts_with("Exec")).collect();
    assert_eq!(steps.len(), 2, "{steps:?}");
    for step in steps {
        assert!(step.starts_with("ExecStart=/"), "a prefix such as + changes the user: {step}");
    }
    let metric = "/var/cache/portal-backup/verified.prom";
    assert!(BACKUP.contains(&format!("--metrics-file {metric}\n")));
    assert!(BACKUP.contains("\nCacheDirectory=portal-backup\nCacheDirectoryMode=0755\n"));
    let link = format!("ln -sf {metric} /var/lib/prometheus/node-exporter/portal-backup.prom");
    for page in [include_str!("../../src/ops/backup.md"), include_str!("../../src/ops/zh/backup.md")] {
        assert!(page.contains(&link));
    }
}
