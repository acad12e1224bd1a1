//! Admission control for sockets: bounds the sockets of an account, of a network and of the node, and the rate of new ones.
//!
//! - The limit of the caller's own network is checked before the shared limit, so one network cannot use up the shared rate.
//! - A request that fails costs only the rate of its own network. Its part of the shared rate is given back.
//! - An IPv6 caller counts for its /64 and for the /48 around it, which has eight times the limits. A rented server may have a whole /48.
//! - A share of the sockets is only for signed-in players: visitors never hold more than `visitors` of them. A ticket that turns out to be
//!   forged holds such a place only during its handshake.
//! - Above the rate, callers wait in a bounded queue. If the wait would be too long, they get `Retry-After`.
//!   Each rejected caller gets the next free time slot, so a crowd that obeys the header asks twice.
//! - The ticket is checked after admission.
//!
//! No I/O and no clock: time is an argument.

#[cfg(test)]
mod tests;

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use parking_lot::Mutex;

use crate::platform::limits::{AROUND, around, network};

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
    /// Of these, the sockets that visitors may hold.
    pub visitors: usize,
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
    /// Permits of callers without a ticket.
    visitors: usize,
    users: HashMap<i64, usize>,
    networks: HashMap<String, Network>,
    /// Idle networks are removed once there are this many networks.
    cleanup_at: usize,
    rate: Rate,
    tickets: Rate,
}

/// Sockets and rates of one network.
struct Network {
    /// How many times the limits of a network it has.
    times: u32,
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

/// The networks that a caller counts for.
#[derive(Debug, Clone)]
pub struct Source {
    /// An IPv4 address or an IPv6 /64.
    network: String,
    /// The /48 around it.
    around: Option<String>,
}

/// Permission for one socket. The socket holds it until it ends.
pub struct Permit {
    admission: Arc<Admission>,
    user: Option<i64>,
    /// The caller came without a ticket.
    visitor: bool,
    source: Source,
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
            visitors: 0,
            users: HashMap::new(),
            networks: HashMap::new(),
            cleanup_at: MIN_CLEANUP_NETWORKS,
            rate: Rate::full(limits.per_second, now),
            tickets: Rate::full(limits.per_second, now),
        };
        Arc::new(Self { usage: Mutex::new(usage), limits })
    }

    /// Rejects a caller that the ticket queues would reject, before any other work. Takes no token.
    pub fn check(&self, source: &Source, now: Instant) -> Result<(), Rejected> {
        let limits = self.limits;
        let mut usage = self.usage.lock();
        for (name, _) in source.counted() {
            if let Some(entry) = usage.networks.get_mut(name) {
                let per_second = limits.per_second_of(entry.times);
                entry.tickets.wait(per_second, MAX_TICKET_WAIT, now)?;
            }
        }
        usage.tickets.wait(limits.per_second, MAX_TICKET_WAIT, now).map(drop)
    }

    /// Takes a ticket token of this network and returns the wait until it is due. The rate is that of the network's new sockets.
    pub fn reserve_network_ticket(&self, source: &Source, now: Instant) -> Result<Duration, Rejected> {
        let limits = self.limits;
        let mut usage = self.usage.lock();
        usage.cleanup(limits, now);
        usage.reserve(source, limits, |network| &mut network.tickets, MAX_TICKET_WAIT, now)
    }

    /// Takes a ticket token of the shared rate and returns the wait until it is due. A caller whose handshake would be rejected
    /// gets no ticket and opens no connection; a crowd that waits here does not poll.
    pub fn reserve_ticket(self: &Arc<Self>, now: Instant) -> Result<(TicketPermit, Duration), Rejected> {
        let wait = self.usage.lock().tickets.reserve(self.limits.per_second, MAX_TICKET_WAIT, now)?;
        Ok((TicketPermit { admission: self.clone(), confirmed: false }, wait))
    }

    /// Reserves a permit for a handshake, before any other work for it, and returns the wait until it is due. Both the rate of
    /// the network and the shared rate apply. `Permit::confirm` completes it. `has_ticket`: the caller says that it is signed in, and
    /// must prove it before `confirm`.
    pub fn reserve_socket(
        self: &Arc<Self>,
        source: Source,
        has_ticket: bool,
        now: Instant,
    ) -> Result<(Permit, Duration), Rejected> {
        let limits = self.limits;
        let mut usage = self.usage.lock();
        usage.cleanup(limits, now);
        if usage.total >= limits.total || !has_ticket && usage.visitors >= limits.visitors {
            count_full(has_ticket);
            return Err(Rejected::NodeFull);
        }
        for (name, times) in source.counted() {
            let held = usage.networks.get(name).map_or(0, |network| network.sockets);
            if held >= limits.per_network.saturating_mul(times as usize) {
                return Err(Rejected::TooManySockets);
            }
        }
        let wait = usage.reserve(&source, limits, |network| &mut network.rate, MAX_SOCKET_WAIT, now)?;
        let shared = usage.rate.reserve(limits.per_second, MAX_SOCKET_WAIT, now);
        // A caller that the shared rate rejects gets the tokens of its networks back.
        let shared_wait =
            shared.inspect_err(|_| usage.give_back(&source.counted(), |network| &mut network.rate))?;
        for (name, _) in source.counted() {
            usage.networks.get_mut(name).expect("`reserve` made it").sockets += 1;
        }
        usage.total += 1;
        usage.visitors += usize::from(!has_ticket);
        let permit =
            Permit { admission: self.clone(), user: None, visitor: !has_ticket, source, confirmed: false };
        Ok((permit, wait.max(shared_wait)))
    }
}

/// A socket found no place on the node, or none that is left for visitors.
fn count_full(signed_in: bool) {
    let who = if signed_in { "player" } else { "visitor" };
    metrics::counter!("portal_places_refused_total", "kind" => "socket", "who" => who).increment(1);
}

impl AdmissionLimits {
    fn per_second_of(&self, times: u32) -> u32 {
        self.per_network_per_second.saturating_mul(times)
    }
}

impl Source {
    #[must_use]
    pub fn of(address: IpAddr) -> Self {
        Self { network: network(address).to_string(), around: around(address).map(|net| net.to_string()) }
    }

    /// Each network, and how many times the limits of one it has.
    fn counted(&self) -> Vec<(&str, u32)> {
        let around = self.around.iter().map(|net| (net.as_str(), AROUND));
        std::iter::once((self.network.as_str(), 1)).chain(around).collect()
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
        usage.visitors -= usize::from(self.visitor);
        if let Some(uid) = self.user
            && let Some(per_user) = usage.users.get_mut(&uid)
        {
            *per_user -= 1;
            if *per_user == 0 {
                usage.users.remove(&uid);
            }
        }
        // `cleanup` removes the network itself once it is idle.
        for (name, _) in self.source.counted() {
            if let Some(network) = usage.networks.get_mut(name) {
                network.sockets -= 1;
            }
        }
        if !self.confirmed {
            usage.rate.tokens += 1.0;
        }
    }
}

impl Usage {
    /// Takes a token of each network of the source, or of none. Returns the longest wait.
    fn reserve(
        &mut self,
        source: &Source,
        limits: AdmissionLimits,
        rate: fn(&mut Network) -> &mut Rate,
        max_wait: Duration,
        now: Instant,
    ) -> Result<Duration, Rejected> {
        let (counted, mut longest) = (source.counted(), Duration::ZERO);
        for (place, (name, times)) in counted.iter().enumerate() {
            let entry = self.networks.entry((*name).to_owned());
            let network = entry.or_insert_with(|| Network::new(limits, *times, now));
            match rate(network).reserve(limits.per_second_of(*times), max_wait, now) {
                Ok(wait) => longest = longest.max(wait),
                Err(rejected) => {
                    self.give_back(&counted[..place], rate);
                    return Err(rejected);
                }
            }
        }
        Ok(longest)
    }

    fn give_back(&mut self, counted: &[(&str, u32)], rate: fn(&mut Network) -> &mut Rate) {
        for (name, _) in counted {
            if let Some(network) = self.networks.get_mut(*name) {
                rate(network).tokens += 1.0;
            }
        }
    }

    /// Removes networks without sockets and with full buckets: they are equal to unknown networks.
    fn cleanup(&mut self, limits: AdmissionLimits, now: Instant) {
        if self.networks.len() < self.cleanup_at {
            return;
        }
        self.networks.retain(|_, network| {
            let all = limits.per_second_of(network.times);
            network.rate.refill(all, now);
            network.tickets.refill(all, now);
            network.sockets > 0 || network.rate.tokens.min(network.tickets.tokens) < f64::from(all)
        });
        self.cleanup_at = MIN_CLEANUP_NETWORKS.max(2 * self.networks.len());
    }
}

impl Network {
    fn new(limits: AdmissionLimits, times: u32, now: Instant) -> Self {
        let full = || Rate::full(limits.per_second_of(times), now);
        Self { times, sockets: 0, rate: full(), tickets: full() }
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
