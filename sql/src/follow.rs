//! Follows between accounts. Locks the followee's status, then both accounts, so that no block is written at the same time.

use deadpool_postgres::{Pool, Transaction};
use queries::{
    client::GenericClient,
    queries::{block, follow as q, notice, status as s},
};

use crate::{
    Error,
    notice::{Kind, Moved, New, Telling},
    person::Person,
};

/// The result of a follow or unfollow.
#[derive(Debug)]
pub enum Outcome {
    /// The followee's number of followers, and the accounts whose Sessions to notify.
    Done { followers: i64, moved: Vec<Moved> },
    /// There is no such account.
    Unknown,
    /// The other account blocks this one.
    Blocked,
    /// This account blocks the other, and has to end that block first.
    Blocking,
}

/// `uid` follows `followee`, who gets one notice. Nothing changes if `uid` follows `followee` already.
pub async fn follow(pool: &Pool, uid: i64, followee: i64) -> Result<Outcome, Error> {
    change(pool, uid, followee, async |tx, telling| {
        let blocks =
            block::blocks_between().bind(tx, &[uid].as_slice(), &[followee].as_slice()).all().await?;
        if !blocks.is_empty() {
            let blocked = blocks.iter().any(|block| block.uid == followee);
            return Ok(Some(if blocked { Outcome::Blocked } else { Outcome::Blocking }));
        }
        if q::insert_follow().bind(tx, &uid, &followee).await? > 0 {
            move_counts(tx, &[(uid, followee)], 1).await?;
            telling.tell(New { uid: followee, kind: Kind::Follow, actor: uid, post: None, comment: None });
        }
        Ok(None)
    })
    .await
}

/// Ends the follow and deletes its notice.
pub async fn unfollow(pool: &Pool, uid: i64, followee: i64) -> Result<Outcome, Error> {
    change(pool, uid, followee, async |tx, telling| {
        end(tx, &[uid], &[followee], telling).await?;
        Ok(None)
    })
    .await
}

async fn change(
    pool: &Pool,
    uid: i64,
    followee: i64,
    write: impl AsyncFnOnce(&Transaction<'_>, &mut Telling) -> Result<Option<Outcome>, Error>,
) -> Result<Outcome, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    s::lock_statuses().bind(&tx, &[followee].as_slice()).all().await?;
    if q::lock_accounts().bind(&tx, &[uid, followee].as_slice()).all().await?.len() < 2 {
        return Ok(Outcome::Unknown);
    }
    let mut telling = Telling::default();
    if let Some(refused) = write(&tx, &mut telling).await? {
        return Ok(refused);
    }
    let moved = telling.write(&tx).await?;
    let followers = q::follower_num().bind(&tx, &followee).one().await?;
    tx.commit().await?;
    Ok(Outcome::Done { followers, moved })
}

/// Ends these follows, and updates counts and notices.
pub(crate) async fn end(
    tx: &Transaction<'_>,
    uids: &[i64],
    followees: &[i64],
    telling: &mut Telling,
) -> Result<(), Error> {
    let ended = q::delete_follows().bind(tx, &uids, &followees).all().await?;
    let ended: Vec<(i64, i64)> = ended.into_iter().map(|row| (row.uid, row.followee)).collect();
    if !ended.is_empty() {
        move_counts(tx, &ended, -1).await?;
        let (uids, followees): (Vec<i64>, Vec<i64>) = ended.into_iter().unzip();
        telling.deleted(notice::delete_follows().bind(tx, &followees, &uids).all().await?)?;
    }
    Ok(())
}

async fn move_counts(tx: &Transaction<'_>, follows: &[(i64, i64)], by: i64) -> Result<(), Error> {
    let mut counts = std::collections::BTreeMap::<i64, (i64, i64)>::new();
    for (uid, followee) in follows {
        counts.entry(*followee).or_default().0 += by;
        counts.entry(*uid).or_default().1 += by;
    }
    let uids: Vec<i64> = counts.keys().copied().collect();
    let (followers, following): (Vec<i64>, Vec<i64>) = counts.into_values().unzip();
    q::move_counts().bind(tx, &uids, &followers, &following).await?;
    Ok(())
}

/// The two lists of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Followers,
    Following,
}

/// A person in such a list.
#[derive(Debug, Clone, PartialEq)]
pub struct Followed {
    /// The id of the follow; newer follows have greater ids.
    pub id: i64,
    pub person: Person,
    pub signature: String,
}

/// A page of the followers or followees of `of`, newest first, before the follow id `before`; and the total. Leaves out
/// accounts that the reader blocks. `None`: no such account.
pub async fn page(
    db: &impl GenericClient,
    side: Side,
    of: i64,
    reader: Option<i64>,
    before: i64,
    skip: i64,
    size: i64,
) -> Result<Option<(i64, Vec<Followed>)>, Error> {
    let Some(totals) = q::totals().bind(db, &of).opt().await? else { return Ok(None) };
    let reader = reader.unwrap_or_default();
    let (total, rows) = match side {
        Side::Followers => {
            let rows = q::followers().bind(db, &reader, &of, &before, &skip, &size).all().await?;
            (totals.follower_num, rows)
        }
        Side::Following => {
            let rows = q::following().bind(db, &reader, &of, &before, &skip, &size).all().await?;
            (totals.following_num, rows)
        }
    };
    let followed = |row: q::Followed| Followed {
        id: row.id,
        person: Person {
            uid: row.uid,
            name: row.name,
            avatar: row.avatar,
            level_type: row.level_type,
            badge: row.badge,
            frame: row.frame,
            followed: row.followed,
        },
        signature: row.signature,
    };
    Ok(Some((total, rows.into_iter().map(followed).collect())))
}
