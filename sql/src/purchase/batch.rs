//! One transaction's worth of purchases: read what they are about, decide each in turn, write what follows.

use std::collections::{BTreeMap, HashMap, HashSet};

use deadpool_postgres::Transaction;
use queries::queries::purchase as q;
use uuid::Uuid;

use super::{Bought, Command, Outcome, PlatformType, Refusal, Ware};
use crate::{
    Error,
    content::{Platform, Platforms},
    status,
};

/// What purchases are about, as it is under the locks of those who buy.
pub struct Batch<'a> {
    commands: &'a [Command],
    buyers: HashMap<i64, Buyer>,
    games: HashMap<i64, Game>,
    plans: HashMap<i32, Plan>,
    owned: HashSet<(i64, i64)>,
    /// Who has downloaded which game before.
    downloaded: HashSet<(i64, i64)>,
    /// What was done by a key.
    known: HashMap<(i64, Uuid), Done>,
}

struct Buyer {
    balance: i64,
    member: bool,
}

struct Game {
    name: String,
    free: bool,
    price: i64,
    retired: bool,
    platforms: Platforms,
}

struct Plan {
    name: String,
    days: i32,
    level_type: i16,
    price: i64,
}

#[derive(Clone, Copy, PartialEq)]
enum Done {
    Download {
        game: i64,
        platform: i16,
        charged: i64,
    },
    Vip {
        plan: i32,
    },
    /// Something that is not bought here.
    Other,
}

/// What the deciding found to be written.
#[derive(Default)]
struct Writes {
    charges: Vec<Charge>,
    downloads: Vec<Download>,
    /// game → how many have it for the first time
    counts: BTreeMap<i64, i64>,
}

struct Charge {
    uid: i64,
    price: i64,
    reason: String,
    key: Uuid,
    pays: Pays,
}

enum Pays {
    Game { id: i64, download: usize },
    Vip { plan: i32, purchase: Uuid },
}

struct Download {
    uid: i64,
    game: i64,
    platform: i16,
    charged: i64,
    entry: i64,
    key: Uuid,
}

impl<'a> Batch<'a> {
    pub async fn read(tx: &Transaction<'_>, commands: &'a [Command]) -> Result<Self, Error> {
        let uids = distinct(commands.iter().filter_map(|command| command.uid));
        let games = distinct(commands.iter().filter_map(|command| match command.ware {
            Ware::Game { id, .. } => Some(id),
            Ware::Vip { .. } => None,
        }));
        let plans = distinct(commands.iter().filter_map(|command| match command.ware {
            Ware::Vip { plan, .. } => Some(plan),
            Ware::Game { .. } => None,
        }));
        let (buyers_of, wanted): (Vec<i64>, Vec<i64>) = commands
            .iter()
            .filter_map(|command| match command.ware {
                Ware::Game { id, .. } => command.uid.map(|uid| (uid, id)),
                Ware::Vip { .. } => None,
            })
            .unzip();
        let (keyed, keys): (Vec<i64>, Vec<Uuid>) =
            commands.iter().filter_map(|command| command.uid.zip(command.key)).unzip();

        let mut batch = Self {
            commands,
            buyers: HashMap::new(),
            games: HashMap::new(),
            plans: HashMap::new(),
            owned: HashSet::new(),
            downloaded: HashSet::new(),
            known: HashMap::new(),
        };
        // Under these locks nothing below changes for these accounts.
        for row in q::lock_buyers().bind(tx, &uids).all().await? {
            batch.buyers.insert(row.uid, Buyer { balance: row.balance, member: row.member });
        }
        if !games.is_empty() {
            for row in q::wares().bind(tx, &games).all().await? {
                batch.games.insert(row.id, Game::try_from(row)?);
            }
            let owned = q::entitlements().bind(tx, &buyers_of, &wanted).all().await?;
            batch.owned.extend(owned.into_iter().map(|row| (row.uid, row.game_id)));
            let before = q::downloaded().bind(tx, &buyers_of, &wanted).all().await?;
            batch.downloaded.extend(before.into_iter().map(|row| (row.uid, row.game_id)));
        }
        if !plans.is_empty() {
            let rows = q::plans().bind(tx, &plans).all().await?;
            batch.plans.extend(rows.into_iter().map(|row| (row.r#type, Plan::from(row))));
        }
        if !keys.is_empty() {
            for row in q::charges_by_key().bind(tx, &keyed, &keys).all().await? {
                let done = Done::of_charge(&row.ref_type, &row.ref_id);
                batch.known.insert((row.uid, row.key), done);
            }
            // After the charges: what was charged for a download is told by the download.
            for row in q::downloads_by_key().bind(tx, &keyed, &keys).all().await? {
                let done =
                    Done::Download { game: row.game_id, platform: row.platform_type, charged: row.charged };
                batch.known.insert((row.uid, row.key), done);
            }
        }
        Ok(batch)
    }

    pub async fn write(mut self, tx: &Transaction<'_>) -> Result<Vec<Bought>, Error> {
        let mut writes = Writes::default();
        let commands = self.commands;
        let outcomes: Vec<Outcome> =
            commands.iter().map(|command| self.decide(command, &mut writes)).collect();
        writes.charge(tx, &self.plans).await?;
        writes.record(tx).await?;
        let uids: Vec<i64> = self.buyers.into_keys().collect();
        let snapshots = status::snapshots(tx, &uids).await?;
        let of = |uid: Option<i64>| snapshots.iter().find(|snapshot| Some(snapshot.uid) == uid).cloned();
        Ok(outcomes.into_iter().zip(commands).map(|(outcome, command)| (outcome, of(command.uid))).collect())
    }

    fn decide(&mut self, command: &Command, writes: &mut Writes) -> Outcome {
        let known = command.uid.zip(command.key).and_then(|by| self.known.get(&by).copied());
        match command.ware {
            Ware::Game { id, platform } => self.decide_game(command, id, platform, known, writes),
            Ware::Vip { plan, purchase } => self.decide_vip(command, plan, purchase, known, writes),
        }
    }

    fn decide_game(
        &mut self,
        command: &Command,
        id: i64,
        platform: PlatformType,
        known: Option<Done>,
        writes: &mut Writes,
    ) -> Outcome {
        let Some(game) = self.games.get(&id) else { return Outcome::Refused(Refusal::Gone) };
        let Some(file) = game.file(platform) else { return Outcome::Refused(Refusal::Gone) };
        match known {
            Some(Done::Download { game, platform: before, charged })
                if (game, before) == (id, platform as i16) =>
            {
                return Outcome::Download { file, charged };
            }
            Some(_) => return Outcome::Refused(Refusal::KeyUsed),
            None => {}
        }
        let buyer = command.uid.and_then(|uid| Some((uid, self.buyers.get_mut(&uid)?)));
        let owned = buyer.as_ref().is_some_and(|(uid, _)| self.owned.contains(&(*uid, id)));
        if game.retired && !owned {
            return Outcome::Refused(Refusal::Gone);
        }
        let free = game.free || owned || buyer.as_ref().is_some_and(|(_, buyer)| buyer.member);
        let price = if free { 0 } else { game.price };
        if price > 0 {
            let Some((_, buyer)) = &buyer else { return Outcome::Refused(Refusal::NotSignedIn) };
            if let Err(refusal) = buyer.can_pay(price, command.price) {
                return Outcome::Refused(refusal);
            }
        }
        let key = command.key.unwrap_or_default();
        let uid = buyer.as_ref().map_or(0, |(uid, _)| *uid);
        let platform = platform as i16;
        if price > 0 {
            let (uid, buyer) = buyer.expect("a visitor pays nothing");
            buyer.balance -= price;
            self.owned.insert((uid, id));
            let pays = Pays::Game { id, download: writes.downloads.len() };
            writes.charges.push(Charge { uid, price, reason: game.name.clone(), key, pays });
        }
        if let Some(by) = command.uid.zip(command.key) {
            self.known.insert(by, Done::Download { game: id, platform, charged: price });
        }
        if uid == 0 || self.downloaded.insert((uid, id)) {
            *writes.counts.entry(id).or_default() += 1;
        }
        writes.downloads.push(Download { uid, game: id, platform, charged: price, entry: 0, key });
        Outcome::Download { file, charged: price }
    }

    fn decide_vip(
        &mut self,
        command: &Command,
        plan: i32,
        purchase: Uuid,
        known: Option<Done>,
        writes: &mut Writes,
    ) -> Outcome {
        match known {
            Some(done) if done == (Done::Vip { plan }) => return Outcome::Member,
            Some(_) => return Outcome::Refused(Refusal::KeyUsed),
            None => {}
        }
        let Some(wanted) = self.plans.get(&plan) else { return Outcome::Refused(Refusal::Gone) };
        let buyer = command.uid.and_then(|uid| Some((uid, self.buyers.get_mut(&uid)?)));
        let Some((uid, buyer)) = buyer else { return Outcome::Refused(Refusal::NotSignedIn) };
        if let Err(refusal) = buyer.can_pay(wanted.price, command.price) {
            return Outcome::Refused(refusal);
        }
        buyer.balance -= wanted.price;
        buyer.member = true;
        if let Some(key) = command.key {
            self.known.insert((uid, key), Done::Vip { plan });
        }
        writes.charges.push(Charge {
            uid,
            price: wanted.price,
            reason: wanted.name.clone(),
            key: command.key.unwrap_or_default(),
            pays: Pays::Vip { plan, purchase },
        });
        Outcome::Member
    }
}

impl Buyer {
    /// Nothing but the price that the player has confirmed is charged.
    fn can_pay(&self, price: i64, confirmed: Option<i64>) -> Result<(), Refusal> {
        if confirmed != Some(price) {
            Err(Refusal::PriceChanged { price })
        } else if self.balance < price {
            Err(Refusal::NotEnough { balance: self.balance, price })
        } else {
            Ok(())
        }
    }
}

impl Writes {
    /// Appends the charges, and what they pay for beside downloads. The ledger's trigger moves the balances.
    async fn charge(&mut self, tx: &Transaction<'_>, plans: &HashMap<i32, Plan>) -> Result<(), Error> {
        if self.charges.is_empty() {
            return Ok(());
        }
        let of = |column: fn(&Charge) -> i64| self.charges.iter().map(column).collect::<Vec<_>>();
        let (uids, prices) = (of(|charge| charge.uid), of(|charge| charge.price));
        let reasons: Vec<&str> = self.charges.iter().map(|charge| charge.reason.as_str()).collect();
        let (types, ids): (Vec<&str>, Vec<String>) = self.charges.iter().map(Charge::reference).unzip();
        let keys: Vec<Uuid> = self.charges.iter().map(|charge| charge.key).collect();
        let entries = q::charge().bind(tx, &uids, &prices, &reasons, &types, &ids, &keys).all().await?;
        let entries: HashMap<(String, String), i64> =
            entries.into_iter().map(|row| ((row.ref_type, row.ref_id), row.id)).collect();

        let (mut owners, mut members) = ((vec![], vec![], vec![]), (vec![], vec![], vec![], vec![]));
        for charge in &self.charges {
            let (ref_type, ref_id) = charge.reference();
            let entry = entries[&(ref_type.to_owned(), ref_id)];
            match charge.pays {
                Pays::Game { id, download } => {
                    self.downloads[download].entry = entry;
                    owners.0.push(charge.uid);
                    owners.1.push(id);
                    owners.2.push(entry);
                }
                Pays::Vip { plan, .. } => {
                    members.0.push(charge.uid);
                    members.1.push(plans[&plan].level_type);
                    members.2.push(plans[&plan].days);
                    members.3.push(entry);
                }
            }
        }
        if !owners.0.is_empty() {
            q::entitle().bind(tx, &owners.0, &owners.1, &owners.2).await?;
        }
        if !members.0.is_empty() {
            q::grant_for_coins().bind(tx, &members.0, &members.1, &members.2, &members.3).await?;
        }
        Ok(())
    }

    async fn record(&self, tx: &Transaction<'_>) -> Result<(), Error> {
        if self.downloads.is_empty() {
            return Ok(());
        }
        let of = |column: fn(&Download) -> i64| self.downloads.iter().map(column).collect::<Vec<_>>();
        let platforms: Vec<i16> = self.downloads.iter().map(|download| download.platform).collect();
        let keys: Vec<Uuid> = self.downloads.iter().map(|download| download.key).collect();
        q::record_downloads()
            .bind(
                tx,
                &of(|d| d.uid),
                &of(|d| d.game),
                &platforms,
                &of(|d| d.charged),
                &of(|d| d.entry),
                &keys,
            )
            .await?;
        if !self.counts.is_empty() {
            let (games, nums): (Vec<i64>, Vec<i64>) = self.counts.iter().unzip();
            q::lock_games().bind(tx, &games).all().await?;
            q::count_downloads().bind(tx, &games, &nums).await?;
        }
        Ok(())
    }
}

impl Charge {
    /// What makes it unique in the ledger: a game is charged once an account, a membership once a purchase.
    fn reference(&self) -> (&'static str, String) {
        match self.pays {
            Pays::Game { id, .. } => ("game", format!("{}:{id}", self.uid)),
            Pays::Vip { plan, purchase } => ("vip", format!("{plan}:{purchase}")),
        }
    }
}

impl Done {
    fn of_charge(ref_type: &str, ref_id: &str) -> Self {
        let plan = ref_id.split_once(':').and_then(|(plan, _)| plan.parse().ok());
        match (ref_type, plan) {
            ("vip", Some(plan)) => Self::Vip { plan },
            _ => Self::Other,
        }
    }
}

impl Game {
    fn file(&self, platform: PlatformType) -> Option<Platform> {
        let file = match platform {
            PlatformType::Android => &self.platforms.android,
            PlatformType::Ios => &self.platforms.ios,
        };
        file.clone().filter(|file| !file.file.is_empty())
    }
}

impl TryFrom<q::Wares> for Game {
    type Error = Error;

    fn try_from(row: q::Wares) -> Result<Self, Error> {
        Ok(Self {
            name: row.name,
            free: row.online_type == 0,
            price: row.buy_amount,
            retired: row.retired,
            platforms: serde_json::from_value(row.platforms)
                .map_err(|error| Error::Invalid(format!("the platforms of game {}: {error}", row.id)))?,
        })
    }
}

impl From<q::Plans> for Plan {
    fn from(row: q::Plans) -> Self {
        Self { name: row.name, days: row.days, level_type: row.level_type, price: row.coin_price }
    }
}

fn distinct<T: Ord>(ids: impl Iterator<Item = T>) -> Vec<T> {
    let mut ids: Vec<T> = ids.collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}
