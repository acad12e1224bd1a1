//! The open files that the system allows are all taken: nobody new comes in until some are free again, and nothing else happens.

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
    crowd::Crowd,
    furniture::{END_OTHERS, node},
    quiet::Quiet,
};
use crate::harness::{Client, Running, TestDatabase, at_most, counted, eventually, figure, seeds};

/// Files that are left when the limit falls.
const LEFT: u64 = 4;
/// Connections that want one each.
const CONNECTIONS: usize = 64;
/// How often in a row nobody can be let in.
const TRIES: usize = 5;
/// Lies between two tries.
const PAUSE: Duration = Duration::from_millis(500);
/// What a thread may want of a core while the process can let nobody in and has nothing else to do.
const SHARE: f64 = 0.5;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn out_of_files_it_lets_nobody_in_and_spins_no_core_and_then_all_is_as_before() {
    for seed in seeds() {
        let db = Arc::new(TestDatabase::new().await);
        let mut running = node(&db.url, &[]).await;
        let addr = running.address().await;
        let quiet = Quiet::of(&running).await;
        let crowd = Crowd::begin(&db, &[addr], seed).await;
        crowd.done(60).await;

        // While players do everything at once.
        let taken = exhausted(&mut running, addr).await;
        drop(taken);
        crowd.done(60).await;
        allow(&running, u64::MAX);
        let tally = crowd.end().await;
        quiet.again(&running).await;

        // With nothing to do, and with connections to the database to be made anew for which there is no file either.
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
        figure("the thread that wants most of a core without files", most, "cores", at_most(SHARE));
        // It pauses between two tries: half of what the pauses take, for lines that were on their way when the clock began.
        assert!(took >= PAUSE * TRIES as u32 / 2, "{TRIES} tries within {took:?}: it spins");
        drop(taken);
        let visitor = Client::visitor(addr);
        eventually("it can serve", async || visitor.get("/readyz").await.status == 200).await;
        allow(&running, u64::MAX);
        quiet.again(&running).await;
        db.audit().await;
        running.signal("TERM").await;
        assert_eq!(running.ended().await.code, 0);
    }
}

/// What it logs when it can let nobody in.
const REFUSED: &str = "Error accepting connection: Too many open files";

/// Lowers the limit to what is open now and a little, and takes that: nobody could be let in several times.
async fn exhausted(running: &mut Running, addr: SocketAddr) -> Vec<TcpStream> {
    let open = std::fs::read_dir(format!("/proc/{}/fd", running.pid())).unwrap().count();
    allow(running, open as u64 + LEFT);
    let mut taken = Vec::new();
    for _ in 0..CONNECTIONS {
        // The kernel takes what the process does not.
        taken.push(TcpStream::connect(addr).await.unwrap());
    }
    running.pass_over_log();
    for _ in 0..TRIES {
        running.logged(REFUSED).await;
    }
    taken
}

/// How many open files the process may have from now on: at most as many as it may have at all.
fn allow(running: &Running, files: u64) {
    let pid = Pid::from_raw(running.pid() as i32);
    let limit = |current| {
        let maximum = rustix::process::getrlimit(Resource::Nofile).maximum;
        Rlimit { current: Some(maximum.map_or(current, |maximum| current.min(maximum))), maximum }
    };
    prlimit(pid, Resource::Nofile, limit(files)).unwrap();
}

/// How long each thread ran, or waited for a processor that ran something else: who spins wants all the time there is, also on a
/// machine that is busy.
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
