//! Operators' decisions about appeals. The decision, the end of the measure and the player's message commit together.

use serde_json::{Value, json};
use sql::{moderation, operator_log::Written, thread::Change};

use super::{
    Caller, Ops, Refused,
    accounts::{entry, given_reason},
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
        let (text, decision) =
            if lifts { (Text::AppealLifted, "lifted") } else { (Text::AppealUpheld, "upheld") };
        let content = composed(text, &[("{answer}", answer)]);
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
                    if let Some(found) = moderation::find_comment(tx, comment).await?
                        && found.hidden
                    {
                        moderation::show_comment_in(tx, found.post, comment, uid, None).await?;
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
}
