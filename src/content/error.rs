use std::{io, path::PathBuf};

use sql::content::Conflict;

use super::{Fault, summary};

/// Why nothing was applied.
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
    #[error("the picture {name} cannot be kept in the media store: {cause}; nothing was applied")]
    Storage { name: String, cause: io::Error },
    #[error("{0}; nothing was applied")]
    Database(sql::Error),
}

/// By hand and not as a `source`: the sentence above has all of it, and a chain would say it twice.
impl From<sql::Error> for Error {
    fn from(error: sql::Error) -> Self {
        Self::Database(error)
    }
}

/// More than a person reads before they mend what they read.
const MAX_SHOWN: usize = 200;

fn list_faults(faults: &[Fault], warnings: &[Fault]) -> String {
    let head = format!("the pack has {}; nothing was applied:", summary::counted(faults.len(), "fault"));
    let more = faults.len().saturating_sub(MAX_SHOWN);
    let faults = faults.iter().take(MAX_SHOWN).map(ToString::to_string);
    let warnings = warnings.iter().take(MAX_SHOWN).map(|warning| format!("{warning} (warning)"));
    let mut lines: Vec<String> = std::iter::once(head).chain(faults).collect();
    if more > 0 {
        lines.push(format!("… and {more} more"));
    }
    lines.extend(warnings);
    lines.join("\n")
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
    });
    let head = "the pack does not fit this database; nothing was applied:".to_owned();
    std::iter::once(head).chain(lines).collect::<Vec<_>>().join("\n")
}
