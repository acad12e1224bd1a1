//! A sale: people with coins buy each paid game once. Final balances must equal the answers, on open pages and by REST.

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
    concurrency::run_bounded,
    drive::{load, progress_bar},
    final_reads::FinalReads,
    measure::Latencies,
    online::{self, Online},
    open_files, people,
    report::Report,
    shop::{PaidGame, list_paid_games, owned, recharge},
    stop::Stop,
};

const BUY: &str = "user/game/download";
const AGAIN: &str = "user/game/download, sent again";
/// One in this many repeats the call with the same key, as after a lost answer.
const RETRIES: u64 = 20;

/// How long after the load a failed call may still take effect.
const GRACE: Duration = Duration::from_secs(10);
/// Pause between two checks.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// A person who buys.
struct Buyer {
    online: Arc<Online>,
    coins: i64,
    deals: Mutex<Deals>,
}

/// Purchases by the answers: each game with its charge.
#[derive(Default)]
struct Deals {
    bought: BTreeMap<i64, i64>,
    /// Failed calls, which may have bought.
    unknown: BTreeMap<i64, i64>,
}

/// The final state of a buyer, by REST.
struct Left {
    coins: i64,
    /// Sum of the balance's history.
    ledger: i64,
    games: BTreeSet<i64>,
}

pub async fn run(run: &Run, args: &Purchase) -> anyhow::Result<Report> {
    open_files::allow_sockets(args.people)?;
    let people = people::register(run, args.people).await?;
    let stats = Arc::new(online::Stats::default());
    let online = online::gather(run, people, |_| Vec::new(), Arc::new(|_, _, _| {}), &stats).await?;
    ensure!(!online.is_empty(), "stopped before anybody was online");
    let paid_games = Arc::new(list_paid_games(&online[0].client, &online[0].person).await?);
    let most = (online.len() * paid_games.len()) as u64;
    if args.load.saturate.is_none() {
        let wanted = run.schedule(args.load.rate, args.load.seconds).count;
        ensure!(
            wanted <= most,
            "there are {} paid games, and each person buys each once: {wanted} purchases need --people {}",
            paid_games.len(),
            wanted.div_ceil(paid_games.len() as u64)
        );
    }
    recharge(run, &online, paid_games.iter().map(|game| game.price).sum()).await?;
    let buyers: Arc<Vec<Buyer>> = Arc::new(online.iter().map(Buyer::new).collect());

    let calls = Arc::new(Calls::new(&[BUY, AGAIN]));
    let socket = Arc::new(Latencies::default());
    let progress = progress_bar(run, "purchases", &args.load, &calls);
    let began = Instant::now();
    load(run, &args.load, &calls, most, |arrival| {
        let (buyers, calls, socket) = (buyers.clone(), calls.clone(), socket.clone());
        let number = arrival.number as usize;
        let game = paid_games[number / buyers.len() % paid_games.len()];
        async move {
            let buyer = &buyers[number % buyers.len()];
            buyer.buy(game, arrival.number, arrival.due, &calls, &socket).await;
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
    report.promise_count("every charge is shown on the open page", count, bought);
    compare(run, &buyers, &calls, &mut report).await;
    calls.report(&mut report, args.load.limits.errors);
    calls.promise_p99(&mut report, args.load.limits.p99_ms, |name| name == BUY);
    online::verify(run, &online, &stats, &mut report).await;
    Ok(report)
}

impl Buyer {
    fn new(online: &Arc<Online>) -> Self {
        Self { online: online.clone(), coins: online.status().coin_num, deals: Mutex::default() }
    }

    async fn buy(&self, game: PaidGame, number: u64, due: Instant, calls: &Calls, socket: &Latencies) {
        let Online { client, person, .. } = &*self.online;
        let key = Uuid::new_v4();
        let Ok(bought) = calls.call(BUY, due, client.buy(person, game.id, game.price, key)).await else {
            self.deals(|deals| deals.unknown.insert(game.id, game.price));
            return;
        };
        self.deals(|deals| deals.bought.insert(game.id, bought.charged));
        calls.agree(bought.charged == game.price, "the charge differs from the confirmed price");
        if let Some(at) = self.online.shows(bought.version).await {
            socket.record(at.saturating_duration_since(due));
        }
        if number.is_multiple_of(RETRIES) {
            let again = client.buy(person, game.id, game.price, key);
            if let Ok(again) = calls.call(AGAIN, Instant::now(), again).await {
                calls.agree(again.charged == bought.charged, "a repeated key got another answer");
            }
        }
    }

    fn deals<T>(&self, of: impl FnOnce(&mut Deals) -> T) -> T {
        of(&mut self.deals.lock().expect("no holder panics"))
    }

    /// The contradiction in the final state, if there is one.
    async fn compare(&self, last: FinalReads) -> Result<Option<&'static str>, CallError> {
        let end = Instant::now() + GRACE;
        loop {
            let left = self.left(last).await?;
            let wrong = self.deals(|deals| deals.wrong(self.coins, &left));
            if wrong.is_none() || Instant::now() >= end {
                return Ok(wrong);
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    async fn left(&self, last: FinalReads) -> Result<Left, CallError> {
        let Online { client, person, .. } = &*self.online;
        Ok(Left {
            coins: last.read(|| client.status(person)).await?.coin_num,
            ledger: last.read(|| client.ledger(person)).await?,
            games: last.read(|| owned(client, person)).await?,
        })
    }
}

impl Deals {
    /// Checks that bought games are owned, that owned games were paid, and that nothing else was charged. A failed call may have bought
    /// its game or not: both are right. Returns the first contradiction.
    fn wrong(&self, coins: i64, left: &Left) -> Option<&'static str> {
        let price = |game| self.bought.get(game).or_else(|| self.unknown.get(game));
        let paid: Option<i64> = left.games.iter().map(price).sum();
        match paid {
            None => Some("an owned game was not bought"),
            Some(_) if self.bought.keys().any(|game| !left.games.contains(game)) => {
                Some("a bought game is not owned")
            }
            Some(paid) if left.coins != coins - paid => Some("the balance does not match the charges"),
            Some(_) if left.coins != left.ledger => Some("the balance does not match its history"),
            Some(_) => None,
        }
    }
}

/// Checks all buyers, also those with failed calls.
async fn compare(run: &Run, buyers: &Arc<Vec<Buyer>>, calls: &Calls, report: &mut Report) {
    let (never, last) = (Stop::never(), FinalReads::begin());
    let compared = run_bounded(buyers.len() as u64, run.at_once, &never, |number| {
        let buyers = buyers.clone();
        async move { buyers[number as usize].compare(last).await }
    });
    let compared: Result<Vec<_>, CallError> = compared.await.into_iter().collect();
    if let Ok(compared) = &compared {
        compared.iter().flatten().for_each(|wrong| calls.agree(false, *wrong));
    }
    let right = compared.map(|compared| compared.iter().filter(|wrong| wrong.is_none()).count());
    report.promise_read("every buyer owns the games paid for, and has the remaining coins", {
        right.map(|right| (right == buyers.len(), format!("{right} of {}", buyers.len())))
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three games at 20: the first was bought, the call for the second failed, the third was not bought.
    fn wrong(coins: i64, ledger: i64, games: &[i64]) -> Option<&'static str> {
        let deals = Deals { bought: [(1, 20)].into(), unknown: [(2, 20)].into() };
        deals.wrong(100, &Left { coins, ledger, games: games.iter().copied().collect() })
    }

    #[test]
    fn a_failed_call_has_bought_entirely_or_not_at_all() {
        assert_eq!(wrong(80, 80, &[1]), None);
        assert_eq!(wrong(60, 60, &[1, 2]), None);
        assert_eq!(wrong(60, 60, &[1]), Some("the balance does not match the charges"), "paid and not owned");
        assert_eq!(
            wrong(80, 80, &[1, 2]),
            Some("the balance does not match the charges"),
            "owned and not paid"
        );
        assert_eq!(wrong(40, 40, &[1, 2]), Some("the balance does not match the charges"), "paid twice");
    }

    #[test]
    fn a_bought_game_is_owned_and_in_the_history() {
        assert_eq!(wrong(80, 80, &[2]), Some("a bought game is not owned"));
        assert_eq!(wrong(60, 60, &[1, 3]), Some("an owned game was not bought"));
        assert_eq!(wrong(80, 60, &[1]), Some("the balance does not match its history"));
    }
}
