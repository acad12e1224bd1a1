//! Ends and prolongs logins, checks their tokens, and keeps tickets for sockets.

use std::time::{Duration, Instant};

use chrono::{DateTime, TimeDelta, Utc};
use sql::{
    credential::{self, Changed, Effects, PasswordProof, PhoneProof, Refusal},
    erasure::{self, Posts},
    inbox::NewMessage,
    login::{AccountLogin, NewTicket, Redeemed, TicketHash, TokenHash},
    login_token::{self, Presented, Renewal, Renewed, Standing},
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
        recovery_days: u32,
        kept: Uuid,
        message: NewMessage<'_>,
    ) -> Result<Result<Changed, Refusal>, ActorError> {
        let reason = EndReason::Phone.as_str();
        let effects = Effects { kept: Some(kept), reason, message };
        let changed =
            credential::bind_phone(&self.0.services.pool, uid, proof, phone, recovery_days, &effects).await?;
        Ok(changed.inspect(|changed| self.tell_changed(uid, changed, reason)))
    }

    /// Records the request to erase the account in `days`, and ends every login on every node. `None`: `proof` does not hold any more.
    pub async fn request_erasure(
        &self,
        uid: i64,
        proof: PasswordProof<'_>,
        posts: Posts,
        days: u32,
    ) -> Result<Option<DateTime<Utc>>, ActorError> {
        let reason = EndReason::Erasing.as_str();
        let requested = erasure::request(&self.0.services.pool, uid, proof, posts, days, reason).await?;
        let Ok(erasure::Requested { due_time, ended }) = requested else { return Ok(None) };
        self.tell_ended(uid, ended, reason);
        Ok(Some(due_time))
    }

    /// Ends one login or all logins of the account, on every node. Answers when it is committed.
    pub async fn end_logins(&self, uid: i64, login: Option<Uuid>, reason: &str) -> Result<usize, ActorError> {
        let ended = sql::login::end(&self.0.services.pool, uid, login, reason).await?;
        Ok(self.tell_ended(uid, ended, reason))
    }

    /// What this node or the database knows of a token. Authorise its login first (`authorise`). From memory only while that is trusted,
    /// and only for a token in use, so a standing that changes something comes from the database.
    pub async fn standing(&self, presented: Presented) -> Result<Standing, ActorError> {
        let shared = &self.0;
        let AccountLogin { uid, login } = presented.of;
        // Check the trust first: a use of a newer token that is missed after this check came after the call.
        let trusted = shared.services.trusted();
        let epoch = shared.services.history.epoch();
        let session = shared.sessions.find(uid);
        if trusted
            && let Some(session) = &session
            && session.view.is_valid(&presented.hash, epoch, Instant::now())
        {
            return Ok(Standing::Valid { left: None, used: true });
        }
        let reading = session.as_ref().map(|session| session.view.begin_reading(epoch));
        let standing = shared.services.committer.standing(presented).await?;
        if let (Some(session), Some(reading), Standing::Valid { left, used: true }) =
            (session, reading, standing)
        {
            session.view.remember_token(reading, presented.hash, login, left, Instant::now());
        }
        Ok(standing)
    }

    /// Notes the first use of a token. Its predecessors stay valid for `grace`, on every node.
    pub async fn start_using(
        &self,
        of: AccountLogin,
        hash: &TokenHash,
        grace: Duration,
    ) -> Result<(), ActorError> {
        login_token::start_using(&self.0.services.pool, of, hash, grace).await?;
        // Without logins: this node forgets which tokens are valid, before the notice of the commit arrives.
        self.0.tell(of.uid, Tell::LoginsEnded { logins: Vec::new(), reason: String::new() });
        Ok(())
    }

    /// Ends the login of a superseded token that came back, on every node. False: another call did.
    pub async fn end_reused(
        &self,
        of: AccountLogin,
        hash: &TokenHash,
        message: &NewMessage<'_>,
    ) -> Result<bool, ActorError> {
        let ended = login_token::end_reused(&self.0.services.pool, of, hash, message).await?;
        if ended {
            self.tell_ended(of.uid, vec![of.login], EndReason::Reuse.as_str());
        }
        Ok(ended)
    }

    /// Whether a call may try to renew the token of this login now: on this node one call within `interval`.
    #[must_use]
    pub fn may_renew(&self, of: AccountLogin, now: DateTime<Utc>, interval: TimeDelta) -> bool {
        self.0.sessions.find(of.uid).is_some_and(|session| session.view.may_renew(of.login, now, interval))
    }

    /// Extends a live login and issues a token for it. `None`: it has ended or expired.
    pub async fn renew(&self, renewal: &Renewal) -> Result<Option<Renewed>, ActorError> {
        let AccountLogin { uid, login } = renewal.presented.of;
        let renewed = async {
            let mut client = self.0.services.pool.get().await.map_err(sql::Error::from)?;
            let tx = client.transaction().await.map_err(sql::Error::from)?;
            let renewed = login_token::renew(&tx, renewal).await?;
            tx.commit().await.map_err(sql::Error::from)?;
            Ok::<_, ActorError>(renewed)
        };
        match renewed.await {
            Ok(renewed) => {
                if let Some(Renewed { left, .. }) = renewed {
                    self.0.prolong_login(uid, login, left);
                }
                Ok(renewed)
            }
            Err(error) => {
                if let Some(session) = self.0.sessions.find(uid) {
                    session.view.forget_renewal(login);
                }
                Err(error)
            }
        }
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
