//! A standby that serves reads of visitors while its data is new enough.
//!
//! - One task notes where the primary's log ends at a moment. When the standby has replayed the log up to there, it has every commit before
//!   that moment. Another task reads how far it has replayed. This compares no clocks of two machines, and writes nothing.
//! - The moment is taken before the query, so the bound holds for slow answers, too. Without new answers the standby is soon too old.
//! - Only positions of one history can be compared. Both servers must have the same system identifier and the same timeline.
//! - The connections of the pool lead to the server that the task measures, and the pool ends with the task's own connection.

use std::{
    collections::VecDeque,
    convert::Infallible,
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::{
    sync::watch,
    time::{Interval, MissedTickBehavior, error::Elapsed, interval, sleep, timeout},
};
use tokio_postgres::{Row, types::FromSqlOwned};

use crate::{
    Client, Error, Fence, Pool,
    listen::AbortOnDrop,
    pool::{self, SERVER, Target},
};

/// How often both servers are asked, and how long an answer may take.
const PROBE: Duration = Duration::from_millis(250);
const PROBE_LIMIT: Duration = Duration::from_secs(1);
/// The pause before a server is connected again.
const RETRY: Duration = Duration::from_secs(1);
/// Timeouts for a connection to the standby, and to the primary, whose address may name several hosts.
const CONNECT_STANDBY: Duration = Duration::from_secs(5);
const CONNECT_PRIMARY: Duration = Duration::from_secs(20);
/// How long a read waits for a connection of the pool.
const WAIT: Duration = Duration::from_millis(500);
/// Timeout for all statements of a read. PostgreSQL ends a slow statement earlier, so this timeout ends only reads on a standby that hangs.
const READ: Duration = Duration::from_secs(3);
/// How many moments are remembered: those of about four minutes.
const MOMENTS: usize = 1_000;

/// The standby, and the tasks that measure it. They end when it is dropped.
pub struct Replica {
    measured: watch::Receiver<Option<Measured>>,
    max_lag: Duration,
    _tasks: [AbortOnDrop<()>; 2],
}

/// Why a read must be made on the primary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unread {
    /// The standby is not used now, or has no free connection.
    Unused,
    /// The read began on the standby and failed.
    Failed,
}

/// The last measurement of the standby, and the pool of connections to it.
#[derive(Clone)]
struct Measured {
    pool: Pool,
    /// The standby has everything that was committed at this moment.
    fresh_as_of: Instant,
}

impl Replica {
    /// Measures the standby at `url` against `primary_url`. Does not wait for either of them.
    ///
    /// # Errors
    /// `Invalid` if an address cannot be parsed, or `url` names several servers.
    pub fn start(
        fence: &Fence,
        url: &str,
        primary_url: &str,
        connections: usize,
        max_lag: Duration,
    ) -> Result<Self, Error> {
        let standby = pool::standby(url)?.named("portal reads");
        let primary = pool::config(primary_url)?.named("portal read lag").behind(fence);
        let (written, seen) = watch::channel(Written::default());
        let (found, measured) = watch::channel(None);
        let probe = Probe { standby, connections, max_lag, written: seen, measured: found, reported: None };
        let watching = tokio::spawn(watch_primary(primary, written));
        let probing = tokio::spawn(probe.run());
        Ok(Self { measured, max_lag, _tasks: [AbortOnDrop(watching), AbortOnDrop(probing)] })
    }

    /// The age of the standby's data. `None`: there is no standby of the primary.
    #[must_use]
    pub fn lag(&self) -> Option<Duration> {
        self.measured.borrow().as_ref().map(|measured| measured.fresh_as_of.elapsed())
    }

    /// Whether reads are served now.
    #[must_use]
    pub fn is_used(&self) -> bool {
        self.lag().is_some_and(|lag| lag <= self.max_lag)
    }

    /// Reads on the standby. A failure is not reported to a reader: the caller reads on the primary instead.
    pub async fn read<T>(&self, read: impl AsyncFn(&Client) -> Result<T, Error>) -> Result<T, Unread> {
        let client = self.client().await.ok_or(Unread::Unused)?;
        let done = timeout(READ, Box::pin(read(&client))).await;
        match done {
            Ok(Ok(found)) => return Ok(found),
            Ok(Err(error)) => tracing::debug!(%error, "a read on the standby failed"),
            Err(_) => {
                tracing::debug!("a read on the standby took too long");
                // The statement may still run, so the pool must not get the connection back.
                drop(Client::take(client));
            }
        }
        Err(Unread::Failed)
    }

    async fn client(&self) -> Option<Client> {
        let pool = self.pool()?;
        let client = pool.get().await.ok()?;
        // Waiting took time.
        (self.is_used() && !pool.is_closed()).then_some(client)
    }

    fn pool(&self) -> Option<Pool> {
        let measured = self.measured.borrow();
        let measured = measured.as_ref().filter(|measured| measured.fresh_as_of.elapsed() <= self.max_lag)?;
        Some(measured.pool.clone())
    }
}

/// The log of one cluster on one timeline. Positions of two histories cannot be compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct History {
    cluster: i64,
    timeline: i32,
}

/// What the primary has reported.
#[derive(Debug, Default)]
struct Written {
    history: Option<History>,
    /// Moments, each with a position of the log behind every commit before it; oldest first.
    moments: VecDeque<(Instant, i64)>,
    /// The highest position of this history. The log grows, unless the primary was set back to an earlier state.
    highest: i64,
    /// Why the primary does not answer.
    fault: Option<Arc<str>>,
}

impl Written {
    fn note(&mut self, history: History, moment: Instant, position: i64) {
        if self.history != Some(history) {
            self.history = Some(history);
            self.moments.clear();
            self.highest = position;
        }
        self.highest = self.highest.max(position);
        self.moments.push_back((moment, position));
        if self.moments.len() > MOMENTS {
            self.moments.pop_front();
        }
        self.fault = None;
    }

    /// The latest moment of which the standby has every commit; `None` if unknown. An error says why it is no standby of this primary.
    fn fresh_as_of(&self, replayed: Replayed) -> Result<Option<Instant>, String> {
        let Replayed { in_recovery, history, position } = replayed;
        if !in_recovery {
            return Err("it is not a standby, or was promoted".into());
        }
        let Some(primary) = self.history else { return Ok(None) };
        if history.cluster != primary.cluster {
            return Err("it is a standby of another database server than DATABASE_URL".into());
        }
        if history.timeline != primary.timeline {
            return Err(format!(
                "it has not followed the last failover: its timeline is {}, and the primary's is {}",
                history.timeline, primary.timeline
            ));
        }
        if self.moments.back().is_some_and(|(_, end)| *end < self.highest) {
            return Err(
                "the primary was set back to an earlier state, which the standby does not have".into()
            );
        }
        let reached = self.moments.iter().rev().find(|(_, end)| *end <= position);
        Ok(reached.map(|(moment, _)| *moment))
    }
}

/// What a server has replayed.
#[derive(Debug, Clone, Copy)]
struct Replayed {
    in_recovery: bool,
    history: History,
    position: i64,
}

/// The flushed end of the log: a commit is visible to others after its flush, and only flushed parts reach a standby. With
/// `synchronous_commit=off` a commit is visible up to three `wal_writer_delay` earlier, so the data may be older by this time.
const WRITTEN: &str =
    "select system_identifier, ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int,
    (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::bigint
    from pg_control_system()";

/// A standby reports its timeline in three places. Each may be late, but none is early, so the highest is right. The receiver has it at
/// once, but hides it from roles without `pg_read_all_stats`; the control file has it after the next restartpoint.
const REPLAYED: &str = "select pg_is_in_recovery(), s.system_identifier,
    greatest(c.timeline_id, r.min_recovery_end_timeline, (select max(received_tli) from pg_stat_wal_receiver)),
    coalesce((pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint, 0)
    from pg_control_system() s, pg_control_checkpoint() c, pg_control_recovery() r";

/// Notes where the primary's log ends, and reconnects after each fault.
async fn watch_primary(primary: Target, written: watch::Sender<Written>) {
    loop {
        let Err(fault) = note_positions(&primary, &written).await;
        written.send_modify(|written| written.fault = Some(fault.into()));
        sleep(RETRY).await;
    }
}

async fn note_positions(primary: &Target, written: &watch::Sender<Written>) -> Result<Infallible, String> {
    let session = Session::open(primary, CONNECT_PRIMARY).await?;
    let mut turns = turns();
    loop {
        turns.tick().await;
        let moment = Instant::now();
        let row = session.row(WRITTEN).await?;
        let history = History { cluster: field(&row, 0)?, timeline: field(&row, 1)? };
        let position = field(&row, 2)?;
        written.send_modify(|written| written.note(history, moment, position));
    }
}

/// Measures the standby.
struct Probe {
    standby: Target,
    connections: usize,
    max_lag: Duration,
    written: watch::Receiver<Written>,
    measured: watch::Sender<Option<Measured>>,
    /// The state that was logged last; an error says why the standby is not used. `None`: nothing was logged yet.
    reported: Option<Result<(), String>>,
}

impl Probe {
    async fn run(mut self) {
        loop {
            let Err(fault) = self.follow().await;
            if let Some(measured) = self.measured.send_replace(None) {
                measured.pool.close();
            }
            self.report(Err(fault));
            sleep(RETRY).await;
        }
    }

    /// Measures until the standby cannot be used; returns why.
    async fn follow(&mut self) -> Result<Infallible, String> {
        let session = Session::open(&self.standby, CONNECT_STANDBY).await?;
        let server = field(&session.row(SERVER).await?, 0)?;
        let pool = pool::connect_to_standby(self.standby.clone(), self.connections, WAIT, server);
        let pool = pool.map_err(text)?;
        let mut fresh_as_of = None;
        let mut turns = turns();
        loop {
            turns.tick().await;
            let row = session.row(REPLAYED).await?;
            let replayed = Replayed {
                in_recovery: field(&row, 0)?,
                history: History { cluster: field(&row, 1)?, timeline: field(&row, 2)? },
                position: field(&row, 3)?,
            };
            let (reached, fault) = {
                let written = self.written.borrow();
                (written.fresh_as_of(replayed)?, written.fault.clone())
            };
            fresh_as_of = reached.or(fresh_as_of);
            if let Some(fresh_as_of) = fresh_as_of {
                self.measured.send_replace(Some(Measured { pool: pool.clone(), fresh_as_of }));
            }
            match (fresh_as_of, fault) {
                (Some(moment), _) if moment.elapsed() <= self.max_lag => self.report(Ok(())),
                (_, Some(fault)) => {
                    self.report(Err(format!("the primary does not tell its position: {fault}")));
                }
                (Some(_), None) => self.report(Err("it lags behind the primary".into())),
                // The primary has not answered yet.
                (None, None) => {}
            }
        }
    }

    /// Logs a change of the state.
    fn report(&mut self, state: Result<(), String>) {
        if self.reported.as_ref() == Some(&state) {
            return;
        }
        match &state {
            Ok(()) => tracing::info!("the standby at DATABASE_READ_URL serves visitors"),
            Err(reason) => {
                tracing::warn!(
                    reason,
                    "the standby at DATABASE_READ_URL is not used: the primary serves visitors"
                );
            }
        }
        self.reported = Some(state);
    }
}

/// A connection, which ends when this is dropped.
struct Session {
    client: tokio_postgres::Client,
    _driver: AbortOnDrop<()>,
}

impl Session {
    async fn open(target: &Target, within: Duration) -> Result<Self, String> {
        let made = timeout(within, target.connect_admitted()).await.map_err(late)?.map_err(text)?;
        let (client, connection, admission) = made;
        // The next statement reports why the connection ended.
        let driver = tokio::spawn(async move {
            tokio::select! {
                () = admission.ended() => {}
                ended = connection => drop(ended),
            }
        });
        Ok(Self { client, _driver: AbortOnDrop(driver) })
    }

    async fn row(&self, query: &str) -> Result<Row, String> {
        let asked = timeout(PROBE_LIMIT, self.client.query_one(query, &[])).await;
        asked.map_err(late)?.map_err(text)
    }
}

fn field<T: FromSqlOwned>(row: &Row, index: usize) -> Result<T, String> {
    row.try_get(index).map_err(text)
}

fn turns() -> Interval {
    let mut turns = interval(PROBE);
    turns.set_missed_tick_behavior(MissedTickBehavior::Delay);
    turns
}

fn late(_: Elapsed) -> String {
    "it does not answer in time".into()
}

fn text(error: impl Into<Error>) -> String {
    error.into().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HISTORY: History = History { cluster: 7, timeline: 1 };

    fn at(position: i64) -> Replayed {
        Replayed { in_recovery: true, history: HISTORY, position }
    }

    #[test]
    fn the_data_is_as_new_as_the_latest_moment_whose_end_of_the_log_was_replayed() {
        let (mut written, begin) = (Written::default(), Instant::now());
        assert_eq!(written.fresh_as_of(at(500)), Ok(None), "the primary has not answered");
        let moment = |n: u32| begin + n * PROBE;
        for (n, position) in [(0, 100), (1, 200), (2, 200), (3, 300)] {
            written.note(HISTORY, moment(n), position);
        }
        for (position, expected) in
            [(99, None), (100, Some(0)), (199, Some(0)), (200, Some(2)), (299, Some(2)), (500, Some(3))]
        {
            assert_eq!(written.fresh_as_of(at(position)), Ok(expected.map(moment)), "{position}");
        }
    }

    #[test]
    fn positions_of_another_history_count_for_nothing() {
        let (mut written, begin) = (Written::default(), Instant::now());
        written.note(HISTORY, begin, 100);
        let promoted = Replayed { in_recovery: false, ..at(500) };
        assert!(written.fresh_as_of(promoted).unwrap_err().contains("promoted"));
        let foreign = Replayed { history: History { cluster: 8, ..HISTORY }, ..at(500) };
        assert!(written.fresh_as_of(foreign).unwrap_err().contains("another database server"));

        // Another server took over with an older state.
        let after = History { timeline: 2, ..HISTORY };
        written.note(after, begin + PROBE, 90);
        assert!(written.fresh_as_of(at(500)).unwrap_err().contains("timeline is 1"));
        let follows = Replayed { history: after, ..at(89) };
        assert_eq!(written.fresh_as_of(follows), Ok(None), "the moments before are forgotten");
        assert_eq!(written.fresh_as_of(Replayed { position: 90, ..follows }), Ok(Some(begin + PROBE)));
    }

    #[test]
    fn a_primary_that_was_set_back_has_no_standby_until_its_log_is_as_long_as_before() {
        let (mut written, begin) = (Written::default(), Instant::now());
        for (n, position, is_set_back) in [(0, 300, false), (1, 200, true), (2, 299, true), (3, 300, false)] {
            written.note(HISTORY, begin + n * PROBE, position);
            assert_eq!(written.fresh_as_of(at(300)).is_err(), is_set_back, "{position}");
        }
    }

    #[test]
    fn the_moments_are_bounded() {
        let (mut written, begin) = (Written::default(), Instant::now());
        for n in 0..3 * MOMENTS as u32 {
            written.note(HISTORY, begin + n * PROBE, n.into());
        }
        assert_eq!(written.moments.len(), MOMENTS);
        let newest = 3 * MOMENTS as u32 - 1;
        assert_eq!(written.fresh_as_of(at(newest.into())), Ok(Some(begin + newest * PROBE)));
    }
}
