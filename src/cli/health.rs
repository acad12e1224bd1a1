//! `portal health` asks the node of this machine. Containers have no other program that could.

use std::{net::Ipv4Addr, process::ExitCode, time::Duration};

use anyhow::{Context, bail};
use clap::Args;

use super::say;
use crate::config::Config;

/// Longer than `/readyz` waits for the database.
const ANSWERS: Duration = Duration::from_secs(3);

#[derive(Args)]
pub struct Health {
    /// Ask whether the node can serve (`/readyz`), not only whether its process answers (`/healthz`)
    #[arg(long)]
    ready: bool,
}

pub async fn run(health: &Health, config: &Config) -> anyhow::Result<ExitCode> {
    let mut addr = config.http.addr;
    if addr.ip().is_unspecified() {
        addr.set_ip(Ipv4Addr::LOCALHOST.into());
    }
    let url = format!("http://{addr}{}", if health.ready { "/readyz" } else { "/healthz" });
    // The address has no TLS, and loading root certificates takes longer than the call.
    let http = reqwest::Client::builder().no_proxy().tls_built_in_root_certs(false).timeout(ANSWERS);
    let answer = http.build()?.get(&url).send().await.with_context(|| format!("{url} is not reached"))?;
    if !answer.status().is_success() {
        bail!("{url} answers {}", answer.status());
    }
    say("ok")?;
    Ok(ExitCode::SUCCESS)
}
