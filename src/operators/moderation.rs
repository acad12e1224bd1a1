//! Operators hide, show, lock and delete posts and comments, and warn their authors.
//!
//! - A decision commits with its entry in the log, its measure and the player's message. The notices of a hidden or deleted post are
//!   deleted after the commit, because they are too many for one transaction.
//! - A repeated call finds its change done. It changes and logs nothing and sends no message.
//! - A hidden comment is a deleted one with a running measure. Only such a comment can be shown again.

use chrono::{DateTime, Utc};
use serde_json::{Value, json};
use sql::{
    moderation::{self, NewMeasure},
    operator_log::{Entry, Subject, Written},
    thread::{Change, Outcome},
};

use super::{
    Caller, Ops, Refused,
    accounts::{entry, given_reason, lock_account, optional_reason},
    profile::{about_measure, composed, moderated},
};
use crate::text::{Language, Text};

/// Most posts and comments that one call hides.
const MOST_HIDDEN: i64 = 500;
/// Longest quote of a comment in the message to its author, characters.
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

/// The result of hiding posts and comments of one player.
pub struct HiddenWriting {
    /// The number of posts and comments that this call hid.
    pub hidden: usize,
    /// The number of posts and comments that everybody still sees. More than 0: call again.
    pub left: i64,
}

impl Ops {
    /// Changes a post and notifies its author. False: the post had this state before.
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
        self.apply_post_change(caller, post, change, reason, true).await
    }

    /// Like `change_post`, with a checked reason. `notifies`: whether the author gets a message.
    async fn apply_post_change(
        &self,
        caller: &Caller,
        post: i64,
        change: Change,
        reason: &str,
        notifies: bool,
    ) -> Result<bool, Refused> {
        let found = self.read(async |tx| moderation::find_post(tx, post).await?.ok_or(Refused::Gone)).await?;
        let (state, text) = state_and_message(change);
        let content = composed(text, &[("{reason}", reason), ("{post}", &found.name)]);
        let message = match change {
            Change::Hide => about_measure(Text::Moderation, &content),
            _ => moderated(Text::Moderation, &content),
        };
        let message = notifies.then_some(&message);
        moderation::before_change(&self.pool, post, change).await?;
        let changed = self
            .write(caller, async |tx| {
                match moderation::change_in(tx, post, change, found.author, message).await? {
                    Outcome::Changed(Some(_)) => {}
                    Outcome::Changed(None) => return Ok(Written::Nothing(false)),
                    _ => return Err(Refused::Unmet { need: "not_deleted", text: Text::PostIsDeleted }),
                }
                let by = &caller.identity.name;
                match change {
                    Change::Hide => {
                        record_hide(tx, found.author, ("post", post), reason, by).await?;
                    }
                    // Nobody can show a deleted post again.
                    Change::Restore | Change::Delete => {
                        moderation::end_hides(tx, "post", post, by, reason).await?;
                    }
                    Change::Lock | Change::Unlock => {}
                }
                Ok(Written::Changed(
                    true,
                    subject_entry(
                        "post.change",
                        Subject::new("post", post),
                        reason,
                        json!({ "state": state }),
                    ),
                ))
            })
            .await?;
        // Also if nothing changed: an earlier call may have stopped before this step.
        moderation::after_change(&self.pool, post, change).await?;
        Ok(changed)
    }

    /// Changes a comment and notifies its author. False: the comment had this state before.
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
        self.apply_comment_change(caller, comment, change, reason, true).await
    }

    /// Like `change_comment`, with a checked reason. `notifies`: whether the author gets a message.
    async fn apply_comment_change(
        &self,
        caller: &Caller,
        comment: i64,
        change: CommentChange,
        reason: &str,
        notifies: bool,
    ) -> Result<bool, Refused> {
        let by = caller.identity.name.as_str();
        self.write(caller, async |tx| {
            // Otherwise another operator could hide, show or delete it between the check and the change.
            moderation::lock_comment(tx, comment).await?;
            let found = moderation::find_comment(tx, comment).await?.ok_or(Refused::Gone)?;
            let is_deleted = Refused::Unmet { need: "not_deleted", text: Text::CommentIsDeleted };
            match change {
                CommentChange::Hide if found.hidden => return Ok(Written::Nothing(false)),
                CommentChange::Hide if found.deleted => return Err(is_deleted),
                CommentChange::Show if !found.deleted => return Ok(Written::Nothing(false)),
                CommentChange::Show if !found.hidden => return Err(is_deleted),
                CommentChange::Show if found.erased => {
                    return Err(Refused::Unmet { need: "not_erased", text: Text::AccountErased });
                }
                CommentChange::Delete if found.deleted && !found.hidden => {
                    return Ok(Written::Nothing(false));
                }
                _ => {}
            }
            let (text, state) = match change {
                CommentChange::Hide => (Text::CommentHidden, "hidden"),
                CommentChange::Show => (Text::CommentShown, "shown"),
                CommentChange::Delete => (Text::CommentDeleted, "deleted"),
            };
            let quoted: String = match found.content.as_str() {
                "" => Text::CommentPicture.in_language(Language::Chinese).into(),
                content => content.chars().take(MAX_QUOTED).collect(),
            };
            let content = composed(text, &[("{reason}", reason), ("{comment}", &quoted)]);
            let message = match change {
                CommentChange::Hide => about_measure(Text::CommentDeletedTitle, &content),
                CommentChange::Show | CommentChange::Delete => moderated(Text::CommentDeletedTitle, &content),
            };
            let message = notifies.then_some(&message);
            let (post, author) = (found.post, found.author);
            let changed = match change {
                CommentChange::Show => {
                    moderation::show_comment_in(tx, post, comment, author, message).await?
                }
                // A hidden comment is deleted already. The end of its hide makes the deletion permanent.
                CommentChange::Delete if found.hidden => true,
                CommentChange::Hide | CommentChange::Delete => {
                    moderation::delete_comment_in(tx, post, comment, author, message).await?
                }
            };
            if !changed {
                return Err(post_hidden());
            }
            match change {
                CommentChange::Hide => record_hide(tx, author, ("comment", comment), reason, by).await?,
                CommentChange::Show | CommentChange::Delete => {
                    moderation::end_hides(tx, "comment", comment, by, reason).await?;
                }
            }
            let action = if change == CommentChange::Delete { "comment.delete" } else { "comment.change" };
            let (subject, after) = (Subject::new("comment", comment), json!({ "state": state }));
            Ok(Written::Changed(true, subject_entry(action, subject, reason, after)))
        })
        .await
    }

    /// Warns a player: a measure without an effect of its own.
    pub async fn warn(&self, caller: &Caller, uid: i64, reason: &str) -> Result<(), Refused> {
        let reason = given_reason(reason)?;
        self.write(caller, async |tx| Ok(Written::Changed((), warn_in(tx, caller, uid, reason).await?))).await
    }

    /// Hides the posts and comments of a player since a time, at most `MOST_HIDDEN`. Each has a transaction and a log entry of its own; the
    /// player gets one message.
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
        let (mut hidden, mut failed) = (0, None);
        for (kind, id) in found {
            let changed = match kind.as_str() {
                "post" => self.apply_post_change(caller, id, Change::Hide, reason, false).await,
                _ => self.apply_comment_change(caller, id, CommentChange::Hide, reason, false).await,
            };
            match changed {
                Ok(changed) => hidden += usize::from(changed),
                // The player deleted it at the same moment, or its post is hidden.
                Err(Refused::Gone | Refused::Unmet { .. }) => {}
                Err(refused) => {
                    failed = Some(refused);
                    break;
                }
            }
        }
        // Also after a failure: the next call counts only what it hides itself.
        if hidden > 0 {
            let number = hidden.to_string();
            let content = composed(Text::WritingHidden, &[("{n}", &number), ("{reason}", reason)]);
            let message = about_measure(Text::WarnTitle, &content);
            self.write(caller, async |tx| {
                moderation::lock_status(tx, uid).await?;
                let sent = moderation::send_message(tx, uid, &message).await?;
                let after = json!({ "hidden": hidden, "message": sent });
                Ok(Written::Changed((), entry("account.hide_writing", uid, reason, Value::Null, after)))
            })
            .await?;
        }
        if let Some(refused) = failed {
            return Err(refused);
        }
        let left = self.read(async |tx| Ok(moderation::visible_count(tx, uid, since).await?)).await?;
        Ok(HiddenWriting { hidden, left })
    }
}

/// Warns a player in the caller's transaction.
pub(super) async fn warn_in(
    tx: &sql::Transaction<'_>,
    caller: &Caller,
    uid: i64,
    reason: &str,
) -> Result<Entry, Refused> {
    let content = composed(Text::WarnMessage, &[("{reason}", reason)]);
    let message = about_measure(Text::WarnTitle, &content);
    moderation::lock_status(tx, uid).await?;
    lock_account(tx, uid).await?;
    let sent = moderation::send_message(tx, uid, &message).await?;
    let decider = caller.identity.name.as_str();
    let new = NewMeasure { uid, kind: "warn", reason, decider, until: None, hidden: None };
    let id = moderation::record(tx, new).await?;
    let after = json!({ "measure": id, "message": sent });
    Ok(entry("account.warn", uid, reason, Value::Null, after))
}

/// Shows a hidden comment again. Refused if its post is hidden, because the end of the measure would leave the comment deleted for ever.
pub(super) async fn show_comment_again(tx: &sql::Transaction<'_>, comment: i64) -> Result<(), Refused> {
    let found = moderation::find_comment(tx, comment).await?;
    let Some(found) = found.filter(|found| found.hidden && !found.erased && !found.post_deleted) else {
        return Ok(());
    };
    if moderation::show_comment_in(tx, found.post, comment, found.author, None).await? {
        return Ok(());
    }
    Err(post_hidden())
}

fn post_hidden() -> Refused {
    Refused::Unmet { need: "post_visible", text: Text::PostOutOfSight }
}

/// Records a hide as a measure against the author `uid`. `hidden`: `post` or `comment`, and its id.
async fn record_hide(
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

/// An entry of the log about a post, a comment or another subject than an account.
pub(super) fn subject_entry(action: &'static str, subject: Subject, reason: &str, after: Value) -> Entry {
    Entry { action, subject, reason: reason.to_owned(), before: Value::Null, after }
}

/// The post's state after the change, as the log names it, and the message for its author.
fn state_and_message(change: Change) -> (&'static str, Text) {
    match change {
        Change::Hide => ("hidden", Text::PostHidden),
        Change::Restore => ("shown", Text::PostRestored),
        Change::Lock => ("locked", Text::PostLocked),
        Change::Unlock => ("unlocked", Text::PostUnlocked),
        Change::Delete => ("deleted", Text::PostDeleted),
    }
}
