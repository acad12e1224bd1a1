//! Check-ins: once a day, for coins that grow with the streak. One transaction takes the check-ins of many accounts; each has
//! its own result, and a refused one changes nothing.
//!
//! - A day is a day in the portal's time zone, by the database's clock. An account checks in on it once, under its status lock.
//! - A day is made up with a card of the player's goods if there is one, else for coins. A trigger of the row uses the card.
//! - `check_in.streak` counts the consecutive days that end on the row's day. A made-up day lengthens the streaks of later days and
//!   pays nothing. `check_in_rule` has the rewards; `portal check-in set` changes them.
//! - A month with all its days earns a `month_badge`. A trigger shows the newest one next to the owner's name
//!   (`account.badge`) until the end of the next month.

mod batch;
mod streaks;

use std::collections::HashSet;

use chrono::NaiveDate;
use deadpool_postgres::Client;
use queries::{client::GenericClient, queries::check_in as q};
use uuid::Uuid;

pub use streaks::{month_of, reward};

use crate::{Error, goods, status::Snapshot};
use batch::Batch;

/// A player's command.
#[derive(Debug, Clone)]
pub struct Command {
    pub uid: i64,
    /// Idempotency key: the same key by the same account returns the first answer again, with the current streak.
    pub key: Option<Uuid>,
    pub deed: Deed,
    pub words: Words,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    CheckIn,
    /// Makes up a past day of this month. `price`: the price (X钻) that the player confirmed; no other price is charged. 0: with a card.
    MakeUp {
        day: NaiveDate,
        price: Option<i64>,
    },
}

/// The reward that a message is about.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    /// Title and text (HTML) of the message about the reward.
    pub told: fn(Given) -> (String, String),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Given {
    /// X钻 for the n-th day of a streak.
    Coins { coins: i64, streak: i32 },
    /// The badge for the full month of this day.
    Badge(NaiveDate),
}

/// The result of a check-in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Done(Done),
    Refused(Refusal),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Done {
    pub day: NaiveDate,
    /// X钻
    pub reward: i64,
    /// The current streak. It ends today, or yesterday if the player has not checked in today.
    pub streak: i32,
    /// This day completed its month.
    pub full_month: bool,
    /// The day was made up with a card of the player's goods.
    pub card: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    NoAccount,
    /// The account has checked in on that day.
    Already,
    /// The day is not in this month before today, or is before the account's first day.
    NotThatDay,
    /// No more days can be made up this month.
    NoneLeft {
        most: i32,
    },
    PriceChanged {
        price: i64,
    },
    NotEnough {
        balance: i64,
        price: i64,
    },
    /// The key has been used for something else.
    KeyUsed,
    /// The account's youth mode is on.
    Youth,
}

/// Runs the commands in order, in one transaction. The number of statements does not depend on the number of commands.
/// Days are days in `zone`, by the database's clock.
pub async fn commit(
    client: &mut Client,
    zone: &str,
    commands: &[Command],
) -> Result<Vec<(Outcome, Option<Snapshot>)>, Error> {
    let tx = client.transaction().await?;
    let done = Batch::read(&tx, zone, commands).await?.write(&tx).await?;
    tx.commit().await?;
    Ok(done)
}

/// The rewards of check-ins, and the price for making up a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// X钻 of the 1st, 2nd … day of a streak; after the last day the list starts again.
    pub rewards: Vec<i64>,
    /// X钻 per day.
    pub make_up_price: i64,
    /// Maximum number of days that a player can make up in a month.
    pub make_up_days: i32,
}

/// A player's month of check-ins.
#[derive(Debug, Clone, PartialEq)]
pub struct Calendar {
    pub today: NaiveDate,
    /// The first day on which the account could check in.
    pub first_day: NaiveDate,
    pub rule: Rule,
    /// The days with a check-in, each with whether it was made up.
    pub days: Vec<(NaiveDate, bool)>,
    /// The current streak. It ends today, or yesterday if the player has not checked in today.
    pub streak: i32,
    pub checked_in_today: bool,
    /// Days of this month without a check-in, from the account's first day until yesterday.
    pub missed: Vec<NaiveDate>,
    /// Days of this month that were made up.
    pub made_up: i64,
    /// The cards that the player has for making up days.
    pub cards: i32,
    /// Full months, such as 2026-10, newest first.
    pub badges: Vec<String>,
}

/// The month that contains `month`, or the current month. `None`: there is no such account.
pub async fn calendar(
    db: &impl GenericClient,
    uid: i64,
    zone: &str,
    month: Option<NaiveDate>,
) -> Result<Option<Calendar>, Error> {
    let Some(row) = q::player().bind(db, &zone, &uid).opt().await? else { return Ok(None) };
    let (today, rule) = (row.today, rule(db).await?);
    let (first, last) = month_of(month.unwrap_or(today));
    let days = q::days_of().bind(db, &uid, &first, &last).all().await?;
    let yesterday = today.pred_opt().unwrap_or(today);
    let streak = q::streak_at().bind(db, &uid, &yesterday, &today).opt().await?;
    let (first_of_this, _) = month_of(today);
    let this_month = q::days_of().bind(db, &uid, &first_of_this, &today).all().await?;
    let there: HashSet<NaiveDate> = this_month.iter().map(|day| day.day).collect();
    let since = first_of_this.max(row.first_day);
    let missed =
        since.iter_days().take_while(|day| *day < today).filter(|day| !there.contains(day)).collect();
    Ok(Some(Calendar {
        today,
        first_day: row.first_day,
        rule,
        days: days.into_iter().map(|day| (day.day, day.made_up)).collect(),
        streak: streak.unwrap_or(0),
        checked_in_today: there.contains(&today),
        missed,
        made_up: this_month.iter().filter(|day| day.made_up).count() as i64,
        cards: goods::amounts(db, goods::Kind::MakeUp, &[uid]).await?.remove(&uid).unwrap_or(0),
        badges: q::badges().bind(db, &uid).all().await?,
    }))
}

/// The longest list of rewards.
pub const MOST_REWARDS: usize = 31;

/// Sets the rule for later check-ins. If a page showed another price, the player has to confirm the new one.
pub async fn set_rule(db: &impl GenericClient, rule: &Rule) -> Result<(), Error> {
    q::set_rule().bind(db, &rule.rewards, &rule.make_up_price, &rule.make_up_days).await?;
    Ok(())
}

pub async fn rule(db: &impl GenericClient) -> Result<Rule, Error> {
    let row = q::rule().bind(db).one().await?;
    Ok(Rule { rewards: row.rewards, make_up_price: row.make_up_price, make_up_days: row.make_up_days })
}
