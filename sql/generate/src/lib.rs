//! Type-checked Rust from the `.sql` files: applies every migration to a scratch database, lets PostgreSQL type each
//! query, and writes one function per query.

pub mod digest;

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, ensure};
use cornucopia::config::Config;

const HOW: &str = "run `make generate` and commit what it writes";

/// What a transaction of the pool says of statements that it does prepare once a connection.
const UNKEPT: &str = "fn stmt_cache() -> bool {\n        false";
const KEPT: &str = "fn stmt_cache() -> bool {\n        true";

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
    keep_statements(destination)?;
    // What is generated stays as it was generated, also when the workspace is formatted.
    fs::write(destination.join(".rustfmt.toml"), "disable_all_formatting = true\n")?;
    Ok(())
}

/// Lets every connection prepare each statement once. As cornucopia 1.0 writes it, all statements inside of transactions
/// and all that return nothing are sent as text: parsed, planned and closed at every use, which takes a second round
/// trip and was three quarters of what PostgreSQL did.
fn keep_statements(generated: &Path) -> anyhow::Result<()> {
    let client = generated.join("src/client/async_/deadpool.rs");
    let text = fs::read_to_string(&client)?;
    ensure!(text.matches(UNKEPT).count() == 1, "cornucopia writes {} otherwise now", client.display());
    fs::write(&client, text.replace(UNKEPT, KEPT))?;
    for entry in fs::read_dir(generated.join("src/queries"))? {
        let path = entry?.path();
        let text = fs::read_to_string(&path)?;
        // The text is an argument of its own line where there are many.
        let pieces: Vec<&str> = text.split(".execute(").collect();
        let mut kept = pieces[0].to_owned();
        for piece in &pieces[1..] {
            let rest = piece.trim_start().strip_prefix("self.0,");
            let rest = rest.with_context(|| format!("cornucopia writes {} otherwise now", path.display()))?;
            kept.push_str(".execute(&client.prepare(self.0).await?,");
            kept.push_str(rest);
        }
        fs::write(&path, kept)?;
    }
    Ok(())
}

/// The `sql` room of this checkout.
fn sql_dir() -> PathBuf {
    repository().join("sql")
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("generate lives in sql").to_owned()
}
