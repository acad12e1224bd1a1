//! What players do counts towards activities; what they claim and draw of them.

use sql::{
    activity::{Command, Outcome},
    status::Snapshot,
};

use super::Node;
use crate::{
    actor::ActorError,
    session::{Reward, Tell},
};

impl Node {
    /// Claims what a task pays, or draws, once a key; answers when it is committed, with the account's status after it.
    /// The balance moves on every open page of the account.
    pub async fn reward(&self, command: Command) -> Result<(Outcome, Option<Snapshot>), ActorError> {
        self.command(command.uid, Reward(command)).await?
    }

    /// The account did something, committed by this process, that may count: its open pages see how far it is.
    pub fn acted(&self, uid: i64) {
        self.0.tell(uid, Tell::Acted { here: true });
    }
}
