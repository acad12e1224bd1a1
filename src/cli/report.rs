//! `portal report`: players' reports and the decisions about them, by the operators' API.

use std::process::ExitCode;

use anyhow::bail;
use clap::{Args, Subcommand, ValueEnum};
use serde_json::{Value, json};

use super::{
    figures::Daily,
    line,
    ops::{OpsClient, with_ops},
    say,
    words::{shown_time, state, text},
};
use crate::{config::Config, operators::accounts::MAX_REASON};

#[derive(Subcommand)]
pub enum Command {
    /// List the open reports, most often reported first
    List,
    /// Show one reported item and all its reports
    Show(Item),
    /// Decide: closes all open reports of an item, and can act on it
    Resolve(Resolve),
    /// The business figures of days, compared with the week before
    Daily(Daily),
}

#[derive(Args)]
pub struct Item {
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
    item: Item,
    /// The decision and its reason. The reporters get it in a message, and after an action also the author
    #[arg(long)]
    verdict: String,
    /// Hide the post or the comment
    #[arg(long, conflicts_with = "delete")]
    hide: bool,
    /// Delete the post or the comment
    #[arg(long)]
    delete: bool,
    /// Mute the author, or the player, for this many days
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..=3_650))]
    mute: Option<u32>,
}

pub async fn run(command: Command, config: &Config) -> anyhow::Result<ExitCode> {
    with_ops(config, async |ops| {
        match command {
            Command::List => list(ops).await?,
            Command::Show(item) => show(ops, &item).await?,
            Command::Resolve(resolve) => run_resolve(ops, resolve).await?,
            Command::Daily(_) => unreachable!("runs by itself"),
        }
        Ok(ExitCode::SUCCESS)
    })
    .await
}

async fn list(ops: &OpsClient) -> anyhow::Result<()> {
    let data = ops.get("report").await?.ok()?;
    let open: Vec<&Value> = data["records"].as_array().into_iter().flatten().collect();
    if open.is_empty() {
        say("There are no open reports.")?;
    }
    for open in open {
        let newest = shown_time(&open["newestTime"]);
        let reasons: Vec<&str> = open["reasons"].as_array().into_iter().flatten().map(text).collect();
        let (kind, reasons) = (text(&open["kind"]), reasons.join(", "));
        say(format_args!("{kind} {}  reported {} times: {reasons}  {newest}", open["id"], open["reports"]))?;
    }
    Ok(())
}

async fn show(ops: &OpsClient, item: &Item) -> anyhow::Result<()> {
    let (kind, id) = (item.kind.name(), item.id);
    let reply = ops.get(&format!("report/item?kind={kind}&id={id}")).await?;
    if reply.code == 2002 {
        bail!("there is no {kind} {id}");
    }
    let data = reply.ok()?;
    let below = data["postId"].as_i64().map(|post| format!(" below post {post}")).unwrap_or_default();
    let state = state(kind, &data);
    say(format_args!("{kind} {id}{below} of account {}{state}: {:?}", data["uid"], text(&data["text"])))?;
    for report in data["reports"].as_array().into_iter().flatten() {
        let time = shown_time(&report["createTime"]);
        let resolved = report["verdict"].as_str().map(|verdict| format!("  → {verdict}")).unwrap_or_default();
        say(format_args!(
            "{time}  {} ({}): {} {:?}{resolved}",
            text(&report["name"]),
            report["uid"],
            text(&report["reason"]),
            text(&report["detail"])
        ))?;
    }
    Ok(())
}

/// The server acts first: if the action fails, the reports stay open.
async fn run_resolve(ops: &OpsClient, resolve: Resolve) -> anyhow::Result<()> {
    let Resolve { item, verdict, hide, delete, mute } = resolve;
    let (kind, id) = (item.kind.name(), item.id);
    let verdict = line("--verdict", &verdict, MAX_REASON)?;
    if (hide || delete) && matches!(item.kind, ReportedKind::User) {
        bail!("--hide and --delete are for posts and comments; nothing was done");
    }
    let body = json!({
        "kind": kind, "id": id, "verdict": verdict, "hide": hide, "delete": delete, "muteDays": mute,
    });
    let reply = ops.post("report/resolve", body).await?;
    match reply.code {
        2002 => bail!("there is no {kind} {id}"),
        2004 if reply.data["need"] == "reported" => bail!("nobody reported {kind} {id}; nothing was done"),
        2004 if reply.data["need"] != "password" => bail!("{kind} {id} {}", reply.msg),
        _ => {}
    }
    let done = reply.ok()?;
    let name = if kind == "post" { "Post" } else { "Comment" };
    let new_state = if hide { "hidden" } else { "deleted" };
    match done["changed"].as_bool() {
        Some(true) => say(format_args!("{name} {id} is {new_state}."))?,
        Some(false) => say(format_args!("{name} {id} is {new_state} already."))?,
        None => {}
    }
    if !done["mutedUntil"].is_null() {
        let until = shown_time(&done["mutedUntil"]);
        say(format_args!("Account {} may not write until {until}.", done["uid"]))?;
    }
    let reports = match done["reports"].as_i64() {
        Some(1) => "1 report is".to_owned(),
        ended => format!("{} reports are", ended.unwrap_or_default()),
    };
    say(format_args!("{reports} resolved."))?;
    Ok(())
}

impl ReportedKind {
    fn name(self) -> &'static str {
        match self {
            Self::Post => "post",
            Self::Comment => "comment",
            Self::User => "user",
        }
    }
}
