//! Those who begin to watch. All who have come are looked after together: one reading of the head, and one of what followed
//! for those who come back from far. A crowd that returns costs a few readings, not one each.

use std::{collections::HashMap, sync::Arc};

use actix::prelude::*;
use tokio::sync::oneshot;

use super::{Entry, Thread, Unwatch, Watch, Watched, log::Replay, messages::Joined};
use crate::{
    session::SessionError,
    switchboard::{LikesNow, Outgoing, Packet, Topical, gap_text},
};

/// What is replayed to a watcher who comes back; beyond it a `gap`.
const MAX_REPLAY: i64 = 1_000;

/// Those who wait for the next look.
#[derive(Default)]
pub struct Arrivals {
    waiting: Vec<Arrival>,
}

struct Arrival {
    watch: Watch,
    answer: oneshot::Sender<Joined>,
}

impl Arrivals {
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }
}

impl Handler<Watch> for Thread {
    type Result = ResponseFuture<Joined>;

    fn handle(&mut self, watch: Watch, ctx: &mut Self::Context) -> Self::Result {
        self.last_used = std::time::Instant::now();
        if self.arrivals.waiting.is_empty() {
            // When everybody has come in who is at the door already.
            ctx.spawn(fut::ready(()).into_actor(self).map(|(), act, ctx| act.look(ctx)));
        }
        let (answer, answered) = oneshot::channel();
        self.arrivals.waiting.push(Arrival { watch, answer });
        // Nobody answers: the thread came to its end.
        Box::pin(async { answered.await.unwrap_or(Err(SessionError::Overloaded)) })
    }
}

impl Handler<Unwatch> for Thread {
    type Result = ();

    fn handle(&mut self, Unwatch(connection): Unwatch, ctx: &mut Self::Context) {
        self.last_used = std::time::Instant::now();
        for left in self.arrivals.waiting.extract_if(.., |arrival| arrival.watch.connection == connection) {
            // It watched for no time at all.
            let _ = left.answer.send(Ok(Watched::Watching));
        }
        if let Some(board) = self.watchers.remove(&connection) {
            self.post_to(board, Topical::Leave { topic: self.topic(), connection }, ctx);
            self.watching_changed(ctx);
        }
    }
}

impl Thread {
    /// Lets in all who wait. Whatever else is told meanwhile waits: it could be of after the reading.
    fn look(&mut self, ctx: &mut Context<Self>) {
        let arrivals = std::mem::take(&mut self.arrivals.waiting);
        if arrivals.is_empty() {
            return;
        }
        metrics::histogram!("portal_watch_batch_size").record(arrivals.len() as f64);
        let looked = self.see().then(|seen, act, ctx| match seen {
            Ok(true) => {
                act.flush(ctx);
                let older = act.older(&arrivals);
                older.map(|older, act, ctx| act.let_in(arrivals, &older, ctx)).boxed_local()
            }
            refused => {
                for Arrival { answer, .. } in arrivals {
                    let _ = answer.send(refused.clone().map(|_| Watched::Gone));
                }
                if refused.is_ok() {
                    act.rest_if_gone(ctx);
                }
                fut::ready(()).boxed_local()
            }
        });
        ctx.wait(looked);
    }

    /// Reads what is not remembered and somebody comes back from.
    fn older(&self, arrivals: &[Arrival]) -> ResponseActFuture<Self, Result<Vec<Entry>, SessionError>> {
        let Some(view) = &self.view else { return fut::ok(Vec::new()).boxed_local() };
        let upto = view.seq();
        let far = arrivals.iter().filter_map(|arrival| arrival.watch.since).filter(|since| {
            upto.saturating_sub(*since) <= MAX_REPLAY && matches!(view.since(*since), Replay::Older)
        });
        match far.min() {
            Some(since) => self.read_older(since, upto),
            None => fut::ok(Vec::new()).boxed_local(),
        }
    }

    fn let_in(
        &mut self,
        arrivals: Vec<Arrival>,
        older: &Result<Vec<Entry>, SessionError>,
        ctx: &mut Context<Self>,
    ) {
        // Most come back from the same place.
        let mut replays: HashMap<i64, Option<Arc<Packet>>> = HashMap::new();
        for Arrival { watch, answer } in arrivals {
            let since = watch.since.unwrap_or(i64::MAX);
            let replay = replays.entry(since).or_insert_with(|| self.replay(since, older));
            let joined = match older {
                Err(error) if replay.is_none() => Err(error.clone()),
                _ => Ok(self.join(watch, replay.clone(), ctx)),
            };
            // One who went away does not want to know.
            let _ = answer.send(joined);
        }
    }

    /// What followed `since`; `None` where that is not all known, or more than is replayed.
    fn replay(&self, since: i64, older: &Result<Vec<Entry>, SessionError>) -> Option<Arc<Packet>> {
        let view = self.view.as_ref()?;
        let entries = match view.since(since) {
            Replay::Kept(entries) => entries,
            Replay::Older => {
                let older = older.as_deref().unwrap_or_default();
                let entries: Vec<Entry> = older.iter().filter(|entry| entry.seq > since).cloned().collect();
                let all = entries.iter().map(|entry| entry.seq).eq(since + 1..=view.seq());
                all.then_some(entries)?
            }
        };
        let texts = entries.into_iter().map(|entry| entry.text).collect();
        Some(Arc::new(Packet::new(self.post, since, texts)))
    }

    fn join(&mut self, watch: Watch, replay: Option<Arc<Packet>>, ctx: &mut Context<Self>) -> Watched {
        let Watch { since, connection, switchboard } = watch;
        let (Some(replay), Some(view)) = (replay, &self.view) else {
            // Told to this socket alone: it joins nothing, and what it watched so far is over.
            if let Some(board) = self.watchers.remove(&connection) {
                self.post_to(board, Topical::Leave { topic: self.topic(), connection }, ctx);
                self.watching_changed(ctx);
            }
            // No `Ended`: the socket may have wished anew meanwhile, and that wish goes on. The answer ends this one.
            let items = vec![Outgoing::Event(gap_text(self.topic(), since.unwrap_or_default()))];
            self.post_to(switchboard, Topical::Tell { connection, items }, ctx);
            return Watched::Gap;
        };
        self.watchers.insert(connection, switchboard.clone());
        let mut items = Vec::with_capacity(3);
        if !replay.events.is_empty() {
            items.push(Outgoing::Thread(replay));
        }
        items.push(Outgoing::Likes(LikesNow::new(view.likes_now(self.post))));
        items.push(self.watching_now());
        self.post_to(switchboard, Topical::Join { topic: self.topic(), connection, items }, ctx);
        self.watching_changed(ctx);
        Watched::Watching
    }
}
