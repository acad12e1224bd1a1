//! Other players like or comment on posts: how long until the author's open page shows the notice? The page reads it at once,
//! so that each one raises the badge again: while likes of one post are unread, only the first is pushed at once.

use std::{
    sync::{Arc, Mutex, OnceLock},
    time::{Duration, Instant},
};

use actors::wire::{Ack, All, FrameId, FromClient, NoticeKind, ReadFrame, ReadNotices, ToClient};
use anyhow::{Context, ensure};
use tokio::{sync::Notify, time::timeout};
use uuid::Uuid;

use super::pending_notice::{PendingNotice, Shown};
use crate::{
    calls::Calls,
    cli::{Badges, Of},
    client::{CallError, Person},
    concurrency::run_bounded,
    drive::drive,
    final_reads::FinalReads,
    measure::{Latencies, Tally},
    online::{self, Online},
    open_files, people,
    progress::Progress,
    report::Report,
    scenario::Run,
    stop::Stop,
};

/// How long a notice, its read and its ack may take.
const GRACE: Duration = Duration::from_secs(30);

/// Figures of all people.
#[derive(Default)]
struct Stats {
    socket: Latencies,
    behind: Latencies,
    faults: Tally,
}

/// State of the authors, shared with the sockets' tasks.
struct Authors {
    posts: Vec<i64>,
    pending: Vec<Mutex<PendingNotice>>,
    /// Notified when an author has no pending notice any more.
    free: Vec<Notify>,
    online: OnceLock<Vec<Arc<Online>>>,
    stats: Stats,
    kind: NoticeKind,
}

pub async fn run(run: &Run, args: &Badges) -> anyhow::Result<Report> {
    open_files::allow_sockets(args.people)?;
    let schedule = run.schedule(args.rate, args.seconds);
    let rounds = schedule.count.div_ceil(args.people);
    ensure!(
        args.of != Of::Likes || rounds <= args.others,
        "every post would get {rounds} likes, and each other player likes it once: raise --others or --people"
    );
    let others = Arc::new(people::register(run, args.others).await?);
    let people = people::register(run, args.people).await?;
    ensure!(!people.is_empty() && !others.is_empty(), "stopped before anybody was online");
    let authors = Arc::new(Authors::new(publish(run, &people).await?, args.of));
    let (on_frame, stats) = (authors.clone(), Arc::new(online::Stats::default()));
    let on_frame =
        Arc::new(move |who: usize, at: Instant, frame: &ToClient| on_frame.on_frame(who, at, frame));
    let online = online::gather(run, people, |_| Vec::new(), on_frame, &stats).await?;
    ensure!(online.len() == authors.posts.len(), "stopped before everybody was online");
    let _ = authors.online.set(online.clone());

    let name = if args.of == Of::Likes { "like" } else { "comment" };
    let calls = Arc::new(Calls::new(&[name]));
    let live = authors.clone();
    let progress = Progress::start("actions", schedule.count, move || {
        (live.stats.socket.summary().count, format!("the author's socket {}", live.stats.socket.live()))
    });
    drive(schedule, &run.stop, &calls, |arrival| {
        let (who, round) = (arrival.number as usize % online.len(), arrival.number as usize / online.len());
        let (authors, others, calls) = (authors.clone(), others.clone(), calls.clone());
        let client = run.node(arrival.number + 1).clone();
        async move {
            // Waits for the author's previous notice; this time is part of the latency.
            if timeout(GRACE, authors.begin(who, arrival.due)).await.is_err() {
                return calls.not_begun(1);
            }
            let (other, post) = (&others[round % others.len()], authors.posts[who]);
            let done = match authors.kind {
                NoticeKind::Like => {
                    calls.call(name, arrival.due, client.like(other, post, true)).await.map(drop)
                }
                _ => {
                    let written = client.comment(other, post, "写得真好", Uuid::new_v4());
                    calls.call(name, arrival.due, written).await
                }
            };
            authors.done(who, done.is_ok());
        }
    })
    .await;
    drop(progress);
    authors.settle().await;

    let mut report = run.report("badges", args);
    report.latency("due to the author's socket", &authors.stats.socket);
    report.latency("answer to the author's socket", &authors.stats.behind);
    calls.report(&mut report, args.limits.errors);
    let (shown, done) = (authors.stats.socket.summary(), calls.answered());
    report.promise_count("every notice is shown on the author's open page, once", shown.count, done);
    report.promise_none("a badge rises by exactly one for each like or comment", &authors.stats.faults);
    report.promise_p99("due to the author's socket", args.limits.p99_ms, shown);
    lists(run, &online, &mut report).await;
    online::verify(run, &online, &stats, &mut report).await;
    Ok(report)
}

impl Authors {
    fn new(posts: Vec<i64>, of: Of) -> Self {
        let kind = if of == Of::Likes { NoticeKind::Like } else { NoticeKind::Comment };
        let pending = posts.iter().map(|_| Mutex::default()).collect();
        let free = posts.iter().map(|_| Notify::new()).collect();
        Self { posts, pending, free, online: OnceLock::new(), stats: Stats::default(), kind }
    }

    fn pending<T>(&self, who: usize, of: impl FnOnce(&mut PendingNotice) -> T) -> T {
        of(&mut self.pending[who].lock().expect("no holder panics"))
    }

    async fn begin(&self, who: usize, due: Instant) {
        loop {
            let freed = self.free[who].notified();
            if self.pending(who, |pending| pending.begin(due)) {
                return;
            }
            freed.await;
        }
    }

    fn done(&self, who: usize, answered: bool) {
        let now = Instant::now();
        if !answered {
            self.pending(who, PendingNotice::give_up);
        } else if self.pending(who, |pending| pending.answer(now)) {
            self.stats.behind.record(Duration::ZERO);
        }
        self.look(who);
    }

    fn look(&self, who: usize) {
        if self.pending(who, |pending| pending.is_over()) {
            self.free[who].notify_one();
        }
    }

    fn on_frame(&self, who: usize, at: Instant, frame: &ToClient) {
        match frame {
            ToClient::Notice(new) if new.notice.post_id == Some(self.posts[who]) => {
                if new.notice.kind != self.kind || new.unread.total - new.unread.messages != 1 {
                    self.stats.faults.add("the badge did not rise by one");
                }
                let Some(Shown { latency, behind_answer }) = self.pending(who, |pending| pending.show(at))
                else {
                    return self.stats.faults.add("a notice without a like or comment");
                };
                self.stats.socket.record(latency);
                if let Some(behind) = behind_answer {
                    self.stats.behind.record(behind);
                }
                self.read(who);
            }
            ToClient::Ack(Ack { id: FrameId::Number(_) }) => {
                self.pending(who, PendingNotice::read);
                self.look(who);
            }
            ToClient::Error(error) => {
                self.stats.faults.add(format!("a frame was refused: code {}", error.code));
            }
            _ => {}
        }
    }

    fn read(&self, who: usize) {
        let read = ReadFrame {
            id: Some(FrameId::Number(0)),
            messages: None,
            notices: Some(ReadNotices::All(All::All)),
        };
        let sent = self.online.get().is_some_and(|online| online[who].send(FromClient::Read(read)));
        if !sent {
            self.stats.faults.add("the load generator: a frame could not be sent");
        }
    }

    /// Waits until no notice is pending.
    async fn settle(&self) {
        let end = Instant::now() + GRACE;
        let over = || (0..self.pending.len()).all(|who| self.pending(who, |pending| pending.is_over()));
        while !over() && Instant::now() < end {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Publishes one post for each person.
async fn publish(run: &Run, people: &[Person]) -> anyhow::Result<Vec<i64>> {
    let posts = run_bounded(people.len() as u64, run.at_once, &run.stop, |number| {
        let (client, person) = (run.node(number).clone(), people[number as usize].clone());
        async move {
            let post = client.publish(&person, &format!("lt: {number}"), Uuid::new_v4()).await;
            post.map(|post| (number, post.id))
        }
    });
    let posts: Result<Vec<_>, _> = posts.await.into_iter().collect();
    let mut posts = posts.context("cannot publish a post")?;
    posts.sort_unstable();
    Ok(posts.into_iter().map(|(_, post)| post).collect())
}

/// By REST, too, everything must be read; also when the run was stopped.
async fn lists(run: &Run, online: &[Arc<Online>], report: &mut Report) {
    let (never, last) = (Stop::never(), FinalReads::begin());
    let read = run_bounded(online.len() as u64, run.at_once, &never, |number| {
        let one = online[number as usize].clone();
        async move {
            let page = last.read(|| one.client.notices(&one.person)).await?;
            let inbox = last.read(|| one.client.inbox(&one.person)).await?;
            let all_read = page.unread.total == page.unread.messages && page.version == one.status().version;
            Ok(all_read && inbox.count_unread().is_none_or(|unread| unread == page.unread.messages))
        }
    });
    let read: Result<Vec<bool>, CallError> = read.await.into_iter().collect();
    report.promise_read("the list of notices shows everything as read, and the badge equals the inbox", {
        let read = read.map(|read| read.into_iter().filter(|read| *read).count());
        read.map(|read| (read == online.len(), format!("{read} of {}", online.len())))
    });
}
