//! Executes the commands in a client's frames. Each frame with an `id` is answered by `ack` or `error`.

use actix::{ActorFutureExt, AsyncContext, Context, WrapFuture};
use actors::{
    MarkRead, ResumePoint, Watched,
    wire::{
        Ack, FrameError, FrameId, FromClient, HelloFrame, PingFrame, Pong, ReadFrame, ReadNotices, ReadWhich,
        ToClient, TokenFrame, Topic, WatchFrame,
    },
};
use sql::{inbox, login::AccountLogin, notice};
use tokio::task::JoinSet;

use super::{Socket, ticket};
use crate::text::{Code, FAILED, Text, fields::are_ids};

/// Concurrent commands of one socket.
const MAX_TASKS: usize = 8;

impl Socket {
    pub(super) fn text(&mut self, text: &str, ctx: &mut Context<Self>) {
        match serde_json::from_str(text) {
            Ok(FromClient::Ping(PingFrame { id })) => self.send(&ToClient::Pong(Pong { id })),
            Ok(FromClient::Read(frame)) => self.read(frame, ctx),
            Ok(FromClient::Hello(HelloFrame { id, frames })) => {
                self.sink.arrays.set(frames.as_deref() == Some("array"));
                self.acknowledge(id);
            }
            Ok(FromClient::Watch(frame)) => self.watch(frame, ctx),
            Ok(FromClient::Unwatch(frame)) => self.unwatch(frame),
            Ok(FromClient::Token(frame)) => self.renew(frame, ctx),
            Err(_) => self.refuse(id_of(text), Code::Malformed as i32, Text::FrameNotUnderstood),
        }
    }

    fn read(&mut self, frame: ReadFrame, ctx: &mut Context<Self>) {
        let ReadFrame { id, messages, notices } = frame;
        if messages.is_none() && notices.is_none() {
            return self.refuse(id, Code::Malformed as i32, Text::FrameNotUnderstood);
        }
        let Some(user) = self.user else {
            return self.refuse(id, Code::SessionInvalid as i32, Text::SessionInvalid);
        };
        let messages = messages.map(|messages| match messages {
            ReadWhich::All(_) => inbox::Read::All,
            ReadWhich::Ids(ids) => inbox::Read::Ids(ids),
        });
        let notices = notices.map(|notices| match notices {
            ReadNotices::All(_) => notice::Read::All,
            ReadNotices::Group(group) => notice::Read::Group(group.into()),
            ReadNotices::Ids(ids) => notice::Read::Ids(ids),
        });
        let fits = match (&messages, &notices) {
            (Some(inbox::Read::Ids(ids)), _) if !are_ids(ids) => false,
            (_, Some(notice::Read::Ids(ids))) => are_ids(ids),
            _ => true,
        };
        if !fits {
            return self.refuse(id, Code::Malformed as i32, Text::IdsRule);
        }
        let shared = self.shared.clone();
        let done = async move {
            if let Some(read) = messages {
                shared.node.mark_read(user.uid, MarkRead::Messages(read)).await?;
            }
            if let Some(read) = notices {
                shared.node.mark_read(user.uid, MarkRead::Notices(read)).await?;
            }
            Ok(())
        };
        self.run_command(id, done, |(), _, _| Ok(()), ctx);
    }

    fn watch(&mut self, frame: WatchFrame, ctx: &mut Context<Self>) {
        let WatchFrame { id, topic, since, likes_version } = frame;
        let Ok(topic) = topic.parse::<Topic>() else {
            return self.refuse(id, Code::Gone as i32, Text::TopicUnknown);
        };
        if [since, likes_version].into_iter().flatten().any(|from| from < 0) {
            return self.refuse(id, Code::Malformed as i32, Text::FrameNotUnderstood);
        }
        // Recorded before the Thread is asked, so that the end of this socket always ends the subscription.
        let Some(request) = self.watches.begin(topic) else {
            return self.refuse(id, FAILED, Text::TooManyTopics);
        };
        let known = ResumePoint { seq: since, likes_version };
        let (shared, connection, hub) = (self.shared.clone(), self.id, self.hub.addr());
        let watched = async move {
            if let Topic::Tag(tag) = topic
                && !shared.tags.has(tag, &shared.node, &shared.pool).await?
            {
                return Ok(Watched::Gone);
            }
            shared.node.watch(topic, known, connection, &hub).await
        };
        let then = move |watched, act: &mut Self, _: &mut Context<Self>| match watched {
            Watched::Watching => {
                // The client unwatched before the answer; the Thread may have received the unwatch first.
                if !act.watches.has(topic) {
                    act.shared.node.unwatch(topic, connection, &act.hub.addr());
                }
                Ok(())
            }
            Watched::Gap | Watched::Gone => {
                act.watches.refused(topic, request);
                if watched == Watched::Gone { Err((Code::Gone as i32, Text::TopicUnknown)) } else { Ok(()) }
            }
        };
        self.run_command(id, watched, then, ctx);
    }

    fn unwatch(&mut self, frame: WatchFrame) {
        let WatchFrame { id, topic, .. } = frame;
        let Ok(topic) = topic.parse::<Topic>() else {
            return self.refuse(id, Code::Gone as i32, Text::TopicUnknown);
        };
        self.forget(topic);
        self.acknowledge(id);
    }

    /// Ends a subscription, at the request of the client or of the server.
    pub(super) fn forget(&mut self, topic: Topic) {
        if self.watches.end(topic) {
            self.shared.node.unwatch(topic, self.id, &self.hub.addr());
        }
    }

    /// A new ticket of the same account extends the life of this socket.
    fn renew(&mut self, frame: TokenFrame, ctx: &mut Context<Self>) {
        let TokenFrame { id, ticket } = frame;
        let Some(user) = self.user else {
            return self.refuse(id, Code::SessionInvalid as i32, Text::SessionInvalid);
        };
        let hash = ticket::hash(&ticket);
        let (shared, connection, hub) = (self.shared.clone(), self.id, self.hub.addr());
        let renewed = async move {
            let redeemed = shared.node.redeem_ticket(hash).await?;
            let Some((uid, login, left)) = redeemed.filter(|(uid, ..)| *uid == user.uid) else {
                return Ok(None);
            };
            let live = shared.node.attach(uid, login, connection, &hub).await?;
            Ok(live.then_some((login, left)))
        };
        let then = |renewed, act: &mut Self, ctx: &mut Context<Self>| match renewed {
            Some((login, left)) => {
                act.user = act.user.map(|user| AccountLogin { login, ..user });
                act.watch_expiry(left, ctx);
                Ok(())
            }
            None => Err((Code::SessionInvalid as i32, Text::TicketInvalid)),
        };
        self.run_command(id, renewed, then, ctx);
    }

    /// Runs a command and answers its frame when it is done. `then` may still refuse it.
    fn run_command<T: 'static>(
        &mut self,
        id: Option<FrameId>,
        work: impl Future<Output = Result<T, actors::ActorError>> + 'static,
        then: impl FnOnce(T, &mut Self, &mut Context<Self>) -> Result<(), (i32, Text)> + 'static,
        ctx: &mut Context<Self>,
    ) {
        if self.tasks >= MAX_TASKS {
            return self.refuse(id, FAILED, Text::Busy);
        }
        self.tasks += 1;
        // A task of its own: the socket is not polled while it waits for its client, and a stalled query would hold a database
        // connection. Dropping the set with the socket aborts the task.
        let mut task = JoinSet::new();
        task.spawn_local(work);
        let done = async move { task.join_next().await.expect("one task was spawned") };
        ctx.spawn(done.into_actor(self).map(|done, act, ctx| {
            act.tasks -= 1;
            let done = done.unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic()));
            act.deliver(ctx);
            match done.map(|done| then(done, act, ctx)) {
                Ok(Ok(())) => act.acknowledge(id),
                Ok(Err((code, text))) => act.refuse(id, code, text),
                Err(error) => {
                    tracing::warn!(%error, "a command failed");
                    act.refuse(id, FAILED, Text::Busy);
                }
            }
            act.apply_backpressure(ctx);
        }));
    }

    fn refuse(&self, id: Option<FrameId>, code: i32, text: Text) {
        let msg = text.in_language(self.language).to_owned();
        self.send(&ToClient::Error(FrameError { id, code, msg }));
    }

    fn acknowledge(&self, id: Option<FrameId>) {
        if let Some(id) = id {
            self.send(&ToClient::Ack(Ack { id }));
        }
    }
}

/// The `id` of a frame that could not be parsed otherwise.
fn id_of(text: &str) -> Option<FrameId> {
    #[derive(serde::Deserialize)]
    struct Id {
        id: FrameId,
    }
    serde_json::from_str::<Id>(text).ok().map(|frame| frame.id)
}
