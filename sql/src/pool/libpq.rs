//! Writes the address of a database for PostgreSQL's own programs, such as `pg_dump`.
//!
//! - The password is not in the address: other users of the machine can read the arguments of a program.
//! - Only what the pool understands is written. So no form of an address carries its password along.

use std::time::Duration;

use tokio_postgres::{
    Config,
    config::{ChannelBinding, Host, LoadBalanceHosts, SslNegotiation, TargetSessionAttrs},
};

use super::target::parsed;
use crate::Error;

/// What tokio-postgres assumes without `keepalives_idle`.
const KEEPALIVES_IDLE: Duration = Duration::from_hours(2);

/// An address in libpq's form `host='db' user='me'`, and the password for `PGPASSWORD`.
pub struct LibpqAddress {
    pub address: String,
    pub password: Option<Vec<u8>>,
}

/// `application` replaces the application name of the address.
///
/// # Errors
/// `Invalid` if the address cannot be parsed.
pub fn for_libpq(url: &str, application: &str) -> Result<LibpqAddress, Error> {
    let (config, parameters) = parsed(url)?;
    let mut words = Words(Vec::new());
    words.list(
        "host",
        config.get_hosts().iter().map(|host| match host {
            Host::Tcp(name) => name.clone(),
            Host::Unix(folder) => folder.display().to_string(),
        }),
    );
    words.list("hostaddr", config.get_hostaddrs().iter().map(ToString::to_string));
    words.list("port", config.get_ports().iter().map(ToString::to_string));
    words.add("user", config.get_user());
    words.add("dbname", config.get_dbname());
    words.add("application_name", Some(application));
    words.add("options", parameters.options.as_deref());
    words.add("sslmode", parameters.sslmode.as_deref());
    words.add("sslrootcert", parameters.sslrootcert.as_deref());
    words.add("sslcert", parameters.sslcert.as_deref());
    words.add("sslkey", parameters.sslkey.as_deref());
    words.choices(&config);
    words.times(&config);
    Ok(LibpqAddress { address: words.0.join(" "), password: config.get_password().map(<[u8]>::to_vec) })
}

struct Words(Vec<String>);

impl Words {
    fn add(&mut self, name: &str, value: Option<&str>) {
        let Some(value) = value else { return };
        self.0.push(format!("{name}='{}'", value.replace('\\', "\\\\").replace('\'', "\\'")));
    }

    fn list(&mut self, name: &str, values: impl Iterator<Item = String>) {
        let values: Vec<_> = values.collect();
        self.add(name, (!values.is_empty()).then(|| values.join(",")).as_deref());
    }

    /// Defaults are left out: an older libpq does not know each name.
    fn choices(&mut self, config: &Config) {
        let session = match config.get_target_session_attrs() {
            TargetSessionAttrs::ReadWrite => Some("read-write"),
            TargetSessionAttrs::ReadOnly => Some("read-only"),
            _ => None,
        };
        self.add("target_session_attrs", session);
        let binding = match config.get_channel_binding() {
            ChannelBinding::Disable => Some("disable"),
            ChannelBinding::Require => Some("require"),
            _ => None,
        };
        self.add("channel_binding", binding);
        let is_random = config.get_load_balance_hosts() == LoadBalanceHosts::Random;
        self.add("load_balance_hosts", is_random.then_some("random"));
        let is_direct = config.get_ssl_negotiation() == SslNegotiation::Direct;
        self.add("sslnegotiation", is_direct.then_some("direct"));
    }

    fn times(&mut self, config: &Config) {
        let seconds = |time: Duration| time.as_secs().to_string();
        self.add("connect_timeout", config.get_connect_timeout().copied().map(seconds).as_deref());
        self.add("keepalives", (!config.get_keepalives()).then_some("0"));
        let idle = Some(config.get_keepalives_idle()).filter(|idle| *idle != KEEPALIVES_IDLE);
        self.add("keepalives_idle", idle.map(seconds).as_deref());
        self.add("keepalives_interval", config.get_keepalives_interval().map(seconds).as_deref());
        self.add("keepalives_count", config.get_keepalives_retries().map(|n| n.to_string()).as_deref());
        let unacknowledged = config.get_tcp_user_timeout().map(|time| time.as_millis().to_string());
        self.add("tcp_user_timeout", unacknowledged.as_deref());
    }
}

#[cfg(test)]
mod tests {
    use super::for_libpq;

    #[test]
    fn no_password_stays_in_the_address() {
        let name = "application_name='dump'";
        for (url, address, password) in [
            (
                "postgres://portal:a%40b%2Fc@db:5432/portal",
                format!("host='db' port='5432' user='portal' dbname='portal' {name}"),
                Some("a@b/c"),
            ),
            (
                "postgres://portal:a?b:c/d@db/portal",
                format!("host='db' port='5432' user='portal' dbname='portal' {name}"),
                Some("a?b:c/d"),
            ),
            (
                r"host=db1,db2 port=5432,5433 user = portal password = 'it\'s a \\ secret' dbname='my portal' sslmode=verify-full",
                format!(
                    "host='db1,db2' port='5432,5433' user='portal' dbname='my portal' {name} sslmode='verify-full'"
                ),
                Some(r"it's a \ secret"),
            ),
            (
                "postgres://portal@[::1]/portal?password=secret&target_session_attrs=read-write&keepalives_retries=3",
                format!(
                    "host='::1' port='5432' user='portal' dbname='portal' {name} target_session_attrs='read-write' keepalives_count='3'"
                ),
                Some("secret"),
            ),
            (
                "postgres://portal@/portal?host=/run/it%27s&options=-c%20jit%3Don",
                format!(r"host='/run/it\'s' user='portal' dbname='portal' {name} options='-c jit=on'"),
                None,
            ),
        ] {
            let read = for_libpq(url, "dump").unwrap();
            let found = read.password.map(|password| String::from_utf8(password).unwrap());
            assert_eq!((read.address, found.as_deref()), (address, password), "{url}");
        }
        assert!(for_libpq("mysql://x/y", "dump").is_err());
    }
}
