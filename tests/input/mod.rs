//! Malformed and hostile input. `run.py` in this folder sends requests that schemathesis generates from the OpenAPI document.

mod bodies;
mod document;
mod floods;
mod queries;
mod texts;

use reqwest::Method;
use serde_json::Value;

use crate::harness::{Answer, TestDatabase};

/// Asserts that the answer is an envelope, which the client has checked, and not a server fault.
fn answered(answer: &Answer, what: &str) {
    let (status, code) = (answer.status.as_u16(), answer.code());
    assert!(status < 500, "{what}: {}", answer.text);
    assert_eq!(code == 4000, status == 400, "{what}: {}", answer.text);
}

/// Every call of the document with the id 1, and its entry in the document.
fn calls() -> Vec<(Method, String, Value)> {
    let document = serde_json::to_value(portal::api::openapi::openapi()).unwrap();
    let mut calls = Vec::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        let parts = path.split('/').map(|part| match part {
            "{channel}" => "sandbox",
            part if part.starts_with('{') => "1",
            part => part,
        });
        let path = parts.collect::<Vec<_>>().join("/");
        for (method, operation) in item.as_object().unwrap() {
            let method = method.to_uppercase().parse().unwrap();
            calls.push((method, path.clone(), operation.clone()));
        }
    }
    calls
}

/// Number of rows that players create.
async fn rows(db: &TestDatabase) -> i64 {
    let tables = ["post", "comment", "report", "follow", "block", "coin_entry", "media"];
    let mut rows = 0;
    for table in tables {
        rows += db.value::<i64>(&format!("select count(*) from {table}")).await;
    }
    rows
}
