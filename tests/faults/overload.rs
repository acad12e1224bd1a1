//! More is asked than can be done: what does not fit is refused with 503 and when to come again, quickly, and all is well when the
//! crowd has gone.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::future::join_all;

use super::{
    ask::{Call, Caller, Came},
    quiet::Quiet,
    world::node,
};
use crate::harness::{Client, PASSWORD, TestDatabase, eventually, post};

/// Calls at once, of which the database can take none.
const CALLS: usize = 600;
/// How long a caller waits for a connection.
const WAIT: &str = "0.3";
/// What players call quick, beside what as many calls take that need no database: all are on one machine, which does other things.
const QUICKLY: Duration = Duration::from_secs(1);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn past_its_capacity_it_says_so_quickly_and_recovers_by_itself() {
    portal::descriptors::raise();
    let db = Arc::new(TestDatabase::new().await);
    let env = [("PORTAL_DATABASE_CONNECTIONS", "3"), ("PORTAL_DATABASE_WAIT_S", WAIT)];
    let mut running = node(&db.url, &env).await;
    let addr = running.address().await;
    let visitor = Client::visitor(addr);
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let made = visitor.post("/api/user/registerWithName", &fields).await;
    // Hundreds of connections that are kept would still be open in the end.
    let http = reqwest::Client::builder().no_proxy().pool_max_idle_per_host(0).build().unwrap();
    let caller = Caller::new(made.ok()["uid"].as_i64().unwrap(), made.ok()["token"].as_str().unwrap(), &http);
    let post = post(&db, caller.uid).await;
    let read = Call { key: None, ..Call::form("/api/web/game/list", String::new()) };
    let comment =
        Call::json(format!("/api/v1/square/post/{post}/comment"), r#"{"content": "今晚谁在"}"#.into());
    assert!(matches!(caller.ask(addr, &comment).await, Came::Answer(_)));
    let quiet = Quiet::of(&running).await;

    let mut held = db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    tx.batch_execute("lock table game, game_category, post in access exclusive mode").await.unwrap();
    let came = join_all((0..CALLS).map(|_| caller.ask(addr, &read))).await;
    let mut refused: Vec<Duration> =
        came.iter().filter_map(|came| if let Came::Busy(took) = came { Some(*took) } else { None }).collect();
    refused.sort();
    // All but those that hold the connections: they wait for the lock, and for the answer's time.
    assert!(refused.len() >= CALLS - 3 && came.iter().all(|came| !matches!(came, Came::Nobody)), "{came:?}");
    // What needs no database is answered meanwhile.
    let asked = Instant::now();
    let healthy = join_all((0..CALLS).map(|_| http.get(format!("http://{addr}/healthz")).send())).await;
    assert!(healthy.into_iter().all(|answer| answer.unwrap().status() == 200));
    let idle = asked.elapsed();
    let (half, last) = (refused[CALLS / 2], refused[CALLS - 7]);
    println!(
        "FIGURES {} of {CALLS} refused, half of them after {half:.1?}, the last after {last:.1?}; as many that need no database took {idle:.1?}",
        refused.len()
    );
    assert!(half < QUICKLY + 2 * idle && last < 2 * QUICKLY + 4 * idle, "{half:?}, {last:?}; {idle:?}");
    tx.rollback().await.unwrap();
    drop(held);

    eventually(
        "all is well",
        async || matches!(caller.ask(addr, &comment).await, Came::Answer(answer) if answer["code"] == 0),
    )
    .await;
    visitor.get("/readyz").await.ok();
    quiet.again(&running).await;
    db.audit().await;
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}
