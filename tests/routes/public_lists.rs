//! First pages of lists, cached for visitors for a short time (`src/api/public_lists.rs`), and sent again as encoded
//! (`src/api/middleware/response_cache.rs`).

use std::sync::Arc;

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::{Value, json};
use tokio::sync::Mutex;

use crate::harness::{Answer, Client, Options, TestServer, User, exchange_bytes, game, publish};

const POSTS: &str = "/api/v1/square/post/list?sort=2";
const GAMES: &str = "/api/web/game/list";

/// All servers of this process share the metrics, so only one test at a time uses the response cache.
static COUNTED: Mutex<()> = Mutex::const_new(());

async fn started() -> (TestServer, ManualClock) {
    let clock = ManualClock::at(SystemClock.now());
    // Each worker has its own response cache.
    let kept =
        Options::default().clock(&clock).set("PORTAL_FEEDS_LISTS_MS", "1000").set("PORTAL_HTTP_WORKERS", "1");
    (TestServer::start_with(kept).await, clock)
}

/// Number of answers from the response cache.
async fn repeated(server: &TestServer) -> u64 {
    let figures = server.visitor().get("/metrics").await.text;
    let figure = figures.lines().find_map(|line| line.strip_prefix("portal_answers_repeated_total "));
    figure.map_or(0, |figure| figure.parse().unwrap())
}

fn ids(answer: &Answer) -> Vec<Value> {
    answer.ok()["records"].as_array().unwrap().iter().map(|record| record["id"].clone()).collect()
}

#[tokio::test]
async fn visitors_get_a_cached_list_for_a_short_time() {
    let _counted = COUNTED.lock().await;
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
    // Other lists, pages and languages have their own entries.
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
#[ignore = "night"]
async fn a_signed_in_reader_bypasses_the_cache_and_leaves_nothing_in_it() {
    let _counted = COUNTED.lock().await;
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
    // The player reads it first; visitors still get their own version.
    user.client.get(POSTS).await.ok();
    user.client.post(GAMES, &[]).await.ok();
    let records = visitor.get(POSTS).await.ok()["records"].clone();
    assert!(records.as_array().unwrap().iter().all(|post| post["liked"] == false), "{records}");
    assert_eq!(visitor.post(GAMES, &[]).await.ok()["records"][0]["owned"], false);
}

#[tokio::test]
async fn a_cached_answer_is_equal_to_the_byte_except_its_request_id() {
    let _counted = COUNTED.lock().await;
    let (server, clock) = started().await;
    let user = User::register(&server, "lin_xia").await;
    game(&server.db, 1001, "星海", "online_type = 1").await;
    publish(&user, &json!({ "content": "大家好".repeat(500) })).await;
    let form = "pageSize=20&sort=new";
    let games = format!(
        "POST {GAMES} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n",
        form.len()
    );
    let posts = format!("GET {POSTS} HTTP/1.1\r\nHost: x\r\n");
    // Without the cache: the uncached answer.
    let plain = Options::default().clock(&clock);
    let plain = TestServer::on(Arc::clone(&server.db), &server.db.url, plain).await;
    for (head, body) in [(&games, form), (&posts, "")] {
        for packing in ["", "Accept-Encoding: gzip, deflate, br\r\n"] {
            let request = format!("{head}{packing}Connection: close\r\n\r\n{body}");
            let before = repeated(&server).await;
            let first = parts(&exchange_bytes(&server, request.as_bytes()).await);
            assert_eq!(repeated(&server).await, before, "{request}");
            let again = parts(&exchange_bytes(&server, request.as_bytes()).await);
            assert_eq!(repeated(&server).await, before + 1, "{request}");
            assert_eq!((&again.head, &again.body), (&first.head, &first.body), "{request}");
            assert!(first.id.len() == 32 && first.id != again.id, "{request}");
            assert_eq!(first.head.contains("content-encoding: gzip"), !packing.is_empty(), "{}", first.head);
            if packing.is_empty() {
                let plain = parts(&exchange_bytes(&plain, request.as_bytes()).await);
                assert_eq!((&again.head, &again.body), (&plain.head, &plain.body), "{request}");
            }
        }
    }
}

/// An answer: its header lines in order, without those that differ in every answer.
struct Parts {
    head: String,
    id: String,
    body: Vec<u8>,
}

fn parts(answer: &[u8]) -> Parts {
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    let head = std::str::from_utf8(&answer[..end]).unwrap();
    let own = |line: &&str| ["x-request-id: ", "date: "].iter().any(|name| line.starts_with(name));
    let mut lines: Vec<_> = head.lines().filter(|line| !own(line)).collect();
    lines[1..].sort_unstable();
    let id = head.lines().find_map(|line| line.strip_prefix("x-request-id: ")).unwrap();
    Parts { head: lines.join("\n"), id: id.into(), body: answer[end + 4..].into() }
}

#[tokio::test]
#[ignore = "night"]
async fn requests_that_differ_get_their_own_answers() {
    let _counted = COUNTED.lock().await;
    let (server, clock) = started().await;
    let user = User::register(&server, "lin_xia").await;
    game(&server.db, 1001, "星海", "online_type = 1").await;
    publish(&user, &json!({ "content": "第一篇" })).await;
    let visitor = server.visitor();
    let (posts, games) = (visitor.get(POSTS).await, visitor.post(GAMES, &[]).await);
    let before = repeated(&server).await;

    let known = visitor.with("If-None-Match", posts.header("etag"));
    for _ in 0..2 {
        assert_eq!(known.get(POSTS).await.status, 304);
        visitor.get(&format!("{POSTS}&pageSize=0")).await.malformed("pageSize");
        visitor.post(GAMES, &[("sort", "worst")]).await.malformed("sort");
        let foreign = visitor.with("Sec-Fetch-Site", "cross-site").post(GAMES, &[]).await;
        foreign.failed(403);
        visitor.with("Content-Encoding", "gzip").post(GAMES, &[]).await.failed(415);
        visitor.post_json(GAMES, &json!({ "sort": "new" })).await.failed(415);
        visitor.with("Accept-Encoding", "*;q=0").get(POSTS).await.failed(406);
        // A search, and a later page.
        visitor.post(GAMES, &[("keyword", "星")]).await.ok();
        visitor.get(&format!("{POSTS}&currentPage=2")).await.ok();
        // Too long for a cache key.
        visitor.get(&format!("{POSTS}&x={}", "x".repeat(2_000))).await.ok();
    }
    assert_eq!(repeated(&server).await, before, "none of them went out again");

    let english = visitor.with("Accept-Language", "en");
    for (answer, of) in [
        (english.get(POSTS).await, &posts),
        (visitor.get(&format!("{POSTS}&pageSize=1")).await, &posts),
        (visitor.with("Accept-Encoding", "identity").get(POSTS).await, &posts),
        (english.post(GAMES, &[]).await, &games),
        (visitor.post(GAMES, &[("pageSize", "1")]).await, &games),
    ] {
        assert_ne!(answer.header("x-request-id"), of.header("x-request-id"));
        answer.ok();
    }
    assert_eq!(repeated(&server).await, before, "each of them is another");
    assert_eq!(visitor.post(GAMES, &[("pageSize", "1")]).await.ok()["size"], 1);
    assert_eq!(visitor.get(POSTS).await.text, posts.text);
    assert_eq!(repeated(&server).await, before + 2);
    clock.advance(TimeDelta::seconds(1));
    visitor.get(POSTS).await.ok();
    assert_eq!(repeated(&server).await, before + 2, "its moment is over");
}

#[tokio::test]
#[ignore = "night"]
async fn a_request_does_not_prolong_the_life_of_a_cached_list() {
    let _counted = COUNTED.lock().await;
    let (server, clock) = started().await;
    let user = User::register(&server, "lin_xia").await;
    let visitor = server.visitor();
    let none = visitor.get(POSTS).await;
    let first = publish(&user, &json!({ "content": "第一篇" })).await["id"].clone();
    // An encoding that is first requested at the end of the list's life does not live longer than the list.
    clock.advance(TimeDelta::milliseconds(999));
    let other = visitor.with("Accept-Encoding", "identity");
    assert_eq!(other.get(POSTS).await.text, none.text);
    assert_eq!(other.get(POSTS).await.text, none.text);
    clock.advance(TimeDelta::milliseconds(1));
    assert_eq!(ids(&other.get(POSTS).await), [first]);
}

#[tokio::test]
#[ignore = "night"]
async fn a_request_with_a_session_uses_and_fills_no_cache() {
    let _counted = COUNTED.lock().await;
    let (server, _clock) = started().await;
    let user = User::register(&server, "lin_xia").await;
    publish(&user, &json!({ "content": "第一篇" })).await;
    let (visitor, before) = (server.visitor(), repeated(&server).await);
    let claims = [
        user.client.clone(),
        visitor.signed_in(user.uid, "no token of ours"),
        visitor.with("UG-Uid", "1"),
        visitor.with("UG-Token", "x"),
    ];
    for _ in 0..2 {
        for client in &claims {
            client.get(POSTS).await.ok();
            client.post(GAMES, &[]).await.ok();
        }
    }
    visitor.get(POSTS).await.ok();
    visitor.post(GAMES, &[]).await.ok();
    for client in &claims {
        client.get(POSTS).await.ok();
        client.post(GAMES, &[]).await.ok();
    }
    assert_eq!(repeated(&server).await, before);
    visitor.get(POSTS).await.ok();
    assert_eq!(repeated(&server).await, before + 1);
    let figures = visitor.get("/metrics").await.text;
    let counted = format!(
        "portal_http_request_seconds_count{{method=\"GET\",route=\"{}\",status=\"200\",code=\"0\"}} ",
        "/api/v1/square/post/list"
    );
    assert!(figures.contains(&counted), "{figures}");
}
