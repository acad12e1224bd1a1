use std::{
    num::NonZero,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use parking_lot::Mutex;

use super::Progress;

/// Applies the same work to each item, on every core. Each finished item is a step of the stage.
pub(super) fn each<T: Sync, R: Send>(
    items: &[T],
    progress: &Progress,
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(items.len()));
    let workers = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let result = work(item);
                    done.lock().push(result);
                    progress.step();
                }
            });
        }
    });
    done.into_inner()
}
