//! Every text that players write, in scripts that run the other way, in signs made of many, and in what is no text.

use reqwest::Method;
use serde_json::{Value, json};

use super::rows;
use crate::harness::{TestServer, User, publish};

/// Kept as they are.
const WHOLE: [&str; 6] = ["👨‍👩‍👧‍👦🏳️‍🌈", "مرحبا بكم", "שלום עולם", "中👍🏽é", "ไทยกํา", "𠮷野家𝕏"];
/// Nobody's text: controls, what turns the writing around, what stands for nothing, heaps of marks.
const NONE: [&str; 7] = [
    "一\u{0}二",
    "一\u{202e}二",
    "一\u{2066}二",
    "一\u{7f}二",
    "一\u{fffe}二",
    "一\u{e000}二",
    "一\u{1b}[2J",
];

#[tokio::test]
async fn emoji_and_scripts_from_right_to_left_come_back_as_they_were_written() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    for text in WHOLE {
        let post = publish(&user, &json!({ "title": text, "content": text })).await;
        assert_eq!((&post["title"], &post["content"]), (&json!(text), &json!(text)));
        let path = format!("/api/v1/square/post/{}", post["id"]);
        let comment = user.client.post_json(&format!("{path}/comment"), &json!({ "content": text })).await;
        assert_eq!(comment.ok()["content"], text);
        assert_eq!(user.client.get(&path).await.ok()["content"], text);
        let me =
            user.client.post("/api/user/center/updateInfo", &[("name", text), ("signature", text)]).await;
        assert_eq!((&me.ok()["name"], &me.ok()["signature"]), (&json!(text), &json!(text)));
        let query: String = form_urlencoded::byte_serialize(text.as_bytes()).collect();
        user.client.get(&format!("/api/v1/search/post?keyword={query}")).await.ok();
        user.client.get(&format!("/api/v1/search/user?keyword={query}")).await.ok();
    }
}

#[tokio::test]
async fn what_is_no_text_is_refused_wherever_players_write() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "chen_yu").await;
    let post = publish(&user, &json!({ "content": "一篇帖子" })).await;
    let path = format!("/api/v1/square/post/{}", post["id"]);
    let before =
        (rows(&server.db).await, user.client.get(&path).await.ok()["content"].clone(), user.me().await);
    let heaped = format!("一{}", "\u{301}".repeat(50));
    for text in NONE.into_iter().chain([heaped.as_str()]) {
        let calls: [(Method, &str, Value, &str); 6] = [
            (Method::POST, "/api/v1/square/post", json!({ "content": text }), "content"),
            (Method::POST, "/api/v1/square/post", json!({ "content": "好", "title": text }), "title"),
            (Method::PUT, &path, json!({ "content": text }), "content"),
            (Method::PUT, &path, json!({ "content": "好", "title": text }), "title"),
            (Method::POST, &format!("{path}/comment"), json!({ "content": text }), "content"),
            (
                Method::POST,
                "/api/v1/report",
                json!({ "kind": "user", "id": other.uid, "reason": "spam", "detail": text }),
                "detail",
            ),
        ];
        for (method, path, body, field) in calls {
            let answer = user.client.send(method, path, "application/json", body.to_string().into()).await;
            answer.malformed(field);
        }
        for field in ["name", "signature", "realName"] {
            user.client.post("/api/user/center/updateInfo", &[(field, text)]).await.malformed(field);
        }
    }
    let after =
        (rows(&server.db).await, user.client.get(&path).await.ok()["content"].clone(), user.me().await);
    assert_eq!(after, before);
}
