use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::json;

use crate::{
    content::good_pack,
    harness::{Nodes, Options, Ran, TestRedis, TestServer, User, eventually, picture, post, video},
};

fn path(post: i64) -> String {
    format!("/api/v1/square/post/{post}/comment")
}

#[tokio::test]
async fn one_key_makes_one_comment() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let key = uuid::Uuid::new_v4().to_string();
    let client = user.client.with("Idempotency-Key", &key);
    let body = json!({ "content": "手抖" });
    let path = path(post);
    let (one, other) = tokio::join!(client.post_json(&path, &body), client.post_json(&path, &body));
    assert_eq!(one.ok(), other.ok());
    assert_eq!(client.post_json(&path, &body).await.ok(), one.ok());
    let kept: String = server
        .db
        .value("select comment_num || ' ' || seq || ' ' || (select count(*) from comment) from post")
        .await;
    assert_eq!(kept, "1 1 1");
    let wrong = user.client.with("Idempotency-Key", "7").post_json(&path, &body).await;
    assert_eq!(wrong.malformed("Idempotency-Key"), "须为 UUID");
    server.db.audit().await;
}

/// Some clients cannot omit a number and send 0.
#[tokio::test]
#[ignore = "night"]
async fn a_reply_to_comment_0_is_a_comment_on_the_post() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let path = path(post(&server.db, user.uid).await);
    for none in [json!(0), json!(null)] {
        let made = user.client.post_json(&path, &json!({ "content": "你好", "replyCommentId": none })).await;
        assert_eq!(made.ok()["replyCommentId"], json!(null), "{none}");
    }
    let root = server.db.value::<i64>("select min(id) from comment").await;
    let reply = user.client.post_json(&path, &json!({ "content": "好", "replyCommentId": root })).await;
    assert_eq!(reply.ok()["replyCommentId"], json!(root));
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn each_refusal_changes_nothing() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let (open, locked, hidden) = (
        post(&server.db, user.uid).await,
        post(&server.db, user.uid).await,
        post(&server.db, user.uid).await,
    );
    server
        .db
        .execute(&format!("update post set locked = true where id = {locked}; update post set hidden = true where id = {hidden}"))
        .await;
    let body = json!({ "content": "你好" });
    user.client.post_json(&path(locked), &body).await.refused(3002);
    user.client.post_json(&path(hidden), &body).await.refused(2002);
    user.client.post_json(&path(7), &body).await.refused(2002);
    server.visitor().post_json(&path(open), &body).await.refused(2);
    for content in ["", "   ", &"x".repeat(1001), "\u{200b}", "a\u{202e}b"] {
        let answer = user.client.post_json(&path(open), &json!({ "content": content })).await;
        assert_eq!(answer.malformed("content"), "评论为 1–1000 个字");
    }
    assert_eq!(user.client.post_json(&path(open), &json!({})).await.malformed("content"), "不能为空");
    let answers = json!({ "content": "你好", "replyCommentId": 7 });
    user.client.post_json(&path(open), &answers).await.refused(2002);
    user.client.post_json("/api/v1/square/post/x/comment", &body).await.failed(404);
    assert_eq!(server.db.value::<i64>("select count(*) from comment").await, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn a_comment_holds_one_picture_with_or_without_a_text() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let mut socket = user.socket().await;
    socket.watch(post, Some(0)).await;
    let image = picture(&user, 1000, 500).await;
    let made = user.client.post_json(&path(post), &json!({ "content": " 看 ", "image": image })).await;
    let made = made.ok();
    assert_eq!((&made["content"], &made["image"]["id"]), (&json!("看"), &json!(image)));
    assert_eq!((&made["image"]["width"], &made["image"]["height"]), (&json!(1000), &json!(500)));
    assert_eq!(socket.next_of_type("comment").await["comment"], *made);
    let only = json!({ "content": "", "image": image, "replyCommentId": made["id"] });
    let reply = user.client.post_json(&path(post), &only).await.ok().clone();
    assert_eq!((&reply["content"], &reply["image"]), (&json!(""), &made["image"]));
    let blank = json!({ "content": "  \n ", "image": image });
    assert_eq!(user.client.post_json(&path(post), &blank).await.ok()["content"], json!(""));
    let list = user.client.get(&format!("{}/list", path(post))).await.ok().clone();
    assert_eq!(list["records"][0]["image"], made["image"]);
    assert_eq!(list["records"][0]["replies"][0]["image"], made["image"]);
    let mine = user.client.get("/api/v1/square/comment/me").await.ok().clone();
    assert_eq!(mine["records"][0]["image"], made["image"]);
    let without = user.client.post_json(&path(post), &json!({ "content": "没图", "image": null })).await;
    assert_eq!(without.ok()["image"], json!(null));
    // A comment that stays as a placeholder shows its picture to nobody.
    user.client.delete(&format!("/api/v1/square/comment/{}", made["id"])).await.ok();
    let list = user.client.get(&format!("{}/list", path(post))).await.ok().clone();
    assert_eq!((&list["records"][0]["deleted"], &list["records"][0]["image"]), (&json!(true), &json!(null)));
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_picture_of_another_account_or_none_at_all_is_refused() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    let post = post(&server.db, user.uid).await;
    let (theirs, film) = (picture(&other, 30, 30).await, video(&user).await);
    let unknown = uuid::Uuid::new_v4().to_string();
    for image in [theirs, film, unknown] {
        let body = json!({ "content": "看", "image": image });
        assert_eq!(
            user.client.post_json(&path(post), &body).await.malformed("image"),
            "有图片或视频没找到，请重新上传"
        );
    }
    user.client.post_json(&path(post), &json!({ "content": "看", "image": "x" })).await.malformed("image");
    let empty = json!({ "content": "", "image": null });
    assert_eq!(user.client.post_json(&path(post), &empty).await.malformed("content"), "评论为 1–1000 个字");
    assert_eq!(server.db.value::<i64>("select count(*) from comment").await, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn a_key_makes_one_comment_with_a_picture() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let body = json!({ "content": "", "image": picture(&user, 30, 30).await });
    let client = user.client.with("Idempotency-Key", &uuid::Uuid::new_v4().to_string());
    let first = client.post_json(&path(post), &body).await.ok().clone();
    assert_eq!(*client.post_json(&path(post), &body).await.ok(), first);
    assert_eq!(server.db.value::<i64>("select count(*) from comment").await, 1);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_same_picture_without_another_text_is_refused_for_a_while() {
    let server = TestServer::start_with(strict()).await;
    let user = User::register(&server, "lin_xia").await;
    let (one, other) = (path(post(&server.db, user.uid).await), path(post(&server.db, user.uid).await));
    let picture_again = async || json!({ "content": "看", "image": picture(&user, 30, 30).await });
    user.client.post_json(&one, &picture_again().await).await.ok();
    let same = user.client.post_json(&other, &picture_again().await).await;
    assert_eq!(same.refused(3002).json["data"]["reason"], "same", "another upload of the same picture");
    let another = json!({ "content": "看", "image": picture(&user, 40, 30).await });
    user.client.post_json(&other, &another).await.ok();
    let worded = async |width| json!({ "content": "今晚八点开荒", "image": picture(&user, width, 30).await });
    user.client.post_json(&other, &worded(30).await).await.ok();
    let same = user.client.post_json(&one, &worded(50).await).await;
    assert_eq!(same.refused(3002).json["data"]["reason"], "same", "the same text under another picture");
    assert_eq!(server.db.value::<i64>("select count(*) from comment").await, 3);
}

#[tokio::test]
async fn concurrent_comments_are_numbered_without_gaps() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let path = path(post);
    let body = json!({ "content": "抢沙发" });
    let made = futures_util::future::join_all((0..60).map(|_| user.client.post_json(&path, &body))).await;
    let mut floors: Vec<i64> = made.iter().map(|answer| answer.ok()["floor"].as_i64().unwrap()).collect();
    floors.sort_unstable();
    assert!(floors.into_iter().eq(1..=60));
    server.db.audit().await;
}

/// The production limits, except those given.
fn strict() -> Options {
    Options::default().set("PORTAL_SAME_TEXT_MINUTES", "10")
}

#[tokio::test]
async fn words_are_refused_or_masked() {
    let server = TestServer::start().await;
    let pack = good_pack();
    pack.write("sensitive_words.yaml", "- 外挂\n- {word: 傻瓜, action: mask}\n");
    Ran::on(&server.db, &["content", "import", pack.path().to_str().unwrap()]).await.ok();
    let user = User::register(&server, "qiu_bai").await;
    let path = path(post(&server.db, user.uid).await);
    let refused = user.client.post_json(&path, &json!({ "content": "卖 外.掛，傻瓜才不买" })).await;
    assert_eq!(refused.refused(3001).json["data"], json!({ "words": ["外挂"] }));
    let masked = user.client.post_json(&path, &json!({ "content": "你个 傻*瓜 ，走开" })).await;
    assert_eq!(masked.ok()["content"], "你个 *** ，走开");
    let kept: String = server.db.value("select content from comment").await;
    assert_eq!(kept, "你个 *** ，走开");
    server.db.audit().await;
}

#[tokio::test]
async fn a_repeated_key_gets_the_first_answer_whatever_rules_apply_now() {
    let server = TestServer::start_with(strict().set("PORTAL_COMMENTS_PER_ACCOUNT", "1/1h")).await;
    let user = User::register(&server, "qiu_bai").await;
    let path = path(post(&server.db, user.uid).await);
    let body = json!({ "content": "一起打外挂" });
    let client = user.client.with("Idempotency-Key", &uuid::Uuid::new_v4().to_string());
    let first = client.post_json(&path, &body).await;
    assert_eq!(client.post_json(&path, &body).await.ok(), first.ok(), "too many, and the same");
    let pack = good_pack();
    pack.write("sensitive_words.yaml", "- 外挂\n");
    Ran::on(&server.db, &["content", "import", pack.path().to_str().unwrap()]).await.ok();
    assert_eq!(
        client.post_json(&path, &body).await.ok(),
        first.ok(),
        "whatever words are on the list by now"
    );
    let other = user.client.with("Idempotency-Key", &uuid::Uuid::new_v4().to_string());
    other.post_json(&path, &json!({ "content": "别的" })).await.refused(1005);
    assert_eq!(server.db.value::<i64>("select count(*) from comment").await, 1);
}

#[tokio::test]
#[ignore = "night"]
async fn a_repeat_during_the_first_call_gets_its_answer() {
    let server = TestServer::start_with(strict()).await;
    let user = User::register(&server, "lin_xia").await;
    let path = path(post(&server.db, user.uid).await);
    let client = user.client.with("Idempotency-Key", &uuid::Uuid::new_v4().to_string());
    let body = json!({ "content": "今晚八点开荒" });
    let mut other = server.db.pool.get().await.unwrap();
    let nobody_writes = other.transaction().await.unwrap();
    nobody_writes.batch_execute("lock table comment in share mode").await.unwrap();
    let second = async {
        server.db.waiting(1).await;
        client.post_json(&path, &body).await
    };
    let let_go = async {
        let both = format!(
            "select exists (select from limit_log where key = 'comment:{}' and cardinality(uses) = 2)",
            user.uid
        );
        eventually("two concurrent calls", async || server.db.value::<bool>(&both).await).await;
        nobody_writes.commit().await.unwrap();
    };
    let (one, two, ()) = tokio::join!(client.post_json(&path, &body), second, let_go);
    assert_eq!(one.ok(), two.ok());
    let same = user.client.post_json(&path, &body).await;
    assert_eq!(same.refused(3002).json["data"]["reason"], "same", "another try is another comment");
    assert_eq!(server.db.value::<i64>("select count(*) from comment").await, 1);
}

#[tokio::test]
#[ignore = "night"]
async fn a_repeated_answer_uses_no_rate_limit() {
    let server = TestServer::start_with(Options::default().set("PORTAL_COMMENTS_PER_ACCOUNT", "2/1h")).await;
    let user = User::register(&server, "lin_xia").await;
    let path = path(post(&server.db, user.uid).await);
    let client = user.client.with("Idempotency-Key", &uuid::Uuid::new_v4().to_string());
    for _ in 0..5 {
        client.post_json(&path, &json!({ "content": "一" })).await.ok();
    }
    user.client.post_json(&path, &json!({ "content": "二" })).await.ok();
    user.client.post_json(&path, &json!({ "content": "三" })).await.refused(1005);
    assert_eq!(server.db.value::<i64>("select count(*) from comment").await, 2);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_equal_text_is_written_once_in_ten_minutes() {
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(strict().clock(&clock)).await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    let (here, there) = (path(post(&server.db, user.uid).await), path(post(&server.db, user.uid).await));
    let (body, alike) = (json!({ "content": "快来加入我们" }), json!({ "content": "快來，加入我們！" }));
    user.client.post_json(&here, &body).await.ok();
    let refused = user.client.post_json(&there, &alike).await;
    assert_eq!(refused.refused(3002).json["data"], json!({ "reason": "same" }));
    assert_eq!(refused.msg(), "刚刚发过一样的内容啦，换点新的吧");
    user.client.post_json(&there, &json!({ "content": "快来加入他们" })).await.ok();
    other.client.post_json(&there, &body).await.ok();
    clock.advance(TimeDelta::minutes(10));
    user.client.post_json(&there, &alike).await.ok();
    // A refused text does not count.
    let body = json!({ "content": "没有写成的一句话" });
    user.client.post_json(&path(7), &body).await.refused(2002);
    user.client.post_json(&here, &body).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn comments_are_limited_over_all_nodes_together() {
    for redis in [false, true] {
        let options = strict().set("PORTAL_COMMENTS_PER_ACCOUNT", "3/1h");
        let nodes = if redis {
            Nodes::on(&TestRedis::shared_url(), options).await
        } else {
            Nodes::on("", options).await
        };
        let user = User::register(&nodes.a, "lin_xia").await;
        let path = path(post(&nodes.db, user.uid).await);
        let at_b = user.client.at(&nodes.b);
        for (n, client) in [&user.client, &at_b, &user.client].into_iter().enumerate() {
            client.post_json(&path, &json!({ "content": format!("第{n}条") })).await.ok();
        }
        let refused = at_b.post_json(&path, &json!({ "content": "再来" })).await;
        let wait = refused.refused(1005).json["data"]["retryAfter"].as_u64().unwrap();
        assert!((3500..=3600).contains(&wait), "{wait}");
        at_b.post_json(&path, &json!({ "content": "第0条" })).await.refused(1005);
    }
}

#[tokio::test]
#[ignore = "night"]
async fn new_accounts_comment_less_and_without_links() {
    let options = strict()
        .set("PORTAL_NEWCOMER_HOURS", "24")
        .set("PORTAL_COMMENTS_PER_NEWCOMER", "1/1h")
        .set("PORTAL_COMMENTS_PER_ACCOUNT", "2/1h");
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let path = path(post(&server.db, user.uid).await);
    for link in ["看 https://a.example", "加我abc。com", "ｗｗｗ.a"] {
        let refused = user.client.post_json(&path, &json!({ "content": link })).await;
        let data = &refused.refused(3002).json["data"];
        assert_eq!(data["reason"], "link");
        assert!(data["until"].as_str().is_some_and(|until| until.ends_with('Z')), "{data}");
        assert_eq!(refused.msg(), "新朋友还不能发链接，过一阵子就可以啦");
    }
    user.client.post_json(&path, &json!({ "content": "第一条" })).await.ok();
    user.client.post_json(&path, &json!({ "content": "第二条" })).await.refused(1005);
    server.db.execute("update account set create_time = now() - interval '24 hours'").await;
    user.client.post_json(&path, &json!({ "content": "看 https://a.example" })).await.ok();
    user.client.post_json(&path, &json!({ "content": "第三条" })).await.refused(1005);
}

#[tokio::test]
#[ignore = "night"]
async fn a_key_of_another_posts_comment_is_refused() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let (one, other) = (post(&server.db, user.uid).await, post(&server.db, user.uid).await);
    let client = user.client.with("Idempotency-Key", &uuid::Uuid::new_v4().to_string());
    client.post_json(&path(one), &json!({ "content": "一" })).await.ok();
    let refused = client.post_json(&path(other), &json!({ "content": "二" })).await;
    assert_eq!(refused.malformed("Idempotency-Key"), "这个请求标识已用于别的操作");
    assert_eq!(server.db.value::<i64>("select count(*) from comment").await, 1);
    // Concurrently: one comment is written.
    let client = user.client.with("Idempotency-Key", &uuid::Uuid::new_v4().to_string());
    let (here, there) = (path(one), path(other));
    let body = json!({ "content": "三" });
    let (one, other) = tokio::join!(client.post_json(&here, &body), client.post_json(&there, &body));
    let mut codes = [one.code(), other.code()];
    codes.sort_unstable();
    assert_eq!(codes, [0, 4000]);
    server.db.audit().await;
}

#[tokio::test]
async fn a_single_comment_is_returned_with_its_place() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let make = async |body: serde_json::Value| user.client.post_json(&path(post), &body).await.ok().clone();
    let root = make(json!({ "content": "楼" })).await;
    let mut replies = Vec::new();
    for n in 0..4 {
        replies.push(make(json!({ "content": n.to_string(), "replyCommentId": root["id"] })).await);
    }
    let at = |id: &serde_json::Value| format!("/api/v1/square/post/{post}/comment/{id}");
    let seen = server.visitor().get(&at(&root["id"])).await;
    assert_eq!((&seen.ok()["id"], &seen.ok()["replies"][0]["id"]), (&root["id"], &replies[0]["id"]));
    let seen = server.visitor().get(&at(&replies[3]["id"])).await;
    let first = seen.ok()["replies"].as_array().unwrap();
    assert_eq!((&seen.ok()["id"], &first[0]["id"], first.len()), (&root["id"], &replies[3]["id"], 2));
    user.client.delete(&format!("/api/v1/square/comment/{}", replies[3]["id"])).await.ok();
    server.visitor().get(&at(&replies[3]["id"])).await.refused(2002);
    user.client.delete(&format!("/api/v1/square/comment/{}", root["id"])).await.ok();
    assert_eq!(server.visitor().get(&at(&root["id"])).await.ok()["deleted"], true);
    server.visitor().get(&format!("/api/v1/square/post/7/comment/{}", root["id"])).await.refused(2002);
    server.db.execute("update post set hidden = true").await;
    server.visitor().get(&at(&root["id"])).await.refused(2002);
}

#[tokio::test]
#[ignore = "night"]
async fn short_thanks_may_be_repeated() {
    let server = TestServer::start_with(strict().set("PORTAL_COMMENTS_PER_ACCOUNT", "6/1h")).await;
    let user = User::register(&server, "lin_xia").await;
    let path = path(post(&server.db, user.uid).await);
    for content in ["谢谢", "谢谢！", "哈哈哈哈", "哈哈哈哈。", "👍", "👍"] {
        user.client.post_json(&path, &json!({ "content": content })).await.ok();
    }
    // Only the rate limit applies.
    user.client.post_json(&path, &json!({ "content": "谢谢" })).await.refused(1005);
}
