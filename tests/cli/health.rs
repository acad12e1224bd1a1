//! `portal health` tells containers whether their node answers.

use std::net::TcpListener;

use crate::harness::{Options, Proxy, Ran, TestServer, Which, eventually};

#[tokio::test]
async fn the_node_of_this_machine_is_asked_whether_it_answers_and_whether_it_can_serve() {
    let db = std::sync::Arc::new(crate::harness::TestDatabase::new().await);
    let (proxy, url) = Proxy::instead_of(&db.url);
    let server = TestServer::on(db, &url, Options::default()).await;
    let addr = server.addr().to_string();
    let env = [("PORTAL_HTTP_ADDR", addr.as_str())];
    assert_eq!(Ran::with(&env, &["health"]).await.ok(), "ok\n");
    assert_eq!(Ran::with(&env, &["health", "--ready"]).await.ok(), "ok\n");
    // A node without its database lives, and a restart would not help it.
    proxy.cut(Which::Everything);
    Ran::with(&env, &["health"]).await.ok();
    // The node shares one result for a quarter of a second.
    eventually("a lost database", async || server.visitor().get("/readyz").await.status == 503).await;
    Ran::with(&env, &["health", "--ready"]).await.refused(&["/readyz", "503"]);
    proxy.mend();
}

#[tokio::test]
async fn a_node_that_does_not_run_is_named_in_one_sentence() {
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let env = [("PORTAL_HTTP_ADDR", free.as_str())];
    Ran::with(&env, &["health"]).await.refused(&[&free, "is not reached"]);
}
