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

/// Maximum number of accounts of one run. The next run takes the rest.
const AT_ONCE: i64 = 100;

/// A background job of every node.
pub async fn erase_due(pool: &Pool) -> Result<(), sql::Error> {
    let due = sql::erasure::due(&pool.get().await?, AT_ONCE).await?;
    for uid in due {
        if let Err(error) = erase(pool, uid, |_, _| {}).await {
            counter!("portal_erasure_failures_total").increment(1);
            tracing::error!(%error, uid, "an account was not erased completely; the next run continues");
        }
    }
    let counts = sql::erasure::counts(&pool.get().await?).await?;
    gauge!("portal_erasures", "state" => "waiting").set(counts.waiting as f64);
    gauge!("portal_erasures", "state" => "begun").set(counts.begun as f64);
    gauge!("portal_erasure_overdue_seconds").set(counts.overdue_s.max(0.0));
    Ok(())
}

/// Rows that one statement deletes.
const ROWS_AT_ONCE: i64 = 1_000;
/// Statements of one run. The next run continues.
const STATEMENTS: usize = 20;

/// A background job of every node: deletes logins that ended long ago, with their devices, browsers and addresses, phones that accounts
/// lost long ago, and expired addresses of exports.
pub async fn forget(pool: &Pool, logins_days: u32, phones_days: u32) -> Result<(), sql::Error> {
    for _ in 0..STATEMENTS {
        let client = pool.get().await?;
        let logins = sql::login::delete_old(&client, logins_days, ROWS_AT_ONCE).await?;
        let phones = sql::credential::forget_released_phones(&client, phones_days, ROWS_AT_ONCE).await?;
        counter!("portal_logins_forgotten_total").increment(logins);
        counter!("portal_phones_forgotten_total").increment(phones);
        let exports = sql::export::address::forget(&client, ROWS_AT_ONCE).await?;
        if logins.max(phones).max(exports) < ROWS_AT_ONCE as u64 {
            break;
        }
    }
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
    loop {
        match sql::erasure::advance(pool, uid, pseudonym).await? {
            Advanced::Worked { step, rows } => {
                if step == Step::Texts && rows == 0 {
                    counter!("portal_erased_accounts_total").increment(1);
                }
                progress(step, rows);
            }
            ended => return Ok(ended),
        }
    }
}
