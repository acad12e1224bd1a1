//! Pages of the operators' lists. A list reads one row more than a page has, to learn whether another page follows.

use crate::{api::error::ApiError, text::Text};

/// Most records of one page, unless a list has another limit.
pub const MAX_SIZE: i64 = 1_000;

/// The number of records of one page: 50 unless the caller says otherwise.
pub fn page_size(size: Option<i64>, most: i64) -> Result<i64, ApiError> {
    let size = size.unwrap_or(50);
    if (1..=most).contains(&size) { Ok(size) } else { Err(ApiError::malformed("size", Text::FieldMalformed)) }
}

/// Cuts the rows to a page. Returns the key of its last row. `None`: no other page follows.
pub fn cut_page<T, K>(rows: &mut Vec<T>, size: i64, key: impl FnOnce(&T) -> K) -> Option<K> {
    let more = rows.len() as i64 > size;
    rows.truncate(size as usize);
    rows.last().filter(|_| more).map(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_a_key_only_if_another_page_follows() {
        let mut rows = vec![9, 8, 7];
        assert_eq!(cut_page(&mut rows, 2, |row| *row), Some(8));
        assert_eq!(rows, [9, 8]);
        assert_eq!(cut_page(&mut rows, 2, |row| *row), None);
        assert_eq!(cut_page(&mut Vec::<i64>::new(), 2, |row| *row), None);
    }

    #[test]
    fn a_size_outside_its_bounds_is_refused() {
        assert_eq!(page_size(None, 100).ok(), Some(50));
        assert_eq!(page_size(Some(100), 100).ok(), Some(100));
        assert!(page_size(Some(0), 100).is_err() && page_size(Some(101), 100).is_err());
    }
}
