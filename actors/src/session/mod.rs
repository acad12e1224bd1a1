//! One per account with a socket or a recent call on this node. Answers for the account from memory, lets no two of
//! its changes interleave, and shows every change to the account's sockets.

mod messages;
mod state;

use std::{
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use actix::prelude::*;
use bytestring::ByteString;
use sql::{inbox::Broadcast, status::Snapshot};
use uuid::Uuid;

pub use messages::{Attach, Authorise, Detach, GetStatus, MarkRead, Tell};
use state::{Heard, State};

use crate::{
    node::{Registration, Shared},
    switchboard::{ConnectionId, Deliver, Outgoing, Switchboard, close_code},
    wire::{NewMessage, SessionEnded, Status, ToClient, Unread},
};

/// Why a Session did not do what it was asked.
#[derive(Debug, Clone, thiserror::Error)]
pub enum SessionError {
    /// Queues are full: try again a little later.
    #[error("too much to do at once")]
    Overloaded,
    /// The database is away; nothing was changed, or the outcome is not known.
    #[error("the database is not reachable: {0}")]
    Unavailable(Arc<sql::Error>),
    #[error("{0}")]
    Failed(Arc<sql::Error>),
}

impl From<sql::Error> for SessionError {
    fn from(error: sql::Error) -> Self {
        if error.is_transient() { Self::Unavailable(Arc::new(error)) } else { Self::Failed(Arc::new(error)) }
    }
}

/// Why a login ended, as `sessionEnded` tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndReason {
    Logout,
    Password,
    Suspended,
}

impl EndReason {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Logout => "logout",
            Self::Password => "password",
            Self::Suspended => "suspended",
        }
    }
}

/// How long after a full switchboard the newest status is offered again.
const RETRY: Duration = Duration::from_millis(20);

pub struct Session {
    uid: i64,
    shared: Arc<Shared>,
    /// How the node finds this Session; `stale` is set where a `Tell` did not fit into the mailbox.
    registration: Registration,
    /// Filled by the first load; `None` while the database has not answered yet, or the account does not exist.
    state: Option<State>,
    sockets: Vec<Attached>,
    /// Deliveries that a full switchboard refused have to be made good by the newest status.
    owing: bool,
    last_used: Instant,
    /// Fires when the membership passes.
    lapse: Option<SpawnHandle>,
}

struct Attached {
    connection: ConnectionId,
    login: Uuid,
    switchboard: Addr<Switchboard>,
}

impl Session {
    pub fn new(uid: i64, shared: Arc<Shared>, registration: Registration) -> Self {
        Self {
            uid,
            shared,
            registration,
            state: None,
            sockets: Vec::new(),
            owing: false,
            last_used: Instant::now(),
            lapse: None,
        }
    }

    /// Loads what is not known or not to be trusted, then does `then`. Messages that arrive meanwhile wait.
    fn with_state<T: 'static>(
        &mut self,
        then: impl FnOnce(&mut Self, Result<bool, SessionError>, &mut Context<Self>) -> T + 'static,
    ) -> AtomicResponse<Self, T> {
        self.last_used = Instant::now();
        AtomicResponse::new(Box::pin(self.fresh().map(move |known, act, ctx| then(act, known, ctx))))
    }

    /// Resolves to whether the account exists, as soon as the state may be trusted.
    fn fresh(&mut self) -> ResponseActFuture<Self, Result<bool, SessionError>> {
        let stale = self.registration.stale.load(Ordering::Acquire);
        if self.state.is_some() && !stale && self.shared.trusted() {
            return Box::pin(fut::ready(Ok(true)));
        }
        self.load()
    }

    fn load(&mut self) -> ResponseActFuture<Self, Result<bool, SessionError>> {
        // Before the read: what changes while it runs makes it stale again.
        self.registration.stale.store(false, Ordering::Release);
        let committer = self.shared.committer.clone();
        let uid = self.uid;
        Box::pin(async move { committer.snapshot(uid).await }.into_actor(self).map(
            |result, act: &mut Self, ctx| match result {
                Ok(Some(snapshot)) => {
                    act.take_over(snapshot, ctx);
                    Ok(true)
                }
                Ok(None) => Ok(false),
                Err(error) => {
                    act.registration.stale.store(true, Ordering::Release);
                    Err(error)
                }
            },
        ))
    }

    /// Takes a committed snapshot over and shows it, if it is newer than what is known.
    fn take_over(&mut self, snapshot: Snapshot, ctx: &mut Context<Self>) {
        let newer = match &mut self.state {
            Some(state) => state.merge(snapshot),
            None => {
                self.state = Some(State::new(snapshot));
                true
            }
        };
        if newer {
            self.watch_for_lapse(ctx);
            self.show_status(ctx);
        }
    }

    /// A membership that passes is a change that nobody commits: read it when it is due.
    fn watch_for_lapse(&mut self, ctx: &mut Context<Self>) {
        if let Some(timer) = self.lapse.take() {
            ctx.cancel_future(timer);
        }
        let left = self.state.as_ref().map_or(Duration::ZERO, |state| state.snapshot.level_left);
        if !left.is_zero() {
            // A little late rather than early: the database's clock decides. Far ones are looked at once a day.
            let wait = (left + Duration::from_millis(50)).min(Duration::from_hours(24));
            self.lapse = Some(ctx.run_later(wait, |_, ctx| ctx.notify(Tell::Resync)));
        }
    }

    fn show_status(&mut self, ctx: &mut Context<Self>) {
        if let Some(state) = &self.state
            && !self.sockets.is_empty()
        {
            let frame = encode(&ToClient::Status(Status::from(&state.snapshot)));
            self.deliver(&[Outgoing::Status(frame)], |_| true, ctx);
        }
    }

    /// Hands items to the sockets that `of` chooses: one message per switchboard.
    fn deliver(&mut self, items: &[Outgoing], of: impl Fn(&Attached) -> bool, ctx: &mut Context<Self>) {
        let mut boards: Vec<(&Addr<Switchboard>, Vec<ConnectionId>)> = Vec::new();
        for socket in self.sockets.iter().filter(|socket| of(socket)) {
            match boards.iter_mut().find(|(board, _)| **board == socket.switchboard) {
                Some((_, to)) => to.push(socket.connection),
                None => boards.push((&socket.switchboard, vec![socket.connection])),
            }
        }
        for (board, to) in boards {
            if let Err(SendError::Full(_)) = board.try_send(Deliver { to, items: items.to_vec() }) {
                metrics::counter!("portal_deliveries_deferred_total").increment(1);
                if !self.owing {
                    self.owing = true;
                    ctx.run_later(RETRY, |act, ctx| {
                        act.owing = false;
                        act.show_status(ctx);
                    });
                }
            }
        }
    }

    /// Forgets logins and closes their sockets, after telling them why.
    fn end_logins(&mut self, ended: impl Fn(&Uuid) -> bool, reason: &str, ctx: &mut Context<Self>) {
        if let Some(state) = &mut self.state {
            state.logins.retain(|login, _| !ended(login));
        }
        let items = [
            Outgoing::Event(encode(&ToClient::SessionEnded(SessionEnded { reason: reason.to_owned() }))),
            Outgoing::Close { code: close_code::SESSION_ENDED, reason: "session ended" },
        ];
        self.deliver(&items, |socket| ended(&socket.login), ctx);
        self.sockets.retain(|socket| !ended(&socket.login));
    }
}

impl Actor for Session {
    type Context = Context<Self>;

    fn started(&mut self, ctx: &mut Self::Context) {
        ctx.set_mailbox_capacity(256);
        // What other nodes commit must be heard before the first load, or a change between the two would be missed.
        let subscribed = self.shared.relay.subscribe(self.uid);
        ctx.wait(subscribed.into_actor(self));
        ctx.run_interval(self.shared.settings.session_idle / 4, |act, ctx| {
            if act.sockets.is_empty() && act.last_used.elapsed() >= act.shared.settings.session_idle {
                ctx.stop();
            }
        });
    }

    fn stopping(&mut self, _: &mut Self::Context) -> Running {
        self.shared.forget(self.uid, &self.registration);
        Running::Stop
    }
}

impl Handler<GetStatus> for Session {
    type Result = AtomicResponse<Self, Result<Option<Snapshot>, SessionError>>;

    fn handle(&mut self, _: GetStatus, _: &mut Self::Context) -> Self::Result {
        self.with_state(|act, known, _| {
            known.map(|known| act.state.as_ref().filter(|_| known).map(|state| state.snapshot.clone()))
        })
    }
}

impl Handler<Authorise> for Session {
    type Result = AtomicResponse<Self, Result<bool, SessionError>>;

    fn handle(&mut self, Authorise(login): Authorise, _: &mut Self::Context) -> Self::Result {
        self.last_used = Instant::now();
        let remembered = self.state.as_ref().and_then(|state| state.logins.get(&login));
        if self.shared.trusted()
            && !self.registration.stale.load(Ordering::Acquire)
            && let Some(expiry) = remembered
        {
            return AtomicResponse::new(Box::pin(fut::ready(Ok(*expiry > self.shared.clock.now()))));
        }
        let (shared, uid) = (self.shared.clone(), self.uid);
        let fresh = self.fresh();
        AtomicResponse::new(Box::pin(
            fresh
                .then(move |known, act: &mut Self, _| {
                    async move {
                        if !known? {
                            return Ok(None);
                        }
                        let client = shared.pool.get().await.map_err(sql::Error::from)?;
                        Ok(sql::login::live(&client, uid, login).await?)
                    }
                    .into_actor(act)
                })
                .map(move |expiry: Result<_, SessionError>, act, _| {
                    let expiry = expiry?;
                    if let (Some(state), Some(expiry)) = (&mut act.state, expiry) {
                        state.logins.insert(login, expiry);
                    }
                    Ok(expiry.is_some())
                }),
        ))
    }
}

impl Handler<MarkRead> for Session {
    type Result = AtomicResponse<Self, Result<Option<Snapshot>, SessionError>>;

    fn handle(&mut self, MarkRead(read): MarkRead, _: &mut Self::Context) -> Self::Result {
        self.last_used = Instant::now();
        let (committer, uid) = (self.shared.committer.clone(), self.uid);
        AtomicResponse::new(Box::pin(
            async move { committer.mark_read(uid, read).await }.into_actor(self).map(|result, act, ctx| {
                let snapshot = result?;
                if let Some(snapshot) = &snapshot {
                    act.take_over(snapshot.clone(), ctx);
                    act.shared.relay.publish_status(snapshot);
                }
                Ok(snapshot)
            }),
        ))
    }
}

impl Handler<Attach> for Session {
    type Result = AtomicResponse<Self, Result<bool, SessionError>>;

    fn handle(&mut self, attach: Attach, _: &mut Self::Context) -> Self::Result {
        self.with_state(move |act, known, ctx| {
            let Some(state) = act.state.as_ref().filter(|_| matches!(known, Ok(true))) else {
                return known;
            };
            let status = Outgoing::Status(encode(&ToClient::Status(Status::from(&state.snapshot))));
            let connection = attach.connection;
            act.sockets.push(Attached { connection, login: attach.login, switchboard: attach.switchboard });
            act.deliver(&[status], |socket| socket.connection == connection, ctx);
            Ok(true)
        })
    }
}

impl Handler<Detach> for Session {
    type Result = ();

    fn handle(&mut self, Detach(connection): Detach, _: &mut Self::Context) {
        self.last_used = Instant::now();
        self.sockets.retain(|socket| socket.connection != connection);
    }
}

impl Handler<Tell> for Session {
    type Result = AtomicResponse<Self, ()>;

    fn handle(&mut self, tell: Tell, ctx: &mut Self::Context) -> Self::Result {
        let done = || AtomicResponse::new(Box::pin(fut::ready(())));
        match tell {
            Tell::Resync => {
                if let Some(state) = &mut self.state {
                    state.logins.clear();
                }
                AtomicResponse::new(Box::pin(self.load().then(|_, act, _| act.check_sockets())))
            }
            Tell::Status(snapshot) => {
                if self.state.is_some() {
                    self.take_over(*snapshot, ctx);
                }
                done()
            }
            Tell::Message(message) => {
                AtomicResponse::new(Box::pin(self.load().map(move |known, act, ctx| {
                    if let (Ok(true), Some(state)) = (known, &act.state) {
                        let frame = new_message(*message, &state.snapshot);
                        act.deliver(&[frame], |_| true, ctx);
                    }
                })))
            }
            Tell::Broadcast(broadcast) => {
                let Some(state) = &mut self.state else { return done() };
                match state.hear(&broadcast) {
                    Heard::Gap => AtomicResponse::new(Box::pin(
                        self.load().map(move |_, act, ctx| act.show_broadcast(&broadcast, ctx)),
                    )),
                    heard => {
                        if heard == Heard::Counted {
                            self.show_status(ctx);
                        }
                        self.show_broadcast(&broadcast, ctx);
                        done()
                    }
                }
            }
            Tell::LoginsEnded { logins, .. } if logins.is_empty() => {
                if let Some(state) = &mut self.state {
                    state.logins.clear();
                }
                AtomicResponse::new(self.check_sockets())
            }
            Tell::LoginsEnded { logins, reason } => {
                self.end_logins(|login| logins.contains(login), &reason, ctx);
                done()
            }
        }
    }
}

impl Session {
    fn show_broadcast(&mut self, broadcast: &Broadcast, ctx: &mut Context<Self>) {
        if let Some(state) = &mut self.state
            && state.shows(broadcast)
        {
            let frame = new_message(broadcast.into(), &state.snapshot);
            self.deliver(&[frame], |_| true, ctx);
        }
    }

    /// Closes sockets whose login is no longer live: what ended while this node could not hear.
    fn check_sockets(&mut self) -> ResponseActFuture<Self, ()> {
        if self.sockets.is_empty() {
            return Box::pin(fut::ready(()));
        }
        let (shared, uid) = (self.shared.clone(), self.uid);
        let live = async move {
            let client = shared.pool.get().await.map_err(sql::Error::from)?;
            sql::login::live_of(&client, &[uid]).await
        };
        Box::pin(live.into_actor(self).map(|live, act: &mut Self, ctx| match live {
            Ok(live) => {
                let live: Vec<Uuid> = live.into_iter().map(|(_, login, _)| login).collect();
                act.end_logins(|login| !live.contains(login), EndReason::Logout.as_str(), ctx);
            }
            // The next load looks again.
            Err(_) => act.registration.stale.store(true, Ordering::Release),
        }))
    }
}

fn new_message(message: crate::wire::Message, snapshot: &Snapshot) -> Outgoing {
    let frame = NewMessage { message, unread: Unread::from(snapshot), version: snapshot.version };
    Outgoing::Event(encode(&ToClient::Message(frame)))
}

fn encode(frame: &ToClient) -> ByteString {
    serde_json::to_string(frame).expect("a frame is plain data").into()
}
