//! The lag of the standbys: the age of the oldest change that a standby has not applied.
//!
//! - PostgreSQL's own `replay_lag` stands still while a standby is stuck. So a node notes when it first saw each position of the log, and
//!   compares the position that a standby has applied.
//! - A standby that disappears keeps its last position while this node runs, so its lag grows and the alarm lasts. A new standby takes the
//!   place of the one that has been away longest: it has another name after a failover, or replaces a broken one.
//! - The number of standbys is a metric of its own: a node that starts while a standby is away does not know that one.
//! - The notes are bounded: positions that every standby has applied are forgotten, and many notes are thinned out.

use std::{
    collections::{HashMap, VecDeque},
    time::{Duration, Instant},
};

use parking_lot::Mutex;
use sql::{Pool, replication::Positions};

/// The most notes.
const NOTES: usize = 1024;

#[derive(Default)]
pub struct ReplicationLag(Mutex<Notes>);

#[derive(Default)]
struct Notes {
    /// Positions of the log with the time when this node first saw them, oldest first.
    written: VecDeque<(Instant, i64)>,
    standbys: HashMap<String, Standby>,
}

struct Standby {
    applied: i64,
    seen: Instant,
}

impl ReplicationLag {
    /// A background job of every node: exports the lag, but nothing until a standby follows, and the number of standbys.
    pub async fn measure(&self, pool: &Pool, now: impl Fn() -> Instant) -> Result<(), sql::Error> {
        let positions = sql::replication::positions(pool).await?;
        if let Some(lag) = self.0.lock().lag(&positions, now()) {
            metrics::gauge!("portal_replication_lag_seconds").set(lag.as_secs_f64());
        }
        let standbys = u32::try_from(positions.standbys.len()).unwrap_or(u32::MAX);
        metrics::gauge!("portal_replication_standbys").set(standbys);
        Ok(())
    }
}

impl Notes {
    /// Notes the positions. Returns the lag of the standby that is furthest behind; `None`: no standby is known.
    fn lag(&mut self, positions: &Positions, now: Instant) -> Option<Duration> {
        let newest = self.written.back().map(|(_, position)| *position);
        if newest.is_some_and(|newest| positions.written < newest) {
            // A standby with an older state took over.
            self.written.clear();
            for standby in self.standbys.values_mut() {
                standby.applied = standby.applied.min(positions.written);
            }
        }
        if newest != Some(positions.written) {
            self.written.push_back((now, positions.written));
        }
        self.note_standbys(positions, now);
        let least = self.standbys.values().map(|standby| standby.applied).min();
        self.forget_applied(least);
        let waiting = least.and_then(|least| self.written.iter().find(|(_, position)| *position > least));
        least.map(|_| waiting.map_or(Duration::ZERO, |(since, _)| now.duration_since(*since)))
    }

    fn note_standbys(&mut self, positions: &Positions, now: Instant) {
        let mut applied_by: HashMap<&str, i64> = HashMap::new();
        for (name, applied) in &positions.standbys {
            // Of several standbys with one name the last one counts.
            let least = applied_by.entry(name.as_str()).or_insert(*applied);
            *least = (*least).min(*applied);
        }
        for (name, applied) in &applied_by {
            if !self.standbys.contains_key(*name) {
                let away = self.standbys.iter().filter(|(known, _)| !applied_by.contains_key(known.as_str()));
                let longest = away.min_by_key(|(_, standby)| standby.seen).map(|(known, _)| known.clone());
                if let Some(replaced) = longest {
                    self.standbys.remove(&replaced);
                }
            }
            self.standbys.insert((*name).to_owned(), Standby { applied: *applied, seen: now });
        }
    }

    /// Keeps the positions after `least`, and the newest one.
    fn forget_applied(&mut self, least: Option<i64>) {
        while self.written.len() > 1
            && self.written.front().is_some_and(|(_, position)| least.is_none_or(|least| *position <= least))
        {
            self.written.pop_front();
        }
        if self.written.len() > NOTES {
            let mut is_kept = false;
            // The first one stays: it is the age of the lag.
            self.written.retain(|_| {
                is_kept = !is_kept;
                is_kept
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn positions(written: i64, standbys: &[(&str, i64)]) -> Positions {
        let standbys = standbys.iter().map(|(name, applied)| ((*name).to_owned(), *applied)).collect();
        Positions { written, standbys }
    }

    fn seconds(lag: Option<Duration>) -> Option<u64> {
        lag.map(|lag| lag.as_secs())
    }

    #[test]
    fn the_lag_is_the_age_of_the_oldest_change_that_a_standby_has_not_applied() {
        let (mut notes, begin) = (Notes::default(), Instant::now());
        let at = |s: u64| begin + Duration::from_secs(s);
        let mut lag =
            |s, written, applied| seconds(notes.lag(&positions(written, &[("db2", applied)]), at(s)));
        assert_eq!(lag(0, 100, 100), Some(0));
        assert_eq!(lag(5, 200, 150), Some(0), "written a moment ago");
        assert_eq!(lag(10, 300, 150), Some(5));
        assert_eq!(lag(15, 300, 150), Some(10));
        assert_eq!(lag(20, 400, 200), Some(10), "it has what was written by second 5");
        assert_eq!(lag(25, 400, 400), Some(0));
        assert_eq!(lag(3600, 400, 400), Some(0), "nothing is written");
    }

    #[test]
    fn without_a_standby_there_is_no_lag_and_one_that_disappears_lags_until_it_is_back() {
        let (mut notes, begin) = (Notes::default(), Instant::now());
        let at = |s: u64| begin + Duration::from_secs(s);
        let mut lag = |s, written, standbys: &[_]| seconds(notes.lag(&positions(written, standbys), at(s)));
        assert_eq!(lag(0, 100, &[]), None);
        assert_eq!(lag(5, 200, &[("db2", 200), ("db3", 200)]), Some(0));
        assert_eq!(lag(10, 300, &[("db3", 300)]), Some(0), "db2 may come back in a moment");
        assert_eq!(lag(70, 400, &[("db3", 400)]), Some(60));
        assert_eq!(lag(24 * 3600, 500, &[("db3", 500)]), Some(24 * 3600 - 10));
        assert_eq!(lag(72 * 3600, 600, &[("db3", 600)]), Some(72 * 3600 - 10), "days later, too");
        assert_eq!(lag(72 * 3600 + 5, 700, &[]), Some(72 * 3600 - 5));
        assert_eq!(lag(72 * 3600 + 10, 700, &[("db2", 700), ("db3", 700)]), Some(0));
    }

    #[test]
    fn a_new_standby_replaces_the_one_that_has_been_away_longest() {
        let (mut notes, begin) = (Notes::default(), Instant::now());
        let at = |s: u64| begin + Duration::from_secs(s);
        let mut lag = |s, written, standbys: &[_]| seconds(notes.lag(&positions(written, standbys), at(s)));
        assert_eq!(lag(0, 100, &[("db2", 100), ("db3", 100), ("db4", 100)]), Some(0));
        assert_eq!(lag(10, 200, &[("db3", 200), ("db4", 200)]), Some(0));
        assert_eq!(lag(20, 300, &[("db4", 300)]), Some(10));
        assert_eq!(
            lag(30, 400, &[("db4", 400), ("db5", 400)]),
            Some(10),
            "db5 came for db2, and db3 is still away"
        );
        assert_eq!(lag(40, 500, &[("db4", 500), ("db5", 500), ("db6", 500)]), Some(0));
        assert_eq!(lag(50, 600, &[("db4", 600), ("db5", 600)]), Some(0));
        assert_eq!(lag(70, 600, &[("db4", 600), ("db5", 600)]), Some(20), "db6 counts now");
    }

    #[test]
    fn of_two_standbys_with_one_name_the_last_one_counts() {
        let (mut notes, begin) = (Notes::default(), Instant::now());
        notes.lag(&positions(100, &[]), begin);
        notes.lag(&positions(200, &[]), begin + Duration::from_secs(1));
        let both = positions(300, &[("walreceiver", 100), ("walreceiver", 300)]);
        assert_eq!(seconds(notes.lag(&both, begin + Duration::from_secs(2))), Some(1));
    }

    #[test]
    fn after_a_failover_to_an_older_state_the_promoted_standby_counts_as_away() {
        let (mut notes, begin) = (Notes::default(), Instant::now());
        let at = |s: u64| begin + Duration::from_secs(s);
        notes.lag(&positions(1000, &[("db2", 900)]), at(0));
        assert_eq!(seconds(notes.lag(&positions(850, &[]), at(5))), Some(0));
        assert_eq!(seconds(notes.lag(&positions(870, &[]), at(10))), Some(0));
        assert_eq!(seconds(notes.lag(&positions(890, &[]), at(40))), Some(30));
    }

    #[test]
    fn notes_are_bounded_and_the_oldest_stays() {
        let (mut notes, begin) = (Notes::default(), Instant::now());
        notes.lag(&positions(1, &[("db2", 1)]), begin);
        for n in 1..100_000_u32 {
            let stuck = positions(i64::from(n) + 1, &[("db2", 1)]);
            let lag = notes.lag(&stuck, begin + n * Duration::from_secs(1));
            assert_eq!(seconds(lag), Some(u64::from(n) - 1));
        }
        assert!(notes.written.len() <= NOTES, "{}", notes.written.len());
    }
}
