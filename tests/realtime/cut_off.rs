//! Redis is not the truth, and neither is a node's memory while the node receives no events.

use std::{sync::Arc, time::Duration};

use serde_json::json;

use crate::harness::{
    Nodes, Options, Proxy, Ran, TestDatabase, TestRedis, TestServer, User, Which, eventually, send_to,
    send_to_all, soon,
};

async fn coins(client: &crate::harness::Client) -> i64 {
    client.post("/api/user/center/me", &[]).await.ok()["coinNum"].as_i64().unwrap()
}

#[tokio::test]
async fn with_redis_gone_both_nodes_serve_on_and_stay_right() {
    let mut redis = TestRedis::start();
    let nodes = Nodes::on(&redis.url(), Options::default()).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let at_b = user.client.at(&nodes.b);
    let first = send_to(&nodes.db, user.uid, "一").await;
    let mut socket_at_a = user.socket().await;
    let mut socket_at_b = at_b.socket().await;
    for socket in [&mut socket_at_a, &mut socket_at_b] {
        socket.status_where("a badge of 1", |status| status["unread"]["messages"] == 1).await;
    }
    redis.kill();
    for node in [&nodes.a, &nodes.b] {
        eventually("the node reports the lost relay", async || node.node.observe().relaying == Some(false))
            .await;
        let ready = node.visitor().get("/readyz").await;
        // The node reports the fault but stays ready: if all nodes left service, it would be worse.
        let relay = ready.ok()["relay"].as_str().unwrap();
        assert!(relay.contains("not heard"), "{relay}");
    }

    // Answers come from the database: a commit of one node shows in the other's next answer.
    let read = user.client.post("/api/user/message", &[("ids", &first.to_string())]).await;
    let me = at_b.post("/api/user/center/me", &[]).await;
    assert_eq!((&me.ok()["unread"], &me.ok()["version"]), (&read.ok()["unread"], &read.ok()["version"]));
    Ran::on(&nodes.db, &["coin", "grant", "--to", "lin_xia", "--amount", "9"]).await.ok();
    assert_eq!((coins(&user.client).await, coins(&at_b).await), (9, 9));
    // Operators' changes travel by PostgreSQL; players' changes arrive by resynchronisation.
    for socket in [&mut socket_at_a, &mut socket_at_b] {
        let right = |status: &serde_json::Value| status["coinNum"] == 9 && status["unread"]["messages"] == 0;
        socket.status_where("9 coins and no badge", right).await;
    }

    // Revoked logins end within a second, also on the other node.
    let elsewhere = User::login(&nodes.b, "lin_xia").await;
    elsewhere.client.post("/api/user/center/me", &[]).await.ok();
    let mut their_socket = elsewhere.socket().await;
    their_socket.next_of_type("status").await;
    elsewhere.client.at(&nodes.a).post("/api/user/logout", &[]).await.ok();
    soon(Duration::from_secs(1), "the end of the login on the other node", async {
        assert_eq!(their_socket.closed().await.0.code, 4001);
        elsewhere.client.post("/api/user/center/me", &[]).await.refused(2);
    })
    .await;

    redis.restart();
    for node in [&nodes.a, &nodes.b] {
        node.hears_everything().await;
        node.visitor().get("/readyz").await.ok();
    }
    let again = send_to(&nodes.db, user.uid, "二").await;
    for socket in [&mut socket_at_a, &mut socket_at_b] {
        socket.status_where("a badge of 1", |status| status["unread"]["messages"] == 1).await;
    }
    socket_at_a.say(&json!({ "type": "read", "messages": [again] })).await;
    soon(Duration::from_secs(2), "events flow again", async {
        socket_at_b.status_where("no badge", |status| status["unread"]["messages"] == 0).await;
    })
    .await;
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_node_starts_while_redis_is_down() {
    let mut redis = TestRedis::start();
    redis.kill();
    let proxy_side = Options::default().redis(&redis.url(), &TestRedis::prefix());
    let db = Arc::new(TestDatabase::new().await);
    let starting = TestServer::on(db.clone(), &db.url, proxy_side).await;
    let user = User::register(&starting, "lin_xia").await;
    let mut socket = user.socket().await;
    socket.next_of_type("status").await;
    send_to(&db, user.uid, "一").await;
    socket.status_where("a badge of 1", |status| status["unread"]["messages"] == 1).await;
    redis.restart();
    starting.hears_everything().await;
    starting.visitor().get("/readyz").await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn a_stalled_redis_connection_is_noticed() {
    let redis = TestRedis::start();
    let (proxy, url) = Proxy::instead_of(&redis.url());
    let nodes = Nodes::on(&url, Options::default()).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let mut at_b = user.client.at(&nodes.b).socket().await;
    at_b.next_of_type("status").await;
    proxy.stall(true);
    let id = send_to(&nodes.db, user.uid, "一").await.to_string();
    at_b.status_where("a badge of 1", |status| status["unread"]["messages"] == 1).await;
    user.client.post("/api/user/message", &[("ids", &id)]).await.ok();
    at_b.status_where("no badge", |status| status["unread"]["messages"] == 0).await;
    for node in [&nodes.a, &nodes.b] {
        eventually("the node reports the lost relay", async || node.node.observe().relaying == Some(false))
            .await;
    }
    proxy.stall(false);
    for node in [&nodes.a, &nodes.b] {
        node.hears_everything().await;
    }
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn while_redis_is_away_a_first_call_does_not_wait_for_it() {
    let redis = TestRedis::start();
    let (proxy, url) = Proxy::instead_of(&redis.url());
    let nodes = Nodes::on(&url, Options::default()).await;
    let mut users = Vec::new();
    for n in 0..5 {
        users.push(User::register(&nodes.a, &format!("first_{n}")).await);
    }
    proxy.stall(true);
    eventually("the node reports the lost relay", async || nodes.a.node.observe().relaying == Some(false))
        .await;
    // A stalled connection gives no answer; waiting for it would take a second.
    soon(Duration::from_secs(4), "five first calls, one after the other", async {
        for user in &users {
            assert_eq!(user.unread().await, 0);
        }
    })
    .await;
    proxy.stall(false);
    for node in [&nodes.a, &nodes.b] {
        node.hears_everything().await;
    }
    // Missing subscriptions are made now: the other node receives the commits of this one.
    for user in &users {
        let id = send_to(&nodes.db, user.uid, "一").await.to_string();
        let mut socket = user.socket().await;
        socket.status_where("a badge of 1", |status| status["unread"]["messages"] == 1).await;
        user.client.at(&nodes.b).post("/api/user/message", &[("ids", &id)]).await.ok();
        socket.status_where("no badge", |status| status["unread"]["messages"] == 0).await;
    }
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn with_notifications_cut_off_answers_come_from_the_database() {
    let db = Arc::new(TestDatabase::new().await);
    let (proxy, url) = Proxy::instead_of(&db.url);
    let server = TestServer::on(db.clone(), &url, Options::default()).await;
    let user = User::register(&server, "lin_xia").await;
    let elsewhere = User::login(&server, "lin_xia").await;
    let (mut socket, mut doomed) = (user.socket().await, elsewhere.socket().await);
    for socket in [&mut socket, &mut doomed] {
        socket.next_of_type("status").await;
    }
    proxy.cut(Which::Listening);
    eventually("the node reports the lost notifications", async || !server.node.observe().listening).await;
    let ready = server.visitor().get("/readyz").await;
    assert!(ready.ok()["notices"].as_str().unwrap().contains("do not arrive"), "{}", ready.text);

    sql::coin::grant(&db.pool, user.uid, 4, "系统赠送", "k1").await.unwrap();
    assert_eq!(coins(&user.client).await, 4, "at once");
    socket.status_where("4 coins", |status| status["coinNum"] == 4).await;
    let id = send_to(&db, user.uid, "一").await;
    send_to_all(&db, "二").await;
    assert_eq!(user.unread().await, 2);
    socket.status_where("a badge of 2", |status| status["unread"]["messages"] == 2).await;
    // A login that another node ends is refused here, and its sockets end with the next resynchronisation.
    sql::login::end(&db.pool, user.uid, None, "logout").await.unwrap();
    elsewhere.client.post("/api/user/center/me", &[]).await.refused(2);
    assert_eq!(doomed.closed().await.0.code, 4001);

    proxy.mend();
    server.hears_everything().await;
    let user = User::login(&server, "lin_xia").await;
    let mut socket = user.socket().await;
    socket.next_of_type("status").await;
    user.client.post("/api/user/message", &[("ids", &id.to_string())]).await.ok();
    socket.status_where("a badge of 1", |status| status["unread"]["messages"] == 1).await;
    send_to_all(&db, "三").await;
    assert_eq!(socket.next_of_type("message").await["title"], "三");
    db.audit().await;
}

#[tokio::test]
async fn changes_missed_without_notifications_arrive_at_once_afterwards() {
    let db = Arc::new(TestDatabase::new().await);
    let (proxy, url) = Proxy::instead_of(&db.url);
    let server = TestServer::on(db.clone(), &url, Options::default()).await;
    let user = User::register(&server, "lin_xia").await;
    let mut socket = user.socket().await;
    socket.next_of_type("status").await;
    proxy.cut(Which::Listening);
    eventually("the node reports the lost notifications", async || !server.node.observe().listening).await;
    send_to_all(&db, "一").await;
    send_to_all(&db, "二").await;
    proxy.mend();
    server.hears_everything().await;
    socket.status_where("a badge of 2", |status| status["unread"]["messages"] == 2).await;
    db.audit().await;
}

#[tokio::test]
async fn a_socket_survives_an_outage_of_the_database() {
    let db = Arc::new(TestDatabase::new().await);
    let (proxy, url) = Proxy::instead_of(&db.url);
    let server = TestServer::on(db.clone(), &url, Options::default()).await;
    let user = User::register(&server, "lin_xia").await;
    let id = send_to(&db, user.uid, "一").await;
    let mut socket = user.socket().await;
    socket.status_where("a badge of 1", |status| status["unread"]["messages"] == 1).await;
    proxy.cut(Which::Everything);
    socket.say(&json!({ "type": "read", "messages": [id], "id": "r1" })).await;
    let error = socket.next_of_type("error").await;
    assert_eq!((&error["id"], &error["code"]), (&json!("r1"), &json!(1)));
    // Committed by others meanwhile.
    sql::coin::grant(&db.pool, user.uid, 3, "系统赠送", "k1").await.unwrap();
    proxy.mend();
    socket.status_where("3 coins", |status| status["coinNum"] == 3).await;
    socket.say(&json!({ "type": "read", "messages": [id], "id": "r2" })).await;
    assert_eq!(socket.next_of_type("ack").await["id"], "r2");
    assert_eq!(user.unread().await, 0);
    db.audit().await;
}
