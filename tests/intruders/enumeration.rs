//! Whether an account exists is not revealed by texts, lengths, headers or response times.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::harness::{
    Answer, Client, GATEWAY_SECRET, Gateway, Options, PASSWORD, Running, SECRET, Severing, TestDatabase,
    TestServer, User, at_most, bind_phone, figure,
};

const KNOWN: &str = "13812345678";
const UNKNOWN: &str = "13900000001";

/// (call, fields that name an existing account, the same fields for a missing one)
type Pair<'a> = (&'a str, Vec<(&'a str, &'a str)>, Vec<(&'a str, &'a str)>);

fn pairs() -> Vec<Pair<'static>> {
    let by = |name: &'static str, password| vec![("loginName", name), ("password", password)];
    let code = |phone| vec![("phone", phone), ("smsCode", "000000"), ("newPassword", "another horse")];
    vec![
        ("/api/user/login", by("lin_xia", "wrong horse"), by("nobody_1", "wrong horse")),
        ("/api/user/login", by(KNOWN, "wrong horse"), by(UNKNOWN, "wrong horse")),
        ("/api/user/loginWithPhone", code(KNOWN), code(UNKNOWN)),
        ("/api/user/loginPhoneWithoutRegister", code(KNOWN), code(UNKNOWN)),
        ("/api/user/resetPassword", code(KNOWN), code(UNKNOWN)),
    ]
}

/// A setting without rate limits.
const LIMITS: [&str; 10] = [
    "PORTAL_UNCHALLENGED_WRONG_PASSWORDS_PER_NAME",
    "PORTAL_SMS_UNCHALLENGED_PER_PHONE",
    "PORTAL_LOGINS_PER_NAME",
    "PORTAL_WRONG_PASSWORDS_PER_ACCOUNT",
    "PORTAL_WRONG_PASSWORDS_PER_NAME",
    "PORTAL_WRONG_PASSWORDS_PER_ADDRESS",
    "PORTAL_SMS_WRONG_PER_ADDRESS",
    "PORTAL_SMS_PER_PHONE",
    "PORTAL_SMS_PER_DEVICE",
    "PORTAL_SMS_PER_ADDRESS",
];

fn often(gateway: &Gateway) -> Options {
    LIMITS
        .into_iter()
        .fold(Options::default().gateway(gateway), |options, limit| options.set(limit, "10000/1h"))
}

async fn portal(gateway: &Gateway) -> TestServer {
    let server = TestServer::start_with(often(gateway)).await;
    let user = User::register(&server, "lin_xia").await;
    server.db.execute(&format!("update account set phone = '{KNOWN}' where uid = {}", user.uid)).await;
    server
}

/// All visible parts of an answer except its random ids and time.
fn seen(answer: &Answer) -> (u16, String, Vec<String>) {
    let headers = answer.headers.iter().map(|(name, value)| match name.as_str() {
        "x-request-id" | "date" => name.to_string(),
        _ => format!("{name}: {}", value.to_str().unwrap()),
    });
    let mut headers: Vec<_> = headers.collect();
    // Headers have no fixed order.
    headers.sort_unstable();
    let text = match answer.json["data"]["requestId"].as_str() {
        Some(id) => answer.text.replace(id, &"x".repeat(id.len())),
        None => answer.text.clone(),
    };
    (answer.status.as_u16(), text, headers)
}

#[tokio::test]
async fn answers_about_existing_and_missing_accounts_are_equal_to_the_byte() {
    let gateway = Gateway::start();
    let server = portal(&gateway).await;
    let visitor = server.visitor();
    for (path, known, unknown) in pairs() {
        let (known, unknown) = (visitor.post(path, &known).await, visitor.post(path, &unknown).await);
        assert_ne!(known.code(), 0, "{path}");
        assert_eq!(seen(&known), seen(&unknown), "{path}");
    }
    for scene in ["login", "reset"] {
        let ask =
            async |phone| visitor.post("/api/user/smsCode", &[("phone", phone), ("scene", scene)]).await;
        let (known, unknown) = (ask(KNOWN).await, ask(UNKNOWN).await);
        known.ok();
        assert_eq!(seen(&known), seen(&unknown), "{scene}");
        assert_ne!(gateway.code(KNOWN), "", "both get one");
        assert_ne!(gateway.code(UNKNOWN), "");
    }
    // Binding another account's phone looks like binding one's own with a wrong code.
    let other = User::register(&server, "other_1").await;
    let bind = async |phone| {
        let fields = [("phone", phone), ("smsCode", "000000"), ("password", PASSWORD)];
        other.client.post("/api/user/bind", &fields).await
    };
    assert_eq!(seen(&bind(KNOWN).await), seen(&bind(UNKNOWN).await));
}

/// Every pair of calls, with its caller.
fn asked<'a>(visitor: &'a Client, other: &'a Client) -> Vec<(&'a Client, Pair<'static>)> {
    let mut asked: Vec<(&Client, Pair)> = pairs().into_iter().map(|pair| (visitor, pair)).collect();
    for (client, scene) in [(visitor, "login"), (visitor, "reset"), (other, "bind")] {
        let of = |phone| vec![("phone", phone), ("scene", scene), ("deviceID", "a-stranger")];
        asked.push((client, ("/api/user/smsCode", of(KNOWN), of(UNKNOWN))));
    }
    let bind = |phone| vec![("phone", phone), ("smsCode", "000000"), ("password", PASSWORD)];
    asked.push((other, ("/api/user/bind", bind(KNOWN), bind(UNKNOWN))));
    asked
}

/// Number of repetitions: other work of the portal adds to some of them, not to all.
const TRIES: usize = 5;

#[tokio::test]
async fn existing_and_missing_accounts_cost_the_same_number_of_hashes() {
    let (gateway, db) = (Gateway::start(), TestDatabase::new().await);
    let (proxy, url) = Severing::instead_of(&db.url);
    let gateway_url = gateway.url();
    let mut env = vec![
        ("DATABASE_URL", url.as_str()),
        ("PORTAL_SECRET", SECRET),
        ("PORTAL_DEMO_PACK", ""),
        ("PORTAL_SMS_GATEWAY", "http"),
        ("PORTAL_SMS_URL", &gateway_url),
        ("PORTAL_SMS_SECRET", GATEWAY_SECRET),
    ];
    env.extend(LIMITS.map(|limit| (limit, "10000/1h")));
    let mut running = Running::serve(&env).await;
    let visitor = Client::visitor(running.address().await);
    let mut players = Vec::new();
    for name in ["lin_xia", "other_1"] {
        let made =
            visitor.post("/api/user/registerWithName", &[("loginName", name), ("password", PASSWORD)]).await;
        let (uid, token) = (made.ok()["uid"].as_i64().unwrap(), made.ok()["token"].as_str().unwrap());
        players.push((uid, visitor.signed_in(uid, token)));
    }
    db.execute(&format!("update account set phone = '{KNOWN}' where uid = {}", players[0].0)).await;
    let work = async |client: &Client, path: &str, fields: &[(&str, &str)]| {
        let mut least = (f64::INFINITY, usize::MAX);
        for _ in 0..TRIES {
            let hashed = running.figure("portal_passwords_hashed_total").await.unwrap();
            let before = proxy.statements();
            client.post(path, fields).await;
            let statements = proxy.statements() - before;
            let hashes = running.figure("portal_passwords_hashed_total").await.unwrap() - hashed;
            least = (least.0.min(hashes), least.1.min(statements));
        }
        least
    };
    for (client, (path, known, unknown)) in asked(&visitor, &players[1].1) {
        let (known, unknown) = (work(client, path, &known).await, work(client, path, &unknown).await);
        println!("{path}: {known:?} and {unknown:?} hashes and statements");
        assert!(known.1 > 0, "{path}: no statement was counted");
        assert_eq!(known.0, unknown.0, "{path}: hashes of somebody and of nobody");
        // Concurrent queries of the portal are counted, too.
        let more = (known.1 as f64 - unknown.1 as f64).abs();
        figure(
            &format!("{path}: more statements of one than of the other"),
            more,
            "statements",
            at_most(0.0),
        );
    }
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

/// Allowed ratio between the times of both answers. If only one side hashed a password, it would take a hundred times as long.
const AS_LONG: f64 = 3.0;
/// Added to both times. When neither side does work, other load of the machine would decide their ratio.
const NOISE_S: f64 = 0.02;

#[tokio::test]
#[ignore = "night"]
async fn existing_and_missing_accounts_are_answered_in_the_same_time() {
    let gateway = Gateway::start();
    let server = portal(&gateway).await;
    let visitor = server.visitor();
    let other = User::register(&server, "other_1").await;
    let took = async |client: &Client, path: &str, fields: &[(&str, &str)]| {
        let began = Instant::now();
        client.post(path, fields).await;
        began.elapsed()
    };
    for (client, (path, known, unknown)) in asked(&visitor, &other.client) {
        let (mut of_known, mut of_unknown) = (Vec::new(), Vec::new());
        // Alternating, so that other load of the machine affects both sides alike.
        for _ in 0..9 {
            of_known.push(took(client, path, &known).await);
            of_unknown.push(took(client, path, &unknown).await);
        }
        let median = |times: &mut Vec<Duration>| {
            times.sort_unstable();
            times[times.len() / 2].as_secs_f64() + NOISE_S
        };
        let (known, unknown) = (median(&mut of_known), median(&mut of_unknown));
        let ratio = (known / unknown).max(unknown / known);
        figure(&format!("{path}: somebody against nobody"), ratio, "times", at_most(AS_LONG));
    }
}

#[tokio::test]
async fn search_finds_nobody_by_phone_or_login_name() {
    let server =
        TestServer::start_with(Options::default().set("PORTAL_SEARCHES_PER_ADDRESS", "10000/1m")).await;
    let user = User::register(&server, "secret_name").await;
    bind_phone(&server.db, user.uid).await;
    let phone: String = server.db.value_of("select phone from account where uid = $1", &[&user.uid]).await;
    user.client.post("/api/user/center/updateInfo", &[("name", "林夏"), ("realName", "林小夏")]).await.ok();
    let visitor = server.visitor();
    for keyword in [phone.as_str(), &phone[..7], &phone[7..], "secret_name", "secret", "林小夏"] {
        let query: String = form_urlencoded::byte_serialize(keyword.as_bytes()).collect();
        for path in ["search", "search/user", "square/keyword/suggestion"] {
            let found = visitor.get(&format!("/api/v1/{path}?keyword={query}")).await;
            assert!(!found.ok().to_string().contains("林夏"), "{path} {keyword}: {}", found.text);
        }
    }
    let page = visitor.get(&format!("/api/v1/user/{}", user.uid)).await;
    for secret in [phone.as_str(), "secret_name", "林小夏", PASSWORD] {
        assert!(!page.text.contains(secret), "{}", page.text);
    }
    assert_eq!(page.ok()["name"], Value::from("林夏"));
}
