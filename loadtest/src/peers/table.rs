//! Results of the rounds, by server: medians, and their ratio to Nchan's. Pure.

use std::{collections::BTreeMap, fmt::Write};

use crate::{measure::median, promise::Measure, report::Report, svg::number};

/// The server that the others are compared with.
const AGAINST: &str = "Nchan";

#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Round {
    pub socket_kib: f64,
    /// Microseconds of the server's processor time per delivery.
    pub quiet_us: f64,
    /// Deliveries per processor second, their rate and their p99.
    pub hot: f64,
    pub hot_rate: f64,
    pub hot_p99_ms: f64,
    /// Faults at the quiet rate, which must be 0.
    pub faults: u64,
}

/// Rounds by server, in the order in which the servers came.
#[derive(Debug, Default)]
pub struct Rounds(Vec<(&'static str, Vec<Round>)>);

type Column = (&'static str, fn(&Round) -> f64);

const COLUMNS: [Column; 5] = [
    ("KiB an idle socket", |round| round.socket_kib),
    ("µs CPU a delivery, quiet", |round| round.quiet_us),
    ("hot: deliveries a CPU second", |round| round.hot),
    ("hot: events a second", |round| round.hot_rate),
    ("hot: p99, ms", |round| round.hot_p99_ms),
];
/// The first columns, for which a ratio is meaningful.
const COMPARED: usize = 3;

impl Rounds {
    pub fn add(&mut self, server: &'static str, round: Round) {
        match self.0.iter_mut().find(|(name, _)| *name == server) {
            Some((_, rounds)) => rounds.push(round),
            None => self.0.push((server, vec![round])),
        }
    }

    pub fn add_to(&self, report: &mut Report) {
        for (server, rounds) in &self.0 {
            for (name, of) in COLUMNS {
                report.figure(format!("{server}: {name}"), median(rounds.iter().map(of)));
            }
            let faults: u64 = rounds.iter().map(|round| round.faults).sum();
            let promise = "every listener hears every event once, all in one order, at the quiet rate";
            report
                .promise(format!("{server}: {promise}"), faults == 0, format!("{faults} faults"))
                .measured(Measure::at_most(faults as f64, 0.0, "faults"));
        }
    }

    /// The table as Markdown.
    pub fn markdown(&self) -> String {
        let names: Vec<_> = COLUMNS.iter().map(|(name, _)| *name).collect();
        let mut table = format!("| server | {} |\n|---|{}\n", names.join(" | "), "---|".repeat(names.len()));
        let against: BTreeMap<usize, f64> =
            self.0.iter().find(|(name, _)| *name == AGAINST).map_or_else(BTreeMap::new, |(_, rounds)| {
                COLUMNS.iter().enumerate().map(|(n, (_, of))| (n, median(rounds.iter().map(*of)))).collect()
            });
        for (server, rounds) in &self.0 {
            let _ = write!(table, "| {server} |");
            for (place, (_, of)) in COLUMNS.iter().enumerate() {
                let value = median(rounds.iter().map(*of));
                let _ = match against.get(&place) {
                    Some(other) if place < COMPARED && *server != AGAINST && *other > 0.0 => {
                        write!(table, " {} ({:.2} ×) |", number(value), value / other)
                    }
                    _ => write!(table, " {} |", number(value)),
                };
            }
            table.push('\n');
        }
        table
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Verdict;

    fn round(quiet_us: f64) -> Round {
        Round { socket_kib: 10.0, quiet_us, hot: 1000.0, hot_rate: 10.0, hot_p99_ms: 5.0, faults: 0 }
    }

    #[test]
    fn ratios_compare_medians_with_nchan() {
        let mut rounds = Rounds::default();
        for us in [4.0, 6.0, 90.0] {
            rounds.add("portal", round(us));
            rounds.add("Nchan", round(2.0 * us));
        }
        let table = rounds.markdown();
        let lines: Vec<_> = table.lines().collect();
        assert_eq!(lines[2], "| portal | 10 (1.00 ×) | 6 (0.50 ×) | 1000 (1.00 ×) | 10 | 5 |");
        assert_eq!(lines[3], "| Nchan | 10 | 12 | 1000 | 10 | 5 |");
    }

    #[test]
    fn a_fault_at_the_quiet_rate_breaks_a_promise() {
        let mut rounds = Rounds::default();
        rounds.add("portal", round(1.0));
        let mut report = Report::new("peers", Vec::new(), &());
        rounds.add_to(&mut report);
        assert_eq!(report.verdict(), Verdict::Kept);
        rounds.add("portal", Round { faults: 1, ..round(1.0) });
        rounds.add_to(&mut report);
        assert_eq!(report.verdict(), Verdict::Broken);
    }
}
