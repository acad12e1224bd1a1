//! One transaction of joins, claims and draws: read the inputs, decide each in turn, write the results.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;
use deadpool_postgres::Transaction;
use queries::queries::{activity as q, key};
use uuid::Uuid;

use super::{
    Command, Drawn, Kind, Outcome, Paid, Refusal, Wants,
    writes::{Claim, Draw, Join, Writes},
};
use crate::{
    Error, goods,
    status::{self, Snapshot},
};

pub struct Batch<'a> {
    commands: &'a [Command],
    /// X钻, by account.
    balances: HashMap<i64, i64>,
    /// Accounts whose youth mode is on: they spend nothing.
    youth: HashSet<i64>,
    activities: HashMap<i64, q::Wanted>,
    /// By account, activity and task.
    tasks: HashMap<(i64, i64, i32), q::WantedTasks>,
    /// By activity, in display order, which also orders the ranges of their odds.
    prizes: HashMap<i64, Vec<q::LockPrizes>>,
    /// How often an account drew in an activity today.
    drawn: HashMap<(i64, i64), i32>,
    /// Spins that accounts have.
    spins: HashMap<i64, i32>,
    joined: HashSet<(i64, i64)>,
    claimed: HashSet<(i64, i64, i32)>,
    /// The earlier result of each key.
    known: HashMap<(i64, Uuid), Done>,
}

/// The earlier result of a key.
#[derive(Clone, Copy)]
enum Done {
    Joined {
        activity: i64,
    },
    Claimed {
        activity: i64,
        task: i32,
        paid: Paid,
    },
    Drawn {
        activity: i64,
        drawn: Drawn,
    },
    /// Another kind of call.
    Other,
}

impl<'a> Batch<'a> {
    pub async fn read(tx: &Transaction<'_>, zone: &str, commands: &'a [Command]) -> Result<Self, Error> {
        let mut uids: Vec<i64> = commands.iter().map(|command| command.uid).collect();
        uids.sort_unstable();
        uids.dedup();
        // While these locks are held, nothing that is read below changes for these accounts.
        let players = q::lock_players().bind(tx, &uids).all().await?;
        let ids: Vec<i64> = commands.iter().map(|command| command.activity).collect();
        let activities = q::wanted().bind(tx, &zone, &ids).all().await?;
        let mut batch = Self {
            commands,
            youth: players.iter().filter(|row| row.youth).map(|row| row.uid).collect(),
            balances: players.into_iter().map(|row| (row.uid, row.balance)).collect(),
            activities: activities.into_iter().map(|row| (row.id, row)).collect(),
            tasks: HashMap::new(),
            prizes: HashMap::new(),
            drawn: HashMap::new(),
            spins: HashMap::new(),
            joined: HashSet::new(),
            claimed: HashSet::new(),
            known: HashMap::new(),
        };
        batch.read_joins(tx).await?;
        batch.read_tasks(tx).await?;
        batch.read_draws(tx, zone).await?;
        batch.read_keys(tx).await?;
        Ok(batch)
    }

    async fn read_joins(&mut self, tx: &Transaction<'_>) -> Result<(), Error> {
        let (uids, activities): (Vec<i64>, Vec<i64>) =
            self.commands.iter().map(|command| (command.uid, command.activity)).unzip();
        let joined = q::joined().bind(tx, &uids, &activities).all().await?;
        self.joined.extend(joined.into_iter().map(|row| (row.uid, row.activity_id)));
        Ok(())
    }

    async fn read_tasks(&mut self, tx: &Transaction<'_>) -> Result<(), Error> {
        let (mut uids, mut activities, mut tasks) = (vec![], vec![], vec![]);
        for command in self.commands {
            if let Wants::Claim { task } = command.wants {
                uids.push(command.uid);
                activities.push(command.activity);
                tasks.push(task);
            }
        }
        if uids.is_empty() {
            return Ok(());
        }
        for row in q::wanted_tasks().bind(tx, &uids, &activities, &tasks).all().await? {
            let of = (row.uid, row.activity_id, row.id);
            if row.claimed {
                self.claimed.insert(of);
            }
            self.tasks.insert(of, row);
        }
        Ok(())
    }

    async fn read_draws(&mut self, tx: &Transaction<'_>, zone: &str) -> Result<(), Error> {
        let draws = self.commands.iter().filter(|command| matches!(command.wants, Wants::Draw { .. }));
        let (uids, activities): (Vec<i64>, Vec<i64>) =
            draws.map(|command| (command.uid, command.activity)).unzip();
        if uids.is_empty() {
            return Ok(());
        }
        for row in q::lock_prizes().bind(tx, &activities).all().await? {
            self.prizes.entry(row.activity_id).or_default().push(row);
        }
        self.prizes.values_mut().for_each(|prizes| prizes.sort_by_key(|prize| (prize.place, prize.id)));
        for row in q::drawn_today().bind(tx, &uids, &activities, &zone).all().await? {
            self.drawn.insert((row.uid, row.activity_id), row.count as i32);
        }
        self.spins = goods::amounts(tx, goods::Kind::Spin, &uids).await?;
        Ok(())
    }

    async fn read_keys(&mut self, tx: &Transaction<'_>) -> Result<(), Error> {
        let (uids, keys): (Vec<i64>, Vec<Uuid>) =
            self.commands.iter().filter_map(|command| Some((command.uid, command.key?))).unzip();
        if keys.is_empty() {
            return Ok(());
        }
        let used = key::used().bind(tx, &uids, &keys).all().await?;
        if used.is_empty() {
            return Ok(());
        }
        self.known.extend(used.into_iter().map(|row| ((row.uid, row.key), Done::Other)));
        for row in q::joins_by_key().bind(tx, &uids, &keys).all().await? {
            self.known.insert((row.uid, row.key), Done::Joined { activity: row.activity_id });
        }
        for row in q::claims_by_key().bind(tx, &uids, &keys).all().await? {
            let paid = Paid { coins: row.coins, vip_days: row.vip_days };
            let done = Done::Claimed { activity: row.activity_id, task: row.task_id, paid };
            self.known.insert((row.uid, row.key), done);
        }
        for row in q::draws_by_key().bind(tx, &uids, &keys).all().await? {
            let paid = Paid { coins: row.coins, vip_days: row.vip_days };
            let drawn =
                Drawn { number: row.number, price: row.price, spin: row.spin, prize: row.prize_id, paid };
            self.known.insert((row.uid, row.key), Done::Drawn { activity: row.activity_id, drawn });
        }
        Ok(())
    }

    pub async fn write(mut self, tx: &Transaction<'_>) -> Result<Vec<(Outcome, Option<Snapshot>)>, Error> {
        let mut writes = Writes::default();
        let commands = self.commands;
        let outcomes: Vec<Outcome> = commands
            .iter()
            .map(|command| self.decide(command, &mut writes).unwrap_or_else(Outcome::Refused))
            .collect();
        writes.write(tx).await?;
        let uids: Vec<i64> = self.balances.into_keys().collect();
        let snapshots = status::snapshots(tx, &uids).await?;
        let of = |uid| snapshots.iter().find(|snapshot| snapshot.uid == uid).cloned();
        Ok(outcomes.into_iter().zip(commands).map(|(outcome, command)| (outcome, of(command.uid))).collect())
    }

    fn decide(&mut self, command: &'a Command, writes: &mut Writes) -> Result<Outcome, Refusal> {
        let by = command.key.map(|key| (command.uid, key));
        if let Some(done) = by.and_then(|by| self.known.get(&by)) {
            return match (*done, command.wants) {
                (Done::Joined { activity }, Wants::Join) if activity == command.activity => {
                    Ok(Outcome::Joined)
                }
                (Done::Claimed { activity, task, paid }, Wants::Claim { task: wanted })
                    if (activity, task) == (command.activity, wanted) =>
                {
                    Ok(Outcome::Claimed(paid))
                }
                (Done::Drawn { activity, drawn }, Wants::Draw { .. }) if activity == command.activity => {
                    Ok(Outcome::Drawn(drawn))
                }
                _ => Err(Refusal::KeyUsed),
            };
        }
        let (done, outcome) = match command.wants {
            Wants::Join => {
                self.join(command, writes)?;
                (Done::Joined { activity: command.activity }, Outcome::Joined)
            }
            Wants::Claim { task } => {
                let paid = self.claim(command, task, writes)?;
                (Done::Claimed { activity: command.activity, task, paid }, Outcome::Claimed(paid))
            }
            Wants::Draw { price, spin, roll } => {
                let drawn = self.draw(command, price, spin, roll, writes)?;
                (Done::Drawn { activity: command.activity, drawn }, Outcome::Drawn(drawn))
            }
        };
        if let Some(by) = by {
            self.known.insert(by, done);
        }
        Ok(outcome)
    }

    fn join(
        &mut self,
        &Command { uid, activity, key, .. }: &Command,
        writes: &mut Writes,
    ) -> Result<(), Refusal> {
        if !self.balances.contains_key(&uid) {
            return Err(Refusal::NoAccount);
        }
        open(&self.activities, activity, |activity| activity.ended)?;
        if !self.joined.insert((uid, activity)) {
            return Err(Refusal::Already);
        }
        writes.joins.push(Join { uid, activity, key });
        Ok(())
    }

    fn claim(&mut self, command: &Command, task: i32, writes: &mut Writes) -> Result<Paid, Refusal> {
        let balance = self.balances.get_mut(&command.uid).ok_or(Refusal::NoAccount)?;
        let activity = open(&self.activities, command.activity, |activity| activity.closed)?;
        let of = (command.uid, command.activity, task);
        let wanted = self.tasks.get(&of).ok_or(Refusal::Gone)?;
        if self.claimed.contains(&of) {
            return Err(Refusal::Already);
        }
        if !self.joined.contains(&(command.uid, command.activity)) {
            return Err(Refusal::NotJoined);
        }
        if wanted.done < wanted.goal {
            return Err(Refusal::NotDone { goal: wanted.goal, done: wanted.done });
        }
        let paid = Paid { coins: wanted.coins, vip_days: wanted.vip_days };
        *balance += paid.coins;
        self.claimed.insert(of);
        let entry = (paid.coins > 0).then(|| {
            let of = format!("{}:{}:{task}", command.uid, command.activity);
            writes.book(command.uid, paid.coins, &wanted.name, "task", of)
        });
        writes.grant(command.uid, wanted.level_type, paid.vip_days, "task", || {
            format!("{}:{}:{task}", command.uid, command.activity)
        });
        writes.tell(command, &activity.name, &wanted.name, paid, false);
        writes.claims.push(Claim {
            uid: command.uid,
            activity: command.activity,
            task,
            paid,
            entry,
            key: command.key,
        });
        Ok(paid)
    }

    fn draw(
        &mut self,
        command: &Command,
        confirmed: i64,
        confirmed_spin: Option<bool>,
        roll: u32,
        writes: &mut Writes,
    ) -> Result<Drawn, Refusal> {
        let balance = self.balances.get_mut(&command.uid).ok_or(Refusal::NoAccount)?;
        let activity = open(&self.activities, command.activity, |activity| activity.ended)?;
        if activity.kind != Kind::Draw.name() {
            return Err(Refusal::Gone);
        }
        let drawn = self.drawn.entry((command.uid, command.activity)).or_default();
        if *drawn >= activity.day_draws {
            return Err(Refusal::NoneLeft { day_draws: activity.day_draws });
        }
        let free = *drawn < activity.free_draws;
        let mut spins = self.spins.get_mut(&command.uid).filter(|spins| !free && **spins > 0);
        let spin = spins.is_some();
        let price = if free || spin { 0 } else { activity.draw_price };
        if price > 0 && self.youth.contains(&command.uid) {
            return Err(Refusal::Youth);
        }
        if confirmed != price || confirmed_spin.is_some_and(|confirmed| confirmed != spin) {
            return Err(Refusal::PriceChanged { price, spin });
        }
        if *balance < price {
            return Err(Refusal::NotEnough { balance: *balance, price });
        }
        // A draw also joins the activity.
        if self.joined.insert((command.uid, command.activity)) {
            writes.joins.push(Join { uid: command.uid, activity: command.activity, key: None });
        }
        *drawn += 1;
        if let Some(spins) = &mut spins {
            **spins -= 1;
        }
        let (number, day): (i32, NaiveDate) = (*drawn, activity.today);
        let of = || format!("{}:{}:{day}:{number}", command.uid, command.activity);
        let price_entry = (price > 0).then(|| writes.book(command.uid, -price, &activity.name, "draw", of()));
        let won = self.prizes.get_mut(&command.activity).and_then(|prizes| win(prizes, roll));
        let paid = won.as_ref().map_or(Paid { coins: 0, vip_days: 0 }, |prize| Paid {
            coins: prize.coins,
            vip_days: prize.vip_days,
        });
        *balance += paid.coins - price;
        let mut prize_entry = None;
        if let Some(prize) = won {
            prize_entry =
                (paid.coins > 0).then(|| writes.book(command.uid, paid.coins, &prize.name, "prize", of()));
            writes.grant(command.uid, prize.level_type, paid.vip_days, "prize", of);
            writes.tell(command, &activity.name, &prize.name, paid, true);
        }
        let drawn = Drawn { number, price, spin, prize: won.map(|prize| prize.id), paid };
        writes.draws.push(Draw {
            uid: command.uid,
            activity: command.activity,
            day,
            drawn,
            price_entry,
            prize_entry,
            key: command.key,
        });
        Ok(drawn)
    }
}

/// The activity, if it has begun and is not over.
fn open(
    activities: &HashMap<i64, q::Wanted>,
    id: i64,
    over: impl Fn(&q::Wanted) -> bool,
) -> Result<&q::Wanted, Refusal> {
    let activity = activities.get(&id).filter(|activity| !activity.retired).ok_or(Refusal::Gone)?;
    if !activity.begun {
        return Err(Refusal::NotBegun(activity.begin_time.into()));
    }
    if over(activity) { Err(Refusal::Gone) } else { Ok(activity) }
}

/// Finds the prize whose range of the odds contains the roll, and takes one item from its stock. `None`: the roll is in no
/// range, or the prize is out of stock. So the odds of the other prizes stay as published.
fn win(prizes: &mut [q::LockPrizes], roll: u32) -> Option<&q::LockPrizes> {
    let mut upto = 0;
    let prize = prizes.iter_mut().find(|prize| {
        upto += prize.odds.unsigned_abs();
        roll < upto
    })?;
    if prize.left <= 0 {
        return None;
    }
    prize.left -= 1;
    Some(prize)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prize(id: i32, odds: i32, left: i64) -> q::LockPrizes {
        q::LockPrizes {
            activity_id: 1,
            id,
            name: String::new(),
            odds,
            left,
            coins: 1,
            vip_days: 0,
            level_type: 1,
            place: id,
        }
    }

    #[test]
    fn every_prize_is_won_as_often_as_its_odds_say() {
        let mut prizes = [prize(1, 10, 10_000), prize(2, 500, 10_000), prize(3, 4000, 10_000)];
        let mut won = HashMap::new();
        for roll in 0..super::super::ODDS_OF {
            *won.entry(win(&mut prizes, roll).map(|prize| prize.id)).or_insert(0) += 1;
        }
        assert_eq!(won, HashMap::from([(Some(1), 10), (Some(2), 500), (Some(3), 4000), (None, 5490)]));
    }

    #[test]
    fn what_is_out_of_stock_is_nothing_and_leaves_the_others_their_odds() {
        let mut prizes = [prize(1, 5000, 2), prize(2, 5000, 10_000)];
        let won: Vec<Option<i32>> =
            [0, 1, 2, 4999, 5000, 9999].map(|roll| win(&mut prizes, roll).map(|prize| prize.id)).into();
        assert_eq!(won, [Some(1), Some(1), None, None, Some(2), Some(2)]);
        assert_eq!(prizes[0].left, 0);
    }
}
