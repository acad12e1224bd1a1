use std::sync::Arc;

/// Why the committer carried out nothing, or cannot say what it did.
#[derive(Debug, Clone, thiserror::Error)]
pub enum CommitError {
    /// Too many commands wait, and nothing was done; or a batch was given up, and its outcome is not known. A caller can try again a
    /// little later.
    #[error("too much to do at once")]
    Overloaded,
    /// The database did not answer: nothing was changed, or the outcome is not known.
    #[error("the database is not reachable: {0}")]
    Unavailable(Arc<sql::Error>),
    #[error("{0}")]
    Failed(Arc<sql::Error>),
}

impl From<sql::Error> for CommitError {
    fn from(error: sql::Error) -> Self {
        if error.is_transient() { Self::Unavailable(Arc::new(error)) } else { Self::Failed(Arc::new(error)) }
    }
}
