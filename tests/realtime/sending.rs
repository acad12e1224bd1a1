//! An operator's command in a terminal shows on open pages at once.

use serde_json::json;

use crate::harness::{Ran, TestServer, User, eventually, game, post, send_to, send_to_all};

#[tokio::test]
async fn a_message_to_one_raises_their_badge_on_every_page() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let (mut phone, mut tab, mut others) = (user.socket().await, user.socket().await, other.socket().await);
    let mut version = 0;
    for socket in [&mut phone, &mut tab, &mut others] {
        version = socket.next_of_type("status").await["version"].as_i64().unwrap();
    }
    let args = [
        "message",
        "send",
        "--to",
        "LIN_XIA",
        "--title",
        "您好",
        "--content",
        "<p>欢迎<script>x</script></p>",
        "--link",
        "/checkin",
    ];
    let said = Ran::on(&server.db, &args).await.ok();
    for socket in [&mut phone, &mut tab] {
        // The message comes before the status that counts it, so the list never lacks a counted message.
        let message = socket.next_of_type("message").await;
        let status = socket.next_of_type("status").await;
        assert_eq!(status["unread"]["messages"], 1);
        assert!(status["version"].as_i64().unwrap() > version);
        assert_eq!((&message["title"], &message["content"]), (&json!("您好"), &json!("<p>欢迎</p>")));
        assert_eq!(
            (&message["kind"], &message["read"], &message["link"]),
            (&json!("system"), &json!(false), &json!("/checkin"))
        );
        assert_eq!((&message["unread"], &message["version"]), (&status["unread"], &status["version"]));
        assert!(said.contains(&message["id"].to_string()), "{said}");
    }
    assert_eq!(others.so_far().await, Vec::<serde_json::Value>::new());
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_message_to_everybody_is_one_row_and_raises_every_badge() {
    let server = TestServer::start().await;
    let (one, two) = (User::register(&server, "one_1").await, User::register(&server, "two_2").await);
    let away = User::register(&server, "away").await;
    let (mut socket_of_one, mut socket_of_two) = (one.socket().await, two.socket().await);
    let before = socket_of_one.next_of_type("status").await["version"].as_i64().unwrap();
    Ran::on(&server.db, &["message", "send", "--to", "all", "--title", "公告", "--content", "大家好"])
        .await
        .ok();
    for socket in [&mut socket_of_one, &mut socket_of_two] {
        let message = socket.next_of_type("message").await;
        assert_eq!(message["title"], "公告");
        socket.status_where("a badge of 1", |status| status["unread"]["messages"] == 1).await;
    }
    assert_eq!(away.unread().await, 1, "who had no page open sees it too");
    assert_eq!(server.db.value::<i64>("select count(*) from message").await, 1);
    assert_eq!(one.me().await["version"], before + 1);
    server.db.audit().await;
}

#[tokio::test]
async fn granted_coins_show_on_the_open_page() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut socket = user.socket().await;
    assert_eq!(socket.next_of_type("status").await["coinNum"], 0);
    Ran::on(&server.db, &["coin", "grant", "--to", "lin_xia", "--amount", "88"]).await.ok();
    let status = socket.next_of_type("status").await;
    assert_eq!(status["coinNum"], 88);
    Ran::on(&server.db, &["coin", "grant", "--to", "lin_xia", "--amount", "-30"]).await.ok();
    let later = socket.next_of_type("status").await;
    assert_eq!(later["coinNum"], 58);
    assert!(later["version"].as_i64() > status["version"].as_i64());
    assert_eq!(user.me().await["coinNum"], 58);
    server.db.audit().await;
}

#[tokio::test]
async fn a_burst_of_both_kinds_of_messages_arrives_completely() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut socket = user.socket().await;
    socket.next_of_type("status").await;
    // A page that opens and closes meanwhile changes nothing.
    let others = async {
        for _ in 0..5 {
            drop(user.socket().await);
        }
    };
    let sending = async {
        let mut sent = Vec::new();
        for n in 0..40 {
            sent.push(if n % 2 == 0 {
                send_to(&server.db, user.uid, "给你").await
            } else {
                send_to_all(&server.db, "给大家").await
            });
        }
        sent
    };
    let (sent, ()) = tokio::join!(sending, others);
    // Each kind keeps its order. Between the kinds no order is promised; the inbox sorts them.
    let (mut own, mut everybodys) = (Vec::new(), Vec::new());
    while own.len() + everybodys.len() < sent.len() {
        let message = socket.next_of_type("message").await;
        let kind = if message["title"] == "给你" { &mut own } else { &mut everybodys };
        kind.push(message["id"].as_i64().unwrap());
    }
    let (even, odd): (Vec<_>, Vec<_>) = sent.chunks(2).map(|pair| (pair[0], pair[1])).unzip();
    assert_eq!((own, everybodys), (even, odd));
    assert_eq!(user.unread().await, 40);
    let last = socket.so_far().await;
    assert!(last.iter().all(|frame| frame["type"] == "status"), "{last:?}");
    server.db.audit().await;
}

/// Reading a message needs the locked table; sending one does not.
#[tokio::test]
#[ignore = "night"]
async fn messages_are_read_one_after_the_other_and_the_end_of_a_login_waits_for_neither() {
    const READS: &str = "select count(*) from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like '%visible_broadcast%'";
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    let path = format!("/api/v1/square/post/{}", post(&server.db, user.uid).await);
    let (mut socket, mut ending) = (user.socket().await, other.socket().await);
    for socket in [&mut socket, &mut ending] {
        socket.next_of_type("status").await;
    }
    let mut held = server.db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    tx.batch_execute("lock table broadcast_read in access exclusive mode").await.unwrap();
    let mut sent = Vec::new();
    for title in ["一", "二", "三"] {
        sent.push(send_to(&server.db, user.uid, title).await);
    }
    // Notifications arrive in order: the node has those of the messages.
    sql::login::end(&server.db.pool, other.uid, None, "logout").await.unwrap();
    assert_eq!(ending.closed().await.0.code, 4001);
    eventually("a read of a message", async || server.db.value::<i64>(READS).await > 0).await;
    // Calls use the same connections as reads, so a second read would have begun before them.
    for _ in 0..3 {
        server.visitor().get(&path).await.ok();
    }
    assert_eq!(server.db.value::<i64>(READS).await, 1);
    tx.rollback().await.unwrap();
    for id in sent {
        assert_eq!(socket.next_of_type("message").await["id"], id);
    }
    server.db.audit().await;
}

#[tokio::test]
async fn an_expired_membership_shows_without_a_call() {
    let server = TestServer::start().await;
    game(&server.db, 1001, "付费", "online_type = 1, buy_amount = 30").await;
    let user = User::register(&server, "lin_xia").await;
    let mut socket = user.socket().await;
    server.db.make_member(user.uid, "1 second").await;
    server.db.tell_status(user.uid).await;
    let member = socket.status_where("level 1", |status| status["levelType"] == 1).await;
    let after = socket.status_where("level 0", |status| status["levelType"] == 0).await;
    assert_eq!(after["version"].as_i64().unwrap(), member["version"].as_i64().unwrap() + 1);
    assert_eq!(user.me().await["levelType"], 0);
}
