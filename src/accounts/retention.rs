//! Deletes personal data whose time is over: ended logins, former phones, replaced phones and addresses of exports.

use metrics::counter;
use sql::Pool;

/// Rows that one statement deletes.
const ROWS_AT_ONCE: i64 = 1_000;
/// Rounds of one run. The next run continues.
const ROUNDS: usize = 20;

/// A background job of every node. `logins_days`: how long an ended login stays, with its device, browser and address. `phones_days`: how
/// long a former phone stays.
pub async fn delete_expired(pool: &Pool, logins_days: u32, phones_days: u32) -> Result<(), sql::Error> {
    sql::credential::forget_replaced_phones(&pool.get().await?).await?;
    for _ in 0..ROUNDS {
        let client = pool.get().await?;
        let logins = sql::login::delete_old(&client, logins_days, ROWS_AT_ONCE).await?;
        let phones = sql::credential::delete_former_phones(&client, phones_days, ROWS_AT_ONCE).await?;
        let exports = sql::export::address::delete_expired(&client, ROWS_AT_ONCE).await?;
        counter!("portal_logins_deleted_total").increment(logins);
        counter!("portal_phones_deleted_total").increment(phones);
        if logins.max(phones).max(exports) < ROWS_AT_ONCE as u64 {
            break;
        }
    }
    Ok(())
}
