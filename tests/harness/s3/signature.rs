//! Checks AWS Signature Version 4, in a header or in the query of a presigned address.

use actors::{Clock, SystemClock};
use chrono::{NaiveDateTime, TimeDelta};
use hmac::{Hmac, Mac};
use sha2::{Digest, Sha256};

use super::request::Request;

const UNSIGNED: &str = "UNSIGNED-PAYLOAD";

/// The fields of a signature, from a header or a query.
struct Claim {
    /// `key/day/region/service/aws4_request`
    credential: String,
    signed_headers: String,
    signature: String,
    time: String,
    payload: String,
}

pub fn is_good(request: &Request, access_key: &str, secret_key: &str) -> bool {
    let Some(claim) = of_header(request).or_else(|| of_query(request)) else { return false };
    let digest = hex(&Sha256::digest(&request.body));
    let Some((key, scope)) = claim.credential.split_once('/') else { return false };
    let is_signed = claim.signature == sign(request, &claim, scope, secret_key);
    is_signed && key == access_key && (claim.payload == UNSIGNED || claim.payload == digest)
}

fn of_header(request: &Request) -> Option<Claim> {
    let parts = request.header("authorization")?.strip_prefix("AWS4-HMAC-SHA256 ")?;
    let part = |name: &str| {
        let found = parts.split(',').find_map(|part| part.trim().strip_prefix(name)?.strip_prefix('='));
        found.map(str::to_owned)
    };
    Some(Claim {
        credential: part("Credential")?,
        signed_headers: part("SignedHeaders")?,
        signature: part("Signature")?,
        time: request.header("x-amz-date")?.to_owned(),
        payload: request.header("x-amz-content-sha256")?.to_owned(),
    })
}

/// The signature of a presigned address that has not expired.
fn of_query(request: &Request) -> Option<Claim> {
    let time = request.query("X-Amz-Date")?;
    let began = NaiveDateTime::parse_from_str(&time, "%Y%m%dT%H%M%SZ").ok()?.and_utc();
    let life = TimeDelta::seconds(request.query("X-Amz-Expires")?.parse().ok()?);
    (SystemClock.now() < began + life).then_some(())?;
    Some(Claim {
        credential: request.query("X-Amz-Credential")?,
        signed_headers: request.query("X-Amz-SignedHeaders")?,
        signature: request.query("X-Amz-Signature")?,
        time,
        payload: UNSIGNED.into(),
    })
}

fn sign(request: &Request, claim: &Claim, scope: &str, secret_key: &str) -> String {
    let mut query: Vec<String> = request
        .pairs()
        .iter()
        .filter(|(name, _)| name != "X-Amz-Signature")
        .map(|(name, value)| format!("{}={}", encode(name), encode(value)))
        .collect();
    query.sort();
    let headers: String = claim
        .signed_headers
        .split(';')
        .map(|name| format!("{name}:{}\n", request.header(name).unwrap_or_default()))
        .collect();
    let canonical =
        [&request.method, &request.path, &query.join("&"), &headers, &claim.signed_headers, &claim.payload];
    let canonical = canonical.map(String::as_str).join("\n");
    let digest = hex(&Sha256::digest(canonical));
    let text = ["AWS4-HMAC-SHA256", &claim.time, scope, &digest].join("\n");
    let key = scope.split('/').fold(format!("AWS4{secret_key}").into_bytes(), |key, part| mac(&key, part));
    hex(&mac(&key, &text))
}

fn mac(key: &[u8], text: &str) -> Vec<u8> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).unwrap();
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().to_vec()
}

/// Percent-encodes all bytes except unreserved characters.
fn encode(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    let letter = |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(letter).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
