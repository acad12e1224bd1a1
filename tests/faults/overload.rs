//! Overload: excess calls are refused quickly with 503 and `Retry-After`, and the server recovers when the
//! crowd has left.

use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::{StreamExt, future::join_all, stream::FuturesUnordered};
use portal::{config::Config, server::database::Database};

use super::{
    ask::{Call, CallOutcome, Caller},
    baseline::Baseline,
    content::node,
};
use crate::harness::{
    Bound, Client, PASSWORD, TestDatabase, alone, at_most, counted, eventually, figure, http, post,
};

/// Concurrent calls, of which the database can serve none.
const CALLS: usize = 600;
/// How long a caller waits for a connection.
const WAIT: &str = "0.3";
/// The server's database connections.
const CONNECTIONS: usize = 3;
/// Limit of a quick refusal, in addition to the time of as many calls without the database: all run on one busy machine.
const QUICKLY: Duration = Duration::from_secs(1);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn overload_is_refused_quickly_and_the_server_recovers() {
    alone();
    portal::server::fd_limits::raise();
    let db = Arc::new(TestDatabase::new().await);
    let connections = CONNECTIONS.to_string();
    let env = [("PORTAL_DATABASE_CONNECTIONS", &connections[..]), ("PORTAL_DATABASE_WAIT_S", WAIT)];
    let mut running = node(&db.url, &env).await;
    let addr = running.address().await;
    let visitor = Client::visitor(addr);
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let made = visitor.post("/api/user/registerWithName", &fields).await;
    // Kept-alive connections would still be open at the end.
    let http = http().pool_max_idle_per_host(0).build().unwrap();
    let caller = Caller::new(made.ok()["uid"].as_i64().unwrap(), made.ok()["token"].as_str().unwrap(), &http);
    let post = post(&db, caller.uid).await;
    let comment =
        Call::json(format!("/api/v1/square/post/{post}/comment"), r#"{"content": "今晚谁在"}"#.into());
    assert!(matches!(caller.ask(addr, &comment).await, CallOutcome::Answer(_)));
    // Warm-up with as many refusals: the allocator keeps memory of a waiting crowd, which must not look like growth.
    refused(&db, &caller, addr, async {}).await;
    let baseline = Baseline::of(&running).await;

    let (refused, idle) = refused(&db, &caller, addr, async {
        let asked = Instant::now();
        let healthy = join_all((0..CALLS).map(|_| http.get(format!("http://{addr}/healthz")).send())).await;
        assert!(healthy.into_iter().all(|answer| answer.unwrap().status() == 200));
        asked.elapsed()
    })
    .await;
    let (half, last) = (refused[refused.len() / 2], refused[refused.len() - 1]);
    counted(format!("{} of {CALLS} refused", refused.len()));
    let ms = |took: Duration| took.as_secs_f64() * 1_000.0;
    figure("the same number of calls without the database", ms(idle), "ms", Bound::None);
    figure("median of the refused calls", ms(half), "ms", at_most(ms(QUICKLY + 2 * idle)));
    figure("the slowest refused call", ms(last), "ms", at_most(ms(2 * QUICKLY + 4 * idle)));

    eventually(
        "all is well",
        async || matches!(caller.ask(addr, &comment).await, CallOutcome::Answer(answer) if answer["code"] == 0),
    )
    .await;
    visitor.get("/readyz").await.ok();
    baseline.assert_restored_after(CALLS, &running).await;
    db.audit().await;
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

#[tokio::test]
async fn a_call_waits_for_a_connection_as_long_as_the_setting_says() {
    let db = TestDatabase::new().await;
    let set = [("DATABASE_URL", db.url.as_str()), ("PORTAL_DATABASE_WAIT_S", WAIT)];
    let config =
        Config::read(&|name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into()));
    let database = Database::open(&config.unwrap()).await.unwrap();
    let wait = Duration::from_secs_f64(WAIT.parse().unwrap());
    for pool in [&database.pool, &database.batch_pool] {
        assert_eq!(pool.timeouts().wait, Some(wait));
    }
    database.close().await;
}

/// Locks the lists and sends a crowd of calls. Returns the times of the refusals, quickest first, and the result of `meanwhile`, which
/// runs at the same time. One call per connection waits for the lock and is answered after it; all others are refused.
async fn refused<T>(
    db: &TestDatabase,
    caller: &Caller,
    addr: SocketAddr,
    meanwhile: impl Future<Output = T>,
) -> (Vec<Duration>, T) {
    let mut held = db.pool.get().await.unwrap();
    let lock = held.transaction().await.unwrap();
    lock.batch_execute("lock table game, game_category, post in access exclusive mode").await.unwrap();
    let read = Call { key: None, ..Call::form("/api/web/game/list", String::new()) };
    let mut crowd: FuturesUnordered<_> = (0..CALLS).map(|_| caller.ask(addr, &read)).collect();
    let outcome: Vec<CallOutcome> = crowd.by_ref().take(CALLS - CONNECTIONS).collect().await;
    let mut refused: Vec<Duration> = outcome
        .iter()
        .filter_map(|outcome| if let CallOutcome::Busy(took) = outcome { Some(*took) } else { None })
        .collect();
    assert_eq!(refused.len(), CALLS - CONNECTIONS, "{outcome:?}");
    let found = meanwhile.await;
    lock.rollback().await.unwrap();
    let last: Vec<CallOutcome> = crowd.collect().await;
    assert!(last.iter().all(|outcome| !matches!(outcome, CallOutcome::Unreachable)), "{last:?}");
    refused.sort();
    (refused, found)
}
