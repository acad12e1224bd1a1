//! Limits on open sockets and on admissions: by account, by address, and in total.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::harness::{Options, Socket, TestServer, User, eventually};

/// The server trusts a proxy on this machine, so a test chooses the address of its client.
fn proxied() -> Options {
    Options::default().set("PORTAL_TRUSTED_PROXIES", "127.0.0.1")
}

async fn status_from(server: &TestServer, ticket: Option<&str>, client: &str) -> u16 {
    match Box::pin(Socket::try_open_from(server.addr(), ticket, client)).await {
        Ok(_) => 101,
        Err(refusal) => refusal.status().as_u16(),
    }
}

#[tokio::test]
async fn the_number_of_sockets_of_an_account_on_a_node_is_limited() {
    let server = TestServer::start_with(Options::default().set("PORTAL_REALTIME_USER_SOCKETS", "2")).await;
    let user = User::register(&server, "lin_xia").await;
    let (first, mut second) = (user.socket().await, user.socket().await);
    let ticket = user.client.ticket().await;
    let refusal = Socket::try_open(server.addr(), Some(&ticket), None).await.err().unwrap();
    let body: Value = serde_json::from_slice(refusal.body().as_ref().unwrap()).unwrap();
    assert_eq!((refusal.status().as_u16(), &body["code"]), (429, &json!(1)), "{body}");
    // Refused sockets do not close existing ones.
    let other = User::register(&server, "a_qing").await;
    drop(other.socket().await);
    let _visitor = server.visitor().socket().await;
    second.so_far().await;
    drop(first);
    eventually("a free slot", async || {
        let ticket = user.client.ticket().await;
        Box::pin(Socket::try_open(server.addr(), Some(&ticket), None)).await.is_ok()
    })
    .await;
}

#[tokio::test]
#[ignore = "night"]
async fn ipv6_addresses_count_by_their_network() {
    let server = TestServer::start_with(proxied().set("PORTAL_REALTIME_ADDRESS_SOCKETS", "1")).await;
    let open = Socket::try_open_from(server.addr(), None, "2001:db8:1:2::1").await.ok().unwrap();
    assert_eq!(status_from(&server, None, "2001:db8:1:2:ffff:ffff:ffff:9").await, 429);
    assert_eq!(status_from(&server, None, "[2001:db8:1:2::7]:4711").await, 429);
    assert_eq!(status_from(&server, None, "2001:db8:1:3::1").await, 101);
    assert_eq!(status_from(&server, None, "192.0.2.7").await, 101);
    drop(open);
    eventually("a free slot", async || status_from(&server, None, "2001:db8:1:2::2").await == 101).await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_networks_of_one_ipv6_48_have_eight_times_the_sockets_of_one() {
    let server = TestServer::start_with(proxied().set("PORTAL_REALTIME_ADDRESS_SOCKETS", "1")).await;
    let mut open = Vec::new();
    for net in 0..8 {
        let from = format!("2001:db8:7:{net}::1");
        open.push(Box::pin(Socket::try_open_from(server.addr(), None, &from)).await.ok().unwrap());
    }
    assert_eq!(status_from(&server, None, "2001:db8:7:8::1").await, 429);
    assert_eq!(status_from(&server, None, "2001:db8:8::1").await, 101);
    open.pop();
    eventually("a free slot", async || status_from(&server, None, "2001:db8:7:8::1").await == 101).await;
}

#[tokio::test]
async fn one_address_cannot_use_up_the_shared_admission_rate() {
    let options = proxied()
        .set("PORTAL_REALTIME_ADDRESS_ADMIT_PER_SECOND", "2")
        .set("PORTAL_REALTIME_ADMIT_PER_SECOND", "12");
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let ticket = user.client.ticket().await;
    let flood = async |ticket: Option<&'static str>, client: &'static str| {
        let statuses = join_all((0..60).map(|_| status_from(&server, ticket, client))).await;
        assert!(statuses.iter().filter(|status| **status == 503).count() >= 30, "{statuses:?}");
        statuses
    };
    // With forged tickets, and as a visitor.
    assert!(!flood(Some("forged"), "192.0.2.66").await.contains(&101));
    assert_eq!(status_from(&server, Some(&ticket), "192.0.2.7").await, 101);
    assert!(flood(None, "192.0.2.67").await.contains(&101));
    assert_eq!(status_from(&server, None, "192.0.2.8").await, 101);
}
