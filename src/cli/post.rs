use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use serde_json::json;
use sql::{
    inbox::NewMessage,
    operator_log::Subject,
    thread::{Change, Outcome},
};

use super::{line, record, say};
use crate::{
    platform::html,
    server::database::Database,
    text::{Language, Text},
};

#[derive(Subcommand)]
pub enum Command {
    /// Hide a post: nobody sees it or writes into it, and its viewers are notified
    Hide(Why),
    /// Undo `hide`
    Restore(Post),
    /// Stop new comments
    Lock(Why),
    /// Undo `lock`
    Unlock(Post),
    /// Delete a post for ever
    Delete(Why),
}

#[derive(Args)]
pub struct Why {
    /// The post's id, as in its address
    #[arg(value_parser = clap::value_parser!(i64).range(1..))]
    id: i64,
    /// Sent to the author in a message
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
pub struct Post {
    /// The post's id, as in its address
    #[arg(value_parser = clap::value_parser!(i64).range(1..))]
    id: i64,
    /// Sent to the author in a message
    #[arg(long)]
    reason: Option<String>,
}

/// Longest reason, characters.
const MAX_REASON: usize = 200;

pub async fn run(command: Command, database: &Database) -> anyhow::Result<ExitCode> {
    let (change, id, reason) = match command {
        Command::Hide(Why { id, reason }) => (Change::Hide, id, Some(reason)),
        Command::Restore(Post { id, reason }) => (Change::Restore, id, reason),
        Command::Lock(Why { id, reason }) => (Change::Lock, id, Some(reason)),
        Command::Unlock(Post { id, reason }) => (Change::Unlock, id, reason),
        Command::Delete(Why { id, reason }) => (Change::Delete, id, Some(reason)),
    };
    let reason = reason.as_deref().map(|reason| line("--reason", reason, MAX_REASON)).transpose()?;
    self::change(database, id, change, reason).await?;
    Ok(ExitCode::SUCCESS)
}

/// Changes a post and notifies its author.
pub async fn change(
    database: &Database,
    id: i64,
    change: Change,
    reason: Option<&str>,
) -> anyhow::Result<()> {
    let about = {
        let client = database.pool.get().await.map_err(sql::Error::from)?;
        sql::moderation::about(&client, id).await?
    };
    let about = about.with_context(|| format!("there is no post {id}"))?;
    let (is, told) = words(change);
    let content = told
        .in_language(Language::Chinese)
        .replace("{reason}", &html::escape(reason.unwrap_or_default()))
        .replace("{post}", &html::escape(&about.name));
    let content = format!("<p>{}</p>", content.trim_end());
    let title = Text::Moderation.in_language(Language::Chinese);
    let message = NewMessage { kind: "moderation", title, content: &content, link: None };
    match sql::moderation::change(&database.pool, id, change, about.author, message).await? {
        Outcome::Changed(Some(_)) => {
            let (subject, after) = (Subject::new("post", id), json!({ "is": is }));
            record(database, "post.change", subject, reason.unwrap_or_default(), after).await?;
            say(format_args!("Post {id} is {is}."))?;
        }
        Outcome::Changed(None) => say(format_args!("Post {id} is {is} already; nothing was changed."))?,
        _ => bail!("post {id} is deleted and cannot be changed"),
    }
    Ok(())
}

/// The post's state after the change, and the message for its author.
fn words(change: Change) -> (&'static str, Text) {
    match change {
        Change::Hide => ("hidden", Text::PostHidden),
        Change::Restore => ("shown", Text::PostRestored),
        Change::Lock => ("locked", Text::PostLocked),
        Change::Unlock => ("unlocked", Text::PostUnlocked),
        Change::Delete => ("deleted", Text::PostDeleted),
    }
}
