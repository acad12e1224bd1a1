//! `portal post` and `portal comment`: operators' decisions about posts and comments, by the operators' API. Each id is a call
//! of its own: the first that fails ends the command.

use std::process::ExitCode;

use anyhow::bail;
use clap::{Args, Subcommand};
use serde_json::json;

use super::{
    line,
    ops::{OpsClient, with_ops},
    say,
};
use crate::{config::Config, operators::accounts::MAX_REASON};

#[derive(Subcommand)]
pub enum Command {
    /// Hide a post: nobody sees it or writes into it, and its viewers are notified
    Hide(Why),
    /// Undo `hide`
    #[command(visible_alias = "show")]
    Restore(Which),
    /// Stop new comments
    Lock(Why),
    /// Undo `lock`
    Unlock(Which),
    /// Delete a post for ever
    Delete(Why),
}

#[derive(Subcommand)]
pub enum CommentCommand {
    /// Hide a comment: it looks deleted
    Hide(Why),
    /// Undo `hide`
    Show(Which),
}

#[derive(Args)]
pub struct Why {
    /// One or more ids; that of a post is in its address
    #[arg(required = true, value_parser = clap::value_parser!(i64).range(1..))]
    ids: Vec<i64>,
    /// Sent to the author in a message
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
pub struct Which {
    /// One or more ids; that of a post is in its address
    #[arg(required = true, value_parser = clap::value_parser!(i64).range(1..))]
    ids: Vec<i64>,
    /// Sent to the author in a message
    #[arg(long)]
    reason: Option<String>,
}

pub async fn run(command: Command, config: &Config) -> anyhow::Result<ExitCode> {
    let (call, is, ids, reason) = match command {
        Command::Hide(Why { ids, reason }) => ("hide", "hidden", ids, Some(reason)),
        Command::Restore(Which { ids, reason }) => ("show", "shown", ids, reason),
        Command::Lock(Why { ids, reason }) => ("lock", "locked", ids, Some(reason)),
        Command::Unlock(Which { ids, reason }) => ("unlock", "unlocked", ids, reason),
        Command::Delete(Why { ids, reason }) => ("delete", "deleted", ids, Some(reason)),
    };
    with_ops(config, async |ops| {
        for id in ids {
            change(ops, "post", id, (call, is), reason.as_deref()).await?;
        }
        Ok(ExitCode::SUCCESS)
    })
    .await
}

pub async fn run_comment(command: CommentCommand, config: &Config) -> anyhow::Result<ExitCode> {
    let (call, is, ids, reason) = match command {
        CommentCommand::Hide(Why { ids, reason }) => ("hide", "hidden", ids, Some(reason)),
        CommentCommand::Show(Which { ids, reason }) => ("show", "shown", ids, reason),
    };
    with_ops(config, async |ops| {
        for id in ids {
            change(ops, "comment", id, (call, is), reason.as_deref()).await?;
        }
        Ok(ExitCode::SUCCESS)
    })
    .await
}

async fn change(
    ops: &OpsClient,
    kind: &str,
    id: i64,
    (call, is): (&str, &str),
    reason: Option<&str>,
) -> anyhow::Result<()> {
    let reason = reason.map(|reason| line("--reason", reason, MAX_REASON)).transpose()?;
    let body = json!({ "reason": reason.unwrap_or_default() });
    let reply = ops.post(&format!("{kind}/{id}/{call}"), body).await?;
    match reply.code {
        2002 => bail!("there is no {kind} {id}"),
        // The text of such a condition continues the sentence: "is deleted".
        2004 if reply.data["need"] != "password" => bail!("{kind} {id} {}", reply.msg),
        _ => {}
    }
    let what = if kind == "post" { "Post" } else { "Comment" };
    let data = reply.ok()?;
    match data["changed"] == true {
        true => say(format_args!("{what} {id} is {is}."))?,
        false => say(format_args!("{what} {id} is {is} already; nothing was changed."))?,
    }
    Ok(())
}
