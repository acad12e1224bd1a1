//! GET /api/order/return/{channel}

use reqwest::Method;
use uuid::Uuid;

use crate::harness::{Cashier, Options, TestServer, User, order, shop};

#[tokio::test]
async fn a_buyer_who_returns_before_the_call_back_finds_the_delivery() {
    let server = TestServer::start().await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let id = order(&user.client, 1, "sandbox").await;
    Cashier::open(&user.client, &id).await.press("silent").await;
    assert_eq!(user.me().await["coinNum"], 0);
    let back =
        server.visitor().page(Method::GET, &format!("/api/order/return/sandbox?order={id}"), &[]).await;
    assert_eq!((back.status, back.location), (302, format!("/orders?id={id}")));
    assert_eq!(user.me().await["coinNum"], 60);
    assert_eq!(server.db.value::<String>("select heard_by from payment").await, "return");
    server.db.audit().await;
}

#[tokio::test]
async fn any_return_address_leads_to_the_orders() {
    let server = TestServer::start().await;
    let unknown = Uuid::new_v4();
    for (address, next) in [
        (format!("sandbox?order={unknown}"), format!("/orders?id={unknown}")),
        (format!("nothing?order={unknown}"), format!("/orders?id={unknown}")),
        ("sandbox".into(), "/orders".into()),
    ] {
        let back = server.visitor().page(Method::GET, &format!("/api/order/return/{address}"), &[]).await;
        assert_eq!((back.status, back.location), (302, next), "{address}");
    }
    server.visitor().get("/api/order/return/sandbox?order=x").await.malformed("order");
}

#[tokio::test]
#[ignore = "night"]
async fn repeated_returns_query_the_channel_a_limited_number_of_times() {
    let server = TestServer::start_with(Options::default().set("PORTAL_PAY_RETURNS_PER_ORDER", "2/1h")).await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let id = order(&user.client, 1, "sandbox").await;
    let cashier = Cashier::open(&user.client, &id).await;
    let back = format!("/api/order/return/sandbox?order={id}");
    for _ in 0..2 {
        server.visitor().page(Method::GET, &back, &[]).await;
    }
    cashier.press("silent").await;
    assert_eq!(server.visitor().page(Method::GET, &back, &[]).await.status, 302);
    assert_eq!(user.me().await["coinNum"], 0, "the sweeper will ask");
}
