//! Commands of the account run next to the mailbox, so that a command that waits for a locked row delays no other call. The committer
//! orders them. The Session merges the status after each command, as it merges statuses from other nodes.

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
        // Making up for a missed day counts towards no activity.
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
    /// Answers when the command is committed and the status after it is on its way to the sockets.
    /// `may_count`: true if the outcome may count towards an activity.
    fn run<T: 'static>(
        &mut self,
        command: impl Future<Output = Result<T, CommitError>> + 'static,
        status: fn(&T) -> Option<&Snapshot>,
        may_count: impl FnOnce(&T) -> bool + 'static,
    ) -> ResponseActFuture<Self, Answer<T>> {
        self.begin_command();
        let known = self.state.as_ref().map(|state| state.snapshot.version);
        let epoch = self.services.history.epoch();
        let merged = command.into_actor(self).map(move |result, act: &mut Self, ctx| {
            act.end_command();
            let committed = act.heard(result)?;
            if may_count(&committed) {
                act.acted(true, ctx);
            }
            let reading = status(&committed).and_then(|status| act.merge_own(status, known, epoch, ctx));
            Ok((committed, reading))
        });
        Box::pin(merged.then(|result: Answer<_>, act, _| {
            async move {
                let (committed, reading) = result?;
                if let Some(reading) = reading {
                    // The read is lost only if the Session ends. Its sockets then attach to another one.
                    let _ = reading.await;
                }
                Ok(committed)
            }
            .into_actor(act)
        }))
    }

    /// Merges the status after a command; `known` is the version here before the command, and `epoch` that of the database's history.
    /// A newer status is published to other nodes: this Session may know it from a later read, but other nodes may not.
    fn merge_own(
        &mut self,
        status: &Snapshot,
        known: Option<i64>,
        epoch: u64,
        ctx: &mut Context<Self>,
    ) -> Option<Request<Self, Tell>> {
        if epoch != self.services.history.epoch() {
            // The database may have lost this commit. Its version must not be compared with those of another history.
            return Some(ctx.address().send(Tell::Changed));
        }
        if known.is_none_or(|known| status.version > known) {
            self.services.relay.publish_status(status);
        }
        let mixed = self.merge(status.clone(), ctx) == Merged::Mixed;
        // Through the mailbox: no other message may be handled during a read.
        mixed.then(|| ctx.address().send(Tell::Changed))
    }

    /// A failed command may have been committed, and only its answer lost. The remembered status may then be old.
    fn heard<T>(&mut self, result: Result<T, CommitError>) -> Result<T, CommitError> {
        result.inspect_err(|_| self.view.stale.store(true, Ordering::Release))
    }

    /// Keeps the Session alive while a command runs. Otherwise the caller would not get the outcome.
    pub(super) fn begin_command(&mut self) {
        self.last_used = Instant::now();
        self.commands += 1;
    }

    pub(super) fn end_command(&mut self) {
        self.last_used = Instant::now();
        self.commands -= 1;
    }
}
