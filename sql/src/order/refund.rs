//! Decides refunds. One transaction takes back the goods and records that the money is owed.
//!
//! - A refund of coins is refused if the balance does not cover them. Of a membership, only the remaining days are taken back.
//! - Afterwards `due` asks the channel for the refund, as often as needed. A crash between the two loses nothing. A channel carries out a
//!   refund of one number once, so no money goes back twice.

use deadpool_postgres::{Pool, Transaction};
use queries::queries::{coin, message, order as q, status, vip};
use tokio_postgres::error::SqlState;
use uuid::Uuid;

use super::{
    Kind, Order, Status,
    settle::{ACCEPTED, lock, tell},
};
use crate::{Error, listen::Notice};

/// The message that the player gets. `content` is sanitised HTML.
pub struct Letter<'a> {
    pub title: &'a str,
    pub content: &'a str,
    pub link: &'a str,
}

/// Who returns the money.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Payer {
    /// The channel, which the portal has to notify.
    Channel,
    /// Somebody returned it in another way.
    Elsewhere,
}

/// The result of a refund.
#[derive(Debug, Clone, PartialEq)]
pub enum Refunded {
    /// The money of this payment is owed to the player.
    Owed {
        payment: i64,
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
    UnknownOrder,
    /// The order has no such payment.
    UnknownPayment,
}

/// Takes back what an order delivered and records that its money is owed. With a `trade_no`, it owes the money of that
/// payment, which may have bought nothing. Money returned elsewhere is no longer owed.
pub async fn refund(
    pool: &Pool,
    id: Uuid,
    trade_no: Option<&str>,
    payer: Payer,
    reason: &str,
    letter: &Letter<'_>,
) -> Result<Refunded, Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let refunded = refund_in(&tx, id, trade_no, payer, reason, letter).await?;
    if let Refunded::Owed { .. } | Refunded::Before { .. } = refunded {
        tx.commit().await?;
    }
    Ok(refunded)
}

/// Like `refund`, in the caller's transaction, which must be rolled back unless the result is `Owed` or `Before`.
pub async fn refund_in(
    tx: &Transaction<'_>,
    id: Uuid,
    trade_no: Option<&str>,
    payer: Payer,
    reason: &str,
    letter: &Letter<'_>,
) -> Result<Refunded, Error> {
    let Some(order) = lock(tx, id).await? else { return Ok(Refunded::UnknownOrder) };
    let payments = q::payments_of().bind(tx, &id).all().await?;
    let payment = payments.into_iter().find(|payment| match trade_no {
        Some(trade_no) => payment.trade_no == trade_no,
        None => payment.verdict == ACCEPTED,
    });
    let Some(payment) = payment else {
        return Ok(match trade_no {
            Some(_) => Refunded::UnknownPayment,
            None => Refunded::NotDelivered { status: order.status },
        });
    };
    let before = payment.refund_reason.is_some();
    if !before {
        q::insert_refund().bind(tx, &payment.id, &reason).await?;
        if payment.verdict == ACCEPTED
            && let Some(refused) = take_back(tx, &order, letter).await?
        {
            return Ok(refused);
        }
    }
    if payer == Payer::Elsewhere {
        q::refund_taken().bind(tx, &reason, &payment.id).await?;
    }
    Ok(if before { Refunded::Before { payment: payment.id } } else { Refunded::Owed { payment: payment.id } })
}

/// Takes back the delivered goods and notifies the player; returns the reason of a refusal.
async fn take_back(
    tx: &Transaction<'_>,
    order: &Order,
    letter: &Letter<'_>,
) -> Result<Option<Refunded>, Error> {
    let reference = order.id.to_string();
    if order.kind == Kind::Coin {
        let held = balance_of(tx, order.uid).await?;
        let entry = coin::append_entry()
            .bind(tx, &order.uid, &-order.coins, &order.item, &"refund", &reference, &None)
            .one()
            .await;
        match entry {
            Ok(_) => {}
            Err(error) if error.code() == Some(&SqlState::CHECK_VIOLATION) => {
                return Ok(Some(Refunded::NotEnough { balance: held, coins: order.coins }));
            }
            Err(error) => return Err(error.into()),
        }
    } else {
        // Takes only the remaining days: used days came from this grant, not from another.
        vip::give_used_again().bind(tx, &reference).await?;
        // A trigger sets the level of the remaining days from the other grants.
        let (uids, levels, days) = ([order.uid], [0], [-order.days]);
        vip::grant_memberships()
            .bind(tx, &&uids[..], &&levels[..], &&days[..], &&["refund"][..], &&[reference.as_str()][..])
            .await?;
    }
    q::refund().bind(tx, &order.id).await?;
    status::raise_unread_messages().bind(tx, &1, &order.uid).await?;
    let sent = message::insert_message()
        .bind(tx, &order.uid, &"order", &letter.title, &letter.content, &Some(letter.link), &None)
        .one()
        .await?;
    tell(tx, order, Status::Refunded).await?;
    message::notify().bind(tx, &Notice::Message { uid: order.uid, id: sent.id }.payload()).one().await?;
    Ok(None)
}

async fn balance_of(tx: &Transaction<'_>, uid: i64) -> Result<i64, Error> {
    Ok(crate::status::snapshot(tx, uid).await?.map_or(0, |snapshot| snapshot.balance))
}
