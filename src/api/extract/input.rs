//! Parses forms and queries into types that check their rules. An invalid field is answered with code 4000 and its name.
//! Unknown fields are ignored.

use std::{cell::Cell, future::Future, pin::Pin, rc::Rc};

use actix_web::{
    FromRequest, HttpMessage, HttpRequest,
    dev::Payload,
    error::PayloadError,
    http::{StatusCode, header::CONTENT_TYPE},
    web::Bytes,
};
use serde::de::DeserializeOwned;
use uuid::Uuid;

use crate::{api::error::ApiError, text::Text};

/// An `application/x-www-form-urlencoded` body.
pub struct Form<T>(pub T);

/// Like `Form`, but a field that was sent empty is empty, not absent.
pub struct ExactForm<T>(pub T);

/// The query string of the address.
pub struct Query<T>(pub T);

/// A JSON body.
pub struct Json<T>(pub T);

/// The header `Idempotency-Key`, a UUID: a second call by the same user with the same key has no further effect.
pub struct IdempotencyKey(pub Option<Uuid>);

/// Whether the request's body is still arriving; stored in the request's extensions.
#[derive(Clone, Default)]
pub struct Arriving(Rc<Cell<bool>>);

impl Arriving {
    pub fn is_under_way(&self) -> bool {
        self.0.get()
    }
}

type Parsing<T> = Pin<Box<dyn Future<Output = Result<T, ApiError>>>>;

impl<T: DeserializeOwned + 'static> FromRequest for Form<T> {
    type Error = ApiError;
    type Future = Parsing<Self>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let body = form_body(req, payload);
        Box::pin(async move { parse_urlencoded(&body.await?, Empty::Absent).map(Form) })
    }
}

impl<T: DeserializeOwned + 'static> FromRequest for ExactForm<T> {
    type Error = ApiError;
    type Future = Parsing<Self>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let body = form_body(req, payload);
        Box::pin(async move { parse_urlencoded(&body.await?, Empty::Given).map(ExactForm) })
    }
}

fn form_body(
    req: &HttpRequest,
    payload: &mut Payload,
) -> impl Future<Output = Result<Bytes, ApiError>> + use<> {
    let fits = is_form(req);
    let body = whole_body(req, payload);
    async move {
        let body = body.await?;
        if !fits && !body.is_empty() {
            return Err(ApiError::Status(StatusCode::UNSUPPORTED_MEDIA_TYPE, Text::WrongMediaType));
        }
        Ok(body)
    }
}

/// Whether the request's head announces a form or no body.
pub fn is_form(req: &HttpRequest) -> bool {
    is_empty(req) || media_type(req).eq_ignore_ascii_case("application/x-www-form-urlencoded")
}

impl<T: DeserializeOwned + 'static> FromRequest for Query<T> {
    type Error = ApiError;
    type Future = std::future::Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        std::future::ready(parse_urlencoded(req.query_string().as_bytes(), Empty::Absent).map(Query))
    }
}

/// Parses the input of a call, as from its query string or its form.
pub fn read<T: DeserializeOwned>(urlencoded: &str) -> Result<T, ApiError> {
    parse_urlencoded(urlencoded.as_bytes(), Empty::Absent)
}

/// Reads the whole body, up to its size limit.
pub fn whole_body(
    req: &HttpRequest,
    payload: &mut Payload,
) -> impl Future<Output = Result<Bytes, ApiError>> + use<> {
    let body = Bytes::from_request(req, payload);
    let arriving = req.extensions().get::<Arriving>().cloned().unwrap_or_default();
    async move {
        arriving.0.set(true);
        let body = body.await;
        arriving.0.set(false);
        body.map_err(|error| body_error(&error))
    }
}

impl<T: DeserializeOwned + 'static> FromRequest for Json<T> {
    type Error = ApiError;
    type Future = Parsing<Self>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let fits = media_type(req).eq_ignore_ascii_case("application/json");
        let body = whole_body(req, payload);
        Box::pin(async move {
            let body = body.await?;
            if !fits {
                return Err(ApiError::Status(StatusCode::UNSUPPORTED_MEDIA_TYPE, Text::WrongMediaType));
            }
            let mut json = serde_json::Deserializer::from_slice(&body);
            let input = serde_path_to_error::deserialize(&mut json).map_err(|error| path_error(&error))?;
            json.end().map_err(|_| ApiError::malformed("body", Text::FieldMalformed))?;
            Ok(Json(input))
        })
    }
}

impl FromRequest for IdempotencyKey {
    type Error = ApiError;
    type Future = std::future::Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let key = req.headers().get(KEY).map(|key| key.to_str().ok().and_then(|key| key.parse().ok()));
        std::future::ready(match key {
            None => Ok(Self(None)),
            // No client draws the nil UUID.
            Some(Some(key)) if key != Uuid::nil() => Ok(Self(Some(key))),
            Some(_) => Err(ApiError::malformed(KEY, Text::KeyRule)),
        })
    }
}

/// The header's name.
pub const KEY: &str = "Idempotency-Key";

/// Fields by which a player confirms a payment. Sent empty, they are malformed: as absent fields they would confirm any price.
const CONFIRMATIONS: [&str; 2] = ["price", "payWith"];

/// The meaning of a field that was sent empty.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Empty {
    /// Counts as not sent: browsers' forms send every field.
    Absent,
    Given,
}

fn parse_urlencoded<T: DeserializeOwned>(text: &[u8], empty: Empty) -> Result<T, ApiError> {
    let mut pairs: Vec<(String, String)> =
        serde_urlencoded::from_bytes(text).map_err(|_| ApiError::malformed("body", Text::FieldMalformed))?;
    // PostgreSQL's text cannot store NUL. The replacement character stands for invalid UTF-8. No field needs either.
    if let Some((name, _)) =
        pairs.iter().find(|(_, value)| value.contains(['\0', char::REPLACEMENT_CHARACTER]))
    {
        return Err(ApiError::malformed(name, Text::FieldMalformed));
    }
    let is_empty_confirmation =
        |(name, value): &&(String, String)| value.is_empty() && CONFIRMATIONS.contains(&name.as_str());
    if let Some((name, _)) = pairs.iter().find(is_empty_confirmation) {
        return Err(ApiError::malformed(name, Text::FieldMissing));
    }
    // Clients add the application's `appID` to each form. In the form of a game call, the game's number wins over it.
    let is_game = |(name, value): &(String, String)| name == "appID" && value.parse::<i64>().is_ok();
    if let Some(at) = pairs.iter().position(is_game) {
        pairs[..=at].rotate_right(1);
    }
    let mut seen = std::collections::HashSet::new();
    // If a name occurs twice, the first value counts. So a second value cannot bypass a check.
    let pairs: Vec<_> = pairs
        .into_iter()
        .filter(|(name, value)| (empty == Empty::Given || !value.is_empty()) && seen.insert(name.clone()))
        .collect();
    let text = serde_urlencoded::to_string(pairs).expect("pairs of strings");
    let fields = serde_urlencoded::Deserializer::new(form_urlencoded::parse(text.as_bytes()));
    serde_path_to_error::deserialize(fields).map_err(|error| path_error(&error))
}

/// serde names a missing field in its message and a malformed field in the path.
fn path_error<E: std::fmt::Display>(error: &serde_path_to_error::Error<E>) -> ApiError {
    let message = error.inner().to_string();
    if let Some(field) = message.strip_prefix("missing field `").and_then(|rest| rest.split('`').next()) {
        return ApiError::malformed(field, Text::FieldMissing);
    }
    let path = error.path().to_string();
    // serde's path is "." for the whole body, and "?" for truncated JSON.
    let field = if path == "." || path == "?" { "body" } else { &path };
    ApiError::malformed(field, rule(&message).unwrap_or(Text::FieldMalformed))
}

/// The rule of `fields` that the message names.
fn rule(message: &str) -> Option<Text> {
    Text::by_key(message.split_whitespace().next()?)
}

fn body_error(error: &actix_web::Error) -> ApiError {
    match error.as_error::<PayloadError>() {
        Some(PayloadError::Overflow) => ApiError::Status(StatusCode::PAYLOAD_TOO_LARGE, Text::TooLarge),
        _ => ApiError::malformed("body", Text::FieldMalformed),
    }
}

fn media_type(req: &HttpRequest) -> &str {
    let value = req.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    value.split(';').next().unwrap_or_default().trim()
}

fn is_empty(req: &HttpRequest) -> bool {
    !req.headers().contains_key(CONTENT_TYPE)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;
    use crate::text::fields::LoginName;

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "camelCase")]
    #[allow(dead_code)]
    struct Sample {
        login_name: LoginName,
        age: Option<u8>,
    }

    fn wrong(body: &str) -> (String, Text) {
        match parse_urlencoded::<Sample>(body.as_bytes(), Empty::Absent).unwrap_err() {
            ApiError::Malformed { field, wrong } => (field, wrong),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_field_and_what_is_wrong_with_it_are_told() {
        assert_eq!(wrong("age=3"), ("loginName".into(), Text::FieldMissing));
        assert_eq!(wrong("loginName=&age=3"), ("loginName".into(), Text::FieldMissing));
        assert_eq!(wrong("loginName=a"), ("loginName".into(), Text::LoginNameRule));
        assert_eq!(wrong("loginName=abcd&age=old"), ("age".into(), Text::FieldMalformed));
    }

    #[test]
    fn bytes_that_are_no_text_are_refused() {
        for bytes in ["%00", "%ff%fe", "abcd%e4%bd", "%ed%a0%80"] {
            let field = wrong(&format!("loginName=abcd&unknown={bytes}"));
            assert_eq!(field, ("unknown".into(), Text::FieldMalformed), "{bytes}");
        }
    }

    #[test]
    fn the_number_of_a_game_wins_over_the_id_of_the_application() {
        #[derive(Deserialize)]
        struct Game {
            #[serde(rename = "appID")]
            app_id: i64,
        }
        for body in ["appID=1001", "appID=1001&appID=portal-app", "appID=portal-app&channelID=0&appID=1001"] {
            let game: Game = parse_urlencoded(body.as_bytes(), Empty::Absent).unwrap();
            assert_eq!(game.app_id, 1001, "{body}");
        }
    }

    #[test]
    fn json_that_breaks_off_is_told_as_the_body() {
        for json in ["{bad", r#"{"loginName":"abcd""#] {
            let mut json = serde_json::Deserializer::from_str(json);
            let error = serde_path_to_error::deserialize::<_, Sample>(&mut json).unwrap_err();
            assert!(matches!(path_error(&error), ApiError::Malformed { field, .. } if field == "body"));
        }
    }

    #[test]
    fn unknown_fields_are_ignored_and_of_two_the_first_counts() {
        let sample: Sample =
            parse_urlencoded(b"loginName=abcd&x=1&loginName=efgh&age=", Empty::Absent).unwrap();
        assert_eq!(sample.login_name.0, "abcd");
        assert_eq!(sample.age, None);
    }
}
