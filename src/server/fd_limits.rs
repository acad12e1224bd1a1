//! File descriptors. Each connection takes one, and whoever takes the last one leaves none for files, the database and
//! `/healthz`. So the limit is raised as far as it goes, and shared out.

use std::io;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// What the process holds beside connections and its workers: files, the database's notices, Redis, logs.
const OWN: usize = 64;
/// What each worker holds, with the thread of actors that comes with it: their polls, their wake-ups, copies of what it listens on.
const OF_WORKER: usize = 12;
/// More than a machine has memory for.
const MOST: usize = 1 << 20;

/// How many there may be at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shares {
    /// Connections of one worker: beyond them, new ones wait to be accepted.
    pub connections_of_worker: usize,
    /// Downloads: each has a file open beside its connection.
    pub downloads: usize,
    /// Open sockets: fewer than there are connections, so that calls find room beside them.
    pub sockets: usize,
}

/// Raises the limit to the one that the system allows and returns it.
pub fn raise() -> usize {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = if current == maximum {
        Ok(current)
    } else {
        setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).map(|()| maximum)
    };
    let limit = raised.unwrap_or_else(|error| {
        let error = io::Error::from(error);
        tracing::warn!(%error, "the limit of open files stays as it is");
        current
    });
    limit.map_or(MOST, |limit| usize::try_from(limit).unwrap_or(MOST).min(MOST))
}

impl Shares {
    pub fn of(limit: usize, workers: usize, database_connections: usize) -> Self {
        let downloads = (limit / 16).max(1);
        let others = OWN + downloads + database_connections + workers * OF_WORKER;
        // Where that is nearly all, whoever comes shares what there is.
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
    fn the_limit_is_the_one_that_the_system_allows() {
        let limit = raise();
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        assert_eq!(current, maximum);
        assert!(limit > 0);
    }
}
