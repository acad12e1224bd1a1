//! Raises the limit of file descriptors and divides it between connections, downloads, the database and the server's own files.
//!
//! Sockets never use the last connections, and connections never use the last descriptors, so that `/healthz` always answers.

use std::io;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Descriptors that belong to no connection or worker: files, the LISTEN connection, Redis, logs.
const OWN: usize = 64;
/// Descriptors of each worker and its thread of actors: epoll, wake-up events, copies of the listener.
const OF_WORKER: usize = 12;
/// Upper bound: more connections than a machine has memory for.
const MOST: usize = 1 << 20;

/// How many connections, downloads and sockets may be open at one time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shares {
    /// Connections of one worker: beyond them, new ones wait to be accepted.
    pub connections_of_worker: usize,
    /// Downloads: each has an open file in addition to its connection.
    pub downloads: usize,
    /// Open sockets: fewer than connections, so that calls always get one.
    pub sockets: usize,
}

/// Raises the soft limit to the hard limit and returns it.
pub fn raise() -> usize {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = if current == maximum {
        Ok(current)
    } else {
        setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).map(|()| maximum)
    };
    let limit = raised.unwrap_or_else(|error| {
        let error = io::Error::from(error);
        tracing::warn!(%error, "the limit of open files could not be raised");
        current
    });
    limit.map_or(MOST, |limit| usize::try_from(limit).unwrap_or(MOST).min(MOST))
}

impl Shares {
    pub fn of(limit: usize, workers: usize, database_connections: usize) -> Self {
        let downloads = (limit / 16).max(1);
        let others = OWN + downloads + database_connections + workers * OF_WORKER;
        // With a very low limit connections still get a quarter.
        let connections = limit.saturating_sub(others).max(limit / 4);
        let connections_of_worker = (connections / workers).max(1);
        let connections = connections_of_worker * workers;
        Self { connections_of_worker, downloads, sockets: connections - connections / 8 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_leave_room_for_calls_and_connections_for_files() {
        let shares = Shares::of(1024, 2, 16);
        assert_eq!(shares, Shares { connections_of_worker: 428, downloads: 64, sockets: 749 });
        for (limit, workers, database) in [(64, 2, 16), (256, 8, 16), (1024, 64, 512), (1 << 20, 512, 512)] {
            let shares = Shares::of(limit, workers, database);
            let connections = shares.connections_of_worker * workers;
            assert!(connections < limit && shares.sockets <= connections, "{limit}: {shares:?}");
        }
    }

    #[test]
    fn the_soft_limit_is_raised_to_the_hard_limit() {
        let limit = raise();
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        assert_eq!(current, maximum);
        assert!(limit > 0);
    }
}
