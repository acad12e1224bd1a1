//! Sends notices to the sockets. A notice that becomes unread leaves at once, with the status that counts it. A notice that only
//! grows, by more likes of the same thing, is state: its newest version leaves at most once a second.

use std::{
    collections::{BTreeSet, HashMap},
    time::{Duration, Instant},
};

use actix::prelude::*;
use sql::notice::{Moved, Notice};

use super::{Session, State, freshness::Loaded};
use crate::{
    actor::ActorError,
    hub::{Outgoing, encode},
    wire::{self, NewNotice, Status, ToClient, Unread},
};

/// Shortest time between two versions of a notice that grows.
const PACE: Duration = Duration::from_secs(1);
/// Maximum number of notices that grow at once; beyond it a page sees the newest state when it reads its list.
const MAX_GROWING: usize = 256;

/// When notices were sent, and which have grown since.
#[derive(Default)]
pub struct Growth {
    /// When each notice was sent, within the last `PACE`.
    shown: HashMap<i64, Instant>,
    due: BTreeSet<i64>,
    /// A `ShowGrown` is scheduled.
    waiting: bool,
}

/// Sends the notices that have grown and are due.
#[derive(Message)]
#[rtype(result = "()")]
struct ShowGrown;

impl Session {
    /// Other accounts changed this account's notices. Sends the new ones in one delivery with the status that counts them.
    pub(super) fn hear_moved(
        &mut self,
        moved: Moved,
        ctx: &mut Context<Self>,
    ) -> ResponseActFuture<Self, ()> {
        let Moved { status, raised, grown, .. } = moved;
        if !self.sockets.is_empty() {
            self.growth.grew(&grown, Instant::now());
            self.show_grown_soon(ctx);
        }
        if !status {
            return Box::pin(fut::ready(()));
        }
        if raised.is_empty() || self.sockets.is_empty() {
            return Box::pin(self.load().map(|_, _, _| ()));
        }
        Box::pin(self.load_with(raised).map(|loaded, act, ctx| match loaded {
            Ok(Loaded { notices, .. }) => act.show_notices(notices, true, ctx),
            Err(error) => not_read(&error),
        }))
    }

    fn show_notices(&mut self, notices: Vec<Notice>, with_status: bool, ctx: &mut Context<Self>) {
        let Some(State { snapshot, .. }) = &self.state else { return };
        let (unread, version) = (Unread::from(snapshot), snapshot.version);
        let status = with_status.then(|| Outgoing::Status(encode(&ToClient::Status(Status::from(snapshot)))));
        let now = Instant::now();
        let mut items = Vec::with_capacity(notices.len() + 1);
        for notice in notices {
            self.growth.showed(notice.id, now);
            let notice = wire::Notice::new(notice, self.services.settings.media_url.as_ref());
            items.push(Outgoing::Event(encode(&ToClient::Notice(NewNotice { notice, unread, version }))));
        }
        items.extend(status);
        if !items.is_empty() {
            self.deliver(&items, |_| true, ctx);
        }
    }

    fn show_grown_soon(&mut self, ctx: &mut Context<Self>) {
        if !self.growth.waiting
            && let Some(wait) = self.growth.wait(Instant::now())
        {
            self.growth.waiting = true;
            ctx.run_later(wait, |_, ctx| ctx.notify(ShowGrown));
        }
    }
}

impl Handler<ShowGrown> for Session {
    type Result = AtomicResponse<Self, ()>;

    fn handle(&mut self, _: ShowGrown, ctx: &mut Self::Context) -> Self::Result {
        self.growth.waiting = false;
        let due = self.growth.take_due(Instant::now());
        self.show_grown_soon(ctx);
        if due.is_empty() || self.sockets.is_empty() {
            return AtomicResponse::new(Box::pin(fut::ready(())));
        }
        AtomicResponse::new(Box::pin(self.load_with(due.clone()).map(move |loaded, act, ctx| match loaded {
            Ok(Loaded { newer, mut notices, .. }) => {
                // A notice that was read meanwhile needs no update.
                notices.retain(|notice| !notice.read);
                act.show_notices(notices, newer, ctx);
            }
            Err(error) => {
                not_read(&error);
                act.growth.grew(&due, Instant::now());
            }
        })))
    }
}

fn not_read(error: &ActorError) {
    tracing::warn!(%error, "neither status nor notices could be read");
}

impl Growth {
    fn grew(&mut self, notices: &[i64], now: Instant) {
        self.forget(now);
        for notice in notices {
            if self.due.len() < MAX_GROWING {
                self.due.insert(*notice);
            }
        }
    }

    fn showed(&mut self, notice: i64, now: Instant) {
        self.forget(now);
        self.due.remove(&notice);
        if self.shown.len() < MAX_GROWING {
            self.shown.insert(notice, now);
        }
    }

    /// How long until a notice that has grown may be sent. `None`: none has grown.
    fn wait(&self, now: Instant) -> Option<Duration> {
        self.due.iter().map(|notice| self.left(*notice, now)).min()
    }

    fn take_due(&mut self, now: Instant) -> Vec<i64> {
        let due: Vec<i64> =
            self.due.iter().copied().filter(|notice| self.left(*notice, now).is_zero()).collect();
        due.iter().for_each(|notice| {
            self.due.remove(notice);
        });
        due
    }

    fn left(&self, notice: i64, now: Instant) -> Duration {
        self.shown
            .get(&notice)
            .map_or(Duration::ZERO, |shown| PACE.saturating_sub(now.saturating_duration_since(*shown)))
    }

    fn forget(&mut self, now: Instant) {
        self.shown.retain(|_, shown| now.saturating_duration_since(*shown) < PACE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_that_grows_is_shown_once_a_second() {
        let (mut growth, start) = (Growth::default(), Instant::now());
        let at = |ms| start + Duration::from_millis(ms);
        growth.grew(&[7, 8], at(0));
        assert_eq!((growth.wait(at(0)), growth.take_due(at(0))), (Some(Duration::ZERO), vec![7, 8]));
        growth.showed(7, at(0));
        growth.grew(&[7], at(100));
        growth.grew(&[7], at(200));
        assert_eq!(growth.wait(at(200)), Some(Duration::from_millis(800)));
        assert_eq!(growth.take_due(at(999)), [0; 0]);
        assert_eq!(growth.take_due(at(1000)), [7]);
        assert_eq!(growth.wait(at(1000)), None);
    }

    #[test]
    fn one_that_is_shown_for_another_reason_is_due_no_more() {
        let (mut growth, now) = (Growth::default(), Instant::now());
        growth.grew(&[7], now);
        growth.showed(7, now);
        assert_eq!(growth.wait(now), None);
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let (mut growth, now) = (Growth::default(), Instant::now());
        growth.grew(&(0..1000).collect::<Vec<_>>(), now);
        (0..1000).for_each(|notice| growth.showed(notice, now));
        assert!(growth.due.len() <= MAX_GROWING && growth.shown.len() == MAX_GROWING);
        growth.grew(&[7], now + PACE);
        assert_eq!(growth.shown.len(), 0);
    }
}
