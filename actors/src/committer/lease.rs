//! The connection of one batch. A batch that is given up closes its connection: PostgreSQL may still work for it, and the next
//! batch on that connection would wait for this work.

use futures_util::{FutureExt, future::BoxFuture};
use sql::{Client, Error, Pool};

/// How long a statement waits for a lock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LockWait {
    /// 400 ms, for writes: the rows that a batch holds meanwhile, others wait for. It is tried again (`lanes.rs`).
    Short,
    /// As long as the session allows (`sql/src/pool.rs`).
    Session,
}

/// Runs `batch` on a connection of its own.
pub async fn leased<In: ?Sized, Out>(
    pool: &Pool,
    wait: LockWait,
    batch: &In,
    run: impl for<'a> FnOnce(&'a mut Client, &'a In) -> BoxFuture<'a, Result<Out, Error>>,
) -> Result<Out, Error> {
    let mut lease = Lease(Some(pool.get().await?));
    let client = lease.0.as_mut().expect("it is given back below");
    if wait == LockWait::Short {
        send(client, "set lock_timeout = '400ms'");
    }
    let result = run(client, batch).await;
    if wait == LockWait::Short {
        send(client, "reset lock_timeout");
    }
    lease.give_back();
    result
}

/// Sends a setting without awaiting its answer. It fails only with the connection, and so do the statements behind it.
fn send(client: &Client, setting: &str) {
    let _ = client.batch_execute(setting).now_or_never();
}

struct Lease(Option<Client>);

impl Lease {
    fn give_back(mut self) {
        self.0.take();
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        if let Some(client) = self.0.take() {
            drop(Client::take(client));
        }
    }
}
