//! Makes data: as many players, posts and comments as lists and search have to stand, by COPY, in minutes. The one thing
//! here that speaks to PostgreSQL: a million posts by HTTP would take a day.

pub mod accounts;
mod comments;
mod copy;
mod indexes;
pub mod posts;
mod shares;
mod texts;

use std::{net::IpAddr, time::Instant};

use anyhow::{Context, bail, ensure};
use rand::{SeedableRng, rngs::StdRng};
use tokio_postgres::{Client, NoTls, config::Host};

pub use self::texts::Texts;
use crate::{cli, stop::Stop};

/// Rows that are committed together: what Ctrl-C leaves is whole.
const BATCH: u64 = 10_000;
/// From so many rows on, indexes are made anew behind them: that is quicker than to add each row to them.
const MANY: u64 = 100_000;

pub async fn run(args: &cli::Prepare, anywhere: bool, stop: &Stop) -> anyhow::Result<()> {
    let mut maker = Maker::new(&args.database, anywhere, args.seed, stop).await?;
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

/// What all that is made is made with.
pub struct Maker {
    pub client: Client,
    texts: Texts,
    stop: Stop,
}

impl Maker {
    pub async fn new(database: &str, anywhere: bool, seed: u64, stop: &Stop) -> anyhow::Result<Self> {
        let texts = Texts::new(StdRng::seed_from_u64(seed));
        Ok(Self { client: connect(database, anywhere).await?, texts, stop: stop.clone() })
    }
}

async fn connect(url: &str, anywhere: bool) -> anyhow::Result<Client> {
    let config: tokio_postgres::Config = url.parse().context("--database is no PostgreSQL address")?;
    let here = config.get_hosts().iter().all(|host| match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse().is_ok_and(|address: IpAddr| address.is_loopback())
        }
        Host::Unix(_) => true,
    });
    if !here && !anywhere {
        bail!("--database is not on this machine: --yes-this-is-my-server allows it");
    }
    let (client, connection) = config.connect(NoTls).await.context("the database does not answer")?;
    tokio::spawn(connection);
    Ok(client)
}
