//! What players buy for coins.

use sql::purchase::{Bought, Command};

use super::Node;
use crate::session::{Purchase, SessionError};

impl Node {
    /// Buys for coins, or takes what is free, once a key; answers when it is committed. The balance moves on every open
    /// page of the account.
    pub async fn purchase(&self, command: Command) -> Result<Bought, SessionError> {
        match command.uid {
            Some(uid) => self.ask(uid, || Purchase(command.clone())).await?,
            None => self.0.committer.purchase(command).await,
        }
    }
}
