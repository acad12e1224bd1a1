use std::{net::TcpListener, sync::Arc, time::Instant};

use actors::SystemClock;
use anyhow::Context;
use tokio::signal::unix::{SignalKind, signal};

use super::say;
use crate::{
    config::Config,
    content::{self, Mode, Progress},
    database::Database,
    ports::storage::Stores,
    server::Server,
};

/// Serves until a signal.
pub async fn serve(config: Config) -> anyhow::Result<()> {
    let began = Instant::now();
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;

    // The port first: if it is taken, nothing else has to be undone.
    let listener = TcpListener::bind(config.http.addr).with_context(|| {
        format!("cannot listen on {} (set PORTAL_HTTP_ADDR to another address)", config.http.addr)
    })?;
    listener.set_nonblocking(true)?;

    if let Some(url) = &config.stores.redis_url {
        actors::check_redis_url(&url.0).await?;
    }

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

/// The time zone, the schema, and at the first start of an empty portal the demo content.
async fn prepare(config: &Config, database: &Database) -> anyhow::Result<()> {
    let zone = &config.general.zone;
    if !sql::knows_time_zone(&database.pool, zone).await? {
        anyhow::bail!("PORTAL_TIME_ZONE is \"{zone}\": the database knows no such time zone");
    }
    for name in database.migrate().await? {
        tracing::info!(name, "migrated");
    }
    let pack = &config.client.demo_pack;
    if config.general.is_production() || !pack.exists() {
        return Ok(());
    }
    if sql::content::applied(&database.pool).await? {
        return Ok(());
    }
    tracing::info!(pack = %pack.display(), "importing the demo content");
    let stores = Stores::open(config)?;
    let summary = content::import(&database.pool, &stores, pack, Mode::Apply, &Progress::stderr()).await?;
    tracing::info!(changes = summary.diff.changes.len(), pictures = summary.new_pictures, "imported");
    Ok(())
}
