//! What the portal needs of the world outside, behind traits: another supplier is another implementation.

pub mod payment;
pub mod sms;
pub mod storage;

/// reqwest keeps the reason in its sources.
fn told(error: &reqwest::Error) -> String {
    if error.is_timeout() {
        return "no answer in time".into();
    }
    let mut text = error.to_string();
    let mut source = std::error::Error::source(error);
    while let Some(cause) = source {
        text = format!("{text}: {cause}");
        source = cause.source();
    }
    text
}
