//! Accounts that a run registers for itself.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use anyhow::Context;
use uuid::Uuid;

use crate::{
    client::{CallError, Client, Person},
    concurrency::run_bounded,
    progress::Progress,
    scenario::Run,
};

/// Login names of one run: random, so that runs do not collide, with the prefix `lt`, which marks test accounts.
#[derive(Clone)]
pub struct Names {
    prefix: String,
    password: String,
    next: Arc<AtomicU64>,
}

/// How often a busy server is asked again, and after which pause (the server itself asks for 2 s).
const TRIES: u32 = 10;
const PAUSE: Duration = Duration::from_secs(2);

impl Names {
    pub fn draw() -> Self {
        let drawn = Uuid::new_v4().simple().to_string();
        Self { prefix: format!("lt{}", &drawn[..8]), password: drawn, next: Arc::default() }
    }

    pub fn prefix(&self) -> &str {
        &self.prefix
    }

    /// Registers one more account with one call.
    pub async fn register(&self, client: &Client) -> Result<Person, CallError> {
        let name = format!("{}_{}", self.prefix, self.next.fetch_add(1, Ordering::Relaxed));
        client.register(&name, &self.password, &Uuid::new_v4().simple().to_string()).await
    }

    /// Registers during setup, where nothing is measured: retries while the server is busy.
    async fn register_patiently(&self, client: &Client) -> Result<Person, CallError> {
        for _ in 1..TRIES {
            match self.register(client).await {
                Err(CallError::Busy { .. }) => tokio::time::sleep(PAUSE).await,
                done => return done,
            }
        }
        self.register(client).await
    }
}

/// Registers people with bounded concurrency, on the run's nodes in turn. Returns fewer when the run was stopped.
pub async fn register(run: &Run, count: u64) -> anyhow::Result<Vec<Person>> {
    let (_progress, done) = Progress::counted("registering", count);
    let people = run_bounded(count, run.at_once, &run.stop, |number| {
        let (names, client, done) = (run.names.clone(), run.node(number).clone(), done.clone());
        async move {
            let person = names.register_patiently(&client).await;
            done.add(1);
            person
        }
    })
    .await;
    people.into_iter().collect::<Result<_, _>>().context("cannot register people")
}
