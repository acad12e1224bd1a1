//! `/api/v1/youth/**`: the youth mode. These calls work in closed times too.

pub mod disable;
pub mod enable;
pub mod extend;
pub mod index;
pub mod minute;

use actors::wire::Time;

use super::{error::Code, prelude::*};
use crate::accounts::{
    attempts::Attempt,
    youth::{self, MINUTES_PER_DAY},
};

/// The youth mode of the caller.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Youth {
    enabled: bool,
    /// Minutes of today in which the account was used while the mode was on and no extension ran. The day is the portal's.
    minutes: i32,
    /// The minutes of a day.
    minutes_per_day: i32,
    /// Why the account is closed now; null: it is open.
    closed: Option<Closed>,
    /// The account is open until then, whatever the clock and the minutes say. Null: no extension is running.
    allowed_until: Option<Time>,
}

/// Why an account is closed.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Closed {
    /// From 22:00 to 6:00.
    Night,
    /// The minutes of the day are used.
    Time,
}

impl From<youth::Closed> for Closed {
    fn from(closed: youth::Closed) -> Self {
        match closed {
            youth::Closed::Night => Self::Night,
            youth::Closed::Time => Self::Time,
        }
    }
}

async fn read(app: &App, uid: i64) -> Answer<Youth> {
    let (now, zone) = (app.clock.now(), &app.config.general.zone);
    let used = sql::youth::used(&app.db().await?, uid, now, zone).await?;
    let used = used.filter(|used| used.enabled);
    let allowed = used.as_ref().and_then(|used| used.allowed_until).filter(|until| *until > now);
    answer(Youth {
        enabled: used.is_some(),
        minutes: used.as_ref().map_or(0, |used| used.minutes),
        minutes_per_day: MINUTES_PER_DAY,
        closed: used.and_then(|used| youth::closed(&used, now)).map(Closed::from),
        allowed_until: allowed.map(|until| Time(until.into())),
    })
}

/// Checks the PIN and returns its hash. Code 1001: it is wrong, or the mode is off. Code 1005: too many wrong ones.
async fn checked(app: &App, uid: i64, pin: String) -> Result<String, ApiError> {
    let attempt = Attempt::at_pin(&app.limits, &app.config.auth, uid).await?;
    let hash = sql::youth::pin_hash(&app.db().await?, uid).await?;
    let right = attempt.verify(&app.passwords, pin, hash.clone()).await?;
    hash.filter(|_| right).ok_or_else(wrong_pin)
}

fn wrong_pin() -> ApiError {
    ApiError::refused(Code::WrongNameOrPassword)
}

/// The answer of a call that changed the mode. Waits until this node knows the change.
async fn changed(app: &App, uid: i64) -> Answer<Youth> {
    app.node.status_moved(uid);
    app.node.status(uid).await?;
    read(app, uid).await
}
