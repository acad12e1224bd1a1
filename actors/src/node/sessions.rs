//! Finds, starts and notifies the Sessions of the accounts that have a socket or a recent call on this node.

use std::{
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use actix::{dev::ToEnvelope, prelude::*};
use sql::{account::Profile, status::Snapshot};
use uuid::Uuid;

use super::{Node, Shared};
use crate::{
    actor::ActorError,
    hub::{ConnectionId, HubAddr},
    relay::Channel,
    session::{AccountView, Admit, Attach, Authorise, Detach, Event, GetStatus, Session, SessionHost, Tell},
};

/// A handle on a Session.
pub(super) struct SessionEntry {
    pub(super) addr: Addr<Session>,
    pub(super) view: Arc<AccountView>,
}

impl Node {
    /// The account's status, from memory while that is trusted. `None`: no such account.
    /// Answers without the Session's mailbox while no event about the account waits in it.
    pub async fn status(&self, uid: i64) -> Result<Option<Snapshot>, ActorError> {
        match self.0.known_status(uid) {
            Some(status) => Ok(Some(status)),
            None => self.ask(uid, || GetStatus).await?,
        }
    }

    /// What the account's profile shows to its owner. `None`: no such account.
    pub async fn profile(&self, uid: i64) -> Result<Option<Profile>, ActorError> {
        Ok(self.0.services.committer.profile(uid).await?)
    }

    /// How long this login of the account still lasts, on whichever node it began or ended. `None`: it is not live.
    /// Answers from memory without the Session's mailbox while memory is trusted.
    pub async fn authorise(&self, uid: i64, login: Uuid) -> Result<Option<Duration>, ActorError> {
        match self.0.known_live(uid, login) {
            Some(left) => Ok(Some(left)),
            None => self.ask(uid, || Authorise(login)).await?,
        }
    }

    /// Whether the account's youth mode is on, as its Session last read it. Authorise a login first: without a Session the answer is false.
    #[must_use]
    pub fn is_in_youth_mode(&self, uid: i64) -> bool {
        self.0.sessions.find(uid).is_some_and(|session| session.view.youth.load(Ordering::Acquire))
    }

    /// Authorises the login and returns the status, in one call. `None`: the login is not live.
    pub async fn admit(&self, uid: i64, login: Uuid) -> Result<Option<Snapshot>, ActorError> {
        self.ask(uid, || Admit(login)).await?
    }

    /// Sends the account's events to this socket from now on, its status first. False: the login is not live.
    pub async fn attach(
        &self,
        uid: i64,
        login: Uuid,
        connection: ConnectionId,
        hub: &HubAddr,
    ) -> Result<bool, ActorError> {
        self.ask(uid, || Attach { connection, login, hub: hub.clone() }).await?
    }

    pub fn detach(&self, uid: i64, connection: ConnectionId) {
        if let Some(session) = self.0.sessions.find(uid) {
            // `do_send` ignores the bound of the mailbox: a Session that misses this message never ends. There is one for each socket.
            session.addr.do_send(Detach(connection));
        }
    }

    /// This process committed a change of the account's status. Later calls see it.
    pub fn status_moved(&self, uid: i64) {
        self.0.tell(uid, Tell::Changed);
    }

    /// Asks the account's Session, which starts if needed. If it ends before it answers, the next one is asked: only for messages that
    /// may be handled twice.
    async fn ask<M>(&self, uid: i64, message: impl Fn() -> M) -> Result<M::Result, ActorError>
    where
        M: Message + Send + 'static,
        M::Result: Send,
        Session: Handler<M>,
        Context<Session>: ToEnvelope<Session, M>,
    {
        for _ in 0..3 {
            let asked = self.0.find_or_start(uid).addr.send(message());
            if let Ok(answer) = asked.await {
                return Ok(answer);
            }
        }
        Err(ActorError::Overloaded)
    }
}

impl Shared {
    /// Notifies the account's Session, if there is one. If its mailbox is full, it will read everything again.
    pub fn tell(&self, uid: i64, tell: Tell) {
        if let Some(session) = self.sessions.find(uid) {
            session.tell(tell);
        }
    }

    /// Notifies Sessions of an event that they only send to their sockets. A full mailbox drops it: the page sees the change when it reads
    /// again, so the Session need not read everything now.
    pub fn show(&self, uids: &[i64], tell: &Tell) {
        for session in uids.iter().filter_map(|uid| self.sessions.find(*uid)) {
            if let Err(SendError::Full(_)) = session.addr.try_send(tell.clone()) {
                metrics::counter!("portal_session_mailbox_full_total").increment(1);
            }
        }
    }

    /// The account's next call for its status reads the database.
    pub(super) fn fall_behind(&self, uid: i64) {
        if let Some(session) = self.sessions.find(uid) {
            session.view.fall_behind();
        }
    }

    pub fn tell_all(&self, tell: &Tell) {
        self.sessions.visit(|session| session.tell(tell.clone()));
    }

    /// Makes Sessions read again that missed an event because their mailboxes were full.
    pub fn heal(&self) {
        self.sessions.visit(|session| {
            if session.view.needs_reading() {
                let _ = session.addr.try_send(Tell::Resync);
            }
        });
    }

    pub fn has_session(&self, uid: i64) -> bool {
        self.sessions.find(uid).is_some()
    }

    /// Prolongs a live login in memory.
    pub fn prolong_login(&self, uid: i64, login: Uuid, left: Duration) {
        if let Some(session) = self.sessions.find(uid) {
            session.view.prolong(login, left, Instant::now());
        }
    }

    /// The accounts that have a Session here.
    pub fn accounts(&self) -> Vec<i64> {
        self.sessions.keys(|_| true)
    }

    /// The accounts that have a socket here.
    pub fn attended(&self) -> Vec<i64> {
        self.sessions.keys(|session| session.view.attended.load(Ordering::Acquire))
    }

    /// How long the login still lasts, if memory is trusted and knows that it is live. `None`: the Session decides.
    pub(super) fn known_live(&self, uid: i64, login: Uuid) -> Option<Duration> {
        // Check the trust first: a login whose end is missed after this check was live when the call came.
        let trusted = self.services.trusted();
        let session = self.sessions.find(uid).filter(|_| trusted)?;
        session.view.live(login, self.services.history.epoch(), Instant::now())
    }

    /// The account's status, if memory is trusted and its Session knows of nothing newer. `None`: the Session decides.
    pub(super) fn known_status(&self, uid: i64) -> Option<Snapshot> {
        // Check the trust first: a change that is missed after this check was committed after the call came.
        let trusted = self.services.trusted();
        let session = self.sessions.find(uid).filter(|_| trusted)?;
        session.view.status(self.services.history.epoch(), Instant::now())
    }

    pub(super) fn find_or_start(self: &Arc<Self>, uid: i64) -> Arc<SessionEntry> {
        self.sessions.find_or_start(
            uid,
            |session| session.addr.connected(),
            || {
                let view = Arc::<AccountView>::default();
                let (services, host, theirs) = (self.services.clone(), self.clone(), view.clone());
                let session = move |_: &mut Context<Session>| Session::new(uid, services, host, theirs);
                SessionEntry { addr: Session::start_in_arbiter(self.arbiters.of(uid), session), view }
            },
        )
    }
}

impl SessionHost for Shared {
    fn session_ended(&self, uid: i64, view: &Arc<AccountView>) {
        let the_one = |session: &SessionEntry| Arc::ptr_eq(&session.view, view);
        self.sessions.remove(uid, the_one, || self.services.relay.unsubscribe(Channel::Account(uid)));
    }

    fn lose_history(&self, epoch: u64) {
        if self.services.history.lost(epoch) {
            tracing::error!("the database lost commits that were read; everything is read again");
            metrics::counter!("portal_history_changes_total").increment(1);
            self.begin_history();
        }
    }
}

impl SessionEntry {
    /// If the mailbox is full, the Session becomes stale, and `heal` notifies it again.
    fn tell(&self, tell: Tell) {
        let waiting = self.view.hear(&tell);
        if let Err(SendError::Full(event)) = self.addr.try_send(Event { tell, waiting }) {
            self.view.stale.store(true, Ordering::Release);
            // Only now: a status that lacks the event is not remembered before the Session is stale.
            drop(event);
            metrics::counter!("portal_session_mailbox_full_total").increment(1);
        }
    }
}
