//! Strangers who know a player's phone or login name, and try to lock the player out.

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::json;

use crate::harness::{Answer, Client, Gateway, Options, PASSWORD, TestServer, User, solve, wrong};

const SEND: &str = "/api/user/smsCode";
const SIGN_IN: &str = "/api/user/loginWithPhone";
const LOGIN: &str = "/api/user/login";
const PHONE: &str = "13812345678";
const UNBOUND: &str = "13800000000";
const OWN_DEVICE: &str = "the-owners-phone";

/// A portal behind a trusted proxy, with the owner of `PHONE`, who signed in on `OWN_DEVICE`.
struct Portal {
    server: TestServer,
    gateway: Gateway,
    clock: ManualClock,
}

impl Portal {
    async fn start(options: Options) -> Self {
        let (gateway, clock) = (Gateway::start(), ManualClock::at(SystemClock.now()));
        let options = options.set("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8").gateway(&gateway).clock(&clock);
        let server = TestServer::start_with(options).await;
        let portal = Self { server, gateway, clock };
        let owner = portal.at("198.51.100.7");
        let asked = ask(&owner, PHONE, OWN_DEVICE).await;
        let id = asked.ok()["requestId"].as_str().unwrap().to_owned();
        sign_in(&owner, &portal.gateway.code(PHONE), Some(&id)).await.ok();
        portal.clock.advance(TimeDelta::days(2));
        portal
    }

    fn at(&self, address: &str) -> Client {
        self.server.visitor().with("X-Forwarded-For", address)
    }
}

async fn ask(client: &Client, phone: &str, device: &str) -> Answer {
    let fields = [("phone", phone), ("scene", "login"), ("deviceID", device), ("sendsRequestId", "1")];
    client.post_solving(SEND, &fields).await
}

async fn sign_in(client: &Client, code: &str, request_id: Option<&str>) -> Answer {
    let mut fields = vec![("phone", PHONE), ("smsCode", code), ("deviceID", OWN_DEVICE)];
    fields.extend(request_id.map(|id| ("requestId", id)));
    client.post(SIGN_IN, &fields).await
}

#[tokio::test]
#[ignore = "night"]
async fn guesses_of_strangers_leave_a_code_valid_for_its_requester() {
    let portal = Portal::start(Options::default()).await;
    let owner = portal.at("198.51.100.7");
    let asked = ask(&owner, PHONE, OWN_DEVICE).await;
    let id = asked.ok()["requestId"].as_str().unwrap();
    let code = portal.gateway.code(PHONE);
    let foreign = "A".repeat(id.len());
    // From elsewhere, from the owner's own network, and with ids that were made up, also with the right code.
    for stranger in ["203.0.113.1", "203.0.113.2", "198.51.100.7"] {
        for made_up in [None, Some(foreign.as_str()), Some(""), Some("network:198.51.100.7/32")] {
            for guess in [wrong(&code), code.clone()] {
                for _ in 0..3 {
                    sign_in(&portal.at(stranger), &guess, made_up).await.refused(1004);
                }
            }
        }
    }
    // The network of the owner changed meanwhile: the id is enough.
    sign_in(&portal.at("192.0.2.99"), &code, Some(id)).await.ok();
    sign_in(&owner, &code, Some(id)).await.refused(1004);
    sign_in(&owner, &code, None).await.refused(1004);
}

#[tokio::test]
#[ignore = "night"]
async fn requests_of_strangers_leave_the_owners_code_valid() {
    let portal = Portal::start(Options::default()).await;
    let owner = portal.at("198.51.100.7");
    let asked = ask(&owner, PHONE, OWN_DEVICE).await;
    let id = asked.ok()["requestId"].as_str().unwrap();
    let code = portal.gateway.code(PHONE);
    for n in 0..4 {
        ask(&portal.at(&format!("203.0.113.{n}")), PHONE, &format!("d{n}")).await.ok();
        portal.clock.advance(TimeDelta::minutes(1));
    }
    sign_in(&owner, &code, Some(id)).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn strangers_who_spend_a_phones_day_leave_its_known_device_able_to_get_a_code() {
    let portal = Portal::start(Options::default()).await;
    let mut sent = 0;
    for n in 0..40 {
        let answer = ask(&portal.at(&format!("203.0.113.{n}")), PHONE, &format!("d{n}")).await;
        match answer.code() {
            0 => sent += 1,
            _ => {
                answer.refused(1005);
            }
        }
        portal.clock.advance(TimeDelta::minutes(15));
    }
    assert_eq!(sent, 10, "as many as strangers get in a day");
    ask(&portal.at("203.0.113.200"), PHONE, "stranger").await.refused(1005);
    let asked = ask(&portal.at("192.0.2.99"), PHONE, OWN_DEVICE).await;
    let id = asked.ok()["requestId"].as_str().unwrap();
    sign_in(&portal.at("192.0.2.99"), &portal.gateway.code(PHONE), Some(id)).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn two_hundred_addresses_that_spend_the_portals_day_leave_known_devices_their_part() {
    let portal = Portal::start(Options::default().set("PORTAL_SMS_PER_DAY", "100")).await;
    let mut sent = 0;
    for n in 0..200 {
        let address = format!("203.0.{}.{}", n / 100, n % 100);
        let answer = ask(&portal.at(&address), &format!("139{n:08}"), &format!("d{n}")).await;
        match answer.code() {
            0 => sent += 1,
            _ => {
                answer.refused(1005);
            }
        }
    }
    assert_eq!(sent, 70, "the part that is not reserved");
    // A stranger at the limit gets the same answer about a bound phone and an unbound one.
    let bound = ask(&portal.at("192.0.2.50"), PHONE, "stranger").await;
    let unbound = ask(&portal.at("192.0.2.50"), UNBOUND, "stranger").await;
    assert_eq!((bound.refused(1005).status, &bound.text), (unbound.refused(1005).status, &unbound.text));
    // The device of an account is a stranger to other phones.
    ask(&portal.at("198.51.100.7"), UNBOUND, OWN_DEVICE).await.refused(1005);
    ask(&portal.at("198.51.100.7"), PHONE, OWN_DEVICE).await.ok();
}

#[tokio::test]
async fn neighbours_behind_one_address_leave_a_known_device_able_to_get_a_code() {
    let portal = Portal::start(Options::default()).await;
    let shared = portal.at("198.51.100.7");
    for n in 0..20 {
        ask(&shared, &format!("139{n:08}"), &format!("d{n}")).await.ok();
    }
    ask(&shared, UNBOUND, "stranger").await.refused(1005);
    ask(&shared, PHONE, OWN_DEVICE).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn neighbours_who_enter_wrong_codes_leave_the_holder_of_a_request_in() {
    let portal = Portal::start(Options::default().set("PORTAL_SMS_WRONG_PER_ADDRESS", "3/1h")).await;
    let shared = portal.at("198.51.100.7");
    let asked = ask(&shared, PHONE, OWN_DEVICE).await;
    let id = asked.ok()["requestId"].as_str().unwrap();
    let code = portal.gateway.code(PHONE);
    for _ in 0..3 {
        sign_in(&shared, &wrong(&code), None).await.refused(1004);
    }
    sign_in(&shared, &code, None).await.refused(1005);
    sign_in(&shared, &code, Some("AAAAAAAAAAAAAAAAAAAAAA")).await.refused(1005);
    sign_in(&shared, &wrong(&code), Some(id)).await.refused(1004);
    sign_in(&shared, &code, Some(id)).await.ok();
    sign_in(&shared, &code, Some(id)).await.refused(1005);
}

#[tokio::test]
async fn the_first_code_an_hour_of_a_phone_and_network_needs_no_challenge() {
    let options = ["PORTAL_SMS_PER_PHONE", "PORTAL_SMS_PER_ADDRESS", "PORTAL_SMS_PER_DEVICE"]
        .into_iter()
        .fold(Options::default(), |options, limit| options.set(limit, "10000/1h"));
    let portal = Portal::start(options).await;
    let plain = async |address: &str, phone: &str| {
        portal.at(address).post(SEND, &[("phone", phone), ("scene", "login")]).await
    };
    plain("203.0.113.1", UNBOUND).await.ok();
    let challenged = plain("203.0.113.1", UNBOUND).await;
    assert_eq!(challenged.refused(1009).msg(), "请先完成安全验证");
    plain("203.0.113.1", PHONE).await.ok();
    plain("203.0.113.1", PHONE).await.refused(1009);
    plain("203.0.113.2", UNBOUND).await.ok();
    portal.clock.advance(TimeDelta::hours(1));
    plain("203.0.113.1", UNBOUND).await.ok();
    // The owner of an IPv6 /48 gets eight codes without a challenge, not 65,536.
    for n in 0..8 {
        plain(&format!("2001:db8:7:{n:x}::1"), UNBOUND).await.ok();
        plain(&format!("2001:db8:7:{n:x}::2"), UNBOUND).await.refused(1009);
    }
    plain("2001:db8:7:99::1", UNBOUND).await.refused(1009);
    plain("2001:db8:8::1", UNBOUND).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn clients_without_device_id_in_an_ipv6_48_count_together() {
    let options = Options::default().set("PORTAL_SMS_PER_DEVICE", "1/1h");
    let portal = Portal::start(options.set("PORTAL_SMS_PER_ADDRESS", "10000/1h")).await;
    let plain = async |n: u32, address: &str| {
        let phone = format!("139{n:08}");
        portal.at(address).post(SEND, &[("phone", phone.as_str()), ("scene", "login")]).await
    };
    for n in 0..8 {
        plain(n, &format!("2001:db8:7:{n:x}::1")).await.ok();
    }
    plain(8, "2001:db8:7:99::1").await.refused(1005);
    plain(9, "2001:db8:8::1").await.ok();
}

#[tokio::test]
async fn a_solution_works_once_only_for_its_phone_and_scene_and_until_it_expires() {
    let portal = Portal::start(Options::default()).await;
    let client = portal.at("203.0.113.1");
    let send = async |phone: &str, scene: &str, solution: &str| {
        client.post(SEND, &[("phone", phone), ("scene", scene), ("challenge", solution)]).await
    };
    for phone in [UNBOUND, PHONE] {
        send(phone, "login", "").await.ok();
    }
    portal.clock.advance(TimeDelta::minutes(1));
    let solution = solve(&send(UNBOUND, "login", "").await);
    send(PHONE, "login", &solution).await.refused(1009);
    send(UNBOUND, "reset", &solution).await.refused(1009);
    let login = [("loginName", UNBOUND), ("password", "wrong horse"), ("challenge", &solution)];
    client.post(LOGIN, &login).await.refused(1001);
    send(UNBOUND, "login", &solution).await.ok();
    portal.clock.advance(TimeDelta::minutes(1));
    send(UNBOUND, "login", &solution).await.refused(1009);
    for broken in ["AAAA", "e30=", "不是解答"] {
        send(UNBOUND, "login", broken).await.refused(1009);
    }
    let expired = solve(&send(UNBOUND, "login", "").await);
    portal.clock.advance(TimeDelta::seconds(300));
    send(UNBOUND, "login", &expired).await.refused(1009);
}

#[tokio::test]
async fn an_exhausted_limit_is_reported_before_a_challenge() {
    let portal = Portal::start(Options::default()).await;
    let client = portal.at("203.0.113.1");
    let fields = [("phone", UNBOUND), ("scene", "login")];
    client.post(SEND, &fields).await.ok();
    // The limit of a minute comes before the challenge.
    client.post(SEND, &fields).await.refused(1005);
    portal.clock.advance(TimeDelta::minutes(1));
    let solution = solve(&client.post(SEND, &fields).await);
    let solved = [("phone", UNBOUND), ("scene", "login"), ("challenge", &solution)];
    portal.at("203.0.113.2").post(SEND, &fields).await.ok();
    // Another request took the minute. The solution stays valid for the next.
    client.post(SEND, &solved).await.refused(1005);
    portal.clock.advance(TimeDelta::minutes(1));
    client.post(SEND, &solved).await.ok();
}

#[tokio::test]
async fn a_client_that_sends_only_documented_fields_uses_a_code_by_its_network() {
    let portal = Portal::start(Options::default()).await;
    let owner = portal.at("2001:db8:1:2::7");
    owner.post(SEND, &[("phone", PHONE), ("scene", "login")]).await.ok();
    let code = portal.gateway.code(PHONE);
    // Guesses from elsewhere do not reach the code.
    for n in 0..6 {
        sign_in(&portal.at(&format!("203.0.113.{n}")), &wrong(&code), None).await.refused(1004);
    }
    // Privacy addresses of one network are one client.
    sign_in(&portal.at("2001:db8:1:2:ffff::1"), &code, None).await.ok();
    sign_in(&owner, &code, None).await.refused(1004);
}

#[tokio::test]
async fn a_code_is_used_once_by_id_or_network_and_counts_the_tries_of_both() {
    let portal = Portal::start(Options::default()).await;
    let client = portal.at("203.0.113.1");
    let ask = async || {
        portal.clock.advance(TimeDelta::hours(1));
        let asked = client.post(SEND, &[("phone", PHONE), ("scene", "login")]).await;
        (asked.ok()["requestId"].as_str().unwrap().to_owned(), portal.gateway.code(PHONE))
    };
    let (id, code) = ask().await;
    sign_in(&client, &code, Some(&id)).await.ok();
    sign_in(&client, &code, None).await.refused(1004);
    let (id, code) = ask().await;
    sign_in(&client, &code, None).await.ok();
    sign_in(&client, &code, Some(&id)).await.refused(1004);
    let (id, code) = ask().await;
    for n in 0..5 {
        sign_in(&client, &wrong(&code), Some(id.as_str()).filter(|_| n % 2 == 0)).await.refused(1004);
    }
    sign_in(&client, &code, Some(&id)).await.refused(1004);
    sign_in(&client, &code, None).await.refused(1004);
}

#[tokio::test]
async fn password_guesses_from_many_addresses_are_challenged_and_never_lock_the_owner_out() {
    let portal = Portal::start(Options::default()).await;
    User::register(&portal.server, "lin_xia").await;
    let guess = async |n: u32, name: &str| {
        let client = portal.at(&format!("203.0.{}.{}", n / 100, n % 100));
        client.post(LOGIN, &[("loginName", name), ("password", "wrong horse")]).await
    };
    for n in 0..10 {
        // One name in any letter case. Unknown names count alike.
        guess(n, if n % 2 == 0 { "lin_xia" } else { "LIN_XIA" }).await.refused(1001);
        guess(n, "nobody").await.refused(1001);
    }
    for n in 10..60 {
        let (known, unknown) = (guess(n, "lin_xia").await, guess(n, "nobody").await);
        assert_eq!(known.refused(1009).msg(), unknown.refused(1009).msg());
        assert_eq!(known.text.len(), unknown.text.len(), "{} {}", known.text, unknown.text);
    }
    let owner = portal.at("198.51.100.7");
    let right = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let challenged = owner.post(LOGIN, &right).await;
    let solution = solve(&challenged);
    let of_another = [("loginName", "nobody"), ("password", PASSWORD), ("challenge", &solution)];
    owner.post(LOGIN, &of_another).await.refused(1009);
    let solved = [("loginName", "lin_xia"), ("password", PASSWORD), ("challenge", &solution)];
    owner.post(LOGIN, &solved).await.ok();
    owner.post(LOGIN, &solved).await.refused(1009);
    // Guesses that are paid for with work still lock nobody out.
    for n in 60..80 {
        let client = portal.at(&format!("203.0.113.{n}"));
        let fields = [("loginName", "lin_xia"), ("password", "wrong horse")];
        client.post_solving(LOGIN, &fields).await.refused(1001);
    }
    owner.post_solving(LOGIN, &right).await.ok();
    portal.clock.advance(TimeDelta::minutes(15));
    owner.post(LOGIN, &right).await.ok();
}

#[tokio::test]
async fn a_challenge_names_its_work_and_nothing_else() {
    let portal = Portal::start(Options::default()).await;
    let client = portal.at("203.0.113.1");
    let fields = [("phone", UNBOUND), ("scene", "login")];
    client.post(SEND, &fields).await.ok();
    portal.clock.advance(TimeDelta::minutes(1));
    let refused = client.post(SEND, &fields).await;
    let challenge = refused.refused(1009).json["data"]["challenge"].clone();
    let mut names: Vec<_> = challenge.as_object().unwrap().keys().cloned().collect();
    names.sort_unstable();
    assert_eq!(json!(names), json!(["algorithm", "challenge", "kind", "maxnumber", "salt", "signature"]));
    assert!(!refused.text.contains(UNBOUND), "{}", refused.text);
}
