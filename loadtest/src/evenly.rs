//! Which of many are chosen, where a share is. Pure.

/// Of any hundred in a row so many, spread among them.
pub fn is_chosen(number: u64, percent: u64) -> bool {
    (number % 100) * percent % 100 + percent >= 100
}

#[cfg(test)]
mod tests {
    use super::is_chosen;

    #[test]
    fn of_a_hundred_as_many_as_were_asked_for() {
        let chosen = |upto, percent| (0..upto).filter(|number| is_chosen(*number, percent)).count() as u64;
        for percent in [0, 1, 20, 25, 33, 50, 99, 100] {
            assert_eq!(chosen(100, percent), percent);
        }
        assert_eq!(chosen(10, 20), 2);
    }
}
