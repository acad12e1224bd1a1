//! Paging: `currentPage` from 1 and `pageSize`, or the `cursor` of the previous page. With a cursor, a deep page costs as much as
//! the first; by number, the depth is limited.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{api::error::ApiError, text::Text};

/// Deepest record that `currentPage` reaches.
const MAX_SKIP: i64 = 10_000;

// A list's own input includes these by `#[serde(flatten)]`. serde passes flattened fields as the texts of the form, so the
// numbers are parsed below.
/// The paging fields of every list.
#[derive(Debug, Clone, Default, Deserialize, ToSchema, IntoParams)]
#[serde(rename_all = "camelCase")]
pub struct PageQuery {
    /// The number of the page, from 1.
    #[schema(value_type = Option<i64>, minimum = 1)]
    #[param(value_type = Option<i64>, minimum = 1)]
    pub current_page: Option<String>,
    /// Records per page, 1 to 100. The default is 20.
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 100)]
    #[param(value_type = Option<i64>, minimum = 1, maximum = 100)]
    pub page_size: Option<String>,
    /// The `nextCursor` of the previous page. It overrides `currentPage`.
    pub cursor: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Page<T> {
    pub records: Vec<T>,
    /// The number of records on all pages together.
    pub total: i64,
    /// Records per page, as requested.
    pub size: i64,
    /// The number of the page, as requested. With a cursor, at most the number of pages.
    pub current: i64,
    pub pages: i64,
    /// The `cursor` of the next page. Null on the last page.
    pub next_cursor: Option<String>,
}

/// A page request, validated.
pub struct PageRequest {
    pub current: i64,
    pub size: i64,
    /// Records to skip; 0 with a cursor.
    pub skip: i64,
    /// The keyset cursor: up to two numbers that mark the end of the page before.
    pub after: Option<(i64, i64)>,
}

impl PageQuery {
    pub fn wanted(&self) -> Result<PageRequest, ApiError> {
        let current = number("currentPage", self.current_page.as_deref(), 1)?;
        let size = number("pageSize", self.page_size.as_deref(), 20)?;
        if current < 1 {
            return Err(ApiError::malformed("currentPage", Text::PageRule));
        }
        if !(1..=100).contains(&size) {
            return Err(ApiError::malformed("pageSize", Text::PageSizeRule));
        }
        let after = match &self.cursor {
            Some(cursor) => {
                Some(decode(cursor).ok_or_else(|| ApiError::malformed("cursor", Text::CursorRule))?)
            }
            None => None,
        };
        let skip = if after.is_some() { 0 } else { (current - 1).saturating_mul(size) };
        if skip > MAX_SKIP {
            return Err(ApiError::malformed("currentPage", Text::PageTooDeep));
        }
        Ok(PageRequest { current, size, skip, after })
    }
}

impl PageRequest {
    /// The first records of a list.
    pub fn first(size: i64) -> Self {
        Self { current: 1, size, skip: 0, after: None }
    }

    /// The records of this page from a list in memory. Each comes with its position, counted from 1, for the cursor.
    pub fn part<T: Clone>(&self, list: &[T]) -> impl Iterator<Item = (i64, T)> {
        let skip = self.after.map_or(self.skip, |(place, _)| place);
        let skip = usize::try_from(skip).unwrap_or(usize::MAX);
        let places = list.iter().enumerate().skip(skip).take(self.read_size() as usize);
        places.map(|(place, one)| (place as i64 + 1, one.clone()))
    }

    /// Records to skip in a list whose cursor is an offset.
    pub fn skip_of_cursor(&self) -> Result<i64, ApiError> {
        let Some((skip, _)) = self.after else { return Ok(self.skip) };
        let made_here = (0..=MAX_SKIP).contains(&skip);
        made_here.then_some(skip).ok_or_else(|| ApiError::malformed("cursor", Text::CursorRule))
    }

    /// Reads one record more than requested, to learn whether a next page exists.
    pub fn read_size(&self) -> i64 {
        self.size + 1
    }

    /// `at` returns a record's cursor.
    pub fn page<T>(&self, mut records: Vec<T>, total: i64, at: impl Fn(&T) -> (i64, i64)) -> Page<T> {
        let more = records.len() as i64 > self.size;
        records.truncate(self.size as usize);
        let pages = total.div_euclid(self.size) + i64::from(total.rem_euclid(self.size) > 0);
        // With a cursor the number is only a label, so `MAX_SKIP` does not limit it.
        let current = if self.after.is_some() { self.current.min(pages.max(1)) } else { self.current };
        Page {
            next_cursor: records.last().filter(|_| more).map(|last| encode(at(last))),
            records,
            total,
            size: self.size,
            current,
            pages,
        }
    }
}

impl<T> Page<T> {
    pub fn map<U>(self, to: impl FnMut(T) -> U) -> Page<U> {
        Page {
            records: self.records.into_iter().map(to).collect(),
            total: self.total,
            size: self.size,
            current: self.current,
            pages: self.pages,
            next_cursor: self.next_cursor,
        }
    }

    /// Like `map`, for records whose conversion can fail.
    pub fn try_map<U, E>(self, to: impl FnMut(T) -> Result<U, E>) -> Result<Page<U>, E> {
        let Self { records, total, size, current, pages, next_cursor } = self;
        let records = records.into_iter().map(to).collect::<Result<_, _>>()?;
        Ok(Page { records, total, size, current, pages, next_cursor })
    }
}

fn number(field: &str, given: Option<&str>, otherwise: i64) -> Result<i64, ApiError> {
    given.map_or(Ok(otherwise), str::parse).map_err(|_| ApiError::malformed(field, Text::FieldMalformed))
}

fn encode((rank, id): (i64, i64)) -> String {
    URL_SAFE_NO_PAD.encode(format!("{rank}.{id}"))
}

fn decode(cursor: &str) -> Option<(i64, i64)> {
    let text = String::from_utf8(URL_SAFE_NO_PAD.decode(cursor).ok()?).ok()?;
    let (rank, id) = text.split_once('.')?;
    Some((rank.parse().ok()?, id.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn query(current_page: i64, page_size: i64) -> PageQuery {
        PageQuery {
            current_page: Some(current_page.to_string()),
            page_size: Some(page_size.to_string()),
            cursor: None,
        }
    }

    #[test]
    fn pages_start_at_1_and_hold_1_to_100() {
        assert_eq!(query(3, 10).wanted().unwrap().skip, 20);
        for (current, size) in [(0, 10), (1, 0), (1, 101), (1_000_000, 100), (i64::MAX, 100)] {
            assert!(query(current, size).wanted().is_err(), "{current} {size}");
        }
    }

    #[test]
    fn a_cursor_leads_on_and_the_last_page_has_none() {
        let wanted = query(1, 2).wanted().unwrap();
        let page = wanted.page(vec![9, 8, 7], 3, |id| (0, *id));
        assert_eq!((page.records.as_slice(), page.pages), ([9, 8].as_slice(), 2));
        let next = PageQuery { cursor: page.next_cursor, ..query(1, 2) }.wanted().unwrap();
        assert_eq!(next.after, Some((0, 8)));
        assert_eq!(next.page(vec![7], 3, |id| (0, *id)).next_cursor, None);
    }

    #[test]
    fn a_whole_list_is_met_once() {
        let list: Vec<i64> = (0..5).collect();
        let (mut met, mut cursor) = (Vec::new(), None);
        loop {
            let wanted = PageQuery { cursor: cursor.take(), ..query(1, 2) }.wanted().unwrap();
            let page = wanted.page(wanted.part(&list).collect(), 5, |(place, _)| (*place, 0));
            met.extend(page.records.into_iter().map(|(_, one)| one));
            cursor = page.next_cursor;
            if cursor.is_none() {
                break;
            }
        }
        assert_eq!(met, list);
        let last: Vec<_> = query(3, 2).wanted().unwrap().part(&list).collect();
        assert_eq!(last, [(5, 4)]);
        let made_up = PageQuery { cursor: Some(encode((-7, 0))), ..query(1, 2) }.wanted().unwrap();
        assert_eq!(made_up.part(&list).count(), 0);
    }

    #[test]
    fn a_made_up_number_beside_a_cursor_is_not_told_again() {
        let cursor = Some(encode((0, 8)));
        let query = |current| PageQuery { cursor: cursor.clone(), ..query(current, 2) };
        assert_eq!(query(i64::MAX).wanted().unwrap().page(vec![7], 3, |id| (0, *id)).current, 2);
        assert_eq!(query(2).wanted().unwrap().page(vec![7], 3, |id| (0, *id)).current, 2);
        assert_eq!(query(9).wanted().unwrap().page(Vec::new(), 0, |id| (0, *id)).current, 1);
    }

    #[test]
    fn a_made_up_cursor_is_malformed() {
        for cursor in ["x", "MTIz", "!!!"] {
            let query = PageQuery { cursor: Some(cursor.into()), ..PageQuery::default() };
            assert!(query.wanted().is_err(), "{cursor}");
        }
    }
}
