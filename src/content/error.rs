//! The reasons for which an import applies nothing, as messages for operators.

use std::{io, path::PathBuf};

use chrono::{DateTime, FixedOffset, SecondsFormat};
use sql::content::{Conflict, Reward, Waiting};

use super::{Fault, summary};
use crate::platform::storage::Name;

/// Why the import applied nothing.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("the content pack {} cannot be read: {cause}", folder.display())]
    Folder { folder: PathBuf, cause: io::Error },
    #[error("{}", list_faults(.faults, .warnings))]
    Faults { faults: Vec<Fault>, warnings: Vec<Fault> },
    #[error("{}", list_conflicts(.0))]
    Conflicts(Vec<Conflict>),
    #[error("{} changed while it was being imported; import again; nothing was applied", path.display())]
    Changed { path: PathBuf },
    #[error("{name} cannot be kept in the store: {cause}; nothing was applied")]
    Storage { name: String, cause: io::Error },
    #[error(
        "the media store of this command is not the one that the nodes serve (it lacks their file {marker}); run it with the \
         PORTAL_HOME or PORTAL_S3_BUCKET of the nodes; nothing was applied"
    )]
    OtherStore { marker: String },
    #[error("there is no version {number} of a pack; `portal content history` lists them")]
    NoVersion { number: i64 },
    #[error("{}", list_lost_files(.0))]
    FilesGone(Vec<String>),
    #[error("{}; without a terminal give --yes to agree; nothing was applied", impact(*retired, *repriced))]
    NeedsYes { retired: usize, repriced: usize },
    #[error("you did not agree; nothing was applied")]
    Declined,
    #[error("{0}; nothing was applied")]
    Database(sql::Error),
}

/// Written by hand and not as `source`: the message above is complete, and an error chain would repeat it.
impl From<sql::Error> for Error {
    fn from(error: sql::Error) -> Self {
        Self::Database(error)
    }
}

impl Error {
    /// For `map_err`: a store did not read or write the file `name`.
    pub(super) fn storage(name: &Name) -> impl Fn(io::Error) -> Self {
        let name = name.to_string();
        move |cause| Self::Storage { name: name.clone(), cause }
    }
}

/// Maximum number of faults in one message: nobody reads more before the next attempt.
const MAX_SHOWN: usize = 50;

fn list_faults(faults: &[Fault], warnings: &[Fault]) -> String {
    let head = format!("the pack has {}; nothing was applied:", summary::counted(faults.len(), "fault"));
    let mut lines = vec![head];
    lines.extend(shown(faults.iter().map(ToString::to_string)));
    lines.extend(shown(warnings.iter().map(|warning| format!("{warning} (warning)"))));
    lines.join("\n")
}

fn shown(mut lines: impl ExactSizeIterator<Item = String>) -> Vec<String> {
    let mut shown: Vec<_> = lines.by_ref().take(MAX_SHOWN).collect();
    if lines.len() > 0 {
        shown.push(format!("… and {} more", lines.len()));
    }
    shown
}

fn list_lost_files(names: &[String]) -> String {
    let (count, names) = (summary::counted(names.len(), "file"), shown(names.iter().cloned()).join(", "));
    format!(
        "{count} of this version are gone ({names}); import the pack's folder instead; nothing was applied"
    )
}

/// A sentence about the numbers of retired and re-priced items.
#[must_use]
pub fn impact(retired: usize, repriced: usize) -> String {
    let (retired, repriced) = (summary::counted(retired, "item"), summary::counted(repriced, "price"));
    format!("the import retires {retired} and changes {repriced}")
}

fn list_conflicts(conflicts: &[Conflict]) -> String {
    let lines = conflicts.iter().map(|conflict| match conflict {
        Conflict::OfAnotherPack { kind, key, title, pack } => format!(
            "{} {key} ({title}) belongs to the pack {pack}; give yours another id, or remove it there first",
            summary::noun(*kind)
        ),
        Conflict::LoginNameTaken { login_name } => {
            format!("people.yaml: the login name {login_name} is that of a real player; choose another")
        }
        Conflict::NeedsSecond(waiting) => describe_waiting(waiting),
        Conflict::Older { published, in_force } => describe_older(published.as_ref(), in_force),
        Conflict::NoGames { in_force } => format!(
            "the pack has no games, and the pack in force has {in_force}: it looks incomplete; nothing was applied"
        ),
        Conflict::ChangedMeanwhile => {
            "the content changed after the question; run the command again; nothing was applied".to_owned()
        }
    });
    let is_alone = matches!(
        conflicts,
        [Conflict::NeedsSecond(_)
            | Conflict::Older { .. }
            | Conflict::NoGames { .. }
            | Conflict::ChangedMeanwhile]
    );
    if is_alone {
        return lines.collect();
    }
    let head = "the pack does not fit this database; nothing was applied:".to_owned();
    std::iter::once(head).chain(shown(lines)).collect::<Vec<_>>().join("\n")
}

fn describe_older(published: Option<&DateTime<FixedOffset>>, in_force: &DateTime<FixedOffset>) -> String {
    let in_force = in_force.to_rfc3339_opts(SecondsFormat::Secs, true);
    let pack = published.map_or_else(
        || "has no `published` in pack.yaml".to_owned(),
        |published| format!("was published at {}", published.to_rfc3339_opts(SecondsFormat::Secs, true)),
    );
    format!(
        "the pack {pack}, and the version in force was published at {in_force}; give --older to import it anyway; nothing was applied"
    )
}

fn describe_waiting(waiting: &Waiting) -> String {
    let Waiting { retired, price_percent, coins, largest, proposal } = waiting;
    let gives = largest.as_ref().map(|Reward { kind, key, title, coins: most }| {
        let item = format!("{} {key} ({title})", summary::noun(*kind));
        format!(", and one player can get up to {coins} X钻 (from the {item}: {most})")
    });
    let why = format!(
        "with the imports of the last 24 hours, this one retires {} and changes terms of sale by up to {price_percent} %{}, which needs a second operator; nothing was applied",
        summary::counted(*retired as usize, "item"),
        gives.unwrap_or_default(),
    );
    match proposal {
        Some((id, end)) => format!(
            "{why}: another operator approves it by `portal proposal approve {id}` until {}, then run the same command again",
            end.to_rfc3339_opts(SecondsFormat::Secs, true)
        ),
        None => format!(
            "{why}: sign in by `portal operator login` and set PORTAL_OPERATOR to propose it, as an enabled operator"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_lists_at_most_fifty_faults() {
        let fault = |n: usize| Fault { file: "tags.yaml".into(), line: Some(n), text: "is wrong".into() };
        let faults = |n: usize| (1..=n).map(fault).collect::<Vec<_>>();
        let message = Error::Faults { faults: faults(51), warnings: faults(1000) }.to_string();
        let lines: Vec<_> = message.lines().collect();
        assert_eq!(lines[0], "the pack has 51 faults; nothing was applied:");
        assert_eq!(lines[50..52], ["tags.yaml:50: is wrong", "… and 1 more"]);
        assert_eq!(lines[101..], ["tags.yaml:50: is wrong (warning)", "… and 950 more"]);
        let message = Error::Faults { faults: faults(50), warnings: Vec::new() }.to_string();
        assert_eq!(message.lines().last(), Some("tags.yaml:50: is wrong"));
    }
}
