//! Maps every error to the envelope, in this one place. Handlers return `ApiError`; `?` converts the actors' `ActorError` and
//! the database's `sql::Error`. A cause is logged here, once; the client gets a 500 without it.

use std::{fmt, time::Duration};

use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    http::{
        StatusCode,
        header::{self, HeaderValue},
    },
};
use actors::wire::Time;
use chrono::{DateTime, Utc};
use serde_json::{Map, Value, json};

pub use crate::text::{Code, FAILED};

use super::{envelope::refusal, extract::input::KEY};
use crate::{
    accounts::{attempts::NotVerified, challenge::Denied, passwords, sms::NotSent, youth::Closed},
    operators,
    payments::channels::ChannelError,
    platform::{cache::CacheError, limits::Limited},
    realtime::HandshakeError,
    square::spam_limits,
    text::{Text, minute},
};

#[derive(Debug)]
pub enum ApiError {
    /// A business rule refuses the call: HTTP 200 with its code.
    Refused { code: Code, data: Value },
    /// A condition is not met: HTTP 200, code 2004. `msg` is this text, which names the condition.
    Unmet { text: Text, data: Value },
    /// The caller may not do this here: HTTP 200, code 3002, `data` gives the reason.
    NotAllowed(NotAllowed),
    /// A business rule without its own code refuses the call: HTTP 200, code 1.
    Failed(Text),
    /// A field is missing or malformed: HTTP 400, code 4000, `data` names the field and the rule.
    Malformed { field: String, wrong: Text },
    /// No resource has this path: HTTP 404, code 1.
    AddressUnknown { path: String },
    /// The request itself cannot be served: this status, code 1; a 503 with `Retry-After`. `msg` is the catalogue's text of the
    /// status and `data.detail` is this text; a status without a text of its own has this text as `msg`.
    Status(StatusCode, Text),
    /// The address exists, but not with this method: HTTP 405, code 1, `Allow` lists these methods.
    MethodNotAllowed(String),
    /// The server cannot answer now, such as during overload or without a database: HTTP 503, code 1, `Retry-After`.
    Busy,
    /// Admission control: too many callers at once. HTTP 503, code 1; `Retry-After` says when it is the caller's turn.
    RateLimited { retry_after: Duration },
    /// A server error: HTTP 500, code 1.
    Internal(anyhow::Error),
}

/// Why the caller may not do this here; `reason` of `data`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotAllowed {
    /// The caller published the same content a moment ago.
    Same,
    /// New accounts cannot publish links until then.
    Newcomer { until: DateTime<Utc> },
    /// The thread accepts no more comments.
    Locked,
    /// An operator muted the caller until then.
    Muted { until: DateTime<Utc> },
    /// The caller's network or device is banned until then.
    Banned { until: DateTime<Utc> },
    /// The other person blocked the caller.
    Blocked,
    /// The caller blocked the other person.
    Blocking,
    /// The youth mode is on: the account spends nothing.
    YouthSpends,
    /// The youth mode is on: a code to another phone would switch it off, so the phone stays.
    YouthBinds,
    /// The youth mode is on: the replaced phone could switch it off, so it does not come back.
    YouthRecovers,
    /// The phone was replaced a few days ago: youth mode would stop the recovery.
    YouthTooSoon,
    /// The phone was replaced a few days ago. It can recover its account, and no new account begins with it.
    PhoneReplaced,
    /// The youth mode is on, and the account is closed now.
    YouthClosed(Closed),
}

impl NotAllowed {
    fn text(self) -> Text {
        match self {
            Self::Same => Text::SaidAlready,
            Self::Newcomer { .. } => Text::NewcomerLinks,
            Self::Locked => Text::ThreadLocked,
            Self::Muted { .. } => Text::Muted,
            Self::Banned { .. } => Text::Banned,
            Self::Blocked => Text::Blocked,
            Self::Blocking => Text::Blocking,
            Self::YouthSpends => Text::YouthSpends,
            Self::YouthBinds => Text::YouthBinds,
            Self::YouthRecovers => Text::YouthRecovers,
            Self::YouthTooSoon => Text::YouthTooSoon,
            Self::PhoneReplaced => Text::PhoneReplaced,
            Self::YouthClosed(Closed::Night) => Text::YouthNight,
            Self::YouthClosed(Closed::Time) => Text::YouthTime,
        }
    }

    fn msg(self) -> String {
        let text = self.text().to_string();
        if let Self::Banned { until } = self { text.replace("{until}", &minute(until)) } else { text }
    }

    fn data(self) -> Value {
        match self {
            Self::Same => json!({ "reason": "same" }),
            Self::Newcomer { until } => json!({ "reason": "link", "until": Time(until) }),
            Self::Locked => json!({ "reason": "locked" }),
            Self::Muted { until } => json!({ "reason": "muted", "until": Time(until) }),
            Self::Banned { until } => json!({ "reason": "banned", "until": Time(until) }),
            Self::Blocked => json!({ "reason": "blocked" }),
            Self::Blocking => json!({ "reason": "blocking" }),
            Self::YouthSpends | Self::YouthBinds | Self::YouthRecovers => json!({ "reason": "youth" }),
            Self::PhoneReplaced | Self::YouthTooSoon => json!({ "reason": "phoneReplaced" }),
            Self::YouthClosed(Closed::Night) => json!({ "reason": "youthClosed", "closed": "night" }),
            Self::YouthClosed(Closed::Time) => json!({ "reason": "youthClosed", "closed": "time" }),
        }
    }
}

/// `Retry-After` of `Busy`.
const SOON: Duration = Duration::from_secs(2);
/// The longest name of a field in an answer, characters.
const MAX_NAME: usize = 64;
/// The longest path in an answer, characters.
const MAX_PATH: usize = 256;

impl ApiError {
    pub fn refused(code: Code) -> Self {
        Self::Refused { code, data: Value::Null }
    }

    /// The client may have invented the name in `field`, so the answer repeats at most `MAX_NAME` characters of it.
    pub fn malformed(field: &str, wrong: Text) -> Self {
        Self::Malformed { field: field.chars().take(MAX_NAME).collect(), wrong }
    }

    /// Truncates the path: the client chooses it, and the answer repeats it.
    pub fn address_unknown(req: &HttpRequest) -> Self {
        Self::AddressUnknown { path: req.path().chars().take(MAX_PATH).collect() }
    }

    /// It begins in the future: code 2004.
    pub fn not_begun(begin: DateTime<Utc>) -> Self {
        let data = json!({ "need": "begin", "have": 0, "beginTime": Time(begin) });
        Self::Refused { code: Code::ConditionNotMet, data }
    }

    pub fn forbidden() -> Self {
        Self::Status(StatusCode::FORBIDDEN, Text::Forbidden)
    }
}

impl ResponseError for ApiError {
    fn status_code(&self) -> StatusCode {
        match self {
            Self::Refused { .. } | Self::Unmet { .. } | Self::NotAllowed(_) | Self::Failed(_) => {
                StatusCode::OK
            }
            Self::Malformed { .. } => StatusCode::BAD_REQUEST,
            Self::AddressUnknown { .. } => StatusCode::NOT_FOUND,
            Self::Status(status, _) => *status,
            Self::MethodNotAllowed(_) => StatusCode::METHOD_NOT_ALLOWED,
            Self::Busy | Self::RateLimited { .. } => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn error_response(&self) -> HttpResponse {
        let status = self.status_code();
        let mut response = match self {
            Self::Refused { code, data } => {
                refusal(status, *code as i32, code.text().to_string(), data.clone())
            }
            Self::Unmet { text, data } => {
                refusal(status, Code::ConditionNotMet as i32, text.to_string(), data.clone())
            }
            Self::NotAllowed(why) => refusal(status, Code::NotAllowedHere as i32, why.msg(), why.data()),
            Self::Malformed { field, wrong } => {
                let data = Map::from_iter([(field.clone(), json!(wrong.to_string()))]);
                refusal(status, Code::Malformed as i32, Text::Malformed.to_string(), data.into())
            }
            Self::AddressUnknown { path } => {
                let text = Text::AddressUnknown.to_string().replace("{url}", path);
                refusal(status, FAILED, text, Value::Null)
            }
            Self::Failed(text) => refusal(status, FAILED, text.to_string(), Value::Null),
            Self::Status(_, text) => not_served(status, *text),
            Self::MethodNotAllowed(_) => not_served(status, Text::MethodNotAllowed),
            Self::Busy | Self::RateLimited { .. } => not_served(status, Text::Busy),
            Self::Internal(cause) => {
                tracing::error!(cause = format!("{cause:#}"), "internal error");
                not_served(status, Text::Internal)
            }
        };
        if let Self::MethodNotAllowed(allowed) = self {
            let allowed = HeaderValue::from_str(allowed).expect("method names");
            response.headers_mut().insert(header::ALLOW, allowed);
        }
        if status == StatusCode::SERVICE_UNAVAILABLE {
            let after = if let Self::RateLimited { retry_after } = self { *retry_after } else { SOON };
            let seconds = HeaderValue::from(after.as_secs_f64().ceil() as u64);
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        response
    }
}

/// `msg` is the catalogue's text of the status, and `data.detail` is `text`. A status without a text of its own has `text` as `msg`.
fn not_served(status: StatusCode, text: Text) -> HttpResponse {
    match Text::of_status(status) {
        Some(of_status) if of_status != text => {
            refusal(status, FAILED, of_status.to_string(), json!({ "detail": text.to_string() }))
        }
        _ => refusal(status, FAILED, text.to_string(), Value::Null),
    }
}

impl From<sql::Error> for ApiError {
    fn from(error: sql::Error) -> Self {
        if error.is_transient() {
            tracing::warn!(%error, "the database could not answer");
            Self::Busy
        } else {
            Self::Internal(error.into())
        }
    }
}

impl From<actors::ActorError> for ApiError {
    fn from(error: actors::ActorError) -> Self {
        match error {
            actors::ActorError::Failed(_) => Self::Internal(error.into()),
            actors::ActorError::Overloaded
            | actors::ActorError::Unavailable(_)
            | actors::ActorError::Interrupted => {
                tracing::warn!(%error, "a session could not answer");
                Self::Busy
            }
        }
    }
}

impl From<actors::CommitError> for ApiError {
    fn from(error: actors::CommitError) -> Self {
        actors::ActorError::from(error).into()
    }
}

impl From<HandshakeError> for ApiError {
    /// One refusal for every handshake error: browsers cause none of them. The router refuses other methods than GET.
    fn from(_: HandshakeError) -> Self {
        Self::Status(StatusCode::BAD_REQUEST, Text::NotASocket)
    }
}

impl From<sql::purchase::Refusal> for ApiError {
    fn from(refusal: sql::purchase::Refusal) -> Self {
        use sql::purchase::Refusal;
        match refusal {
            Refusal::Gone => Self::refused(Code::Gone),
            Refusal::NotSignedIn => Self::refused(Code::SessionInvalid),
            Refusal::NotEnough { balance, price } => Self::Refused {
                code: Code::NotEnoughCoins,
                data: json!({ "coinNum": balance, "price": price }),
            },
            Refusal::PriceChanged { price } => {
                Self::Refused { code: Code::PriceChanged, data: json!({ "price": price }) }
            }
            Refusal::KeyUsed => Self::malformed(KEY, Text::KeyUsed),
            Refusal::Youth => Self::NotAllowed(NotAllowed::YouthSpends),
        }
    }
}

impl From<sql::thread::Refusal> for ApiError {
    fn from(refusal: sql::thread::Refusal) -> Self {
        use sql::thread::Refusal;
        match refusal {
            Refusal::Gone => Self::refused(Code::Gone),
            Refusal::NotYours => Self::forbidden(),
            Refusal::Locked => Self::NotAllowed(NotAllowed::Locked),
            Refusal::Muted { until } => Self::NotAllowed(NotAllowed::Muted { until }),
            Refusal::Blocked => Self::NotAllowed(NotAllowed::Blocked),
            Refusal::KeyUsed => Self::malformed(KEY, Text::KeyUsed),
        }
    }
}

impl From<actors::NotFollowed> for ApiError {
    fn from(refusal: actors::NotFollowed) -> Self {
        use actors::NotFollowed;
        match refusal {
            NotFollowed::Unknown => Self::refused(Code::Gone),
            NotFollowed::Blocked => Self::NotAllowed(NotAllowed::Blocked),
            NotFollowed::Blocking => Self::NotAllowed(NotAllowed::Blocking),
        }
    }
}

impl From<Limited> for ApiError {
    fn from(limited: Limited) -> Self {
        match limited {
            Limited::TooMany { wait } => Self::Refused {
                code: Code::TooManyTries,
                data: json!({ "retryAfter": wait.as_secs_f64().ceil() as u64 }),
            },
            Limited::Failed(error) => error.into(),
        }
    }
}

impl From<Denied> for ApiError {
    fn from(denied: Denied) -> Self {
        match denied {
            Denied::Limited(limited) => limited.into(),
            Denied::Challenged(challenge) => {
                Self::Refused { code: Code::Challenged, data: json!({ "challenge": challenge }) }
            }
        }
    }
}

impl From<NotVerified> for ApiError {
    fn from(error: NotVerified) -> Self {
        match error {
            NotVerified::Busy(busy) => busy.into(),
            NotVerified::Failed(error) => error.into(),
        }
    }
}

impl From<spam_limits::Refused> for ApiError {
    fn from(refused: spam_limits::Refused) -> Self {
        use spam_limits::Refused;
        match refused {
            Refused::Same => Self::NotAllowed(NotAllowed::Same),
            Refused::Newcomer { until } => Self::NotAllowed(NotAllowed::Newcomer { until }),
            Refused::Limited(limited) => limited.into(),
            Refused::Database(error) => error.into(),
        }
    }
}

impl<E: Into<ApiError>> From<CacheError<E>> for ApiError {
    fn from(error: CacheError<E>) -> Self {
        match error {
            CacheError::Load(error) => error.into(),
            CacheError::OthersLoad => Self::Busy,
        }
    }
}

impl From<NotSent> for ApiError {
    fn from(error: NotSent) -> Self {
        tracing::error!(%error, "the SMS gateway has not taken a message");
        Self::Status(StatusCode::SERVICE_UNAVAILABLE, Text::SmsNotSent)
    }
}

impl From<ChannelError> for ApiError {
    fn from(error: ChannelError) -> Self {
        match error {
            ChannelError::Database(error) => error.into(),
            error => {
                tracing::error!(%error, "a payment channel could not be used");
                Self::Status(StatusCode::SERVICE_UNAVAILABLE, Text::ChannelAway)
            }
        }
    }
}

impl From<operators::Refused> for ApiError {
    fn from(refused: operators::Refused) -> Self {
        use operators::Refused;
        match refused {
            Refused::Wrong => Self::refused(Code::WrongNameOrPassword),
            Refused::TooMany { wait } => Limited::TooMany { wait }.into(),
            Refused::Busy => Self::Busy,
            Refused::Gone => Self::refused(Code::Gone),
            Refused::Unmet { need, text } => Self::Unmet { text, data: json!({ "need": need }) },
            Refused::Because { text, data } => Self::Unmet { text, data },
            Refused::Forbidden => Self::forbidden(),
            Refused::Malformed { field, text } => Self::malformed(field, text),
            Refused::Database(error) => error.into(),
        }
    }
}

impl From<passwords::Busy> for ApiError {
    fn from(_: passwords::Busy) -> Self {
        Self::Busy
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}
