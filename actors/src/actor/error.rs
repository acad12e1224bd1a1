use std::sync::Arc;

use crate::committer::CommitError;

/// Why a Session or Thread did not do what it was asked.
#[derive(Debug, Clone, thiserror::Error)]
pub enum ActorError {
    /// Queues are full: try again a little later.
    #[error("too much to do at once")]
    Overloaded,
    /// The database is away; nothing was changed, or the outcome is not known.
    #[error("the database is not reachable: {0}")]
    Unavailable(Arc<sql::Error>),
    /// The actor ended while it carried out a command.
    #[error("interrupted; it is not known whether the command was carried out")]
    Interrupted,
    #[error("{0}")]
    Failed(Arc<sql::Error>),
}

impl From<CommitError> for ActorError {
    fn from(error: CommitError) -> Self {
        match error {
            CommitError::Overloaded => Self::Overloaded,
            CommitError::Unavailable(cause) => Self::Unavailable(cause),
            CommitError::Failed(cause) => Self::Failed(cause),
        }
    }
}

impl From<sql::Error> for ActorError {
    fn from(error: sql::Error) -> Self {
        CommitError::from(error).into()
    }
}
