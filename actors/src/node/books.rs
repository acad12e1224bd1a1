//! Reading positions.

use sql::book::{Command, Outcome};
use uuid::Uuid;

use super::Node;
use crate::{actor::ActorError, session::Read};

impl Node {
    /// Saves reading positions of the device of `login`, in one transaction. If a position in a book changes, the account's sockets of
    /// other logins get it.
    pub async fn read_to(
        &self,
        uid: i64,
        login: Uuid,
        commands: Vec<Command>,
    ) -> Result<Vec<Outcome>, ActorError> {
        self.command(uid, Read { login, commands }).await?
    }
}
