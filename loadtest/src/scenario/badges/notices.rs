//! Others like what people wrote, or comment on it: how long until the author's open page shows it? The page reads it at
//! once, so that each makes the badge rise anew: of likes of one thing that wait to be read, only the first leaves at once.

use std::{
    sync::{Arc, Mutex, OnceLock},
    time::{Duration, Instant},
};

use actors::wire::{Ack, All, FrameId, FromClient, NoticeKind, ReadFrame, ReadNotices, ToClient};
use anyhow::{Context, ensure};
use tokio::{sync::Notify, time::timeout};
use uuid::Uuid;

use super::wait::{Shown, Waiting};
use crate::{
    calls::Calls,
    cli::{Badges, Of},
    client::{CallError, Person},
    crowd::a_few_at_a_time,
    drive::drive,
    last::Last,
    measure::{Latencies, Tally},
    online::{self, Online},
    open_files, people,
    progress::Progress,
    report::Report,
    scenario::Run,
    stop::Stop,
};

/// How long what was done may take until all its traces are there.
const GRACE: Duration = Duration::from_secs(30);

/// Of all people.
#[derive(Default)]
struct Seen {
    socket: Latencies,
    behind: Latencies,
    faults: Tally,
}

/// What sockets' tasks know of the people.
struct Authors {
    posts: Vec<i64>,
    waiting: Vec<Mutex<Waiting>>,
    /// Told whenever something of theirs is over.
    free: Vec<Notify>,
    online: OnceLock<Vec<Arc<Online>>>,
    seen: Seen,
    kind: NoticeKind,
}

pub async fn run(run: &Run, args: &Badges) -> anyhow::Result<Report> {
    open_files::allow_sockets(args.people)?;
    let schedule = run.schedule(args.rate, args.seconds);
    let rounds = schedule.count.div_ceil(args.people);
    ensure!(
        args.of != Of::Likes || rounds <= args.others,
        "everybody would be liked {rounds} times, and each of the others likes a post once: raise --others or --people"
    );
    let others = Arc::new(people::register(run, args.others).await?);
    let people = people::register(run, args.people).await?;
    ensure!(!people.is_empty() && !others.is_empty(), "stopped before anybody came");
    let authors = Arc::new(Authors::new(publish(run, &people).await?, args.of));
    let (ear, seen) = (authors.clone(), Arc::new(online::Seen::default()));
    let ear = Arc::new(move |who: usize, at: Instant, frame: &ToClient| ear.hear(who, at, frame));
    let online = online::gather(run, people, |_| Vec::new(), ear, &seen).await?;
    ensure!(online.len() == authors.posts.len(), "stopped before everybody was there");
    let _ = authors.online.set(online.clone());

    let name = if args.of == Of::Likes { "like" } else { "comment" };
    let calls = Arc::new(Calls::new(&[name]));
    let live = authors.clone();
    let progress = Progress::start("deeds", schedule.count, move || {
        (live.seen.socket.summary().count, format!("the author's socket {}", live.seen.socket.live()))
    });
    drive(schedule, &run.stop, &calls, |arrival| {
        let (who, round) = (arrival.number as usize % online.len(), arrival.number as usize / online.len());
        let (authors, others, calls) = (authors.clone(), others.clone(), calls.clone());
        let client = run.node(arrival.number + 1).clone();
        async move {
            // Behind the one before of this author: the time that this takes is part of the latency.
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
    report.latency("due to the author's socket", &authors.seen.socket);
    report.latency("answer to the author's socket", &authors.seen.behind);
    calls.report(&mut report, args.limits.errors);
    let (shown, done) = (authors.seen.socket.summary(), calls.answered());
    report.promise("every notice is shown on the author's open page, once", shown.count == done, {
        format!("{} of {done}", shown.count)
    });
    report.promise_none("a badge rises by what happened, and by nothing else", &authors.seen.faults);
    report.promise_p99("due to the author's socket", args.limits.p99_ms, shown);
    lists(run, &online, &mut report).await;
    online::verify(run, &online, &seen, &mut report).await;
    Ok(report)
}

impl Authors {
    fn new(posts: Vec<i64>, of: Of) -> Self {
        let kind = if of == Of::Likes { NoticeKind::Like } else { NoticeKind::Comment };
        let waiting = posts.iter().map(|_| Mutex::default()).collect();
        let free = posts.iter().map(|_| Notify::new()).collect();
        Self { posts, waiting, free, online: OnceLock::new(), seen: Seen::default(), kind }
    }

    fn waiting<T>(&self, who: usize, of: impl FnOnce(&mut Waiting) -> T) -> T {
        of(&mut self.waiting[who].lock().expect("no holder panics"))
    }

    async fn begin(&self, who: usize, due: Instant) {
        loop {
            let freed = self.free[who].notified();
            if self.waiting(who, |waiting| waiting.begin(due)) {
                return;
            }
            freed.await;
        }
    }

    fn done(&self, who: usize, answered: bool) {
        let now = Instant::now();
        if !answered {
            self.waiting(who, Waiting::give_up);
        } else if self.waiting(who, |waiting| waiting.answer(now)) {
            self.seen.behind.record(Duration::ZERO);
        }
        self.look(who);
    }

    fn look(&self, who: usize) {
        if self.waiting(who, |waiting| waiting.is_over()) {
            self.free[who].notify_one();
        }
    }

    fn hear(&self, who: usize, at: Instant, frame: &ToClient) {
        match frame {
            ToClient::Notice(new) if new.notice.post_id == Some(self.posts[who]) => {
                if new.notice.kind != self.kind || new.unread.total - new.unread.messages != 1 {
                    self.seen.faults.add("a badge that does not count what happened");
                }
                let Some(Shown { latency, behind_answer }) = self.waiting(who, |waiting| waiting.show(at))
                else {
                    return self.seen.faults.add("a notice of nothing that happened");
                };
                self.seen.socket.record(latency);
                if let Some(behind) = behind_answer {
                    self.seen.behind.record(behind);
                }
                self.read(who);
            }
            ToClient::Ack(Ack { id: FrameId::Number(_) }) => {
                self.waiting(who, Waiting::read);
                self.look(who);
            }
            ToClient::Error(error) => {
                self.seen.faults.add(format!("a frame was refused: code {}", error.code));
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
        let said = self.online.get().is_some_and(|online| online[who].say(FromClient::Read(read)));
        if !said {
            self.seen.faults.add("the load generator: a frame could not be sent");
        }
    }

    /// Waits for the traces of everything that was done.
    async fn settle(&self) {
        let end = Instant::now() + GRACE;
        let over = || (0..self.waiting.len()).all(|who| self.waiting(who, |waiting| waiting.is_over()));
        while !over() && Instant::now() < end {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Something of each person that can be liked.
async fn publish(run: &Run, people: &[Person]) -> anyhow::Result<Vec<i64>> {
    let posts = a_few_at_a_time(people.len() as u64, run.at_once, &run.stop, |number| {
        let (client, person) = (run.node(number).clone(), people[number as usize].clone());
        async move {
            let post = client.publish(&person, &format!("lt: {number}"), Uuid::new_v4()).await;
            post.map(|post| (number, post.id))
        }
    });
    let posts: Result<Vec<_>, _> = posts.await.into_iter().collect();
    let mut posts = posts.context("a post could not be published")?;
    posts.sort_unstable();
    Ok(posts.into_iter().map(|(_, post)| post).collect())
}

/// By REST all is read, too; also where the run was stopped.
async fn lists(run: &Run, online: &[Arc<Online>], report: &mut Report) {
    let (never, last) = (Stop::never(), Last::begin());
    let read = a_few_at_a_time(online.len() as u64, run.at_once, &never, |number| {
        let one = online[number as usize].clone();
        async move {
            let page = last.read(|| one.client.notices(&one.person)).await?;
            let inbox = last.read(|| one.client.inbox(&one.person)).await?;
            let all_read = page.unread.total == page.unread.messages && page.version == one.status().version;
            Ok(all_read && inbox.count_unread().is_none_or(|unread| unread == page.unread.messages))
        }
    });
    let read: Result<Vec<bool>, CallError> = read.await.into_iter().collect();
    report.promise_read("the list of notices agrees that all is read, and the inbox with the badge", {
        let read = read.map(|read| read.into_iter().filter(|read| *read).count());
        read.map(|read| (read == online.len(), format!("{read} of {}", online.len())))
    });
}
