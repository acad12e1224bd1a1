//! Cells of CSV for spreadsheets.

/// A spreadsheet would run a text that begins like a formula, so such a text gets an apostrophe.
#[must_use]
pub fn cell(text: &str) -> String {
    let text =
        if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.to_owned() };
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

#[cfg(test)]
mod tests {
    use super::cell;

    #[test]
    fn a_cell_is_quoted_and_runs_no_formula() {
        for (text, expected) in [
            ("刷屏", "刷屏"),
            ("a,b", "\"a,b\""),
            ("{\"days\":3}", "\"{\"\"days\"\":3}\""),
            ("=1+1", "'=1+1"),
            ("@x,y", "\"'@x,y\""),
        ] {
            assert_eq!(cell(text), expected);
        }
    }
}
