//! Open redirects, and server-side request forgery.

use std::net::{Ipv4Addr, TcpListener};

use reqwest::Method;
use serde_json::{Value, json};

use super::scene::Scene;
use crate::harness::{
    Cashier, Client, TestServer, calls::writing_calls, eventually, exchange, order, pay_info,
};

/// Foreign addresses in spellings that browsers accept.
const ELSEWHERE: [&str; 10] = [
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%09/evil.example",
    "/%2f%2fevil.example",
    "/%5cevil.example",
    "javascript:alert(1)",
    "https:evil.example",
];

fn escaped(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

#[tokio::test]
async fn no_answer_redirects_to_another_site() {
    let server = TestServer::start().await;
    let id = uuid::Uuid::new_v4();
    let mut paths = Vec::new();
    for place in ELSEWHERE {
        let bare = if place.starts_with('/') { place.to_owned() } else { format!("/{place}") };
        paths.extend([
            bare.clone(),
            format!("{bare}/.."),
            format!("{bare}/%2e%2e"),
            format!("/{}", escaped(place)),
        ]);
        paths.push(format!("/api/order/return/{}", escaped(place)));
        paths.push(format!("/api/order/return/{}?order={id}", escaped(place)));
        paths.push(format!("/api/order/return/sandbox?order={id}&next={0}&return_url={0}", escaped(place)));
        for name in
            ["to", "from", "next", "redirect", "url", "return", "returnUrl", "continue", "redirect_uri"]
        {
            for page in ["/login", "/", "/api/docs", "/download"] {
                paths.push(format!("{page}?{name}={}", escaped(place)));
            }
        }
    }
    for path in &paths {
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: gopher\r\n\
             Connection: close\r\n\r\n"
        );
        let answer = exchange(&server, request.as_bytes()).await;
        let head = answer.split("\r\n\r\n").next().unwrap();
        for line in head.lines().filter(|line| line.to_ascii_lowercase().starts_with("location:")) {
            let to = line.split_once(':').unwrap().1.trim();
            assert!(to.starts_with('/') && !to[1..].starts_with(['/', '\\']), "{path} leads to {to}");
        }
        assert!(!head.to_ascii_lowercase().contains("\r\nrefresh:"), "{path}: {head}");
    }
    assert!(paths.len() > 400, "{}", paths.len());
}

/// Whether a request has arrived at the trap.
fn came(listener: &TcpListener) -> bool {
    listener.set_nonblocking(true).unwrap();
    listener.accept().is_ok()
}

#[tokio::test]
async fn the_server_fetches_no_address_that_a_client_names() {
    let trap = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let place = trap.local_addr().unwrap().to_string();
    let scene = Scene::new().await;
    let Scene { server, owner, thief: buyer, .. } = &scene;
    // Headers that claim the trap's address for the portal.
    let lied = ["Host", "X-Forwarded-Host", "X-Forwarded-Server", "X-Original-URL", "X-Rewrite-URL"];
    let lying = |client: &Client| {
        let client = lied.into_iter().fold(client.clone(), |client, name| client.with(name, &place));
        client.with("Referer", &format!("http://{place}/")).with("Forwarded", &format!("host={place}"))
    };
    let client = lying(&owner.client);
    let url = format!("http://{place}/fetched");
    let names = [
        "url",
        "notifyUrl",
        "notify_url",
        "returnUrl",
        "return_url",
        "callback",
        "avatar",
        "image",
        "file",
        "src",
        "href",
        "link",
    ];
    let (mut made, mut done) = (0, 0);
    for call in writing_calls() {
        // The session stays valid.
        if call.media_type.is_none() || call.template == "/api/user/logout" {
            continue;
        }
        let call = names.into_iter().fold(call, |call, name| {
            if call.known.iter().any(|known| known == name) { call } else { call.with(name, json!(url)) }
        });
        let text = json!(format!("看 {url} ![图]({url}) <img src={url}>"));
        // The maximum length of titles.
        let line = json!(format!("看 {url}"));
        let of = |template: &str, name: &str| match (name, template) {
            ("content" | "detail", _) => Some(text.clone()),
            ("title" | "signature", _) => Some(line.clone()),
            ("chapterId", _) => Some(json!(1)),
            ("locator", _) => Some(json!({ "paragraph": 0, "offset": 0 })),
            ("type", "/api/vip/vipopen") => Some(json!(7)),
            ("payWith", _) => Some(json!("sandbox")),
            _ => scene.id(template, name),
        };
        let answer = call.make(&client, of).await;
        assert!(answer.status.as_u16() < 500, "{}: {}", call.name(), answer.text);
        made += 1;
        done += usize::from(answer.code() == 0);
    }
    assert!(made > 25, "{made} calls with a body");
    assert!(done > 22, "{done} of {made} were done");

    let client = lying(&buyer.client);
    // The portal fetches only its own call-back, from its configured address, not from one that a caller claims.
    let id = order(&client, 1, "sandbox").await;
    assert!(pay_info(&client, &id).await.starts_with("/api/order/sandbox/cashier?"));
    Cashier::open(&client, &id).await.press("pay").await;
    eventually("the coins", async || buyer.me().await["coinNum"] == 60).await;
    let kept: Value = serde_json::from_str(
        &server
            .db
            .value::<String>(
                "select json_agg(json_build_array(notify_url, return_url))::text from sandbox_trade",
            )
            .await,
    )
    .unwrap();
    assert!(!kept.to_string().contains(&place), "{kept}");
    let invite = client.send(Method::GET, "/api/v1/invite", "", Vec::new()).await;
    assert!(!invite.ok()["link"].as_str().unwrap().contains(&place), "{}", invite.text);
    assert!(!came(&trap), "somebody came to {place}");
}
