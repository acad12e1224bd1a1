//! The server's own statements from its query files, with pgbench's values in place of the parameters. Pure.

/// The text of a query file.
pub struct Statements(pub &'static str);

impl Statements {
    /// The query without comments and semicolon. A parameter without a value stays; pgbench then refuses it.
    ///
    /// # Panics
    /// When there is no such query. A test builds all scripts.
    pub fn with(&self, name: &str, values: &[(&str, &str)]) -> String {
        let begins = |line: &&str| {
            line.strip_prefix("--! ").is_some_and(|rest| rest.split([' ', '(', ':']).next() == Some(name))
        };
        let mut lines = self.0.lines().skip_while(|line| !begins(line));
        assert!(lines.next().is_some(), "no query is called {name}");
        let text: Vec<&str> = lines
            .take_while(|line| !line.starts_with("--!"))
            .filter(|line| !line.trim_start().starts_with("--"))
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .collect();
        fill(text.join(" ").trim_end_matches(';'), values)
    }
}

/// Replaces each parameter `:name` by its value; keeps casts such as `::bigint`.
fn fill(statement: &str, values: &[(&str, &str)]) -> String {
    let mut filled = String::new();
    let mut rest = statement;
    while let Some(at) = rest.find(':') {
        let (before, from) = rest.split_at(at);
        filled.push_str(before);
        if let Some(behind) = from.strip_prefix("::") {
            filled.push_str("::");
            rest = behind;
            continue;
        }
        let length =
            from[1..].find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(from.len() - 1);
        let (name, behind) = from[1..].split_at(length);
        match values.iter().find(|(known, _)| *known == name) {
            Some((_, value)) => filled.push_str(&format!("({value})")),
            None => filled.push_str(&from[..=length]),
        }
        rest = behind;
    }
    filled + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_is_found_and_filled() {
        let queries = Statements(
            "-- Of nobody.\n\n--! lock_all : All(a?)\n-- In order; all: of them.\nselect a[1 : 3] from b\n\
             where c = any(:cs::bigint[]) and d = :cs_2;\n\n--! lock\nselect 1;\n",
        );
        let values = [("cs", "array[:uid]"), ("cs_2", "7")];
        assert_eq!(
            queries.with("lock_all", &values),
            "select a[1 : 3] from b where c = any((array[:uid])::bigint[]) and d = (7)"
        );
        assert_eq!(queries.with("lock", &values), "select 1");
    }
}
