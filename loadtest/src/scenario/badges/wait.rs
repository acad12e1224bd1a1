//! One person's badge, of which one thing at a time is waited for: the call's answer, the notice on the socket, and that it
//! was read again. Pure: times come in.

use std::time::{Duration, Instant};

#[derive(Debug, Default)]
pub struct Waiting(Option<Wait>);

#[derive(Debug)]
struct Wait {
    due: Instant,
    answered: Option<Instant>,
    shown: Option<Instant>,
    read: bool,
}

/// What a notice brought.
#[derive(Debug, PartialEq, Eq)]
pub struct Shown {
    /// Since it was due.
    pub latency: Duration,
    /// Since the call's answer, where that came first.
    pub behind_answer: Option<Duration>,
}

impl Waiting {
    /// False: the one before is not over.
    pub fn begin(&mut self, due: Instant) -> bool {
        if self.0.is_some() {
            return false;
        }
        self.0 = Some(Wait { due, answered: None, shown: None, read: false });
        true
    }

    /// `None`: nothing is waited for, or it was shown before.
    pub fn show(&mut self, at: Instant) -> Option<Shown> {
        let wait = self.0.as_mut().filter(|wait| wait.shown.is_none())?;
        wait.shown = Some(at);
        let since = |before: Instant| at.saturating_duration_since(before);
        Some(Shown { latency: since(wait.due), behind_answer: wait.answered.map(since) })
    }

    /// True: the notice was quicker.
    pub fn answer(&mut self, at: Instant) -> bool {
        let Some(wait) = &mut self.0 else { return false };
        wait.answered = Some(at);
        let overtaken = wait.shown.is_some();
        self.end();
        overtaken
    }

    /// The badge was cleared.
    pub fn read(&mut self) {
        if let Some(wait) = &mut self.0 {
            wait.read = true;
        }
        self.end();
    }

    /// The call failed: nothing is waited for.
    pub fn give_up(&mut self) {
        self.0 = None;
    }

    pub fn is_over(&self) -> bool {
        self.0.is_none()
    }

    fn end(&mut self) {
        self.0.take_if(|wait| wait.answered.is_some() && wait.shown.is_some() && wait.read);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    #[test]
    fn one_thing_at_a_time_is_waited_for() {
        let (mut waiting, begin) = (Waiting::default(), Instant::now());
        assert!(waiting.begin(begin) && !waiting.begin(begin));
        assert!(!waiting.answer(begin + 2 * MS));
        let shown = waiting.show(begin + 5 * MS);
        assert_eq!(shown, Some(Shown { latency: 5 * MS, behind_answer: Some(3 * MS) }));
        assert!(!waiting.is_over());
        waiting.read();
        assert!(waiting.is_over() && waiting.begin(begin));
    }

    #[test]
    fn a_notice_may_be_quicker_than_the_answer_but_comes_once() {
        let (mut waiting, begin) = (Waiting::default(), Instant::now());
        assert_eq!(waiting.show(begin), None);
        waiting.begin(begin);
        assert_eq!(waiting.show(begin + MS), Some(Shown { latency: MS, behind_answer: None }));
        assert_eq!(waiting.show(begin + MS), None);
        waiting.read();
        assert!(!waiting.is_over());
        assert!(waiting.answer(begin + 2 * MS) && waiting.is_over());
    }

    #[test]
    fn what_failed_is_not_waited_for() {
        let (mut waiting, begin) = (Waiting::default(), Instant::now());
        waiting.begin(begin);
        waiting.give_up();
        assert!(waiting.is_over() && waiting.show(begin).is_none());
    }
}
