//! Sign-in by password and code, sessions, and the border to the players' API.

use actors::Clock;
use chrono::TimeDelta;
use reqwest::Method;
use serde_json::json;

use super::{CHOSEN, Scene, next_code};
use crate::harness::{Options, User};

#[tokio::test]
async fn only_the_right_name_password_and_code_sign_in_and_a_code_works_once() {
    let scene = Scene::start().await;
    let (boss, token) = scene.signed_in("boss", "admin").await;
    scene.clock.advance(next_code());
    let code = boss.code(scene.clock.now());
    let old = boss.code(scene.clock.now() - next_code());
    for (name, password, code) in [
        ("boss", "not-the-password", code.as_str()),
        ("nobody", CHOSEN, code.as_str()),
        ("no name, at all", CHOSEN, code.as_str()),
        ("boss", CHOSEN, old.as_str()),
        ("boss", CHOSEN, "000000"),
        ("boss", CHOSEN, ""),
    ] {
        let answer = scene.try_sign_in(name, password, code).await;
        assert_eq!(answer.refused(1001), &json!(null), "{name} {code}");
    }
    let again = scene.sign_in(&boss).await;
    assert_eq!(again.ok()["operator"]["roles"], json!(["admin"]));
    scene.sign_in(&boss).await.refused(1001);
    // Nor does the code of an earlier period work after it.
    scene.clock.advance(TimeDelta::seconds(-30));
    scene.sign_in(&boss).await.refused(1001);
    scene.clock.advance(TimeDelta::seconds(60));
    scene.sign_in(&boss).await.ok();
    scene.call(&token, Method::GET, "operator/me", None).await.ok();
    let moved_back = "update operator set totp_last_step = 0";
    assert!(scene.server.db.try_execute(moved_back).await.is_err(), "a code works once, also by SQL");
}

#[tokio::test]
#[ignore = "night"]
async fn two_sign_ins_with_one_code_begin_one_session() {
    let scene = Scene::start().await;
    let boss = scene.add("boss", "admin").await;
    let (one, other) = tokio::join!(scene.sign_in(&boss), scene.sign_in(&boss));
    let codes = [one, other].map(|answer| answer.json["code"].as_i64().unwrap());
    assert!(codes == [0, 1001] || codes == [1001, 0], "{codes:?}");
    assert_eq!(scene.server.db.value::<i64>("select count(*) from operator_session").await, 1);
}

#[tokio::test]
async fn guesses_are_limited_by_address_and_lock_nobody_out() {
    let options = Options::default()
        .set("PORTAL_OPERATOR_WRONG_PER_NAME", "3/15m")
        .set("PORTAL_TRUSTED_PROXIES", "127.0.0.1");
    let scene = Scene::start_with(options).await;
    let boss = scene.add("boss", "admin").await;
    for _ in 0..3 {
        scene.try_sign_in("boss", "not-the-password", "000000").await.refused(1001);
    }
    let refused = scene.sign_in(&boss).await;
    assert!(refused.refused(1005)["retryAfter"].as_u64().unwrap() > 0);
    // From elsewhere the operator still signs in.
    let body = json!({ "name": "boss", "password": boss.password, "code": boss.code(scene.clock.now()) });
    let request = scene.http.post(format!("{}/api/ops/v1/session", scene.server.ops_url()));
    let request = request.header("Content-Type", "application/json").header("X-Forwarded-For", "192.0.2.7");
    super::Answer::of(request.body(body.to_string()).send().await.unwrap()).await.ok();
    scene.clock.advance(TimeDelta::minutes(16));
    scene.sign_in(&boss).await.ok();
}

#[tokio::test]
async fn a_one_time_password_opens_nothing_but_its_replacement() {
    let scene = Scene::start().await;
    let boss = scene.add("boss", "admin").await;
    let session = scene.sign_in(&boss).await;
    assert_eq!(session.ok()["operator"]["passwordOnce"], true);
    let token = session.ok()["token"].as_str().unwrap().to_owned();
    let refused = scene.call(&token, Method::GET, "operator", None).await;
    assert_eq!(refused.refused(2004)["need"], "password");
    let choose = async |password: &str| {
        let body = json!({ "oldPassword": boss.password, "password": password });
        scene.call(&token, Method::POST, "operator/me/password", Some(body)).await
    };
    for weak in ["short", "password1234", boss.password.as_str()] {
        let answer = choose(weak).await;
        assert_eq!((answer.status, answer.json["code"].as_i64()), (400, Some(4000)), "{weak}");
    }
    choose(CHOSEN).await.ok();
    scene.call(&token, Method::GET, "operator", None).await.ok();
    choose("another-clear-sky of 7 rivers").await.refused(1001);
}

#[tokio::test]
async fn a_session_ends_by_time_by_its_operator_and_with_its_operator() {
    let scene = Scene::start_with(Options::default().set("PORTAL_OPERATOR_SESSION_HOURS", "2")).await;
    let (boss, first) = scene.signed_in("boss", "admin").await;
    let me = async |token: &str| scene.call(token, Method::GET, "operator/me", None).await;
    scene.clock.advance(TimeDelta::minutes(119));
    me(&first).await.ok();
    scene.clock.advance(TimeDelta::minutes(1));
    me(&first).await.refused(2);

    let second = scene.sign_in(&boss).await.ok()["token"].as_str().unwrap().to_owned();
    scene.call(&second, Method::DELETE, "session", None).await.ok();
    me(&second).await.refused(2);

    scene.clock.advance(next_code());
    let third = scene.sign_in(&boss).await.ok()["token"].as_str().unwrap().to_owned();
    let (mei, of_mei) = scene.signed_in("mei", "support").await;
    let list = scene.call(&third, Method::GET, "operator", None).await;
    let id = |name: &str| {
        let records = list.ok()["records"].as_array().unwrap();
        records.iter().find(|one| one["name"] == name).unwrap()["id"].as_i64().unwrap()
    };
    let disable = format!("operator/{}/disable", id("mei"));
    scene.call(&third, Method::POST, &disable, Some(json!({ "reason": "离职" }))).await.ok();
    me(&of_mei).await.refused(2);
    scene.clock.advance(next_code());
    scene.sign_in(&mei).await.refused(1001);
    // The last admin stays one.
    let itself = format!("operator/{}/disable", id("boss"));
    let refused = scene.call(&third, Method::POST, &itself, Some(json!({}))).await;
    assert_eq!(refused.refused(2004)["need"], "admin");
    let roles = format!("operator/{}/roles", id("boss"));
    let refused = scene.call(&third, Method::PUT, &roles, Some(json!({ "roles": ["support"] }))).await;
    assert_eq!(refused.refused(2004)["need"], "admin");
}

#[tokio::test]
#[ignore = "night"]
async fn a_reset_of_password_or_codes_ends_every_session() {
    let scene = Scene::start().await;
    let (mei, token) = scene.signed_in("mei", "support").await;
    scene.dev(&["operator", "reset-totp", "--name", "mei"]).await.ok();
    scene.call(&token, Method::GET, "operator/me", None).await.refused(2);
    scene.clock.advance(next_code());
    scene.sign_in(&mei).await.refused(1001);
    let said = scene.dev(&["operator", "reset-password", "--name", "mei"]).await.ok();
    assert!(said.contains("one-time password: ") && !said.contains("otpauth"), "{said}");
    scene
        .dev(&["operator", "reset-totp", "--name", "nobody"])
        .await
        .refused(&["there is no operator nobody"]);
}

#[tokio::test]
async fn tokens_of_players_and_operators_open_only_their_own_api() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("boss", "admin").await;
    let user = User::register(&scene.server, "lin_xia").await;
    scene.call(&user.token, Method::GET, "operator/me", None).await.refused(2);
    let request = scene.http.get(format!("{}/api/ops/v1/operator/me", scene.server.ops_url()));
    let request = request.header("UG-Uid", user.uid.to_string()).header("UG-Token", &user.token);
    super::Answer::of(request.send().await.unwrap()).await.refused(2);

    let visitor = scene.server.visitor();
    let (me, uid) = ("/api/user/center/me", user.uid.to_string());
    visitor.with("Authorization", &format!("Bearer {token}")).post(me, &[]).await.refused(2);
    visitor.with("UG-Uid", &uid).with("UG-Token", &token).post(me, &[]).await.refused(2);
    // No page calls the operators' API.
    let request = scene.http.post(format!("{}/api/ops/v1/session", scene.server.ops_url()));
    let request = request.header("Origin", "https://evil.example").header("Content-Type", "application/json");
    assert_eq!(request.body("{}").send().await.unwrap().status().as_u16(), 403);
    // Each listener has only its own API.
    for path in ["/api/ops/v1/operator/me", "/api/ops/v1/openapi.json", "/api/ops/v1/session"] {
        let status = scene.http.get(scene.server.url(path)).send().await.unwrap().status().as_u16();
        assert_eq!(status, 404, "{path}");
    }
    for (path, status) in [
        ("/api/user/center/me", 404),
        ("/healthz", 404),
        ("/metrics", 404),
        ("/", 404),
        ("/api/ops/v1/session", 405),
        ("/api/ops/v1/nothing", 404),
        // The router decodes this. It must not pass the check of sessions.
        ("/api/ops/v1/%6Fperator", 404),
        ("/api/ops/v1/l%6Fg", 404),
        ("/api/ops/v1/openapi.json", 200),
    ] {
        let url = format!("{}{path}", scene.server.ops_url());
        assert_eq!(scene.http.get(url).send().await.unwrap().status().as_u16(), status, "{path}");
    }
}
