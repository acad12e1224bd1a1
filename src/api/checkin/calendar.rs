use chrono::NaiveDate;
use sql::check_in::{Rule, reward};
use utoipa::IntoParams;

use crate::api::{error::Code, prelude::*};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OfMonth {
    /// Such as 2026-11; none: this month.
    month: Option<String>,
}

/// A month of one's days.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Calendar {
    /// By the portal's time zone, which its day begins and ends in.
    #[schema(value_type = String, format = Date)]
    today: NaiveDate,
    zone: String,
    /// That is shown, such as 2026-11.
    month: String,
    /// The first on which the caller could check in: that of the account.
    #[schema(value_type = String, format = Date)]
    first_day: NaiveDate,
    /// Of that month.
    days: Vec<CalendarDay>,
    checked_in_today: bool,
    /// Consecutive days up to today or, where today is still open, yesterday.
    streak: i32,
    /// X钻 of the 1st, 2nd … day of a streak; behind the last it begins anew.
    rewards: Vec<i64>,
    /// X钻 that the next day pays.
    next_reward: i64,
    make_up: MakingUp,
    /// Months that were full, such as 2026-10, newest first.
    badges: Vec<String>,
    /// X钻
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

/// Days of this month that were missed and can be had yet.
#[derive(Debug, Serialize, ToSchema)]
pub struct MakingUp {
    /// X钻 a day.
    price: i64,
    /// How many yet this month.
    left: i64,
    /// Those of this month that can be: missed, before today, and not from before the account was made.
    #[schema(value_type = Vec<String>)]
    days: Vec<NaiveDate>,
}

/// The caller's month: days, streak, what comes next.
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
            price: make_up_price,
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
