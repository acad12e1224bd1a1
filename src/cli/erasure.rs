//! `portal account erase` and `portal account export`. Both need the database, and the export the media store, so they do not use the
//! operators' API.

use std::{path::PathBuf, process::ExitCode};

use actors::EndReason;
use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use sql::{
    erasure::{Advanced, Posts},
    operator_log::Subject,
};

use super::{account::Name, at, record, say, who};
use crate::{
    accounts::{erasure, export},
    config::Config,
    platform::storage::Stores,
    server::database::Database,
};

#[derive(Args)]
pub struct Erase {
    #[command(flatten)]
    who: Name,
    /// Erase now, without the cooling-off of PORTAL_ERASE_COOLING_OFF_DAYS
    #[arg(long)]
    now: bool,
    /// Cancel an erasure that was requested and has not begun
    #[arg(long, conflicts_with_all = ["now", "posts"])]
    cancel: bool,
    /// What happens to posts and comments: `keep` shows them under the name 已注销用户. By default what the player chose, or `keep`
    #[arg(long, value_enum)]
    posts: Option<ErasedPosts>,
}

#[derive(Args)]
pub struct Export {
    #[command(flatten)]
    who: Name,
    /// The zip to write. It must not exist
    #[arg(long)]
    to: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
enum ErasedPosts {
    Keep,
    Delete,
}

pub async fn run_export(export: Export, database: &Database, config: &Config) -> anyhow::Result<ExitCode> {
    let Export { who: Name { who }, to } = export;
    let uid = who::direct(&who, database).await?;
    let stores = Stores::open(config)?;
    let added = |name: &str| eprintln!("{name}");
    let written = export::write_file(&database.pool, &*stores.media, uid, &to, added).await?;
    record(database, "account.export", Subject::account(uid), "", Value::Null).await?;
    let export::Written { rows, media, missing } = written;
    say(format_args!("{}: {rows} rows, {media} media files, {missing} missing in the store.", to.display()))?;
    Ok(ExitCode::SUCCESS)
}

pub async fn run_erase(erase: Erase, database: &Database, config: &Config) -> anyhow::Result<ExitCode> {
    let Erase { who: Name { who }, now, cancel, posts } = erase;
    let posts = posts.map(|posts| match posts {
        ErasedPosts::Keep => Posts::Keep,
        ErasedPosts::Delete => Posts::Delete,
    });
    let uid = who::direct(&who, database).await?;
    if cancel {
        if !sql::erasure::cancel(&database.pool, uid).await? {
            bail!("no erasure of {who} waits; nothing was done");
        }
        record(database, "account.cancel_erasure", Subject::account(uid), "", Value::Null).await?;
        say(format_args!("The erasure of {who} is cancelled."))?;
        return Ok(ExitCode::SUCCESS);
    }
    let days = if now { 0 } else { config.privacy.erase_cooling_off_days };
    let reason = EndReason::Erasing.as_str();
    let due = sql::erasure::request_by_operator(&database.pool, uid, posts, days, reason).await?;
    let due = due.with_context(|| format!("there is no account {uid}"))?;
    record(database, "account.erase", Subject::account(uid), "", json!({ "dueTime": at(due) })).await?;
    if !now {
        say(format_args!("{who} will be erased after {}, unless the player signs in before.", at(due)))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut changed = 0;
    let ended = erasure::erase(&database.pool, uid, |step, rows| {
        changed += rows;
        // A closed pipe does not stop the erasure.
        let _ = say(format_args!("{}: {changed} rows", step.name()));
    })
    .await?;
    match ended {
        Advanced::Done => say(format_args!("{who} is erased; the account {uid} is a pseudonym now."))?,
        Advanced::OpenOrders => bail!(
            "{who} has an open order: nothing was erased. The portal erases the account when the order has ended; \
             `portal order list` shows it"
        ),
        Advanced::Elsewhere => {
            bail!("a node erases {who} at this moment; run the command again to see the end")
        }
        Advanced::NotDue => bail!(
            "{who} is suspended: nothing was erased. The portal erases the account after the suspension; \
             `portal account restore` ends it now"
        ),
        Advanced::Nothing => {
            bail!("{who} signed in at this moment, which cancelled the erasure; nothing was erased")
        }
        Advanced::Worked { .. } => unreachable!("erase runs to an end"),
    }
    Ok(ExitCode::SUCCESS)
}
