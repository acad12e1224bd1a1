//! Money that goes back. What it had paid for is taken back in the transaction that writes down that the money is owed;
//! the channel is told afterwards (`due`), as often as it takes. So a crash between the two loses nothing, and as the
//! channel carries out a refund of one number once, nothing goes back twice.

use deadpool_postgres::{Pool, Transaction};
use queries::queries::{coin, message, order as q, status, vip};
use tokio_postgres::error::SqlState;
use uuid::Uuid;

use super::{
    Kind, Order, Status,
    settle::{ACCEPTED, lock, tell},
};
use crate::{Error, listen::Notice};

/// What the player reads in the inbox. `content` is sanitised HTML.
pub struct Letter<'a> {
    pub title: &'a str,
    pub content: &'a str,
    pub link: &'a str,
}

/// Who pays back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Payer {
    /// The channel, which has to be told.
    Channel,
    /// Somebody has, by another way.
    Elsewhere,
}

/// What became of a refund.
#[derive(Debug, Clone, PartialEq)]
pub enum Refunded {
    /// The money of this payment is owed to the player.
    Owed {
        payment: i64,
    },
    /// It was owed before; the channel may have taken it.
    Before {
        payment: i64,
    },
    /// The order has nothing to be taken back.
    NotDelivered {
        status: Status,
    },
    /// The player has spent the coins.
    NotEnough {
        balance: i64,
        coins: i64,
    },
    UnknownOrder,
    /// No such payment of this order.
    UnknownPayment,
}

/// Takes back what an order delivered and owes its money; with a `trade_no`, owes the money of this payment, which may
/// be one that paid for nothing. What was paid back elsewhere is owed no longer.
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
    let Some(order) = lock(&tx, id).await? else { return Ok(Refunded::UnknownOrder) };
    let payments = q::payments_of().bind(&tx, &id).all().await?;
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
        q::insert_refund().bind(&tx, &payment.id, &reason).await?;
        if payment.verdict == ACCEPTED
            && let Some(refused) = take_back(&tx, &order, letter).await?
        {
            return Ok(refused);
        }
    }
    if payer == Payer::Elsewhere {
        q::refund_taken().bind(&tx, &reason, &payment.id).await?;
    }
    tx.commit().await?;
    Ok(if before { Refunded::Before { payment: payment.id } } else { Refunded::Owed { payment: payment.id } })
}

/// What was delivered is taken back, and the player is told. What is refused is answered.
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
        // Only what is left of its days goes: days that were used were its own, not those of another grant.
        vip::give_used_again().bind(tx, &reference).await?;
        // What is left has the level of what else was granted: the trigger knows.
        let (uids, levels, days) = ([order.uid], [0], [-order.days]);
        vip::grant_memberships()
            .bind(tx, &&uids[..], &&levels[..], &&days[..], &&["refund"][..], &&[reference.as_str()][..])
            .await?;
    }
    q::refund().bind(tx, &order.id).await?;
    status::raise_unread_messages().bind(tx, &1, &order.uid).await?;
    let sent = message::insert_message()
        .bind(tx, &order.uid, &"order", &letter.title, &letter.content, &Some(letter.link))
        .one()
        .await?;
    tell(tx, order, Status::Refunded).await?;
    message::notify().bind(tx, &Notice::Message { uid: order.uid, id: sent.id }.payload()).one().await?;
    Ok(None)
}

async fn balance_of(tx: &Transaction<'_>, uid: i64) -> Result<i64, Error> {
    Ok(crate::status::snapshot(tx, uid).await?.map_or(0, |snapshot| snapshot.balance))
}
