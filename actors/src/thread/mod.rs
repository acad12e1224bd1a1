//! The Thread: one actor per post that is watched or written on this node. It sends the post's events to the watchers in the order of
//! their `seq`, and publishes local commits to other nodes.
//!
//! - Events leave in the order of their `seq`, without holes, whichever node committed them. An early event is held back; if the one
//!   before it does not come within 50 ms, it is read from the database.
//! - Likes have no order that shows a hole. Each count carries the post's `likes_version`; an older one is ignored.
//! - A `likes` frame carries the version up to which all likes were read. A client that returns with it gets every comment whose likes
//!   changed since. Too many changes become a `gap`: no count stays wrong.
//! - Pending events are sent to the watchers before another client joins, so a replay and the events after it neither overlap nor leave
//!   a hole.
//! - Clients that subscribe at the same time share one read of the head and one of the missed events. The Thread does nothing else
//!   meanwhile.
//! - Events of a quiet thread leave at once. The more deliveries, the longer events are coalesced (`PORTAL_REALTIME_COALESCE_S`).
//! - A socket that is too slow for a thread loses that thread by one `gap`, and keeps its other events. A `gap` always ends the watch.
//! - An edited or deleted comment is never sent again as it was: the Thread forgets its log, and a client that returns from before
//!   reads the database.
//! - Nobody watches a hidden or deleted post: watchers get `postChanged`, then `watchEnded`. Operators change posts from other
//!   processes: their notice makes each Thread read the new events from the database.

mod catch_up;
mod coalescing;
mod host;
mod likes;
mod log;
mod messages;
mod publish;
mod replay;
mod subscribe;
#[cfg(test)]
mod tests;
mod view;

use std::{
    collections::HashMap,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use actix::prelude::*;
use sql::thread::{Command, Event, Outcome, Refusal, What};
use tokio::time::Instant;
use uuid::Uuid;

use coalescing::Coalescing;
use publish::Due;
use subscribe::PendingWatches;
use view::View;

pub use host::ThreadHost;
#[cfg(test)]
pub(crate) use log::Replay;
pub use messages::{ResumePoint, TellThread, Unwatch, Watch, Write};
#[cfg(test)]
pub(crate) use view::{Reading, View as ThreadView};

use crate::{
    actor::{ActorError, Services, at_most_once::AtMostOnce},
    hub::{ConnectionId, HubAddr, Topical, gap},
    platform::supervisor,
    relay::{Entry, Liked, ThreadNews},
    wire::Topic,
};

/// How long an early event waits for the one before it, until the database is read.
const HOLE: Duration = Duration::from_millis(50);

/// The result of a request to watch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Watched {
    /// The watch began: the events after `since` are on their way.
    Watching,
    /// The post is hidden, deleted or never existed.
    Gone,
    /// The client missed more than a replay may hold: a `gap` is on its way, and the topic is not watched.
    Gap,
}

pub struct Thread {
    post: i64,
    services: Arc<Services>,
    host: Arc<dyn ThreadHost>,
    /// Filled by the first watch.
    view: Option<View>,
    /// The epoch of the database's history in which `view` was read.
    epoch: u64,
    watchers: HashMap<ConnectionId, HubAddr>,
    /// Clients that are not subscribed yet.
    pending: PendingWatches,
    /// The watchers of each other node, and when it published them.
    elsewhere: HashMap<Uuid, (u64, Instant)>,
    /// Messages that are not sent yet.
    due: Due,
    /// Messages that full hubs refused, oldest first; sent again until a hub accepts them.
    owed: Vec<(HubAddr, Topical)>,
    coalescing: Coalescing,
    last_used: Instant,
    /// Commands that run.
    running: usize,
}

impl Thread {
    pub fn new(post: i64, services: Arc<Services>, host: Arc<dyn ThreadHost>) -> Self {
        let now = Instant::now();
        Self {
            post,
            view: None,
            epoch: services.history.epoch(),
            watchers: HashMap::new(),
            pending: PendingWatches::default(),
            elsewhere: HashMap::new(),
            due: Due::default(),
            owed: Vec::new(),
            coalescing: Coalescing::new(services.settings.coalesce, now),
            last_used: now,
            running: 0,
            services,
            host,
        }
    }

    fn topic(&self) -> Topic {
        Topic::Post(self.post)
    }

    /// True without watchers, waiting clients and running commands.
    fn is_idle(&self) -> bool {
        self.watchers.is_empty() && self.pending.is_empty() && self.running == 0
    }
}

impl Actor for Thread {
    type Context = Context<Self>;

    fn started(&mut self, ctx: &mut Self::Context) {
        ctx.set_mailbox_capacity(1024);
        ctx.run_interval(self.services.settings.session_idle / 4, |act, ctx| {
            // A Thread that stops would lose the outcome of a running command.
            if act.is_idle() && act.last_used.elapsed() >= act.services.settings.session_idle {
                ctx.stop();
            }
        });
        ctx.run_interval(publish::ANNOUNCE, Self::announce_watching);
    }

    fn stopping(&mut self, ctx: &mut Self::Context) -> Running {
        self.host.thread_ended(self.post, &ctx.address());
        Running::Stop
    }

    /// Watchers are left only after a panic. The next Thread does not know them, so they have to read and watch again.
    fn stopped(&mut self, _: &mut Self::Context) {
        supervisor::count_if_panicking("thread");
        let (topic, since) = (self.topic(), self.view.as_ref().map_or(0, View::seq));
        for hub in self.hubs() {
            hub.do_send(Topical::End { topic, last: gap(topic, since) });
        }
    }
}

impl Handler<AtMostOnce<Write>> for Thread {
    type Result = ResponseActFuture<Self, Result<Outcome, ActorError>>;

    fn handle(&mut self, command: AtMostOnce<Write>, _: &mut Self::Context) -> Self::Result {
        let Write { uid, deed } = command.take();
        self.last_used = Instant::now();
        self.running += 1;
        let (committer, post) = (self.services.committer.clone(), self.post);
        let epoch = self.services.history.epoch();
        // Commands run at the same time, so that those that arrive during a transaction share the next one.
        let committed = async move { committer.thread(Command { post, uid, deed }).await };
        Box::pin(committed.into_actor(self).map(move |written, act, ctx| {
            act.running -= 1;
            if written.is_err() {
                act.services.in_doubt.store(true, Ordering::Release);
            }
            if epoch != act.services.history.epoch() {
                // The database may have lost this commit. Its `seq` must not be compared with those of another history.
                ctx.notify(TellThread::Resync);
                return Ok(written?.0);
            }
            let outcome = written.map(|(outcome, moved)| {
                act.host.tell_moved(moved);
                outcome
            });
            match &outcome {
                // The post or only a comment is gone. A post that was never watched needs no Thread: stop once the answer is on
                // its way. A caller that comes meanwhile finds another Thread.
                Ok(Outcome::Refused(Refusal::Gone)) if act.view.is_none() => ctx.notify(StopIfIdle),
                Ok(
                    Outcome::Commented(_, Some(event))
                    | Outcome::Edited(Some(event))
                    | Outcome::Deleted(Some(event))
                    | Outcome::Changed(Some(event)),
                ) => {
                    if matches!(event.what, What::PostChanged(state) if state.is_gone()) {
                        act.tidy_notices();
                    }
                    act.wrote(Event::clone(event), ctx);
                }
                Ok(Outcome::Liked(likes)) => {
                    let liked = Liked::from(*likes);
                    act.due.to_nodes.likes.push(liked);
                    if let Some(view) = &mut act.view {
                        view.hear_likes(liked);
                    }
                    act.flush_soon(ctx);
                }
                Ok(_) => {}
                // The outcome is unknown: read the new events.
                Err(_) if act.view.is_some() => ctx.notify(TellThread::Resync),
                Err(_) => {}
            }
            Ok(outcome?)
        }))
    }
}

/// Stops a Thread that has nothing to do. Clients may ask for ids that no post has, and such Threads must not pile up.
#[derive(Message)]
#[rtype(result = "()")]
struct StopIfIdle;

impl Handler<StopIfIdle> for Thread {
    type Result = ();

    fn handle(&mut self, _: StopIfIdle, ctx: &mut Self::Context) {
        // Unsent commits and messages keep the Thread alive.
        if self.is_idle() && self.due.is_empty() && self.owed.is_empty() {
            ctx.stop();
        }
    }
}

impl Handler<TellThread> for Thread {
    type Result = AtomicResponse<Self, ()>;

    fn handle(&mut self, tell: TellThread, ctx: &mut Self::Context) -> Self::Result {
        self.forget_older_history(ctx);
        let behind = match (tell, &mut self.view) {
            (_, None) => false,
            (TellThread::ForgetLog, Some(view)) => {
                view.forget_log();
                false
            }
            (TellThread::Resync, Some(_)) => true,
            (TellThread::Head(head), Some(view)) => {
                view.may_miss(&head) || (head.gone && !self.watchers.is_empty())
            }
            (TellThread::News(news), Some(_)) => {
                self.hear_news(news, ctx);
                false
            }
        };
        AtomicResponse::new(if behind { self.catch_up() } else { Box::pin(fut::ready(())) })
    }
}

impl Thread {
    /// Deletes the notices that lead to a hidden or deleted post. If that fails, the job `notice_sweep` completes it.
    fn tidy_notices(&self) {
        let (pool, post) = (self.services.pool.clone(), self.post);
        tokio::spawn(async move {
            if let Err(error) = sql::notice::tidy(&pool, post).await {
                tracing::warn!(%error, post, "notices that lead to a post that is gone are left for later");
            }
        });
    }

    /// Forgets a view of another history of the database. Its watchers have to read again.
    fn forget_older_history(&mut self, ctx: &mut Context<Self>) {
        let epoch = self.services.history.epoch();
        if std::mem::replace(&mut self.epoch, epoch) == epoch {
            return;
        }
        // Not published, because the relay would mark the old news with the new history.
        self.due.to_nodes = ThreadNews::default();
        if let Some(view) = self.view.take() {
            self.end_watches(&gap(self.topic(), view.seq()), ctx);
        }
    }

    /// Takes an event that this node committed, and publishes it.
    fn wrote(&mut self, event: Event, ctx: &mut Context<Self>) {
        self.forget_older_history(ctx);
        let entry = Self::entry(&self.services, event);
        self.due.to_nodes.events.push(entry.clone());
        self.hear(entry, ctx);
        self.flush_soon(ctx);
    }

    fn hear_news(&mut self, news: ThreadNews, ctx: &mut Context<Self>) {
        for entry in news.events {
            self.hear(entry, ctx);
        }
        if let Some(view) = &mut self.view {
            news.likes.into_iter().for_each(|liked| view.hear_likes(liked));
        }
        if let Some(count) = news.watching {
            self.elsewhere.insert(news.node, (count, Instant::now()));
            self.watching_changed(ctx);
        }
        self.flush_soon(ctx);
    }

    /// Takes an event. An early one waits for the one before it. If that does not arrive, the database is read.
    fn hear(&mut self, entry: Entry, ctx: &mut Context<Self>) {
        let Some(view) = &mut self.view else { return };
        let had_hole = view.has_hole();
        view.hear(entry);
        if view.has_hole() && !had_hole {
            ctx.run_later(HOLE, |act, ctx| {
                if act.view.as_ref().is_some_and(View::has_hole) {
                    ctx.notify(TellThread::Resync);
                }
            });
        }
    }
}
