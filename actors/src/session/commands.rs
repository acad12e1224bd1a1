//! Commands of the account run next to the mailbox: one that waits for a row holds up no other call. The committer orders them,
//! and the Session merges the status that each left, as it merges those of other nodes.

use std::{future::Future, sync::atomic::Ordering, time::Instant};

use actix::prelude::*;
use futures_util::FutureExt;
use sql::{
    check_in,
    purchase::{self, Bought},
    status::Snapshot,
};

use super::{CheckIn, MarkRead, Merged, Purchase, Reward, Session, Tell};
use crate::{
    actor::{ActorError, at_most_once::AtMostOnce},
    committer::{CheckedIn, CommitError, Rewarded},
};

type Answer<T> = Result<T, ActorError>;

impl Handler<AtMostOnce<MarkRead>> for Session {
    type Result = ResponseActFuture<Self, Answer<Option<Snapshot>>>;

    fn handle(&mut self, read: AtMostOnce<MarkRead>, _: &mut Self::Context) -> Self::Result {
        let (committer, uid) = (&self.services.committer, self.uid);
        let marked = match read.take() {
            MarkRead::Messages(read) => committer.mark_read(uid, read).left_future(),
            MarkRead::Notices(read) => committer.mark_notices_read(uid, read).right_future(),
        };
        self.run(marked, Option::as_ref, |_| false)
    }
}

impl Handler<AtMostOnce<CheckIn>> for Session {
    type Result = ResponseActFuture<Self, Answer<CheckedIn>>;

    fn handle(&mut self, command: AtMostOnce<CheckIn>, _: &mut Self::Context) -> Self::Result {
        let CheckIn(command) = command.take();
        // A day that is made up is no deed.
        let counts = command.deed == check_in::Deed::CheckIn;
        let committed = self.services.committer.check_in(command);
        self.run(
            committed,
            |(_, status)| status.as_ref(),
            move |(outcome, _)| counts && matches!(outcome, check_in::Outcome::Done(_)),
        )
    }
}

impl Handler<AtMostOnce<Purchase>> for Session {
    type Result = ResponseActFuture<Self, Answer<Bought>>;

    fn handle(&mut self, command: AtMostOnce<Purchase>, _: &mut Self::Context) -> Self::Result {
        let Purchase(command) = command.take();
        let committed = self.services.committer.purchase(command);
        self.run(
            committed,
            |(_, status)| status.as_ref(),
            |(outcome, _)| matches!(outcome, purchase::Outcome::Download(_)),
        )
    }
}

impl Handler<AtMostOnce<Reward>> for Session {
    type Result = ResponseActFuture<Self, Answer<Rewarded>>;

    fn handle(&mut self, command: AtMostOnce<Reward>, _: &mut Self::Context) -> Self::Result {
        let Reward(command) = command.take();
        let committed = self.services.committer.reward(command);
        self.run(committed, |(_, status)| status.as_ref(), |_| false)
    }
}

impl Session {
    /// Answers when the command is committed and the status that it left is on its way to the sockets.
    /// `may_count`: what the command did may count towards an activity.
    fn run<T: 'static>(
        &mut self,
        command: impl Future<Output = Result<T, CommitError>> + 'static,
        status: fn(&T) -> Option<&Snapshot>,
        may_count: impl FnOnce(&T) -> bool + 'static,
    ) -> ResponseActFuture<Self, Answer<T>> {
        self.begin_command();
        let known = self.state.as_ref().map(|state| state.snapshot.version);
        let merged = command.into_actor(self).map(move |result, act: &mut Self, ctx| {
            act.end_command();
            let committed = act.heard(result)?;
            if may_count(&committed) {
                act.acted(true, ctx);
            }
            let reading = status(&committed).and_then(|status| act.merge_own(status, known, ctx));
            Ok((committed, reading))
        });
        Box::pin(merged.then(|result: Answer<_>, act, _| {
            async move {
                let (committed, reading) = result?;
                if let Some(reading) = reading {
                    // It ends early only with the Session, and its sockets attach to another one then.
                    let _ = reading.await;
                }
                Ok(committed)
            }
            .into_actor(act)
        }))
    }

    /// Merges the status that a command left; `known` is the version here when the command was asked. Other nodes are notified
    /// of all that is newer: what this Session has read since, they may not have heard.
    fn merge_own(
        &mut self,
        status: &Snapshot,
        known: Option<i64>,
        ctx: &mut Context<Self>,
    ) -> Option<Request<Self, Tell>> {
        if known.is_none_or(|known| status.version > known) {
            self.services.relay.publish_status(status);
        }
        let mixed = self.merge(status.clone(), ctx) == Merged::Mixed;
        // By the mailbox: nothing may interleave with a reading.
        mixed.then(|| ctx.address().send(Tell::Changed))
    }

    /// A command that failed may have been committed, and its answer lost: what is remembered may be old then.
    fn heard<T>(&mut self, result: Result<T, CommitError>) -> Result<T, CommitError> {
        result.inspect_err(|_| self.view.stale.store(true, Ordering::Release))
    }

    /// The Session does not rest while a command runs: the caller would not learn the outcome.
    pub(super) fn begin_command(&mut self) {
        self.last_used = Instant::now();
        self.commands += 1;
    }

    pub(super) fn end_command(&mut self) {
        self.last_used = Instant::now();
        self.commands -= 1;
    }
}
