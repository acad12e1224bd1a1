//! A node is killed during writes: no client misses an event or gets it twice.

use std::{collections::BTreeSet, net::SocketAddr, sync::Arc, time::Duration};

use futures_util::future::join_all;
use serde_json::json;
use tokio::sync::{Semaphore, watch};

use crate::harness::{Goal, LIMIT, Ran, Running, SignedIn, TestDatabase, TestRedis, Watcher, post, within};

const CLIENTS: usize = 500;
/// Number of clients: on all nodes and in all threads.
const ACCOUNTS: usize = 11;
const POSTS: usize = 5;
/// Writes in flight.
const AT_ONCE: usize = 24;
/// Limit for five hundred clients on a busy machine.
const PATIENCE: Duration = Duration::from_secs(4 * LIMIT.as_secs());

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn five_hundred_clients_survive_a_killed_node_without_gaps_or_repeats() {
    portal::server::fd_limits::raise();
    let db = TestDatabase::new().await;
    let (redis, prefix) = (TestRedis::shared_url(), TestRedis::prefix());
    let mut nodes = join_all((0..3).map(|_| node(&db, &redis, &prefix))).await;
    let mut addrs = Vec::new();
    for node in &mut nodes {
        addrs.push(node.address().await);
    }
    let addrs: Arc<[SocketAddr]> = addrs.into();
    let mut callers = Vec::new();
    for n in 0..ACCOUNTS {
        // One after the other: each registration costs a hash.
        callers.push(SignedIn::register(addrs[0], &format!("crowd_{n}")).await);
    }
    let posts = join_all((0..POSTS).map(|_| post(&db, callers[0].uid))).await;

    // Everybody watches, a third on each node.
    let (tell_goal, goals): (Vec<_>, Vec<_>) = (0..POSTS).map(|_| watch::channel(None)).unzip();
    let (begun, mut watching) = watch::channel(0);
    let watchers: Vec<_> = (0..CLIENTS)
        .map(|n| {
            let watcher = Watcher::new(&callers[n % ACCOUNTS], &addrs, n % 3, posts[n % POSTS]);
            tokio::spawn(watcher.watch(goals[n % POSTS].clone(), begun.clone()))
        })
        .collect();
    within(PATIENCE, "the watches of all", watching.wait_for(|n| *n == CLIENTS)).await.unwrap();

    // Everybody writes on their own node; one node is killed after a third of the writes.
    let (acknowledged, mut so_far) = watch::channel(0);
    let at_once = Semaphore::new(AT_ONCE);
    let writing = join_all((0..CLIENTS).map(async |n| {
        let _turn = at_once.acquire().await.unwrap();
        let (caller, post) = (&callers[n % ACCOUNTS], posts[n % POSTS]);
        let path = format!("/api/v1/square/post/{post}/comment");
        let comment = caller.insist(&addrs, n % 3, &path, &json!({ "content": format!("第{n}条") })).await;
        if n % 4 == 0 {
            caller.insist(&addrs, n % 3, &format!("/api/v1/square/post/{post}/like"), &json!({})).await;
        }
        acknowledged.send_modify(|n| *n += 1);
        (n % POSTS, comment["id"].as_i64().unwrap())
    }));
    let killed = nodes.remove(1);
    let killing = async {
        so_far.wait_for(|n| *n >= CLIENTS / 3).await.unwrap();
        killed.signal("KILL").await;
        killed.ended().await;
        *so_far.borrow()
    };
    let (written, before) = within(PATIENCE, "all writes", async { tokio::join!(writing, killing) }).await;
    assert!(before < CLIENTS, "the node was killed amid writes, after {before}");

    // Every client must have received the database's log.
    let mut logs = Vec::new();
    for (place, post) in posts.iter().enumerate() {
        let log = log(&db, *post).await;
        assert_eq!(log.iter().map(|(seq, _)| *seq).collect::<Vec<_>>(), Vec::from_iter(1..=log.len() as i64));
        let log: Vec<i64> = log.into_iter().map(|(_, comment)| comment).collect();
        let of_post = written.iter().filter(|(of, _)| *of == place).map(|(_, comment)| *comment);
        assert_eq!(of_post.clone().count(), log.len(), "as many as were acknowledged");
        assert_eq!(
            BTreeSet::from_iter(of_post),
            BTreeSet::from_iter(log.iter().copied()),
            "each of them once"
        );
        let likes = db.value_of("select like_num from post where id = $1", &[post]).await;
        tell_goal[place].send_replace(Some(Goal { seq: log.len() as i64, likes }));
        logs.push(log);
    }
    let watchers = within(PATIENCE, "all events at every client", join_all(watchers)).await;
    for (n, watcher) in watchers.into_iter().enumerate() {
        let watcher = watcher.unwrap();
        assert_eq!(watcher.shown, logs[n % POSTS], "what client {n} was shown");
        assert_ne!(watcher.node, 1, "client {n} is on a node that lives");
        assert_eq!(watcher.losses > 0, n % 3 == 1, "client {n} lost its node if that was killed");
    }
    let likes: i64 = db.value("select count(*) from post_like").await;
    assert_eq!(db.value::<i64>("select sum(like_num)::bigint from post").await, likes);
    Ran::on(&db, &["audit"]).await.ok();
    for node in nodes {
        node.signal("TERM").await;
        assert_eq!(node.ended().await.code, 0);
    }
}

async fn node(db: &TestDatabase, redis: &str, prefix: &str) -> Running {
    Running::serve(&[
        ("DATABASE_URL", &db.url),
        ("REDIS_URL", redis),
        ("PORTAL_REDIS_PREFIX", prefix),
        ("PORTAL_SECRET", "a secret that all nodes of a test share"),
        ("PORTAL_DEMO_PACK", ""),
        ("PORTAL_HTTP_WORKERS", "2"),
        ("PORTAL_DATABASE_CONNECTIONS", "4"),
        ("PORTAL_REGISTRATIONS_PER_ADDRESS", "1000/1h"),
        ("PORTAL_REALTIME_USER_SOCKETS", "1000"),
        ("PORTAL_DRAIN_S", "0.1"),
    ])
    .await
}

/// The thread's log in the database: seq and comment.
async fn log(db: &TestDatabase, post: i64) -> Vec<(i64, i64)> {
    let client = db.pool.get().await.unwrap();
    let query = "select seq, comment_id from thread_event where post_id = $1 order by seq";
    let rows = client.query(query, &[&post]).await.unwrap();
    rows.iter().map(|row| (row.get(0), row.get(1))).collect()
}
