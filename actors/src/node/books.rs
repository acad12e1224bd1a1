//! What is read, and where to.

use sql::book::{Command, Outcome};
use uuid::Uuid;

use super::Node;
use crate::session::{Read, SessionError};

impl Node {
    /// A device has read to a place. Where that moves the account's place, its other sockets are told; `login` is the one that
    /// knows already.
    pub async fn read_to(&self, login: Uuid, command: Command) -> Result<Outcome, SessionError> {
        self.ask(command.uid, || Read { login, command: command.clone() }).await?
    }
}
