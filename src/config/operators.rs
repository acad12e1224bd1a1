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

settings! {
    /// Limits above which a change needs a second operator. Unset on a development node, the operator `dev` has no limit.
    pub struct TwoPersons {
        /// Coins in one grant, and in all grants of one operator within 24 hours, X钻. Also those that one player can get from activities and gift packs that imports within 24 hours add. Unset: 10,000.
        coins: Option<u32> = None, "PORTAL_TWO_PERSONS_COINS";
        /// Money in one refund, and in all refunds of one operator within 24 hours, cents. Unset: 50,000.
        refund_cents: Option<u32> = None, "PORTAL_TWO_PERSONS_REFUND_CENTS";
        /// 1: a message to more than one player needs a second operator. 0: it does not. Unset: 1.
        broadcast: Option<u8> = None, "PORTAL_TWO_PERSONS_BROADCAST";
        /// Messages to single players from one operator within 24 hours. Unset: 100.
        messages: Option<u32> = None, "PORTAL_TWO_PERSONS_MESSAGES";
        /// Items that imports of packs within 24 hours retire. Unset: 5.
        retired: Option<u32> = None, "PORTAL_TWO_PERSONS_RETIRED";
        /// Change of terms of sale by imports within 24 hours, percent of those before. Unset: 30.
        price_percent: Option<u32> = None, "PORTAL_TWO_PERSONS_PRICE_PERCENT";
    }
}

impl TwoPersons {
    /// The limits for an operator who signed in, or for `dev`. `None`: no limit.
    #[must_use]
    pub fn coins(&self, is_dev: bool) -> Option<i64> {
        limit(self.coins, 10_000, is_dev)
    }

    #[must_use]
    pub fn refund_cents(&self, is_dev: bool) -> Option<i64> {
        limit(self.refund_cents, 50_000, is_dev)
    }

    /// Whether a message to more than one player needs a second operator.
    #[must_use]
    pub fn broadcast(&self, is_dev: bool) -> bool {
        self.broadcast.map_or(!is_dev, |on| on == 1)
    }

    #[must_use]
    pub fn messages(&self, is_dev: bool) -> Option<i64> {
        limit(self.messages, 100, is_dev)
    }

    #[must_use]
    pub fn retired(&self, is_dev: bool) -> Option<i64> {
        limit(self.retired, 5, is_dev)
    }

    #[must_use]
    pub fn price_percent(&self, is_dev: bool) -> Option<i64> {
        limit(self.price_percent, 30, is_dev)
    }
}

fn limit(given: Option<u32>, default: i64, is_dev: bool) -> Option<i64> {
    given.map(i64::from).or((!is_dev).then_some(default))
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
