//! Broadcasts after they were sent: the list, the withdrawal, and the job that begins and ends them in time.
//!
//! Corrections are changes that may need a second operator (`proposals/`). One operator can withdraw a broadcast, because haste matters and
//! nothing is lost: the message and its texts stay in the list.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use serde_json::json;
use sql::{
    Pool, Transaction,
    broadcast::{self, Broadcast, Counts, State},
    operator_log::{Actor, By, Entry, Subject, Written},
};

use super::{Caller, Ops, Refused, accounts::optional_reason, change::To};
use crate::text::Text;

impl Ops {
    /// Broadcasts older than the id `below`, newest first, with the counts of those that have begun. If counting takes too long, without.
    pub async fn broadcasts(
        &self,
        below: i64,
        size: i64,
    ) -> Result<(Vec<Broadcast>, HashMap<i64, Counts>), Refused> {
        self.read(async |tx| {
            let broadcasts = broadcast::page(tx, below, size).await?;
            let counts = broadcast::counts(tx, &broadcasts).await.unwrap_or_else(|error| {
                tracing::warn!(%error, "the readers of broadcasts could not be counted");
                HashMap::new()
            });
            Ok((broadcasts, counts))
        })
        .await
    }

    /// Takes a broadcast from every inbox. False: it was withdrawn before.
    pub async fn withdraw_broadcast(&self, caller: &Caller, id: i64, reason: &str) -> Result<bool, Refused> {
        let reason = optional_reason(reason)?;
        let withdrawn = self.write(caller, async |tx| {
            let found = broadcast::lock(tx, id).await?.ok_or(Refused::Gone)?;
            let state = broadcast::state(&found);
            match state {
                State::Withdrawn => return Ok(Written::Nothing(false)),
                State::Ended => return Err(over()),
                State::Waiting | State::Shown => broadcast::withdraw(tx, &found).await?,
            }
            let entry = Entry {
                action: "message.withdraw",
                subject: Subject::new("message", id),
                reason: reason.to_owned(),
                before: json!({ "state": state.name() }),
                after: json!({ "state": State::Withdrawn.name(), "to": recipients(&found), "title": found.title }),
            };
            Ok(Written::Changed(true, entry))
        })
        .await?;
        if withdrawn {
            broadcast::keep_counts(&self.pool, id).await;
        }
        Ok(withdrawn)
    }
}

/// Begins and ends the broadcasts whose time has come.
pub async fn follow_times(pool: &Pool) -> Result<(), sql::Error> {
    let by = By { actor: Actor::Job("broadcasts"), request_id: "" };
    while broadcast::end_due(pool, by).await? {}
    while broadcast::begin_due(pool, by).await? {}
    Ok(())
}

/// The recipients as in commands: `all`, `vip` or `channel:<id>`.
#[must_use]
pub fn recipients(broadcast: &Broadcast) -> String {
    match &broadcast.to_channel {
        Some(channel) => To::Channel(channel.clone()).shown(),
        None if broadcast.to_vip => To::Vip.shown(),
        None => To::All.shown(),
    }
}

/// Locks a broadcast whose texts can still change.
pub(super) async fn correctable(tx: &Transaction<'_>, id: i64) -> Result<Broadcast, Refused> {
    let found = broadcast::lock(tx, id).await?.ok_or(Refused::Gone)?;
    match broadcast::state(&found) {
        State::Waiting | State::Shown => Ok(found),
        State::Ended | State::Withdrawn => Err(over()),
    }
}

/// Refuses an end that has passed.
pub(super) fn not_ended(end_time: Option<DateTime<Utc>>, now: DateTime<Utc>) -> Result<(), Refused> {
    match end_time {
        Some(end_time) if end_time <= now => {
            Err(Refused::Malformed { field: "end", text: Text::MessageEndPast })
        }
        _ => Ok(()),
    }
}

fn over() -> Refused {
    Refused::Unmet { need: "shown", text: Text::MessageOver }
}
