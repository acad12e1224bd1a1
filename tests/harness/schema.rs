//! Validators of the documents that the server serves.

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock, Mutex},
};

use jsonschema::Validator;
use reqwest::{Method, StatusCode};
use serde_json::{Map, Value, json};

static OPENAPI: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(&portal::api::openapi::openapi().to_json().unwrap()).unwrap());

static FRAME: LazyLock<Validator> = LazyLock::new(|| {
    let document = portal::api::openapi::asyncapi();
    validator(&document, json!({ "$ref": "#/components/schemas/ToClient" }))
});

static REFUSAL: LazyLock<Validator> =
    LazyLock::new(|| validator(&OPENAPI, json!({ "$ref": "#/components/schemas/Refusal" })));

/// Asserts that the answer is an envelope. With code 0 it matches the schema of the call. Otherwise it is a documented refusal with a
/// documented status.
pub fn check_answer(method: &Method, path: &str, status: StatusCode, json: &Value, text: &str) {
    // A 304 has no body.
    if status == StatusCode::NOT_MODIFIED {
        assert_eq!(text, "", "{method} {path}");
        return;
    }
    let is_envelope = json["code"].is_i64() && json["msg"].is_string() && json.get("data").is_some();
    assert!(is_envelope, "{method} {path} → {status} is no envelope: {text}");
    let path = template(path.split('?').next().unwrap());
    let method = method.as_str().to_lowercase();
    if json["code"] != 0 {
        if let Err(error) = REFUSAL.validate(json) {
            panic!("{method} {path} is refused in an undocumented way: {error}: {text}");
        }
        let statuses = &OPENAPI["paths"][&path][&method]["responses"];
        let is_known = statuses.get(status.as_str()).is_some();
        // 500 and 406 are possible for every call, so no call documents them.
        let is_anywhere = [StatusCode::INTERNAL_SERVER_ERROR, StatusCode::NOT_ACCEPTABLE].contains(&status);
        assert!(
            statuses.is_null() || is_known || is_anywhere,
            "{method} {path} → {status}, which is not documented: {text}"
        );
        return;
    }
    let promised = promised(&path, &method, status.as_u16());
    if let Err(error) = promised.validate(json) {
        panic!("{method} {path} breaks its schema: {error} at {}: {text}", error.instance_path());
    }
}

/// Whether a value matches this schema of the document.
pub fn fits(schema: &Value, value: &Value) -> bool {
    static MADE: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);
    let mut made = MADE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let key = schema.to_string();
    made.entry(key).or_insert_with(|| Arc::new(validator(&OPENAPI, schema.clone()))).is_valid(value)
}

/// Asserts that the document has this frame to the client.
pub fn check_frame(frame: &Value) {
    if let Err(error) = FRAME.validate(frame) {
        panic!("a frame breaks its schema: {error}: {frame}");
    }
}

/// The document's path of an address: `/post/7` is `/post/{id}`.
fn template(path: &str) -> String {
    let fits = |template: &&String| {
        let (one, other) = (path.split('/'), template.split('/'));
        one.clone().count() == other.clone().count()
            && one.zip(other).all(|(part, of)| {
                part == of || of == "{name}" || (of.starts_with('{') && part.parse::<i64>().is_ok())
            })
    };
    let paths = OPENAPI["paths"].as_object().unwrap();
    paths.keys().find(fits).cloned().unwrap_or_else(|| path.to_owned())
}

/// The validator of this answer. It is compiled once.
fn promised(path: &str, method: &str, status: u16) -> Arc<Validator> {
    static MADE: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);
    let key = format!("{method} {path} {status}");
    let mut made = MADE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let found = made.entry(key).or_insert_with_key(|key| {
        let response = &OPENAPI["paths"][path][method]["responses"][status.to_string()];
        let schema = &response["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{key} is not in the document");
        Arc::new(validator(&OPENAPI, schema.clone()))
    });
    found.clone()
}

/// A validator for a schema that refers to components. It contains only the referenced components, because compiling all is slow.
fn validator(document: &Value, mut schema: Value) -> Validator {
    let mut needed = Map::new();
    let mut unseen = named(&schema);
    while let Some(name) = unseen.pop() {
        if !needed.contains_key(&name) {
            let component = document["components"]["schemas"][&name].clone();
            unseen.extend(named(&component));
            needed.insert(name, component);
        }
    }
    schema["components"] = json!({ "schemas": needed });
    jsonschema::options().should_validate_formats(true).build(&schema).unwrap()
}

/// The components that a schema names directly.
fn named(schema: &Value) -> Vec<String> {
    match schema {
        Value::Object(parts) => {
            let own = parts.get("$ref").and_then(Value::as_str);
            let own = own.map(|to| to.strip_prefix("#/components/schemas/").expect("a component").to_owned());
            own.into_iter().chain(parts.values().flat_map(named)).collect()
        }
        Value::Array(parts) => parts.iter().flat_map(named).collect(),
        _ => Vec::new(),
    }
}
