//! `/readyz` of nodes that differ from the others: not ready, with the reason in one sentence, until the difference is gone.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use portal::{content, platform::storage::LocalStorage};
use serde_json::json;

use crate::harness::{
    Client, Gateway, Nodes, Options, Running, SECRET, TestDatabase, TestServer, eventually,
};

const OTHER_SECRET: &str = "the secret of another portal, as long as ours";
/// A node that started earlier, has a secret of its own, and lives for another 29 s.
const STRANGER: &str = "insert into node (id, start_time, seen_time, secrets)
    values (gen_random_uuid(), now() - interval '1 day', now() + interval '14 s', '{stranger}')";
/// The last sign of life of that node was longer ago than `sql::node::LIFE`.
const STRANGER_IS_GONE: &str =
    "update node set seen_time = now() - interval '16 s' where secrets = '{stranger}'";

async fn start(db: &Arc<TestDatabase>, secret: &str, previous: &str) -> TestServer {
    let options = Options::default().set("PORTAL_SECRET", secret).set("PORTAL_SECRET_PREVIOUS", previous);
    TestServer::on(db.clone(), &db.url, options).await
}

/// Why a node is not ready.
async fn reason(server: &TestServer) -> String {
    let answer = server.visitor().get("/readyz").await;
    let data = &answer.failed(503).json["data"];
    assert_eq!(data["ready"], false);
    data["reason"].as_str().expect("a reason").to_owned()
}

async fn becomes_ready(server: &TestServer) {
    eventually("readiness", async || server.visitor().get("/readyz").await.status == 200).await;
}

#[tokio::test]
async fn a_node_with_another_secret_is_not_ready_next_to_nodes_that_serve() {
    let db = Arc::new(TestDatabase::new().await);
    let mut first = start(&db, SECRET, "").await;
    let other = start(&db, OTHER_SECRET, "").await;
    let told = reason(&other).await;
    assert!(told.starts_with("PORTAL_SECRET") && told.contains("the same secret on every node"), "{told}");
    let ready = first.visitor().get("/readyz").await;
    assert_eq!((&ready.ok()["reason"], &ready.ok()["secret"]), (&json!(null), &json!("ok")));
    // Neither the secret nor a fingerprint of it is shown.
    let stored: String = db.value("select string_agg(secrets::text, ' ') from node").await;
    assert!(!stored.contains(SECRET) && !stored.contains(OTHER_SECRET));
    let shown = other.visitor().get("/readyz").await.text;
    assert!(
        stored.split(['{', '}', ' ']).filter(|print| !print.is_empty()).all(|print| !shown.contains(print))
    );

    // The same secret mends it.
    let mended = start(&db, SECRET, "").await;
    mended.visitor().get("/readyz").await.ok();
    drop(mended);
    // So does the end of the others: the secret was changed on purpose.
    first.stop().await;
    becomes_ready(&other).await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_node_that_differs_gains_nothing_from_the_end_of_the_nodes_before_it() {
    let db = Arc::new(TestDatabase::new().await);
    let mut before = start(&db, SECRET, "").await;
    let wrong = start(&db, OTHER_SECRET, "").await;
    let after = start(&db, SECRET, "").await;
    let serving = "select count(*) from node where serves_since is not null";
    eventually("two nodes that serve", async || db.value::<i64>(serving).await == 2).await;
    before.stop().await;
    // Each report comes before the comparison with the others, so the second one shows the end of the first comparison.
    for which in ["a report of both", "a second one"] {
        let reported = "select count(*) = 2 and bool_and(seen_time > $1) from node";
        let asked: DateTime<Utc> = db.value("select now()").await;
        eventually(which, async || db.value_of::<bool>(reported, &[&asked]).await).await;
    }
    assert!(reason(&wrong).await.starts_with("PORTAL_SECRET"));
    after.visitor().get("/readyz").await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn each_step_of_a_rotation_finds_every_node_ready() {
    let db = Arc::new(TestDatabase::new().await);
    let _old = start(&db, SECRET, "").await;
    let first = start(&db, SECRET, OTHER_SECRET).await;
    assert_eq!(first.visitor().get("/readyz").await.ok()["secret"], "ok");
    // Ready, because both accept the old secret. But the details say that this node signs with the new one too early.
    let early = start(&db, OTHER_SECRET, SECRET).await;
    let told = early.visitor().get("/readyz").await.ok()["secret"].as_str().unwrap().to_owned();
    assert!(told.contains("PORTAL_SECRET_PREVIOUS"), "{told}");
    // The last step while a node has only the old secret.
    let last = start(&db, OTHER_SECRET, "").await;
    assert!(reason(&last).await.starts_with("PORTAL_SECRET"));
}

#[tokio::test]
async fn a_node_is_not_ready_while_the_database_lacks_a_migration() {
    let server = TestServer::start().await;
    let newest = "version = (select max(version) from refinery_schema_history)";
    server
        .db
        .execute(&format!(
            "create table kept as select * from refinery_schema_history where {newest};
             delete from refinery_schema_history where {newest}"
        ))
        .await;
    let name: String = server.db.value("select name from kept").await;
    eventually("the missing migration", async || server.visitor().get("/readyz").await.status == 503).await;
    let told = reason(&server).await;
    assert!(told.contains(&name) && told.contains("portal migrate"), "{told}");
    server.db.execute("insert into refinery_schema_history select * from kept").await;
    becomes_ready(&server).await;
}

#[tokio::test]
async fn a_node_is_ready_on_a_newer_schema() {
    let db = Arc::new(TestDatabase::new().await);
    db.execute(
        "insert into refinery_schema_history (version, name, applied_on, checksum) values (9999, 'later', now()::text, '0')",
    )
    .await;
    let server = start(&db, SECRET, "").await;
    assert_eq!(server.visitor().get("/readyz").await.ok()["schema"], "ok");
}

/// Marks the store of a node, as the start of the binary does.
async fn mark_store(server: &TestServer) -> String {
    let media = LocalStorage::new(server.home().join("media"));
    content::mark_store(&server.db.pool, &media).await.unwrap();
    sql::content::media_store(&server.db.pool).await.unwrap().unwrap()
}

#[tokio::test]
async fn a_node_with_another_media_store_is_not_ready_until_it_has_the_store_of_the_others() {
    let nodes = Nodes::start().await;
    // A start of the binary marks no second store next to living nodes, so the first call marks the store of `a`.
    let marker = mark_store(&nodes.a).await;
    assert_eq!(mark_store(&nodes.b).await, marker);
    let other = nodes.another().await;
    let told = reason(&other).await;
    assert!(told.contains("media store") && told.contains(&marker) && told.contains("PORTAL_HOME"), "{told}");

    let folder = other.home().join("media");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::copy(nodes.a.home().join("media").join(&marker), folder.join(&marker)).unwrap();
    becomes_ready(&other).await;
    nodes.a.visitor().get("/readyz").await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn a_store_that_was_changed_on_purpose_is_marked_when_the_last_node_of_the_former_one_stops() {
    let db = Arc::new(TestDatabase::new().await);
    let mut former = start(&db, SECRET, "").await;
    let marker = mark_store(&former).await;
    let new = start(&db, SECRET, "").await;
    assert!(reason(&new).await.contains("media store"));
    former.stop().await;
    becomes_ready(&new).await;
    eventually("a marker in the new store", async || {
        let now = sql::content::media_store(&db.pool).await.unwrap().unwrap();
        now != marker && new.home().join("media").join(&now).exists()
    })
    .await;
}

#[tokio::test]
async fn a_killed_node_counts_for_some_seconds_only() {
    let db = Arc::new(TestDatabase::new().await);
    db.execute(STRANGER).await;
    db.execute(
        "insert into node (id, start_time, seen_time, secrets)
         values (gen_random_uuid(), now() - interval '9 days', now() - interval '2 days', '{long ago}')",
    )
    .await;
    let server = start(&db, SECRET, "").await;
    assert!(reason(&server).await.starts_with("PORTAL_SECRET"));
    assert_eq!(db.value::<i64>("select count(*) from node where secrets = '{long ago}'").await, 0);
    db.execute(STRANGER_IS_GONE).await;
    becomes_ready(&server).await;
}

#[tokio::test]
async fn a_sign_of_life_from_the_future_counts_as_little_as_an_old_one() {
    let db = Arc::new(TestDatabase::new().await);
    for ahead in ["1 hour", "2 days"] {
        db.execute(&format!(
            "insert into node (id, start_time, seen_time, secrets)
             values (gen_random_uuid(), now() - interval '1 day', now() + interval '{ahead}', '{{stranger}}')"
        ))
        .await;
    }
    let server = start(&db, SECRET, "").await;
    server.visitor().get("/readyz").await.ok();
    let left = "select count(*) from node where seen_time > now() + interval '1 day'";
    assert_eq!(db.value::<i64>(left).await, 0);
}

/// Awaits that a node is ready and says this about writes. Connections that a test has ended may make it unready for a moment.
async fn says_of_writes(server: &TestServer, what: &str) {
    eventually("an answer about writes", async || {
        let ready = server.visitor().get("/readyz").await;
        ready.status == 200 && ready.json["data"]["writes"] == what
    })
    .await;
}

/// Nodes that start while the database refuses writes: one with the secret of the others, one with another.
async fn start_without_writes(db: &Arc<TestDatabase>, running: &TestServer, why: &str) -> [TestServer; 2] {
    let late = start(db, SECRET, "").await;
    assert_eq!(late.visitor().get("/readyz").await.ok()["writes"], why);
    let wrong = start(db, OTHER_SECRET, "").await;
    assert!(reason(&wrong).await.starts_with("PORTAL_SECRET"));
    says_of_writes(running, why).await;
    [late, wrong]
}

/// Afterwards all nodes report themselves, and keep their verdicts.
async fn report_again(db: &TestDatabase, [late, wrong]: &[TestServer; 2]) {
    let count = "select count(*) from node where seen_time > now() - interval '3 s'";
    eventually("reports of all nodes", async || {
        let Ok(client) = db.pool.get().await else { return false };
        client.query_one(count, &[]).await.is_ok_and(|row| row.get::<_, i64>(0) == 3)
    })
    .await;
    says_of_writes(late, "ok").await;
    eventually("the same verdict", async || reason(wrong).await.starts_with("PORTAL_SECRET")).await;
}

#[tokio::test]
async fn a_node_that_starts_on_a_read_only_database_is_ready_and_says_why_it_writes_nothing() {
    let db = Arc::new(TestDatabase::new().await);
    let running = start(&db, SECRET, "").await;
    let name: String = db.value("select current_database()::text").await;
    // The setting applies to new connections, so the others end. This connection can still write.
    let end_others = "select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()";
    let keeper = db.pool.get().await.unwrap();
    let read_only = async |on| {
        let set = format!("alter database {name} set default_transaction_read_only = {on}");
        keeper.batch_execute(&format!("{set}; {end_others}")).await.unwrap();
    };
    read_only(true).await;
    let nodes = start_without_writes(&db, &running, "the database is read-only").await;
    read_only(false).await;
    report_again(&db, &nodes).await;
}

#[tokio::test]
async fn a_node_that_starts_while_the_disk_of_the_database_is_full_is_ready_and_says_so() {
    let db = Arc::new(TestDatabase::new().await);
    let running = start(&db, SECRET, "").await;
    db.execute(
        "create function disk_full() returns trigger language plpgsql as
             $$ begin raise 'could not extend file' using errcode = '53100'; end $$;
         create trigger disk_full before insert or update on node for each row execute function disk_full()",
    )
    .await;
    let nodes = start_without_writes(&db, &running, "the disk of the database is full").await;
    db.execute("drop trigger disk_full on node; drop function disk_full").await;
    report_again(&db, &nodes).await;
}

#[tokio::test]
async fn a_node_that_stops_leaves_no_row() {
    let mut server = TestServer::start().await;
    assert_eq!(server.db.value::<i64>("select count(*) from node").await, 1);
    server.stop().await;
    assert_eq!(server.db.value::<i64>("select count(*) from node").await, 0);
}

#[tokio::test]
async fn production_says_only_that_a_node_differs() {
    let gateway = Gateway::start();
    let production = Options::default()
        .gateway(&gateway)
        .set("PORTAL_MODE", "production")
        .set("PORTAL_PAY_CHANNELS", "none");
    let db = Arc::new(TestDatabase::new().await);
    db.execute(STRANGER).await;
    let server = TestServer::on(db.clone(), &db.url, production).await;
    let answer = server.visitor().get("/readyz").await;
    assert_eq!(answer.failed(503).json["data"], json!({ "ready": false }));
}

#[tokio::test]
#[ignore = "night"]
async fn a_node_that_differs_logs_the_reason_and_raises_an_alarm() {
    let db = TestDatabase::new().await;
    db.execute(STRANGER).await;
    let env = [("DATABASE_URL", db.url.as_str()), ("PORTAL_DEMO_PACK", ""), ("PORTAL_SECRET", SECRET)];
    let mut running = Running::serve(&env).await;
    let visitor = Client::visitor(running.address().await);
    visitor.get("/readyz").await.failed(503);
    let line = running.logged("this node differs from the others").await;
    assert!(line.contains("PORTAL_SECRET is not the one"), "{line}");
    let figure = "portal_node_differs{part=\"secret\"}";
    assert_eq!(running.figure(figure).await, Some(1.0));
    db.execute(STRANGER_IS_GONE).await;
    eventually("readiness", async || visitor.get("/readyz").await.status == 200).await;
    assert_eq!(running.figure(figure).await, Some(0.0));
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

#[tokio::test]
async fn a_full_pool_does_not_make_a_node_unready() {
    let options =
        Options::default().set("PORTAL_DATABASE_CONNECTIONS", "2").set("PORTAL_DATABASE_WAIT_S", "1");
    let server = TestServer::start_with(options).await;
    let mut held = server.db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    tx.batch_execute("lock table square_tag in access exclusive mode").await.unwrap();
    // Calls have one connection, and this one holds it.
    let visitor = server.visitor();
    let holder = tokio::spawn(async move { visitor.get("/api/v1/square/tag/list").await });
    server.db.waiting(1).await;
    server.visitor().post("/api/web/game/list", &[]).await.failed(503);
    server.visitor().get("/readyz").await.ok();
    tx.rollback().await.unwrap();
    holder.await.unwrap().ok();
}
