//! The heartbeat of a worker's sockets: at every interval each is pinged, so that whoever stands between keeps the connection, and a
//! peer that is gone shows. One timer for all of them: a timer of its own would wake the worker for every socket.

use std::{
    cell::RefCell,
    rc::{Rc, Weak},
    time::{Duration, Instant},
};

use actix::Recipient;
use actix_web::{rt, web::Bytes};
use actors::supervisor::Vital;
use rand::Rng;
use tokio::time::{MissedTickBehavior, interval};

use super::{protocol::Message, push_sink::ClientLine};

/// Parts of an interval: sockets are spread over them by chance, so that a crowd that returned together does not ping in step.
const PARTS: usize = 64;

const SHORTEST: Duration = Duration::from_millis(1);

/// A worker's own.
#[derive(Clone)]
pub struct Heart {
    parts: Rc<RefCell<Parts<Beating>>>,
    every: Duration,
    silence: Duration,
}

/// A socket has to look after itself: its client has not been heard of for so long that the next beat may be too late, or does not take
/// what it is sent.
#[derive(actix::Message)]
#[rtype(result = "()")]
pub struct Look;

struct Beating {
    /// Gone with its socket.
    line: Weak<ClientLine>,
    socket: Recipient<Look>,
}

impl Heart {
    /// `silence`: after which a client that said nothing is gone.
    pub fn start(every: Duration, silence: Duration) -> Self {
        let heart = Self { parts: Rc::new(RefCell::new(Parts::new())), every, silence };
        let parts = Rc::downgrade(&heart.parts);
        rt::spawn(async move {
            let _vital = Vital("heartbeat");
            let mut ticks = interval((every / PARTS as u32).max(SHORTEST));
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                ticks.tick().await;
                let Some(parts) = parts.upgrade() else { return };
                parts.borrow_mut().next(|socket| socket.beat(Instant::now(), every, silence));
            }
        });
        heart
    }

    /// Until the line is gone.
    pub fn join(&self, line: &Rc<ClientLine>, socket: Recipient<Look>) {
        self.parts.borrow_mut().add(Beating { line: Rc::downgrade(line), socket }, &mut rand::rng());
    }

    /// The beats find all who are silent in time.
    pub fn is_enough(&self) -> bool {
        self.every < self.silence
    }
}

impl Beating {
    /// False: it is gone.
    fn beat(&self, now: Instant, every: Duration, silence: Duration) -> bool {
        let Some(line) = self.line.upgrade() else { return false };
        // Who has not taken what was sent before finds no pings behind it.
        if !line.writer.waits() {
            line.writer.send([Message::Ping(Bytes::new())]);
        }
        if line.writer.waits() || line.heard.get() + silence <= now + every {
            // Full: it is about to look at something, and the next beat asks again.
            let _ = self.socket.try_send(Look);
        }
        true
    }
}

/// What comes round part by part.
struct Parts<T> {
    parts: Vec<Vec<T>>,
    next: usize,
}

impl<T> Parts<T> {
    fn new() -> Self {
        Self { parts: (0..PARTS).map(|_| Vec::new()).collect(), next: 0 }
    }

    fn add(&mut self, one: T, dice: &mut impl Rng) {
        self.parts[dice.random_range(0..PARTS)].push(one);
    }

    /// Those whose turn it is, and which stay where `keep` says so.
    fn next(&mut self, keep: impl FnMut(&T) -> bool) {
        let part = &mut self.parts[self.next];
        self.next = (self.next + 1) % PARTS;
        part.retain(keep);
        // A crowd that has gone leaves no memory behind.
        if part.len() * 4 < part.capacity() {
            part.shrink_to(part.len() * 2);
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::{SeedableRng, rngs::StdRng};

    use super::*;

    #[test]
    fn a_crowd_that_comes_at_once_beats_evenly_spread_and_each_once_in_a_round() {
        let (mut parts, mut dice) = (Parts::new(), StdRng::seed_from_u64(20_261_122));
        for one in 0..64_000 {
            parts.add(one, &mut dice);
        }
        let mut beats = vec![0; 64_000];
        for _ in 0..PARTS {
            let mut now = 0;
            parts.next(|one| {
                now += 1;
                beats[*one] += 1;
                true
            });
            assert!((850..1_150).contains(&now), "{now}");
        }
        assert!(beats.iter().all(|times| *times == 1));
    }

    #[test]
    fn who_has_gone_is_forgotten_and_leaves_no_memory() {
        let (mut parts, mut dice) = (Parts::new(), StdRng::seed_from_u64(1));
        for one in 0..64_000 {
            parts.add(one, &mut dice);
        }
        for _ in 0..PARTS {
            parts.next(|one| *one == 7);
        }
        let mut left = Vec::new();
        for _ in 0..PARTS {
            parts.next(|one| {
                left.push(*one);
                true
            });
        }
        assert_eq!(left, [7]);
        assert!(parts.parts.iter().map(Vec::capacity).sum::<usize>() < 64);
    }
}
