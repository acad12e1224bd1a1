//! What the rounds found: medians of the portal, of the plain way, and of the ratios of each round. Pure.

use std::fmt::Write;

use crate::{measure::median, report::Report, svg::number};

/// By what was measured, in the order in which it came: what the portal did, and what was done plainly.
#[derive(Debug, Default)]
pub struct Table(Vec<(String, Vec<(f64, f64)>)>);

impl Table {
    pub fn add(&mut self, name: &str, portal: f64, plain: f64) {
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, rounds)) => rounds.push((portal, plain)),
            None => self.0.push((name.to_owned(), vec![(portal, plain)])),
        }
    }

    pub fn tell(&self, report: &mut Report) {
        for (name, rounds) in &self.0 {
            for (of, value) in
                [("portal", portal(rounds)), ("plain", plain(rounds)), ("ratio", ratio(rounds))]
            {
                report.figure(format!("{name}, {of}"), value);
            }
        }
    }

    /// As a README shows it.
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

/// Of what was measured side by side.
fn ratio(rounds: &[(f64, f64)]) -> f64 {
    median(rounds.iter().map(|(portal, plain)| portal / plain.max(1e-9)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_are_of_rounds_not_of_medians() {
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
        table.tell(&mut report);
        assert_eq!((report.figures.len(), report.figures[2].value), (6, 3.0));
    }
}
