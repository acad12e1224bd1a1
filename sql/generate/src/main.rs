//! Writes `sql/generated` anew: `cargo run -p portal-generate -- <url of a PostgreSQL server>`.
//!
//! A package of its own, because what it writes is what `sql` needs in order to compile.

fn main() -> anyhow::Result<()> {
    let url = std::env::args().nth(1).ok_or_else(|| {
        anyhow::anyhow!("usage: portal-generate <postgres://user:password@host:port of a scratch server>")
    })?;
    portal_generate::generate(&url, &portal_generate::sql_dir().join("generated"))
}
