//! The badge of a full month, everywhere that its owner is shown.

use serde_json::{Value, json};

use crate::harness::{TestServer, User, publish};

/// Inserts the badge of a full month; `until` is an interval from now.
async fn give_badge(server: &TestServer, uid: i64, month: &str, until: &str) {
    server
        .db
        .execute(&format!(
            "insert into check_in (uid, day, streak, full_month)
             select {uid}, day, extract(day from day), day = date '{month}-01' + interval '1 month - 1 day'
             from generate_series(date '{month}-01', date '{month}-01' + interval '1 month - 1 day', '1 day') day;
             insert into month_badge (uid, month, until) values ({uid}, '{month}-01', now() + interval '{until}')"
        ))
        .await;
}

#[tokio::test]
async fn a_badge_shows_in_posts_comments_notices_people_and_the_status() {
    let server = TestServer::start().await;
    let [author, reader] =
        [User::register(&server, "lin_xia").await, User::register(&server, "tang_yuan").await];
    give_badge(&server, author.uid, "2024-02", "1 hour").await;
    let about = publish(&reader, &json!({ "content": "大家好" })).await["id"].clone();
    let post = publish(&author, &json!({ "content": "签满一个月啦" })).await["id"].clone();
    let comment = json!({ "content": "恭喜自己" });
    author.client.post_json(&format!("/api/v1/square/post/{about}/comment"), &comment).await.ok();
    for (who, whom) in [(&author, &reader), (&reader, &author)] {
        let path = format!("/api/v1/user/follow/{}", whom.uid);
        who.client.post_json(&path, &json!({})).await.ok();
    }

    let badge = json!("2024-02");
    let get = async |path: String| reader.client.get(&path).await.ok().clone();
    let first = |page: Value| page["records"][0].clone();
    assert_eq!(get(format!("/api/v1/square/post/{post}")).await["author"]["badge"], badge);
    let posts = get("/api/v1/square/post/list?sort=2".into()).await;
    assert_eq!(first(posts)["author"]["badge"], badge);
    let comments = get(format!("/api/v1/square/post/{about}/comment/list")).await;
    assert_eq!(first(comments)["author"]["badge"], badge);
    assert_eq!(first(get("/api/v1/notice/list".into()).await)["actor"]["badge"], badge);
    assert_eq!(get(format!("/api/v1/user/{}", author.uid)).await["badge"], badge);
    assert_eq!(first(get(format!("/api/v1/user/{}/follower/list", reader.uid)).await)["badge"], badge);
    assert_eq!(first(get(format!("/api/v1/user/{}/following/list", reader.uid)).await)["badge"], badge);
    assert_eq!(author.me().await["badge"], badge);
    assert_eq!(reader.me().await["badge"], Value::Null);
    server.db.audit().await;
}

#[tokio::test]
async fn the_newest_badge_shows_until_the_end_of_the_following_month() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    give_badge(&server, user.uid, "2024-04", "1 hour").await;
    give_badge(&server, user.uid, "2024-02", "1 hour").await;
    assert_eq!(user.me().await["badge"], "2024-04");
    let refused = server.db.try_execute("update account set badge = '2026-01'").await;
    assert!(refused.is_err(), "badges are earned");
    give_badge(&server, user.uid, "2024-06", "-1 second").await;
    assert_eq!(user.me().await["badge"], Value::Null);
    server.db.audit().await;
}
