use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::harness::{Client, TestServer, User, post};

const PATH: &str = "/api/v1/notice/list";

async fn notices(client: &Client, query: &str) -> Vec<Value> {
    client.get(&format!("{PATH}{query}")).await.ok()["records"].as_array().unwrap().clone()
}

async fn comment(client: &Client, post: i64, body: Value) -> Value {
    client.post_json(&format!("/api/v1/square/post/{post}/comment"), &body).await.ok().clone()
}

#[tokio::test]
#[ignore = "night"]
async fn each_recipient_is_notified_of_a_comment_once_for_the_first_reason() {
    let server = TestServer::start().await;
    let author = User::register(&server, "lin_xia").await;
    let (one, two) =
        (User::register(&server, "player_one").await, User::register(&server, "player_two").await);
    server
        .db
        .execute(&format!(
            "update account set name = '林夏' where uid = {}; update account set name = '老陈' where uid = {}",
            author.uid, one.uid
        ))
        .await;
    let post = post(&server.db, author.uid).await;
    let first = comment(&one.client, post, json!({ "content": "先来" })).await;
    // A recipient of a reply gets it as a reply even when mentioned; the author gets it as a comment even when mentioned.
    let body = json!({
        "content": "@老陈 @林夏 @路人 看这里", "replyCommentId": first["id"],
        "mentions": [one.uid, author.uid, two.uid, 7],
    });
    let reply = comment(&two.client, post, body).await;
    assert_eq!(
        reply["mentions"],
        json!([{ "uid": one.uid, "name": "老陈" }, { "uid": author.uid, "name": "林夏" }])
    );
    let theirs = notices(&one.client, "").await;
    assert_eq!(theirs.len(), 1);
    assert_eq!(
        (&theirs[0]["kind"], &theirs[0]["about"], &theirs[0]["rootId"], &theirs[0]["commentId"]),
        (&json!("reply"), &json!("先来"), &first["id"], &reply["id"])
    );
    let mine = notices(&author.client, "?group=replies").await;
    assert_eq!(mine.iter().map(|n| &n["kind"]).collect::<Vec<_>>(), ["comment", "comment"]);
    assert_eq!(
        (&mine[0]["excerpt"], &mine[0]["about"]),
        (&json!("@老陈 @林夏 @路人 看这里"), &json!("今晚谁在"))
    );
    // A mention alone; nobody is notified of their own mention.
    let own =
        comment(&author.client, post, json!({ "content": "@老陈 @林夏", "mentions": [one.uid, author.uid] }))
            .await;
    assert_eq!(own["mentions"].as_array().unwrap().len(), 1);
    assert_eq!(notices(&one.client, "").await[0]["kind"], "mention");
    assert_eq!(author.me().await["unread"]["replies"], 2);
    server.db.audit().await;

    // Deleted comments take their notices along.
    two.client.delete(&format!("/api/v1/square/comment/{}", reply["id"])).await.ok();
    assert_eq!(notices(&one.client, "").await.len(), 1);
    assert_eq!(author.me().await["unread"]["replies"], 1);
    server.db.audit().await;
}

#[tokio::test]
async fn likes_of_one_post_or_comment_are_one_notice() {
    let server = TestServer::start().await;
    let author = User::register(&server, "lin_xia").await;
    let mut fans = Vec::new();
    for n in 0..4 {
        fans.push(User::register(&server, &format!("fan_{n}")).await);
    }
    let post = post(&server.db, author.uid).await;
    let like = format!("/api/v1/square/post/{post}/like");
    // A hundred concurrent likes by one player count once; one's own like gives no notice.
    join_all((0..100).map(async |_| fans[0].client.post_json(&like, &json!({})).await.ok().clone())).await;
    author.client.post_json(&like, &json!({})).await.ok();
    let first = notices(&author.client, "").await;
    assert_eq!((first.len(), &first[0]["actorNum"], &first[0]["second"]), (1, &json!(1), &Value::Null));
    assert_eq!(author.me().await["likes"], 2);

    // After it was read, the next like makes the same notice unread again.
    author.client.post_json("/api/v1/notice/read", &json!({ "group": "likes" })).await.ok();
    for fan in &fans[1..] {
        fan.client.post_json(&like, &json!({})).await.ok();
    }
    let grown = notices(&author.client, "?group=likes").await;
    assert_eq!(
        (grown.len(), &grown[0]["actorNum"], &grown[0]["actor"]["uid"], &grown[0]["second"]["uid"]),
        (1, &json!(4), &json!(fans[3].uid), &json!(fans[2].uid))
    );
    assert_eq!((&grown[0]["read"], &grown[0]["id"]), (&json!(false), &first[0]["id"]));
    assert_eq!(author.me().await["unread"]["likes"], 1);
    server.db.audit().await;

    // Likes are taken back one by one, the newest first, until none is left.
    for fan in fans.iter().rev() {
        fan.client.delete(&like).await.ok();
        server.db.audit().await;
    }
    assert_eq!(
        (notices(&author.client, "").await.len(), author.me().await["unread"]["likes"].clone()),
        (0, json!(0))
    );
    assert_eq!(author.me().await["likes"], 1);
}

#[tokio::test]
async fn a_cursor_lists_each_notice_once_and_a_group_only_its_own() {
    let server = TestServer::start().await;
    let (user, fan) = (User::register(&server, "lin_xia").await, User::register(&server, "fan_one").await);
    let post = post(&server.db, user.uid).await;
    for n in 0..3 {
        comment(&fan.client, post, json!({ "content": n.to_string() })).await;
    }
    fan.client.post_json(&format!("/api/v1/user/follow/{}", user.uid), &json!({})).await.ok();
    let (mut cursor, mut kinds) = (String::new(), Vec::new());
    loop {
        let page = user.client.get(&format!("{PATH}?pageSize=1{cursor}")).await;
        assert_eq!(page.ok()["total"], 4);
        kinds.push(page.ok()["records"][0]["kind"].clone());
        match page.ok()["nextCursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => break,
        }
    }
    assert_eq!(kinds, ["follow", "comment", "comment", "comment"]);
    assert_eq!(notices(&user.client, "?group=follows").await.len(), 1);
    assert_eq!(notices(&user.client, "?group=likes").await.len(), 0);
    let page = user.client.get(PATH).await;
    assert_eq!(page.ok()["unread"]["total"], 4);
    server.visitor().get(PATH).await.refused(2);
    user.client.get(&format!("{PATH}?group=others")).await.malformed("group");
    user.client.get(&format!("{PATH}?pageSize=0")).await.malformed("pageSize");
}

#[tokio::test]
#[ignore = "night"]
async fn notices_of_hidden_posts_disappear_and_stay_away() {
    let server = TestServer::start().await;
    let author = User::register(&server, "lin_xia").await;
    let mut fans = Vec::new();
    for n in 0..3 {
        fans.push(User::register(&server, &format!("fan_{n}")).await);
    }
    let post = post(&server.db, author.uid).await;
    let like = format!("/api/v1/square/post/{post}/like");
    for fan in &fans[..2] {
        fan.client.post_json(&like, &json!({})).await.ok();
        comment(&fan.client, post, json!({ "content": "好" })).await;
    }
    let mut socket = author.socket().await;
    socket.status_where("three", |status| status["unread"]["total"] == 3).await;
    let moderate = async |change| {
        let pool = &server.db.pool;
        let message =
            sql::inbox::NewMessage { kind: "moderation", title: "一", content: "<p>一</p>", link: None };
        sql::moderation::before_change(pool, post, change).await.unwrap();
        let mut client = pool.get().await.unwrap();
        let tx = client.transaction().await.unwrap();
        sql::moderation::change_in(&tx, post, change, author.uid, Some(&message)).await.unwrap();
        tx.commit().await.unwrap();
        drop(client);
        sql::moderation::after_change(pool, post, change).await.unwrap();
    };
    moderate(sql::thread::Change::Hide).await;
    socket
        .status_where("only the message", |status| {
            status["unread"]["total"] == 1 && status["unread"]["messages"] == 1
        })
        .await;
    assert_eq!(notices(&author.client, "").await.len(), 0);
    server.db.audit().await;
    moderate(sql::thread::Change::Restore).await;
    assert_eq!(notices(&author.client, "").await.len(), 0);
    server.db.audit().await;
    // The next like begins a notice that counts all likes.
    fans[2].client.post_json(&like, &json!({})).await.ok();
    assert_eq!(notices(&author.client, "").await[0]["actorNum"], 3);
    server.db.audit().await;
    moderate(sql::thread::Change::Delete).await;
    assert_eq!(author.me().await["posts"], 0);
    server.db.audit().await;
}
