//! Posts `{id, phone, scene, code, text}` as JSON to a gateway. `X-Signature` is the hex HMAC-SHA256, keyed by the
//! secret, of `X-Timestamp` (seconds since 1970), a newline, and the body. Any 2xx means that the gateway accepted the message.
//! A notice has the scene `notice` and an empty code.

use std::{sync::Arc, time::Duration};

use actors::Clock;
use anyhow::Context;
use futures_util::future::BoxFuture;
use reqwest::{Client, StatusCode};
use serde::Serialize;
use uuid::Uuid;

use super::{NotSent, Sms, SmsGateway};
use crate::platform::{
    hmac::keyed,
    http_client::{client, told},
};

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
    /// The gateway may have accepted the message; another attempt could succeed.
    Passing(String),
    /// The gateway refused the message, and would refuse it again.
    Lasting(String),
}

impl HttpGateway {
    pub fn new(url: &str, secret: &str, timeout: Duration, clock: Arc<dyn Clock>) -> anyhow::Result<Self> {
        let client = client(timeout).context("the SMS gateway's client")?;
        Ok(Self { client, url: url.to_owned(), secret: secret.to_owned(), clock })
    }

    async fn attempt(&self, body: &str) -> Result<(), Failure> {
        let timestamp = self.clock.now().timestamp().to_string();
        let signed = [timestamp.as_bytes(), b"\n", body.as_bytes()];
        let signature = keyed(self.secret.as_bytes(), &signed).hex();
        let request = self
            .client
            .post(&self.url)
            .header("Content-Type", "application/json")
            .header("X-Timestamp", timestamp)
            .header("X-Signature", signature)
            .body(body.to_owned());
        // The address can contain a secret.
        let answered = request.send().await.map_err(|error| {
            // A connection that timed out counts as not made.
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
