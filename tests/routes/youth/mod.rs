//! The youth mode: who may switch it, what it refuses, and when the account is closed.

mod closed;
mod spending;
mod switch;

use actors::{Clock, ManualClock};
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use crate::harness::{Answer, Options, TestServer, User};

const PIN: &str = "2468";

/// A portal whose clock stands at this time in the portal's zone, and a player.
async fn at(time: &str) -> (TestServer, User, ManualClock) {
    let clock = ManualClock::at(shanghai(time));
    let server = TestServer::start_with(Options::default().clock(&clock)).await;
    let user = User::register(&server, "lin_xia").await;
    (server, user, clock)
}

/// A time of a day soon, so that the logins of the database's clock are live.
fn shanghai(time: &str) -> DateTime<Utc> {
    let day = (actors::SystemClock.now() + TimeDelta::hours(8)).date_naive();
    DateTime::parse_from_rfc3339(&format!("{day}T{time}+08:00")).unwrap().to_utc()
}

async fn call(user: &User, name: &str, body: Value) -> Answer {
    user.client.post_json(&format!("/api/v1/youth/{name}"), &body).await
}

async fn enable(user: &User) {
    assert_eq!(call(user, "enable", json!({ "pin": PIN })).await.ok()["enabled"], true);
}

async fn youth(user: &User) -> Value {
    user.client.get("/api/v1/youth").await.ok().clone()
}
