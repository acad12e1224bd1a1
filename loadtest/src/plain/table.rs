//! Results of the rounds: medians of the portal, of the baseline, and of each round's ratio. Pure.

use std::fmt::Write;

use crate::{measure::median, report::Report, svg::number};

/// By figure, in order of appearance: the portal's value and the baseline's in each round.
#[derive(Debug, Default)]
pub struct Table(Vec<(String, Vec<(f64, f64)>)>);

impl Table {
    pub fn add(&mut self, name: &str, portal: f64, plain: f64) {
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, rounds)) => rounds.push((portal, plain)),
            None => self.0.push((name.to_owned(), vec![(portal, plain)])),
        }
    }

    pub fn add_to(&self, report: &mut Report) {
        for (name, rounds) in &self.0 {
            for (of, value) in
                [("portal", portal(rounds)), ("plain", plain(rounds)), ("ratio", ratio(rounds))]
            {
                report.figure(format!("{name}, {of}"), value);
            }
        }
    }

    /// The table as Markdown.
    pub fn markdown(&self) -> String {
        let mut table = String::from("| what | portal | plain | ratio |\n|---|---|---|---|\n");
        for (name, rounds) in &self.0 {
            let (portal, plain) = (number(portal(rounds)), number(plain(rounds)));
            let _ = writeln!(table, "| {name} | {portal} | {plain} | {:.2} |", ratio(rounds));
        }
        table
    }
}

fn portal(rounds: &[(f64, f64)]) -> f64 {
    median(rounds.iter().map(|round| round.0))
}

fn plain(rounds: &[(f64, f64)]) -> f64 {
    median(rounds.iter().map(|round| round.1))
}

/// Median of the ratios within each round.
fn ratio(rounds: &[(f64, f64)]) -> f64 {
    median(rounds.iter().map(|(portal, plain)| portal / plain.max(1e-9)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ratio_is_the_median_of_the_rounds_ratios() {
        let mut table = Table::default();
        for (portal, plain) in [(30.0, 10.0), (80.0, 40.0), (50.0, 5.0)] {
            table.add("a", portal, plain);
        }
        table.add("b", 1.0, 4.0);
        let text = table.markdown();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines[2], "| a | 50 | 10 | 3.00 |");
        assert_eq!(lines[3], "| b | 1 | 4 | 0.25 |");
        let mut report = Report::new("plain", Vec::new(), &());
        table.add_to(&mut report);
        assert_eq!((report.figures.len(), report.figures[2].value), (6, 3.0));
    }
}
