//! Following and blocking.

use sql::{block, follow};

use super::Node;
use crate::{actor::ActorError, thread::ThreadHost};

/// The number of followers after it, or why nothing was done.
pub type Followed = Result<i64, NotFollowed>;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotFollowed {
    /// There is no such account.
    Unknown,
    /// The other account blocked the caller.
    Blocked,
    /// The caller blocked the other account.
    Blocking,
}

impl Node {
    /// `uid` follows `followee`, who gets a notice.
    pub async fn follow(&self, uid: i64, followee: i64) -> Result<Followed, ActorError> {
        Ok(self.followed(follow::follow(&self.0.services.pool, uid, followee).await?))
    }

    pub async fn unfollow(&self, uid: i64, followee: i64) -> Result<Followed, ActorError> {
        Ok(self.followed(follow::unfollow(&self.0.services.pool, uid, followee).await?))
    }

    /// `uid` blocks `other`. False: no such account.
    pub async fn block(&self, uid: i64, other: i64) -> Result<bool, ActorError> {
        let moved = block::block(&self.0.services.pool, uid, other).await?;
        let known = moved.is_some();
        self.0.tell_moved(moved.unwrap_or_default());
        Ok(known)
    }

    /// False: no such account.
    pub async fn unblock(&self, uid: i64, other: i64) -> Result<bool, ActorError> {
        Ok(block::unblock(&self.0.services.pool, uid, other).await?.is_some())
    }

    fn followed(&self, outcome: follow::Outcome) -> Followed {
        match outcome {
            follow::Outcome::Done { followers, moved } => {
                self.0.tell_moved(moved);
                Ok(followers)
            }
            follow::Outcome::Unknown => Err(NotFollowed::Unknown),
            follow::Outcome::Blocked => Err(NotFollowed::Blocked),
            follow::Outcome::Blocking => Err(NotFollowed::Blocking),
        }
    }
}
