//! Prints what operators read about one player: `portal account show`, `logins`, `notes`, `measures` and `writing`.

use serde_json::{Value, json};

use super::{
    account::{PlayerList, Shown},
    operator,
    ops::OpsClient,
    order_list,
    pages::Pages,
    say, who,
    words::{fill, shown_time, state, text},
};
use crate::text::Text;

pub async fn run_show(shown: &Shown, ops: &OpsClient) -> anyhow::Result<()> {
    let uid = who::uid(ops, &shown.who.who).await?;
    let data = ops.get(&format!("account/{uid}")).await?.ok()?;
    if shown.json {
        say(&data)?;
        return Ok(());
    }
    let account = &data["account"];
    say(named(account))?;
    say(profile(account))?;
    for (end, reason, what) in [
        ("suspendedUntil", "suspendReason", Text::SaidSuspension),
        ("mutedUntil", "muteReason", Text::SaidMute),
    ] {
        if !account[end].is_null() {
            let (time, reason) = (shown_time(&account[end]), text(&account[reason]));
            say(fill(what, &[("{time}", &time), ("{reason}", reason)]))?;
        }
    }
    if !account["eraseTime"].is_null() {
        say(fill(Text::SaidErased, &[("{time}", &shown_time(&account["eraseTime"]))]))?;
    } else if let Some(erasure) = data["erasure"].as_object() {
        let (asked, due) = (shown_time(&erasure["askTime"]), shown_time(&erasure["dueTime"]));
        let values: [(&str, &str); 3] =
            [("{step}", text(&erasure["step"])), ("{asked}", &asked), ("{due}", &due)];
        say(fill(Text::SaidErasing, &values))?;
    }
    let unread = |kind: &str| data["unread"][kind].to_string();
    let counts = ["messages", "likes", "replies", "follows"].map(unread);
    let [messages, likes, replies, follows] = &counts;
    let values: [(&str, &str); 4] =
        [("{messages}", messages), ("{likes}", likes), ("{replies}", replies), ("{follows}", follows)];
    say(fill(Text::SaidUnread, &values))?;
    let login = &data["lastLogin"];
    if login.is_null() {
        say(fill(Text::SaidNoLogin, &[]))?;
    } else {
        let time = shown_time(&login["createTime"]);
        let values = [("{time}", time.as_str()), ("{address}", text(&login["address"]))];
        say(fill(Text::SaidLastLogin, &values))?;
    }
    for device in records(&data["devices"]) {
        let live = fill(Text::SaidLive, &[("{n}", &device["liveLogins"].to_string())]);
        let (what, time) = (fill(Text::SaidDevice, &[]), shown_time(&device["lastTime"]));
        say(format_args!("{what} {:?}  {time}  {live}", text(&device["deviceId"])))?;
    }
    for order in records(&data["orders"]) {
        say(format_args!("{} {}", fill(Text::SaidOrder, &[]), order_list::line(order)))?;
    }
    for note in records(&data["notes"]) {
        say(note_line(note))?;
    }
    for measure in records(&data["measureHistory"]) {
        say(format_args!("{} {}", fill(Text::SaidMeasure, &[]), measure_line(measure)))?;
    }
    say(suggestion_line(&data["suggestion"]))?;
    for (list, what) in [("measures", Text::SaidRestriction), ("log", Text::SaidLog)] {
        for entry in records(&data[list]) {
            say(format_args!("{} {}", fill(what, &[]), operator::entry_line(entry)))?;
        }
    }
    Ok(())
}

pub async fn run_logins(shown: &Shown, ops: &OpsClient) -> anyhow::Result<()> {
    let uid = who::uid(ops, &shown.who.who).await?;
    let data = ops.get(&format!("account/{uid}/login")).await?.ok()?;
    if shown.json {
        say(&data["records"])?;
        return Ok(());
    }
    for login in records(&data["records"]) {
        let end = if login["endTime"].is_null() {
            fill(Text::SaidUntil, &[("{time}", &shown_time(&login["expireTime"]))])
        } else {
            let time = shown_time(&login["endTime"]);
            fill(Text::SaidEnded, &[("{time}", &time), ("{reason}", text(&login["endReason"]))])
        };
        say(format_args!(
            "{}  {end}  {}  {} {:?}  {:?}",
            shown_time(&login["createTime"]),
            text(&login["address"]),
            fill(Text::SaidDevice, &[]),
            text(&login["deviceId"]),
            text(&login["agent"])
        ))?;
    }
    Ok(())
}

pub async fn run_notes(list: &PlayerList, ops: &OpsClient) -> anyhow::Result<()> {
    let uid = who::uid(ops, &list.who.who).await?;
    Pages::new(format!("account/{uid}/note"), Vec::new(), list.most).print(ops, list.json, note_line).await
}

pub async fn run_measures(list: &PlayerList, ops: &OpsClient) -> anyhow::Result<()> {
    let uid = who::uid(ops, &list.who.who).await?;
    let pages = Pages::new(format!("account/{uid}/measure"), Vec::new(), list.most);
    pages.print(ops, list.json, measure_line).await
}

/// The next measure, in one line.
fn suggestion_line(suggestion: &Value) -> String {
    let what = match text(&suggestion["kind"]) {
        "mute" => Text::StepMute,
        "suspend" => Text::StepSuspend,
        _ => Text::StepWarn,
    };
    let what = fill(what, &[("{days}", &suggestion["days"].to_string())]);
    fill(Text::SaidSuggestion, &[("{n}", &suggestion["standing"].to_string()), ("{what}", &what)])
}

/// A measure in one line.
fn measure_line(measure: &Value) -> String {
    let (time, kind) = (shown_time(&measure["createTime"]), text(&measure["kind"]));
    let mut line = format!("{time}  {kind} by {}: {}", text(&measure["decider"]), text(&measure["reason"]));
    if let Some(what) = measure["refKind"].as_str() {
        line += &format!("  {what} {}", measure["refId"]);
    }
    if !measure["until"].is_null() {
        line += &format!("  until {}", shown_time(&measure["until"]));
    }
    if let Some(by) = measure["endedBy"].as_str() {
        line +=
            &format!("  ended {} by {by} ({})", shown_time(&measure["endTime"]), text(&measure["endReason"]));
    }
    if !measure["appeal"].is_null() {
        line += &format!("  appeal {}", measure["decision"].as_str().unwrap_or("open"));
    }
    line
}

pub async fn run_writing(list: &PlayerList, ops: &OpsClient) -> anyhow::Result<()> {
    let uid = who::uid(ops, &list.who.who).await?;
    let (mut all, mut before) = (Vec::new(), None::<String>);
    while all.len() < list.most as usize {
        let size = (list.most as usize - all.len()).min(1_000).to_string();
        let mut fields = vec![("size", size)];
        fields.extend(before.take().map(|before| ("before", before)));
        let query = serde_urlencoded::to_string(fields)?;
        let data = ops.get(&format!("account/{uid}/writing?{query}")).await?.ok()?;
        all.extend(records(&data["records"]).cloned());
        match data["nextBefore"].as_str() {
            Some(next) => before = Some(next.to_owned()),
            None => break,
        }
    }
    if list.json {
        say(json!(all))?;
        return Ok(());
    }
    for written in &all {
        let (time, kind) = (shown_time(&written["createTime"]), text(&written["kind"]));
        let state = state(kind, written);
        say(format_args!("{time}  {kind} {}{state}: {:?}", written["id"], text(&written["content"])))?;
    }
    Ok(())
}

/// The uid, name, login name and phone of an account, in one line.
pub fn named(account: &Value) -> String {
    let with = |key: &str, what: Text| match account[key].as_str() {
        Some(value) => format!(", {} {value}", fill(what, &[])),
        None => String::new(),
    };
    let (login, phone) = (with("loginName", Text::SaidLoginName), with("phone", Text::SaidPhone));
    format!("{} \"{}\"{login}{phone}", account["uid"], text(&account["name"]))
}

fn profile(account: &Value) -> String {
    let time = shown_time(&account["createTime"]);
    let (coins, level) = (account["balance"].to_string(), account["levelType"].to_string());
    let posts = account["postNum"].to_string();
    let mut line = fill(
        Text::SaidProfile,
        &[
            ("{time}", &time),
            ("{channel}", text(&account["channelId"])),
            ("{coins}", &coins),
            ("{level}", &level),
            ("{posts}", &posts),
        ],
    );
    if !account["levelEndTime"].is_null() {
        line += &fill(Text::SaidVip, &[("{time}", &shown_time(&account["levelEndTime"]))]);
    }
    if account["youth"] == true {
        line += &fill(Text::SaidYouth, &[]);
    }
    line
}

/// A note in one line.
fn note_line(note: &Value) -> String {
    let (time, author) = (shown_time(&note["createTime"]), text(&note["author"]));
    format!("{} {time}  {author}: {}", fill(Text::SaidNote, &[]), text(&note["content"]))
}

fn records(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}
