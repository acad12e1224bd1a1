use std::collections::HashMap;

use actors::wire::Time;
use chrono::{DateTime, FixedOffset};
use serde_json::{Value, json};
use sql::moderation::{Appealed, HiddenWriting, Measure};

use crate::{
    api::{
        error::Code,
        extract::{appellant::Appellant, input::Json},
        prelude::*,
    },
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
    /// Of a hide: how the post or comment begins, at most 60 characters.
    excerpt: Option<String>,
    /// Of a hide: the post, or that of the comment, if it can be opened: it is neither hidden nor deleted.
    post_id: Option<i64>,
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

/// The measures against the caller, with the appeals. `UG-Token` can be the `appealToken` that a suspended account gets from a refused
/// sign-in. It is valid for 30 minutes while the suspension is in force. Other calls refuse it.
#[utoipa::path(
    tag = "report",
    responses((status = 200, body = Envelope<OwnMeasures>, description = "Code 2: also an appeal token that has expired, or whose suspension has ended")),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/appeal")]
pub async fn list_measures(app: Data<App>, Appellant { uid }: Appellant) -> Answer<OwnMeasures> {
    let client = app.db().await?;
    let rows = sql::moderation::measures(&client, uid, i64::MAX, MOST).await?;
    let hides = rows.iter().any(|row| row.kind == "hide");
    let hidden = if hides { sql::moderation::hidden_writing(&client, uid, MOST).await? } else { Vec::new() };
    let mut hidden: HashMap<i64, HiddenWriting> =
        hidden.into_iter().map(|writing| (writing.measure, writing)).collect();
    let records = rows.into_iter().map(|row| {
        let writing = hidden.remove(&row.id);
        OwnMeasure::new(row, writing)
    });
    answer(OwnMeasures { records: records.collect() })
}

/// Appeals against a measure that is in force, once. The same appeal again gets the first answer. Takes the token of a suspended account
/// like the list.
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
pub async fn create_appeal(
    app: Data<App>,
    Appellant { uid }: Appellant,
    Json(input): Json<NewAppeal>,
) -> Answer<Value> {
    let NewAppeal { measure_id, content: Detail(content) } = input;
    if is_blank(&content) {
        return Err(ApiError::malformed("content", Text::AppealRule));
    }
    if !(1..=MAX_ID).contains(&measure_id) {
        return Err(ApiError::refused(Code::Gone));
    }
    let known = sql::moderation::appealed(&app.db().await?, uid, measure_id, &content).await?;
    let appealed = match known {
        Some(known) => known,
        None => {
            // Appeals count like reports: both are work for operators.
            app.spam_limits.take_report(uid).await?;
            sql::moderation::appeal(&app.db().await?, uid, measure_id, &content).await?
        }
    };
    match appealed {
        Appealed::Taken => answer(Value::Null),
        Appealed::Already => Err(ApiError::refused(Code::Already)),
        Appealed::Gone => Err(ApiError::refused(Code::Gone)),
        Appealed::Ended => {
            Err(ApiError::Unmet { text: Text::AppealEnded, data: json!({ "need": "running", "have": 0 }) })
        }
    }
}

impl OwnMeasure {
    fn new(row: Measure, hidden: Option<HiddenWriting>) -> Self {
        let appeal = row.appeal.zip(row.appeal_time).map(|(content, create_time)| OwnAppeal {
            content,
            create_time: time(create_time),
            decision: row.decision,
            answer: row.answer.unwrap_or_default(),
            decide_time: row.decide_time.map(time),
        });
        let (excerpt, post_id) =
            hidden.map_or((None, None), |HiddenWriting { excerpt, post_id, .. }| (Some(excerpt), post_id));
        Self {
            id: row.id,
            kind: row.kind,
            reason: row.reason,
            create_time: time(row.create_time),
            until: row.until.map(time),
            ref_kind: row.ref_kind,
            ref_id: row.ref_id,
            excerpt,
            post_id,
            running: row.running,
            appeal,
        }
    }
}

fn time(time: DateTime<FixedOffset>) -> Time {
    Time(time.into())
}
