//! The nodes under load. By default only this machine is allowed, because load on a foreign server is an attack.

use std::net::IpAddr;

use anyhow::{Context, bail, ensure};
use reqwest::Url;

/// One node of the portal.
#[derive(Debug, Clone)]
pub struct Target {
    /// `http://127.0.0.1:8080`
    base: String,
}

impl Target {
    /// Parses an address of the command line; `anywhere` allows other machines.
    pub fn parse(text: &str, anywhere: bool) -> anyhow::Result<Self> {
        let url = Url::parse(text).with_context(|| format!("the target {text} is not an address"))?;
        ensure!(
            url.scheme() == "http",
            "the target {text} must begin with http:// (the balancer terminates TLS)"
        );
        ensure!(
            url.path() == "/"
                && url.query().is_none()
                && url.fragment().is_none()
                && url.username().is_empty(),
            "the target {text} must be an origin such as http://127.0.0.1:8080"
        );
        let host = url.host_str().with_context(|| format!("the target {text} names no machine"))?;
        if !anywhere && !is_this_machine(host) {
            bail!("{host} is not this machine; if it is your server, add --yes-this-is-my-server");
        }
        Ok(Self { base: url.origin().ascii_serialization() })
    }

    pub fn http(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    pub fn socket(&self, ticket: &str) -> String {
        format!("ws{}/api/v1/realtime?ticket={ticket}", self.base.trim_start_matches("http"))
    }

    pub fn as_str(&self) -> &str {
        &self.base
    }
}

/// Loopback addresses and `localhost`; other names may resolve to any machine.
fn is_this_machine(host: &str) -> bool {
    let literal = host.trim_start_matches('[').trim_end_matches(']');
    match literal.parse::<IpAddr>() {
        Ok(address) => address.to_canonical().is_loopback(),
        Err(_) => host == "localhost",
    }
}

#[cfg(test)]
mod tests {
    use super::Target;

    #[test]
    fn every_loopback_address_is_allowed() {
        for text in [
            "http://127.0.0.1:8080",
            "http://127.9.9.9",
            "http://localhost:1",
            "http://LOCALHOST:1/",
            "http://[::1]:8080",
            "http://[::ffff:127.0.0.1]:8080",
            "http://2130706433:8080",
        ] {
            Target::parse(text, false).unwrap();
        }
    }

    #[test]
    fn other_machines_need_the_flag() {
        for text in [
            "http://192.168.1.7:8080",
            "http://0.0.0.0:8080",
            "http://portal.example",
            "http://localhost.example",
            "http://127.0.0.1.example",
            "http://[2001:db8::1]",
        ] {
            let refused = Target::parse(text, false).unwrap_err().to_string();
            assert!(refused.contains("--yes-this-is-my-server"), "{text}: {refused}");
            Target::parse(text, true).unwrap();
        }
    }

    #[test]
    fn only_an_http_origin_is_accepted() {
        for text in
            ["127.0.0.1:8080", "https://127.0.0.1", "http://127.0.0.1/api", "http://me@127.0.0.1", "", "x"]
        {
            assert!(Target::parse(text, true).is_err(), "{text}");
        }
    }

    #[test]
    fn addresses_are_built_from_the_origin() {
        let target = Target::parse("http://127.0.0.1:8080/", false).unwrap();
        assert_eq!(target.http("/metrics"), "http://127.0.0.1:8080/metrics");
        assert_eq!(target.socket("t"), "ws://127.0.0.1:8080/api/v1/realtime?ticket=t");
    }
}
