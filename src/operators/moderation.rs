//! What operators decide about posts, comments, reports and appeals.
//!
//! - A decision commits with its entry in the log, its measure and the player's message. The notices of a post that is out of sight are
//!   deleted after the commit, because they are too many for one transaction.
//! - A repeated call finds its change done, and changes, tells and logs nothing.
//! - A hidden comment is a deleted one with a running measure. Only such a comment can be shown again.

use chrono::{DateTime, Utc};
use serde_json::{Value, json};
use sql::{
    moderation::{self, NewMeasure},
    operator_log::{Entry, Subject, Written},
    report::{Kind, Thing},
    service::{SensitiveWord, WordAction},
    thread::{Change, Outcome},
};
use tokio::task::spawn_blocking;

use super::{
    Caller, Ops, Refused,
    accounts::{End, entry, given_reason, locked, optional_reason},
    profile::{about_measure, composed, moderated},
};
use crate::{square::word_filter::List, text::Text};

/// Most posts and comments that one call hides.
const MOST_HIDDEN: i64 = 500;
/// How many characters of a comment its author is shown.
const MAX_QUOTED: usize = 20;

/// An operator's change to a comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CommentChange {
    Hide,
    /// Undoes `Hide`.
    Show,
    /// Permanent.
    Delete,
}

/// What an operator does about a reported thing, besides closing its reports.
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
    /// Whether the post or comment was hidden or deleted now. `None`: the decision says nothing about it.
    pub changed: Option<bool>,
    pub muted_until: Option<DateTime<Utc>>,
    /// The author, or the reported player.
    pub uid: i64,
}

/// The result of hiding what a player wrote.
pub struct HiddenWriting {
    pub hidden: usize,
    /// Posts and comments that everybody still sees: call again.
    pub left: i64,
}

/// What the word filter does with a text.
pub struct Checked {
    pub words: Vec<SensitiveWord>,
    pub masked: String,
}

impl Ops {
    /// Changes a post and notifies its author. False: it was so before.
    pub async fn change_post(
        &self,
        caller: &Caller,
        post: i64,
        change: Change,
        reason: &str,
    ) -> Result<bool, Refused> {
        let reason = match change {
            Change::Restore | Change::Unlock => optional_reason(reason)?,
            Change::Hide | Change::Lock | Change::Delete => given_reason(reason)?,
        };
        self.changed_post(caller, post, change, reason, true).await
    }

    async fn changed_post(
        &self,
        caller: &Caller,
        post: i64,
        change: Change,
        reason: &str,
        tells: bool,
    ) -> Result<bool, Refused> {
        let about = self.read(async |tx| moderation::about(tx, post).await?.ok_or(Refused::Gone)).await?;
        let (is, told) = words(change);
        let content = composed(told, &[("{reason}", reason), ("{post}", &about.name)]);
        let message = match change {
            Change::Hide => about_measure(Text::Moderation, &content),
            _ => moderated(Text::Moderation, &content),
        };
        let message = tells.then_some(&message);
        moderation::before_change(&self.pool, post, change).await?;
        let changed = self
            .write(caller, async |tx| {
                match moderation::change_in(tx, post, change, about.author, message).await? {
                    Outcome::Changed(Some(_)) => {}
                    Outcome::Changed(None) => return Ok(Written::Nothing(false)),
                    _ => return Err(Refused::Unmet { need: "not_deleted", text: Text::PostIsDeleted }),
                }
                let by = &caller.identity.name;
                match change {
                    Change::Hide => {
                        hides(tx, about.author, ("post", post), reason, by).await?;
                    }
                    Change::Restore => moderation::end_hides(tx, "post", post, by, reason).await?,
                    Change::Lock | Change::Unlock | Change::Delete => {}
                }
                Ok(Written::Changed(
                    true,
                    entry_of("post.change", ("post", post), reason, json!({ "is": is })),
                ))
            })
            .await?;
        // Also if nothing changed: an earlier call may have stopped before it.
        moderation::after_change(&self.pool, post, change).await?;
        Ok(changed)
    }

    /// Changes a comment and notifies its author. False: it was so before.
    pub async fn change_comment(
        &self,
        caller: &Caller,
        comment: i64,
        change: CommentChange,
        reason: &str,
    ) -> Result<bool, Refused> {
        let reason = match change {
            CommentChange::Show => optional_reason(reason)?,
            CommentChange::Hide | CommentChange::Delete => given_reason(reason)?,
        };
        self.changed_comment(caller, comment, change, reason, true).await
    }

    async fn changed_comment(
        &self,
        caller: &Caller,
        comment: i64,
        change: CommentChange,
        reason: &str,
        tells: bool,
    ) -> Result<bool, Refused> {
        let about =
            self.read(async |tx| moderation::about_comment(tx, comment).await?.ok_or(Refused::Gone)).await?;
        let is_deleted = Refused::Unmet { need: "not_deleted", text: Text::CommentIsDeleted };
        match change {
            CommentChange::Hide if about.hidden => return Ok(false),
            CommentChange::Hide if about.deleted => return Err(is_deleted),
            CommentChange::Show if !about.deleted => return Ok(false),
            CommentChange::Show if !about.hidden => return Err(is_deleted),
            CommentChange::Delete if about.deleted && !about.hidden => return Ok(false),
            _ => {}
        }
        let (title, told, is) = match change {
            CommentChange::Hide => (Text::CommentDeletedTitle, Text::CommentHidden, "hidden"),
            CommentChange::Show => (Text::CommentDeletedTitle, Text::CommentShown, "shown"),
            CommentChange::Delete => (Text::CommentDeletedTitle, Text::CommentDeleted, "deleted"),
        };
        let quoted: String = match about.content.as_str() {
            "" => Text::CommentPicture.in_language(crate::text::Language::Chinese).into(),
            text => text.chars().take(MAX_QUOTED).collect(),
        };
        let content = composed(told, &[("{reason}", reason), ("{comment}", &quoted)]);
        let message = match change {
            CommentChange::Hide => about_measure(title, &content),
            CommentChange::Show | CommentChange::Delete => moderated(title, &content),
        };
        let message = tells.then_some(&message);
        let (post, author, by) = (about.post, about.author, caller.identity.name.as_str());
        self.write(caller, async |tx| {
            let changed = match change {
                CommentChange::Show => {
                    moderation::show_comment_in(tx, post, comment, author, message).await?
                }
                // It is deleted already: it only loses the way back.
                CommentChange::Delete if about.hidden => true,
                CommentChange::Hide | CommentChange::Delete => {
                    moderation::delete_comment_in(tx, post, comment, author, message).await?
                }
            };
            if !changed {
                return Err(Refused::Unmet { need: "post_visible", text: Text::PostOutOfSight });
            }
            match change {
                CommentChange::Hide => hides(tx, author, ("comment", comment), reason, by).await?,
                CommentChange::Show | CommentChange::Delete => {
                    moderation::end_hides(tx, "comment", comment, by, reason).await?;
                }
            }
            let action = if change == CommentChange::Delete { "comment.delete" } else { "comment.change" };
            Ok(Written::Changed(true, entry_of(action, ("comment", comment), reason, json!({ "is": is }))))
        })
        .await
    }

    /// Warns a player: a measure without an effect of its own.
    pub async fn warn(&self, caller: &Caller, uid: i64, reason: &str) -> Result<(), Refused> {
        let reason = given_reason(reason)?;
        self.write(caller, async |tx| Ok(Written::Changed((), warn_in(tx, caller, uid, reason).await?))).await
    }

    /// Acts about a reported thing, closes its open reports, and answers the reporters. An action that fails leaves the reports open.
    pub async fn resolve_report(
        &self,
        caller: &Caller,
        thing: Thing,
        verdict: &str,
        action: Action,
    ) -> Result<Resolved, Refused> {
        let malformed = |field, text| Refused::Malformed { field, text };
        let verdict = given_reason(verdict).map_err(|_| malformed("verdict", Text::ReasonRule))?;
        let Action { hide, delete, mute_days } = action;
        if (hide && delete) || ((hide || delete) && thing.kind == Kind::User) {
            return Err(malformed("hide", Text::ReportActionRule));
        }
        let reported = self
            .read(async |tx| {
                let reported = sql::report::reported(tx, thing).await?.ok_or(Refused::Gone)?;
                if sql::report::of(tx, thing).await?.is_empty() {
                    return Err(Refused::Unmet { need: "reported", text: Text::NotReported });
                }
                Ok(reported)
            })
            .await?;
        let changed = match thing.kind {
            Kind::Post if hide || delete => {
                let change = if hide { Change::Hide } else { Change::Delete };
                Some(self.changed_post(caller, thing.id, change, verdict, true).await?)
            }
            Kind::Comment if hide || delete => {
                let change = if hide { CommentChange::Hide } else { CommentChange::Delete };
                Some(self.changed_comment(caller, thing.id, change, verdict, true).await?)
            }
            _ => None,
        };
        let muted_until = match mute_days {
            None => None,
            days => Some(self.mute(caller, reported.uid, End { days, until: None }, verdict).await?),
        };
        let content = composed(Text::ReportAnswer, &[("{verdict}", verdict)]);
        let message = moderated(Text::ReportAnswerTitle, &content);
        let reports = self
            .write(caller, async |tx| {
                let reports = moderation::resolve_in(tx, thing, verdict, &message).await?;
                if reports == 0 {
                    return Ok(Written::Nothing(0));
                }
                let on = (thing.kind.name(), thing.id);
                Ok(Written::Changed(
                    reports,
                    entry_of("report.resolve", on, verdict, json!({ "reports": reports })),
                ))
            })
            .await?;
        Ok(Resolved { reports, changed, muted_until, uid: reported.uid })
    }

    /// Hides what a player wrote since a time, at most `MOST_HIDDEN` posts and comments. Each is hidden and logged by itself; the player gets
    /// one message.
    pub async fn hide_writing(
        &self,
        caller: &Caller,
        uid: i64,
        since: DateTime<Utc>,
        reason: &str,
    ) -> Result<HiddenWriting, Refused> {
        let reason = given_reason(reason)?;
        let found = self
            .read(async |tx| {
                if sql::support::accounts(tx, &[uid]).await?.is_empty() {
                    return Err(Refused::Gone);
                }
                Ok(moderation::visible_since(tx, uid, since, MOST_HIDDEN).await?)
            })
            .await?;
        let mut hidden = 0;
        for (kind, id) in found {
            let changed = match kind.as_str() {
                "post" => self.changed_post(caller, id, Change::Hide, reason, false).await,
                _ => self.changed_comment(caller, id, CommentChange::Hide, reason, false).await,
            };
            match changed {
                Ok(changed) => hidden += usize::from(changed),
                // The player deleted it at the same moment, or it went with its post.
                Err(Refused::Gone | Refused::Unmet { .. }) => {}
                Err(refused) => return Err(refused),
            }
        }
        if hidden > 0 {
            let number = hidden.to_string();
            let content = composed(Text::WritingHidden, &[("{n}", &number), ("{reason}", reason)]);
            let message = about_measure(Text::WarnTitle, &content);
            self.write(caller, async |tx| {
                moderation::lock_status(tx, uid).await?;
                let sent = moderation::tell(tx, uid, &message).await?;
                let after = json!({ "hidden": hidden, "message": sent });
                Ok(Written::Changed((), entry("account.hide_writing", uid, reason, Value::Null, after)))
            })
            .await?;
        }
        let left = self.read(async |tx| Ok(moderation::visible_count(tx, uid, since).await?)).await?;
        Ok(HiddenWriting { hidden, left })
    }

    /// Decides an appeal. `lifts` ends the measure: a mute, a suspension or a hide loses its effect.
    pub async fn decide_appeal(
        &self,
        caller: &Caller,
        id: i64,
        lifts: bool,
        answer: &str,
    ) -> Result<(), Refused> {
        let answer = given_reason(answer)
            .map_err(|_| Refused::Malformed { field: "answer", text: Text::ReasonRule })?;
        let decided = || Refused::Unmet { need: "open", text: Text::AppealDecided };
        let (appeal, is_erased) = self
            .read(async |tx| {
                let appeal = moderation::one_appeal(tx, id).await?.ok_or(Refused::Gone)?;
                let account = sql::support::accounts(tx, &[appeal.uid]).await?.pop().ok_or(Refused::Gone)?;
                Ok((appeal, account.erase_time.is_some()))
            })
            .await?;
        if appeal.decision.is_some() {
            return Err(decided());
        }
        let (uid, by) = (appeal.uid, caller.identity.name.as_str());
        let ends = lifts && appeal.running;
        let hidden = appeal.ref_kind.as_deref().zip(appeal.ref_id).filter(|_| ends);
        let (told, decision) =
            if lifts { (Text::AppealLifted, "lifted") } else { (Text::AppealUpheld, "upheld") };
        let content = composed(told, &[("{answer}", answer)]);
        let message = about_measure(Text::AppealTitle, &content);
        if let Some(("post", post)) = hidden {
            moderation::before_change(&self.pool, post, Change::Restore).await?;
        }
        self.write(caller, async |tx| {
            // Before all other locks: these changes lock in the order of all transactions.
            match hidden {
                Some(("post", post)) => {
                    moderation::change_in(tx, post, Change::Restore, uid, None).await?;
                }
                Some((_, comment)) => {
                    if let Some(about) = moderation::about_comment(tx, comment).await?
                        && about.hidden
                    {
                        moderation::show_comment_in(tx, about.post, comment, uid, None).await?;
                    }
                }
                None => {}
            }
            moderation::lock_status(tx, uid).await?;
            if !moderation::decide_appeal(tx, id, decision, answer, by).await? {
                return Err(decided());
            }
            if ends {
                match appeal.kind.as_str() {
                    "mute" => {
                        moderation::unmute(tx, uid).await?;
                    }
                    "suspend" => {
                        sql::suspension::restore(tx, uid).await?;
                    }
                    _ => {}
                }
                moderation::end_measure(tx, appeal.measure_id, by, answer).await?;
            }
            if !is_erased {
                moderation::tell(tx, uid, &message).await?;
            }
            let after = json!({ "appeal": id, "measure": appeal.measure_id, "decision": decision });
            Ok(Written::Changed((), entry("appeal.decide", uid, answer, Value::Null, after)))
        })
        .await
    }

    /// Which words of the filter a text has, and the text as others would see it.
    pub async fn check_words(&self, text: &str) -> Result<Checked, Refused> {
        let words = self.read(async |tx| Ok(sql::service::sensitive_words(tx).await?)).await?;
        let text = text.to_owned();
        let checked = spawn_blocking(move || {
            let list = List::new(&words)?;
            let found: Vec<String> = list.find(&text).into_iter().map(str::to_owned).collect();
            let masked = list.masked(&text).into_owned();
            let words = words.into_iter().filter(|word| found.contains(&word.word)).collect();
            Ok::<_, sql::Error>(Checked { words, masked })
        });
        Ok(checked.await.map_err(|error| sql::Error::Invalid(error.to_string()))??)
    }
}

impl Checked {
    /// The text cannot be published.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        self.words.iter().any(|word| word.action == WordAction::Refuse)
    }
}

/// Warns a player in the caller's transaction, and sends a message.
pub(super) async fn warn_in(
    tx: &sql::Transaction<'_>,
    caller: &Caller,
    uid: i64,
    reason: &str,
) -> Result<Entry, Refused> {
    let content = composed(Text::WarnMessage, &[("{reason}", reason)]);
    let message = about_measure(Text::WarnTitle, &content);
    moderation::lock_status(tx, uid).await?;
    locked(tx, uid).await?;
    let sent = moderation::tell(tx, uid, &message).await?;
    let decider = caller.identity.name.as_str();
    let new = NewMeasure { uid, kind: "warn", reason, decider, until: None, hidden: None };
    let id = moderation::record(tx, new).await?;
    let after = json!({ "measure": id, "message": sent });
    Ok(entry("account.warn", uid, reason, Value::Null, after))
}

/// Records that an operator hides something.
async fn hides(
    tx: &sql::Transaction<'_>,
    uid: i64,
    hidden: (&str, i64),
    reason: &str,
    decider: &str,
) -> Result<(), sql::Error> {
    let new = NewMeasure { uid, kind: "hide", reason, decider, until: None, hidden: Some(hidden) };
    moderation::record(tx, new).await?;
    Ok(())
}

fn entry_of(action: &'static str, (kind, id): (&'static str, i64), reason: &str, after: Value) -> Entry {
    Entry { action, subject: Subject::new(kind, id), reason: reason.to_owned(), before: Value::Null, after }
}

/// The post's state after the change, and the message for its author.
fn words(change: Change) -> (&'static str, Text) {
    match change {
        Change::Hide => ("hidden", Text::PostHidden),
        Change::Restore => ("shown", Text::PostRestored),
        Change::Lock => ("locked", Text::PostLocked),
        Change::Unlock => ("unlocked", Text::PostUnlocked),
        Change::Delete => ("deleted", Text::PostDeleted),
    }
}
