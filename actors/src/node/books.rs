//! What is read, and where to.

use sql::book::{Command, Outcome};
use uuid::Uuid;

use super::Node;
use crate::{actor::ActorError, session::Read};

impl Node {
    /// The account's devices have read to places; all that is asked together is one transaction. Where that moves the account's
    /// place in a book, its other sockets are told; `login` is the one that knows already.
    pub async fn read_to(
        &self,
        uid: i64,
        login: Uuid,
        commands: Vec<Command>,
    ) -> Result<Vec<Outcome>, ActorError> {
        self.command(uid, Read { login, commands }).await?
    }
}
