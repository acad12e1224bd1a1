//! What is read, and where to.

use sql::book::{Command, Outcome};
use uuid::Uuid;

use super::Node;
use crate::session::{Read, SessionError};

impl Node {
    /// The account's devices have read to places; all that is asked together is one transaction. Where that moves the account's
    /// place in a book, its other sockets are told; `login` is the one that knows already.
    pub async fn read_to(
        &self,
        uid: i64,
        login: Uuid,
        commands: Vec<Command>,
    ) -> Result<Vec<Outcome>, SessionError> {
        self.command(uid, Read { login, commands }).await?
    }
}
