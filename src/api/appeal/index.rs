use actors::wire::Time;
use chrono::{DateTime, FixedOffset};
use serde_json::{Value, json};
use sql::moderation::{Appealed, Strike};

use crate::{
    api::{error::Code, extract::input::Json, prelude::*},
    platform::text_safety::is_blank,
    text::fields::{Detail, MAX_ID},
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewAppeal {
    measure_id: i64,
    /// 1 to 500 characters
    content: Detail,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OwnMeasures {
    /// Newest first, at most 100.
    records: Vec<OwnMeasure>,
}

/// A measure of an operator against the caller.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnMeasure {
    id: i64,
    /// `warn`, `mute`, `suspend` or `hide`.
    kind: String,
    reason: String,
    create_time: Time,
    /// End of a mute or suspension. Null for others.
    until: Option<Time>,
    /// Of a hide: `post` or `comment`.
    ref_kind: Option<String>,
    ref_id: Option<i64>,
    /// It is in force. Only then, and without an appeal, the caller can appeal.
    running: bool,
    /// Null: the caller did not appeal.
    appeal: Option<OwnAppeal>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnAppeal {
    content: String,
    create_time: Time,
    /// `upheld`: the measure stays; `lifted`: it was ended. Null: open.
    decision: Option<String>,
    answer: String,
    decide_time: Option<Time>,
}

/// Most measures of the list.
const MOST: i64 = 100;

/// The measures against the caller, with the appeals.
#[utoipa::path(
    tag = "report",
    responses((status = 200, body = Envelope<OwnMeasures>)),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/appeal")]
pub async fn list_measures(app: Data<App>, caller: Caller) -> Answer<OwnMeasures> {
    let rows = sql::moderation::strikes(&app.db().await?, caller.uid, i64::MAX, MOST).await?;
    answer(OwnMeasures { records: rows.into_iter().map(OwnMeasure::from).collect() })
}

/// Appeals against a measure that is in force, once. The same appeal again gets the first answer.
#[utoipa::path(
    tag = "report",
    request_body = NewAppeal,
    responses(
        (status = 200, body = Envelope<Value>, description = "Code 1005: too many; 2002: no such measure; 2003: it has an appeal; 2004: it has ended"),
        (status = 400, body = Envelope<Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/appeal")]
pub async fn create_appeal(app: Data<App>, caller: Caller, Json(input): Json<NewAppeal>) -> Answer<Value> {
    let NewAppeal { measure_id, content: Detail(content) } = input;
    if is_blank(&content) {
        return Err(ApiError::malformed("content", Text::AppealRule));
    }
    if !(1..=MAX_ID).contains(&measure_id) {
        return Err(ApiError::refused(Code::Gone));
    }
    // Appeals count like reports: both are work for operators.
    app.spam_limits.take_report(caller.uid).await?;
    match sql::moderation::appeal(&app.db().await?, caller.uid, measure_id, &content).await? {
        Appealed::Taken => answer(Value::Null),
        Appealed::Already => Err(ApiError::refused(Code::Already)),
        Appealed::Gone => Err(ApiError::refused(Code::Gone)),
        Appealed::Ended => {
            Err(ApiError::Unmet { text: Text::AppealEnded, data: json!({ "need": "running", "have": 0 }) })
        }
    }
}

impl From<Strike> for OwnMeasure {
    fn from(row: Strike) -> Self {
        let appeal = row.appeal.zip(row.appeal_time).map(|(content, create_time)| OwnAppeal {
            content,
            create_time: time(create_time),
            decision: row.decision,
            answer: row.answer.unwrap_or_default(),
            decide_time: row.decide_time.map(time),
        });
        Self {
            id: row.id,
            kind: row.kind,
            reason: row.reason,
            create_time: time(row.create_time),
            until: row.until.map(time),
            ref_kind: row.ref_kind,
            ref_id: row.ref_id,
            running: row.running,
            appeal,
        }
    }
}

fn time(time: DateTime<FixedOffset>) -> Time {
    Time(time.into())
}
