//! Business figures: one row for each day. `queries/figures.sql` defines each value.
//!
//! - `advance` computes one day in one transaction, under an advisory lock: one node at a time. The same input writes the same rows.
//! - A day reads only its own rows, by indexes of time. The coins that players hold continue from the day before.
//! - Rows of figures name no player. `player_day` names those of the last 40 days, because retention needs them.

use chrono::{DateTime, FixedOffset, NaiveDate, Utc};
use deadpool_postgres::{Pool, Transaction};
use queries::{client::GenericClient, queries::figures as q};

pub use q::{Channels as ChannelDay, Day, Games as GameDay};

use crate::Error;

/// Days with their channels and games.
#[derive(Debug, Default)]
pub struct Figures {
    pub days: Vec<Day>,
    pub channels: Vec<ChannelDay>,
    pub games: Vec<GameDay>,
}

/// Computes the next day that has to be computed, and returns it. `None`: there is none, or another node is at work.
pub async fn advance(pool: &Pool, zone: &str, now: DateTime<Utc>) -> Result<Option<NaiveDate>, Error> {
    let now: DateTime<FixedOffset> = now.into();
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    if !q::try_lock().bind(&tx).one().await? {
        return Ok(None);
    }
    // The pool's time limit is for players' requests. The first run reads all logins and balances.
    tx.batch_execute("set local statement_timeout = '10min'").await?;
    if q::progress().bind(&tx).opt().await?.is_none() {
        q::begin().bind(&tx, &zone, &now).await?;
    }
    q::set_zone().bind(&tx, &zone).await?;
    let day = q::next_day().bind(&tx, &now).opt().await?;
    if let Some(day) = day {
        compute(&tx, day, zone, &now).await?;
    }
    tx.commit().await?;
    Ok(day)
}

async fn compute(
    tx: &Transaction<'_>,
    day: NaiveDate,
    zone: &str,
    now: &DateTime<FixedOffset>,
) -> Result<(), Error> {
    let q::Bounds { since, until } = q::bounds().bind(tx, &day, &zone).one().await?;
    let m = q::measure().bind(tx, &day, &since, &until, &zone).one().await?;
    let channels = q::measure_channels().bind(tx, &since, &until).all().await?;
    let games = q::measure_games().bind(tx, &since, &until).all().await?;
    q::upsert_day()
        .bind(
            tx,
            &day,
            &m.active_players_count,
            &m.new_players_count,
            &m.revenue_cents,
            &m.paid_orders_count,
            &m.payers_count,
            &m.refunds_count,
            &m.refund_cents,
            &m.issued_coins,
            &m.spent_coins,
            &m.withdrawn_coins,
            &m.held_coins,
            &m.posts_count,
            &m.comments_count,
            &m.reports_open_count,
            now,
        )
        .await?;
    q::delete_channels().bind(tx, &day).await?;
    for c in &channels {
        q::insert_channel()
            .bind(
                tx,
                &day,
                &c.channel.as_str(),
                &c.paid_orders_count,
                &c.revenue_cents,
                &c.refunds_count,
                &c.refund_cents,
            )
            .await?;
    }
    q::delete_games().bind(tx, &day).await?;
    for g in &games {
        q::insert_game().bind(tx, &day, &g.place, &g.game_id, &g.downloads_count, &g.spent_coins).await?;
    }
    q::retain().bind(tx, &day, &zone).await?;
    q::set_closed_day().bind(tx, &day).await?;
    q::prune().bind(tx).await?;
    Ok(())
}

/// The end of the newest day with figures; before the first one, the begin of the first day. `None`: the job has never run.
pub async fn closed_until(db: &impl GenericClient) -> Result<Option<DateTime<FixedOffset>>, Error> {
    Ok(q::progress().bind(db).opt().await?.and_then(|progress| progress.closed_until))
}

/// The days from `since` to `until`, both included.
pub async fn days(db: &impl GenericClient, since: NaiveDate, until: NaiveDate) -> Result<Figures, Error> {
    Ok(Figures {
        days: q::days().bind(db, &since, &until).all().await?,
        channels: q::channels().bind(db, &since, &until).all().await?,
        games: q::games().bind(db, &since, &until).all().await?,
    })
}

/// The day in the time zone.
pub async fn today(db: &impl GenericClient, zone: &str, now: DateTime<Utc>) -> Result<NaiveDate, Error> {
    Ok(q::today().bind(db, &now.into(), &zone).one().await?)
}

/// The figures of `day` so far, which are not stored.
pub async fn so_far(db: &impl GenericClient, zone: &str, day: NaiveDate) -> Result<Figures, Error> {
    let q::Bounds { since, until } = q::bounds().bind(db, &day, &zone).one().await?;
    let m = q::measure().bind(db, &day, &since, &until, &zone).one().await?;
    let channels = q::measure_channels().bind(db, &since, &until).all().await?;
    let games = q::measure_games().bind(db, &since, &until).all().await?;
    let ids: Vec<i64> = games.iter().map(|game| game.game_id).collect();
    let names = q::game_names().bind(db, &ids).all().await?;
    let name = |id| names.iter().find(|game| game.id == id).map(|game| game.name.clone()).unwrap_or_default();
    Ok(Figures {
        days: vec![Day {
            day,
            active_players_count: m.active_players_count,
            new_players_count: m.new_players_count,
            retained_1_count: None,
            retained_7_count: None,
            retained_30_count: None,
            revenue_cents: m.revenue_cents,
            paid_orders_count: m.paid_orders_count,
            payers_count: m.payers_count,
            refunds_count: m.refunds_count,
            refund_cents: m.refund_cents,
            issued_coins: m.issued_coins,
            spent_coins: m.spent_coins,
            withdrawn_coins: m.withdrawn_coins,
            held_coins: m.held_coins,
            posts_count: m.posts_count,
            comments_count: m.comments_count,
            reports_open_count: m.reports_open_count,
        }],
        channels: channels
            .into_iter()
            .map(|c| ChannelDay {
                day,
                channel: c.channel,
                paid_orders_count: c.paid_orders_count,
                revenue_cents: c.revenue_cents,
                refunds_count: c.refunds_count,
                refund_cents: c.refund_cents,
            })
            .collect(),
        games: games
            .into_iter()
            .map(|g| GameDay {
                day,
                place: g.place,
                game_id: g.game_id,
                name: name(g.game_id),
                downloads_count: g.downloads_count,
                spent_coins: g.spent_coins,
            })
            .collect(),
    })
}
