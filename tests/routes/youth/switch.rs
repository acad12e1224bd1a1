use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{PIN, at, call, enable, shanghai, youth};
use crate::harness::{Gateway, Options, TestServer, User};

#[tokio::test]
async fn the_mode_is_switched_on_and_off_by_a_pin_on_every_device() {
    let (server, user, _) = at("12:00:00").await;
    let other = User::login(&server, "lin_xia").await;
    let mut socket = other.socket().await;
    assert_eq!((&user.me().await["youth"], &youth(&user).await["enabled"]), (&json!(false), &json!(false)));
    enable(&user).await;
    socket.status_where("the mode", |status| status["youth"] == true).await;
    assert_eq!(user.me().await["youth"], true);
    assert_eq!(youth(&other).await["minutesPerDay"], 40);
    call(&other, "enable", json!({ "pin": "1357" })).await.refused(2003);
    call(&other, "disable", json!({ "pin": "1357" })).await.refused(1001);
    assert_eq!(call(&other, "disable", json!({ "pin": PIN })).await.ok()["enabled"], false);
    socket.status_where("the end of the mode", |status| status["youth"] == false).await;
    call(&user, "disable", json!({ "pin": PIN })).await.refused(1001);
    let hash: String = server.db.value("select coalesce(pin_hash, 'none') from youth").await;
    assert_eq!(hash, "none");
}

#[tokio::test]
async fn a_pin_is_four_digits_and_stored_as_a_hash() {
    let (server, user, _) = at("12:00:00").await;
    for wrong in ["", "123", "12345", "12a4", "１２３４"] {
        call(&user, "enable", json!({ "pin": wrong })).await.malformed("pin");
    }
    call(&user, "disable", json!({})).await.malformed("pin");
    enable(&user).await;
    let hash: String = server.db.value("select pin_hash from youth").await;
    assert!(hash.starts_with("$argon2id$"), "{hash}");
}

#[tokio::test]
#[ignore = "night"]
async fn guesses_at_a_pin_are_limited() {
    let (_server, user, clock) = at("12:00:00").await;
    enable(&user).await;
    for _ in 0..10 {
        call(&user, "disable", json!({ "pin": "0000" })).await.refused(1001);
    }
    call(&user, "disable", json!({ "pin": PIN })).await.refused(1005);
    call(&user, "extend", json!({ "pin": PIN })).await.refused(1005);
    // The wrong ones of a day are few: four digits are soon tried.
    for _ in 0..10 {
        clock.advance(TimeDelta::minutes(16));
        call(&user, "extend", json!({ "pin": "0000" })).await.refused(1001);
    }
    clock.advance(TimeDelta::minutes(16));
    call(&user, "disable", json!({ "pin": PIN })).await.refused(1005);
    clock.advance(TimeDelta::days(1));
    call(&user, "disable", json!({ "pin": PIN })).await.ok();
}

#[tokio::test]
async fn the_bound_phone_replaces_a_forgotten_pin() {
    let (gateway, clock) = (Gateway::start(), ManualClock::at(SystemClock.now()));
    let server = TestServer::start_with(Options::default().gateway(&gateway).clock(&clock)).await;
    let user = User::by_phone(&server, &gateway, "13812345678").await;
    enable(&user).await;
    clock.advance(TimeDelta::minutes(1));
    // The code of another phone proves nothing about this account.
    let other = gateway.ask(&user.client, "reset", "13812345679").await;
    call(&user, "disable", json!({ "phone": "13812345679", "smsCode": other })).await.refused(1006);
    clock.advance(TimeDelta::minutes(1));
    let code = gateway.ask(&user.client, "reset", "13812345678").await;
    let by_code = json!({ "phone": "13812345678", "smsCode": code });
    assert_eq!(call(&user, "disable", by_code).await.ok()["enabled"], false);
}

#[tokio::test]
#[ignore = "night"]
async fn no_other_phone_is_bound_in_youth_mode() {
    let clock = ManualClock::at(shanghai("12:00:00"));
    let gateway = Gateway::start();
    let server = TestServer::start_with(Options::default().gateway(&gateway).clock(&clock)).await;
    let user = User::by_phone(&server, &gateway, "13812345678").await;
    enable(&user).await;
    clock.advance(TimeDelta::minutes(1));
    // The child has another phone, and would switch the mode off with a code to it.
    let code = gateway.ask(&user.client, "bind", "13812345679").await;
    let theirs = [("phone", "13812345679"), ("smsCode", code.as_str())];
    let refused = user.client.post("/api/user/bind", &theirs).await;
    assert_eq!(refused.refused(3002).json["data"], json!({ "reason": "youth" }));
    let phone: String = server.db.value("select phone from account").await;
    assert_eq!(phone, "13812345678");
    call(&user, "disable", json!({ "pin": PIN })).await.ok();
    clock.advance(TimeDelta::minutes(1));
    let old = gateway.ask(&user.client, "bind", "13812345678").await;
    let both = [theirs[0], theirs[1], ("oldSmsCode", old.as_str())];
    user.client.post("/api/user/bind", &both).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn an_extension_is_pushed_to_every_device() {
    let (server, user, _) = at("23:00:00").await;
    let other = User::login(&server, "lin_xia").await;
    enable(&user).await;
    let mut socket = other.socket().await;
    let before = socket.status_where("the mode", |status| status["youth"] == true).await;
    call(&user, "extend", json!({ "pin": PIN })).await.ok();
    let newer = |status: &Value| status["version"].as_i64() > before["version"].as_i64();
    socket.status_where("a newer version", newer).await;
    assert_eq!(youth(&other).await["closed"], json!(null));
}
