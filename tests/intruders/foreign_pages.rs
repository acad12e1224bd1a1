//! Pages of other sites that send requests to the portal through their readers' browsers (CSRF).

use reqwest::Method;

use super::scene::{Scene, belongings};
use crate::harness::{
    Answer, Client, Gateway, Options, TestServer,
    calls::{calls, writing_calls},
};

/// Headers that browsers send for a page of another site.
const FOREIGN: [(&str, &str); 8] = [
    ("https://evil.example", "cross-site"),
    ("https://evil.example", ""),
    ("null", "cross-site"),
    ("null", ""),
    ("https://play.example.evil.example", "cross-site"),
    ("http://127.0.0.1:1", "same-site"),
    ("http://127.0.0.1:1", ""),
    // Also without an Origin: `Sec-Fetch-Site` alone is enough.
    ("", "cross-site"),
];

fn from(client: &Client, origin: &str, site: &str) -> Client {
    let client = if origin.is_empty() { client.clone() } else { client.with("Origin", origin) };
    if site.is_empty() { client } else { client.with("Sec-Fetch-Site", site) }
}

/// Asserts the refusal of a foreign page, before the request was read.
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
            // The last one has a header that no browser would send across sites; the others are as browsers send them.
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
async fn a_foreign_page_cannot_request_codes_through_its_readers_browsers() {
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
async fn own_pages_allowed_origins_and_clients_without_browsers_may_write() {
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
        // Behind a balancer with another host name, the browser's header still counts.
        ("https://called.otherwise.example", "same-origin"),
        ("", "none"),
    ] {
        from(&owner.client, origin, site).post("/api/user/center/me", &[]).await.ok();
    }
    // Reads need no page of the portal: links from anywhere lead here.
    let foreign = from(&server.visitor(), "https://evil.example", "cross-site");
    foreign.get("/api/v1/square/tag/list").await.ok();
    assert_eq!(foreign.get("/healthz").await.status, 200);
}

#[tokio::test]
#[ignore = "night"]
async fn no_foreign_page_reads_an_answer_or_sends_the_portals_headers() {
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
            // With all credentials that a browser could have; `Client` checks the headers of every answer.
            let answer = call.of(&from(&owner.client, "https://evil.example", "cross-site")).await;
            assert!(answer.status.as_u16() < 500, "{}", call.name());
        }
    }
}
