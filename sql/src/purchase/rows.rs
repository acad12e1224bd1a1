//! The rows of purchases: reads the inputs of a transaction under the buyers' locks, and writes its results, one statement for each
//! kind of row.

use std::collections::{BTreeMap, HashMap, HashSet};

use deadpool_postgres::Transaction;
use queries::queries::{key, purchase as q, vip};
use serde_json::Value;
use uuid::Uuid;

use super::{Command, PlatformType, Ware};
use crate::{
    Error,
    activity::{self, Deed},
    content::{Platform, Platforms},
    join_results::JoinResults,
    status::{self, Snapshot},
};

/// The inputs of purchases, as read under the locks of the buyers. Each decision updates them for the next one.
pub struct Inputs {
    pub buyers: HashMap<i64, Buyer>,
    /// The earlier result of each (account, key).
    pub earlier: HashMap<(i64, Uuid), EarlierResult>,
    games: HashMap<i64, Game>,
    /// (account, game)
    pub owned: HashSet<(i64, i64)>,
    /// The number of the next purchase of a game that was taken back from the account.
    pub numbers: HashMap<(i64, i64), i32>,
    /// (account, game) of earlier downloads.
    pub downloaded: HashSet<(i64, i64)>,
    pub plans: HashMap<i32, Plan>,
    /// (login, plan) of memberships that were bought without a key in the last 60 s.
    pub just_bought: HashSet<(Uuid, i32)>,
}

pub struct Buyer {
    /// X钻
    pub balance: i64,
    pub member: bool,
    /// The youth mode is on: the account spends nothing.
    pub youth: bool,
}

pub struct Game {
    pub name: String,
    pub free: bool,
    /// X钻
    pub price: i64,
    pub retired: bool,
    platforms: Platforms,
}

#[derive(Clone)]
pub struct Plan {
    pub name: String,
    pub days: i32,
    pub level_type: i16,
    /// X钻
    pub price: i64,
}

/// The earlier result of a key.
#[derive(Clone)]
pub enum EarlierResult {
    Download {
        game: i64,
        platform: i16,
        charged: i64,
        /// The delivered file; `None`: it was not recorded.
        file: Option<Platform>,
    },
    Vip {
        plan: i32,
    },
    /// The result of another kind of call.
    Other,
}

/// The rows that follow from the decisions.
#[derive(Default)]
pub struct Results {
    pub charges: Vec<Charge>,
    pub downloads: Vec<Download>,
    /// Memberships without a key: (login, plan), each once.
    pub keyless: Vec<(Uuid, i32)>,
    /// Game → number of accounts that download it for the first time.
    pub first_downloads: BTreeMap<i64, i64>,
}

pub struct Charge {
    pub uid: i64,
    pub price: i64,
    pub reason: String,
    pub key: Option<Uuid>,
    pub pays_for: PaysFor,
}

pub enum PaysFor {
    /// `download`: its place among the downloads.
    /// `number`: how many earlier purchases were taken back.
    Game {
        id: i64,
        download: usize,
        number: i32,
    },
    Vip {
        plan: i32,
        purchase: Uuid,
        level_type: i16,
        days: i32,
    },
}

pub struct Download {
    /// `None`: a visitor.
    pub uid: Option<i64>,
    pub game: i64,
    pub platform: i16,
    pub charged: i64,
    pub free_by: FreeBy,
    /// The charge, once it is written.
    pub entry: Option<i64>,
    pub key: Option<Uuid>,
    pub file: Platform,
}

/// The reason for the price of a download.
#[derive(Debug, Clone, Copy)]
pub enum FreeBy {
    /// It was charged.
    Price,
    Owned,
    Vip,
    /// It is free for everybody.
    Free,
}

impl Inputs {
    pub async fn read(tx: &Transaction<'_>, commands: &[Command]) -> Result<Self, Error> {
        // While these locks are held, the rows that are read below do not change for these accounts.
        let uids = distinct(commands.iter().filter_map(|command| command.uid));
        let buyers = q::lock_buyers().bind(tx, &uids).all().await?;
        // Concurrently: none of these waits for a lock.
        let (games, (owned, numbers), downloaded, plans, earlier, just_bought) = tokio::join!(
            read_games(tx, commands),
            read_owned(tx, commands),
            read_downloaded(tx, commands),
            read_plans(tx, commands),
            read_earlier(tx, commands),
            read_just_bought(tx, commands),
        )
        .all()?;
        let buyer = |row: q::LockBuyers| {
            let q::LockBuyers { uid, balance, member, youth } = row;
            (uid, Buyer { balance, member, youth })
        };
        let buyers = buyers.into_iter().map(buyer).collect();
        Ok(Self { buyers, earlier, games, owned, numbers, downloaded, plans, just_bought })
    }

    /// A game that has a file for this platform.
    pub fn on_shelf(&self, id: i64, platform: PlatformType) -> Option<(&Game, Platform)> {
        let game = self.games.get(&id)?;
        Some((game, game.file(platform)?))
    }
}

impl Results {
    /// Writes all rows. Returns the statuses of the buyers after that.
    pub async fn write(
        mut self,
        tx: &Transaction<'_>,
        buyers: Vec<i64>,
    ) -> Result<HashMap<i64, Snapshot>, Error> {
        let entries = self.charge(tx).await?;
        for (charge, entry) in self.charges.iter().zip(&entries) {
            if let PaysFor::Game { download, .. } = charge.pays_for {
                self.downloads[download].entry = Some(*entry);
            }
        }
        // Concurrently: no two statements touch the same row.
        tokio::join!(
            self.entitle(tx, &entries),
            self.grant(tx, &entries),
            self.record(tx),
            self.note_keyless(tx)
        )
        .all()?;
        // The counts come last: they lock the games' rows, which other purchases need, until the commit.
        let (statuses, ()) = tokio::join!(status::snapshots(tx, &buyers), self.count(tx)).all()?;
        let downloads = self.downloads.iter().filter_map(|download| Some((download.uid?, Deed::Download)));
        activity::join_by_deeds(tx, &downloads.collect::<Vec<_>>()).await?;
        Ok(statuses.into_iter().map(|status| (status.uid, status)).collect())
    }

    /// Appends the charges to the ledger, whose trigger updates the balances. Returns the entries in the order of the charges.
    async fn charge(&self, tx: &Transaction<'_>) -> Result<Vec<i64>, Error> {
        if self.charges.is_empty() {
            return Ok(Vec::new());
        }
        let of = |column: fn(&Charge) -> i64| self.charges.iter().map(column).collect::<Vec<_>>();
        let reasons: Vec<&str> = self.charges.iter().map(|charge| charge.reason.as_str()).collect();
        let references: Vec<(&str, String)> = self.charges.iter().map(Charge::reference).collect();
        let (types, ids): (Vec<&str>, Vec<&str>) =
            references.iter().map(|(ref_type, ref_id)| (*ref_type, ref_id.as_str())).unzip();
        let keys: Vec<Option<Uuid>> = self.charges.iter().map(|charge| charge.key).collect();
        let rows = q::charge()
            .bind(tx, &of(|charge| charge.uid), &of(|charge| charge.price), &reasons, &types, &ids, &keys)
            .all()
            .await?;
        let entries: HashMap<(&str, &str), i64> =
            rows.iter().map(|row| ((row.ref_type.as_str(), row.ref_id.as_str()), row.id)).collect();
        Ok(references.iter().map(|(ref_type, ref_id)| entries[&(*ref_type, ref_id.as_str())]).collect())
    }

    async fn entitle(&self, tx: &Transaction<'_>, entries: &[i64]) -> Result<(), Error> {
        let (mut uids, mut games, mut charges, mut numbers) = (vec![], vec![], vec![], vec![]);
        for (charge, entry) in self.charges.iter().zip(entries) {
            if let PaysFor::Game { id, number, .. } = charge.pays_for {
                uids.push(charge.uid);
                games.push(id);
                charges.push(*entry);
                numbers.push(number);
            }
        }
        if !uids.is_empty() {
            q::entitle().bind(tx, &uids, &games, &charges, &numbers).await?;
        }
        Ok(())
    }

    async fn grant(&self, tx: &Transaction<'_>, entries: &[i64]) -> Result<(), Error> {
        let (mut uids, mut levels, mut lengths, mut references) = (vec![], vec![], vec![], vec![]);
        for (charge, entry) in self.charges.iter().zip(entries) {
            if let PaysFor::Vip { level_type, days, .. } = charge.pays_for {
                uids.push(charge.uid);
                levels.push(level_type);
                lengths.push(days);
                references.push(entry.to_string());
            }
        }
        if !uids.is_empty() {
            let types = vec!["coin"; uids.len()];
            vip::grant_memberships().bind(tx, &uids, &levels, &lengths, &types, &references).await?;
        }
        Ok(())
    }

    async fn record(&self, tx: &Transaction<'_>) -> Result<(), Error> {
        let all = &self.downloads;
        if all.is_empty() {
            return Ok(());
        }
        let of = |column: fn(&Download) -> i64| all.iter().map(column).collect::<Vec<_>>();
        let or_none = |column: fn(&Download) -> Option<i64>| all.iter().map(column).collect::<Vec<_>>();
        let platforms: Vec<i16> = all.iter().map(|download| download.platform).collect();
        let free_by: Vec<&str> = all.iter().map(|download| download.free_by.name()).collect();
        let keys: Vec<Option<Uuid>> = all.iter().map(|download| download.key).collect();
        let files: Vec<Option<Value>> = all.iter().map(Download::file).collect();
        q::record_downloads()
            .bind(
                tx,
                &or_none(|download| download.uid),
                &of(|download| download.game),
                &platforms,
                &of(|download| download.charged),
                &free_by,
                &or_none(|download| download.entry),
                &keys,
                &files,
            )
            .await?;
        Ok(())
    }

    async fn note_keyless(&self, tx: &Transaction<'_>) -> Result<(), Error> {
        if self.keyless.is_empty() {
            return Ok(());
        }
        let (logins, plans): (Vec<Uuid>, Vec<i32>) = self.keyless.iter().copied().unzip();
        q::note_bought().bind(tx, &logins, &plans).await?;
        Ok(())
    }

    async fn count(&self, tx: &Transaction<'_>) -> Result<(), Error> {
        if self.first_downloads.is_empty() {
            return Ok(());
        }
        let (games, nums): (Vec<i64>, Vec<i64>) = self.first_downloads.iter().unzip();
        q::count_downloads().bind(tx, &games, &nums).await?;
        Ok(())
    }
}

async fn read_games(tx: &Transaction<'_>, commands: &[Command]) -> Result<HashMap<i64, Game>, Error> {
    let games = distinct(games(commands).map(|(_, game)| game));
    if games.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = q::wares().bind(tx, &games).all().await?;
    rows.into_iter().map(|row| Ok((row.id, Game::try_from(row)?))).collect()
}

/// The owned games, and the numbers of the next purchases of games that were taken back.
async fn read_owned(
    tx: &Transaction<'_>,
    commands: &[Command],
) -> Result<(HashSet<(i64, i64)>, HashMap<(i64, i64), i32>), Error> {
    let (uids, games) = games_of_accounts(commands);
    let (mut owned, mut numbers) = (HashSet::new(), HashMap::new());
    if uids.is_empty() {
        return Ok((owned, numbers));
    }
    for row in q::entitlements().bind(tx, &uids, &games).all().await? {
        let this = (row.uid, row.game_id);
        if row.revoked {
            numbers.insert(this, row.number + 1);
        } else {
            owned.insert(this);
        }
    }
    Ok((owned, numbers))
}

async fn read_downloaded(tx: &Transaction<'_>, commands: &[Command]) -> Result<HashSet<(i64, i64)>, Error> {
    let (uids, games) = games_of_accounts(commands);
    if uids.is_empty() {
        return Ok(HashSet::new());
    }
    let rows = q::downloaded().bind(tx, &uids, &games).all().await?;
    Ok(rows.into_iter().map(|row| (row.uid, row.game_id)).collect())
}

async fn read_plans(tx: &Transaction<'_>, commands: &[Command]) -> Result<HashMap<i32, Plan>, Error> {
    let plans = distinct(commands.iter().filter_map(|command| match command.ware {
        Ware::Vip { plan, .. } => Some(plan),
        Ware::Game { .. } => None,
    }));
    if plans.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = q::plans().bind(tx, &plans).all().await?;
    Ok(rows.into_iter().map(|row| (row.r#type, Plan::from(row))).collect())
}

/// The commands without a key whose login bought the same plan in the last 60 s.
async fn read_just_bought(tx: &Transaction<'_>, commands: &[Command]) -> Result<HashSet<(Uuid, i32)>, Error> {
    let (logins, plans): (Vec<Uuid>, Vec<i32>) = commands
        .iter()
        .filter_map(|command| match command.ware {
            Ware::Vip { plan, login, .. } if command.key.is_none() => Some((login, plan)),
            _ => None,
        })
        .unzip();
    if logins.is_empty() {
        return Ok(HashSet::new());
    }
    let rows = q::just_bought().bind(tx, &logins, &plans).all().await?;
    Ok(rows.into_iter().map(|row| (row.login, row.plan)).collect())
}

async fn read_earlier(
    tx: &Transaction<'_>,
    commands: &[Command],
) -> Result<HashMap<(i64, Uuid), EarlierResult>, Error> {
    let (uids, keys): (Vec<i64>, Vec<Uuid>) =
        commands.iter().filter_map(|command| command.uid.zip(command.key)).unzip();
    if keys.is_empty() {
        return Ok(HashMap::new());
    }
    let used = key::used().bind(tx, &uids, &keys).all().await?;
    if used.is_empty() {
        return Ok(HashMap::new());
    }
    let (uids, keys): (Vec<i64>, Vec<Uuid>) = used.iter().map(|row| (row.uid, row.key)).unzip();
    let charges = async { Ok::<_, Error>(q::charges_by_key().bind(tx, &uids, &keys).all().await?) };
    let downloads = async { Ok::<_, Error>(q::downloads_by_key().bind(tx, &uids, &keys).all().await?) };
    let (charges, downloads) = tokio::join!(charges, downloads).all()?;
    let mut earlier: HashMap<_, _> =
        used.into_iter().map(|row| ((row.uid, row.key), EarlierResult::Other)).collect();
    for row in charges {
        earlier.insert((row.uid, row.key), EarlierResult::of_charge(&row.ref_type, &row.ref_id));
    }
    // A bought download and its charge have the same key. The download comes last and replaces the charge, because it describes both.
    for row in downloads {
        earlier.insert((row.uid, row.key), EarlierResult::try_from(row)?);
    }
    Ok(earlier)
}

/// The games that the commands ask for, each with its account; `None`: a visitor.
fn games(commands: &[Command]) -> impl Iterator<Item = (Option<i64>, i64)> {
    commands.iter().filter_map(|command| match command.ware {
        Ware::Game { id, .. } => Some((command.uid, id)),
        Ware::Vip { .. } => None,
    })
}

/// Accounts and the games that they ask for, as two columns.
fn games_of_accounts(commands: &[Command]) -> (Vec<i64>, Vec<i64>) {
    games(commands).filter_map(|(uid, game)| Some((uid?, game))).unzip()
}

fn distinct<T: Ord>(ids: impl Iterator<Item = T>) -> Vec<T> {
    let mut ids: Vec<T> = ids.collect();
    ids.sort_unstable();
    ids.dedup();
    ids
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

impl EarlierResult {
    /// From the reference of a ledger entry.
    fn of_charge(ref_type: &str, ref_id: &str) -> Self {
        let plan = ref_id.split_once(':').and_then(|(plan, _)| plan.parse().ok());
        match (ref_type, plan) {
            ("vip", Some(plan)) => Self::Vip { plan },
            _ => Self::Other,
        }
    }
}

impl TryFrom<q::Wares> for Game {
    type Error = Error;

    fn try_from(row: q::Wares) -> Result<Self, Error> {
        Ok(Self {
            name: row.name,
            free: row.online_type == 0 || row.buy_amount == 0,
            price: row.buy_amount,
            retired: row.retired,
            platforms: serde_json::from_value(row.platforms)
                .map_err(|error| Error::Invalid(format!("the platforms of game {}: {error}", row.id)))?,
        })
    }
}

impl TryFrom<q::DownloadsByKey> for EarlierResult {
    type Error = Error;

    fn try_from(row: q::DownloadsByKey) -> Result<Self, Error> {
        let file = row.file.map(serde_json::from_value).transpose();
        Ok(Self::Download {
            game: row.game_id,
            platform: row.platform_type,
            charged: row.charged,
            file: file.map_err(|error| Error::Invalid(format!("what {} downloaded: {error}", row.uid)))?,
        })
    }
}

impl From<q::Plans> for Plan {
    fn from(row: q::Plans) -> Self {
        Self { name: row.name, days: row.days, level_type: row.level_type, price: row.coin_price }
    }
}

impl Charge {
    /// The unique reference in the ledger: a game is charged once per account until it is taken back, a membership once per purchase.
    fn reference(&self) -> (&'static str, String) {
        match self.pays_for {
            PaysFor::Game { id, number: 0, .. } => ("game", format!("{}:{id}", self.uid)),
            PaysFor::Game { id, number, .. } => ("game", format!("{}:{id}:{number}", self.uid)),
            PaysFor::Vip { plan, purchase, .. } => ("vip", format!("{plan}:{purchase}")),
        }
    }
}

impl Download {
    /// The file that a key returns again; a free download is checked again instead.
    fn file(&self) -> Option<Value> {
        let is_paid_by_key = self.key.is_some() && self.charged > 0;
        is_paid_by_key.then(|| serde_json::to_value(&self.file).expect("plain data"))
    }
}

impl FreeBy {
    fn name(self) -> &'static str {
        match self {
            Self::Price => "price",
            Self::Owned => "owned",
            Self::Vip => "vip",
            Self::Free => "free",
        }
    }
}
