//! Random histories of one player against a second implementation of the rules, which computes from the days alone. `PORTAL_SEED` repeats
//! one.

use std::collections::BTreeSet;

use chrono::{Datelike, Days, NaiveDate};
use rand::{Rng, SeedableRng, rngs::StdRng};
use sql::check_in::{Calendar, Deed, Done, Outcome, Refusal};

use super::one;
use crate::harness::{DatabaseClock, TestDatabase, players, seeds};

const HISTORIES: usize = 8;
const DAYS: u64 = 75;
const REWARDS: [i64; 7] = [5, 5, 10, 10, 15, 15, 30];
const PRICE: i64 = 20;
const MAKE_UPS: usize = 3;
const ZONES: [&str; 3] = ["Asia/Shanghai", "America/New_York", "UTC"];

struct Model {
    first_day: NaiveDate,
    days: BTreeSet<NaiveDate>,
    made_up: BTreeSet<NaiveDate>,
    coins: i64,
    badges: Vec<String>,
}

impl Model {
    /// Consecutive days up to this one.
    fn streak(&self, day: NaiveDate) -> i32 {
        (0..).take_while(|n| self.days.contains(&(day - Days::new(*n)))).count() as i32
    }

    /// Today may still be open.
    fn streak_now(&self, today: NaiveDate) -> i32 {
        self.streak(if self.days.contains(&today) { today } else { today - Days::new(1) })
    }

    fn add(&mut self, day: NaiveDate, reward: i64) -> Outcome {
        self.days.insert(day);
        self.coins += reward;
        let month: Vec<NaiveDate> =
            day.with_day(1).unwrap().iter_days().take_while(|other| other.month() == day.month()).collect();
        let full_month = month.iter().all(|day| self.days.contains(day));
        if full_month {
            self.badges.insert(0, day.format("%Y-%m").to_string());
        }
        Outcome::Done(Done { day, reward, streak: self.streak(day), full_month, card: false })
    }

    fn check_in(&mut self, today: NaiveDate) -> Outcome {
        if self.days.contains(&today) {
            return Outcome::Refused(Refusal::Already);
        }
        let streak = self.streak(today - Days::new(1)) + 1;
        self.add(today, REWARDS[(streak as usize - 1) % REWARDS.len()])
    }

    fn make_up(&mut self, today: NaiveDate, day: NaiveDate) -> Outcome {
        let this_month = |other: &&NaiveDate| (other.year(), other.month()) == (today.year(), today.month());
        if day >= today || day < self.first_day || !this_month(&&day) {
            Outcome::Refused(Refusal::NotThatDay)
        } else if self.days.contains(&day) {
            Outcome::Refused(Refusal::Already)
        } else if self.made_up.iter().filter(this_month).count() >= MAKE_UPS {
            Outcome::Refused(Refusal::NoneLeft { most: MAKE_UPS as i32 })
        } else if self.coins < PRICE {
            Outcome::Refused(Refusal::NotEnough { balance: self.coins, price: PRICE })
        } else {
            self.coins -= PRICE;
            self.made_up.insert(day);
            match self.add(day, 0) {
                Outcome::Done(done) => Outcome::Done(Done { streak: self.streak_now(today), ..done }),
                refused => refused,
            }
        }
    }

    fn calendar(&self, today: NaiveDate, told: &Calendar) {
        let of_month = |day: &&NaiveDate| (day.year(), day.month()) == (today.year(), today.month());
        let days: Vec<(NaiveDate, bool)> =
            self.days.iter().filter(of_month).map(|day| (*day, self.made_up.contains(day))).collect();
        let missed: Vec<NaiveDate> = self
            .first_day
            .max(today.with_day(1).unwrap())
            .iter_days()
            .take_while(|day| *day < today)
            .filter(|day| !self.days.contains(day))
            .collect();
        assert_eq!((told.today, &told.days, told.streak), (today, &days, self.streak_now(today)));
        assert_eq!((&told.missed, &told.badges), (&missed, &self.badges));
        assert_eq!(told.checked_in_today, self.days.contains(&today));
        assert_eq!(told.made_up, self.made_up.iter().filter(of_month).count() as i64);
    }
}

#[tokio::test]
#[ignore = "night"]
async fn streaks_calendars_rewards_and_badges_equal_those_computed_from_the_days() {
    for seed in seeds() {
        let mut dice = StdRng::seed_from_u64(seed);
        let db = TestDatabase::new().await;
        let uids = players(&db, HISTORIES as i64).await;
        let clock = DatabaseClock::take(&db).await;
        let pool = sql::connect(&db.url, 3).unwrap();
        for (n, uid) in uids.into_iter().enumerate() {
            let zone = ZONES[n % ZONES.len()];
            // Some players are diligent enough for full months.
            let diligence = [0.6, 0.95, 1.0][n % 3];
            let begin = NaiveDate::from_ymd_opt(2027, 1, 1).unwrap() + Days::new(dice.random_range(0..400));
            let made =
                format!("update account set create_time = timestamp '{begin} 12:00' at time zone '{zone}'");
            db.execute(&format!("{made} where uid = {uid}")).await;
            let mut model = Model {
                first_day: begin,
                days: BTreeSet::new(),
                made_up: BTreeSet::new(),
                coins: 0,
                badges: Vec::new(),
            };
            for today in begin.iter_days().take(DAYS as usize) {
                let (hour, minute) = (dice.random_range(0..24), dice.random_range(0..58));
                clock.set(&format!("timestamp '{today} {hour:02}:{minute:02}' at time zone '{zone}'")).await;
                if dice.random_bool(diligence) {
                    for _ in 0..dice.random_range(1..3) {
                        let outcome = one(&pool, zone, uid, Deed::CheckIn).await;
                        assert_eq!(outcome, model.check_in(today), "{uid}, {today}");
                    }
                }
                if dice.random_bool(0.4) {
                    let day = today + Days::new(2) - Days::new(dice.random_range(0..34));
                    let deed = Deed::MakeUp { day, price: Some(PRICE) };
                    let outcome = one(&pool, zone, uid, deed).await;
                    assert_eq!(outcome, model.make_up(today, day), "{uid}, {today}: {day}");
                }
                let told =
                    sql::check_in::calendar(&pool.get().await.unwrap(), uid, zone, None).await.unwrap();
                model.calendar(today, &told.unwrap());
            }
            let balance: i64 = db.value(&format!("select balance from status where uid = {uid}")).await;
            assert_eq!(balance, model.coins);
        }
        assert!(db.value::<i64>("select count(*) from month_badge").await > 0, "nobody was diligent");
        db.audit().await;
    }
}
