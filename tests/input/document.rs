//! Sends every call of the OpenAPI document, as a visitor, a player and a member, with missing fields, additional fields, values of
//! wrong types, and values at and beyond their bounds. Input that violates the document is refused; each answer is
//! documented (`Client` checks it); none is a fault of the server. `make test-all ONLY=input` sends the same and more,
//! generated.

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{
    Answer, Client, Options, PASSWORD, Stage, User,
    calls::{Call, Field, Parameter, Session, calls, text},
    counted, fits,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn every_call_refuses_input_that_violates_the_document() {
    let stage = Stage::set(Options::unlimited().await).await;
    let member = User::register(&stage.server, MEMBER).await;
    stage.server.db.make_member(member.uid, "30 days").await;
    let callers = [None, Some("lin_xia"), Some(MEMBER)].map(|name| Prober::new(&stage, name));
    let (mut sent, mut wrong) = (0, Vec::new());
    for one in join_all(callers.into_iter().map(Prober::ask_everything)).await {
        sent += one.sent;
        wrong.extend(one.wrong);
    }
    counted(format!("{sent} calls"));
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(sent > 5_000, "{sent} calls");
    stage.server.db.audit().await;
}

/// A member's input is checked like a player's; only the effects of calls differ.
const MEMBER: &str = "chen_yu";

/// Violations of the document that are accepted, and why.
const PASSED_OVER: [(&str, &str); 6] = [
    ("POST /api/user/login loginName", "who signs in is told one thing, whatever was wrong"),
    ("POST /api/user/login password", "likewise"),
    ("POST /api/user/center/coin/order currentPage", "of the list, which is not what is asked for"),
    ("POST /api/user/center/coin/order pageSize", "likewise"),
    ("POST /api/user/center/uploadAvatar file", "the call has a picture, whatever else it says"),
    ("POST /api/v1/media file", "likewise"),
];

/// A caller with one kind of login.
struct Prober<'a> {
    stage: &'a Stage,
    /// `None`: a visitor.
    name: Option<&'a str>,
    client: Client,
    sent: usize,
    wrong: Vec<String>,
}

/// The permitted answers to invalid input.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Due {
    Anything,
    /// Code 4000; for callers without permission, the refusal.
    Malformed,
    /// HTTP 404.
    NoAddress,
}

impl<'a> Prober<'a> {
    fn new(stage: &'a Stage, name: Option<&'a str>) -> Self {
        Self { stage, name, client: stage.server.visitor(), sent: 0, wrong: Vec::new() }
    }

    async fn ask_everything(mut self) -> Self {
        let mut calls = calls();
        // Fields that the call needs were present until here.
        calls.sort_by_key(|call| call.method == Method::DELETE);
        for call in calls.iter().filter(|call| call.template != "/api/v1/realtime") {
            self.ask(call, "as it should be", Due::Anything, "", |_| None).await;
            // A visitor gets the same refusal for every input.
            if self.name.is_none() && call.session == Session::Needed {
                continue;
            }
            for field in &call.values {
                self.fill(call, field).await;
            }
            for parameter in &call.parameters {
                self.turn(call, parameter).await;
            }
            for more in [json!({ "$ne": 1 }), json!("1"), json!([[]])] {
                let call = call.clone().with("constructor", more.clone()).with("__proto__", more);
                self.ask(&call, "more than is asked for", Due::Anything, "", |_| None).await;
            }
        }
        self
    }

    /// A field of a body.
    async fn fill(&mut self, call: &Call, field: &Field) {
        let is_json = call.media_type.as_deref() == Some("application/json");
        let name = format!("{} {}", call.name(), field.at);
        let is_passed_over = PASSED_OVER.iter().any(|(one, _)| *one == name);
        let due = |breaks: bool| if breaks && !is_passed_over { Due::Malformed } else { Due::Anything };
        let without = call.clone().instead(field, None);
        self.ask(&without, &format!("without {}", field.at), due(field.needed), "", |_| None).await;
        if self.name == Some(MEMBER) {
            return;
        }
        for value in values(&field.schema) {
            let breaks = if is_json {
                (field.needed || !value.is_null()) && !fits(&field.schema, &value)
            } else {
                breaks_as_text(&field.schema, field.needed, &value)
            };
            let what = format!("{} = {}", field.at, brief(&value));
            let call = call.clone().instead(field, Some(&value));
            self.ask(&call, &what, due(breaks), "", |_| None).await;
        }
    }

    /// A parameter in the path, query or headers.
    async fn turn(&mut self, call: &Call, parameter: &Parameter) {
        // The module `queries` covers those.
        if parameter.name == "cursor" || self.name == Some(MEMBER) {
            return;
        }
        for value in values(&parameter.schema) {
            let text = text(&value);
            let what = format!("{} {} = {}", parameter.place, parameter.name, brief(&value));
            let escaped: String = form_urlencoded::byte_serialize(text.as_bytes()).collect();
            match parameter.place.as_str() {
                "query" => {
                    let breaks = breaks_as_text(&parameter.schema, parameter.needed, &value);
                    let due = if breaks { Due::Malformed } else { Due::Anything };
                    let query = format!("{}={escaped}", parameter.name);
                    self.ask(call, &what, due, &query, |_| None).await;
                }
                "path" if parameter.kind() == "integer" && !escaped.is_empty() && escaped != "." => {
                    let is_id = (1..1_i64 << 53).contains(&text.parse().unwrap_or_default());
                    let due = if is_id { Due::Anything } else { Due::NoAddress };
                    let at = |name: &str| (name == parameter.name).then(|| json!(escaped));
                    self.ask(call, &what, due, "", at).await;
                }
                "header" => {
                    let client = self.client.clone();
                    if let (Ok(_), "Idempotency-Key") =
                        (reqwest::header::HeaderValue::from_str(&text), parameter.name.as_str())
                    {
                        self.client = client.with("Idempotency-Key", &text);
                        self.ask(call, &what, Due::Malformed, "", |_| None).await;
                    }
                    self.client = client;
                }
                _ => {}
            }
        }
    }

    async fn ask(
        &mut self,
        call: &Call,
        what: &str,
        due: Due,
        query: &str,
        at: impl Fn(&str) -> Option<Value>,
    ) {
        let of = |template: &str, name: &str| at(name).or_else(|| self.stage.of(template, name));
        let answer = if query.is_empty() {
            call.make(&self.client, of).await
        } else {
            call.ask(&self.client, of, query).await
        };
        self.sent += 1;
        if !is_fine(&answer, due, self.name.is_some()) {
            let who = self.name.unwrap_or("a visitor");
            self.wrong.push(format!("{who}: {} with {what}: {} {}", call.name(), answer.status, answer.text));
        }
        if answer.code() == 2 && self.name.is_some() || call.template == "/api/user/logout" {
            self.sign_in().await;
        }
    }

    async fn sign_in(&mut self) {
        let Some(name) = self.name else { return };
        let fields = [("loginName", name), ("password", PASSWORD)];
        let login = self.stage.server.visitor().post("/api/user/login", &fields).await;
        let login = login.ok();
        self.client = self.client.signed_in(login["uid"].as_i64().unwrap(), login["token"].as_str().unwrap());
    }
}

fn is_fine(answer: &Answer, due: Due, signed_in: bool) -> bool {
    let (status, code) = (answer.status.as_u16(), answer.code());
    status < 500
        && (code == 4000) == (status == 400)
        && match due {
            Due::Anything => true,
            Due::Malformed => code == 4000 || (!signed_in && code == 2),
            Due::NoAddress => status == 404,
        }
}

/// Values of other types, and at and beyond the bounds.
fn values(schema: &Value) -> Vec<Value> {
    let mut values = vec![
        json!(null),
        json!(true),
        json!(-1),
        json!(1.5),
        json!(1_u64 << 53),
        json!(i64::MIN),
        json!(u64::MAX),
        json!(""),
        json!("a"),
        json!([[]]),
        json!({}),
        json!("好".repeat(6_000)),
    ];
    for (bound, beyond) in [("minimum", -1), ("maximum", 1)] {
        if let Some(bound) = schema[bound].as_i64() {
            values.extend([json!(bound), json!(bound + beyond)]);
        }
    }
    for (bound, beyond) in [("minLength", -1), ("maxLength", 1)] {
        if let Some(bound) = schema[bound].as_i64() {
            let text = |length: i64| json!("好".repeat(length.max(0) as usize));
            values.extend([text(bound), text(bound + beyond)]);
        }
    }
    values
}

/// In forms and queries everything is text: lists are separated by commas, and an empty value counts as absent.
fn breaks_as_text(schema: &Value, needed: bool, value: &Value) -> bool {
    let text = text(value);
    if text.is_empty() {
        return needed;
    }
    let said = serde_json::from_str::<Value>(&text).ok().filter(|value| !value.is_string());
    !fits(schema, &json!(text)) && said.is_none_or(|value| !fits(schema, &value))
}

fn brief(value: &Value) -> String {
    value.to_string().chars().take(40).collect()
}
