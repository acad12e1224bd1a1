use serde_json::{Value, json};

use crate::harness::{Client, Options, Running, TestDatabase, TestServer};

const PATH: &str = "/api/v1/client/error";

fn report(errors: &[Value]) -> Value {
    json!({ "release": "0.1.0-a1b2c3", "errors": errors })
}

fn error(kind: &str) -> Value {
    json!({ "kind": kind, "route": "/detail/:id", "stack": "TypeError: x is not a function\nat f (/assets/a.js:1:2)" })
}

#[tokio::test]
#[ignore = "night"]
async fn an_error_of_the_app_is_counted_by_kind_and_logged_once() {
    let db = TestDatabase::new().await;
    let env = [("DATABASE_URL", db.url.as_str()), ("PORTAL_DEMO_PACK", "")];
    let mut running = Running::serve(&env).await;
    let visitor = Client::visitor(running.address().await);
    let counted = async |running: &Running, kind: &str| {
        running.figure(&format!("portal_client_errors_total{{kind=\"{kind}\"}}")).await
    };
    assert_eq!(counted(&running, "error").await, Some(0.0), "the counter exists before the first error");
    let private = json!({
        "kind": "rejection", "route": "/login",
        "stack": "Error: 13812345678\nat /login?code=secret-code (/assets/a.js:1:2)",
    });
    assert!(visitor.post_json(PATH, &report(&[error("error"), private])).await.ok().is_null());
    visitor.post_json(PATH, &report(&[error("boundary")])).await.ok();
    for kind in ["error", "rejection", "boundary"] {
        assert_eq!(counted(&running, kind).await, Some(1.0), "{kind}");
    }
    running.signal("TERM").await;
    let log = running.ended().await.stderr;
    let lines: Vec<_> = log.lines().filter(|line| line.contains("the app failed in a browser")).collect();
    assert_eq!(lines.len(), 3, "{log}");
    for part in ["WARN", "0.1.0-a1b2c3", "/detail/:id", "TypeError: x is not a function", "/assets/a.js:1:2"]
    {
        assert!(lines[0].contains(part), "{part} is not in {}", lines[0]);
    }
    assert!(!log.contains("13812345678") && !log.contains("secret-code"), "{log}");
}

#[tokio::test]
#[ignore = "night"]
async fn a_report_that_is_malformed_or_too_large_is_refused() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    for (name, value, field) in [
        ("kind", json!("crash"), "errors[0].kind"),
        ("route", json!("/detail/7"), "errors[0].route"),
        ("route", json!("https://x"), "errors[0].route"),
        ("route", json!("/x".repeat(33)), "errors[0].route"),
        ("stack", json!("字".repeat(4001)), "errors[0].stack"),
        ("stack", json!(7), "errors[0].stack"),
    ] {
        let mut wrong = error("error");
        wrong[name] = value;
        visitor.post_json(PATH, &report(&[wrong])).await.malformed(field);
    }
    for release in ["", "a b", "版本", &"a".repeat(65)] {
        let wrong = json!({ "release": release, "errors": [error("error")] });
        visitor.post_json(PATH, &wrong).await.malformed("release");
    }
    let many = report(&vec![error("error"); 4]);
    assert_eq!(visitor.post_json(PATH, &many).await.malformed("errors"), "一次最多 3 个错误");
    let longest = json!({ "kind": "error", "route": "/", "stack": "字".repeat(4000) });
    visitor.post_json(PATH, &report(std::slice::from_ref(&longest))).await.ok();
    visitor.post_json(PATH, &report(&vec![longest; 6])).await.failed(413);
}

#[tokio::test]
#[ignore = "night"]
async fn reports_of_one_address_are_limited() {
    let options = Options::default()
        .set("PORTAL_CLIENT_ERRORS_PER_ADDRESS", "2/1h")
        .set("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8");
    let server = TestServer::start_with(options).await;
    let at = |address: &str| server.visitor().with("X-Forwarded-For", address);
    for _ in 0..2 {
        at("192.0.2.7").post_json(PATH, &report(&[error("error")])).await.ok();
    }
    let refused = at("192.0.2.7").post_json(PATH, &report(&[error("error")])).await;
    let wait = refused.refused(1005).json["data"]["retryAfter"].as_u64().unwrap();
    assert!((1700..=1800).contains(&wait), "{wait}");
    at("192.0.2.8").post_json(PATH, &report(&[error("error")])).await.ok();
}
