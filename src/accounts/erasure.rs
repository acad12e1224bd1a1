//! Erases accounts whose cooling-off has ended (`sql::erasure`).
//!
//! - Every node runs the job. The database leaves each erasure to one process at a time, and any node continues the erasure of a node
//!   that died.
//! - An erasure that fails is reported and tried again by the next run. It does not hold up the others.

use actors::EndReason;
use metrics::{counter, gauge};
use sql::{
    Pool,
    erasure::{Advanced, Pseudonym, Step},
};

use crate::text::{Language, Text};

/// Accounts that are read at once.
const PAGE: i64 = 100;

/// A background job of every node.
pub async fn erase_due(pool: &Pool) -> Result<(), sql::Error> {
    let mut last = None;
    loop {
        let due = sql::erasure::due(&pool.get().await?, last.as_ref(), PAGE).await?;
        for account in &due {
            let uid = account.uid;
            if let Err(error) = erase(pool, uid, |_, _| {}).await {
                counter!("portal_erasure_failures_total").increment(1);
                tracing::error!(%error, uid, "an account was not erased completely; the next run continues");
            }
        }
        match due.into_iter().last() {
            Some(account) => last = Some(account),
            None => break,
        }
    }
    let counts = sql::erasure::counts(&pool.get().await?).await?;
    gauge!("portal_erasures", "state" => "waiting").set(counts.waiting as f64);
    gauge!("portal_erasures", "state" => "begun").set(counts.begun as f64);
    gauge!("portal_erasure_overdue_seconds").set(counts.overdue_s.max(0.0));
    Ok(())
}

/// Erases one account as far as possible. `progress` gets the step and the number of changed rows of each transaction.
pub async fn erase(
    pool: &Pool,
    uid: i64,
    mut progress: impl FnMut(Step, u64),
) -> Result<Advanced, sql::Error> {
    let pseudonym = Pseudonym {
        name: Text::ErasedPlayer.in_language(Language::Chinese),
        entry: Text::EntryErased.in_language(Language::Chinese),
        end_reason: EndReason::Erasing.as_str(),
    };
    let mut has_worked = false;
    loop {
        match sql::erasure::advance(pool, uid, pseudonym).await? {
            Advanced::Worked { step, rows } => {
                has_worked = true;
                progress(step, rows);
            }
            ended => {
                if has_worked && ended == Advanced::Done {
                    counter!("portal_erased_accounts_total").increment(1);
                }
                return Ok(ended);
            }
        }
    }
}
