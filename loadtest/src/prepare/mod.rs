//! Generates data: enough players, posts and comments to test lists and search, by COPY, within minutes. It connects to
//! PostgreSQL directly: a million posts over HTTP would take a day.

pub mod accounts;
mod comments;
mod copy;
mod indexes;
pub mod posts;
mod shares;
mod texts;

use std::time::Instant;

use anyhow::ensure;
use rand::{SeedableRng, rngs::StdRng};
use tokio_postgres::Client;

pub use self::texts::Texts;
use crate::{cli, database::connect, stop::Stop};
use indexes::DroppedIndexes;

/// Rows per transaction: after Ctrl-C, each batch is complete or absent.
const BATCH: u64 = 10_000;

pub async fn run(args: &cli::Prepare, anywhere: bool, stop: &Stop) -> anyhow::Result<()> {
    let mut maker = Maker::new(&args.database, anywhere, args.seed, stop).await?;
    maker.many = args.drop_indexes_from;
    let began = Instant::now();
    let (wanted, made, of) = match args.data {
        cli::Data::Users { number } => {
            (number, accounts::make(&mut maker, number).await?.len() as u64, "players")
        }
        cli::Data::Posts { number, accounts } => {
            (number, posts::make(&mut maker, number, accounts).await?, "posts")
        }
        cli::Data::Comments { number, accounts } => {
            (number, comments::make(&mut maker, number, accounts).await?, "comments")
        }
    };
    println!("{made} {of} in {:.0} s", began.elapsed().as_secs_f64());
    ensure!(made == wanted, "interrupted");
    Ok(())
}

/// Connection and generator for all kinds of data.
pub struct Maker {
    pub client: Client,
    texts: Texts,
    /// From this number of rows, indexes are dropped and rebuilt, which is faster than updating them row by row.
    many: u64,
    stop: Stop,
}

impl Maker {
    pub async fn new(database: &str, anywhere: bool, seed: u64, stop: &Stop) -> anyhow::Result<Self> {
        let texts = Texts::new(StdRng::seed_from_u64(seed));
        let client = connect(database, anywhere).await?;
        Ok(Self { client, texts, many: u64::MAX, stop: stop.clone() })
    }

    /// Drops these indexes when this many rows would be slow with them.
    async fn drop_indexes(&self, indexes: &[&str], rows: u64) -> anyhow::Result<DroppedIndexes> {
        indexes::drop_all(&self.client, if rows >= self.many { indexes } else { &[] }).await
    }
}
