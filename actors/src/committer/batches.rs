//! For each kind of command, the transaction or reading that serves a whole batch.

use std::{collections::HashSet, sync::Arc, time::Duration};

use futures_util::{FutureExt, future::BoxFuture};
use sql::{
    Client, Pool,
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

use super::{
    Answer, CheckedIn, CommitError, Rewarded, Written,
    lanes::{Ran, Tried, answered, stuck},
    lease::{LockWait, leased},
};

/// The committed status of an account, and the requested notices that still exist, oldest activity first. `None`: there is no such
/// account.
pub type StatusAndNotices = (Option<Snapshot>, Vec<Notice>);

/// Reads the statuses of accounts, each with some of its notices, in one round trip.
pub async fn news(pool: Pool, batch: Vec<(i64, Vec<i64>)>) -> Vec<Answer<StatusAndNotices>> {
    let uids: Vec<i64> = batch.iter().map(|(uid, _)| *uid).collect();
    let wanted: Vec<(i64, i64)> =
        batch.iter().flat_map(|(uid, ids)| ids.iter().map(|id| (*uid, *id))).collect();
    let keys = (uids, wanted);
    let result = leased(&pool, LockWait::Session, &keys, |db, (uids, wanted)| {
        async move {
            let db = &*db;
            let (snapshots, notices) =
                tokio::join!(sql::status::snapshots(db, uids), notice::shown(db, wanted));
            // Pages can show a status without its notices.
            let notices = notices.unwrap_or_else(|error| {
                tracing::warn!(%error, "notices could not be read; pages see that list and badge differ");
                Vec::new()
            });
            Ok((snapshots?, notices))
        }
        .boxed()
    });
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
    match read(&pool, &uids, |db, uids| sql::login::live_of(db, uids).boxed()).await {
        Ok(live) => {
            let of = |uid: &i64| live.iter().filter(|(of, _)| of == uid).map(|(_, login)| *login).collect();
            uids.iter().map(|uid| Ok(of(uid))).collect()
        }
        Err(error) => fail_all(uids.len(), error),
    }
}

pub async fn live(pool: Pool, named: Vec<Named>) -> Vec<Answer<Option<Duration>>> {
    match read(&pool, &named, |db, named| sql::login::live(db, named).boxed()).await {
        Ok(live) => live.into_iter().map(Ok).collect(),
        Err(error) => fail_all(named.len(), error),
    }
}

pub async fn redeem_tickets(pool: Pool, hashes: Vec<TicketHash>) -> Vec<Answer<Option<Redeemed>>> {
    match read(&pool, &hashes, |db, hashes| sql::login::redeem_tickets(db, hashes).boxed()).await {
        Ok(redeemed) => redeemed.into_iter().map(Ok).collect(),
        Err(error) => fail_all(hashes.len(), error),
    }
}

pub async fn heads(pool: Pool, posts: Vec<i64>) -> Vec<Answer<Option<Head>>> {
    match read(&pool, &posts, |db, posts| sql::thread::heads(db, posts).boxed()).await {
        Ok(found) => {
            posts.iter().map(|post| Ok(found.iter().find(|head| head.post == *post).copied())).collect()
        }
        Err(error) => fail_all(posts.len(), error),
    }
}

pub async fn progress(pool: Pool, uids: Vec<i64>) -> Vec<Answer<Vec<Progress>>> {
    match read(&pool, &uids, |db, uids| activity::progress(db, uids).boxed()).await {
        Ok(found) => {
            let of = |uid: i64| found.iter().filter(|progress| progress.uid == uid).cloned().collect();
            uids.iter().map(|uid| Ok(of(*uid))).collect()
        }
        Err(error) => fail_all(uids.len(), error),
    }
}

/// Reads for all commands of a batch at once.
async fn read<In, Out>(
    pool: &Pool,
    batch: &[In],
    run: impl for<'a> FnOnce(&'a Client, &'a [In]) -> BoxFuture<'a, Result<Out, sql::Error>>,
) -> Result<Out, sql::Error> {
    leased(pool, LockWait::Session, batch, |db, batch| run(db, batch)).await
}

pub async fn keep_tickets(pool: Pool, batch: Vec<NewTicket>) -> Ran<NewTicket, ()> {
    run_or_split(&pool, batch, |db, batch| {
        async move {
            sql::login::insert_tickets(db, batch).await?;
            Ok(vec![(); batch.len()])
        }
        .boxed()
    })
    .await
}

pub async fn reward(
    pool: Pool,
    zone: Arc<str>,
    batch: Vec<activity::Command>,
) -> Ran<activity::Command, Rewarded> {
    run_or_split(&pool, batch, |db, batch| {
        let zone = zone.clone();
        async move { activity::commit(db, &zone, batch).await }.boxed()
    })
    .await
}

pub async fn mark_read(pool: Pool, batch: Vec<(i64, Read)>) -> Ran<(i64, Read), Option<Snapshot>> {
    run_or_split(&pool, batch, |db, batch| {
        async move {
            let found = sql::inbox::mark_read(db, batch).await?;
            Ok(batch.iter().map(|(uid, _)| found.get(uid).cloned()).collect())
        }
        .boxed()
    })
    .await
}

pub async fn mark_notices_read(
    pool: Pool,
    batch: Vec<(i64, notice::Read)>,
) -> Ran<(i64, notice::Read), Option<Snapshot>> {
    run_or_split(&pool, batch, |db, batch| {
        async move {
            let found = notice::mark_read(db, batch).await?;
            Ok(batch.iter().map(|(uid, _)| found.get(uid).cloned()).collect())
        }
        .boxed()
    })
    .await
}

pub async fn write_threads(pool: Pool, batch: Vec<Command>) -> Ran<Command, Written> {
    run_or_split(&pool, batch, |db, batch| {
        async move {
            let committed = sql::thread::commit(db, batch).await?;
            let moved = std::iter::once(committed.moved).chain(std::iter::repeat_with(Vec::new));
            Ok(committed.outcomes.into_iter().zip(moved).collect())
        }
        .boxed()
    })
    .await
}

pub async fn buy(pool: Pool, batch: Vec<purchase::Command>) -> Ran<purchase::Command, Bought> {
    run_past_locked_accounts(
        &pool,
        batch,
        |command| command.uid,
        |db, batch| purchase::commit(db, batch).boxed(),
    )
    .await
}

pub async fn read_to(
    pool: Pool,
    batch: Vec<Vec<book::Command>>,
) -> Ran<Vec<book::Command>, Vec<book::Outcome>> {
    run_or_split(&pool, batch, |db, batch| {
        async move {
            let mut outcomes = book::commit(db, &batch.concat()).await?.into_iter();
            Ok(batch.iter().map(|commands| outcomes.by_ref().take(commands.len()).collect()).collect())
        }
        .boxed()
    })
    .await
}

pub async fn check_in_days(
    pool: Pool,
    zone: Arc<str>,
    batch: Vec<check_in::Command>,
) -> Ran<check_in::Command, CheckedIn> {
    run_or_split(&pool, batch, |db, batch| {
        let zone = zone.clone();
        async move { check_in::commit(db, &zone, batch).await }.boxed()
    })
    .await
}

pub async fn claim_gifts(pool: Pool, batch: Vec<gift::Claim>) -> Ran<gift::Claim, gift::Outcome> {
    run_past_locked_accounts(
        &pool,
        batch,
        |claim| Some(claim.uid),
        |db, batch| gift::claim(db, batch).boxed(),
    )
    .await
}

/// As `run_or_split`, for commands that share a key and first lock the status rows of their accounts (`uid`). After contention, the
/// commands of accounts whose rows are not locked run in a transaction of their own.
async fn run_past_locked_accounts<In, Out>(
    pool: &Pool,
    batch: Vec<In>,
    uid: fn(&In) -> Option<i64>,
    run: impl for<'a> Fn(&'a mut Client, &'a [In]) -> BoxFuture<'a, Result<Vec<Out>, sql::Error>>,
) -> Ran<In, Out> {
    let ran = run_or_split(pool, batch, &run).await;
    let stuck: Vec<Option<i64>> = ran.iter().filter_map(Tried::stuck).map(uid).collect();
    if stuck.len() < 2 {
        return ran;
    }
    let uids = Vec::from_iter(stuck.iter().flatten().copied().collect::<HashSet<_>>());
    let unlocked = leased(pool, LockWait::Session, uids.as_slice(), |db, uids| {
        async move { sql::status::unlocked(&*db, uids).await }.boxed()
    });
    // Without an answer, the next try asks again.
    let Ok(unlocked) = unlocked.await else { return ran };
    let runs = |uid: Option<i64>| uid.is_none_or(|uid| unlocked.contains(&uid));
    // If no account is locked, another row is: all wait for it.
    if unlocked.len() == uids.len() || !stuck.into_iter().any(runs) {
        return ran;
    }
    let (mut others, mut tried) = (Vec::new(), Vec::with_capacity(ran.len()));
    for one in ran {
        match one {
            Tried::Stuck(command, _) if runs(uid(&command)) => {
                others.push(command);
                tried.push(None);
            }
            one => tried.push(Some(one)),
        }
    }
    let mut others = run_or_split(pool, others, &run).await.into_iter();
    tried.into_iter().filter_map(|one| one.or_else(|| others.next())).collect()
}

/// Runs a batch as one transaction. If a command has an error, each command becomes a transaction of its own, so that only the faulty
/// one fails. A command whose idempotency key another call took at the same moment then finds that key. After contention, the
/// commands that were not done are returned for a retry by key. While the database is away, all fail: transient errors are not retried.
pub(crate) async fn run_or_split<In, Out>(
    pool: &Pool,
    batch: Vec<In>,
    run: impl for<'a> Fn(&'a mut Client, &'a [In]) -> BoxFuture<'a, Result<Vec<Out>, sql::Error>>,
) -> Ran<In, Out> {
    let error = match leased(pool, LockWait::Short, batch.as_slice(), &run).await {
        Ok(found) => return answered(found.into_iter().map(Ok)),
        Err(error) => error,
    };
    if error.is_contention() {
        return stuck(batch, error);
    }
    let repeats = batch.len() == 1 && !error.is_key_taken();
    if repeats || error.is_transient() {
        return answered(fail_all(batch.len(), error));
    }
    let mut answers = Vec::with_capacity(batch.len());
    while answers.len() < batch.len() {
        match leased(pool, LockWait::Short, &batch[answers.len()..=answers.len()], &run).await {
            Ok(mut found) => answers.push(Ok(found.remove(0))),
            Err(error) if error.is_contention() => {
                let rest = batch.into_iter().skip(answers.len());
                let rest = stuck(rest, error);
                return answered(answers).into_iter().chain(rest).collect();
            }
            Err(error) if error.is_transient() => {
                answers.extend(fail_all(batch.len() - answers.len(), error));
            }
            Err(error) => answers.push(Err(error.into())),
        }
    }
    answered(answers)
}

fn fail_all<T>(n: usize, error: sql::Error) -> Vec<Answer<T>> {
    let error = CommitError::from(error);
    (0..n).map(|_| Err(error.clone())).collect()
}
