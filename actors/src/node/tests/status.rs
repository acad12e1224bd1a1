//! A status is answered without the Session's mailbox exactly while the Session knows of nothing newer.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering::SeqCst},
    },
    time::Duration,
};

use sql::{gift, status::Snapshot};
use tokio::sync::{mpsc, oneshot};
use uuid::Uuid;

use super::{block, within};
use crate::{
    committer::Committer,
    node::{Arbiters, Node, Shared},
    session::{SessionHost, Tell, tests::snapshot},
};

const UID: i64 = 1;

fn version(version: i64) -> Snapshot {
    Snapshot { version, ..snapshot() }
}

/// An account whose Session runs on a thread of its own. The test answers its purchases.
struct Stage {
    node: Node,
    /// The version in the database.
    committed: Arc<AtomicI64>,
    purchases: mpsc::UnboundedReceiver<oneshot::Sender<Snapshot>>,
}

impl Stage {
    /// The Session has answered with version 1.
    async fn remembering() -> Self {
        let committed = Arc::new(AtomicI64::new(1));
        let (ask, purchases) = mpsc::unbounded_channel();
        let database = committed.clone();
        let committer =
            Committer::answering(snapshot).that_reads(move |_| version(database.load(SeqCst))).that_buys(ask);
        let database = committed.clone();
        let committer = committer.that_gives(move || {
            database.fetch_add(1, SeqCst);
        });
        let shared = Shared::for_tests_on(Arbiters::start(1), committer, Duration::from_hours(1));
        let stage = Self { node: Node(Arc::new(shared)), committed, purchases };
        assert_eq!(stage.asked().await, 1);
        assert_eq!(stage.known(), Some(1));
        stage
    }

    fn known(&self) -> Option<i64> {
        self.node.0.known_status(UID).map(|status| status.version)
    }

    async fn asked(&self) -> i64 {
        within(self.node.status(UID)).await.unwrap().unwrap().version
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.node.0.arbiters.stop();
    }
}

#[actix::test]
async fn a_known_status_is_answered_without_the_mailbox() {
    let stage = Stage::remembering().await;
    let _blocked = block(&stage.node, UID).await;
    assert_eq!(stage.asked().await, 1);
}

#[actix::test]
async fn a_status_is_not_answered_from_memory_while_an_event_waits() {
    for tell in [Tell::Status(Box::new(version(2))), Tell::Changed] {
        let stage = Stage::remembering().await;
        let blocked = block(&stage.node, UID).await;
        stage.committed.store(2, SeqCst);
        stage.node.0.tell(UID, tell);
        assert_eq!(stage.known(), None);
        drop(blocked);
        assert_eq!(stage.asked().await, 2);
        assert_eq!(stage.known(), Some(2), "the event was handled");
    }
}

#[actix::test]
async fn a_status_is_not_answered_from_memory_after_an_event_that_a_full_mailbox_refused() {
    let stage = Stage::remembering().await;
    let blocked = block(&stage.node, UID).await;
    for _ in 0..300 {
        stage.node.0.tell(UID, Tell::Acted { here: false });
    }
    stage.committed.store(2, SeqCst);
    stage.node.0.tell(UID, Tell::Changed);
    assert_eq!(stage.known(), None);
    drop(blocked);
    assert_eq!(stage.asked().await, 2);
}

#[actix::test]
async fn a_status_is_not_answered_from_memory_while_notices_are_missed() {
    let stage = Stage::remembering().await;
    let losses = stage.node.0.services.listening.lose();
    assert_eq!(stage.known(), None);
    stage.committed.store(2, SeqCst);
    // As the listener does when it hears again.
    stage.node.0.tell_all(&Tell::Resync);
    stage.node.0.services.listening.restore(losses);
    assert_eq!(stage.known(), None);
    assert_eq!(stage.asked().await, 2);
}

#[actix::test]
async fn the_status_after_an_own_purchase_is_answered_next() {
    let mut stage = Stage::remembering().await;
    let node = stage.node.clone();
    let bought = actix::spawn(async move { node.buy_vip(UID, Uuid::new_v4(), None, None, 7).await });
    let commit = within(stage.purchases.recv()).await.unwrap();
    assert_eq!(stage.known(), Some(1), "a purchase that waits delays no other call");
    stage.committed.store(2, SeqCst);
    commit.send(version(2)).unwrap();
    within(bought).await.unwrap().unwrap().unwrap();
    assert_eq!(stage.asked().await, 2);
}

#[actix::test]
async fn the_status_after_an_own_gift_is_answered_next() {
    let stage = Stage::remembering().await;
    let told = |_: &str, _: Option<&str>| (String::new(), String::new());
    let claim = gift::Claim { uid: UID, login: Uuid::nil(), gift: 5, key: None, code: "C".into(), told };
    within(stage.node.claim_gift(claim)).await.unwrap();
    assert_eq!(stage.asked().await, 2, "the notice of the gift's message may arrive later");
    assert_eq!(stage.known(), Some(2));
}

#[actix::test]
async fn the_status_after_a_purchase_of_another_history_is_not_answered() {
    let mut stage = Stage::remembering().await;
    let node = stage.node.clone();
    let bought = actix::spawn(async move { node.buy_vip(UID, Uuid::new_v4(), None, None, 7).await });
    let commit = within(stage.purchases.recv()).await.unwrap();
    let shared = &stage.node.0;
    shared.lose_history(shared.services.history.epoch());
    assert_eq!(stage.asked().await, 1);
    // The database lost this commit, and its answer arrives late.
    commit.send(version(9)).unwrap();
    within(bought).await.unwrap().unwrap().unwrap();
    assert_eq!(stage.asked().await, 1);
}
