//! How many sockets there may be: of one account, from one network, and new ones a second. What a network brings is counted
//! first, so that none spends what all share. Pure: time is an argument.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

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
    pub of_user: usize,
    /// An address, or a network of IPv6.
    pub of_network: usize,
    /// New ones from one network.
    pub of_network_a_second: u32,
    /// New ones together.
    pub a_second: u32,
}

struct Taken {
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
    /// Too many at once: come back when it is your turn. Turns follow one another at the rate, so that a crowd that heeds them asks twice.
    Rush { after: Duration },
}

impl Places {
    pub fn new(limits: PlaceLimits, now: Instant) -> Arc<Self> {
        let taken = Taken {
            users: HashMap::new(),
            networks: HashMap::new(),
            tidy_at: FEW,
            rate: Rate::full(limits.a_second, now),
            tickets: Rate::full(limits.a_second, now),
        };
        Arc::new(Self { taken: Mutex::new(taken), limits })
    }

    /// How long one more from this network who asks for a ticket has to wait for the others from there: there are as many a second as there
    /// are places.
    pub fn wait_of(&self, network: &str, now: Instant) -> Result<Duration, Full> {
        let limits = self.limits;
        let mut taken = self.taken.lock().expect("no holder panics");
        taken.tidy(limits, now);
        let of = taken.networks.entry(network.to_owned()).or_insert_with(|| Network::new(limits, now));
        of.tickets.line_up(limits.of_network_a_second, LINE, now)
    }

    /// And for everybody else. Whoever would be sent away at the door costs neither a ticket nor a connection; and a crowd that waits in
    /// line does not ask again and again.
    pub fn line_up(self: &Arc<Self>, now: Instant) -> Result<(InLine, Duration), Full> {
        let wait =
            self.taken.lock().expect("no holder panics").tickets.line_up(self.limits.a_second, LINE, now)?;
        Ok((InLine { places: self.clone(), kept: false }, wait))
    }

    /// A place for a newcomer, before anything is done for them, and how long they wait for it: at a bounded rate from each network, and
    /// of all together. `Place::keep` makes it theirs.
    pub fn take(self: &Arc<Self>, network: String, now: Instant) -> Result<(Place, Duration), Full> {
        let limits = self.limits;
        let mut taken = self.taken.lock().expect("no holder panics");
        taken.tidy(limits, now);
        let Taken { networks, rate, .. } = &mut *taken;
        let of = networks.entry(network.clone()).or_insert_with(|| Network::new(limits, now));
        if of.sockets >= limits.of_network {
            return Err(Full::Taken);
        }
        let wait = of.rate.line_up(limits.of_network_a_second, DOOR, now)?;
        // Who is sent away because of the others has not spent their own.
        let behind_all = rate.line_up(limits.a_second, DOOR, now).inspect_err(|_| of.rate.left += 1.0)?;
        of.sockets += 1;
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
            self.places.taken.lock().expect("no holder panics").tickets.left += 1.0;
        }
    }
}

impl Place {
    /// The newcomer is who they say, and has a place among their own.
    pub fn keep(mut self, user: Option<i64>) -> Result<Self, Full> {
        if let Some(uid) = user {
            let mut taken = self.places.taken.lock().expect("no holder panics");
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
        let mut taken = self.places.taken.lock().expect("no holder panics");
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

    /// How long whoever comes now waits for their turn; who would wait for longer than `patience` is sent away.
    fn line_up(&mut self, a_second: u32, patience: Duration, now: Instant) -> Result<Duration, Full> {
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
        self.left -= 1.0;
        Ok(wait)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const MANY: PlaceLimits =
        PlaceLimits { of_user: 1_000, of_network: 1_000, of_network_a_second: 1_000, a_second: 1_000 };

    #[test]
    fn places_are_counted_by_account_and_by_network_and_given_back() {
        let now = Instant::now();
        let places = Places::new(PlaceLimits { of_user: 2, of_network: 3, ..MANY }, now);
        let take = |user, network: &str| {
            places.take(network.into(), now).and_then(|(place, _)| place.keep(user)).ok()
        };
        let (first, _second) = (take(Some(1), "a"), take(Some(1), "b"));
        assert!(first.is_some() && take(Some(1), "c").is_none(), "two of an account");
        drop(first);
        let held = [take(Some(1), "c"), take(None, "c"), take(None, "c")];
        assert!(held.iter().all(Option::is_some));
        assert!(take(None, "c").is_none(), "three from an address");
        assert!(take(None, "d").is_some());
        drop(held);
        assert!(take(None, "c").is_some(), "those that were refused hold nothing");
    }

    #[test]
    fn a_crowd_is_admitted_at_a_bounded_rate() {
        let now = Instant::now();
        let places = Places::new(PlaceLimits { a_second: 5, ..MANY }, now);
        let mut held = Vec::new();
        let mut waits = |at| {
            let came = (0..100).filter_map(|n| places.take(n.to_string(), at).ok());
            came.map(|(place, wait)| {
                held.extend(place.keep(None));
                wait.as_millis()
            })
            .collect::<Vec<_>>()
        };
        assert_eq!(waits(now), [0, 0, 0, 0, 0, 200, 400, 600, 800, 1_000]);
        assert_eq!(waits(now + Duration::from_millis(600)), [600, 800, 1_000], "behind those who wait");
        assert_eq!(waits(now + Duration::from_secs(60)).len(), 10, "what nobody used is not saved up");
    }

    #[test]
    fn one_network_cannot_spend_what_all_share() {
        let now = Instant::now();
        let places = Places::new(PlaceLimits { of_network_a_second: 3, a_second: 5, ..MANY }, now);
        let take = |network: &str| {
            let (place, wait) = places.take(network.into(), now)?;
            place.keep(None).map(|_| wait.as_millis())
        };
        let rushed: Vec<_> = (0..50).map(|_| take("a")).collect();
        assert_eq!(rushed.iter().filter(|place| place.is_ok()).count(), 6, "three, and three in a second");
        assert!(rushed[6..].iter().all(|place| matches!(place, Err(Full::Rush { .. }))));
        let others: Vec<_> = (0..5).map(|n| take(&n.to_string())).collect();
        assert_eq!(
            others,
            [Ok(400), Ok(600), Ok(800), Ok(1_000), Err(Full::Rush { after: Duration::from_millis(1_200) })]
        );
    }

    #[test]
    fn who_is_sent_away_is_told_when_it_is_their_turn() {
        let now = Instant::now();
        let places = Places::new(PlaceLimits { of_network_a_second: 10, a_second: 100, ..MANY }, now);
        let turns = |at| {
            let turn = |_| match places.wait_of("a", at) {
                Err(Full::Rush { after }) => Some(after.as_millis()),
                _ => None,
            };
            (0..400).filter_map(turn).collect::<Vec<_>>()
        };
        let first = turns(now);
        assert_eq!(
            (first.len(), first[0], first[1], first[258]),
            (350, 4_100, 4_200, 29_900),
            "ten a second"
        );
        assert_eq!(first[259], 4_100, "nobody is sent further away; the turns begin anew");
        let later = now + Duration::from_secs(2);
        assert_eq!(turns(later)[0], first[349] + 100 - 2_000, "behind those who were told before");
        let calm = now + Duration::from_secs(60);
        assert_eq!(turns(calm)[0], 4_100, "what is past is past");
    }

    #[test]
    fn who_asks_for_tickets_waits_in_line_and_is_sent_away_where_it_is_long() {
        let now = Instant::now();
        let places = Places::new(PlaceLimits { of_network_a_second: 10, a_second: 20, ..MANY }, now);
        let of_a: Vec<f64> =
            (0..200).map_while(|_| Some(places.wait_of("a", now).ok()?.as_secs_f64())).collect();
        assert_eq!(
            (of_a.len(), of_a[9], of_a[10]),
            (50, 0.0, 0.1),
            "ten at once, and ten a second for four more"
        );
        assert_eq!(places.wait_of("b", now), Ok(Duration::ZERO), "none waits for another network's");
        let later = now + Duration::from_secs(1);
        let anew = (0..200).map_while(|_| places.wait_of("a", later).ok()).count();
        assert_eq!(anew, 10, "as many as a second makes room for");
    }

    #[test]
    fn a_ticket_that_comes_to_nothing_costs_nobody_elses_time() {
        let now = Instant::now();
        let places = Places::new(PlaceLimits { a_second: 2, ..MANY }, now);
        let wait = || places.line_up(now).map(|(line, wait)| (line, wait.as_secs_f64()));
        let (first, second, third) = (wait().unwrap(), wait().unwrap(), wait().unwrap());
        assert_eq!((first.1, second.1, third.1), (0.0, 0.0, 0.5));
        drop((second, third));
        assert_eq!(wait().unwrap().1, 0.0);
        first.0.keep();
        let lined: Vec<_> = (0..50).map_while(|_| wait().ok()).collect();
        assert_eq!(lined.len(), 9, "one at once, and two a second for four more");
        drop(lined);
        assert_eq!(wait().unwrap().1, 0.0);
        assert!(places.take("a".into(), now).is_ok(), "places are for those who have tickets");
    }

    #[test]
    fn what_comes_to_nothing_costs_its_own_network_only() {
        let now = Instant::now();
        let places = Places::new(PlaceLimits { of_network_a_second: 3, a_second: 5, ..MANY }, now);
        let came = (0..50).filter(|_| places.take("a".into(), now).is_ok()).count();
        assert_eq!(came, 6, "forged tickets, say");
        let others: Vec<_> = (0..6).map(|n| places.take(n.to_string(), now)).collect();
        assert!(others.iter().all(Result::is_ok));
        drop(others);
        // Nor do those who are sent away because of others lose anything.
        let (place, wait) = places.take("0".into(), now).unwrap();
        assert!(place.keep(None).is_ok() && wait.is_zero());
    }

    #[test]
    fn networks_that_came_to_rest_are_forgotten() {
        let now = Instant::now();
        let places = Places::new(MANY, now);
        let _held = places.take("held".into(), now).unwrap().0.keep(None);
        for n in 0..10 * FEW {
            let at = now + Duration::from_millis(n as u64);
            drop(places.take(n.to_string(), at));
        }
        let taken = places.taken.lock().unwrap();
        assert!(taken.networks.len() <= 2 * FEW, "{}", taken.networks.len());
        assert!(taken.networks.contains_key("held"));
    }
}
