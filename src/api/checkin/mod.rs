//! `/api/v1/checkin/**`: the daily check-in.

pub mod calendar;
pub mod makeup;
pub mod today;

use chrono::NaiveDate;
use serde_json::json;
use sql::check_in::{Command, Deed, Done, Given, Outcome, Refusal, Words};
use uuid::Uuid;

use super::{
    error::{Code, NotAllowed},
    prelude::*,
};
use crate::text::Language;

/// A day with a check-in.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckedIn {
    /// A day in the portal's time zone.
    #[schema(value_type = String, format = Date)]
    day: NaiveDate,
    /// X钻
    reward: i64,
    /// The current streak. It ends today, or yesterday if the caller has not checked in today.
    streak: i32,
    /// The month that this day completed, such as 2026-11; the caller earned its badge. Null: the month is not full.
    badge: Option<String>,
    /// The day was made up with a card of the caller's goods.
    card: bool,
    /// The caller's balance afterwards, X钻.
    coin_num: i64,
    version: i64,
}

/// Runs the check-in in the caller's Session.
async fn check_in(app: &App, uid: i64, key: Option<Uuid>, deed: Deed) -> Answer<CheckedIn> {
    let words = Words { told };
    match app.node.check_in(Command { uid, key, deed, words }).await? {
        (Outcome::Done(Done { day, reward, streak, full_month, card }), Some(status)) => answer(CheckedIn {
            day,
            reward,
            streak,
            badge: full_month.then(|| month(day)),
            card,
            coin_num: status.balance,
            version: status.version,
        }),
        (Outcome::Refused(refusal), _) => Err(refusal.into()),
        (Outcome::Done(_), None) => Err(ApiError::refused(Code::SessionInvalid)),
    }
}

/// Formats the month of a day, such as 2026-11.
fn month(day: NaiveDate) -> String {
    day.format("%Y-%m").to_string()
}

fn told(given: Given) -> (String, String) {
    let text = |text: Text| text.in_language(Language::Chinese);
    match given {
        Given::Coins { coins, streak } => {
            let letter = text(Text::CheckInMessage).replace("{streak}", &streak.to_string());
            (text(Text::CheckInTitle).to_owned(), letter.replace("{coins}", &coins.to_string()))
        }
        Given::Badge(day) => {
            let letter = text(Text::BadgeMessage).replace("{month}", &month(day));
            (text(Text::BadgeTitle).to_owned(), letter)
        }
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let refused = |code, data| Self::Refused { code, data };
        match refusal {
            Refusal::NoAccount => Self::refused(Code::SessionInvalid),
            Refusal::Already => Self::refused(Code::Already),
            Refusal::NotThatDay => Self::malformed("day", Text::DayRule),
            Refusal::NoneLeft { most } => {
                refused(Code::ConditionNotMet, json!({ "need": "makeUp", "have": 0, "most": most }))
            }
            Refusal::PriceChanged { price } => refused(Code::PriceChanged, json!({ "price": price })),
            Refusal::NotEnough { balance, price } => {
                refused(Code::NotEnoughCoins, json!({ "coinNum": balance, "price": price }))
            }
            Refusal::KeyUsed => Self::malformed("Idempotency-Key", Text::KeyUsed),
            Refusal::Youth => Self::NotAllowed(NotAllowed::YouthSpends),
        }
    }
}
