//! Runs PostgreSQL's pgbench, with as many connections as the portal gets concurrent calls.

use std::io::Write;

use anyhow::{Context, ensure};

use super::{fixtures::Fixtures, scripts};
use crate::{child_process::tied_to_parent, cli::Plain, peers::Server};

pub struct Pgbench;

impl Pgbench {
    /// Measures purchases; returns transactions per second.
    pub async fn purchase(args: &Plain, fixtures: &mut Fixtures) -> anyhow::Result<f64> {
        let first = fixtures.buyers().await?;
        let variables = [
            ("n", -1),
            ("first", first),
            ("clients", args.at_once.into()),
            ("shelf", fixtures.shelf),
            ("games", args.games),
        ];
        measure(args, &scripts::purchase(), &variables).await
    }

    /// Measures likes and comments; returns transactions per second.
    pub async fn thread(args: &Plain, fixtures: &mut Fixtures, server: &Server) -> anyhow::Result<f64> {
        let hot = fixtures.hot_post(server).await?;
        let variables = [
            ("post", hot.post),
            ("author", hot.author),
            ("liker", hot.liker),
            ("first", hot.first),
            ("liked", 0),
        ];
        measure(args, &scripts::thread(), &variables).await
    }
}

async fn measure(args: &Plain, script: &str, variables: &[(&str, i64)]) -> anyhow::Result<f64> {
    let mut file = tempfile::NamedTempFile::new()?;
    file.write_all(script.as_bytes())?;
    let mut command = tied_to_parent(&args.pgbench);
    // Variables such as PGHOST must not redirect pgbench.
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("PG")) {
        command.env_remove(name);
    }
    command.args(["--no-vacuum", "--protocol=prepared", "--jobs=2"]);
    command.args([format!("--client={}", args.at_once), format!("--time={}", args.seconds)]);
    command.arg("--file").arg(file.path());
    for (name, value) in variables {
        command.arg(format!("--define={name}={value}"));
    }
    command.arg(&args.database);
    let output = command.output().await.context("cannot start setpriv and the program of --pgbench")?;
    let (printed, errors) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    ensure!(output.status.success(), "pgbench: {printed}{errors}");
    rate(&printed).with_context(|| format!("pgbench printed no rate: {printed}{errors}"))
}

/// `tps = 1234.5 (without initial connection time)`
fn rate(printed: &str) -> Option<f64> {
    let line = printed.lines().find_map(|line| line.strip_prefix("tps = "))?;
    line.split(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_rate_is_read() {
        let printed = "latency average = 16.1 ms\ntps = 3950.25 (without initial connection time)\n";
        assert_eq!(super::rate(printed), Some(3950.25));
        assert_eq!(super::rate("pgbench: error"), None);
    }
}
