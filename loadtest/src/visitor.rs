//! Who watches a topic on a socket, loses it, and comes back as the app does.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
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
    scenario::Run,
    socket::{End, Heard, Socket},
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

/// All of them; fewer where some could not, which is counted.
pub async fn gather(run: &Run, visitors: &Arc<Vec<Visitor>>, not_opened: &Tally) -> Vec<(Visitor, Held)> {
    let (count, open) = (visitors.len() as u64, Arc::new(AtomicU64::new(0)));
    let shown = open.clone();
    let _progress =
        Progress::start("connecting", count, move || (shown.load(Ordering::Relaxed), String::new()));
    let opened = a_few_at_a_time::<Result<_, NotIn>, _>(count, run.at_once, &run.stop, |n| {
        let (visitor, open) = (visitors[n as usize].clone(), open.clone());
        async move {
            let (held, _) = until_let_in(|| visitor.enter()).await?;
            open.fetch_add(1, Ordering::Relaxed);
            Ok((visitor, held))
        }
    });
    let opened = opened
        .await
        .into_iter()
        .filter_map(|opened| opened.map_err(|error| not_opened.add(format!("not opened: {error}"))).ok());
    opened.collect()
}

impl Visitor {
    /// Tries until it is let in again; whoever waits for it has patience of their own.
    pub async fn come_back(&self, refusals: &Tally) -> (Held, Opened) {
        lost().await;
        for attempt in 1.. {
            match self.enter().await {
                Ok(back) => return back,
                Err(error) => {
                    refusals.add(format!("coming back: {error}"));
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
                if let Heard::Frame(frame) = heard
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
            Ok(false) => Err(NotIn::by("lost before it watched")),
            Err(_) => Err(NotIn::by("a watch was not acknowledged in time")),
        }
    }
}
