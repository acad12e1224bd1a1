//! Finds, starts and notifies the Threads of the posts that are watched or written on this node.

use std::sync::Arc;

use actix::{dev::ToEnvelope, prelude::*};
use sql::{
    notice::Moved,
    thread::{Command, Outcome},
};

use super::{Node, Shared};
use crate::{
    actor::{ActorError, at_most_once},
    hub::{ConnectionId, HubAddr, Topical},
    relay::Channel,
    session::Tell,
    thread::{ResumePoint, TellThread, Thread, ThreadHost, Unwatch, Watch, Watched, Write},
    wire::Topic,
};

impl Node {
    /// Sends the topic's events to this socket from now on. A thread begins with the events after `known`.
    pub async fn watch(
        &self,
        topic: Topic,
        known: ResumePoint,
        connection: ConnectionId,
        hub: &HubAddr,
    ) -> Result<Watched, ActorError> {
        let Topic::Post(post) = topic else {
            let join = Topical::Join { topic, connection, items: Vec::new() };
            return match hub.try_send(join) {
                Ok(()) => Ok(Watched::Watching),
                Err(_) => Err(ActorError::Overloaded),
            };
        };
        self.ask_thread(post, || Watch { known, connection, hub: hub.clone() }).await?
    }

    pub fn unwatch(&self, topic: Topic, connection: ConnectionId, hub: &HubAddr) {
        // `do_send` ignores the bound of the mailbox; there is one message for each watch.
        match topic {
            Topic::Post(post) => {
                if let Some(thread) = self.0.threads.find(post) {
                    thread.do_send(Unwatch(connection));
                }
            }
            Topic::Square | Topic::Tag(_) | Topic::Gifts | Topic::Game(_) => {
                hub.do_send(Topical::Leave { topic, connection });
            }
        }
    }

    /// Writes in a thread; answers when it is committed.
    pub async fn write(&self, command: Command) -> Result<Outcome, ActorError> {
        let Command { post, uid, deed } = command;
        let deliver = |command| self.0.find_or_start_thread(post).send(command);
        let outcome = at_most_once::send(Write { uid, deed }, deliver).await??;
        if !matches!(outcome, Outcome::Refused(_)) {
            self.acted(uid);
        }
        Ok(outcome)
    }

    /// Asks the post's Thread, which starts if needed. If it ends before it answers, the next one is asked: only for messages that may
    /// be handled twice.
    async fn ask_thread<M>(&self, post: i64, message: impl Fn() -> M) -> Result<M::Result, ActorError>
    where
        M: Message + Send + 'static,
        M::Result: Send,
        Thread: Handler<M>,
        Context<Thread>: ToEnvelope<Thread, M>,
    {
        for _ in 0..3 {
            let asked = self.0.find_or_start_thread(post).send(message());
            if let Ok(answer) = asked.await {
                return Ok(answer);
            }
        }
        Err(ActorError::Overloaded)
    }
}

impl Shared {
    /// Notifies the post's Thread, if there is one. If its mailbox is full, the next check of the heads repairs it.
    pub fn tell_thread(&self, post: i64, tell: TellThread) {
        if let Some(thread) = self.threads.find(post) {
            try_tell(&thread, tell);
        }
    }

    pub fn tell_all_threads(&self, tell: &TellThread) {
        self.threads.visit(|thread| try_tell(thread, tell.clone()));
    }

    /// The posts that have a Thread here.
    pub fn posts(&self) -> Vec<i64> {
        self.threads.keys(|_| true)
    }

    fn find_or_start_thread(self: &Arc<Self>, post: i64) -> Arc<Addr<Thread>> {
        self.threads.find_or_start(post, Addr::connected, || {
            let (services, host) = (self.services.clone(), self.clone());
            Thread::start_in_arbiter(self.arbiters.of(post), move |_| Thread::new(post, services, host))
        })
    }
}

impl ThreadHost for Shared {
    fn thread_ended(&self, post: i64, thread: &Addr<Thread>) {
        let unsubscribe = || self.services.relay.unsubscribe(Channel::Post(post));
        self.threads.remove(post, |found| found == thread, unsubscribe);
    }

    fn tell_moved(&self, moved: Vec<Moved>) {
        for moved in moved {
            self.services.relay.publish_moved(&moved);
            self.tell(moved.uid, Tell::Moved(moved));
        }
    }
}

fn try_tell(thread: &Addr<Thread>, tell: TellThread) {
    if thread.try_send(tell).is_err() {
        metrics::counter!("portal_thread_mailbox_full_total").increment(1);
    }
}
