//! Posts of the past year.

use anyhow::Context;
use rand::{Rng, rngs::StdRng};
use tokio_postgres::Client;

use super::{BATCH, Maker, accounts, copy::Copy};
use crate::progress::Progress;

/// The index that costs most per post.
const INDEXES: [&str; 1] = ["post_text_grams"];
/// The posts' times are spread over this many days, up to now.
const DAYS: i64 = 365;
/// Milliseconds that ten times the views add to `hot`, by the server's formula.
const HOT_MS: f64 = 12.5 * 3_600_000.0;

/// Writes posts by this many new players; returns their number.
pub async fn make(maker: &mut Maker, number: u64, accounts: u64) -> anyhow::Result<u64> {
    let authors = accounts::make(maker, accounts).await?;
    if authors.is_empty() {
        return Ok(0);
    }
    let dropped = maker.drop_indexes(&INDEXES, number).await?;
    let made = write(maker, &authors, number).await;
    dropped.rebuild(&maker.client).await?;
    let made = made?;
    count_posts(&maker.client, &authors).await?;
    maker.client.batch_execute("analyze post; analyze post_text").await?;
    Ok(made)
}

/// Returns the number of posts; lower when the run was stopped.
async fn write(maker: &mut Maker, authors: &[i64], number: u64) -> anyhow::Result<u64> {
    let Maker { client, texts, stop, .. } = maker;
    let ids = |rows: Vec<tokio_postgres::Row>| -> Vec<i64> { rows.iter().map(|row| row.get(0)).collect() };
    let tags = ids(client.query("select id from square_tag where not retired order by id", &[]).await?);
    let games = ids(client.query("select id from game where not retired order by id", &[]).await?);
    let now: i64 = client.query_one("select (extract(epoch from now()) * 1000)::bigint", &[]).await?.get(0);
    let (_progress, made) = Progress::counted("posts", number);
    while made.count() < number && !stop.is_set() {
        let from = made.count();
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
                &chrono::DateTime::from_timestamp_millis(created)
                    .context("the creation time is out of range")?
                    .to_rfc3339(),
            ])
            .await?;
        }
        copy.end().await?;
        tx.commit().await?;
        made.add(upto - from);
    }
    Ok(made.count())
}

/// A writer of rows must also update the counts.
async fn count_posts(client: &Client, authors: &[i64]) -> anyhow::Result<()> {
    let count = "update account a set post_num = n
        from (select uid, count(*) as n from post where delete_time is null group by uid) p
        where p.uid = a.uid and a.uid = any($1)";
    client.execute(count, &[&authors]).await?;
    Ok(())
}
