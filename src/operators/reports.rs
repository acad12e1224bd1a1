//! Operators' decisions about players' reports. An action on the reported item commits before the reports are closed.

use chrono::{DateTime, Utc};
use serde_json::json;
use sql::{
    moderation,
    operator_log::{Subject, Written},
    report::{Item, Kind},
    thread::Change,
};

use super::{
    Caller, Ops, Refused,
    accounts::{End, given_line},
    moderation::{CommentChange, subject_entry},
    profile::{composed, moderated},
};
use crate::text::Text;

/// An operator's action on a reported item, besides closing its reports.
#[derive(Debug, Clone, Copy)]
pub struct Action {
    pub hide: bool,
    pub delete: bool,
    pub mute_days: Option<u32>,
}

/// The result of a decision about reports.
pub struct Resolved {
    /// The number of closed reports.
    pub reports: usize,
    /// Whether the post or comment was hidden or deleted now. `None`: the decision did neither.
    pub changed: Option<bool>,
    pub muted_until: Option<DateTime<Utc>>,
    /// The author, or the reported player.
    pub uid: i64,
}

impl Ops {
    /// Acts on a reported item, closes its open reports, and sends the reporters the verdict. An action that fails leaves the reports open.
    pub async fn resolve_report(
        &self,
        caller: &Caller,
        item: Item,
        verdict: &str,
        action: Action,
    ) -> Result<Resolved, Refused> {
        let verdict = given_line("verdict", verdict)?;
        let Action { hide, delete, mute_days } = action;
        if (hide && delete) || ((hide || delete) && item.kind == Kind::User) {
            return Err(Refused::Malformed { field: "hide", text: Text::ReportActionRule });
        }
        let reported = self
            .read(async |tx| {
                let reported = sql::report::reported(tx, item).await?.ok_or(Refused::Gone)?;
                if sql::report::of(tx, item).await?.is_empty() {
                    return Err(Refused::Unmet { need: "reported", text: Text::NotReported });
                }
                Ok(reported)
            })
            .await?;
        let changed = match item.kind {
            Kind::Post if hide || delete => {
                let change = if hide { Change::Hide } else { Change::Delete };
                Some(self.change_post(caller, item.id, change, verdict).await?)
            }
            Kind::Comment if hide || delete => {
                let change = if hide { CommentChange::Hide } else { CommentChange::Delete };
                Some(self.change_comment(caller, item.id, change, verdict).await?)
            }
            _ => None,
        };
        let muted_until = match mute_days {
            None => None,
            days => Some(self.mute(caller, reported.uid, End { days, until: None }, verdict).await?),
        };
        let content = composed(Text::ReportAnswer, &[("{verdict}", verdict)]);
        let message = moderated(Text::ReportAnswerTitle, &content);
        let mut reports = 0;
        loop {
            let closed = self
                .write(caller, async |tx| {
                    let closed = moderation::resolve_in(tx, item, verdict, &message).await?;
                    if closed == 0 {
                        return Ok(Written::Nothing(0));
                    }
                    let subject = Subject::new(item.kind.name(), item.id);
                    let entry =
                        subject_entry("report.resolve", subject, verdict, json!({ "reports": closed }));
                    Ok(Written::Changed(closed, entry))
                })
                .await?;
            reports += closed;
            if closed < moderation::MOST_RESOLVED as usize {
                break;
            }
        }
        Ok(Resolved { reports, changed, muted_until, uid: reported.uid })
    }
}
