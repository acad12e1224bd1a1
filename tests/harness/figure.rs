//! Figures: measurements of a test. The gate asserts none of them; `make figures` sets `PORTAL_FIGURES`, which asserts their bounds.

use std::fmt::Display;

/// The bound that a figure must keep.
#[derive(Debug, Clone, Copy)]
pub enum Bound {
    AtMost(f64),
    AtLeast(f64),
    /// The figure is only printed.
    None,
}

pub fn at_most(bound: f64) -> Bound {
    Bound::AtMost(bound)
}

pub fn at_least(bound: f64) -> Bound {
    Bound::AtLeast(bound)
}

/// Prints `FIGURE <test>: <name> = <value> <unit> (<bound>)`, and asserts the bound when `PORTAL_FIGURES` is set.
pub fn figure(name: &str, value: f64, unit: &str, bound: Bound) {
    let test = std::thread::current().name().unwrap_or("-").to_owned();
    let bound_text = match bound {
        Bound::AtMost(most) => format!(" (at most {most})"),
        Bound::AtLeast(least) => format!(" (at least {least})"),
        Bound::None => String::new(),
    };
    let line = format!("FIGURE {test}: {name} = {} {unit}{bound_text}", rounded(value));
    println!("{line}");
    if std::env::var_os("PORTAL_FIGURES").is_some() {
        assert!(bound.holds(value), "{line}");
    }
}

/// Prints counts as a figure without a bound.
pub fn counted(what: impl Display) {
    println!("FIGURE {}: {what}", std::thread::current().name().unwrap_or("-"));
}

impl Bound {
    fn holds(self, value: f64) -> bool {
        match self {
            Self::AtMost(most) => value <= most,
            Self::AtLeast(least) => value >= least,
            Self::None => true,
        }
    }
}

fn rounded(value: f64) -> f64 {
    (value * 1_000.0).round() / 1_000.0
}

#[test]
fn a_bound_holds_up_to_its_value_and_no_further() {
    assert!(at_most(2.0).holds(2.0) && !at_most(2.0).holds(2.1));
    assert!(at_least(2.0).holds(2.0) && !at_least(2.0).holds(1.9));
    assert!(Bound::None.holds(f64::MAX));
}
