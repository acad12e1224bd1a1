//! Picks a percentage of a sequence, evenly spread. Pure.

/// Whether `number` is picked: of any hundred in a row, exactly `percent` are.
pub fn is_chosen(number: u64, percent: u64) -> bool {
    (number % 100) * percent % 100 + percent >= 100
}

#[cfg(test)]
mod tests {
    use super::is_chosen;

    #[test]
    fn of_a_hundred_numbers_the_given_percentage_is_picked() {
        let chosen = |upto, percent| (0..upto).filter(|number| is_chosen(*number, percent)).count() as u64;
        for percent in [0, 1, 20, 25, 33, 50, 99, 100] {
            assert_eq!(chosen(100, percent), percent);
        }
        assert_eq!(chosen(10, 20), 2);
    }
}
