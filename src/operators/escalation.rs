//! The escalation of measures: the number of measures that stand decides the next one.
//!
//! A measure stands for 180 days, unless an operator lifted it: ended a mute or suspension early, showed a post or comment again, or
//! lifted the measure by an appeal. A mute that a longer one replaced stands. Hides of one day (UTC) count once.

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::json;
use sql::{moderation, operator_log::Written};

use super::{
    Caller, Ops, Permission, Refused,
    accounts::{given_reason, lock_account, mute_in, suspend_in},
    moderation::warn_in,
};
use crate::text::Text;

/// Days for which a measure counts.
pub const WINDOW_DAYS: i64 = 180;

/// A measure of the escalation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    Warn,
    Mute { days: u32 },
    Suspend { days: u32 },
}

impl Step {
    /// The rule: the first measure is a warning, the second and third are mutes, and all others are suspensions. `standing`: the number of
    /// measures that stand before it.
    #[must_use]
    pub fn after(standing: i64) -> Self {
        match standing {
            ..=0 => Self::Warn,
            1 => Self::Mute { days: 1 },
            2 => Self::Mute { days: 7 },
            3 => Self::Suspend { days: 7 },
            4.. => Self::Suspend { days: 30 },
        }
    }

    /// The kind of the measure.
    #[must_use]
    pub fn kind(self) -> &'static str {
        match self {
            Self::Warn => "warn",
            Self::Mute { .. } => "mute",
            Self::Suspend { .. } => "suspend",
        }
    }

    /// `None`: a warning has no duration.
    #[must_use]
    pub fn days(self) -> Option<u32> {
        match self {
            Self::Warn => None,
            Self::Mute { days } | Self::Suspend { days } => Some(days),
        }
    }
}

/// The measure that was applied.
pub struct AppliedMeasure {
    pub step: Step,
    /// End of a mute or suspension. `None`: a warning.
    pub until: Option<DateTime<Utc>>,
    pub logins_ended: usize,
}

impl Ops {
    /// Measures count from this time on.
    #[must_use]
    pub fn measures_since(&self) -> DateTime<Utc> {
        self.now() - TimeDelta::days(WINDOW_DAYS)
    }

    /// Applies the suggested measure. `standing` is the number of measures that the caller saw: if it has changed, nothing is done, so
    /// that a repeated call or two operators at once do not escalate twice.
    pub async fn apply_next_measure(
        &self,
        caller: &Caller,
        uid: i64,
        standing: i64,
        reason: &str,
    ) -> Result<AppliedMeasure, Refused> {
        let reason = given_reason(reason)?;
        let (now, since) = (self.now(), self.measures_since());
        self.write(caller, async |tx| {
            // The status comes first in the lock order. The lock of the account keeps another measure out until this one is committed.
            moderation::lock_status(tx, uid).await?;
            lock_account(tx, uid).await?;
            if moderation::standing(tx, uid, since).await? != standing {
                return Err(Refused::Unmet { need: "standing", text: Text::MeasuresChanged });
            }
            let step = Step::after(standing);
            let (until, logins_ended, mut entry) = match step {
                Step::Warn => (None, 0, warn_in(tx, caller, uid, reason).await?),
                Step::Mute { days } => {
                    let until = now + TimeDelta::days(days.into());
                    (Some(until), 0, mute_in(tx, caller, uid, until, reason).await?)
                }
                Step::Suspend { days } => {
                    if !caller.identity.may(Permission::AccountSuspend) {
                        return Err(Refused::Forbidden);
                    }
                    let until = now + TimeDelta::days(days.into());
                    let (suspended, entry) = suspend_in(tx, caller, uid, until, reason).await?;
                    (Some(until), suspended.logins_ended, entry)
                }
            };
            entry.after["standing"] = json!(standing + 1);
            Ok(Written::Changed(AppliedMeasure { step, until, logins_ended }, entry))
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::Step::{self, Mute, Suspend, Warn};

    #[test]
    fn each_measure_that_stands_makes_the_next_one_harder() {
        let steps: Vec<Step> = (-1..7).map(Step::after).collect();
        let (week, month) = (Suspend { days: 7 }, Suspend { days: 30 });
        assert_eq!(steps, [Warn, Warn, Mute { days: 1 }, Mute { days: 7 }, week, month, month, month]);
    }
}
