//! Posts `{id, phone, scene, code, text}` as JSON to a gateway. `X-Signature` is the hex HMAC-SHA256, keyed by the
//! secret, of `X-Timestamp` (seconds since 1970), a newline, and the body. Any 2xx means taken.

use std::{fmt::Write, sync::Arc, time::Duration};

use actors::Clock;
use anyhow::Context;
use futures_util::future::BoxFuture;
use hmac::{Hmac, Mac};
use reqwest::{Client, StatusCode, redirect};
use serde::Serialize;
use sha2::Sha256;
use uuid::Uuid;

use super::{NotSent, Sms, SmsGateway};
use crate::ports::told;

pub struct HttpGateway {
    client: Client,
    url: String,
    secret: String,
    clock: Arc<dyn Clock>,
}

#[derive(Serialize)]
struct Message<'a> {
    id: Uuid,
    phone: &'a str,
    scene: &'a str,
    code: &'a str,
    text: &'a str,
}

enum Failure {
    /// The gateway was not reached; another attempt could succeed.
    Away(String),
    /// It may have taken the message, and another attempt could succeed.
    Passing(String),
    /// It has said no, and would again.
    Lasting(String),
}

impl HttpGateway {
    pub fn new(url: &str, secret: &str, timeout: Duration, clock: Arc<dyn Clock>) -> anyhow::Result<Self> {
        let client = Client::builder()
            .timeout(timeout)
            .redirect(redirect::Policy::none())
            // Only the configured address is spoken to.
            .no_proxy()
            // A connection lives on the worker that made it: none is kept for another one.
            .pool_max_idle_per_host(0)
            .build()
            .context("the SMS gateway's client")?;
        Ok(Self { client, url: url.to_owned(), secret: secret.to_owned(), clock })
    }

    async fn attempt(&self, body: &str) -> Result<(), Failure> {
        let timestamp = self.clock.now().timestamp().to_string();
        let signature = sign(&self.secret, &timestamp, body);
        let request = self
            .client
            .post(&self.url)
            .header("Content-Type", "application/json")
            .header("X-Timestamp", timestamp)
            .header("X-Signature", signature)
            .body(body.to_owned());
        // The address can hold a secret of its own.
        let answered = request.send().await.map_err(|error| {
            // A connection that was not made in time was made for nobody, too.
            let failure = if error.is_connect() { Failure::Away } else { Failure::Passing };
            failure(told(&error.without_url()))
        })?;
        match answered.status() {
            status if status.is_success() => Ok(()),
            status if passes(status) => Err(Failure::Passing(format!("it answered {status}"))),
            status => Err(Failure::Lasting(format!("it answered {status}"))),
        }
    }
}

impl SmsGateway for HttpGateway {
    fn send<'a>(&'a self, sms: Sms<'a>) -> BoxFuture<'a, Result<(), NotSent>> {
        let Sms { id, phone, scene, code, text } = sms;
        let message = Message { id, phone, scene, code, text };
        let body = serde_json::to_string(&message).expect("a message is plain data");
        Box::pin(async move {
            let (first, surely) = match self.attempt(&body).await {
                Ok(()) => return Ok(()),
                Err(Failure::Lasting(why)) => return Err(NotSent::Surely(why)),
                Err(Failure::Away(why)) => (why, true),
                Err(Failure::Passing(why)) => (why, false),
            };
            let (second, surely) = match self.attempt(&body).await {
                Ok(()) => return Ok(()),
                Err(Failure::Away(why) | Failure::Lasting(why)) => (why, surely),
                Err(Failure::Passing(why)) => (why, false),
            };
            let why = format!("{first}; once more: {second}");
            Err(if surely { NotSent::Surely(why) } else { NotSent::Perhaps(why) })
        })
    }
}

fn passes(status: StatusCode) -> bool {
    status.is_server_error()
}

fn sign(secret: &str, timestamp: &str, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key of any length");
    mac.update(timestamp.as_bytes());
    mac.update(b"\n");
    mac.update(body.as_bytes());
    let mut hex = String::with_capacity(64);
    for byte in mac.finalize().into_bytes() {
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}
