//! A sale: people with coins buy games, each game once. Balances end as the answers say, on open pages and by REST.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use anyhow::ensure;
use uuid::Uuid;

use super::Run;
use crate::{
    calls::Calls,
    cli::Purchase,
    client::CallError,
    crowd::a_few_at_a_time,
    drive::{load, shown},
    last::Last,
    measure::Latencies,
    online::{self, Online},
    open_files, people,
    report::Report,
    shop::{Ware, owned, recharge, shelf},
    stop::Stop,
};

const BUY: &str = "user/game/download";
const AGAIN: &str = "user/game/download, sent again";
/// One in so many loses its answer and sends again.
const RETRIES: u64 = 20;

/// How long a call that failed may go on behind the load.
const GRACE: Duration = Duration::from_secs(10);
/// Between two looks at it.
const LOOK: Duration = Duration::from_millis(100);

/// Somebody who buys.
struct Buyer {
    online: Arc<Online>,
    coins: i64,
    deals: Mutex<Deals>,
}

/// What the answers said of it: games and what each took.
#[derive(Default)]
struct Deals {
    bought: BTreeMap<i64, i64>,
    /// A call that failed may have bought.
    unknown: BTreeMap<i64, i64>,
}

/// What a buyer has in the end, by REST.
struct Left {
    coins: i64,
    /// What all that moved their balance comes to.
    ledger: i64,
    games: BTreeSet<i64>,
}

pub async fn run(run: &Run, args: &Purchase) -> anyhow::Result<Report> {
    open_files::allow_sockets(args.people)?;
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
    compare(run, &buyers, &calls, &mut report).await;
    calls.report(&mut report, args.load.limits.errors);
    calls.promise_p99(&mut report, args.load.limits.p99_ms, |name| name == BUY);
    online::verify(run, &online, &seen, &mut report).await;
    Ok(report)
}

impl Buyer {
    fn new(online: &Arc<Online>) -> Self {
        Self { online: online.clone(), coins: online.status().coin_num, deals: Mutex::default() }
    }

    async fn buy(&self, ware: Ware, number: u64, due: Instant, calls: &Calls, socket: &Latencies) {
        let Online { client, person, .. } = &*self.online;
        let key = Uuid::new_v4();
        let Ok(bought) = calls.call(BUY, due, client.buy(person, ware.game, ware.price, key)).await else {
            self.deals(|deals| deals.unknown.insert(ware.game, ware.price));
            return;
        };
        self.deals(|deals| deals.bought.insert(ware.game, bought.charged));
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

    fn deals<T>(&self, of: impl FnOnce(&mut Deals) -> T) -> T {
        of(&mut self.deals.lock().expect("no holder panics"))
    }

    /// What is wrong in the end, if anything is.
    async fn compare(&self, last: Last) -> Result<Option<&'static str>, CallError> {
        let end = Instant::now() + GRACE;
        loop {
            let left = self.left(last).await?;
            let wrong = self.deals(|deals| deals.wrong(self.coins, &left));
            if wrong.is_none() || Instant::now() >= end {
                return Ok(wrong);
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    async fn left(&self, last: Last) -> Result<Left, CallError> {
        let Online { client, person, .. } = &*self.online;
        Ok(Left {
            coins: last.read(|| client.status(person)).await?.coin_num,
            ledger: last.read(|| client.ledger(person)).await?,
            games: last.read(|| owned(client, person)).await?,
        })
    }
}

impl Deals {
    /// Whatever became of calls that failed: what was bought is owned, what is owned was paid for, and nothing else was.
    fn wrong(&self, coins: i64, left: &Left) -> Option<&'static str> {
        let price = |game| self.bought.get(game).or_else(|| self.unknown.get(game));
        let paid: Option<i64> = left.games.iter().map(price).sum();
        match paid {
            None => Some("a game owned that was not bought"),
            Some(_) if self.bought.keys().any(|game| !left.games.contains(game)) => {
                Some("a game bought that is not owned")
            }
            Some(paid) if left.coins != coins - paid => Some("a balance unlike its charges"),
            Some(_) if left.coins != left.ledger => Some("a balance unlike its history"),
            Some(_) => None,
        }
    }
}

/// Everybody, those too a call of whom failed.
async fn compare(run: &Run, buyers: &Arc<Vec<Buyer>>, calls: &Calls, report: &mut Report) {
    let (never, last) = (Stop::never(), Last::begin());
    let compared = a_few_at_a_time(buyers.len() as u64, run.at_once, &never, |number| {
        let buyers = buyers.clone();
        async move { buyers[number as usize].compare(last).await }
    });
    let compared: Result<Vec<_>, CallError> = compared.await.into_iter().collect();
    if let Ok(compared) = &compared {
        compared.iter().flatten().for_each(|wrong| calls.agree(false, *wrong));
    }
    let right = compared.map(|compared| compared.iter().filter(|wrong| wrong.is_none()).count());
    report.promise_read("every buyer owns what they paid for, and has the rest", {
        right.map(|right| (right == buyers.len(), format!("{right} of {}", buyers.len())))
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of three games at 20, the first was bought, the second perhaps, the third not.
    fn wrong(coins: i64, ledger: i64, games: &[i64]) -> Option<&'static str> {
        let deals = Deals { bought: [(1, 20)].into(), unknown: [(2, 20)].into() };
        deals.wrong(100, &Left { coins, ledger, games: games.iter().copied().collect() })
    }

    #[test]
    fn a_call_that_failed_has_bought_or_not_and_nothing_between() {
        assert_eq!(wrong(80, 80, &[1]), None);
        assert_eq!(wrong(60, 60, &[1, 2]), None);
        assert_eq!(wrong(60, 60, &[1]), Some("a balance unlike its charges"), "paid and not owned");
        assert_eq!(wrong(80, 80, &[1, 2]), Some("a balance unlike its charges"), "owned and not paid");
        assert_eq!(wrong(40, 40, &[1, 2]), Some("a balance unlike its charges"), "paid twice");
    }

    #[test]
    fn what_was_bought_is_owned_and_in_the_books() {
        assert_eq!(wrong(80, 80, &[2]), Some("a game bought that is not owned"));
        assert_eq!(wrong(60, 60, &[1, 3]), Some("a game owned that was not bought"));
        assert_eq!(wrong(80, 60, &[1]), Some("a balance unlike its history"));
    }
}
