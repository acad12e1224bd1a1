use serde_json::json;

use crate::harness::{Options, TestServer, User, post};

const PATH: &str = "/api/v1/report";

#[tokio::test]
async fn each_player_reports_a_post_or_comment_once() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    let post = post(&server.db, other.uid).await;
    let comments = format!("/api/v1/square/post/{post}/comment");
    let comment = other.client.post_json(&comments, &json!({ "content": "加群" })).await.ok()["id"].clone();
    for (kind, id) in [("post", json!(post)), ("comment", comment), ("user", json!(other.uid))] {
        let report = json!({ "kind": kind, "id": id, "reason": "spam", "detail": "发广告" });
        assert!(user.client.post_json(PATH, &report).await.ok().is_null());
        user.client.post_json(PATH, &report).await.refused(2003);
        assert_eq!(other.client.post_json(PATH, &report).await.malformed("id"), "不能举报自己");
    }
    assert_eq!(server.db.value::<i64>("select count(*) from report").await, 3);
}

#[tokio::test]
async fn a_missing_or_malformed_target_cannot_be_reported() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let hidden = post(&server.db, other.uid).await;
    server.db.execute("update post set hidden = true").await;
    let report = |kind: &str, id: i64| json!({ "kind": kind, "id": id, "reason": "other" });
    server.visitor().post_json(PATH, &report("user", other.uid)).await.refused(2);
    for (kind, id) in [("post", hidden), ("post", 7), ("comment", 7), ("user", 7), ("user", -1)] {
        user.client.post_json(PATH, &report(kind, id)).await.refused(2002);
    }
    user.client.post_json(PATH, &report("game", 7)).await.malformed("kind");
    let answer = user.client.post_json(PATH, &json!({ "kind": "user", "id": 7, "reason": "ugly" })).await;
    answer.malformed("reason");
    let long = json!({ "kind": "user", "id": 7, "reason": "other", "detail": "字".repeat(501) });
    assert_eq!(user.client.post_json(PATH, &long).await.malformed("detail"), "补充说明最多 500 个字");
}

#[tokio::test]
#[ignore = "night"]
async fn a_repeated_report_gets_the_first_answer() {
    let server = TestServer::start_with(Options::default().set("PORTAL_REPORTS_PER_ACCOUNT", "2/1h")).await;
    let [user, other] = [User::register(&server, "lin_xia").await, User::register(&server, "other").await];
    let post = post(&server.db, other.uid).await;
    let report = |kind: &str, id: i64| json!({ "kind": kind, "id": id, "reason": "spam" });
    let once = user.client.with("Idempotency-Key", &uuid::Uuid::new_v4().to_string());
    let body = report("post", post);
    let together = futures_util::future::join_all((0..2).map(|_| once.post_json(PATH, &body))).await;
    assert!(together.iter().all(|answer| answer.ok().is_null()));
    // Also when the post was hidden meanwhile, and beyond the rate limit of reports.
    server.db.execute("update post set hidden = true").await;
    for _ in 0..3 {
        assert!(once.post_json(PATH, &body).await.ok().is_null());
    }
    let elsewhere = once.post_json(PATH, &report("user", other.uid)).await;
    assert_eq!(elsewhere.malformed("Idempotency-Key"), "这个请求标识已用于别的操作");
    user.client.with("Idempotency-Key", "7").post_json(PATH, &body).await.malformed("Idempotency-Key");
    assert_eq!(server.db.value::<i64>("select count(*) from report").await, 1);
}

#[tokio::test]
async fn reports_are_limited() {
    let server = TestServer::start_with(Options::default().set("PORTAL_REPORTS_PER_ACCOUNT", "1/1h")).await;
    let [user, other] = [User::register(&server, "lin_xia").await, User::register(&server, "other").await];
    let report = |kind: &str, id: i64| json!({ "kind": kind, "id": id, "reason": "spam" });
    user.client.post_json(PATH, &report("user", other.uid)).await.ok();
    let post = post(&server.db, other.uid).await;
    let refused = user.client.post_json(PATH, &report("post", post)).await;
    let wait = refused.refused(1005).json["data"]["retryAfter"].as_u64().unwrap();
    assert!((3500..=3600).contains(&wait), "{wait}");
    other.client.post_json(PATH, &report("user", user.uid)).await.ok();
    assert_eq!(server.db.value::<i64>("select count(*) from report").await, 2);
}
