//! What travels from one process to every node by PostgreSQL's NOTIFY: what operators do, and logins that ended.
//! (What players do at a rate travels by the relay: NOTIFY takes a lock that all commits would share.)

use std::{future::poll_fn, time::Duration};

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio_postgres::{AsyncMessage, NoTls};
use uuid::Uuid;

use crate::Error;

/// Each names what to read again, except where an end must not wait for a read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Notice {
    /// An account's status row changed.
    Status { uid: i64 },
    /// A message to one account.
    Message { uid: i64, id: i64 },
    /// The newest message to everybody or to a segment.
    Broadcast { seq: i64 },
    /// Logins that ended on some node.
    LoginsEnded { uid: i64, logins: Vec<Uuid>, reason: String },
    /// Content was imported: what is cached of it is old.
    Content,
}

/// The limit of one payload is 8,000 bytes; more logins than this are told as "read them again".
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

/// What a listener hears.
#[derive(Debug, PartialEq)]
pub enum Heard {
    Notice(Notice),
    /// Listening (again): whatever came before may have been missed.
    Up,
    /// Not listening: until `Up`, nothing that is remembered may be trusted.
    Down,
}

/// How often the connection is proved alive, and within what.
const PROBE: Duration = Duration::from_millis(500);
const PROBE_LIMIT: Duration = Duration::from_secs(1);
const RETRY: Duration = Duration::from_millis(250);

/// Listens until the receiver is gone, reconnecting as often as it takes.
pub async fn listen(url: String, heard: mpsc::Sender<Heard>) {
    while !heard.is_closed() {
        match listen_once(&url, &heard).await {
            Ok(()) => return,
            Err(error) => tracing::warn!(%error, "the listening connection was lost"),
        }
        if heard.send(Heard::Down).await.is_err() {
            return;
        }
        tokio::time::sleep(RETRY).await;
    }
}

/// `Ok` when the receiver is gone, an error when the connection is.
async fn listen_once(url: &str, heard: &mpsc::Sender<Heard>) -> Result<(), Error> {
    let mut config = crate::pool::config(url)?;
    config.application_name("portal listen");
    let (client, mut connection) = config.connect(NoTls).await?;
    let (lines, mut received) = mpsc::channel(1024);
    let driver = tokio::spawn(async move {
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
    });
    let _stop = AbortOnDrop(driver);

    client.batch_execute("listen portal").await?;
    if heard.send(Heard::Up).await.is_err() {
        return Ok(());
    }
    let mut probe = tokio::time::interval(PROBE);
    loop {
        tokio::select! {
            line = received.recv() => {
                let line = line.ok_or_else(|| Error::Invalid("the connection ended".into()))?;
                let notice = match serde_json::from_str(&line) {
                    Ok(notice) => notice,
                    // From a newer version: it knows what it changed, we do not. Read everything again.
                    Err(_) => {
                        tracing::info!(line, "a notice of an unknown type");
                        return Err(Error::Invalid("a notice of an unknown type".into()));
                    }
                };
                if heard.send(Heard::Notice(notice)).await.is_err() {
                    return Ok(());
                }
            }
            _ = probe.tick() => {
                tokio::time::timeout(PROBE_LIMIT, client.simple_query(""))
                    .await
                    .map_err(|_| Error::Invalid("the probe did not come back".into()))??;
            }
            () = heard.closed() => return Ok(()),
        }
    }
}

struct AbortOnDrop(tokio::task::JoinHandle<()>);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}
