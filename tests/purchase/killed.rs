//! The server is killed again and again while players buy. Each retries with the key of its purchase until it has an
//! answer: none is lost, none is charged twice.

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

use crate::harness::{Client, PASSWORD, Ran, Running, TestDatabase, game};

const PLAYERS: usize = 10;
const GAMES: usize = 20;
const PRICE: i64 = 7;
const DEATHS: usize = 6;
/// Purchases under way.
const AT_ONCE: usize = 40;

#[tokio::test]
async fn two_hundred_purchases_through_six_deaths_are_each_charged_once() {
    let db = Arc::new(TestDatabase::new().await);
    for n in 0..GAMES {
        game(&db, 1001 + n as i64, "一个游戏", &format!("online_type = 1, buy_amount = {PRICE}")).await;
    }
    let env = [
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_SECRET", "a secret that outlives the process"),
        ("PORTAL_DEMO_PACK", ""),
    ];
    let mut running = Running::serve(&env).await;
    let (tell, address) = watch::channel(running.address().await);
    let players = join_all((0..PLAYERS).map(|n| player(*address.borrow(), n))).await;
    for (uid, _) in &players {
        let coins = PRICE * GAMES as i64;
        sql::coin::grant(&db.pool, *uid, coins, "系统赠送", &uid.to_string()).await.unwrap();
    }

    let done = Arc::new(AtomicUsize::new(0));
    let at_once = Arc::new(Semaphore::new(AT_ONCE));
    let mut buying = JoinSet::new();
    for (n, (uid, token)) in (0..GAMES).flat_map(|n| players.iter().map(move |player| (n, player.clone()))) {
        let (done, address, at_once) = (done.clone(), address.clone(), at_once.clone());
        buying.spawn(async move {
            let _turn = at_once.acquire().await.unwrap();
            buy(address, uid, &token, 1001 + n as i64).await;
            done.fetch_add(1, Ordering::SeqCst);
        });
    }

    let mut dice = StdRng::seed_from_u64(5);
    for death in 0..DEATHS {
        // After so many more answers, in the midst of others.
        let enough = (PLAYERS * GAMES) * death / DEATHS + dice.random_range(0..20);
        while done.load(Ordering::SeqCst) < enough.min(PLAYERS * GAMES - AT_ONCE) {
            buying.join_next().await.expect("more are under way").unwrap();
        }
        running.signal("KILL").await;
        running.ended().await;
        running = Running::serve(&env).await;
        tell.send(running.address().await).unwrap();
    }
    while let Some(bought) = buying.join_next().await {
        bought.unwrap();
    }

    let charges = db.value::<i64>("select count(*) from coin_entry where ref_type = 'game'").await;
    assert_eq!(charges, (PLAYERS * GAMES) as i64);
    assert_eq!(db.value::<i64>("select count(*) from game_download").await, charges);
    assert_eq!(db.value::<i64>("select max(balance) from status").await, 0);
    running.signal("TERM").await;
    running.ended().await;
    let audit = Ran::on(&db, &["audit"]).await;
    assert_eq!(audit.code, 0, "{audit:?}");
}

async fn player(addr: SocketAddr, n: usize) -> (i64, String) {
    let name = format!("player_{n}");
    let fields = [("loginName", name.as_str()), ("password", PASSWORD)];
    let made = Client::visitor(addr).post("/api/user/registerWithName", &fields).await;
    (made.ok()["uid"].as_i64().unwrap(), made.ok()["token"].as_str().unwrap().to_owned())
}

/// Until it is answered: with one key, whichever process hears it.
async fn buy(mut address: watch::Receiver<SocketAddr>, uid: i64, token: &str, game: i64) {
    let http = reqwest::Client::builder().pool_max_idle_per_host(0).no_proxy().build().unwrap();
    let key = Uuid::new_v4().to_string();
    loop {
        let addr = *address.borrow_and_update();
        let asked = http
            .post(format!("http://{addr}/api/user/game/download/{game}"))
            .header("UG-Uid", uid.to_string())
            .header("UG-Token", token)
            .header("Idempotency-Key", &key)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .body(format!("platformType=1&price={PRICE}"))
            .send()
            .await;
        let answered = match asked {
            Ok(response) if response.status() == 200 => response.json::<Value>().await.ok(),
            Ok(_) | Err(_) => None,
        };
        if let Some(answer) = answered {
            assert_eq!((&answer["code"], &answer["data"]["charged"]), (&Value::from(0), &Value::from(PRICE)));
            return;
        }
        if *address.borrow() == addr {
            // It is dead or dying, and the next one will tell where it is; or it was only busy.
            let _ = timeout(Duration::from_millis(500), address.changed()).await;
        }
    }
}
