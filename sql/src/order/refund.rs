//! Decides refunds. One transaction takes back the goods and records that the money is owed.
//!
//! - A refund returns the rest of a payment (`refund`), or a part (`refund_part`). Triggers bound the sum by the payment.
//! - A part takes back its share of the coins, rounded down over all parts, and no days of a membership. The refund of the rest takes back
//!   the rest of the coins. Of a membership, only the remaining days are taken back.
//! - If coins were spent, the operator decides: games are taken back and give their price back (`revocation`), or the missing coins become a
//!   `debt`, which a trigger settles from later income. Otherwise the refund is refused. The balance is never negative.
//! - Afterwards `due` asks the channel for the refund, as often as needed. A crash between the two loses nothing. A channel carries out a
//!   refund of one number once, so no money goes back twice.

use deadpool_postgres::{Pool, Transaction};
use queries::queries::{coin, message, order as q, status, vip};
use uuid::Uuid;

use super::{
    Kind, Order, Payment, Status,
    settle::{ACCEPTED, lock, tell},
};
use crate::{Error, listen::Notice};

/// The refund that an operator asks for.
#[derive(Debug, Clone, Copy)]
pub struct Request<'a> {
    pub order: Uuid,
    /// `None`: the payment that paid the order. Otherwise this payment, which may have bought nothing.
    pub trade_no: Option<&'a str>,
    /// In the currency's minor unit. `None`: all that is left.
    pub amount: Option<i64>,
    pub payer: Payer<'a>,
    pub reason: &'a str,
    pub spent: Spent<'a>,
}

/// What becomes of coins that the player has spent. By default the refund is refused.
#[derive(Debug, Clone, Copy, Default)]
pub struct Spent<'a> {
    /// Games to take back in this order, each while coins are missing, before anything becomes a debt.
    pub take_back: &'a [i64],
    pub debt: bool,
}

/// The message that the player gets. `content` makes sanitised HTML.
#[derive(Clone, Copy)]
pub struct Letter<'a> {
    pub title: &'a str,
    pub content: &'a (dyn Fn(&TakenBack) -> String + Sync),
    pub link: &'a str,
}

/// Who returns the money.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Payer<'a> {
    /// The channel, which the portal has to notify.
    Channel,
    /// Somebody returned it in another way. `by`: the operator who says so.
    Elsewhere { how: &'a str, by: &'a str },
}

/// The result of noting a partial refund as paid elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Elsewhere {
    Noted,
    /// It was paid back before: elsewhere, or by the channel.
    Before {
        elsewhere: bool,
    },
    /// The channel is asked for it right now: both could pay.
    Asked,
}

/// What a refund took back.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TakenBack {
    /// The money that goes back, in the currency's minor unit.
    pub amount: i64,
    /// Whether money of the payment is left.
    pub is_part: bool,
    /// X钻 that were taken from the balance.
    pub coins: i64,
    /// X钻 that the player owes.
    pub debt_coins: i64,
    /// Names of the games that were taken back.
    pub games: Vec<String>,
}

/// The result of a refund.
#[derive(Debug, Clone, PartialEq)]
pub enum Refunded {
    /// The money of this payment, or of a part of it, is owed to the player.
    Owed {
        payment: i64,
        /// The id of a `refund_part`. `None`: all that was left goes back.
        part: Option<i64>,
        taken: TakenBack,
    },
    /// It was owed before; the channel may have accepted the refund.
    Before {
        payment: i64,
    },
    /// The order delivered nothing that can be taken back.
    NotDelivered {
        status: Status,
    },
    /// The player has spent the coins.
    NotEnough {
        balance: i64,
        coins: i64,
    },
    /// The amount is below 1 or above the rest of the payment.
    AmountAbove {
        left: i64,
    },
    /// The player does not own this game.
    NotOwned {
        game: i64,
    },
    /// Debts and games belong to a refund that takes back coins, and games only while coins are missing.
    NoCoins,
    /// The channel is asked for it right now, so it cannot be noted as paid elsewhere.
    Asked,
    UnknownOrder,
    /// The order has no such payment.
    UnknownPayment,
}

impl<'a> Request<'a> {
    /// All that is left of the payment that paid the order. Spent coins refuse it.
    #[must_use]
    pub fn all(order: Uuid, payer: Payer<'a>, reason: &'a str) -> Self {
        Self { order, trade_no: None, amount: None, payer, reason, spent: Spent::default() }
    }
}

impl Refunded {
    /// Whether the transaction can be committed.
    #[must_use]
    pub fn is_done(&self) -> bool {
        matches!(self, Self::Owed { .. } | Self::Before { .. })
    }
}

/// Takes back what an order delivered and records that its money is owed. With a `trade_no`, it owes the money of that
/// payment, which may have bought nothing. Money returned elsewhere is no longer owed.
pub async fn refund(pool: &Pool, request: &Request<'_>, letter: &Letter<'_>) -> Result<Refunded, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let refunded = refund_in(&tx, request, letter).await?;
    if refunded.is_done() {
        tx.commit().await?;
    }
    Ok(refunded)
}

/// Like `refund`, in the caller's transaction, which must be rolled back unless the result is `Owed` or `Before`.
pub async fn refund_in(
    tx: &Transaction<'_>,
    request: &Request<'_>,
    letter: &Letter<'_>,
) -> Result<Refunded, Error> {
    let Some(order) = lock(tx, request.order).await? else { return Ok(Refunded::UnknownOrder) };
    let payments = q::payments_of().bind(tx, &order.id).all().await?;
    let Some(payment) = payment_of(payments, request.trade_no) else {
        return Ok(match request.trade_no {
            Some(_) => Refunded::UnknownPayment,
            None => Refunded::NotDelivered { status: order.status },
        });
    };
    if payment.refund_reason.is_some() {
        if request.amount.is_some() {
            return Ok(Refunded::AmountAbove { left: 0 });
        }
        if let Payer::Elsewhere { how, by } = request.payer {
            let noted = q::refund_elsewhere().bind(tx, &how, &by, &payment.id).await? > 0;
            if !noted && payment.refund_paid_time.is_none() {
                return Ok(Refunded::Asked);
            }
        }
        return Ok(Refunded::Before { payment: payment.id });
    }
    let left = payment.amount - payment.parts_amount;
    let amount = request.amount.unwrap_or(left);
    if !(1..=left).contains(&amount) {
        return Ok(Refunded::AmountAbove { left });
    }
    let takes_coins = payment.verdict == ACCEPTED && order.kind == Kind::Coin;
    if !takes_coins && (request.spent.debt || !request.spent.take_back.is_empty()) {
        return Ok(Refunded::NoCoins);
    }
    let (part, coins) = record(tx, &payment, amount, left, request).await?;
    let mut taken = TakenBack { amount, is_part: part.is_some(), coins: 0, debt_coins: 0, games: Vec::new() };
    if payment.verdict == ACCEPTED {
        if takes_coins {
            if let Some(refused) = take_coins(tx, &order, part, coins, request, &mut taken).await? {
                return Ok(refused);
            }
        } else if part.is_none() {
            take_days(tx, &order).await?;
        }
        notify(tx, &order, &taken, letter).await?;
    }
    Ok(Refunded::Owed { payment: payment.id, part, taken })
}

/// The payment with this number, or the one that paid the order.
#[must_use]
pub fn payment_of(payments: Vec<Payment>, trade_no: Option<&str>) -> Option<Payment> {
    payments.into_iter().find(|payment| match trade_no {
        Some(trade_no) => payment.trade_no == trade_no,
        None => payment.verdict == ACCEPTED,
    })
}

/// The money of a part was returned elsewhere, and is no longer owed. `None`: the order has no such part.
pub async fn part_paid_elsewhere(
    tx: &Transaction<'_>,
    order: Uuid,
    part: i64,
    how: &str,
    by: &str,
) -> Result<Option<Elsewhere>, Error> {
    let parts = super::parts(tx, order).await?;
    let Some(known) = parts.into_iter().find(|known| known.id == part) else { return Ok(None) };
    Ok(Some(match q::part_elsewhere().bind(tx, &how, &by, &part).await? {
        0 if known.paid_time.is_none() => Elsewhere::Asked,
        0 => Elsewhere::Before { elsewhere: !known.note.is_empty() },
        _ => Elsewhere::Noted,
    }))
}

/// Writes the refund. Returns the id of the part and the coins that go back for it.
async fn record(
    tx: &Transaction<'_>,
    payment: &Payment,
    amount: i64,
    left: i64,
    request: &Request<'_>,
) -> Result<(Option<i64>, i64), Error> {
    if amount == left {
        let written = q::insert_refund().bind(tx, &payment.id, &amount, &request.reason).one().await?;
        if let Payer::Elsewhere { how, by } = request.payer {
            q::refund_elsewhere().bind(tx, &how, &by, &payment.id).await?;
        }
        return Ok((None, written.coins));
    }
    let written = q::insert_part().bind(tx, &payment.id, &amount, &request.reason).one().await?;
    if let Payer::Elsewhere { how, by } = request.payer {
        q::part_elsewhere().bind(tx, &how, &by, &written.id).await?;
    }
    Ok((Some(written.id), written.coins))
}

/// Takes the coins back under the account's lock: the balance does not change meanwhile. Returns the reason of a refusal.
async fn take_coins(
    tx: &Transaction<'_>,
    order: &Order,
    part: Option<i64>,
    coins: i64,
    request: &Request<'_>,
    taken: &mut TakenBack,
) -> Result<Option<Refunded>, Error> {
    for game in request.spent.take_back {
        let Some(owned) = q::owned_game().bind(tx, &order.uid, game).opt().await? else {
            return Ok(Some(Refunded::NotOwned { game: *game }));
        };
        // Otherwise a refund of a cent would turn any number of games into coins again.
        if balance_of(tx, order.uid).await? >= coins {
            return Ok(Some(Refunded::NoCoins));
        }
        revoke(tx, order, *game, &owned, request.reason).await?;
        taken.games.push(owned.name);
    }
    let balance = balance_of(tx, order.uid).await?;
    taken.coins = balance.min(coins);
    taken.debt_coins = coins - taken.coins;
    if taken.debt_coins > 0 && !request.spent.debt {
        return Ok(Some(Refunded::NotEnough { balance, coins }));
    }
    if taken.coins > 0 {
        let (ref_type, reference) = match part {
            None => ("refund", order.id.to_string()),
            Some(part) => ("refund_part", part.to_string()),
        };
        coin::append_entry()
            .bind(tx, &order.uid, &-taken.coins, &order.item, &ref_type, &reference, &None)
            .one()
            .await?;
    }
    if taken.debt_coins > 0 {
        q::insert_debt().bind(tx, &order.uid, &order.id, &part, &taken.debt_coins).one().await?;
    }
    Ok(None)
}

/// Takes a game back and gives back the coins that it cost.
async fn revoke(
    tx: &Transaction<'_>,
    order: &Order,
    game: i64,
    owned: &q::OwnedGame,
    reason: &str,
) -> Result<(), Error> {
    let reference = format!("{}:{game}:{}", order.uid, owned.number);
    let back = coin::append_entry()
        .bind(tx, &order.uid, &owned.price, &owned.name, &"take_back", &reference, &None)
        .one()
        .await?;
    q::insert_revocation().bind(tx, &order.uid, &game, &owned.number, &order.id, &back.id, &reason).await?;
    Ok(())
}

/// Takes only the remaining days: used days came from this grant, not from another.
async fn take_days(tx: &Transaction<'_>, order: &Order) -> Result<(), Error> {
    let reference = order.id.to_string();
    vip::give_used_again().bind(tx, &reference).await?;
    // A trigger sets the level of the remaining days from the other grants.
    let (uids, levels, days) = ([order.uid], [0], [-order.days]);
    vip::grant_memberships()
        .bind(tx, &&uids[..], &&levels[..], &&days[..], &&["refund"][..], &&[reference.as_str()][..])
        .await?;
    Ok(())
}

/// Sets the order's status and notifies the player.
async fn notify(
    tx: &Transaction<'_>,
    order: &Order,
    taken: &TakenBack,
    letter: &Letter<'_>,
) -> Result<(), Error> {
    if !taken.is_part {
        q::refund().bind(tx, &order.id).await?;
    }
    status::raise_unread_messages().bind(tx, &1, &order.uid).await?;
    let content = (letter.content)(taken);
    let sent = message::insert_message()
        .bind(tx, &order.uid, &"order", &letter.title, &content.as_str(), &Some(letter.link), &None)
        .one()
        .await?;
    if taken.is_part {
        message::notify().bind(tx, &Notice::Status { uid: order.uid }.payload()).one().await?;
    } else {
        tell(tx, order, Status::Refunded).await?;
    }
    message::notify().bind(tx, &Notice::Message { uid: order.uid, id: sent.id }.payload()).one().await?;
    Ok(())
}

async fn balance_of(tx: &Transaction<'_>, uid: i64) -> Result<i64, Error> {
    Ok(crate::status::snapshot(tx, uid).await?.map_or(0, |snapshot| snapshot.balance))
}
