//! `portal migrate`

use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use sql::privileges;

use super::say;
use crate::server::database::Database;

#[derive(Args)]
pub struct Migrate {
    /// Grant this PostgreSQL role the run-time rights of the portal, and nothing more: servers and commands run as it, only
    /// `migrate` runs as the database's owner
    #[arg(long, value_name = "ROLE")]
    grant_to: Option<String>,
}

pub async fn run(migrate: Migrate, database: &Database) -> anyhow::Result<ExitCode> {
    if sql::is_standby(&database.pool).await? {
        bail!(
            "the database is a standby, which accepts no writes: let DATABASE_URL name the primary, or all machines and \
             target_session_attrs=read-write"
        );
    }
    if let Some(role) = &migrate.grant_to {
        privileges::check(&database.direct_url, role).await?;
    }
    let applied = database.migrate().await?;
    match applied.as_slice() {
        [] => say("The schema is up to date.")?,
        applied => applied.iter().try_for_each(|name| say(format_args!("applied {name}")))?,
    }
    if let Some(role) = migrate.grant_to {
        privileges::grant(&database.direct_url, &role).await?;
        say(format_args!("{role} may serve the portal, and nothing else."))?;
    }
    Ok(ExitCode::SUCCESS)
}
