//! Reports of errors of the app in browsers. Each error is counted by kind and logged once. A report has no personal data: routes are
//! patterns without ids. A client can send any stack, so the log leaves out queries and long numbers.

use actix_web::HttpRequest;
use serde_json::Value;

use crate::{
    api::{
        extract::{client_address::client_address, input::Json},
        prelude::*,
    },
    platform::text_safety::is_deceptive,
};

/// Maximum number of errors in one call.
const MAX_ERRORS: usize = 3;
/// The longest release, route and stack, characters.
const MAX_RELEASE: usize = 64;
const MAX_ROUTE: usize = 64;
const MAX_STACK: usize = 4000;
/// The longest logged part of a stack, characters. The innermost calls come first.
const LOGGED_STACK: usize = 1500;
/// A number with this many digits may be a phone number or an account.
const LONG_NUMBER: usize = 6;

#[derive(Debug, Deserialize, ToSchema)]
pub struct ReportErrors {
    release: Release,
    errors: Errors,
}

/// The build of the app: 1–64 letters, digits, `.`, `_`, `-` and `+`.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, pattern = "^[A-Za-z0-9._+-]{1,64}$")]
pub struct Release(String);

/// At most 3 errors.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(try_from = "Vec<ClientError>")]
#[schema(value_type = Vec<ClientError>, max_items = 3)]
pub struct Errors(Vec<ClientError>);

#[derive(Debug, Deserialize, ToSchema)]
pub struct ClientError {
    kind: ErrorKind,
    route: Route,
    stack: Stack,
}

#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ErrorKind {
    /// An exception that nothing caught.
    Error,
    /// A rejected promise that nothing handled.
    Rejection,
    /// An exception while React rendered.
    Boundary,
}

/// The route's pattern, such as `/detail/:id`: 1–64 letters, `/`, `:`, `?`, `*`, `_` and `-`. It has no digits, so no ids.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, pattern = "^/[A-Za-z/:?*_-]{0,63}$")]
pub struct Route(String);

/// Message and calls, up to 4000 characters, without queries of addresses.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, max_length = 4000)]
pub struct Stack(String);

/// Reports errors of the app to the operators. Needs no session.
#[utoipa::path(
    tag = "client",
    request_body = ReportErrors,
    responses(
        (status = 200, body = Envelope<Value>, description = "Code 1005: too many reports from one address"),
        (status = 400, body = Envelope<Value>, description = "Code 4000"),
    ),
)]
#[post("/api/v1/client/error")]
pub async fn report_errors(
    app: Data<App>,
    req: HttpRequest,
    Json(input): Json<ReportErrors>,
) -> Answer<Value> {
    let rates = &app.config.client.errors_per_address;
    app.paces.take_from("client-error", client_address(&req), rates, app.clock.now())?;
    for ClientError { kind, route, stack } in &input.errors.0 {
        metrics::counter!("portal_client_errors_total", "kind" => kind.name()).increment(1);
        tracing::warn!(
            release = input.release.0,
            route = route.0,
            kind = kind.name(),
            stack = logged(&stack.0),
            "the app failed in a browser"
        );
    }
    answer(Value::Null)
}

impl ErrorKind {
    pub const ALL: [Self; 3] = [Self::Error, Self::Rejection, Self::Boundary];

    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Rejection => "rejection",
            Self::Boundary => "boundary",
        }
    }
}

impl TryFrom<String> for Release {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let allowed = |c: char| c.is_ascii_alphanumeric() || "._-+".contains(c);
        let fits = (1..=MAX_RELEASE).contains(&text.len()) && text.chars().all(allowed);
        if fits { Ok(Self(text)) } else { Err(Text::ReleaseRule.key()) }
    }
}

impl TryFrom<String> for Route {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let allowed = |c: char| c.is_ascii_alphabetic() || "/:?*_-".contains(c);
        let fits = text.starts_with('/') && text.len() <= MAX_ROUTE && text.chars().all(allowed);
        if fits { Ok(Self(text)) } else { Err(Text::RouteRule.key()) }
    }
}

impl TryFrom<String> for Stack {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if text.chars().count() <= MAX_STACK { Ok(Self(text)) } else { Err(Text::StackRule.key()) }
    }
}

impl TryFrom<Vec<ClientError>> for Errors {
    type Error = &'static str;

    fn try_from(errors: Vec<ClientError>) -> Result<Self, Self::Error> {
        if errors.len() <= MAX_ERRORS { Ok(Self(errors)) } else { Err(Text::ErrorsRule.key()) }
    }
}

/// The stack for the log: truncated, without queries, fragments, long numbers and deceptive characters.
fn logged(stack: &str) -> String {
    let mut shown = String::new();
    let mut rest = stack.chars().take(LOGGED_STACK).peekable();
    while let Some(c) = rest.next() {
        if c == '?' || c == '#' {
            while rest.next_if(|c| !c.is_whitespace() && !")\"'".contains(*c)).is_some() {}
        } else if c.is_ascii_digit() {
            let mut number = String::from(c);
            while let Some(digit) = rest.next_if(char::is_ascii_digit) {
                number.push(digit);
            }
            shown.push_str(if number.len() < LONG_NUMBER { &number } else { "…" });
        } else if c == '\n' || !is_deceptive(c) {
            shown.push(c);
        }
    }
    if stack.chars().nth(LOGGED_STACK).is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_logged_stack_has_no_query_and_no_long_number() {
        for (stack, shown) in [
            ("at f (/assets/boot-a1.js:1:23)", "at f (/assets/boot-a1.js:1:23)"),
            ("at /login?code=abc&phone=13812345678 x", "at /login x"),
            ("at (/u/7#a) y", "at (/u/7) y"),
            ("no player 13812345678 or 12345", "no player … or 12345"),
            ("a\u{202e}b\u{1b}[2J\nc", "ab[2J\nc"),
        ] {
            assert_eq!(logged(stack), shown);
        }
        let long = logged(&"x".repeat(LOGGED_STACK + 1));
        assert_eq!(long.chars().count(), LOGGED_STACK + 1);
        assert!(long.ends_with('…'));
    }
}
