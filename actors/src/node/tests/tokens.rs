//! The standing of a token comes from memory only while it is in use and everything that supersedes it is heard.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use parking_lot::Mutex;
use sql::{
    login::AccountLogin,
    login_token::{Presented, Standing},
};
use uuid::Uuid;

use super::within;
use crate::{
    committer::Committer,
    node::{Arbiters, Node, Shared},
    session::{Tell, tests::snapshot},
};

const HOUR: Duration = Duration::from_hours(1);
const UID: i64 = 1;
const USED: Standing = Standing::Valid { left: None, used: true };

/// A live login, and a database in which its token has the standing that the test sets.
struct Stage {
    node: Node,
    presented: Presented,
    standing: Arc<Mutex<Standing>>,
    reads: Arc<AtomicUsize>,
}

impl Stage {
    async fn with(standing: Standing) -> Self {
        let (standing, reads) = (Arc::new(Mutex::new(standing)), Arc::<AtomicUsize>::default());
        let (told, counted) = (standing.clone(), reads.clone());
        let committer = Committer::answering(snapshot)
            .that_reads_logins(|batch: Vec<AccountLogin>| async move {
                batch.iter().map(|_| Ok(Some(HOUR))).collect()
            })
            .that_reads_tokens(move |batch: Vec<Presented>| {
                counted.fetch_add(1, Ordering::Relaxed);
                let standing = *told.lock();
                async move { batch.iter().map(|_| Ok(standing)).collect() }
            });
        let node = Node(Arc::new(Shared::for_tests_on(Arbiters::start(1), committer, HOUR)));
        let of = AccountLogin { uid: UID, login: Uuid::new_v4() };
        within(node.authorise(UID, of.login)).await.unwrap();
        Self { node, presented: Presented { of, hash: [1; 32], is_legacy: false }, standing, reads }
    }

    /// The standing, and how often the database was read for it.
    async fn ask(&self) -> (Standing, usize) {
        let before = self.reads.load(Ordering::Relaxed);
        let standing = within(self.node.standing(self.presented)).await.unwrap();
        (standing, self.reads.load(Ordering::Relaxed) - before)
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.node.0.arbiters.stop();
    }
}

#[actix::test]
async fn a_token_in_use_is_read_once() {
    let stage = Stage::with(USED).await;
    assert_eq!([stage.ask().await, stage.ask().await], [(USED, 1), (USED, 0)]);
}

#[actix::test]
async fn a_standing_that_changes_something_is_read_each_time() {
    let unused = Standing::Valid { left: None, used: false };
    for standing in [unused, Standing::Superseded, Standing::Unknown] {
        let stage = Stage::with(standing).await;
        assert_eq!([stage.ask().await, stage.ask().await], [(standing, 1), (standing, 1)]);
    }
}

#[actix::test]
async fn a_token_is_read_again_when_a_newer_one_was_used() {
    let stage = Stage::with(USED).await;
    stage.ask().await;
    *stage.standing.lock() = Standing::Superseded;
    assert_eq!(stage.ask().await, (USED, 0), "not yet heard");
    stage.node.0.tell(UID, Tell::LoginsEnded { logins: Vec::new(), reason: String::new() });
    assert_eq!(stage.ask().await, (Standing::Superseded, 1));
}

#[actix::test]
async fn memory_knows_no_token_while_notices_are_not_heard() {
    let stage = Stage::with(USED).await;
    stage.ask().await;
    let losses = stage.node.0.services.listening.lose();
    assert_eq!(stage.ask().await, (USED, 1));
    stage.node.0.tell_all(&Tell::Resync);
    stage.node.0.services.listening.restore(losses);
    assert_eq!(stage.ask().await, (USED, 1), "it may have been superseded unheard");
}
