//! Random histories against a simple model of the rules: purchases in batches, grants, orders, right
//! and wrong payments, closed orders, refunds and expiring memberships; keys are reused for the same or another purpose. `PORTAL_SEED`
//! repeats one history, `PORTAL_SEEDS` sets the number of histories.

mod rules;

use std::{num::NonZeroU64, time::Duration};

use rand::{Rng, SeedableRng, rngs::StdRng};
use sql::{
    coin::Granted,
    order::{self, Created, Letter, NewOrder, Payer, PaymentSource, Refunded, Request},
    purchase::{Command, Outcome, PlatformType, Ware, commit},
};
use uuid::Uuid;

use crate::harness::{TestDatabase, game, paid, seeds_from};
use rules::{ComparableOutcome, Made, Model, Player};

const HISTORIES: u64 = 12;
const STEPS: usize = 60;
/// Prices of the games; the last game is retired.
const GAMES: [(i64, i64); 4] = [(1001, 0), (1002, 10), (1003, 45), (1004, 5)];
const OFF_THE_SHELF: i64 = 1004;
/// Plans of 30 days: number, level, price in coins, and in fen.
const PLANS: [(i32, i16, i64, i64); 2] = [(1, 1, 60, 1800), (2, 3, 90, 2800)];
const NO_PLAN: i32 = 9;
/// A package: coins, and price in fen.
const PACKAGE: (i64, i64, i64) = (1, 60, 600);

#[tokio::test]
async fn random_histories_end_as_in_the_model() {
    let histories = std::env::var("PORTAL_SEEDS").ok();
    let histories =
        histories.map_or(HISTORIES, |n| n.parse::<NonZeroU64>().expect("PORTAL_SEEDS is 1 or more").get());
    let db = TestDatabase::new().await;
    for (id, price) in GAMES {
        let changes = format!("online_type = {}, buy_amount = {price}", i32::from(price > 0));
        game(&db, id, "一个游戏", &changes).await;
    }
    for (plan, level, coins, fen) in PLANS {
        db.execute(&format!(
            "insert into vip_plan (type, name, days, level_type, coin_price, price, currency, benefits, place)
             values ({plan}, '月卡', 30, {level}, {coins}, {fen}, 'CNY', '{{}}', 1)"
        ))
        .await;
    }
    let (package, coins, fen) = PACKAGE;
    db.execute(&format!(
        "update game set retired = true where id = {OFF_THE_SHELF};
         insert into coin_package (id, name, coins, amount, currency, place) values ({package}, 'x', {coins}, {fen}, 'CNY', 1);
         insert into pay_channel (channel, name, place) values ('sandbox', '沙箱', 1)"
    ))
    .await;
    for seed in seeds_from(0..histories) {
        History::begin(&db, seed).await.run().await;
        db.audit().await;
    }
}

struct History<'a> {
    db: &'a TestDatabase,
    dice: StdRng,
    model: Model,
    keys: Vec<Uuid>,
    /// Number of payments so far.
    trades: usize,
    seed: u64,
}

impl<'a> History<'a> {
    async fn begin(db: &'a TestDatabase, seed: u64) -> Self {
        let mut dice = StdRng::seed_from_u64(seed);
        let keys = (0..12).map(|_| Uuid::from_u128(dice.random())).collect();
        let mut history = Self { db, dice, model: Model::default(), keys, trades: 0, seed };
        for n in 0..4 {
            let uid: i64 = db
                .value(&format!(
                    "with made as (insert into account (login_name, name, invite_code)
                         values ('s{seed}_{n}', 'x', 's{seed}_{n}') returning uid)
                     insert into status (uid, read_upto) select uid, 0 from made returning uid"
                ))
                .await;
            history.model.players.insert(uid, Player::default());
            history.model.uids.push(uid);
            history.grant(uid, 100).await;
        }
        history
    }

    async fn run(mut self) {
        for step in 0..STEPS {
            let uid = self.anybody();
            match self.dice.random_range(0..10) {
                0..5 => self.buy().await,
                5 => {
                    let coins = self.dice.random_range(-60..60_i64);
                    self.grant(uid, if coins == 0 { 1 } else { coins }).await;
                }
                6 => self.order(uid).await,
                7 => self.pay().await,
                8 => self.close_or_refund().await,
                _ => self.expire(uid).await,
            }
            self.look(step).await;
        }
    }

    fn anybody(&mut self) -> i64 {
        self.model.uids[self.dice.random_range(0..self.model.uids.len())]
    }

    fn key(&mut self) -> Option<Uuid> {
        self.dice.random_ratio(1, 2).then(|| self.keys[self.dice.random_range(0..self.keys.len())])
    }

    /// Mostly the right price, sometimes a wrong one or none.
    fn price(&mut self, right: i64) -> Option<i64> {
        match self.dice.random_range(0..6) {
            0 => None,
            1 => Some(right + 1),
            _ => Some(right),
        }
    }

    fn command(&mut self) -> Command {
        let uid = self.dice.random_ratio(9, 10).then(|| self.anybody());
        let key = self.key();
        let (ware, right) = if self.dice.random_ratio(1, 8) {
            let (plan, _, price, _) = PLANS[self.dice.random_range(0..PLANS.len())];
            let plan = if self.dice.random_ratio(1, 6) { NO_PLAN } else { plan };
            (
                Ware::Vip {
                    plan,
                    purchase: Uuid::from_u128(self.dice.random()),
                    login: Uuid::from_u128(self.dice.random()),
                },
                price,
            )
        } else {
            let (id, price) = GAMES[self.dice.random_range(0..GAMES.len())];
            let ios = self.dice.random_ratio(1, 8);
            (Ware::Game { id, platform: if ios { PlatformType::Ios } else { PlatformType::Android } }, price)
        };
        Command { uid, key, price: self.price(right), ware }
    }

    async fn buy(&mut self) {
        let batch: Vec<Command> = (0..self.dice.random_range(1..12)).map(|_| self.command()).collect();
        let mut client = self.db.pool.get().await.unwrap();
        let bought = commit(&mut client, &batch).await.unwrap();
        for (command, (outcome, snapshot)) in batch.iter().zip(&bought) {
            let told = match outcome {
                Outcome::Download(got) => ComparableOutcome::Download { charged: got.charged },
                Outcome::Member => ComparableOutcome::Member,
                Outcome::Refused(refusal) => ComparableOutcome::Refused(*refusal),
            };
            assert_eq!(told, self.model.buy(command), "{command:?}");
            assert_eq!(snapshot.as_ref().map(|snapshot| snapshot.uid), command.uid);
        }
    }

    async fn grant(&mut self, uid: i64, coins: i64) {
        let reference = format!("{}:{}", self.seed, Uuid::from_u128(self.dice.random()));
        let granted = sql::coin::grant(&self.db.pool, uid, coins, "系统赠送", &reference).await.unwrap();
        let balance = &mut self.model.players.get_mut(&uid).unwrap().balance;
        if *balance + coins < 0 {
            assert_eq!(granted, Granted::NotEnough);
        } else {
            *balance += coins;
            assert_eq!(granted, Granted::Done { balance: *balance });
        }
    }

    async fn order(&mut self, uid: i64) {
        let key = self.key();
        let (ware, right) = if self.dice.random_ratio(1, 2) {
            (order::Ware::Coins { package: PACKAGE.0 }, PACKAGE.2)
        } else {
            let (plan, _, _, fen) = PLANS[self.dice.random_range(0..PLANS.len())];
            (order::Ware::Vip { plan, source: 0 }, fen)
        };
        let price = self.price(right);
        let life = Duration::from_secs(900);
        let new = NewOrder { uid, key, ware, channel: "sandbox", price, life, most_open: 1000 };
        let made = match order::create(&self.db.pool, new).await.unwrap() {
            Created::Done(order) => Made::Order(order.id),
            Created::KeyUsed => Made::KeyUsed,
            Created::PriceChanged { price } => Made::PriceChanged(price),
            other => panic!("{other:?}"),
        };
        let expected = self.model.order(uid, key, ware, price.is_none_or(|price| price == right), right);
        match (made, expected) {
            (Made::Order(id), None) => self.model.made(uid, key, id, ware, right),
            (made, expected) => assert_eq!(Some(made), expected),
        }
    }

    /// A payment of an order: of its amount or another, new or repeated.
    async fn pay(&mut self) {
        let Some((id, amount)) = self.model.any_order(&mut self.dice) else { return };
        let again = self.trades > 0 && self.dice.random_ratio(1, 4);
        let trade = if again { self.dice.random_range(0..self.trades) } else { self.trades };
        self.trades = self.trades.max(trade + 1);
        let amount = if self.dice.random_ratio(1, 4) { amount + 1 } else { amount };
        let payment = paid(&id.to_string(), &format!("{}:{trade}", self.seed), amount);
        let settled = order::settle(&self.db.pool, &payment, PaymentSource::Notify).await.unwrap();
        assert_eq!(settled.name(), self.model.pay(id, trade, amount), "{payment:?}");
    }

    async fn close_or_refund(&mut self) {
        let Some((id, _)) = self.model.any_order(&mut self.dice) else { return };
        if self.dice.random_ratio(1, 2) {
            assert_eq!(order::close(&self.db.pool, id, "").await.unwrap(), self.model.close(id));
            return;
        }
        let letter = Letter { title: "退款通知", content: &|_| "<p>x</p>".to_owned(), link: "/orders" };
        let refunded =
            order::refund(&self.db.pool, &Request::all(id, Payer::Channel, "x"), &letter).await.unwrap();
        let told = match refunded {
            Refunded::Owed { .. } => "owed",
            Refunded::Before { .. } => "before",
            Refunded::NotDelivered { .. } => "not delivered",
            Refunded::NotEnough { .. } => "not enough",
            other => panic!("{other:?}"),
        };
        assert_eq!(told, self.model.refund(id));
    }

    /// A membership's time passes.
    async fn expire(&mut self, uid: i64) {
        self.db
            .execute(&format!(
                "insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
                 select uid, 0, now() - exp_time, now(), now(), 'content', gen_random_uuid() from status
                 where uid = {uid} and exp_time > now()"
            ))
            .await;
        self.model.players.get_mut(&uid).unwrap().expire();
    }

    /// Compares everybody with the model.
    async fn look(&self, step: usize) {
        let client = self.db.pool.get().await.unwrap();
        for snapshot in sql::status::snapshots(&client, &self.model.uids).await.unwrap() {
            let player = &self.model.players[&snapshot.uid];
            let days = (snapshot.level_left.as_secs_f64() / 86400.0).round() as i64;
            assert_eq!(
                (snapshot.balance, snapshot.level_type, days),
                (player.balance, player.level(), player.days),
                "step {step} of PORTAL_SEED={}, {}",
                self.seed,
                snapshot.uid
            );
        }
    }
}
