//! `portal top` shows a node to its operators.

use std::net::TcpListener;

use crate::harness::{Options, Ran, Running, TestDatabase, TestServer, User, post};

async fn top(server: &TestServer, more: &[&str]) -> Ran {
    let url = server.url("");
    let args = [&["top", "--url", &url][..], more].concat();
    Ran::with(&[], &args).await
}

/// The value of a figure in a line.
fn figure<'a>(line: &'a str, key: &str) -> &'a str {
    let found = line.split_whitespace().find_map(|part| part.strip_prefix(key)?.strip_prefix('='));
    found.unwrap_or_else(|| panic!("no {key} in {line}"))
}

#[tokio::test]
#[ignore = "night"]
async fn one_line_shows_the_values_of_metrics() {
    // A separate process, because metrics are counted per process.
    let db = TestDatabase::new().await;
    let mut running =
        Running::serve(&[("DATABASE_URL", &db.url), ("PORTAL_METRICS_TOKEN", "let me in")]).await;
    let addr = running.address().await;
    let visitor = crate::harness::Client::visitor(addr);
    let mut page = visitor.socket().await;
    let author = ("loginName", "lin_xia");
    let account = visitor.post("/api/user/registerWithName", &[author, ("password", "correct horse")]).await;
    let post = post(&db, account.ok()["uid"].as_i64().unwrap()).await;
    page.watch(post, None).await;
    let url = format!("http://{addr}");
    let args = ["top", "--once", "--url", &url, "--interval", "300ms"];
    let ran = Ran::with(&[("PORTAL_METRICS_TOKEN", "let me in")], &args).await;
    assert_eq!(Ran::with(&[], &[&args[..], &["--token", "let me in"]].concat()).await.code, 0);
    let said = ran.ok();
    assert_eq!(said.lines().count(), 1, "{said}");
    for (key, value) in [
        ("sockets", "1"),
        ("sessions", "0"),
        ("threads", "1"),
        ("relay", "alone"),
        ("notices", "ok"),
        ("outboxes", "0B"),
    ] {
        assert_eq!(figure(&said, key), value, "{key} of {said}");
    }
    // At least the read of this command itself.
    assert!(figure(&said, "requests/s").parse::<f64>().unwrap() > 0.0, "{said}");
    assert!(figure(&said, "memory").ends_with("MiB") && figure(&said, "cpu").ends_with('%'), "{said}");
    assert_eq!(figure(&said, "requests_ms").split('/').count(), 3, "{said}");
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn over_redis_it_shows_whether_the_relay_works() {
    let server = TestServer::start_with_redis(Options::default()).await;
    let user = User::register(&server, "lin_xia").await;
    let _page = user.socket().await;
    // Longer than the round trip of a probe.
    let said = top(&server, &["--once", "--interval", "1500ms"]).await.ok();
    assert_eq!(figure(&said, "relay"), "ok");
    assert_eq!(figure(&said, "relay_ms").split('/').count(), 3, "{said}");
}

#[tokio::test]
#[ignore = "night"]
async fn unreadable_metrics_are_reported_in_one_sentence() {
    let server = TestServer::start_with(Options::default().set("PORTAL_METRICS_TOKEN", "let me in")).await;
    top(&server, &[]).await.refused(&["/metrics", "--token"]);
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let url = format!("http://{nobody}");
    Ran::with(&[], &["top", "--once", "--url", &url]).await.refused(&[&url, "is not reached"]);
    Ran::with(&[], &["top", "--url", "ftp://127.0.0.1"]).await.refused(&["--url"]);
    for wrong in [["--url", "here"], ["--interval", "1ms"]] {
        let ran = Ran::with(&[], &["top", wrong[0], wrong[1]]).await;
        assert!(ran.code == 2 && ran.stderr.starts_with("error: "), "{ran:?}");
    }
}
