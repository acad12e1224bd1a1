use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use parking_lot::Mutex;
use sql::{Pool, listen::Hearing};

use crate::{committer::Committer, hub::HubAddr, platform::history::History, relay::Relay, wire::MediaUrl};

/// What the Sessions, Threads and feeds of one node work with.
pub struct Services {
    pub settings: ActorSettings,
    pub pool: Pool,
    pub committer: Committer,
    pub relay: Relay,
    /// The history of the database that `pool` and `committer` use.
    pub history: Arc<History>,
    /// Up while notices of PostgreSQL arrive.
    pub listening: Arc<Hearing>,
    /// Up while commits of other nodes arrive, proved by the relay's probes.
    pub relaying: Arc<Hearing>,
    /// A transaction that changed other accounts may have been committed, but its answer was lost, and with it the names of these
    /// accounts. The listener then checks the versions of all accounts.
    pub in_doubt: AtomicBool,
    pub hubs: Hubs,
}

pub struct ActorSettings {
    /// A Session or Thread without sockets and calls ends after this time.
    pub session_idle: Duration,
    /// Size of one socket's outbox: a replay has to fit into a part of it.
    pub outbox_bytes: usize,
    /// Longest time that events of a busy thread wait for each other.
    pub coalesce: Duration,
    /// Turns the name of a stored picture into its address.
    pub media_url: Arc<MediaUrl>,
}

/// The hubs of this node, one per worker thread.
#[derive(Default)]
pub struct Hubs(Mutex<Vec<HubAddr>>);

impl Services {
    /// True while this node hears everything that other processes commit. Memory may then answer instead of the database.
    pub fn trusted(&self) -> bool {
        self.listening.is_up() && (matches!(self.relay, Relay::Alone) || self.relaying.is_up())
    }
}

impl Hubs {
    pub fn add(&self, hub: HubAddr) {
        self.0.lock().push(hub);
    }

    /// All hubs whose workers run.
    pub fn all(&self) -> Vec<HubAddr> {
        let mut hubs = self.0.lock();
        hubs.retain(|hub| hub.connected());
        hubs.clone()
    }
}
