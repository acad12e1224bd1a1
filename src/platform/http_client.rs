//! The HTTP clients for calls to other services: one per timeout.

use std::{collections::BTreeMap, time::Duration};

use parking_lot::Mutex;
use reqwest::{Client, redirect};

/// Returns the client with this timeout. Each client is created once, because creating one parses all root certificates of the
/// machine. Callers use it only for configured addresses.
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
        // A connection belongs to the worker that opened it, so idle connections are not kept for other workers.
        .pool_max_idle_per_host(0)
        .build()?;
    made.insert(timeout, client.clone());
    Ok(client)
}

/// The error with its sources, which have reqwest's reason.
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
