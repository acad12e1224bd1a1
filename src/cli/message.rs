//! `portal message`: messages to players, by the operators' API.

use std::process::ExitCode;

use actix_web::http::Method;
use actors::wire::MessageKind;
use anyhow::bail;
use clap::{Args, Subcommand, builder::PossibleValuesParser};
use serde_json::json;
use uuid::Uuid;

use super::{
    ops::{OpsClient, with_ops},
    proposal, say, who,
};
use crate::config::Config;

#[derive(Subcommand)]
pub enum Command {
    /// Send a message; open pages show it at once
    Send(Send),
}

#[derive(Args)]
pub struct Send {
    /// `all`, `vip` (members), `channel:<id>`, or a player as `--who` of other commands names one
    #[arg(long, visible_alias = "who")]
    to: String,
    #[arg(long)]
    title: String,
    /// Text or simple HTML (paragraphs, lists, emphasis, links)
    #[arg(long)]
    content: String,
    /// Target of a tap: a path in the app, such as /checkin
    #[arg(long)]
    link: Option<String>,
    #[arg(
        long,
        default_value = MessageKind::System.name(),
        value_parser = PossibleValuesParser::new(MessageKind::ALL.map(MessageKind::name))
    )]
    kind: String,
}

pub async fn run(Command::Send(send): Command, config: &Config) -> anyhow::Result<ExitCode> {
    with_ops(config, async |ops| run_send(send, ops).await).await
}

async fn run_send(send: Send, ops: &OpsClient) -> anyhow::Result<ExitCode> {
    let Send { to, title, content, link, kind } = send;
    let recipients = recipients(&to, ops).await?;
    let body = json!({ "to": recipients, "title": title, "content": content, "link": link, "kind": kind });
    let reply = ops.call(Method::POST, "message", Some(body), Some(Uuid::new_v4())).await?;
    if reply.code == 2002 {
        bail!("there is no account {to}");
    }
    let outcome = reply.ok()?;
    match proposal::pending(&outcome) {
        Some(proposed) => say(proposed)?,
        None => say(format_args!("Sent message {} to {to}.", outcome["result"]["message"]))?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Converts `--to` to the recipients of the API. `uid:` needs no search, so an operator without `account.read` can use it.
async fn recipients(to: &str, ops: &OpsClient) -> anyhow::Result<String> {
    let is_uid = |name: &str| name.parse::<i64>().is_ok_and(|uid| uid > 0);
    match to.split_once(':') {
        Some(("channel", _)) => Ok(to.to_owned()),
        Some(("uid", uid)) if is_uid(uid) => Ok(to.to_owned()),
        None if matches!(to, "all" | "vip") => Ok(to.to_owned()),
        _ => Ok(format!("uid:{}", who::uid(ops, to).await?)),
    }
}
