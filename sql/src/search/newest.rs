//! The newest rows that contain a word, however many do: the schema's `grams()` records the position of each row.

/// Rows are counted off by powers of two: a name and an exponent.
pub const STEPS: [(u32, u32); 3] = [(1, 11), (2, 15), (3, 19)];

/// The same query, of the last one or two thousands (and so on) up to an id.
pub fn among_newest(query: &str, (step, bits): (u32, u32), upto: i64) -> String {
    let last = upto >> bits;
    format!("({query})&('#{step}:{last}'|'#{step}:{}')", last - 1)
}
