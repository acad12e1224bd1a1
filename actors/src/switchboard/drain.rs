//! The plan of a drain: which sockets of a thread close at which step. Pure: the caller's timer counts the steps.

use std::time::Duration;

/// How often a drain closes a few more.
pub const STEP: Duration = Duration::from_millis(50);

/// The sockets that a drain has yet to close, equally many at each step.
pub struct Plan<T> {
    left: Vec<T>,
    a_step: usize,
}

impl<T> Plan<T> {
    pub fn new(sockets: Vec<T>, over: Duration) -> Self {
        let steps = (over.as_millis() / STEP.as_millis()).max(1) as usize;
        let a_step = sockets.len().div_ceil(steps).max(1);
        Self { left: sockets, a_step }
    }

    /// The sockets that close at this step. `late` gives those that came while the drain ran; it is asked once none are left.
    pub fn step(&mut self, late: impl FnOnce() -> Vec<T>) -> Vec<T> {
        if self.left.is_empty() {
            self.left = late();
        }
        self.left.split_off(self.left.len().saturating_sub(self.a_step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When each socket closes, in milliseconds after the drain began: the first step comes after one `STEP`.
    fn closes(sockets: usize, over_ms: u64) -> Vec<u128> {
        let mut plan = Plan::new((0..sockets).collect(), Duration::from_millis(over_ms));
        let mut at = vec![None; sockets];
        for step in 1_u32.. {
            let now = plan.step(Vec::new);
            if now.is_empty() {
                break;
            }
            for socket in now {
                assert_eq!(at[socket].replace((STEP * step).as_millis()), None, "closed twice");
            }
        }
        let mut at: Vec<u128> = at.into_iter().map(|at| at.expect("every socket closes")).collect();
        at.sort_unstable();
        at
    }

    #[test]
    fn sockets_close_in_equal_parts_from_the_first_step_to_the_last() {
        let at = closes(1_000, 2_000);
        assert_eq!((at[0], at[24], at[25], at[499], at[999]), (50, 50, 100, 1_000, 2_000));
        assert_eq!(closes(6, 300), [50, 100, 150, 200, 250, 300]);
    }

    #[test]
    fn a_drain_takes_no_longer_than_it_may() {
        assert_eq!(closes(7, 300), [50, 50, 100, 100, 150, 150, 200]);
        assert_eq!(closes(3, 0), [50, 50, 50], "one step where there is no time");
        assert_eq!(closes(2, 10_000), [50, 100], "few sockets do not wait");
    }

    #[test]
    fn sockets_that_came_while_the_drain_ran_close_after_the_others() {
        let mut plan = Plan::new(vec![1, 2], Duration::ZERO);
        assert_eq!(plan.step(|| panic!("two are left")), [1, 2]);
        assert_eq!(plan.step(|| vec![3, 4, 5]), [4, 5]);
        assert_eq!(plan.step(|| panic!("one is left")), [3]);
        assert_eq!(plan.step(Vec::new), [0; 0]);
    }
}
