//! Bodies that are not JSON, beyond JSON's bounds, or with repeated keys.

use reqwest::Method;
use serde_json::json;

use super::{answered, calls, rows};
use crate::harness::{Options, TestServer, User, publish};

const JSON: &str = "application/json";
const POST: &str = "/api/v1/square/post";

/// Refused by every JSON call.
const BROKEN: &[&[u8]] = &[
    b"",
    b"{",
    b"{}}",
    b"{\"a\":1,}",
    b"{'a':1}",
    b"null",
    b"\xef\xbb\xbf{}",
    b"\xff\xfe{\0}\0",
    b"{\"\xc3\x28\":1}",
    b"{\"content\":\"\xff\",\"records\":\"\xff\",\"kind\":\"post\",\"ids\":[\"\xed\xa0\x80\"]}",
    br#"{"\ud800":1}"#,
    br#"{"content":"\ud83d","device":"\udc00","ids":["\ud800\u0041"],"day":"\ud800"}"#,
    b"{\"content\":\"\0\",\"day\":\"\0\"}",
    b"[NaN]",
    b"{\"ids\":[Infinity],\"task\":1e99999,\"price\":1e99999,\"content\":-,\"records\":1}",
];

#[tokio::test]
#[ignore = "night"]
async fn a_body_that_is_not_json_is_refused_by_every_call_and_changes_nothing() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let before = rows(&server.db).await;
    let mut met = 0;
    for (method, path, operation) in calls() {
        if operation["requestBody"]["content"].get(JSON).is_none() {
            continue;
        }
        for body in BROKEN {
            let answer = user.client.send(method.clone(), &path, JSON, body.to_vec()).await;
            let what = String::from_utf8_lossy(body);
            assert_eq!(
                (answer.status.as_u16(), answer.code()),
                (400, 4000),
                "{path} {what}: {}",
                answer.text
            );
        }
        for media_type in
            ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonp", "*/*", "json"]
        {
            let answer = user.client.send(method.clone(), &path, media_type, b"{}".to_vec()).await;
            answer.failed(415);
        }
        met += 1;
    }
    assert!(met >= 8, "{met} calls that take JSON");
    assert_eq!(rows(&server.db).await, before);
}

#[tokio::test]
#[ignore = "night"]
async fn a_hundred_thousand_nested_levels_are_refused_or_ignored() {
    let larger = Options::default().set("PORTAL_HTTP_BODY_BYTES", "4000000");
    let server = TestServer::start_with(larger).await;
    let user = User::register(&server, "lin_xia").await;
    let before = rows(&server.db).await;
    let levels = 100_000;
    let lists = format!("{}{}", "[".repeat(levels), "]".repeat(levels));
    let maps = format!("{}1{}", "{\"a\":".repeat(levels), "}".repeat(levels));
    let open = "[".repeat(levels);
    for (method, path, operation) in calls() {
        if operation["requestBody"]["content"].get(JSON).is_none() {
            continue;
        }
        for deep in [&lists, &maps, &open] {
            let fields = format!(r#"{{"content":{deep},"records":{deep},"ids":{deep},"unknown":{deep}}}"#);
            for body in [deep.clone(), fields, format!(r#"{{"unknown":{deep}}}"#)] {
                let answer = user.client.send(method.clone(), &path, JSON, body.into()).await;
                answered(&answer, &path);
            }
        }
    }
    assert_eq!(rows(&server.db).await, before);
    publish(&user, &json!({ "content": "还在" })).await;
}

#[tokio::test]
async fn repeated_keys_and_numbers_out_of_range_are_refused() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let before = rows(&server.db).await;
    for (body, field) in [
        (r#"{"content":"一","content":"二"}"#, "body"),
        (r#"{"content":"一","conten\u0074":"二"}"#, "body"),
        (r#"{"content":"一","tag":1e400}"#, "tag"),
        (r#"{"content":"一","tag":1e18}"#, "tag"),
        (r#"{"content":"一","tag":1.0}"#, "tag"),
        (r#"{"content":"一","tag":"1"}"#, "tag"),
        (r#"{"content":"一","tag":-0.0}"#, "tag"),
        (r#"{"content":"一","tag":9223372036854775808}"#, "tag"),
        (r#"{"content":"一","tag":-9223372036854775809}"#, "tag"),
        (r#"{"content":"一","tag":9223372036854775807}"#, "tag"),
        (r#"{"content":"一","game":-9223372036854775808}"#, "game"),
        (r#"{"content":"一","game":true}"#, "game"),
        (r#"{"content":"一","title":{"$ne":1}}"#, "title"),
        (r#"{"content":"一","title":"\u0000"}"#, "title"),
        (r#"{"content":"\u0000"}"#, "content"),
    ] {
        let answer = user.client.send(Method::POST, POST, JSON, body.into()).await;
        answered(&answer, body);
        assert!(answer.json["data"].get(field).is_some(), "{body}: {}", answer.text);
    }
    let digits = format!(r#"{{"content":"一","tag":{}}}"#, "9".repeat(50_000));
    user.client.send(Method::POST, POST, JSON, digits.into()).await.malformed("tag");
    assert_eq!(rows(&server.db).await, before);
}
