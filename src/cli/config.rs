use std::io;

use super::say;
use crate::config::Config;

pub fn run(config: &Config) -> io::Result<()> {
    let rows = config.rows();
    let widest = |of: fn(&crate::config::Row) -> usize| rows.iter().map(of).max().unwrap_or(0);
    let (variable, value) = (widest(|row| row.variable.len()), widest(|row| row.value.chars().count()));
    for row in &rows {
        say(format_args!("{:variable$}  {:value$}  {}", row.variable, row.value, row.meaning))?;
    }
    Ok(())
}
