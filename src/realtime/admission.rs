//! How many sockets there may be: of one account, from one network, and new ones a second. What a network brings is counted
//! first, so that none spends what all share. Pure: time is an argument.

#[cfg(test)]
mod tests;

use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant},
};

use parking_lot::Mutex;

/// Networks that are remembered before those are looked for that need not be.
const FEW: usize = 1_024;
/// How long somebody waits for a ticket at most, behind those of the own network, and again behind all. Twice this is less than the
/// end of a server may take.
const LINE: Duration = Duration::from_secs(4);
/// How long somebody with a ticket waits at the door: others' tickets may have come later, and their sockets sooner.
const DOOR: Duration = Duration::from_secs(1);
/// How far ahead turns are given to those who would wait longer.
const AHEAD: Duration = Duration::from_secs(30);

/// Shared by all workers.
pub struct Places {
    taken: Mutex<Taken>,
    limits: PlaceLimits,
}

#[derive(Debug, Clone, Copy)]
pub struct PlaceLimits {
    /// Together: open files are left for calls.
    pub together: usize,
    pub of_user: usize,
    /// An address, or a network of IPv6.
    pub of_network: usize,
    /// New ones from one network.
    pub of_network_a_second: u32,
    /// New ones together.
    pub a_second: u32,
}

struct Taken {
    /// Places that are held.
    together: usize,
    users: HashMap<i64, usize>,
    networks: HashMap<String, Network>,
    /// With more than so many networks, those are forgotten of which nothing is to be known.
    tidy_at: usize,
    rate: Rate,
    tickets: Rate,
}

/// What comes from one network.
struct Network {
    sockets: usize,
    rate: Rate,
    tickets: Rate,
}

/// How many may come now; so many a second are added, and no more than those of a second saved up.
struct Rate {
    /// Fewer than none where others wait.
    left: f64,
    counted: Instant,
    /// When the next who is sent away is to come back.
    turn: Instant,
}

/// Held by a socket for as long as it lives.
pub struct Place {
    places: Arc<Places>,
    user: Option<i64>,
    network: String,
    /// A socket stands on it. One that came to nothing gives its part of the rate that all share back.
    kept: bool,
}

/// The part of the tickets that all share. Where it comes to nothing, it is given back.
pub struct InLine {
    places: Arc<Places>,
    kept: bool,
}

/// Why there is no place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Full {
    /// Too many of this account or network: others have to close first.
    Taken,
    /// Too many of all.
    NoRoom,
    /// Too many at once: come back when it is your turn. Turns follow one another at the rate, so that a crowd that heeds them asks twice.
    Rush { after: Duration },
}

impl Places {
    pub fn new(limits: PlaceLimits, now: Instant) -> Arc<Self> {
        let taken = Taken {
            together: 0,
            users: HashMap::new(),
            networks: HashMap::new(),
            tidy_at: FEW,
            rate: Rate::full(limits.a_second, now),
            tickets: Rate::full(limits.a_second, now),
        };
        Arc::new(Self { taken: Mutex::new(taken), limits })
    }

    /// Sends away whoever would be sent away in line, before anything is looked at for them. Nothing is spent by it.
    pub fn look(&self, network: &str, now: Instant) -> Result<(), Full> {
        let limits = self.limits;
        let mut taken = self.taken.lock();
        if let Some(of) = taken.networks.get_mut(network) {
            of.tickets.wait(limits.of_network_a_second, LINE, now)?;
        }
        taken.tickets.wait(limits.a_second, LINE, now).map(drop)
    }

    /// How long one more from this network who asks for a ticket has to wait for the others from there: there are as many a second as there
    /// are places.
    pub fn wait_of(&self, network: &str, now: Instant) -> Result<Duration, Full> {
        let limits = self.limits;
        let mut taken = self.taken.lock();
        taken.tidy(limits, now);
        let of = taken.networks.entry(network.to_owned()).or_insert_with(|| Network::new(limits, now));
        of.tickets.line_up(limits.of_network_a_second, LINE, now)
    }

    /// And for everybody else. Whoever would be sent away at the door costs neither a ticket nor a connection; and a crowd that waits in
    /// line does not ask again and again.
    pub fn line_up(self: &Arc<Self>, now: Instant) -> Result<(InLine, Duration), Full> {
        let wait = self.taken.lock().tickets.line_up(self.limits.a_second, LINE, now)?;
        Ok((InLine { places: self.clone(), kept: false }, wait))
    }

    /// A place for a newcomer, before anything is done for them, and how long they wait for it: at a bounded rate from each network, and
    /// of all together. `Place::keep` makes it theirs.
    pub fn take(self: &Arc<Self>, network: String, now: Instant) -> Result<(Place, Duration), Full> {
        let limits = self.limits;
        let mut taken = self.taken.lock();
        taken.tidy(limits, now);
        let Taken { together, networks, rate, .. } = &mut *taken;
        if *together >= limits.together {
            return Err(Full::NoRoom);
        }
        let of = networks.entry(network.clone()).or_insert_with(|| Network::new(limits, now));
        if of.sockets >= limits.of_network {
            return Err(Full::Taken);
        }
        let wait = of.rate.line_up(limits.of_network_a_second, DOOR, now)?;
        // Who is sent away because of the others has not spent their own.
        let behind_all = rate.line_up(limits.a_second, DOOR, now).inspect_err(|_| of.rate.left += 1.0)?;
        of.sockets += 1;
        *together += 1;
        Ok((Place { places: self.clone(), user: None, network, kept: false }, wait.max(behind_all)))
    }
}

impl InLine {
    /// A ticket was made.
    pub fn keep(mut self) {
        self.kept = true;
    }
}

impl Drop for InLine {
    fn drop(&mut self) {
        if !self.kept {
            self.places.taken.lock().tickets.left += 1.0;
        }
    }
}

impl Place {
    /// The newcomer is who they say, and has a place among their own.
    pub fn keep(mut self, user: Option<i64>) -> Result<Self, Full> {
        if let Some(uid) = user {
            let mut taken = self.places.taken.lock();
            let of_user = taken.users.entry(uid).or_default();
            if *of_user >= self.places.limits.of_user {
                return Err(Full::Taken);
            }
            *of_user += 1;
        }
        self.user = user;
        self.kept = true;
        Ok(self)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock();
        taken.together -= 1;
        if let Some(uid) = self.user
            && let Some(of_user) = taken.users.get_mut(&uid)
        {
            *of_user -= 1;
            if *of_user == 0 {
                taken.users.remove(&uid);
            }
        }
        // What its network brings is forgotten when it has come to rest.
        if let Some(network) = taken.networks.get_mut(&self.network) {
            network.sockets -= 1;
        }
        if !self.kept {
            taken.rate.left += 1.0;
        }
    }
}

impl Taken {
    /// A network without sockets, of which as many may come as ever, is as one that never came.
    fn tidy(&mut self, limits: PlaceLimits, now: Instant) {
        if self.networks.len() < self.tidy_at {
            return;
        }
        self.networks.retain(|_, network| {
            let all = limits.of_network_a_second;
            network.rate.earn(all, now);
            network.tickets.earn(all, now);
            network.sockets > 0 || network.rate.left.min(network.tickets.left) < f64::from(all)
        });
        self.tidy_at = FEW.max(2 * self.networks.len());
    }
}

impl Network {
    fn new(limits: PlaceLimits, now: Instant) -> Self {
        let full = || Rate::full(limits.of_network_a_second, now);
        Self { sockets: 0, rate: full(), tickets: full() }
    }
}

impl Rate {
    fn full(a_second: u32, now: Instant) -> Self {
        Self { left: f64::from(a_second), counted: now, turn: now }
    }

    fn earn(&mut self, a_second: u32, now: Instant) {
        let a_second = f64::from(a_second);
        let earned = now.duration_since(self.counted).as_secs_f64() * a_second;
        // Callers may come in another order than their readings of the clock.
        self.counted = self.counted.max(now);
        self.left = (self.left + earned).min(a_second);
    }

    /// A place in line, and how long until its turn.
    fn line_up(&mut self, a_second: u32, patience: Duration, now: Instant) -> Result<Duration, Full> {
        let wait = self.wait(a_second, patience, now)?;
        self.left -= 1.0;
        Ok(wait)
    }

    /// How long whoever comes now waits for their turn; who would wait for longer than `patience` is sent away.
    fn wait(&mut self, a_second: u32, patience: Duration, now: Instant) -> Result<Duration, Full> {
        self.earn(a_second, now);
        let each = 1.0 / f64::from(a_second.max(1));
        let wait = Duration::from_secs_f64((1.0 - self.left).max(0.0) * each);
        if wait > patience {
            // Behind the line as it is; from the far end on, turns begin anew beside those that were given.
            let first = now + wait;
            let turn = if (first..now + AHEAD).contains(&self.turn) { self.turn } else { first };
            self.turn = turn + Duration::from_secs_f64(each);
            return Err(Full::Rush { after: turn - now });
        }
        Ok(wait)
    }
}
