//! Subscribes clients to the thread. Clients that arrive together share one read of the head, and one of the events that they
//! missed: a crowd that returns costs a few reads, not one per client.

use std::collections::HashMap;

use actix::prelude::*;
use tokio::{sync::oneshot, time::Instant};

use super::{
    StopIfIdle, Thread, Unwatch, Watch, Watched,
    log::Replay,
    messages::{Joined, ResumePoint},
    replay::{MAX_LIKES, StoredReplay},
};
use crate::{
    actor::ActorError,
    hub::{LikesNow, Outgoing, Packet, Topical, gap_text},
    wire,
};

/// Clients that wait to be subscribed.
#[derive(Default)]
pub struct PendingWatches {
    waiting: Vec<PendingWatch>,
}

struct PendingWatch {
    watch: Watch,
    answer: oneshot::Sender<Joined>,
}

impl PendingWatches {
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }
}

impl Handler<Watch> for Thread {
    type Result = ResponseFuture<Joined>;

    fn handle(&mut self, watch: Watch, ctx: &mut Self::Context) -> Self::Result {
        self.last_used = Instant::now();
        if self.pending.waiting.is_empty() {
            // After all messages that are in the mailbox already: their clients share the read.
            ctx.spawn(fut::ready(()).into_actor(self).map(|(), act, ctx| act.admit_pending(ctx)));
        }
        let (answer, answered) = oneshot::channel();
        self.pending.waiting.push(PendingWatch { watch, answer });
        // No answer: the Thread ended.
        Box::pin(async { answered.await.unwrap_or(Err(ActorError::Overloaded)) })
    }
}

impl Handler<Unwatch> for Thread {
    type Result = ();

    fn handle(&mut self, Unwatch(connection): Unwatch, ctx: &mut Self::Context) {
        self.last_used = Instant::now();
        for left in self.pending.waiting.extract_if(.., |arrival| arrival.watch.connection == connection) {
            // The client left before its watch began: answer as if the watch had begun and ended.
            let _ = left.answer.send(Ok(Watched::Watching));
        }
        if let Some(hub) = self.watchers.remove(&connection) {
            self.post_to(hub, Topical::Leave { topic: self.topic(), connection }, ctx);
            self.watching_changed(ctx);
        }
    }
}

impl Thread {
    /// Subscribes all waiting clients. Other messages wait meanwhile, because they may be newer than the read.
    fn admit_pending(&mut self, ctx: &mut Context<Self>) {
        self.forget_older_history(ctx);
        let pending = std::mem::take(&mut self.pending.waiting);
        if pending.is_empty() {
            return;
        }
        metrics::histogram!("portal_watch_batch_size").record(pending.len() as f64);
        let looked = self.see().then(|seen, act, ctx| match seen {
            Ok(true) => {
                act.flush(ctx);
                let older = act.older(pending.iter().map(|arrival| arrival.watch.known));
                older.map(|older, act, ctx| act.admit(pending, &older, ctx)).boxed_local()
            }
            refused => {
                for PendingWatch { answer, .. } in pending {
                    let _ = answer.send(refused.clone().map(|_| Watched::Gone));
                }
                if refused.is_ok() {
                    // The post is hidden, deleted or never existed.
                    ctx.notify(StopIfIdle);
                }
                fut::ready(()).boxed_local()
            }
        });
        ctx.wait(looked);
    }

    fn admit(
        &mut self,
        pending: Vec<PendingWatch>,
        older: &Result<StoredReplay, ActorError>,
        ctx: &mut Context<Self>,
    ) {
        // Most clients return from the same point.
        let mut beginnings: HashMap<ResumePoint, Option<Vec<Outgoing>>> = HashMap::new();
        for PendingWatch { watch, answer } in pending {
            let beginning =
                beginnings.entry(watch.known).or_insert_with(|| self.beginning(watch.known, older));
            let joined = match older {
                Err(error) if beginning.is_none() => Err(error.clone()),
                // The end of this hub's watches is not sent yet. No client may join before it.
                _ if self.is_given_up(&watch.hub) => Err(ActorError::Overloaded),
                _ => Ok(self.join(watch, beginning.clone(), ctx)),
            };
            // A client that went away gets no answer.
            let _ = answer.send(joined);
        }
    }

    /// The first items of a watch: the events after `known`, and the counts of likes. `None`: not all of them are known, or they are more
    /// than a replay may hold.
    fn beginning(
        &self,
        known: ResumePoint,
        older: &Result<StoredReplay, ActorError>,
    ) -> Option<Vec<Outgoing>> {
        let (view, older) = (self.view.as_ref()?, older.as_ref().ok());
        let mut items = Vec::with_capacity(3);
        let mut bytes = 0;
        if let Some(since) = known.seq {
            let entries = match view.since(since) {
                Replay::Kept(entries) => entries,
                Replay::Older => older?.events_after(since, view.seq())?,
            };
            let texts: Vec<_> = entries.into_iter().map(|entry| entry.text).collect();
            bytes += texts.iter().map(|text| text.len() + 1).sum::<usize>();
            if !texts.is_empty() && bytes <= self.most_replayed() {
                items.push(Outgoing::Thread(Packet::new(self.post, since, texts).into()));
            }
        }
        let mut likes = view.likes_now(self.post);
        if let Some(version) = known.likes_version {
            let comments = view.likes_since(version).or_else(|| older?.likes_after(version))?;
            likes = wire::Likes { comments, ..likes };
        }
        let likes = LikesNow::new(likes);
        bytes += likes.text.len();
        let fits = bytes <= self.most_replayed() && likes.likes.comments.len() <= MAX_LIKES;
        items.push(Outgoing::Likes(likes));
        fits.then_some(items)
    }

    /// Maximum number of bytes of a replay. The rest of the outbox is for the client's other events.
    pub(super) fn most_replayed(&self) -> usize {
        self.services.settings.outbox_bytes / 4 * 3
    }

    fn join(
        &mut self,
        Watch { known, connection, hub }: Watch,
        beginning: Option<Vec<Outgoing>>,
        ctx: &mut Context<Self>,
    ) -> Watched {
        let Some(mut items) = beginning else {
            // Only this socket gets the gap. It joins nothing, and its watch of this thread ends.
            if let Some(hub) = self.watchers.remove(&connection) {
                self.post_to(hub, Topical::Leave { topic: self.topic(), connection }, ctx);
                self.watching_changed(ctx);
            }
            // Not `Ended`: the client may have asked for a new watch meanwhile, which continues. The answer `Gap` ends this one.
            let items = vec![Outgoing::Event(gap_text(self.topic(), known.seq.unwrap_or_default()))];
            self.post_to(hub, Topical::Tell { connection, items }, ctx);
            return Watched::Gap;
        };
        self.watchers.insert(connection, hub.clone());
        items.push(self.watching_now());
        self.post_to(hub, Topical::Join { topic: self.topic(), connection, items }, ctx);
        self.watching_changed(ctx);
        Watched::Watching
    }
}
