//! Refuses a pooler that shares a connection to PostgreSQL among sessions.
//!
//! A pooler in transaction or statement mode gives each transaction any connection. Session settings, LISTEN and prepared statements
//! then belong to nobody: limits of time are lost, and one program reads with the settings of another.
//!
//! The check listens on one connection A, and notifies on another connection B while A is silent.
//!
//! - PostgreSQL behind A, or a pooler in session mode, delivers the notice to A. So a delivery proves that A has a session of its own: a
//!   pooler that shares connections has tied none to a silent client, and has nobody to deliver to.
//! - A missing delivery is a proof after two statements on A. PostgreSQL signals every listener before it confirms B's notice, and a
//!   session handles such a signal before it reads its next statement. So the second answer comes after the notice, if A has a session.
//! - A notice that arrives during these two statements proves nothing: a pooler may have tied A to the listening connection by chance.
//!   Then the check begins again.
//!
//! Comparing `pg_backend_pid()` would prove less: an idle pooler gives the same connection again.

use std::{future::poll_fn, time::Duration};

use deadpool_postgres::Pool;
use tokio::{sync::mpsc, task::JoinHandle, time::timeout};
use tokio_postgres::{AsyncMessage, Client, error::SqlState};
use uuid::Uuid;

use super::{Fence, config};
use crate::Error;

const CHANNEL: &str = "portal_session_check";
/// Long enough for the notice on a busy machine. It usually takes a millisecond; only a refusal takes this long.
const SILENCE: Duration = Duration::from_secs(1);
const ATTEMPTS: u32 = 5;

/// Checks that each connection to `url` is a session of its own. `pool` connects to the same address, behind the same fence.
///
/// # Errors
/// `Invalid` if a pooler shares connections among sessions, and the errors of a connection.
pub async fn require_sessions(fence: &Fence, url: &str, pool: &Pool) -> Result<(), Error> {
    let (client, mut notices, driver) = listener(fence, url).await?;
    let _stop = AbortOnDrop(driver);
    // A standby notifies nobody. The check runs again when a node starts on the primary.
    let on_standby =
        |error: &tokio_postgres::Error| error.code() == Some(&SqlState::READ_ONLY_SQL_TRANSACTION);
    match client.batch_execute(&format!("listen {CHANNEL}")).await {
        Err(error) if on_standby(&error) => return Ok(()),
        listens => listens?,
    }
    let notifier = pool.get().await?;
    for _ in 0..ATTEMPTS {
        let token = Uuid::new_v4().to_string();
        match notifier.batch_execute(&format!("notify {CHANNEL}, '{token}'")).await {
            Err(error) if on_standby(&error) => return Ok(()),
            notified => notified?,
        }
        if timeout(SILENCE, heard(&mut notices, &token)).await.is_ok() {
            return Ok(());
        }
        for _ in 0..2 {
            client.simple_query("select 1").await?;
        }
        // The driver queues notices before it hands an answer over.
        let mut arrived = false;
        while let Ok(notice) = notices.try_recv() {
            arrived |= notice == token;
        }
        if !arrived {
            return Err(Error::Invalid(
                "it leads to a pooler in transaction or statement mode, but the portal needs a session for each connection: set \
                 pool_mode=session at the pooler, or connect to PostgreSQL directly"
                    .into(),
            ));
        }
    }
    Err(Error::Invalid("the database is too slow to show whether its connections have sessions".into()))
}

/// A connection, the notices that it receives, and the task that drives it.
async fn listener(
    fence: &Fence,
    url: &str,
) -> Result<(Client, mpsc::UnboundedReceiver<String>, JoinHandle<()>), Error> {
    let (client, mut connection) = config(url)?.behind(fence).connect().await?;
    let (tell, notices) = mpsc::unbounded_channel();
    let driver = tokio::spawn(async move {
        while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
            if let AsyncMessage::Notification(notice) = message
                && tell.send(notice.payload().to_owned()).is_err()
            {
                return;
            }
        }
    });
    Ok((client, notices, driver))
}

/// Resolves when this notice arrives. A lost connection never resolves; the next statement reports it.
async fn heard(notices: &mut mpsc::UnboundedReceiver<String>, token: &str) {
    while let Some(notice) = notices.recv().await {
        if notice == token {
            return;
        }
    }
    std::future::pending::<()>().await;
}

struct AbortOnDrop(JoinHandle<()>);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}
