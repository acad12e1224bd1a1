use std::process::ExitCode;

use actors::wire::MessageKind;
use anyhow::bail;
use clap::{Args, Subcommand, builder::PossibleValuesParser};
use serde_json::json;
use sql::{
    inbox::{Audience, NewMessage},
    operator_log::Subject,
};

use super::{line, record, say, who};
use crate::{platform::html, server::database::Database};

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

/// Longest title, characters.
const MAX_TITLE: usize = 60;
/// Longest content, bytes.
const MAX_CONTENT: usize = 20_000;
/// Longest link, bytes.
const MAX_LINK: usize = 500;
/// Longest channel, characters.
const MAX_CHANNEL: usize = 64;

pub async fn run(Command::Send(send): Command, database: &Database) -> anyhow::Result<ExitCode> {
    let title = line("--title", &send.title, MAX_TITLE)?;
    if send.content.trim().is_empty() || send.content.len() > MAX_CONTENT {
        bail!("--content must not be empty, nor longer than {MAX_CONTENT} bytes");
    }
    if let Some(link) = &send.link
        && !(link.starts_with('/') && html::is_link(link) && link.len() <= MAX_LINK)
    {
        bail!("--link must be a path in the app, such as /checkin, of up to {MAX_LINK} bytes");
    }
    let content = html::sanitise(&send.content);
    if html::is_blank(&content) {
        bail!("--content is empty after the removal of HTML that is not allowed");
    }
    let to = audience(&send.to, database).await?;
    let new = NewMessage { kind: &send.kind, title, content: &content, link: send.link.as_deref() };
    let id = sql::inbox::send(&database.pool, &to, new).await?;
    // The log keeps the uid for ever. A phone or login name must not outlast an erasure.
    let recipient = if let Audience::One(uid) = &to { format!("uid:{uid}") } else { send.to.clone() };
    let after = json!({ "to": recipient, "title": title });
    record(database, "message.send", Subject::new("message", id), "", after).await?;
    say(format_args!("Sent message {id} to {}.", send.to))?;
    Ok(ExitCode::SUCCESS)
}

async fn audience(to: &str, database: &Database) -> anyhow::Result<Audience> {
    match to {
        "all" => Ok(Audience::All),
        "vip" => Ok(Audience::Members),
        _ => match to.strip_prefix("channel:") {
            Some(channel) => Ok(Audience::Channel(line("--to channel:", channel, MAX_CHANNEL)?.to_owned())),
            None => Ok(Audience::One(who::direct(to, database).await?)),
        },
    }
}
