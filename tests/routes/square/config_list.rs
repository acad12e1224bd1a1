use std::collections::HashMap;

use serde_json::json;

use crate::harness::TestServer;

const PATH: &str = "/api/v1/square/config/list";

#[tokio::test]
async fn the_app_gets_its_limits() {
    let server = TestServer::start().await;
    let page = server.visitor().get(&format!("{PATH}?pageSize=99")).await;
    let records = page.ok()["records"].as_array().unwrap();
    let bounds: HashMap<&str, u64> =
        records.iter().map(|one| (one["key"].as_str().unwrap(), one["value"].as_u64().unwrap())).collect();
    for (key, value) in [
        ("images", 9),
        ("contentChars", 5000),
        ("titleChars", 60),
        ("commentChars", 1000),
        ("reportChars", 500),
        ("mentions", 10),
        ("imageBytes", 10 << 20),
        ("videoBytes", 100 << 20),
        ("videoSeconds", 300),
    ] {
        assert_eq!(bounds.get(key), Some(&value), "{key}");
    }
    assert_eq!((&page.ok()["total"], &page.ok()["nextCursor"]), (&json!(records.len()), &json!(null)));
    let (mut seen, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = server.visitor().get(&format!("{PATH}?pageSize=3{cursor}")).await;
        seen.extend(page.ok()["records"].as_array().unwrap().clone());
        match page.ok()["nextCursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => break,
        }
    }
    assert_eq!(&seen, records);
    server.visitor().get(&format!("{PATH}?pageSize=x")).await.malformed("pageSize");
}
