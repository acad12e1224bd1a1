//! One transaction of purchases: read the inputs, decide each in turn, write the results.

use std::collections::{HashMap, HashSet};

use deadpool_postgres::Transaction;
use queries::queries::{key, purchase as q};
use uuid::Uuid;

use super::{
    Bought, Command, HandedOut, Outcome, PlatformType, Refusal, Ware,
    goods::{Buyer, Done, Game, Plan},
    writes::{Charge, Download, FreeBy, Pays, Writes},
};
use crate::{Error, content::Platform, status, together::Together};

/// The inputs of purchases, as read under the locks of the buyers.
pub struct Batch<'a> {
    commands: &'a [Command],
    buyers: HashMap<i64, Buyer>,
    wanted: Wanted,
    plans: HashMap<i32, Plan>,
    /// The earlier result of each key.
    known: HashMap<(i64, Uuid), Done>,
    /// Which login bought which plan without a key a moment ago.
    just_bought: HashSet<(Uuid, i32)>,
}

/// The games that commands concern, and the accounts that own or downloaded them.
#[derive(Default)]
struct Wanted {
    games: HashMap<i64, Game>,
    owned: HashSet<(i64, i64)>,
    /// (account, game) of earlier downloads.
    downloaded: HashSet<(i64, i64)>,
}

impl<'a> Batch<'a> {
    pub async fn read(tx: &Transaction<'_>, commands: &'a [Command]) -> Result<Self, Error> {
        // Under these locks nothing below changes for these accounts.
        let uids = distinct(commands.iter().filter_map(|command| command.uid));
        let buyers = q::lock_buyers().bind(tx, &uids).all().await?;
        // Side by side: none of these waits.
        let (wanted, plans, known, just_bought) = tokio::join!(
            Wanted::read(tx, commands),
            read_plans(tx, commands),
            read_keys(tx, commands),
            read_just_bought(tx, commands),
        )
        .all()?;
        let buyer = |row: q::LockBuyers| (row.uid, Buyer { balance: row.balance, member: row.member });
        let buyers = buyers.into_iter().map(buyer).collect();
        Ok(Self { commands, buyers, wanted, plans, known, just_bought })
    }

    pub async fn write(mut self, tx: &Transaction<'_>) -> Result<Vec<Bought>, Error> {
        let mut writes = Writes::default();
        let commands = self.commands;
        let outcomes: Vec<Outcome> =
            commands.iter().map(|command| self.decide(command, &mut writes)).collect();
        writes.write(tx).await?;
        let uids: Vec<i64> = self.buyers.into_keys().collect();
        let (snapshots, ()) = tokio::join!(status::snapshots(tx, &uids), writes.count(tx)).all()?;
        let of = |uid: Option<i64>| snapshots.iter().find(|snapshot| Some(snapshot.uid) == uid).cloned();
        Ok(outcomes.into_iter().zip(commands).map(|(outcome, command)| (outcome, of(command.uid))).collect())
    }

    fn decide(&mut self, command: &Command, writes: &mut Writes) -> Outcome {
        let known = command.uid.zip(command.key).and_then(|by| self.known.get(&by).cloned());
        let decided = match command.ware {
            Ware::Game { id, platform } => self.decide_game(command, id, platform, known.as_ref(), writes),
            Ware::Vip { plan, purchase, login } => {
                self.decide_vip(command, (plan, purchase, login), known.as_ref(), writes)
            }
        };
        decided.unwrap_or_else(Outcome::Refused)
    }

    fn decide_game(
        &mut self,
        command: &Command,
        id: i64,
        platform: PlatformType,
        known: Option<&Done>,
        writes: &mut Writes,
    ) -> Result<Outcome, Refusal> {
        if let Some(done) = known
            && let Some(first) = self.charged_before(done, id, platform)?
        {
            return Ok(Outcome::Download(first));
        }
        let (game, file) = self.on_shelf(id, platform).ok_or(Refusal::Gone)?;
        let buyer = command.uid.and_then(|uid| Some((uid, self.buyers.get(&uid)?)));
        let uid = buyer.map(|(uid, _)| uid);
        let owned = uid.is_some_and(|uid| self.wanted.owned.contains(&(uid, id)));
        if game.retired && !owned {
            return Err(Refusal::Gone);
        }
        let free_by = match buyer {
            _ if game.free => FreeBy::Free,
            _ if owned => FreeBy::Owned,
            Some((_, buyer)) if buyer.member => FreeBy::Vip,
            _ => FreeBy::Price,
        };
        if known.is_some() {
            // The first download by this key was free, for example during a membership. The same key never charges later.
            return match (free_by, command.price) {
                (FreeBy::Price, Some(price)) if price != game.price => {
                    Err(Refusal::PriceChanged { price: game.price })
                }
                (FreeBy::Price, _) => Err(Refusal::KeyUsed),
                _ => Ok(Outcome::Download(HandedOut { file, charged: 0, again: true })),
            };
        }
        let (key, platform) = (command.key, platform as i16);
        let mut charged = 0;
        if let FreeBy::Price = free_by {
            let (uid, buyer) = buyer.ok_or(Refusal::NotSignedIn)?;
            charged = game.price;
            buyer.can_pay(charged, command.price)?;
            let pays = Pays::Game { id, download: writes.downloads.len() };
            writes.charges.push(Charge { uid, price: charged, reason: game.name.clone(), key, pays });
            self.buyers.entry(uid).and_modify(|buyer| buyer.balance -= charged);
            self.wanted.owned.insert((uid, id));
        }
        if let Some(by) = uid.zip(key) {
            self.known.insert(by, Done::Download { game: id, platform, charged, file: Some(file.clone()) });
        }
        if uid.is_none_or(|uid| self.wanted.downloaded.insert((uid, id))) {
            *writes.counts.entry(id).or_default() += 1;
        }
        let handed_out = file.clone();
        writes.downloads.push(Download { uid, game: id, platform, charged, free_by, entry: None, key, file });
        Ok(Outcome::Download(HandedOut { file: handed_out, charged, again: false }))
    }

    /// The first answer to a key that paid for this file, whatever has become of the game since. `None`: it was free.
    fn charged_before(
        &self,
        done: &Done,
        id: i64,
        platform: PlatformType,
    ) -> Result<Option<HandedOut>, Refusal> {
        match done {
            Done::Download { game, platform: before, charged, file }
                if (*game, *before) == (id, platform as i16) =>
            {
                if *charged == 0 {
                    return Ok(None);
                }
                let file = file.clone().or_else(|| self.on_shelf(id, platform).map(|(_, file)| file));
                Ok(Some(HandedOut { file: file.ok_or(Refusal::Gone)?, charged: *charged, again: true }))
            }
            _ => Err(Refusal::KeyUsed),
        }
    }

    /// A game that has a file for this platform.
    fn on_shelf(&self, id: i64, platform: PlatformType) -> Option<(&Game, Platform)> {
        let game = self.wanted.games.get(&id)?;
        Some((game, game.file(platform)?))
    }

    fn decide_vip(
        &mut self,
        command: &Command,
        (plan, purchase, login): (i32, Uuid, Uuid),
        known: Option<&Done>,
        writes: &mut Writes,
    ) -> Result<Outcome, Refusal> {
        match known {
            Some(Done::Vip { plan: before }) if *before == plan => return Ok(Outcome::Member),
            Some(_) => return Err(Refusal::KeyUsed),
            // Its answer may have been lost, and nothing else says that this is another purchase.
            None if command.key.is_none() && self.just_bought.contains(&(login, plan)) => {
                return Ok(Outcome::Member);
            }
            None => {}
        }
        let wanted = self.plans.get(&plan).ok_or(Refusal::Gone)?;
        let buyer = command.uid.and_then(|uid| Some((uid, self.buyers.get_mut(&uid)?)));
        let (uid, buyer) = buyer.ok_or(Refusal::NotSignedIn)?;
        let Plan { price, level_type, days, .. } = *wanted;
        buyer.can_pay(price, command.price)?;
        buyer.balance -= price;
        buyer.member = true;
        match command.key {
            Some(key) => {
                self.known.insert((uid, key), Done::Vip { plan });
            }
            None => {
                self.just_bought.insert((login, plan));
                writes.keyless.push((login, plan));
            }
        }
        let pays = Pays::Vip { plan, purchase, level_type, days };
        writes.charges.push(Charge { uid, price, reason: wanted.name.clone(), key: command.key, pays });
        Ok(Outcome::Member)
    }
}

impl Wanted {
    async fn read(tx: &Transaction<'_>, commands: &[Command]) -> Result<Self, Error> {
        let wanted = || {
            commands.iter().filter_map(|command| match command.ware {
                Ware::Game { id, .. } => Some((command.uid, id)),
                Ware::Vip { .. } => None,
            })
        };
        let games = distinct(wanted().map(|(_, id)| id));
        if games.is_empty() {
            return Ok(Self::default());
        }
        let (uids, theirs): (Vec<i64>, Vec<i64>) =
            wanted().filter_map(|(uid, id)| uid.map(|uid| (uid, id))).unzip();
        let wares = async { Ok::<_, Error>(q::wares().bind(tx, &games).all().await?) };
        let owned = async { Ok::<_, Error>(q::entitlements().bind(tx, &uids, &theirs).all().await?) };
        let before = async { Ok::<_, Error>(q::downloaded().bind(tx, &uids, &theirs).all().await?) };
        let (wares, owned, before) = tokio::join!(wares, owned, before).all()?;
        let games = wares.into_iter().map(|row| Ok((row.id, Game::try_from(row)?)));
        Ok(Self {
            games: games.collect::<Result<_, Error>>()?,
            owned: owned.into_iter().map(|row| (row.uid, row.game_id)).collect(),
            downloaded: before.into_iter().map(|row| (row.uid, row.game_id)).collect(),
        })
    }
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

/// Which logins bought the plans a moment ago that they want without a key.
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

/// The earlier results of the commands' keys.
async fn read_keys(tx: &Transaction<'_>, commands: &[Command]) -> Result<HashMap<(i64, Uuid), Done>, Error> {
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
    let mut known: HashMap<_, _> = used.into_iter().map(|row| ((row.uid, row.key), Done::Other)).collect();
    for row in charges {
        known.insert((row.uid, row.key), Done::of_charge(&row.ref_type, &row.ref_id));
    }
    // After the charges: the download describes its own charge.
    for row in downloads {
        known.insert((row.uid, row.key), Done::try_from(row)?);
    }
    Ok(known)
}

fn distinct<T: Ord>(ids: impl Iterator<Item = T>) -> Vec<T> {
    let mut ids: Vec<T> = ids.collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}
