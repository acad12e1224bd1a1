use actors::{Clock, ManualClock};
use chrono::TimeDelta;
use serde_json::json;

use super::{PIN, at, call, enable, shanghai, youth};
use crate::harness::{User, eventually};

const CONTENT: &str = "/api/v1/checkin/calendar";

/// Moves the clock forward to this time of day.
fn move_to(clock: &ManualClock, time: &str) {
    let mut wanted = shanghai(time);
    while wanted < clock.now() {
        wanted += TimeDelta::days(1);
    }
    clock.advance(wanted - clock.now());
}

async fn is_open(user: &User) -> bool {
    let answer = user.client.get(CONTENT).await;
    if answer.code() == 0 {
        return true;
    }
    answer.refused(3002);
    false
}

#[tokio::test]
async fn the_account_is_closed_from_22_to_6_o_clock() {
    let (server, user, clock) = at("21:59:59").await;
    enable(&user).await;
    eventually("the mode", async || user.me().await["youth"] == true).await;
    assert!(is_open(&user).await, "21:59");
    clock.advance(TimeDelta::seconds(1));
    let answer = user.client.get(CONTENT).await;
    answer.refused(3002);
    assert_eq!(answer.msg(), "青少年模式：22:00 到 6:00 休息，明天再来吧");
    assert_eq!(answer.json["data"], json!({ "reason": "youthClosed", "closed": "night" }));
    assert_eq!(youth(&user).await["closed"], "night");
    user.me().await;
    server.visitor().post("/api/web/game/list", &[]).await.ok();
    move_to(&clock, "05:59:59");
    assert!(!is_open(&user).await, "5:59");
    clock.advance(TimeDelta::seconds(1));
    assert!(is_open(&user).await, "6:00");
}

#[tokio::test]
async fn forty_minutes_of_a_day_can_be_used_whichever_device_uses_them() {
    let (server, user, clock) = at("08:00:00").await;
    let other = User::login(&server, "lin_xia").await;
    enable(&user).await;
    for minute in 0..40 {
        // A call for content and the app's report count the same minute once.
        assert!(is_open(if minute % 2 == 0 { &user } else { &other }).await, "minute {minute}");
        let reported = call(&other, "minute", json!({})).await;
        assert_eq!((&reported.ok()["minutes"], &reported.ok()["closed"]), (&json!(minute + 1), &json!(null)));
        clock.advance(TimeDelta::minutes(1));
    }
    let answer = user.client.get(CONTENT).await;
    assert_eq!(answer.refused(3002).json["data"], json!({ "reason": "youthClosed", "closed": "time" }));
    assert!(!is_open(&other).await);
    assert_eq!(call(&other, "minute", json!({})).await.ok()["minutes"], 40, "closed minutes are not used");
    // Switching the mode off and on again gives no further minutes.
    call(&user, "disable", json!({ "pin": PIN })).await.ok();
    assert!(is_open(&user).await);
    enable(&user).await;
    assert!(!is_open(&user).await);
    move_to(&clock, "06:00:00");
    assert!(is_open(&user).await, "the next day");
    assert_eq!(youth(&user).await["minutes"], 1);
}

#[tokio::test]
#[ignore = "night"]
async fn minutes_without_use_do_not_count() {
    let (_server, user, clock) = at("08:00:00").await;
    enable(&user).await;
    assert!(is_open(&user).await);
    clock.advance(TimeDelta::hours(3));
    user.me().await;
    assert_eq!(youth(&user).await["minutes"], 1);
    assert!(is_open(&user).await);
    assert_eq!(youth(&user).await["minutes"], 2);
}

#[tokio::test]
#[ignore = "night"]
async fn the_pin_opens_the_account_for_forty_minutes() {
    let (_server, user, clock) = at("23:00:00").await;
    enable(&user).await;
    assert!(!is_open(&user).await);
    call(&user, "extend", json!({ "pin": "0000" })).await.refused(1001);
    let extended = call(&user, "extend", json!({ "pin": PIN })).await;
    assert_eq!(extended.ok()["closed"], json!(null));
    assert!(extended.ok()["allowedUntil"].is_string());
    assert!(is_open(&user).await);
    clock.advance(TimeDelta::minutes(40));
    assert!(!is_open(&user).await);
    assert_eq!(youth(&user).await["allowedUntil"], json!(null));
}

#[tokio::test]
#[ignore = "night"]
async fn minutes_that_the_pin_allows_are_not_counted() {
    let (_server, user, clock) = at("05:00:00").await;
    enable(&user).await;
    call(&user, "extend", json!({ "pin": PIN })).await.ok();
    for _ in 0..40 {
        assert!(is_open(&user).await);
        clock.advance(TimeDelta::minutes(1));
    }
    assert!(!is_open(&user).await, "5:40");
    move_to(&clock, "06:00:00");
    assert!(is_open(&user).await, "the day has its own minutes");
    assert_eq!(youth(&user).await["minutes"], 1);
}

#[tokio::test]
async fn a_closed_account_can_sign_out() {
    let (_server, user, _) = at("23:00:00").await;
    enable(&user).await;
    assert!(!is_open(&user).await);
    user.client.post("/api/user/logout", &[]).await.ok();
}
