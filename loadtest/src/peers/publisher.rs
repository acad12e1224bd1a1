//! Publishes events to all listeners, in each server's protocol.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use anyhow::{Context, bail};
use uuid::Uuid;

use super::{
    listeners::{Protocol, Step},
    mark::Mark,
    server::{Kind, Server, http},
};
use crate::{
    calls::Calls,
    client::{CallError, Client, Person},
    drive::drive,
    people::Names,
    schedule::Schedule,
    stop::Stop,
    target::Target,
};

/// Accounts that write comments in turn.
const WRITERS: usize = 16;

/// Client that publishes to one of the servers.
pub enum Publisher {
    Portal {
        client: Client,
        writers: Arc<Vec<Person>>,
        post: i64,
    },
    /// Publishes by a plain POST.
    Plain {
        kind: Kind,
        http: reqwest::Client,
        address: String,
    },
}

impl Publisher {
    pub async fn new(server: &Server) -> anyhow::Result<Self> {
        let base = format!("http://{}", server.addr());
        if server.kind() != Kind::Portal {
            return Ok(Self::Plain { kind: server.kind(), http: http()?, address: format!("{base}/pub") });
        }
        let client = Client::new(Target::parse(&base, false)?, None)?;
        let names = Names::draw();
        let mut writers = Vec::new();
        for _ in 0..WRITERS {
            writers.push(names.register(&client).await.context("cannot register a writer")?);
        }
        let post = client.publish(&writers[0], "one hot post", Uuid::new_v4()).await;
        let post = post.context("cannot publish the post")?.id;
        Ok(Self::Portal { client, writers: Arc::new(writers), post })
    }

    pub fn protocol(&self) -> Protocol {
        match self {
            Self::Portal { post, .. } => Protocol {
                path: "/api/v1/realtime".into(),
                first: vec![
                    r#"{"type":"hello","frames":"array"}"#.into(),
                    format!(r#"{{"type":"watch","id":1,"topic":"post:{post}"}}"#),
                ],
                listens: r#""type":"ack""#,
                ping: None,
            },
            Self::Plain { kind: Kind::Socketio, .. } => Protocol {
                path: "/socket.io/?EIO=4&transport=websocket".into(),
                first: vec!["40".into()],
                listens: "40{",
                ping: Some(("2", "3")),
            },
            Self::Plain { .. } => {
                Protocol { path: "/sub".into(), first: Vec::new(), listens: "", ping: None }
            }
        }
    }

    /// Publishes at this rate (open model); returns the number of accepted events.
    pub async fn publish(
        &self,
        began: Instant,
        step: &Arc<Step>,
        rate: f64,
        seconds: u64,
        bytes: usize,
        stop: &Stop,
    ) -> anyhow::Result<u64> {
        let calls = Arc::new(Calls::new(&["publish"]));
        let taken = Arc::new(AtomicU64::new(0));
        drive(Schedule::new(rate, seconds, 0), stop, &calls, |arrival| {
            let due = arrival.due.saturating_duration_since(began).as_micros() as u64;
            let mut text = Mark { step: step.number, number: arrival.number, due }.text();
            text.extend(std::iter::repeat_n('x', bytes.saturating_sub(text.len())));
            let one = self.one(arrival.number, text);
            let (calls, taken) = (calls.clone(), taken.clone());
            async move {
                if calls.call("publish", arrival.due, one).await.is_ok() {
                    taken.fetch_add(1, Ordering::Relaxed);
                }
            }
        })
        .await;
        if let Some((error, times)) = calls.errors.kinds().first_key_value() {
            bail!("{error}, {times} times");
        }
        Ok(taken.load(Ordering::Relaxed))
    }

    fn one(&self, number: u64, text: String) -> impl Future<Output = Result<(), CallError>> + Send + use<> {
        let portal = match self {
            Self::Portal { client, writers, post } => Ok((client.clone(), writers.clone(), *post)),
            Self::Plain { http, address, .. } => Err(http.post(address).body(text.clone())),
        };
        async move {
            match portal {
                Ok((client, writers, post)) => {
                    let writer = &writers[number as usize % writers.len()];
                    client.comment(writer, post, &text, Uuid::new_v4()).await
                }
                Err(request) => match request.send().await {
                    Ok(response) if response.status().is_success() => Ok(()),
                    Ok(response) => Err(CallError::Status(response.status())),
                    Err(_) => Err(CallError::Lost),
                },
            }
        }
    }
}
