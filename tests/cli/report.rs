//! `portal report` and `portal account mute`: operators' actions on reports and people.

use serde_json::json;

use crate::harness::{Ran, TestServer, User, picture, post};

#[tokio::test]
#[ignore = "night"]
async fn a_report_is_listed_shown_and_resolved() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    let third = User::register(&server, "third").await;
    let post = post(&server.db, other.uid).await;
    let comments = format!("/api/v1/square/post/{post}/comment");
    let comment = third.client.post_json(&comments, &json!({ "content": "加群领钻" })).await.ok().clone();
    let run = async |args: &[&str]| Ran::on(&server.db, args).await;
    assert_eq!(run(&["report", "list"]).await.ok(), "There are no open reports.\n");
    let (id, post_id) = (comment["id"].to_string(), post.to_string());
    for client in [&user.client, &other.client] {
        let report = json!({ "kind": "comment", "id": comment["id"], "reason": "spam", "detail": "广告" });
        client.post_json("/api/v1/report", &report).await.ok();
    }
    let report = json!({ "kind": "post", "id": post, "reason": "abuse" });
    user.client.post_json("/api/v1/report", &report).await.ok();
    let listed = run(&["report", "list"]).await.ok();
    let lines: Vec<&str> = listed.lines().collect();
    assert!(lines[0].starts_with(&format!("comment {id}  reported 2 times: spam")), "{listed}");
    assert!(lines[1].starts_with(&format!("post {post}  reported 1 times: abuse")), "{listed}");
    let shown = run(&["report", "show", "comment", &id]).await.ok();
    assert!(shown.contains("加群领钻") && shown.contains(&format!("below post {post}")), "{shown}");

    // The comment disappears from every open page, with its notice. Its author gets the reason and may not write.
    let mut page = server.visitor().socket().await;
    page.watch(post, None).await;
    assert_eq!(other.me().await["unread"]["replies"], 1);
    let args = ["report", "resolve", "comment", &id, "--verdict", "广告", "--delete", "--mute", "3"];
    let said = run(&args).await.ok();
    assert!(
        said.contains(&format!("Comment {id} is deleted.")) && said.contains("2 reports are resolved."),
        "{said}"
    );
    assert_eq!(page.next_of_type("commentGone").await["commentId"], comment["id"]);
    assert_eq!(other.me().await["unread"]["replies"], 0);
    let refused = third.client.post_json(&comments, &json!({ "content": "再来" })).await;
    assert_eq!(refused.refused(3002).json["data"]["reason"], "muted");
    assert!(refused.json["data"]["until"].is_string());
    assert_eq!(third.unread().await, 2);

    let said = run(&["report", "resolve", "post", &post_id, "--verdict", "不当", "--hide"]).await.ok();
    assert!(said.contains("is hidden") && said.contains("1 report is resolved."), "{said}");
    assert_eq!(run(&["report", "list"]).await.ok(), "There are no open reports.\n");
    server.db.audit().await;

    let refused = run(&["report", "resolve", "user", "7", "--verdict", "x", "--delete"]).await;
    assert!(refused.code != 0 && refused.stderr.contains("nothing was done"), "{refused:?}");
    let refused = run(&["report", "show", "post", "7"]).await;
    assert!(refused.stderr.contains("there is no post 7"), "{refused:?}");
}

#[tokio::test]
#[ignore = "night"]
async fn the_author_of_a_deleted_comment_reads_its_text_or_that_it_was_a_picture() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    let comments = format!("/api/v1/square/post/{}/comment", post(&server.db, other.uid).await);
    for (text, quoted) in [("", "[图片]"), ("加群", "加群")] {
        let body = json!({ "content": text, "image": picture(&user, 30, 30).await });
        let comment = user.client.post_json(&comments, &body).await.ok().clone();
        let report = json!({ "kind": "comment", "id": comment["id"], "reason": "spam" });
        other.client.post_json("/api/v1/report", &report).await.ok();
        let id = comment["id"].to_string();
        let args = ["report", "resolve", "comment", &id, "--verdict", "广告", "--delete"];
        Ran::on(&server.db, &args).await.ok();
        let told: String = server
            .db
            .value("select content from message where content like '%你的评论%' order by id desc limit 1")
            .await;
        assert!(told.contains(&format!("你的评论「{quoted}」被删除了")), "{told}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn actions_without_a_report_are_refused() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let (id, uid) = (post.to_string(), user.uid.to_string());
    for args in [
        ["post", &id, "--mute=5"],
        ["post", &id, "--hide"],
        ["post", &id, "--delete"],
        ["user", &uid, "--mute=5"],
    ] {
        let [kind, id, deed] = args;
        let refused = Ran::on(&server.db, &["report", "resolve", kind, id, "--verdict", "x", deed]).await;
        assert!(refused.code != 0 && refused.stdout.is_empty(), "{refused:?}");
        let why = format!("nobody reported {kind} {id}; nothing was done");
        assert!(refused.stderr.contains(&why), "{refused:?}");
    }
    let comments = format!("/api/v1/square/post/{post}/comment");
    user.client.post_json(&comments, &json!({ "content": "还在" })).await.ok();
    assert_eq!(user.unread().await, 0, "they are told nothing");
}

#[tokio::test]
#[ignore = "night"]
async fn a_muted_player_reads_and_cannot_write_until_the_mute_ends() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let comments = format!("/api/v1/square/post/{post}/comment");
    let args = ["account", "mute", "--who", "lin_xia", "--days", "2", "--reason", "刷屏"];
    let said = Ran::on(&server.db, &args).await.ok();
    assert!(said.starts_with("lin_xia may not write until "), "{said}");
    user.client.post_json(&comments, &json!({ "content": "喂" })).await.refused(3002);
    assert_eq!(user.unread().await, 1, "they are told why");
    let unmute = ["account", "unmute", "--who", "lin_xia"];
    assert_eq!(Ran::on(&server.db, &unmute).await.ok(), "lin_xia may write again.\n");
    assert!(Ran::on(&server.db, &unmute).await.stderr.contains("lin_xia is not muted"));
    user.client.post_json(&comments, &json!({ "content": "回来了" })).await.ok();
    server.db.audit().await;
}
