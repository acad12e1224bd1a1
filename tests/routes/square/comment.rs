use serde_json::{Value, json};

use crate::{
    content::good_pack,
    harness::{Options, Ran, TestServer, User, picture, post},
};

#[tokio::test]
async fn only_the_author_deletes_a_comment_and_a_repeat_changes_nothing() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "zhou_ye").await);
    let post = post(&server.db, user.uid).await;
    let made = user
        .client
        .post_json(&format!("/api/v1/square/post/{post}/comment"), &json!({ "content": "说错了" }))
        .await;
    let path = format!("/api/v1/square/comment/{}", made.ok()["id"]);
    other.client.delete(&path).await.failed(403);
    server.visitor().delete(&path).await.refused(2);
    user.client.delete(&path).await.ok();
    user.client.delete(&path).await.ok();
    user.client.delete("/api/v1/square/comment/7").await.refused(2002);
    let kept: String = server.db.value("select comment_num || ' ' || root_num || ' ' || seq from post").await;
    assert_eq!(kept, "0 0 2");
    server.db.audit().await;
}

fn at(comment: &Value) -> String {
    format!("/api/v1/square/comment/{}", comment["id"])
}

/// Writes a comment on the post; returns the answer's comment.
async fn say(user: &User, post: i64, body: &Value) -> Value {
    user.client.post_json(&format!("/api/v1/square/post/{post}/comment"), body).await.ok().clone()
}

#[tokio::test]
async fn an_edited_comment_is_marked_and_an_equal_edit_changes_nothing() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let mut socket = server.visitor().socket().await;
    socket.watch(post, Some(0)).await;
    let made = say(&user, post, &json!({ "content": "今晚八典开服" })).await;
    assert_eq!(made["editTime"], Value::Null);
    user.client.post_json(&format!("{}/like", at(&made)), &json!({})).await.ok();
    let body = json!({ "content": "今晚八点开服" });
    let edited = user.client.put_json(&at(&made), &body).await.ok().clone();
    assert_eq!((&edited["id"], &edited["content"]), (&made["id"], &body["content"]));
    assert_eq!((&edited["liked"], &edited["floor"]), (&json!(true), &json!(1)));
    assert!(edited["editTime"].is_string(), "{edited}");
    assert_eq!(user.client.put_json(&at(&made), &body).await.ok(), &edited);
    let frame = socket.next_of_type("commentEdited").await;
    assert_eq!((&frame["seq"], &frame["comment"]["content"]), (&json!(2), &body["content"]));
    assert_eq!(frame["comment"]["editTime"], edited["editTime"]);
    let again = socket.so_far().await;
    assert!(again.iter().all(|frame| frame["type"] != "commentEdited"), "{again:?}");
    for list in [format!("/api/v1/square/post/{post}/comment/list"), "/api/v1/square/comment/me".to_owned()] {
        let shown = user.client.get(&list).await.ok()["records"][0].clone();
        assert_eq!((&shown["content"], &shown["editTime"]), (&edited["content"], &edited["editTime"]));
    }
    assert_eq!(server.db.value::<i64>("select seq from post").await, 2);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn each_refusal_of_an_edit_changes_nothing() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "zhou_ye").await);
    let post = post(&server.db, other.uid).await;
    let (kept, gone) = (
        say(&user, post, &json!({ "content": "原来的话" })).await,
        say(&user, post, &json!({ "content": "说错了" })).await,
    );
    user.client.delete(&at(&gone)).await.ok();
    let body = json!({ "content": "改过的话" });
    other.client.put_json(&at(&kept), &body).await.failed(403);
    server.visitor().put_json(&at(&kept), &body).await.refused(2);
    user.client.put_json(&at(&gone), &body).await.refused(2002);
    user.client.put_json(&at(&gone), &json!({ "content": "说错了" })).await.refused(2002);
    user.client.put_json("/api/v1/square/comment/7", &body).await.refused(2002);
    for content in ["", "   ", &"x".repeat(1001), "a\u{202e}b"] {
        let answer = user.client.put_json(&at(&kept), &json!({ "content": content })).await;
        assert_eq!(answer.malformed("content"), "评论为 1–1000 个字");
    }
    let states = [
        ("update post set locked = true", "update post set locked = false", 3002, "locked"),
        ("update post set hidden = true", "update post set hidden = false", 2002, ""),
        (
            "update account set muted_until = now() + interval '1 day'",
            "update account set muted_until = null",
            3002,
            "muted",
        ),
        (
            "insert into block (uid, blocked) select p.uid, c.uid from post p join comment c on c.post_id = p.id limit 1",
            "delete from block",
            3002,
            "blocked",
        ),
    ];
    for (begin, end, code, reason) in states {
        server.db.execute(begin).await;
        let refused = user.client.put_json(&at(&kept), &body).await;
        let said = refused.refused(code).json["data"]["reason"].as_str().unwrap_or_default();
        assert_eq!(said, reason);
        if code == 3002 {
            // A repeat of the unchanged text is accepted: a client sends it after a lost answer.
            user.client.put_json(&at(&kept), &json!({ "content": "原来的话" })).await.ok();
        }
        server.db.execute(end).await;
    }
    let left = "select bool_and(edit_time is null and content in ('原来的话', '说错了')) from comment";
    assert!(server.db.value::<bool>(left).await);
    assert_eq!(server.db.value::<i64>("select seq from post").await, 3);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn words_of_an_edit_are_refused_or_masked() {
    let server = TestServer::start().await;
    let pack = good_pack();
    pack.write("sensitive_words.yaml", "- 外挂\n- {word: 傻瓜, action: mask}\n");
    Ran::on(&server.db, &["content", "import", pack.path().to_str().unwrap()]).await.ok();
    let user = User::register(&server, "qiu_bai").await;
    let post = post(&server.db, user.uid).await;
    let made = say(&user, post, &json!({ "content": "你好" })).await;
    let refused = user.client.put_json(&at(&made), &json!({ "content": "卖 外.掛" })).await;
    assert_eq!(refused.refused(3001).json["data"], json!({ "words": ["外挂"] }));
    let body = json!({ "content": "你个傻瓜" });
    let masked = user.client.put_json(&at(&made), &body).await;
    assert_eq!(masked.ok()["content"], "你个**");
    assert_eq!(user.client.put_json(&at(&made), &body).await.ok(), masked.ok(), "it was done before");
    assert_eq!(server.db.value::<i64>("select seq from post").await, 2);
}

#[tokio::test]
#[ignore = "night"]
async fn edits_obey_the_limits_of_comments() {
    let options = Options::default()
        .set("PORTAL_NEWCOMER_HOURS", "24")
        .set("PORTAL_SAME_TEXT_MINUTES", "10")
        .set("PORTAL_COMMENT_EDITS_PER_ACCOUNT", "2/1h");
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let one = say(&user, post, &json!({ "content": "快来加入我们" })).await;
    let other = say(&user, post, &json!({ "content": "今天天气真不错" })).await;
    let put =
        async |of: &Value, content: &str| user.client.put_json(&at(of), &json!({ "content": content })).await;
    let link = put(&other, "领礼包来 abc.com").await;
    assert_eq!(link.refused(3002).json["data"]["reason"], "link");
    let same = put(&other, "快來，加入我們！").await;
    assert_eq!(same.refused(3002).json["data"], json!({ "reason": "same" }));
    put(&one, "快来，加入我们！").await.ok();
    put(&one, "快来，加入我们！").await.ok();
    put(&one, "快来，加入我们～").await.ok();
    put(&one, "快来加入我们吧").await.refused(1005);
    put(&one, "快来，加入我们～").await.ok();
    assert_eq!(server.db.value::<i64>("select seq from post").await, 4);
}

#[tokio::test]
#[ignore = "night"]
async fn an_edit_keeps_the_picture_and_may_then_remove_the_text() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let made = say(&user, post, &json!({ "content": "看图", "image": picture(&user, 30, 30).await })).await;
    let plain = say(&user, post, &json!({ "content": "没有图" })).await;
    let edited = user.client.put_json(&at(&made), &json!({ "content": "" })).await.ok().clone();
    assert_eq!((&edited["content"], &edited["image"]), (&json!(""), &made["image"]));
    let refused = user.client.put_json(&at(&plain), &json!({ "content": "" })).await;
    assert_eq!(refused.malformed("content"), "评论为 1–1000 个字");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_newly_mentioned_player_is_notified_once_until_the_comment_is_deleted() {
    let server = TestServer::start().await;
    let [user, author, old, new, apart] = [
        User::register(&server, "lin_xia").await,
        User::register(&server, "author").await,
        User::register(&server, "old_one").await,
        User::register(&server, "new_one").await,
        User::register(&server, "apart_one").await,
    ];
    let mut socket = new.socket().await;
    socket.next_of_type("status").await;
    user.client.post_json(&format!("/api/v1/user/block/{}", apart.uid), &json!({})).await.ok();
    let post = post(&server.db, author.uid).await;
    let answered = say(&old, post, &json!({ "content": "我先说" })).await;
    let mentions = [author.uid, old.uid, new.uid, apart.uid, user.uid];
    let body = |content: &str| json!({ "content": content, "mentions": mentions });
    let reply = json!({ "content": "我来答", "replyCommentId": answered["id"] });
    let made = say(&user, post, &reply).await;
    for content in ["@author @old_one @new_one @apart_one 在吗", "没事", "@new_one @lin_xia 又想起来"]
    {
        user.client.put_json(&at(&made), &body(content)).await.ok();
    }
    let notice = socket.next_of_type("notice").await;
    assert_eq!((&notice["kind"], &notice["commentId"]), (&json!("mention"), &made["id"]));
    assert_eq!((&notice["actor"]["uid"], &notice["unread"]["replies"]), (&json!(user.uid), &json!(1)));
    let again = socket.so_far().await;
    assert!(again.iter().all(|frame| frame["type"] != "notice"), "{again:?}");
    // The author has notices of two comments, the answered player of the reply, and nobody of their own.
    for (who, told) in [(&author, 2), (&old, 1), (&new, 1), (&apart, 0), (&user, 0)] {
        let list = who.client.get("/api/v1/notice/list").await.ok()["records"].clone();
        assert_eq!(list.as_array().unwrap().len(), told, "{list}");
    }
    // Mentioned by the name of that time, also after a rename.
    server.db.execute(&format!("update account set name = '改名了' where uid = {}", new.uid)).await;
    let edited = user.client.put_json(&at(&made), &body("@new_one 还在吗")).await;
    assert_eq!(edited.ok()["mentions"], json!([{ "uid": new.uid, "name": "new_one" }]));
    user.client.put_json(&at(&made), &body("不找谁了")).await.ok();
    server.db.audit().await;
    user.client.delete(&at(&made)).await.ok();
    socket.status_where("no notice", |status| status["unread"]["replies"] == 0).await;
    server.db.audit().await;
}
