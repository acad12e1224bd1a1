//! The threads on which Sessions and Threads run. A key chooses the thread, so all messages of one account or post stay on it.

use actix::prelude::*;

use crate::platform::sharded::below;

pub struct Arbiters(Vec<ArbiterHandle>);

impl Arbiters {
    /// Starts `n` threads; needs a running actix `System`.
    pub fn start(n: usize) -> Self {
        assert!(n > 0, "actors need a thread");
        Self((0..n).map(|_| Arbiter::new().handle()).collect())
    }

    /// The thread of this account or post.
    pub fn of(&self, key: i64) -> &ArbiterHandle {
        &self.0[below(self.0.len(), key)]
    }

    pub fn stop(&self) {
        for arbiter in &self.0 {
            arbiter.stop();
        }
    }

    /// The calling thread, as the only one.
    #[cfg(test)]
    pub fn here() -> Self {
        Self(vec![Arbiter::current()])
    }
}
