//! The connections of batches.
//!
//! - Writers may wait long for locked rows, for example during an import. They use at most three quarters of the connections, so that
//!   logins are checked, statuses read and tickets made meanwhile.
//! - A lease that no batch used returns its connection. A batch that is given up closes its connection: PostgreSQL may still run its
//!   statement, and the next batch on that connection would wait for it.

use std::{
    future::Future,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use futures_util::{FutureExt, future::BoxFuture};
use sql::{Client, Error, Pool};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

use super::{Answer, CommitError};

/// Gives batches of one sort their connections.
#[derive(Clone)]
pub struct Connections {
    pool: Pool,
    lock_wait: LockWait,
    writers: Option<Writers>,
}

/// Bounds the connections of writers.
#[derive(Clone)]
struct Writers {
    free: Arc<Semaphore>,
    waiting: WaitingBatches,
}

/// How many batches wait because writers use all connections that they may use.
#[derive(Clone, Default)]
pub struct WaitingBatches(Arc<AtomicUsize>);

/// How long a statement waits for a lock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LockWait {
    /// 400 ms, for writes: others wait for the rows that the batch has locked. It is retried (`batcher.rs`).
    Short,
    /// The `lock_timeout` of the connection: 10 s (`sql/src/pool.rs`).
    Session,
}

/// The connection of one batch.
pub struct Lease {
    /// `None`: it went back to the pool.
    client: Option<Client>,
    /// A batch uses the connection.
    in_use: bool,
    lock_wait: LockWait,
    _writer: Option<OwnedSemaphorePermit>,
}

impl Connections {
    pub fn new(pool: &Pool, lock_wait: LockWait) -> Self {
        Self { pool: pool.clone(), lock_wait, writers: None }
    }

    /// The connections for all batches that may wait for locked rows. They leave a quarter of the pool to others.
    pub fn for_writers(pool: &Pool, waiting: WaitingBatches) -> Self {
        let all = pool.status().max_size;
        let free = Arc::new(Semaphore::new((all - all / 4).max(1)));
        Self { writers: Some(Writers { free, waiting }), ..Self::new(pool, LockWait::Short) }
    }

    /// The next free connection. `Overloaded` or `Unavailable`: there was none for as long as the pool lets a caller wait.
    pub fn lease(&self) -> impl Future<Output = Answer<Lease>> + Send + use<> {
        let Self { pool, lock_wait, writers } = self.clone();
        let wait = pool.timeouts().wait.unwrap_or(Duration::MAX);
        async move {
            let writer = match writers {
                Some(Writers { free, waiting }) => {
                    let _waits = waiting.begin();
                    match timeout(wait, free.acquire_owned()).await {
                        Ok(writer) => Some(writer.expect("it is never closed")),
                        Err(_) => return Err(CommitError::Overloaded),
                    }
                }
                None => None,
            };
            let client = pool.get().await.map_err(Error::from)?;
            Ok(Lease { client: Some(client), in_use: false, lock_wait, _writer: writer })
        }
    }
}

impl WaitingBatches {
    pub fn count(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }

    fn begin(self) -> Waits {
        self.0.fetch_add(1, Ordering::Relaxed);
        Waits(self)
    }
}

/// One batch that waits.
struct Waits(WaitingBatches);

impl Drop for Waits {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Lease {
    /// Runs a batch, then returns the connection to the pool.
    pub async fn run<T>(mut self, batch: impl for<'a> FnOnce(&'a mut Client) -> BoxFuture<'a, T>) -> T {
        self.in_use = true;
        let client = self.client.as_mut().expect("only this gives it back");
        if self.lock_wait == LockWait::Short {
            send(client, "set lock_timeout = '400ms'");
        }
        let result = batch(client).await;
        if self.lock_wait == LockWait::Short {
            send(client, sql::RESTORE_LOCK_TIMEOUT);
        }
        self.client = None;
        result
    }
}

/// Sends a setting without awaiting its answer. It fails only with the connection, and then the next statement fails, too.
fn send(client: &Client, setting: &str) {
    let _ = client.batch_execute(setting).now_or_never();
}

impl Drop for Lease {
    fn drop(&mut self) {
        if self.in_use
            && let Some(client) = self.client.take()
        {
            drop(Client::take(client));
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::TcpListener,
    };

    use super::*;

    /// A pool of connections to a PostgreSQL that greets its clients, accepts their settings and answers no other statement.
    async fn silent(connections: usize) -> Pool {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("postgres://portal@{}/portal?sslmode=disable", listener.local_addr().unwrap());
        tokio::spawn(async move {
            let mut clients = Vec::new();
            loop {
                let (mut client, _) = listener.accept().await.unwrap();
                let length = client.read_u32().await.unwrap() as usize;
                client.read_exact(&mut vec![0; length - 4]).await.unwrap();
                // AuthenticationOk, ReadyForQuery.
                client.write_all(b"R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I").await.unwrap();
                assert_eq!(client.read_u8().await.unwrap(), b'Q');
                let length = client.read_u32().await.unwrap() as usize;
                client.read_exact(&mut vec![0; length - 4]).await.unwrap();
                client.write_all(b"Z\0\0\0\x05I").await.unwrap();
                clients.push(client);
            }
        });
        sql::connect_for_batches(&url, connections, Duration::from_millis(500)).unwrap()
    }

    #[tokio::test]
    async fn a_batch_that_is_given_up_does_not_give_its_connection_back() {
        let pool = silent(1).await;
        let connections = Connections::new(&pool, LockWait::Short);
        let lease = connections.lease().await.unwrap();
        let batch = lease.run(|db| db.batch_execute("select pg_sleep(60)").boxed());
        timeout(Duration::from_millis(200), batch).await.unwrap_err();
        assert_eq!(pool.status().size, 0, "the next batch would wait for the statement that still runs");
        let next = timeout(Duration::from_secs(5), connections.lease()).await;
        next.expect("on a connection of its own").unwrap();
    }

    #[tokio::test]
    async fn a_batch_that_ended_gives_its_connection_back() {
        let pool = silent(1).await;
        let lease = Connections::new(&pool, LockWait::Session).lease().await.unwrap();
        lease.run(|_| async {}.boxed()).await;
        assert_eq!((pool.status().size, pool.status().available), (1, 1));
    }

    #[tokio::test]
    async fn a_lease_that_no_batch_used_returns_its_connection() {
        let pool = silent(1).await;
        drop(Connections::new(&pool, LockWait::Session).lease().await.unwrap());
        assert_eq!((pool.status().size, pool.status().available), (1, 1));
    }

    #[tokio::test]
    async fn writers_leave_a_quarter_of_the_connections_to_others() {
        let pool = silent(8).await;
        let waiting = WaitingBatches::default();
        let (writers, readers) =
            (Connections::for_writers(&pool, waiting.clone()), Connections::new(&pool, LockWait::Session));
        let mut leases = Vec::new();
        for _ in 0..6 {
            leases.push(writers.lease().await.unwrap());
        }
        let mut seventh = Box::pin(writers.lease());
        assert!(seventh.as_mut().now_or_never().is_none());
        assert_eq!(waiting.count(), 1);
        assert!(matches!(seventh.await, Err(CommitError::Overloaded)));
        assert_eq!(waiting.count(), 0);
        let reader = readers.lease().await.unwrap();
        leases.pop();
        assert!(writers.lease().await.is_ok());
        drop(reader);
    }
}
