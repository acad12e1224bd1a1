//! Blocks between accounts. A block prevents follows and notices in both directions. Locks both statuses, then both
//! accounts, so that no notice between the two is written at the same time.

use deadpool_postgres::{Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{block as q, erasure as e, follow as f, notice as n, status as s},
};

use crate::{
    Error, follow,
    notice::{Moved, Telling, Thing},
    person::Person,
};

/// `uid` blocks `other`: follows end both ways, and the notices of each other are deleted. `None`: no such account;
/// otherwise the accounts whose Sessions to notify.
pub async fn block(pool: &Pool, uid: i64, other: i64) -> Result<Option<Vec<Moved>>, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    if !lock(&tx, uid, other).await? {
        return Ok(None);
    }
    let apart = are_apart(&tx, uid, other).await?;
    let mut telling = Telling::default();
    if q::insert_block().bind(&tx, &uid, &other).await? > 0 && !apart {
        follow::end(&tx, &[uid, other], &[other, uid], &mut telling).await?;
        telling.deleted(n::delete_between().bind(&tx, &uid, &other).all().await?)?;
        // Likes stay, but the notices no longer count them.
        for row in n::likes_between().bind(&tx, &uid, &other).all().await? {
            let thing = Thing { owner: row.uid, post: row.post_id, comment: row.comment_id };
            telling.like(thing, row.actor, false, 0);
        }
    }
    let moved = telling.write(&tx).await?;
    tx.commit().await?;
    Ok(Some(moved))
}

/// Ends the block. Follows and notices do not come back; notices of likes count all likes again.
pub async fn unblock(pool: &Pool, uid: i64, other: i64) -> Result<Option<()>, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let both = [uid, other];
    s::lock_statuses().bind(&tx, &both.as_slice()).all().await?;
    // Also the block of an account that was erased since.
    if e::lock_accounts_with_erased().bind(&tx, &both.as_slice()).all().await?.len() < 2 {
        return Ok(None);
    }
    end(&tx, uid, other).await?;
    tx.commit().await?;
    Ok(Some(()))
}

/// Like `unblock`, in the caller's transaction, which holds the locks of both.
pub(crate) async fn end(tx: &Transaction<'_>, uid: i64, other: i64) -> Result<(), Error> {
    let ended = q::delete_block().bind(tx, &uid, &other).await? > 0;
    if ended && !are_apart(tx, uid, other).await? {
        let likes = n::likes_between().bind(tx, &uid, &other).all().await?;
        let ids: Vec<i64> = likes.iter().map(|row| row.id).collect();
        n::count_likes_again().bind(tx, &ids).await?;
    }
    Ok(())
}

/// False: one of the accounts does not exist, or was erased.
async fn lock(tx: &Transaction<'_>, uid: i64, other: i64) -> Result<bool, Error> {
    let both = [uid, other];
    s::lock_statuses().bind(tx, &both.as_slice()).all().await?;
    Ok(f::lock_accounts().bind(tx, &both.as_slice()).all().await?.len() == 2)
}

async fn are_apart(tx: &Transaction<'_>, uid: i64, other: i64) -> Result<bool, Error> {
    let blocks = q::blocks_between().bind(tx, &[uid].as_slice(), &[other].as_slice()).all().await?;
    Ok(!blocks.is_empty())
}

/// A page of the accounts that the account blocks, newest first, before the block id `before`, each with its block id; and
/// the total.
pub async fn page(
    db: &impl GenericClient,
    uid: i64,
    before: i64,
    skip: i64,
    size: i64,
) -> Result<(i64, Vec<(i64, Person)>), Error> {
    let total = q::total().bind(db, &uid).one().await?;
    let rows = q::blocked().bind(db, &uid, &before, &skip, &size).all().await?;
    let person = |row: q::Blocked| {
        let q::Blocked { id, uid, name, avatar, level_type, badge, frame } = row;
        (id, Person { uid, name, avatar, level_type, badge, frame, followed: false })
    };
    Ok((total, rows.into_iter().map(person).collect()))
}
