//! Decides when a Session may answer from memory, and reads the database when it may not.

use std::{
    sync::atomic::Ordering,
    time::{Duration, Instant},
};

use actix::prelude::*;
use sql::{login::AccountLogin, notice::Notice, status::Snapshot};
use uuid::Uuid;

use super::{EndReason, Session, State};
use crate::actor::ActorError;

/// Longest timer for the end of a membership. If a membership lasts longer, the timer checks it and starts again. Short in tests.
const LONGEST_WATCH: Duration = if cfg!(test) { Duration::from_millis(20) } else { Duration::from_hours(24) };

/// Maximum number of reads of a login. A read during which an end of a login arrives is repeated.
const LOGIN_READINGS: u32 = 5;

/// The result of reading the status.
pub struct Loaded {
    /// True if the account exists.
    pub known: bool,
    /// True if the read is newer than the state before.
    pub newer: bool,
    /// The requested notices that exist, oldest activity first.
    pub notices: Vec<Notice>,
}

impl Session {
    /// Brings the state up to date if needed. Resolves to true if the account exists.
    pub(super) fn fresh(&mut self) -> ResponseActFuture<Self, Result<bool, ActorError>> {
        if self.state.is_some() && self.trusts_memory() && !self.view.is_behind() {
            return Box::pin(fut::ready(Ok(true)));
        }
        self.load()
    }

    /// How long the login still lasts, from memory or from the database. `None`: it is not live.
    pub(super) fn is_live(
        &mut self,
        login: Uuid,
    ) -> ResponseActFuture<Self, Result<Option<Duration>, ActorError>> {
        if self.state.is_some()
            && self.trusts_memory()
            && let Some(left) = self.view.live(login, self.epoch, Instant::now())
        {
            return Box::pin(fut::ready(Ok(Some(left))));
        }
        Box::pin(self.fresh().then(move |known, act, _| match known {
            Ok(true) => act.read_login(login, LOGIN_READINGS),
            Ok(false) => Box::pin(fut::ready(Ok(None))),
            Err(error) => Box::pin(fut::ready(Err(error))),
        }))
    }

    /// Reads the login from the database. If an end of a login arrives meanwhile, the read may be old and is repeated.
    fn read_login(
        &mut self,
        login: Uuid,
        readings: u32,
    ) -> ResponseActFuture<Self, Result<Option<Duration>, ActorError>> {
        if readings == 0 {
            return Box::pin(fut::ready(Err(ActorError::Overloaded)));
        }
        let reading = self.view.begin_reading(self.services.history.epoch());
        let (committer, uid) = (self.services.committer.clone(), self.uid);
        let live = async move { committer.live(AccountLogin { uid, login }).await };
        Box::pin(live.into_actor(self).then(move |left, act, _| match left {
            Ok(Some(left)) if !act.view.remember(reading, login, left, Instant::now()) => {
                act.read_login(login, readings - 1)
            }
            left => Box::pin(fut::ready(left.map_err(ActorError::from))),
        }))
    }

    /// Reads the status, and sends it if it is newer. Messages that arrive meanwhile wait in the mailbox.
    pub(super) fn load(&mut self) -> ResponseActFuture<Self, Result<bool, ActorError>> {
        Box::pin(self.load_quietly().map(|loaded, act, ctx| {
            let Loaded { known, newer, .. } = loaded?;
            if newer {
                act.show(None, ctx);
            }
            Ok(known)
        }))
    }

    /// Like `load`, but does not send the status: the caller sends it.
    pub(super) fn load_quietly(&mut self) -> ResponseActFuture<Self, Result<Loaded, ActorError>> {
        self.load_with(Vec::new())
    }

    /// The same, with the notices with these ids.
    pub(super) fn load_with(
        &mut self,
        notices: Vec<i64>,
    ) -> ResponseActFuture<Self, Result<Loaded, ActorError>> {
        // Before the read: an event that is missed while it runs makes the Session stale again.
        self.view.take_stale();
        let epoch = self.services.history.epoch();
        let own_before = self.state.as_ref().filter(|_| self.epoch == epoch).map(State::own_version);
        let committer = self.services.committer.clone();
        let uid = self.uid;
        Box::pin(async move { committer.news(uid, notices).await }.into_actor(self).map(
            move |result, act: &mut Self, ctx| match result {
                Ok((snapshot, notices)) => {
                    let known = snapshot.is_some();
                    let newer =
                        snapshot.is_some_and(|snapshot| act.remember_read(snapshot, epoch, own_before, ctx));
                    Ok(Loaded { known, newer, notices })
                }
                Err(error) => {
                    act.view.stale.store(true, Ordering::Release);
                    Err(error.into())
                }
            },
        ))
    }

    /// Remembers a read of this epoch; `own_before` is the account's own version before it. True: it is newer.
    fn remember_read(
        &mut self,
        snapshot: Snapshot,
        epoch: u64,
        own_before: Option<i64>,
        ctx: &mut Context<Self>,
    ) -> bool {
        let read = State::new(snapshot);
        let went_back = own_before.is_some_and(|before| read.own_version() < before);
        if went_back {
            self.host.lose_history(epoch);
        }
        if !went_back && self.epoch == epoch {
            return self.remember(read.snapshot, ctx);
        }
        self.epoch = epoch + u64::from(went_back);
        self.state = Some(read);
        self.state_changed(ctx);
        true
    }

    /// Replaces the state by a read, because the database has every commit. True: it is newer.
    /// Only for reads that hold the mailbox (`AtomicResponse`).
    fn remember(&mut self, snapshot: Snapshot, ctx: &mut Context<Self>) -> bool {
        let newer = match &mut self.state {
            Some(state) => state.replace(snapshot),
            None => {
                self.state = Some(State::new(snapshot));
                true
            }
        };
        self.state_changed(ctx);
        newer
    }

    /// Call it after each change of the state.
    pub(super) fn state_changed(&mut self, ctx: &mut Context<Self>) {
        let youth = self.state.as_ref().is_some_and(|state| state.snapshot.youth);
        self.view.youth.store(youth, Ordering::Release);
        self.watch_for_lapse(ctx);
    }

    /// The end of a membership changes the status without a commit: read the status then.
    fn watch_for_lapse(&mut self, ctx: &mut Context<Self>) {
        if let Some(timer) = self.lapse.take() {
            ctx.cancel_future(timer);
        }
        let left = self.state.as_ref().map_or(Duration::ZERO, |state| state.snapshot.level_left);
        if !left.is_zero() {
            // A little later, because the clock of the database decides.
            let wait = (left + Duration::from_millis(50)).min(LONGEST_WATCH);
            self.lapse = Some(ctx.run_later(wait, |_, ctx| ctx.notify(super::Tell::Changed)));
        }
    }

    /// Closes sockets whose login ended while this Session received no notices.
    pub(super) fn check_sockets(&mut self) -> ResponseActFuture<Self, ()> {
        if !self.view.unchecked.swap(false, Ordering::AcqRel) || self.sockets.is_empty() {
            return Box::pin(fut::ready(()));
        }
        let (committer, uid) = (self.services.committer.clone(), self.uid);
        Box::pin(async move { committer.live_logins(uid).await }.into_actor(self).map(
            |live, act: &mut Self, ctx| match live {
                Ok(live) => act.end_logins(|login| !live.contains(login), EndReason::Logout.as_str(), ctx),
                // The node's next `heal` makes this Session try again.
                Err(_) => act.view.unchecked.store(true, Ordering::Release),
            },
        ))
    }

    fn trusts_memory(&self) -> bool {
        self.services.trusted()
            && self.epoch == self.services.history.epoch()
            && !self.view.stale.load(Ordering::Acquire)
    }
}
