//! Lists of codes. A list only grows. The stock of a pack with a list is the number of codes in it.

use deadpool_postgres::{Pool, Transaction};
use queries::{client::GenericClient, queries::gift as q};

pub use q::Overview;

use crate::{Error, listen::Notice};

/// The result of importing an operator's codes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Added {
    /// `new` of them were not in the list yet.
    Done {
        name: String,
        new: u64,
        stock: i64,
        left: i64,
    },
    NoSuchPack,
    /// The pack has no list: claims draw their codes.
    NotListed {
        name: String,
    },
}

/// Adds codes to a pack's list and notifies every node of the new stock.
pub async fn add(pool: &Pool, gift: i64, codes: &[String]) -> Result<Added, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let Some(pack) = q::lock_gift().bind(&tx, &gift).opt().await?.filter(|pack| !pack.retired) else {
        return Ok(Added::NoSuchPack);
    };
    if !pack.listed {
        return Ok(Added::NotListed { name: pack.name });
    }
    let (new, row) = put(&tx, gift, codes).await?;
    let notice = Notice::Gift { id: gift }.payload();
    queries::queries::message::notify().bind(&tx, &notice).one().await?;
    tx.commit().await?;
    Ok(Added::Done { name: pack.name, new, stock: row.stock, left: row.left })
}

/// Like `add`, within the caller's transaction, which holds the pack's lock. Returns the number of new codes.
pub(crate) async fn put(
    tx: &Transaction<'_>,
    gift: i64,
    codes: &[String],
) -> Result<(u64, q::StockOfList), Error> {
    let new = q::insert_codes().bind(tx, &gift, &codes).await?;
    Ok((new, q::stock_of_list().bind(tx, &gift).one().await?))
}

/// What a pack gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Codes that the callers of claims draw.
    DrawnCodes,
    /// Codes of a list.
    ListedCodes,
    Goods,
}

/// Locks the pack. Returns its kind if players have claimed it.
pub(crate) async fn lock_kind(tx: &Transaction<'_>, gift: i64) -> Result<Option<Kind>, Error> {
    let pack = q::lock_gift().bind(tx, &gift).opt().await?;
    Ok(pack.filter(|pack| pack.claimed_num > 0).map(|pack| match (pack.goods, pack.listed) {
        (true, _) => Kind::Goods,
        (false, true) => Kind::ListedCodes,
        (false, false) => Kind::DrawnCodes,
    }))
}

/// All packs, also past and retired ones, for operators.
pub async fn overview(db: &impl GenericClient) -> Result<Vec<Overview>, Error> {
    Ok(q::overview().bind(db).all().await?)
}
