use futures_util::future::join_all;
use serde_json::json;

use crate::harness::{Options, TestServer, User, post};

fn path(post: i64) -> String {
    format!("/api/v1/favourite/post/{post}")
}

#[tokio::test]
async fn a_post_is_kept_once_and_only_its_keeper_sees_it() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    let post = post(&server.db, other.uid).await;
    let (at, body) = (path(post), json!({}));
    let kept = join_all((0..20).map(|_| user.client.post_json(&at, &body))).await;
    kept.iter().for_each(|answer| assert_eq!(*answer.ok(), json!({ "favourited": true })));
    assert_eq!(server.db.value::<i64>("select count(*) from favourite").await, 1);
    let detail = format!("/api/v1/square/post/{post}");
    assert_eq!(user.client.get(&detail).await.ok()["favourited"], json!(true));
    assert_eq!(other.client.get(&detail).await.ok()["favourited"], json!(false));
    assert_eq!(server.visitor().get(&detail).await.ok()["favourited"], json!(false));
    for _ in 0..2 {
        assert_eq!(*user.client.delete(&path(post)).await.ok(), json!({ "favourited": false }));
    }
    assert_eq!(user.client.get(&detail).await.ok()["favourited"], json!(false));
    server.db.audit().await;
}

#[tokio::test]
async fn each_refusal_changes_nothing() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let (open, hidden, deleted) = (
        post(&server.db, user.uid).await,
        post(&server.db, user.uid).await,
        post(&server.db, user.uid).await,
    );
    let gone = format!(
        "update post set hidden = true where id = {hidden}; update post set delete_time = now() where id = {deleted};
         update account set post_num = 2"
    );
    server.db.execute(&gone).await;
    let body = json!({});
    for gone in [hidden, deleted, 7] {
        user.client.post_json(&path(gone), &body).await.refused(2002);
    }
    server.visitor().post_json(&path(open), &body).await.refused(2);
    server.visitor().delete(&path(open)).await.refused(2);
    user.client.post_json("/api/v1/favourite/post/x", &body).await.failed(404);
    assert_eq!(server.db.value::<i64>("select count(*) from favourite").await, 0);
    server.db.audit().await;
}

#[tokio::test]
async fn a_player_keeps_at_most_a_thousand_posts() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let (first, late) = (post(&server.db, user.uid).await, post(&server.db, user.uid).await);
    let many = format!(
        "insert into favourite (uid, kind, ref_id) select {}, 'post', n from generate_series(1, 999) n",
        user.uid
    );
    server.db.execute(&many).await;
    user.client.post_json(&path(first), &json!({})).await.ok();
    let full = user.client.post_json(&path(late), &json!({})).await;
    assert_eq!(full.refused(2004).json["data"], json!({ "need": "room", "have": 0, "most": 1000 }));
    user.client.post_json(&path(first), &json!({})).await.ok();
    user.client.delete(&path(first)).await.ok();
    user.client.post_json(&path(late), &json!({})).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn changes_of_favourites_are_limited() {
    let options = Options::default().set("PORTAL_FAVOURITES_PER_ACCOUNT", "2/1h");
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    user.client.post_json(&path(post), &json!({})).await.ok();
    user.client.delete(&path(post)).await.ok();
    let refused = user.client.post_json(&path(post), &json!({})).await;
    assert_eq!(refused.refused(1005).json["data"]["retryAfter"], 1800);
    user.client.delete(&path(post)).await.refused(1005);
    user.client.post_json("/api/v1/favourite/game/7", &json!({})).await.refused(1005);
}
