//! For each kind of command or query: the transaction, or the read, that serves a whole batch of them.

use std::{collections::HashSet, sync::Arc, time::Duration};

use futures_util::{FutureExt, future::BoxFuture};
use sql::{
    Client,
    account::{self, Profile},
    activity::{self, Progress},
    book, check_in, gift,
    inbox::Read,
    login::{AccountLogin, NewTicket, Redeemed, TicketHash},
    login_token::{Presented, Standing},
    notice::{self, Moved, Notice},
    purchase::{self, Bought},
    status::Snapshot,
    thread::{Command, Head},
};
use uuid::Uuid;

use super::{
    Answer, CheckedIn, CommitError, Rewarded, Written,
    batcher::{Ran, Tried, answered, stuck},
};

/// The committed status of an account, and the requested notices that still exist, oldest activity first. `None`: there is no such
/// account.
pub type StatusAndNotices = (Option<Snapshot>, Vec<Notice>);

/// The statuses of accounts, each with some of its notices: in one round trip.
pub async fn news(db: &mut Client, batch: Vec<(i64, Vec<i64>)>) -> Ran<(i64, Vec<i64>), StatusAndNotices> {
    let uids: Vec<i64> = batch.iter().map(|(uid, _)| *uid).collect();
    let wanted: Vec<(i64, i64)> =
        batch.iter().flat_map(|(uid, ids)| ids.iter().map(|id| (*uid, *id))).collect();
    let db = &*db;
    let (snapshots, notices) = tokio::join!(sql::status::snapshots(db, &uids), notice::shown(db, &wanted));
    // A status is worth showing without them.
    let mut notices = notices.unwrap_or_else(|error| {
        tracing::warn!(%error, "notices could not be read; pages see that list and badge differ");
        Vec::new()
    });
    notices.sort_by_key(|(_, notice)| notice.place);
    each(&batch, snapshots, |snapshots, (uid, ids)| {
        let snapshot = snapshots.iter().find(|snapshot| snapshot.uid == *uid).cloned();
        if ids.is_empty() {
            return (snapshot, Vec::new());
        }
        let theirs = notices.iter().filter(|(of, notice)| of == uid && ids.contains(&notice.id));
        (snapshot, theirs.map(|(_, notice)| notice.clone()).collect())
    })
}

pub async fn profiles(db: &mut Client, zone: Arc<str>, uids: Vec<i64>) -> Ran<i64, Option<Profile>> {
    let profiles = account::profiles(db, &zone, &uids).await;
    each(&uids, profiles, |profiles, uid| profiles.iter().find(|profile| profile.uid == *uid).cloned())
}

pub async fn live_logins(db: &mut Client, uids: Vec<i64>) -> Ran<i64, Vec<Uuid>> {
    let live = sql::login::live_of(db, &uids).await;
    each(&uids, live, |live, uid| live.iter().filter(|(of, _)| of == uid).map(|(_, login)| *login).collect())
}

pub async fn live(db: &mut Client, named: Vec<AccountLogin>) -> Ran<AccountLogin, Option<Duration>> {
    in_order(named.len(), sql::login::live(db, &named).await)
}

pub async fn standings(db: &mut Client, presented: Vec<Presented>) -> Ran<Presented, Standing> {
    in_order(presented.len(), sql::login_token::standings(db, &presented).await)
}

pub async fn redeem_tickets(db: &mut Client, hashes: Vec<TicketHash>) -> Ran<TicketHash, Option<Redeemed>> {
    in_order(hashes.len(), sql::login::redeem_tickets(db, &hashes).await)
}

pub async fn heads(db: &mut Client, posts: Vec<i64>) -> Ran<i64, Option<Head>> {
    let heads = sql::thread::heads(db, &posts).await;
    each(&posts, heads, |heads, post| heads.iter().find(|head| head.post == *post).copied())
}

pub async fn progress(db: &mut Client, uids: Vec<i64>) -> Ran<i64, Vec<Progress>> {
    let progress = activity::progress(db, &uids).await;
    each(&uids, progress, |progress, uid| {
        progress.iter().filter(|progress| progress.uid == *uid).cloned().collect()
    })
}

/// Answers each query of a batch: `of` picks its answer from the result of the one read that served the batch.
fn each<In, Found, Out>(
    batch: &[In],
    result: Result<Found, sql::Error>,
    of: impl Fn(&Found, &In) -> Out,
) -> Ran<In, Out> {
    match result {
        Ok(found) => answered(batch.iter().map(|one| Ok(of(&found, one)))),
        Err(error) => answered(fail_all(batch.len(), error)),
    }
}

/// Answers the `n` queries of a batch. The result has one entry for each query, in their order.
fn in_order<In, Out>(n: usize, result: Result<Vec<Out>, sql::Error>) -> Ran<In, Out> {
    match result {
        Ok(found) => answered(found.into_iter().map(Ok)),
        Err(error) => answered(fail_all(n, error)),
    }
}

pub async fn keep_tickets(db: &mut Client, batch: Vec<NewTicket>) -> Ran<NewTicket, ()> {
    run_or_split(db, batch, |db, batch| {
        async move {
            sql::login::insert_tickets(db, batch).await?;
            Ok(vec![(); batch.len()])
        }
        .boxed()
    })
    .await
}

pub async fn reward(
    db: &mut Client,
    zone: Arc<str>,
    batch: Vec<activity::Command>,
) -> Ran<activity::Command, Rewarded> {
    run_or_split(db, batch, |db, batch| {
        let zone = zone.clone();
        async move { activity::commit(db, &zone, batch).await }.boxed()
    })
    .await
}

pub async fn mark_read(db: &mut Client, batch: Vec<(i64, Read)>) -> Ran<(i64, Read), Option<Snapshot>> {
    run_or_split(db, batch, |db, batch| {
        async move {
            let found = sql::inbox::mark_read(db, batch).await?;
            Ok(batch.iter().map(|(uid, _)| found.get(uid).cloned()).collect())
        }
        .boxed()
    })
    .await
}

pub async fn mark_notices_read(
    db: &mut Client,
    batch: Vec<(i64, notice::Read)>,
) -> Ran<(i64, notice::Read), Option<Snapshot>> {
    run_or_split(db, batch, |db, batch| {
        async move {
            let found = notice::mark_read(db, batch).await?;
            Ok(batch.iter().map(|(uid, _)| found.get(uid).cloned()).collect())
        }
        .boxed()
    })
    .await
}

pub async fn write_threads(db: &mut Client, batch: Vec<Command>) -> Ran<Command, Written> {
    run_or_split(db, batch, |db, batch| {
        async move {
            let committed = sql::thread::commit(db, batch).await?;
            let uids = batch.iter().map(|command| command.uid);
            let moved = split_moved(uids, committed.moved);
            Ok(committed.outcomes.into_iter().zip(moved).collect())
        }
        .boxed()
    })
    .await
}

/// Distributes the changes of a batch to its commands. The first command publishes all. Threads answer independently, so each further
/// command publishes again that the status of its own account changed: the account's next call must see it.
fn split_moved(uids: impl Iterator<Item = i64>, moved: Vec<Moved>) -> Vec<Vec<Moved>> {
    let mut split: Vec<Vec<Moved>> = uids
        .map(|uid| {
            let own = moved.iter().any(|moved| moved.uid == uid && moved.status);
            Vec::from_iter(own.then(|| Moved { uid, status: true, ..Moved::default() }))
        })
        .collect();
    if let Some(first) = split.first_mut() {
        *first = moved;
    }
    split
}

pub async fn buy(db: &mut Client, batch: Vec<purchase::Command>) -> Ran<purchase::Command, Bought> {
    run_past_locked_accounts(
        db,
        batch,
        |command| command.uid,
        |db, batch| purchase::commit(db, batch).boxed(),
    )
    .await
}

pub async fn read_to(
    db: &mut Client,
    batch: Vec<Vec<book::Command>>,
) -> Ran<Vec<book::Command>, Vec<book::Outcome>> {
    run_or_split(db, batch, |db, batch| {
        async move {
            let mut outcomes = book::commit(db, &batch.concat()).await?.into_iter();
            Ok(batch.iter().map(|commands| outcomes.by_ref().take(commands.len()).collect()).collect())
        }
        .boxed()
    })
    .await
}

pub async fn check_in_days(
    db: &mut Client,
    zone: Arc<str>,
    batch: Vec<check_in::Command>,
) -> Ran<check_in::Command, CheckedIn> {
    run_or_split(db, batch, |db, batch| {
        let zone = zone.clone();
        async move { check_in::commit(db, &zone, batch).await }.boxed()
    })
    .await
}

pub async fn claim_gifts(db: &mut Client, batch: Vec<gift::Claim>) -> Ran<gift::Claim, gift::Outcome> {
    run_past_locked_accounts(db, batch, |claim| Some(claim.uid), |db, batch| gift::claim(db, batch).boxed())
        .await
}

/// Like `run_or_split`, for commands that share a key and lock the status rows of their accounts (`uid`) first. After contention,
/// commands of accounts whose rows are free run without the others.
async fn run_past_locked_accounts<In, Out>(
    db: &mut Client,
    batch: Vec<In>,
    uid: fn(&In) -> Option<i64>,
    run: impl for<'a> Fn(&'a mut Client, &'a [In]) -> BoxFuture<'a, Result<Vec<Out>, sql::Error>>,
) -> Ran<In, Out> {
    let ran = run_or_split(db, batch, &run).await;
    let stuck: Vec<Option<i64>> = ran.iter().filter_map(Tried::stuck).map(uid).collect();
    if stuck.len() < 2 {
        return ran;
    }
    let uids = Vec::from_iter(stuck.iter().flatten().copied().collect::<HashSet<_>>());
    // An error is ignored here: the next try of these commands asks again.
    let Ok(unlocked) = sql::status::unlocked(&*db, &uids).await else { return ran };
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
    let mut others = run_or_split(db, others, &run).await.into_iter();
    tried.into_iter().filter_map(|one| one.or_else(|| others.next())).collect()
}

/// Runs a batch as one transaction.
///
/// - After an error of a command, each command is a transaction of its own, and only the faulty one fails. If another call took its key
///   at the same moment, it finds the key then.
/// - After contention, the commands that were not carried out are returned for a retry by key.
/// - If the database is not reachable, all commands fail.
pub(crate) async fn run_or_split<In, Out>(
    db: &mut Client,
    batch: Vec<In>,
    run: impl for<'a> Fn(&'a mut Client, &'a [In]) -> BoxFuture<'a, Result<Vec<Out>, sql::Error>>,
) -> Ran<In, Out> {
    let error = match run(db, &batch).await {
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
        match run(db, &batch[answers.len()..=answers.len()]).await {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_command_publishes_the_change_of_its_own_status() {
        let moved = |uid, status, raised: &[i64]| Moved { uid, status, raised: raised.into(), grown: vec![] };
        let all = vec![moved(1, true, &[]), moved(2, true, &[7]), moved(3, false, &[]), moved(9, true, &[8])];
        let split = split_moved([1, 2, 3, 4, 2].into_iter(), all.clone());
        let own = vec![moved(2, true, &[])];
        assert_eq!(split, [all, own.clone(), vec![], vec![], own]);
    }
}
