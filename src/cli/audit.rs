use std::process::ExitCode;

use super::say;
use crate::server::database::Database;

pub async fn run(database: &Database) -> anyhow::Result<ExitCode> {
    let findings = sql::audit::audit(&database.pool).await?;
    for finding in &findings {
        let verdict = if finding.wrong == 0 { "ok   " } else { "WRONG" };
        let wrong = if finding.wrong == 0 { String::new() } else { format!(", {} wrong", finding.wrong) };
        say(format_args!("{verdict} {} ({} checked{wrong})", finding.invariant, finding.checked))?;
    }
    let broken = findings.iter().filter(|finding| finding.wrong > 0).count();
    if broken > 0 {
        anyhow::bail!("{broken} of {} invariants do not hold", findings.len());
    }
    Ok(ExitCode::SUCCESS)
}
