//! Against a model as simple as the rules: random histories of batches, with keys that are used again, prices
//! that were wrong, games that are owned, memberships that make everything free. `PORTAL_SEED` replays one history,
//! `PORTAL_SEEDS` runs another number of them.

use std::collections::{HashMap, HashSet};

use rand::{Rng, SeedableRng, rngs::StdRng};
use sql::purchase::{Command, Outcome, PlatformType, Refusal, Ware, commit};
use uuid::Uuid;

use crate::harness::{TestDatabase, game};

const HISTORIES: u64 = 12;
const BATCHES: usize = 25;
const PLAN: i32 = 1;
const PLAN_PRICE: i64 = 60;
const NO_PLAN: i32 = 9;
/// What each game costs; the last is off the shelf.
const GAMES: [(i64, i64); 4] = [(1001, 0), (1002, 10), (1003, 45), (1004, 5)];
const OFF_THE_SHELF: i64 = 1004;

#[tokio::test]
async fn random_histories_of_purchases_end_as_the_model_says() {
    let given = |name: &str| std::env::var(name).ok().map(|text| text.parse::<u64>().expect(name));
    let seeds = match given("PORTAL_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..given("PORTAL_SEEDS").unwrap_or(HISTORIES),
    };
    let db = TestDatabase::new().await;
    for (id, price) in GAMES {
        let changes = format!("online_type = {}, buy_amount = {price}", i32::from(price > 0));
        game(&db, id, "一个游戏", &changes).await;
    }
    db.execute(&format!(
        "update game set retired = true where id = {OFF_THE_SHELF};
         insert into vip_plan (type, name, days, level_type, coin_price, price, currency, benefits, place)
         values ({PLAN}, '月卡', 30, 1, {PLAN_PRICE}, 1800, 'CNY', '{{}}', 1)"
    ))
    .await;
    for seed in seeds {
        println!("PORTAL_SEED={seed}");
        history(&db, seed).await;
    }
    db.audit().await;
}

async fn history(db: &TestDatabase, seed: u64) {
    let mut dice = StdRng::seed_from_u64(seed);
    let mut model = Model::default();
    for n in 0..4 {
        let uid: i64 = db
            .value(&format!(
                "with made as (insert into account (login_name, name, invite_code)
                     values ('s{seed}_{n}', 'x', 's{seed}_{n}') returning uid)
                 insert into status (uid, read_upto) select uid, 0 from made returning uid"
            ))
            .await;
        let coins = dice.random_range(1..200);
        sql::coin::grant(&db.pool, uid, coins, "系统赠送", &format!("{seed}:{n}")).await.unwrap();
        model.players.insert(uid, Player { balance: coins, ..Player::default() });
        model.uids.push(uid);
    }
    let keys: Vec<Uuid> = (0..12).map(|_| Uuid::from_u128(dice.random())).collect();
    for _ in 0..BATCHES {
        let batch: Vec<Command> =
            (0..dice.random_range(1..12)).map(|_| model.command(&mut dice, &keys)).collect();
        let mut client = db.pool.get().await.unwrap();
        let bought = commit(&mut client, &batch).await.unwrap();
        for (command, (outcome, snapshot)) in batch.iter().zip(&bought) {
            assert_eq!(Told::from(outcome), model.buy(command), "{command:?}");
            assert_eq!(snapshot.as_ref().map(|snapshot| snapshot.uid), command.uid);
        }
        for (command, (_, snapshot)) in batch.iter().zip(bought) {
            let Some(snapshot) = snapshot else { continue };
            let player = &model.players[&command.uid.unwrap()];
            assert_eq!((snapshot.balance, snapshot.level_type > 0), (player.balance, player.member));
        }
    }
}

/// An outcome, without the file.
#[derive(Debug, PartialEq)]
enum Told {
    Download { charged: i64 },
    Member,
    Refused(Refusal),
}

impl From<&Outcome> for Told {
    fn from(outcome: &Outcome) -> Self {
        match outcome {
            Outcome::Download { charged, .. } => Self::Download { charged: *charged },
            Outcome::Member => Self::Member,
            Outcome::Refused(refusal) => Self::Refused(*refusal),
        }
    }
}

#[derive(Default)]
struct Model {
    uids: Vec<i64>,
    players: HashMap<i64, Player>,
}

#[derive(Default)]
struct Player {
    balance: i64,
    member: bool,
    owned: HashSet<i64>,
    keys: HashMap<Uuid, Kept>,
}

enum Kept {
    Game { id: i64, platform: PlatformType, charged: i64 },
    Vip,
}

impl Model {
    fn command(&self, dice: &mut StdRng, keys: &[Uuid]) -> Command {
        let uid = dice.random_ratio(9, 10).then(|| self.uids[dice.random_range(0..self.uids.len())]);
        let key = dice.random_ratio(1, 2).then(|| keys[dice.random_range(0..keys.len())]);
        let platform = if dice.random_ratio(1, 8) { PlatformType::Ios } else { PlatformType::Android };
        let (ware, right) = if dice.random_ratio(1, 8) {
            let plan = if dice.random_ratio(1, 6) { NO_PLAN } else { PLAN };
            (Ware::Vip { plan, purchase: Uuid::from_u128(dice.random()) }, PLAN_PRICE)
        } else {
            let (id, price) = GAMES[dice.random_range(0..GAMES.len())];
            (Ware::Game { id, platform }, price)
        };
        let price = match dice.random_range(0..6) {
            0 => None,
            1 => Some(right + 1),
            _ => Some(right),
        };
        Command { uid, key, price, ware }
    }

    fn buy(&mut self, command: &Command) -> Told {
        let gone = Told::Refused(Refusal::Gone);
        let mut player = command.uid.map(|uid| self.players.get_mut(&uid).unwrap());
        match command.ware {
            Ware::Game { platform: PlatformType::Ios, .. } => gone,
            Ware::Game { id, platform } => {
                let kept = player.as_ref().zip(command.key).and_then(|(player, key)| player.keys.get(&key));
                match kept {
                    Some(Kept::Game { id: of, platform: on, charged }) if (*of, *on) == (id, platform) => {
                        return Told::Download { charged: *charged };
                    }
                    Some(_) => return Told::Refused(Refusal::KeyUsed),
                    None => {}
                }
                let owned = player.as_ref().is_some_and(|player| player.owned.contains(&id));
                if id == OFF_THE_SHELF && !owned {
                    return gone;
                }
                let list_price = GAMES.iter().find(|(of, _)| *of == id).unwrap().1;
                let free = owned || player.as_ref().is_some_and(|player| player.member);
                let price = if free { 0 } else { list_price };
                if price > 0 {
                    let Some(player) = &mut player else { return Told::Refused(Refusal::NotSignedIn) };
                    if let Some(refusal) = player.pay(price, command.price) {
                        return refusal;
                    }
                    player.owned.insert(id);
                }
                if let Some((player, key)) = player.zip(command.key) {
                    player.keys.insert(key, Kept::Game { id, platform, charged: price });
                }
                Told::Download { charged: price }
            }
            Ware::Vip { plan, .. } => {
                let kept = player.as_ref().zip(command.key).and_then(|(player, key)| player.keys.get(&key));
                match kept {
                    Some(Kept::Vip) if plan == PLAN => return Told::Member,
                    Some(_) => return Told::Refused(Refusal::KeyUsed),
                    None => {}
                }
                if plan != PLAN {
                    return gone;
                }
                let Some(player) = player else { return Told::Refused(Refusal::NotSignedIn) };
                if let Some(refusal) = player.pay(PLAN_PRICE, command.price) {
                    return refusal;
                }
                player.member = true;
                if let Some(key) = command.key {
                    player.keys.insert(key, Kept::Vip);
                }
                Told::Member
            }
        }
    }
}

impl Player {
    fn pay(&mut self, price: i64, confirmed: Option<i64>) -> Option<Told> {
        if confirmed != Some(price) {
            return Some(Told::Refused(Refusal::PriceChanged { price }));
        }
        if self.balance < price {
            return Some(Told::Refused(Refusal::NotEnough { balance: self.balance, price }));
        }
        self.balance -= price;
        None
    }
}
