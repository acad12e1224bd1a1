//! Type-checked Rust from the `.sql` files: applies every migration to a scratch database, lets PostgreSQL type each
//! query, and writes one function per query.

mod adapt;
pub mod digest;

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, ensure};
use cornucopia::config::Config;

const HOW: &str = "run `make generate` and commit what it writes";

/// Writes the crate, then the digest that proves it current.
pub fn write(url: &str) -> anyhow::Result<()> {
    generate(url, &sql_dir().join("generated"))?;
    let digest = digest::digest(&repository())?;
    Ok(fs::write(sql_dir().join(digest::FILE), format!("{digest}\n"))?)
}

/// Generates the crate into a temporary folder and compares it with the committed one.
pub fn check(url: &str) -> anyhow::Result<()> {
    let fresh = tempfile::tempdir()?;
    generate(url, fresh.path())?;
    let (fresh, committed) = (digest::files(fresh.path())?, digest::files(&sql_dir().join("generated"))?);
    let stale: Vec<&String> = fresh.keys().filter(|name| fresh.get(*name) != committed.get(*name)).collect();
    ensure!(stale.is_empty(), "sql/generated is not current: {stale:?}; {HOW}");
    let extra: Vec<&String> = committed.keys().filter(|name| !fresh.contains_key(*name)).collect();
    ensure!(extra.is_empty(), "the generator does not write these files of sql/generated: {extra:?}; {HOW}");
    Ok(())
}

/// Generates the crate into `destination` and replaces its contents. On the server that `url` names, it creates and drops a
/// database.
pub fn generate(url: &str, destination: &Path) -> anyhow::Result<()> {
    let sql = sql_dir();
    let mut migrations = fs::read_dir(sql.join("migrations"))?
        .map(|entry| Ok(entry?.path()))
        .collect::<anyhow::Result<Vec<_>>>()?;
    migrations.sort();

    let mut config = Config::from_file(sql.join("cornucopia.toml")).context("sql/cornucopia.toml")?;
    config.queries = sql.join("queries");
    config.destination = destination.to_owned();
    let database = format!("portal_generate_{}", std::process::id());
    cornucopia::gen_fresh(url, &database, &migrations, None, false, config)
        .map_err(|error| anyhow::anyhow!("{}", error.report()))?;
    adapt::adapt(destination)?;
    // Formatting the workspace must not change generated files.
    fs::write(destination.join(".rustfmt.toml"), "disable_all_formatting = true\n")?;
    Ok(())
}

/// The `sql` room of this checkout.
fn sql_dir() -> PathBuf {
    repository().join("sql")
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("generate lives in sql").to_owned()
}
