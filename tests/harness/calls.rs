//! Every call of the OpenAPI document, with a body that the document would take.

use reqwest::Method;
use serde_json::{Map, Value, json};

use crate::harness::{Answer, Client, PASSWORD, drawn};

/// One call of the app's. (Cashiers, call-backs and ways back are for browsers and channels: `call_backs`, `paths`.)
pub struct Call {
    pub method: Method,
    /// As the document has it, with `{id}`.
    pub template: String,
    pub session: Session,
    pub media_type: Option<String>,
    /// What is needed, and nothing else.
    pub fields: Map<String, Value>,
    /// Names of all fields that there are.
    pub known: Vec<String>,
    /// Of the query, what is needed.
    query: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Session {
    Needed,
    /// Some of it is for visitors too.
    Optional,
    None,
}

const FORM: &str = "application/x-www-form-urlencoded";
const JSON: &str = "application/json";

pub fn calls() -> Vec<Call> {
    let document = serde_json::to_value(portal::openapi::openapi()).unwrap();
    let mut calls = Vec::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            if operation["responses"]["200"]["content"].get(JSON).is_some() {
                calls.push(Call::read(&document, method, path, operation));
            }
        }
    }
    assert!(calls.len() > 90, "{} calls", calls.len());
    calls
}

/// Those that a session is needed for.
pub fn calls_with_session() -> Vec<Call> {
    let calls: Vec<_> = calls().into_iter().filter(|call| call.session == Session::Needed).collect();
    assert!(calls.len() > 50, "{} calls that need a session", calls.len());
    calls
}

/// Those that may change something.
pub fn writing_calls() -> Vec<Call> {
    calls().into_iter().filter(|call| call.method != Method::GET).collect()
}

impl Call {
    fn read(document: &Value, method: &str, path: &str, operation: &Value) -> Self {
        let session = match operation["security"].as_array() {
            None => Session::None,
            Some(ways) if ways.iter().any(|way| *way == json!({})) => Session::Optional,
            Some(_) => Session::Needed,
        };
        let body = operation["requestBody"]["content"].as_object().and_then(|content| content.iter().next());
        let (mut fields, mut known) = (Map::new(), Vec::new());
        if let Some((_, body)) = body {
            gather(document, &body["schema"], &mut fields, &mut known);
        }
        let query = operation["parameters"].as_array().into_iter().flatten();
        let query = query.filter(|one| one["in"] == "query" && one["required"] == true);
        Self {
            method: method.to_uppercase().parse().unwrap(),
            template: path.to_owned(),
            session,
            media_type: body.map(|(media_type, _)| media_type.clone()),
            fields,
            known,
            query: query.map(|one| one["name"].as_str().unwrap().to_owned()).collect(),
        }
    }

    pub fn name(&self) -> String {
        format!("{} {}", self.method, self.template)
    }

    /// With this value of a field that there is or is not.
    #[must_use]
    pub fn with(mut self, field: &str, value: Value) -> Self {
        self.fields.insert(field.to_owned(), value);
        self
    }

    /// With what `of` says of each field that there is and each part of the path; otherwise ids are 1.
    pub async fn make(&self, client: &Client, of: impl Fn(&str, &str) -> Option<Value>) -> Answer {
        let mut fields = self.fields.clone();
        for name in &self.known {
            if let Some(value) = of(&self.template, name) {
                fields.insert(name.clone(), value);
            }
        }
        let parts = self.template.split('/').map(|part| {
            let Some(name) = part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) else {
                return part.to_owned();
            };
            of(&self.template, name).map_or_else(|| "1".to_owned(), |value| text(&value))
        });
        let mut path = parts.collect::<Vec<_>>().join("/");
        for (n, name) in self.query.iter().enumerate() {
            path = format!("{path}{}{name}=abc", if n == 0 { '?' } else { '&' });
        }
        match self.media_type.as_deref() {
            None => client.send(self.method.clone(), &path, "", Vec::new()).await,
            Some(JSON) => {
                client.send(self.method.clone(), &path, JSON, Value::from(fields).to_string().into()).await
            }
            Some(FORM) => {
                let fields: Vec<_> = fields.iter().map(|(name, value)| (name, text(value))).collect();
                let body = serde_urlencoded::to_string(fields).unwrap();
                client.send(self.method.clone(), &path, FORM, body.into()).await
            }
            Some(_) => {
                let picture = drawn(8, 8, 1);
                // The kind of a file stands before it, and so does whose it is.
                let others = fields.iter().filter(|(name, _)| *name != "file");
                let others: Vec<_> = others.map(|(name, value)| (name.as_str(), text(value))).collect();
                let mut form: Vec<_> =
                    others.iter().map(|(name, value)| (*name, "", value.as_bytes())).collect();
                form.push(("file", "; filename=\"a.webp\"", &picture));
                client.form(&path, &form).await
            }
        }
    }

    pub async fn of(&self, client: &Client) -> Answer {
        self.make(client, |_, _| None).await
    }
}

/// The names of all fields, and a good value of each that is needed.
fn gather(document: &Value, schema: &Value, needed: &mut Map<String, Value>, known: &mut Vec<String>) {
    let schema = resolved(document, schema);
    for part in schema["allOf"].as_array().into_iter().flatten() {
        gather(document, part, needed, known);
    }
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        known.push(name.clone());
        if schema["required"].as_array().into_iter().flatten().any(|one| *one == json!(name)) {
            needed.insert(name.clone(), good(document, name, field));
        }
    }
}

/// A value that the field takes. Where a pattern or a rule is behind it, its name says which.
fn good(document: &Value, name: &str, schema: &Value) -> Value {
    let schema = resolved(document, schema);
    match name {
        "phone" => return json!("13700000001"),
        "smsCode" => return json!("000000"),
        "loginName" => return json!("intruder_1"),
        "password" | "newPassword" | "oldPassword" => return json!(PASSWORD),
        _ => {}
    }
    if let Some(first) = schema["enum"].get(0) {
        return first.clone();
    }
    if let Some(one) = schema["oneOf"].as_array().and_then(|of| of.iter().find(|one| one["type"] != "null")) {
        return good(document, name, one);
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds[0].clone(),
        kind => kind.clone(),
    };
    match (kind.as_str(), schema["format"].as_str()) {
        (Some("string"), Some("uuid")) => json!("00000000-0000-4000-8000-000000000001"),
        (Some("string"), Some("date")) => json!("2026-01-01"),
        (Some("string"), Some("date-time")) => json!("2026-01-01T00:00:00Z"),
        (Some("string"), _) => json!("一句话"),
        (Some("integer"), _) => schema["minimum"].as_i64().unwrap_or(1).into(),
        (Some("number"), _) => json!(0.5),
        (Some("boolean"), _) => json!(false),
        (Some("array"), _) => json!([]),
        _ => {
            let mut fields = Map::new();
            gather(document, schema, &mut fields, &mut Vec::new());
            fields.into()
        }
    }
}

fn resolved<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(name) => resolved(document, document.pointer(name.trim_start_matches('#')).unwrap()),
        None => schema,
    }
}

/// As forms and addresses have it.
fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(text).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}
