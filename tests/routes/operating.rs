//! Calls of operators and their machines.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::harness::{
    Gateway, Options, Proxy, TestDatabase, TestServer, User, Which, at_most, eventually, exchange, figure,
    soon,
};

#[tokio::test]
async fn health_readiness_and_metrics_are_served() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    visitor.get("/healthz").await.ok();
    let ready = visitor.get("/readyz").await;
    assert_eq!(
        (&ready.ok()["ready"], &ready.ok()["database"], &ready.ok()["relay"]),
        (&true.into(), &"ok".into(), &"alone".into())
    );
    let user = User::register(&server, "lin_xia").await;
    let _socket = user.socket().await;
    let figures = visitor.get("/metrics").await;
    assert!(figures.header("content-type").starts_with("text/plain"));
    for name in [
        "portal_sockets 1",
        "portal_sessions 1",
        "portal_threads 0",
        "portal_outbox_bytes 0",
        "portal_listening 1",
        "portal_http_request_seconds_bucket",
        "portal_commit_seconds_bucket",
        "portal_delivery_seconds_bucket",
        "portal_events_total",
        "portal_deliveries_total",
        "process_resident_memory_bytes",
    ] {
        assert!(figures.text.contains(name), "{name} is not in:\n{}", figures.text);
    }
    assert!(figures.text.contains(r#"route="/api/user/registerWithName""#), "by route, not by path");
}

#[tokio::test]
async fn production_shows_documents_and_details_of_readiness_only_if_that_is_set() {
    let gateway = Gateway::start();
    let production = Options::default()
        .gateway(&gateway)
        .set("PORTAL_MODE", "production")
        .set("PORTAL_PAY_CHANNELS", "none");
    let server = TestServer::start_with(production.clone()).await;
    let closed = server.visitor();
    for path in ["/api/docs/", "/api/docs/index.html", "/api/openapi.json", "/api/asyncapi.json"] {
        assert_eq!(closed.get(path).await.status, 404, "{path}");
    }
    assert_eq!(*closed.get("/readyz").await.ok(), json!({ "ready": true }));
    let server = TestServer::start_with(production.set("PORTAL_OPEN_DIAGNOSTICS", "1")).await;
    let open = server.visitor();
    for path in ["/api/docs/", "/api/openapi.json", "/api/asyncapi.json"] {
        assert_eq!(open.get(path).await.status, 200, "{path}");
    }
    assert_eq!(open.get("/readyz").await.ok()["relay"], "alone");
}

#[tokio::test]
#[ignore = "night"]
async fn metrics_that_nobody_fetches_use_bounded_memory() {
    let server = TestServer::start().await;
    eventually("the upkeep of metrics without a request", async || {
        let figures = server.visitor().get("/metrics").await;
        figures.text.lines().any(|line| line.starts_with("portal_metrics_upkeep_total "))
    })
    .await;
}

#[tokio::test]
async fn metrics_can_require_a_token() {
    let server = TestServer::start_with(Options::default().set("PORTAL_METRICS_TOKEN", "let me in")).await;
    let visitor = server.visitor();
    assert_eq!(visitor.get("/metrics").await.status, 404);
    assert_eq!(visitor.with("Authorization", "Bearer guess").get("/metrics").await.status, 404);
    assert_eq!(visitor.with("Authorization", "Bearer let me in").get("/metrics").await.status, 200);
}

#[tokio::test]
async fn a_lost_database_is_reported_and_readiness_returns() {
    let db = Arc::new(TestDatabase::new().await);
    let (proxy, url) = Proxy::instead_of(&db.url);
    let server = TestServer::on(db, &url, Options::default()).await;
    let user = User::register(&server, "lin_xia").await;
    proxy.cut(Which::Everything);
    let visitor = server.visitor();
    visitor.get("/healthz").await.ok();
    let ready = visitor.get("/readyz").await;
    assert_eq!(ready.failed(503).json["data"]["database"], "not reachable");
    let busy = user.client.post("/api/user/center/me", &[]).await;
    assert_eq!(busy.failed(503).header("retry-after"), "2");
    assert_eq!((busy.msg(), busy.detail()), ("服务不可用", "服务繁忙，请稍后再试"));
    let busy = visitor.post("/api/web/game/list", &[]).await;
    busy.failed(503);
    proxy.mend();
    eventually("readiness", async || visitor.get("/readyz").await.status == 200).await;
    user.client.post("/api/user/center/me", &[]).await.ok();
    server.hears_everything().await;
}

#[tokio::test]
async fn a_stalled_database_is_reported_at_once() {
    let db = Arc::new(TestDatabase::new().await);
    let (proxy, url) = Proxy::instead_of(&db.url);
    let server = TestServer::on(db, &url, Options::default()).await;
    let visitor = server.visitor();
    visitor.get("/readyz").await.ok();
    proxy.stall(true);
    // The last result counts for a quarter of a second.
    let unready = async {
        loop {
            let ready = visitor.get("/readyz").await;
            if ready.status != 200 {
                return ready;
            }
        }
    };
    let ready = soon(Duration::from_secs(4), "readiness without an answer", unready).await;
    assert_eq!(ready.failed(503).json["data"]["database"], "does not answer");
    visitor.get("/healthz").await.ok();
    proxy.stall(false);
    eventually("readiness", async || visitor.get("/readyz").await.status == 200).await;
}

#[tokio::test]
async fn a_body_that_does_not_arrive_is_the_clients_fault() {
    let server = TestServer::start_with(Options::default().set("PORTAL_HTTP_ANSWER_WITHIN_S", "0.3")).await;
    // The second answer may be another refusal; only its format is checked.
    for path in ["/api/user/login", "/api/web/game/list"] {
        let half = format!(
            "POST {path} HTTP/1.1\r\nHost: x\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nloginName="
        );
        let answer = exchange(&server, half.as_bytes()).await;
        assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
        assert!(answer.contains(r#""code":1"#) && answer.contains(r#""msg":"请求超时""#), "{answer}");
        assert!(!answer.to_lowercase().contains("retry-after"), "{answer}");
    }
}

#[tokio::test]
async fn the_documents_are_served_and_equal_those_of_the_web_app() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    for (path, committed) in [
        ("/api/openapi.json", include_str!("../../web/src/api/openapi.json")),
        ("/api/asyncapi.json", include_str!("../../web/src/realtime/asyncapi.json")),
    ] {
        let served = visitor.get(path).await;
        assert_eq!(served.header("content-type"), "application/json");
        let committed: Value = serde_json::from_str(committed).unwrap();
        assert!(served.json == committed, "{path} is not what is committed: run `make generate`");
    }
    let page = visitor.get("/api/docs/").await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("swagger"), "{}", page.text);
    assert_eq!(visitor.get("/api/openapi.json").await.json["openapi"], "3.1.0");
}

#[tokio::test]
#[ignore = "night"]
async fn an_answer_that_takes_too_long_is_given_up() {
    let server = TestServer::start_with(Options::default().set("PORTAL_HTTP_ANSWER_WITHIN_S", "0.3")).await;
    let mut held = server.db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    tx.batch_execute("lock table square_tag in access exclusive mode").await.unwrap();
    let answer = server.visitor().get("/api/v1/square/tag/list").await;
    assert_eq!((answer.failed(503).msg(), answer.detail()), ("服务不可用", "处理超时，请稍后再试"));
    assert_eq!(answer.header("retry-after"), "2");
    tx.rollback().await.unwrap();
    server.visitor().get("/api/v1/square/tag/list").await.ok();
}

#[tokio::test]
async fn an_idle_connection_is_kept_for_the_configured_time() {
    let server = TestServer::start_with(Options::default().set("PORTAL_HTTP_KEEP_ALIVE_S", "0.3")).await;
    let began = Instant::now();
    let answer = exchange(&server, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let rested = began.elapsed();
    assert!(rested >= Duration::from_millis(300), "{rested:?}");
    figure("an idle connection of 0.3 s", rested.as_secs_f64(), "s", at_most(4.0));
}
