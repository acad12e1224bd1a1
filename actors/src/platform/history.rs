//! Tracks which history of the database this node reads.
//!
//! - A standby that takes over may lack commits that clients have seen. Versions and `seq` then go back, and data that
//!   nodes and pages remember belongs to another history.
//! - Each change of history starts an epoch. Data of an older epoch is read again.

use std::sync::atomic::{AtomicU64, Ordering};

use parking_lot::RwLock;
use uuid::Uuid;

#[derive(Default)]
pub struct History {
    epoch: AtomicU64,
    names: RwLock<Names>,
}

#[derive(Default)]
struct Names {
    /// The database's own name for its timeline; `None` until the listening connection has asked.
    timeline: Option<String>,
    /// Set when commits were lost without a change of timeline: it gives the following history another name.
    lost: Option<Uuid>,
}

/// How the reported timeline compares to the known one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timeline {
    Same,
    First,
    Another,
}

impl History {
    /// Changes with the history. Take it before a read: the data then never counts as newer than it is.
    pub fn epoch(&self) -> u64 {
        self.epoch.load(Ordering::SeqCst)
    }

    /// For `hello`: equal names mean the same history, also when a page comes from another node.
    pub fn name(&self) -> Option<String> {
        let names = self.names.read();
        let timeline = names.timeline.as_ref()?;
        Some(names.lost.map_or_else(|| timeline.clone(), |lost| format!("{timeline}-{lost}")))
    }

    /// For messages between nodes: the timeline that this node reads.
    pub fn timeline(&self) -> Option<String> {
        self.names.read().timeline.clone()
    }

    /// Records the timeline that the database reports. Another one than before starts an epoch.
    pub fn found(&self, timeline: String) -> Timeline {
        let mut names = self.names.write();
        let found = match &names.timeline {
            Some(known) if *known == timeline => return Timeline::Same,
            Some(_) => Timeline::Another,
            None => Timeline::First,
        };
        *names = Names { timeline: Some(timeline), lost: None };
        self.epoch.fetch_add(1, Ordering::SeqCst);
        found
    }

    /// Records that a version went back in a read of this epoch. True: the first caller to notice it.
    pub fn lost(&self, epoch: u64) -> bool {
        let mut names = self.names.write();
        if self.epoch.compare_exchange(epoch, epoch + 1, Ordering::SeqCst, Ordering::SeqCst).is_err() {
            return false;
        }
        names.lost = Some(Uuid::new_v4());
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_timeline_is_another_history() {
        let history = History::default();
        assert_eq!(history.name(), None);
        assert_eq!(history.found("7-1".into()), Timeline::First);
        let epoch = history.epoch();
        assert_eq!(history.found("7-1".into()), Timeline::Same);
        assert_eq!((history.epoch(), history.name().as_deref()), (epoch, Some("7-1")));
        assert_eq!(history.found("7-2".into()), Timeline::Another);
        assert!(history.epoch() > epoch);
        assert_eq!(history.name().as_deref(), Some("7-2"));
    }

    #[test]
    fn commits_that_were_lost_on_a_timeline_are_noticed_once() {
        let history = History::default();
        history.found("7-1".into());
        let epoch = history.epoch();
        assert!(history.lost(epoch));
        assert!(!history.lost(epoch), "another reading of the same epoch");
        let name = history.name().unwrap();
        assert!(name.starts_with("7-1-"), "{name}");
        assert_eq!(history.found("7-1".into()), Timeline::Same, "it stands as it was noticed");
        assert_eq!((history.name(), history.timeline().as_deref()), (Some(name), Some("7-1")));
    }
}
