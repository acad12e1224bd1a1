//! Types of settings in addition to texts, paths and numbers.

use std::{
    net::{IpAddr, Ipv4Addr},
    time::Duration,
};

use ipnet::{IpNet, Ipv4Net};

use super::{check::MANY, settings::Setting};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Development,
    Production,
}

impl Setting for Mode {
    fn parse(text: &str) -> Result<Self, String> {
        match text {
            "development" => Ok(Self::Development),
            "production" => Ok(Self::Production),
            _ => Err(format!("is \"{text}\": must be development or production")),
        }
    }

    fn show(&self) -> String {
        match self {
            Self::Development => "development".into(),
            Self::Production => "production".into(),
        }
    }
}

/// How codes reach phones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gateway {
    Log,
    Http,
}

impl Setting for Gateway {
    fn parse(text: &str) -> Result<Self, String> {
        match text {
            "log" => Ok(Self::Log),
            "http" => Ok(Self::Http),
            _ => Err(format!("is \"{text}\": must be log or http")),
        }
    }

    fn show(&self) -> String {
        match self {
            Self::Log => "log".into(),
            Self::Http => "http".into(),
        }
    }
}

/// A length of time, written in seconds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Seconds(pub f64);

impl Seconds {
    #[must_use]
    pub fn duration(self) -> Duration {
        Duration::from_secs_f64(self.0)
    }
}

/// The longest time that can be set, seconds.
const A_DAY: f64 = 86_400.0;

impl Setting for Seconds {
    fn parse(text: &str) -> Result<Self, String> {
        match text.parse() {
            Ok(seconds) if (0.001..=A_DAY).contains(&seconds) => Ok(Self(seconds)),
            _ => Err(format!("is \"{text}\": must be a number of seconds from 0.001 to {A_DAY}")),
        }
    }

    fn show(&self) -> String {
        format!("{} s", self.0)
    }
}

/// Values between commas.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct List(pub Vec<String>);

impl Setting for List {
    fn parse(text: &str) -> Result<Self, String> {
        Ok(Self(text.split(',').map(str::trim).filter(|item| !item.is_empty()).map(Into::into).collect()))
    }

    fn show(&self) -> String {
        self.0.join(",")
    }
}

/// Addresses and networks between commas.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Networks(pub Vec<IpNet>);

impl Setting for Networks {
    fn parse(text: &str) -> Result<Self, String> {
        let List(items) = List::parse(text)?;
        let networks = items.iter().map(|item| {
            let address = || item.parse::<IpAddr>().map(IpNet::from);
            item.parse().or_else(|_| address()).map(canonical).map_err(|_| {
                format!("has \"{item}\": must be addresses such as 10.0.0.7 or networks such as 10.0.0.0/8")
            })
        });
        networks.collect::<Result<_, _>>().map(Self)
    }

    fn show(&self) -> String {
        self.0.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
    }
}

/// A network of IPv4 in its own form, also where it is written as one of mapped IPv6 addresses. Addresses of peers and clients have this form.
#[must_use]
pub fn canonical(network: IpNet) -> IpNet {
    let IpNet::V6(mapped) = network else { return network };
    let address: Option<Ipv4Addr> = mapped.network().to_ipv4_mapped();
    let prefix = mapped.prefix_len().checked_sub(96);
    match address.zip(prefix).and_then(|(address, prefix)| Ipv4Net::new(address, prefix).ok()) {
        Some(network) => IpNet::V4(network),
        None => network,
    }
}

/// The number of cores, at most `MANY`.
pub(super) fn cores() -> usize {
    std::thread::available_parallelism().map_or(2, usize::from).min(MANY)
}
