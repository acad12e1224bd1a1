//! The two limits that every scenario has; each scenario says which figure they judge.

use clap::{Arg, Args};
use serde::Serialize;

use super::numbers::{milliseconds, percent};

#[derive(Debug, Clone, Copy, Default, Args, Serialize)]
pub struct Limits {
    #[arg(long, value_name = "MS", value_parser = milliseconds)]
    pub p99_ms: Option<f64>,
    #[arg(long, value_name = "PERCENT", default_value_t = 0.0, value_parser = percent)]
    pub errors: f64,
}

/// Help for `--p99-ms`; `of` names the figure that it judges.
pub fn p99(of: &'static str) -> impl FnOnce(Arg) -> Arg {
    move |arg| arg.help(format!("Fail when the 99th percentile {of} is above this"))
}

/// Help for `--errors`; `of` names the failures that it counts.
pub fn errors(of: &'static str) -> impl FnOnce(Arg) -> Arg {
    move |arg| arg.help(format!("Fail when more than this share of the {of}"))
}

/// The failures that most scenarios count.
pub const CALLS: &str = "calls fail";
