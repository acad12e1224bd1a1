//! Runs `portal audit` after the load: the ledger must balance.

use std::process::Stdio;

use tokio::process::Command;

use crate::report::Report;

/// Runs the operator's command in a shell; its exit code decides. Without a command, the report asks the reader to run the audit.
pub async fn audit(command: Option<&str>, report: &mut Report) {
    let Some(command) = command else {
        report.notes.push("run `portal audit` now, or let --audit '<command>' do it".into());
        return;
    };
    eprintln!("audit: {command}");
    let ran = Command::new("sh").args(["-c", command]).stdin(Stdio::null()).output().await;
    let judged = ran.map(|ran| {
        let said = [ran.stdout, ran.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        (ran.status.success(), said.lines().last().unwrap_or("no output").to_owned())
    });
    report.promise_read("the audit finds nothing", judged);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Verdict;

    async fn audited(command: Option<&str>) -> Report {
        let mut report = Report::new("x", Vec::new(), &());
        audit(command, &mut report).await;
        report
    }

    #[tokio::test]
    async fn the_exit_code_of_the_audit_decides() {
        let clean = audited(Some("echo balanced")).await;
        assert_eq!((clean.verdict(), clean.promises[0].seen.as_str()), (Verdict::Kept, "balanced"));
        let wrong = audited(Some("echo 3 wrong >&2; exit 1")).await;
        assert_eq!((wrong.verdict(), wrong.promises[0].seen.as_str()), (Verdict::Broken, "3 wrong"));
    }

    #[tokio::test]
    async fn without_a_command_the_report_asks_for_the_audit() {
        let report = audited(None).await;
        assert!(report.promises.is_empty() && report.notes[0].contains("portal audit"));
    }
}
