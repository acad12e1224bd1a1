//! `portal post`: operators' actions on posts.

use serde_json::{Value, json};

use crate::harness::{Ran, TestServer, User, post};

const MINE: &str = "/api/user/center/message/all";

struct Square {
    server: TestServer,
    user: User,
    post: i64,
}

impl Square {
    async fn start() -> Self {
        let server = TestServer::start().await;
        let user = User::register(&server, "lin_xia").await;
        let post = post(&server.db, user.uid).await;
        Self { server, user, post }
    }

    async fn operator(&self, what: &str, more: &[&str]) -> Ran {
        let id = self.post.to_string();
        let args = [&["post", what, &id][..], more].concat();
        Ran::on(&self.server.db, &args).await
    }

    async fn comment(&self) -> crate::harness::Answer {
        let path = format!("/api/v1/square/post/{}/comment", self.post);
        self.user.client.post_json(&path, &json!({ "content": "在" })).await
    }

    async fn list(&self) -> crate::harness::Answer {
        self.server.visitor().get(&format!("/api/v1/square/post/{}/comment/list", self.post)).await
    }

    async fn messages(&self) -> Vec<Value> {
        let uid = self.user.uid.to_string();
        let page = self.user.client.post(MINE, &[("uid", uid.as_str())]).await;
        page.ok()["records"].as_array().unwrap().clone()
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_hidden_post_is_invisible_until_it_is_restored() {
    let square = Square::start().await;
    square.comment().await.ok();
    let said = square.operator("hide", &["--reason", "含有广告 <b>"]).await.ok();
    assert_eq!(said, format!("Post {} is hidden.\n", square.post));
    square.comment().await.refused(2002);
    square.list().await.refused(2002);
    let like = format!("/api/v1/square/post/{}/like", square.post);
    square.user.client.post_json(&like, &json!({})).await.refused(2002);
    let messages = square.messages().await;
    assert_eq!((&messages[0]["kind"], &messages[0]["title"]), (&json!("moderation"), &json!("帖子处理通知")));
    let content = "<p>你的帖子「今晚谁在」被隐藏了，别人暂时看不到。原因：含有广告 &lt;b&gt;</p>";
    assert_eq!(messages[0]["content"], content);
    square.server.db.audit().await;

    let said = square.operator("restore", &[]).await.ok();
    assert_eq!(said, format!("Post {} is shown.\n", square.post));
    square.comment().await.ok();
    assert_eq!(square.list().await.ok()["total"], 2);
    let content = "<p>你的帖子「今晚谁在」恢复显示了，大家又能看到它啦。</p>";
    assert_eq!(square.messages().await[0]["content"], content);
    square.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_locked_post_can_be_read_and_liked_but_not_commented() {
    let square = Square::start().await;
    square.operator("lock", &["--reason", "吵起来了"]).await.ok();
    square.comment().await.refused(3002);
    square.list().await.ok();
    let like = format!("/api/v1/square/post/{}/like", square.post);
    square.user.client.post_json(&like, &json!({})).await.ok();
    square.operator("unlock", &["--reason", "冷静下来了"]).await.ok();
    square.comment().await.ok();
    let content = square.messages().await[0]["content"].clone();
    assert_eq!(content, "<p>你的帖子「今晚谁在」解除锁定了，又可以评论啦。冷静下来了</p>");
    square.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_repeated_action_changes_nothing_and_notifies_nobody() {
    let square = Square::start().await;
    let reason = ["--reason", "重复内容"];
    for (what, is, more) in [
        ("unlock", "unlocked", &[][..]),
        ("restore", "shown", &[]),
        ("lock", "locked", &reason),
        ("lock", "locked", &reason),
        ("delete", "deleted", &reason),
        ("delete", "deleted", &reason),
    ] {
        let said = square.operator(what, more).await.ok();
        assert!(said.starts_with(&format!("Post {} is {is}", square.post)), "{said}");
    }
    assert_eq!(square.messages().await.len(), 2, "one for each change");
    let logged = "select count(*) from thread_event where kind = 4 and comment_id is null";
    assert_eq!(square.server.db.value::<i64>(logged).await, 2);
    for what in ["restore", "unlock"] {
        square.operator(what, &[]).await.refused(&["is deleted"]);
    }
    square.comment().await.refused(2002);
    square.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn each_refusal_is_one_sentence_and_changes_nothing() {
    let square = Square::start().await;
    Ran::on(&square.server.db, &["post", "hide", "7", "--reason", "广告"]).await.refused(&["no post 7"]);
    square.operator("hide", &["--reason", " "]).await.refused(&["--reason"]);
    square.operator("hide", &["--reason", &"长".repeat(201)]).await.refused(&["--reason"]);
    for args in
        [&["post", "hide", "0", "--reason", "广告"][..], &["post", "lock", "7"], &["post", "hide", "x"]]
    {
        let ran = Ran::on(&square.server.db, args).await;
        assert!(ran.code == 2 && ran.stderr.starts_with("error: "), "{ran:?}");
    }
    assert!(square.messages().await.is_empty());
    square.comment().await.ok();
}
