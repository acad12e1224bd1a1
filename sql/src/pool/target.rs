//! A database to connect to, as its address describes it.
//!
//! Session settings are sent after the connection is made, not as `options` of the start-up packet: PgBouncer refuses those. In session
//! mode a connection has its settings until it ends.
//!
//! Of several hosts, the one that was used last comes first. If it is silent for `HEAD_START`, the next one is tried at the same time.
//! Otherwise a machine without power would use up the timeout of each connection.

use std::{
    future::poll_fn,
    pin::{Pin, pin},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    task::Poll,
    time::Duration,
};

use deadpool_postgres::{PoolError, TimeoutType};
use tokio::{task::JoinSet, time::timeout};
use tokio_postgres::{
    Client, Config, Connection, SimpleQueryMessage, Socket,
    config::{Host, LoadBalanceHosts, SslMode},
    error::SqlState,
};

use super::{
    address::{self, Parameters},
    fence::{Admission, Fence, REPLACED, TIMELINE, Timeline},
    tls::{self, Connector, Stream, Tls},
};
use crate::Error;

/// Timeout for a connection until it can be used: name, TCP, TLS, password, settings.
pub(super) const CONNECT: Duration = Duration::from_secs(5);
/// How long PostgreSQL may leave sent data unacknowledged.
const DEAD: Duration = Duration::from_secs(10);

/// How long a host may be silent before the next one is tried, too.
const HEAD_START: Duration = Duration::from_secs(1);

/// Remembers the session's `lock_timeout`.
const LOCK_TIMEOUT: &str = "portal.lock_timeout";
/// Gives a session its own `lock_timeout` again. `reset` would give it the server's, because a pooler admits no settings at the start of a
/// connection.
pub const RESTORE_LOCK_TIMEOUT: &str =
    "select pg_catalog.set_config('lock_timeout', pg_catalog.current_setting('portal.lock_timeout'), false)";

/// The connection that must be polled for its client.
pub(crate) type Driver = Connection<Socket, Stream<Socket>>;
type Opened = (Client, Driver);
type Admitted = (Client, Driver, Admission);
type Failed = tokio_postgres::Error;

#[derive(Debug, Clone)]
pub(crate) struct Target {
    config: Config,
    connector: Connector,
    /// The statement that sets the session's settings. `None`: there are none.
    settings: Option<String>,
    fence: Option<Fence>,
    /// The index of the host that was connected last.
    preferred: Arc<AtomicUsize>,
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
        // The servers share the timeout: one that does not answer leaves time for the others.
        let servers = config.get_hosts().len().max(config.get_hostaddrs().len());
        let share =
            if servers > 1 { u32::try_from(servers).unwrap_or(u32::MAX).saturating_add(1) } else { 1 };
        // A name may have several addresses, which are tried one after the other.
        config.connect_timeout(CONNECT / share.max(3)).keepalives_idle(Duration::from_secs(15));
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
        Ok(Self { config, connector: Connector::new(tls), settings, fence: None, preferred: Arc::default() })
    }

    /// The same, but refuses a primary that another one has replaced.
    pub(crate) fn behind(mut self, fence: &Fence) -> Self {
        self.fence = Some(fence.clone());
        self
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
        match timeout(limit, Box::pin(self.connect_admitted())).await {
            Ok(made) => {
                let (client, connection, _) = made?;
                Ok((client, connection))
            }
            Err(_) => Err(PoolError::Timeout(TimeoutType::Create).into()),
        }
    }

    /// The same without a timeout, for a caller that has one. Also returns until when the fence admits the connection.
    pub(crate) async fn connect_admitted(&self) -> Result<Admitted, Failed> {
        let hosts = each_host(&self.config);
        if let [only] = hosts.as_slice() {
            return Box::pin(self.connect_to(only)).await;
        }
        let first = self.preferred.load(Ordering::Relaxed);
        let mut places = (0..hosts.len()).map(|n| (first + n) % hosts.len()).peekable();
        // Dropping it ends the other attempts.
        let mut attempts = JoinSet::new();
        let mut failure = None;
        loop {
            if let Some(place) = places.next() {
                let (target, host) = (self.clone(), hosts[place].clone());
                attempts.spawn(async move { (place, Box::pin(target.connect_to(&host)).await) });
            }
            let patience = if places.peek().is_some() { HEAD_START } else { Duration::MAX };
            match timeout(patience, attempts.join_next()).await {
                Err(_) => {}
                Ok(Some(Ok((place, Ok(made))))) => {
                    self.preferred.store(place, Ordering::Relaxed);
                    return Ok(made);
                }
                // Report a refusal rather than the failure of another host.
                Ok(Some(Ok((_, Err(error))))) => {
                    failure = Some(failure.filter(is_refusal).unwrap_or(error));
                }
                Ok(Some(Err(ended))) => {
                    if let Ok(panic) = ended.try_into_panic() {
                        std::panic::resume_unwind(panic);
                    }
                }
                Ok(None) => {
                    if let Some(failure) = failure {
                        return Err(failure);
                    }
                    // The runtime is ending.
                    std::future::pending::<()>().await;
                }
            }
        }
    }

    /// Asks all hosts for their timelines at the same time, and remembers the newest. A host that does not answer within `limit` is
    /// skipped.
    pub(super) async fn seek_primary(&self, fence: &Fence, limit: Duration) {
        let hosts = each_host(&self.config);
        if hosts.len() == 1 {
            return;
        }
        let mut questions = JoinSet::new();
        for host in hosts {
            let target = self.clone();
            questions.spawn(timeout(limit, async move {
                let (client, mut connection) = Box::pin(target.open(&host)).await?;
                drive(&mut connection, client.simple_query(&format!("select {TIMELINE}"))).await
            }));
        }
        let mut primaries: Vec<Timeline> = Vec::new();
        while let Some(answer) = questions.join_next().await {
            if let Ok(Ok(Ok(answer))) = answer
                && let Some(found) = timeline(&answer)
            {
                fence.learn(found.clone());
                if primaries.contains(&found) {
                    tracing::error!(
                        "two hosts of the database accept writes on the same timeline: stop one of them"
                    );
                }
                primaries.push(found);
            }
        }
    }

    async fn connect_to(&self, host: &Config) -> Result<Admitted, Failed> {
        let (client, mut connection) = self.open(host).await?;
        let Some(fence) = &self.fence else {
            if let Some(settings) = &self.settings {
                drive(&mut connection, client.batch_execute(settings)).await?;
            }
            return Ok((client, connection, Admission::default()));
        };
        // In one statement, for one round trip.
        let settings = match &self.settings {
            Some(settings) => format!("{settings}, {TIMELINE}"),
            None => format!("select {TIMELINE}"),
        };
        let answer = match drive(&mut connection, client.simple_query(&settings)).await {
            // The role may not read the timeline. The listening connection warns of it.
            Err(error) if error.code() == Some(&SqlState::INSUFFICIENT_PRIVILEGE) => {
                if let Some(settings) = &self.settings {
                    drive(&mut connection, client.batch_execute(settings)).await?;
                }
                return Ok((client, connection, Admission::default()));
            }
            answer => answer?,
        };
        let Some(found) = timeline(&answer) else {
            return Ok((client, connection, fence.admit_standby()));
        };
        match fence.admit(found) {
            Ok(admission) => Ok((client, connection, admission)),
            Err(refusal) => {
                let raised = drive(&mut connection, client.batch_execute(&refusal.statement())).await;
                Err(raised.expect_err("the statement raises an exception"))
            }
        }
    }

    /// Opens a connection. As in libpq, `prefer` tries again without TLS if the handshake fails, or if the server's rules
    /// (pg_hba.conf) admit no connection with TLS.
    async fn open(&self, host: &Config) -> Result<Opened, Failed> {
        let first = match Box::pin(host.connect(self.connector.clone())).await {
            Ok(made) => return Ok(made),
            Err(error) => error,
        };
        let failed = tls::is_failure(&first);
        let refused = first.code() == Some(&SqlState::INVALID_AUTHORIZATION_SPECIFICATION);
        if host.get_ssl_mode() != SslMode::Prefer || !(failed || refused) {
            return Err(first);
        }
        let mut plain = host.clone();
        plain.ssl_mode(SslMode::Disable);
        let made = Box::pin(plain.connect(self.connector.clone())).await;
        made.map_err(|second| if failed { first } else { second })
    }
}

/// The part of an address that tokio-postgres reads, and the parameters that are kept from it.
pub(super) fn parsed(url: &str) -> Result<(Config, Parameters), Error> {
    let (rest, parameters) = address::split(url).map_err(|why| not_understood(&why))?;
    let config = rest.parse().map_err(|error| not_understood(&crate::describe(&error)))?;
    Ok((config, parameters))
}

fn not_understood(why: &str) -> Error {
    Error::Invalid(format!("the address of the database is not understood: {why}"))
}

/// Awaits an answer. The connection makes progress only while it is polled.
async fn drive<T>(
    connection: &mut Driver,
    request: impl Future<Output = Result<T, Failed>>,
) -> Result<T, Failed> {
    let mut request = pin!(request);
    let mut ended = false;
    poll_fn(|cx| {
        if !ended && let Poll::Ready(end) = Pin::new(&mut *connection).poll(cx) {
            ended = true;
            if let Err(error) = end {
                return Poll::Ready(Err(error));
            }
        }
        request.as_mut().poll(cx)
    })
    .await
}

/// The last value of the answer's row.
fn timeline(answer: &[SimpleQueryMessage]) -> Option<Timeline> {
    let row = answer.iter().find_map(|message| match message {
        SimpleQueryMessage::Row(row) => Some(row),
        _ => None,
    })?;
    Timeline::parse(row.get(row.len().checked_sub(1)?)?)
}

fn is_refusal(error: &Failed) -> bool {
    error.code().is_some_and(|code| code.code() == REPLACED)
}

/// The same for each host alone. Hosts in a random order, or whose lists differ in length, stay together: tokio-postgres chooses one,
/// or reports the fault.
fn each_host(config: &Config) -> Vec<Config> {
    let (hosts, addresses, ports) = (config.get_hosts(), config.get_hostaddrs(), config.get_ports());
    let fits = |length: usize| length == hosts.len();
    if hosts.len() < 2
        || config.get_load_balance_hosts() != LoadBalanceHosts::Disable
        || !(addresses.is_empty() || fits(addresses.len()))
        || !(ports.len() < 2 || fits(ports.len()))
    {
        return vec![config.clone()];
    }
    let each = hosts.iter().enumerate().map(|(place, host)| {
        let mut one = without_hosts(config);
        match host {
            Host::Tcp(name) => one.host(name),
            Host::Unix(path) => one.host_path(path),
        };
        if let Some(address) = addresses.get(place) {
            one.hostaddr(*address);
        }
        if let Some(port) = ports.get(place).or_else(|| ports.first()) {
            one.port(*port);
        }
        one
    });
    each.collect()
}

/// A copy of everything but the hosts, which cannot be removed from a `Config`.
fn without_hosts(config: &Config) -> Config {
    let mut copy = Config::new();
    if let Some(user) = config.get_user() {
        copy.user(user);
    }
    if let Some(password) = config.get_password() {
        copy.password(password);
    }
    if let Some(name) = config.get_dbname() {
        copy.dbname(name);
    }
    if let Some(options) = config.get_options() {
        copy.options(options);
    }
    if let Some(name) = config.get_application_name() {
        copy.application_name(name);
    }
    if let Some(limit) = config.get_connect_timeout() {
        copy.connect_timeout(*limit);
    }
    if let Some(limit) = config.get_tcp_user_timeout() {
        copy.tcp_user_timeout(*limit);
    }
    if let Some(interval) = config.get_keepalives_interval() {
        copy.keepalives_interval(interval);
    }
    if let Some(retries) = config.get_keepalives_retries() {
        copy.keepalives_retries(retries);
    }
    copy.keepalives(config.get_keepalives())
        .keepalives_idle(config.get_keepalives_idle())
        .ssl_mode(config.get_ssl_mode())
        .ssl_negotiation(config.get_ssl_negotiation())
        .target_session_attrs(config.get_target_session_attrs())
        .channel_binding(config.get_channel_binding());
    copy
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
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::TcpListener,
    };

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
        assert!(3 * time("db1") <= CONNECT);
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
    fn each_host_is_the_whole_address_with_one_host() {
        let read = target(
            "postgres://me:p%40ss@db1,db2:5433,%2Frun/portal?target_session_attrs=read-write&hostaddr=10.0.0.1,10.0.0.2,10.0.0.3&keepalives=0",
        )
        .unwrap()
        .named("portal listen");
        let hosts = each_host(&read.config);
        let mut again = without_hosts(&read.config);
        for host in &hosts {
            assert_eq!(
                (host.get_hosts().len(), host.get_hostaddrs().len(), host.get_ports().len()),
                (1, 1, 1)
            );
            match &host.get_hosts()[0] {
                Host::Tcp(name) => again.host(name),
                Host::Unix(path) => again.host_path(path),
            };
            again.hostaddr(host.get_hostaddrs()[0]).port(host.get_ports()[0]);
        }
        assert_eq!(again, read.config, "together they are the address");
        for one in [
            "postgres://db/portal",
            "postgres://db1,db2/portal?load_balance_hosts=random",
            "postgres:///portal",
        ] {
            assert_eq!(each_host(&target(one).unwrap().config).len(), 1, "{one}");
        }
    }

    #[tokio::test]
    async fn a_silent_host_does_not_use_up_the_time_of_the_next_one() {
        let [silent, answering] = [TcpListener::bind("127.0.0.1:0"), TcpListener::bind("127.0.0.1:0")];
        let (silent, answering) = (silent.await.unwrap(), answering.await.unwrap());
        let addresses = [&silent, &answering].map(|listener| listener.local_addr().unwrap());
        // It greets each client, confirms one statement, and keeps the connection.
        tokio::spawn(async move {
            let mut clients = Vec::new();
            loop {
                let (mut client, _) = answering.accept().await.unwrap();
                let length = client.read_u32().await.unwrap() as usize;
                client.read_exact(&mut vec![0; length - 4]).await.unwrap();
                client.write_all(b"R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I").await.unwrap();
                assert_eq!(client.read_u8().await.unwrap(), b'Q');
                let length = client.read_u32().await.unwrap() as usize;
                client.read_exact(&mut vec![0; length - 4]).await.unwrap();
                client.write_all(b"C\0\0\0\x0dSELECT 1\0Z\0\0\0\x05I").await.unwrap();
                clients.push(client);
            }
        });
        let target =
            target(&format!("postgres://me@{},{}/portal?sslmode=disable", addresses[0], addresses[1]))
                .unwrap();
        let opened = timeout(CONNECT, target.connect()).await.expect("within the time of one connection");
        let (_client, _connection) = opened.unwrap();
        assert_eq!(target.preferred.load(Ordering::Relaxed), 1, "the next connection begins with it");
        drop(silent);
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
