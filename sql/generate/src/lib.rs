//! Type-checked Rust from the `.sql` files: applies every migration to a scratch database, lets PostgreSQL type each
//! query, and writes one function per query.

use std::path::{Path, PathBuf};

use anyhow::Context;
use cornucopia::config::Config;

/// Generates the crate into `destination`, whose contents it replaces. `url` names a server on which a database may
/// be made and dropped.
pub fn generate(url: &str, destination: &Path) -> anyhow::Result<()> {
    let sql = sql_dir();
    let mut migrations = std::fs::read_dir(sql.join("migrations"))?
        .map(|entry| Ok(entry?.path()))
        .collect::<anyhow::Result<Vec<_>>>()?;
    migrations.sort();

    let mut config = Config::from_file(sql.join("cornucopia.toml")).context("sql/cornucopia.toml")?;
    config.queries = sql.join("queries");
    config.destination = destination.to_owned();
    let database = format!("portal_generate_{}", std::process::id());
    cornucopia::gen_fresh(url, &database, &migrations, None, false, config)
        .map_err(|error| anyhow::anyhow!("{}", error.report()))?;
    // What is generated stays as it was generated, also when the workspace is formatted.
    std::fs::write(destination.join(".rustfmt.toml"), "disable_all_formatting = true\n")?;
    Ok(())
}

/// The `sql` room of this checkout.
pub fn sql_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("generate lives in sql").to_owned()
}
