use std::{
    fmt::{self, Write},
    io,
    path::PathBuf,
};

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
    #[error("{} changed while it was being imported; import again. Nothing was applied.", path.display())]
    Changed { path: PathBuf },
    #[error("the picture {name} cannot be kept in the media store: {cause}. Nothing was applied.")]
    Storage { name: String, cause: io::Error },
    #[error("{0}. Nothing was applied.")]
    Database(sql::Error),
}

impl From<sql::Error> for Error {
    fn from(error: sql::Error) -> Self {
        Self::Database(error)
    }
}

/// More than a person reads before they mend what they read.
const MAX_SHOWN: usize = 200;

fn list_faults(faults: &[Fault], warnings: &[Fault]) -> String {
    let mut text = String::new();
    // Writing into a string does not fail.
    let _ = write_faults(&mut text, faults, warnings);
    text
}

fn write_faults(text: &mut String, faults: &[Fault], warnings: &[Fault]) -> fmt::Result {
    for fault in faults.iter().take(MAX_SHOWN) {
        writeln!(text, "{fault}")?;
    }
    if faults.len() > MAX_SHOWN {
        writeln!(text, "… and {} more", faults.len() - MAX_SHOWN)?;
    }
    for warning in warnings.iter().take(MAX_SHOWN) {
        writeln!(text, "{warning} (warning)")?;
    }
    write!(text, "The pack has {}. Nothing was applied.", summary::counted(faults.len(), "fault"))
}

fn list_conflicts(conflicts: &[Conflict]) -> String {
    let mut text = String::new();
    for conflict in conflicts {
        let line = match conflict {
            Conflict::OfAnotherPack { kind, key, title, pack } => format!(
                "{} {key} ({title}) belongs to the pack {pack}; give yours another id, or remove it there first",
                summary::noun(*kind)
            ),
            Conflict::LoginNameTaken { login_name } => {
                format!("people.yaml: the login name {login_name} is that of a real player; choose another")
            }
        };
        text.push_str(&line);
        text.push('\n');
    }
    text + "Nothing was applied."
}
