//! Reads the thread's head and missed events from the database.

use actix::prelude::*;
use sql::thread::{Event, Head, What};

use super::{
    Thread,
    view::{Reading, View},
};
use crate::{
    actor::{ActorError, Services},
    hub::{encode, gap, gone},
    relay::{Channel, Entry, Liked},
    wire::ToClient,
};

/// Number of events that one statement reads.
const EVENTS_PER_READ: i64 = 500;
/// Maximum number of missed events to read. If more are missing, the thread's watches end with a `gap`.
const MAX_CATCH_UP: usize = 2_000;
/// Maximum number of comments whose likes are read after a gap. If there are more, the watches end, too.
const MAX_LIKES: usize = 2_000;

impl Thread {
    /// Brings the view up to date. False: the post is hidden, deleted or does not exist.
    pub(super) fn see(&mut self) -> ResponseActFuture<Self, Result<bool, ActorError>> {
        let (committer, post) = (self.services.committer.clone(), self.post);
        // Subscribe before reading the head: otherwise an event between the two would be missed.
        let subscribed = self.view.is_none().then(|| self.services.relay.subscribe(Channel::Post(post)));
        let head = async move {
            if let Some(subscribed) = subscribed {
                subscribed.await;
            }
            committer.head(post).await
        };
        Box::pin(head.into_actor(self).then(|head, act, _| match head {
            Err(error) => fut::err(error.into()).boxed_local(),
            Ok(None | Some(Head { gone: true, .. })) => fut::ok(false).boxed_local(),
            Ok(Some(head)) => act.reach(head).map(|reached, _, _| reached.map(|()| true)).boxed_local(),
        }))
    }

    /// Reads the missed events and sends them.
    pub(super) fn catch_up(&mut self) -> ResponseActFuture<Self, ()> {
        Box::pin(self.read_on().map(|read, _, _| {
            if let Err(error) = read {
                // The next check of the heads repeats it.
                tracing::debug!(%error, "a thread could not be read");
            }
        }))
    }

    /// Begins the view at `head`, or reads on to it.
    fn reach(&mut self, head: Head) -> ResponseActFuture<Self, Result<(), ActorError>> {
        match &self.view {
            None => {
                self.view = Some(View::at(&head));
                fut::ok(()).boxed_local()
            }
            Some(view) if view.may_miss(&head) => self.read_on(),
            Some(_) => fut::ok(()).boxed_local(),
        }
    }

    fn read_on(&mut self) -> ResponseActFuture<Self, Result<(), ActorError>> {
        let Some(view) = &self.view else { return fut::ok(()).boxed_local() };
        let (services, post) = (self.services.clone(), self.post);
        let (seq, likes) = (view.seq(), view.likes_read_upto());
        metrics::counter!("portal_thread_readings_total").increment(1);
        async move { Ok(read(&services, post, seq, likes).await?) }
            .into_actor(self)
            .map(|read: Result<Option<Reading>, ActorError>, act, ctx| {
                if let Some(reading) = read? {
                    act.take_over(reading, ctx);
                }
                Ok(())
            })
            .boxed_local()
    }

    fn take_over(&mut self, reading: Reading, ctx: &mut Context<Self>) {
        let Some(view) = &mut self.view else { return };
        let head = reading.head;
        let lost = view.take_over(reading);
        if head.gone {
            // Watchers get `postChanged` before `watchEnded`.
            self.flush(ctx);
            self.end_watches(&gone(self.topic()), ctx);
        } else if let Some(since) = lost {
            self.end_watches(&gap(self.topic(), since), ctx);
        }
        self.flush_soon(ctx);
    }

    pub(super) fn entry(services: &Services, event: Event) -> Entry {
        let seq = event.seq;
        let erases = matches!(event.what, What::Edited(_) | What::Gone { .. });
        Entry { seq, text: encode(&ToClient::of_thread(event, &*services.settings.media_url)), erases }
    }
}

/// Reads the missed events and likes, within their bounds. `None`: there is no such post.
async fn read(
    services: &Services,
    post: i64,
    mut seq: i64,
    likes_version: i64,
) -> Result<Option<Reading>, sql::Error> {
    let client = services.pool.get().await?;
    // The head first: events after it are read below, or arrive later.
    let Some(head) = sql::thread::heads(&client, &[post]).await?.pop() else { return Ok(None) };
    let likes = sql::thread::comment_likes_after(&client, post, likes_version, MAX_LIKES as i64 + 1).await?;
    let likes = (likes.len() <= MAX_LIKES).then(|| likes.into_iter().map(Liked::from).collect());
    let mut events = Vec::new();
    while events.len() < MAX_CATCH_UP {
        let more = sql::thread::events_after(&client, post, seq, EVENTS_PER_READ).await?;
        let Some(last) = more.last() else { break };
        seq = last.seq;
        let done = more.len() < EVENTS_PER_READ as usize;
        events.extend(more.into_iter().map(|event| Thread::entry(services, event)));
        if done {
            break;
        }
    }
    Ok(Some(Reading { head, events, likes }))
}
