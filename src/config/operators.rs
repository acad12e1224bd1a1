//! Settings of operators: their API, their sessions, and the operator of a command.

use std::net::{Ipv4Addr, SocketAddr};

use super::{
    Config, Rates,
    settings::{Setting, settings},
};

settings! {
    /// The operators' API, and their sign-in.
    pub struct Operators {
        /// Address and port of the operators' API, or `off`. Unset: off in development; in production 127.0.0.1 with the port after that of `PORTAL_HTTP_ADDR`.
        addr: Option<OpsAddr> = None, "PORTAL_OPS_ADDR";
        /// Where commands reach the operators' API, such as https://ops.example. Unset: the address it listens on.
        url: String = String::new(), "PORTAL_OPS_URL";
        /// The operator as whom a command runs, after `portal operator login`.
        name: String = String::new(), "PORTAL_OPERATOR";
        /// How long an operator's session lasts, hours.
        session_hours: u32 = 12, "PORTAL_OPERATOR_SESSION_HOURS";
        /// Wrong passwords and codes for one operator from one address.
        wrong_per_name: Rates = Rates::of(&[(10, "15m")]), "PORTAL_OPERATOR_WRONG_PER_NAME";
        /// Wrong passwords and codes from one address (IPv6: one /64), for all operators together.
        wrong_per_address: Rates = Rates::of(&[(30, "15m"), (100, "1d")]), "PORTAL_OPERATOR_WRONG_PER_ADDRESS";
    }
}

/// The address of the operators' API.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpsAddr {
    Off,
    At(SocketAddr),
}

impl Setting for OpsAddr {
    fn parse(text: &str) -> Result<Self, String> {
        if text == "off" {
            return Ok(Self::Off);
        }
        SocketAddr::parse(text).map(Self::At).map_err(|wrong| format!("{wrong}, or off"))
    }

    fn show(&self) -> String {
        match self {
            Self::Off => "off".into(),
            Self::At(addr) => addr.to_string(),
        }
    }
}

impl Config {
    /// Where the operators' API listens. `None`: it is off.
    #[must_use]
    pub fn ops_addr(&self) -> Option<SocketAddr> {
        match self.operators.addr {
            Some(OpsAddr::Off) => None,
            Some(OpsAddr::At(addr)) => Some(addr),
            None if !self.general.is_production() => None,
            // Port 0 takes a free one here, too.
            None => {
                let port = self.http.addr.port();
                Some((Ipv4Addr::LOCALHOST, if port == 0 { 0 } else { port.wrapping_add(1) }).into())
            }
        }
    }

    /// Where commands reach the operators' API. `None`: neither is set.
    #[must_use]
    pub fn ops_url(&self) -> Option<String> {
        if self.operators.url.is_empty() {
            return self.ops_addr().map(|addr| format!("http://{addr}"));
        }
        Some(self.operators.url.trim_end_matches('/').to_owned())
    }
}
