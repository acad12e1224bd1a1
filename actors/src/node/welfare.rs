//! What players are given.

use sql::{check_in, gift};

use super::Node;
use crate::{actor::ActorError, committer::CheckedIn, session::CheckIn};

impl Node {
    /// Checks in, or makes up for a day; answers when it is committed. The balance moves on every open page of the account.
    pub async fn check_in(&self, command: check_in::Command) -> Result<CheckedIn, ActorError> {
        self.command(command.uid, CheckIn(command)).await?
    }

    /// Claims one of a gift pack; answers when it is committed. Not through the Session: what is fought for is the pack, so
    /// claims queue by pack, and nothing but the letter (a notice) moves the account's status.
    pub async fn claim_gift(&self, claim: gift::Claim) -> Result<gift::Outcome, ActorError> {
        Ok(self.0.services.committer.claim_gift(claim).await?)
    }
}
