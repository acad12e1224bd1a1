//! The Session: one actor per account with a socket or a recent call on this node. It answers for the account from memory, and sends
//! every change to the account's sockets. Its reads of the database hold the mailbox (`AtomicResponse`); its commands run next to
//! the mailbox (`commands.rs`).
//!
//! - A Session subscribes before it loads, so that nothing falls between the two.
//! - A message leaves in one delivery with the status that counts it, the message first.
//! - It answers from memory only while this node hears every commit of others. Otherwise it reads the database.
//! - A Session that may have missed something forgets its live logins, and checks the logins of its sockets until a check succeeds.
//! - A login that seems to have expired is looked up again: another node may have prolonged it.
//! - A command whose answer was lost may have been committed. The Session then reads the database before it answers from memory again.
//! - A notice that becomes unread leaves at once, with the status that counts it. A notice that only grows, by likes of the same thing,
//!   leaves at most once a second with its newest state.
//! - Each Session reads its own notices: only ids travel, so a notice is never older than the status next to it.
//! - A purchase leaves with the status that it led to, so the balance moves on every open page before or with the answer.
//! - A broadcast is read once per node; each Session counts it without the database.
//! - The reading position is saved by commands in their order. Of several changes of one book's position in a transaction, only the
//!   last is sent: `reading`, to the sockets of all other logins, on other nodes through the relay.
//! - `seen` and `shelf` (a book was looked at, or put on or off the shelf) travel by NOTIFY to all sockets of the account.
//! - Activity progress is counted from the rows, at most once a second, on each node where the account has sockets. Only the fact that
//!   something happened travels, so no frame is older than the one before.

mod activity_progress;
mod commands;
mod deliver;
mod events;
mod freshness;
mod host;
mod messages;
mod notices;
mod reading;
mod state;
#[cfg(test)]
pub(crate) mod tests;
mod view;

use std::{
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use actix::prelude::*;
use sql::status::Snapshot;
use uuid::Uuid;

use activity_progress::ActivityCount;
pub use host::SessionHost;
pub use messages::{
    Admit, Attach, Authorise, CheckIn, Detach, Event, GetStatus, MarkRead, Purchase, Read, Reward, Tell,
};
use notices::Growth;
pub(crate) use state::{BroadcastEffect, Merged, State};
pub use view::AccountView;

use crate::{
    actor::{ActorError, Services},
    hub::{ConnectionId, Deliver, HubAddr, Outgoing, close_code, encode},
    platform::supervisor,
    relay::Channel,
    wire::{Status, ToClient},
};

/// Why a login ended, as in the frame `sessionEnded`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndReason {
    Logout,
    Password,
    Phone,
    /// An operator removed the phone.
    Unbound,
    /// An operator ended the login.
    Operator,
    Suspended,
    Expired,
    /// A new login took its place: the account had the maximum of live logins.
    Limit,
    /// A superseded token was used again.
    Reuse,
    /// The player asked to erase the account.
    Erasing,
}

impl EndReason {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Logout => "logout",
            Self::Password => "password",
            Self::Phone => "phone",
            Self::Unbound => "unbound",
            Self::Operator => "operator",
            Self::Suspended => "suspended",
            Self::Expired => "expired",
            Self::Limit => sql::login::OVER_LIMIT,
            Self::Reuse => sql::login_token::REUSED,
            Self::Erasing => "erasing",
        }
    }
}

pub struct Session {
    uid: i64,
    services: Arc<Services>,
    host: Arc<dyn SessionHost>,
    /// Shared with the threads that ask and notify this Session.
    view: Arc<AccountView>,
    /// Filled by the first load; `None` while the database has not answered yet, or the account does not exist.
    state: Option<State>,
    /// The epoch of the database's history in which `state` was read.
    epoch: u64,
    sockets: Vec<Attached>,
    /// Messages that full hubs refused, oldest first; sent again until a hub accepts them.
    owed: Vec<(HubAddr, Deliver)>,
    last_used: Instant,
    /// Commands that run.
    commands: usize,
    /// Fires when the membership expires.
    lapse: Option<SpawnHandle>,
    /// Notices that only grew, until they are sent.
    growth: Growth,
    activity: ActivityCount,
}

struct Attached {
    connection: ConnectionId,
    login: Uuid,
    hub: HubAddr,
}

impl Session {
    pub fn new(
        uid: i64,
        services: Arc<Services>,
        host: Arc<dyn SessionHost>,
        view: Arc<AccountView>,
    ) -> Self {
        Self {
            uid,
            epoch: services.history.epoch(),
            services,
            host,
            view,
            state: None,
            sockets: Vec::new(),
            owed: Vec::new(),
            last_used: Instant::now(),
            commands: 0,
            lapse: None,
            growth: Growth::default(),
            activity: ActivityCount::default(),
        }
    }
}

impl Actor for Session {
    type Context = Context<Self>;

    fn started(&mut self, ctx: &mut Self::Context) {
        ctx.set_mailbox_capacity(256);
        // Subscribe before the first load: otherwise a change between the two would be missed.
        let subscribed = self.services.relay.subscribe(Channel::Account(self.uid));
        ctx.wait(subscribed.into_actor(self));
        ctx.run_interval(self.services.settings.session_idle / 4, |act, ctx| {
            let unused = act.sockets.is_empty() && act.commands == 0;
            let last_used = act.view.used().map_or(act.last_used, |used| used.max(act.last_used));
            if unused && last_used.elapsed() >= act.services.settings.session_idle {
                ctx.stop();
            }
        });
    }

    fn stopping(&mut self, _: &mut Self::Context) -> Running {
        self.host.session_ended(self.uid, &self.view);
        Running::Stop
    }

    /// Sockets are left only after a panic. The next Session does not know them, so they have to connect again.
    fn stopped(&mut self, _: &mut Self::Context) {
        supervisor::count_if_panicking("session");
        let close = Outgoing::Close { code: close_code::RESTART, reason: "try again" };
        for Attached { connection, hub, .. } in self.sockets.drain(..) {
            // `do_send` ignores the bound of the mailbox; there is one message for each socket.
            hub.do_send(Deliver { to: vec![connection], items: vec![close.clone()] });
        }
    }
}

impl Handler<GetStatus> for Session {
    type Result = AtomicResponse<Self, Result<Option<Snapshot>, ActorError>>;

    fn handle(&mut self, _: GetStatus, _: &mut Self::Context) -> Self::Result {
        self.last_used = Instant::now();
        AtomicResponse::new(Box::pin(self.fresh().map(|known, act, _| {
            let state = act.state.as_ref().filter(|_| known.as_ref().is_ok_and(|known| *known));
            if let Some(state) = state {
                act.view.remember_status(&state.snapshot, act.epoch);
            }
            known.map(|_| state.map(|state| state.snapshot.clone()))
        })))
    }
}

impl Handler<Authorise> for Session {
    type Result = AtomicResponse<Self, Result<Option<Duration>, ActorError>>;

    fn handle(&mut self, Authorise(login): Authorise, _: &mut Self::Context) -> Self::Result {
        self.last_used = Instant::now();
        AtomicResponse::new(self.is_live(login))
    }
}

impl Handler<Admit> for Session {
    type Result = AtomicResponse<Self, Result<Option<Snapshot>, ActorError>>;

    fn handle(&mut self, Admit(login): Admit, _: &mut Self::Context) -> Self::Result {
        self.last_used = Instant::now();
        AtomicResponse::new(Box::pin(self.is_live(login).then(|live, act, _| {
            let live = live.map(|left| left.is_some());
            act.fresh().map(move |known, act, _| {
                let admitted = live? && known?;
                Ok(act.state.as_ref().filter(|_| admitted).map(|state| state.snapshot.clone()))
            })
        })))
    }
}

impl Handler<Attach> for Session {
    type Result = AtomicResponse<Self, Result<bool, ActorError>>;

    fn handle(&mut self, attach: Attach, _: &mut Self::Context) -> Self::Result {
        self.last_used = Instant::now();
        // The login may have ended after its ticket was redeemed.
        AtomicResponse::new(Box::pin(self.is_live(attach.login).map(move |live, act, ctx| {
            let Some(state) = act.state.as_ref().filter(|_| matches!(live, Ok(Some(_)))) else {
                return live.map(|_| false);
            };
            let status = Outgoing::Status(encode(&ToClient::Status(Status::from(&state.snapshot))));
            let connection = attach.connection;
            // A socket that attaches again continues with its new login.
            act.sockets.retain(|socket| socket.connection != connection);
            act.sockets.push(Attached { connection, login: attach.login, hub: attach.hub });
            act.view.attended.store(true, Ordering::Release);
            act.deliver(&[status], |socket| socket.connection == connection, ctx);
            act.recount(ctx);
            Ok(true)
        })))
    }
}

impl Handler<Detach> for Session {
    type Result = ();

    fn handle(&mut self, Detach(connection): Detach, _: &mut Self::Context) {
        self.last_used = Instant::now();
        self.sockets.retain(|socket| socket.connection != connection);
        self.view.attended.store(!self.sockets.is_empty(), Ordering::Release);
    }
}
