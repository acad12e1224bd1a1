use std::process::ExitCode;

use crate::database::Database;

pub async fn run(database: &Database) -> anyhow::Result<ExitCode> {
    let findings = sql::audit::audit(&database.pool).await?;
    for finding in &findings {
        let verdict = if finding.wrong == 0 { "ok   " } else { "WRONG" };
        let wrong = if finding.wrong == 0 { String::new() } else { format!(", {} wrong", finding.wrong) };
        println!("{verdict} {} ({} checked{wrong})", finding.invariant, finding.checked);
    }
    let broken = findings.iter().filter(|finding| finding.wrong > 0).count();
    if broken > 0 {
        eprintln!("portal: {broken} of {} invariants do not hold", findings.len());
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}
