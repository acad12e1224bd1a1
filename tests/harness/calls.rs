//! Every call of the OpenAPI document, with a valid body. New calls and fields are included automatically.

use reqwest::Method;
use serde_json::{Map, Value, json};

use super::{Answer, Client, PASSWORD, drawn};

/// One call of the app. `intruders::{call_backs,paths}` cover cashiers, call-backs and return addresses, which browsers and channels call.
#[derive(Clone)]
pub struct Call {
    pub method: Method,
    /// The path of the document, with `{id}`.
    pub template: String,
    pub session: Session,
    pub media_type: Option<String>,
    /// The required fields with valid values.
    pub fields: Map<String, Value>,
    /// The names of all fields.
    pub known: Vec<String>,
    /// Every value in the body, at any depth.
    pub values: Vec<Field>,
    /// The parameters of path, query and headers.
    pub parameters: Vec<Parameter>,
}

/// A value in a body.
#[derive(Clone)]
pub struct Field {
    /// The path of the value, from the outside in, in the format of refusals: `records[0].device`.
    pub at: String,
    pub schema: Value,
    pub needed: bool,
    /// The outermost field that contains the value.
    top: String,
    /// The value of that field, with `HERE` in place of this value.
    within: Value,
}

#[derive(Clone)]
pub struct Parameter {
    pub name: String,
    /// `path`, `query` or `header`.
    pub place: String,
    pub schema: Value,
    pub needed: bool,
}

impl Field {
    /// The last name of the path.
    pub fn name(&self) -> &str {
        self.at.rsplit('.').next().unwrap().trim_end_matches("[0]")
    }

    /// The type in its schema: `string`, `integer` …
    pub fn kind(&self) -> &str {
        kind(&self.schema)
    }
}

impl Parameter {
    pub fn kind(&self) -> &str {
        kind(&self.schema)
    }
}

/// A placeholder for a value. No real text contains it.
const HERE: &str = "\u{1}here\u{1}";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Session {
    Needed,
    /// Visitors may call it too.
    Optional,
    None,
}

const FORM: &str = "application/x-www-form-urlencoded";
const JSON: &str = "application/json";

pub fn calls() -> Vec<Call> {
    let document = serde_json::to_value(portal::api::openapi::openapi()).unwrap();
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

/// The calls that need a session.
pub fn calls_with_session() -> Vec<Call> {
    let calls: Vec<_> = calls().into_iter().filter(|call| call.session == Session::Needed).collect();
    assert!(calls.len() > 50, "{} calls that need a session", calls.len());
    calls
}

/// The calls that may change data.
pub fn writing_calls() -> Vec<Call> {
    let mut writing: Vec<Call> = calls().into_iter().filter(|call| call.method != Method::GET).collect();
    // The youth mode refuses spending, and at night everything else.
    writing.sort_by_key(Call::is_of_youth_mode);
    writing
}

impl Call {
    pub fn is_of_youth_mode(&self) -> bool {
        self.template.starts_with("/api/v1/youth/")
    }

    fn read(document: &Value, method: &str, path: &str, operation: &Value) -> Self {
        let session = match operation["security"].as_array() {
            None => Session::None,
            Some(ways) if ways.iter().any(|way| *way == json!({})) => Session::Optional,
            Some(_) => Session::Needed,
        };
        let body = operation["requestBody"]["content"].as_object().and_then(|content| content.iter().next());
        let (mut fields, mut known, mut values) = (Map::new(), Vec::new(), Vec::new());
        if let Some((_, body)) = body {
            gather(document, &body["schema"], &mut fields, &mut known);
            let whole = Value::from(fields.clone());
            below(document, &body["schema"], &whole, None, &mut values);
        }
        let parameters = operation["parameters"].as_array().into_iter().flatten().map(|one| Parameter {
            name: one["name"].as_str().unwrap().to_owned(),
            place: one["in"].as_str().unwrap().to_owned(),
            schema: resolved(document, &one["schema"]).clone(),
            needed: one["required"] == true,
        });
        Self {
            method: method.to_uppercase().parse().unwrap(),
            template: path.to_owned(),
            session,
            media_type: body.map(|(media_type, _)| media_type.clone()),
            fields,
            known,
            values,
            parameters: parameters.collect(),
        }
    }

    pub fn name(&self) -> String {
        format!("{} {}", self.method, self.template)
    }

    /// Sets a field, which need not exist in the document.
    #[must_use]
    pub fn with(mut self, field: &str, value: Value) -> Self {
        self.fields.insert(field.to_owned(), value);
        self
    }

    /// Replaces a field's value, or removes the field.
    #[must_use]
    pub fn instead(mut self, field: &Field, value: Option<&Value>) -> Self {
        match placed(&field.within, value) {
            Some(whole) => self.fields.insert(field.top.clone(), whole),
            None => self.fields.remove(&field.top),
        };
        self.known.retain(|name| *name != field.top);
        self
    }

    /// Sends the call. `of` gives values for fields and parts of the path; other ids are 1.
    pub async fn make(&self, client: &Client, of: impl Fn(&str, &str) -> Option<Value>) -> Answer {
        let needed = self.parameters.iter().filter(|one| one.place == "query" && one.needed);
        let query: Vec<_> = needed.map(|one| format!("{}=abc", one.name)).collect();
        self.ask(client, of, &query.join("&")).await
    }

    /// Sends the call with this query.
    pub async fn ask(
        &self,
        client: &Client,
        of: impl Fn(&str, &str) -> Option<Value>,
        query: &str,
    ) -> Answer {
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
        if !query.is_empty() {
            path = format!("{path}?{query}");
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
                // The server expects the other fields before the file.
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

/// Collects the names of all fields, and a valid value of each required field.
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

/// A valid value for a field. Fields with a pattern or rule are recognised by their names.
fn good(document: &Value, name: &str, schema: &Value) -> Value {
    let schema = resolved(document, schema);
    match name {
        "phone" => return json!("13700000001"),
        "smsCode" => return json!("000000"),
        "loginName" => return json!("intruder_1"),
        "pin" => return json!("2468"),
        "release" => return json!("0.1.0"),
        "route" => return json!("/games/:type?"),
        "password" | "newPassword" | "oldPassword" => return json!(PASSWORD),
        _ => {}
    }
    if let Some(first) = schema["enum"].get(0) {
        return first.clone();
    }
    if let Some(one) = schema["oneOf"].as_array().and_then(|of| of.iter().find(|one| one["type"] != "null")) {
        return good(document, name, one);
    }
    match (kind(schema), schema["format"].as_str()) {
        ("string", Some("uuid")) => json!("00000000-0000-4000-8000-000000000001"),
        ("string", Some("date")) => json!("2026-01-01"),
        ("string", Some("date-time")) => json!("2026-01-01T00:00:00Z"),
        ("string", _) => json!("一句话"),
        ("integer", _) => schema["minimum"].as_i64().unwrap_or(1).into(),
        ("number", _) => json!(0.5),
        ("boolean", _) => json!(false),
        ("array", _) => json!([]),
        _ => {
            let mut fields = Map::new();
            gather(document, schema, &mut fields, &mut Vec::new());
            fields.into()
        }
    }
}

/// Collects all values of an object: of a body, or of an object inside a body. `whole` is a valid value of it.
fn below(document: &Value, schema: &Value, whole: &Value, inside: Option<&Field>, found: &mut Vec<Field>) {
    let schema = resolved(document, schema);
    for part in schema["allOf"].as_array().into_iter().flatten() {
        below(document, part, whole, inside, found);
    }
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        let (at, top, within) = match inside {
            None => (name.clone(), name.clone(), json!(HERE)),
            Some(outer) => {
                let mut object = whole.clone();
                object[name] = json!(HERE);
                let within = placed(&outer.within, Some(&object)).unwrap();
                (format!("{}.{name}", outer.at), outer.top.clone(), within)
            }
        };
        let needed = schema["required"].as_array().into_iter().flatten().any(|one| *one == json!(name));
        one(document, Field { at, schema: plain(document, field).clone(), needed, top, within }, found);
    }
}

/// Collects a value and the values inside it.
fn one(document: &Value, field: Field, found: &mut Vec<Field>) {
    if field.schema["items"].is_object() {
        let within = placed(&field.within, Some(&json!([HERE]))).unwrap();
        let schema = plain(document, &field.schema["items"]).clone();
        let at = format!("{}[0]", field.at);
        one(document, Field { at, schema, needed: false, top: field.top.clone(), within }, found);
    } else {
        let whole = good(document, "", &field.schema);
        if whole.is_object() {
            below(document, &field.schema, &whole, Some(&field), found);
        }
    }
    found.push(field);
}

/// Replaces `HERE` by the value, or removes `HERE`.
fn placed(within: &Value, value: Option<&Value>) -> Option<Value> {
    Some(match within {
        Value::String(text) if text == HERE => value?.clone(),
        Value::Array(items) => items.iter().filter_map(|item| placed(item, value)).collect(),
        Value::Object(fields) => {
            let fields = fields.iter().filter_map(|(name, one)| Some((name.clone(), placed(one, value)?)));
            Value::Object(fields.collect())
        }
        other => other.clone(),
    })
}

/// The schema of a nullable value without null.
fn plain<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    let schema = resolved(document, schema);
    let one_of = schema["oneOf"].as_array().and_then(|of| of.iter().find(|one| one["type"] != "null"));
    one_of.map_or(schema, |one| plain(document, one))
}

fn kind(schema: &Value) -> &str {
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().find(|kind| *kind != "null").unwrap_or(&Value::Null),
        kind => kind,
    };
    kind.as_str().unwrap_or_default()
}

fn resolved<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(name) => resolved(document, document.pointer(name.trim_start_matches('#')).unwrap()),
        None => schema,
    }
}

/// The text of a value in forms and addresses.
pub fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(text).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}
