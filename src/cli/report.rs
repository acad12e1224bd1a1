use std::process::ExitCode;

use actors::{Clock, SystemClock};
use anyhow::{Context, bail};
use chrono::{DateTime, TimeDelta, Utc};
use clap::{Args, Subcommand, ValueEnum};
use serde_json::{Value, json};
use sql::{
    inbox::NewMessage,
    operator_log::Subject,
    report::{Kind, Reported, Thing},
    thread::Change,
};

use super::{at, figures::Daily, line, post, record, say};
use crate::{
    operators::accounts::mute_message,
    platform::html,
    server::database::Database,
    text::{Language, Text},
};

#[derive(Subcommand)]
pub enum Command {
    /// List the open reports, most often reported first
    List,
    /// Show one reported item and all its reports
    Show(What),
    /// Decide: closes all open reports of an item, and can act on it
    Resolve(Resolve),
    /// The business figures of days, compared with the week before
    Daily(Daily),
}

#[derive(Args)]
pub struct What {
    kind: ReportedKind,
    /// Id of the post, the comment or the player
    #[arg(value_parser = clap::value_parser!(i64).range(1..))]
    id: i64,
}

#[derive(Clone, Copy, ValueEnum)]
enum ReportedKind {
    Post,
    Comment,
    User,
}

#[derive(Args)]
pub struct Resolve {
    #[command(flatten)]
    what: What,
    /// The decision and its reason; if there is an action, the author is sent it
    #[arg(long)]
    verdict: String,
    /// Hide the post
    #[arg(long, conflicts_with = "delete")]
    hide: bool,
    /// Delete the post or the comment
    #[arg(long)]
    delete: bool,
    /// Mute the author, or the player, for this many days
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..=3_650))]
    mute: Option<u32>,
}

const MAX_LISTED: i64 = 100;
/// Longest verdict, characters.
const MAX_VERDICT: usize = 200;
/// How many characters of a deleted comment its author is shown.
const MAX_QUOTED: usize = 20;

pub async fn run(command: Command, database: &Database) -> anyhow::Result<ExitCode> {
    match command {
        Command::List => list(database).await?,
        Command::Show(what) => show(database, what.thing()).await?,
        Command::Resolve(resolve) => run_resolve(database, resolve).await?,
        Command::Daily(_) => unreachable!("runs by the operators' API"),
    }
    Ok(ExitCode::SUCCESS)
}

async fn list(database: &Database) -> anyhow::Result<()> {
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    let open = sql::report::open(&client, MAX_LISTED).await?;
    if open.is_empty() {
        say("Nothing waits.")?;
    }
    for open in open {
        let newest = at(open.newest);
        let reasons = open.reasons.join(", ");
        say(format_args!("{} {}  reported {} times: {reasons}  {newest}", open.kind, open.id, open.reports))?;
    }
    Ok(())
}

async fn show(database: &Database, thing: Thing) -> anyhow::Result<()> {
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    let reported = sql::report::reported(&client, thing).await?;
    let Reported { uid, text, post, deleted, hidden } = reported.with_context(|| unknown(thing))?;
    let below = post.map(|post| format!(" below post {post}")).unwrap_or_default();
    let state = match (deleted, hidden) {
        (true, _) => ", deleted",
        (false, true) => ", hidden",
        (false, false) => "",
    };
    say(format_args!("{} {}{below} of account {uid}{state}: {text:?}", thing.kind.name(), thing.id))?;
    for report in sql::report::of(&client, thing).await? {
        let time = at(report.create_time);
        let resolved = report.resolved.map(|(_, verdict)| format!("  → {verdict}")).unwrap_or_default();
        say(format_args!(
            "{time}  {} ({}): {} {:?}{resolved}",
            report.name, report.uid, report.reason, report.detail
        ))?;
    }
    Ok(())
}

/// Act first: if the action fails, the reports stay open.
async fn run_resolve(database: &Database, resolve: Resolve) -> anyhow::Result<()> {
    let Resolve { what, verdict, hide, delete, mute } = resolve;
    let (thing, verdict) = (what.thing(), line("--verdict", &verdict, MAX_VERDICT)?);
    if (hide && thing.kind != Kind::Post) || (delete && thing.kind == Kind::User) {
        bail!("--hide is for posts, --delete for posts and comments; nothing was done");
    }
    let reported = {
        let client = database.pool.get().await.map_err(sql::Error::from)?;
        let reported = sql::report::reported(&client, thing).await?.with_context(|| unknown(thing))?;
        if sql::report::of(&client, thing).await?.is_empty() {
            bail!("nobody reported {} {}; nothing was done", thing.kind.name(), thing.id);
        }
        reported
    };
    match thing.kind {
        Kind::Post if hide => post::change(database, thing.id, Change::Hide, Some(verdict)).await?,
        Kind::Post if delete => post::change(database, thing.id, Change::Delete, Some(verdict)).await?,
        Kind::Comment if delete => delete_comment(database, thing.id, &reported, verdict).await?,
        _ => {}
    }
    if let Some(days) = mute {
        let until = at(mute_author(database, reported.uid, days, verdict).await?);
        say(format_args!("Account {} may not write until {until}.", reported.uid))?;
    }
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    let ended = sql::report::resolve(&client, thing, verdict).await?;
    drop(client);
    let subject = Subject::new(thing.kind.name(), thing.id);
    record(database, "report.resolve", subject, verdict, json!({ "reports": ended })).await?;
    let reports = if ended == 1 { "1 report is".into() } else { format!("{ended} reports are") };
    say(format_args!("{reports} resolved."))?;
    Ok(())
}

async fn mute_author(
    database: &Database,
    uid: i64,
    days: u32,
    reason: &str,
) -> anyhow::Result<DateTime<Utc>> {
    let until = SystemClock.now() + TimeDelta::days(days.into());
    let (title, content) = mute_message(until, reason);
    let message = NewMessage { kind: "moderation", title, content: &content, link: None };
    if !sql::moderation::mute(&database.pool, uid, until, reason, message).await? {
        bail!("there is no account {uid}, or it is erased");
    }
    record(database, "account.mute", Subject::account(uid), reason, json!({ "until": at(until) })).await?;
    Ok(until)
}

async fn delete_comment(
    database: &Database,
    id: i64,
    reported: &Reported,
    verdict: &str,
) -> anyhow::Result<()> {
    let post = reported.post.context("a comment stands below a post")?;
    // Not the text of the report, which contains the name of the picture.
    let content = {
        let client = database.pool.get().await.map_err(sql::Error::from)?;
        sql::comment::written(&client, id).await?.map(|written| written.content).unwrap_or_default()
    };
    let quoted: String = match content.as_str() {
        "" => Text::CommentPicture.in_language(Language::Chinese).into(),
        text => text.chars().take(MAX_QUOTED).collect(),
    };
    let told = Text::CommentDeleted
        .in_language(Language::Chinese)
        .replace("{comment}", &html::escape(&quoted))
        .replace("{reason}", &html::escape(verdict));
    let content = format!("<p>{told}</p>");
    let title = Text::CommentDeletedTitle.in_language(Language::Chinese);
    let message = NewMessage { kind: "moderation", title, content: &content, link: None };
    let deleted = sql::moderation::delete_comment(&database.pool, post, id, reported.uid, message).await?;
    if deleted {
        record(database, "comment.delete", Subject::new("comment", id), verdict, Value::Null).await?;
    }
    say(format_args!("Comment {id} {}.", if deleted { "is deleted" } else { "was gone already" }))?;
    Ok(())
}

fn unknown(thing: Thing) -> String {
    format!("there is no {} {}", thing.kind.name(), thing.id)
}

impl What {
    fn thing(&self) -> Thing {
        let kind = match self.kind {
            ReportedKind::Post => Kind::Post,
            ReportedKind::Comment => Kind::Comment,
            ReportedKind::User => Kind::User,
        };
        Thing { kind, id: self.id }
    }
}
