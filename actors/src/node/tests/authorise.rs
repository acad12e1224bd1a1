//! Calls are authorised from memory while everything that ends logins is heard, and from the database otherwise.

use std::{sync::Arc, time::Duration};

use sql::login::AccountLogin;
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinHandle,
};
use uuid::Uuid;

use super::{block, within};
use crate::{
    actor::ActorError,
    committer::Committer,
    node::{Arbiters, Node, Shared},
    session::{Tell, tests::snapshot},
};

const HOUR: Duration = Duration::from_hours(1);
const UID: i64 = 1;

type Authorised = Result<Option<Duration>, ActorError>;

/// An account whose Session runs on a thread of its own. The test answers each read of its logins.
struct Stage {
    node: Node,
    readings: mpsc::UnboundedReceiver<oneshot::Sender<Option<Duration>>>,
    login: Uuid,
}

impl Stage {
    fn new() -> Self {
        let (ask, readings) = mpsc::unbounded_channel();
        let committer = Committer::answering(snapshot).that_reads_logins(move |batch: Vec<AccountLogin>| {
            let (answer, answered) = oneshot::channel();
            let _ = ask.send(answer);
            async move {
                let left = answered.await.expect("the test answers");
                batch.iter().map(|_| Ok(left)).collect()
            }
        });
        let shared = Shared::for_tests_on(Arbiters::start(1), committer, HOUR);
        Self { node: Node(Arc::new(shared)), readings, login: Uuid::new_v4() }
    }

    /// The same, where the login has been read and is remembered.
    async fn remembering() -> Self {
        let mut stage = Self::new();
        let authorised = stage.authorise();
        stage.reading().await.send(Some(HOUR)).unwrap();
        assert!(within(authorised).await.unwrap().unwrap().is_some());
        assert!(stage.known_live().is_some());
        stage
    }

    fn authorise(&self) -> JoinHandle<Authorised> {
        let (node, login) = (self.node.clone(), self.login);
        actix::spawn(async move { node.authorise(UID, login).await })
    }

    async fn reading(&mut self) -> oneshot::Sender<Option<Duration>> {
        within(self.readings.recv()).await.expect("the database is asked")
    }

    fn known_live(&self) -> Option<Duration> {
        self.node.0.known_live(UID, self.login)
    }

    fn tell_ended(&self, logins: &[Uuid]) {
        self.node.0.tell(UID, Tell::LoginsEnded { logins: logins.to_vec(), reason: "logout".into() });
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.node.0.arbiters.stop();
    }
}

#[actix::test]
async fn a_known_login_is_authorised_without_the_mailbox() {
    let stage = Stage::remembering().await;
    let _blocked = block(&stage.node, UID).await;
    assert!(within(stage.authorise()).await.unwrap().unwrap().is_some());
}

#[actix::test]
async fn a_login_is_no_longer_answered_once_its_end_was_heard() {
    for named in [true, false] {
        let mut stage = Stage::remembering().await;
        let blocked = block(&stage.node, UID).await;
        stage.tell_ended(if named { std::slice::from_ref(&stage.login) } else { &[] });
        assert_eq!(stage.known_live(), None, "the Session has not come to the notice");
        let authorised = stage.authorise();
        drop(blocked);
        stage.reading().await.send(None).unwrap();
        assert_eq!(within(authorised).await.unwrap().unwrap(), None);
    }
}

#[actix::test]
async fn an_end_that_is_heard_during_a_reading_is_not_overlooked() {
    let mut stage = Stage::new();
    let authorised = stage.authorise();
    let reading = stage.reading().await;
    stage.tell_ended(&[stage.login]);
    // Read before the end.
    reading.send(Some(HOUR)).unwrap();
    stage.reading().await.send(None).unwrap();
    assert_eq!(within(authorised).await.unwrap().unwrap(), None);
    assert_eq!(stage.known_live(), None);
}

#[actix::test]
async fn a_call_is_refused_when_an_end_is_heard_during_each_of_its_readings() {
    let mut stage = Stage::new();
    let authorised = stage.authorise();
    while !authorised.is_finished() {
        tokio::select! {
            reading = stage.readings.recv() => {
                stage.tell_ended(&[Uuid::new_v4()]);
                reading.unwrap().send(Some(HOUR)).unwrap();
            }
            () = tokio::task::yield_now() => {}
        }
    }
    assert!(matches!(authorised.await.unwrap(), Err(ActorError::Overloaded)));
}

#[actix::test]
async fn memory_answers_only_while_notices_are_heard() {
    let mut stage = Stage::remembering().await;
    let losses = stage.node.0.services.listening.lose();
    assert_eq!(stage.known_live(), None);
    // The listener does the same when it hears again.
    stage.node.0.tell_all(&Tell::Resync);
    stage.node.0.services.listening.restore(losses);
    assert_eq!(stage.known_live(), None, "it may have ended unheard");
    let authorised = stage.authorise();
    stage.reading().await.send(Some(HOUR)).unwrap();
    assert!(within(authorised).await.unwrap().unwrap().is_some());
    assert!(stage.known_live().is_some());
}

#[actix::test]
async fn logins_of_another_history_are_read_again() {
    let mut stage = Stage::remembering().await;
    stage.node.0.find_history("another timeline".into());
    assert_eq!(stage.known_live(), None);
    let authorised = stage.authorise();
    stage.reading().await.send(None).unwrap();
    assert_eq!(within(authorised).await.unwrap().unwrap(), None);
}

#[actix::test]
async fn an_account_whose_mailbox_was_full_is_not_answered_from_memory() {
    let stage = Stage::remembering().await;
    let _blocked = block(&stage.node, UID).await;
    for _ in 0..300 {
        stage.node.0.tell(UID, Tell::Acted { here: false });
    }
    assert_eq!(stage.known_live(), None);
}

#[actix::test]
async fn a_prolonged_login_lasts_longer_at_once() {
    let stage = Stage::remembering().await;
    let _blocked = block(&stage.node, UID).await;
    stage.node.0.prolong_login(UID, stage.login, 2 * HOUR);
    assert!(stage.known_live().is_some_and(|left| left > HOUR));
}

#[actix::test]
async fn a_session_without_sockets_that_missed_something_reads_once() {
    let mut stage = Stage::remembering().await;
    let view = |stage: &Stage| stage.node.0.sessions.find(UID).unwrap().view.needs_reading();
    stage.node.0.tell_all(&Tell::Resync);
    assert!(view(&stage));
    // The read stands in the mailbox behind the resynchronisation.
    let authorised = stage.authorise();
    stage.reading().await.send(Some(HOUR)).unwrap();
    assert!(within(authorised).await.unwrap().unwrap().is_some());
    assert!(!view(&stage), "nothing is left to be read");
}
