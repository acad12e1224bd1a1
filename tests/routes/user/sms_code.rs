use std::time::Duration;

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::json;

use crate::harness::{Client, Gateway, Nodes, Options, TestRedis, TestServer, Treats, User};

const PATH: &str = "/api/user/smsCode";
const PHONE: &str = "13812345678";

/// A server whose codes reach a gateway and whose clock the test sets.
async fn start(options: Options) -> (TestServer, Gateway, ManualClock) {
    let (gateway, clock) = (Gateway::start(), ManualClock::at(SystemClock.now()));
    let server = TestServer::start_with(options.gateway(&gateway).clock(&clock)).await;
    (server, gateway, clock)
}

async fn ask(client: &Client, phone: &str, device: &str) -> crate::harness::Answer {
    client.post_solving(PATH, &[("phone", phone), ("scene", "login"), ("deviceID", device)]).await
}

/// A phone for each number.
fn phone(n: u32) -> String {
    format!("139{n:08}")
}

/// Asserts a refusal with this `Retry-After`.
fn wait(answer: &crate::harness::Answer) -> i64 {
    answer.refused(1005).json["data"]["retryAfter"].as_i64().unwrap()
}

#[tokio::test]
async fn a_code_reaches_the_phone() {
    let (server, gateway, clock) = start(Options::default()).await;
    let answer = server.visitor().post(PATH, &[("phone", PHONE), ("scene", "reset")]).await;
    assert_eq!(answer.ok()["resendAfter"], 60);
    let request_id = answer.ok()["requestId"].as_str().unwrap();
    assert_eq!(request_id.len(), 22, "128 random bits: {request_id}");
    let received = gateway.received();
    let [message] = received.as_slice() else { panic!("{received:?}") };
    let code = message["code"].as_str().unwrap();
    assert!(code.len() == 6 && code.bytes().all(|b| b.is_ascii_digit()), "{code}");
    assert_eq!((&message["phone"], &message["scene"]), (&json!(PHONE), &json!("reset")));
    assert_eq!(
        message["text"],
        format!("验证码 {code}，用于重置密码，5 分钟内有效。不要告诉任何人，客服也不会问你要。"),
        "what the player reads"
    );
    assert_eq!(message["timestamp"], clock.now().timestamp());
    message["id"].as_str().unwrap().parse::<uuid::Uuid>().unwrap();
    let kept: String = server.db.value("select string_agg(encode(hash, 'escape'), ' ') from code").await;
    assert!(!kept.contains(code), "only a keyed hash is kept");
}

#[tokio::test]
async fn each_field_has_its_rule() {
    let (server, gateway, _) = start(Options::default()).await;
    let visitor = server.visitor();
    for wrong in ["12812345678", "1381234567", "138123456789", "phone"] {
        let answer = visitor.post(PATH, &[("phone", wrong), ("scene", "login")]).await;
        assert_eq!(answer.malformed("phone"), "请填写正确的电话", "{wrong}");
    }
    assert_eq!(visitor.post(PATH, &[("scene", "login")]).await.malformed("phone"), "不能为空");
    assert_eq!(visitor.post(PATH, &[("phone", PHONE)]).await.malformed("scene"), "不能为空");
    let answer = visitor.post(PATH, &[("phone", PHONE), ("scene", "gift")]).await;
    assert_eq!(answer.malformed("scene"), "格式不正确");
    assert!(gateway.received().is_empty());
}

#[tokio::test]
async fn a_code_for_binding_erasure_or_export_needs_a_session() {
    let (server, gateway, _) = start(Options::default()).await;
    let user = User::register(&server, "lin_xia").await;
    let fields = [("phone", PHONE), ("scene", "bind")];
    server.visitor().post(PATH, &fields).await.refused(2);
    for scene in ["erase", "export"] {
        server.visitor().post(PATH, &[("phone", PHONE), ("scene", scene)]).await.refused(2);
    }
    user.client.with("UG-Token", "old").post(PATH, &fields).await.refused(2);
    assert!(gateway.received().is_empty());
    let foreign = [("phone", PHONE), ("scene", "bind"), ("uid", "77")];
    user.client.post(PATH, &foreign).await.failed(403);
    user.client.post(PATH, &fields).await.ok();
    assert_eq!(gateway.received().len(), 1);
}

#[tokio::test]
async fn phones_with_and_without_account_get_equal_answers() {
    let (server, gateway, clock) = start(Options::default()).await;
    User::by_phone(&server, &gateway, PHONE).await;
    clock.advance(TimeDelta::minutes(2));
    for scene in ["login", "reset"] {
        let known = server.visitor().post_solving(PATH, &[("phone", PHONE), ("scene", scene)]).await;
        let unknown =
            server.visitor().post_solving(PATH, &[("phone", "13800000000"), ("scene", scene)]).await;
        let seen = |answer: &crate::harness::Answer| {
            answer.text.replace(answer.ok()["requestId"].as_str().unwrap(), "an id")
        };
        assert_eq!((known.status, seen(&known)), (unknown.status, seen(&unknown)), "to the byte");
        assert_ne!(gateway.code(PHONE), "", "both get a message");
        assert_ne!(gateway.code("13800000000"), "");
        clock.advance(TimeDelta::minutes(2));
    }
}

#[tokio::test]
async fn a_phone_gets_1_a_minute_5_an_hour_and_10_a_day() {
    let (server, gateway, clock) = start(Options::default()).await;
    let visitor = server.visitor();
    // Each call from another device: only the phone counts.
    let ask = async |n: i64| ask(&visitor, PHONE, &format!("d{n}")).await;
    ask(0).await.ok();
    assert_eq!(wait(&ask(0).await), 60);
    clock.advance(TimeDelta::seconds(59));
    assert_eq!(wait(&ask(0).await), 1);
    clock.advance(TimeDelta::seconds(1));
    for n in 1..4 {
        assert_eq!(ask(n).await.ok()["resendAfter"], 60);
        clock.advance(TimeDelta::minutes(1));
    }
    // At 4:00 the fifth; the first must be an hour old before the sixth.
    assert_eq!(ask(4).await.ok()["resendAfter"], 56 * 60);
    clock.advance(TimeDelta::minutes(1));
    assert_eq!(wait(&ask(5).await), 55 * 60);
    clock.advance(TimeDelta::minutes(60));
    for n in 5..9 {
        ask(n).await.ok();
        clock.advance(TimeDelta::minutes(1));
    }
    assert_eq!(ask(9).await.ok()["resendAfter"], 24 * 3600 - 69 * 60);
    clock.advance(TimeDelta::hours(2));
    assert_eq!(wait(&ask(10).await), 22 * 3600 - 69 * 60);
    assert_eq!(gateway.received().len(), 10);
    clock.advance(TimeDelta::hours(22));
    ask(10).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn a_device_gets_10_an_hour_and_clients_without_device_id_share_one_per_address() {
    let options = Options::default().set("PORTAL_TRUSTED_PROXIES", "127.0.0.1");
    let (server, _gateway, clock) = start(options.set("PORTAL_SMS_PER_ADDRESS", "1000/1h")).await;
    let at = |address: &str| server.visitor().with("X-Forwarded-For", address);
    for n in 0..10 {
        ask(&at(&format!("203.0.113.{n}")), &phone(n), "d1").await.ok();
    }
    assert_eq!(wait(&ask(&at("203.0.113.99"), &phone(10), "d1").await), 3600, "wherever it is");
    ask(&at("203.0.113.99"), &phone(10), "d2").await.ok();
    clock.advance(TimeDelta::hours(1));
    for n in 20..30 {
        ask(&at("203.0.113.7"), &phone(n), "d1").await.ok();
    }
    clock.advance(TimeDelta::hours(1));
    assert_eq!(wait(&ask(&at("203.0.113.7"), &phone(30), "d1").await), 22 * 3600, "20 a day");

    // Placeholder ids that broken clients share name no device either.
    for (n, device) in (40..50).zip(["", "  ", "null", "undefined", " null "].into_iter().cycle()) {
        ask(&at("198.51.100.7"), &phone(n), device).await.ok();
    }
    assert_eq!(wait(&ask(&at("198.51.100.7"), &phone(50), "null").await), 3600);
    ask(&at("198.51.100.8"), &phone(50), "null").await.ok();
}

#[tokio::test]
async fn an_address_gets_20_an_hour_and_50_a_day_and_ipv6_counts_by_64_bits() {
    let options = Options::default().set("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8");
    let (server, _gateway, clock) = start(options).await;
    // (other addresses of one network)
    let places: [fn(u32) -> String; 2] = [|_| "203.0.113.7".into(), |n| format!("2001:db8:1:2:{n:x}::{n:x}")];
    for (base, place) in places.into_iter().enumerate() {
        let ask = async |n: u32| {
            let client = server.visitor().with("X-Forwarded-For", &place(n));
            ask(&client, &phone(n), &format!("d{n}")).await
        };
        let first = 1000 * (base as u32 + 1);
        for n in 0..20 {
            ask(first + n).await.ok();
        }
        assert_eq!(wait(&ask(first + 20).await), 3600);
        clock.advance(TimeDelta::hours(1));
        for n in 20..40 {
            ask(first + n).await.ok();
        }
        clock.advance(TimeDelta::hours(1));
        for n in 40..50 {
            ask(first + n).await.ok();
        }
        assert_eq!(wait(&ask(first + 50).await), 22 * 3600);
    }
    let neighbour = server.visitor().with("X-Forwarded-For", "2001:db8:1:3::1");
    ask(&neighbour, &phone(5000), "n").await.ok();
}

#[tokio::test]
async fn a_forged_address_header_changes_nothing() {
    for trusted in ["", "10.0.0.0/8"] {
        let options = Options::default().set("PORTAL_TRUSTED_PROXIES", trusted);
        let (server, gateway, _) = start(options.set("PORTAL_SMS_PER_ADDRESS", "3/1h")).await;
        for n in 0..6 {
            let forged = server.visitor().with("X-Forwarded-For", &format!("203.0.113.{n}, 10.0.0.1"));
            let answer = ask(&forged, &phone(n), &format!("d{n}")).await;
            if n < 3 {
                answer.ok()
            } else {
                &answer.refused(1005).json
            };
        }
        assert_eq!(gateway.received().len(), 3);
    }
    // Behind a trusted proxy, the client's own value is left of the proxy's.
    let options = Options::default().set("PORTAL_TRUSTED_PROXIES", "127.0.0.1");
    let (server, gateway, _) = start(options.set("PORTAL_SMS_PER_ADDRESS", "3/1h")).await;
    for n in 0..6 {
        let forged = server.visitor().with("X-Forwarded-For", &format!("198.51.100.{n}, 203.0.113.7"));
        ask(&forged, &phone(n), &format!("d{n}")).await;
    }
    assert_eq!(gateway.received().len(), 3);
}

#[tokio::test]
async fn the_portal_sends_no_more_codes_than_its_daily_limit() {
    let gateway = Gateway::start();
    // Ten seconds before midnight in Shanghai.
    let clock = ManualClock::at("2031-05-06T15:59:50Z".parse().unwrap());
    let options = Options::default().set("PORTAL_SMS_PER_DAY", "2").gateway(&gateway).clock(&clock);
    let server = TestServer::start_with(options).await;
    let visitor = server.visitor();
    for n in 0..2 {
        ask(&visitor, &phone(n), "d").await.ok();
    }
    assert_eq!(wait(&ask(&visitor, &phone(2), "d").await), 10);
    let metrics = visitor.get("/metrics").await.text;
    assert!(
        metrics.contains("portal_sms_daily_left"),
        "operators see it coming; `cli::serve` shows the alarm"
    );
    clock.advance(TimeDelta::seconds(10));
    ask(&visitor, &phone(2), "d").await.ok();
    assert_eq!(gateway.received().len(), 3);
}

#[tokio::test]
#[ignore = "night"]
async fn limits_hold_over_all_nodes() {
    let gateway = Gateway::start();
    let options = Options::default().gateway(&gateway);
    let with_redis = Nodes::on(&TestRedis::shared_url(), options.clone()).await;
    ask(&with_redis.a.visitor(), PHONE, "d").await.ok();
    ask(&with_redis.b.visitor(), PHONE, "e").await.refused(1005);
    assert_eq!(with_redis.db.value::<i64>("select count(*) from limit_log").await, 0, "in Redis");

    let a = TestServer::start_with(options.clone()).await;
    let b = TestServer::on(a.db.clone(), &a.db.url, options).await;
    ask(&a.visitor(), PHONE, "d").await.ok();
    ask(&b.visitor(), PHONE, "e").await.refused(1005);
}

#[tokio::test]
#[ignore = "night"]
async fn a_failing_gateway_is_tried_once_more_with_the_same_id() {
    for treats in [Treats::Answers(500), Treats::Answers(503), Treats::Hangs, Treats::HangsUp] {
        let (server, gateway, _) = start(Options::default().set("PORTAL_SMS_TIMEOUT_S", "0.5")).await;
        gateway.treat_next(&[treats, Treats::Answers(202), treats, treats]);
        ask(&server.visitor(), PHONE, "d").await.ok();
        let ids: Vec<_> = gateway.received().iter().map(|message| message["id"].clone()).collect();
        assert!(ids.len() == 2 && ids[0] == ids[1], "{treats:?}: {ids:?}");

        let answer = ask(&server.visitor(), "13812345679", "d").await;
        let told = (answer.failed(503).msg(), answer.detail());
        assert_eq!(told, ("服务不可用", "短信没有发出去，请稍后再试"), "{treats:?}");
        assert_eq!(gateway.received().len(), 4, "{treats:?}: no third attempt");
        // The message may be on its way.
        assert_eq!(wait(&ask(&server.visitor(), "13812345679", "d").await), 60, "{treats:?}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_refusing_gateway_is_not_tried_again() {
    for status in [400, 401, 404, 429, 302] {
        let (server, gateway, _) = start(Options::default()).await;
        gateway.treat_next(&[Treats::Answers(status)]);
        ask(&server.visitor(), PHONE, "d").await.failed(503);
        assert_eq!(gateway.received().len(), 1, "{status}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_code_that_was_certainly_not_sent_does_not_count_for_phone_and_device() {
    let limits =
        Options::default().set("PORTAL_SMS_PER_DEVICE", "2/1h").set("PORTAL_SMS_PER_ADDRESS", "5/1h");
    let (server, gateway, _) = start(limits.clone()).await;
    let visitor = server.visitor();
    gateway.treat_next(&[Treats::Answers(400), Treats::Answers(429), Treats::Answers(403)]);
    for _ in 0..3 {
        ask(&visitor, PHONE, "d").await.failed(503);
    }
    ask(&visitor, PHONE, "d").await.ok();
    assert_eq!(wait(&ask(&visitor, PHONE, "d").await), 60, "this one was sent");
    // Address and day still count, so nobody can make the portal try without end.
    ask(&visitor, &phone(1), "e").await.ok();
    assert_eq!(wait(&ask(&visitor, &phone(2), "f").await), 3600);
    assert_eq!(server.db.value::<i64>("select used from limit_log where key like 'sms:day:%'").await, 5);

    // An unreachable gateway has accepted nothing.
    let away = limits
        .set("PORTAL_SMS_GATEWAY", "http")
        .set("PORTAL_SMS_URL", "http://127.0.0.1:1/send")
        .set("PORTAL_SMS_SECRET", "another secret than the gateway's");
    let server = TestServer::start_with(away).await;
    for _ in 0..5 {
        ask(&server.visitor(), PHONE, "d").await.failed(503);
    }
    // The hour began with the first of them.
    let left = wait(&ask(&server.visitor(), PHONE, "d").await);
    assert!((3500..=3600).contains(&left), "{left}");
}

#[tokio::test]
#[ignore = "night"]
async fn an_unreachable_gateway_is_logged_without_its_secret() {
    let options = Options::default()
        .set("PORTAL_SMS_GATEWAY", "http")
        .set("PORTAL_SMS_URL", "http://127.0.0.1:1/send")
        .set("PORTAL_SMS_SECRET", "another secret than the gateway's");
    let server = TestServer::start_with(options).await;
    ask(&server.visitor(), PHONE, "d").await.failed(503);
    let gateway = Gateway::start();
    let without_tls = gateway.url().replace("http:", "https:");
    let options = Options::default().gateway(&gateway).set("PORTAL_SMS_URL", &without_tls);
    let server = TestServer::start_with(options).await;
    ask(&server.visitor(), PHONE, "d").await.failed(503);
    let options = Options::default().gateway(&gateway).set("PORTAL_SMS_SECRET", "not what they share");
    let server = TestServer::start_with(options).await;
    crate::harness::soon(Duration::from_secs(5), "the refusal", ask(&server.visitor(), PHONE, "d"))
        .await
        .failed(503);
    assert!(gateway.received().is_empty(), "the gateway trusts no other signature");
}
