//! Every call of the OpenAPI document, with a body that the document would take. A call or a field that is new is among them by
//! itself.

use reqwest::Method;
use serde_json::{Map, Value, json};

use super::{Answer, Client, PASSWORD, drawn};

/// One call of the app's. (Cashiers, call-backs and ways back are for browsers and channels: `intruders::{call_backs,paths}`.)
#[derive(Clone)]
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
    /// Every value in the body, however deep.
    pub values: Vec<Field>,
    /// Of the address and the head.
    pub parameters: Vec<Parameter>,
}

/// A value in a body.
#[derive(Clone)]
pub struct Field {
    /// Names from without to within, as refusals have them: `records[0].device`.
    pub at: String,
    pub schema: Value,
    pub needed: bool,
    /// The outermost field that it is in, and that field's value with `HERE` in its place.
    top: String,
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
    /// Its own name.
    pub fn name(&self) -> &str {
        self.at.rsplit('.').next().unwrap().trim_end_matches("[0]")
    }

    /// What its schema says it is: `string`, `integer` …
    pub fn kind(&self) -> &str {
        kind(&self.schema)
    }
}

impl Parameter {
    pub fn kind(&self) -> &str {
        kind(&self.schema)
    }
}

/// Where a value stands; no text of ours.
const HERE: &str = "\u{1}here\u{1}";

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

    /// With this value of a field that there is or is not.
    #[must_use]
    pub fn with(mut self, field: &str, value: Value) -> Self {
        self.fields.insert(field.to_owned(), value);
        self
    }

    /// With this value in the place of a field, or without the field.
    #[must_use]
    pub fn instead(mut self, field: &Field, value: Option<&Value>) -> Self {
        match placed(&field.within, value) {
            Some(whole) => self.fields.insert(field.top.clone(), whole),
            None => self.fields.remove(&field.top),
        };
        self.known.retain(|name| *name != field.top);
        self
    }

    /// With what `of` says of each field that there is and each part of the path; otherwise ids are 1.
    pub async fn make(&self, client: &Client, of: impl Fn(&str, &str) -> Option<Value>) -> Answer {
        let needed = self.parameters.iter().filter(|one| one.place == "query" && one.needed);
        let query: Vec<_> = needed.map(|one| format!("{}=abc", one.name)).collect();
        self.ask(client, of, &query.join("&")).await
    }

    /// The same with this query.
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

/// All values of an object, which looks like `whole`: of a body, or of what stands in a field of one.
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

/// A value, and those in it.
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

/// With the value in the place of `HERE`, or without what is there.
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

/// What it is where it is not null.
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

/// As forms and addresses have it.
pub fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(text).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}
