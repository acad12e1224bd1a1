//! Writes `sql/generated`: `cargo run -p portal-generate -- <URL of a PostgreSQL server> [--check]`.
//!
//! With `--check` it writes nothing, and fails if the committed crate is not current.
//! A package of its own, because `sql` needs its output in order to compile.

use anyhow::{Context, bail};

const USAGE: &str =
    "usage: portal-generate <postgres://user:password@host:port of a scratch server> [--check]";

fn main() -> anyhow::Result<()> {
    let mut args = std::env::args().skip(1);
    let url = args.next().context(USAGE)?;
    match args.next().as_deref() {
        None => portal_generate::write(&url),
        Some("--check") => portal_generate::check(&url),
        Some(_) => bail!(USAGE),
    }
}
