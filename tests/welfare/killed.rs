//! A server is killed during check-ins, claims of codes and goods, draws and likes. Each player repeats unanswered calls with one key:
//! nothing is given twice, nothing is lost. `PORTAL_SEED` repeats the times of the kills.

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

use crate::harness::{
    Client, PASSWORD, Ran, Running, TestDatabase, activity, gift, http, prize, seeds, task,
};

const PLAYERS: usize = 10;
/// Gift packs; half of them have a list of codes. Each has as many codes as there are players.
const PACKS: usize = 14;
/// Packs of goods among them.
const OF_GOODS: usize = 2;
/// Free draws per player.
const DRAWS: usize = 3;
/// Actions per player: a check-in, a like, claims of two tasks, packs and draws.
const DEEDS: usize = 4 + PACKS + DRAWS;
const DEATHS: usize = 4;
/// Calls in flight.
const AT_ONCE: usize = 20;

#[tokio::test]
async fn claims_draws_and_check_ins_take_effect_once_through_four_kills() {
    for seed in seeds() {
        let db = Arc::new(TestDatabase::new().await);
        for id in 1..=PACKS {
            gift(&db, id as i64, PLAYERS as i64, &format!("listed = {}", id % 2 == 0)).await;
        }
        db.execute(&format!(
            "insert into gift_code (gift_id, code, place)
             select id, 'CODE-' || n, n from gift cross join generate_series(1, {PLAYERS}) n where listed"
        ))
        .await;
        // The last two packs give goods instead of codes.
        db.execute(&format!(
            "update gift set listed = false where id > {0};
             insert into gift_grant (gift_id, place, kind, amount) select id, 0, 'makeUp', 2 from gift where id > {0};
             insert into gift_grant (gift_id, place, kind, amount) select id, 1, 'vipDays', 3 from gift where id > {0}",
            PACKS - OF_GOODS
        ))
        .await;
        let env = [
            ("DATABASE_URL", db.url.as_str()),
            ("PORTAL_SECRET", "a secret that outlives the process"),
            ("PORTAL_DEMO_PACK", ""),
        ];
        let mut running = Running::serve(&env).await;
        let (tell, address) = watch::channel(running.address().await);
        let players = join_all((0..PLAYERS).map(|n| player(*address.borrow(), n))).await;
        let post = activities(&db, &players).await;

        let (done, retries) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let at_once = Arc::new(Semaphore::new(AT_ONCE));
        let mut asking = JoinSet::new();
        for turn in 0..DEEDS {
            for (n, (uid, token)) in players.iter().cloned().enumerate() {
                // Each player has another order of actions.
                let (path, body) = match (turn + n) % DEEDS {
                    0 => ("/api/v1/checkin/today".to_owned(), "{}".to_owned()),
                    1 => (format!("/api/v1/square/post/{post}/like"), "{}".to_owned()),
                    task @ 2..=3 => {
                        ("/api/v1/activity/1/claim".to_owned(), format!(r#"{{"task": {}}}"#, task - 1))
                    }
                    deed if deed < 4 + DRAWS => {
                        ("/api/v1/activity/2/draw".to_owned(), r#"{"price": 0}"#.to_owned())
                    }
                    deed => (format!("/api/v1/gift/{}/claim", deed - 3 - DRAWS), "{}".to_owned()),
                };
                let (done, retries, address, at_once) =
                    (done.clone(), retries.clone(), address.clone(), at_once.clone());
                asking.spawn(async move {
                    let _turn = at_once.acquire().await.unwrap();
                    retries.fetch_add(ask(address, uid, &token, &path, &body).await, Ordering::SeqCst);
                    done.fetch_add(1, Ordering::SeqCst);
                });
            }
        }

        let all = PLAYERS * DEEDS;
        let mut dice = StdRng::seed_from_u64(seed);
        for death in 0..DEATHS {
            // After this many more answers, while other calls are in flight.
            let enough = all * death / DEATHS + dice.random_range(0..10);
            while done.load(Ordering::SeqCst) < enough.min(all - AT_ONCE) {
                asking.join_next().await.expect("more calls are in flight").unwrap();
            }
            running.signal("KILL").await;
            running.ended().await;
            running = Running::serve(&env).await;
            tell.send(running.address().await).unwrap();
        }
        while let Some(asked) = asking.join_next().await {
            asked.unwrap();
        }

        assert!(retries.load(Ordering::SeqCst) > 0, "somebody met a death");
        let count = async |of: &str| db.value::<i64>(&format!("select count(*) from {of}")).await as usize;
        assert_eq!(count("gift_claim").await, PLAYERS * PACKS);
        assert_eq!(count("gift where claimed_num <> stock").await, 0);
        assert_eq!(
            count("message where kind = 'gift' and link = '/gifts'").await,
            PLAYERS * (PACKS - OF_GOODS)
        );
        assert_eq!(count("goods where kind = 'makeUp' and amount = 4").await, PLAYERS);
        assert_eq!(count("vip_grant where ref_type = 'gift'").await, PLAYERS * OF_GOODS);
        assert_eq!(count("coin_entry where ref_type = 'check_in'").await, count("check_in").await);
        assert_eq!(count("activity_claim").await, PLAYERS * 2);
        assert_eq!(count("activity_draw").await, PLAYERS * DRAWS);
        assert_eq!(count("activity_prize where won_num = stock").await, 1, "there are fewer than are drawn");
        for (uid, token) in &players {
            let client = Client::visitor(running.address().await).signed_in(*uid, token);
            let detail = client.get("/api/v1/activity/1").await;
            let likes = &detail.ok()["tasks"][2];
            let rows = count(&format!("post_like where uid = {uid}")).await;
            assert_eq!((likes["done"].as_u64(), rows), (Some(1), 1), "progress is what the rows say");
        }
        running.signal("TERM").await;
        running.ended().await;
        let audit = Ran::on(&db, &["audit"]).await;
        assert_eq!(audit.code, 0, "{audit:?}");
    }
}

/// Two tasks that everybody has completed, one that they will complete, draws that mostly win, and the post that is liked.
async fn activities(db: &TestDatabase, players: &[(i64, String)]) -> i64 {
    activity(db, 1, "tasks").await;
    for (id, deed) in [(1, "publish"), (2, "publish"), (3, "like")] {
        task(db, 1, id, deed, 1, 10).await;
    }
    activity(db, 2, "draw").await;
    prize(db, 2, 1, 9_000, PLAYERS as i64).await;
    db.execute(&format!("update activity set free_draws = {DRAWS}, day_draws = {DRAWS} where id = 2")).await;
    for (uid, _) in players {
        crate::harness::post(db, *uid).await;
        db.execute(&format!("insert into activity_join (activity_id, uid) values (1, {uid})")).await;
    }
    db.value("select min(id) from post").await
}

async fn player(addr: SocketAddr, n: usize) -> (i64, String) {
    let name = format!("player_{n}");
    let fields = [("loginName", name.as_str()), ("password", PASSWORD)];
    let made = Client::visitor(addr).post("/api/user/registerWithName", &fields).await;
    (made.ok()["uid"].as_i64().unwrap(), made.ok()["token"].as_str().unwrap().to_owned())
}

/// Repeats the call with one key until any process answers. Returns the number of unanswered tries.
async fn ask(
    mut address: watch::Receiver<SocketAddr>,
    uid: i64,
    token: &str,
    path: &str,
    body: &str,
) -> usize {
    let http = http().pool_max_idle_per_host(0).build().unwrap();
    let key = Uuid::new_v4().to_string();
    for retries in 0.. {
        let addr = *address.borrow_and_update();
        let asked = http
            .post(format!("http://{addr}{path}"))
            .header("UG-Uid", uid.to_string())
            .header("UG-Token", token)
            .header("Idempotency-Key", &key)
            .header("Content-Type", "application/json")
            .body(body.to_owned())
            .send()
            .await;
        let answered = match asked {
            Ok(response) if response.status() == 200 => response.json::<Value>().await.ok(),
            Ok(_) | Err(_) => None,
        };
        if let Some(answer) = answered {
            assert_eq!(answer["code"], 0, "{path}: {answer}");
            return retries;
        }
        if *address.borrow() == addr {
            // The process is dead or dying, and the next one will announce its address; or it was only busy.
            let _ = timeout(Duration::from_millis(500), address.changed()).await;
        }
    }
    unreachable!("it asks without end")
}
