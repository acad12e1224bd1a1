//! Purchases of games and memberships with coins. One transaction carries out the purchases of many accounts.
//!
//! - Each purchase has its own outcome. A refused purchase changes nothing.
//! - `keyless_purchase` deduplicates memberships that are bought without an idempotency key: the same plan by the same
//!   login within 60 s is one purchase. A job of the nodes deletes its rows after 120 s.
//! - The reference of the ledger entry is unique: `('game', 'uid:game')` charges an account once for a game,
//!   `('vip', 'plan:purchase')` once for a purchase. A game that a refund took back is charged again as `uid:game:1`, `uid:game:2`, …
//! - A confirmed price must equal today's price; otherwise nothing is charged (`PriceChanged`). Without a confirmed price, today's
//!   price is charged.

mod rows;

use deadpool_postgres::Client;
use queries::{client::GenericClient, queries::purchase as q};
use uuid::Uuid;

use crate::{Error, content::Platform, status::Snapshot};
use rows::{Charge, Download, EarlierResult, FreeBy, Inputs, PaysFor, Plan, Results};

/// One purchase by a player, or a free download by a visitor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    /// `None`: a visitor. Visitors get free games only.
    pub uid: Option<i64>,
    /// Idempotency key: a repeated key of the same account returns the first outcome and changes nothing.
    pub key: Option<Uuid>,
    /// The price that the player confirmed, X钻. It must equal today's price. `None`: today's price is charged.
    pub price: Option<i64>,
    pub ware: Ware,
}

/// The thing to buy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ware {
    /// A game's file.
    Game { id: i64, platform: PlatformType },
    /// A plan's days of membership. The caller draws `purchase`, which identifies this purchase in the ledger. Without a key,
    /// the same plan by the same `login` within 60 s is the same purchase.
    Vip { plan: i32, purchase: Uuid, login: Uuid },
}

/// The kind of device that a file is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlatformType {
    Android = 1,
    Ios = 2,
}

/// The result of one purchase.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    Download(HandedOut),
    /// The membership was extended, now or by an earlier purchase with the same key or login.
    Member,
    Refused(Refusal),
}

/// A game's file. A repeated key returns the same file again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandedOut {
    pub file: Platform,
    /// X钻. 0 if the game is free for this player.
    pub charged: i64,
    /// The key was used before, so this call changed nothing.
    pub again: bool,
}

/// The reason for a refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// Off the shelf, or not for this platform.
    Gone,
    /// A visitor asked for a game that has a price.
    NotSignedIn,
    NotEnough {
        balance: i64,
        price: i64,
    },
    /// The confirmed price differs from today's price.
    PriceChanged {
        price: i64,
    },
    /// The key has been used for something else.
    KeyUsed,
    /// The account's youth mode is on.
    Youth,
}

/// The outcome, and the account's status after it.
pub type Bought = (Outcome, Option<Snapshot>);

/// Runs the commands in order, in one transaction. The number of statements does not depend on the number of commands.
pub async fn commit(client: &mut Client, commands: &[Command]) -> Result<Vec<Bought>, Error> {
    let tx = client.transaction().await?;
    let mut inputs = Inputs::read(&tx, commands).await?;
    let mut results = Results::default();
    let decide = |command| decide(command, &mut inputs, &mut results).unwrap_or_else(Outcome::Refused);
    let outcomes: Vec<Outcome> = commands.iter().map(decide).collect();
    let statuses = results.write(&tx, inputs.buyers.into_keys().collect()).await?;
    tx.commit().await?;
    let status = |command: &Command| command.uid.and_then(|uid| statuses.get(&uid).cloned());
    Ok(outcomes.into_iter().zip(commands.iter().map(status)).collect())
}

/// Decides one command, and changes the inputs accordingly: the next command of the batch finds the lower balance, for example.
fn decide(command: &Command, inputs: &mut Inputs, results: &mut Results) -> Result<Outcome, Refusal> {
    let earlier = command.uid.zip(command.key).and_then(|by| inputs.earlier.get(&by).cloned());
    match command.ware {
        Ware::Game { id, platform } => {
            decide_game(command, id, platform, earlier.as_ref(), inputs, results).map(Outcome::Download)
        }
        Ware::Vip { plan, purchase, login } => {
            decide_vip(command, (plan, purchase, login), earlier.as_ref(), inputs, results)?;
            Ok(Outcome::Member)
        }
    }
}

/// `earlier`: the earlier result of the command's key.
fn decide_game(
    command: &Command,
    id: i64,
    platform: PlatformType,
    earlier: Option<&EarlierResult>,
    inputs: &mut Inputs,
    results: &mut Results,
) -> Result<HandedOut, Refusal> {
    if let Some(earlier) = earlier
        && let Some(paid) = paid_before(earlier, (command.uid, id), platform, inputs)?
    {
        return Ok(paid);
    }
    let (game, file) = inputs.on_shelf(id, platform).ok_or(Refusal::Gone)?;
    let buyer = command.uid.and_then(|uid| Some((uid, inputs.buyers.get(&uid)?)));
    let uid = buyer.map(|(uid, _)| uid);
    let owned = uid.is_some_and(|uid| inputs.owned.contains(&(uid, id)));
    if game.retired && !owned {
        return Err(Refusal::Gone);
    }
    let free_by = match buyer {
        _ if game.free => FreeBy::Free,
        _ if owned => FreeBy::Owned,
        Some((_, buyer)) if buyer.member => FreeBy::Vip,
        _ => FreeBy::Price,
    };
    if earlier.is_some() {
        // The first download by this key was free, for example during a membership. The same key never charges later.
        return match (free_by, command.price) {
            (FreeBy::Price, Some(price)) if price != game.price => {
                Err(Refusal::PriceChanged { price: game.price })
            }
            (FreeBy::Price, _) => Err(Refusal::KeyUsed),
            _ => Ok(HandedOut { file, charged: 0, again: true }),
        };
    }
    let (key, platform) = (command.key, platform as i16);
    let mut charged = 0;
    if let FreeBy::Price = free_by {
        let (uid, buyer) = buyer.ok_or(Refusal::NotSignedIn)?;
        charged = game.price;
        buyer.can_pay(charged, command.price)?;
        let number = inputs.numbers.get(&(uid, id)).copied().unwrap_or_default();
        let pays_for = PaysFor::Game { id, download: results.downloads.len(), number };
        results.charges.push(Charge { uid, price: charged, reason: game.name.clone(), key, pays_for });
        inputs.buyers.entry(uid).and_modify(|buyer| buyer.balance -= charged);
        inputs.owned.insert((uid, id));
    }
    if let Some(by) = uid.zip(key) {
        let result = EarlierResult::Download { game: id, platform, charged, file: Some(file.clone()) };
        inputs.earlier.insert(by, result);
    }
    if uid.is_none_or(|uid| inputs.downloaded.insert((uid, id))) {
        *results.first_downloads.entry(id).or_default() += 1;
    }
    let handed_out = HandedOut { file: file.clone(), charged, again: false };
    results.downloads.push(Download { uid, game: id, platform, charged, free_by, entry: None, key, file });
    Ok(handed_out)
}

/// The first answer to a key that paid for this file, even if the game is off the shelf now. `None`: the file was free. If the game was
/// taken back since, the key is used up.
fn paid_before(
    earlier: &EarlierResult,
    (uid, id): (Option<i64>, i64),
    platform: PlatformType,
    inputs: &Inputs,
) -> Result<Option<HandedOut>, Refusal> {
    match earlier {
        EarlierResult::Download { game, platform: before, charged, file }
            if (*game, *before) == (id, platform as i16) =>
        {
            if *charged == 0 {
                return Ok(None);
            }
            if !uid.is_some_and(|uid| inputs.owned.contains(&(uid, id))) {
                return Err(Refusal::KeyUsed);
            }
            let file = file.clone().or_else(|| inputs.on_shelf(id, platform).map(|(_, file)| file));
            Ok(Some(HandedOut { file: file.ok_or(Refusal::Gone)?, charged: *charged, again: true }))
        }
        _ => Err(Refusal::KeyUsed),
    }
}

fn decide_vip(
    command: &Command,
    (plan, purchase, login): (i32, Uuid, Uuid),
    earlier: Option<&EarlierResult>,
    inputs: &mut Inputs,
    results: &mut Results,
) -> Result<(), Refusal> {
    match earlier {
        Some(EarlierResult::Vip { plan: before }) if *before == plan => return Ok(()),
        Some(_) => return Err(Refusal::KeyUsed),
        // The answer may have been lost, and no key tells a repeated call from another purchase.
        None if command.key.is_none() && inputs.just_bought.contains(&(login, plan)) => return Ok(()),
        None => {}
    }
    let Plan { name, days, level_type, price } = inputs.plans.get(&plan).cloned().ok_or(Refusal::Gone)?;
    let buyer = command.uid.and_then(|uid| Some((uid, inputs.buyers.get_mut(&uid)?)));
    let (uid, buyer) = buyer.ok_or(Refusal::NotSignedIn)?;
    buyer.can_pay(price, command.price)?;
    buyer.balance -= price;
    buyer.member = true;
    match command.key {
        Some(key) => {
            inputs.earlier.insert((uid, key), EarlierResult::Vip { plan });
        }
        None => {
            inputs.just_bought.insert((login, plan));
            results.keyless.push((login, plan));
        }
    }
    let pays_for = PaysFor::Vip { plan, purchase, level_type, days };
    results.charges.push(Charge { uid, price, reason: name, key: command.key, pays_for });
    Ok(())
}

/// Deletes the rows of `keyless_purchase` that are too old to match a repeated purchase. Returns the number of deleted rows.
pub async fn forget_keyless(db: &impl GenericClient) -> Result<u64, Error> {
    Ok(q::forget_bought().bind(db).await?)
}

impl rows::Buyer {
    /// A confirmed price must equal today's price. In youth mode nothing is paid.
    fn can_pay(&self, price: i64, confirmed: Option<i64>) -> Result<(), Refusal> {
        if self.youth {
            Err(Refusal::Youth)
        } else if confirmed.is_some_and(|confirmed| confirmed != price) {
            Err(Refusal::PriceChanged { price })
        } else if self.balance < price {
            Err(Refusal::NotEnough { balance: self.balance, price })
        } else {
            Ok(())
        }
    }
}

impl PlatformType {
    /// The platform that has this number in the API.
    #[must_use]
    pub fn numbered(number: i64) -> Option<Self> {
        match number {
            1 => Some(Self::Android),
            2 => Some(Self::Ios),
            _ => None,
        }
    }
}
