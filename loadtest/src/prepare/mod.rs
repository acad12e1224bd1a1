//! Makes data: as many posts as search and feeds have to stand, by COPY, in minutes. The one thing here that speaks to
//! PostgreSQL: a million posts by HTTP would take a day.

mod copy;
mod texts;

use std::{
    net::IpAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use anyhow::{Context, bail, ensure};
use rand::{Rng, SeedableRng, rngs::StdRng};
use tokio_postgres::{Client, NoTls, config::Host};

use self::copy::Copy;
pub use self::texts::Texts;
use crate::{cli, progress::Progress, stop::Stop};

/// Rows that are committed together: what Ctrl-C leaves is whole.
const BATCH: u64 = 10_000;
/// From so many posts on, search's index is made anew behind them: that is quicker than to add each post to it.
const MANY: u64 = 100_000;
const SEARCH_INDEX: &str = "post_text_grams";
/// Over how long the posts are spread, up to now.
const DAYS: i64 = 365;
/// What a tenfold of views is worth in `hot`, as the server counts it.
const HOT_MS: f64 = 12.5 * 3_600_000.0;

pub async fn run(args: &cli::Prepare, anywhere: bool, stop: &Stop) -> anyhow::Result<()> {
    let cli::Data::Posts { number, accounts } = args.data;
    let mut client = connect(&args.database, anywhere).await?;
    let mut texts = Texts::new(StdRng::seed_from_u64(args.seed));
    let began = Instant::now();
    let authors = make_accounts(&mut client, &mut texts, accounts).await?;
    let index = if number >= MANY { Some(take_index(&client).await?) } else { None };
    let made = make_posts(&mut client, &mut texts, &authors, number, stop).await;
    if let Some(index) = index {
        put_back(&client, &index).await?;
    }
    let made = made?;
    count_posts(&client, &authors).await?;
    client.batch_execute("analyze account; analyze post; analyze post_text; analyze account_text").await?;
    let took = began.elapsed().as_secs_f64();
    println!("{accounts} accounts and {made} posts in {took:.0} s");
    ensure!(made == number, "interrupted");
    Ok(())
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

/// Players whom nobody can sign in as; returns their uids.
async fn make_accounts(client: &mut Client, texts: &mut Texts, number: u64) -> anyhow::Result<Vec<i64>> {
    let run: String = uuid::Uuid::new_v4().simple().to_string().chars().take(8).collect();
    let tx = client.transaction().await?;
    let mut copy =
        Copy::begin(&tx, "copy account (login_name, name, signature, invite_code) from stdin").await?;
    for n in 0..number {
        let name = texts.name();
        copy.row(&[&format!("lp{run}_{n}"), &name, "", &format!("LP{run}{n}")]).await?;
    }
    copy.end().await?;
    let rows =
        tx.query("select uid from account where login_name like $1", &[&format!("lp{run}\\_%")]).await?;
    let authors = rows.iter().map(|row| row.get(0)).collect();
    let statuses = "insert into status (uid, read_upto) select uid, seq from account, broadcast_head where login_name like $1";
    tx.execute(statuses, &[&format!("lp{run}\\_%")]).await?;
    tx.commit().await?;
    Ok(authors)
}

/// Drops search's index; returns what makes it again.
async fn take_index(client: &Client) -> anyhow::Result<String> {
    let sql = "select pg_get_indexdef(c.oid) from pg_class c where c.oid = to_regclass($1)";
    let index = client.query_opt(sql, &[&SEARCH_INDEX]).await?.context(
        "search's index is not there: migrate the database, or make again what an interrupted run has dropped",
    )?;
    client.batch_execute(&format!("drop index {SEARCH_INDEX}")).await?;
    let index: String = index.get(0);
    println!("until the end searches have no index: {index}");
    Ok(index)
}

async fn put_back(client: &Client, index: &str) -> anyhow::Result<()> {
    let _progress = Progress::start("search's index", 1, || (0, String::new()));
    client.batch_execute("set maintenance_work_mem = '512MB'").await?;
    client.batch_execute(index).await?;
    client.batch_execute(&format!("alter index {SEARCH_INDEX} alter column 1 set statistics 0")).await?;
    Ok(())
}

/// Returns how many were made: fewer where it was stopped.
async fn make_posts(
    client: &mut Client,
    texts: &mut Texts,
    authors: &[i64],
    number: u64,
    stop: &Stop,
) -> anyhow::Result<u64> {
    let ids = |rows: Vec<tokio_postgres::Row>| -> Vec<i64> { rows.iter().map(|row| row.get(0)).collect() };
    let tags = ids(client.query("select id from square_tag where not retired order by id", &[]).await?);
    let games = ids(client.query("select id from game where not retired order by id", &[]).await?);
    let now: i64 = client.query_one("select (extract(epoch from now()) * 1000)::bigint", &[]).await?.get(0);
    let made = Arc::new(AtomicU64::new(0));
    let live = made.clone();
    let _progress = Progress::start("posts", number, move || (live.load(Ordering::Relaxed), String::new()));
    while made.load(Ordering::Relaxed) < number && !stop.is_set() {
        let from = made.load(Ordering::Relaxed);
        let upto = number.min(from + BATCH);
        let tx = client.transaction().await?;
        let columns = "uid, title, content, tag_id, game_id, view_num, hot, hot_due, create_time";
        let mut copy = Copy::begin(&tx, &format!("copy post ({columns}) from stdin")).await?;
        for n in from..upto {
            let age_ms = DAYS * 86_400_000 / number as i64 * (number - n) as i64;
            let created = now - age_ms;
            let views = texts.rng.random::<f64>().powi(6) * 5_000.0;
            let hot = created + (HOT_MS * (1.0 + views.floor() / 50.0).log10()) as i64;
            let author = authors[texts.skewed(authors.len())];
            let of = |rng: &mut StdRng, ids: &[i64]| match ids {
                [] => "\\N".to_owned(),
                ids => ids[rng.random_range(0..ids.len())].to_string(),
            };
            let (tag, game) = (of(&mut texts.rng, &tags), of(&mut texts.rng, &games));
            let game = if texts.rng.random_bool(0.5) { game } else { "\\N".into() };
            let (title, content) = (texts.title(), texts.content());
            copy.row(&[
                &author.to_string(),
                &title,
                &content,
                &tag,
                &game,
                &(views as i64).to_string(),
                &hot.to_string(),
                "f",
                &chrono::DateTime::from_timestamp_millis(created).context("a time")?.to_rfc3339(),
            ])
            .await?;
        }
        copy.end().await?;
        tx.commit().await?;
        made.store(upto, Ordering::Relaxed);
    }
    Ok(made.load(Ordering::Relaxed))
}

/// Counts are kept by whoever writes the rows.
async fn count_posts(client: &Client, authors: &[i64]) -> anyhow::Result<()> {
    let count = "update account a set post_num = n
        from (select uid, count(*) as n from post where delete_time is null group by uid) p
        where p.uid = a.uid and a.uid = any($1)";
    client.execute(count, &[&authors]).await?;
    Ok(())
}
