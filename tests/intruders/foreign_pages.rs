//! Pages of other sites, which have their readers' browsers speak to the portal.

use reqwest::Method;

use super::scene::{Scene, belongings};
use crate::harness::{
    Answer, Client, Gateway, Options, TestServer,
    calls::{calls, writing_calls},
};

/// What browsers say of a page that is none of ours: where it is, and how it stands to us.
const FOREIGN: [(&str, &str); 8] = [
    ("https://evil.example", "cross-site"),
    ("https://evil.example", ""),
    ("null", "cross-site"),
    ("null", ""),
    ("https://play.example.evil.example", "cross-site"),
    ("http://127.0.0.1:1", "same-site"),
    ("http://127.0.0.1:1", ""),
    // Without an Origin too: the browser's word for it is enough.
    ("", "cross-site"),
];

fn from(client: &Client, origin: &str, site: &str) -> Client {
    let client = if origin.is_empty() { client.clone() } else { client.with("Origin", origin) };
    if site.is_empty() { client } else { client.with("Sec-Fetch-Site", site) }
}

/// Refused as what a foreign page sent, before anything of it was looked at.
fn sent_away(answer: &Answer, what: &str) {
    assert_eq!((answer.status.as_u16(), answer.code()), (403, 1), "{what}: {}", answer.text);
    assert_eq!((answer.msg(), answer.detail()), ("拒绝访问", "请从本站的页面操作"), "{what}");
}

#[tokio::test]
async fn no_foreign_page_writes_by_any_call_even_with_a_session() {
    let scene = Scene::with(Options::default().set("PORTAL_ORIGINS", "https://play.example")).await;
    let Scene { server, owner, .. } = &scene;
    let before = belongings(&server.db, owner.uid).await;
    let calls = writing_calls();
    assert!(calls.len() > 50, "{} writing calls", calls.len());
    for call in &calls {
        for (n, (origin, site)) in FOREIGN.into_iter().enumerate() {
            // The last with what a browser would never send along; the others as it would.
            let client = if n == 0 { owner.client.clone() } else { server.visitor() };
            let answer = call.of(&from(&client, origin, site)).await;
            sent_away(&answer, &format!("{} from {origin:?} {site:?}", call.name()));
        }
    }
    for path in ["/api/order/sandbox/cashier", "/api/order/notify/sandbox"] {
        let form = "application/x-www-form-urlencoded";
        let foreign = server.visitor().with("Origin", "https://evil.example");
        sent_away(&foreign.send(Method::POST, path, form, b"act=pay".to_vec()).await, path);
    }
    assert_eq!(belongings(&server.db, owner.uid).await, before);
    assert_eq!(server.db.value::<i64>("select count(*) from code").await, 0, "no code was sent");
    server.db.audit().await;
}

#[tokio::test]
async fn a_page_that_many_people_read_makes_their_browsers_ask_for_no_code() {
    let gateway = Gateway::start();
    let options = Options::default().set("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8").gateway(&gateway);
    let server = TestServer::start_with(options).await;
    for n in 0..30 {
        let reader = server.visitor().with("X-Forwarded-For", &format!("203.0.113.{n}"));
        let phone = format!("139{n:08}");
        let fields = [("phone", phone.as_str()), ("scene", "login")];
        let answer =
            from(&reader, "https://evil.example", "cross-site").post("/api/user/smsCode", &fields).await;
        sent_away(&answer, &phone);
    }
    assert!(gateway.received().is_empty());
}

#[tokio::test]
async fn pages_of_ours_friends_and_what_is_no_browser_may_write() {
    let options = Options::default()
        .set("PORTAL_ORIGINS", "https://play.example")
        .set("PORTAL_PUBLIC_URL", "https://portal.example");
    let scene = Scene::with(options).await;
    let Scene { server, owner, .. } = &scene;
    let own = format!("http://{}", server.addr());
    for (origin, site) in [
        ("", ""),
        (own.as_str(), ""),
        (&own, "same-origin"),
        ("https://play.example", ""),
        ("https://play.example", "cross-site"),
        ("https://portal.example", ""),
        // Behind a balancer that calls us otherwise the browser still knows.
        ("https://called.otherwise.example", "same-origin"),
        ("", "none"),
    ] {
        from(&owner.client, origin, site).post("/api/user/center/me", &[]).await.ok();
    }
    // Reading needs no page of ours: links lead here from everywhere.
    let foreign = from(&server.visitor(), "https://evil.example", "cross-site");
    foreign.get("/api/v1/square/tag/list").await.ok();
    assert_eq!(foreign.get("/healthz").await.status, 200);
}

#[tokio::test]
async fn no_foreign_page_reads_an_answer_or_may_send_a_header_of_ours() {
    let scene = Scene::new().await;
    let Scene { server, owner, .. } = &scene;
    for call in calls() {
        let path = call.template.replace("{id}", "1").replace("{uid}", "1");
        let asks = server
            .visitor()
            .with("Origin", "https://evil.example")
            .with("Access-Control-Request-Method", call.method.as_str())
            .with("Access-Control-Request-Headers", "ug-uid, ug-token, content-type");
        let preflight = asks.send(Method::OPTIONS, &path, "", Vec::new()).await;
        let allows = preflight.headers.keys().find(|name| name.as_str().starts_with("access-control-"));
        assert_eq!(allows, None, "{}", call.name());
        assert!(preflight.status.as_u16() >= 400, "{}: {}", call.name(), preflight.status);
        if call.method == Method::GET {
            // With all that a browser could have: `Client` looks at every answer's headers.
            let answer = call.of(&from(&owner.client, "https://evil.example", "cross-site")).await;
            assert!(answer.status.as_u16() < 500, "{}", call.name());
        }
    }
}
