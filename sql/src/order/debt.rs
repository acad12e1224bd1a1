//! What refunds left open: parts of payments, debts, and games that were taken back.

use queries::{client::GenericClient, queries::order as q};
use uuid::Uuid;

use crate::Error;

pub use q::{OpenDebts as Debt, Part, RevocationsOfOrder as TakenGame};

/// The refunds of parts of an order's payments, oldest first.
pub async fn parts(db: &impl GenericClient, order: Uuid) -> Result<Vec<Part>, Error> {
    Ok(q::parts_of().bind(db, &order).all().await?)
}

/// X钻 that an account owes.
pub async fn open_coins(db: &impl GenericClient, uid: i64) -> Result<i64, Error> {
    Ok(q::open_debt_coins().bind(db, &uid).one().await?)
}

/// Open debts with a lower id than this, newest first, of an account or of all.
pub async fn debts(
    db: &impl GenericClient,
    uid: Option<i64>,
    below: i64,
    size: i64,
) -> Result<Vec<Debt>, Error> {
    Ok(q::open_debts().bind(db, &uid.unwrap_or_default(), &below, &size).all().await?)
}

/// The debts of an order's refunds, as (X钻, settled X钻).
pub async fn debts_of(db: &impl GenericClient, order: Uuid) -> Result<Vec<(i64, i64)>, Error> {
    let rows = q::debts_of_order().bind(db, &order).all().await?;
    Ok(rows.into_iter().map(|row| (row.coins, row.settled_coins)).collect())
}

/// The games that an order's refunds took back.
pub async fn taken_games(db: &impl GenericClient, order: Uuid) -> Result<Vec<TakenGame>, Error> {
    Ok(q::revocations_of_order().bind(db, &order).all().await?)
}
