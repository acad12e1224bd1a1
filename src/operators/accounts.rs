//! Operators suspend, mute and log out players, and write notes about them. Each change locks the account, so that `before` in the log has
//! the state that the change replaced.

use actors::EndReason;
use chrono::{DateTime, SecondsFormat, TimeDelta, Utc};
use serde_json::{Value, json};
use sql::{
    Transaction,
    moderation::{self, NewMeasure},
    operator_log::{Entry, Subject, Written},
    support::Moderated,
    suspension::Suspension,
};
use uuid::Uuid;

use super::{
    Caller, Ops, Refused,
    profile::{about_measure, composed},
};
use crate::{
    platform::text_safety,
    text::{Text, minute},
};

/// The kinds of names of players, as prefixes such as `phone:`.
pub const NAME_KINDS: [&str; 6] = ["uid", "name", "phone", "nick", "order", "device"];
/// Longest reason, characters.
pub const MAX_REASON: usize = 200;
/// Longest note, characters.
const MAX_NOTE: usize = 1000;
/// Longest suspension or mute, days.
pub const MAX_DAYS: u32 = 3_650;
/// Longest suspension or mute until a time: ten years can have three leap days.
const LONGEST: TimeDelta = TimeDelta::days(3_653);

/// The end of a suspension, mute or ban: a number of days from now, or a time.
#[derive(Debug, Clone, Copy)]
pub struct End {
    pub days: Option<u32>,
    pub until: Option<DateTime<Utc>>,
}

impl End {
    /// The time of the end. `None`: both or neither is given, the days are not 1 to `max_days`, or the time is not after `now` and at most
    /// `longest` later.
    pub(super) fn within(
        self,
        now: DateTime<Utc>,
        max_days: u32,
        longest: TimeDelta,
    ) -> Option<DateTime<Utc>> {
        match (self.days, self.until) {
            (Some(days), None) if (1..=max_days).contains(&days) => Some(now + TimeDelta::days(days.into())),
            (None, Some(until)) if until > now && until <= now + longest => Some(until),
            _ => None,
        }
    }

    /// The time at which a suspension or mute ends.
    fn of_measure(self, now: DateTime<Utc>) -> Result<DateTime<Utc>, Refused> {
        let malformed = Refused::Malformed { field: "until", text: Text::MeasureEndRule };
        self.within(now, MAX_DAYS, LONGEST).ok_or(malformed)
    }
}

/// The kind that a prefix gives, if any, and the name without the prefix.
#[must_use]
pub fn kind_and_name(who: &str) -> (Option<&str>, &str) {
    match who.split_once(':') {
        Some((kind, name)) if NAME_KINDS.contains(&kind) => (Some(kind), name),
        _ => (None, who),
    }
}

/// A suspension that began.
pub struct Suspended {
    pub until: DateTime<Utc>,
    pub logins_ended: usize,
}

impl Ops {
    /// Suspends an account and ends its logins.
    pub async fn suspend(
        &self,
        caller: &Caller,
        uid: i64,
        end: End,
        reason: &str,
    ) -> Result<Suspended, Refused> {
        let (reason, until) = (given_reason(reason)?, end.of_measure(self.now())?);
        self.write(caller, async |tx| {
            let (suspended, entry) = suspend_in(tx, caller, uid, until, reason).await?;
            Ok(Written::Changed(suspended, entry))
        })
        .await
    }

    /// Ends a suspension. Refused if none is in force.
    pub async fn unsuspend(&self, caller: &Caller, uid: i64, reason: &str) -> Result<(), Refused> {
        let reason = optional_reason(reason)?;
        self.write(caller, async |tx| {
            let before = lock_account(tx, uid).await?;
            if !sql::suspension::restore(tx, uid).await? {
                return Err(Refused::Unmet { need: "suspended", text: Text::NotSuspended });
            }
            moderation::end_running(tx, uid, "suspend", &caller.identity.name, reason).await?;
            let entry = entry("account.unsuspend", uid, reason, suspension_of(&before), Value::Null);
            Ok(Written::Changed((), entry))
        })
        .await
    }

    /// Mutes an account and sends it a message.
    pub async fn mute(
        &self,
        caller: &Caller,
        uid: i64,
        end: End,
        reason: &str,
    ) -> Result<DateTime<Utc>, Refused> {
        let (reason, until) = (given_reason(reason)?, end.of_measure(self.now())?);
        self.write(caller, async |tx| {
            let entry = mute_in(tx, caller, uid, until, reason).await?;
            Ok(Written::Changed(until, entry))
        })
        .await
    }

    /// Ends a mute. Refused if none is in force.
    pub async fn unmute(&self, caller: &Caller, uid: i64, reason: &str) -> Result<(), Refused> {
        let reason = optional_reason(reason)?;
        self.write(caller, async |tx| {
            let before = lock_account(tx, uid).await?;
            if !sql::moderation::unmute(tx, uid).await? {
                return Err(Refused::Unmet { need: "muted", text: Text::NotMuted });
            }
            moderation::end_running(tx, uid, "mute", &caller.identity.name, reason).await?;
            let entry = entry("account.unmute", uid, reason, mute_of(&before), Value::Null);
            Ok(Written::Changed((), entry))
        })
        .await
    }

    /// Ends every login of an account and returns their number.
    pub async fn log_out(&self, caller: &Caller, uid: i64, reason: &str) -> Result<usize, Refused> {
        let reason = optional_reason(reason)?;
        self.write(caller, async |tx| {
            lock_account(tx, uid).await?;
            let ended = sql::login::end_others(tx, uid, None, EndReason::Operator.as_str()).await?.len();
            if ended == 0 {
                return Ok(Written::Nothing(0));
            }
            let entry = entry("account.logout", uid, reason, Value::Null, json!({ "loginsEnded": ended }));
            Ok(Written::Changed(ended, entry))
        })
        .await
    }

    /// Switches a youth mode off whose PIN is forgotten.
    pub async fn youth_off(&self, caller: &Caller, uid: i64, reason: &str) -> Result<(), Refused> {
        let reason = optional_reason(reason)?;
        self.write(caller, async |tx| {
            if sql::support::accounts(tx, &[uid]).await?.is_empty() {
                return Err(Refused::Gone);
            }
            if !sql::youth::disable_in(tx, uid).await? {
                return Err(Refused::Unmet { need: "youth", text: Text::NotInYouthMode });
            }
            let (before, after) = (json!({ "youth": true }), json!({ "youth": false }));
            Ok(Written::Changed((), entry("account.youth_off", uid, reason, before, after)))
        })
        .await
    }

    /// Adds a note about an account. The log names the note, not its text, so that the text can be deleted.
    pub async fn add_note(
        &self,
        caller: &Caller,
        uid: i64,
        content: &str,
        key: Option<Uuid>,
    ) -> Result<(), Refused> {
        let content = content.trim();
        // Control characters in a note could change a reader's terminal.
        let is_refused = |c: char| c.is_control() && c != '\n';
        if text_safety::is_blank(content)
            || content.chars().count() > MAX_NOTE
            || content.contains(is_refused)
        {
            return Err(Refused::Malformed { field: "content", text: Text::NoteRule });
        }
        self.write(caller, async |tx| {
            // An erasure takes the same lock, so no note follows it.
            lock_account(tx, uid).await?;
            let author = &caller.identity.name;
            let Some(id) = sql::support::add_note(tx, uid, author, content, key).await? else {
                return Ok(Written::Nothing(()));
            };
            Ok(Written::Changed((), entry("account.note", uid, "", Value::Null, json!({ "note": id }))))
        })
        .await
    }
}

/// Suspends an account in the caller's transaction.
pub(super) async fn suspend_in(
    tx: &Transaction<'_>,
    caller: &Caller,
    uid: i64,
    until: DateTime<Utc>,
    reason: &str,
) -> Result<(Suspended, Entry), Refused> {
    let before = lock_account(tx, uid).await?;
    let suspension = Suspension { until, reason: reason.to_owned() };
    let ended = sql::suspension::suspend_in(tx, uid, &suspension, EndReason::Suspended.as_str()).await?;
    let logins_ended = ended.ok_or(Refused::Gone)?;
    record(tx, caller, uid, "suspend", until, reason).await?;
    let after = json!({ "until": time(until), "loginsEnded": logins_ended });
    let entry = entry("account.suspend", uid, reason, suspension_of(&before), after);
    Ok((Suspended { until, logins_ended }, entry))
}

/// Mutes an account in the caller's transaction, and sends it a message.
pub(super) async fn mute_in(
    tx: &Transaction<'_>,
    caller: &Caller,
    uid: i64,
    until: DateTime<Utc>,
    reason: &str,
) -> Result<Entry, Refused> {
    let (title, content) = mute_message(until, reason);
    let message = about_measure(title, &content);
    if !moderation::lock_status(tx, uid).await? {
        return Err(Refused::Gone);
    }
    let before = lock_account(tx, uid).await?;
    if !moderation::mute_in(tx, uid, until, reason, &message).await? {
        return Err(Refused::Gone);
    }
    record(tx, caller, uid, "mute", until, reason).await?;
    Ok(entry("account.mute", uid, reason, mute_of(&before), json!({ "until": time(until) })))
}

/// Records a mute or suspension, with its end and who decided it.
async fn record(
    tx: &Transaction<'_>,
    caller: &Caller,
    uid: i64,
    kind: &str,
    until: DateTime<Utc>,
    reason: &str,
) -> Result<(), sql::Error> {
    let decider = caller.identity.name.as_str();
    let new = NewMeasure { uid, kind, reason, decider, until: Some(until), hidden: None };
    moderation::record(tx, new).await?;
    Ok(())
}

/// Locks the account, and returns its suspension and mute. An erased account is refused, because nothing of it may change.
pub(super) async fn lock_account(tx: &Transaction<'_>, uid: i64) -> Result<Moderated, Refused> {
    if let Some(found) = sql::support::lock(tx, uid).await? {
        return Ok(found);
    }
    Err(match sql::support::accounts(tx, &[uid]).await?.is_empty() {
        true => Refused::Gone,
        false => Refused::Unmet { need: "not_erased", text: Text::AccountErased },
    })
}

/// Title and content of the message to a muted player.
#[must_use]
pub fn mute_message(until: DateTime<Utc>, reason: &str) -> (Text, String) {
    let content = composed(Text::MuteMessage, &[("{until}", &minute(until)), ("{reason}", reason)]);
    (Text::MuteTitle, content)
}

/// The trimmed reason: one visible line of 1 to `MAX_REASON` characters.
pub(super) fn given_reason(reason: &str) -> Result<&str, Refused> {
    given_line("reason", reason)
}

/// Like `given_reason`, for the field with another name.
pub(super) fn given_line<'a>(field: &'static str, text: &'a str) -> Result<&'a str, Refused> {
    let text = text.trim();
    if !text_safety::is_visible_line(text, MAX_REASON) {
        return Err(Refused::Malformed { field, text: Text::ReasonRule });
    }
    Ok(text)
}

/// Like `given_reason`; an empty reason is allowed.
pub(super) fn optional_reason(reason: &str) -> Result<&str, Refused> {
    if reason.is_empty() { Ok(reason) } else { given_reason(reason) }
}

/// The suspension of an account, for the log. Null: it has none.
fn suspension_of(before: &Moderated) -> Value {
    let of = |until: DateTime<Utc>| json!({ "until": time(until), "reason": before.suspend_reason });
    before.suspended_until.map_or(Value::Null, |until| of(until.into()))
}

/// The mute of an account, for the log. Null: it has none.
fn mute_of(before: &Moderated) -> Value {
    let of = |until: DateTime<Utc>| json!({ "until": time(until), "reason": before.mute_reason });
    before.muted_until.map_or(Value::Null, |until| of(until.into()))
}

/// A time as the log has it.
pub(super) fn time(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::Millis, true)
}

/// An entry of the log about an account.
pub(super) fn entry(action: &'static str, uid: i64, reason: &str, before: Value, after: Value) -> Entry {
    Entry { action, subject: Subject::account(uid), reason: reason.to_owned(), before, after }
}
