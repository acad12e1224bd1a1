//! Tasks that panic: the next run receives everything that was missed.

use std::sync::Arc;

use actors::EndReason;
use serde_json::json;

use crate::harness::{
    Nodes, Options, Proxy, Running, TestDatabase, TestRedis, TestServer, User, eventually, publish, send_to,
};

/// Number of restarts of this task in this process.
async fn restarts(server: &TestServer, task: &str) -> u64 {
    let figures = server.visitor().get("/metrics").await.text;
    let name = format!("portal_task_restarts_total{{task=\"{task}\"}} ");
    figures.lines().find_map(|line| line.strip_prefix(&name)).map_or(0, |value| value.parse().unwrap())
}

#[tokio::test]
async fn memory_is_not_trusted_after_a_listener_ended_and_no_end_of_a_login_is_missed() {
    let db = Arc::new(TestDatabase::new().await);
    let (proxy, url) = Proxy::instead_of(&db.url);
    let server = TestServer::on(db.clone(), &url, Options::default()).await;
    let user = User::register(&server, "lin_xia").await;
    let mut socket = user.socket().await;
    socket.next_of_type("status").await;
    let before = restarts(&server, "notices").await;

    // The next run cannot connect.
    proxy.stall(true);
    server.node.supervisor().interrupt("notices").await;
    assert!(!server.node.observe().listening, "it answers from memory");
    sql::login::end(&db.pool, user.uid, None, EndReason::Logout.as_str()).await.unwrap();
    proxy.stall(false);

    server.hears_everything().await;
    user.client.post("/api/user/center/me", &[]).await.refused(2);
    assert_eq!(socket.closed().await.0.code, 4001);
    assert!(restarts(&server, "notices").await > before);
}

#[tokio::test]
async fn a_restarted_relay_receives_events_of_other_nodes_again() {
    let redis = TestRedis::start();
    let (proxy, url) = Proxy::instead_of(&redis.url());
    let nodes = Nodes::on(&url, Options::default()).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let id = send_to(&nodes.db, user.uid, "一").await.to_string();
    let mut at_b = user.client.at(&nodes.b).socket().await;
    at_b.status_where("a badge of 1", |status| status["unread"]["messages"] == 1).await;
    // The next run cannot connect.
    proxy.stall(true);
    for node in [&nodes.a, &nodes.b] {
        node.node.supervisor().interrupt("relay").await;
        assert_eq!(node.node.observe().relaying, Some(false));
    }
    proxy.stall(false);
    // Meanwhile the other node reads this node's changes in the database.
    user.client.post("/api/user/message", &[("ids", &id)]).await.ok();
    at_b.status_where("no badge", |status| status["unread"]["messages"] == 0).await;
    for node in [&nodes.a, &nodes.b] {
        node.hears_everything().await;
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_restarted_task_updates_feeds_and_stocks() {
    let server = TestServer::start().await;
    for task in ["feed", "stock"] {
        let before = restarts(&server, task).await;
        server.node.supervisor().interrupt(task).await;
        eventually("another run", async || restarts(&server, task).await > before).await;
    }
    let user = User::register(&server, "lin_xia").await;
    let mut socket = user.socket().await;
    socket.say(&json!({ "type": "watch", "topic": "square", "id": 1 })).await;
    socket.next_of_type("ack").await;
    publish(&user, &json!({ "content": "新帖" })).await;
    socket.next_of_type("square").await;
}

/// Jobs of every node.
const JOBS: [&str; 17] = [
    "book_views",
    "chapters",
    "devices",
    "invitations",
    "media_gc",
    "node_agreement",
    "notice_sweep",
    "payment_bills",
    "payment_counts",
    "payment_sweep",
    "post_views",
    "primary",
    "ranking",
    "refunds",
    "replication",
    "searches",
    "short_term_gc",
];

#[tokio::test]
async fn each_job_exports_the_time_of_its_last_success() {
    let db = TestDatabase::new().await;
    let env = [("DATABASE_URL", db.url.as_str()), ("PORTAL_DEMO_PACK", ""), ("PORTAL_FEEDS_RANK_S", "0.05")];
    let mut running = Running::serve(&env).await;
    running.address().await;
    let of = |name: &str, job: &str| format!("portal_job_{name}_seconds{{job=\"{job}\"}}");
    for job in JOBS {
        assert!(running.figure(&of("interval", job)).await.is_some_and(|every| every > 0.0), "{job}");
    }
    let mut last = Vec::new();
    for job in JOBS {
        last.push(running.figure(&of("last_success", job)).await.unwrap_or_else(|| panic!("{job}")));
    }
    // A failing job keeps running without a new success.
    db.execute("alter table invitation_check rename to invitation_check_away").await;
    running.logged("a job failed").await;
    let failing = of("last_success", "invitations");
    let before = running.figure(&failing).await;
    for _ in 0..2 {
        let ranking = of("last_success", "ranking");
        let seen = running.figure(&ranking).await;
        eventually("another job succeeds", async || running.figure(&ranking).await > seen).await;
    }
    assert_eq!(running.figure(&failing).await, before);
    db.execute("alter table invitation_check_away rename to invitation_check").await;
    eventually("the job succeeds again", async || running.figure(&failing).await > before).await;
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}
