//! Progress and rewards of activities.

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
    /// Claims the reward of a task, or draws a prize, once per idempotency key. Answers when it is committed, with the account's status
    /// after it. Every open page of the account gets the new balance.
    pub async fn reward(&self, command: Command) -> Result<(Outcome, Option<Snapshot>), ActorError> {
        self.command(command.uid, Reward(command)).await?
    }

    /// The account did something that may count towards an activity, and this process committed it. Its open pages get the progress.
    pub fn acted(&self, uid: i64) {
        self.0.tell(uid, Tell::Acted { here: true });
    }
}
