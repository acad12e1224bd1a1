//! A node without database: calls that memory answers, and calls of many threads at once.

mod authorise;
mod crowd;
mod observe;
mod status;
mod tokens;

use std::{future::Future, sync::mpsc, time::Duration};

use tokio::{sync::oneshot, time::timeout};

use super::Node;

const LIMIT: Duration = Duration::from_secs(10);

async fn within<T>(future: impl Future<Output = T>) -> T {
    timeout(LIMIT, future).await.expect("in time")
}

/// Blocks the thread of the account's Session, and so its mailbox, until the guard is dropped.
async fn block(node: &Node, uid: i64) -> mpsc::Sender<()> {
    let (blocks, blocked) = oneshot::channel();
    let (release, released) = mpsc::channel();
    node.0.arbiters.of(uid).spawn_fn(move || {
        let _ = blocks.send(());
        let _ = released.recv();
    });
    within(blocked).await.unwrap();
    release
}
