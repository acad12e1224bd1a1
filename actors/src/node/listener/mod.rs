//! Turns notices of PostgreSQL (NOTIFY) and messages of the relay into messages for Sessions and Threads. Checks at intervals for
//! changes that no other node published.

mod chapters;

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use sql::{
    listen::{Hearing, ListenEvent, Notice},
    post::Place,
};
use tokio::{
    sync::{Notify, mpsc},
    time::{MissedTickBehavior, interval},
};

use uuid::Uuid;

use chapters::NewChapters;

use crate::{
    feeds::changes::Change,
    hub::{DeliverAll, Outgoing, count_events},
    node::{Settings, Shared},
    relay::{Channel, RelayEvent, SquareNews},
    session::Tell,
    thread::TellThread,
    wire::{Announcement, ToClient},
};

/// How often Sessions that missed an event are notified to read again.
const HEAL: Duration = Duration::from_secs(1);
/// How often Sessions read the database while commits of other nodes do not arrive.
const BLIND_RESYNC: Duration = Duration::from_secs(5);
/// How often the heads of this node's threads are checked. A commit of a node that died before it published appears after this time at
/// the latest.
const HEADS: Duration = Duration::from_secs(2);
/// How often the versions of this node's accounts are checked, also on a single node: the answer of an own transaction may be lost.
/// After such a loss (`in_doubt`) they are checked with the heads.
const VERSIONS: Duration = Duration::from_secs(10);
/// Number of accounts in one statement.
const VERSIONS_AT_ONCE: usize = 5_000;
const BROADCASTS_AT_ONCE: i64 = 100;
/// Maximum number of events in each queue; beyond it the connection that receives them waits.
const MAX_HEARD: usize = 1024;
/// Maximum number of messages and posts that wait to be read; beyond it Sessions read only their badges.
const MAX_READS: usize = 256;
const POS_TYPE_START: i16 = 1;

/// Receives notices of PostgreSQL, and reads the rows that they name. All parts end together: the next run reads everything again.
pub async fn hear_database(shared: Arc<Shared>) {
    let _hearing = FailClosed(&shared.services.listening);
    let (tell, notices) = mpsc::channel(MAX_HEARD);
    let (changed, waiting) = mpsc::channel(MAX_READS);
    let pending = PendingReads::default();
    tokio::select! {
        () = listen(&shared, tell) => {}
        () = take_notices(&shared, &pending, &changed, notices) => {}
        () = read_pending(&shared, &pending) => {}
        () = read_changed_items(&shared, waiting) => {}
        () = chapters::tell(&shared, &pending) => {}
    }
}

async fn listen(shared: &Shared, tell: mpsc::Sender<ListenEvent>) {
    let Settings { database_direct_url, database_fence, .. } = &shared.settings;
    let listening = shared.services.listening.clone();
    sql::listen::listen(database_direct_url.clone(), database_fence.clone(), listening, tell).await;
}

/// Receives the commits of other nodes from the relay.
pub async fn hear_nodes(shared: Arc<Shared>) {
    let _hearing = FailClosed(&shared.services.relaying);
    let (tell, relayed) = mpsc::channel(MAX_HEARD);
    // Never unsubscribes, because any page may show a feed.
    shared.services.relay.subscribe(Channel::Square).await;
    tokio::select! {
        () = shared.services.relay.run(tell) => {}
        () = take_relayed(&shared, relayed) => {}
    }
}

/// Held by a task that listens. When the task ends, memory is not trusted until everything was read again.
struct FailClosed<'a>(&'a Hearing);

impl Drop for FailClosed<'_> {
    fn drop(&mut self) {
        self.0.lose();
    }
}

/// Never waits for the database: the end of a login must not wait for a slow read.
async fn take_notices(
    shared: &Shared,
    pending: &PendingReads,
    changed: &mpsc::Sender<ChangedItem>,
    mut notices: mpsc::Receiver<ListenEvent>,
) {
    let (mut heal, mut blind) = (interval(HEAL), interval(BLIND_RESYNC));
    loop {
        tokio::select! {
            heard = notices.recv() => match heard {
                Some(ListenEvent::Notice(notice)) => handle(shared, pending, changed, notice),
                Some(ListenEvent::Up { losses, timeline }) => {
                    if let Some(timeline) = timeline {
                        shared.find_history(timeline);
                    }
                    // Sessions become stale before `restore` makes memory trusted. Changes in between arrive as notices.
                    shared.tell_all(&Tell::Resync);
                    shared.content_heard.fetch_add(1, Ordering::SeqCst);
                    shared.bans_heard.fetch_add(1, Ordering::SeqCst);
                    shared.services.listening.restore(losses);
                    shared.stock.changed(Change::Any);
                    shared.ratings.changed(Change::Any);
                    pending.broadcasts.notify_one();
                    pending.announcement.notify_one();
                }
                None => return,
            },
            _ = heal.tick() => shared.heal(),
            _ = blind.tick() => {
                if !shared.services.trusted() {
                    shared.tell_all(&Tell::Resync);
                }
            }
        }
    }
}

async fn take_relayed(shared: &Shared, mut relayed: mpsc::Receiver<RelayEvent>) {
    while let Some(heard) = relayed.recv().await {
        match heard {
            RelayEvent::Status(snapshot) => shared.tell(snapshot.uid, Tell::Status(snapshot)),
            RelayEvent::Square(news) => shared.square.hear(news),
            // A message of a later release or another history. Feeds show the post when they are read again.
            RelayEvent::Changed(Channel::Square) => {}
            RelayEvent::Moved(moved) => shared.tell(moved.uid, Tell::Moved(moved)),
            RelayEvent::Place(login, place) => shared.tell(place.uid, Tell::Place { login, place }),
            RelayEvent::Did(uid) => shared.tell(uid, Tell::Acted { here: false }),
            RelayEvent::News(post, news) => shared.tell_thread(post, TellThread::News(*news)),
            RelayEvent::Changed(Channel::Account(uid)) => shared.tell(uid, Tell::Changed),
            RelayEvent::Changed(Channel::Post(post)) => shared.tell_thread(post, TellThread::Resync),
            RelayEvent::Missed => {
                shared.tell_all(&Tell::Resync);
                shared.tell_all_threads(&TellThread::Resync);
            }
            RelayEvent::Up(losses) => {
                shared.tell_all(&Tell::Resync);
                shared.services.relaying.restore(losses);
                shared.tell_all_threads(&TellThread::Resync);
            }
        }
    }
}

fn handle(shared: &Shared, pending: &PendingReads, changed: &mpsc::Sender<ChangedItem>, notice: Notice) {
    match notice {
        Notice::Status { uid } => shared.tell(uid, Tell::Changed),
        Notice::Order { uid, order, status } => match sql::order::Status::named(&status) {
            Some(status) => shared.tell(uid, Tell::Order { order, status: status.into() }),
            None => shared.tell(uid, Tell::Changed),
        },
        Notice::LoginsEnded { uid, logins, reason } => shared.tell(uid, Tell::LoginsEnded { logins, reason }),
        Notice::Post { id } => {
            shared.tell_thread(id, TellThread::Resync);
            // If the queue is full, open feeds show the post until they are read again.
            let _ = changed.try_send(ChangedItem::Post(id));
        }
        Notice::Chapters { book, chapters } => pending.chapters.add(book, &chapters),
        Notice::Seen { uid, book } => shared.tell(uid, Tell::Seen(book)),
        Notice::Shelf { uid, book, subscribed } => shared.tell(uid, Tell::Shelf { book, subscribed }),
        Notice::Broadcast { .. } => pending.broadcasts.notify_one(),
        Notice::Gift { id } => shared.stock.changed(Change::One(id)),
        Notice::Rating { game } => shared.ratings.changed(Change::One(game)),
        Notice::Content => {
            shared.content_heard.fetch_add(1, Ordering::SeqCst);
            shared.stock.changed(Change::Any);
            shared.ratings.changed(Change::Any);
            pending.announcement.notify_one();
        }
        Notice::Bans => {
            shared.bans_heard.fetch_add(1, Ordering::SeqCst);
        }
        Notice::Erased { uid } => {
            shared.content_heard.fetch_add(1, Ordering::SeqCst);
            shared.tell(uid, Tell::Changed);
            shared.tell_all_threads(&TellThread::ForgetLog);
        }
        Notice::Message { uid, .. } if !shared.has_session(uid) => {}
        Notice::Message { uid, id } => {
            if changed.try_send(ChangedItem::Message { uid, id }).is_err() {
                shared.tell(uid, Tell::Changed);
            }
        }
    }
}

/// An item whose row has to be read before it can be sent.
enum ChangedItem {
    Message {
        uid: i64,
        id: i64,
    },
    /// An operator changed this post.
    Post(i64),
}

/// Reads one after another, so that an account's messages keep their order.
async fn read_changed_items(shared: &Shared, mut waiting: mpsc::Receiver<ChangedItem>) {
    while let Some(moved) = waiting.recv().await {
        match moved {
            ChangedItem::Message { uid, id } => message(shared, uid, id).await,
            ChangedItem::Post(id) => post(shared, id).await,
        }
    }
}

/// Removes a post that an operator hid or deleted from open feeds. Each node receives this notice by itself.
async fn post(shared: &Shared, id: i64) {
    let place = async {
        let client = shared.services.pool.get().await?;
        sql::post::place(&client, id).await
    };
    match place.await {
        Ok(Some(Place { tag, gone: true })) => {
            shared.square.hear(SquareNews {
                node: Uuid::nil(),
                timeline: None,
                post: id,
                tag,
                by: None,
                gone: true,
            });
        }
        Ok(_) => {}
        Err(error) => tracing::debug!(%error, "open feeds show a post until they are read again"),
    }
}

async fn message(shared: &Shared, uid: i64, id: i64) {
    let message = async {
        let client = shared.services.pool.get().await?;
        sql::inbox::message(&client, uid, id).await
    };
    match message.await {
        Ok(Some(message)) => shared.tell(uid, Tell::Message(Box::new(message.into()))),
        Ok(None) => {}
        Err(error) => {
            tracing::warn!(%error, "a message could not be read; its badge follows by resynchronisation");
            shared.tell(uid, Tell::Resync);
        }
    }
}

/// Signals that rows have to be read. All notices that arrive during a read cause one more read.
#[derive(Default)]
struct PendingReads {
    broadcasts: Notify,
    announcement: Notify,
    chapters: NewChapters,
}

async fn read_pending(shared: &Shared, pending: &PendingReads) {
    let epoch = shared.services.history.epoch();
    let mut reader = Reader { shared, epoch, last_broadcast: None, announced: None };
    let (mut heads, mut versions) = (interval(HEADS), interval(VERSIONS));
    for looks in [&mut heads, &mut versions] {
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    }
    loop {
        tokio::select! {
            _ = heads.tick() => {
                reader.heads().await;
                if reader.shared.services.in_doubt.swap(false, Ordering::AcqRel) {
                    reader.versions().await;
                }
            }
            _ = versions.tick() => reader.versions().await,
            () = pending.broadcasts.notified() => reader.broadcasts().await,
            () = pending.announcement.notified() => reader.announcement().await,
        }
    }
}

struct Reader<'a> {
    shared: &'a Shared,
    /// The epoch of the database's history in which the fields below were read.
    epoch: u64,
    /// The newest broadcast that Sessions were notified of. `None`: not read yet.
    last_broadcast: Option<i64>,
    /// The announcement that pages have shown or fetch at their start. `None`: not read yet.
    announced: Option<Option<Announcement>>,
}

impl Reader<'_> {
    /// Notifies Sessions of every broadcast since the last one, in order. A notice only says that there is one.
    async fn broadcasts(&mut self) {
        let epoch = self.shared.services.history.epoch();
        if std::mem::replace(&mut self.epoch, epoch) != epoch {
            self.last_broadcast = None;
        }
        loop {
            let read = async {
                let client = self.shared.services.pool.get().await?;
                match self.last_broadcast {
                    Some(seq) => sql::inbox::broadcasts_after(&client, seq, BROADCASTS_AT_ONCE).await,
                    None => {
                        self.last_broadcast = Some(sql::inbox::broadcast_head(&client).await?);
                        // Every snapshot that is read from now on contains the earlier broadcasts.
                        self.shared.tell_all(&Tell::Resync);
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

    /// Sends an announcement that was published since the last read to every open page.
    async fn announcement(&mut self) {
        let read = async {
            let client = self.shared.services.pool.get().await?;
            sql::announcement::newest(&client, POS_TYPE_START).await
        };
        let newest = match read.await {
            Ok(newest) => newest.map(Announcement::from),
            Err(error) => return tracing::warn!(%error, "the announcement could not be read"),
        };
        if let (Some(before), Some(announcement)) = (&self.announced, &newest)
            && before.as_ref() != Some(announcement)
        {
            let frame = serde_json::to_string(&ToClient::Announcement(announcement.clone()));
            let item = Outgoing::Event(frame.expect("a frame is plain data").into());
            count_events(1);
            for hub in self.shared.services.hubs.all() {
                if hub.try_send(DeliverAll(item.clone())).is_err() {
                    tracing::warn!("a hub is full; its pages see the announcement at their next start");
                }
            }
        }
        self.announced = Some(newest);
    }

    async fn heads(&self) {
        let posts = self.shared.posts();
        if posts.is_empty() {
            return;
        }
        let heads = async {
            let client = self.shared.services.pool.get().await?;
            sql::thread::heads(&client, &posts).await
        };
        match heads.await {
            Ok(heads) => {
                for head in heads {
                    self.shared.tell_thread(head.post, TellThread::Head(head));
                }
            }
            Err(error) => tracing::debug!(%error, "the heads of the threads could not be read"),
        }
    }

    /// Notifies Sessions of their accounts' versions, in case a change was not published or did not arrive.
    async fn versions(&self) {
        for uids in self.shared.accounts().chunks(VERSIONS_AT_ONCE) {
            let versions = async {
                let client = self.shared.services.pool.get().await?;
                sql::status::versions(&client, uids).await
            };
            match versions.await {
                Ok(versions) => {
                    for (uid, version) in versions {
                        self.shared.tell(uid, Tell::Stands(version));
                    }
                }
                Err(error) => {
                    self.shared.services.in_doubt.store(true, Ordering::Release);
                    return tracing::debug!(%error, "the versions of statuses could not be read");
                }
            }
        }
    }
}
