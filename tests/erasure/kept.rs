//! How long personal data stays without an erasure.

use serde_json::json;

use super::{at_once, count};
use crate::harness::{TestServer, User, drawn, eventually, picture, publish};

#[tokio::test]
#[ignore = "night"]
async fn a_login_that_ended_long_ago_is_forgotten() {
    let server = TestServer::start_with(at_once().set("PORTAL_LOGINS_KEPT_DAYS", "10")).await;
    let user = User::register(&server, "lin_xia").await;
    server
        .db
        .execute(&format!(
            "insert into login (id, uid, agent, address, expire_time, end_time, end_reason)
             select gen_random_uuid(), {0}, 'ended', '192.0.2.1', now(), now() - n * interval '1 day', 'logout'
             from generate_series(9, 12) n;
             insert into login (id, uid, agent, address, expire_time)
             select gen_random_uuid(), {0}, 'expired', '192.0.2.1', now() - n * interval '1 day' from generate_series(9, 12) n",
            user.uid
        ))
        .await;
    // The ninth day of each stays, and the live login.
    eventually("the end of old logins", async || count(&server.db, "login").await == 3).await;
    user.client.post("/api/user/center/me", &[]).await.ok();
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_phone_that_an_account_lost_long_ago_is_forgotten() {
    let server = TestServer::start_with(at_once().set("PORTAL_FORMER_PHONES_KEPT_DAYS", "10")).await;
    let user = User::register(&server, "lin_xia").await;
    for phone in ["'13812345670'", "'13812345671'", "'13812345670'", "'13812345672'", "null"] {
        server.db.execute(&format!("update account set phone = {phone} where uid = {}", user.uid)).await;
    }
    assert_eq!(count(&server.db, "phone_held where released_time is not null").await, 3);
    let bound = format!("update account set phone = '13812345672' where uid = {}", user.uid);
    server.db.execute(&bound).await;
    let aged = "update phone_held set released_time = released_time - interval '11 days' where phone <> '13812345671'";
    server.db.execute(aged).await;
    // The bound phone and the one that was lost today.
    eventually("the end of an old phone", async || count(&server.db, "phone_held").await == 2).await;
    assert_eq!(count(&server.db, "phone_held where phone = '13812345670'").await, 0);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn files_of_a_deleted_post_go_after_some_days() {
    let server = TestServer::start_with(at_once()).await;
    let user = User::register(&server, "lin_xia").await;
    let image = picture(&user, 64, 48).await;
    let post =
        publish(&user, &json!({ "content": "今天的海", "images": [image] })).await["id"].as_i64().unwrap();
    let files = server.media();
    assert!(!files.is_empty());
    user.client.delete(&format!("/api/v1/square/post/{post}")).await.ok();
    server
        .db
        .execute(
            "update post set delete_time = now() - interval '31 days'; update media set look_time = now()",
        )
        .await;
    eventually("the end of the files", async || server.media().is_empty()).await;
    for file in files {
        let gone = reqwest::get(server.url(&format!("/media/{file}"))).await.unwrap();
        assert_eq!(gone.status(), 404, "{file}");
    }
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_replaced_avatar_goes_unless_somebody_else_wears_the_same() {
    let server = TestServer::start_with(at_once()).await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let upload = async |who: &User, seed: u8| {
        let path = "/api/user/center/uploadAvatar";
        who.client.upload(path, "file", "a.png", &drawn(300, 300, seed)).await.ok()["avatar"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let (first, same) = (upload(&user, 1).await, upload(&other, 1).await);
    assert_eq!(first, same);
    upload(&user, 2).await;
    assert_eq!(server.media().len(), 6, "three widths of two pictures");
    let due = "update unused_file set look_time = now()";
    server.db.execute(due).await;
    eventually("a check", async || count(&server.db, "unused_file").await == 0).await;
    assert_eq!(server.media().len(), 6, "the other one wears it");
    upload(&other, 3).await;
    server.db.execute(due).await;
    eventually("the end of the files", async || server.media().len() == 6).await;
    assert_eq!(reqwest::get(server.url(&first)).await.unwrap().status(), 404);
}
