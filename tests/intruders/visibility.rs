//! Attacks are visible to operators: as lines of the log and as counts, and without addresses.

use serde_json::{Value, json};

use crate::harness::{Client, GATEWAY_SECRET, Gateway, PASSWORD, Running, TestDatabase, wrong};

const PHONE: &str = "13812345678";
const SECRET: &str = "0123456789abcdef0123456789abcdef";
/// The attacker's address, as the balancer reports it.
const ADDRESS: &str = "203.0.113.66";

/// Awaits the next line about this kind and outcome.
async fn event(running: &mut Running, kind: &str, outcome: &str) -> Value {
    loop {
        let line: Value = serde_json::from_str(&running.logged("\"security\"").await).unwrap();
        if (&line["kind"], &line["outcome"]) == (&json!(kind), &json!(outcome)) {
            assert_eq!(line["target"], "security", "{line}");
            return line;
        }
    }
}

#[tokio::test]
#[ignore = "night"]
async fn guesses_tokens_changes_and_limits_are_security_events() {
    let db = TestDatabase::bare().await;
    let gateway = Gateway::start();
    let url = gateway.url();
    let env = [
        ("PORTAL_MODE", "production"),
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_SECRET", SECRET),
        ("PORTAL_SMS_GATEWAY", "http"),
        ("PORTAL_SMS_URL", &url),
        ("PORTAL_SMS_SECRET", GATEWAY_SECRET),
        ("PORTAL_PAY_CHANNELS", "none"),
        ("PORTAL_METRICS_TOKEN", "metrics"),
        ("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8"),
        ("PORTAL_REGISTRATIONS_PER_ADDRESS", "1/1h"),
    ];
    let mut running = Running::serve(&env).await;
    let visitor = Client::visitor(running.address().await).with("X-Forwarded-For", ADDRESS);
    let by = |password: &'static str| [("loginName", "lin_xia"), ("password", password)];
    let account = visitor.post("/api/user/registerWithName", &by(PASSWORD)).await.ok().clone();
    let (uid, token) = (account["uid"].as_i64().unwrap(), account["token"].as_str().unwrap());
    let user = visitor.signed_in(uid, token);

    visitor.post("/api/user/login", &by("a wrong password")).await.refused(1001);
    let line = event(&mut running, "password", "wrong").await;
    assert_eq!((&line["uid"], &line["route"]), (&json!(uid), &json!("/api/user/login")), "{line}");
    let network = line["network"].clone();
    assert_eq!(network.as_str().unwrap().len(), 16, "{line}");

    let code = gateway.ask(&user, "bind", PHONE).await;
    let bind =
        |code: String| [("phone", PHONE.to_owned()), ("smsCode", code), ("password", PASSWORD.to_owned())];
    let send = async |fields: [(&str, String); 3]| {
        let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
        user.post("/api/user/bind", &fields).await
    };
    send(bind(wrong(&code))).await.refused(1004);
    let line = event(&mut running, "code", "wrong").await;
    assert_eq!(
        (&line["uid"], &line["network"]),
        (&json!(uid), &network),
        "one attacker, one network: {line}"
    );
    send(bind(code)).await.ok();
    assert_eq!(event(&mut running, "rebinding", "done").await["uid"], uid);

    visitor.signed_in(uid, "forged").post("/api/user/center/me", &[]).await.refused(2);
    assert_eq!(event(&mut running, "token", "invalid").await["uid"], Value::Null);
    let fields = [("oldPassword", PASSWORD), ("newPassword", "a password that comes after")];
    let again = visitor.post("/api/user/login", &by(PASSWORD)).await.ok().clone();
    let again = visitor.signed_in(uid, again["token"].as_str().unwrap());
    again.post("/api/user/resetPassword", &fields).await.ok();
    assert_eq!(event(&mut running, "reset", "done").await["uid"], uid);
    user.post("/api/user/center/me", &[]).await.refused(2);
    assert_eq!(event(&mut running, "token", "ended").await["uid"], uid, "a valid token of an ended login");
    let mine = [("password", "a password that comes after")];
    again.post("/api/user/center/export", &mine).await.ok();
    assert_eq!(event(&mut running, "export", "done").await["uid"], uid);
    let leaving = [("password", "a password that comes after"), ("posts", "keep")];
    again.post("/api/user/center/erasure", &leaving).await.ok();
    assert_eq!(event(&mut running, "erasure", "done").await["uid"], uid);

    visitor
        .post("/api/user/registerWithName", &[("loginName", "tang_yuan"), ("password", PASSWORD)])
        .await
        .refused(1005);
    assert_eq!(event(&mut running, "limit", "refused").await["route"], "/api/user/registerWithName");

    let address = format!("http://{}/metrics", running.address().await);
    let metrics = reqwest::Client::new().get(address).bearer_auth("metrics").send().await.unwrap();
    let figures = metrics.text().await.unwrap();
    for (kind, outcome) in
        [("password", "wrong"), ("code", "wrong"), ("rebinding", "done"), ("limit", "refused")]
    {
        let counted = format!("portal_security_events_total{{kind=\"{kind}\",outcome=\"{outcome}\"}} 1");
        assert!(figures.contains(&counted), "{counted}: {figures}");
    }
    let refused = "route=\"/api/user/login\",status=\"200\",code=\"1001\"} 1";
    assert!(figures.contains(refused), "calls count by the product's code: {figures}");
    running.signal("TERM").await;
    let log = running.ended().await.stderr;
    assert!(!log.contains(ADDRESS), "no address is logged:\n{log}");
}
