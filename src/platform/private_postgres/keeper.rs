//! Supervises the server process: starts it, watches it, restarts it after a crash, and stops it.
//!
//! The keeper is a thread that handles two events in order: the process ended, and stop.

use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use actors::supervisor::Vital;
use tokio::sync::watch;

use super::binaries::Binaries;
use super::cluster::{Cluster, complaint, open_log};
use super::error::{At, Error, Result};
use super::postmaster;
use super::probe;
use super::process;

/// The time limit of a start: longer than a recovery after a crash. The end of the process is noticed at once.
const START_LIMIT: Duration = Duration::from_mins(5);
const LOOK_EVERY: Duration = Duration::from_millis(25);
const CHECK_EVERY: Duration = Duration::from_secs(5);
/// A start can fail for temporary reasons: another program took the port, or processes of the last server still run.
const START_TRIES: u32 = 5;
const SHORTEST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// A server that crashes after this time is restarted without a pause.
const RAN_WELL: Duration = Duration::from_mins(1);

/// The state of the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Health {
    /// It accepts connections. The process id is the server's.
    Serving {
        pid: u32,
    },
    /// The process exists but does not answer.
    Silent {
        pid: u32,
    },
    /// It crashed and is being restarted.
    Restarting,
    Stopped,
}

#[derive(Debug)]
pub struct Keeper {
    port: u16,
    events: Sender<Event>,
    health: watch::Receiver<Health>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug)]
enum Event {
    Ended(String),
    Stop,
}

impl Keeper {
    pub fn start(cluster: &Cluster, binaries: &Binaries) -> Result<Self> {
        let (sender, events) = mpsc::channel();
        let (health, health_seen) = watch::channel(Health::Restarting);
        let mut server = Server {
            cluster: cluster.clone(),
            program: binaries.postgres(),
            port: 0,
            pid: 0,
            pause: SHORTEST_PAUSE,
            started: Instant::now(),
            sender: sender.clone(),
            events,
            health,
        };
        server.start_first()?;
        let port = server.port;
        let builder = thread::Builder::new().name("postgres-keeper".into());
        let thread = builder
            .spawn(move || {
                let _vital = Vital("postgres keeper");
                server.keep();
            })
            .at("start a thread for", &cluster.data)?;
        Ok(Self { port, events: sender, health: health_seen, thread: Some(thread) })
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn health(&self) -> watch::Receiver<Health> {
        self.health.clone()
    }
}

/// Returns when the server is gone.
impl Drop for Keeper {
    fn drop(&mut self) {
        let Some(thread) = self.thread.take() else { return };
        // Sending fails only if the keeper panicked, which `join` reveals.
        let _ = self.events.send(Event::Stop);
        if thread.join().is_err() {
            tracing::error!("the keeper of PostgreSQL panicked");
        }
    }
}

struct Server {
    cluster: Cluster,
    program: PathBuf,
    port: u16,
    pid: u32,
    pause: Duration,
    started: Instant,
    sender: Sender<Event>,
    events: Receiver<Event>,
    health: watch::Sender<Health>,
}

enum Start {
    Serving,
    Failed(String),
    StopAsked,
}

impl Server {
    fn start_first(&mut self) -> Result<()> {
        let mut reason = String::new();
        for attempt in 0..START_TRIES {
            if attempt > 0 {
                thread::sleep(self.next_pause());
            }
            self.port = process::free_port()?;
            match self.start()? {
                Start::Serving => return Ok(()),
                Start::StopAsked => break,
                Start::Failed(why) => reason = why,
            }
        }
        Err(Error::Postgres { doing: "start", reason, log: self.cluster.log.clone() })
    }

    fn keep(mut self) {
        loop {
            match self.events.recv_timeout(CHECK_EVERY) {
                Err(RecvTimeoutError::Timeout) => self.check(),
                Ok(Event::Ended(how)) => {
                    tracing::error!(%how, "PostgreSQL ended unexpectedly; starting it again");
                    self.health.send_replace(Health::Restarting);
                    if !self.start_again() {
                        break;
                    }
                }
                Ok(Event::Stop) | Err(RecvTimeoutError::Disconnected) => {
                    self.stop();
                    break;
                }
            }
        }
        self.health.send_replace(Health::Stopped);
    }

    /// Restarts the server on the same port, so that its address stays valid. False: a stop came instead.
    fn start_again(&mut self) -> bool {
        if self.started.elapsed() > RAN_WELL {
            self.pause = SHORTEST_PAUSE;
        }
        loop {
            let pause = self.next_pause();
            match self.events.recv_timeout(pause) {
                Ok(Event::Stop) | Err(RecvTimeoutError::Disconnected) => return false,
                Ok(Event::Ended(_)) | Err(RecvTimeoutError::Timeout) => {}
            }
            let started = postmaster::clear_the_way(&self.cluster.data).and_then(|()| self.start());
            match started {
                Ok(Start::Serving) => return true,
                Ok(Start::StopAsked) => return false,
                Ok(Start::Failed(reason)) => tracing::error!(%reason, "PostgreSQL does not start"),
                Err(error) => tracing::error!(%error, "PostgreSQL does not start"),
            }
        }
    }

    /// Starts the process and waits until it accepts connections. If that fails, no process is left.
    fn start(&mut self) -> Result<Start> {
        let log = &self.cluster.log;
        let log_start = open_log(log)?.metadata().at("look at", log)?.len();
        self.started = Instant::now();
        let sender = self.sender.clone();
        self.pid = process::spawn(&self.cluster, &self.program, self.port, move |how| {
            // Fails if the keeper has given up on the process.
            let _ = sender.send(Event::Ended(how));
        })?;
        while self.started.elapsed() < START_LIMIT {
            match self.events.recv_timeout(LOOK_EVERY) {
                Ok(Event::Ended(_)) => return Ok(Start::Failed(complaint(log, log_start))),
                Ok(Event::Stop) | Err(RecvTimeoutError::Disconnected) => {
                    self.stop();
                    return Ok(Start::StopAsked);
                }
                Err(RecvTimeoutError::Timeout) if self.is_serving() => {
                    tracing::info!(port = self.port, pid = self.pid, "PostgreSQL is ready");
                    self.health.send_replace(Health::Serving { pid: self.pid });
                    return Ok(Start::Serving);
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        self.stop();
        Ok(Start::Failed(format!("it took no connections within {} s", START_LIMIT.as_secs())))
    }

    fn is_serving(&self) -> bool {
        postmaster::is_ready(&self.cluster.data, self.pid, self.port) && probe::takes_connections(self.port)
    }

    /// Reports a silent server but does not kill it: it may be recovering, or the machine may be overloaded.
    fn check(&self) {
        let (pid, answers) = (self.pid, probe::takes_connections(self.port));
        let seen = if answers { Health::Serving { pid } } else { Health::Silent { pid } };
        let before = self.health.send_replace(seen);
        match (before == seen, answers) {
            (true, _) => {}
            (false, true) => tracing::info!("PostgreSQL answers again"),
            (false, false) => tracing::error!("PostgreSQL does not answer"),
        }
    }

    fn stop(&self) {
        for (signal, patience) in postmaster::STOP_STEPS {
            postmaster::signal(self.pid, signal);
            let deadline = Instant::now() + patience;
            loop {
                match self.events.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                    Ok(Event::Ended(_)) => return,
                    Ok(Event::Stop) => {}
                    Err(_) => break,
                }
            }
            tracing::warn!(pid = self.pid, signal, "PostgreSQL did not end in time");
        }
    }

    fn next_pause(&mut self) -> Duration {
        let pause = self.pause;
        self.pause = (pause * 2).min(LONGEST_PAUSE);
        pause
    }
}
