//! What is generated and committed is what the sources say today.

use std::{collections::BTreeMap, fs, path::Path};

use crate::harness::server_url;

const HOW: &str = "run `make generate` and commit what it writes";

#[tokio::test]
async fn queries_are_what_the_sql_files_say() {
    let url = server_url().await;
    let fresh = tempfile::tempdir().unwrap();
    let destination = fresh.path().to_owned();
    tokio::task::spawn_blocking(move || portal_generate::generate(url, &destination)).await.unwrap().unwrap();
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("sql/generated");
    let (fresh, committed) = (files(fresh.path()), files(&committed));
    assert_eq!(fresh.keys().collect::<Vec<_>>(), committed.keys().collect::<Vec<_>>(), "{HOW}");
    for (name, text) in fresh {
        assert!(text == committed[&name], "sql/generated/{name} is old: {HOW}");
    }
}

#[test]
fn the_documents_of_the_calls_and_of_the_socket_are_what_the_types_say() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("web/src");
    let committed = |file: &str| -> serde_json::Value {
        serde_json::from_str(&fs::read_to_string(web.join(file)).unwrap()).unwrap()
    };
    let openapi: serde_json::Value =
        serde_json::from_str(&portal::openapi::openapi().to_json().unwrap()).unwrap();
    assert!(openapi == committed("api/openapi.json"), "api/openapi.json is old: {HOW}");
    assert!(
        portal::openapi::asyncapi() == committed("realtime/asyncapi.json"),
        "asyncapi.json is old: {HOW}"
    );
}

/// Every file below a folder, by its path in it.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().to_str().unwrap().to_owned();
                found.insert(name, fs::read_to_string(path).unwrap());
            }
        }
    }
    found
}
