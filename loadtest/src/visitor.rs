//! A client that watches a topic, loses its socket, and reconnects as the app does.

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
    backoff::{ConnectError, retry_while_busy, wait_after_loss},
    client::{Client, Person, TIMEOUT},
    concurrency::run_bounded,
    measure::Tally,
    progress::Progress,
    report::Report,
    scenario::Run,
    socket::{End, Socket, SocketEvent},
};

/// The account of a client, its node and its topic.
#[derive(Clone)]
pub struct Visitor {
    pub client: Client,
    pub person: Person,
    pub topic: String,
}

/// An open socket that watches a topic; it closes when `frames_tx` is dropped.
pub struct OpenSocket {
    pub frames_tx: mpsc::Sender<FromClient>,
    pub task: JoinHandle<(End, Instant)>,
}

/// Time of the first frame, time from connect to status, and the status.
pub struct Opened {
    pub greeted: Instant,
    pub status_after: Duration,
    pub status: Status,
}

/// Outcome of the reconnects.
#[derive(Default)]
pub struct Reconnects {
    /// Fair refusals: the node was at its admission limit, or the portal was away.
    pub refusals: Tally,
    /// Answers that a correct portal does not give.
    pub wrongs: Tally,
    /// Sockets that ended after they had reconnected.
    pub lost: Tally,
}

/// Opens all sockets; counts those that could not open in `not_opened`.
pub async fn gather(
    run: &Run,
    visitors: &Arc<Vec<Visitor>>,
    not_opened: &Tally,
) -> Vec<(Visitor, OpenSocket)> {
    let count = visitors.len() as u64;
    let (_progress, open) = Progress::counted("connecting", count);
    let opened = run_bounded::<Result<_, ConnectError>, _>(count, run.at_once, &run.stop, |n| {
        let (visitor, open) = (visitors[n as usize].clone(), open.clone());
        async move {
            let (held, _) = retry_while_busy(|| visitor.enter()).await?;
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

impl OpenSocket {
    /// Closes the socket; adds to `lost` when it was already lost.
    pub async fn close(self, lost: &Tally) {
        drop(self.frames_tx);
        if let End::Lost(why) = self.task.await.expect("a socket's task does not panic").0 {
            lost.add(format!("lost after the reconnect: {why}"));
        }
    }
}

impl Reconnects {
    pub fn report(&self, report: &mut Report) {
        report.errors(&self.refusals);
        report.promise_none("clients are refused only while the portal is full or restarting", &self.wrongs);
        report.promise_none("reconnected sockets stay open", &self.lost);
    }
}

impl Visitor {
    /// Tries until it is admitted; the caller sets a timeout.
    pub async fn reconnect(&self, back: &Reconnects, restart: bool) -> (OpenSocket, Opened) {
        wait_after_loss().await;
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
        unreachable!("the loop ends only by return")
    }

    /// Gets a ticket, opens the socket, waits for its status and watches the topic.
    pub async fn enter(&self) -> Result<(OpenSocket, Opened), ConnectError> {
        let ticket = self.client.ticket(&self.person).await.map_err(ConnectError::to_ticket)?;
        let began = Instant::now();
        let socket = Socket::open(self.client.target(), &ticket).await;
        let socket = socket.map_err(|error| ConnectError::to_socket(&error))?;
        let opened = Opened {
            greeted: began + socket.hello_after,
            status_after: socket.status_after,
            status: socket.status.clone(),
        };
        let (frames_tx, frames_rx) = mpsc::channel(1);
        let (ready_tx, ready_rx) = oneshot::channel();
        let mut ready_tx = Some(ready_tx);
        let task = tokio::spawn(async move {
            let on_event = |_, event| {
                if let SocketEvent::Frame(frame) = event
                    && let ToClient::Ack(Ack { .. }) = *frame
                    && let Some(ready_tx) = ready_tx.take()
                {
                    let _ = ready_tx.send(());
                }
            };
            let end = socket.drive(frames_rx, on_event).await;
            (end, Instant::now())
        });
        let id = Some(FrameId::Number(0));
        let watch =
            FromClient::Watch(WatchFrame { id, topic: self.topic.clone(), since: None, likes_version: None });
        let watching = async { frames_tx.send(watch).await.is_ok() && ready_rx.await.is_ok() };
        match timeout(TIMEOUT, watching).await {
            Ok(true) => Ok((OpenSocket { frames_tx, task }, opened)),
            Ok(false) => Err(ConnectError::lost("the socket was lost before the watch was acknowledged")),
            Err(_) => Err(ConnectError::wrong("a watch was not acknowledged in time")),
        }
    }
}
