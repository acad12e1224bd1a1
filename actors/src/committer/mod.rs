//! Group commit: one queue per kind of command, over a connection pool of its own. While a transaction runs, commands queue; when it
//! returns, all of them are the next transaction. A single command does not wait; a crowd shares a commit.
//!
//! - After a batch of 8 or more commands, the next one waits up to 2 ms for as many: callers who were answered send again. If it began
//!   with the first few, the others would wait for a whole transaction.
//! - One transaction of a kind of command runs at a time; a second one starts after 20 ms (`batcher.rs`). With four at once each held 1.2
//!   of 500 likes a second, which cost a third more processor time, and the median like took 8 to 13 ms instead of 5.6.
//! - A statement waits up to 400 ms for a locked row (`connections.rs`). Each key of the batch then runs alone, so that the stuck key
//!   delays no other again.
//! - Tickets are made and redeemed, logins are checked and profiles are read in batches: a crowd that returns costs a few statements.
//!   Without Redis, limits are taken in batches, too.
//! - Commands of one account that lock its status row run one after the other on a node (`account_order.rs`). Across nodes the row lock
//!   decides.

mod account_order;
mod batcher;
mod batches;
mod connections;
mod error;

use std::{future::Future, sync::Arc, time::Duration};

use futures_util::FutureExt;
use sql::{
    Pool,
    account::Profile,
    activity::{self, Progress},
    book, check_in, gift,
    inbox::Read,
    login::{AccountLogin, NewTicket, Redeemed, TicketHash},
    login_token::{Presented, Standing},
    notice::{self, Moved},
    purchase::{self, Bought},
    status::Snapshot,
    thread::{Command, Head, Outcome},
};
use uuid::Uuid;

use account_order::AccountOrder;
pub(crate) use batcher::Batcher;
pub(crate) use batches::run_or_split;
use batches::{
    StatusAndNotices, buy, check_in_days, claim_gifts, heads, keep_tickets, live, live_logins,
    mark_notices_read, mark_read, news, profiles, progress, read_to, redeem_tickets, reward, standings,
    write_threads,
};
use connections::WaitingBatches;
pub(crate) use connections::{Connections, Lease, LockWait};
pub use error::CommitError;

/// The answer to a command.
type Answer<T> = Result<T, CommitError>;

/// The outcome of a command in a thread. The changes of accounts come with the first command of the batch, and a change of the command's
/// own account with the command, too.
pub type Written = (Outcome, Vec<Moved>);

/// The outcome of a claim or a draw, and the status after it.
pub type Rewarded = (activity::Outcome, Option<Snapshot>);

/// Turns many accounts' commands into few transactions.
#[derive(Clone)]
pub struct Committer {
    order: AccountOrder,
    waiting_writers: WaitingBatches,
    news: Batcher<(i64, Vec<i64>), StatusAndNotices>,
    profiles: Batcher<i64, Option<Profile>>,
    reads: Batcher<(i64, Read), Option<Snapshot>>,
    notice_reads: Batcher<(i64, notice::Read), Option<Snapshot>>,
    logins: Batcher<i64, Vec<Uuid>>,
    live: Batcher<AccountLogin, Option<Duration>>,
    standings: Batcher<Presented, Standing>,
    tickets: Batcher<NewTicket, ()>,
    redeemed: Batcher<TicketHash, Option<Redeemed>>,
    heads: Batcher<i64, Option<Head>>,
    threads: Batcher<Command, Written>,
    purchases: Batcher<purchase::Command, Bought>,
    readings: Batcher<Vec<book::Command>, Vec<book::Outcome>>,
    check_ins: Batcher<check_in::Command, CheckedIn>,
    claims: Batcher<gift::Claim, gift::Outcome>,
    rewards: Batcher<activity::Command, Rewarded>,
    progress: Batcher<i64, Vec<Progress>>,
}

/// The outcome of a check-in, and the status after it.
pub type CheckedIn = (check_in::Outcome, Option<Snapshot>);

impl Committer {
    /// `batches`: the most of one kind that run at once. `zone`: the time zone of the portal's days.
    pub fn start(pool: &Pool, batches: usize, zone: &str) -> Self {
        // A kind of command that waits for locks leaves half of the pool to others.
        let most = batches.min((pool.status().max_size / 2).max(1));
        let readers = Connections::new(pool, LockWait::Session);
        let waiting_writers = WaitingBatches::default();
        let writers = Connections::for_writers(pool, waiting_writers.clone());
        // Inserts wait for no locked row, so they do not share the bound of the writers.
        let inserters = Connections::new(pool, LockWait::Short);
        macro_rules! batcher {
            ($connections:ident, $batch:ident $(, $zone:ident)?) => {{
                let connections = $connections.clone();
                $(let $zone: Arc<str> = $zone.into();)?
                let run = move |lease: Lease, batch| {
                    $(let $zone = $zone.clone();)?
                    lease.run(move |db| $batch(db, $($zone,)? batch).boxed())
                };
                Batcher::start(stringify!($batch), most, move || connections.lease(), run)
            }};
        }
        Self {
            order: AccountOrder::default(),
            waiting_writers,
            news: batcher!(readers, news),
            profiles: batcher!(readers, profiles, zone),
            reads: batcher!(writers, mark_read),
            notice_reads: batcher!(writers, mark_notices_read),
            logins: batcher!(readers, live_logins),
            live: batcher!(readers, live),
            standings: batcher!(readers, standings),
            tickets: batcher!(inserters, keep_tickets),
            redeemed: batcher!(readers, redeem_tickets),
            heads: batcher!(readers, heads),
            threads: batcher!(writers, write_threads),
            purchases: batcher!(writers, buy),
            readings: batcher!(writers, read_to),
            check_ins: batcher!(writers, check_in_days, zone),
            claims: batcher!(writers, claim_gifts),
            rewards: batcher!(writers, reward, zone),
            progress: batcher!(readers, progress),
        }
    }

    /// The account's committed status, and its notices with these ids.
    pub async fn news(&self, uid: i64, notices: Vec<i64>) -> Answer<StatusAndNotices> {
        self.news.ask(uid, (uid, notices)).await
    }

    /// What an account's profile shows to its owner. `None`: no such account.
    pub async fn profile(&self, uid: i64) -> Answer<Option<Profile>> {
        self.profiles.ask(uid, uid).await
    }

    /// Marks read and returns the status afterwards.
    pub fn mark_read(&self, uid: i64, read: Read) -> impl Future<Output = Answer<Option<Snapshot>>> + use<> {
        self.in_order(uid, &self.reads, uid, (uid, read))
    }

    /// Marks notices read and returns the status afterwards.
    pub fn mark_notices_read(
        &self,
        uid: i64,
        read: notice::Read,
    ) -> impl Future<Output = Answer<Option<Snapshot>>> + use<> {
        self.in_order(uid, &self.notice_reads, uid, (uid, read))
    }

    /// The account's live logins.
    pub async fn live_logins(&self, uid: i64) -> Answer<Vec<Uuid>> {
        self.logins.ask(uid, uid).await
    }

    /// How long a login still lasts. `None`: it is not live.
    pub async fn live(&self, login: AccountLogin) -> Answer<Option<Duration>> {
        self.live.ask(login.uid, login).await
    }

    /// What the database knows of a token.
    pub async fn standing(&self, presented: Presented) -> Answer<Standing> {
        self.standings.ask(presented.of.uid, presented).await
    }

    pub async fn keep_ticket(&self, ticket: NewTicket) -> Answer<()> {
        self.tickets.ask(ticket.of.uid, ticket).await
    }

    /// Uses a ticket. `None`: it opens no socket, or no longer does.
    pub async fn redeem_ticket(&self, hash: TicketHash) -> Answer<Option<Redeemed>> {
        let key = i64::from_le_bytes(hash[..8].try_into().expect("32 bytes"));
        self.redeemed.ask(key, hash).await
    }

    /// The newest `seq` and counts of a thread. `None`: there is no such post.
    pub async fn head(&self, post: i64) -> Answer<Option<Head>> {
        self.heads.ask(post, post).await
    }

    /// Writes into a thread. Commands to one post run in the order of their calls.
    pub async fn thread(&self, command: Command) -> Answer<Written> {
        self.threads.ask(command.post, command).await
    }

    /// Buys for coins, or hands out a free file. Purchases of one game run one after another: each transaction locks the row that
    /// counts them until it ends.
    pub fn purchase(&self, command: purchase::Command) -> impl Future<Output = Answer<Bought>> + use<> {
        let key = match (&command.ware, command.uid) {
            (purchase::Ware::Game { id, .. }, _) => *id,
            (purchase::Ware::Vip { .. }, uid) => uid.unwrap_or_default(),
        };
        match command.uid {
            Some(uid) => self.in_order(uid, &self.purchases, key, command).left_future(),
            None => ask(self.purchases.clone(), key, command).right_future(),
        }
    }

    /// Saves reading positions. Commands of one account run in the order of their calls.
    pub async fn read_to(&self, uid: i64, commands: Vec<book::Command>) -> Answer<Vec<book::Outcome>> {
        self.readings.ask(uid, commands).await
    }

    /// Checks in, or makes up for a missed day.
    pub fn check_in(&self, command: check_in::Command) -> impl Future<Output = Answer<CheckedIn>> + use<> {
        self.in_order(command.uid, &self.check_ins, command.uid, command)
    }

    /// Claims gifts. Claims of one pack run one after another: they lock the row that counts them.
    pub fn claim_gift(&self, claim: gift::Claim) -> impl Future<Output = Answer<gift::Outcome>> + use<> {
        self.in_order(claim.uid, &self.claims, claim.gift, claim)
    }

    /// Claims the reward of a task, or draws a prize.
    pub fn reward(&self, command: activity::Command) -> impl Future<Output = Answer<Rewarded>> + use<> {
        self.in_order(command.uid, &self.rewards, command.uid, command)
    }

    /// Queues a command by its key after all earlier commands of the account have ended.
    fn in_order<In: Send + 'static, Out: Send + 'static>(
        &self,
        uid: i64,
        batcher: &Batcher<In, Out>,
        key: i64,
        command: In,
    ) -> impl Future<Output = Answer<Out>> + use<In, Out> {
        let turn = self.order.turn(uid);
        let batcher = batcher.clone();
        async move {
            let _turn = turn.await?;
            batcher.ask(key, command).await
        }
    }

    /// The account's progress in the running activities that it joined.
    pub async fn progress(&self, uid: i64) -> Answer<Vec<Progress>> {
        self.progress.ask(uid, uid).await
    }

    /// Batches that have no connection yet, because other writers use their share of the pool.
    pub fn waiting_writers(&self) -> usize {
        self.waiting_writers.count()
    }

    /// Commands that wait for their account's turn or for a batch.
    pub fn queued(&self) -> usize {
        self.order.queued()
            + self.news.queued()
            + self.profiles.queued()
            + self.reads.queued()
            + self.notice_reads.queued()
            + self.logins.queued()
            + self.live.queued()
            + self.standings.queued()
            + self.tickets.queued()
            + self.redeemed.queued()
            + self.heads.queued()
            + self.threads.queued()
            + self.purchases.queued()
            + self.readings.queued()
            + self.check_ins.queued()
            + self.claims.queued()
            + self.rewards.queued()
            + self.progress.queued()
    }
}

async fn ask<In: Send + 'static, Out: Send + 'static>(
    batcher: Batcher<In, Out>,
    key: i64,
    command: In,
) -> Answer<Out> {
    batcher.ask(key, command).await
}

#[cfg(test)]
use sql::thread::Refusal;

#[cfg(test)]
impl Committer {
    /// The same, but every post has this head.
    pub fn with_head(mut self, head: Head) -> Self {
        self.heads = Batcher::simulated(1, move |posts: Vec<i64>| async move {
            posts.iter().map(|post| Ok(Some(Head { post: *post, ..head }))).collect()
        });
        self
    }

    /// A committer without database: every account has this status, and commands change nothing.
    pub fn answering(snapshot: impl Fn() -> Snapshot + Clone + Send + Sync + 'static) -> Self {
        let same = snapshot.clone();
        Self {
            order: AccountOrder::default(),
            waiting_writers: WaitingBatches::default(),
            news: Batcher::simulated(1, move |batch| {
                let answers = batch.iter().map(|_| Ok((Some(snapshot()), Vec::new()))).collect();
                async { answers }
            }),
            profiles: Batcher::simulated(1, |batch| async move { batch.iter().map(|_| Ok(None)).collect() }),
            reads: Batcher::simulated(1, move |batch| {
                let answers = batch.iter().map(|_| Ok(Some(same()))).collect();
                async { answers }
            }),
            notice_reads: Batcher::simulated(
                1,
                |batch| async move { batch.iter().map(|_| Ok(None)).collect() },
            ),
            logins: Batcher::simulated(
                1,
                |batch| async move { batch.iter().map(|_| Ok(Vec::new())).collect() },
            ),
            live: Batcher::simulated(1, |batch| async move { batch.iter().map(|_| Ok(None)).collect() }),
            standings: Batcher::simulated(1, |batch| async move {
                batch.iter().map(|_| Ok(Standing::Unknown)).collect()
            }),
            tickets: Batcher::simulated(1, |batch| async move { batch.iter().map(|_| Ok(())).collect() }),
            redeemed: Batcher::simulated(1, |batch| async move { batch.iter().map(|_| Ok(None)).collect() }),
            heads: Batcher::simulated(1, |batch| async move { batch.iter().map(|_| Ok(None)).collect() }),
            threads: Batcher::simulated(1, |batch| async move {
                batch.iter().map(|_| Ok((Outcome::Refused(Refusal::Gone), Vec::new()))).collect()
            }),
            purchases: Batcher::simulated(1, |batch| async move {
                let gone = purchase::Outcome::Refused(purchase::Refusal::Gone);
                batch.iter().map(|_| Ok((gone.clone(), None))).collect()
            }),
            readings: Batcher::simulated(
                1,
                |batch| async move { batch.iter().map(|_| Ok(Vec::new())).collect() },
            ),
            check_ins: Batcher::simulated(1, |batch| async move {
                let refused = check_in::Outcome::Refused(check_in::Refusal::NoAccount);
                batch.iter().map(|_| Ok((refused, None))).collect()
            }),
            claims: Batcher::simulated(1, |batch| async move {
                let refused = gift::Outcome::Refused(gift::Refusal::Gone);
                batch.iter().map(|_| Ok(refused.clone())).collect()
            }),
            rewards: Batcher::simulated(1, |batch| async move {
                let refused = activity::Outcome::Refused(activity::Refusal::Gone);
                batch.iter().map(|_| Ok((refused.clone(), None))).collect()
            }),
            progress: Batcher::simulated(
                1,
                |batch| async move { batch.iter().map(|_| Ok(Vec::new())).collect() },
            ),
        }
    }

    /// The same, with these statuses of accounts.
    pub(crate) fn that_reads(mut self, status: impl Fn(i64) -> Snapshot + Send + 'static) -> Self {
        self.news = Batcher::simulated(1, move |batch: Vec<(i64, Vec<i64>)>| {
            let answers = batch.iter().map(|(uid, _)| Ok((Some(status(*uid)), Vec::new()))).collect();
            async { answers }
        });
        self
    }

    /// The same, with these reads of logins.
    pub(crate) fn that_reads_logins<Batch>(
        mut self,
        read: impl Fn(Vec<AccountLogin>) -> Batch + Send + 'static,
    ) -> Self
    where
        Batch: Future<Output = Vec<Answer<Option<Duration>>>> + Send + 'static,
    {
        self.live = Batcher::simulated(1, read);
        self
    }

    /// The same, with these reads of tokens.
    pub(crate) fn that_reads_tokens<Batch>(
        mut self,
        read: impl Fn(Vec<Presented>) -> Batch + Send + 'static,
    ) -> Self
    where
        Batch: Future<Output = Vec<Answer<Standing>>> + Send + 'static,
    {
        self.standings = Batcher::simulated(1, read);
        self
    }

    /// The same, but the test answers each purchase with the status after it.
    pub(crate) fn that_buys(
        mut self,
        asked: tokio::sync::mpsc::UnboundedSender<tokio::sync::oneshot::Sender<Snapshot>>,
    ) -> Self {
        self.purchases = Batcher::simulated(1, move |batch: Vec<purchase::Command>| {
            let (answer, answered) = tokio::sync::oneshot::channel();
            let _ = asked.send(answer);
            async move {
                assert_eq!(batch.len(), 1, "one account has one command at a time");
                vec![Ok((purchase::Outcome::Member, answered.await.ok()))]
            }
        });
        self
    }

    /// The same, but each claim of a gift gets a code after `committed`.
    pub(crate) fn that_gives(mut self, committed: impl Fn() + Send + 'static) -> Self {
        self.claims = Batcher::simulated(1, move |batch: Vec<gift::Claim>| {
            batch.iter().for_each(|_| committed());
            let claimed = |claim: gift::Claim| Ok(gift::Outcome::Claimed { code: Some(claim.code), left: 1 });
            async move { batch.into_iter().map(claimed).collect() }
        });
        self
    }

    /// The same, but counting the progress in activities never ends. It notifies the test when the count begins.
    pub(crate) fn that_never_counts(mut self, began: tokio::sync::mpsc::UnboundedSender<()>) -> Self {
        self.progress = Batcher::simulated(1, move |_| {
            let _ = began.send(());
            std::future::pending()
        });
        self
    }
}
