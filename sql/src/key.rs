//! Idempotency keys: one of an account has one effect, over all calls that take one.

use queries::{client::GenericClient, queries::key as q};
use uuid::Uuid;

use crate::Error;

/// Runs a transaction, and once more where another call took its key at the same moment: then the key is known.
///
/// # Errors
/// Those of the transaction.
pub async fn with_key<T>(run: impl AsyncFn() -> Result<T, Error>) -> Result<T, Error> {
    match run().await {
        Err(error) if error.is_key_taken() => run().await,
        done => done,
    }
}

/// Whether an account has used a key, for whatever.
pub async fn is_used(db: &impl GenericClient, uid: i64, key: Uuid) -> Result<bool, Error> {
    Ok(q::is_used().bind(db, &uid, &key).one().await?)
}
