//! Who watches a topic on a socket, loses it, and comes back as the app does.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use actors::wire::{Ack, FrameId, FromClient, Status, ToClient, WatchFrame};
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinHandle,
    time::timeout,
};

use crate::{
    backoff::{NotIn, lost, until_let_in},
    client::{Client, PATIENCE, Person},
    crowd::a_few_at_a_time,
    measure::Tally,
    progress::Progress,
    report::Report,
    scenario::Run,
    socket::{End, Socket, SocketEvent},
};

/// Who comes back, and where to.
#[derive(Clone)]
pub struct Visitor {
    pub client: Client,
    pub person: Person,
    pub topic: String,
}

/// A socket that watches: it closes when `say` is dropped.
pub struct Held {
    pub say: mpsc::Sender<FromClient>,
    pub task: JoinHandle<(End, Instant)>,
}

/// When a socket had its first frame, how long its status took, and what it was.
pub struct Opened {
    pub greeted: Instant,
    pub status_after: Duration,
    pub status: Status,
}

/// What came of those who come back.
#[derive(Default)]
pub struct ComingBack {
    /// There were too many, or the portal was away.
    pub refusals: Tally,
    /// Answers that no portal gives.
    pub wrongs: Tally,
    /// Sockets that ended, of those who were back.
    pub lost: Tally,
}

/// All of them; fewer where some could not, which is counted.
pub async fn gather(run: &Run, visitors: &Arc<Vec<Visitor>>, not_opened: &Tally) -> Vec<(Visitor, Held)> {
    let count = visitors.len() as u64;
    let (_progress, open) = Progress::counted("connecting", count);
    let opened = a_few_at_a_time::<Result<_, NotIn>, _>(count, run.at_once, &run.stop, |n| {
        let (visitor, open) = (visitors[n as usize].clone(), open.clone());
        async move {
            let (held, _) = until_let_in(|| visitor.enter()).await?;
            open.add(1);
            Ok((visitor, held))
        }
    });
    let opened = opened
        .await
        .into_iter()
        .filter_map(|opened| opened.map_err(|error| not_opened.add(format!("not opened: {error}"))).ok());
    opened.collect()
}

impl Held {
    /// Closes it, where it is still open.
    pub async fn close(self, lost: &Tally) {
        drop(self.say);
        if let End::Lost(why) = self.task.await.expect("a socket's task does not panic").0 {
            lost.add(format!("lost once it was back: {why}"));
        }
    }
}

impl ComingBack {
    pub fn report(&self, report: &mut Report) {
        report.errors(&self.refusals);
        report.promise_none("nobody is sent away but for their number", &self.wrongs);
        report.promise_none("who is back stays", &self.lost);
    }
}

impl Visitor {
    /// Tries until it is let in again; whoever waits for it has patience of their own.
    pub async fn come_back(&self, back: &ComingBack, restart: bool) -> (Held, Opened) {
        lost().await;
        for attempt in 1.. {
            match self.enter().await {
                Ok(back) => return back,
                Err(error) => {
                    let tally = if error.is_fair(restart) { &back.refusals } else { &back.wrongs };
                    tally.add(format!("coming back: {error}"));
                    error.wait(attempt).await;
                }
            }
        }
        unreachable!("tries until it is given up")
    }

    /// A ticket, a socket, its status, its topic.
    pub async fn enter(&self) -> Result<(Held, Opened), NotIn> {
        let ticket = self.client.ticket(&self.person).await.map_err(NotIn::to_ticket)?;
        let began = Instant::now();
        let socket = Socket::open(self.client.target(), &ticket).await;
        let socket = socket.map_err(|error| NotIn::to_socket(&error))?;
        let opened = Opened {
            greeted: began + socket.hello_after,
            status_after: socket.status_after,
            status: socket.status.clone(),
        };
        let (say, said) = mpsc::channel(1);
        let (tell, told) = oneshot::channel();
        let mut tell = Some(tell);
        let task = tokio::spawn(async move {
            let hear = |_, heard| {
                if let SocketEvent::Frame(frame) = heard
                    && let ToClient::Ack(Ack { .. }) = *frame
                    && let Some(tell) = tell.take()
                {
                    let _ = tell.send(());
                }
            };
            let end = socket.drive(said, hear).await;
            (end, Instant::now())
        });
        let id = Some(FrameId::Number(0));
        let watch =
            FromClient::Watch(WatchFrame { id, topic: self.topic.clone(), since: None, likes_version: None });
        let watching = async { say.send(watch).await.is_ok() && told.await.is_ok() };
        match timeout(PATIENCE, watching).await {
            Ok(true) => Ok((Held { say, task }, opened)),
            Ok(false) => Err(NotIn::lost("lost before it watched")),
            Err(_) => Err(NotIn::wrong("a watch was not acknowledged in time")),
        }
    }
}
