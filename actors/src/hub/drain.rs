//! The plan of a drain: the sockets that close at each step. Pure: the caller's timer calls `step` every `STEP`.

use std::time::Duration;

/// The interval between two steps.
pub const STEP: Duration = Duration::from_millis(50);

/// The sockets that are still open. Each step closes the same number of them.
pub struct Plan<T> {
    open: Vec<T>,
    per_step: usize,
}

impl<T> Plan<T> {
    /// A plan that closes the sockets within `duration`.
    pub fn new(sockets: Vec<T>, duration: Duration) -> Self {
        let steps = (duration.as_millis() / STEP.as_millis()).max(1) as usize;
        let per_step = sockets.len().div_ceil(steps).max(1);
        Self { open: sockets, per_step }
    }

    /// Returns the sockets to close at this step. When none is left, `late` returns sockets that connected during the drain.
    pub fn step(&mut self, late: impl FnOnce() -> Vec<T>) -> Vec<T> {
        if self.open.is_empty() {
            self.open = late();
        }
        self.open.split_off(self.open.len().saturating_sub(self.per_step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When each socket closes, in milliseconds after the start. The first step comes after one `STEP`.
    fn close_times_ms(sockets: usize, duration_ms: u64) -> Vec<u128> {
        let mut plan = Plan::new((0..sockets).collect(), Duration::from_millis(duration_ms));
        let mut at = vec![None; sockets];
        for step in 1_u32.. {
            let closing = plan.step(Vec::new);
            if closing.is_empty() {
                break;
            }
            for socket in closing {
                assert_eq!(at[socket].replace((STEP * step).as_millis()), None, "closed twice");
            }
        }
        let mut at: Vec<u128> = at.into_iter().map(|at| at.expect("every socket closes")).collect();
        at.sort_unstable();
        at
    }

    #[test]
    fn sockets_close_in_equal_parts_from_the_first_step_to_the_last() {
        let at = close_times_ms(1_000, 2_000);
        assert_eq!((at[0], at[24], at[25], at[499], at[999]), (50, 50, 100, 1_000, 2_000));
        assert_eq!(close_times_ms(6, 300), [50, 100, 150, 200, 250, 300]);
    }

    #[test]
    fn a_drain_takes_no_longer_than_it_may() {
        assert_eq!(close_times_ms(7, 300), [50, 50, 100, 100, 150, 150, 200]);
        assert_eq!(close_times_ms(3, 0), [50, 50, 50], "without a duration there is one step");
        assert_eq!(close_times_ms(2, 10_000), [50, 100], "few sockets do not wait");
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
