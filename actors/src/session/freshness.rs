//! When a Session may answer from memory, and how it learns again what it may have missed.

use std::{
    sync::atomic::Ordering,
    time::{Duration, Instant},
};

use actix::prelude::*;
use sql::{login::Named, notice::Notice, status::Snapshot};
use uuid::Uuid;

use super::{EndReason, Session, State};
use crate::actor::ActorError;

/// A membership that ends later than this is looked at again then. Tests have shorter days.
const LONGEST_WATCH: Duration = if cfg!(test) { Duration::from_millis(20) } else { Duration::from_hours(24) };

/// Each end of a login that is heard during a reading costs another one.
const LOGIN_READINGS: u32 = 5;

/// What came of reading the status.
pub struct Loaded {
    /// The account exists.
    pub known: bool,
    /// Something was newer than what was known.
    pub newer: bool,
    /// Those that were asked for and are there, oldest activity first.
    pub notices: Vec<Notice>,
}

impl Session {
    /// Resolves to whether the account exists, as soon as the state may be trusted.
    pub(super) fn fresh(&mut self) -> ResponseActFuture<Self, Result<bool, ActorError>> {
        if self.state.is_some() && self.trusts_memory() {
            return Box::pin(fut::ready(Ok(true)));
        }
        self.load()
    }

    /// How long the login still lasts: as remembered, or as the database has it. `None`: it is not live.
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

    /// Asks the database. A reading may miss an end that is heard meanwhile: it is repeated.
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
        let live = async move { committer.live(Named { uid, login }).await };
        Box::pin(live.into_actor(self).then(move |left, act, _| match left {
            Ok(Some(left)) if !act.view.remember(reading, login, left, Instant::now()) => {
                act.read_login(login, readings - 1)
            }
            left => Box::pin(fut::ready(left.map_err(ActorError::from))),
        }))
    }

    /// Reads the status and shows it, if it is newer than what is known. Messages that arrive meanwhile wait.
    pub(super) fn load(&mut self) -> ResponseActFuture<Self, Result<bool, ActorError>> {
        Box::pin(self.load_quietly().map(|loaded, act, ctx| {
            let Loaded { known, newer, .. } = loaded?;
            if newer {
                act.show(None, ctx);
            }
            Ok(known)
        }))
    }

    /// As `load`, for a caller that shows the status itself.
    pub(super) fn load_quietly(&mut self) -> ResponseActFuture<Self, Result<Loaded, ActorError>> {
        self.load_with(Vec::new())
    }

    /// The same, with the notices with these ids.
    pub(super) fn load_with(
        &mut self,
        notices: Vec<i64>,
    ) -> ResponseActFuture<Self, Result<Loaded, ActorError>> {
        // Before the read: what is missed while it runs makes it stale again.
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

    /// Takes over what was read in this epoch, when the account's own version was known to be `own_before`. True: it is newer.
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
        self.watch_for_lapse(ctx);
        true
    }

    /// The database has everything that was ever committed: its reading replaces what is known. True: it is newer.
    /// Only for readings during which nothing else happens here (`AtomicResponse`).
    fn remember(&mut self, snapshot: Snapshot, ctx: &mut Context<Self>) -> bool {
        let newer = match &mut self.state {
            Some(state) => state.replace(snapshot),
            None => {
                self.state = Some(State::new(snapshot));
                true
            }
        };
        self.watch_for_lapse(ctx);
        newer
    }

    /// A membership that passes is a change that nobody commits: read it when it is due.
    pub(super) fn watch_for_lapse(&mut self, ctx: &mut Context<Self>) {
        if let Some(timer) = self.lapse.take() {
            ctx.cancel_future(timer);
        }
        let left = self.state.as_ref().map_or(Duration::ZERO, |state| state.snapshot.level_left);
        if !left.is_zero() {
            // A little late rather than early: the database's clock decides.
            let wait = (left + Duration::from_millis(50)).min(LONGEST_WATCH);
            self.lapse = Some(ctx.run_later(wait, |_, ctx| ctx.notify(super::Tell::Changed)));
        }
    }

    /// Closes sockets whose login is no longer live: what ended while this Session could not hear.
    pub(super) fn check_sockets(&mut self) -> ResponseActFuture<Self, ()> {
        if !self.view.unchecked.swap(false, Ordering::AcqRel) || self.sockets.is_empty() {
            return Box::pin(fut::ready(()));
        }
        let (committer, uid) = (self.services.committer.clone(), self.uid);
        Box::pin(async move { committer.live_logins(uid).await }.into_actor(self).map(
            |live, act: &mut Self, ctx| match live {
                Ok(live) => act.end_logins(|login| !live.contains(login), EndReason::Logout.as_str(), ctx),
                // The node's next round tells this Session to try again.
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
