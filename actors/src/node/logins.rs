//! Ends and prolongs logins, and keeps tickets for sockets.

use std::time::Duration;

use sql::{
    credential::{self, Changed, Effects, PasswordProof, PhoneProof, Refusal},
    inbox::NewMessage,
    login::{NewTicket, Redeemed, TicketHash},
};
use uuid::Uuid;

use super::Node;
use crate::{
    actor::ActorError,
    session::{EndReason, Tell},
};

impl Node {
    /// Stores a ticket that opens one socket for a login.
    pub async fn keep_ticket(&self, ticket: NewTicket) -> Result<(), ActorError> {
        Ok(self.0.services.committer.keep_ticket(ticket).await?)
    }

    /// Uses a ticket. `None`: it is unknown, used or too old, or its login has ended.
    pub async fn redeem_ticket(&self, hash: TicketHash) -> Result<Option<Redeemed>, ActorError> {
        Ok(self.0.services.committer.redeem_ticket(hash).await?)
    }

    /// Changes the password and ends every login except the kept one, on every node. The inner error says why nothing was changed.
    pub async fn change_password(
        &self,
        uid: i64,
        proof: PasswordProof<'_>,
        password_hash: &str,
        kept: Option<Uuid>,
        message: NewMessage<'_>,
    ) -> Result<Result<Changed, Refusal>, ActorError> {
        let reason = EndReason::Password.as_str();
        let effects = Effects { kept, reason, message };
        let changed =
            credential::change_password(&self.0.services.pool, uid, proof, password_hash, &effects).await?;
        Ok(changed.inspect(|changed| self.tell_changed(uid, changed, reason)))
    }

    /// Changes the phone and ends every login except the kept one, on every node. The inner error says why nothing was changed.
    pub async fn bind_phone(
        &self,
        uid: i64,
        proof: PhoneProof<'_>,
        phone: &str,
        way_back_days: u32,
        kept: Uuid,
        message: NewMessage<'_>,
    ) -> Result<Result<Changed, Refusal>, ActorError> {
        let reason = EndReason::Phone.as_str();
        let effects = Effects { kept: Some(kept), reason, message };
        let changed =
            credential::bind_phone(&self.0.services.pool, uid, proof, phone, way_back_days, &effects).await?;
        Ok(changed.inspect(|changed| self.tell_changed(uid, changed, reason)))
    }

    /// Ends one login or all logins of the account, on every node. Answers when it is committed.
    pub async fn end_logins(&self, uid: i64, login: Option<Uuid>, reason: &str) -> Result<usize, ActorError> {
        let ended = sql::login::end(&self.0.services.pool, uid, login, reason).await?;
        Ok(self.tell_ended(uid, ended, reason))
    }

    /// Lets a live login last `life` from now on, and returns how long it lasts. `None`: it has ended or expired.
    pub async fn prolong(
        &self,
        uid: i64,
        login: Uuid,
        life: Duration,
    ) -> Result<Option<Duration>, ActorError> {
        let client = self.0.services.pool.get().await.map_err(sql::Error::from)?;
        let left = sql::login::prolong(&client, uid, login, life).await?;
        if let Some(left) = left {
            self.0.prolong_login(uid, login, left);
        }
        Ok(left)
    }

    /// Ends every login of the account except `kept`, on every node. Answers when it is committed.
    pub async fn end_other_logins(&self, uid: i64, kept: Uuid, reason: &str) -> Result<usize, ActorError> {
        let ended = sql::login::end_all_but(&self.0.services.pool, uid, Some(kept), reason).await?;
        Ok(self.tell_ended(uid, ended, reason))
    }

    fn tell_changed(&self, uid: i64, changed: &Changed, reason: &str) {
        if changed.is_new {
            self.tell_ended(uid, changed.ended.clone(), reason);
            self.0.tell(uid, Tell::Changed);
        }
    }

    /// Notifies this node's Session, which therefore does not depend on the NOTIFY. Returns how many logins ended.
    fn tell_ended(&self, uid: i64, ended: Vec<Uuid>, reason: &str) -> usize {
        let count = ended.len();
        // An empty list would mean: check every login.
        if count > 0 {
            self.0.tell(uid, Tell::LoginsEnded { logins: ended, reason: reason.to_owned() });
        }
        count
    }
}
