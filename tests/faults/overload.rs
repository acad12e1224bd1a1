//! More is asked than can be done: what does not fit is refused with 503 and when to come again, quickly, and all is well when the
//! crowd has gone.

use std::{sync::Arc, time::Duration};

use futures_util::future::join_all;

use super::{
    ask::{Call, Caller, Came},
    quiet::Quiet,
    world::node,
};
use crate::harness::{Client, PASSWORD, TestDatabase, eventually, post};

/// Calls at once, of which the database can take none.
const CALLS: usize = 600;
/// How long the pool lets a caller wait for a connection, and a little for a machine that does other things.
const QUICKLY: Duration = Duration::from_secs(5 + 15);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn past_its_capacity_it_says_so_quickly_and_recovers_by_itself() {
    portal::descriptors::raise();
    let db = Arc::new(TestDatabase::new().await);
    let mut running = node(&db.url, &[("PORTAL_DATABASE_CONNECTIONS", "3")]).await;
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
    let refused: Vec<Duration> =
        came.iter().filter_map(|came| if let Came::Busy(took) = came { Some(*took) } else { None }).collect();
    println!("{} of {CALLS} refused, the last after {:?}", refused.len(), refused.iter().max().unwrap());
    // All but those that hold the connections: they wait for the lock, and for the answer's time.
    assert!(refused.len() >= CALLS - 3 && came.iter().all(|came| !matches!(came, Came::Nobody)), "{came:?}");
    let quickly = refused.iter().filter(|took| **took < QUICKLY).count();
    assert!(quickly >= CALLS - 6, "{quickly} of {CALLS} within {QUICKLY:?}");
    // What needs no database is answered meanwhile.
    visitor.get("/healthz").await.ok();
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
