//! Runs one operation many times with bounded concurrency.

use tokio::task::JoinSet;

use crate::stop::Stop;

/// Calls `each` with 0, 1 … `count - 1`, each in its own task, at most `at_once` at a time. Answers come in the order of
/// completion. Once `stop` is set, no task starts and running tasks are aborted.
pub async fn run_bounded<T, F>(count: u64, at_once: usize, stop: &Stop, each: impl Fn(u64) -> F) -> Vec<T>
where
    F: Future<Output = T> + Send + 'static,
    T: Send + 'static,
{
    let (mut begun, mut running, mut done) = (0, JoinSet::new(), Vec::new());
    while !stop.is_set() {
        while begun < count && running.len() < at_once {
            running.spawn(each(begun));
            begun += 1;
        }
        tokio::select! {
            one = running.join_next() => match one {
                Some(one) => done.push(one.expect("tasks here do not panic")),
                None => break,
            },
            () = stop.wait() => break,
        }
    }
    done
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn every_number_is_called_once() {
        let mut done = run_bounded(100, 7, &Stop::never(), |number| async move { number }).await;
        done.sort_unstable();
        assert_eq!(done, (0..100).collect::<Vec<_>>());
    }

    #[tokio::test]
    async fn running_tasks_are_aborted_when_the_run_stops() {
        let (stopper, stop) = Stop::by_hand();
        let given_up = run_bounded(5, 3, &stop, |number| {
            if number == 2 {
                stopper.set();
            }
            std::future::pending::<u64>()
        });
        assert!(timeout(Duration::from_secs(20), given_up).await.unwrap().is_empty());
    }
}
