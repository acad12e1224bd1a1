use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::harness::{Options, TestServer, User, eventually, game, picture, post, publish, tags, video};

const PATH: &str = "/api/v1/square/post";

fn at(post: &Value) -> String {
    format!("{PATH}/{}", post["id"])
}

#[tokio::test]
#[ignore = "night"]
async fn a_post_shows_its_authors_text() {
    let server = TestServer::start().await;
    let [user, friend] = [User::register(&server, "lin_xia").await, User::register(&server, "azhe").await];
    tags(&server.db).await;
    game(&server.db, 1001, "星海", "name = '星海'").await;
    server.db.execute(&format!("update account set name = '阿哲' where uid = {}", friend.uid)).await;
    let images = [picture(&user, 900, 600).await, picture(&user, 40, 30).await];
    let (media, poster) = (video(&user).await, picture(&user, 64, 48).await);
    let sent = json!({
        "title": " 星海开荒 ", "content": "今晚 @阿哲 一起？@林夏 @路人\n八点见", "images": images,
        "video": { "media": media, "poster": poster }, "tag": 1, "game": 1001,
        "mentions": [friend.uid, user.uid, 7, 10_000_000],
    });
    let made = publish(&user, &sent).await;
    assert_eq!(made["title"], "星海开荒");
    assert_eq!(made["content"], "今晚 @阿哲 一起？@林夏 @路人\n八点见");
    assert_eq!(made["images"][0]["id"], images[0]);
    assert_eq!((&made["images"][1]["width"], &made["video"]["id"]), (&json!(40), &json!(media)));
    assert_eq!((&made["video"]["poster"]["id"], &made["video"]["seconds"]), (&json!(poster), &json!(2)));
    assert_eq!((&made["tag"], &made["game"]["name"]), (&json!({ "id": 1, "tag": "攻略" }), &json!("星海")));
    assert_eq!(made["mentions"], json!([{ "uid": friend.uid, "name": "阿哲" }]));
    assert_eq!(
        (&made["author"]["uid"], &made["seq"], &made["editTime"]),
        (&json!(user.uid), &json!(0), &json!(null))
    );
    assert_eq!(
        (&made["more"], &made["hidden"], &made["liked"]),
        (&json!(false), &json!(false), &json!(false))
    );

    friend.client.post_json(&format!("{}/like", at(&made)), &json!({})).await.ok();
    let seen = friend.client.get(&at(&made)).await;
    assert_eq!(
        (&seen.ok()["liked"], &seen.ok()["likeNum"], &seen.ok()["likesVersion"]),
        (&json!(true), &json!(1), &json!(1))
    );
    assert_eq!(server.visitor().get(&at(&made)).await.ok()["liked"], false);
    server.visitor().get(&format!("{PATH}/7")).await.refused(2002);
    server.db.audit().await;
}

#[tokio::test]
async fn a_key_publishes_once_even_when_its_words_are_forbidden_later() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let once = user.client.with("Idempotency-Key", &Uuid::new_v4().to_string());
    let body = json!({ "content": "只发一次" });
    let made: Vec<_> = futures_util::future::join_all((0..8).map(|_| once.post_json(PATH, &body))).await;
    let id = made[0].ok()["id"].clone();
    assert!(made.iter().all(|answer| answer.ok()["id"] == id));
    server.db.execute("insert into sensitive_word (folded, word) values ('只发', '只发')").await;
    server.db.execute(r#"select pg_notify('portal', '{"type":"content"}')"#).await;
    eventually("the refusal of the new word", async || {
        user.client.post_json(PATH, &body).await.code() == 3001
    })
    .await;
    assert_eq!(once.post_json(PATH, &body).await.ok()["id"], id);
    let n: i64 = server.db.value("select count(*) from post where idempotency_key is not null").await;
    assert_eq!(n, 1);
    user.client.delete(&format!("{PATH}/{id}")).await.ok();
    once.post_json(PATH, &body).await.refused(2002);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn each_refusal_of_a_post_names_its_reason() {
    let server = TestServer::start().await;
    let [user, other] = [User::register(&server, "lin_xia").await, User::register(&server, "azhe").await];
    tags(&server.db).await;
    let (theirs, film) = (picture(&other, 9, 9).await, video(&user).await);
    for (body, field) in [
        (json!({}), "content"),
        (json!({ "content": " \n" }), "content"),
        (json!({ "content": "字".repeat(5001) }), "content"),
        (json!({ "content": "好", "title": "字".repeat(61) }), "title"),
        (json!({ "content": "好", "title": "两\n行" }), "title"),
        (json!({ "content": "好", "tag": 9 }), "tag"),
        (json!({ "content": "好", "tag": 3 }), "tag"),
        (json!({ "content": "好", "tag": 0 }), "tag"),
        (json!({ "content": "好", "game": 0 }), "game"),
        (json!({ "content": "好", "game": 9 }), "game"),
        (json!({ "content": "好", "images": [Uuid::new_v4()] }), "images"),
        (json!({ "content": "好", "images": [theirs] }), "images"),
        (json!({ "content": "好", "images": [film] }), "images"),
        (json!({ "content": "好", "images": vec![Uuid::new_v4(); 10] }), "images"),
        (json!({ "content": "好", "video": { "media": theirs, "poster": theirs } }), "video.poster"),
        (json!({ "content": "好", "mentions": vec![1; 101] }), "mentions"),
    ] {
        user.client.post_json(PATH, &body).await.malformed(field);
    }
    server.visitor().post_json(PATH, &json!({ "content": "好" })).await.refused(2);
    let muted = format!("update account set muted_until = now() + interval '1 day' where uid = {}", user.uid);
    server.db.execute(&muted).await;
    let answer = user.client.post_json(PATH, &json!({ "content": "好" })).await;
    assert_eq!(answer.refused(3002).json["data"]["reason"], "muted");
    assert!(answer.json["data"]["until"].is_string());
    server.db.execute("update account set muted_until = now() - interval '1 day'").await;
    publish(&user, &json!({ "content": "又能说话了" })).await;
    server.db.audit().await;
}

#[tokio::test]
async fn only_the_author_edits_a_post() {
    let server = TestServer::start().await;
    let [user, other] = [User::register(&server, "lin_xia").await, User::register(&server, "azhe").await];
    tags(&server.db).await;
    let (kept, added) = (picture(&user, 60, 60).await, picture(&user, 70, 70).await);
    let made = publish(&user, &json!({ "content": "一", "images": [kept], "tag": 1 })).await;
    let path = at(&made);
    // A post keeps its tag, also a retired one.
    server.db.execute("update square_tag set retired = true where id = 1").await;
    let edited =
        user.client.put_json(&path, &json!({ "content": "二", "images": [added, kept], "tag": 1 })).await;
    let edited = edited.ok();
    assert_eq!(
        (&edited["content"], &edited["tag"]["id"], &edited["seq"]),
        (&json!("二"), &json!(1), &json!(1))
    );
    assert_eq!((&edited["images"][0]["id"], &edited["images"][1]["id"]), (&json!(added), &json!(kept)));
    assert!(edited["editTime"].is_string());
    let bare = user.client.put_json(&path, &json!({ "content": "三" })).await;
    assert_eq!((&bare.ok()["images"], &bare.ok()["tag"]), (&json!([]), &json!(null)));

    other.client.put_json(&path, &json!({ "content": "我的" })).await.failed(403);
    user.client.put_json(&path, &json!({ "content": "" })).await.malformed("content");
    user.client.put_json(&path, &json!({ "content": "四", "tag": 2, "game": 9 })).await.malformed("game");
    server.visitor().put_json(&path, &json!({ "content": "我的" })).await.refused(2);
    user.client.put_json(&format!("{PATH}/7"), &json!({ "content": "没有" })).await.refused(2002);
    user.client.delete(&path).await.ok();
    user.client.put_json(&path, &json!({ "content": "五" })).await.refused(2002);
    server.db.audit().await;
}

#[tokio::test]
async fn an_author_deletes_a_post_once_also_a_hidden_one() {
    let server = TestServer::start().await;
    let [user, other] = [User::register(&server, "lin_xia").await, User::register(&server, "azhe").await];
    let [one, two] = [post(&server.db, user.uid).await, post(&server.db, user.uid).await];
    other.client.delete(&format!("{PATH}/{one}")).await.failed(403);
    server.visitor().delete(&format!("{PATH}/{one}")).await.refused(2);
    user.client.delete(&format!("{PATH}/7")).await.refused(2002);
    server.db.execute(&format!("update post set hidden = true where id = {two}")).await;
    other.client.delete(&format!("{PATH}/{two}")).await.refused(2002);
    for id in [one, one, two] {
        user.client.delete(&format!("{PATH}/{id}")).await.ok();
    }
    server.visitor().get(&format!("{PATH}/{one}")).await.refused(2002);
    let posts: i64 =
        server.db.value("select post_num::bigint from account where login_name = 'lin_xia'").await;
    assert_eq!(posts, 0);
    other.client.delete(&format!("{PATH}/{one}")).await.refused(2002);
    server.db.audit().await;
}

#[tokio::test]
async fn a_view_counts_once_per_reader_and_half_hour_and_is_not_written_at_once() {
    let clock = ManualClock::at(SystemClock.now());
    let options = Options::default().clock(&clock).set("PORTAL_FEEDS_VIEWS_S", "3600");
    let mut server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let id = post(&server.db, user.uid).await;
    let path = format!("{PATH}/{id}");
    for _ in 0..3 {
        server.visitor().get(&path).await.ok();
        user.client.get(&path).await.ok();
    }
    clock.advance(TimeDelta::minutes(31));
    user.client.get(&path).await.ok();
    let views = "select view_num from post";
    assert_eq!(server.db.value::<i64>(views).await, 0, "nothing is written for a view");
    server.stop().await;
    assert_eq!(server.db.value::<i64>(views).await, 3, "nor lost when the server ends");
}

#[tokio::test]
#[ignore = "night"]
async fn views_are_written_every_few_seconds_and_do_not_change_the_rank() {
    let server = TestServer::start_with(Options::default().set("PORTAL_FEEDS_VIEWS_S", "0.05")).await;
    let user = User::register(&server, "lin_xia").await;
    let id = post(&server.db, user.uid).await;
    server.db.execute("update post set hot_due = false").await;
    server.visitor().get(&format!("{PATH}/{id}")).await.ok();
    let viewed = "select view_num = 1 and not hot_due from post";
    eventually("a view", async || server.db.value::<bool>(viewed).await).await;
}

#[tokio::test]
async fn posts_are_limited_and_an_equal_text_is_published_once() {
    let options =
        Options::default().set("PORTAL_POSTS_PER_ACCOUNT", "3/1h").set("PORTAL_SAME_TEXT_MINUTES", "10");
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let once = user.client.with("Idempotency-Key", &Uuid::new_v4().to_string());
    let body = json!({ "title": "招人", "content": "快来加入我们" });
    let first = once.post_json(PATH, &body).await.ok()["id"].clone();
    let same = user.client.post_json(PATH, &json!({ "title": "招人！", "content": "快來，加入我們" })).await;
    assert_eq!(same.refused(3002).json["data"], json!({ "reason": "same" }));
    user.client.post_json(PATH, &json!({ "content": "招人，快来加入我们" })).await.ok();
    user.client.post_json(PATH, &json!({ "content": "第三篇，说点别的" })).await.ok();
    let refused = user.client.post_json(PATH, &json!({ "content": "第四篇，还有话说" })).await;
    let wait = refused.refused(1005).json["data"]["retryAfter"].as_u64().unwrap();
    assert!((3500..=3600).contains(&wait), "{wait}");
    assert_eq!(once.post_json(PATH, &body).await.ok()["id"], first, "it was done, and costs nothing");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_post_repeated_while_it_is_written_is_one_and_counts_once() {
    let options =
        Options::default().set("PORTAL_POSTS_PER_ACCOUNT", "2/1h").set("PORTAL_SAME_TEXT_MINUTES", "10");
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let client = user.client.with("Idempotency-Key", &Uuid::new_v4().to_string());
    let body = json!({ "content": "快来加入我们" });
    let mut other = server.db.pool.get().await.unwrap();
    let nobody_publishes = other.transaction().await.unwrap();
    nobody_publishes.batch_execute("lock table post in share mode").await.unwrap();
    let again = async {
        server.db.waiting(1).await;
        client.post_json(PATH, &body).await
    };
    let let_go = async {
        server.db.waiting(2).await;
        nobody_publishes.commit().await.unwrap();
    };
    let (one, two, ()) = tokio::join!(client.post_json(PATH, &body), again, let_go);
    assert_eq!(one.ok()["id"], two.ok()["id"]);
    user.client.post_json(PATH, &json!({ "content": "第二篇，说点别的" })).await.ok();
    user.client.post_json(PATH, &json!({ "content": "第三篇，还有话说" })).await.refused(1005);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn new_accounts_publish_less_and_cannot_edit_links_in() {
    let options = Options::default()
        .set("PORTAL_NEWCOMER_HOURS", "24")
        .set("PORTAL_POSTS_PER_NEWCOMER", "1/1h")
        .set("PORTAL_POST_EDITS_PER_ACCOUNT", "2/1h");
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let link = json!({ "title": "加我abc。com", "content": "领礼包" });
    assert_eq!(user.client.post_json(PATH, &link).await.refused(3002).json["data"]["reason"], "link");
    let made = user.client.post_json(PATH, &json!({ "content": "大家好" })).await.ok().clone();
    user.client.post_json(PATH, &json!({ "content": "又来了" })).await.refused(1005);
    let refused = user.client.put_json(&at(&made), &link).await;
    assert_eq!(refused.refused(3002).json["data"]["reason"], "link", "what was published, too");
    for n in 0..2 {
        user.client.put_json(&at(&made), &json!({ "content": format!("改{n}") })).await.ok();
    }
    user.client.put_json(&at(&made), &json!({ "content": "改了又改" })).await.refused(1005);
    assert_eq!(server.db.value::<String>("select content from post").await, "改1");
}

#[tokio::test]
#[ignore = "night"]
async fn a_newly_mentioned_player_is_notified_once() {
    let server = TestServer::start().await;
    let [user, old, new, apart] = [
        User::register(&server, "lin_xia").await,
        User::register(&server, "old_one").await,
        User::register(&server, "new_one").await,
        User::register(&server, "apart_one").await,
    ];
    let mut socket = new.socket().await;
    socket.next_of_type("status").await;
    user.client.post_json(&format!("/api/v1/user/block/{}", apart.uid), &json!({})).await.ok();
    let mentions = [old.uid, new.uid, apart.uid, user.uid];
    let body = |content: &str| json!({ "content": content, "mentions": mentions });
    let made = publish(&user, &body("@old_one 在吗")).await;
    for content in ["@old_one @new_one @apart_one 在吗", "@old_one 在吗", "@new_one @lin_xia 在吗"] {
        user.client.put_json(&at(&made), &body(content)).await.ok();
    }
    let notice = socket.next_of_type("notice").await;
    assert_eq!((&notice["kind"], &notice["postId"]), (&json!("mention"), &made["id"]));
    assert_eq!((&notice["actor"]["uid"], &notice["unread"]["replies"]), (&json!(user.uid), &json!(1)));
    let again = socket.so_far().await;
    assert!(again.iter().all(|frame| frame["type"] != "notice"), "{again:?}");
    for (who, told) in [(&old, 1), (&new, 1), (&apart, 0), (&user, 0)] {
        let list = who.client.get("/api/v1/notice/list").await.ok()["records"].clone();
        assert_eq!(list.as_array().unwrap().len(), told, "{list}");
    }
    server.db.audit().await;
}
