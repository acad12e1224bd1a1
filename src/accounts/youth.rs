//! The rules of the youth mode: how long an account may be used a day, and when it is closed.
//!
//! - Every call of an account in the mode, except those of `is_always_open`, counts its minute. The open app reports its minutes too.
//! - Closed: from 22:00 to 6:00 by the portal's clock, and after 40 counted minutes of a day.
//! - The PIN allows 40 minutes more, at night too. They are not counted: an extension after midnight leaves the next day its minutes.

use chrono::{DateTime, TimeDelta, Utc};
use sql::{Pool, youth::Used};

/// Minutes of a day.
pub const MINUTES_PER_DAY: i32 = 40;
/// How long use is allowed by the PIN.
const EXTENSION: TimeDelta = TimeDelta::minutes(MINUTES_PER_DAY as i64);
const CLOSES_AT_HOUR: i32 = 22;
const OPENS_AT_HOUR: i32 = 6;

/// Why an account is closed now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closed {
    /// From 22:00 to 6:00.
    Night,
    /// The minutes of the day are used.
    Time,
}

/// Whether the use is over. The last minute lasts to its end.
#[must_use]
pub fn closed(used: &Used, now: DateTime<Utc>) -> Option<Closed> {
    if !used.enabled || is_extended(used, now) {
        None
    } else if used.hour >= CLOSES_AT_HOUR || used.hour < OPENS_AT_HOUR {
        Some(Closed::Night)
    } else if used.minutes >= MINUTES_PER_DAY && !used.counted {
        Some(Closed::Time)
    } else {
        None
    }
}

/// Whether the PIN allows the use now.
fn is_extended(used: &Used, now: DateTime<Utc>) -> bool {
    used.allowed_until.is_some_and(|until| until > now)
}

/// Counts this minute, unless the account is closed or the PIN allows the use.
pub async fn count(
    pool: &Pool,
    uid: i64,
    now: DateTime<Utc>,
    zone: &str,
) -> Result<Option<Closed>, sql::Error> {
    let client = pool.get().await?;
    let Some(used) = sql::youth::used(&client, uid, now, zone).await? else { return Ok(None) };
    let closed = closed(&used, now);
    if closed.is_none() && !used.counted && !is_extended(&used, now) {
        sql::youth::count_minute(&client, uid, now, zone).await?;
    }
    Ok(closed)
}

/// The end of an extension that begins now.
#[must_use]
pub fn extended(now: DateTime<Utc>) -> DateTime<Utc> {
    now + EXTENSION
}

/// Calls that are answered in closed times and count no minute: those that show the status, secure, export or erase the account, or end the mode.
#[must_use]
pub fn is_always_open(path: &str) -> bool {
    const CALLS: [&str; 9] = [
        "/api/user/center/me",
        "/api/user/logout",
        "/api/user/smsCode",
        "/api/user/resetPassword",
        "/api/user/center/erasure",
        "/api/user/center/export",
        "/api/user/center/login/all",
        "/api/user/center/login/end",
        "/api/v1/realtime/ticket",
    ];
    path.starts_with("/api/v1/youth") || CALLS.contains(&path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn used(hour: i32, minutes: i32) -> Used {
        Used { enabled: true, minutes, counted: false, hour, allowed_until: None }
    }

    fn at(minute: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::minutes(minute)
    }

    #[test]
    fn it_is_closed_from_22_to_6_o_clock() {
        let closed = |hour| closed(&used(hour, 0), at(0));
        let night: Vec<i32> = (0..24).filter(|hour| closed(*hour) == Some(Closed::Night)).collect();
        assert_eq!(night, [0, 1, 2, 3, 4, 5, 22, 23]);
        assert!((6..22).all(|hour| closed(hour).is_none()));
    }

    #[test]
    fn forty_minutes_can_be_used_and_the_last_one_to_its_end() {
        assert_eq!(closed(&used(12, 39), at(0)), None);
        assert_eq!(closed(&used(12, 40), at(0)), Some(Closed::Time));
        assert_eq!(closed(&Used { counted: true, ..used(12, 40) }, at(0)), None, "its minute is counted");
    }

    #[test]
    fn the_pin_allows_more_also_at_night() {
        let until = Some(extended(at(0)).fixed_offset());
        for used in [used(23, 0), used(12, 40)] {
            let used = Used { allowed_until: until, ..used };
            assert_eq!(closed(&used, at(39)), None);
            assert!(closed(&used, at(40)).is_some());
        }
    }

    #[test]
    fn nothing_is_closed_while_the_mode_is_off() {
        assert_eq!(closed(&Used { enabled: false, ..used(23, 40) }, at(0)), None);
    }
}
