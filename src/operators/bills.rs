//! Comparing a day with a channel's bill, and resolving the differences.

use chrono::{NaiveDate, TimeDelta};
use serde_json::json;
use sql::{
    bill::Summary,
    operator_log::{Subject, Written},
};

use super::{Caller, Ops, Refused, accounts::given_line, moderation::subject_entry};
use crate::{
    payments::{Compared, channels::ChannelError},
    text::Text,
};

impl Ops {
    /// Compares a day that is over with the bill of a channel. A repeated call brings the differences up to date. Refused for a channel without
    /// bills, and until the channel has made this one.
    pub async fn reconcile(
        &self,
        caller: &Caller,
        channel: &str,
        day: NaiveDate,
    ) -> Result<Summary, Refused> {
        let now = self.now();
        // Days of channels begin at 16:00 UTC.
        if day >= (now + TimeDelta::hours(8)).date_naive() {
            return Err(Refused::Malformed { field: "day", text: Text::BillDayRule });
        }
        let summary = match self.payments.reconcile(channel, day, now).await {
            Ok(Compared::Done(summary)) => summary,
            Ok(Compared::NotReady) => {
                return Err(Refused::Unmet { need: "bill", text: Text::BillNotReady });
            }
            Ok(Compared::NoBills) => return Err(Refused::Unmet { need: "channel", text: Text::BillNone }),
            Err(ChannelError::Database(error)) => return Err(error.into()),
            Err(error) => {
                let data = json!({ "need": "bill", "fault": error.to_string() });
                return Err(Refused::Because { text: Text::BillFault, data });
            }
        };
        let after = json!({ "rows": summary.rows_count, "differences": summary.open_count });
        let subject = Subject::new("bill", format!("{channel} {day}"));
        self.write(caller, async |_| {
            Ok(Written::Changed((), subject_entry("bill.reconcile", subject, "", after)))
        })
        .await?;
        Ok(summary)
    }

    /// Resolves a difference by a note. False: it was resolved before, and nothing changes. Refused for an operator who alone settled or
    /// refunded its order.
    pub async fn resolve_difference(&self, caller: &Caller, id: i64, note: &str) -> Result<bool, Refused> {
        let note = given_line("note", note)?;
        let now = self.now();
        self.write(caller, async |tx| {
            let name = &caller.identity.name;
            if caller.identity.id.is_some() && sql::bill::is_of_own_order(tx, id, name).await? {
                return Err(Refused::Unmet { need: "other", text: Text::BillOwnOrder });
            }
            match sql::bill::resolve(tx, id, note, name, now).await? {
                None => Err(Refused::Gone),
                Some(false) => Ok(Written::Nothing(false)),
                Some(true) => {
                    let (subject, after) = (Subject::new("difference", id), json!({ "resolved": true }));
                    Ok(Written::Changed(true, subject_entry("bill.resolve", subject, note, after)))
                }
            }
        })
        .await
    }
}
