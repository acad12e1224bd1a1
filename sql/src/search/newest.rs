//! Restricts an index query to the newest rows, so that a frequent word costs no more. The schema's `grams()` adds lexemes for
//! the row's range of ids.

/// The sizes of ranges, as (name, exponent): a range has 2^exponent ids.
pub const STEPS: [(u32, u32); 3] = [(1, 11), (2, 15), (3, 19)];

/// The same query, restricted to the range of ids that contains `upto` and the range before it.
pub fn among_newest(query: &str, (step, bits): (u32, u32), upto: i64) -> String {
    let last = upto >> bits;
    format!("({query})&('#{step}:{last}'|'#{step}:{}')", last - 1)
}
