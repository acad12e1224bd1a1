//! Heartbeat of a worker's sockets: pings each socket once per interval.
//!
//! The pings keep connections open in proxies and reveal dead peers. All sockets of a worker share one timer: a timer for each
//! would wake the worker once per socket.

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

use super::{protocol::Message, push_sink::ClientSink};

/// Time slots of an interval. Sockets get a random slot, so that a crowd that reconnects together is not pinged at once.
const PARTS: usize = 64;

const SHORTEST: Duration = Duration::from_millis(1);

/// One for each worker.
#[derive(Clone)]
pub struct Heart {
    parts: Rc<RefCell<Parts<Beating>>>,
    every: Duration,
    silence: Duration,
}

/// Asks a socket to check its client. The client does not read, or it was silent for so long that the next beat may come too late.
#[derive(actix::Message)]
#[rtype(result = "()")]
pub struct CheckClient;

struct Beating {
    /// Dropped with its socket.
    sink: Weak<ClientSink>,
    socket: Recipient<CheckClient>,
}

impl Heart {
    /// `silence`: a client without frames for this long counts as gone.
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

    /// Pings the socket until `sink` is dropped.
    pub fn join(&self, sink: &Rc<ClientSink>, socket: Recipient<CheckClient>) {
        self.parts.borrow_mut().add(Beating { sink: Rc::downgrade(sink), socket }, &mut rand::rng());
    }

    /// The beats notice silence in time, without a timer for each socket.
    pub fn is_enough(&self) -> bool {
        self.every < self.silence
    }
}

impl Beating {
    /// False: the socket has ended.
    fn beat(&self, now: Instant, every: Duration, silence: Duration) -> bool {
        let Some(sink) = self.sink.upgrade() else { return false };
        // No pings while earlier bytes are pending.
        if !sink.writer.is_blocked() {
            sink.writer.send([Message::Ping(Bytes::new())]);
        }
        if sink.writer.is_blocked() || sink.last_frame.get() + silence <= now + every {
            // A full mailbox is fine: the socket will run soon, and the next beat asks again.
            let _ = self.socket.try_send(CheckClient);
        }
        true
    }
}

/// Items in time slots, visited slot by slot.
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

    /// Visits the next slot, and removes the items for which `keep` is false.
    fn next(&mut self, keep: impl FnMut(&T) -> bool) {
        let part = &mut self.parts[self.next];
        self.next = (self.next + 1) % PARTS;
        part.retain(keep);
        // Frees the memory after a crowd has left.
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
    fn sockets_that_join_together_are_pinged_once_an_interval_evenly_spread() {
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
    fn ended_sockets_are_removed_and_their_memory_freed() {
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
