//! Idempotency keys. A key of an account has one effect over all calls that take a key.

use queries::{client::GenericClient, queries::key as q};
use uuid::Uuid;

use crate::Error;

/// Runs a transaction. If another call used its key at the same moment, runs it again: the second run finds the key.
///
/// # Errors
/// The errors of the transaction.
pub async fn with_key<T>(run: impl AsyncFn() -> Result<T, Error>) -> Result<T, Error> {
    match run().await {
        Err(error) if error.is_key_taken() => run().await,
        done => done,
    }
}

/// Whether an account has used a key for any call.
pub async fn is_used(db: &impl GenericClient, uid: i64, key: Uuid) -> Result<bool, Error> {
    Ok(q::is_used().bind(db, &uid, &key).one().await?)
}
