//! People who can buy: coins from the sandbox cashier, and the games that cost coins.

use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};

use crate::{
    client::{CallError, Client, Person},
    concurrency::run_bounded,
    online::Online,
    progress::Progress,
    scenario::Run,
};

/// A game that costs coins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PaidGame {
    pub id: i64,
    pub price: i64,
}

/// How long a paid order may take to reach the balance.
const DELIVERY: Duration = Duration::from_secs(30);
/// Orders that one account may make in a run: the portal allows ten a minute.
const MOST_ORDERS: i64 = 10;
const PAGE: u32 = 50;
/// The list of games has at most this many pages.
const MOST_PAGES: usize = 20;

/// The games that cost coins and have an Android package, as this player sees them.
pub async fn list_paid_games(client: &Client, person: &Person) -> anyhow::Result<Vec<PaidGame>> {
    let (mut paid_games, mut cursor) = (Vec::new(), None);
    for _ in 0..MOST_PAGES {
        let page = client.games(Some(person), "hot", PAGE, cursor.as_deref()).await;
        let page = page.context("cannot read the list of games")?;
        let paid =
            page.records.iter().filter(|game| game.payable > 0 && game.platforms.contains_key("android"));
        paid_games.extend(paid.map(|game| PaidGame { id: game.id, price: game.payable }));
        cursor = page.next_cursor;
        if cursor.is_none() {
            break;
        }
    }
    ensure!(!paid_games.is_empty(), "no game has a price: import a content pack with paid games");
    Ok(paid_games)
}

/// The games that this player owns, by the list of games.
pub async fn owned(client: &Client, person: &Person) -> Result<BTreeSet<i64>, CallError> {
    let (mut owned, mut cursor) = (BTreeSet::new(), None);
    for _ in 0..MOST_PAGES {
        let page = client.games(Some(person), "hot", PAGE, cursor.as_deref()).await?;
        owned.extend(page.records.iter().filter(|game| game.owned).map(|game| game.id));
        cursor = page.next_cursor;
        if cursor.is_none() {
            break;
        }
    }
    Ok(owned)
}

/// Lets everybody recharge until their balance reaches `price`. Returns when every socket shows the coins.
pub async fn recharge(run: &Run, online: &[Arc<Online>], price: i64) -> anyhow::Result<()> {
    let count = online.len() as u64;
    let (_progress, done) = Progress::counted("recharging", count);
    let paid = run_bounded(count, run.at_once, &run.stop, |number| {
        let (one, done) = (online[number as usize].clone(), done.clone());
        async move {
            recharge_one(&one, price).await?;
            done.add(1);
            Ok(())
        }
    });
    paid.await.into_iter().collect::<anyhow::Result<()>>().context("cannot recharge coins")
}

async fn recharge_one(one: &Online, price: i64) -> anyhow::Result<()> {
    let coins = one.client.coins(&one.person).await?;
    ensure!(
        coins.sandbox_is_open(),
        "the sandbox payment channel is closed: the load test cannot pay for coins"
    );
    let best = coins.packages.iter().max_by_key(|package| package.worth());
    let best = best.context("no coin package is on sale: import a content pack (recharge.yaml)")?;
    let orders = (price - coins.coin_num).max(0).div_euclid(best.worth().max(1)) + 1;
    ensure!(
        orders <= MOST_ORDERS,
        "{price} X钻 need {orders} orders of one account, more than {MOST_ORDERS}"
    );
    for _ in 0..orders {
        one.client.recharge(&one.person, best).await.context("the sandbox cashier")?;
    }
    let (wanted, end) = (coins.coin_num + orders * best.worth(), Instant::now() + DELIVERY);
    while one.status().coin_num < wanted {
        ensure!(Instant::now() < end, "paid coins did not reach the balance in time");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}
