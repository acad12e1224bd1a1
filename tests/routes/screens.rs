//! The app's page with its prerendered first screen. Needs the web build, which `make test` makes first.

use std::{collections::BTreeMap, sync::Arc};

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use reqwest::Method;
use serde_json::{Value, json, value::RawValue};

use crate::harness::{
    Answer, Client, Options, Proxy, TestDatabase, TestServer, User, Which, eventually, game, publish,
};

const SCREENS: [&str; 5] = ["/", "/games", "/square", "/animate", "/profile"];
const BLOCK: &str = r#"<script type="application/json" id="first""#;

/// The embedded answers of a page, to the byte.
fn carried(page: &Answer) -> BTreeMap<String, Box<RawValue>> {
    let (_, block) = page.text.split_once(BLOCK).unwrap_or_else(|| panic!("no answers: {}", page.text));
    let (_, block) = block.split_once('>').unwrap();
    let (block, _) = block.split_once("</script>").unwrap();
    serde_json::from_str(block).unwrap()
}

/// The same call, as the app makes it.
async fn asked(client: &Client, call: &str) -> Answer {
    let (path, given) = call.split_at(call.find('{').unwrap());
    let given: BTreeMap<String, Value> = serde_json::from_str(given).unwrap();
    let fields: Vec<(String, String)> = given
        .into_iter()
        .map(|(name, value)| (name, value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned)))
        .collect();
    let path = format!("/api{path}");
    if path.starts_with("/api/v1/") {
        let query = serde_urlencoded::to_string(&fields).unwrap();
        return client.get(&format!("{path}?{query}")).await;
    }
    let fields: Vec<_> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    client.post(&path, &fields).await
}

async fn shelf() -> (TestServer, User) {
    let server = TestServer::start().await;
    game(&server.db, 1, "星海远征", "featured = 1").await;
    game(&server.db, 2, "豆豆消消", "featured = null").await;
    let user = User::register(&server, "lin_xia").await;
    publish(&user, &json!({ "title": "新手攻略", "content": "先去港口 https://a.example/map" })).await;
    (server, user)
}

#[tokio::test]
async fn embedded_answers_equal_the_answers_of_the_calls() {
    let (server, _) = shelf().await;
    let visitor = server.visitor();
    for path in SCREENS {
        let page = visitor.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        let carried = carried(&page);
        assert!(carried.contains_key("/v1/square/tag/list{}"), "{path}");
        for (call, answer) in carried {
            let asked = asked(&visitor, &call).await;
            asked.ok();
            assert_eq!(answer.get().replace("\\u003c", "<"), asked.text, "{path}: {call}");
        }
    }
}

#[tokio::test]
async fn screens_are_rendered_before_the_app_runs() {
    let (server, _) = shelf().await;
    let visitor = server.visitor();
    for (path, shown) in [
        ("/", "星海远征"),
        ("/games", "豆豆消消"),
        ("/square", "新手攻略"),
        ("/animate", "漫画"),
        ("/profile", "登录"),
    ] {
        let page = visitor.get(path).await;
        let (_, painted) = page.text.split_once("<div data-painted>").expect(path);
        let (painted, _) = painted.split_once(BLOCK).unwrap();
        assert!(painted.contains(shown), "{path}: {painted}");
        assert!(!painted.contains(" style="), "{path}: the policy allows no styles in elements");
        assert!(page.header("content-security-policy").contains("style-src 'self' 'sha256-"), "{path}");
    }
}

#[tokio::test]
async fn players_texts_are_escaped() {
    let (server, user) = shelf().await;
    let text = "</script><script>alert(1)</script><!-- <b>";
    publish(&user, &json!({ "title": text, "content": "\"></div><img src=x onerror=alert(2)>" })).await;
    // Only the first of the carousel is in the page; the app renders the others.
    game(&server.db, 3, text, "featured = 0").await;
    for (path, list, name) in [
        ("/square", "/v1/square/post/list", "title"),
        ("/games", "/web/game/list", "name"),
        ("/", "/web/game/list", "name"),
    ] {
        let page = server.visitor().get(path).await;
        for hostile in ["<script>alert", "<img src=x", "<!-- <b>", "alert(1)</script>"] {
            assert!(!page.text.contains(hostile), "{path}: {hostile}");
        }
        assert!(
            page.text.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &lt;b&gt;"),
            "{path}"
        );
        let (_, answer) = carried(&page).into_iter().find(|(call, _)| call.starts_with(list)).unwrap();
        let answer: Value = serde_json::from_str(answer.get()).unwrap();
        let names: Vec<_> =
            answer["data"]["records"].as_array().unwrap().iter().map(|row| &row[name]).collect();
        assert!(names.contains(&&json!(text)), "{path}: {names:?}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn concurrent_requests_share_one_rendered_page() {
    let clock = ManualClock::at(SystemClock.now());
    let options = Options::default().set("PORTAL_FEEDS_LISTS_MS", "1000").clock(&clock);
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let visitor = server.visitor();
    let before = visitor.get("/square").await;
    publish(&user, &json!({ "title": "又一篇", "content": "大家好" })).await;
    assert_eq!(visitor.get("/square").await.text, before.text);
    clock.advance(TimeDelta::seconds(1));
    let after = visitor.get("/square").await;
    assert!(after.text.contains("又一篇"), "{}", after.text);
    assert_eq!(visitor.with("Accept-Language", "en").get("/square").await.text, after.text, "for all");
}

#[tokio::test]
async fn without_a_database_the_bare_page_is_served() {
    let db = Arc::new(TestDatabase::new().await);
    let (proxy, url) = Proxy::instead_of(&db.url);
    let server = TestServer::on(db.clone(), &url, Options::default()).await;
    let visitor = server.visitor();
    let bare = visitor.get("/index.html").await;
    assert_ne!(visitor.get("/games").await.text, bare.text);
    proxy.cut(Which::Everything);
    let page = visitor.get("/games").await;
    assert_eq!((page.status.as_u16(), &page.text), (200, &bare.text));
    proxy.mend();
    eventually("a page with its screen", async || visitor.get("/games").await.text != bare.text).await;
    // A database that neither answers nor closes is not waited for.
    proxy.stall(true);
    let page = visitor.get("/games").await;
    assert_eq!((page.status.as_u16(), &page.text), (200, &bare.text));
    proxy.stall(false);
}

#[tokio::test]
async fn a_page_contains_nobodys_private_data() {
    let (server, user) = shelf().await;
    for path in SCREENS {
        let theirs = server.visitor().get(path).await;
        let own = user.client.with("Cookie", "account=1").get(path).await;
        assert_eq!((own.header("etag"), &own.text), (theirs.header("etag"), &theirs.text), "{path}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn the_etag_of_a_page_depends_on_its_content() {
    let (server, user) = shelf().await;
    let visitor = server.visitor();
    let page = visitor.get("/square").await;
    assert_eq!(page.header("cache-control"), "no-cache");
    let tag = page.header("etag").to_owned();
    let head = visitor.send(Method::HEAD, "/square", "", Vec::new()).await;
    assert_eq!((head.status.as_u16(), head.header("etag"), head.text.as_str()), (200, &*tag, ""));
    let known = visitor.with("If-None-Match", &tag);
    assert_eq!(known.get("/square").await.status, 304);
    publish(&user, &json!({ "title": "又一篇", "content": "大家好" })).await;
    let changed = known.get("/square").await;
    assert_eq!(changed.status, 200);
    assert_ne!(changed.header("etag"), tag);
}

#[tokio::test]
async fn other_addresses_get_the_bare_page() {
    let (server, _) = shelf().await;
    let visitor = server.visitor();
    let bare = visitor.get("/index.html").await;
    assert!(!bare.text.contains(BLOCK) && bare.text.contains(r#"<div id="app"></div>"#), "{}", bare.text);
    for path in
        ["/nowhere/at/all", "/games?sort=new", "/games/puzzle", "/paint.js", "/routes.json", "/screens.json"]
    {
        let page = visitor.get(path).await;
        assert_eq!((page.status.as_u16(), &page.text), (200, &bare.text), "{path}");
    }
    let invited = visitor.get("/games?code=partner7&inviteCode=ABCD2345").await;
    assert_eq!(invited.text, visitor.get("/games").await.text);
}
