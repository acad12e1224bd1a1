//! The HTTP client for calls to other services, one for each timeout.

use std::{collections::BTreeMap, time::Duration};

use parking_lot::Mutex;
use reqwest::{Client, redirect};

/// Speaks to configured addresses only. Made once for each timeout: making one parses all root certificates of the machine.
pub fn client(timeout: Duration) -> reqwest::Result<Client> {
    static MADE: Mutex<BTreeMap<Duration, Client>> = Mutex::new(BTreeMap::new());
    let mut made = MADE.lock();
    if let Some(client) = made.get(&timeout) {
        return Ok(client.clone());
    }
    let client = Client::builder()
        .timeout(timeout)
        .redirect(redirect::Policy::none())
        .no_proxy()
        // A connection lives on the worker that made it: none is kept for another one.
        .pool_max_idle_per_host(0)
        .build()?;
    made.insert(timeout, client.clone());
    Ok(client)
}

/// reqwest keeps the reason in its sources.
pub fn told(error: &reqwest::Error) -> String {
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
