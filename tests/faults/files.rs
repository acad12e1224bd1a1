//! All open files that the system allows are in use: the portal accepts no new connection until some are free, and otherwise works.

use std::{
    collections::HashMap,
    fs::read_to_string,
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use rustix::process::{Pid, Resource, Rlimit, prlimit};
use tokio::net::TcpStream;

use super::{
    baseline::Baseline,
    content::{END_OTHERS, node},
    crowd::Crowd,
};
use crate::harness::{Client, Running, TestDatabase, at_most, counted, eventually, figure, seeds};

/// Open files that remain when the limit is lowered.
const LEFT: u64 = 4;
/// Connections that each need an open file.
const CONNECTIONS: usize = 64;
/// Failed accepts in a row that the test awaits.
const TRIES: usize = 5;
/// The server's pause between two accepts.
const PAUSE: Duration = Duration::from_millis(500);
/// Limit for the processor share of a thread while the process cannot accept connections and has no other work.
const SHARE: f64 = 0.5;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn without_free_open_files_it_accepts_no_connection_does_not_spin_and_recovers() {
    for seed in seeds() {
        let db = Arc::new(TestDatabase::new().await);
        let mut running = node(&db.url, &[]).await;
        let addr = running.address().await;
        let baseline = Baseline::of(&running).await;
        let crowd = Crowd::begin(&db, &[addr], seed).await;
        crowd.done(60).await;

        // Under the load of the crowd.
        let taken = exhausted(&mut running, addr).await;
        drop(taken);
        crowd.done(60).await;
        allow(&running, u64::MAX);
        let tally = crowd.end().await;
        baseline.assert_restored(&running).await;

        // Without load, and with database connections that must be reopened and find no file either.
        let taken = exhausted(&mut running, addr).await;
        db.execute(END_OTHERS).await;
        let (before, began) = (wanted(&running), Instant::now());
        for _ in 0..TRIES {
            running.logged(REFUSED).await;
        }
        let took = began.elapsed();
        let share = |(thread, now): (&String, &Duration)| {
            let before = before.get(thread).copied().unwrap_or_default();
            now.saturating_sub(before).as_secs_f64() / took.as_secs_f64()
        };
        let most = wanted(&running).iter().map(share).fold(0.0, f64::max);
        counted(format!("{tally:?}"));
        figure("the busiest thread without free files", most, "cores", at_most(SHARE));
        // The server pauses between accepts. Half the sum of the pauses, because some log lines may be from before the measurement.
        assert!(took >= PAUSE * TRIES as u32 / 2, "{TRIES} tries within {took:?}: it spins");
        drop(taken);
        let visitor = Client::visitor(addr);
        eventually("readiness", async || visitor.get("/readyz").await.status == 200).await;
        allow(&running, u64::MAX);
        baseline.assert_restored(&running).await;
        db.audit().await;
        running.signal("TERM").await;
        assert_eq!(running.ended().await.code, 0);
    }
}

/// The log line of a failed accept.
const REFUSED: &str = "Error accepting connection: Too many open files";

/// Lowers the limit to slightly more than the open files, then uses them up, so that several accepts in a row fail.
async fn exhausted(running: &mut Running, addr: SocketAddr) -> Vec<TcpStream> {
    let open = std::fs::read_dir(format!("/proc/{}/fd", running.pid())).unwrap().count();
    allow(running, open as u64 + LEFT);
    let mut taken = Vec::new();
    for _ in 0..CONNECTIONS {
        // The kernel accepts connections that the process does not.
        taken.push(TcpStream::connect(addr).await.unwrap());
    }
    running.pass_over_log();
    for _ in 0..TRIES {
        running.logged(REFUSED).await;
    }
    taken
}

/// Sets the limit of open files of the process, at most to its hard limit.
fn allow(running: &Running, files: u64) {
    let pid = Pid::from_raw(running.pid() as i32);
    let limit = |current| {
        let maximum = rustix::process::getrlimit(Resource::Nofile).maximum;
        Rlimit { current: Some(maximum.map_or(current, |maximum| current.min(maximum))), maximum }
    };
    prlimit(pid, Resource::Nofile, limit(files)).unwrap();
}

/// Run time of each thread, including the time it waited for a processor: a spinning thread uses all of its time, also on a
/// busy machine.
fn wanted(running: &Running) -> HashMap<String, Duration> {
    let threads = std::fs::read_dir(format!("/proc/{}/task", running.pid())).unwrap();
    let of = |thread: std::fs::DirEntry| {
        // A thread may have ended meanwhile.
        let stat = read_to_string(thread.path().join("schedstat")).ok()?;
        let nanoseconds = stat.split_whitespace().take(2).map(|n| n.parse::<u64>().unwrap()).sum();
        Some((thread.file_name().into_string().unwrap(), Duration::from_nanos(nanoseconds)))
    };
    threads.filter_map(|thread| of(thread.ok()?)).collect()
}
