use std::{future::ready, sync::Arc, task::Poll};

use parking_lot::Mutex;
use tokio::{sync::Semaphore, task::JoinHandle};

use super::*;

#[tokio::test]
async fn what_queues_while_a_batch_runs_is_the_next_batch() {
    let gate = Arc::new(Semaphore::new(0));
    let sizes = Arc::new(Mutex::new(Vec::new()));
    let (started, mut starts) = mpsc::unbounded_channel();
    let batcher = Batcher::simulated(1, {
        let (gate, sizes) = (gate.clone(), sizes.clone());
        move |batch: Vec<i64>| {
            let (gate, sizes, started) = (gate.clone(), sizes.clone(), started.clone());
            async move {
                sizes.lock().push(batch.len());
                started.send(()).unwrap();
                gate.acquire().await.unwrap().forget();
                batch.into_iter().map(Ok).collect()
            }
        }
    });
    let ask = |n| {
        let batcher = batcher.clone();
        tokio::spawn(async move { batcher.ask(0, n).await.unwrap() })
    };
    let first = ask(1);
    starts.recv().await;
    let rest: Vec<_> = (2..=5).map(ask).collect();
    while batcher.queued() < 4 {
        tokio::task::yield_now().await;
    }
    gate.add_permits(2);
    assert_eq!(first.await.unwrap(), 1);
    for (answer, n) in rest.into_iter().zip(2..) {
        assert_eq!(answer.await.unwrap(), n);
    }
    assert_eq!(*sizes.lock(), [1, 4]);
}

#[tokio::test]
async fn commands_that_arrive_while_a_connection_is_awaited_join_the_batch() {
    let connections = Arc::new(Semaphore::new(0));
    let (began, mut begun) = mpsc::unbounded_channel();
    let (wanted, mut wants) = mpsc::unbounded_channel();
    let free = connections.clone();
    let connecting = move || {
        wanted.send(()).unwrap();
        free.clone().acquire_owned().map(|connection| Ok(connection.unwrap()))
    };
    let batcher = Batcher::start("test", 1, connecting, move |_, batch: Vec<(i64, i64)>| {
        began.send(batch.len()).unwrap();
        ready(answered(batch.into_iter().map(|(_, n)| Ok(n))))
    });
    let first = ask(&batcher, 1, 1).await;
    wants.recv().await;
    let asked = [first, ask(&batcher, 2, 2).await, ask(&batcher, 3, 3).await];
    connections.add_permits(1);
    for (asked, n) in asked.into_iter().zip(1..) {
        assert_eq!(asked.await.unwrap().unwrap(), n);
    }
    assert_eq!(begun.recv().await, Some(3));
}

#[tokio::test]
async fn no_connection_is_taken_while_no_command_waits() {
    let taken = Arc::new(AtomicUsize::new(0));
    let count = taken.clone();
    let connecting = move || {
        count.fetch_add(1, Ordering::Relaxed);
        ready(Ok(()))
    };
    let batcher = Batcher::start("test", 1, connecting, |(), batch: Vec<(i64, i64)>| {
        ready(answered(batch.into_iter().map(|(_, n)| Ok(n))))
    });
    for n in 1..=3 {
        assert_eq!(ask(&batcher, 1, n).await.await.unwrap().unwrap(), n);
    }
    assert_eq!(taken.load(Ordering::Relaxed), 3);
}

#[tokio::test]
async fn commands_are_refused_when_no_connection_comes_and_later_ones_try_again() {
    let connections = Arc::new(Semaphore::new(0));
    let free = connections.clone();
    let connecting = move || ready(free.try_acquire().map(drop).map_err(|_| CommitError::Overloaded));
    let batcher = Batcher::start("test", 1, connecting, |(), batch: Vec<(i64, i64)>| {
        ready(answered(batch.into_iter().map(|(_, n)| Ok(n))))
    });
    for asked in [ask(&batcher, 1, 1).await, ask(&batcher, 2, 2).await] {
        assert!(matches!(asked.await.unwrap(), Err(CommitError::Overloaded)));
    }
    assert_eq!(batcher.queued(), 0);
    connections.add_permits(1);
    assert_eq!(ask(&batcher, 1, 3).await.await.unwrap().unwrap(), 3);
}

#[tokio::test]
async fn a_batch_that_panics_does_not_take_the_others_along() {
    let batcher = Batcher::simulated(1, |batch: Vec<i64>| async move {
        assert!(batch[0] > 0, "asked to panic");
        batch.into_iter().map(Ok).collect()
    });
    assert!(matches!(batcher.ask(0, 0).await, Err(CommitError::Overloaded)));
    assert_eq!(batcher.ask(0, 1).await.unwrap(), 1);
}

/// Batches that run until the test releases them.
fn held_up(most: usize) -> (Batcher<(i64, i64), i64>, mpsc::UnboundedReceiver<Begun>) {
    let (began, begun) = mpsc::unbounded_channel();
    let batcher = Batcher::simulated(most, move |batch: Vec<(i64, i64)>| {
        let (go, gone) = oneshot::channel();
        began.send((batch.clone(), go)).unwrap();
        async move {
            let _ = gone.await;
            batch.into_iter().map(|(_, n)| Ok(n)).collect()
        }
    });
    (batcher, begun)
}

/// The commands of a batch, and the sender that releases it.
type Begun = (Vec<(i64, i64)>, oneshot::Sender<()>);

/// Sends the n-th command of a key. It is in the queue when this returns.
async fn ask(batcher: &Batcher<(i64, i64), i64>, key: i64, n: i64) -> JoinHandle<Answer<i64>> {
    let batcher = batcher.clone();
    let mut asked = Box::pin(async move { batcher.ask(key, (key, n)).await });
    match futures_util::poll!(&mut asked) {
        Poll::Ready(answer) => tokio::spawn(async { answer }),
        Poll::Pending => tokio::spawn(asked),
    }
}

#[tokio::test(start_paused = true)]
async fn a_batch_that_takes_long_is_passed_by_what_has_nothing_to_do_with_it() {
    let (batcher, mut begun) = held_up(2);
    let first = ask(&batcher, 1, 1).await;
    let (batch, stuck) = begun.recv().await.unwrap();
    assert_eq!(batch, [(1, 1)]);
    let at = Instant::now();
    let same = ask(&batcher, 1, 2).await;
    let others = [ask(&batcher, 2, 1).await, ask(&batcher, 3, 1).await, ask(&batcher, 2, 2).await];
    let (batch, passes) = begun.recv().await.unwrap();
    assert_eq!(batch, [(2, 1), (3, 1), (2, 2)], "together, once the first has taken long");
    assert!(at.elapsed() >= TURN && at.elapsed() < 2 * TURN, "{:?}", at.elapsed());
    passes.send(()).unwrap();
    for other in others {
        other.await.unwrap().unwrap();
    }
    assert_eq!(batcher.queued(), 1, "what belongs behind the first waits for it");
    stuck.send(()).unwrap();
    assert_eq!(first.await.unwrap().unwrap(), 1);
    begun.recv().await.unwrap().1.send(()).unwrap();
    assert_eq!(same.await.unwrap().unwrap(), 2);
}

/// A crowd whose batch has just been answered.
async fn answered_a_crowd(batcher: &Batcher<(i64, i64), i64>, begun: &mut mpsc::UnboundedReceiver<Begun>) {
    let first = ask(batcher, 0, 0).await;
    let (_, alone) = begun.recv().await.unwrap();
    let mut asked = vec![first];
    for key in 1..=CROWD as i64 {
        asked.push(ask(batcher, key, 1).await);
    }
    alone.send(()).unwrap();
    let (batch, crowd) = begun.recv().await.unwrap();
    assert_eq!(batch.len(), CROWD);
    crowd.send(()).unwrap();
    for one in asked {
        one.await.unwrap().unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn a_crowd_that_was_answered_is_one_batch_again() {
    let (batcher, mut begun) = held_up(2);
    answered_a_crowd(&batcher, &mut begun).await;
    let at = Instant::now();
    for key in 1..=CROWD as i64 {
        assert!(begun.try_recv().is_err(), "begun before all were there");
        ask(&batcher, key, 2).await;
        tokio::task::yield_now().await;
    }
    let (batch, _) = begun.recv().await.unwrap();
    assert_eq!(batch.len(), CROWD);
    assert!(at.elapsed() < GATHER, "nobody else is waited for");
}

#[tokio::test(start_paused = true)]
async fn an_empty_queue_sleeps_after_a_crowd() {
    let (batcher, mut begun) = held_up(1);
    answered_a_crowd(&batcher, &mut begun).await;
    // The paused clock advances only while every task sleeps: a queue that spins never lets this end.
    tokio::time::sleep(2 * GATHER).await;
    let next = ask(&batcher, 1, 7).await;
    begun.recv().await.unwrap().1.send(()).unwrap();
    assert_eq!(next.await.unwrap().unwrap(), 7);
}

#[tokio::test(start_paused = true)]
async fn a_queue_sleeps_after_a_crowd_while_it_waits_for_a_running_batch() {
    let (batcher, mut begun) = held_up(2);
    let filler = ask(&batcher, 0, 0).await;
    let (_, first) = begun.recv().await.unwrap();
    for key in 1..=CROWD as i64 {
        drop(ask(&batcher, key, 1).await);
    }
    first.send(()).unwrap();
    filler.await.unwrap().unwrap();
    let (_, crowd) = begun.recv().await.unwrap();
    tokio::time::sleep(2 * TURN).await;
    drop(ask(&batcher, 20, 1).await);
    let (_, _runs) = begun.recv().await.unwrap();
    let next = ask(&batcher, 21, 1).await;
    crowd.send(()).unwrap();
    // As above: a queue that spins never lets this end.
    tokio::time::sleep(2 * GATHER).await;
    assert!(begun.try_recv().is_err(), "the batch before it has its turn");
    begun.recv().await.unwrap().1.send(()).unwrap();
    assert_eq!(next.await.unwrap().unwrap(), 1);
}

#[tokio::test(start_paused = true)]
async fn who_of_a_crowd_does_not_come_again_is_not_waited_for_long() {
    let (batcher, mut begun) = held_up(2);
    answered_a_crowd(&batcher, &mut begun).await;
    let at = Instant::now();
    ask(&batcher, 1, 2).await;
    let (batch, go) = begun.recv().await.unwrap();
    assert_eq!(batch, [(1, 2)]);
    let waited = at.elapsed();
    assert!(waited >= GATHER - Duration::from_millis(1) && waited <= 2 * GATHER, "{waited:?}");
    go.send(()).unwrap();
    let at = Instant::now();
    ask(&batcher, 1, 3).await;
    begun.recv().await.unwrap();
    assert!(at.elapsed() < Duration::from_millis(1), "behind one alone nobody waits");
}

#[tokio::test(start_paused = true)]
async fn what_was_stuck_with_another_is_not_stuck_with_it_again() {
    let (began, mut begun) = mpsc::unbounded_channel();
    // Each batch runs until the test says whether it met contention.
    let batcher = Batcher::start(
        "test",
        2,
        || ready(Ok(())),
        move |(), batch: Vec<(i64, i64)>| {
            let (end, ended) = oneshot::channel();
            began.send((batch.clone(), end)).unwrap();
            async move {
                match ended.await {
                    Ok(true) => super::stuck(batch, sql::Error::Invalid("locked".into())),
                    _ => answered(batch.into_iter().map(|(_, n)| Ok(n))),
                }
            }
        },
    );
    let filler = ask(&batcher, 9, 0).await;
    let (_, first) = begun.recv().await.unwrap();
    let stuck = [ask(&batcher, 1, 1).await, ask(&batcher, 2, 1).await];
    first.send(false).unwrap();
    filler.await.unwrap().unwrap();
    let (batch, together) = begun.recv().await.unwrap();
    assert_eq!(batch, [(1, 1), (2, 1)]);
    let behind = [ask(&batcher, 1, 2).await, ask(&batcher, 2, 2).await];
    together.send(true).unwrap();
    let (batch, still_stuck) = begun.recv().await.unwrap();
    assert_eq!(batch, [(1, 1), (1, 2)]);
    let (batch, passes) = begun.recv().await.unwrap();
    assert_eq!(batch, [(2, 1), (2, 2)], "next to the one that is stuck");
    passes.send(false).unwrap();
    let ([first, second], [third, fourth]) = (stuck, behind);
    assert_eq!((second.await.unwrap().unwrap(), fourth.await.unwrap().unwrap()), (1, 2));
    // A key whose last batch met no contention shares batches again.
    let again = [ask(&batcher, 2, 3).await, ask(&batcher, 3, 1).await];
    let (batch, go) = begun.recv().await.unwrap();
    assert_eq!(batch, [(2, 3), (3, 1)]);
    go.send(false).unwrap();
    still_stuck.send(false).unwrap();
    for one in again.into_iter().chain([first, third]) {
        one.await.unwrap().unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn a_slow_disk_does_not_end_the_sharing_of_commits() {
    const COMMIT: Duration = Duration::from_millis(1500);
    let batcher = Batcher::simulated(4, |batch: Vec<(i64, i64)>| async move {
        tokio::time::sleep(COMMIT).await;
        batch.into_iter().map(|(_, n)| Ok(n)).collect()
    });
    let at = Instant::now();
    for n in 1..=3 {
        let mut asked = Vec::new();
        for key in 1..=100 {
            asked.push(ask(&batcher, key, n).await);
        }
        for one in asked {
            assert_eq!(one.await.unwrap().unwrap(), n);
        }
    }
    assert!(at.elapsed() < 4 * COMMIT, "{:?}", at.elapsed());
}

#[tokio::test(start_paused = true)]
async fn no_more_batches_run_at_once_than_allowed() {
    let (batcher, mut begun) = held_up(2);
    let mut held = Vec::new();
    for key in 1..=2 {
        drop(ask(&batcher, key, 1).await);
        held.push(begun.recv().await.unwrap());
    }
    let waits = ask(&batcher, 3, 1).await;
    tokio::time::sleep(10 * TURN).await;
    assert_eq!((begun.len(), batcher.queued()), (0, 1));
    held.remove(0).1.send(()).unwrap();
    begun.recv().await.unwrap().1.send(()).unwrap();
    assert_eq!(waits.await.unwrap().unwrap(), 1);
}

#[tokio::test]
async fn what_waits_for_one_key_leaves_room_to_others() {
    let (batcher, mut begun) = held_up(2);
    drop(ask(&batcher, 1, 0).await);
    let (_, _stuck) = begun.recv().await.unwrap();
    let mut waiting = Vec::new();
    for n in 0..=MAX_OF_KEY as i64 {
        waiting.push(ask(&batcher, 1, n).await);
    }
    let refused = waiting.pop().unwrap().await.unwrap();
    assert!(matches!(refused, Err(CommitError::Overloaded)));
    assert_eq!(batcher.queued(), MAX_OF_KEY);
    let other = ask(&batcher, 2, 0).await;
    begun.recv().await.unwrap().1.send(()).unwrap();
    assert_eq!(other.await.unwrap().unwrap(), 0);
}

#[tokio::test]
async fn a_full_queue_refuses_instead_of_growing() {
    let batcher = Batcher::<i64, i64>::simulated(1, |_| std::future::pending());
    let mut waiting = Vec::new();
    let mut refused = 0;
    for n in 0..(MAX_QUEUE + 10) as i64 {
        let mut ask = Box::pin({
            let batcher = batcher.clone();
            async move { batcher.ask(0, n).await }
        });
        match futures_util::poll!(&mut ask) {
            Poll::Ready(Err(CommitError::Overloaded)) => refused += 1,
            Poll::Pending => waiting.push(ask),
            other @ Poll::Ready(_) => panic!("{other:?}"),
        }
    }
    assert!(refused == 10, "{refused}");
}

/// Keys that meet contention in every batch until the test removes them from this set.
type Locked = Arc<Mutex<HashSet<i64>>>;
/// The batches that began, each as soon as it began.
type Batches = mpsc::UnboundedReceiver<Vec<(i64, i64)>>;

fn locked(most: usize, keys: &[i64]) -> (Batcher<(i64, i64), i64>, Locked, Batches) {
    let locked: Locked = Arc::new(Mutex::new(keys.iter().copied().collect()));
    let (began, begun) = mpsc::unbounded_channel();
    let of = locked.clone();
    let batcher = Batcher::start(
        "test",
        most,
        || ready(Ok(())),
        move |(), batch: Vec<(i64, i64)>| {
            began.send(batch.clone()).unwrap();
            let locked = of.clone();
            async move {
                tokio::time::sleep(LOCK_WAIT).await;
                if batch.iter().any(|(key, _)| locked.lock().contains(key)) {
                    return super::stuck(batch, sql::Error::Invalid("locked".into()));
                }
                answered(batch.into_iter().map(|(_, n)| Ok(n)))
            }
        },
    );
    (batcher, locked, begun)
}

/// As long as a statement waits for a lock.
const LOCK_WAIT: Duration = Duration::from_millis(400);

#[tokio::test(start_paused = true)]
async fn after_contention_only_the_stuck_key_waits_on() {
    for most in [1, 4] {
        let (batcher, locked, mut begun) = locked(most, &[2]);
        let filler = ask(&batcher, 9, 9).await;
        begun.recv().await.unwrap();
        let at = Instant::now();
        let [first, stuck, third] =
            [ask(&batcher, 1, 1).await, ask(&batcher, 2, 2).await, ask(&batcher, 3, 3).await];
        assert_eq!((first.await.unwrap().unwrap(), third.await.unwrap().unwrap()), (1, 3));
        assert!(at.elapsed() < 6 * LOCK_WAIT, "{:?}", at.elapsed());
        assert!(!stuck.is_finished());
        assert_eq!(filler.await.unwrap().unwrap(), 9);
        // Later commands of other keys pass it, also if only one batch may run at a time.
        let at = Instant::now();
        assert_eq!(ask(&batcher, 4, 4).await.await.unwrap().unwrap(), 4);
        assert!(at.elapsed() < 3 * LOCK_WAIT, "{:?}", at.elapsed());
        let behind = ask(&batcher, 2, 5).await;
        locked.lock().clear();
        assert_eq!((stuck.await.unwrap().unwrap(), behind.await.unwrap().unwrap()), (2, 5));
        assert_eq!(batcher.queued(), 0);
    }
}

#[tokio::test(start_paused = true)]
async fn many_stuck_keys_delay_the_others_only_by_their_turns() {
    for most in [1, 4] {
        let keys = Vec::from_iter(1..=2 * most as i64);
        let (batcher, locked, mut begun) = locked(most, &keys);
        let filler = ask(&batcher, 99, 0).await;
        begun.recv().await.unwrap();
        let mut stuck = Vec::new();
        for key in &keys {
            stuck.push(ask(&batcher, *key, 1).await);
        }
        let same_batch = ask(&batcher, 50, 1).await;
        filler.await.unwrap().unwrap();
        let at = Instant::now();
        same_batch.await.unwrap().unwrap();
        // One batch of all, then each stuck key once.
        assert!(at.elapsed() < 6 * LOCK_WAIT, "{most}: {:?}", at.elapsed());
        for key in 60..63 {
            let at = Instant::now();
            ask(&batcher, key, 1).await.await.unwrap().unwrap();
            assert!(at.elapsed() < 4 * LOCK_WAIT, "{most}: {:?}", at.elapsed());
        }
        assert!(stuck.iter().all(|one| !one.is_finished()), "their patience is not over");
        locked.lock().clear();
        for one in stuck {
            one.await.unwrap().unwrap();
        }
    }
}

#[tokio::test(start_paused = true)]
async fn more_stuck_keys_than_can_be_retried_are_refused_in_time() {
    let keys = Vec::from_iter(1..=200);
    let (batcher, _locked, mut begun) = locked(4, &keys);
    let filler = ask(&batcher, 999, 0).await;
    begun.recv().await.unwrap();
    let at = Instant::now();
    let mut stuck = Vec::new();
    for key in keys {
        stuck.push(ask(&batcher, key, 1).await);
    }
    filler.await.unwrap().unwrap();
    for one in stuck {
        assert!(matches!(one.await.unwrap(), Err(CommitError::Failed(_))));
    }
    assert!(at.elapsed() >= PATIENCE && at.elapsed() < PATIENCE + 3 * LOCK_WAIT, "{:?}", at.elapsed());
    assert_eq!(batcher.queued(), 0);
}

#[tokio::test(start_paused = true)]
async fn commands_behind_many_stuck_keys_are_refused_in_time() {
    let keys = Vec::from_iter(1..=200);
    let (batcher, _locked, mut begun) = locked(4, &keys);
    let mut stuck = Vec::new();
    for key in &keys {
        stuck.push(ask(&batcher, *key, 1).await);
    }
    begun.recv().await.unwrap();
    tokio::time::sleep(2 * LOCK_WAIT).await;
    let at = Instant::now();
    let mut behind = Vec::new();
    for key in &keys {
        behind.push(ask(&batcher, *key, 2).await);
    }
    for one in stuck.into_iter().chain(behind) {
        assert!(one.await.unwrap().is_err());
    }
    assert!(at.elapsed() < PATIENCE + 3 * LOCK_WAIT, "{:?}", at.elapsed());
    assert_eq!(batcher.queued(), 0);
}

#[tokio::test(start_paused = true)]
async fn keys_that_were_answered_next_to_a_stuck_one_share_batches_again() {
    let (began, mut begun) = mpsc::unbounded_channel();
    let batcher = Batcher::start(
        "test",
        1,
        || ready(Ok(())),
        move |(), batch: Vec<(i64, i64)>| {
            began.send(batch.clone()).unwrap();
            async move {
                tokio::time::sleep(LOCK_WAIT).await;
                let ran = batch.into_iter().map(|(key, n)| match (key, n) {
                    (1, _) => Tried::Stuck((key, n), sql::Error::Invalid("locked".into()).into()),
                    _ => Tried::Answered(Ok(n)),
                });
                ran.collect()
            }
        },
    );
    let filler = ask(&batcher, 9, 0).await;
    begun.recv().await.unwrap();
    let _stuck = ask(&batcher, 1, 1).await;
    let others = [ask(&batcher, 2, 1).await, ask(&batcher, 3, 1).await];
    filler.await.unwrap().unwrap();
    assert_eq!(begun.recv().await.unwrap(), [(1, 1), (2, 1), (3, 1)]);
    for other in others {
        other.await.unwrap().unwrap();
    }
    let again = [ask(&batcher, 2, 2).await, ask(&batcher, 3, 2).await];
    assert_eq!(begun.recv().await.unwrap(), [(1, 1)]);
    assert_eq!(begun.recv().await.unwrap(), [(2, 2), (3, 2)]);
    for one in again {
        one.await.unwrap().unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn a_key_that_stays_stuck_fails_when_its_patience_is_over_and_keeps_its_order() {
    let (batcher, locked, mut begun) = locked(1, &[1]);
    let at = Instant::now();
    let first = ask(&batcher, 1, 1).await;
    begun.recv().await.unwrap();
    tokio::time::sleep(PATIENCE / 2).await;
    let second = ask(&batcher, 1, 2).await;
    assert!(matches!(first.await.unwrap(), Err(CommitError::Failed(_))));
    assert!(at.elapsed() >= PATIENCE && at.elapsed() < PATIENCE + 3 * LOCK_WAIT, "{:?}", at.elapsed());
    assert!(!second.is_finished(), "it has waited half as long");
    locked.lock().clear();
    assert_eq!(second.await.unwrap().unwrap(), 2);
    while let Ok(batch) = begun.try_recv() {
        assert!(batch.is_sorted(), "{batch:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn what_was_done_before_the_contention_is_answered_and_not_done_again() {
    let (began, mut begun) = mpsc::unbounded_channel();
    let batcher = Batcher::start(
        "test",
        1,
        || ready(Ok(())),
        move |(), mut batch: Vec<(i64, i64)>| {
            began.send(batch.clone()).unwrap();
            async move {
                tokio::time::sleep(LOCK_WAIT).await;
                let rest = batch.split_off(1);
                let mut ran = answered(batch.into_iter().map(|(_, n)| Ok(n)));
                ran.extend(super::stuck(rest, sql::Error::Invalid("locked".into())));
                ran
            }
        },
    );
    let asked = [ask(&batcher, 9, 9).await, ask(&batcher, 1, 1).await, ask(&batcher, 2, 2).await];
    for (one, n) in asked.into_iter().zip([9, 1, 2]) {
        assert_eq!(one.await.unwrap().unwrap(), n);
    }
    let mut batches = Vec::new();
    while let Ok(batch) = begun.try_recv() {
        batches.push(batch);
    }
    assert_eq!(batches, [vec![(9, 9), (1, 1), (2, 2)], vec![(1, 1)], vec![(2, 2)]]);
}
