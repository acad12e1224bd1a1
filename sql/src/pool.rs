mod address;
mod fence;
mod libpq;
mod sessions;
mod target;
mod tls;

use std::{
    pin::Pin,
    time::{Duration, Instant},
};

use deadpool_postgres::{
    Connect, Hook, HookError, Manager, ManagerConfig, Pool, PoolBuilder, RecyclingMethod, Runtime, Timeouts,
};
use tokio::{runtime::Handle, task::JoinHandle, time::timeout};
use tokio_postgres::{Client, error::SqlState};

use crate::Error;
pub use fence::Fence;
pub(crate) use fence::REPLACED;
pub use libpq::{LibpqAddress, for_libpq};
pub use sessions::require_sessions;
use target::CONNECT;
pub(crate) use target::{Driver, Target};
pub use target::{RESTORE_LOCK_TIMEOUT, is_on_this_machine, is_same_database};
pub(crate) use tls::explain;

/// Default time that a caller waits for a free connection.
const WAIT: Duration = Duration::from_secs(5);
/// Time limits inside PostgreSQL, below the 25 s in which an answer is due. JIT compilation is off: our queries take
/// milliseconds, and an overestimated cost made one of them wait 260 ms for the compiler.
/// `migrations/0027_account_key.sql` explains `keys_are_checked`.
const SESSION: [(&str, &str); 6] = [
    ("statement_timeout", "20s"),
    ("lock_timeout", "10s"),
    ("idle_in_transaction_session_timeout", "30s"),
    ("timezone", "UTC"),
    ("jit", "off"),
    ("portal.keys_are_checked", "on"),
];

/// Settings for reads on a standby. A read delays the replay of the log, and the primary can answer instead: so the timeout is short.
/// Statements never write, also after a promotion.
const ON_STANDBY: [(&str, &str); 2] = [("statement_timeout", "2s"), ("default_transaction_read_only", "on")];

/// Batches of any size send the same statements, so PostgreSQL plans each statement once: planning again took as long as
/// running, and gave the same plan. Batches look rows up by key. A plan made while tables are small, or before they have
/// statistics, would keep reading whole tables as they grow. Without statistics that took most of a purchase's time.
const PLANNED_ONCE: [(&str, &str); 4] = [
    ("plan_cache_mode", "force_generic_plan"),
    ("enable_seqscan", "off"),
    ("enable_hashjoin", "off"),
    ("enable_mergejoin", "off"),
];
/// A plan is made again after this time, because it depends on table sizes, and the tables of a young portal grow. Twelve rate
/// limits took 6 ms with the plan for small tables, which reads them whole, and take 0.1 ms with an index.
const PLAN_AGE: Duration = Duration::from_secs(10);

/// Creates a pool for the database that `url` names. The pool opens connections on first use. They live on the runtime
/// that calls this function, whichever thread asks for them.
///
/// # Errors
/// `Invalid` if the address cannot be parsed or asks for an unsupported option.
pub fn connect(url: &str, max_size: usize) -> Result<Pool, Error> {
    connect_within(url, max_size, WAIT)
}

/// Like `connect`, but callers wait at most `wait` for a free connection: past capacity it is better to fail early.
///
/// # Errors
/// The errors of `connect`.
pub fn connect_within(url: &str, max_size: usize, wait: Duration) -> Result<Pool, Error> {
    built(builder(config(url)?, max_size, wait))
}

/// Like `connect_within`, but refuses a primary that another one has replaced.
///
/// # Errors
/// The errors of `connect`.
pub fn connect_behind(fence: &Fence, url: &str, max_size: usize, wait: Duration) -> Result<Pool, Error> {
    built(builder(config(url)?.behind(fence), max_size, wait))
}

/// Like `connect_within`, for callers that commit in batches: these connections know few statements and rarely plan them
/// again.
///
/// # Errors
/// The errors of `connect`.
pub fn connect_for_batches(url: &str, max_size: usize, wait: Duration) -> Result<Pool, Error> {
    connect_for_batches_planning(url, max_size, wait, PLAN_AGE)
}

/// Like `connect_for_batches`, but refuses a primary that another one has replaced.
///
/// # Errors
/// The errors of `connect`.
pub fn connect_for_batches_behind(
    fence: &Fence,
    url: &str,
    max_size: usize,
    wait: Duration,
) -> Result<Pool, Error> {
    let target = config_for_batches(url)?.behind(fence);
    built(builder(target, max_size, wait).post_recycle(forget_old_plans(PLAN_AGE)))
}

/// Like `connect_for_batches`, but plans are made again after `plan_age`.
///
/// # Errors
/// The errors of `connect`.
pub fn connect_for_batches_planning(
    url: &str,
    max_size: usize,
    wait: Duration,
    plan_age: Duration,
) -> Result<Pool, Error> {
    built(builder(config_for_batches(url)?, max_size, wait).post_recycle(forget_old_plans(plan_age)))
}

/// Checks an address without connecting.
///
/// # Errors
/// `Invalid` if the address cannot be parsed or asks for an unsupported option.
pub fn check_url(url: &str) -> Result<(), Error> {
    config(url).map(drop)
}

/// Checks the address of a standby without connecting.
///
/// # Errors
/// `Invalid` if the address cannot be parsed, asks for an unsupported option, or names several servers.
pub fn check_standby_url(url: &str) -> Result<(), Error> {
    standby(url).map(drop)
}

/// Reads the address of a standby.
pub(crate) fn standby(url: &str) -> Result<Target, Error> {
    let target = Target::new(url, &[&SESSION[..], &ON_STANDBY].concat())?;
    if target.config().get_hosts().len() > 1 {
        let several = "it names several servers: name one standby, because each has a lag of its own";
        return Err(Error::Invalid(several.into()));
    }
    Ok(target)
}

/// The value of this query identifies a running server.
pub(crate) const SERVER: &str = "select pg_postmaster_start_time()::text";

/// A pool for reads on the standby that `SERVER` identifies. A connection to another server fails: a name may lead to several.
/// `wait` limits both a new connection and the wait for a free one.
pub(crate) fn connect_to_standby(
    target: Target,
    max_size: usize,
    wait: Duration,
    server: String,
) -> Result<Pool, Error> {
    built(builder(target, max_size, wait).create_timeout(Some(wait)).post_create(lead_to(server, wait)))
}

/// Refuses a connection to another server.
fn lead_to(server: String, within: Duration) -> Hook {
    Hook::async_fn(move |client, _| {
        let server = server.clone();
        Box::pin(async move {
            let asked = timeout(within, client.query_one(SERVER, &[])).await;
            let row = asked.map_err(|_| HookError::message("no answer in time"))?;
            let reached: String = row.and_then(|row| row.try_get(0)).map_err(HookError::Backend)?;
            if reached == server { Ok(()) } else { Err(HookError::message("it leads to another server")) }
        })
    })
}

/// Discards the plans of a connection in use once per `plan_age`.
fn forget_old_plans(plan_age: Duration) -> Hook {
    Hook::async_fn(move |client, metrics| {
        let age = |at: Instant| at.duration_since(metrics.created).as_millis() / plan_age.as_millis();
        let old = age(Instant::now()) != age(metrics.recycled.unwrap_or(metrics.created));
        Box::pin(async move {
            if old {
                let forgotten = timeout(CONNECT, client.batch_execute("discard plans")).await;
                forgotten
                    .map_err(|_| HookError::message("no answer in time"))?
                    .map_err(HookError::Backend)?;
            }
            Ok(())
        })
    })
}

fn builder(target: Target, max_size: usize, wait: Duration) -> PoolBuilder {
    let manager = Manager::from_connect(
        target.config().clone(),
        ConnectOn { target, runtime: Handle::current() },
        ManagerConfig { recycling_method: RecyclingMethod::Fast },
    );
    Pool::builder(manager).max_size(max_size).runtime(Runtime::Tokio1).timeouts(Timeouts {
        wait: Some(wait),
        create: Some(CONNECT),
        recycle: Some(CONNECT),
    })
}

fn built(builder: PoolBuilder) -> Result<Pool, Error> {
    builder.build().map_err(|error| Error::Invalid(error.to_string()))
}

/// Opens connections on one runtime. Otherwise a connection would end with the HTTP worker that first asked for it, while
/// another worker still uses it.
struct ConnectOn {
    target: Target,
    runtime: Handle,
}

/// A connection and the task that drives it.
type Made = Result<(Client, JoinHandle<()>), tokio_postgres::Error>;

impl Connect for ConnectOn {
    /// deadpool's `config` is the one of the target, which knows more.
    fn connect(&self, _config: &tokio_postgres::Config) -> Pin<Box<dyn Future<Output = Made> + Send + '_>> {
        let (target, runtime) = (self.target.clone(), self.runtime.clone());
        let made = self.runtime.spawn(async move {
            // The pool's timeout does not end this task.
            let Ok(opened) = timeout(CONNECT, Box::pin(target.connect_admitted())).await else {
                return Ok(None);
            };
            let (client, connection, admission) = opened?;
            let driver = runtime.spawn(async move {
                tokio::select! {
                    biased;
                    () = admission.ended() => tracing::warn!("a connection to a former primary was ended"),
                    ended = connection => if let Err(error) = ended {
                        tracing::warn!(%error, "a connection to the database was lost");
                    },
                }
            });
            Ok(Some((client, driver)))
        });
        Box::pin(async move {
            match made.await {
                Ok(Ok(Some(made))) => Ok(made),
                Ok(Err(error)) => Err(error),
                // No connection in time, or the runtime and the process are ending: the pool's timeout answers.
                Ok(Ok(None)) | Err(_) => std::future::pending().await,
            }
        })
    }
}

/// Reads the address of a database, here only. Its connections have the settings of every session.
pub(crate) fn config(url: &str) -> Result<Target, Error> {
    Target::new(url, &SESSION)
}

fn config_for_batches(url: &str) -> Result<Target, Error> {
    Target::new(url, &[&SESSION[..], &PLANNED_ONCE].concat())
}

/// The same without limits of time.
pub(crate) fn config_without_limits(url: &str) -> Result<Target, Error> {
    Ok(Target::new(url, &[("timezone", "UTC")])?.without_limits())
}

/// Asks all hosts of an address which of them is the newest primary, and remembers it. Hosts that do not answer within `limit` are
/// skipped. An address with one host has nothing to compare.
///
/// # Errors
/// The errors of `connect`.
pub async fn seek_primary(fence: &Fence, url: &str, limit: Duration) -> Result<(), Error> {
    config(url)?.seek_primary(fence, limit).await;
    Ok(())
}

/// Returns once the database answers.
pub async fn ping(pool: &Pool) -> Result<(), Error> {
    pool.get().await?.simple_query("select 1").await?;
    Ok(())
}

/// Whether the database is a standby, which accepts no writes.
pub async fn is_standby(pool: &Pool) -> Result<bool, Error> {
    let client = pool.get().await?;
    Ok(client.query_one("select pg_is_in_recovery()", &[]).await?.get(0))
}

/// Whether the database knows this time zone.
pub async fn knows_time_zone(pool: &Pool, zone: &str) -> Result<bool, Error> {
    let client = pool.get().await?;
    match client.query_one("select now() at time zone $1::text", &[&zone]).await {
        Ok(_) => Ok(true),
        Err(error) if error.code() == Some(&SqlState::INVALID_PARAMETER_VALUE) => Ok(false),
        Err(error) => Err(error.into()),
    }
}
