//! Sends new chapters to the open pages of accounts that have the book on their shelf. New chapters have a queue of their own, joined
//! by book, so that an import of hundreds of books delays nothing else.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::Duration,
};

use parking_lot::Mutex;
use tokio::sync::Notify;

use super::PendingReads;
use crate::{
    hub::{Outgoing, encode},
    node::Shared,
    session::Tell,
    wire::{NewChapter, ToClient},
};

/// Maximum number of books in the queue. For further ones, a shelf shows the chapters when it is read again.
const MAX_BOOKS: usize = 10_000;
/// Maximum number of chapters of one book that are sent. A reader opens the list of chapters anyway.
const MAX_TOLD: usize = 20;
/// Number of accounts in one statement.
const ASKED_AT_ONCE: usize = 5_000;
/// Sessions that are notified without a pause. Other actors on their threads wait meanwhile.
const TOLD_AT_ONCE: usize = 500;
const PAUSE: Duration = Duration::from_millis(2);

/// New chapters that are not sent yet, by book.
#[derive(Default)]
pub(super) struct NewChapters {
    waiting: Mutex<BTreeMap<i64, BTreeSet<i64>>>,
    some: Notify,
}

impl NewChapters {
    pub fn add(&self, book: i64, chapters: &[i64]) {
        let mut waiting = self.waiting.lock();
        if waiting.len() < MAX_BOOKS || waiting.contains_key(&book) {
            let of_book = waiting.entry(book).or_default();
            of_book.extend(chapters);
            while of_book.len() > MAX_TOLD {
                of_book.pop_first();
            }
        }
        self.some.notify_one();
    }

    fn next(&self) -> Option<(i64, Vec<i64>)> {
        let next = self.waiting.lock().pop_first();
        next.map(|(book, chapters)| (book, chapters.into_iter().collect()))
    }
}

/// Runs until it is aborted. Each node receives the notices by itself.
pub(super) async fn tell(shared: &Shared, pending: &PendingReads) {
    loop {
        while let Some((book, chapters)) = pending.chapters.next() {
            if let Err(error) = tell_of(shared, book, &chapters).await {
                tracing::debug!(%error, book, "shelves show new chapters when they are read again");
            }
        }
        pending.chapters.some.notified().await;
    }
}

async fn tell_of(shared: &Shared, book: i64, chapters: &[i64]) -> Result<(), sql::Error> {
    let mut frames: Option<Arc<[Outgoing]>> = None;
    for uids in shared.attended().chunks(ASKED_AT_ONCE) {
        let keep = sql::book::subscribers_among(&shared.services.pool.get().await?, book, uids).await?;
        if keep.is_empty() {
            continue;
        }
        let frames = match &frames {
            Some(frames) => frames,
            None => frames.insert(encoded(shared, book, chapters).await?),
        };
        for uids in keep.chunks(TOLD_AT_ONCE) {
            shared.show(uids, &Tell::Chapters(frames.clone()));
            tokio::time::sleep(PAUSE).await;
        }
    }
    Ok(())
}

/// Encodes the frames once for all readers of the book.
async fn encoded(shared: &Shared, book: i64, chapters: &[i64]) -> Result<Arc<[Outgoing]>, sql::Error> {
    let heads = sql::book::heads(&shared.services.pool.get().await?, book, chapters).await?;
    let frame = |head| Outgoing::Event(encode(&ToClient::Chapter(NewChapter::new(book, head))));
    Ok(heads.into_iter().map(frame).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_that_wait_are_joined_by_book_within_bounds() {
        let waiting = NewChapters::default();
        waiting.add(2, &[1, 2]);
        waiting.add(1, &[7]);
        waiting.add(2, &[2, 3]);
        assert_eq!(waiting.next(), Some((1, vec![7])));
        assert_eq!(waiting.next(), Some((2, vec![1, 2, 3])));
        assert_eq!(waiting.next(), None);
        waiting.add(1, &(0..50).collect::<Vec<_>>());
        assert_eq!(waiting.next(), Some((1, (30..50).collect())), "the last ones");
        for book in 0..=MAX_BOOKS as i64 {
            waiting.add(book, &[1]);
        }
        assert_eq!(waiting.waiting.lock().len(), MAX_BOOKS);
    }
}
