//! Operators' decisions about appeals. The decision, the end of the measure and the player's message commit together.

use serde_json::{Value, json};
use sql::{moderation, operator_log::Written, thread::Change};

use super::{
    Caller, Ops, Refused,
    accounts::{entry, given_line},
    moderation::show_comment_again,
    profile::{about_measure, composed},
};
use crate::text::Text;

impl Ops {
    /// Decides an appeal and sends the player the answer. `lifts`: whether the measure ends. A mute, suspension or hide then loses its effect.
    pub async fn decide_appeal(
        &self,
        caller: &Caller,
        id: i64,
        lifts: bool,
        answer: &str,
    ) -> Result<(), Refused> {
        let answer = given_line("answer", answer)?;
        let decided = || Refused::Unmet { need: "open", text: Text::AppealDecided };
        let appeal = self.read(async |tx| moderation::one_appeal(tx, id).await?.ok_or(Refused::Gone)).await?;
        if appeal.decision.is_some() {
            return Err(decided());
        }
        let (uid, by) = (appeal.uid, caller.identity.name.as_str());
        let hidden = appeal.ref_kind.as_deref().zip(appeal.ref_id);
        let (text, decision) =
            if lifts { (Text::AppealLifted, "lifted") } else { (Text::AppealUpheld, "upheld") };
        let content = composed(text, &[("{answer}", answer)]);
        let message = about_measure(Text::AppealTitle, &content);
        if let Some(("post", post)) = hidden.filter(|_| lifts && appeal.running) {
            moderation::before_change(&self.pool, post, Change::Restore).await?;
        }
        self.write(caller, async |tx| {
            // In the lock order of all transactions: the comment, the status, the account, the post.
            if let Some(("comment", comment)) = hidden {
                moderation::lock_comment(tx, comment).await?;
            }
            moderation::lock_status(tx, uid).await?;
            let is_erased = sql::support::lock(tx, uid).await?.is_none();
            // Another measure could have replaced this one since the first read.
            let appeal = moderation::one_appeal(tx, id).await?.ok_or(Refused::Gone)?;
            let ends = lifts && appeal.running;
            if ends {
                match (appeal.kind.as_str(), hidden) {
                    ("mute", _) => {
                        moderation::unmute(tx, uid).await?;
                    }
                    ("suspend", _) => {
                        sql::suspension::restore(tx, uid).await?;
                    }
                    (_, Some(("post", post))) => {
                        moderation::change_in(tx, post, Change::Restore, uid, None).await?;
                    }
                    (_, Some((_, comment))) => show_comment_again(tx, comment).await?,
                    (_, None) => {}
                }
            }
            if !moderation::decide_appeal(tx, id, decision, answer, by).await? {
                return Err(decided());
            }
            if ends {
                moderation::end_measure(tx, appeal.measure_id, by, answer).await?;
            }
            if !is_erased {
                moderation::send_message(tx, uid, &message).await?;
            }
            let after = json!({ "appeal": id, "measure": appeal.measure_id, "decision": decision });
            Ok(Written::Changed((), entry("appeal.decide", uid, answer, Value::Null, after)))
        })
        .await
    }
}
