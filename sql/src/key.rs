//! Idempotency keys: one of an account has one effect, whether coins, a download or an order.

use queries::{client::GenericClient, queries::key as q};
use uuid::Uuid;

use crate::Error;

/// Whether an account has used a key, for whatever.
pub async fn is_used(db: &impl GenericClient, uid: i64, key: Uuid) -> Result<bool, Error> {
    Ok(q::is_used().bind(db, &uid, &key).one().await?)
}
