//! Payments: orders, payment channels, the sweeper and refunds.
//!
//! A call-back, a return page, the sweeper or an operator reports a payment; the one state machine of orders (`sql::order`)
//! settles it.
//!
//! - The first notice of a payment settles it; all notices end in `Payments::settle`. A call-back counts only with the channel's
//!   signature, and for Alipay only for our app and seller. A return page is never trusted: the channel is queried.
//! - A channel is queried about an order once the player goes to pay: after 5, 10, 20, 40 s, then every minute, by all nodes together.
//! - An order is closed only after its channel promised to take no money, or reported another amount. While the channel is off, only an
//!   operator closes it.
//! - The portal closes a cancelled order at its channel at once. Until the channel promises to take no money, the sweeper keeps asking, and
//!   a payment is delivered.
//! - Querying orders and sending refunds are independent jobs: neither waits for the other.

pub mod channels;
mod reconcile;
mod refund;
mod sweep;

use std::{net::SocketAddr, sync::Arc, time::Duration};

use actors::{Clock, Node};
use sql::{
    Pool,
    order::{Order, Paid, PaymentSource, Settled, Status},
};
use uuid::Uuid;

pub use reconcile::Compared;
pub use refund::PaidBack;

use self::channels::{Alipay, Bill, ChannelError, Forged, Notified, PaymentChannel, Sandbox, Standing, Way};
use crate::{config::Config, platform::keys::Keys};

/// The enabled channels and their settings.
pub struct Payments {
    pool: Pool,
    /// Notifies this node's own Sessions first. `None` in a command next to a server, whose Sessions hear by NOTIFY.
    node: Option<Node>,
    /// The portal's public address.
    public_url: String,
    /// Time limit for requesting a refund from a channel.
    patience: Duration,
    alipay: Option<Alipay>,
    sandbox: Option<Sandbox>,
}

/// Time for claiming and recording, in addition to the calls.
const MARGIN: Duration = Duration::from_secs(10);

/// Open orders are among this many newest ones of an account: by default it makes no more in a day.
const NEWEST_ORDERS: i64 = 200;

/// The outcome of a call-back.
#[derive(Debug)]
pub enum HeardBack {
    Settled(Settled),
    Nothing,
    Forged(Forged),
    UnknownChannel,
}

impl Payments {
    /// `addr`: the address where the server listens or would listen.
    pub fn new(
        config: &Config,
        keys: &Keys,
        pool: &Pool,
        node: Option<Node>,
        addr: SocketAddr,
        clock: Arc<dyn Clock>,
    ) -> anyhow::Result<Self> {
        let pay = &config.pay;
        let is_on = |name: &str| pay.channels.0.iter().any(|channel| channel == name);
        let sandbox = is_on("sandbox")
            .then(|| Sandbox::new(pool.clone(), keys, pay.timeout.duration(), pay.sandbox_delay.duration()));
        let alipay = is_on("alipay").then(|| Alipay::new(pay, clock));
        let public_url = match config.http.public_url.as_str() {
            "" => format!("http://{}", reachable(addr)),
            url => url.to_owned(),
        };
        let payments = Self {
            // Two calls: the refund, and the query for its state.
            patience: 2 * pay.timeout.duration() + MARGIN,
            node,
            pool: pool.clone(),
            public_url,
            alipay: alipay.transpose()?,
            sandbox: sandbox.transpose()?,
        };
        // Start at 0, so that `increase()` counts the first order and payment, too.
        for channel in payments.names() {
            metrics::counter!("portal_orders_total", "channel" => channel).increment(0);
            metrics::counter!("portal_payments_total", "channel" => channel, "outcome" => "delivered")
                .increment(0);
        }
        Ok(payments)
    }

    /// The portal's public address.
    #[must_use]
    pub fn public_url(&self) -> &str {
        &self.public_url
    }

    /// Whether this channel is enabled here, so that players can pay through it.
    #[must_use]
    pub fn has(&self, channel: &str) -> bool {
        self.channel(channel).is_some()
    }

    /// The sandbox channel, if it is enabled.
    #[must_use]
    pub fn sandbox(&self) -> Option<&Sandbox> {
        self.sandbox.as_ref()
    }

    /// Opens the way to the cashier. From now on the sweeper asks the channel whether the order is paid. `None`: the channel is
    /// disabled here.
    pub async fn way(&self, order: &Order) -> Result<Option<Way>, ChannelError> {
        let Some(channel) = self.channel(&order.channel) else { return Ok(None) };
        let name = channel.name();
        let return_path = format!("/api/order/return/{name}?order={}", order.id);
        let bill = Bill {
            order: order.id,
            subject: &order.item,
            amount: order.amount,
            currency: &order.currency,
            expire_time: order.pay_expire_time.into(),
            notify_url: &format!("{}/api/order/notify/{name}", self.public_url),
            // Our own cashier uses a relative path, because the browser may know the portal by another address.
            return_url: &match self.sandbox {
                Some(_) if name == self::channels::sandbox::NAME => return_path,
                _ => format!("{}{return_path}", self.public_url),
            },
        };
        let client = self.pool.get().await.map_err(sql::Error::from)?;
        sql::order::opened(&client, order.id).await?;
        drop(client);
        channel.way(bill).await.map(Some)
    }

    /// Handles a call-back, given the fields of its form.
    pub async fn hear(&self, channel: &str, fields: &[(String, String)]) -> Result<HeardBack, sql::Error> {
        let Some(channel) = self.channel(channel) else { return Ok(HeardBack::UnknownChannel) };
        match channel.hear(fields) {
            Ok(Notified::Paid(paid)) => {
                Ok(HeardBack::Settled(self.settle(&paid, PaymentSource::Notify).await?))
            }
            Ok(Notified::Refunded { trade_no }) => {
                self.hear_refund(channel.name(), &trade_no).await?;
                Ok(HeardBack::Nothing)
            }
            Ok(Notified::Nothing) => Ok(HeardBack::Nothing),
            Err(forged) => {
                tracing::warn!(channel = channel.name(), %forged, "a call-back that is not the channel's");
                metrics::counter!("portal_payments_forged_total", "channel" => channel.name()).increment(1);
                Ok(HeardBack::Forged(forged))
            }
        }
    }

    /// Asks the channel for the state of an open order, and applies it. An expired or cancelled order is closed once the channel
    /// promises to accept no payment for it.
    pub async fn ask(&self, order: &Order, heard: PaymentSource<'_>) -> Result<(), ChannelError> {
        let Some(channel) = self.channel(&order.channel) else { return Ok(()) };
        let note = heard.note();
        match channel.query(order.id).await? {
            Standing::Paid(paid) => {
                let settled = self.settle(&paid, heard).await?;
                // The paid amount differs from the order's: the order cannot be paid again, and an operator decides.
                if (order.pay_expired || order.cancelled) && !matches!(settled, Settled::Delivered { .. }) {
                    self.close(order.id, note).await?;
                }
            }
            Standing::Closed => self.close(order.id, note).await?,
            // Not for `Unknown`: the player may still begin the trade at an open cashier page, until the order expires.
            Standing::Unpaid if order.cancelled => self.close_at(channel, order.id, note).await?,
            Standing::Unpaid | Standing::Unknown if order.pay_expired => {
                self.close_at(channel, order.id, note).await?;
            }
            Standing::Unpaid | Standing::Unknown => {}
        }
        Ok(())
    }

    /// Cancels an order for its player, and tries to close it at its channel. Changes nothing if it is not open.
    pub async fn cancel(&self, id: Uuid) -> Result<(), sql::Error> {
        if !sql::order::cancel(&self.pool, id).await? {
            return Ok(());
        }
        metrics::counter!("portal_orders_cancelled_total").increment(1);
        let client = self.pool.get().await?;
        let order = sql::order::order(&client, id).await?;
        drop(client);
        if let Some(order) = order
            && let Err(error) = self.ask(&order, PaymentSource::Cancel).await
        {
            // The order is cancelled all the same; the sweeper asks the channel again.
            tracing::warn!(order = %id, channel = order.channel, %error, "a channel did not close a cancelled order");
        }
        Ok(())
    }

    /// Cancels every open order of an account.
    pub async fn cancel_all(&self, uid: i64) -> Result<(), sql::Error> {
        let client = self.pool.get().await?;
        let newest = sql::order::page(&client, uid, i64::MAX, 0, NEWEST_ORDERS).await?;
        drop(client);
        for order in newest.iter().filter(|order| order.shown_status() == Status::Created) {
            self.cancel(order.id).await?;
        }
        Ok(())
    }

    /// Settles a payment that a channel or an operator reports.
    pub async fn settle(&self, paid: &Paid, heard: PaymentSource<'_>) -> Result<Settled, sql::Error> {
        let settled = sql::order::settle(&self.pool, paid, heard).await?;
        metrics::counter!("portal_payments_total", "channel" => paid.channel.clone(), "outcome" => settled.name())
            .increment(1);
        let (order, trade_no, amount) = (paid.order, &paid.trade_no, paid.amount);
        match settled {
            Settled::Delivered { uid } => {
                // A player who returns from paying causes a query at once, perhaps before the call-back arrives.
                if let Some(node) = &self.node {
                    node.status_moved(uid);
                }
                tracing::info!(%order, channel = paid.channel, trade_no, amount, "paid and delivered");
            }
            Settled::Before => tracing::debug!(%order, trade_no, "a payment that was heard of before"),
            Settled::Surplus | Settled::Mismatch | Settled::UnknownOrder | Settled::Otherwise { .. } => {
                let outcome = settled.name();
                tracing::error!(%order, channel = paid.channel, trade_no, amount, outcome, "an odd payment");
            }
        }
        Ok(settled)
    }

    /// Closes an expired order for an operator. A channel that is enabled here is asked whether the order is paid, and must
    /// promise to accept no payment. False: the order stays open, since it may be paid.
    pub async fn close_overdue(&self, order: &Order, note: &str) -> Result<bool, ChannelError> {
        if self.has(&order.channel) {
            self.ask(order, PaymentSource::Operator { note }).await?;
            let client = self.pool.get().await.map_err(sql::Error::from)?;
            let now = sql::order::order(&client, order.id).await?;
            return Ok(now.is_some_and(|now| now.status == Status::Closed));
        }
        Ok(sql::order::close(&self.pool, order.id, note).await?)
    }

    /// Records a refund at the channel. If the portal did not request it, the player still has the goods: an operator must decide.
    async fn hear_refund(&self, channel: &'static str, trade_no: &str) -> Result<(), sql::Error> {
        let client = self.pool.get().await?;
        if sql::order::note_channel_refund(&client, channel, trade_no).await? {
            metrics::counter!("portal_payments_refunded_elsewhere_total", "channel" => channel).increment(1);
            tracing::error!(
                channel,
                trade_no,
                "money went back at the channel, which nobody here had asked for"
            );
        }
        Ok(())
    }

    async fn close_at(
        &self,
        channel: &dyn PaymentChannel,
        order: Uuid,
        note: &str,
    ) -> Result<(), ChannelError> {
        if channel.close(order).await? {
            self.close(order, note).await?;
        }
        Ok(())
    }

    async fn close(&self, order: Uuid, note: &str) -> Result<(), sql::Error> {
        if sql::order::close(&self.pool, order, note).await? {
            metrics::counter!("portal_orders_closed_total").increment(1);
            tracing::debug!(%order, "closed unpaid");
        }
        Ok(())
    }

    fn channel(&self, name: &str) -> Option<&dyn PaymentChannel> {
        self.channels().into_iter().find(|channel| channel.name() == name)
    }

    fn channels(&self) -> Vec<&dyn PaymentChannel> {
        let alipay = self.alipay.iter().map(|channel| channel as &dyn PaymentChannel);
        let sandbox = self.sandbox.iter().map(|channel| channel as &dyn PaymentChannel);
        alipay.chain(sandbox).collect()
    }

    /// The names of the enabled channels.
    #[must_use]
    pub fn names(&self) -> Vec<&'static str> {
        self.channels().into_iter().map(PaymentChannel::name).collect()
    }
}

/// A server that listens on all addresses is reached on loopback.
fn reachable(mut addr: SocketAddr) -> SocketAddr {
    if addr.ip().is_unspecified() {
        addr.set_ip(match addr {
            SocketAddr::V4(_) => std::net::Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => std::net::Ipv6Addr::LOCALHOST.into(),
        });
    }
    addr
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_listens_everywhere_is_reached_at_home() {
        for (listens, reached) in
            [("0.0.0.0:80", "127.0.0.1:80"), ("[::]:80", "[::1]:80"), ("192.0.2.7:8080", "192.0.2.7:8080")]
        {
            assert_eq!(reachable(listens.parse().unwrap()).to_string(), reached);
        }
    }
}
