//! Frames of a socket are for its own user or public.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::scene::Scene;
use crate::harness::{User, call_back, order, paid, post, publish, send_to};

/// Frame types for the owner's sockets only.
const OWN: [&str; 10] = [
    "status",
    "message",
    "notice",
    "activity",
    "reading",
    "chapter",
    "seen",
    "shelf",
    "order",
    "sessionEnded",
];
/// Frame types for watchers, or for everybody.
const PUBLIC: [&str; 12] = [
    "comment",
    "commentEdited",
    "commentGone",
    "postChanged",
    "likes",
    "watching",
    "square",
    "gap",
    "watchEnded",
    "gift",
    "rating",
    "announcement",
];
/// Answers to the socket's own frames.
const ANSWERS: [&str; 4] = ["hello", "ack", "error", "pong"];

/// Inserts a chapter of the book on the owner's shelf. It is due, so the server publishes it.
const ONE_MORE_CHAPTER: &str = "
    insert into chapter (book_id, id, place, title, access, publish_time, published, content)
    values (1, 2, 1, '第二章', 'free', now(), false, '{\"paragraphs\": [{\"text\": \"字\"}]}')";

/// All frame types in the document.
fn documented() -> BTreeSet<String> {
    let document = portal::api::openapi::asyncapi();
    let frames = document["components"]["schemas"]["ToClient"]["oneOf"].as_array().unwrap();
    let types = frames.iter().map(|frame| {
        let parts = frame["allOf"].as_array().unwrap();
        parts.iter().find_map(|part| part["properties"]["type"]["enum"][0].as_str()).unwrap().to_owned()
    });
    types.collect()
}

#[tokio::test]
async fn events_of_one_player_reach_no_other_socket_whatever_it_watches() {
    let known: BTreeSet<_> = [&OWN[..], &PUBLIC, &ANSWERS].concat().into_iter().map(str::to_owned).collect();
    assert_eq!(documented(), known, "say of a new frame whose it is");
    let scene = Scene::new().await;
    let Scene { server, owner, thief, .. } = &scene;
    let topics =
        ["square".to_owned(), "gifts".to_owned(), "game:1001".to_owned(), format!("post:{}", scene.post)];
    let mut sockets = [owner.socket().await, thief.socket().await, server.visitor().socket().await];
    for socket in &mut sockets {
        for (n, topic) in topics.iter().enumerate() {
            let id = n.to_string();
            socket.say(&json!({ "type": "watch", "topic": topic, "id": id })).await;
            let answer = socket.next_where("the answer", |frame| frame["id"] == id.as_str()).await;
            assert_eq!(answer["type"], "ack", "{topic}");
        }
        socket.so_far().await;
    }
    let [own, others @ ..] = &mut sockets;

    // One event of each type for the owner.
    let tablet = User::login(server, "owner_1").await;
    let place = json!({
        "chapterId": 1, "locator": { "paragraph": 0, "offset": 0 }, "device": "tablet", "base": 0, "force": true,
        "readAt": "2026-02-01T00:00:00Z",
    });
    tablet.client.put_json("/api/v1/book/1/progress", &place).await.ok();
    publish(&tablet, &json!({ "content": "为了任务" })).await;
    server.db.execute(ONE_MORE_CHAPTER).await;
    // The server may publish it first.
    sql::book::publish_due(&server.db.pool, 1).await.unwrap();
    let mut met = BTreeSet::new();
    while !met.contains("chapter") {
        met.insert(own.frame().await["type"].as_str().unwrap().to_owned());
    }
    tablet.client.post_json("/api/v1/book/1/seen", &json!({})).await.ok();
    tablet.client.post_json("/api/v1/book/1/subscribe", &json!({})).await.ok();
    tablet.client.delete("/api/v1/book/1/subscribe").await.ok();
    let bought = order(&owner.client, 1, "sandbox").await;
    call_back(server, &paid(&bought, "T9", 600)).await;
    send_to(&server.db, owner.uid, "给你").await;
    thief.client.post_json(&format!("/api/v1/user/follow/{}", owner.uid), &json!({})).await.ok();
    while !OWN.iter().all(|kind| met.contains(*kind) || *kind == "sessionEnded") {
        met.insert(own.frame().await["type"].as_str().unwrap().to_owned());
    }
    owner.client.post("/api/user/logout", &[("all", "1")]).await.ok();
    let (closed, last) = own.closed().await;
    assert_eq!(closed.code, 4001);
    assert!(last.iter().any(|frame| frame["type"] == "sessionEnded"), "{last:?}");

    for (who, socket) in ["the thief", "a visitor"].into_iter().zip(others) {
        for frame in socket.so_far().await {
            let kind = frame["type"].as_str().unwrap();
            assert!(!OWN.contains(&kind), "{who} hears what is the owner's: {frame}");
            for secret in &scene.secrets {
                assert!(!frame.to_string().contains(secret), "{who} is told {secret}: {frame}");
            }
        }
    }
    server.db.audit().await;
}

#[tokio::test]
async fn no_topic_is_private_and_hidden_posts_have_none() {
    let scene = Scene::new().await;
    let Scene { server, owner, thief, .. } = &scene;
    let hidden = post(&server.db, owner.uid).await;
    server.db.execute(&format!("update post set hidden = true where id = {hidden}")).await;
    let uid = owner.uid;
    let mut wishes: Vec<String> = [
        "user", "status", "session", "account", "message", "inbox", "notice", "order", "reading", "activity",
        "coins",
    ]
    .iter()
    .flat_map(|name| [format!("{name}:{uid}"), format!("{name}s:{uid}"), format!("{name}/{uid}")])
    .collect();
    wishes.push(format!("post:{hidden}"));
    wishes.extend(
        [
            "", "*", "#", "portal", "post", "post:", "post:*", "post:-1", "post:0", "post: 1", "post:+1",
            "post:1,2", "square:*",
        ]
        .map(str::to_owned),
    );
    wishes.extend(
        ["square:0", "gifts:1", "gift:1", "post:٣", "POST:1", "square\u{0}", "post:9223372036854775808"]
            .map(str::to_owned),
    );
    for user in [Some(thief), None] {
        let mut socket = match user {
            Some(user) => user.socket().await,
            None => server.visitor().socket().await,
        };
        for (n, topic) in wishes.iter().enumerate() {
            // Use up the frames of one second, then open the next socket.
            if n % 8 == 7 {
                socket = match user {
                    Some(user) => user.socket().await,
                    None => server.visitor().socket().await,
                };
            }
            let id = n.to_string();
            socket.say(&json!({ "type": "watch", "topic": topic, "id": id })).await;
            let answer = socket.next_where("the answer", |frame| frame["id"] == id.as_str()).await;
            assert_eq!(
                (&answer["type"], &answer["code"]),
                (&json!("error"), &json!(2002)),
                "{topic}: {answer}"
            );
        }
    }
    // Reading ids of another's inbox changes nothing there.
    let unread = owner.me().await["unread"].clone();
    let mut socket = thief.socket().await;
    let frame = json!({
        "type": "read", "messages": [scene.message], "notices": [scene.notice], "id": "r",
    });
    socket.say(&frame).await;
    socket.next_where("the answer", |frame| frame["id"] == "r").await;
    assert_eq!(owner.me().await["unread"], unread);
    assert_ne!(unread["total"], Value::from(0));
    server.db.audit().await;
}
