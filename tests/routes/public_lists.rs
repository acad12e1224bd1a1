//! First pages of lists, kept for visitors for a moment (`src/public_lists.rs`).

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::{Value, json};

use crate::harness::{Answer, Client, Options, TestServer, User, game, publish};

const POSTS: &str = "/api/v1/square/post/list?sort=2";
const GAMES: &str = "/api/web/game/list";

async fn started() -> (TestServer, ManualClock) {
    let clock = ManualClock::at(SystemClock.now());
    let kept = Options::default().clock(&clock).set("PORTAL_FEEDS_LISTS_MS", "1000");
    (TestServer::start_with(kept).await, clock)
}

fn ids(answer: &Answer) -> Vec<Value> {
    answer.ok()["records"].as_array().unwrap().iter().map(|record| record["id"].clone()).collect()
}

#[tokio::test]
async fn visitors_are_shown_a_list_as_it_was_a_moment_ago_and_no_longer() {
    let (server, clock) = started().await;
    let (user, visitor) = (User::register(&server, "lin_xia").await, server.visitor());
    let first = publish(&user, &json!({ "content": "第一篇" })).await["id"].clone();
    let before = visitor.get(POSTS).await;
    assert_eq!(ids(&before), std::slice::from_ref(&first));

    let second = publish(&user, &json!({ "content": "第二篇" })).await["id"].clone();
    clock.advance(TimeDelta::milliseconds(999));
    for other in [visitor.clone(), Client::visitor(server.addr())] {
        assert_eq!(other.get(POSTS).await.text, before.text, "to the byte");
    }
    // Other lists, pages and languages are others.
    assert_eq!(
        ids(&visitor.get("/api/v1/square/post/list?sort=2&pageSize=1").await),
        std::slice::from_ref(&second)
    );
    assert_eq!(ids(&visitor.with("Accept-Language", "en").get(POSTS).await), [second.clone(), first.clone()]);
    assert_eq!(visitor.get(POSTS).await.text, before.text);

    clock.advance(TimeDelta::milliseconds(1));
    assert_eq!(ids(&visitor.get(POSTS).await), [second, first]);
}

#[tokio::test]
async fn who_is_signed_in_reads_anew_and_leaves_nothing_of_theirs_in_what_visitors_are_shown() {
    let (server, clock) = started().await;
    let (user, visitor) = (User::register(&server, "lin_xia").await, server.visitor());
    game(&server.db, 1001, "星海", "online_type = 1, buy_amount = 30").await;
    let first = publish(&user, &json!({ "content": "第一篇" })).await["id"].clone();
    let (posts, games) = (visitor.get(POSTS).await, visitor.post(GAMES, &[]).await);

    let second = publish(&user, &json!({ "content": "第二篇" })).await["id"].clone();
    user.client
        .post_json(&format!("/api/v1/square/post/{}/like", first.as_i64().unwrap()), &json!({}))
        .await
        .ok();
    crate::harness::own(&server.db, user.uid, 1001).await;
    let own = user.client.get(POSTS).await;
    assert_eq!(ids(&own), [second, first], "at once");
    assert_eq!(own.ok()["records"][1]["liked"], true);
    assert_eq!(user.client.post(GAMES, &[]).await.ok()["records"][0]["owned"], true);

    assert_eq!(visitor.get(POSTS).await.text, posts.text);
    assert_eq!(visitor.post(GAMES, &[]).await.text, games.text);
    clock.advance(TimeDelta::seconds(1));
    // Read by the player first: what visitors are shown is theirs all the same.
    user.client.get(POSTS).await.ok();
    user.client.post(GAMES, &[]).await.ok();
    let records = visitor.get(POSTS).await.ok()["records"].clone();
    assert!(records.as_array().unwrap().iter().all(|post| post["liked"] == false), "{records}");
    assert_eq!(visitor.post(GAMES, &[]).await.ok()["records"][0]["owned"], false);
}
