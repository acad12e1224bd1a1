//! The connection of one batch. A batch that is given up closes its connection: PostgreSQL may still run its statement, and the next
//! batch on that connection would wait for it.

use futures_util::{FutureExt, future::BoxFuture};
use sql::{Client, Error, Pool};

/// How long a statement waits for a lock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LockWait {
    /// 400 ms, for writes. Other transactions wait for the rows that a batch has locked, so a batch that waits ends and is retried
    /// (`lanes.rs`).
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

/// Sends a setting without awaiting its answer. It fails only if the connection fails, and then the next statements fail, too.
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::TcpListener,
        time::timeout,
    };

    use super::*;

    /// A pool of one connection to a PostgreSQL that greets its clients and answers no statement.
    async fn silent() -> Pool {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("postgres://portal@{}/portal", listener.local_addr().unwrap());
        tokio::spawn(async move {
            let mut clients = Vec::new();
            loop {
                let (mut client, _) = listener.accept().await.unwrap();
                let length = client.read_u32().await.unwrap() as usize;
                client.read_exact(&mut vec![0; length - 4]).await.unwrap();
                // AuthenticationOk, ReadyForQuery.
                client.write_all(b"R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I").await.unwrap();
                clients.push(client);
            }
        });
        sql::connect_for_batches(&url, 1, Duration::from_secs(5)).unwrap()
    }

    #[tokio::test]
    async fn a_batch_that_is_given_up_does_not_give_its_connection_back() {
        let pool = silent().await;
        let batch = leased(&pool, LockWait::Short, &(), |db, ()| {
            async move { Ok(db.batch_execute("select pg_sleep(60)").await?) }.boxed()
        });
        timeout(Duration::from_millis(200), batch).await.unwrap_err();
        assert_eq!(pool.status().size, 0, "the next batch would wait for the statement that still runs");
        let next = leased(&pool, LockWait::Session, &(), |_, ()| async { Ok(()) }.boxed());
        timeout(Duration::from_secs(5), next).await.expect("on a connection of its own").unwrap();
    }

    #[tokio::test]
    async fn a_batch_that_ended_gives_its_connection_back() {
        let pool = silent().await;
        leased(&pool, LockWait::Session, &(), |_, ()| async { Ok(()) }.boxed()).await.unwrap();
        assert_eq!((pool.status().size, pool.status().available), (1, 1));
    }
}
