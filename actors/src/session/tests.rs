//! A Session with a socket and without database: tests of time and of full mailboxes.

use std::{sync::OnceLock, time::Duration};

use chrono::DateTime;
use sql::{inbox::Broadcast, purchase};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

use super::*;
use crate::{
    actor::at_most_once,
    committer::Committer,
    hub::{Hub, HubHandle, HubLimits, Wake},
    node::{Node, Shared},
};

const LIMIT: Duration = Duration::from_secs(10);

/// An account that nothing has happened to.
pub(crate) fn snapshot() -> Snapshot {
    Snapshot {
        uid: 1,
        balance: 0,
        level_type: 0,
        exp_time: None,
        unread_messages: 0,
        unread_likes: 0,
        unread_replies: 0,
        unread_follows: 0,
        version: 1,
        broadcast_seq: 0,
        channel_id: "0".into(),
        account_time: DateTime::UNIX_EPOCH,
        level_left: Duration::ZERO,
        youth: false,
    }
}

fn broadcast(seq: i64) -> Tell {
    Tell::Broadcast(Arc::new(Broadcast {
        id: seq,
        seq,
        to_channel: None,
        to_vip: false,
        kind: "system".into(),
        title: seq.to_string(),
        content: String::new(),
        link: None,
        create_time: DateTime::UNIX_EPOCH.into(),
        withdrawn: false,
    }))
}

/// The client's end of a socket: passes each item to the test.
struct Ear {
    id: ConnectionId,
    hub: HubHandle,
    heard: mpsc::UnboundedSender<Outgoing>,
    /// Notified when the socket has joined.
    joined: Option<oneshot::Sender<HubAddr>>,
}

impl Actor for Ear {
    type Context = Context<Self>;

    fn started(&mut self, ctx: &mut Self::Context) {
        self.hub.join(self.id, None, ctx.address().recipient());
        let joined = self.joined.take().expect("started once");
        joined.send(self.hub.addr()).expect("the test waits");
    }
}

impl Handler<Wake> for Ear {
    type Result = ();

    fn handle(&mut self, _: Wake, _: &mut Self::Context) {
        for item in self.hub.take(self.id) {
            // A test that has seen enough is gone.
            let _ = self.heard.send(item);
        }
    }
}

/// A socket on a thread of its own, as workers have them.
async fn socket_on(worker: &Arbiter) -> (Attached, mpsc::UnboundedReceiver<Outgoing>) {
    let (heard, hearing) = mpsc::unbounded_channel();
    let (joined, joining) = oneshot::channel();
    let connection = ConnectionId::new_v4();
    worker.spawn_fn(move || {
        let limits = HubLimits { outbox_bytes: 64 * 1024, stall: LIMIT };
        let hub = Hub::start_here(limits, Arc::default());
        Ear { id: connection, hub, heard, joined: Some(joined) }.start();
    });
    let hub = joining.await.expect("the worker runs");
    (Attached { connection, login: Uuid::new_v4(), hub }, hearing)
}

fn unstarted(shared: &Arc<Shared>) -> Session {
    Session::new(1, shared.services.clone(), shared.clone(), Arc::default())
}

/// The account's Session with this socket. `known`: its state; `database`: the state that it reads.
fn session(socket: Attached, known: Option<Snapshot>, database: Committer) -> Addr<Session> {
    let mut session = unstarted(&Shared::for_tests(database));
    session.state = known.map(State::new);
    session.sockets.push(socket);
    session.start()
}

async fn next(hearing: &mut mpsc::UnboundedReceiver<Outgoing>) -> serde_json::Value {
    match timeout(LIMIT, hearing.recv()).await.expect("in time").expect("the socket is there") {
        Outgoing::Event(text) | Outgoing::Status(text) => serde_json::from_str(&text).unwrap(),
        other => panic!("{other:?}"),
    }
}

#[actix::test]
async fn what_a_full_hub_refused_arrives_in_order() {
    let worker = Arbiter::new();
    let (socket, mut hearing) = socket_on(&worker).await;
    let hub = socket.hub.clone();
    let session = session(socket, Some(snapshot()), Committer::answering(snapshot));

    // The worker is blocked, and its mailbox is full.
    let (stands, standing) = oneshot::channel();
    let (release, released) = std::sync::mpsc::channel::<()>();
    worker.spawn_fn(move || {
        let _ = stands.send(());
        let _ = released.recv();
    });
    standing.await.unwrap();
    while hub.try_send(Deliver { to: Vec::new(), items: Vec::new() }).is_ok() {}

    for seq in 1..=3 {
        session.send(broadcast(seq)).await.unwrap();
    }
    release.send(()).unwrap();
    // The mailbox has room again, and the refused messages go first.
    session.send(broadcast(4)).await.unwrap();

    let (mut titles, mut badge) = (Vec::new(), 0);
    while titles.len() < 4 || badge < 4 {
        let frame = next(&mut hearing).await;
        if frame["type"] == "message" {
            titles.push(frame["title"].as_str().unwrap().to_owned());
        }
        badge = frame["unread"]["messages"].as_i64().unwrap();
    }
    assert_eq!(titles, ["1", "2", "3", "4"]);
    worker.stop();
}

#[actix::test]
async fn nobody_waits_for_deeds_to_be_counted() {
    let worker = Arbiter::new();
    let (socket, _hearing) = socket_on(&worker).await;
    let (began, mut counting) = mpsc::unbounded_channel();
    let session = session(socket, Some(snapshot()), Committer::answering(snapshot).that_never_counts(began));
    session.send(Tell::Acted { here: false }).await.unwrap();
    timeout(LIMIT, counting.recv()).await.expect("it is counted").unwrap();
    let status = timeout(LIMIT, session.send(GetStatus)).await.expect("not behind the counting");
    assert_eq!(status.unwrap().unwrap().unwrap().version, 1);
    worker.stop();
}

#[actix::test]
async fn a_membership_longer_than_one_look_ahead_lapses_in_time() {
    let worker = Arbiter::new();
    let (socket, mut hearing) = socket_on(&worker).await;
    // From the first read on, many times as long as a Session looks ahead.
    let end = Arc::new(OnceLock::new());
    let member = move || {
        let end = end.get_or_init(|| Instant::now() + Duration::from_millis(300));
        let level_left = end.saturating_duration_since(Instant::now());
        let passed = level_left.is_zero();
        Snapshot { level_type: i16::from(!passed), version: 1 + i64::from(passed), level_left, ..snapshot() }
    };
    let session = session(socket, None, Committer::answering(member));
    session.send(GetStatus).await.unwrap().unwrap();
    assert_eq!(next(&mut hearing).await["levelType"], 1);
    assert_eq!(next(&mut hearing).await["levelType"], 0);
    worker.stop();
}

#[actix::test]
async fn a_session_that_panics_closes_its_sockets() {
    let worker = Arbiter::new();
    let (socket, mut hearing) = socket_on(&worker).await;
    // No membership lasts so long: adding to it panics.
    let endless = || Snapshot { version: 2, level_left: Duration::MAX, ..snapshot() };
    let session = session(socket, Some(snapshot()), Committer::answering(endless));
    assert!(session.send(Tell::Changed).await.is_err(), "it panicked");
    let closed = timeout(LIMIT, hearing.recv()).await.expect("in time").expect("the socket is there");
    assert!(matches!(closed, Outgoing::Close { code: close_code::RESTART, .. }), "{closed:?}");
    worker.stop();
}

#[actix::test]
async fn a_reading_whose_version_went_back_is_believed_and_begins_another_history() {
    let database = || Snapshot { version: 4, balance: 40, ..snapshot() };
    let shared = Shared::for_tests(Committer::answering(database));
    let mut session = unstarted(&shared);
    session.state = Some(State::new(Snapshot { version: 5, balance: 50, ..snapshot() }));
    let epoch = shared.services.history.epoch();
    let session = session.start();
    session.send(Tell::Stands(4)).await.unwrap();
    let status = session.send(GetStatus).await.unwrap().unwrap().unwrap();
    assert_eq!((status.version, status.balance), (4, 40));
    assert_eq!(shared.services.history.epoch(), epoch + 1);
}

#[actix::test]
async fn what_was_read_of_another_history_is_read_again() {
    let database = || Snapshot { version: 4, balance: 40, ..snapshot() };
    let shared = Shared::for_tests(Committer::answering(database));
    let mut session = unstarted(&shared);
    session.state = Some(State::new(Snapshot { version: 5, balance: 50, ..snapshot() }));
    shared.services.history.found("another timeline".into());
    let status = session.start().send(GetStatus).await.unwrap().unwrap().unwrap();
    assert_eq!((status.version, status.balance), (4, 40));
}

/// A purchase whose transaction runs until the test answers it.
async fn purchasing(
    session: &Addr<Session>,
    asked: &mut mpsc::UnboundedReceiver<oneshot::Sender<Snapshot>>,
) -> (tokio::task::JoinHandle<Option<Snapshot>>, oneshot::Sender<Snapshot>) {
    let ware = purchase::Ware::Vip { plan: 7, purchase: Uuid::new_v4(), login: Uuid::new_v4() };
    let command = purchase::Command { uid: Some(1), key: None, price: None, ware };
    let session = session.clone();
    let bought = async move { at_most_once::send(Purchase(command), |command| session.send(command)).await };
    let answer = actix::spawn(async move { bought.await.unwrap().unwrap().1 });
    (answer, timeout(LIMIT, asked.recv()).await.expect("it is asked").unwrap())
}

#[actix::test]
async fn while_a_purchase_waits_the_session_answers_and_ends_logins() {
    let worker = Arbiter::new();
    let (socket, mut hearing) = socket_on(&worker).await;
    let login = socket.login;
    let (ask, mut asked) = mpsc::unbounded_channel();
    let session = session(socket, Some(snapshot()), Committer::answering(snapshot).that_buys(ask));
    let (bought, commit) = purchasing(&session, &mut asked).await;
    let status = timeout(LIMIT, session.send(GetStatus)).await.expect("not behind the purchase");
    assert_eq!(status.unwrap().unwrap().unwrap().version, 1);
    let ended = Tell::LoginsEnded { logins: vec![login], reason: "suspended".into() };
    timeout(LIMIT, session.send(ended)).await.expect("not behind the purchase").unwrap();
    assert_eq!(next(&mut hearing).await["reason"], "suspended");
    commit.send(Snapshot { version: 2, ..snapshot() }).unwrap();
    assert_eq!(bought.await.unwrap().unwrap().version, 2);
    worker.stop();
}

#[actix::test]
async fn own_commits_that_end_out_of_order_never_lower_a_balance_or_version() {
    let worker = Arbiter::new();
    let (socket, mut hearing) = socket_on(&worker).await;
    let (ask, mut asked) = mpsc::unbounded_channel();
    let database =
        || Snapshot { version: 6, broadcast_seq: 1, balance: 60, unread_messages: 1, ..snapshot() };
    let session = session(socket, Some(snapshot()), Committer::answering(database).that_buys(ask));
    let left = |version| Snapshot { version, balance: 10 * version, ..snapshot() };

    // The newer status of another node comes first, then that of an own commit before it.
    let (bought, commit) = purchasing(&session, &mut asked).await;
    session.send(Tell::Status(Box::new(left(4)))).await.unwrap();
    let frame = next(&mut hearing).await;
    assert_eq!((&frame["version"], &frame["coinNum"]), (&4.into(), &40.into()));
    commit.send(left(3)).unwrap();
    bought.await.unwrap();
    let status = session.send(GetStatus).await.unwrap().unwrap().unwrap();
    assert_eq!((status.version, status.balance), (4, 40));

    // A broadcast is counted during the commit: both have version 5, each lacks the other's change.
    let (bought, commit) = purchasing(&session, &mut asked).await;
    session.send(broadcast(1)).await.unwrap();
    assert_eq!(next(&mut hearing).await["type"], "message");
    let frame = next(&mut hearing).await;
    assert_eq!((&frame["version"], &frame["unread"]["messages"]), (&5.into(), &1.into()));
    commit.send(left(5)).unwrap();
    bought.await.unwrap();
    // The answer leaves after a read that has both.
    let status = session.send(GetStatus).await.unwrap().unwrap().unwrap();
    assert_eq!((status.version, status.balance, status.unread_messages), (6, 60, 1));
    let frame = next(&mut hearing).await;
    assert_eq!((&frame["version"], &frame["coinNum"]), (&6.into(), &60.into()));
    worker.stop();
}

#[actix::test]
async fn a_session_does_not_rest_while_its_command_runs() {
    let (ask, mut asked) = mpsc::unbounded_channel();
    let shared =
        Shared::for_tests_resting(Committer::answering(snapshot).that_buys(ask), Duration::from_millis(20));
    let session = unstarted(&shared).start();
    let (bought, commit) = purchasing(&session, &mut asked).await;
    // Longer than the 20 ms after which an unused Session stops.
    tokio::time::sleep(Duration::from_millis(400)).await;
    commit.send(Snapshot { version: 2, ..snapshot() }).unwrap();
    assert_eq!(bought.await.unwrap().unwrap().version, 2);
    timeout(LIMIT, async {
        while session.connected() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await
    .expect("it rests afterwards");
}

#[actix::test]
async fn a_purchase_is_not_repeated_after_its_session_panicked() {
    let (ask, mut asked) = mpsc::unbounded_channel();
    // No membership lasts so long: adding to it panics.
    let endless = || Snapshot { version: 2, level_left: Duration::MAX, ..snapshot() };
    let shared = Shared::for_tests(Committer::answering(endless).that_buys(ask));
    let node = Node::of(shared.clone());
    let bought = actix::spawn(async move { node.buy_vip(1, Uuid::new_v4(), None, None, 7).await });
    let commit = timeout(LIMIT, asked.recv()).await.expect("it is asked").unwrap();
    shared.tell(1, Tell::Changed);
    let answer = tokio::select! {
        answer = bought => answer.unwrap(),
        _ = asked.recv() => panic!("the purchase is repeated, and the first one may be committed"),
    };
    assert!(matches!(answer, Err(ActorError::Interrupted)), "{answer:?}");
    assert!(asked.try_recv().is_err());
    drop(commit);
}
