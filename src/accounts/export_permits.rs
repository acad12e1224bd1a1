//! How many zips of accounts' data a node writes and holds at once: they are as large as the media of an account.

use std::{collections::HashMap, sync::Arc, time::Duration};

use parking_lot::Mutex;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

/// Zips that a node writes at once.
const WRITING: usize = 2;
/// Zips that a node holds: those that it writes, and those that clients are reading.
const HELD: usize = 8;
/// Zips of one account: of a cancelled fetch, which the node may not have noticed yet, and of the one that follows it.
const HELD_OF_ONE: usize = 2;
/// How long a fetch waits for its turn.
const PERMIT_TIMEOUT: Duration = Duration::from_secs(30);

/// Permits to write and to hold zips.
#[derive(Clone)]
pub struct ExportPermits {
    writing: Arc<Semaphore>,
    held: Arc<Semaphore>,
    accounts: Arc<Accounts>,
}

/// Permits an account to hold one zip.
pub struct HeldPermit {
    uid: i64,
    accounts: Arc<Accounts>,
    permit: Option<OwnedSemaphorePermit>,
}

/// The accounts that hold zips, and how many.
#[derive(Default)]
struct Accounts {
    held: Mutex<HashMap<i64, usize>>,
    freed: Notify,
}

impl Default for ExportPermits {
    fn default() -> Self {
        Self {
            writing: Arc::new(Semaphore::new(WRITING)),
            held: Arc::new(Semaphore::new(HELD)),
            accounts: Arc::default(),
        }
    }
}

impl ExportPermits {
    /// Permits to hold and to write a zip of this account. `None`: its turn did not come in time.
    pub async fn take(&self, uid: i64) -> Option<(HeldPermit, OwnedSemaphorePermit)> {
        let turn = async {
            let mut held = self.of_account(uid).await;
            held.permit = Some(self.held.clone().acquire_owned().await.ok()?);
            Some((held, self.writing.clone().acquire_owned().await.ok()?))
        };
        tokio::time::timeout(PERMIT_TIMEOUT, turn).await.ok()?
    }

    async fn of_account(&self, uid: i64) -> HeldPermit {
        loop {
            // Before the look, so that no end is missed between both.
            let freed = self.accounts.freed.notified();
            tokio::pin!(freed);
            freed.as_mut().enable();
            if self.accounts.add(uid) {
                return HeldPermit { uid, accounts: self.accounts.clone(), permit: None };
            }
            freed.await;
        }
    }
}

impl Accounts {
    /// False: the account holds as many as it may.
    fn add(&self, uid: i64) -> bool {
        let mut held = self.held.lock();
        let number = held.entry(uid).or_default();
        let may = *number < HELD_OF_ONE;
        *number += usize::from(may);
        may
    }
}

impl Drop for HeldPermit {
    fn drop(&mut self) {
        self.permit = None;
        let mut held = self.accounts.held.lock();
        if let Some(number) = held.get_mut(&self.uid) {
            *number -= 1;
            if *number == 0 {
                held.remove(&self.uid);
            }
        }
        drop(held);
        self.accounts.freed.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn an_account_holds_two_zips_and_the_next_fetch_waits_for_the_end_of_one() {
        let permits = ExportPermits::default();
        let (one, writing) = permits.take(7).now_or_never().flatten().unwrap();
        let (_two, _) = permits.take(7).now_or_never().flatten().unwrap();
        drop(writing);
        let mut third = Box::pin(permits.take(7));
        assert!(third.as_mut().now_or_never().is_none());
        assert!(permits.take(8).now_or_never().flatten().is_some(), "another account");
        drop(one);
        assert!(third.await.is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn a_fetch_whose_turn_does_not_come_is_refused_and_leaves_nothing() {
        let permits = ExportPermits::default();
        let (_one, writing) = permits.take(1).await.unwrap();
        let (_two, _writing) = permits.take(2).await.unwrap();
        assert!(permits.take(3).await.is_none(), "two zips are being written");
        drop(writing);
        assert!(permits.take(3).await.is_some());
    }
}
