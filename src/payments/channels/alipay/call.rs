//! Calls Alipay's gateway: one address, signed parameters. In the answer the exact bytes of one member are signed.

use std::{collections::HashMap, sync::Arc};

use actors::Clock;
use anyhow::Context;
use reqwest::Client;
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, value::RawValue};

use super::{
    super::{ChannelError, signed_text},
    Checker, Signer, local,
};
use crate::{
    config::Pay,
    platform::http_client::{client, told},
};

pub struct Caller {
    client: Client,
    gateway: String,
    app_id: String,
    signer: Signer,
    checker: Checker,
    clock: Arc<dyn Clock>,
}

/// Alipay's answer, with a valid signature.
pub enum Answer<T> {
    Done(T),
    /// Alipay refused, for this reason (`sub_code`).
    No(String),
}

#[derive(Deserialize)]
struct Verdict {
    code: String,
    #[serde(default)]
    msg: String,
    #[serde(default)]
    sub_code: String,
}

/// The largest file that is downloaded.
const MAX_FILE_BYTES: usize = 32 << 20;

const DONE: &str = "10000";
/// The service is not available; a later call may succeed.
const LATER: &str = "20000";

impl Caller {
    pub fn new(pay: &Pay, signer: Signer, checker: Checker, clock: Arc<dyn Clock>) -> anyhow::Result<Self> {
        let client = client(pay.timeout.duration()).context("the client for Alipay")?;
        let (gateway, app_id) = (pay.alipay_gateway.clone(), pay.alipay_app_id.clone());
        Ok(Self { client, gateway, app_id, signer, checker, clock })
    }

    pub fn verifies(&self, text: &str, sign: &str) -> bool {
        self.checker.verifies(text, sign)
    }

    /// The address for a call that the browser makes itself.
    pub fn address(&self, method: &str, content: &Value, more: &[(&str, &str)]) -> String {
        let query = serde_urlencoded::to_string(self.signed(method, content, more)).expect("pairs of texts");
        format!("{}?{query}", self.gateway)
    }

    pub async fn call<T: DeserializeOwned>(
        &self,
        method: &str,
        content: &Value,
    ) -> Result<Answer<T>, ChannelError> {
        let body = serde_urlencoded::to_string(self.signed(method, content, &[])).expect("pairs of texts");
        let request = self
            .client
            .post(&self.gateway)
            .header("Content-Type", "application/x-www-form-urlencoded;charset=utf-8")
            .body(body);
        // The address can contain a secret, so errors leave it out.
        let away = |error: reqwest::Error| ChannelError::Away(told(&error.without_url()));
        let answered = request.send().await.map_err(away)?;
        let status = answered.status();
        if !status.is_success() {
            return Err(ChannelError::Away(format!("Alipay answered {status}")));
        }
        let text = answered.text().await.map_err(away)?;
        self.read(method, &text)
    }

    /// Downloads a file from the address of an answer. Alipay still gives some addresses without TLS.
    pub async fn download(&self, address: &str) -> Result<Vec<u8>, ChannelError> {
        let address = match address.strip_prefix("http://") {
            Some(rest) if self.gateway.starts_with("https://") => format!("https://{rest}"),
            _ => address.to_owned(),
        };
        let away = |error: reqwest::Error| ChannelError::Away(told(&error.without_url()));
        let mut answered = self.client.get(address).send().await.map_err(away)?;
        let status = answered.status();
        if !status.is_success() {
            return Err(ChannelError::Away(format!("Alipay answered {status}")));
        }
        let mut bytes = Vec::new();
        while let Some(chunk) = answered.chunk().await.map_err(away)? {
            if bytes.len() + chunk.len() > MAX_FILE_BYTES {
                return Err(ChannelError::Refused("Alipay's file is too large".to_owned()));
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes)
    }

    /// Checks the signature and reads the answer's member with the method's name.
    fn read<T: DeserializeOwned>(&self, method: &str, text: &str) -> Result<Answer<T>, ChannelError> {
        let refused = |why: &str| ChannelError::Refused(why.to_owned());
        let members: HashMap<&str, &RawValue> =
            serde_json::from_str(text).map_err(|_| refused("Alipay's answer is no JSON object"))?;
        let name = format!("{}_response", method.replace('.', "_"));
        let body = members.get(name.as_str()).or_else(|| members.get("error_response"));
        let body = body.ok_or_else(|| refused("Alipay's answer has no response"))?.get();
        let sign = members.get("sign").and_then(|sign| serde_json::from_str::<String>(sign.get()).ok());
        if !sign.is_some_and(|sign| self.checker.verifies(body, &sign)) {
            return Err(refused("the signature of Alipay's answer is wrong"));
        }
        let verdict: Verdict =
            serde_json::from_str(body).map_err(|_| refused("Alipay's answer has no code"))?;
        match verdict.code.as_str() {
            DONE => {
                let done = serde_json::from_str(body);
                done.map(Answer::Done)
                    .map_err(|error| ChannelError::Refused(format!("Alipay's answer: {error}")))
            }
            LATER => Err(ChannelError::Away(format!("Alipay is busy: {}", verdict.sub_code))),
            _ if matches!(verdict.sub_code.as_str(), "ACQ.SYSTEM_ERROR" | "aop.ACQ.SYSTEM_ERROR") => {
                Err(ChannelError::Away("Alipay has a fault of its own".into()))
            }
            code if verdict.sub_code.is_empty() => Ok(Answer::No(format!("{code} {}", verdict.msg))),
            _ => Ok(Answer::No(verdict.sub_code)),
        }
    }

    fn signed(&self, method: &str, content: &Value, more: &[(&str, &str)]) -> Vec<(String, String)> {
        let (content, now) = (content.to_string(), local(self.clock.now()));
        let common = [
            ("app_id", self.app_id.as_str()),
            ("biz_content", &content),
            ("charset", "utf-8"),
            ("format", "JSON"),
            ("method", method),
            ("sign_type", "RSA2"),
            ("timestamp", &now),
            ("version", "1.0"),
        ];
        let fields = || common.iter().chain(more).map(|(name, value)| (*name, *value));
        let sign = self.signer.sign(&signed_text(fields()));
        fields().chain([("sign", sign.as_str())]).map(|(name, value)| (name.into(), value.into())).collect()
    }
}
