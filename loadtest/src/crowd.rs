//! Doing one thing for many, a few at a time.

use tokio::task::JoinSet;

use crate::stop::Stop;

/// Calls `each` with 0, 1 … `count - 1`, at most `at_once` running, in tasks of their own; answers come in the order
/// in which they are done. Once `stop` is set nothing more begins, and what is under way is given up.
pub async fn a_few_at_a_time<T, F>(count: u64, at_once: usize, stop: &Stop, each: impl Fn(u64) -> F) -> Vec<T>
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
    async fn every_number_gets_its_turn() {
        let mut done = a_few_at_a_time(100, 7, &Stop::never(), |number| async move { number }).await;
        done.sort_unstable();
        assert_eq!(done, (0..100).collect::<Vec<_>>());
    }

    #[tokio::test]
    async fn what_is_under_way_is_given_up_where_it_is_stopped() {
        let (stopper, stop) = Stop::by_hand();
        let given_up = a_few_at_a_time(5, 3, &stop, |number| {
            if number == 2 {
                stopper.set();
            }
            std::future::pending::<u64>()
        });
        assert!(timeout(Duration::from_secs(20), given_up).await.unwrap().is_empty());
    }
}
