//! Simulates random histories of a portal with several nodes, and checks what the clients see.
//!
//! - Steps of users and operators: comments, edits, deletions, likes, subscriptions, broadcasts and their withdrawal, a post hidden and shown.
//! - Failures: disconnects, slow clients, nodes that crash between commit and publication, Redis outages.
//! - At the end every client equals the database. On the way it sees no gap in `seq`, no repeat and, on one socket, no
//!   version that goes back.
//! - The rules are the real ones: `State`, `ThreadView`, `Outbox` and the encoded frames. `node.rs` replaces the messages
//!   between actors.
//! - One seed decides everything: `PORTAL_SEED=<n>` replays a history, `PORTAL_SEEDS=<n>` sets the number of histories.

mod client;
mod database;
mod node;

use std::{collections::VecDeque, fmt::Write, num::NonZeroU64};

use rand::{Rng, SeedableRng, rngs::StdRng};

use client::Client;
use database::{ACCOUNTS, Database};
use node::{Node, Said};

use crate::{hub::Outgoing, seed::seeds_from};

const NODES: usize = 3;
const CLIENTS: usize = 5;
const STEPS: usize = 120;
const SEEDS: u64 = 1_000;

struct World {
    dice: StdRng,
    database: Database,
    nodes: Vec<Node>,
    clients: Vec<Client>,
    redis: bool,
    /// The steps so far, for the report of a failure.
    story: String,
}

#[test]
fn whatever_happens_every_client_ends_equal_to_the_database() {
    let seeds = std::env::var("PORTAL_SEEDS").ok();
    let seeds = seeds.map_or(SEEDS, |n| n.parse::<NonZeroU64>().expect("PORTAL_SEEDS is 1 or more").get());
    for seed in seeds_from(0..seeds) {
        let mut world = World::new(seed);
        let run = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| world.run()));
        if let Err(panic) = run {
            eprintln!("replay with PORTAL_SEED={seed}\n{}", world.story);
            std::panic::resume_unwind(panic);
        }
    }
}

impl World {
    fn new(seed: u64) -> Self {
        let database = Database::default();
        Self {
            dice: StdRng::seed_from_u64(seed),
            nodes: (0..NODES).map(|_| Node::new(NODES)).collect(),
            clients: (0..CLIENTS).map(|n| Client::new(n as i64 % ACCOUNTS)).collect(),
            database,
            redis: true,
            story: String::new(),
        }
    }

    fn run(&mut self) {
        for _ in 0..STEPS {
            self.step();
        }
        self.heal();
        for client in &self.clients {
            client.equals(&self.database);
        }
    }

    fn step(&mut self) {
        let (at, who) = (self.dice.random_range(0..NODES), self.dice.random_range(0..CLIENTS));
        let what = self.dice.random_range(0..100);
        let _ = writeln!(self.story, "{what} node {at} client {who}");
        match what {
            0..20 if self.nodes[at].alive => self.write(at),
            20..40 => self.deliver(at),
            40..45 => self.merge_own(at),
            45..58 => self.flush(at),
            58..74 => self.clients[who].read(),
            74..80 => self.connect(who, at),
            80..82 => self.clients[who].node = None,
            82..84 => self.turn_away(who),
            84..87 => self.crash(at),
            87..90 => self.nodes[at].alive = true,
            90..93 => self.lose_redis(),
            93..95 => self.restore_redis(),
            95..98 => self.look(at),
            _ => self.hear_broadcasts(at),
        }
    }

    /// A node commits something, and then publishes it or crashes.
    fn write(&mut self, at: usize) {
        let dies = self.dice.random_ratio(1, 12);
        let node = &mut self.nodes[at];
        let said = match self.dice.random_range(0..8) {
            0 | 1 => Said::Event(self.database.comment()),
            2 => Said::Event(self.database.delete()),
            3 => Said::Likes(self.database.like_post(self.dice.random())),
            4 => Said::Likes(self.database.like_comment(self.dice.random_range(1..9), self.dice.random())),
            5 if self.dice.random_ratio(1, 4) => return self.hide(),
            6 => Said::Event(self.database.edit(self.dice.random_range(1..60))),
            _ if self.dice.random_ratio(1, 4) => {
                if self.dice.random_ratio(1, 4) {
                    self.database.withdraw();
                } else {
                    self.database.broadcast();
                }
                return;
            }
            _ => {
                let snapshot = self.database.grant(self.dice.random_range(0..ACCOUNTS));
                node.committed.push(snapshot);
                if dies {
                    self.crash(at);
                }
                return;
            }
        };
        if dies {
            return self.crash(at);
        }
        self.say(at, &said);
    }

    /// A Session merges the result of one of its commands: a random one, because commands of several accounts end in any order.
    fn merge_own(&mut self, at: usize) {
        let committed = &mut self.nodes[at].committed;
        if !committed.is_empty() {
            let snapshot = committed.swap_remove(self.dice.random_range(0..committed.len()));
            self.say(at, &Said::Status(snapshot));
        }
    }

    /// A node applies its own commit, shows it to its clients, and publishes it.
    fn say(&mut self, at: usize, said: &Said) {
        self.nodes[at].hear(said, &self.database);
        self.show_status(at);
        // A message lost in an outage of Redis is repaired after it: every node reads the database again.
        if self.redis {
            (0..NODES).filter(|to| *to != at).for_each(|to| self.nodes[to].inbox[at].push_back(said.clone()));
        }
    }

    /// Delivers the next message of a random node. Redis keeps the order of one sender, not across senders.
    fn deliver(&mut self, at: usize) {
        let from = self.dice.random_range(0..NODES);
        if !self.nodes[at].alive {
            return;
        }
        if let Some(said) = self.nodes[at].inbox[from].pop_front() {
            self.nodes[at].hear(&said, &self.database);
            self.show_status(at);
        }
    }

    fn flush(&mut self, at: usize) {
        let items = self.nodes[at].flush();
        for client in self.clients.iter_mut().filter(|client| client.node == Some(at) && client.watches) {
            client.push(&items);
        }
    }

    fn show_status(&mut self, at: usize) {
        for client in self.clients.iter_mut().filter(|client| client.node == Some(at)) {
            if let Some(status) = self.nodes[at].news_for(client.account) {
                client.push(&[status]);
            }
        }
        self.nodes[at].shown();
    }

    /// An operator hides the post, or shows it again. NOTIFY reaches the nodes without Redis; a node that misses it notices the
    /// change at its next `look`.
    fn hide(&mut self) {
        self.database.hide();
        for at in 0..NODES {
            if self.nodes[at].alive && self.dice.random() {
                let ended = self.nodes[at].read_on(&self.database);
                self.end_watches(at, ended);
            }
        }
    }

    /// A client opens a socket at a node, and watches from the last `seq` that it knows.
    fn connect(&mut self, who: usize, at: usize) {
        if !self.nodes[at].alive {
            return;
        }
        self.clients[who].open(at);
        let status = self.nodes[at].status_of(self.clients[who].account, &self.database, self.redis);
        self.clients[who].push(&[status]);
        self.watch(who, at);
    }

    fn watch(&mut self, who: usize, at: usize) {
        let known = self.clients[who].known(&self.database);
        let Ok(ended) = self.nodes[at].see(&self.database) else { return self.clients[who].refused() };
        // Clients that watch already get the events up to the head first.
        self.end_watches(at, ended);
        self.flush(at);
        let replay = self.nodes[at].replay(known, &self.database);
        let client = &mut self.clients[who];
        // Like a Thread: a client that gets a gap is not subscribed.
        client.watches = replay.is_ok();
        client.push(&replay.unwrap_or_else(|gap| vec![gap]));
    }

    /// A client leaves the thread, or comes back to it, on the same socket.
    fn turn_away(&mut self, who: usize) {
        self.clients[who].read();
        let Some(at) = self.clients[who].node else { return };
        if !std::mem::take(&mut self.clients[who].watches) {
            self.watch(who, at);
        }
    }

    /// Ends the subscriptions with `ended`, after the events that were read.
    fn end_watches(&mut self, at: usize, ended: Option<Outgoing>) {
        if let Some(last) = ended {
            self.flush(at);
            for client in self.clients.iter_mut().filter(|client| client.node == Some(at) && client.watches) {
                client.watches = false;
                client.push(std::slice::from_ref(&last));
            }
        }
    }

    fn crash(&mut self, at: usize) {
        self.nodes[at] = Node::new(NODES);
        self.nodes[at].alive = false;
        self.clients
            .iter_mut()
            .filter(|client| client.node == Some(at))
            .for_each(|client| client.node = None);
    }

    fn lose_redis(&mut self) {
        self.redis = false;
        self.nodes.iter_mut().for_each(|node| node.inbox.iter_mut().for_each(VecDeque::clear));
    }

    /// Every node receives messages again, and reads what it may have missed.
    fn restore_redis(&mut self) {
        if !std::mem::replace(&mut self.redis, true) {
            (0..NODES).for_each(|at| self.resync(at));
        }
    }

    fn resync(&mut self, at: usize) {
        if self.nodes[at].alive {
            let ended = self.nodes[at].resync(&self.database);
            self.end_watches(at, ended);
            self.show_status(at);
        }
    }

    /// A node checks heads and versions in the database, so it learns of changes that no message reported.
    fn look(&mut self, at: usize) {
        if self.nodes[at].alive {
            let ended = self.nodes[at].look(&self.database);
            self.end_watches(at, ended);
            self.show_status(at);
        }
    }

    /// A node receives NOTIFY about broadcasts, with or without Redis.
    fn hear_broadcasts(&mut self, at: usize) {
        if self.nodes[at].alive {
            self.nodes[at].hear_broadcasts(&self.database);
            self.show_status(at);
        }
    }

    /// Ends all failures, and lets nodes and clients catch up.
    fn heal(&mut self) {
        self.nodes.iter_mut().for_each(|node| node.alive = true);
        self.restore_redis();
        for at in 0..NODES {
            while !self.nodes[at].committed.is_empty() {
                self.merge_own(at);
            }
        }
        for at in 0..NODES {
            while self.nodes[at].inbox.iter().any(|queue| !queue.is_empty()) {
                self.deliver(at);
            }
            self.hear_broadcasts(at);
            self.look(at);
            self.flush(at);
        }
        for who in 0..CLIENTS {
            self.clients[who].read();
            // A client without a socket or a subscription comes back.
            while self.clients[who].node.is_none() || !self.clients[who].watches {
                self.connect(who, who % NODES);
                self.clients[who].read();
                if self.clients[who].is_gone() {
                    break;
                }
            }
        }
        (0..NODES).for_each(|at| self.flush(at));
        self.clients.iter_mut().for_each(Client::read);
    }
}
