//! A portal that restarts under its sockets.

use std::time::Duration;

use ::loadtest::{Stop, Verdict};
use tempfile::TempDir;
use tokio::process::Command;

use super::Tested;
use crate::harness::{Ran, Running, TestDatabase, TestServer, eventually, within};

/// Command of the restarted portal.
async fn serve(db: &TestDatabase, addr: &str) -> Running {
    Running::serve(&[
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_SECRET", "a secret that outlives the process"),
        ("PORTAL_DEMO_PACK", ""),
        ("PORTAL_DRAIN_S", "1"),
        ("PORTAL_HTTP_ADDR", addr),
    ])
    .await
}

/// Runs a scenario that ends the portal, which starts again at once; returns the result.
async fn restarted(args: &[&str]) -> (Tested, Ran) {
    let db = TestDatabase::new().await;
    let mut first = serve(&db, "127.0.0.1:0").await;
    let addr = first.address().await.to_string();
    let (target, pid) = (format!("http://{addr}"), first.pid().to_string());
    let again = async {
        let ended = first.ended().await;
        (serve(&db, &addr).await, ended)
    };
    let args = [args, &["--pid", &pid]].concat();
    let (tested, (_second, ended)) = tokio::join!(Tested::on(&target, &args, Stop::by_hand().1), again);
    (tested, ended)
}

#[tokio::test]
#[ignore = "night"]
async fn all_drained_clients_reconnect() {
    let (tested, ended) = restarted(&["drain", "--sockets", "40", "--drain", "1"]).await;
    ended.ok();
    tested.kept();
    assert_eq!(tested.figure("came back"), 40.0);
    assert!(tested.promise("every socket is closed with 1012"));
}

#[tokio::test]
#[ignore = "night"]
async fn all_clients_of_a_killed_portal_reconnect() {
    let args = ["storm", "--sockets", "40", "--rate", "20", "--seconds", "12", "--errors", "20"];
    let (tested, _) = restarted(&args).await;
    tested.kept();
    assert_eq!(tested.figure("came back"), 40.0);
    assert!(tested.figure("a portal answers again after, s") > 0.0);
    assert!(tested.latency("ordinary calls, meanwhile")["count"].as_u64() > Some(0));
}

#[tokio::test]
#[ignore = "night"]
async fn an_interrupted_run_does_not_wait_for_a_process_that_does_not_end() {
    let (server, folder) = (TestServer::start().await, TempDir::new().unwrap());
    let deaf =
        "trap 'touch told' TERM; printf portal > /proc/$$/comm; touch ready; while :; do sleep 0.1; done";
    let mut command = Command::new("sh");
    command.args(["-c", deaf]).current_dir(folder.path()).kill_on_drop(true);
    let deaf = command.spawn().unwrap();
    let is_there = async |name: &str| eventually(name, async || folder.path().join(name).exists()).await;
    is_there("ready").await;
    let (stopper, stop) = Stop::by_hand();
    let stopping = async {
        is_there("told").await;
        stopper.set();
    };
    let (target, pid) = (server.url(""), deaf.id().unwrap().to_string());
    let args = ["drain", "--sockets", "2", "--pid", &pid, "--p99-ms", "100"];
    // Without the interrupt it would wait 50 s.
    let both = async { tokio::join!(Tested::on(&target, &args, stop), stopping) };
    let (tested, ()) = within(Duration::from_secs(40), "the end", both).await;
    assert_eq!(tested.verdict, Verdict::Interrupted, "{:#}", tested.report["promises"]);
    assert!(tested.seen("away: p99").starts_with("not measured: "));
}
