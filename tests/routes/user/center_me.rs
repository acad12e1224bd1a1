use serde_json::json;

use crate::harness::{TestServer, User};

const PATH: &str = "/api/user/center/me";

#[tokio::test]
async fn the_status_of_a_new_account_is_empty() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let uid = user.uid.to_string();
    let answer = user.client.post(PATH, &[("uid", &uid), ("appID", "1"), ("channelID", "0")]).await;
    let mut me = answer.ok().clone();
    let code = me["inviteCode"].take();
    assert_eq!(code.as_str().unwrap().len(), 8);
    assert!(me["version"].take().as_i64().unwrap() >= 1);
    assert_eq!(
        me,
        json!({
            "uid": user.uid, "coinNum": 0, "levelType": 0, "expTime": null, "name": "lin_xia", "avatar": null, "badge": null, "frame": null,
            "phone": null, "signature": "", "inviteCode": null, "posts": 0, "followers": 0, "following": 0,
            "likes": 0, "checkedInToday": false, "version": null, "youth": false,
            "loginName": "lin_xia", "needBind": 1, "needRealName": 0, "hasPassword": true, "sex": 0, "age": 0,
            "unread": { "messages": 0, "likes": 0, "replies": 0, "follows": 0, "total": 0 },
        })
    );
}

#[tokio::test]
async fn coins_level_and_unread_counts_are_shown() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    server
        .db
        .execute(
            "update account set phone = '13812345678', sex = 2, age = 21, avatar = 'a.webp', signature = '早睡', post_num = 3,
                 follower_num = 4, following_num = 5, like_num = 6;
             insert into check_in (uid, day)
                 select uid, (now() at time zone 'Asia/Shanghai')::date from account;
             insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
                 select uid, 2, timestamptz '2099-01-02T03:04:05Z' - now(), now(), now(), 'content', '1' from status;
             update status set unread_likes = 1, unread_replies = 2, unread_follows = 3, version = version + 1",
        )
        .await;
    server.db.tell_status(user.uid).await;
    crate::harness::eventually("the new level", async || user.me().await["levelType"] == 2).await;
    let me = user.me().await;
    assert_eq!((&me["phone"], &me["needBind"]), (&json!("138****5678"), &json!(0)));
    assert_eq!((&me["sex"], &me["age"]), (&json!(2), &json!(21)));
    assert_eq!(me["avatar"], "/media/a.webp");
    assert_eq!(me["expTime"], "2099-01-02T03:04:05.000Z");
    assert_eq!(me["checkedInToday"], true);
    assert_eq!(
        (&me["posts"], &me["followers"], &me["following"], &me["likes"]),
        (&json!(3), &json!(4), &json!(5), &json!(6))
    );
    assert_eq!(me["unread"], json!({ "messages": 0, "likes": 1, "replies": 2, "follows": 3, "total": 6 }));
}

#[tokio::test]
async fn a_uid_in_the_form_must_be_the_callers_own() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let foreign = other.uid.to_string();
    user.client.post(PATH, &[("uid", &foreign)]).await.failed(403);
    let answer = user.client.post(PATH, &[("uid", "me")]).await;
    assert_eq!(answer.malformed("uid"), "格式不正确");
}

#[tokio::test]
async fn an_invalid_session_gets_code_2() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let visitor = server.visitor();
    let mut altered = user.token.clone();
    // The first character of the signature.
    let at = altered.rfind('.').unwrap() + 1;
    let other_letter = if altered.as_bytes()[at] == b'A' { "B" } else { "A" };
    altered.replace_range(at..=at, other_letter);
    // Without a signature.
    let unsigned = "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiIxMDAwMSIsImp0aSI6IjAxOTAwMDAwLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMCIsImV4cCI6NDEwMjQ0NDgwMH0.";
    for (what, client) in [
        ("no headers", visitor.clone()),
        ("no token", visitor.with("UG-Uid", &user.uid.to_string())),
        ("no uid", visitor.with("UG-Token", &user.token)),
        ("another's uid", visitor.signed_in(other.uid, &user.token)),
        ("another's token", visitor.signed_in(user.uid, &other.token)),
        ("an altered token", visitor.signed_in(user.uid, &altered)),
        ("an unsigned token", visitor.signed_in(user.uid, unsigned)),
        ("no token at all", visitor.signed_in(user.uid, "token")),
        ("no number", visitor.with("UG-Uid", "lin_xia").with("UG-Token", &user.token)),
    ] {
        let answer = client.post(PATH, &[]).await;
        assert_eq!((answer.status.as_u16(), answer.code()), (200, 2), "{what}");
    }
    user.client.post(PATH, &[]).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn an_expired_login_gets_code_2() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    server.db.execute("update login set expire_time = now() - interval '1 second'").await;
    user.client.post(PATH, &[]).await.refused(2);
}

#[tokio::test]
#[ignore = "night"]
async fn an_expired_membership_has_level_0() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    server.db.make_member(user.uid, "1 day").await;
    server.db.make_member(user.uid, "-2 days").await;
    let me = user.me().await;
    assert_eq!(me["levelType"], 0);
    assert!(me["expTime"].is_string(), "when it ended can still be seen");
}
