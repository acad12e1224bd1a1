//! The heads of the app's pages about one thing. Needs the web build, which `make test` makes first.

use std::{sync::Arc, time::Duration};

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::json;

use crate::harness::{
    Answer, Options, Proxy, TestDatabase, TestServer, User, Which, activity, book, eventually, game, picture,
    publish, soon,
};

const SITE: &str = "https://play.example";

/// A server whose clock the test moves: heads are cached for ten seconds.
async fn portal() -> (TestServer, ManualClock) {
    let clock = ManualClock::at(SystemClock.now());
    let options = Options::default().set("PORTAL_PUBLIC_URL", SITE).clock(&clock);
    (TestServer::start_with(options).await, clock)
}

/// The content of the only tag of this form in the page's head.
fn content<'a>(page: &'a Answer, before: &str, after: &str) -> &'a str {
    let (head, _) = page.text.split_once("<body>").unwrap();
    let (_, rest) = head.split_once(before).unwrap_or_else(|| panic!("no {before} in {head}"));
    assert!(!rest.contains(before), "{before} twice in {head}");
    rest.split_once(after).unwrap().0
}

fn og<'a>(page: &'a Answer, property: &str) -> &'a str {
    content(page, &format!("<meta property=\"og:{property}\" content=\""), "\"")
}

fn title(page: &Answer) -> &str {
    content(page, "<title>", "</title>")
}

fn description(page: &Answer) -> &str {
    content(page, "<meta name=\"description\" content=\"", "\"")
}

#[tokio::test]
async fn a_page_about_one_thing_has_its_name_description_and_picture() {
    let (server, _) = portal().await;
    let user = User::register(&server, "lin_xia").await;
    user.client.post("/api/user/center/updateInfo", &[("signature", "只玩 单机")]).await.ok();
    let image = picture(&user, 900, 600).await;
    let titled = publish(
        &user,
        &json!({ "title": "新手攻略", "content": "先去港口，\n\n再去灯塔", "images": [image] }),
    )
    .await;
    let untitled = publish(&user, &json!({ "content": "今晚八点开服" })).await;
    game(&server.db, 1001, "星海远征", "featured = 1").await;
    book(&server.db, 2001).await;
    activity(&server.db, 7, "page").await;
    let visitor = server.visitor();
    for (path, shown, og_type, said, has_picture) in [
        (format!("/post/{}", titled["id"]), "帖子 | 新手攻略", "article", "先去港口， 再去灯塔", true),
        (
            format!("/post/{}?comment=5", untitled["id"]),
            "帖子 | 今晚八点开服",
            "article",
            "今晚八点开服",
            false,
        ),
        ("/detail/1001?pop=1".into(), "游戏 | 星海远征", "website", "一句话", true),
        ("/bookinfo/2001/".into(), "作品详情 | 一本书", "book", "一句话", true),
        (format!("/u/{}", user.uid), "玩家主页 | lin_xia", "profile", "只玩 单机", false),
        ("/activity/7".into(), "活动中心 | 活动7", "website", "一句话", true),
    ] {
        let page = visitor.get(&path).await;
        assert_eq!(page.status, 200, "{path}");
        assert_eq!(title(&page), format!("晴空游戏 | {shown}"), "{path}");
        let (_, name) = shown.split_once(" | ").unwrap();
        assert_eq!((og(&page, "title"), og(&page, "site_name")), (name, "晴空游戏"), "{path}");
        assert_eq!((description(&page), og(&page, "description"), og(&page, "type")), (said, said, og_type));
        let address = format!("{SITE}{}", path.split('?').next().unwrap().trim_end_matches('/'));
        let canonical = content(&page, "<link rel=\"canonical\" href=\"", "\"");
        assert_eq!((canonical, og(&page, "url")), (&*address, &*address), "{path}");
        assert_eq!(page.text.contains("og:image"), has_picture, "{path}");
        if has_picture {
            assert!(
                og(&page, "image").starts_with(&format!("{SITE}/media/")),
                "{path}: {}",
                og(&page, "image")
            );
        }
    }
    assert_eq!(
        og(&visitor.get(&format!("/post/{}", titled["id"])).await, "image"),
        format!("{SITE}{}", titled["images"][0]["medium"].as_str().unwrap())
    );
}

#[tokio::test]
async fn hidden_deleted_and_unknown_things_have_the_page_without_a_name() {
    let (server, clock) = portal().await;
    let user = User::register(&server, "lin_xia").await;
    let hidden = publish(&user, &json!({ "title": "秘密一", "content": "先去港口" })).await["id"].clone();
    let deleted = publish(&user, &json!({ "title": "秘密二", "content": "先去港口" })).await["id"].clone();
    game(&server.db, 1001, "秘密三", "featured = 1").await;
    book(&server.db, 2001).await;
    book(&server.db, 2002).await;
    activity(&server.db, 7, "page").await;
    let visitor = server.visitor();
    let bare = visitor.get("/index.html").await;
    let named = [
        format!("/post/{hidden}"),
        format!("/post/{deleted}"),
        "/detail/1001".into(),
        "/bookinfo/2001".into(),
        "/bookinfo/2002".into(),
        "/activity/7".into(),
    ];
    for path in &named {
        assert_ne!(visitor.get(path).await.text, bare.text, "{path}");
    }
    user.client.delete(&format!("/api/v1/square/post/{deleted}")).await.ok();
    server
        .db
        .execute(&format!(
            "update post set hidden = true where id = {hidden};
             update game set retired = true where id = 1001;
             update book set retired = true where id = 2001;
             update book set chapter_num = 0, last_chapter = null where id = 2002;
             update activity set retired = true where id = 7"
        ))
        .await;
    clock.advance(TimeDelta::seconds(10));
    let unknown = [
        "/post/1",
        "/detail/9",
        "/bookinfo/9",
        "/u/999999999999999",
        "/activity/9",
        "/post/0",
        "/post/-1",
        "/post/0001",
        "/post/9223372036854775808",
        "/post/99999999999999999999999999999999",
        "/post/1%20",
        "/post/x",
        "/u/",
    ];
    // The author still sees the hidden post, but no page is a player's own.
    for client in [&visitor, &user.client] {
        for path in named.iter().map(String::as_str).chain(unknown) {
            let page = client.get(path).await;
            assert_eq!((page.status.as_u16(), &page.text), (200, &bare.text), "{path}");
            assert_eq!(page.header("etag"), visitor.get("/nowhere").await.header("etag"), "{path}");
        }
    }
}

#[tokio::test]
async fn a_head_tells_a_visitor_no_more_than_the_api() {
    let (server, _) = portal().await;
    let (author, reader) =
        (User::register(&server, "lin_xia").await, User::register(&server, "gu_chen").await);
    let id = publish(&author, &json!({ "title": "新手攻略", "content": "先去港口" })).await["id"].clone();
    reader.client.post(&format!("/api/v1/user/block/{}", author.uid), &[]).await.ok();
    let suspended = format!(
        "update account set suspended_until = now() + interval '1 day', suspend_reason = '秘密' where uid = {}",
        author.uid
    );
    server.db.execute(&suspended).await;
    let visitor = server.visitor();
    let told = visitor.get(&format!("/api/v1/square/post/{id}")).await;
    let page = visitor.get(&format!("/post/{id}")).await;
    assert_eq!(og(&page, "title"), told.ok()["title"].as_str().unwrap());
    assert!(!page.text.contains("秘密"), "{}", page.text);
    // The reader's own page is the visitor's, although the reader blocks the author.
    assert_eq!(reader.client.get(&format!("/post/{id}")).await.text, page.text);
}

#[tokio::test]
async fn texts_of_players_and_operators_are_escaped() {
    let (server, _) = portal().await;
    let user = User::register(&server, "lin_xia").await;
    let text = "\"><script>alert(1)</script></title></head>&'";
    let id = publish(&user, &json!({ "title": text, "content": text })).await["id"].clone();
    game(&server.db, 1001, "一", "featured = 1").await;
    let quoted = text.replace('\'', "''");
    let update = format!(
        "update game set name = '{quoted}', summary = '<p>在 <b>星海</b></p><script>alert(1)</script>\"' where id = 1001"
    );
    server.db.execute(&update).await;
    server.db.execute(&format!("update account set name = '{quoted}' where uid = {}", user.uid)).await;
    let escaped = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;/title&gt;&lt;/head&gt;&amp;&#39;";
    let bare = server.visitor().get("/index.html").await;
    for path in [format!("/post/{id}"), "/detail/1001".into(), format!("/u/{}", user.uid)] {
        let page = server.visitor().get(&path).await;
        assert_eq!(og(&page, "title"), escaped, "{path}");
        assert!(!page.text.contains("alert(1)</script>") && !page.text.contains("<script>alert"), "{path}");
        for tag in ["</title>", "</head>", "<script"] {
            assert_eq!(page.text.matches(tag).count(), bare.text.matches(tag).count(), "{path}: {tag}");
        }
        assert_eq!(page.header("content-security-policy"), bare.header("content-security-policy"));
    }
    let page = server.visitor().get("/detail/1001").await;
    assert_eq!(description(&page), "在 星海&quot;");
}

#[tokio::test]
async fn long_texts_are_cut() {
    let (server, _) = portal().await;
    let user = User::register(&server, "lin_xia").await;
    let id = publish(&user, &json!({ "content": "星海 ".repeat(300) })).await["id"].clone();
    let page = server.visitor().get(&format!("/post/{id}")).await;
    assert_eq!(title(&page).chars().count(), 60);
    assert!(title(&page).ends_with('…') && description(&page).ends_with('…'));
    assert!((119..=120).contains(&description(&page).chars().count()), "{}", description(&page));
}

#[tokio::test]
#[ignore = "night"]
async fn a_new_name_shows_within_ten_seconds() {
    let (server, clock) = portal().await;
    let user = User::register(&server, "lin_xia").await;
    let (visitor, path) = (server.visitor(), format!("/u/{}", user.uid));
    let before = visitor.get(&path).await;
    user.client.post("/api/user/center/updateInfo", &[("name", "林夏")]).await.ok();
    assert_eq!(visitor.get(&path).await.text, before.text, "it is cached");
    clock.advance(TimeDelta::seconds(10));
    let after = visitor.get(&path).await;
    assert_eq!(og(&after, "title"), "林夏");
    assert_ne!(after.header("etag"), before.header("etag"));
    let known = visitor.with("If-None-Match", after.header("etag"));
    assert_eq!(known.get(&path).await.status, 304);
}

#[tokio::test]
#[ignore = "night"]
async fn a_database_that_does_not_answer_delays_no_page() {
    let db = Arc::new(TestDatabase::new().await);
    let (proxy, url) = Proxy::instead_of(&db.url);
    let server = TestServer::on(db.clone(), &url, Options::default()).await;
    for id in 1..=9 {
        game(&db, id, "星海远征", "featured = 1").await;
    }
    let visitor = server.visitor();
    let bare = visitor.get("/index.html").await;
    // On a busy machine, the first read may exceed the time that a page waits for its head.
    eventually("a page with its head", async || visitor.get("/detail/1").await.text != bare.text).await;
    let known = visitor.get("/detail/1").await;
    proxy.stall(true);
    // More pages than reads at once: none of them waits for the others.
    for id in 2..=9 {
        let page = soon(Duration::from_secs(2), "a page", visitor.get(&format!("/detail/{id}"))).await;
        assert_eq!((page.status.as_u16(), &page.text), (200, &bare.text), "{id}");
    }
    assert_eq!(visitor.get("/detail/1").await.text, known.text, "a cached head needs no database");
    proxy.stall(false);
    eventually("a page with its head", async || visitor.get("/detail/9").await.text != bare.text).await;
    proxy.cut(Which::Everything);
    let page = visitor.get("/post/1").await;
    assert_eq!((page.status.as_u16(), &page.text), (200, &bare.text));
    proxy.mend();
}
