use std::{
    net::TcpListener,
    path::Path,
    process::{ExitStatus, Stdio},
    sync::Arc,
    time::{Duration, Instant},
};

use actors::SystemClock;
use anyhow::Context;
use tokio::{
    process::Command,
    signal::unix::{SignalKind, signal},
};

use super::say;
use crate::{
    config::Config,
    content,
    platform::storage::Stores,
    server::{Server, database::Database, starting::Starting},
};

/// How long the store may take to answer at the start.
const MARK_TIMEOUT: Duration = Duration::from_secs(5);

/// Serves until a signal arrives.
pub async fn serve(config: Config) -> anyhow::Result<()> {
    let began = Instant::now();
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;

    // Bind the port first: if it is taken, there is nothing else to undo.
    let listener = TcpListener::bind(config.http.addr).with_context(|| {
        format!("cannot listen on {} (set PORTAL_HTTP_ADDR to another address)", config.http.addr)
    })?;
    listener.set_nonblocking(true)?;

    if let Some(url) = &config.stores.redis_url {
        actors::check_redis_url(&url.0).await?;
    }

    let starting = Starting::answer_on(&listener)?;
    let database = tokio::select! {
        database = Database::open(&config) => database?,
        _ = interrupt.recv() => return Ok(()),
        _ = terminate.recv() => return Ok(()),
    };
    let prepared = tokio::select! {
        prepared = prepare(&config, &database) => prepared.map(|()| true),
        _ = interrupt.recv() => Ok(false),
        _ = terminate.recv() => Ok(false),
    };
    starting.stop().await;
    if !matches!(prepared, Ok(true)) {
        database.close().await;
        return prepared.map(|_| ());
    }
    let mut server = Server::start(config, listener, database, Arc::new(SystemClock)).await?;
    tracing::info!(took_ms = began.elapsed().as_millis(), "serving");
    if let Err(error) = say(format_args!("portal: {}", server.address())) {
        tracing::warn!(%error, "the address could not be printed");
    }

    let failed = tokio::select! {
        error = server.failed() => Some(error),
        _ = interrupt.recv() => None,
        _ = terminate.recv() => None,
    };
    tracing::info!("stopping; a second signal stops at once");
    tokio::select! {
        () = server.stop() => {}
        _ = interrupt.recv() => anyhow::bail!("stopped before everything was finished"),
        _ = terminate.recv() => anyhow::bail!("stopped before everything was finished"),
    }
    failed.map_or(Ok(()), Err)
}

/// Checks the time zone, migrates the schema, and imports the demo content at the first start of an empty portal.
async fn prepare(config: &Config, database: &Database) -> anyhow::Result<()> {
    let zone = &config.general.zone;
    if !sql::knows_time_zone(&database.pool, zone).await? {
        anyhow::bail!("PORTAL_TIME_ZONE is \"{zone}\": the database knows no such time zone");
    }
    for name in database.migrate().await? {
        tracing::info!(name, "migrated");
    }
    mark_store(config, database).await;
    let pack = &config.client.demo_pack;
    if config.general.is_production() || !pack.exists() {
        return Ok(());
    }
    if sql::content::applied(&database.pool).await? {
        return Ok(());
    }
    tracing::info!(pack = %pack.display(), "importing the demo content");
    let status = import(pack).await.context("the demo content could not be imported")?;
    anyhow::ensure!(status.success(), "the demo content was not imported: `portal content import` {status}");
    tracing::info!("imported");
    Ok(())
}

/// Marks the media store, so that imports find out whether they write to another one.
async fn mark_store(config: &Config, database: &Database) {
    let marked = async {
        let stores = Stores::open(config)?;
        content::mark_store(&database.pool, stores.media.as_ref()).await.map_err(anyhow::Error::from)
    };
    match tokio::time::timeout(MARK_TIMEOUT, marked).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::warn!(%error, "the media store has no marker: imports cannot check it"),
        Err(_) => {
            tracing::warn!("the media store did not answer, and has no marker: imports cannot check it");
        }
    }
}

/// Imports in a child process, because its memory returns to the system at exit: here 150 MB of decoded pictures would stay.
/// The child finds the database like any command next to a server. Ctrl-C reaches only this process, which then ends the import.
async fn import(pack: &Path) -> anyhow::Result<ExitStatus> {
    let mut import = Command::new(std::env::current_exe()?);
    import.args(["content", "import"]).arg(pack).stdin(Stdio::null()).stdout(Stdio::null());
    Ok(import.process_group(0).kill_on_drop(true).status().await?)
}
