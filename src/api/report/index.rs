use serde_json::Value;
use sql::report::{Item, Kind, Outcome};

use crate::{
    api::{
        error::Code,
        extract::input::{IdempotencyKey, Json, KEY},
        prelude::*,
    },
    text::fields::{Detail, MAX_ID},
};

#[derive(Debug, Deserialize, ToSchema)]
pub struct NewReport {
    kind: ReportKind,
    /// The id of the post, the comment or the player.
    id: i64,
    reason: Reason,
    #[serde(default)]
    detail: Detail,
}

#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ReportKind {
    Post,
    Comment,
    User,
}

#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Reason {
    Spam,
    Abuse,
    Sexual,
    Fraud,
    Illegal,
    Other,
}

/// Reports a post, a comment or a player to the operators, once per player.
#[utoipa::path(
    tag = "report",
    params(("Idempotency-Key" = Option<uuid::Uuid>, Header)),
    request_body = NewReport,
    responses(
        (status = 200, body = Envelope<Value>, description = "Code 1005: too many reports; 2002: it is gone; 2003: the caller reported it before"),
        (status = 400, body = Envelope<Value>, description = "Code 4000, also for the caller's own"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/report")]
pub async fn create_report(
    app: Data<App>,
    caller: Caller,
    IdempotencyKey(key): IdempotencyKey,
    Json(input): Json<NewReport>,
) -> Answer<Value> {
    let kind = match input.kind {
        ReportKind::Post => Kind::Post,
        ReportKind::Comment => Kind::Comment,
        ReportKind::User => Kind::User,
    };
    if !(1..=MAX_ID).contains(&input.id) {
        return Err(ApiError::refused(Code::Gone));
    }
    let item = Item { kind, id: input.id };
    let before = match key {
        Some(key) => sql::report::made_by_key(&app.db().await?, caller.uid, item, key).await?,
        None => None,
    };
    let outcome = match before {
        Some(outcome) => outcome,
        None => {
            app.spam_limits.take_report(caller.uid).await?;
            let (client, reason) = (app.db().await?, input.reason.name());
            sql::report::report(&client, caller.uid, item, reason, &input.detail.0, key).await?
        }
    };
    match outcome {
        Outcome::Taken => answer(Value::Null),
        Outcome::KeyUsed => Err(ApiError::malformed(KEY, Text::KeyUsed)),
        Outcome::Already => Err(ApiError::refused(Code::Already)),
        Outcome::Gone => Err(ApiError::refused(Code::Gone)),
        Outcome::Own => Err(ApiError::malformed("id", Text::ReportOwn)),
    }
}

impl Reason {
    /// The name in the table's check constraint.
    fn name(self) -> &'static str {
        match self {
            Self::Spam => "spam",
            Self::Abuse => "abuse",
            Self::Sexual => "sexual",
            Self::Fraud => "fraud",
            Self::Illegal => "illegal",
            Self::Other => "other",
        }
    }
}
