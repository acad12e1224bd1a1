//! A claim about the portal: whether the run kept it, and how far the measured value is from its bound.

use serde::{Deserialize, Serialize};

use crate::format::{grouped, with_unit};

#[derive(Debug, Serialize, Deserialize)]
pub struct Promise {
    pub promise: String,
    /// `None`: the run was interrupted before it could be measured.
    pub kept: Option<bool>,
    /// The observed value, in words.
    pub seen: String,
    /// The observed value as a number, where the promise has a bound.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub measure: Option<Measure>,
}

/// A measured value and its bound.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Measure {
    pub value: f64,
    pub bound: f64,
    /// Empty for counts.
    pub unit: String,
    pub side: Side,
    /// The latency whose p99 the value is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub latency: Option<String>,
}

/// The side of the bound on which the promise is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Side {
    AtMost,
    AtLeast,
    Exactly,
}

impl Promise {
    pub fn is_broken(&self) -> bool {
        self.kept == Some(false)
    }

    /// Adds the value and its bound as numbers. JSON has no infinite numbers, so such a value stays in `seen` only.
    pub fn measured(&mut self, measure: impl Into<Option<Measure>>) {
        self.measure = measure.into().filter(|measure| measure.value.is_finite());
    }
}

impl Measure {
    pub fn at_most(value: f64, bound: f64, unit: &str) -> Self {
        Self { value, bound, unit: unit.into(), side: Side::AtMost, latency: None }
    }

    pub fn at_least(value: f64, bound: f64, unit: &str) -> Self {
        Self { side: Side::AtLeast, ..Self::at_most(value, bound, unit) }
    }

    /// A count that must equal another.
    pub fn exactly(value: u64, bound: u64) -> Self {
        Self { side: Side::Exactly, ..Self::at_most(value as f64, bound as f64, "") }
    }

    /// The value is the p99 of this latency.
    pub fn p99_of(self, latency: &str) -> Self {
        Self { latency: Some(latency.into()), ..self }
    }

    /// `412 ms`
    pub fn value_text(&self) -> String {
        with_unit(self.value, &self.unit)
    }

    /// `at most 50 ms`
    pub fn bound_text(&self) -> String {
        if self.bound == 0.0 && self.side == Side::AtMost {
            return "none".into();
        }
        let side = match self.side {
            Side::AtMost => "at most",
            Side::AtLeast => "at least",
            Side::Exactly => "exactly",
        };
        format!("{side} {}", with_unit(self.bound, &self.unit))
    }

    /// `362 ms above the bound (8.2 ×)`
    pub fn distance(&self) -> String {
        let difference = self.value - self.bound;
        if difference == 0.0 {
            return "on the bound".into();
        }
        if self.bound == 0.0 && self.side == Side::AtMost {
            return format!("{} too many", with_unit(difference, &self.unit));
        }
        let unit = if self.unit == "%" { "percentage points" } else { &self.unit };
        let amount = with_unit(difference.abs(), unit);
        let side = if difference > 0.0 { "above" } else { "below" };
        let ratio = self.value / self.bound;
        if self.bound > 0.0 && ratio >= 1.05 {
            format!("{amount} {side} the bound ({} ×)", grouped(ratio))
        } else {
            format!("{amount} {side} the bound")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_distance_from_the_bound_has_its_unit_and_side() {
        let late = Measure::at_most(412.0, 50.0, "ms");
        assert_eq!(
            [late.value_text(), late.bound_text(), late.distance()],
            ["412 ms", "at most 50 ms", "362 ms above the bound (8.2 ×)"]
        );
        let lost = Measure::exactly(1_998, 2_000);
        assert_eq!(
            [lost.value_text(), lost.bound_text(), lost.distance()],
            ["1,998", "exactly 2,000", "2 below the bound"]
        );
        assert_eq!(Measure::at_least(1.5, 2.5, "s").distance(), "1 s below the bound");
        assert_eq!(
            Measure::at_most(2.5, 1.0, "%").distance(),
            "1.5 percentage points above the bound (2.5 ×)"
        );
        let faults = Measure::at_most(3.0, 0.0, "faults");
        assert_eq!([faults.bound_text(), faults.distance()], ["none", "3 faults too many"]);
        assert_eq!(Measure::exactly(5, 5).distance(), "on the bound");
    }

    #[test]
    fn an_infinite_value_is_not_a_measure() {
        let mut promise =
            Promise { promise: String::new(), kept: Some(false), seen: String::new(), measure: None };
        promise.measured(Measure::at_most(f64::INFINITY, 1.2, "×"));
        assert_eq!(promise.measure, None);
        promise.measured(Measure::at_most(2.0, 1.2, "×"));
        assert!(promise.measure.is_some());
    }
}
