//! Check-ins and gifts.

use sql::{check_in, gift};

use super::Node;
use crate::{actor::ActorError, committer::CheckedIn, session::CheckIn};

impl Node {
    /// Checks in, or makes up for a missed day. Answers when it is committed; every open page of the account gets the new balance.
    pub async fn check_in(&self, command: check_in::Command) -> Result<CheckedIn, ActorError> {
        self.command(command.uid, CheckIn(command)).await?
    }

    /// Claims a gift of a pack; answers when it is committed. Claims do not go through the Session: players compete for the pack, so
    /// claims queue by pack. Of the account's status, only the notice with the code changes.
    pub async fn claim_gift(&self, claim: gift::Claim) -> Result<gift::Outcome, ActorError> {
        Ok(self.0.services.committer.claim_gift(claim).await?)
    }
}
