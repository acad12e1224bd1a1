//! A watched thread: every event reaches every watcher, once and in order.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::harness::{Client, Options, TestServer, User, eventually, post};

async fn comment(client: &Client, post: i64, content: &str) -> Value {
    let path = format!("/api/v1/square/post/{post}/comment");
    client.post_json(&path, &json!({ "content": content })).await.ok().clone()
}

fn of_type<'a>(frames: &'a [Value], kind: &str) -> Vec<&'a Value> {
    frames.iter().filter(|frame| frame["type"] == kind).collect()
}

#[tokio::test]
async fn comments_replies_likes_and_deletions_reach_every_watcher() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    // A visitor watches, too.
    let mut socket = server.visitor().socket().await;
    let begin = socket.watch(post, None).await;
    assert_eq!(of_type(&begin, "likes")[0]["post"], 0);
    assert_eq!(of_type(&begin, "watching")[0]["postId"], post);

    let first = comment(&user.client, post, "  第一  ").await;
    let event = socket.next_of_type("comment").await;
    assert_eq!((&event["seq"], &event["comment"]), (&json!(1), &first));
    assert_eq!(
        (&first["content"], &first["floor"], &first["author"]["uid"]),
        (&json!("第一"), &json!(1), &json!(user.uid))
    );

    let path = format!("/api/v1/square/post/{post}/comment");
    let reply = json!({ "content": "第二", "replyCommentId": first["id"] });
    let reply = user.client.post_json(&path, &reply).await.ok().clone();
    let event = socket.next_of_type("comment").await;
    assert_eq!((&event["seq"], &event["comment"]["rootId"]), (&json!(2), &first["id"]));
    assert_eq!(event["comment"]["replyTo"], json!({ "uid": user.uid, "name": "lin_xia" }));

    let like = format!("/api/v1/square/comment/{}/like", first["id"]);
    assert_eq!(*user.client.post_json(&like, &json!({})).await.ok(), json!({ "liked": true, "likeNum": 1 }));
    let likes = socket.next_of_type("likes").await;
    assert_eq!(likes["comments"], json!({ first["id"].to_string(): 1 }));
    user.client.post_json(&format!("/api/v1/square/post/{post}/like"), &json!({})).await.ok();
    assert_eq!(socket.next_of_type("likes").await["post"], 1);

    user.client.delete(&format!("/api/v1/square/comment/{}", first["id"])).await.ok();
    let gone = socket.next_of_type("commentGone").await;
    assert_eq!(
        (&gone["seq"], &gone["commentId"], &gone["placeholder"]),
        (&json!(3), &first["id"], &json!(true))
    );
    user.client.delete(&format!("/api/v1/square/comment/{}", reply["id"])).await.ok();
    let gone = socket.next_of_type("commentGone").await;
    assert_eq!((&gone["rootId"], &gone["placeholder"]), (&first["id"], &json!(false)));
    server.db.audit().await;
}

#[tokio::test]
async fn a_returning_watcher_gets_missed_events_from_memory_or_from_the_database() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let mut watcher = server.visitor().socket().await;
    watcher.watch(post, Some(0)).await;
    for n in 1..=5 {
        comment(&user.client, post, &n.to_string()).await;
    }
    // From memory.
    let mut late = server.visitor().socket().await;
    let replayed = late.watch(post, Some(2)).await;
    let contents: Vec<_> =
        of_type(&replayed, "comment").iter().map(|e| e["comment"]["content"].clone()).collect();
    assert_eq!(contents, ["3", "4", "5"]);
    // A node without the thread in memory reads the database.
    let fresh = TestServer::on(server.db.clone(), &server.db.url, Options::default()).await;
    let mut late = fresh.visitor().socket().await;
    let replayed = late.watch(post, Some(0)).await;
    assert_eq!(of_type(&replayed, "comment").len(), 5);
    // All of them get the next event.
    comment(&user.client.at(&fresh), post, "6").await;
    assert_eq!(late.next_of_type("comment").await["seq"], 6);
}

#[tokio::test]
async fn more_events_than_can_be_replayed_are_a_gap_and_no_watch() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    server
        .db
        .execute(&format!(
            "insert into comment (post_id, uid, content, floor) select {post}, {uid}, n::text, n from generate_series(1, 1500) n;
             insert into thread_event (post_id, seq, kind, comment_id)
                 select {post}, floor, 1, id from comment where post_id = {post};
             update post set seq = 1500, comment_num = 1500, root_num = 1500, floor_num = 1500 where id = {post}",
            uid = user.uid
        ))
        .await;
    let mut socket = server.visitor().socket().await;
    let begin = socket.watch(post, Some(10)).await;
    assert_eq!(
        begin.last().unwrap(),
        &json!({ "type": "gap", "topic": format!("post:{post}"), "since": 10 })
    );
    // A client whose earlier watch ended by the gap no longer counts as a watcher.
    let mut other = server.visitor().socket().await;
    other.watch(post, Some(1500)).await;
    socket.watch(post, None).await;
    other.next_where("both watch", |frame| frame["type"] == "watching" && frame["count"] == 2).await;
    let again = socket.watch(post, Some(10)).await;
    assert_eq!(again.last().unwrap()["type"], "gap");
    other.next_where("one watches", |frame| frame["type"] == "watching" && frame["count"] == 1).await;
    // Reads by REST, and then watches from there.
    let list = server.visitor().get(&format!("/api/v1/square/post/{post}/comment/list?sort=2")).await;
    assert_eq!((&list.ok()["seq"], &list.ok()["total"]), (&json!(1500), &json!(1500)));
    socket.watch(post, Some(1500)).await;
    comment(&user.client, post, "新的").await;
    assert_eq!(socket.next_of_type("comment").await["seq"], 1501);
}

#[tokio::test]
async fn a_watch_sent_after_one_that_ends_in_a_gap_succeeds() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    server
        .db
        .execute(&format!(
            "insert into comment (post_id, uid, content, floor) select {post}, {uid}, n::text, n from generate_series(1, 1100) n;
             insert into thread_event (post_id, seq, kind, comment_id)
                 select {post}, floor, 1, id from comment where post_id = {post};
             update post set seq = 1100, comment_num = 1100, root_num = 1100, floor_num = 1100 where id = {post}",
            uid = user.uid
        ))
        .await;
    let topic = format!("post:{post}");
    let mut socket = server.visitor().socket().await;
    // Both frames are sent before either is answered; the first ends with a gap.
    socket.say(&json!({ "type": "watch", "topic": topic, "since": 0, "id": 1 })).await;
    socket.say(&json!({ "type": "watch", "topic": topic, "since": 1100, "id": 2 })).await;
    socket.next_where("both answers", |frame| frame["type"] == "ack" && frame["id"] == 2).await;
    comment(&user.client, post, "新的").await;
    assert_eq!(socket.next_of_type("comment").await["comment"]["content"], "新的");
}

#[tokio::test]
async fn deleted_text_is_not_replayed_to_later_watchers() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let mut watcher = server.visitor().socket().await;
    watcher.watch(post, Some(0)).await;
    let said = comment(&user.client, post, "不该说的").await;
    user.client.delete(&format!("/api/v1/square/comment/{}", said["id"])).await.ok();
    watcher.next_of_type("commentGone").await;
    let mut late = server.visitor().socket().await;
    let replayed = late.watch(post, Some(0)).await;
    assert_eq!((of_type(&replayed, "comment").len(), of_type(&replayed, "commentGone").len()), (1, 1));
    assert!(!json!(replayed).to_string().contains("不该说的"), "{replayed:?}");
}

#[tokio::test]
async fn watches_of_missing_posts_keep_nothing_in_memory() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut socket = server.visitor().socket().await;
    for post in 900_001..900_021 {
        socket.say(&json!({ "type": "watch", "topic": format!("post:{post}"), "id": post })).await;
        assert_eq!(socket.next_of_type("error").await["code"], 2002);
        user.client.post_json(&format!("/api/v1/square/post/{post}/like"), &json!({})).await.refused(2002);
    }
    eventually("no Thread in memory", async || server.node.observe().threads == 0).await;
}

#[tokio::test]
async fn an_unwatch_before_the_watch_is_ready_leaves_nothing() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let topic = format!("post:{post}");
    let mut socket = server.visitor().socket().await;
    for turn in 0..3 {
        let (watch, unwatch) = (2 * turn, 2 * turn + 1);
        // Both frames are sent before either is answered.
        socket.say(&json!({ "type": "watch", "topic": topic, "id": watch })).await;
        socket.say(&json!({ "type": "unwatch", "topic": topic, "id": unwatch })).await;
        let mut answered = Vec::new();
        while answered.len() < 2 {
            answered.push(socket.next_of_type("ack").await["id"].as_i64().unwrap());
        }
    }
    let mut other = server.visitor().socket().await;
    other.watch(post, None).await;
    other.next_where("it is alone", |frame| frame["type"] == "watching" && frame["count"] == 1).await;
    comment(&user.client, post, "一").await;
    other.next_of_type("comment").await;
    assert_eq!(of_type(&socket.so_far().await, "comment"), Vec::<&Value>::new());
}

/// Checks events that share a transaction or wait for each other: they leave in one frame. (The actors' own tests
/// check how long events of a hot thread wait.)
#[tokio::test]
async fn events_of_a_hot_thread_leave_together_and_an_array_is_one_frame() {
    let server = TestServer::start_with(Options::default().set("PORTAL_REALTIME_COALESCE_S", "2")).await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let (mut plain, mut arrays) = (server.visitor().socket().await, server.visitor().socket().await);
    arrays.say(&json!({ "type": "hello", "frames": "array", "id": 1 })).await;
    arrays.next_of_type("ack").await;
    let mut crowd = Vec::new();
    for socket in [&mut plain, &mut arrays] {
        socket.watch(post, Some(0)).await;
    }
    for _ in 0..100 {
        let mut socket = server.visitor().socket().await;
        socket.watch(post, Some(0)).await;
        crowd.push(socket);
    }
    let _ = (plain.so_far().await, arrays.so_far().await);
    let before = (plain.frames, arrays.frames);
    const EVENTS: usize = 300;
    for crowd in (0..EVENTS).collect::<Vec<_>>().chunks(30) {
        let texts: Vec<String> = crowd.iter().map(usize::to_string).collect();
        join_all(texts.iter().map(|text| comment(&user.client, post, text))).await;
    }
    for socket in [&mut plain, &mut arrays] {
        socket.next_where("the last", |frame| frame["seq"] == EVENTS).await;
    }
    // Frames with likes and watchers may come in between.
    assert!(plain.frames - before.0 >= EVENTS, "one frame each");
    let frames = arrays.frames - before.1;
    assert!(frames <= EVENTS / 2, "{frames} frames for {EVENTS} events");
}

#[tokio::test]
async fn an_invalid_watch_is_refused_and_the_socket_stays_open() {
    let server = TestServer::start_with(Options::default().set("PORTAL_REALTIME_TOPICS", "2")).await;
    let user = User::register(&server, "lin_xia").await;
    let seen = post(&server.db, user.uid).await;
    let hidden = post(&server.db, user.uid).await;
    let deleted = post(&server.db, user.uid).await;
    server
        .db
        .execute(&format!(
            "update post set hidden = true where id = {hidden}; update post set delete_time = now() where id = {deleted}"
        ))
        .await;
    server.db.execute("insert into square_tag (id, tag, place) values (1, '攻略', 1)").await;
    let mut socket = user.socket().await;
    assert_eq!(socket.hello["limits"]["topics"], 2);
    for topic in [
        format!("post:{hidden}"),
        format!("post:{deleted}"),
        "post:1".into(),
        "post:x".into(),
        "square:2".into(),
    ] {
        socket.say(&json!({ "type": "watch", "topic": topic, "id": topic })).await;
        let error = socket.next_of_type("error").await;
        assert_eq!((&error["id"], &error["code"]), (&json!(topic), &json!(2002)));
    }
    socket.watch(seen, None).await;
    for (topic, kind) in [("square", "ack"), ("square:1", "error")] {
        socket.say(&json!({ "type": "watch", "topic": topic, "id": topic })).await;
        let answer = socket.next_where(topic, |frame| frame["id"] == topic).await;
        assert_eq!(answer["type"], kind, "{answer}");
    }
    // After an unwatch, another topic can be watched.
    socket.say(&json!({ "type": "unwatch", "topic": "square", "id": "u" })).await;
    socket.next_of_type("ack").await;
    socket.say(&json!({ "type": "watch", "topic": "square:1", "id": "w" })).await;
    socket.next_of_type("ack").await;
}

#[tokio::test]
async fn a_client_that_unwatches_or_leaves_is_no_longer_counted() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let mut socket = server.visitor().socket().await;
    socket.watch(post, None).await;
    let mut other = server.visitor().socket().await;
    other.watch(post, None).await;
    socket.next_where("two watch", |frame| frame["type"] == "watching" && frame["count"] == 2).await;
    drop(other);
    socket.next_where("one watches", |frame| frame["type"] == "watching" && frame["count"] == 1).await;
    socket.say(&json!({ "type": "unwatch", "topic": format!("post:{post}"), "id": 1 })).await;
    socket.next_of_type("ack").await;
    comment(&user.client, post, "没人看见").await;
    assert_eq!(of_type(&socket.so_far().await, "comment").len(), 0);
}
