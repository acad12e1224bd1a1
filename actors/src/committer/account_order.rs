//! Orders the commands of one account that lock its status row: a command enters a queue of the committer when the command before it
//! has ended. While one command of an account waits for a row, the other commands of this account therefore delay no batch.

use std::{
    collections::{HashMap, hash_map::Entry},
    future::Future,
    sync::Arc,
};

use futures_util::FutureExt;
use tokio::{
    sync::{Mutex, OwnedMutexGuard},
    time::timeout,
};

use super::{Answer, CommitError, batcher::PATIENCE};
use crate::platform::sharded::Sharded;

/// Maximum number of commands of one account, including the one that runs; beyond it callers are refused.
const MAX_OF_ACCOUNT: usize = 256;

#[derive(Clone, Default)]
pub struct AccountOrder(Arc<Sharded<HashMap<i64, Queue>>>);

/// The queue of one account, while it has a command.
#[derive(Default)]
struct Queue {
    /// First come, first served.
    turn: Arc<Mutex<()>>,
    commands: usize,
}

/// The right to run the account's next command. Held while the command runs.
pub struct Turn {
    // Dropped in this order: the next command gets its turn before the queue can be removed.
    _turn: OwnedMutexGuard<()>,
    _place: QueuePosition,
}

struct QueuePosition {
    order: AccountOrder,
    uid: i64,
}

impl AccountOrder {
    /// Turns come in the order of these calls, not in the order in which their futures are polled. `Overloaded`: the commands before it
    /// took too long. Each of them may wait for the same locked row, and the caller needs an answer.
    pub fn turn(&self, uid: i64) -> impl Future<Output = Answer<Turn>> + Send + use<> {
        let entered = self.enter(uid).map(|(place, turn)| {
            let mut turn = Box::pin(turn.lock_owned());
            // This poll queues it.
            let held = turn.as_mut().now_or_never();
            (place, turn, held)
        });
        async move {
            let (place, turn, held) = entered?;
            let turn = match held {
                Some(held) => held,
                None => timeout(PATIENCE, turn).await.map_err(|_| CommitError::Overloaded)?,
            };
            Ok(Turn { _turn: turn, _place: place })
        }
    }

    /// Commands that wait for another of their account.
    pub fn queued(&self) -> usize {
        let waiting = |queue: &Queue| queue.commands.saturating_sub(1);
        self.0.each().map(|accounts| accounts.values().map(waiting).sum::<usize>()).sum()
    }

    fn enter(&self, uid: i64) -> Answer<(QueuePosition, Arc<Mutex<()>>)> {
        let mut accounts = self.0.lock(uid);
        let queue = accounts.entry(uid).or_default();
        if queue.commands >= MAX_OF_ACCOUNT {
            return Err(CommitError::Overloaded);
        }
        queue.commands += 1;
        Ok((QueuePosition { order: self.clone(), uid }, queue.turn.clone()))
    }
}

impl Drop for QueuePosition {
    fn drop(&mut self) {
        let mut accounts = self.order.0.lock(self.uid);
        if let Entry::Occupied(mut queue) = accounts.entry(self.uid) {
            queue.get_mut().commands -= 1;
            if queue.get().commands == 0 {
                queue.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::Instant;

    use super::*;

    #[tokio::test]
    async fn commands_of_one_account_take_turns_in_the_order_of_their_calls() {
        let order = AccountOrder::default();
        let first = order.turn(1).await.unwrap();
        let (mut second, mut third) = (Box::pin(order.turn(1)), Box::pin(order.turn(1)));
        // Polled in the reverse order.
        assert!(third.as_mut().now_or_never().is_none());
        assert!(second.as_mut().now_or_never().is_none());
        assert_eq!(order.queued(), 2);
        drop(first);
        assert!(third.as_mut().now_or_never().is_none());
        drop(second.await.unwrap());
        drop(third.await.unwrap());
        assert!(order.0.lock(1).is_empty(), "an account without commands leaves nothing behind");
    }

    #[tokio::test]
    async fn another_account_does_not_wait() {
        let order = AccountOrder::default();
        let _first = order.turn(1).await.unwrap();
        assert!(order.turn(2).now_or_never().is_some_and(|turn| turn.is_ok()));
    }

    #[tokio::test]
    async fn a_caller_that_leaves_the_queue_holds_up_nobody() {
        let order = AccountOrder::default();
        let first = order.turn(1).await.unwrap();
        let (second, third) = (order.turn(1), order.turn(1));
        drop(second);
        drop(first);
        drop(third.await.unwrap());
        assert!(order.0.lock(1).is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn a_command_behind_a_stuck_one_waits_a_bounded_time() {
        let order = AccountOrder::default();
        let first = order.turn(1).await.unwrap();
        let began = Instant::now();
        let second = timeout(2 * PATIENCE, order.turn(1)).await.expect("it is refused in time");
        assert!(matches!(second, Err(CommitError::Overloaded)));
        assert!(began.elapsed() >= PATIENCE);
        drop(first);
        assert!(order.turn(1).await.is_ok());
        assert!(order.0.lock(1).is_empty());
    }

    #[tokio::test]
    async fn one_account_queues_a_bounded_number_of_commands() {
        let order = AccountOrder::default();
        let turns: Vec<_> = (0..MAX_OF_ACCOUNT).map(|_| order.turn(1)).collect();
        assert!(matches!(order.turn(1).await, Err(CommitError::Overloaded)));
        assert!(order.turn(2).await.is_ok());
        drop(turns);
        assert!(order.turn(1).await.is_ok());
    }
}
