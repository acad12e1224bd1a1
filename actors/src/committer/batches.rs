//! What each kind of command is as one transaction, or one reading, for many.

use std::{sync::Arc, time::Duration};

use futures_util::future::BoxFuture;
use sql::{
    Pool,
    activity::{self, Progress},
    book, check_in, gift,
    inbox::Read,
    login::{Named, NewTicket, Redeemed, TicketHash},
    notice::{self, Notice},
    purchase::{self, Bought},
    status::Snapshot,
    thread::{Command, Head},
};
use uuid::Uuid;

use super::{Answer, CheckedIn, Rewarded, Written};
use crate::session::SessionError;

/// What an account's Session shows: its status as committed, `None` where there is no such account, and the notices that
/// were asked for, oldest activity first; what is gone is missing.
pub type News = (Option<Snapshot>, Vec<Notice>);

/// The statuses of accounts, each with some of its notices: in one round trip.
pub async fn news(pool: Pool, batch: Vec<(i64, Vec<i64>)>) -> Vec<Answer<News>> {
    let uids: Vec<i64> = batch.iter().map(|(uid, _)| *uid).collect();
    let wanted: Vec<(i64, i64)> =
        batch.iter().flat_map(|(uid, ids)| ids.iter().map(|id| (*uid, *id))).collect();
    let result = async {
        let db = pool.get().await?;
        let (snapshots, notices) =
            tokio::join!(sql::status::snapshots(&db, &uids), notice::shown(&db, &wanted));
        // A status is worth showing without them.
        let notices = notices.unwrap_or_else(|error| {
            tracing::warn!(%error, "notices could not be read; pages see that list and badge differ");
            Vec::new()
        });
        Ok((snapshots?, notices))
    };
    match result.await {
        Ok((snapshots, mut notices)) => {
            notices.sort_by_key(|(_, notice)| notice.place);
            let of = |(uid, ids): &(i64, Vec<i64>)| {
                let snapshot = snapshots.iter().find(|snapshot| snapshot.uid == *uid).cloned();
                if ids.is_empty() {
                    return Ok((snapshot, Vec::new()));
                }
                let theirs = notices.iter().filter(|(of, notice)| of == uid && ids.contains(&notice.id));
                Ok((snapshot, theirs.map(|(_, notice)| notice.clone()).collect()))
            };
            batch.iter().map(of).collect()
        }
        Err(error) => fail_all(batch.len(), error),
    }
}

pub async fn live_logins(pool: Pool, uids: Vec<i64>) -> Vec<Answer<Vec<Uuid>>> {
    let result = async { sql::login::live_of(&pool.get().await?, &uids).await }.await;
    match result {
        Ok(live) => {
            let of = |uid: &i64| live.iter().filter(|(of, _)| of == uid).map(|(_, login)| *login).collect();
            uids.iter().map(|uid| Ok(of(uid))).collect()
        }
        Err(error) => fail_all(uids.len(), error),
    }
}

pub async fn live(pool: Pool, named: Vec<Named>) -> Vec<Answer<Option<Duration>>> {
    let result = async { sql::login::live(&pool.get().await?, &named).await }.await;
    match result {
        Ok(live) => live.into_iter().map(Ok).collect(),
        Err(error) => fail_all(named.len(), error),
    }
}

pub async fn keep_tickets(pool: Pool, batch: Vec<NewTicket>) -> Vec<Answer<()>> {
    together_or_alone(&batch, |batch| {
        let pool = pool.clone();
        Box::pin(async move {
            sql::login::insert_tickets(&pool.get().await?, batch).await?;
            Ok(vec![(); batch.len()])
        })
    })
    .await
}

pub async fn redeem_tickets(pool: Pool, hashes: Vec<TicketHash>) -> Vec<Answer<Option<Redeemed>>> {
    let result = async { sql::login::redeem_tickets(&pool.get().await?, &hashes).await }.await;
    match result {
        Ok(redeemed) => redeemed.into_iter().map(Ok).collect(),
        Err(error) => fail_all(hashes.len(), error),
    }
}

pub async fn heads(pool: Pool, posts: Vec<i64>) -> Vec<Answer<Option<Head>>> {
    let result = async { sql::thread::heads(&pool.get().await?, &posts).await }.await;
    match result {
        Ok(found) => {
            posts.iter().map(|post| Ok(found.iter().find(|head| head.post == *post).copied())).collect()
        }
        Err(error) => fail_all(posts.len(), error),
    }
}

pub async fn progress(pool: Pool, uids: Vec<i64>) -> Vec<Answer<Vec<Progress>>> {
    let result = async { activity::progress(&pool.get().await?, &uids).await }.await;
    match result {
        Ok(found) => {
            let of = |uid: i64| found.iter().filter(|progress| progress.uid == uid).cloned().collect();
            uids.iter().map(|uid| Ok(of(*uid))).collect()
        }
        Err(error) => fail_all(uids.len(), error),
    }
}

pub async fn reward(pool: Pool, zone: Arc<str>, batch: Vec<activity::Command>) -> Vec<Answer<Rewarded>> {
    together_or_alone(&batch, |batch| {
        let (pool, zone) = (pool.clone(), zone.clone());
        Box::pin(async move { activity::commit(&mut pool.get().await?, &zone, batch).await })
    })
    .await
}

pub async fn mark_read(pool: Pool, batch: Vec<(i64, Read)>) -> Vec<Answer<Option<Snapshot>>> {
    together_or_alone(&batch, |batch| {
        let pool = pool.clone();
        Box::pin(async move {
            let mut client = pool.get().await?;
            let found = sql::inbox::mark_read(&mut client, batch).await?;
            Ok(batch.iter().map(|(uid, _)| found.get(uid).cloned()).collect())
        })
    })
    .await
}

pub async fn mark_notices_read(pool: Pool, batch: Vec<(i64, notice::Read)>) -> Vec<Answer<Option<Snapshot>>> {
    together_or_alone(&batch, |batch| {
        let pool = pool.clone();
        Box::pin(async move {
            let mut client = pool.get().await?;
            let found = notice::mark_read(&mut client, batch).await?;
            Ok(batch.iter().map(|(uid, _)| found.get(uid).cloned()).collect())
        })
    })
    .await
}

pub async fn write_threads(pool: Pool, batch: Vec<Command>) -> Vec<Answer<Written>> {
    together_or_alone(&batch, |batch| {
        let pool = pool.clone();
        Box::pin(async move {
            let committed = sql::thread::commit(&mut pool.get().await?, batch).await?;
            let moved = std::iter::once(committed.moved).chain(std::iter::repeat_with(Vec::new));
            Ok(committed.outcomes.into_iter().zip(moved).collect())
        })
    })
    .await
}

pub async fn buy(pool: Pool, batch: Vec<purchase::Command>) -> Vec<Answer<Bought>> {
    together_or_alone(&batch, |batch| {
        let pool = pool.clone();
        Box::pin(async move { purchase::commit(&mut pool.get().await?, batch).await })
    })
    .await
}

pub async fn read_to(pool: Pool, batch: Vec<Vec<book::Command>>) -> Vec<Answer<Vec<book::Outcome>>> {
    together_or_alone(&batch, |batch| {
        let pool = pool.clone();
        Box::pin(async move {
            let mut outcomes = book::commit(&mut pool.get().await?, &batch.concat()).await?.into_iter();
            Ok(batch.iter().map(|commands| outcomes.by_ref().take(commands.len()).collect()).collect())
        })
    })
    .await
}

pub async fn check_in_days(
    pool: Pool,
    zone: Arc<str>,
    batch: Vec<check_in::Command>,
) -> Vec<Answer<CheckedIn>> {
    together_or_alone(&batch, |batch| {
        let (pool, zone) = (pool.clone(), zone.clone());
        Box::pin(async move { check_in::commit(&mut pool.get().await?, &zone, batch).await })
    })
    .await
}

pub async fn claim_gifts(pool: Pool, batch: Vec<gift::Claim>) -> Vec<Answer<gift::Outcome>> {
    together_or_alone(&batch, |batch| {
        let pool = pool.clone();
        Box::pin(async move { gift::claim(&mut pool.get().await?, batch).await })
    })
    .await
}

/// One that fails fails alone, and one whose key another call took at the same moment is run again: then it finds the key. When the database is away, all of them do, without a second knock each.
pub(crate) async fn together_or_alone<In, Out>(
    batch: &[In],
    run: impl for<'a> Fn(&'a [In]) -> BoxFuture<'a, Result<Vec<Out>, sql::Error>>,
) -> Vec<Answer<Out>> {
    match run(batch).await {
        Ok(found) => found.into_iter().map(Ok).collect(),
        Err(error) if (batch.len() > 1 || error.is_key_taken()) && !error.is_transient() => {
            let mut answers = Vec::with_capacity(batch.len());
            for one in batch {
                match run(std::slice::from_ref(one)).await {
                    Ok(mut found) => answers.push(Ok(found.remove(0))),
                    // So it would be for those that are left: each would wait as long.
                    Err(error) if error.is_transient() => {
                        answers.extend(fail_all(batch.len() - answers.len(), error));
                        break;
                    }
                    Err(error) => answers.push(Err(error.into())),
                }
            }
            answers
        }
        Err(error) => fail_all(batch.len(), error),
    }
}

fn fail_all<T>(n: usize, error: sql::Error) -> Vec<Answer<T>> {
    let error = SessionError::from(error);
    (0..n).map(|_| Err(error.clone())).collect()
}
