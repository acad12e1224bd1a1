//! One transaction of check-ins: read the inputs, decide each in turn, write the results.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;
use deadpool_postgres::Transaction;
use queries::queries::{check_in as q, follow, key};
use uuid::Uuid;

use super::{Command, Deed, Done, Given, Outcome, Refusal, Rule, month_of, reward, rule, streaks::Streaks};
use crate::{
    Error, activity, goods,
    inbox::{self, Letter},
    status::{self, Snapshot},
};

pub struct Batch<'a> {
    commands: &'a [Command],
    today: NaiveDate,
    rule: Rule,
    players: HashMap<i64, Player>,
    /// The earlier result of each key.
    known: HashMap<(i64, Uuid), Known>,
    zone: &'a str,
}

#[derive(Clone, Copy)]
enum Known {
    /// A day, and whether it was made up.
    Day(Done, bool),
    /// Another kind of call.
    Other,
}

struct Player {
    balance: i64,
    /// The youth mode is on: the account spends nothing.
    youth: bool,
    first_day: NaiveDate,
    /// The streaks since the last day of the previous month.
    streaks: Streaks,
    /// Days of this month that were made up.
    made_up: i32,
    /// Cards for making up days. Read only if a command makes up a day.
    cards: i32,
}

#[derive(Default)]
struct Writes {
    days: Vec<Day>,
    /// (account, day) → new streak, for existing days whose streaks grow.
    longer: BTreeMap<(i64, NaiveDate), i32>,
    coins: Vec<Coins>,
    /// (account, first day of the full month).
    badges: Vec<(i64, NaiveDate)>,
    letters: Vec<Letter>,
}

struct Day {
    uid: i64,
    day: NaiveDate,
    streak: i32,
    made_up: bool,
    reward: i64,
    full_month: bool,
    key: Uuid,
    card: bool,
}

struct Coins {
    uid: i64,
    delta: i64,
    ref_type: &'static str,
    day: NaiveDate,
    key: Uuid,
}

impl<'a> Batch<'a> {
    pub async fn read(tx: &Transaction<'_>, zone: &'a str, commands: &'a [Command]) -> Result<Self, Error> {
        let mut uids: Vec<i64> = commands.iter().map(|command| command.uid).collect();
        uids.sort_unstable();
        uids.dedup();
        // While these locks are held, nothing that is read below changes for these accounts.
        let players = q::lock_players().bind(tx, &uids, &zone).all().await?;
        let today = q::today().bind(tx, &zone).one().await?;
        let player = |row: q::LockPlayers| {
            let q::LockPlayers { uid, balance, youth, first_day } = row;
            (uid, Player { balance, youth, first_day, streaks: Streaks::default(), made_up: 0, cards: 0 })
        };
        let mut batch = Self {
            commands,
            today,
            rule: rule(tx).await?,
            players: players.into_iter().map(player).collect(),
            known: HashMap::new(),
            zone,
        };
        let (first, _) = month_of(today);
        let since = first.pred_opt().unwrap_or(first);
        for row in q::days_since().bind(tx, &uids, &since).all().await? {
            let Some(player) = batch.players.get_mut(&row.uid) else { continue };
            player.streaks.insert(row.day, row.streak);
            player.made_up += i32::from(row.made_up && row.day >= first);
        }
        batch.read_cards(tx).await?;
        batch.read_keys(tx).await?;
        Ok(batch)
    }

    async fn read_cards(&mut self, tx: &Transaction<'_>) -> Result<(), Error> {
        let making_up = self.commands.iter().filter(|command| matches!(command.deed, Deed::MakeUp { .. }));
        let uids: Vec<i64> = making_up.map(|command| command.uid).collect();
        for (uid, cards) in goods::amounts(tx, goods::Kind::MakeUp, &uids).await? {
            self.players.entry(uid).and_modify(|player| player.cards = cards);
        }
        Ok(())
    }

    async fn read_keys(&mut self, tx: &Transaction<'_>) -> Result<(), Error> {
        let keyed = self.commands.iter().filter_map(|command| Some((command.uid, command.key?)));
        let (uids, keys): (Vec<i64>, Vec<Uuid>) = keyed.unzip();
        if keys.is_empty() {
            return Ok(());
        }
        for row in key::used().bind(tx, &uids, &keys).all().await? {
            self.known.insert((row.uid, row.key), Known::Other);
        }
        for row in q::by_key().bind(tx, &uids, &keys).all().await? {
            let q::ByKey { uid, key, day, streak, made_up, reward, full_month, card } = row;
            self.known
                .insert((uid, key), Known::Day(Done { day, reward, streak, full_month, card }, made_up));
        }
        Ok(())
    }

    pub async fn write(mut self, tx: &Transaction<'_>) -> Result<Vec<(Outcome, Option<Snapshot>)>, Error> {
        let mut writes = Writes::default();
        let commands = self.commands;
        let outcomes: Vec<Outcome> =
            commands.iter().map(|command| self.decide(command, &mut writes)).collect();
        let checked_in = writes.days.iter().filter(|day| !day.made_up);
        let deeds: Vec<_> = checked_in.map(|day| (day.uid, activity::Deed::CheckIn)).collect();
        writes.write(tx, self.zone).await?;
        activity::join_by_deeds(tx, &deeds).await?;
        let uids: Vec<i64> = self.players.into_keys().collect();
        let snapshots = status::snapshots(tx, &uids).await?;
        let of = |uid| snapshots.iter().find(|snapshot| snapshot.uid == uid).cloned();
        Ok(outcomes.into_iter().zip(commands).map(|(outcome, command)| (outcome, of(command.uid))).collect())
    }

    fn decide(&mut self, command: &Command, writes: &mut Writes) -> Outcome {
        let by = command.key.map(|key| (command.uid, key));
        match by.and_then(|by| self.known.get(&by)) {
            Some(Known::Day(done, made_up)) if command.deed.did(done, *made_up) => {
                let streak =
                    self.players.get(&command.uid).map_or(done.streak, |player| player.streak(self.today));
                return Outcome::Done(Done { streak, ..*done });
            }
            Some(_) => return Outcome::Refused(Refusal::KeyUsed),
            None => {}
        }
        let decided = match command.deed {
            Deed::CheckIn => self.check_in(command, writes),
            Deed::MakeUp { day, price } => self.make_up(command, day, price, writes),
        };
        match decided {
            Ok(done) => {
                if let Some(by) = by {
                    self.known.insert(by, Known::Day(done, matches!(command.deed, Deed::MakeUp { .. })));
                }
                Outcome::Done(done)
            }
            Err(refusal) => Outcome::Refused(refusal),
        }
    }

    fn check_in(&mut self, command: &Command, writes: &mut Writes) -> Result<Done, Refusal> {
        let player = self.players.get_mut(&command.uid).ok_or(Refusal::NoAccount)?;
        if player.streaks.has(self.today) {
            return Err(Refusal::Already);
        }
        let coins =
            reward(&self.rule.rewards, player.streaks.at(self.today.pred_opt().unwrap_or(self.today)) + 1);
        player.balance += coins;
        writes.coins.push(Coins {
            uid: command.uid,
            delta: coins,
            ref_type: "check_in",
            day: self.today,
            key: Uuid::nil(),
        });
        let done = player.add(command, self.today, coins, false, writes);
        writes.tell(command, Given::Coins { coins, streak: done.streak });
        Ok(done)
    }

    fn make_up(
        &mut self,
        command: &Command,
        day: NaiveDate,
        confirmed: Option<i64>,
        writes: &mut Writes,
    ) -> Result<Done, Refusal> {
        let player = self.players.get_mut(&command.uid).ok_or(Refusal::NoAccount)?;
        let (first, _) = month_of(self.today);
        if day < first.max(player.first_day) || day >= self.today {
            return Err(Refusal::NotThatDay);
        }
        if player.streaks.has(day) {
            return Err(Refusal::Already);
        }
        if player.made_up >= self.rule.make_up_days {
            return Err(Refusal::NoneLeft { most: self.rule.make_up_days });
        }
        let card = player.cards > 0;
        let price = if card { 0 } else { self.rule.make_up_price };
        if price > 0 && player.youth {
            return Err(Refusal::Youth);
        }
        if confirmed != Some(price) {
            return Err(Refusal::PriceChanged { price });
        }
        if player.balance < price {
            return Err(Refusal::NotEnough { balance: player.balance, price });
        }
        player.made_up += 1;
        if card {
            player.cards -= 1;
        } else {
            player.balance -= price;
            writes.coins.push(Coins {
                uid: command.uid,
                delta: -price,
                ref_type: "make_up",
                day,
                key: command.key.unwrap_or_default(),
            });
        }
        let made_up = player.add(command, day, 0, card, writes);
        Ok(Done { streak: player.streak(self.today), ..made_up })
    }
}

impl Deed {
    /// Whether `done` is the result of this command.
    fn did(self, done: &Done, made_up: bool) -> bool {
        match self {
            Self::CheckIn => !made_up,
            Self::MakeUp { day, .. } => made_up && day == done.day,
        }
    }
}

impl Player {
    /// The streak that ends today, or yesterday if there is no check-in today.
    fn streak(&self, today: NaiveDate) -> i32 {
        match self.streaks.at(today) {
            0 => self.streaks.at(today.pred_opt().unwrap_or(today)),
            streak => streak,
        }
    }

    fn add(
        &mut self,
        command: &Command,
        day: NaiveDate,
        reward: i64,
        card: bool,
        writes: &mut Writes,
    ) -> Done {
        let uid = command.uid;
        let (streak, longer) = self.streaks.add(day);
        writes.longer.extend(longer.into_iter().map(|(day, streak)| ((uid, day), streak)));
        let full_month = self.streaks.fill_month_of(day);
        if full_month {
            writes.badges.push((uid, month_of(day).0));
            writes.tell(command, Given::Badge(day));
        }
        let made_up = matches!(command.deed, Deed::MakeUp { .. });
        let key = command.key.unwrap_or_default();
        writes.days.push(Day { uid, day, streak, made_up, reward, full_month, key, card });
        Done { day, reward, streak, full_month, card }
    }
}

impl Writes {
    fn tell(&mut self, command: &Command, given: Given) {
        let (title, content) = (command.words.told)(given);
        let (uid, news) = (command.uid, matches!(given, Given::Badge(_)));
        self.letters.push(Letter { uid, kind: "gift", title, content, link: "/checkin".into(), news });
    }

    async fn write(self, tx: &Transaction<'_>, zone: &str) -> Result<(), Error> {
        if self.days.is_empty() {
            return Ok(());
        }
        self.write_days(tx).await?;
        self.write_badges(tx, zone).await?;
        let of = |column: fn(&Coins) -> i64| self.coins.iter().map(column).collect::<Vec<_>>();
        let reasons: Vec<String> = self.coins.iter().map(|coins| coins.day.to_string()).collect();
        let types: Vec<&str> = self.coins.iter().map(|coins| coins.ref_type).collect();
        // The ledger accepts each reference once, so an account is paid once per day.
        let refs: Vec<String> =
            self.coins.iter().map(|coins| format!("{}:{}", coins.uid, coins.day)).collect();
        let keys: Vec<Uuid> = self.coins.iter().map(|coins| coins.key).collect();
        q::move_coins().bind(tx, &of(|c| c.uid), &of(|c| c.delta), &reasons, &types, &refs, &keys).await?;
        inbox::send_letters(tx, &self.letters).await
    }

    async fn write_days(&self, tx: &Transaction<'_>) -> Result<(), Error> {
        let days = &self.days;
        q::insert_days()
            .bind(
                tx,
                &days.iter().map(|day| day.uid).collect::<Vec<_>>(),
                &days.iter().map(|day| day.day).collect::<Vec<_>>(),
                &days.iter().map(|day| day.streak).collect::<Vec<_>>(),
                &days.iter().map(|day| day.made_up).collect::<Vec<_>>(),
                &days.iter().map(|day| day.reward).collect::<Vec<_>>(),
                &days.iter().map(|day| day.full_month).collect::<Vec<_>>(),
                &days.iter().map(|day| day.key).collect::<Vec<_>>(),
                &days.iter().map(|day| day.card).collect::<Vec<_>>(),
            )
            .await?;
        if self.longer.is_empty() {
            return Ok(());
        }
        let (keys, streaks): (Vec<(i64, NaiveDate)>, Vec<i32>) =
            self.longer.iter().map(|(k, v)| (*k, *v)).unzip();
        let (uids, days): (Vec<i64>, Vec<NaiveDate>) = keys.into_iter().unzip();
        q::set_streaks().bind(tx, &uids, &days, &streaks).await?;
        Ok(())
    }

    async fn write_badges(&self, tx: &Transaction<'_>, zone: &str) -> Result<(), Error> {
        if self.badges.is_empty() {
            return Ok(());
        }
        let (uids, months): (Vec<i64>, Vec<NaiveDate>) = self.badges.iter().copied().unzip();
        // The statuses are locked already: accounts come next.
        follow::lock_accounts().bind(tx, &uids).all().await?;
        q::insert_badges().bind(tx, &zone, &uids, &months).await?;
        Ok(())
    }
}
