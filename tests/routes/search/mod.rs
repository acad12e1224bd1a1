//! Search calls.

mod book;
mod game;
mod index;
mod pinyin;
mod post;
mod trend;
mod user;

use serde_json::Value;

use crate::harness::{Client, TestDatabase};

/// Publishes a post with this title and text; returns its id.
pub async fn write(db: &TestDatabase, uid: i64, title: &str, content: &str) -> i64 {
    let insert = "insert into post (uid, title, content) values ($1, $2, $3) returning id";
    db.value_of(insert, &[&uid, &title, &content]).await
}

/// The ids of the results, in order.
pub async fn ids(client: &Client, path: &str, keyword: &str) -> Vec<i64> {
    ids_of(client.get(&format!("{path}?keyword={keyword}")).await.ok())
}

pub fn ids_of(page: &Value) -> Vec<i64> {
    let id = |record: &Value| record["id"].as_i64().or(record["uid"].as_i64()).unwrap();
    page["records"].as_array().unwrap().iter().map(id).collect()
}
