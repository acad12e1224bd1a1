//! An upgrade under load: the schema of a later release under nodes of this one, then the nodes are replaced one by one. With
//! `PORTAL_OLD_BIN` (`make test-all ONLY=faults FILTER=upgrade OLD=<commit>`) the old nodes run that commit's binary and are replaced by this one's.

use std::sync::Arc;

use futures_util::future::join_all;

use super::{
    content::{node, node_of},
    crowd::Crowd,
};
use crate::harness::{Client, PASSWORD, PORTAL, Ran, Socket, TestDatabase, TestRedis, counted, seeds};

/// Schema changes that a release may make under old nodes: columns in written tables, and new tables, triggers and indexes.
const LATER: &str = "
    alter table account add column later text;
    alter table status add column later bigint not null default 0;
    alter table coin_entry add column later jsonb;
    alter table trade_order add column later text;
    alter table message add column later text not null default '';
    alter table notice add column later int;
    alter table post add column later int not null default 7;
    alter table comment add column later timestamptz not null default now();
    alter table thread_event add column later text;
    create table later (id bigint generated always as identity primary key, uid bigint references account);
    create index comment_later on comment (later);
    insert into refinery_schema_history (version, name, applied_on, checksum) values (9999, 'later', now()::text, '0');";

/// The role that servers use.
const SERVES: &str = "portal_upgraded";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn old_and_new_nodes_serve_side_by_side_and_lose_nothing() {
    for seed in seeds() {
        let old = std::env::var("PORTAL_OLD_BIN").ok();
        let program = old.as_deref().unwrap_or(PORTAL);
        // As operators do: an owner migrates, and another role serves.
        let mut db = TestDatabase::bare().await;
        db.url = db.url_of_a_new_role(SERVES).await;
        migrated(program, &db).await;
        let db = Arc::new(db);
        let (redis, prefix) = (TestRedis::shared_url(), TestRedis::prefix());
        let env =
            [("REDIS_URL", redis.as_str()), ("PORTAL_REDIS_PREFIX", &prefix), ("PORTAL_DRAIN_S", "0.5")];
        let mut nodes = join_all((0..2).map(|_| node_of(program, &db.url, &env))).await;
        let mut addrs = Vec::new();
        for node in &mut nodes {
            addrs.push(node.address().await);
        }
        let crowd = Crowd::begin(&db, &addrs, seed).await;
        crowd.done(100).await;

        if old.is_none() {
            println!("{}", later(&db).await);
        }
        println!("{}", migrated(PORTAL, &db).await);
        // Old nodes alone on the new schema, with open connections and prepared statements.
        crowd.done(200).await;
        for place in 0..nodes.len() {
            let visitor = Client::visitor(addrs[place]);
            let name = format!("on_node_{place}");
            let fields = [("loginName", name.as_str()), ("password", PASSWORD)];
            let made = visitor.post("/api/user/registerWithName", &fields).await;
            let token = made.ok()["token"].as_str().unwrap().to_owned();
            let player = visitor.signed_in(made.ok()["uid"].as_i64().unwrap(), &token);
            let mut page: Socket = player.socket().await;
            // As behind a balancer: the new node serves before the old one stops.
            let mut new = node(&db.url, &env).await;
            addrs[place] = new.address().await;
            crowd.moved(&addrs);
            crowd.done(50).await;
            let replaced = std::mem::replace(&mut nodes[place], new);
            replaced.signal("TERM").await;
            let (closed, _) = page.closed().await;
            assert_eq!(closed.code, 1012, "{closed:?}");
            assert_eq!(replaced.ended().await.code, 0);
            // The old node's login stays valid on the new one.
            Client::visitor(addrs[place])
                .signed_in(made.ok()["uid"].as_i64().unwrap(), &token)
                .socket()
                .await
                .next_of_type("status")
                .await;
            crowd.done(100).await;
        }
        let tally = crowd.end().await;
        counted(format!("{} writes over two nodes replaced, {} refused", tally.done, tally.busy));
        for node in nodes {
            node.signal("TERM").await;
            assert_eq!(node.ended().await.code, 0);
        }
    }
}

/// Output of the migration as owner, and of granting privileges to the role.
async fn migrated(program: &str, db: &TestDatabase) -> String {
    let owner = [("DATABASE_URL", db.owner_url.as_str())];
    Ran::of(program, &owner, &["migrate", "--grant-to", SERVES]).await.ok()
}

/// Changes the schema under load, as a later release would. After a deadlock between the change and players' writes it tries again.
async fn later(db: &TestDatabase) -> String {
    let mut client = db.pool.get().await.unwrap();
    for attempt in 1..=50 {
        let tx = client.transaction().await.unwrap();
        match tx.batch_execute(LATER).await {
            Ok(()) => {
                tx.commit().await.unwrap();
                return format!("applied by attempt {attempt}");
            }
            Err(error) => assert_eq!(error.code().unwrap().code(), "40P01", "no deadlock: {error}"),
        }
    }
    panic!("no attempt succeeded")
}
