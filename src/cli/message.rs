use std::process::ExitCode;

use actors::wire::MessageKind;
use anyhow::{Context, bail};
use clap::{Args, Subcommand, builder::PossibleValuesParser};
use sql::inbox::{Audience, NewMessage};

use crate::{database::Database, html};

#[derive(Subcommand)]
pub enum Command {
    /// Send a message; open pages show it at once
    Send(Send),
}

#[derive(Args)]
pub struct Send {
    /// A login name, `all`, `vip` (members), or `channel:<id>`
    #[arg(long)]
    to: String,
    #[arg(long)]
    title: String,
    /// Text or simple HTML (paragraphs, lists, emphasis, links)
    #[arg(long)]
    content: String,
    /// Where a tap leads: a path in the app, such as /checkin
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

pub async fn run(Command::Send(send): Command, database: &Database) -> anyhow::Result<ExitCode> {
    let title = send.title.trim();
    if title.is_empty() || title.chars().count() > MAX_TITLE {
        bail!("--title must have 1 to {MAX_TITLE} characters");
    }
    if send.content.trim().is_empty() || send.content.len() > MAX_CONTENT {
        bail!("--content must not be empty, nor longer than {MAX_CONTENT} bytes");
    }
    if let Some(link) = &send.link
        && !(link.starts_with('/') && html::is_link(link))
    {
        bail!("--link must be a path in the app, such as /checkin");
    }
    let content = html::sanitise(&send.content);
    if html::is_blank(&content) {
        bail!("--content has nothing to show once what is not allowed is taken out");
    }
    let to = audience(&send.to, database).await?;
    let new = NewMessage { kind: &send.kind, title, content: &content, link: send.link.as_deref() };
    let id = sql::inbox::send(&database.pool, &to, new).await?;
    println!("Sent message {id} to {}.", send.to);
    Ok(ExitCode::SUCCESS)
}

async fn audience(to: &str, database: &Database) -> anyhow::Result<Audience> {
    match to {
        "all" => Ok(Audience::All),
        "vip" => Ok(Audience::Members),
        _ if to.starts_with("channel:") => Ok(Audience::Channel(to["channel:".len()..].to_owned())),
        login_name => Ok(Audience::One(uid_of(login_name, database).await?)),
    }
}

/// The account that an operator means.
pub async fn uid_of(login_name: &str, database: &Database) -> anyhow::Result<i64> {
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    sql::account::uid_by_login_name(&client, login_name)
        .await?
        .with_context(|| format!("nobody has the login name \"{login_name}\""))
}
