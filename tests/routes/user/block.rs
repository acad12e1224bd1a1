use serde_json::{Value, json};

use crate::harness::{Options, TestServer, User, post};

fn path(uid: i64) -> String {
    format!("/api/v1/user/block/{uid}")
}

#[tokio::test]
async fn a_block_works_in_both_directions() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    let third = User::register(&server, "third").await;
    let post_id = post(&server.db, user.uid).await;
    let (follow, comments) = ("/api/v1/user/follow", format!("/api/v1/square/post/{post_id}/comment"));
    user.client.post_json(&format!("{follow}/{}", other.uid), &json!({})).await.ok();
    other.client.post_json(&format!("{follow}/{}", user.uid), &json!({})).await.ok();
    let comment = other.client.post_json(&comments, &json!({ "content": "你好" })).await.ok().clone();
    let like = format!("/api/v1/square/post/{post_id}/like");
    for liker in [&other, &third] {
        liker.client.post_json(&like, &json!({})).await.ok();
    }
    let mine = user.client.post_json(&comments, &json!({ "content": "自己的" })).await.ok().clone();
    let like_mine = format!("/api/v1/square/comment/{}/like", mine["id"]);
    other.client.post_json(&like_mine, &json!({})).await.ok();
    server.db.audit().await;

    let mut socket = user.socket().await;
    socket.status_where("all of it", |status| status["unread"]["total"] == 4).await;
    assert_eq!(*user.client.post_json(&path(other.uid), &json!({})).await.ok(), json!({ "blocked": true }));
    let left = socket.status_where("one like", |status| status["unread"]["total"] == 1).await;
    assert_eq!(left["unread"]["likes"], 1);
    let notices = user.client.get("/api/v1/notice/list").await;
    let records = notices.ok()["records"].as_array().unwrap();
    assert_eq!(records.len(), 1);
    assert_eq!((&records[0]["actor"]["uid"], &records[0]["actorNum"]), (&json!(third.uid), &json!(1)));
    assert_eq!(server.db.value::<i64>("select count(*) from follow").await, 0);
    server.db.audit().await;

    // The blocked player's texts are not in the blocker's lists, and the blocked player cannot write, like or follow there.
    let list = format!("{comments}/list");
    let seen = |answer: &crate::harness::Answer| -> Vec<Value> {
        answer.ok()["records"].as_array().unwrap().iter().map(|comment| comment["id"].clone()).collect()
    };
    assert_eq!(seen(&user.client.get(&list).await), [mine["id"].clone()]);
    assert_eq!(seen(&server.visitor().get(&list).await), [comment["id"].clone(), mine["id"].clone()]);
    let body = json!({ "content": "喂", "replyCommentId": mine["id"] });
    for refused in [
        other.client.post_json(&comments, &body).await,
        other.client.post_json(&like, &json!({})).await,
        other.client.post_json(&format!("{follow}/{}", user.uid), &json!({})).await,
    ] {
        assert_eq!(refused.refused(3002).json["data"]["reason"], "blocked");
    }
    // The blocker may write; the blocked player is not notified.
    let reply = json!({ "content": "回你", "replyCommentId": comment["id"] });
    user.client.post_json(&comments, &reply).await.ok();
    assert_eq!(other.client.get("/api/v1/notice/list").await.ok()["total"], 0);
    // An earlier like may be taken back.
    other.client.delete(&like).await.ok();
    server.db.audit().await;

    assert_eq!(*user.client.delete(&path(other.uid)).await.ok(), json!({ "blocked": false }));
    other.client.post_json(&like, &json!({})).await.ok();
    assert_eq!(user.client.get("/api/v1/notice/list?group=likes").await.ok()["records"][0]["actorNum"], 2);
    server.db.audit().await;
}

/// A comment of a blocked player is not listed, and neither are the replies below it, whoever wrote them.
#[tokio::test]
#[ignore = "night"]
async fn counts_of_comments_leave_out_those_that_a_block_hides() {
    let server = TestServer::start().await;
    let [user, other, third] = [
        User::register(&server, "lin_xia").await,
        User::register(&server, "other").await,
        User::register(&server, "third").await,
    ];
    let post_id = post(&server.db, user.uid).await;
    let at = format!("/api/v1/square/post/{post_id}");
    let say = async |who: &User, content: &str, answers: Option<&Value>| {
        let body = json!({ "content": content, "replyCommentId": answers.map(|comment| &comment["id"]) });
        who.client.post_json(&format!("{at}/comment"), &body).await.ok().clone()
    };
    let counted = async |who: &User| {
        let detail = who.client.get(&at).await.ok()["commentNum"].clone();
        let list = who.client.get("/api/v1/square/post/list?sort=2").await;
        assert_eq!(list.ok()["records"][0]["commentNum"], detail, "the list counts as the page does");
        detail.as_i64().unwrap()
    };
    let (theirs, ours) = (say(&other, "一楼", None).await, say(&third, "二楼", None).await);
    say(&third, "答一楼", Some(&theirs)).await;
    let hidden = say(&other, "答一楼自己", Some(&theirs)).await;
    say(&other, "答二楼", Some(&ours)).await;
    say(&third, "也答二楼", Some(&ours)).await;
    assert_eq!((counted(&user).await, counted(&third).await), (6, 6));

    user.client.post_json(&path(other.uid), &json!({})).await.ok();
    assert_eq!((counted(&user).await, counted(&third).await), (2, 6));
    let list = user.client.get(&format!("{at}/comment/list")).await.ok().clone();
    let shown = &list["records"][0];
    assert_eq!((&shown["id"], &shown["replyNum"]), (&ours["id"], &json!(1)));
    assert_eq!(list["records"].as_array().unwrap().len(), 1);

    // The deleted one stays as a placeholder, whose replies are hidden too.
    for gone in [&hidden, &theirs] {
        other.client.delete(&format!("/api/v1/square/comment/{}", gone["id"])).await.ok();
    }
    assert_eq!((counted(&user).await, counted(&third).await), (2, 4));
    user.client.delete(&path(other.uid)).await.ok();
    assert_eq!(counted(&user).await, 4);
    server.db.audit().await;
}

#[tokio::test]
async fn refused_blocks_and_the_list_of_blocks() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    server.visitor().post_json(&path(other.uid), &json!({})).await.refused(2);
    server.visitor().get("/api/v1/user/block/list").await.refused(2);
    user.client.post_json(&path(7), &json!({})).await.refused(2002);
    user.client.delete(&path(7)).await.refused(2002);
    user.client.post_json(&path(user.uid), &json!({})).await.malformed("id");
    user.client.delete(&path(user.uid)).await.malformed("id");
    assert_eq!(user.client.get("/api/v1/user/block/list").await.ok()["records"], json!([]));
    for _ in 0..2 {
        user.client.post_json(&path(other.uid), &json!({})).await.ok();
    }
    let list = user.client.get("/api/v1/user/block/list").await;
    assert_eq!((&list.ok()["total"], &list.ok()["records"][0]["uid"]), (&json!(1), &json!(other.uid)));
    user.client.get("/api/v1/user/block/list?pageSize=101").await.malformed("pageSize");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn mutual_blocks_end_one_by_one() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    let post_id = post(&server.db, user.uid).await;
    other.client.post_json(&format!("/api/v1/square/post/{post_id}/like"), &json!({})).await.ok();
    let (theirs, mine, body) = (path(other.uid), path(user.uid), json!({}));
    let (one, two) =
        tokio::join!(user.client.post_json(&theirs, &body), other.client.post_json(&mine, &body));
    one.ok();
    two.ok();
    server.db.audit().await;
    user.client.delete(&path(other.uid)).await.ok();
    server.db.audit().await;
    other.client.delete(&path(user.uid)).await.ok();
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn blocks_and_unblocks_are_limited() {
    let server = TestServer::start_with(Options::default().set("PORTAL_BLOCKS_PER_ACCOUNT", "2/1h")).await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    user.client.post_json(&path(other.uid), &json!({})).await.ok();
    user.client.delete(&path(other.uid)).await.ok();
    user.client.post_json(&path(other.uid), &json!({})).await.refused(1005);
    user.client.delete(&path(other.uid)).await.refused(1005);
    other.client.post_json(&path(user.uid), &json!({})).await.ok();
}
