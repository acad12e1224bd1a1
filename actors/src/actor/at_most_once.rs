//! Delivers a command to an actor at most once. If the actor ends before it handles the command, the next actor gets it. If it ends
//! while it handles the command, the outcome is unknown, and no other actor gets it.

use std::future::Future;

use actix::prelude::*;
use tokio::sync::oneshot;

use super::ActorError;

/// Maximum number of actors that may end one after another before they handle the command.
const ATTEMPTS: usize = 3;

/// A command on its way. If it is dropped unhandled, it returns to its sender.
pub struct AtMostOnce<M>(Option<(M, oneshot::Sender<M>)>);

impl<M> AtMostOnce<M> {
    /// Called when the actor begins to handle the command. From now on the command does not return to its sender.
    pub fn take(mut self) -> M {
        self.0.take().expect("only this and drop take it").0
    }
}

impl<M> Drop for AtMostOnce<M> {
    fn drop(&mut self) {
        if let Some((command, sender)) = self.0.take() {
            // An error means that the sender no longer waits. Then nobody sends the command again.
            let _ = sender.send(command);
        }
    }
}

impl<M: Message> Message for AtMostOnce<M> {
    type Result = M::Result;
}

/// Calls `deliver`, which sends the command to an actor. Calls it again if that actor ended before it handled the command.
pub async fn send<M, Sent>(
    mut command: M,
    deliver: impl Fn(AtMostOnce<M>) -> Sent,
) -> Result<M::Result, ActorError>
where
    M: Message,
    Sent: Future<Output = Result<M::Result, MailboxError>>,
{
    for _ in 0..ATTEMPTS {
        let (sender, returned) = oneshot::channel();
        if let Ok(answer) = deliver(AtMostOnce(Some((command, sender)))).await {
            return Ok(answer);
        }
        command = returned.await.map_err(|_| ActorError::Interrupted)?;
    }
    Err(ActorError::Overloaded)
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    };

    use super::*;

    #[derive(Message)]
    #[rtype(result = "()")]
    struct Count(Arc<AtomicUsize>);

    #[derive(Clone, Copy)]
    enum Counter {
        /// Stops before it handles anything.
        Stops,
        /// Counts, then panics before it answers.
        Panics,
        Answers,
    }

    impl Actor for Counter {
        type Context = Context<Self>;

        fn started(&mut self, ctx: &mut Self::Context) {
            if let Self::Stops = self {
                ctx.stop();
            }
        }
    }

    impl Handler<AtMostOnce<Count>> for Counter {
        type Result = ();

        fn handle(&mut self, command: AtMostOnce<Count>, _: &mut Self::Context) {
            command.take().0.fetch_add(1, Ordering::SeqCst);
            assert!(matches!(self, Self::Answers), "asked to panic");
        }
    }

    /// Sends to these actors, one after the other. Returns how often the command was handled, and how many actors it reached.
    async fn sent_to(counters: &[Counter]) -> (Result<(), ActorError>, usize, usize) {
        let (handled, found) = (Arc::new(AtomicUsize::new(0)), AtomicUsize::new(0));
        let deliver = |command| counters[found.fetch_add(1, Ordering::SeqCst)].start().send(command);
        let answer = send(Count(handled.clone()), deliver).await;
        (answer, handled.load(Ordering::SeqCst), found.load(Ordering::SeqCst))
    }

    #[actix::test]
    async fn a_command_that_was_not_handled_goes_to_the_next_actor() {
        let (answer, handled, found) = sent_to(&[Counter::Stops, Counter::Stops, Counter::Answers]).await;
        assert!(answer.is_ok(), "{answer:?}");
        assert_eq!((handled, found), (1, 3));
    }

    #[actix::test]
    async fn a_command_whose_actor_ended_while_it_was_handled_is_not_sent_again() {
        let (answer, handled, found) = sent_to(&[Counter::Panics, Counter::Answers]).await;
        assert!(matches!(answer, Err(ActorError::Interrupted)), "{answer:?}");
        assert_eq!((handled, found), (1, 1));
    }

    #[actix::test]
    async fn actors_that_all_end_unused_leave_the_command_undone() {
        let (answer, handled, found) = sent_to(&[Counter::Stops; ATTEMPTS]).await;
        assert!(matches!(answer, Err(ActorError::Overloaded)), "{answer:?}");
        assert_eq!((handled, found), (0, ATTEMPTS));
    }
}
