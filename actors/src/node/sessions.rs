//! The door to the Sessions of the accounts that have a socket or a recent call on this node.

use std::{
    collections::hash_map::Entry,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use actix::{dev::ToEnvelope, prelude::*};
use sql::{notice::Moved, status::Snapshot};
use uuid::Uuid;

use super::{Node, Shared};
use crate::{
    at_most_once::{self, AtMostOnce},
    relay::Channel,
    session::{Admit, Attach, Authorise, Detach, GetStatus, MarkRead, Session, SessionError, Tell},
    switchboard::{ConnectionId, SwitchboardAddr},
};

/// A Session, as others reach it.
pub(super) struct Found {
    addr: Addr<Session>,
    doubts: Arc<Doubts>,
}

/// What a Session may have missed, and whom for.
#[derive(Default)]
pub struct Doubts {
    /// It has a socket here.
    pub attended: AtomicBool,
    /// What it remembers may be old; set by whoever could not reach it.
    pub stale: AtomicBool,
    /// A login behind one of its sockets may have ended unheard.
    pub unchecked: AtomicBool,
}

impl Doubts {
    pub fn any(&self) -> bool {
        self.stale.load(Ordering::Acquire) || self.unchecked.load(Ordering::Acquire)
    }
}

impl Node {
    /// The account's status, from memory where that may be trusted. `None`: no such account.
    pub async fn status(&self, uid: i64) -> Result<Option<Snapshot>, SessionError> {
        self.ask(uid, || GetStatus).await?
    }

    /// How long does this login of the account still last, on whichever node it was made or ended? `None`: it is not live.
    pub async fn authorise(&self, uid: i64, login: Uuid) -> Result<Option<Duration>, SessionError> {
        self.ask(uid, || Authorise(login)).await?
    }

    /// Both at once: the status, for whoever is signed in by this login. `None`: it is not live.
    pub async fn admit(&self, uid: i64, login: Uuid) -> Result<Option<Snapshot>, SessionError> {
        self.ask(uid, || Admit(login)).await?
    }

    /// Marks messages or notices read; the badge falls on every open page of the account.
    pub async fn mark_read(&self, uid: i64, read: MarkRead) -> Result<Option<Snapshot>, SessionError> {
        self.command(uid, read).await?
    }

    /// From now on the account's events go to this socket, its status first. False: no such account.
    pub async fn attach(
        &self,
        uid: i64,
        login: Uuid,
        connection: ConnectionId,
        switchboard: &SwitchboardAddr,
    ) -> Result<bool, SessionError> {
        self.ask(uid, || Attach { connection, login, switchboard: switchboard.clone() }).await?
    }

    pub fn detach(&self, uid: i64, connection: ConnectionId) {
        if let Some(addr) = self.0.find(uid) {
            // Past the mailbox's bound: one for each socket, and a Session that misses it never rests.
            addr.do_send(Detach(connection));
        }
    }

    /// Something committed by this process has moved the account's status: what is asked from now on knows it.
    pub fn status_moved(&self, uid: i64) {
        self.0.tell(uid, Tell::Changed);
    }

    /// The account's Session carries out a command, at most once.
    pub(super) async fn command<M>(&self, uid: i64, command: M) -> Result<M::Result, SessionError>
    where
        M: Message + Send + 'static,
        M::Result: Send,
        Session: Handler<AtMostOnce<M>>,
    {
        at_most_once::send(command, || self.0.find_or_start(uid)).await
    }

    /// Asks the account's Session, which is started where there is none. When it ends before it answers, the next one is asked again:
    /// only for what may be done twice.
    async fn ask<M>(&self, uid: i64, message: impl Fn() -> M) -> Result<M::Result, SessionError>
    where
        M: Message + Send + 'static,
        M::Result: Send,
        Session: Handler<M>,
        Context<Session>: ToEnvelope<Session, M>,
    {
        for _ in 0..3 {
            if let Ok(answer) = self.0.find_or_start(uid).send(message()).await {
                return Ok(answer);
            }
        }
        Err(SessionError::Overloaded)
    }
}

impl Shared {
    /// Tells the account's Session, if there is one. Where its mailbox is full it will read everything again.
    pub fn tell(&self, uid: i64, tell: Tell) {
        if let Some(found) = self.sessions.lock().get(&uid) {
            found.tell(tell);
        }
    }

    /// Tells them what is only to be shown. Where a mailbox is full it is not: what was missed is seen when it is read again, and is
    /// no reason to read everything now.
    pub fn show(&self, uids: &[i64], tell: &Tell) {
        let sessions = self.sessions.lock();
        for found in uids.iter().filter_map(|uid| sessions.get(uid)) {
            if let Err(SendError::Full(_)) = found.addr.try_send(tell.clone()) {
                metrics::counter!("portal_session_mailbox_full_total").increment(1);
            }
        }
    }

    /// Tells the Sessions of these accounts here and on other nodes, after the commit.
    pub fn tell_moved(&self, moved: Vec<Moved>) {
        for moved in moved {
            self.relay.publish_moved(&moved);
            self.tell(moved.uid, Tell::Moved(moved));
        }
    }

    pub fn tell_all(&self, tell: &Tell) {
        for found in self.sessions.lock().values() {
            found.tell(tell.clone());
        }
    }

    /// Tells those who missed something, and were told to nobody's hearing, to read again.
    pub fn heal(&self) {
        for found in self.sessions.lock().values() {
            if found.doubts.any() {
                let _ = found.addr.try_send(Tell::Resync);
            }
        }
    }

    pub fn has_session(&self, uid: i64) -> bool {
        self.sessions.lock().contains_key(&uid)
    }

    /// A Session that comes to rest, unless another has taken its place.
    pub fn forget(&self, uid: i64, doubts: &Arc<Doubts>) {
        let mut sessions = self.sessions.lock();
        if let Entry::Occupied(found) = sessions.entry(uid)
            && Arc::ptr_eq(&found.get().doubts, doubts)
        {
            found.remove();
            self.relay.unsubscribe(Channel::Account(uid));
        }
    }

    /// The accounts that have a Session here.
    pub fn accounts(&self) -> Vec<i64> {
        self.sessions.lock().keys().copied().collect()
    }

    /// Those that have a socket here.
    pub fn attended(&self) -> Vec<i64> {
        let sessions = self.sessions.lock();
        let attended = |found: &Found| found.doubts.attended.load(Ordering::Acquire);
        sessions.iter().filter(|(_, found)| attended(found)).map(|(uid, _)| *uid).collect()
    }

    fn find(&self, uid: i64) -> Option<Addr<Session>> {
        self.sessions.lock().get(&uid).map(|found| found.addr.clone())
    }

    fn find_or_start(self: &Arc<Self>, uid: i64) -> Addr<Session> {
        let mut sessions = self.sessions.lock();
        if let Some(found) = sessions.get(&uid).filter(|found| found.addr.connected()) {
            return found.addr.clone();
        }
        let doubts = Arc::new(Doubts::default());
        let (shared, theirs) = (self.clone(), doubts.clone());
        let addr = Session::start_in_arbiter(&self.arbiter, move |_| Session::new(uid, shared, theirs));
        sessions.insert(uid, Found { addr: addr.clone(), doubts });
        addr
    }
}

impl Found {
    /// What does not fit into the mailbox makes the Session stale: `heal` comes back to it.
    fn tell(&self, tell: Tell) {
        if matches!(tell, Tell::Resync) {
            self.doubts.stale.store(true, Ordering::Release);
        }
        if let Err(SendError::Full(_)) = self.addr.try_send(tell) {
            self.doubts.stale.store(true, Ordering::Release);
            metrics::counter!("portal_session_mailbox_full_total").increment(1);
        }
    }
}
