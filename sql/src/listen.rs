//! Notices to every node through PostgreSQL's NOTIFY, for rare events: operators' changes, ended logins, changed orders, and
//! rewards. Frequent events of players go through the relay instead, because a NOTIFY takes a lock that all such commits share.

use std::{
    future::poll_fn,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use serde::{Deserialize, Serialize};
use tokio::{
    sync::{Notify, mpsc},
    time::timeout,
};
use tokio_postgres::{AsyncMessage, Client, error::SqlState};
use uuid::Uuid;

use crate::{
    Error, Fence,
    pool::{Driver, Target},
};

/// A notice names the data to read again. Ended logins are in the notice itself, so that no read delays their end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Notice {
    /// An account's status row changed.
    Status { uid: i64 },
    /// A message to one account.
    Message { uid: i64, id: i64 },
    /// The newest message to everybody or to a segment, or the newest that left the inboxes.
    Broadcast { seq: i64 },
    /// Logins that ended on some node.
    LoginsEnded { uid: i64, logins: Vec<Uuid>, reason: String },
    /// An order changed. The account's status changed too if coins or a membership were delivered or taken back.
    /// `status`: `order::Status::name`, perhaps of a later release.
    Order { uid: i64, order: Uuid, status: String },
    /// An operator changed a post: read the new events in its thread's log.
    Post { id: i64 },
    /// Chapters of a book have appeared.
    Chapters { book: i64, chapters: Vec<i64> },
    /// An account has seen the new chapters of a book on its shelf.
    Seen { uid: i64, book: i64 },
    /// An account has put a book on its shelf, or taken it off.
    Shelf { uid: i64, book: i64, subscribed: bool },
    /// The stock of a gift pack changed.
    Gift { id: i64 },
    /// The ratings of a game changed.
    Rating { game: i64 },
    /// An account was erased: no cache may show its former name.
    Erased { uid: i64 },
    /// Content was imported: caches of it are stale.
    Content,
    /// A ban of a network or device began or ended.
    Bans,
}

/// A payload has at most 8,000 bytes. If more logins than this ended, the notice names none, and nodes read them again.
const MAX_LOGINS: usize = 150;

impl Notice {
    pub(crate) fn payload(&self) -> String {
        match self {
            Self::LoginsEnded { uid, logins, reason } if logins.len() > MAX_LOGINS => {
                Self::LoginsEnded { uid: *uid, logins: Vec::new(), reason: reason.clone() }.payload()
            }
            notice => serde_json::to_string(notice).expect("a notice is plain data"),
        }
    }
}

/// An event for a listener.
#[derive(Debug, PartialEq)]
pub enum ListenEvent {
    Notice(Notice),
    /// The listener is connected (again). Earlier notices may be lost.
    Up {
        /// The argument for `Hearing::restore`.
        losses: u64,
        /// Identifies the history of the database: the cluster and its timeline, which changes when a standby is promoted. `None`:
        /// unknown.
        timeline: Option<String>,
    },
}

/// Whether a source of notices can be heard. A loss counts at once, even if many notices are still queued. Hearing counts
/// again when the consumer of the queue reaches the `Up` after the loss.
#[derive(Debug, Default)]
pub struct Hearing {
    up: AtomicBool,
    losses: AtomicU64,
    /// Wakes the tasks in `wait`.
    restored: Notify,
}

impl Hearing {
    #[must_use]
    pub fn is_up(&self) -> bool {
        self.up.load(Ordering::SeqCst)
    }

    /// Records a loss of the source. Returns the value for the next `Up`.
    pub fn lose(&self) -> u64 {
        let losses = self.losses.fetch_add(1, Ordering::SeqCst) + 1;
        self.up.store(false, Ordering::SeqCst);
        losses
    }

    #[must_use]
    pub fn losses(&self) -> u64 {
        self.losses.load(Ordering::SeqCst)
    }

    /// Records that the source is heard again, unless it was lost again since.
    pub fn restore(&self, losses: u64) {
        self.up.store(true, Ordering::SeqCst);
        if self.losses() != losses {
            self.up.store(false, Ordering::SeqCst);
        }
        self.restored.notify_waiters();
    }

    /// Resolves when the source is heard.
    pub async fn wait(&self) {
        loop {
            // Subscribes before the check, so that no later change is missed.
            let restored = self.restored.notified();
            if self.is_up() {
                return;
            }
            restored.await;
        }
    }
}

/// The interval of the probes that prove the connection alive, and their timeout.
const PROBE: Duration = Duration::from_millis(500);
const PROBE_LIMIT: Duration = Duration::from_secs(1);
const RETRY: Duration = Duration::from_millis(250);
/// The pause after a refused primary: each attempt costs it a connection and a line in its log.
const RETRY_REFUSED: Duration = Duration::from_secs(2);
/// Timeout for a new connection. A host that accepts connections but stays silent must not hold up the next attempt.
const CONNECT_LIMIT: Duration = Duration::from_secs(5);

/// Listens, and reconnects as often as necessary, until the receiver is dropped. `url` leads to PostgreSQL itself, or to a pooler that keeps
/// sessions apart.
pub async fn listen(url: String, fence: Fence, hearing: Arc<Hearing>, heard: mpsc::Sender<ListenEvent>) {
    // One target for all connections: it remembers which host answered last.
    let target = match crate::pool::config(&url) {
        Ok(target) => target.behind(&fence).named("portal listen"),
        Err(error) => return tracing::error!(%error, "notices of the database cannot be received"),
    };
    while !heard.is_closed() {
        let Err(error) = listen_once(&target, &hearing, &heard).await else { return };
        tracing::warn!(%error, "the listening connection was lost");
        hearing.lose();
        tokio::time::sleep(if error.is_replaced_primary() { RETRY_REFUSED } else { RETRY }).await;
    }
}

/// `Ok`: the receiver was dropped. An error: the connection was lost.
async fn listen_once(
    target: &Target,
    hearing: &Hearing,
    heard: &mpsc::Sender<ListenEvent>,
) -> Result<(), Error> {
    let connected = timeout(CONNECT_LIMIT, target.connect_admitted()).await;
    let (client, connection, admission) =
        connected.map_err(|_| Error::Invalid("the database did not answer in time".into()))??;
    let (lines, mut received) = mpsc::channel(1024);
    let _stop = AbortOnDrop(tokio::spawn(async move {
        tokio::select! {
            biased;
            () = admission.ended() => tracing::warn!("the listening connection to a former primary was ended"),
            () = receive(connection, lines) => {}
        }
    }));

    client.batch_execute("listen portal").await?;
    let losses = hearing.losses();
    let timeline = timeline(&client).await?;
    if heard.send(ListenEvent::Up { losses, timeline }).await.is_err() {
        return Ok(());
    }
    // A separate task: the probe's answer can be queued after notices that this loop has to take first.
    let mut prober = AbortOnDrop(tokio::spawn(probe(client)));
    loop {
        tokio::select! {
            line = received.recv() => {
                let line = line.ok_or_else(|| Error::Invalid("the connection ended".into()))?;
                let notice = match serde_json::from_str(&line) {
                    Ok(notice) => notice,
                    // A notice of a later release, which this node cannot read: read everything again.
                    Err(_) => {
                        tracing::info!(line, "a notice of an unknown type");
                        return Err(Error::Invalid("a notice of an unknown type".into()));
                    }
                };
                if heard.send(ListenEvent::Notice(notice)).await.is_err() {
                    return Ok(());
                }
            }
            error = &mut prober.0 => {
                return Err(error.unwrap_or_else(|_| Error::Invalid("the probe ended".into())));
            }
            () = heard.closed() => return Ok(()),
        }
    }
}

/// Passes notices on until the connection ends.
async fn receive(mut connection: Driver, lines: mpsc::Sender<String>) {
    loop {
        match poll_fn(|cx| connection.poll_message(cx)).await {
            Some(Ok(AsyncMessage::Notification(line))) => {
                if lines.send(line.payload().to_owned()).await.is_err() {
                    return;
                }
            }
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return,
        }
    }
}

async fn timeline(client: &Client) -> Result<Option<String>, Error> {
    // The first 8 characters are the timeline. The control file has the timeline of the last checkpoint, which may be older.
    let asked = client.query_one(
        "select system_identifier || '-' || left(pg_walfile_name(pg_current_wal_lsn()), 8) from pg_control_system()",
        &[],
    );
    match asked.await {
        Ok(row) => Ok(Some(row.try_get(0)?)),
        // The role lacks this privilege. A lower `version` still reveals a lost history.
        Err(error) if error.code() == Some(&SqlState::INSUFFICIENT_PRIVILEGE) => {
            tracing::warn!(%error, "the database does not tell its timeline");
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

/// Probes the connection until it fails; returns the error.
async fn probe(client: Client) -> Error {
    let mut turns = tokio::time::interval(PROBE);
    loop {
        turns.tick().await;
        match timeout(PROBE_LIMIT, client.simple_query("")).await {
            Ok(Ok(_)) => {}
            Ok(Err(error)) => return error.into(),
            Err(_) => return Error::Invalid("the probe did not come back".into()),
        }
    }
}

/// Aborts a task when it is dropped.
pub(crate) struct AbortOnDrop<T>(pub tokio::task::JoinHandle<T>);

impl<T> Drop for AbortOnDrop<T> {
    fn drop(&mut self) {
        self.0.abort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_up_from_before_a_loss_does_not_count() {
        let hearing = Hearing::default();
        let first = hearing.losses();
        hearing.restore(first);
        assert!(hearing.is_up());
        let second = hearing.lose();
        hearing.restore(first);
        assert!(!hearing.is_up());
        hearing.restore(second);
        assert!(hearing.is_up());
    }

    #[tokio::test]
    async fn whoever_waits_is_woken_when_it_is_heard() {
        let hearing = Arc::new(Hearing::default());
        let (early, current) = (hearing.lose(), hearing.lose());
        let waiting = tokio::spawn({
            let hearing = hearing.clone();
            async move { hearing.wait().await }
        });
        tokio::task::yield_now().await;
        hearing.restore(early);
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished(), "lost again since");
        hearing.restore(current);
        waiting.await.unwrap();
    }
}
