//! What a Thread reads from the database: its beginning, what it missed, and what those missed who come back.

use actix::prelude::*;
use sql::{
    Pool,
    thread::{Event, Head, Likes, What},
};

use super::{Entry, Liked, Thread, View};
use crate::{
    relay::Channel,
    session::SessionError,
    switchboard::{encode, gap, gone},
    wire::ToClient,
};

/// Events in one read.
const A_READ: i64 = 500;
/// What a Thread makes good after a break; beyond it its watches end with a `gap`.
const MAX_CATCH_UP: usize = 2_000;
/// Comments whose likes are made good.
const MAX_LIKES: i64 = 500;

impl Thread {
    /// Brings the view up to date. False: the post is not to be seen.
    pub(super) fn see(&mut self) -> ResponseActFuture<Self, Result<bool, SessionError>> {
        let (committer, post) = (self.shared.committer.clone(), self.post);
        // What other nodes commit must be heard before the head is read, or an event between the two would be missed.
        let subscribed = self.view.is_none().then(|| self.shared.relay.subscribe(Channel::Post(post)));
        let head = async move {
            if let Some(subscribed) = subscribed {
                subscribed.await;
            }
            committer.head(post).await
        };
        Box::pin(head.into_actor(self).then(|head, act, _| match head {
            Err(error) => fut::err(error).boxed_local(),
            Ok(None | Some(Head { gone: true, .. })) => fut::ok(false).boxed_local(),
            Ok(Some(head)) => act.reach(head).map(|reached, _, _| reached.map(|()| true)).boxed_local(),
        }))
    }

    /// Reads what followed `since`, up to what is known; what fits is remembered for whoever comes next.
    pub(super) fn read_older(
        &self,
        since: i64,
        upto: i64,
    ) -> ResponseActFuture<Self, Result<Vec<Entry>, SessionError>> {
        let (pool, post) = (self.shared.pool.clone(), self.post);
        let read = async move {
            let client = pool.get().await.map_err(sql::Error::from)?;
            Ok(sql::thread::events_after(&client, post, since, upto - since).await?)
        };
        Box::pin(read.into_actor(self).map(|events: Result<Vec<Event>, SessionError>, act, _| {
            let older: Vec<Entry> = events?.into_iter().map(|event| act.entry(event)).collect();
            if let Some(view) = &mut act.view {
                view.remember(&older);
            }
            Ok(older)
        }))
    }

    /// Reads what was missed, and lets it leave.
    pub(super) fn catch_up(&mut self) -> ResponseActFuture<Self, ()> {
        Box::pin(self.read_on().map(|read, _, _| {
            if let Err(error) = read {
                // The next look at the heads comes back to it.
                tracing::debug!(%error, "a thread could not be read");
            }
        }))
    }

    /// Begins the view at `head`, or reads on to it.
    fn reach(&mut self, head: Head) -> ResponseActFuture<Self, Result<(), SessionError>> {
        match &self.view {
            None => {
                self.view = Some(View::at(&head));
                fut::ok(()).boxed_local()
            }
            Some(view) if view.is_behind(&head) => self.read_on(),
            Some(_) => fut::ok(()).boxed_local(),
        }
    }

    fn read_on(&mut self) -> ResponseActFuture<Self, Result<(), SessionError>> {
        let Some(view) = &self.view else { return fut::ok(()).boxed_local() };
        let (pool, post) = (self.shared.pool.clone(), self.post);
        let (seq, likes) = (view.seq(), view.likes_read_upto());
        async move { Ok(read(&pool, post, seq, likes).await?) }
            .into_actor(self)
            .map(|read: Result<Read, SessionError>, act, ctx| {
                act.take_over(read?, ctx);
                Ok(())
            })
            .boxed_local()
    }

    fn take_over(&mut self, read: Read, ctx: &mut Context<Self>) {
        let Read { head: Some(head), events, likes } = read else { return };
        let entries = events.into_iter().map(|event| self.entry(event)).collect();
        let likes = likes.into_iter().map(|Likes { comment, like_num, version, .. }| Liked {
            comment,
            like_num,
            version,
        });
        let Some(view) = &mut self.view else { return };
        let lost = view.take_over(&head, entries, likes.collect());
        if head.gone {
            // Whoever watches is told of the change first.
            self.flush(ctx);
            self.end_watches(&gone(self.topic()), ctx);
        } else if let Some(since) = lost {
            self.end_watches(&gap(self.topic(), since), ctx);
        }
        self.flush_soon(ctx);
    }

    pub(super) fn entry(&self, event: Event) -> Entry {
        let seq = event.seq;
        let erases = matches!(event.what, What::Gone { .. });
        Entry { seq, text: encode(&ToClient::of_thread(event, &*self.shared.settings.media_url)), erases }
    }
}

struct Read {
    head: Option<Head>,
    events: Vec<Event>,
    likes: Vec<Likes>,
}

/// What followed in a thread, as far as it is made good.
async fn read(pool: &Pool, post: i64, mut seq: i64, likes_version: i64) -> Result<Read, sql::Error> {
    let client = pool.get().await?;
    let head = sql::thread::heads(&client, &[post]).await?.pop();
    let likes = sql::thread::comment_likes_after(&client, post, likes_version, MAX_LIKES).await?;
    let mut events = Vec::new();
    while events.len() < MAX_CATCH_UP {
        let more = sql::thread::events_after(&client, post, seq, A_READ).await?;
        let Some(last) = more.last() else { break };
        seq = last.seq;
        let done = more.len() < A_READ as usize;
        events.extend(more);
        if done {
            break;
        }
    }
    Ok(Read { head, events, likes })
}
