//! People with a socket each: what it shows of their status, to be compared with what calls answer.

use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use actors::wire::{Ack, FrameId, FromClient, HelloFrame, Status, ToClient, WatchFrame};
use anyhow::Context;
use tokio::{
    sync::{mpsc, watch},
    task::JoinHandle,
    time::timeout,
};

use crate::{
    client::{CallError, Client, Person},
    crowd::a_few_at_a_time,
    last::Last,
    measure::Tally,
    progress::Progress,
    report::Report,
    scenario::Run,
    socket::{End, Socket, SocketEvent},
    stop::Stop,
};

/// How long after the load what is shown may differ from what calls answer.
const GRACE: Duration = Duration::from_secs(10);
/// Between two looks at it.
const LOOK: Duration = Duration::from_millis(100);

/// Of all of them.
#[derive(Default)]
pub struct Seen {
    pub faults: Tally,
    pub lost: Tally,
}

/// One of them.
pub struct Online {
    pub person: Person,
    pub client: Client,
    newest: watch::Receiver<(Status, Instant)>,
    say: mpsc::Sender<FromClient>,
    task: Mutex<Option<JoinHandle<()>>>,
}

/// Is told of every frame but statuses, and which of them it is for.
pub type Ear = dyn Fn(usize, Instant, &ToClient) + Send + Sync;

/// Opens a socket for each, which watches these topics; comes back where all are open.
pub async fn gather(
    run: &Run,
    people: Vec<Person>,
    topics: impl Fn(usize) -> Vec<String>,
    ear: Arc<Ear>,
    seen: &Arc<Seen>,
) -> anyhow::Result<Vec<Arc<Online>>> {
    let count = people.len() as u64;
    let (_progress, open) = Progress::counted("connecting", count);
    let online = a_few_at_a_time(count, run.at_once, &run.stop, |number| {
        let (client, person) = (run.node(number).clone(), people[number as usize].clone());
        let (topics, ear) = (topics(number as usize), ear.clone());
        let (seen, open) = (seen.clone(), open.clone());
        async move {
            let online = Online::open(number as usize, client, person, topics, ear, seen).await?;
            open.add(1);
            Ok((number, Arc::new(online)))
        }
    });
    let mut online: Vec<_> =
        online.await.into_iter().collect::<anyhow::Result<_>>().context("a person could not come online")?;
    // In the order of the people, whoever was quickest.
    online.sort_by_key(|(number, _)| *number);
    Ok(online.into_iter().map(|(_, online)| online).collect())
}

impl Online {
    async fn open(
        number: usize,
        client: Client,
        person: Person,
        topics: Vec<String>,
        ear: Arc<Ear>,
        seen: Arc<Seen>,
    ) -> anyhow::Result<Self> {
        let socket = Socket::of(&client, &person).await?;
        let (show, mut newest) = watch::channel((socket.status.clone(), Instant::now()));
        let (say, said) = mpsc::channel(topics.len() + 64);
        let (acknowledge, mut acknowledged) = watch::channel(0_usize);
        let task = tokio::spawn(async move {
            let hear = |at, heard| {
                let SocketEvent::Frame(frame) = heard else { return };
                match *frame {
                    ToClient::Status(status) => newer(&show, status, at, &seen),
                    ToClient::Ack(Ack { id: FrameId::Text(id) }) if id == TOPIC => {
                        acknowledge.send_modify(|topics| *topics += 1);
                    }
                    frame => ear(number, at, &frame),
                }
            };
            if let End::Lost(why) = socket.drive(said, hear).await {
                seen.lost.add(format!("lost: {why}"));
            }
        });
        let wanted = topics.len();
        say.try_send(FromClient::Hello(HelloFrame { id: None, frames: Some("array".into()) }))?;
        for topic in topics {
            let id = Some(FrameId::Text(TOPIC.into()));
            say.try_send(FromClient::Watch(WatchFrame { id, topic, since: None, likes_version: None }))?;
        }
        let watching = acknowledged.wait_for(|watched| *watched == wanted);
        timeout(GRACE, watching).await.context("a watch was not acknowledged in time")??;
        newest.mark_unchanged();
        Ok(Self { person, client, newest, say, task: Mutex::new(Some(task)) })
    }

    pub fn status(&self) -> Status {
        self.newest.borrow().0.clone()
    }

    /// False: it cannot be sent now.
    pub fn say(&self, frame: FromClient) -> bool {
        self.say.try_send(frame).is_ok()
    }

    /// When the socket showed this version or a newer one; `None` where it does not in time.
    pub async fn shows(&self, version: i64) -> Option<Instant> {
        let mut newest = self.newest.clone();
        let shown = timeout(GRACE, newest.wait_for(|(status, _)| status.version >= version)).await;
        shown.ok()?.ok().map(|shown| shown.1)
    }

    /// Goes without a goodbye: others may still hold this one.
    fn part(&self) {
        if let Some(task) = self.task.lock().expect("no holder panics").take() {
            task.abort();
        }
    }

    /// Both tell the same in the end: nothing is shown that a call does not answer, and the other way round.
    async fn agrees(&self, last: Last) -> Result<bool, CallError> {
        let end = Instant::now() + GRACE;
        loop {
            let answered = last.read(|| self.client.status(&self.person)).await?;
            if answered == self.status() || Instant::now() >= end {
                return Ok(answered == self.status());
            }
            tokio::time::sleep(LOOK).await;
        }
    }
}

/// The `id` of frames that begin to watch.
const TOPIC: &str = "topic";

fn newer(show: &watch::Sender<(Status, Instant)>, status: Status, at: Instant, seen: &Seen) {
    let before = show.borrow().0.clone();
    if status.version < before.version {
        seen.faults.add("a version went back");
    } else if status.version == before.version && status != before {
        seen.faults.add("one version told two things");
    } else {
        show.send_replace((status, at));
    }
}

/// Behind the load: what sockets show is what calls answer; then all part.
pub async fn verify(run: &Run, online: &[Arc<Online>], seen: &Arc<Seen>, report: &mut Report) {
    let (however, last) = (Stop::never(), Last::begin());
    let asked = a_few_at_a_time(online.len() as u64, run.at_once, &however, |number| {
        let (one, seen) = (online[number as usize].clone(), seen.clone());
        async move {
            match one.agrees(last).await {
                Ok(true) => true,
                Ok(false) => {
                    seen.faults.add("a socket's status is not that of REST");
                    false
                }
                Err(error) => {
                    seen.faults.add(format!("user/center/me: {error}"));
                    false
                }
            }
        }
    });
    let same = asked.await.into_iter().filter(|same| *same).count();
    report.promise("badges and balances on sockets end as by REST", same == online.len(), {
        format!("{same} of {}", online.len())
    });
    report.promise_none("versions never go back, and one version tells one status", &seen.faults);
    report.promise_none("no socket is lost", &seen.lost);
    for one in online {
        one.part();
    }
}
