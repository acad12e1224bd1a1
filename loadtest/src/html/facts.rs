//! The circumstances of the run: settings in words, time, commit, nodes, database and machine.

use std::fmt::Write;

use super::escape;
use crate::{
    format::duration,
    provenance::{Commit, Provenance},
    report::Report,
    settings::{Words, words},
};

pub fn facts(page: &mut String, report: &Report) {
    let Words { mut load, limits } = words(&report.scenario, &report.settings);
    load.extend(nodes(report));
    page.push_str("<section><h2>The run</h2><dl class=\"facts\">");
    let mut fact = |name: &str, value: &str| {
        if !value.is_empty() {
            let _ = write!(page, "<div><dt>{name}</dt><dd>{}</dd></div>", escape(value));
        }
    };
    fact("settings", &load.join(", "));
    fact("limits", &limits.join(", "));
    if let Some(provenance) = &report.provenance {
        fact("time", &time(provenance));
        let commit = provenance.commit.as_ref().map(Commit::text);
        fact("commit", &commit.unwrap_or_else(|| "unknown: the test did not run in a checkout".into()));
    }
    fact("portal", &report.targets.join(", "));
    if let Some(provenance) = &report.provenance {
        let version = provenance.postgresql.clone();
        fact(
            "PostgreSQL",
            &version.unwrap_or_else(|| "unknown: DATABASE_URL was not set or did not answer".into()),
        );
        fact("Redis", redis(report));
        let place =
            if provenance.one_machine { "load and portal" } else { "load only; the portal is elsewhere" };
        fact("machine", &format!("{} ({place})", provenance.machine.text()));
    }
    page.push_str("</dl></section>");
}

/// Time and commit in one line, for the top of the page.
pub fn stamp(provenance: &Provenance) -> String {
    let began = provenance.began.format("%a %-d %b %Y, %H:%M");
    let commit = provenance.commit.as_ref().map_or_else(|| "unknown commit".into(), Commit::text);
    format!("{began} · {commit}")
}

/// Whether every node, or any, uses Redis. `None`: no node allowed reading its metrics.
fn uses_redis(report: &Report) -> Option<bool> {
    let mut known = report.nodes.iter().filter_map(|node| node.redis).peekable();
    known.peek()?;
    Some(known.any(|redis| redis))
}

/// `2 nodes over Redis`; nothing when the run started its own servers.
fn nodes(report: &Report) -> Option<String> {
    let nodes = match report.targets.len() {
        0 => return None,
        1 => "1 node".into(),
        count => format!("{count} nodes"),
    };
    Some(match uses_redis(report) {
        Some(true) if report.targets.len() > 1 => format!("{nodes} over Redis"),
        Some(true) => format!("{nodes} with Redis"),
        Some(false) => format!("{nodes} without Redis"),
        None => nodes,
    })
}

fn redis(report: &Report) -> &'static str {
    match uses_redis(report) {
        _ if report.targets.is_empty() => "",
        Some(true) => "yes",
        Some(false) => "no",
        None => "unknown: /metrics could not be read",
    }
}

/// `Sat 28 Nov 2026, 02:13:05 to 02:14:20 (75 s), Asia/Shanghai, UTC+08:00`
fn time(provenance: &Provenance) -> String {
    let Provenance { began, ended, .. } = provenance;
    let seconds = provenance.seconds_to(ended.to_utc());
    format!(
        "{} to {} ({}), {}",
        began.format("%a %-d %b %Y, %H:%M:%S"),
        provenance.clock(seconds),
        duration(seconds.round()),
        provenance.zone_text()
    )
}
