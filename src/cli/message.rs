//! `portal message`: messages to players, by the operators' API.

use std::process::ExitCode;

use actix_web::http::Method;
use actors::{Clock, SystemClock, wire::MessageKind};
use anyhow::bail;
use chrono::{DateTime, Utc};
use clap::{Args, Subcommand, builder::PossibleValuesParser};
use serde_json::{Value, json};
use uuid::Uuid;

use super::{
    ops::{OpsClient, Reply, with_ops},
    proposal, say, who,
    words::{at, shown_time, text, time as time_given},
};
use crate::config::Config;

#[derive(Subcommand)]
pub enum Command {
    /// Send a message; open pages show it at once
    Send(Send),
    /// List the messages to more than one player, newest first, with their receivers and readers
    List(List),
    /// Change the title or the content of a message to more than one player, for everybody; it stays read for those who have read it
    Correct(Correct),
    /// Take a message to more than one player from every inbox; badges follow on open pages
    Withdraw(Withdraw),
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
    /// From when a message to more than one player is seen, such as 2026-12-31T00:00:00+08:00. Without it: at once
    #[arg(long, value_parser = time_given)]
    begin: Option<DateTime<Utc>>,
    /// Until when it is seen
    #[arg(long, value_parser = time_given)]
    end: Option<DateTime<Utc>>,
}

#[derive(Args)]
pub struct List {
    /// Maximum number of messages
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..=100))]
    most: u16,
    /// Only messages with a smaller number
    #[arg(long)]
    below: Option<i64>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct Correct {
    /// Its number in `portal message list`
    #[arg(value_parser = clap::value_parser!(i64).range(1..))]
    id: i64,
    /// Without it the title stays
    #[arg(long)]
    title: Option<String>,
    /// Without it the content stays
    #[arg(long)]
    content: Option<String>,
}

#[derive(Args)]
pub struct Withdraw {
    /// Its number in `portal message list`
    #[arg(value_parser = clap::value_parser!(i64).range(1..))]
    id: i64,
    /// Kept in the log
    #[arg(long, default_value = "")]
    reason: String,
}

pub async fn run(command: Command, config: &Config) -> anyhow::Result<ExitCode> {
    with_ops(config, async |ops| {
        match command {
            Command::Send(send) => run_send(send, ops).await?,
            Command::List(list) => run_list(&list, ops).await?,
            Command::Correct(correct) => run_correct(correct, ops).await?,
            Command::Withdraw(withdraw) => run_withdraw(&withdraw, ops).await?,
        }
        Ok(ExitCode::SUCCESS)
    })
    .await
}

async fn run_send(send: Send, ops: &OpsClient) -> anyhow::Result<()> {
    let Send { to, title, content, link, kind, begin, end } = send;
    let recipients = recipients(&to, ops).await?;
    let body = json!({
        "to": recipients, "title": title, "content": content, "link": link, "kind": kind, "begin": begin, "end": end
    });
    let reply = ops.call(Method::POST, "message", Some(body), Some(Uuid::new_v4())).await?;
    if reply.code == 2002 {
        bail!("there is no account {to}");
    }
    let outcome = reply.ok()?;
    let id = &outcome["result"]["message"];
    match (proposal::pending(&outcome), begin.filter(|begin| *begin > SystemClock.now())) {
        (Some(proposed), _) => say(proposed)?,
        (None, Some(begin)) => say(format_args!("Message {id} to {to} begins at {}.", at(begin)))?,
        (None, None) => say(format_args!("Sent message {id} to {to}."))?,
    }
    Ok(())
}

async fn run_list(list: &List, ops: &OpsClient) -> anyhow::Result<()> {
    let mut query = vec![("size", list.most.to_string())];
    query.extend(list.below.map(|below| ("below", below.to_string())));
    let data = ops.get(&format!("message?{}", serde_urlencoded::to_string(query)?)).await?.ok()?;
    if list.json {
        say(&data["records"])?;
        return Ok(());
    }
    for message in data["records"].as_array().into_iter().flatten() {
        say(line_of(message))?;
    }
    Ok(())
}

async fn run_correct(Correct { id, title, content }: Correct, ops: &OpsClient) -> anyhow::Result<()> {
    let body = json!({ "title": title, "content": content });
    let path = format!("message/{id}/correct");
    let reply = ops.call(Method::POST, &path, Some(body), Some(Uuid::new_v4())).await?;
    let outcome = known(id, reply)?;
    match proposal::pending(&outcome) {
        Some(proposed) => say(proposed)?,
        None if outcome["repeated"] == true => {
            say(format_args!("Message {id} has this text already; nothing was changed."))?;
        }
        None => say(format_args!("Corrected message {id}."))?,
    }
    Ok(())
}

async fn run_withdraw(Withdraw { id, reason }: &Withdraw, ops: &OpsClient) -> anyhow::Result<()> {
    let reply = ops.post(&format!("message/{id}/withdraw"), json!({ "reason": reason })).await?;
    if known(*id, reply)?["changed"] == true {
        say(format_args!("Withdrew message {id}: nobody sees it any more."))?;
    } else {
        say(format_args!("Message {id} was withdrawn before; nothing was changed."))?;
    }
    Ok(())
}

/// The data of a success. A message that is unknown gets a sentence of its own.
fn known(id: i64, reply: Reply) -> anyhow::Result<Value> {
    if reply.code == 2002 {
        bail!("there is no message {id} to more than one player");
    }
    reply.ok()
}

fn line_of(message: &Value) -> String {
    let time = |name: &str, word: &str| match &message[name] {
        Value::Null => String::new(),
        time => format!(", {word} {}", shown_time(time)),
    };
    let read = match (&message["readers"], &message["receivers"]) {
        (Value::Null, _) | (_, Value::Null) => String::new(),
        (readers, receivers) => format!(", read by {readers} of {receivers}"),
    };
    let times = [
        time("beginTime", "begins"),
        time("endTime", "ends"),
        time("correctTime", "corrected"),
        time("withdrawTime", "withdrawn"),
    ];
    format!(
        "#{} {} to {} by {} {}{}{read}  {}",
        message["id"],
        text(&message["state"]),
        text(&message["to"]),
        message["sender"].as_str().unwrap_or("?"),
        shown_time(&message["createTime"]),
        times.concat(),
        text(&message["title"])
    )
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
