//! The rules as maps: the players' data, and the effect of each command.

use std::collections::{BTreeMap, HashMap, HashSet};

use rand::{Rng, rngs::StdRng};
use sql::{
    order,
    purchase::{Command, PlatformType, Refusal, Ware},
};
use uuid::Uuid;

use super::{GAMES, OFF_THE_SHELF, PACKAGE, PLANS};

/// Days of a membership, for any plan.
const DAYS: i64 = 30;

/// Outcome of a purchase, without the file.
#[derive(Debug, PartialEq)]
pub enum ComparableOutcome {
    Download { charged: i64 },
    Member,
    Refused(Refusal),
}

/// Outcome of a request for an order.
#[derive(Debug, PartialEq)]
pub enum Made {
    Order(Uuid),
    KeyUsed,
    PriceChanged(i64),
}

#[derive(Default)]
pub struct Model {
    pub uids: Vec<i64>,
    pub players: HashMap<i64, Player>,
    /// By number, ordered, so that a seed repeats the history.
    orders: Vec<Order>,
    /// The order of each payment: (order, amount).
    trades: BTreeMap<usize, (Uuid, i64)>,
}

#[derive(Default)]
pub struct Player {
    pub balance: i64,
    /// Remaining days of membership.
    pub days: i64,
    /// Grants since the membership began: the order, if there was one, and the level.
    grants: Vec<(Option<Uuid>, i16)>,
    owned: HashSet<i64>,
    keys: HashMap<Uuid, UsedKey>,
}

#[derive(Clone, PartialEq)]
enum UsedKey {
    Game { id: i64, platform: PlatformType, charged: i64 },
    Vip { plan: i32 },
    Order { id: Uuid },
}

struct Order {
    id: Uuid,
    uid: i64,
    ware: order::Ware,
    amount: i64,
    status: &'static str,
}

impl Player {
    pub fn level(&self) -> i16 {
        if self.days > 0 { self.grants.iter().map(|(_, level)| *level).max().unwrap_or(0) } else { 0 }
    }

    pub fn expire(&mut self) {
        self.days = 0;
    }

    fn join(&mut self, order: Option<Uuid>, level: i16) {
        if self.days == 0 {
            self.grants.clear();
        }
        self.days += DAYS;
        self.grants.push((order, level));
    }

    fn leave(&mut self, order: Uuid) {
        self.days = (self.days - DAYS).max(0);
        self.grants.retain(|(of, _)| *of != Some(order));
    }

    fn pay(&mut self, price: i64, confirmed: Option<i64>) -> Result<(), ComparableOutcome> {
        if confirmed.is_some_and(|confirmed| confirmed != price) {
            return Err(ComparableOutcome::Refused(Refusal::PriceChanged { price }));
        }
        if self.balance < price {
            return Err(ComparableOutcome::Refused(Refusal::NotEnough { balance: self.balance, price }));
        }
        self.balance -= price;
        Ok(())
    }
}

impl Model {
    pub fn buy(&mut self, command: &Command) -> ComparableOutcome {
        let player = command.uid.map(|uid| self.players.get_mut(&uid).unwrap());
        let kept = player.as_ref().zip(command.key).and_then(|(player, key)| player.keys.get(&key).cloned());
        let told = match command.ware {
            Ware::Game { id, platform } => buy_game(command, id, platform, player, kept.as_ref()),
            Ware::Vip { plan, .. } => buy_vip(command, plan, player, kept.as_ref()),
        };
        told.unwrap_or_else(|refused| refused)
    }

    /// `None`: a new order is made.
    pub fn order(
        &self,
        uid: i64,
        key: Option<Uuid>,
        ware: order::Ware,
        confirmed: bool,
        price: i64,
    ) -> Option<Made> {
        let kept = key.and_then(|key| self.players[&uid].keys.get(&key));
        match kept {
            Some(UsedKey::Order { id }) if self.find(*id).ware == ware => Some(Made::Order(*id)),
            Some(_) => Some(Made::KeyUsed),
            None if !confirmed => Some(Made::PriceChanged(price)),
            None => None,
        }
    }

    pub fn made(&mut self, uid: i64, key: Option<Uuid>, id: Uuid, ware: order::Ware, amount: i64) {
        self.orders.push(Order { id, uid, ware, amount, status: "created" });
        if let Some(key) = key {
            self.players.get_mut(&uid).unwrap().keys.insert(key, UsedKey::Order { id });
        }
    }

    /// A random order and its amount.
    pub fn any_order(&self, dice: &mut StdRng) -> Option<(Uuid, i64)> {
        (!self.orders.is_empty()).then(|| {
            let order = &self.orders[dice.random_range(0..self.orders.len())];
            (order.id, order.amount)
        })
    }

    pub fn pay(&mut self, id: Uuid, trade: usize, amount: i64) -> &'static str {
        if let Some(known) = self.trades.get(&trade) {
            return if *known == (id, amount) { "before" } else { "otherwise" };
        }
        self.trades.insert(trade, (id, amount));
        let order = self.orders.iter_mut().find(|order| order.id == id).unwrap();
        if order.amount != amount {
            return "mismatch";
        }
        if !matches!(order.status, "created" | "closed") {
            return "surplus";
        }
        order.status = "delivered";
        let player = self.players.get_mut(&order.uid).unwrap();
        match order.ware {
            order::Ware::Coins { .. } => player.balance += PACKAGE.1,
            order::Ware::Vip { plan, .. } => player.join(Some(id), level_of(plan)),
        }
        "delivered"
    }

    pub fn close(&mut self, id: Uuid) -> bool {
        let order = self.orders.iter_mut().find(|order| order.id == id).unwrap();
        let open = order.status == "created";
        if open {
            order.status = "closed";
        }
        open
    }

    pub fn refund(&mut self, id: Uuid) -> &'static str {
        let order = self.orders.iter_mut().find(|order| order.id == id).unwrap();
        let player = self.players.get_mut(&order.uid).unwrap();
        match (order.status, order.ware) {
            ("refunded", _) => return "before",
            ("delivered", order::Ware::Coins { .. }) if player.balance < PACKAGE.1 => return "not enough",
            ("delivered", order::Ware::Coins { .. }) => player.balance -= PACKAGE.1,
            ("delivered", order::Ware::Vip { .. }) => player.leave(id),
            _ => return "not delivered",
        }
        order.status = "refunded";
        "owed"
    }

    fn find(&self, id: Uuid) -> &Order {
        self.orders.iter().find(|order| order.id == id).unwrap()
    }
}

fn buy_game(
    command: &Command,
    id: i64,
    platform: PlatformType,
    mut player: Option<&mut Player>,
    kept: Option<&UsedKey>,
) -> Result<ComparableOutcome, ComparableOutcome> {
    match kept {
        Some(UsedKey::Game { id: of, platform: on, charged })
            if (*of, *on) == (id, platform) && *charged > 0 =>
        {
            return Ok(ComparableOutcome::Download { charged: *charged });
        }
        Some(UsedKey::Game { id: of, platform: on, .. }) if (*of, *on) == (id, platform) => {}
        Some(_) => return Err(ComparableOutcome::Refused(Refusal::KeyUsed)),
        None => {}
    }
    let owned = player.as_ref().is_some_and(|player| player.owned.contains(&id));
    if platform == PlatformType::Ios || id == OFF_THE_SHELF && !owned {
        return Err(ComparableOutcome::Refused(Refusal::Gone));
    }
    let free = owned || player.as_ref().is_some_and(|player| player.days > 0);
    let price = if free { 0 } else { GAMES.iter().find(|(of, _)| *of == id).unwrap().1 };
    if kept.is_some() && price > 0 {
        let differs = command.price.is_some_and(|confirmed| confirmed != price);
        return Err(ComparableOutcome::Refused(if differs {
            Refusal::PriceChanged { price }
        } else {
            Refusal::KeyUsed
        }));
    }
    if price > 0 {
        let player = player.as_mut().ok_or(ComparableOutcome::Refused(Refusal::NotSignedIn))?;
        player.pay(price, command.price)?;
        player.owned.insert(id);
    }
    if let Some((player, key)) = player.zip(command.key) {
        player.keys.insert(key, UsedKey::Game { id, platform, charged: price });
    }
    Ok(ComparableOutcome::Download { charged: price })
}

fn buy_vip(
    command: &Command,
    plan: i32,
    player: Option<&mut Player>,
    kept: Option<&UsedKey>,
) -> Result<ComparableOutcome, ComparableOutcome> {
    match kept {
        Some(UsedKey::Vip { plan: before }) if *before == plan => return Ok(ComparableOutcome::Member),
        Some(_) => return Err(ComparableOutcome::Refused(Refusal::KeyUsed)),
        None => {}
    }
    let Some((_, level, price, _)) = PLANS.iter().find(|(of, ..)| *of == plan) else {
        return Err(ComparableOutcome::Refused(Refusal::Gone));
    };
    let player = player.ok_or(ComparableOutcome::Refused(Refusal::NotSignedIn))?;
    player.pay(*price, command.price)?;
    player.join(None, *level);
    if let Some(key) = command.key {
        player.keys.insert(key, UsedKey::Vip { plan });
    }
    Ok(ComparableOutcome::Member)
}

fn level_of(plan: i32) -> i16 {
    PLANS.iter().find(|(of, ..)| *of == plan).unwrap().1
}
