//! People who can buy: coins from the sandbox's cashier, and what is on the shelf for them.

use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};

use crate::{
    client::{CallError, Client, Person},
    crowd::a_few_at_a_time,
    online::Online,
    progress::Progress,
    scenario::Run,
};

/// What has a price, and what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ware {
    pub game: i64,
    pub price: i64,
}

/// How long coins may take from the cashier to the balance.
const DELIVERY: Duration = Duration::from_secs(30);
/// Orders that one account may make in a run: the portal allows ten a minute.
const MOST_ORDERS: i64 = 10;
const PAGE: u32 = 50;
/// A shelf is no longer than this many pages.
const MOST_PAGES: usize = 20;

/// What costs coins and can be had for Android, as this player sees it.
pub async fn shelf(client: &Client, person: &Person) -> anyhow::Result<Vec<Ware>> {
    let (mut wares, mut cursor) = (Vec::new(), None);
    for _ in 0..MOST_PAGES {
        let page = client.games(Some(person), "hot", PAGE, cursor.as_deref()).await;
        let page = page.context("the list of games could not be read")?;
        let paid =
            page.records.iter().filter(|game| game.payable > 0 && game.platforms.contains_key("android"));
        wares.extend(paid.map(|game| Ware { game: game.id, price: game.payable }));
        cursor = page.next_cursor;
        if cursor.is_none() {
            break;
        }
    }
    ensure!(!wares.is_empty(), "nothing on the shelf has a price: import a content pack with paid games");
    Ok(wares)
}

/// Which of these games they own, as the list says.
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

/// Has each of them recharge until they can pay so much; comes back when every socket shows the coins.
pub async fn recharge(run: &Run, online: &[Arc<Online>], price: i64) -> anyhow::Result<()> {
    let count = online.len() as u64;
    let (_progress, done) = Progress::counted("recharging", count);
    let paid = a_few_at_a_time(count, run.at_once, &run.stop, |number| {
        let (one, done) = (online[number as usize].clone(), done.clone());
        async move {
            recharge_one(&one, price).await?;
            done.add(1);
            Ok(())
        }
    });
    paid.await.into_iter().collect::<anyhow::Result<()>>().context("coins could not be had")
}

async fn recharge_one(one: &Online, price: i64) -> anyhow::Result<()> {
    let coins = one.client.coins(&one.person).await?;
    ensure!(coins.sandbox_is_open(), "the sandbox channel is closed: coins cannot be had from outside");
    let best = coins.packages.iter().max_by_key(|package| package.worth());
    let best = best.context("no coins are on sale: import a content pack (recharge.yaml)")?;
    let orders = (price - coins.coin_num).max(0).div_euclid(best.worth().max(1)) + 1;
    ensure!(orders <= MOST_ORDERS, "{price} X钻 would take {orders} orders of one account");
    for _ in 0..orders {
        one.client.recharge(&one.person, best).await.context("the cashier")?;
    }
    let (wanted, end) = (coins.coin_num + orders * best.worth(), Instant::now() + DELIVERY);
    while one.status().coin_num < wanted {
        ensure!(Instant::now() < end, "coins were paid and did not come");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}
