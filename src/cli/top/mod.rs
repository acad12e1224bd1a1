//! `portal top`: a live view of a node, read from its `/metrics`.

mod exposition;
mod report;
mod terminal;

use std::{
    collections::VecDeque,
    io::{self, Write},
    process::ExitCode,
    time::{Duration, Instant},
};

use anyhow::{Context, bail};
use chrono::SecondsFormat;
use clap::Args;
use reqwest::{StatusCode, Url};
use tokio::{
    signal::unix::{SignalKind, signal},
    sync::mpsc,
    time::{MissedTickBehavior, interval},
};

use crate::config::Config;
use actors::{Clock, SystemClock};
use exposition::Figures;
use report::{Group, Seen};
use terminal::Terminal;

#[derive(Args)]
pub struct Top {
    /// Address of the node
    #[arg(long, default_value = "http://127.0.0.1:8080")]
    url: Url,
    /// The node's PORTAL_METRICS_TOKEN; by default the one of the environment
    #[arg(long)]
    token: Option<String>,
    /// Time between two readings, such as 500ms, 2s or 1m
    #[arg(long, default_value = "1s", value_parser = span)]
    interval: Duration,
    /// Show the figures of one interval, then stop
    #[arg(long)]
    once: bool,
}

/// Timeout of one request. A slower node counts as unreachable.
const ANSWERS: Duration = Duration::from_secs(5);
/// The number of readings that percentiles cover.
const MEMORY: usize = 10;

/// Redraws the terminal until `q`. Without a terminal it prints one line per interval.
pub async fn run(top: Top, config: &Config) -> anyhow::Result<ExitCode> {
    let node = Source::new(&top, config)?;
    // Read once before drawing, so that a wrong address fails early.
    let mut seen = VecDeque::from([node.read().await?]);
    let terminal = if top.once { None } else { Terminal::take()? };
    let mut keys = terminal.as_ref().map(Terminal::keys);
    let mut turns = interval(top.interval);
    turns.set_missed_tick_behavior(MissedTickBehavior::Delay);
    turns.tick().await;
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    loop {
        tokio::select! {
            _ = turns.tick() => {}
            key = typed(&mut keys) => if matches!(key, Some(b'q' | b'Q')) { break } else { continue },
            _ = interrupt.recv() => break,
            _ = terminate.recv() => break,
        }
        let shown = match node.read().await {
            Ok(now) => {
                let groups = report::report(&seen[0], &seen[seen.len() - 1], &now);
                seen.push_back(now);
                if seen.len() > MEMORY {
                    seen.pop_front();
                }
                Ok(groups)
            }
            Err(error) if top.once => return Err(error),
            Err(error) => Err(error),
        };
        let written = match &terminal {
            Some(terminal) => terminal.draw(&screen(&top, shown.as_deref())),
            None => writeln!(io::stdout(), "{}", line(shown.as_deref())),
        };
        match written {
            // The reader closed the pipe, so it has read enough.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            written => written?,
        }
        if top.once {
            break;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The next key. Without a keyboard this never completes.
async fn typed(keys: &mut Option<mpsc::Receiver<u8>>) -> Option<u8> {
    match keys {
        Some(keys) => match keys.recv().await {
            Some(key) => Some(key),
            None => std::future::pending().await,
        },
        None => std::future::pending().await,
    }
}

fn screen(top: &Top, shown: Result<&[Group], &anyhow::Error>) -> String {
    let head = format!("portal top   {}   every {:?}   q ends", top.url, top.interval);
    match shown {
        Ok(groups) => format!("{head}\n\n{}", report::table(groups)),
        Err(error) => format!("{head}\n\n{error:#}\n"),
    }
}

fn line(shown: Result<&[Group], &anyhow::Error>) -> String {
    let now = SystemClock.now().to_rfc3339_opts(SecondsFormat::Millis, true);
    match shown {
        Ok(groups) => format!("{now} {}", report::line(groups)),
        Err(error) => format!("{now} {error:#}"),
    }
}

/// Fetches the figures of one node.
struct Source {
    http: reqwest::Client,
    url: Url,
    token: Option<String>,
    began: Instant,
}

impl Source {
    fn new(top: &Top, config: &Config) -> anyhow::Result<Self> {
        if !matches!(top.url.scheme(), "http" | "https") {
            bail!("--url must be an address such as http://127.0.0.1:8080");
        }
        let url = top.url.join("/metrics").context("--url")?;
        let http = reqwest::Client::builder().no_proxy().timeout(ANSWERS).build()?;
        let token = top.token.clone().or_else(|| config.general.metrics_token.clone().map(|token| token.0));
        Ok(Self { http, url, token, began: Instant::now() })
    }

    async fn read(&self) -> anyhow::Result<Seen> {
        let mut request = self.http.get(self.url.clone());
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        let answer = request.send().await.with_context(|| format!("{} is not reached", self.url))?;
        match answer.status() {
            StatusCode::OK => {}
            StatusCode::NOT_FOUND => {
                bail!("{} refuses access: give the node's PORTAL_METRICS_TOKEN with --token", self.url)
            }
            status => bail!("{} answers {status}", self.url),
        }
        let text = answer.text().await.with_context(|| format!("{} is not reached", self.url))?;
        let at = self.began.elapsed();
        match Figures::parse(&text) {
            Ok(figures) => Ok(Seen { at, figures }),
            Err(line) => bail!("{} has a line that is not a figure: {line}", self.url),
        }
    }
}

/// Parses `500ms`, `2s` or `1m`, from 100 ms to 1 hour.
fn span(text: &str) -> Result<Duration, String> {
    let (number, unit) = text.split_at(text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len()));
    let milliseconds = match unit {
        "ms" => 1.0,
        "s" => 1000.0,
        "m" => 60_000.0,
        _ => 0.0,
    };
    let number: f64 = number.parse().unwrap_or(0.0);
    let span = number * milliseconds;
    if (100.0..=3_600_000.0).contains(&span) {
        Ok(Duration::from_millis(span as u64))
    } else {
        Err("must be a time such as 500ms, 2s or 1m, from 100ms to 60m".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_has_a_unit_and_bounds() {
        assert_eq!(span("1s"), Ok(Duration::from_secs(1)));
        assert_eq!(span("500ms"), Ok(Duration::from_millis(500)));
        assert_eq!(span("1.5m"), Ok(Duration::from_secs(90)));
        for wrong in ["1", "s", "", "0s", "50ms", "61m", "1h", "-1s", "NaNs", "infs"] {
            assert!(span(wrong).is_err(), "{wrong}");
        }
    }
}
