//! Erasure of accounts: by the player, by the job, by an operator.

mod asked;
mod books;
mod columns;
mod export;
mod kept;
mod life;

use actors::EndReason;
use serde_json::Value;
use sql::erasure::{Advanced, Pseudonym};

use crate::harness::{Answer, Client, Options, PASSWORD, TestDatabase, eventually};

const PATH: &str = "/api/user/center/erasure";
const PSEUDONYM: &str = "已注销用户";

/// Settings: the cooling-off has no days, and the job runs often.
fn at_once() -> Options {
    Options::default()
        .set("PORTAL_ERASE_COOLING_OFF_DAYS", "0")
        .set("PORTAL_ERASE_CHECK_S", "0.02")
        .set("PORTAL_MEDIA_TIDY_S", "0.05")
}

async fn ask(client: &Client, posts: &str) -> Answer {
    client.post(PATH, &[("password", PASSWORD), ("posts", posts)]).await
}

/// One transaction of the erasure.
async fn advance(db: &TestDatabase, uid: i64) -> Advanced {
    let pseudonym =
        Pseudonym { name: PSEUDONYM, entry: "注销账号", end_reason: EndReason::Erasing.as_str() };
    sql::erasure::advance(&db.pool, uid, pseudonym).await.unwrap()
}

/// Awaits that the job has erased the account completely.
async fn erased(db: &TestDatabase, uid: i64) {
    let done = "select coalesce((select step = 'done' from erasure where uid = $1), false)";
    eventually("the erasure", async || db.value_of::<bool>(done, &[&uid]).await).await;
}

async fn count(db: &TestDatabase, from: &str) -> i64 {
    db.value(&format!("select count(*) from {from}")).await
}

fn name_of<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field]["name"].as_str().unwrap_or_else(|| panic!("{value}"))
}
