use std::time::Duration;

use actors::short_term::{Rate, Rule};

use super::settings::Setting;

/// How often something may be done, such as `1/1m,5/1h,10/1d`: once a minute, 5 times an hour, 10 times a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rates(Vec<Rate>);

/// The longest span. Uses are stored as long as their span lasts.
const LONGEST: Duration = Duration::from_hours(31 * 24);
/// The highest rate. Each use is stored separately.
const MOST: u32 = 10_000;

impl Rates {
    /// For defaults.
    pub(crate) fn of(rates: &[(u32, &str)]) -> Self {
        let rate = |(most, within): &(u32, &str)| Rate { most: *most, within: span(within).expect("a span") };
        Self(rates.iter().map(rate).collect())
    }

    #[must_use]
    pub fn rule(&self) -> Rule {
        Rule::Sliding(self.0.clone())
    }
}

impl Setting for Rates {
    fn parse(text: &str) -> Result<Self, String> {
        let rate = |item: &str| {
            let (most, within) = item.trim().split_once('/')?;
            let most = most.parse().ok().filter(|most| (1..=MOST).contains(most))?;
            Some(Rate { most, within: span(within)? })
        };
        let rates: Option<Vec<_>> = text.split(',').map(rate).collect();
        rates.map(Self).ok_or_else(|| {
            format!(
                "is \"{text}\": must be numbers per span (s, m, h, d), such as 1/1m,5/1h, up to {MOST}/31d"
            )
        })
    }

    fn show(&self) -> String {
        let rates = self.0.iter().map(|rate| {
            let seconds = rate.within.as_secs();
            let units = [(86_400, 'd'), (3600, 'h'), (60, 'm'), (1, 's')];
            let (length, unit) =
                units.into_iter().find(|(length, _)| seconds % length == 0).expect("1 divides");
            format!("{}/{}{unit}", rate.most, seconds / length)
        });
        rates.collect::<Vec<_>>().join(",")
    }
}

fn span(text: &str) -> Option<Duration> {
    let unit = match text.chars().last()? {
        's' => 1,
        'm' => 60,
        'h' => 3600,
        'd' => 86_400,
        _ => return None,
    };
    let n: u64 = text[..text.len() - 1].parse().ok()?;
    let span = Duration::from_secs(n.checked_mul(unit)?);
    (!span.is_zero() && span <= LONGEST).then_some(span)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_shown_as_they_are_written() {
        for text in ["1/1m,5/1h,10/1d", "300/90s"] {
            assert_eq!(Rates::parse(text).unwrap().show(), text);
        }
        assert_eq!(Rates::parse("1/60s, 2/24h").unwrap().show(), "1/1m,2/1d");
    }

    #[test]
    fn what_is_no_rate_is_refused() {
        for text in
            ["5", "0/1m", "5/0m", "5/1w", "five/1m", "5/", "5/m", "1/1m,", "10001/1d", "1/32d", "1/1é"]
        {
            assert!(Rates::parse(text).is_err(), "{text}");
        }
    }
}
