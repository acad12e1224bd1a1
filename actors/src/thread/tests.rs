//! A Thread with watchers and without database: tests of time and of slow hubs. Each test moves its own clock.

use std::sync::atomic::{AtomicU64, Ordering};

use metrics::{Counter, Gauge, Histogram, Key, KeyName, Metadata, Recorder, SharedString, Unit};
use sql::thread::{Deed, Head};
use tokio::{sync::oneshot, time};

use super::*;
use crate::{
    actor::at_most_once,
    committer::Committer,
    hub::{Deliver, Hub, HubHandle, HubLimits, HubTotals, Outgoing, Wake},
    node::Shared,
};

const POST: i64 = 7;

/// The head of a post without events and likes.
const HEAD: Head = Head { post: POST, gone: false, locked: false, seq: 0, like_num: 0, likes_version: 0 };

fn thread() -> Addr<Thread> {
    let committer = Committer::answering(|| unreachable!("there are no accounts")).with_head(HEAD);
    let shared = Shared::for_tests(committer);
    Thread::new(POST, shared.services.clone(), shared).start()
}

fn hub(outbox_bytes: usize) -> HubHandle {
    let limits = HubLimits { outbox_bytes, stall: Duration::from_secs(3_600) };
    Hub::start_here(limits, Arc::<HubTotals>::default())
}

struct Socket;

impl Actor for Socket {
    type Context = Context<Self>;
}

impl Handler<Wake> for Socket {
    type Result = ();

    fn handle(&mut self, _: Wake, _: &mut Self::Context) {}
}

/// A socket that watches from the beginning. The test empties its outbox.
async fn watcher(thread: &Addr<Thread>, hub: &HubHandle) -> ConnectionId {
    let connection = ConnectionId::new_v4();
    hub.join(connection, None, Socket.start().recipient());
    let known = ResumePoint { seq: Some(0), likes_version: Some(0) };
    let watch = Watch { known, connection, hub: hub.addr() };
    assert_eq!(thread.send(watch).await.unwrap().unwrap(), Watched::Watching);
    connection
}

/// News from another node.
async fn hears(thread: &Addr<Thread>, seqs: impl IntoIterator<Item = i64>) {
    let entry = |seq: i64| Entry { seq, text: format!("event {seq}").into(), erases: false };
    let news = ThreadNews { events: seqs.into_iter().map(entry).collect(), ..ThreadNews::default() };
    thread.send(TellThread::News(news)).await.unwrap();
}

/// Resolves when all work of this moment is done.
async fn settle() {
    for _ in 0..50 {
        tokio::task::yield_now().await;
    }
}

/// The resolution of timers: events without delay leave after this time.
const AT_ONCE_MS: u64 = 2;

/// Moves the clock in small steps, so that timers in between fire in between.
async fn passes(ms: u64) {
    for _ in 0..ms {
        time::advance(Duration::from_millis(1)).await;
        settle().await;
    }
}

/// The events that wait for a socket, each list as it leaves together.
fn packets(hub: &HubHandle, connection: ConnectionId) -> Vec<Vec<String>> {
    let thread = |item| match item {
        Outgoing::Thread(packet) => Some(packet.events.iter().map(ToString::to_string).collect()),
        _ => None,
    };
    hub.take(connection).into_iter().filter_map(thread).collect()
}

#[actix::test]
async fn what_happens_in_a_quiet_thread_is_shown_at_once() {
    time::pause();
    let (thread, hub) = (thread(), hub(64 * 1024));
    let watcher = watcher(&thread, &hub).await;
    for seq in 1..=3 {
        hears(&thread, [seq]).await;
        passes(AT_ONCE_MS).await;
        assert_eq!(packets(&hub, watcher), [[format!("event {seq}")]]);
    }
}

#[actix::test]
async fn in_a_hot_thread_events_wait_for_each_other_and_no_longer_than_the_bound() {
    time::pause();
    let (thread, hub) = (thread(), hub(64 * 1024));
    let mut watchers = Vec::new();
    for _ in 0..2_500 {
        watchers.push(watcher(&thread, &hub).await);
    }
    // So many deliveries that each event waits for the whole bound, 100 ms.
    for seq in 1..=100 {
        hears(&thread, [seq]).await;
        passes(10).await;
    }
    passes(200).await;
    let _ = packets(&hub, watchers[0]);
    hears(&thread, [101]).await;
    passes(AT_ONCE_MS).await;
    assert_eq!(packets(&hub, watchers[0]).len(), 1, "it has waited since the last");
    for seq in 102..=111 {
        hears(&thread, [seq]).await;
        passes(5).await;
    }
    assert!(packets(&hub, watchers[0]).is_empty(), "for 50 ms nothing leaves");
    passes(60).await;
    let together = packets(&hub, watchers[0]);
    assert_eq!((together.len(), together[0].len()), (1, 10), "ten that came one by one leave as one");
}

#[actix::test]
async fn an_event_that_comes_early_waits_50_ms_until_the_database_is_asked() {
    time::pause();
    let counted = Counted::default();
    let _counting = metrics::set_default_local_recorder(&counted);
    let (thread, hub) = (thread(), hub(64 * 1024));
    let watcher = watcher(&thread, &hub).await;
    let read = || counted.0.load(Ordering::Relaxed);
    // The event before it arrives in time: nothing is read.
    hears(&thread, [2]).await;
    passes(40).await;
    assert!(packets(&hub, watcher).is_empty());
    hears(&thread, [1]).await;
    passes(AT_ONCE_MS).await;
    assert_eq!(packets(&hub, watcher), [["event 1", "event 2"]]);
    passes(100).await;
    assert_eq!(read(), 0);
    // The event before it does not arrive.
    hears(&thread, [4]).await;
    passes(49).await;
    assert_eq!(read(), 0);
    passes(2).await;
    assert_eq!(read(), 1);
}

#[actix::test]
async fn a_socket_that_is_too_slow_gets_one_gap_and_the_others_go_on() {
    time::pause();
    let (thread, hub) = (thread(), hub(1_000));
    let (slow, quick) = (watcher(&thread, &hub).await, watcher(&thread, &hub).await);
    let _ = (hub.take(slow), hub.take(quick));
    let mut seen = 0;
    for seq in 1..=200 {
        hears(&thread, [seq]).await;
        passes(1).await;
        seen += packets(&hub, quick).concat().len();
    }
    passes(200).await;
    seen += packets(&hub, quick).concat().len();
    assert_eq!(seen, 200);
    let waiting: Vec<Outgoing> =
        hub.take(slow).into_iter().filter(|item| item.topic() == Some(Topic::Post(POST))).collect();
    assert_eq!(waiting, [crate::hub::gap(Topic::Post(POST), 0)]);
}

#[actix::test]
async fn a_hub_that_stays_full_is_owed_one_end_and_nobody_joins_there_meanwhile() {
    time::pause();
    let worker = Arbiter::new();
    let (full, blocked) = full_hub(&worker).await;
    let (thread, hub) = (thread(), hub(64 * 1024));
    let other = watcher(&thread, &hub).await;
    let (connection, there) = (ConnectionId::new_v4(), full.clone());
    look(&thread, move |thread| thread.watchers.insert(connection, there)).await;
    let owed = || {
        look(&thread, |thread| {
            let is_end = |topical: &Topical| matches!(topical, Topical::End { .. });
            (thread.owed.len(), thread.owed.iter().filter(|(_, topical)| is_end(topical)).count())
        })
    };
    for seq in 1..=200 {
        hears(&thread, [seq]).await;
        passes(1).await;
    }
    let (all, ends) = owed().await;
    assert!(all >= 200 && ends == 0, "{all} owed, {ends} ends");
    for seq in 201..=600 {
        hears(&thread, [seq]).await;
        passes(1).await;
    }
    passes(1_000).await;
    assert_eq!(owed().await, (1, 1), "offered again and again, and no more than that");
    assert_eq!(packets(&hub, other).concat().len(), 600, "the others have everything");
    let watch = Watch { known: ResumePoint::default(), connection, hub: full };
    assert!(matches!(thread.send(watch).await.unwrap(), Err(ActorError::Overloaded)));
    drop(blocked);
    worker.stop();
}

#[actix::test]
async fn a_refusal_ends_no_thread_that_has_something_to_tell_or_to_remember() {
    time::pause();
    let thread = thread();
    let refused = async || {
        let deed = Deed::LikeComment { comment: 1, liked: true };
        let answer = at_most_once::send(Write { uid: 1, deed }, |command| thread.send(command))
            .await
            .expect("it lives")
            .unwrap();
        assert_eq!(answer, Outcome::Refused(Refusal::Gone));
        settle().await;
        thread.connected()
    };
    let liked = Liked { comment: None, like_num: 1, version: 1 };
    look(&thread, move |thread| thread.due.to_nodes.likes.push(liked)).await;
    assert!(refused().await, "a like waits to be told");
    look(&thread, |thread| {
        thread.due.to_nodes = ThreadNews::default();
        thread.view = Some(View::at(&HEAD));
    })
    .await;
    assert!(refused().await, "the post is there, whatever was refused");
    look(&thread, |thread| thread.view = None).await;
    assert!(!refused().await, "nothing is there, it seems");
}

#[actix::test]
async fn a_thread_that_panics_ends_its_watches_with_a_gap() {
    time::pause();
    let (thread, hub) = (thread(), hub(64 * 1024));
    let watcher = watcher(&thread, &hub).await;
    hears(&thread, [1]).await;
    passes(AT_ONCE_MS).await;
    let _ = hub.take(watcher);
    assert!(thread.send(Look::<()>(Box::new(|_| panic!("on purpose")))).await.is_err());
    settle().await;
    assert_eq!(hub.take(watcher), [gap(Topic::Post(POST), 1)]);
}

#[actix::test]
async fn in_another_history_of_the_database_a_thread_begins_again() {
    time::pause();
    let (thread, hub) = (thread(), hub(64 * 1024));
    let watcher = watcher(&thread, &hub).await;
    hears(&thread, [1]).await;
    passes(AT_ONCE_MS).await;
    let _ = hub.take(watcher);
    look(&thread, |thread| {
        thread.due.to_nodes.likes.push(Liked { comment: None, like_num: 1, version: 1 });
        thread.services.history.found("another timeline".into());
    })
    .await;
    thread.send(TellThread::Resync).await.unwrap();
    settle().await;
    assert_eq!(hub.take(watcher), [gap(Topic::Post(POST), 1)]);
    assert!(look(&thread, |thread| thread.view.is_none()).await);
    assert!(
        look(&thread, |thread| thread.due.is_empty()).await,
        "no other node is notified of a commit that may be lost"
    );
}

/// A hub with a full mailbox. Its worker is blocked until the sender is dropped.
async fn full_hub(worker: &Arbiter) -> (HubAddr, std::sync::mpsc::Sender<()>) {
    let (tell, told) = oneshot::channel();
    let (release, released) = std::sync::mpsc::channel::<()>();
    worker.spawn_fn(move || {
        assert!(tell.send(hub(1_000).addr()).is_ok(), "the test waits");
        let _ = released.recv();
    });
    let hub = told.await.unwrap();
    while hub.try_send(Deliver { to: Vec::new(), items: Vec::new() }).is_ok() {}
    (hub, release)
}

/// Looks into a Thread, or changes it.
async fn look<T: Send + 'static>(
    thread: &Addr<Thread>,
    how: impl FnOnce(&mut Thread) -> T + Send + 'static,
) -> T {
    thread.send(Look(Box::new(how))).await.unwrap()
}

struct Look<T>(Box<dyn FnOnce(&mut Thread) -> T + Send>);

impl<T: Send + 'static> Message for Look<T> {
    type Result = T;
}

impl<T: Send + 'static> Handler<Look<T>> for Thread {
    type Result = MessageResult<Look<T>>;

    fn handle(&mut self, Look(how): Look<T>, _: &mut Self::Context) -> Self::Result {
        MessageResult(how(self))
    }
}

/// Counts reads of the database.
#[derive(Default)]
struct Counted(Arc<AtomicU64>);

impl Recorder for Counted {
    fn describe_counter(&self, _: KeyName, _: Option<Unit>, _: SharedString) {}
    fn describe_gauge(&self, _: KeyName, _: Option<Unit>, _: SharedString) {}
    fn describe_histogram(&self, _: KeyName, _: Option<Unit>, _: SharedString) {}

    fn register_counter(&self, key: &Key, _: &Metadata<'_>) -> Counter {
        match key.name() {
            "portal_thread_readings_total" => Counter::from_arc(self.0.clone()),
            _ => Counter::noop(),
        }
    }

    fn register_gauge(&self, _: &Key, _: &Metadata<'_>) -> Gauge {
        Gauge::noop()
    }

    fn register_histogram(&self, _: &Key, _: &Metadata<'_>) -> Histogram {
        Histogram::noop()
    }
}
