//! `/api/v1/activity/**`: tasks that pay, draws, and pages that only inform.

pub mod claim;
pub mod draw;
pub mod draw_list;
pub mod index;
pub mod join;
pub mod list;
pub mod winner_list;

use actors::wire::Time;
use serde_json::json;
use sql::{
    activity::{Command, Given, Kind, Outcome, Refusal, Season, Wants},
    status::Snapshot,
};
use uuid::Uuid;

use super::{
    error::{Code, NotAllowed},
    prelude::*,
    web::game::{Picture, picture},
};
use crate::{platform::html::escape, text::Language};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ActivityKind {
    /// Tasks that count actions. Each finished task pays once.
    Tasks,
    /// Draws for prizes, with published odds.
    Draw,
    /// A page to read.
    Page,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ActivityState {
    Running,
    Coming,
    Past,
}

/// An activity in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Activity {
    pub id: i64,
    pub kind: ActivityKind,
    pub state: ActivityState,
    pub name: String,
    pub summary: String,
    /// 16:9
    pub banner: Picture,
    pub begin_time: Time,
    /// The end: later actions do not count, and no draws are possible.
    pub end_time: Time,
    /// Until this time, players can claim tasks that they finished before the end.
    pub claim_end_time: Time,
    /// The number of players who joined.
    pub join_num: i64,
    /// The reader has joined.
    pub joined: bool,
}

impl Activity {
    fn new(app: &App, row: &sql::activity::Activity) -> Result<Self, ApiError> {
        Ok(Self {
            id: row.id,
            kind: match Kind::named(&row.kind)? {
                Kind::Tasks => ActivityKind::Tasks,
                Kind::Draw => ActivityKind::Draw,
                Kind::Page => ActivityKind::Page,
            },
            state: match Season::named(&row.state)? {
                Season::Running => ActivityState::Running,
                Season::Coming => ActivityState::Coming,
                Season::Past => ActivityState::Past,
            },
            name: row.name.clone(),
            summary: row.summary.clone(),
            banner: picture(app, row.banner.clone())?,
            begin_time: Time(row.begin_time.into()),
            end_time: Time(row.end_time.into()),
            claim_end_time: Time(row.claim_end_time.into()),
            join_num: row.join_num,
            joined: row.joined,
        })
    }
}

/// Runs the command in the caller's Session. Returns its outcome and the status afterwards.
async fn reward(
    app: &App,
    uid: i64,
    activity: i64,
    key: Option<Uuid>,
    wants: Wants,
) -> Result<(Outcome, Snapshot), ApiError> {
    match app.node.reward(Command { uid, activity, key, wants, told }).await? {
        (Outcome::Refused(refusal), _) => Err(refusal.into()),
        (done, Some(status)) => Ok((done, status)),
        (_, None) => Err(ApiError::refused(Code::SessionInvalid)),
    }
}

/// An outcome that belongs to another command.
fn odd(outcome: &Outcome) -> ApiError {
    ApiError::Internal(anyhow::anyhow!("answered by {outcome:?}"))
}

/// The message about a reward. It is in Chinese, like all messages.
fn told(given: &Given<'_>) -> (String, String) {
    let text = |text: Text| text.in_language(Language::Chinese);
    let (title, letter) = match given.drawn {
        true => (Text::PrizeTitle, Text::PrizeMessage),
        false => (Text::TaskTitle, Text::TaskMessage),
    };
    let paid = [
        (given.coins > 0).then(|| text(Text::PaidCoins).replace("{n}", &given.coins.to_string())),
        (given.vip_days > 0).then(|| text(Text::PaidVip).replace("{n}", &given.vip_days.to_string())),
    ];
    let paid = paid.into_iter().flatten().collect::<Vec<_>>().join(text(Text::And));
    let letter = text(letter)
        .replace("{activity}", &escape(given.activity))
        .replace("{what}", &escape(given.what))
        .replace("{paid}", &paid);
    (text(title).replace("{what}", given.what), letter)
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let refused = |code, data| Self::Refused { code, data };
        match refusal {
            Refusal::NoAccount => Self::refused(Code::SessionInvalid),
            Refusal::Gone => Self::refused(Code::Gone),
            Refusal::Already => Self::refused(Code::Already),
            Refusal::NotBegun(begin) => Self::not_begun(begin),
            Refusal::NotJoined => refused(Code::ConditionNotMet, json!({ "need": "join", "have": 0 })),
            Refusal::NotDone { goal, done } => {
                refused(Code::ConditionNotMet, json!({ "need": "deeds", "have": done, "goal": goal }))
            }
            Refusal::NoneLeft { day_draws } => {
                refused(Code::ConditionNotMet, json!({ "need": "draws", "have": 0, "most": day_draws }))
            }
            Refusal::PriceChanged { price, spin } => {
                refused(Code::PriceChanged, json!({ "price": price, "spin": spin }))
            }
            Refusal::NotEnough { balance, price } => {
                refused(Code::NotEnoughCoins, json!({ "coinNum": balance, "price": price }))
            }
            Refusal::KeyUsed => Self::malformed("Idempotency-Key", Text::KeyUsed),
            Refusal::Youth => Self::NotAllowed(NotAllowed::YouthSpends),
        }
    }
}
