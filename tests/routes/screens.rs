//! The app's page with its first screen in it. Needs the web's build, as `make test` has made it by then.

use std::collections::BTreeMap;

use reqwest::Method;
use serde_json::{Value, json, value::RawValue};

use crate::harness::{Answer, Client, TestServer, User, game, publish};

const SCREENS: [&str; 5] = ["/", "/games", "/square", "/animate", "/profile"];
const BLOCK: &str = r#"<script type="application/json" id="first""#;

/// What a page carries: the data of each call, to the byte.
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
    publish(&user, &json!({ "title": "新手攻略", "content": "先去港口" })).await;
    (server, user)
}

#[tokio::test]
async fn what_a_page_carries_is_what_the_calls_answer() {
    let (server, _) = shelf().await;
    let visitor = server.visitor();
    for path in SCREENS {
        let page = visitor.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        let carried = carried(&page);
        assert!(carried.contains_key("/v1/square/tag/list{}"), "{path}");
        for (call, data) in carried {
            let answer = asked(&visitor, &call).await;
            answer.ok();
            let data = data.get().replace("\\u003c", "<");
            assert!(answer.text.ends_with(&format!(r#""data":{data}}}"#)), "{path}: {call}");
        }
    }
}

#[tokio::test]
async fn screens_are_painted_before_the_app_is_there() {
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
        let (_, painted) = page.text.split_once("<div data-painted inert>").expect(path);
        let (painted, _) = painted.split_once(BLOCK).unwrap();
        assert!(painted.contains(shown), "{path}: {painted}");
        assert!(!painted.contains(" style="), "{path}: the policy allows no styles in elements");
        assert!(page.header("content-security-policy").contains("style-src 'self' 'sha256-"), "{path}");
    }
}

#[tokio::test]
async fn what_players_write_stays_text() {
    let (server, user) = shelf().await;
    let title = "</script><script>alert(1)</script><!-- <b>";
    publish(&user, &json!({ "title": title, "content": "\"></div><img src=x onerror=alert(2)>" })).await;
    let page = server.visitor().get("/square").await;
    for hostile in ["<script>alert", "<img src=x", "<!-- <b>"] {
        assert!(!page.text.contains(hostile), "{hostile}");
    }
    let (_, posts) = carried(&page).into_iter().find(|(call, _)| call.contains("/post/list")).unwrap();
    let posts: Value = serde_json::from_str(posts.get()).unwrap();
    let titles: Vec<_> = posts["records"].as_array().unwrap().iter().map(|post| &post["title"]).collect();
    assert!(titles.contains(&&json!(title)), "{titles:?}");
}

#[tokio::test]
async fn a_page_is_nobodys_own() {
    let (server, user) = shelf().await;
    for path in SCREENS {
        let theirs = server.visitor().get(path).await;
        let own = user.client.with("Cookie", "account=1").get(path).await;
        assert_eq!((own.header("etag"), &own.text), (theirs.header("etag"), &theirs.text), "{path}");
    }
}

#[tokio::test]
async fn a_page_is_known_by_what_is_in_it() {
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
    for path in ["/nowhere/at/all", "/games?sort=new", "/games/puzzle", "/paint.js", "/screens.json"] {
        let page = visitor.get(path).await;
        assert_eq!((page.status.as_u16(), &page.text), (200, &bare.text), "{path}");
    }
    let invited = visitor.get("/games?code=partner7&inviteCode=ABCD2345").await;
    assert_eq!(invited.text, visitor.get("/games").await.text);
}
