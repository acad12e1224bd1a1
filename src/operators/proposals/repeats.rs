//! Repeated calls: they get the first answer and change nothing.

use chrono::{DateTime, Utc};
use serde_json::json;
use sql::{Transaction, coin::Granted, proposal};

use super::{Outcome, Proposed, key_used, stored_change};
use crate::operators::{Refused, broadcasts::correctable, change::Change};

/// The first answer to a call with this key. `None`: it is the first call. Another call with the same key is refused.
pub(super) async fn first_answer(
    tx: &Transaction<'_>,
    change: &Change,
    key: &str,
    now: DateTime<Utc>,
) -> Result<Option<Outcome>, Refused> {
    if let Some(found) = proposal::by_key(tx, change.kind(), key).await? {
        if !stored_change(&found)?.is_repeated_by(change) {
            return Err(key_used());
        }
        let proposal = Some(Proposed::of(&found, now));
        return Ok(Some(Outcome { repeated: true, proposal, result: found.result }));
    }
    if let Change::Grant { uid, amount, .. } = change {
        return match sql::coin::granted(tx, *uid, *amount, key).await? {
            None => Ok(None),
            Some(Granted::Before { balance }) => Ok(Some(Outcome {
                repeated: true,
                proposal: None,
                result: Some(json!({ "balance": balance })),
            })),
            Some(_) => Err(key_used()),
        };
    }
    match proposal::done(tx, change.kind(), key).await? {
        None => corrected_before(tx, change).await,
        Some(done) if done.digest == change.digest() => {
            Ok(Some(Outcome { repeated: true, proposal: None, result: Some(done.result) }))
        }
        Some(_) => Err(key_used()),
    }
}

/// The answer to a correction whose texts the message has already.
async fn corrected_before(tx: &Transaction<'_>, change: &Change) -> Result<Option<Outcome>, Refused> {
    let Change::Correct { message, title, content } = change else { return Ok(None) };
    let now = correctable(tx, *message).await?;
    let is = |given: &Option<String>, text: &String| given.as_ref().is_none_or(|given| given == text);
    let result = Some(json!({ "message": message }));
    let same = is(title, &now.title) && is(content, &now.content);
    Ok(same.then_some(Outcome { repeated: true, proposal: None, result }))
}
