//! The server is killed repeatedly while players buy games, memberships and order packages. Each repeats unanswered calls with the key of
//! the purchase: none is lost, none is charged twice. `PORTAL_SEED` repeats the times of the kills.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use futures_util::future::join_all;
use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::Value;
use tokio::{
    sync::{Semaphore, watch},
    task::JoinSet,
    time::timeout,
};
use uuid::Uuid;

use crate::harness::{Client, PASSWORD, Ran, Running, TestDatabase, game, http, seeds, shop};

const PLAYERS: usize = 10;
/// Purchases of each player. The first seven players buy games. The others buy memberships, because members get games free. The last
/// `ORDERS` purchases of each player are orders.
const PURCHASES: usize = 20;
const GAMERS: usize = 7;
const ORDERS: usize = 3;
const PRICE: i64 = 7;
/// Plan 7.
const MONTH: i64 = 280;
const DEATHS: usize = 6;
/// Purchases in flight.
const AT_ONCE: usize = 40;

#[derive(Debug, Clone, Copy)]
enum Purchase {
    /// A unique index on player and game also prevents a second charge.
    Game(i64),
    /// Only the idempotency key prevents a second charge.
    Vip,
    Order,
}

#[tokio::test]
async fn two_hundred_purchases_take_effect_once_through_six_kills() {
    for seed in seeds() {
        let db = Arc::new(TestDatabase::new().await);
        shop(&db).await;
        for n in 0..PURCHASES {
            game(&db, 1001 + n as i64, "一个游戏", &format!("online_type = 1, buy_amount = {PRICE}")).await;
        }
        let env = [
            ("DATABASE_URL", db.url.as_str()),
            ("PORTAL_SECRET", "a secret that outlives the process"),
            ("PORTAL_DEMO_PACK", ""),
            ("PORTAL_PAY_ORDERS_PER_ACCOUNT", "1000/1m"),
        ];
        let mut running = Running::serve(&env).await;
        let (tell, address) = watch::channel(running.address().await);
        let players = join_all((0..PLAYERS).map(|n| player(*address.borrow(), n))).await;
        for (n, (uid, _)) in players.iter().enumerate() {
            let coins = if n < GAMERS { PRICE } else { MONTH } * (PURCHASES - ORDERS) as i64;
            sql::coin::grant(&db.pool, *uid, coins, "系统赠送", &uid.to_string()).await.unwrap();
        }

        let (done, retries) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let at_once = Arc::new(Semaphore::new(AT_ONCE));
        let mut buying = JoinSet::new();
        for turn in 0..PURCHASES {
            for (n, (uid, token)) in players.iter().cloned().enumerate() {
                let purchase = match (turn, n) {
                    (0..ORDERS, _) => Purchase::Order,
                    (_, 0..GAMERS) => Purchase::Game(1001 + turn as i64),
                    _ => Purchase::Vip,
                };
                let (done, retries, address, at_once) =
                    (done.clone(), retries.clone(), address.clone(), at_once.clone());
                buying.spawn(async move {
                    let _turn = at_once.acquire().await.unwrap();
                    retries.fetch_add(buy(address, uid, &token, purchase).await, Ordering::SeqCst);
                    done.fetch_add(1, Ordering::SeqCst);
                });
            }
        }

        let mut dice = StdRng::seed_from_u64(seed);
        for death in 0..DEATHS {
            // After this many more answers, while other calls are in flight.
            let enough = (PLAYERS * PURCHASES) * death / DEATHS + dice.random_range(0..20);
            while done.load(Ordering::SeqCst) < enough.min(PLAYERS * PURCHASES - AT_ONCE) {
                buying.join_next().await.expect("more calls are in flight").unwrap();
            }
            running.signal("KILL").await;
            running.ended().await;
            running = Running::serve(&env).await;
            tell.send(running.address().await).unwrap();
        }
        while let Some(bought) = buying.join_next().await {
            bought.unwrap();
        }

        assert!(retries.load(Ordering::SeqCst) > 0, "somebody met a death");
        let count = async |of: &str| db.value::<i64>(&format!("select count(*) from {of}")).await as usize;
        assert_eq!(count("coin_entry where ref_type = 'game'").await, GAMERS * (PURCHASES - ORDERS));
        assert_eq!(count("game_download").await, GAMERS * (PURCHASES - ORDERS));
        assert_eq!(
            count("coin_entry where ref_type = 'vip'").await,
            (PLAYERS - GAMERS) * (PURCHASES - ORDERS)
        );
        assert_eq!(count("vip_grant").await, (PLAYERS - GAMERS) * (PURCHASES - ORDERS));
        assert_eq!(count("trade_order").await, PLAYERS * ORDERS);
        assert_eq!(db.value::<i64>("select max(balance) from status").await, 0);
        running.signal("TERM").await;
        running.ended().await;
        let audit = Ran::on(&db, &["audit"]).await;
        assert_eq!(audit.code, 0, "{audit:?}");
    }
}

async fn player(addr: SocketAddr, n: usize) -> (i64, String) {
    let name = format!("player_{n}");
    let fields = [("loginName", name.as_str()), ("password", PASSWORD)];
    let made = Client::visitor(addr).post("/api/user/registerWithName", &fields).await;
    (made.ok()["uid"].as_i64().unwrap(), made.ok()["token"].as_str().unwrap().to_owned())
}

impl Purchase {
    fn call(self) -> (String, String) {
        match self {
            Self::Game(id) => {
                (format!("/api/user/game/download/{id}"), format!("platformType=1&price={PRICE}"))
            }
            Self::Vip => ("/api/vip/vipopen".into(), format!("type=7&payWith=coin&price={MONTH}")),
            Self::Order => {
                ("/api/user/center/coin/order".into(), "packageId=1&channel=sandbox&price=600".into())
            }
        }
    }

    fn was_done(self, answer: &Value) -> bool {
        answer["code"] == 0
            && match self {
                Self::Game(_) => answer["data"]["charged"] == PRICE,
                Self::Vip => answer["data"]["levelType"] == 1,
                Self::Order => answer["data"]["status"] == "created",
            }
    }
}

/// Repeats the call with one key until any process answers. Returns the number of unanswered tries.
async fn buy(mut address: watch::Receiver<SocketAddr>, uid: i64, token: &str, purchase: Purchase) -> usize {
    let http = http().pool_max_idle_per_host(0).build().unwrap();
    let key = Uuid::new_v4().to_string();
    let (path, fields) = purchase.call();
    for retries in 0.. {
        let addr = *address.borrow_and_update();
        let asked = http
            .post(format!("http://{addr}{path}"))
            .header("UG-Uid", uid.to_string())
            .header("UG-Token", token)
            .header("Idempotency-Key", &key)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .body(fields.clone())
            .send()
            .await;
        let answered = match asked {
            Ok(response) if response.status() == 200 => response.json::<Value>().await.ok(),
            Ok(_) | Err(_) => None,
        };
        if let Some(answer) = answered {
            assert!(purchase.was_done(&answer), "{purchase:?}: {answer}");
            return retries;
        }
        if *address.borrow() == addr {
            // The process is dead or dying, and the next one will announce its address; or it was only busy.
            let _ = timeout(Duration::from_millis(500), address.changed()).await;
        }
    }
    unreachable!("it asks without end")
}
