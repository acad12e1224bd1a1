//! Goods of accounts: avatar frames, rename cards, spins of lucky draws, cards that make up a day.
//!
//! - `goods` holds what each account has. Only appending to `goods_entry` changes it, and its trigger raises the version of the status.
//! - Claims of gifts grant goods, and draws, made-up days and changes of names use them. Triggers of their rows append the entries, so
//!   neither is there without the other (`migrations/0035_goods.sql`).
//! - Days of membership are no goods: they count from the claim on (`vip_grant`).
//!
//! A new kind needs: the checks of `goods`, `goods_entry` and `gift_grant`, `Kind`, `KINDS` (`src/content/gift.rs`), `GrantKind` and
//! `GoodKind` (`src/api`), `CARDS` and `ICONS` (`web/src/features/goods`), and a trigger that uses it with its effect (`use_good`).

use std::collections::HashMap;

use deadpool_postgres::Pool;
use queries::{client::GenericClient, queries::goods as q};

pub use q::Goods as Good;

use crate::{Error, status, words::words};

words! {
    /// A kind of goods.
    Kind ("kind of goods") {
        /// A frame around the avatar. It is never used up.
        Frame = "frame",
        /// Pays for a change of the name before the next free one.
        Rename = "rename",
        /// Pays for a draw.
        Spin = "spin",
        /// Pays for making up a day.
        MakeUp = "makeUp",
    }
}

/// What an account has, in display order.
pub async fn of(db: &impl GenericClient, uid: i64) -> Result<Vec<Good>, Error> {
    Ok(q::goods().bind(db, &uid).all().await?)
}

/// How many pieces of a kind without items the accounts have. Accounts without any are left out.
pub async fn amounts(db: &impl GenericClient, kind: Kind, uids: &[i64]) -> Result<HashMap<i64, i32>, Error> {
    if uids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = q::amounts().bind(db, &uids, &kind.name()).all().await?;
    Ok(rows.into_iter().map(|row| (row.uid, row.amount)).collect())
}

/// Wears a frame, or none, and notifies all open pages of the account. False: the account does not have the frame, and nothing changed.
pub async fn wear(pool: &Pool, uid: i64, frame: Option<&str>) -> Result<bool, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    status::touch(&tx, uid).await?;
    if let Some(frame) = frame
        && !q::has_frame().bind(&tx, &uid, &frame).one().await?
    {
        return Ok(false);
    }
    q::wear_frame().bind(&tx, &frame, &uid).await?;
    tx.commit().await?;
    Ok(true)
}
