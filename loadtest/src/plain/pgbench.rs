//! pgbench of PostgreSQL, with one connection for each that the portal is asked at once by.

use std::io::Write;

use anyhow::{Context, ensure};

use super::{goods::Goods, scripts};
use crate::{bound::bound, cli::Plain, peers::Server};

pub struct Pgbench;

impl Pgbench {
    /// Transactions a second.
    pub async fn purchase(args: &Plain, goods: &mut Goods) -> anyhow::Result<f64> {
        let first = goods.buyers().await?;
        let variables = [
            ("n", -1),
            ("first", first),
            ("clients", args.at_once.into()),
            ("shelf", goods.shelf),
            ("games", args.games),
        ];
        measure(args, &scripts::purchase(), &variables).await
    }

    /// Transactions a second.
    pub async fn thread(args: &Plain, goods: &mut Goods, server: &Server) -> anyhow::Result<f64> {
        let hot = goods.hot_post(server).await?;
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
    let mut command = bound(&args.pgbench);
    // It goes where the address says, and nowhere else.
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
    let output = command.output().await.context("setpriv and --pgbench do not start")?;
    let (told, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    ensure!(output.status.success(), "pgbench: {told}{errors}");
    rate(&told).with_context(|| format!("pgbench tells no rate: {told}{errors}"))
}

/// `tps = 1234.5 (without initial connection time)`
fn rate(told: &str) -> Option<f64> {
    let line = told.lines().find_map(|line| line.strip_prefix("tps = "))?;
    line.split(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_rate_is_read() {
        let told = "latency average = 16.1 ms\ntps = 3950.25 (without initial connection time)\n";
        assert_eq!(super::rate(told), Some(3950.25));
        assert_eq!(super::rate("pgbench: error"), None);
    }
}
