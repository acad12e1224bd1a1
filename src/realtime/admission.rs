//! Admission control for sockets: bounds the sockets of an account, of a network and of the node, and the rate of new ones.
//!
//! - The limit of the caller's own network is checked before the shared limit, so one network cannot use up the shared rate.
//! - A request that fails costs only the rate of its own network. Its part of the shared rate is given back.
//! - Above the rate, callers wait in a bounded queue. If the wait would be too long, they get `Retry-After`.
//!   Each rejected caller gets the next free time slot, so a crowd that obeys the header asks twice.
//! - The ticket is checked after admission.
//!
//! No I/O and no clock: time is an argument.

#[cfg(test)]
mod tests;

use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant},
};

use parking_lot::Mutex;

/// Idle networks are removed from memory once there are more networks than this.
const MIN_CLEANUP_NETWORKS: usize = 1_024;
/// Longest wait for a ticket in the queue of the network, and again in the shared queue. Twice this is less than the time
/// that a server may take to stop.
const MAX_TICKET_WAIT: Duration = Duration::from_secs(4);
/// Longest wait of a handshake with a ticket: handshakes may arrive in another order than their tickets were issued.
const MAX_SOCKET_WAIT: Duration = Duration::from_secs(1);
/// `Retry-After` slots are given out up to this far ahead; then they start again at the first one.
const RETRY_HORIZON: Duration = Duration::from_secs(30);

/// Shared by all workers.
pub struct Admission {
    usage: Mutex<Usage>,
    limits: AdmissionLimits,
}

#[derive(Debug, Clone, Copy)]
pub struct AdmissionLimits {
    /// Sockets of the node. The bound leaves file descriptors for HTTP calls.
    pub total: usize,
    pub per_user: usize,
    /// Sockets from one IPv4 address or one IPv6 network.
    pub per_network: usize,
    /// New sockets from one network.
    pub per_network_per_second: u32,
    /// New sockets of the node.
    pub per_second: u32,
}

struct Usage {
    /// Permits in use.
    total: usize,
    users: HashMap<i64, usize>,
    networks: HashMap<String, Network>,
    /// Idle networks are removed once there are this many networks.
    cleanup_at: usize,
    rate: Rate,
    tickets: Rate,
}

/// Sockets and rates of one network.
struct Network {
    sockets: usize,
    rate: Rate,
    tickets: Rate,
}

/// A token bucket with a capacity of one second's tokens.
struct Rate {
    /// Below zero while callers wait in the queue.
    tokens: f64,
    refilled_at: Instant,
    /// The next `Retry-After` slot.
    next_retry: Instant,
}

/// Permission for one socket. The socket holds it until it ends.
pub struct Permit {
    admission: Arc<Admission>,
    user: Option<i64>,
    network: String,
    /// The socket was opened. Otherwise dropping the permit gives its token of the shared rate back.
    confirmed: bool,
}

/// One token of the shared ticket rate. Unless `confirm` is called, dropping it gives the token back.
pub struct TicketPermit {
    admission: Arc<Admission>,
    confirmed: bool,
}

/// Why a socket or a ticket was not admitted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rejected {
    /// The account or network has its maximum of sockets; one of them must close first.
    TooManySockets,
    /// The node has its maximum of sockets.
    NodeFull,
    /// Above the rate. Slots follow one another at the rate, so a crowd that obeys them asks twice.
    RateLimited { retry_after: Duration },
}

impl Admission {
    pub fn new(limits: AdmissionLimits, now: Instant) -> Arc<Self> {
        let usage = Usage {
            total: 0,
            users: HashMap::new(),
            networks: HashMap::new(),
            cleanup_at: MIN_CLEANUP_NETWORKS,
            rate: Rate::full(limits.per_second, now),
            tickets: Rate::full(limits.per_second, now),
        };
        Arc::new(Self { usage: Mutex::new(usage), limits })
    }

    /// Rejects a caller that the ticket queues would reject, before any other work. Takes no token.
    pub fn check(&self, network: &str, now: Instant) -> Result<(), Rejected> {
        let limits = self.limits;
        let mut usage = self.usage.lock();
        if let Some(entry) = usage.networks.get_mut(network) {
            entry.tickets.wait(limits.per_network_per_second, MAX_TICKET_WAIT, now)?;
        }
        usage.tickets.wait(limits.per_second, MAX_TICKET_WAIT, now).map(drop)
    }

    /// Takes a ticket token of this network and returns the wait until it is due. The rate is that of the network's new sockets.
    pub fn reserve_network_ticket(&self, network: &str, now: Instant) -> Result<Duration, Rejected> {
        let limits = self.limits;
        let mut usage = self.usage.lock();
        usage.cleanup(limits, now);
        let entry = usage.networks.entry(network.to_owned()).or_insert_with(|| Network::new(limits, now));
        entry.tickets.reserve(limits.per_network_per_second, MAX_TICKET_WAIT, now)
    }

    /// Takes a ticket token of the shared rate and returns the wait until it is due. A caller whose handshake would be rejected
    /// gets no ticket and opens no connection; a crowd that waits here does not poll.
    pub fn reserve_ticket(self: &Arc<Self>, now: Instant) -> Result<(TicketPermit, Duration), Rejected> {
        let wait = self.usage.lock().tickets.reserve(self.limits.per_second, MAX_TICKET_WAIT, now)?;
        Ok((TicketPermit { admission: self.clone(), confirmed: false }, wait))
    }

    /// Reserves a permit for a handshake, before any other work for it, and returns the wait until it is due. Both the rate of
    /// the network and the shared rate apply. `Permit::confirm` completes it.
    pub fn reserve_socket(
        self: &Arc<Self>,
        network: String,
        now: Instant,
    ) -> Result<(Permit, Duration), Rejected> {
        let limits = self.limits;
        let mut usage = self.usage.lock();
        usage.cleanup(limits, now);
        let Usage { total, networks, rate, .. } = &mut *usage;
        if *total >= limits.total {
            return Err(Rejected::NodeFull);
        }
        let entry = networks.entry(network.clone()).or_insert_with(|| Network::new(limits, now));
        if entry.sockets >= limits.per_network {
            return Err(Rejected::TooManySockets);
        }
        let wait = entry.rate.reserve(limits.per_network_per_second, MAX_SOCKET_WAIT, now)?;
        // A caller that the shared rate rejects gets the token of its network back.
        let shared_wait = rate
            .reserve(limits.per_second, MAX_SOCKET_WAIT, now)
            .inspect_err(|_| entry.rate.tokens += 1.0)?;
        entry.sockets += 1;
        *total += 1;
        Ok((Permit { admission: self.clone(), user: None, network, confirmed: false }, wait.max(shared_wait)))
    }
}

impl TicketPermit {
    /// The ticket was issued: its token is not given back.
    pub fn confirm(mut self) {
        self.confirmed = true;
    }
}

impl Drop for TicketPermit {
    fn drop(&mut self) {
        if !self.confirmed {
            self.admission.usage.lock().tickets.tokens += 1.0;
        }
    }
}

impl Permit {
    /// Counts the socket for its authenticated account; fails if the account has its maximum of sockets.
    pub fn confirm(mut self, user: Option<i64>) -> Result<Self, Rejected> {
        if let Some(uid) = user {
            let mut usage = self.admission.usage.lock();
            let per_user = usage.users.entry(uid).or_default();
            if *per_user >= self.admission.limits.per_user {
                return Err(Rejected::TooManySockets);
            }
            *per_user += 1;
        }
        self.user = user;
        self.confirmed = true;
        Ok(self)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut usage = self.admission.usage.lock();
        usage.total -= 1;
        if let Some(uid) = self.user
            && let Some(per_user) = usage.users.get_mut(&uid)
        {
            *per_user -= 1;
            if *per_user == 0 {
                usage.users.remove(&uid);
            }
        }
        // `cleanup` removes the network itself once it is idle.
        if let Some(network) = usage.networks.get_mut(&self.network) {
            network.sockets -= 1;
        }
        if !self.confirmed {
            usage.rate.tokens += 1.0;
        }
    }
}

impl Usage {
    /// Removes networks without sockets and with full buckets: they are equal to unknown networks.
    fn cleanup(&mut self, limits: AdmissionLimits, now: Instant) {
        if self.networks.len() < self.cleanup_at {
            return;
        }
        self.networks.retain(|_, network| {
            let all = limits.per_network_per_second;
            network.rate.refill(all, now);
            network.tickets.refill(all, now);
            network.sockets > 0 || network.rate.tokens.min(network.tickets.tokens) < f64::from(all)
        });
        self.cleanup_at = MIN_CLEANUP_NETWORKS.max(2 * self.networks.len());
    }
}

impl Network {
    fn new(limits: AdmissionLimits, now: Instant) -> Self {
        let full = || Rate::full(limits.per_network_per_second, now);
        Self { sockets: 0, rate: full(), tickets: full() }
    }
}

impl Rate {
    fn full(per_second: u32, now: Instant) -> Self {
        Self { tokens: f64::from(per_second), refilled_at: now, next_retry: now }
    }

    fn refill(&mut self, per_second: u32, now: Instant) {
        let per_second = f64::from(per_second);
        let added = now.duration_since(self.refilled_at).as_secs_f64() * per_second;
        // Callers may lock in another order than they read the clock.
        self.refilled_at = self.refilled_at.max(now);
        self.tokens = (self.tokens + added).min(per_second);
    }

    /// Takes a token and returns the wait until it is due.
    fn reserve(&mut self, per_second: u32, max_wait: Duration, now: Instant) -> Result<Duration, Rejected> {
        let wait = self.wait(per_second, max_wait, now)?;
        self.tokens -= 1.0;
        Ok(wait)
    }

    /// Returns the wait until the next token is due; fails if it is longer than `max_wait`.
    fn wait(&mut self, per_second: u32, max_wait: Duration, now: Instant) -> Result<Duration, Rejected> {
        self.refill(per_second, now);
        let each = 1.0 / f64::from(per_second.max(1));
        let wait = Duration::from_secs_f64((1.0 - self.tokens).max(0.0) * each);
        if wait > max_wait {
            // The first slot is behind the queue. Beyond the horizon, slots start again at the first one.
            let first = now + wait;
            let next_retry =
                if (first..now + RETRY_HORIZON).contains(&self.next_retry) { self.next_retry } else { first };
            self.next_retry = next_retry + Duration::from_secs_f64(each);
            return Err(Rejected::RateLimited { retry_after: next_retry - now });
        }
        Ok(wait)
    }
}
