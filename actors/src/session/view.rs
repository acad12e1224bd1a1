//! Answers other threads without the Session's mailbox: which logins are live, the account's status, and whether its memory may be old.
//!
//! - A status is answered only while no event about the account waits for the Session: `hear` forgets it, and the Session remembers it
//!   again when no event waits. The Session forgets it before it reads the database and before it merges the status of its own command.
//! - A command that bypasses the Session calls `fall_behind` before it is answered. The next call then reads the status.
//! - A login is answered as live only until its end is heard: `hear` removes it at that moment, before the Session handles the message.
//! - Only the Session adds logins, from its reads of the database. A read during which an end was heard is not remembered.
//! - Valid tokens of logins are remembered and forgotten like logins. The first use of a newer token is heard as an end of unnamed
//!   logins, so every node then reads how long the older token stays valid.
//! - Logins and the status of a stale Session, or of another history of the database, are not answered.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use chrono::{DateTime, TimeDelta, Utc};
use parking_lot::Mutex;
use sql::{login::TokenHash, status::Snapshot};
use uuid::Uuid;

use super::Tell;

#[derive(Default)]
pub struct AccountView {
    /// The account has a socket on this node.
    pub attended: AtomicBool,
    /// The Session's state may be old: an event did not reach it.
    pub stale: AtomicBool,
    /// The account's youth mode is on, in the newest state that the Session knows.
    pub youth: AtomicBool,
    /// The login of one of its sockets may have ended without an event.
    pub unchecked: AtomicBool,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// The end of each login by the database, on this machine's monotonic clock. A missing login may be live, too: only the database
    /// knows.
    live: HashMap<Uuid, Instant>,
    /// Valid tokens, each with its login and with the end of its grace if a newer one was used. Of the same epoch.
    tokens: HashMap<TokenHash, (Uuid, Option<Instant>)>,
    /// When a call last tried to renew the token of a login. It survives a forgotten login.
    renewals: HashMap<Uuid, DateTime<Utc>>,
    /// The epoch of the database's history that `live` was read in.
    epoch: u64,
    /// Grows with each event that ended logins, or may have.
    ends: u64,
    /// The status, and the epoch that it was read in.
    status: Option<(Snapshot, u64)>,
    /// Events that the Session has not handled.
    waiting: usize,
    /// A command that bypassed the Session changed the status: the next call reads it.
    behind: bool,
    /// When a call was last answered from here.
    used: Option<Instant>,
}

/// An event about the account waits for its Session until this is dropped.
pub struct Waiting(Arc<AccountView>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.known.lock().waiting -= 1;
    }
}

/// A read of the database that has begun.
#[derive(Debug, Clone, Copy)]
pub struct Reading {
    ends: u64,
    epoch: u64,
}

impl AccountView {
    /// How long this login still lasts, if it is known to be live. `epoch`: the current epoch of the database's history.
    pub fn live(&self, login: Uuid, epoch: u64, now: Instant) -> Option<Duration> {
        let mut known = self.known.lock();
        // Hold the lock, so that `take_stale` forgets the logins before another thread sees that the flag was cleared.
        if self.stale.load(Ordering::Acquire) || known.epoch != epoch {
            return None;
        }
        // A login that seems to have expired may have been prolonged on another node.
        let left = known.live.get(&login)?.saturating_duration_since(now);
        known.used = Some(now);
        (!left.is_zero()).then_some(left)
    }

    /// Whether this token is known to be valid and in use. False: only the database knows.
    pub fn is_valid(&self, token: &TokenHash, epoch: u64, now: Instant) -> bool {
        let mut known = self.known.lock();
        if self.stale.load(Ordering::Acquire) || known.epoch != epoch {
            return false;
        }
        let valid = known.tokens.get(token).is_some_and(|(_, end)| end.is_none_or(|end| end > now));
        if valid {
            known.used = Some(now);
        }
        valid
    }

    /// Remembers a read of a valid token, unless an event that forgets tokens arrived meanwhile.
    pub fn remember_token(
        &self,
        reading: Reading,
        token: TokenHash,
        login: Uuid,
        left: Option<Duration>,
        now: Instant,
    ) {
        let mut known = self.known.lock();
        if known.ends != reading.ends || known.epoch != reading.epoch {
            return;
        }
        known.tokens.retain(|_, (_, end)| end.is_none_or(|end| end > now));
        known.tokens.insert(token, (login, left.map(|left| now + left)));
    }

    /// Whether a call may try to renew the token of this login: one call within `interval`.
    pub fn may_renew(&self, login: Uuid, now: DateTime<Utc>, interval: TimeDelta) -> bool {
        let mut known = self.known.lock();
        known.renewals.retain(|_, last| now - *last < interval);
        match known.renewals.entry(login) {
            std::collections::hash_map::Entry::Occupied(_) => false,
            std::collections::hash_map::Entry::Vacant(vacant) => {
                vacant.insert(now);
                true
            }
        }
    }

    /// A renewal failed: the next call tries again.
    pub fn forget_renewal(&self, login: Uuid) {
        self.known.lock().renewals.remove(&login);
    }

    /// The account's status, if the Session knows of nothing newer. `epoch`: the current epoch of the database's history.
    pub fn status(&self, epoch: u64, now: Instant) -> Option<Snapshot> {
        let mut known = self.known.lock();
        if self.stale.load(Ordering::Acquire) {
            return None;
        }
        let (status, _) = known.status.as_ref().filter(|(_, of)| *of == epoch)?;
        let status = status.clone();
        known.used = Some(now);
        Some(status)
    }

    /// Remembers the status, unless an event waits that may change it, or a command changed it meanwhile.
    pub fn remember_status(&self, status: &Snapshot, epoch: u64) {
        let mut known = self.known.lock();
        if known.waiting == 0 && !known.behind {
            known.status = Some((status.clone(), epoch));
        }
    }

    pub fn forget_status(&self) {
        self.known.lock().status = None;
    }

    /// A command that bypassed the Session changed the status. Call it before the command is answered.
    pub fn fall_behind(&self) {
        let mut known = self.known.lock();
        known.status = None;
        known.behind = true;
    }

    pub fn is_behind(&self) -> bool {
        self.known.lock().behind
    }

    /// Applies an event's effect on logins at once, before the Session handles the event. Keep the result until then.
    pub fn hear(self: &Arc<Self>, tell: &Tell) -> Waiting {
        let mut known = self.known.lock();
        known.status = None;
        known.waiting += 1;
        drop(known);
        self.hear_ends(tell);
        Waiting(self.clone())
    }

    fn hear_ends(&self, tell: &Tell) {
        match tell {
            Tell::Resync => self.stale.store(true, Ordering::Release),
            Tell::LoginsEnded { logins, .. } if logins.is_empty() => {
                self.unchecked.store(true, Ordering::Release);
                self.end(|_| true);
            }
            Tell::LoginsEnded { logins, .. } => self.end(|login| logins.contains(login)),
            _ => {}
        }
    }

    pub fn end(&self, ended: impl Fn(&Uuid) -> bool) {
        let mut known = self.known.lock();
        known.live.retain(|login, _| !ended(login));
        known.tokens.retain(|_, (login, _)| !ended(login));
        known.ends += 1;
    }

    /// Prolongs a login that is known to be live. A login that ended stays ended.
    pub fn prolong(&self, login: Uuid, left: Duration, now: Instant) {
        if let Some(end) = self.known.lock().live.get_mut(&login) {
            *end = (now + left).max(*end);
        }
    }

    /// Before a read of the status: forgets it and clears the stale flag. A stale Session forgets its logins, too.
    pub fn take_stale(&self) -> bool {
        let mut known = self.known.lock();
        known.status = None;
        known.behind = false;
        let stale = self.stale.swap(false, Ordering::AcqRel);
        if stale {
            // The Session may have missed an end of a login.
            self.unchecked.store(true, Ordering::Release);
            known.live.clear();
            known.tokens.clear();
            known.ends += 1;
        }
        stale
    }

    /// True if the Session has to read the database again.
    pub fn needs_reading(&self) -> bool {
        self.stale.load(Ordering::Acquire) || self.unchecked.load(Ordering::Acquire)
    }

    pub fn begin_reading(&self, epoch: u64) -> Reading {
        Reading { ends: self.known.lock().ends, epoch }
    }

    /// Remembers that the login was live when it was read. False: an end arrived meanwhile, perhaps of this login.
    pub fn remember(&self, reading: Reading, login: Uuid, left: Duration, now: Instant) -> bool {
        let mut known = self.known.lock();
        if known.ends != reading.ends {
            return false;
        }
        if known.epoch != reading.epoch {
            known.live.clear();
            known.tokens.clear();
            known.epoch = reading.epoch;
        }
        known.live.retain(|_, end| *end > now);
        known.live.insert(login, now + left);
        true
    }

    /// When a call was last answered from here.
    pub fn used(&self) -> Option<Instant> {
        self.known.lock().used
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::tests::snapshot;

    const HOUR: Duration = Duration::from_hours(1);

    /// An account with two live logins, read in epoch 1.
    fn view(now: Instant) -> (Arc<AccountView>, [Uuid; 2]) {
        let (view, logins) = (Arc::<AccountView>::default(), [Uuid::new_v4(), Uuid::new_v4()]);
        for login in logins {
            assert!(view.remember(view.begin_reading(1), login, HOUR, now));
        }
        (view, logins)
    }

    fn ended(logins: &[Uuid]) -> Tell {
        Tell::LoginsEnded { logins: logins.to_vec(), reason: "logout".into() }
    }

    #[test]
    fn a_login_is_live_until_it_expires() {
        let now = Instant::now();
        let (view, [login, _]) = view(now);
        assert_eq!(view.live(login, 1, now + HOUR / 4), Some(HOUR / 4 * 3));
        assert_eq!(view.live(login, 1, now + HOUR), None);
        assert_eq!(view.live(Uuid::new_v4(), 1, now), None, "an unknown one is left to the database");
    }

    #[test]
    fn a_login_whose_end_was_heard_is_no_longer_live() {
        let now = Instant::now();
        let (view, [login, other]) = view(now);
        let _waiting = view.hear(&ended(&[login]));
        assert_eq!((view.live(login, 1, now), view.live(other, 1, now)), (None, Some(HOUR)));
        assert!(!view.unchecked.load(Ordering::Acquire));
    }

    #[test]
    fn an_end_of_unnamed_logins_forgets_all_of_them() {
        let now = Instant::now();
        let (view, logins) = view(now);
        let _waiting = view.hear(&ended(&[]));
        assert_eq!(logins.map(|login| view.live(login, 1, now)), [None, None]);
        assert!(view.unchecked.load(Ordering::Acquire), "sockets have to be checked");
    }

    #[test]
    fn a_reading_during_which_an_end_was_heard_is_not_remembered() {
        let now = Instant::now();
        let (view, [login, other]) = view(now);
        for tell in [ended(&[login]), ended(&[])] {
            let reading = view.begin_reading(1);
            let _waiting = view.hear(&tell);
            assert!(!view.remember(reading, login, HOUR, now));
            assert_eq!(view.live(login, 1, now), None);
        }
        assert!(view.remember(view.begin_reading(1), other, HOUR, now), "the next reading is");
    }

    #[test]
    fn a_login_that_ended_is_not_prolonged() {
        let now = Instant::now();
        let (view, [login, other]) = view(now);
        let _waiting = view.hear(&ended(&[login]));
        view.prolong(login, 2 * HOUR, now);
        view.prolong(other, 2 * HOUR, now);
        assert_eq!((view.live(login, 1, now), view.live(other, 1, now)), (None, Some(2 * HOUR)));
        view.prolong(other, HOUR, now);
        assert_eq!(view.live(other, 1, now), Some(2 * HOUR), "an older answer shortens nothing");
    }

    #[test]
    fn a_stale_account_has_no_live_login_until_it_is_read_again() {
        let now = Instant::now();
        let (view, [login, _]) = view(now);
        let reading = view.begin_reading(1);
        let _waiting = view.hear(&Tell::Resync);
        assert_eq!(view.live(login, 1, now), None);
        assert!(view.take_stale() && !view.take_stale());
        assert_eq!(view.live(login, 1, now), None, "what was known before is forgotten");
        assert!(!view.remember(reading, login, HOUR, now), "and what was read before");
        assert!(view.remember(view.begin_reading(1), login, HOUR, now));
        assert_eq!(view.live(login, 1, now), Some(HOUR));
    }

    #[test]
    fn logins_of_another_history_are_not_live() {
        let now = Instant::now();
        let (view, [login, other]) = view(now);
        assert_eq!(view.live(login, 2, now), None);
        assert!(view.remember(view.begin_reading(2), login, HOUR, now));
        assert_eq!((view.live(login, 2, now), view.live(other, 2, now)), (Some(HOUR), None));
    }

    const TOKEN: TokenHash = [1; 32];

    #[test]
    fn a_token_is_valid_until_the_end_of_its_grace() {
        let now = Instant::now();
        let (view, [login, _]) = view(now);
        assert!(!view.is_valid(&TOKEN, 1, now), "an unknown one is left to the database");
        view.remember_token(view.begin_reading(1), TOKEN, login, None, now);
        assert!(view.is_valid(&TOKEN, 1, now + 9 * HOUR));
        view.remember_token(view.begin_reading(1), TOKEN, login, Some(HOUR), now);
        assert!(view.is_valid(&TOKEN, 1, now + HOUR / 2));
        assert!(!view.is_valid(&TOKEN, 1, now + HOUR));
        assert!(!view.is_valid(&TOKEN, 2, now), "of another history");
    }

    #[test]
    fn a_token_is_forgotten_with_its_login_and_when_a_newer_one_was_used() {
        let now = Instant::now();
        for (tell, valid) in [(ended(&[]), false), (Tell::Resync, false), (Tell::Changed, true)] {
            let (view, [login, other]) = view(now);
            view.remember_token(view.begin_reading(1), TOKEN, login, None, now);
            let _waiting = [view.hear(&ended(&[other])), view.hear(&tell)];
            assert_eq!(view.is_valid(&TOKEN, 1, now), valid);
        }
        let (view, [login, _]) = view(now);
        view.remember_token(view.begin_reading(1), TOKEN, login, None, now);
        let _waiting = view.hear(&ended(&[login]));
        assert!(!view.is_valid(&TOKEN, 1, now));
    }

    #[test]
    fn a_read_of_a_token_during_which_a_newer_one_was_used_is_not_remembered() {
        let now = Instant::now();
        let (view, [login, _]) = view(now);
        let reading = view.begin_reading(1);
        let _waiting = view.hear(&ended(&[]));
        view.remember_token(reading, TOKEN, login, None, now);
        assert!(!view.is_valid(&TOKEN, 1, now));
    }

    #[test]
    fn one_call_within_the_interval_renews_a_login() {
        let (view, [login, other]) = view(Instant::now());
        let (now, hour) = (DateTime::UNIX_EPOCH, TimeDelta::hours(1));
        assert!(view.may_renew(login, now, hour) && view.may_renew(other, now, hour));
        assert!(!view.may_renew(login, now + hour / 2, hour));
        assert!(view.may_renew(login, now + hour, hour));
        view.forget_renewal(login);
        assert!(view.may_renew(login, now + hour, hour), "after a failure");
    }

    #[test]
    fn an_answer_from_memory_counts_as_use() {
        let now = Instant::now();
        let (view, [login, _]) = view(now);
        assert_eq!(view.used(), None);
        view.live(login, 1, now + HOUR / 2);
        assert_eq!(view.used(), Some(now + HOUR / 2));
    }

    #[test]
    fn expired_logins_are_forgotten() {
        let now = Instant::now();
        let (view, [_, other]) = view(now);
        assert!(view.remember(view.begin_reading(1), other, HOUR, now + HOUR));
        assert_eq!(view.known.lock().live.len(), 1);
    }

    /// An account whose status of epoch 1 is known.
    fn view_of_status(now: Instant) -> Arc<AccountView> {
        let view = Arc::<AccountView>::default();
        view.remember_status(&snapshot(), 1);
        assert_eq!(view.status(1, now).map(|status| status.version), Some(1));
        view
    }

    #[test]
    fn a_status_is_answered_until_an_event_is_heard() {
        let now = Instant::now();
        let view = view_of_status(now);
        let waiting = [view.hear(&Tell::Changed), view.hear(&Tell::Changed)];
        assert!(view.status(1, now).is_none());
        for one in waiting {
            view.remember_status(&snapshot(), 1);
            assert!(view.status(1, now).is_none(), "an event still waits");
            drop(one);
        }
        view.remember_status(&snapshot(), 1);
        assert!(view.status(1, now).is_some());
    }

    #[test]
    fn a_status_of_a_stale_account_or_of_another_history_is_not_answered() {
        let now = Instant::now();
        let view = view_of_status(now);
        assert!(view.status(2, now).is_none());
        view.stale.store(true, Ordering::Release);
        assert!(view.status(1, now).is_none());
        assert!(view.take_stale());
        assert!(view.status(1, now).is_none(), "the read has not ended");
    }

    #[test]
    fn a_status_that_was_read_before_a_command_that_bypassed_the_session_is_not_answered() {
        let now = Instant::now();
        let view = view_of_status(now);
        view.take_stale();
        view.fall_behind();
        view.remember_status(&snapshot(), 1);
        assert!(view.is_behind() && view.status(1, now).is_none());
        view.take_stale();
        view.remember_status(&snapshot(), 1);
        assert!(!view.is_behind() && view.status(1, now).is_some());
    }

    #[test]
    fn a_status_from_memory_counts_as_use() {
        let now = Instant::now();
        let view = view_of_status(now);
        view.status(1, now + HOUR);
        assert_eq!(view.used(), Some(now + HOUR));
    }
}
