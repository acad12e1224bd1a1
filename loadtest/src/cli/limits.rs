//! What a run is held to: two options that all scenarios have. Each says of what.

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

/// What `--p99-ms` judges.
pub fn p99(of: &'static str) -> impl FnOnce(Arg) -> Arg {
    move |arg| arg.help(format!("Fail where the 99th percentile {of} is above this"))
}

/// What `--errors` judges.
pub fn errors(of: &'static str) -> impl FnOnce(Arg) -> Arg {
    move |arg| arg.help(format!("Fail where more than this share of the {of}"))
}

/// What most scenarios count.
pub const CALLS: &str = "calls fail";
