//! Streaks: how many consecutive days end on each day. Pure, so that tests can compare random histories with a full
//! count.

use std::collections::BTreeMap;

use chrono::{Datelike, Days, NaiveDate};

/// The days on which an account checked in, each with its streak. The list can begin at any day; the first day's streak is
/// taken as given.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Streaks(BTreeMap<NaiveDate, i32>);

impl Streaks {
    #[must_use]
    pub fn has(&self, day: NaiveDate) -> bool {
        self.0.contains_key(&day)
    }

    /// The streak that ends on this day; 0 without a check-in on it.
    #[must_use]
    pub fn at(&self, day: NaiveDate) -> i32 {
        self.0.get(&day).copied().unwrap_or(0)
    }

    pub fn insert(&mut self, day: NaiveDate, streak: i32) {
        self.0.insert(day, streak);
    }

    /// Adds a day. Returns its streak, and the later days whose streaks grow because a gap was closed.
    pub fn add(&mut self, day: NaiveDate) -> (i32, Vec<(NaiveDate, i32)>) {
        let streak = day.pred_opt().map_or(0, |before| self.at(before)) + 1;
        self.0.insert(day, streak);
        let mut longer = Vec::new();
        let mut next = after(day);
        while let Some(own) = self.0.get_mut(&next) {
            *own = streak + 1 + longer.len() as i32;
            longer.push((next, *own));
            next = after(next);
        }
        (streak, longer)
    }

    /// Whether every day of this day's month has a check-in.
    #[must_use]
    pub fn fill_month_of(&self, day: NaiveDate) -> bool {
        let (first, last) = month_of(day);
        self.0.range(first..=last).count() as u32 == last.day()
    }
}

/// X钻 that the n-th day of a streak pays: from the list, which starts again after its end.
#[must_use]
pub fn reward(rewards: &[i64], streak: i32) -> i64 {
    rewards[(streak.max(1) - 1) as usize % rewards.len()]
}

/// The first and the last day of the month of this day.
#[must_use]
pub fn month_of(day: NaiveDate) -> (NaiveDate, NaiveDate) {
    let first = day.with_day(1).expect("every month has a first day");
    let next = first.checked_add_months(chrono::Months::new(1)).expect("far from the end of time");
    (first, next.pred_opt().expect("far from the beginning of time"))
}

fn after(day: NaiveDate) -> NaiveDate {
    day.checked_add_days(Days::new(1)).expect("far from the end of time")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn day(n: u32) -> NaiveDate {
        // Crosses the end of a February with 29 days.
        NaiveDate::from_ymd_opt(2028, 2, 1).unwrap() + Days::new(n.into())
    }

    /// The same value, counted from the days only.
    fn counted(days: &BTreeSet<NaiveDate>, day: NaiveDate) -> i32 {
        (0..).take_while(|n| days.contains(&(day - Days::new(*n)))).count() as i32
    }

    #[test]
    fn the_order_in_which_days_are_added_does_not_change_streaks() {
        let mut random = 0x9e37_79b9_7f4a_7c15_u64;
        let mut next = |n: u64| {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            random % n
        };
        for _ in 0..500 {
            let (mut streaks, mut days) = (Streaks::default(), BTreeSet::new());
            for _ in 0..next(45) {
                let added = day(next(60) as u32);
                if !days.insert(added) {
                    continue;
                }
                let (streak, longer) = streaks.add(added);
                assert_eq!(streak, counted(&days, added));
                for (later, streak) in longer {
                    assert_eq!(streak, counted(&days, later), "a later day's");
                }
                for known in &days {
                    assert_eq!(streaks.at(*known), counted(&days, *known));
                }
                let (first, last) = month_of(added);
                let full = first.iter_days().take_while(|day| *day <= last).all(|day| days.contains(&day));
                assert_eq!(streaks.fill_month_of(added), full);
            }
        }
    }

    #[test]
    fn a_streak_goes_on_from_before_what_is_known() {
        let mut streaks = Streaks::default();
        streaks.insert(day(3), 40);
        assert_eq!(streaks.add(day(4)), (41, vec![]));
        assert_eq!(streaks.add(day(6)), (1, vec![]));
        assert_eq!(streaks.add(day(5)), (42, vec![(day(6), 43)]));
        assert!(!streaks.has(day(2)));
    }

    #[test]
    fn the_first_reward_follows_the_last() {
        let paid: Vec<i64> = (1..=8).map(|streak| reward(&[5, 10, 30], streak)).collect();
        assert_eq!(paid, [5, 10, 30, 5, 10, 30, 5, 10]);
    }

    #[test]
    fn a_month_has_its_days() {
        let of = |y, m, d| month_of(NaiveDate::from_ymd_opt(y, m, d).unwrap()).1.day();
        assert_eq!([of(2028, 2, 29), of(2027, 2, 1), of(2026, 12, 31), of(2026, 11, 30)], [29, 28, 31, 30]);
    }
}
