use serde_json::{Value, json};

use crate::harness::{Client, TestServer, User, post};

async fn comment(client: &Client, post: i64, content: &str, answers: Option<&Value>) -> Value {
    let body = json!({ "content": content, "replyCommentId": answers.map(|comment| &comment["id"]) });
    client.post_json(&format!("/api/v1/square/post/{post}/comment"), &body).await.ok().clone()
}

fn contents(page: &Value) -> Vec<&str> {
    page["records"].as_array().unwrap().iter().map(|comment| comment["content"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn comments_are_sorted_and_paged_with_their_first_two_replies() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let list = format!("/api/v1/square/post/{post}/comment/list");
    let empty = server.visitor().get(&list).await;
    assert_eq!(
        (&empty.ok()["total"], &empty.ok()["seq"], &empty.ok()["records"]),
        (&json!(0), &json!(0), &json!([]))
    );

    let mut made = Vec::new();
    for content in ["一", "二", "三"] {
        made.push(comment(&user.client, post, content, None).await);
    }
    for content in ["a", "b", "c"] {
        comment(&user.client, post, content, Some(&made[1])).await;
    }
    let page = server.visitor().get(&list).await;
    assert_eq!(contents(page.ok()), ["一", "二", "三"]);
    assert_eq!((&page.ok()["total"], &page.ok()["seq"]), (&json!(3), &json!(6)));
    let second = &page.ok()["records"][1];
    assert_eq!((&second["replyNum"], second["replies"].as_array().unwrap().len()), (&json!(3), 2));
    let newest = server.visitor().get(&format!("{list}?sort=2")).await;
    assert_eq!(contents(newest.ok()), ["三", "二", "一"]);
    let hottest = server.visitor().get(&format!("{list}?sort=1")).await;
    assert_eq!(contents(hottest.ok()), ["二", "三", "一"]);
    assert_eq!(server.visitor().get(&format!("{list}?sort=4")).await.malformed("sort"), "没有这种排序");

    for sort in [1, 2, 3] {
        let (mut cursor, mut seen) = (String::new(), Vec::new());
        for _ in 0..3 {
            let page = server.visitor().get(&format!("{list}?sort={sort}&pageSize=1{cursor}")).await;
            seen.push(contents(page.ok())[0].to_owned());
            cursor = format!("&cursor={}", page.ok()["nextCursor"].as_str().unwrap_or_default());
        }
        assert_eq!(cursor, "&cursor=", "the last page has none");
        let whole = server.visitor().get(&format!("{list}?sort={sort}")).await;
        assert_eq!(seen, contents(whole.ok()));
    }

    let replies = format!("/api/v1/square/post/{post}/comment/{}/list", made[1]["id"]);
    let page = server.visitor().get(&format!("{replies}?currentPage=2&pageSize=2")).await;
    assert_eq!((contents(page.ok()), &page.ok()["total"]), (vec!["c"], &json!(3)));
    server.visitor().get(&format!("/api/v1/square/post/{post}/comment/7/list")).await.refused(2002);
    server.visitor().get("/api/v1/square/post/7/comment/list").await.refused(2002);
}

#[tokio::test]
async fn a_deleted_comment_stays_as_a_placeholder_while_it_has_replies() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let root = comment(&user.client, post, "秘密", None).await;
    let reply = comment(&user.client, post, "啊", Some(&root)).await;
    let list = format!("/api/v1/square/post/{post}/comment/list");
    user.client.delete(&format!("/api/v1/square/comment/{}", root["id"])).await.ok();
    let page = server.visitor().get(&list).await;
    let shown = &page.ok()["records"][0];
    assert_eq!(
        (&shown["deleted"], &shown["content"], &page.ok()["total"]),
        (&json!(true), &json!(""), &json!(1))
    );
    assert!(!page.text.contains("秘密"));
    user.client.delete(&format!("/api/v1/square/comment/{}", reply["id"])).await.ok();
    let page = server.visitor().get(&list).await;
    assert_eq!((&page.ok()["records"], &page.ok()["total"]), (&json!([]), &json!(0)));
    server.db.audit().await;
}
