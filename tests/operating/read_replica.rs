//! A standby that serves visitors' reads (`DATABASE_READ_URL`).

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{
    Client, OwnPostgres, PASSWORD, Proxy, Running, Standby, TestDatabase, User, Which, eventually, publish,
};

const NEWEST: &str = "/api/v1/square/post/list?sort=2";
/// Searches for 猫国.
const SEARCH: &str = "/api/v1/search/post?keyword=%E7%8C%AB%E5%9B%BD";
/// A permitted lag that no test reaches.
const LONG_LAG: (&str, &str) = ("PORTAL_DATABASE_READ_LAG_MS", "60000");

/// A primary with its database, and a standby of it.
async fn servers() -> (OwnPostgres, TestDatabase, Standby) {
    let primary = OwnPostgres::start().await;
    let db = TestDatabase::of(&primary).await;
    let standby = Standby::of(&primary).await;
    (primary, db, standby)
}

async fn serve(url: &str, read_url: &str, env: &[(&str, &str)]) -> Running {
    let ours = [("DATABASE_URL", url), ("DATABASE_READ_URL", read_url), ("PORTAL_DEMO_PACK", "")];
    let mut running = Running::serve(&[&ours[..], env].concat()).await;
    running.address().await;
    running
}

async fn is_used(running: &Running) -> bool {
    running.figure("portal_replica_used").await == Some(1.0)
}

async fn awaits_use(running: &Running) {
    eventually("a standby that serves visitors", async || is_used(running).await).await;
}

/// The reads of visitors with this result.
async fn reads(running: &Running, result: &str) -> f64 {
    let name = format!("portal_visitor_reads_total{{result=\"{result}\"}}");
    running.figure(&name).await.unwrap_or_default()
}

async fn register(running: &Running) -> User {
    let visitor = running.visitor();
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let account = visitor.post("/api/user/registerWithName", &fields).await;
    let (uid, token) = (account.ok()["uid"].as_i64().unwrap(), account.ok()["token"].as_str().unwrap());
    User { uid, token: token.to_owned(), client: visitor.signed_in(uid, token) }
}

/// The ids of the posts that a call lists.
async fn listed(client: &Client, path: &str) -> Vec<i64> {
    let answer = client.get(path).await;
    let records = answer.ok()["records"].as_array().unwrap();
    records.iter().map(|post| post["id"].as_i64().unwrap()).collect()
}

fn id(post: &Value) -> i64 {
    post["id"].as_i64().unwrap()
}

#[tokio::test]
async fn a_server_that_is_no_standby_is_not_used_and_the_primary_serves_visitors() {
    let db = TestDatabase::new().await;
    let mut running = serve(&db.url, &db.url, &[]).await;
    let line = running.logged("the standby at DATABASE_READ_URL is not used").await;
    assert!(line.contains("it is not a standby, or was promoted"), "{line}");
    assert_eq!(listed(&running.visitor(), NEWEST).await, [0_i64; 0]);
    assert!(!is_used(&running).await);
    assert_eq!((reads(&running, "standby").await, reads(&running, "primary").await), (0.0, 1.0));
}

#[tokio::test]
#[ignore = "night"]
async fn visitors_read_from_the_standby_within_its_lag_and_players_see_their_own_changes_at_once() {
    let (primary, db, standby) = servers().await;
    let patient = serve(&db.url, standby.url(), &[LONG_LAG]).await;
    let strict = serve(&db.url, standby.url(), &[("PORTAL_DATABASE_READ_LAG_MS", "500")]).await;
    let user = register(&patient).await;
    let old = id(&publish(&user, &json!({ "content": "猫国的第一天" })).await);
    standby.caught_up(&primary).await;
    awaits_use(&patient).await;
    awaits_use(&strict).await;
    standby.pause_replay(true).await;
    let new = id(&publish(&user, &json!({ "content": "猫国的第二天" })).await);
    let path = format!("/api/v1/square/post/{old}");
    user.client.put_json(&path, &json!({ "content": "猫国的第一天，改过" })).await.ok();

    // The player.
    assert_eq!(listed(&user.client, NEWEST).await, [new, old]);
    assert_eq!(listed(&user.client, SEARCH).await.len(), 2);
    assert_eq!(user.client.get(&path).await.ok()["content"], "猫国的第一天，改过");

    // A visitor.
    let visitor = patient.visitor();
    let before = reads(&patient, "standby").await;
    assert_eq!(listed(&visitor, NEWEST).await, [old]);
    assert_eq!(listed(&visitor, SEARCH).await, [old]);
    assert_eq!(listed(&visitor, &format!("/api/v1/user/{}/post/list", user.uid)).await, [old]);
    assert_eq!(visitor.get(&path).await.ok()["content"], "猫国的第一天");
    assert_eq!(visitor.get(&format!("/api/v1/user/{}", user.uid)).await.ok()["posts"], 1);
    assert!(reads(&patient, "standby").await >= before + 5.0);
    // The primary answers for a post that the standby does not have, and for a read after a push.
    visitor.get(&format!("/api/v1/square/post/{new}")).await.ok();
    let pushed = visitor.with("Cache-Control", "no-cache");
    assert_eq!(pushed.get(&path).await.ok()["content"], "猫国的第一天，改过");

    // A standby that is too old is not used.
    let visitor = strict.visitor();
    eventually("both posts", async || listed(&visitor, NEWEST).await == [new, old]).await;
    assert!(!is_used(&strict).await);
    assert!(strict.figure("portal_replica_lag_seconds").await > Some(0.5));
    standby.pause_replay(false).await;
    awaits_use(&strict).await;
    let visitor = patient.visitor();
    eventually("both posts", async || listed(&visitor, NEWEST).await == [new, old]).await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_killed_standby_costs_no_visitor_an_error_and_is_used_again() {
    let (_primary, db, standby) = servers().await;
    let running = serve(&db.url, standby.url(), &[]).await;
    awaits_use(&running).await;
    let stop = Arc::new(AtomicBool::new(false));
    let visitors: Vec<_> = (0..8)
        .map(|n| {
            let (visitor, stop) = (running.visitor(), stop.clone());
            let path = if n % 2 == 0 { NEWEST } else { "/api/v1/book/ranking" };
            tokio::spawn(async move {
                while !stop.load(Ordering::Relaxed) {
                    visitor.get(path).await.ok();
                }
            })
        })
        .collect();
    eventually("reads on the standby", async || reads(&running, "standby").await >= 50.0).await;
    standby.crash().await;
    eventually("reads on the primary", async || reads(&running, "primary").await >= 1.0).await;
    awaits_use(&running).await;
    stop.store(true, Ordering::Relaxed);
    for visitor in visitors {
        visitor.await.expect("each call was answered");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_standby_that_hangs_is_left_and_used_again_when_it_answers() {
    let (_primary, db, standby) = servers().await;
    let (proxy, url) = Proxy::instead_of(standby.url());
    let mut running = serve(&db.url, &url, &[LONG_LAG]).await;
    awaits_use(&running).await;
    let visitor = running.visitor();
    visitor.get(NEWEST).await.ok();
    proxy.stall(true);
    // A read that began on the standby is repeated.
    visitor.get(NEWEST).await.ok();
    running.logged("it does not answer in time").await;
    assert!(!is_used(&running).await);
    visitor.get(NEWEST).await.ok();
    assert_eq!(visitor.page(Method::GET, "/readyz", &[]).await.status, 200);
    proxy.stall(false);
    awaits_use(&running).await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_promoted_standby_is_never_used() {
    let (primary, db, standby) = servers().await;
    let mut running = serve(&db.url, standby.url(), &[LONG_LAG]).await;
    let user = register(&running).await;
    let known = id(&publish(&user, &json!({ "content": "猫国" })).await);
    standby.caught_up(&primary).await;
    awaits_use(&running).await;
    standby.promote().await;
    running.logged("it is not a standby, or was promoted").await;
    let insert = format!("insert into post (uid, content) values ({}, '只在备库')", user.uid);
    standby.execute_as_superuser(&insert).await;
    let before = reads(&running, "standby").await;
    for path in [NEWEST, SEARCH] {
        assert_eq!(listed(&running.visitor(), path).await, [known]);
    }
    assert_eq!(reads(&running, "standby").await, before);
    assert!(!is_used(&running).await);
}

#[tokio::test]
#[ignore = "night"]
async fn a_standby_of_another_server_is_refused_in_one_sentence() {
    let (_other, _db, standby) = servers().await;
    let db = TestDatabase::new().await;
    let mut running = serve(&db.url, standby.url(), &[]).await;
    let line = running.logged("the standby at DATABASE_READ_URL is not used").await;
    assert!(line.contains("it is a standby of another database server than DATABASE_URL"), "{line}");
    listed(&running.visitor(), NEWEST).await;
    assert_eq!(reads(&running, "standby").await, 0.0);
}

/// The standby may have commits that the new primary never had.
#[tokio::test]
#[ignore = "night"]
async fn after_a_failover_a_standby_of_the_old_primary_is_not_used() {
    let (primary, db, standby) = servers().await;
    let next = Standby::of(&primary).await;
    let (proxy, url) = Proxy::instead_of(&db.url);
    let mut running = serve(&url, standby.url(), &[LONG_LAG]).await;
    awaits_use(&running).await;
    next.caught_up(&primary).await;
    next.promote().await;
    proxy.cut(Which::Everything);
    let is_cut = async || running.figure("portal_listening").await == Some(0.0);
    eventually("the lost notifications", is_cut).await;
    proxy.lead_to(next.url());
    proxy.mend();
    running.logged("it has not followed the last failover").await;
    assert!(!is_used(&running).await);
    eventually("the new primary", async || running.visitor().get(NEWEST).await.status == 200).await;
}

/// The replay of an exclusive lock ends reads that hold a lock of the table.
#[tokio::test]
#[ignore = "night"]
async fn a_read_that_the_replay_ends_is_repeated_on_the_primary() {
    let (primary, db, standby) = servers().await;
    standby.execute_as_superuser("alter system set max_standby_streaming_delay = 0").await;
    standby.execute_as_superuser("select pg_reload_conf()").await;
    let mut running = serve(&db.url, standby.url(), &[LONG_LAG, ("PORTAL_LOG", "info,sql=debug")]).await;
    awaits_use(&running).await;
    let lock = async |table: &str| {
        let client = db.pool.get().await.unwrap();
        client.batch_execute(&format!("begin; lock table {table} in access exclusive mode")).await.unwrap();
        // Writes the lock to the log now.
        primary.execute_as_superuser("select pg_switch_wal()").await;
        client
    };
    let waits = "select exists (select from pg_stat_activity
                 where application_name = 'portal reads' and wait_event_type = 'Lock')";
    // On a busy machine the read can end by its own time limit before the conflict. It is repeated then, too.
    for _ in 0..5 {
        let before = reads(&running, "repeated").await;
        let second = lock("block").await;
        let locked = "select exists (select from pg_locks where relation = 'block'::regclass and granted
                      and mode = 'AccessExclusiveLock')";
        eventually("the replayed lock", async || standby.value::<bool>(locked).await).await;
        // The query locks `post`, then waits for `block`.
        let visitor = running.visitor();
        let reading = tokio::spawn(async move { visitor.get(NEWEST).await });
        eventually("a read that waits", async || standby.value::<bool>(waits).await).await;
        let first = lock("post").await;
        let line = running.logged("a read on the standby failed").await;
        for client in [first, second] {
            client.batch_execute("rollback").await.unwrap();
        }
        reading.await.unwrap().ok();
        assert_eq!(reads(&running, "repeated").await, before + 1.0);
        if line.contains("conflict with recovery") {
            return;
        }
        awaits_use(&running).await;
    }
    panic!("no read met a conflict");
}
