//! The database continues from an older state: a standby without the last commits took over, or a backup was restored.

use std::sync::Arc;

use serde_json::Value;

use crate::harness::{
    Client, Options, OwnPostgres, Proxy, Ran, Socket, Standby, TestDatabase, TestServer, User, Which,
    eventually,
};

async fn grant(url: &str, coins: u32) {
    let env = [("DATABASE_URL", url)];
    Ran::with(&env, &["coin", "grant", "--to", "lin_xia", "--amount", &coins.to_string()]).await.ok();
}

/// The database history named in `hello`.
fn history(socket: &Socket) -> &str {
    socket.hello["history"].as_str().expect("hello names a history")
}

async fn me(client: &Client) -> Value {
    client.post("/api/user/center/me", &[]).await.ok().clone()
}

#[tokio::test]
#[ignore = "night"]
async fn coins_that_a_failover_lost_disappear_from_open_pages() {
    let primary = OwnPostgres::start().await;
    let db = Arc::new(TestDatabase::of(&primary).await);
    let (proxy, url) = Proxy::instead_of(&db.url);
    let server = TestServer::on(db.clone(), &url, Options::default()).await;
    server.hears_everything().await;
    let user = User::register(&server, "lin_xia").await;
    grant(&db.url, 10).await;
    let mut page = user.socket().await;
    page.status_where("10 coins", |status| status["coinNum"] == 10).await;

    let standby = Standby::of(&primary).await;
    standby.caught_up(&primary).await;
    standby.cut_off().await;
    grant(&db.url, 90).await;
    let lost = page.status_where("100 coins", |status| status["coinNum"] == 100).await;

    standby.promote().await;
    proxy.cut(Which::Everything);
    eventually("the node reports the lost notifications", async || !server.node.observe().listening).await;
    proxy.lead_to(standby.url());
    proxy.mend();
    assert_eq!(page.closed().await.0.code, 1012);
    server.hears_everything().await;
    let now = me(&user.client).await;
    assert_eq!(now["coinNum"], 10, "the grant was lost");
    assert!(now["version"].as_i64() < lost["version"].as_i64());

    let mut again = user.socket().await;
    assert_ne!(history(&again), history(&page), "pages forget what they read");
    again.status_where("10 coins", |status| status["coinNum"] == 10).await;
    grant(standby.url(), 5).await;
    again.status_where("15 coins", |status| status["coinNum"] == 15).await;
    Ran::with(&[("DATABASE_URL", standby.url())], &["audit"]).await.ok();
}

#[tokio::test]
async fn a_lower_version_without_a_failover_is_noticed() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "somebody").await);
    grant(&server.db.url, 10).await;
    let (mut page, mut others) = (user.socket().await, other.socket().await);
    let before = page.status_where("10 coins", |status| status["coinNum"] == 10).await;
    others.next_of_type("status").await;

    let back = format!("update status set version = version - 1 where uid = {}", user.uid);
    // Disables the trigger that forbids lower versions.
    server.db.fill(&back).await;
    server.db.tell_status(user.uid).await;
    for socket in [&mut page, &mut others] {
        assert_eq!(socket.closed().await.0.code, 1012);
    }
    let now = me(&user.client).await;
    assert_eq!(now["version"].as_i64().unwrap() + 1, before["version"].as_i64().unwrap());
    let again = user.socket().await;
    assert_ne!(history(&again), history(&page));
}
