//! Common parts of the calls that write into a thread.

use sql::thread::{Command, Comment, Likes, Outcome};

use crate::api::{prelude::*, state::App};

/// The outcome of an accepted command.
#[derive(Debug)]
pub enum Done {
    Commented {
        comment: Box<Comment>,
        /// The same idempotency key created it before.
        again: bool,
    },
    Edited,
    Deleted,
    Liked(Likes),
    /// The post itself was edited or deleted.
    Changed {
        /// The post was already in this state.
        again: bool,
    },
}

/// The number of likes afterwards.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Liked {
    liked: bool,
    like_num: i64,
}

/// Sends the command to the post's Thread; answers after the commit.
pub async fn write(app: &App, command: Command) -> Result<Done, ApiError> {
    match app.node.write(command).await? {
        Outcome::Commented(comment, event) => Ok(Done::Commented { comment, again: event.is_none() }),
        Outcome::Edited(_) => Ok(Done::Edited),
        Outcome::Deleted(_) => Ok(Done::Deleted),
        Outcome::Changed(event) => Ok(Done::Changed { again: event.is_none() }),
        Outcome::Liked(likes) => Ok(Done::Liked(likes)),
        Outcome::Refused(refusal) => Err(refusal.into()),
    }
}

impl Done {
    pub fn liked(self, liked: bool) -> Answer<Liked> {
        match self {
            Self::Liked(likes) => answer(Liked { liked, like_num: likes.like_num }),
            other => Err(other.unexpected()),
        }
    }

    /// The error for an outcome that does not fit the command. Only a bug of the server causes it.
    pub fn unexpected(self) -> ApiError {
        ApiError::Internal(anyhow::anyhow!("a thread's command ended as {self:?}"))
    }
}
