use chrono::NaiveDate;
use sql::check_in::{Rule, reward};
use utoipa::IntoParams;

use crate::api::{error::Code, prelude::*};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OfMonth {
    /// Such as 2026-11. Absent: this month.
    month: Option<String>,
}

/// A month of the caller's check-ins.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Calendar {
    /// Today in the portal's time zone.
    #[schema(value_type = String, format = Date)]
    today: NaiveDate,
    zone: String,
    /// The month of `days`, such as 2026-11.
    month: String,
    /// The first day on which the caller could check in: the day of the registration.
    #[schema(value_type = String, format = Date)]
    first_day: NaiveDate,
    /// The check-ins of that month.
    days: Vec<CalendarDay>,
    checked_in_today: bool,
    /// The current streak. It ends today, or yesterday if the caller has not checked in today.
    streak: i32,
    /// X钻 for the 1st, 2nd … day of a streak. After the last day the list starts again.
    rewards: Vec<i64>,
    /// X钻 for the next check-in.
    next_reward: i64,
    make_up: MakingUp,
    /// Full months, such as 2026-10, newest first.
    badges: Vec<String>,
    /// The caller's balance, X钻.
    coin_num: i64,
    version: i64,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CalendarDay {
    #[schema(value_type = String, format = Date)]
    day: NaiveDate,
    made_up: bool,
}

/// The missed days of this month that the caller can make up.
#[derive(Debug, Serialize, ToSchema)]
pub struct MakingUp {
    /// The price of the next day, X钻. 0: with a card.
    price: i64,
    /// The caller's cards for making up days. One is used before coins.
    cards: i32,
    /// How many more days the caller can make up this month.
    left: i64,
    /// The days of this month without a check-in, from the registration until yesterday.
    #[schema(value_type = Vec<String>)]
    days: Vec<NaiveDate>,
}

/// A month of the caller: check-ins, streak and the next reward.
#[utoipa::path(
    tag = "checkin",
    params(OfMonth),
    responses(
        (status = 200, body = Envelope<Calendar>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/checkin/calendar")]
pub async fn read_calendar(
    app: Data<App>,
    caller: Caller,
    Query(OfMonth { month }): Query<OfMonth>,
) -> Answer<Calendar> {
    let month = match month {
        Some(text) => Some(first_day(&text).ok_or_else(|| ApiError::malformed("month", Text::MonthRule))?),
        None => None,
    };
    let gone = || ApiError::refused(Code::SessionInvalid);
    let status = app.node.status(caller.uid).await?.ok_or_else(gone)?;
    let zone = &app.config.general.zone;
    let found = sql::check_in::calendar(&app.db().await?, caller.uid, zone, month).await?;
    let found = found.ok_or_else(gone)?;
    let Rule { rewards, make_up_price, make_up_days } = found.rule;
    answer(Calendar {
        zone: zone.clone(),
        month: super::month(month.unwrap_or(found.today)),
        days: found.days.into_iter().map(|(day, made_up)| CalendarDay { day, made_up }).collect(),
        next_reward: reward(&rewards, found.streak + 1),
        rewards,
        make_up: MakingUp {
            price: if found.cards > 0 { 0 } else { make_up_price },
            cards: found.cards,
            left: (i64::from(make_up_days) - found.made_up).max(0),
            days: found.missed,
        },
        today: found.today,
        first_day: found.first_day,
        checked_in_today: found.checked_in_today,
        streak: found.streak,
        badges: found.badges,
        coin_num: status.balance,
        version: status.version,
    })
}

/// Parses `2026-11` into the first day of the month. (chrono alone accepts signs, spaces and years of any length.)
fn first_day(month: &str) -> Option<NaiveDate> {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let (year, month) = month.split_once('-').filter(|(y, m)| y.len() == 4 && m.len() == 2)?;
    (digits(year) && digits(month)).then_some(())?;
    NaiveDate::from_ymd_opt(year.parse().ok()?, month.parse().ok()?, 1)
}
