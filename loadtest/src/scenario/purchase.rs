//! A sale: people with coins buy games, each game once. Balances end as the answers say, on open pages and by REST.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, AtomicU64, Ordering},
    },
    time::Instant,
};

use anyhow::ensure;
use uuid::Uuid;

use super::Run;
use crate::{
    calls::Calls,
    cli::Purchase,
    crowd::a_few_at_a_time,
    drive::{load, shown},
    limits,
    measure::Latencies,
    online::{self, Online},
    people,
    report::Report,
    shop::{Ware, owned, recharge, shelf},
    stop::Stop,
};

const BUY: &str = "user/game/download";
const AGAIN: &str = "user/game/download, sent again";
/// One in so many loses its answer and sends again.
const RETRIES: u64 = 20;

/// Somebody who buys, and what the answers said of it.
struct Buyer {
    online: Arc<Online>,
    coins: i64,
    spent: AtomicI64,
    bought: AtomicU64,
    /// A call that failed may have bought.
    unknown: AtomicU64,
}

pub async fn run(run: &Run, args: &Purchase) -> anyhow::Result<Report> {
    limits::allow_sockets(args.people)?;
    let people = people::register(run, args.people).await?;
    let seen = Arc::new(online::Seen::default());
    let online = online::gather(run, people, |_| Vec::new(), Arc::new(|_, _, _| {}), &seen).await?;
    ensure!(!online.is_empty(), "stopped before anybody came");
    let wares = Arc::new(shelf(&online[0].client, &online[0].person).await?);
    let most = (online.len() * wares.len()) as u64;
    if args.load.saturate.is_none() {
        let wanted = run.schedule(args.load.rate, args.load.seconds).count;
        ensure!(
            wanted <= most,
            "{} games have a price, which each buys once: {wanted} purchases take {} people (--people)",
            wares.len(),
            wanted.div_ceil(wares.len() as u64)
        );
    }
    recharge(run, &online, wares.iter().map(|ware| ware.price).sum()).await?;
    let buyers: Arc<Vec<Buyer>> = Arc::new(online.iter().map(Buyer::new).collect());

    let calls = Arc::new(Calls::new(&[BUY, AGAIN]));
    let socket = Arc::new(Latencies::default());
    let progress = shown(run, "purchases", &args.load, &calls);
    let began = Instant::now();
    load(run, &args.load, &calls, most, |arrival| {
        let (buyers, calls, socket) = (buyers.clone(), calls.clone(), socket.clone());
        let number = arrival.number as usize;
        let ware = wares[number / buyers.len() % wares.len()];
        async move {
            let buyer = &buyers[number % buyers.len()];
            buyer.buy(ware, arrival.number, arrival.due, &calls, &socket).await;
        }
    })
    .await;
    drop(progress);
    let took = began.elapsed();
    let bought = calls.of(BUY).summary().count;

    let mut report = run.report("purchase", args);
    report.latency("due to the balance on the socket", &socket);
    report.figure("purchases a second", bought as f64 / took.as_secs_f64());
    let count = socket.summary().count;
    report.promise("every charge is shown on the open page", count == bought, format!("{count} of {bought}"));
    compare(run, &buyers, &calls).await;
    calls.report(&mut report, args.load.limits(), |name| name == BUY);
    online::verify(run, &online, &seen, &mut report).await;
    Ok(report)
}

impl Buyer {
    fn new(online: &Arc<Online>) -> Self {
        Self {
            online: online.clone(),
            coins: online.status().coin_num,
            spent: AtomicI64::default(),
            bought: AtomicU64::default(),
            unknown: AtomicU64::default(),
        }
    }

    async fn buy(&self, ware: Ware, number: u64, due: Instant, calls: &Calls, socket: &Latencies) {
        let Online { client, person, .. } = &*self.online;
        let key = Uuid::new_v4();
        let Ok(bought) = calls.call(BUY, due, client.buy(person, ware.game, ware.price, key)).await else {
            self.unknown.fetch_add(1, Ordering::Relaxed);
            return;
        };
        self.spent.fetch_add(bought.charged, Ordering::Relaxed);
        self.bought.fetch_add(1, Ordering::Relaxed);
        calls.agree(bought.charged == ware.price, "another price was charged than was confirmed");
        if let Some(at) = self.online.shows(bought.version).await {
            socket.record(at.saturating_duration_since(due));
        }
        if number.is_multiple_of(RETRIES) {
            let again = client.buy(person, ware.game, ware.price, key);
            if let Ok(again) = calls.call(AGAIN, Instant::now(), again).await {
                calls.agree(again.charged == bought.charged, "a key that was used is answered otherwise");
            }
        }
    }

    /// What they have left, and what they own, by REST.
    async fn compare(&self, calls: &Calls) {
        if self.unknown.load(Ordering::Relaxed) > 0 {
            return;
        }
        let Online { client, person, .. } = &*self.online;
        let left = self.coins - self.spent.load(Ordering::Relaxed);
        let status = client.status(person).await;
        calls.agree(status.is_ok_and(|status| status.coin_num == left), "a balance unlike its charges");
        let games = owned(client, person).await;
        let bought = self.bought.load(Ordering::Relaxed);
        calls.agree(
            games.is_ok_and(|games| games.len() as u64 == bought),
            "games owned that are not those bought",
        );
    }
}

async fn compare(run: &Run, buyers: &Arc<Vec<Buyer>>, calls: &Arc<Calls>) {
    a_few_at_a_time(buyers.len() as u64, run.at_once, &Stop::never(), |number| {
        let (buyers, calls) = (buyers.clone(), calls.clone());
        async move { buyers[number as usize].compare(&calls).await }
    })
    .await;
}
