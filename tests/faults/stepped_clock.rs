//! The node's clock jumps, forward and back, by minutes and by days. It is the test's clock, in a server of this process. Only
//! `actors::SystemClock` asks the machine for the date (`.clippy.toml` checks that), so a jump of the machine's clock reaches
//! the portal only there. Not covered: the real binary; PostgreSQL's clock, which dates rows;
//! and timers, which use the machine's monotonic clock, which never jumps.

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::json;

use super::crowd::Crowd;
use crate::harness::{Gateway, Options, TestServer, User, post, seeds};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn a_clock_jump_does_not_affect_players() {
    for seed in seeds() {
        let clock = ManualClock::at(SystemClock.now());
        let options = Options::default()
            .clock(&clock)
            .set("PORTAL_PAY_ORDERS_PER_ACCOUNT", "10000/1s")
            .set("PORTAL_PAY_OPEN_ORDERS", "1000");
        let server = TestServer::start_with(options).await;
        let crowd = Crowd::begin(&server.db, &[server.addr()], seed).await;
        crowd.done(60).await;
        for hours in [1, -2, 49, -96, 48] {
            clock.advance(TimeDelta::hours(hours));
            crowd.done(60).await;
        }
        let tally = crowd.end().await;
        assert_eq!((tally.busy, tally.nobody), (0, 0), "{tally:?}");
    }
}

#[tokio::test]
async fn use_while_the_clock_is_ahead_exhausts_no_later_rate_limit() {
    let clock = ManualClock::at(SystemClock.now());
    let options = Options::default()
        .clock(&clock)
        .set("PORTAL_COMMENTS_PER_ACCOUNT", "2/1m")
        .set("PORTAL_LIKES_PER_ACCOUNT", "2/1m");
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let path = format!("/api/v1/square/post/{}", post(&server.db, user.uid).await);
    let (comment, like) = (format!("{path}/comment"), format!("{path}/like"));
    clock.advance(TimeDelta::days(2));
    for back in [TimeDelta::days(2), TimeDelta::zero()] {
        for n in 0..2 {
            user.client.post_json(&comment, &json!({ "content": format!("第{n}句") })).await.ok();
            user.client.post_json(&like, &json!({})).await.ok();
        }
        user.client.post_json(&comment, &json!({ "content": "太多了" })).await.refused(1005);
        user.client.post_json(&like, &json!({})).await.refused(1005);
        clock.advance(-back);
    }
    server.db.audit().await;
}

#[tokio::test]
async fn a_code_made_while_the_clock_is_ahead_expires_when_it_is_set_back_and_blocks_no_new_code() {
    const PHONE: &str = "13812345678";
    let (gateway, clock) = (Gateway::start(), ManualClock::at(SystemClock.now()));
    let server = TestServer::start_with(Options::default().gateway(&gateway).clock(&clock)).await;
    let visitor = server.visitor();
    let enter = async |code: &str| {
        visitor.post("/api/user/loginWithPhone", &[("phone", PHONE), ("smsCode", code)]).await
    };
    for ahead in [TimeDelta::minutes(30), TimeDelta::days(3)] {
        clock.advance(ahead);
        let early = gateway.ask(&visitor, "login", PHONE).await;
        clock.advance(-ahead);
        enter(&early).await.refused(1004);
        // A new code can be requested at once and is valid.
        let code = gateway.ask(&visitor, "login", PHONE).await;
        enter(&early).await.refused(1004);
        clock.advance(TimeDelta::minutes(4));
        enter(&code).await.ok();
        clock.advance(TimeDelta::minutes(2));
    }
    server.db.audit().await;
}
