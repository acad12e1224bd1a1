mod claim;
mod draw;
mod first_action;
mod join;
mod list;

use serde_json::{Value, json};

use crate::harness::{Answer, Client};

async fn join(client: &Client, activity: i64) -> Answer {
    client.post_json(&format!("/api/v1/activity/{activity}/join"), &json!({})).await
}

async fn claim(client: &Client, activity: i64, task: i32) -> Answer {
    client.post_json(&format!("/api/v1/activity/{activity}/claim"), &json!({ "task": task })).await
}

async fn draw(client: &Client, activity: i64, price: i64) -> Answer {
    client.post_json(&format!("/api/v1/activity/{activity}/draw"), &json!({ "price": price })).await
}

/// The activity's progress of its reader in each task.
async fn done(client: &Client, activity: i64) -> Vec<i64> {
    let detail = client.get(&format!("/api/v1/activity/{activity}")).await;
    let tasks = detail.ok()["tasks"].as_array().unwrap().clone();
    tasks.iter().map(|task: &Value| task["done"].as_i64().unwrap()).collect()
}
