//! Keeps a process on one primary: the one with the highest timeline that it has seen.
//!
//! - A promoted standby starts a new timeline. An old primary that comes back accepts writes, too, on its lower timeline, and
//!   `target_session_attrs=read-write` admits both.
//! - A connection to a lower timeline is refused. When a higher one is seen, the connections to the former primary end, with their
//!   statements. So no node writes to two primaries, and no read of the former primary counts as one of the new.
//! - Timelines of different clusters have no order. The cluster of the newest connection counts, for example after a restored dump.
//! - A standby is not compared: it accepts no writes. A connection to it ends when the fence has another timeline, because it may have been
//!   promoted and replaced since.
//! - The fence is forgotten when the process ends. At the start and from time to time, `seek_primary` asks all hosts of an address.

use std::{
    future::pending,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::watch;

/// The SQLSTATE of a refusal. PostgreSQL itself never reports it; class 57 is "operator intervention".
pub(crate) const REPLACED: &str = "57X01";

/// SQL for cluster and timeline of a primary; null on a standby. The control file has the timeline of the last checkpoint only, which
/// may be older.
pub(super) const TIMELINE: &str = "case when not pg_catalog.pg_is_in_recovery() then (select system_identifier from \
     pg_catalog.pg_control_system()) || '-' || pg_catalog.left(pg_catalog.pg_walfile_name(pg_catalog.pg_current_wal_lsn()), 8) end";

/// Shared by all pools and the listening connection of a process. Clones share it.
#[derive(Debug, Clone)]
pub struct Fence(Arc<State>);

#[derive(Debug)]
struct State {
    newest: watch::Sender<Option<Timeline>>,
    /// The last refused timeline. Each is logged once.
    refused: Mutex<Option<Timeline>>,
}

/// A timeline of a cluster.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Timeline {
    cluster: String,
    number: u32,
}

/// The primary of this timeline was replaced.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Refusal(String);

/// Kept with an admitted connection, to end it when the fence has another timeline than this one. `None`: it never ends.
#[derive(Debug, Default)]
pub(crate) struct Admission(Option<(Option<Timeline>, watch::Receiver<Option<Timeline>>)>);

impl Default for Fence {
    fn default() -> Self {
        Self(Arc::new(State { newest: watch::Sender::new(None), refused: Mutex::default() }))
    }
}

impl Timeline {
    /// Reads the value of `TIMELINE`.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let (cluster, number) = text.rsplit_once('-')?;
        Some(Self { cluster: cluster.to_owned(), number: u32::from_str_radix(number, 16).ok()? })
    }

    fn is_before(&self, other: &Self) -> bool {
        self.cluster == other.cluster && self.number < other.number
    }
}

impl Fence {
    /// Admits a connection to a primary, or refuses it.
    pub(super) fn admit(&self, found: Timeline) -> Result<Admission, Refusal> {
        let mut newer = None;
        self.0.newest.send_if_modified(|newest| {
            if let Some(known) = newest.as_ref()
                && found.is_before(known)
            {
                newer = Some(known.number);
                return false;
            }
            let is_other = newest.as_ref() != Some(&found);
            if is_other {
                *newest = Some(found.clone());
            }
            is_other
        });
        let Some(newer) = newer else {
            return Ok(Admission(Some((Some(found), self.0.newest.subscribe()))));
        };
        let refusal = Refusal(format!(
            "this primary is on timeline {}, and the portal has seen timeline {newer} of the same cluster: another primary has \
             replaced it; stop it, or restart all nodes to use it again",
            found.number
        ));
        let mut refused = self.0.refused.lock().unwrap_or_else(PoisonError::into_inner);
        if refused.as_ref() != Some(&found) {
            tracing::error!("a primary of the database is refused: {}", refusal.0);
            *refused = Some(found);
        }
        Err(refusal)
    }

    /// Admits a connection to a standby.
    pub(super) fn admit_standby(&self) -> Admission {
        let newest = self.0.newest.subscribe();
        let now = newest.borrow().clone();
        Admission(Some((now, newest)))
    }

    /// Remembers a timeline without a connection. Another cluster changes nothing.
    pub(super) fn learn(&self, found: Timeline) {
        self.0.newest.send_if_modified(|newest| {
            let is_newer = newest.as_ref().is_none_or(|newest| newest.is_before(&found));
            if is_newer {
                *newest = Some(found);
            }
            is_newer
        });
    }
}

impl Refusal {
    /// A statement that fails with this refusal: only a server can cause an error of tokio-postgres. The server logs the refusal, too.
    pub(super) fn statement(&self) -> String {
        format!("do $portal$ begin raise exception '{}' using errcode = '{REPLACED}'; end $portal$", self.0)
    }
}

impl Admission {
    /// Resolves when the fence has another timeline. Poll it before the connection, so that nothing is sent to a former primary.
    pub(crate) async fn ended(mut self) {
        if let Some((own, newest)) = &mut self.0 {
            let is_replaced = newest.wait_for(|newest| newest != own).await.is_ok();
            if is_replaced {
                return;
            }
        }
        // Not compared, or the process is ending.
        pending::<()>().await;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    fn at(text: &str) -> Timeline {
        Timeline::parse(text).unwrap()
    }

    async fn has_ended(admission: Admission) -> bool {
        timeout(Duration::ZERO, admission.ended()).await.is_ok()
    }

    #[test]
    fn a_timeline_is_read_as_postgresql_writes_it() {
        assert_eq!(at("7391-0000000A"), Timeline { cluster: "7391".into(), number: 10 });
        assert_eq!(Timeline::parse("7391"), None);
    }

    #[tokio::test]
    async fn a_lower_timeline_is_refused_and_connections_to_it_end() {
        let fence = Fence::default();
        let (first, second) =
            (fence.admit(at("7-00000001")).unwrap(), fence.admit(at("7-00000001")).unwrap());
        assert!(!has_ended(first).await, "the same primary");
        let new = fence.admit(at("7-00000002")).unwrap();
        assert!(has_ended(second).await && !has_ended(new).await);
        let refusal = fence.admit(at("7-00000001")).unwrap_err();
        assert!(refusal.0.contains("timeline 1,") && refusal.0.contains("timeline 2 "), "{refusal:?}");
        // `statement` puts the refusal into quotes.
        assert!(!refusal.0.contains(['\'', '%', '$']), "{refusal:?}");
    }

    #[tokio::test]
    async fn a_learned_timeline_counts_unless_it_is_lower_or_of_another_cluster() {
        let fence = Fence::default();
        fence.learn(at("7-00000002"));
        fence.learn(at("7-00000001"));
        fence.learn(at("8-00000009"));
        assert!(fence.admit(at("7-00000001")).is_err());
        let admitted = fence.admit(at("7-00000002")).unwrap();
        fence.learn(at("7-00000003"));
        assert!(has_ended(admitted).await);
    }

    #[tokio::test]
    async fn a_connection_to_a_standby_ends_with_the_timeline_of_its_primary() {
        let fence = Fence::default();
        fence.admit(at("7-00000001")).unwrap();
        assert!(!has_ended(fence.admit_standby()).await);
        let standby = fence.admit_standby();
        fence.learn(at("7-00000002"));
        assert!(has_ended(standby).await, "it may have been promoted");
    }

    #[tokio::test]
    async fn another_cluster_replaces_the_former_one() {
        let fence = Fence::default();
        let former = fence.admit(at("7-00000005")).unwrap();
        assert!(!has_ended(fence.admit(at("8-00000001")).unwrap()).await);
        assert!(has_ended(former).await);
        assert!(!has_ended(Admission::default()).await, "a connection that is not compared");
    }
}
