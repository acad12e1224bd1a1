//! `portal post` and `portal comment`: operators' decisions about posts and comments, by the operators' API.

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
    /// Its id; that of a post is in its address
    #[arg(value_parser = clap::value_parser!(i64).range(1..))]
    id: i64,
    /// Sent to the author in a message
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
pub struct Which {
    /// Its id; that of a post is in its address
    #[arg(value_parser = clap::value_parser!(i64).range(1..))]
    id: i64,
    /// Sent to the author in a message
    #[arg(long)]
    reason: Option<String>,
}

pub async fn run(command: Command, config: &Config) -> anyhow::Result<ExitCode> {
    let (call, is, id, reason) = match command {
        Command::Hide(Why { id, reason }) => ("hide", "hidden", id, Some(reason)),
        Command::Restore(Which { id, reason }) => ("show", "shown", id, reason),
        Command::Lock(Why { id, reason }) => ("lock", "locked", id, Some(reason)),
        Command::Unlock(Which { id, reason }) => ("unlock", "unlocked", id, reason),
        Command::Delete(Why { id, reason }) => ("delete", "deleted", id, Some(reason)),
    };
    with_ops(config, async |ops| {
        change(ops, "post", id, (call, is), reason.as_deref()).await?;
        Ok(ExitCode::SUCCESS)
    })
    .await
}

pub async fn run_comment(command: CommentCommand, config: &Config) -> anyhow::Result<ExitCode> {
    let (call, is, id, reason) = match command {
        CommentCommand::Hide(Why { id, reason }) => ("hide", "hidden", id, Some(reason)),
        CommentCommand::Show(Which { id, reason }) => ("show", "shown", id, reason),
    };
    with_ops(config, async |ops| {
        change(ops, "comment", id, (call, is), reason.as_deref()).await?;
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
