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
use uuid::Uuid;

use crate::{
    client::{Client, PATIENCE, Person},
    crowd::a_few_at_a_time,
    measure::Tally,
    progress::Progress,
    scenario::Run,
    socket::{End, Heard, Socket},
};

/// How often somebody who is to be there at the beginning tries.
const TRIES: u32 = 20;

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
    let opened = a_few_at_a_time(count, run.at_once, &run.stop, |n| {
        let (visitor, open) = (visitors[n as usize].clone(), open.clone());
        async move {
            for attempt in 0.. {
                match visitor.enter().await {
                    Ok((held, _)) => {
                        open.fetch_add(1, Ordering::Relaxed);
                        return Ok((visitor, held));
                    }
                    // Let in at a bounded rate here, too.
                    Err(error) if error.contains("503") && attempt < TRIES => wait(attempt).await,
                    Err(error) => return Err(error),
                }
            }
            unreachable!("tries until it is given up")
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
        for attempt in 0.. {
            wait(attempt).await;
            match self.enter().await {
                Ok(back) => return back,
                Err(error) => refusals.add(format!("coming back: {error}")),
            }
        }
        unreachable!("tries until it is given up")
    }

    /// A ticket, a socket, its status, its topic.
    pub async fn enter(&self) -> Result<(Held, Opened), String> {
        let ticket = self.client.ticket(&self.person).await.map_err(|error| format!("ticket: {error}"))?;
        let began = Instant::now();
        let socket = Socket::open(self.client.target(), &ticket).await;
        let socket = socket.map_err(|error| format!("socket: {error:#}"))?;
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
            Ok(false) => Err("lost before it watched".into()),
            Err(_) => Err("a watch was not acknowledged in time".into()),
        }
    }
}

async fn wait(attempt: u32) {
    let drawn = Uuid::new_v4().as_u128() as u32;
    tokio::time::sleep(backoff(attempt, f64::from(drawn) / f64::from(u32::MAX))).await;
}

/// How long a client waits before it tries again: anywhere below a bound that doubles with each failure, from 0.5 s to
/// 20 s, as the web app does it. `drawn` is from 0 to 1.
fn backoff(attempt: u32, drawn: f64) -> Duration {
    let bound_ms = (500_u64 << attempt.min(10)).min(20_000);
    Duration::from_millis(bound_ms).mul_f64(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bound_of_the_backoff_doubles_up_to_20_s() {
        let bounds: Vec<u128> =
            [0, 1, 2, 5, 6, 100].map(|attempt| backoff(attempt, 1.0).as_millis()).to_vec();
        assert_eq!(bounds, [500, 1_000, 2_000, 16_000, 20_000, 20_000]);
        assert_eq!(backoff(3, 0.5), Duration::from_secs(2));
        assert_eq!(backoff(3, 0.0), Duration::ZERO);
    }
}
