//! A database to connect to, as its address describes it.
//!
//! Session settings are sent after the connection is made, not as `options` of the start-up packet: PgBouncer refuses those. In session
//! mode a connection has its settings until it ends.

use std::{
    future::poll_fn,
    pin::{Pin, pin},
    task::Poll,
    time::Duration,
};

use deadpool_postgres::{PoolError, TimeoutType};
use tokio::time::timeout;
use tokio_postgres::{
    Client, Config, Connection, Socket,
    config::{Host, SslMode},
    error::SqlState,
};

use super::{
    address::{self, Parameters},
    tls::{self, Connector, Stream, Tls},
};
use crate::Error;

/// Timeout for a connection until it can be used: name, TCP, TLS, password, settings.
pub(super) const CONNECT: Duration = Duration::from_secs(5);
/// How long PostgreSQL may leave sent data unacknowledged.
const DEAD: Duration = Duration::from_secs(10);

/// Remembers the session's `lock_timeout`.
const LOCK_TIMEOUT: &str = "portal.lock_timeout";
/// Gives a session its own `lock_timeout` again. `reset` would give it the server's, because a pooler admits no settings at the start of a
/// connection.
pub const RESTORE_LOCK_TIMEOUT: &str =
    "select pg_catalog.set_config('lock_timeout', pg_catalog.current_setting('portal.lock_timeout'), false)";

/// A client, and the connection that must be polled for it.
type Opened = (Client, Connection<Socket, Stream<Socket>>);

#[derive(Debug, Clone)]
pub(crate) struct Target {
    config: Config,
    connector: Connector,
    /// The statement that sets the session's settings. `None`: there are none.
    settings: Option<String>,
}

impl Target {
    /// `ours`: names and values of session settings. `options` of the address come after them and override them.
    pub(super) fn new(url: &str, ours: &[(&str, &str)]) -> Result<Self, Error> {
        let (mut config, parameters) = parsed(url)?;
        let tls = Tls::new(&parameters).map_err(|failure| Error::Invalid(failure.to_string()))?;
        config.ssl_mode(if is_unix(&config) { SslMode::Disable } else { tls.mode.negotiation() });
        // tokio-postgres names the server by `host` alone.
        if config.get_hosts().is_empty() {
            for address in config.get_hostaddrs().to_vec() {
                config.host(address.to_string());
            }
        }
        if config.get_application_name().is_none() {
            config.application_name("portal");
        }
        // If one of several servers does not answer, there is time left for the others.
        let servers = config.get_hosts().len().max(config.get_hostaddrs().len());
        let share =
            if servers > 1 { u32::try_from(servers).unwrap_or(u32::MAX).saturating_add(1) } else { 1 };
        config.connect_timeout(CONNECT / share).keepalives_idle(Duration::from_secs(15));
        // A dead connection ends in seconds; by default the kernel gives up after a quarter of an hour.
        config.tcp_user_timeout(DEAD).keepalives_interval(Duration::from_secs(5)).keepalives_retries(3);
        let given = address::settings(parameters.options.as_deref().unwrap_or_default())
            .map_err(|why| not_understood(&why))?;
        let ours = ours.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        let mut settings: Vec<_> = ours.chain(given).collect();
        let wait =
            settings.iter().rev().find(|(name, _)| name == "lock_timeout").map(|(_, wait)| wait.clone());
        settings.extend(wait.map(|wait| (LOCK_TIMEOUT.to_owned(), wait)));
        let settings: Vec<_> = settings.iter().map(|(name, value)| set(name, value)).collect();
        let settings = (!settings.is_empty()).then(|| format!("select {}", settings.join(", ")));
        Ok(Self { config, connector: Connector::new(tls), settings })
    }

    /// The same without limits of time, also where the address sets some.
    pub(super) fn without_limits(mut self) -> Self {
        let limits = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
        let none = limits.map(|limit| set(limit, "0")).join(", ");
        self.settings = Some(match self.settings {
            Some(settings) => format!("{settings}, {none}"),
            None => format!("select {none}"),
        });
        self
    }

    /// The same with another application name, which PostgreSQL shows to operators.
    pub(crate) fn named(mut self, application: &str) -> Self {
        self.config.application_name(application);
        self
    }

    pub(super) fn config(&self) -> &Config {
        &self.config
    }

    /// Connects and sets the session's settings, within `CONNECT`.
    pub(crate) async fn connect(&self) -> Result<Opened, Error> {
        self.connect_within(CONNECT).await
    }

    async fn connect_within(&self, limit: Duration) -> Result<Opened, Error> {
        match timeout(limit, Box::pin(self.connect_unbounded())).await {
            Ok(opened) => Ok(opened?),
            Err(_) => Err(PoolError::Timeout(TimeoutType::Create).into()),
        }
    }

    /// The same without a timeout, for a caller that has one.
    pub(super) async fn connect_unbounded(&self) -> Result<Opened, tokio_postgres::Error> {
        let (client, mut connection) = self.open().await?;
        if let Some(settings) = &self.settings {
            let mut setting = pin!(client.batch_execute(settings));
            let mut ended = false;
            // The connection makes progress only while it is polled.
            poll_fn(|cx| {
                if !ended && let Poll::Ready(end) = Pin::new(&mut connection).poll(cx) {
                    ended = true;
                    if let Err(error) = end {
                        return Poll::Ready(Err(error));
                    }
                }
                setting.as_mut().poll(cx)
            })
            .await?;
        }
        Ok((client, connection))
    }

    /// Opens a connection. As in libpq, `prefer` tries again without TLS if the handshake fails, or if the server's rules
    /// (pg_hba.conf) admit no connection with TLS.
    async fn open(&self) -> Result<Opened, tokio_postgres::Error> {
        let first = match Box::pin(self.config.connect(self.connector.clone())).await {
            Ok(made) => return Ok(made),
            Err(error) => error,
        };
        let failed = tls::is_failure(&first);
        let refused = first.code() == Some(&SqlState::INVALID_AUTHORIZATION_SPECIFICATION);
        if self.config.get_ssl_mode() != SslMode::Prefer || !(failed || refused) {
            return Err(first);
        }
        let mut plain = self.config.clone();
        plain.ssl_mode(SslMode::Disable);
        let made = Box::pin(plain.connect(self.connector.clone())).await;
        made.map_err(|second| if failed { first } else { second })
    }
}

/// What tokio-postgres reads of an address, and the parameters that it does not get.
pub(super) fn parsed(url: &str) -> Result<(Config, Parameters), Error> {
    let (rest, parameters) = address::split(url).map_err(|why| not_understood(&why))?;
    let config = rest.parse().map_err(|error| not_understood(&crate::describe(&error)))?;
    Ok((config, parameters))
}

fn not_understood(why: &str) -> Error {
    Error::Invalid(format!("the address of the database is not understood: {why}"))
}

/// Whether every host is a socket of this machine, where PostgreSQL has no TLS.
fn is_unix(config: &Config) -> bool {
    let hosts = config.get_hosts();
    !hosts.is_empty()
        && config.get_hostaddrs().is_empty()
        && hosts.iter().all(|host| matches!(host, Host::Unix(_)))
}

/// `set` would read a list such as `a, b` as one word. This function reads a value as `options` do.
fn set(name: &str, value: &str) -> String {
    let quoted = |text: &str| text.replace('\'', "''");
    format!("pg_catalog.set_config('{}', '{}', false)", quoted(name), quoted(value))
}

/// Whether the address names this machine only. `None`: the address is not understood.
#[must_use]
pub fn is_on_this_machine(url: &str) -> Option<bool> {
    let (config, _) = parsed(url).ok()?;
    let is_local = |host: &Host| match host {
        Host::Unix(_) => true,
        Host::Tcp(name) => {
            name == "localhost" || name.parse().is_ok_and(|ip: std::net::IpAddr| ip.is_loopback())
        }
    };
    Some(
        config.get_hosts().iter().all(is_local)
            && config.get_hostaddrs().iter().all(std::net::IpAddr::is_loopback),
    )
}

/// Whether both addresses name the same database on a host and port that they share. `None`: one of them is not understood.
#[must_use]
pub fn is_same_database(one: &str, other: &str) -> Option<bool> {
    let ((one, _), (other, _)) = (parsed(one).ok()?, parsed(other).ok()?);
    let database = |config: &Config| config.get_dbname().or(config.get_user()).map(str::to_owned);
    let servers = servers(&other);
    Some(database(&one) == database(&other) && self::servers(&one).iter().any(|it| servers.contains(it)))
}

/// The hosts of an address, each with its port.
fn servers(config: &Config) -> Vec<(String, u16)> {
    let ports = config.get_ports();
    let port = |n: usize| ports.get(n).or(ports.first()).copied().unwrap_or(5432);
    let hosts = config.get_hosts().iter().map(|host| match host {
        Host::Unix(folder) => folder.display().to_string(),
        Host::Tcp(name) => name.to_lowercase(),
    });
    let addresses = config.get_hostaddrs().iter().map(ToString::to_string);
    let numbered = hosts.enumerate().chain(addresses.enumerate());
    numbered.map(|(n, host)| (host, port(n))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(url: &str) -> Result<Target, String> {
        Target::new(url, &[("timezone", "UTC")]).map_err(|error| error.to_string())
    }

    #[test]
    fn nothing_but_names_is_in_the_start_up_packet() {
        let read = target("postgres://me@db/portal?options=-c%20search_path%3Da,b").unwrap();
        assert_eq!(read.config.get_options(), None);
        assert_eq!(read.config.get_application_name(), Some("portal"));
        let expected = "select pg_catalog.set_config('timezone', 'UTC', false), pg_catalog.set_config('search_path', 'a,b', false)";
        assert_eq!(read.settings.as_deref(), Some(expected));
    }

    #[tokio::test]
    async fn a_server_that_accepts_and_says_nothing_is_given_up() {
        let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("postgres://me@{}/portal?sslmode=disable", silent.local_addr().unwrap());
        let given_up = target(&url).unwrap().connect_within(Duration::from_millis(50)).await.err().unwrap();
        assert!(given_up.is_transient() && given_up.to_string().contains("not reachable"), "{given_up}");
    }

    #[test]
    fn several_servers_share_the_time_to_connect() {
        let time = |hosts: &str| {
            let target = target(&format!("postgres://me@{hosts}/portal")).unwrap();
            *target.config.get_connect_timeout().unwrap()
        };
        assert_eq!(time("db1"), CONNECT);
        assert!(2 * time("db1,db2") < CONNECT && 3 * time("db1,db2,db3") < CONNECT);
    }

    #[test]
    fn an_address_sets_no_limits_where_none_apply() {
        let given = target("postgres://db/portal?options=-c%20statement_timeout%3D5s").unwrap();
        let settings = given.without_limits().settings.unwrap();
        let last = settings.rfind("statement_timeout").unwrap();
        assert!(settings[last..].starts_with("statement_timeout', '0'"), "{settings}");
    }

    #[test]
    fn a_mode_of_tls_is_read_and_prefer_is_the_default() {
        let mode =
            |query: &str| target(&format!("postgres://db/portal{query}")).unwrap().config.get_ssl_mode();
        assert_eq!(mode(""), SslMode::Prefer);
        assert_eq!(mode("?sslmode=disable"), SslMode::Disable);
        assert_eq!(mode("?sslmode=require&sslrootcert=/nowhere/root.crt"), SslMode::Require);
        let unix = target("postgres:///portal?host=/run/postgresql&sslmode=require").unwrap();
        assert_eq!(unix.config.get_ssl_mode(), SslMode::Disable, "as in libpq");
    }

    #[test]
    fn a_wrong_parameter_of_tls_is_one_sentence() {
        for (query, words) in [
            ("sslmode=allow", "must be disable, prefer"),
            ("sslmode=", "must be disable, prefer"),
            ("sslmode=verify-ca&sslrootcert=/nowhere/root.crt", "/nowhere/root.crt do not exist"),
            ("sslmode=require&sslrootcert=system", "requires sslmode=verify-full"),
            ("sslmode=verify-full&sslrootcert=/dev/null", "/dev/null (sslrootcert) cannot be read"),
            ("sslmode=require&sslcert=/dev/null&sslkey=/nowhere/key", "set sslkey"),
            ("sslcrl=/nowhere/crl", "sslcrl"),
        ] {
            let error = target(&format!("postgres://db/portal?{query}")).unwrap_err();
            assert!(error.contains(words) && !error.contains('\n'), "{query}: {error}");
        }
    }

    #[test]
    fn only_loopback_addresses_and_sockets_are_on_this_machine() {
        for (url, local) in [
            ("postgres://localhost/a?sslmode=verify-full", Some(true)),
            ("postgres:///a?host=/run/postgresql", Some(true)),
            ("postgres://127.0.0.1,10.0.0.1/a", Some(false)),
            ("postgres://db.example/a?sslmode=verify-full&sslrootcert=system", Some(false)),
            ("mysql://x/y", None),
        ] {
            assert_eq!(is_on_this_machine(url), local, "{url}");
        }
    }

    #[test]
    fn an_address_names_the_same_database_whatever_role_and_options_it_has() {
        let live =
            "postgres://portal_serves:x@db1,db/portal?sslmode=verify-full&sslrootcert=/nowhere/root.crt";
        for (url, is_same) in [
            ("postgres://portal_owner:y@db:5432/portal?application_name=other", Some(true)),
            ("host=DB user=portal_owner dbname=portal sslmode=verify-ca", Some(true)),
            ("postgres://portal_owner:y@db:5433/portal", Some(false)),
            ("postgres://portal_owner:y@db2/portal", Some(false)),
            ("postgres://portal_owner:y@db/scratch", Some(false)),
            ("mysql://x/y", None),
        ] {
            assert_eq!(is_same_database(url, live), is_same, "{url}");
        }
    }
}
