//! Generated and committed files are current.

#[path = "../sql/generate/src/digest.rs"]
mod digest;

use std::{fs, path::Path};

const HOW: &str = "run `make generate` and commit what it writes";

/// The night generates the crate again and compares the files: `make test-all ONLY=generated`.
#[test]
fn the_queries_have_the_digest_of_the_last_generation() {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
    let committed = fs::read_to_string(repository.join("sql").join(digest::FILE)).unwrap();
    assert_eq!(digest::digest(repository).unwrap(), committed.trim(), "sql/generated is not current: {HOW}");
}

#[test]
fn the_documents_of_the_calls_and_of_the_socket_are_what_the_types_say() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("web/src");
    let committed = |file: &str| -> serde_json::Value {
        serde_json::from_str(&fs::read_to_string(web.join(file)).unwrap()).unwrap()
    };
    let openapi: serde_json::Value =
        serde_json::from_str(&portal::api::openapi::openapi().to_json().unwrap()).unwrap();
    assert!(openapi == committed("api/openapi.json"), "api/openapi.json is old: {HOW}");
    assert!(
        portal::api::openapi::asyncapi() == committed("realtime/asyncapi.json"),
        "asyncapi.json is old: {HOW}"
    );
}
