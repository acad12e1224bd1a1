//! Doing one thing for many, a few at a time.

use futures_util::{StreamExt, stream};

use crate::stop::Stop;

/// Calls `each` with 0, 1 … `count - 1`, at most `at_once` running, in tasks of their own; answers come in the order
/// in which they are done. Begins no more once `stop` is set.
pub async fn a_few_at_a_time<T, F>(count: u64, at_once: usize, stop: &Stop, each: impl Fn(u64) -> F) -> Vec<T>
where
    F: Future<Output = T> + Send + 'static,
    T: Send + 'static,
{
    stream::iter(0..count)
        .take_while(|_| std::future::ready(!stop.is_set()))
        .map(|number| tokio::spawn(each(number)))
        .buffer_unordered(at_once)
        .map(|done| done.expect("tasks here do not panic"))
        .collect()
        .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_number_gets_its_turn() {
        let mut done = a_few_at_a_time(100, 7, &Stop::never(), |number| async move { number }).await;
        done.sort_unstable();
        assert_eq!(done, (0..100).collect::<Vec<_>>());
    }
}
