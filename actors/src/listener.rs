//! Turns what this node hears, from PostgreSQL's NOTIFY and from the relay, into messages for its Sessions.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use sql::listen::{Heard, Notice};
use tokio::sync::mpsc;

use crate::{
    node::Shared,
    relay,
    session::Tell,
    switchboard::{DeliverAll, Outgoing},
    wire::{Announcement, ToClient},
};

/// How often Sessions that missed something are told to read again.
const HEAL: Duration = Duration::from_secs(1);
/// How often open pages are made good from the database while other nodes cannot be heard.
const BLIND_RESYNC: Duration = Duration::from_secs(5);
const BROADCASTS_AT_ONCE: i64 = 100;
const POS_TYPE_START: i16 = 1;

/// Runs until both sources are gone.
pub async fn listen(
    shared: Arc<Shared>,
    mut notices: mpsc::Receiver<Heard>,
    mut relayed: mpsc::Receiver<relay::Heard>,
) {
    let mut ears = Ears { shared, last_broadcast: None, last_announcement: None };
    let mut blind = tokio::time::interval(BLIND_RESYNC);
    let mut heal = tokio::time::interval(HEAL);
    loop {
        tokio::select! {
            heard = notices.recv() => match heard {
                Some(Heard::Notice(notice)) => ears.notice(notice).await,
                Some(Heard::Up) => ears.up().await,
                Some(Heard::Down) => ears.shared.listening.store(false, Ordering::Release),
                None => return,
            },
            Some(heard) = relayed.recv() => match heard {
                relay::Heard::Status(snapshot) => ears.shared.tell(snapshot.uid, Tell::Status(snapshot)),
                relay::Heard::Up => {
                    ears.shared.tell_all(&Tell::Resync);
                    ears.shared.relaying.store(true, Ordering::Release);
                }
            },
            _ = heal.tick() => ears.shared.heal(),
            _ = blind.tick() => {
                if !ears.shared.trusted() {
                    ears.shared.tell_all(&Tell::Resync);
                }
            }
        }
    }
}

struct Ears {
    shared: Arc<Shared>,
    /// The newest broadcast that was handed on; `None` before the first `Up`.
    last_broadcast: Option<i64>,
    last_announcement: Option<Announcement>,
}

impl Ears {
    async fn up(&mut self) {
        // First nothing remembered is trusted, then listening counts: a change in between is heard as a notice.
        self.shared.tell_all(&Tell::Resync);
        self.shared.listening.store(true, Ordering::Release);
        self.announcement().await;
        self.broadcasts().await;
    }

    async fn notice(&mut self, notice: Notice) {
        match notice {
            Notice::Status { uid } => self.shared.tell(uid, Tell::Resync),
            Notice::Message { uid, id } => self.message(uid, id).await,
            Notice::Broadcast { .. } => self.broadcasts().await,
            Notice::LoginsEnded { uid, logins, reason } => {
                self.shared.tell(uid, Tell::LoginsEnded { logins, reason });
            }
            Notice::Content => self.announcement().await,
        }
    }

    async fn message(&self, uid: i64, id: i64) {
        if !self.shared.has_session(uid) {
            return;
        }
        let message = async {
            let client = self.shared.pool.get().await?;
            sql::inbox::message(&client, uid, id).await
        };
        match message.await {
            Ok(Some(message)) => self.shared.tell(uid, Tell::Message(Box::new(message.into()))),
            Ok(None) => {}
            Err(error) => {
                tracing::warn!(%error, "a message could not be read; its badge follows by resynchronisation");
                self.shared.tell(uid, Tell::Resync);
            }
        }
    }

    /// Hands on every broadcast since the last, in order: a notice only says that there is one.
    async fn broadcasts(&mut self) {
        loop {
            let read = async {
                let client = self.shared.pool.get().await?;
                match self.last_broadcast {
                    Some(seq) => sql::inbox::broadcasts_after(&client, seq, BROADCASTS_AT_ONCE).await,
                    None => {
                        // What came before this node began is in every snapshot.
                        self.last_broadcast = Some(sql::inbox::broadcast_head(&client).await?);
                        Ok(Vec::new())
                    }
                }
            };
            let broadcasts = match read.await {
                Ok(broadcasts) => broadcasts,
                Err(error) => {
                    tracing::warn!(%error, "broadcasts could not be read; badges follow by resynchronisation");
                    return self.shared.tell_all(&Tell::Resync);
                }
            };
            let Some(last) = broadcasts.last() else { return };
            self.last_broadcast = Some(last.seq);
            for broadcast in broadcasts {
                self.shared.tell_all(&Tell::Broadcast(Arc::new(broadcast)));
            }
        }
    }

    /// Shows the newest announcement to every open page, if it is not the one shown before.
    async fn announcement(&mut self) {
        let read = async {
            let client = self.shared.pool.get().await?;
            sql::inbox::newest_announcement(&client, POS_TYPE_START).await
        };
        let newest = match read.await {
            Ok(newest) => newest.map(Announcement::from),
            Err(error) => return tracing::warn!(%error, "the announcement could not be read"),
        };
        if let Some(announcement) = &newest
            && newest != self.last_announcement
        {
            let frame = serde_json::to_string(&ToClient::Announcement(announcement.clone()));
            let item = Outgoing::Event(frame.expect("a frame is plain data").into());
            for board in self.shared.switchboards() {
                if board.try_send(DeliverAll(item.clone())).is_err() {
                    tracing::warn!(
                        "a switchboard is full; its pages see the announcement at their next start"
                    );
                }
            }
        }
        self.last_announcement = newest;
    }
}
