//! The machine's clock jumps, ahead and back, by minutes and by days.

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::json;

use super::{crowd::Crowd, seed};
use crate::harness::{Options, TestServer, User, post};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_jumps_changes_nothing_of_what_players_do() {
    let clock = ManualClock::at(SystemClock.now());
    let options = Options::default()
        .clock(&clock)
        .set("PORTAL_PAY_ORDERS_PER_ACCOUNT", "10000/1s")
        .set("PORTAL_PAY_OPEN_ORDERS", "1000");
    let server = TestServer::start_with(options).await;
    let crowd = Crowd::begin(&server.db, &[server.addr()], seed()).await;
    crowd.done(60).await;
    for hours in [1, -2, 49, -96, 48] {
        clock.advance(TimeDelta::hours(hours));
        crowd.done(60).await;
    }
    let tally = crowd.end().await;
    assert_eq!((tally.busy, tally.nobody), (0, 0), "{tally:?}");
}

#[tokio::test]
async fn what_was_done_while_it_was_ahead_uses_no_allowance_up_afterwards() {
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
