//! Bans of networks and devices: their effects, their ends, roles, and refused input.

use std::sync::Arc;

use actors::Clock;
use chrono::TimeDelta;
use reqwest::Method;
use serde_json::{Value, json};

use super::{CHOSEN, Scene};
use crate::harness::{Client, Options, PASSWORD, TestServer, User, eventually, publish};

const BANNED: &str = "203.0.113.9";
const ELSEWHERE: &str = "198.51.100.7";

fn behind_a_proxy() -> Options {
    Options::default().set("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8")
}

fn from(server: &TestServer, address: &str) -> Client {
    server.visitor().with("X-Forwarded-For", address)
}

/// Registers a player at this address, on this device.
async fn registered(server: &TestServer, name: &str, address: &str, device: &str) -> User {
    let visitor = from(server, address);
    let fields = [("loginName", name), ("password", PASSWORD), ("deviceID", device)];
    let account = visitor.post("/api/user/registerWithName", &fields).await;
    let (uid, token) = (account.ok()["uid"].as_i64().unwrap(), account.ok()["token"].as_str().unwrap());
    User { uid, token: token.to_owned(), client: visitor.signed_in(uid, token) }
}

/// Awaits that the node refuses this client, or does not. The name is taken, so that the call never registers anybody.
async fn is_banned(client: &Client, name: &str, device: &str, banned: bool) {
    let code = if banned { 3002 } else { 1002 };
    let fields = [("loginName", name), ("password", PASSWORD), ("deviceID", device)];
    eventually(if banned { "a ban" } else { "the end of a ban" }, async || {
        client.post("/api/user/registerWithName", &fields).await.code() == code
    })
    .await;
}

async fn add(scene: &Scene, token: &str, ban: Value) -> Value {
    scene.call(token, Method::POST, "ban", Some(ban)).await.ok().clone()
}

/// Whether the writing calls of this client are refused, or succeed.
async fn writes(client: &Client, post: &Value, comment: &Value, may: bool) {
    let at = format!("/api/v1/square/post/{}", post["id"]);
    let text = json!({ "content": "大家好呀" });
    let answers = [
        client.post_json("/api/v1/square/post", &text).await,
        client.put_json(&at, &text).await,
        client.post_json(&format!("{at}/comment"), &text).await,
        client.put_json(&format!("/api/v1/square/comment/{}", comment["id"]), &text).await,
        client.post("/api/user/center/updateInfo", &[("signature", "大家好呀")]).await,
    ];
    for answer in answers {
        if may {
            answer.ok();
        } else {
            assert_eq!(answer.refused(3002).json["data"]["reason"], "banned");
        }
    }
}

#[tokio::test]
async fn from_a_banned_network_nobody_registers_signs_in_or_writes_until_the_ban_ends_on_any_node() {
    let scene = Scene::start_with(behind_a_proxy()).await;
    let other_node = behind_a_proxy().clock(&scene.clock);
    let second = TestServer::on(Arc::clone(&scene.server.db), &scene.server.db.url, other_node).await;
    second.hears_everything().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let user = registered(&scene.server, "lin_xia", BANNED, "").await;
    let post = publish(&user, &json!({ "content": "今晚谁在" })).await;
    let at = format!("/api/v1/square/post/{}", post["id"]);
    let comment =
        user.client.post_json(&format!("{at}/comment"), &json!({ "content": "我在" })).await.ok().clone();

    let ban = json!({ "address": "203.0.113.200/24", "days": 1, "reason": "批量注册" });
    let ban = add(&scene, &token, ban).await;
    assert_eq!(
        (&ban["network"], &ban["kind"], &ban["running"]),
        (&json!("203.0.113.0/24"), &json!("address"), &json!(true))
    );
    for server in [&scene.server, &second] {
        let banned = from(server, BANNED);
        is_banned(&banned, "lin_xia", "", true).await;
        let name = [("loginName", "lin_xia"), ("password", PASSWORD)];
        let phone = [("phone", "13812345678"), ("smsCode", "123456")];
        let refused = [
            banned.post("/api/user/login", &name).await,
            banned.post("/api/user/loginWithPhone", &phone).await,
            banned.post("/api/user/loginPhoneWithoutRegister", &phone).await,
            banned.post("/api/user/smsCode", &[("phone", "13812345678"), ("scene", "login")]).await,
        ];
        for answer in refused {
            let data = &answer.refused(3002).json["data"];
            assert_eq!((&data["reason"], &data["until"]), (&json!("banned"), &ban["until"]));
        }
        let client = user.client.at(server);
        writes(&client, &post, &comment, false).await;
        // Reading stays possible, and the login stays.
        client.get(&at).await.ok();
        client.post("/api/user/center/me", &[]).await.ok();
        banned.get(&at).await.ok();
        // Another network may do everything.
        writes(&client.with("X-Forwarded-For", ELSEWHERE), &post, &comment, true).await;
        from(server, ELSEWHERE).post("/api/user/login", &name).await.ok();
    }

    let login = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let chinese = from(&scene.server, BANNED).post("/api/user/login", &login).await;
    assert!(chinese.msg().starts_with("这个网络或设备在 20"), "{}", chinese.msg());
    let english = from(&scene.server, BANNED).with("Accept-Language", "en");
    let english = english.post("/api/user/login", &login).await;
    assert!(english.msg().contains("(China time), nobody can sign in"), "{}", english.msg());

    // It ends by the clock, without another notice.
    scene.clock.advance(TimeDelta::hours(25));
    for server in [&scene.server, &second] {
        from(server, BANNED).post("/api/user/login", &login).await.ok();
    }
}

#[tokio::test]
#[ignore = "night"]
async fn from_a_banned_device_nobody_signs_in_and_its_logins_only_read() {
    let scene = Scene::start_with(behind_a_proxy()).await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let user = registered(&scene.server, "lin_xia", BANNED, "tablet-7").await;
    let post = publish(&user, &json!({ "content": "今晚谁在" })).await;
    let at = format!("/api/v1/square/post/{}", post["id"]);
    let comment =
        user.client.post_json(&format!("{at}/comment"), &json!({ "content": "我在" })).await.ok().clone();
    let socket = user.socket().await;

    let ban = add(&scene, &token, json!({ "device": "tablet-7", "days": 365, "reason": "刷屏" })).await;
    assert_eq!((&ban["deviceId"], &ban["network"]), (&json!("tablet-7"), &Value::Null));
    let elsewhere = from(&scene.server, ELSEWHERE);
    is_banned(&elsewhere, "lin_xia", "tablet-7", true).await;
    let login = async |device: &str| {
        let fields = [("loginName", "lin_xia"), ("password", PASSWORD), ("deviceID", device)];
        elsewhere.post("/api/user/login", &fields).await
    };
    login("tablet-7").await.refused(3002);
    // Another network does not help the login of the device.
    writes(&user.client.with("X-Forwarded-For", ELSEWHERE), &post, &comment, false).await;
    user.client.get(&at).await.ok();
    assert_eq!(scene.server.node.observe().sockets, 1, "open sockets stay");
    drop(socket);
    let phone = login("phone-1").await.ok().clone();
    let phone = elsewhere.signed_in(user.uid, phone["token"].as_str().unwrap());
    writes(&phone, &post, &comment, true).await;

    let end = format!("ban/{}/end", ban["id"]);
    let ended = scene.call(&token, Method::POST, &end, Some(json!({ "reason": "误封" }))).await;
    assert_eq!(ended.ok()["changed"], true);
    is_banned(&elsewhere, "lin_xia", "tablet-7", false).await;
    writes(&user.client, &post, &comment, true).await;
}

#[tokio::test]
#[ignore = "night"]
async fn refused_calls_of_bans_count_by_the_kind_of_ban_from_zero() {
    let scene = Scene::start_with(behind_a_proxy()).await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let refused = async |ban: &str| {
        let text = scene.server.visitor().get("/metrics").await.text;
        let name = format!("portal_banned_calls_total{{ban=\"{ban}\"}} ");
        let value = text.lines().find_map(|line| line.strip_prefix(&name)?.parse::<u64>().ok());
        value.unwrap_or_else(|| panic!("{name} does not start at 0"))
    };
    let before = (refused("network").await, refused("device").await);
    registered(&scene.server, "lin_xia", ELSEWHERE, "tablet-7").await;
    add(&scene, &token, json!({ "address": "203.0.113.0/24", "days": 1, "reason": "批量注册" })).await;
    add(&scene, &token, json!({ "device": "tablet-7", "days": 1, "reason": "刷屏" })).await;
    is_banned(&from(&scene.server, BANNED), "lin_xia", "", true).await;
    is_banned(&from(&scene.server, ELSEWHERE), "lin_xia", "tablet-7", true).await;
    // Other tests of this process also count.
    let after = (refused("network").await, refused("device").await);
    assert!(after.0 > before.0 && after.1 > before.1, "{before:?} {after:?}");
}

#[tokio::test]
async fn a_banned_ipv6_address_is_banned_with_its_whole_64() {
    let scene = Scene::start_with(behind_a_proxy()).await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    registered(&scene.server, "lin_xia", "2001:db8:1:2::7", "").await;
    let ban = add(&scene, &token, json!({ "address": "2001:db8:1:2::7", "days": 1, "reason": "刷屏" })).await;
    assert_eq!(ban["network"], "2001:db8:1:2::/64");
    is_banned(&from(&scene.server, "2001:db8:1:2:ffff::1"), "lin_xia", "", true).await;
    is_banned(&from(&scene.server, "2001:db8:1:3::7"), "lin_xia", "", false).await;
}

#[tokio::test]
async fn checks_wait_for_a_slow_database_side_by_side() {
    let server = TestServer::start().await;
    let mut held = server.db.pool.get().await.unwrap();
    let lock = held.transaction().await.unwrap();
    // No check has read the bans yet.
    lock.batch_execute("lock table ban in access exclusive mode").await.unwrap();
    let visitor = server.visitor();
    let name = [("loginName", "nobody"), ("password", PASSWORD)];
    let released = async {
        server.db.waiting(2).await;
        lock.rollback().await.unwrap();
    };
    let sign_in = || visitor.post("/api/user/login", &name);
    let (first, second, ()) = tokio::join!(sign_in(), sign_in(), released);
    for answer in [first, second] {
        answer.refused(1001);
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_ban_is_made_once_per_key_replaced_by_a_later_one_and_ended_once() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let ban = json!({ "address": "203.0.113.0/24", "days": 30, "reason": "批量注册" });
    let url = format!("{}/api/ops/v1/ban", scene.server.ops_url());
    let mut ids = Vec::new();
    for _ in 0..2 {
        let request = scene.http.post(&url).bearer_auth(&token).header("Content-Type", "application/json");
        let request = request.header("Idempotency-Key", "11111111-2222-4333-8444-555555555555");
        let answer = super::Answer::of(request.body(ban.to_string()).send().await.unwrap()).await;
        ids.push(answer.ok()["id"].as_i64().unwrap());
    }
    assert_eq!(ids[0], ids[1]);
    let second = add(&scene, &token, ban).await;
    let list = async |path: &str| scene.call(&token, Method::GET, path, None).await.ok().clone();
    let open = list("ban").await;
    assert_eq!(open["records"].as_array().unwrap().len(), 1);
    assert_eq!(open["records"][0]["id"], second["id"]);
    let all = list("ban?all=true&size=1").await;
    assert_eq!((&all["records"][0]["id"], &all["nextBelow"]), (&second["id"], &second["id"]));
    let first = list(&format!("ban?all=true&below={}", second["id"])).await["records"][0].clone();
    assert_eq!(
        (&first["id"], &first["endedBy"], &first["endReason"], &first["running"]),
        (&json!(ids[0]), &json!("mei"), &json!("replaced"), &json!(false))
    );
    let end = async |id: &Value| {
        let path = format!("ban/{id}/end");
        scene.call(&token, Method::POST, &path, Some(json!({ "reason": "误封" }))).await
    };
    assert_eq!(end(&second["id"]).await.ok()["changed"], true);
    assert_eq!(end(&second["id"]).await.ok()["changed"], false);
    assert_eq!(end(&json!(ids[0])).await.ok()["changed"], false);
    end(&json!(999)).await.refused(2002);
    assert!(list("ban").await["records"].as_array().unwrap().is_empty());

    // One entry for each change, without the address.
    let logged: Vec<String> = scene
        .server
        .db
        .value(
            "select array_agg(action || ' ' || subject_id || ' ' || coalesce(after ->> 'kind', '') order by id)
             from operator_log where action like 'ban.%'",
        )
        .await;
    let (first, second) = (ids[0], &second["id"]);
    assert_eq!(
        logged,
        [
            format!("ban.add {first} address"),
            format!("ban.add {second} address"),
            format!("ban.end {second} ")
        ]
    );
}

#[tokio::test]
#[ignore = "night"]
async fn each_wrong_ban_is_one_sentence_and_bans_nobody() {
    let scene = Scene::start_with(behind_a_proxy()).await;
    let (mei, token) = scene.signed_in("mei", "moderator").await;
    let now = scene.clock.now();
    let with = |field: &str, value: Value| {
        let mut ban = json!({ "address": "203.0.113.0/24", "days": 1, "reason": "批量注册" });
        ban[field] = value;
        ban
    };
    let too_late = now + TimeDelta::days(367);
    for (ban, field, told) in [
        (with("address", json!("here")), "address", "such as 203.0.113.9"),
        (with("address", json!("203.0.113.0/33")), "address", "such as 203.0.113.9"),
        (with("address", json!("8.8.0.0/15")), "address", "too wide"),
        (with("address", json!("2001:d00::/31")), "address", "too wide"),
        (with("address", json!("127.0.0.1")), "address", "private"),
        (with("address", json!("192.168.1.0/24")), "address", "private"),
        (with("address", json!("::ffff:10.0.0.1")), "address", "private"),
        (with("address", Value::Null), "address", "one of the two"),
        (with("device", json!("tablet-7")), "address", "one of the two"),
        (json!({ "device": "", "days": 1, "reason": "刷屏" }), "device", "1 to 64"),
        (with("days", json!(0)), "until", "1 to 365"),
        (with("days", json!(366)), "until", "1 to 365"),
        (with("days", Value::Null), "until", "1 to 365"),
        (with("until", json!(too_late)), "until", "1 to 365"),
        (json!({ "address": "8.8.8.8", "until": too_late, "reason": "刷屏" }), "until", "1 to 365"),
        (json!({ "address": "8.8.8.8", "until": now, "reason": "刷屏" }), "until", "1 to 365"),
        (with("reason", json!(" ")), "reason", "one line"),
    ] {
        let answer = scene.call(&token, Method::POST, "ban", Some(ban.clone())).await;
        assert_eq!(
            (answer.status, answer.json["code"].as_i64()),
            (400, Some(4000)),
            "{ban}: {}",
            answer.text
        );
        let wrong = answer.json["data"][field].as_str().unwrap_or_default();
        assert!(wrong.contains(told), "{ban}: {}", answer.text);
    }
    // The operator's own network, found behind the proxy.
    let url = format!("{}/api/ops/v1/ban", scene.server.ops_url());
    let request = scene.http.post(url).bearer_auth(&token).header("X-Forwarded-For", "203.0.113.77");
    let request = request.header("Content-Type", "application/json").header("Accept-Language", "en");
    let ban = with("days", json!(1)).to_string();
    let answer = super::Answer::of(request.body(ban).send().await.unwrap()).await;
    assert!(answer.text.contains("your own address"), "{}", answer.text);

    scene.clock.advance(super::next_code());
    let code = mei.code(scene.clock.now());
    let (succeeded, said) = scene.login("mei", &[CHOSEN, &code]).await;
    assert!(succeeded, "{said}");
    for (args, told) in [
        (&["--address", "10.0.0.0/16", "--days", "1"][..], "--address: this is a loopback, private"),
        (&["--address", "8.0.0.0/8", "--days", "1"], "--address: the network is too wide"),
        (&["--device", " ", "--days", "1"], "--device: give the device id"),
    ] {
        let args = [&["ban", "add", "--reason", "刷屏"][..], args].concat();
        scene.run_as("mei", &args).await.refused(&[told]);
    }
    scene.run_as("mei", &["ban", "end", "7"]).await.refused(&["there is no ban 7"]);
    assert_eq!(scene.server.db.value::<i64>("select count(*) from ban").await, 0);
    let logged = "select count(*) from operator_log where action like 'ban.%'";
    assert_eq!(scene.server.db.value::<i64>(logged).await, 0);

    for role in ["support", "finance", "read_only"] {
        let (_, token) = scene.signed_in(&format!("a-{}", role.replace('_', "-")), role).await;
        let ban = with("days", json!(1));
        assert_eq!(scene.call(&token, Method::POST, "ban", Some(ban)).await.status, 403, "{role}");
        let listed = scene.call(&token, Method::GET, "ban", None).await.status;
        assert_eq!(listed, if role == "finance" { 403 } else { 200 }, "{role}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_moderator_bans_lists_and_ends_by_commands() {
    let scene = Scene::start().await;
    let mei = scene.add("mei", "moderator").await;
    let (succeeded, said) = scene.login("mei", &[&mei.password, &mei.code(scene.clock.now()), CHOSEN]).await;
    assert!(succeeded, "{said}");
    User::register(&scene.server, "lin_xia").await;
    let run = async |args: &[&str]| scene.run_as("mei", args).await.ok();
    let said =
        run(&["ban", "add", "--address", "203.0.113.9/24", "--days", "7", "--reason", "批量注册"]).await;
    assert!(said.contains("address 203.0.113.0/24 is banned until"), "{said}");
    let said = run(&["ban", "add", "--device", "tablet-7", "--days", "7", "--reason", "刷屏"]).await;
    assert!(said.contains("device \"tablet-7\" is banned until"), "{said}");
    is_banned(&scene.server.visitor(), "lin_xia", "tablet-7", true).await;
    let listed: Value = serde_json::from_str(&run(&["ban", "list", "--json"]).await).unwrap();
    let id = listed[0]["id"].to_string();
    assert_eq!((listed[0]["kind"].as_str(), listed[1]["kind"].as_str()), (Some("device"), Some("address")));
    let said = run(&["ban", "end", &id, "--reason", "误封"]).await;
    assert!(said.contains("the ban has ended"), "{said}");
    let said = run(&["ban", "end", &id]).await;
    assert!(said.contains("nothing was changed"), "{said}");
    is_banned(&scene.server.visitor(), "lin_xia", "tablet-7", false).await;
    let said = run(&["ban", "list", "--all"]).await;
    assert!(said.contains("by mei: 刷屏  ended") && said.contains("by mei: 批量注册"), "{said}");
    assert_eq!(run(&["ban", "list"]).await.lines().count(), 1);
}

#[tokio::test]
async fn the_database_keeps_every_ban_as_it_was_decided() {
    let scene = Scene::start().await;
    let db = &scene.server.db;
    db.execute(
        "insert into ban (kind, network, reason, decider, create_time, until)
         values ('address', '203.0.113.0/24', 'r', 'mei', now(), now() + interval '1 day')",
    )
    .await;
    let insert = |values: &str| {
        format!(
            "insert into ban (kind, network, device_id, reason, decider, create_time, until) values ({values})"
        )
    };
    for statement in [
        insert("'address', '203.0.113.0/24', null, 'r', 'mei', now(), now() + interval '367 days'"),
        insert("'address', '203.0.113.0/24', null, 'r', 'mei', now(), now()"),
        insert("'address', '203.0.0.0/15', null, 'r', 'mei', now(), now() + interval '1 day'"),
        insert("'address', '2001::/31', null, 'r', 'mei', now(), now() + interval '1 day'"),
        insert("'address', null, 'tablet', 'r', 'mei', now(), now() + interval '1 day'"),
        insert("'device', null, '', 'r', 'mei', now(), now() + interval '1 day'"),
        insert("'device', '203.0.113.0/24', 'tablet', 'r', 'mei', now(), now() + interval '1 day'"),
        "update ban set until = now() + interval '2 days'".to_owned(),
        "update ban set reason = 'other'".to_owned(),
        "update ban set end_time = now()".to_owned(),
        "delete from ban".to_owned(),
        "truncate ban".to_owned(),
    ] {
        assert!(db.try_execute(&statement).await.is_err(), "{statement}");
    }
    db.execute("update ban set end_time = now(), ended_by = 'mei'").await;
    assert!(db.try_execute("update ban set end_time = null, ended_by = null").await.is_err());
}
