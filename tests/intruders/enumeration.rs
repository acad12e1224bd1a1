//! Who has an account: told by no text, no length, no header and no time.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::harness::{Answer, Client, Gateway, Options, PASSWORD, TestServer, User, bind_phone};

const KNOWN: &str = "13812345678";
const UNKNOWN: &str = "13900000001";

/// (call, fields that name somebody who is there, and the same of nobody)
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

/// Nothing is too often here.
fn often(gateway: &Gateway) -> Options {
    ["PORTAL_WRONG_PASSWORDS_PER_NAME", "PORTAL_WRONG_PASSWORDS_PER_ADDRESS", "PORTAL_SMS_WRONG_PER_ADDRESS"]
        .into_iter()
        .chain(["PORTAL_SMS_PER_PHONE", "PORTAL_SMS_PER_DEVICE", "PORTAL_SMS_PER_ADDRESS"])
        .fold(Options::default().gateway(gateway), |options, limit| options.set(limit, "10000/1h"))
}

async fn portal(gateway: &Gateway) -> TestServer {
    let server = TestServer::start_with(often(gateway)).await;
    let user = User::register(&server, "lin_xia").await;
    server.db.execute(&format!("update account set phone = '{KNOWN}' where uid = {}", user.uid)).await;
    server
}

/// All that can be seen of an answer but its id and its time.
fn seen(answer: &Answer) -> (u16, String, Vec<String>) {
    let headers = answer.headers.iter().map(|(name, value)| match name.as_str() {
        "x-request-id" | "date" => name.to_string(),
        _ => format!("{name}: {}", value.to_str().unwrap()),
    });
    let mut headers: Vec<_> = headers.collect();
    // They come in no order.
    headers.sort_unstable();
    (answer.status.as_u16(), answer.text.clone(), headers)
}

#[tokio::test]
async fn whoever_is_there_is_answered_as_nobody_is_to_the_byte() {
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
    // Binding the phone of somebody else looks like binding one's own with a wrong code.
    let other = User::register(&server, "other_1").await;
    let bind =
        async |phone| other.client.post("/api/user/bind", &[("phone", phone), ("smsCode", "000000")]).await;
    assert_eq!(seen(&bind(KNOWN).await), seen(&bind(UNKNOWN).await));
}

/// A bound that no busy machine breaks, and work done for one alone does: a password's hash is a hundred times what the rest of
/// such a call takes.
const AS_LONG: f64 = 3.0;

#[tokio::test]
async fn whoever_is_there_is_answered_in_the_time_that_nobody_takes() {
    let gateway = Gateway::start();
    let server = portal(&gateway).await;
    let visitor = server.visitor();
    let other = User::register(&server, "other_1").await;
    let took = async |client: &Client, path: &str, fields: &[(&str, &str)]| {
        let began = Instant::now();
        client.post(path, fields).await;
        began.elapsed()
    };
    let mut asked: Vec<(&Client, Pair)> = pairs().into_iter().map(|pair| (&visitor, pair)).collect();
    for (client, scene) in [(&visitor, "login"), (&visitor, "reset"), (&other.client, "bind")] {
        let of = |phone| vec![("phone", phone), ("scene", scene)];
        asked.push((client, ("/api/user/smsCode", of(KNOWN), of(UNKNOWN))));
    }
    let bind = |phone| vec![("phone", phone), ("smsCode", "000000")];
    asked.push((&other.client, ("/api/user/bind", bind(KNOWN), bind(UNKNOWN))));
    for (client, (path, known, unknown)) in asked {
        let (mut of_known, mut of_unknown) = (Vec::new(), Vec::new());
        // In turn, so that what else the machine does meets both alike.
        for _ in 0..9 {
            of_known.push(took(client, path, &known).await);
            of_unknown.push(took(client, path, &unknown).await);
        }
        let median = |times: &mut Vec<Duration>| {
            times.sort_unstable();
            times[times.len() / 2].as_secs_f64()
        };
        let (known, unknown) = (median(&mut of_known), median(&mut of_unknown));
        // Where nothing is done for either, what a machine does beside it is more than both.
        let (known, unknown) = (known + 0.02, unknown + 0.02);
        assert!(
            known < AS_LONG * unknown && unknown < AS_LONG * known,
            "{path}: {known:.3} s and {unknown:.3} s"
        );
    }
}

#[tokio::test]
async fn nobody_is_found_by_their_phone_or_by_the_name_that_they_sign_in_with() {
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
