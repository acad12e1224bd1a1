//! Which history of the database is read. A standby that takes over may lack commits that were shown: then versions and `seq` go back,
//! and what is remembered, here and on pages, is of another history. Each change begins an epoch: what is of an older one is read again.

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
    /// As the database names it; `None` until the listening connection has asked.
    timeline: Option<String>,
    /// Commits were lost on this timeline: another name for what follows.
    lost: Option<Uuid>,
}

/// The timeline that the listening connection found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timeline {
    Same,
    First,
    Another,
}

impl History {
    /// Changes with the history. Take it before a read: what was read is of this epoch at the latest.
    pub fn epoch(&self) -> u64 {
        self.epoch.load(Ordering::SeqCst)
    }

    /// For pages, which may come from another node: the same name is the same history.
    pub fn name(&self) -> Option<String> {
        let names = self.names.read();
        let timeline = names.timeline.as_ref()?;
        Some(names.lost.map_or_else(|| timeline.clone(), |lost| format!("{timeline}-{lost}")))
    }

    /// For what nodes tell each other.
    pub fn timeline(&self) -> Option<String> {
        self.names.read().timeline.clone()
    }

    /// The database names its timeline.
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

    /// A version went back while this epoch was read. True: nobody has noticed before.
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
