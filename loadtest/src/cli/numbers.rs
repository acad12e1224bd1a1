//! Parsers for numeric options, with bounds.

pub fn hours(text: &str) -> Result<f64, String> {
    within(text, 0.01, 168.0)
}

pub fn back(text: &str) -> Result<f64, String> {
    within(text, 0.1, 180.0)
}

pub fn drain(text: &str) -> Result<f64, String> {
    within(text, 0.001, 10.0)
}

pub fn rate(text: &str) -> Result<f64, String> {
    within(text, 0.1, 10_000.0)
}

pub fn milliseconds(text: &str) -> Result<f64, String> {
    within(text, 0.1, 60_000.0)
}

pub fn times(text: &str) -> Result<f64, String> {
    within(text, 0.1, 60_000.0)
}

pub fn mib(text: &str) -> Result<f64, String> {
    within(text, 0.1, 60_000.0)
}

pub fn kib(text: &str) -> Result<f64, String> {
    within(text, 0.1, 1_024.0)
}

pub fn percent(text: &str) -> Result<f64, String> {
    within(text, 0.0, 100.0)
}

fn within(text: &str, least: f64, most: f64) -> Result<f64, String> {
    match text.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(format!("must be a number from {least} to {most}")),
    }
}
