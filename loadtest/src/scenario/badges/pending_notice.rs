//! The pending notice of one author; at most one at a time. It is over after the call's answer, the notice on the socket and the ack
//! of its read. Pure: times come in.

use std::time::{Duration, Instant};

#[derive(Debug, Default)]
pub struct PendingNotice(Option<NoticeState>);

#[derive(Debug)]
struct NoticeState {
    due: Instant,
    answered: Option<Instant>,
    shown: Option<Instant>,
    read: bool,
}

/// The result of a notice.
#[derive(Debug, PartialEq, Eq)]
pub struct Shown {
    /// Time since the notice was due.
    pub latency: Duration,
    /// Time since the answer of the call. `None`: the notice came before the answer.
    pub behind_answer: Option<Duration>,
}

impl PendingNotice {
    /// False while the previous notice is pending.
    pub fn begin(&mut self, due: Instant) -> bool {
        if self.0.is_some() {
            return false;
        }
        self.0 = Some(NoticeState { due, answered: None, shown: None, read: false });
        true
    }

    /// `None` when no notice is pending, or it was shown before.
    pub fn show(&mut self, at: Instant) -> Option<Shown> {
        let state = self.0.as_mut().filter(|state| state.shown.is_none())?;
        state.shown = Some(at);
        let since = |before: Instant| at.saturating_duration_since(before);
        Some(Shown { latency: since(state.due), behind_answer: state.answered.map(since) })
    }

    /// True when the notice came before the answer.
    pub fn answer(&mut self, at: Instant) -> bool {
        let Some(state) = &mut self.0 else { return false };
        state.answered = Some(at);
        let overtaken = state.shown.is_some();
        self.end();
        overtaken
    }

    /// The read of the notice was acknowledged.
    pub fn read(&mut self) {
        if let Some(state) = &mut self.0 {
            state.read = true;
        }
        self.end();
    }

    /// The call failed, so no notice will come.
    pub fn give_up(&mut self) {
        self.0 = None;
    }

    pub fn is_over(&self) -> bool {
        self.0.is_none()
    }

    fn end(&mut self) {
        self.0.take_if(|state| state.answered.is_some() && state.shown.is_some() && state.read);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    #[test]
    fn one_notice_at_a_time_is_pending() {
        let (mut pending, begin) = (PendingNotice::default(), Instant::now());
        assert!(pending.begin(begin) && !pending.begin(begin));
        assert!(!pending.answer(begin + 2 * MS));
        let shown = pending.show(begin + 5 * MS);
        assert_eq!(shown, Some(Shown { latency: 5 * MS, behind_answer: Some(3 * MS) }));
        assert!(!pending.is_over());
        pending.read();
        assert!(pending.is_over() && pending.begin(begin));
    }

    #[test]
    fn a_notice_may_come_before_the_answer_but_only_once() {
        let (mut pending, begin) = (PendingNotice::default(), Instant::now());
        assert_eq!(pending.show(begin), None);
        pending.begin(begin);
        assert_eq!(pending.show(begin + MS), Some(Shown { latency: MS, behind_answer: None }));
        assert_eq!(pending.show(begin + MS), None);
        pending.read();
        assert!(!pending.is_over());
        assert!(pending.answer(begin + 2 * MS) && pending.is_over());
    }

    #[test]
    fn a_failed_call_leaves_no_pending_notice() {
        let (mut pending, begin) = (PendingNotice::default(), Instant::now());
        pending.begin(begin);
        pending.give_up();
        assert!(pending.is_over() && pending.show(begin).is_none());
    }
}
