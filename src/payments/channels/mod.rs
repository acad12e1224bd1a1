//! Payment channels behind one trait. A channel receives an order, calls back after the payment, and answers queries.
//! Every report of a payment goes to `payments`, which settles it.

pub mod alipay;
pub mod sandbox;

use chrono::{DateTime, NaiveDate, Utc};
use futures_util::future::BoxFuture;
use sql::order::Paid;
use uuid::Uuid;

pub use alipay::Alipay;
pub use sandbox::Sandbox;

/// An order for a channel.
#[derive(Debug, Clone, Copy)]
pub struct Bill<'a> {
    pub order: Uuid,
    pub subject: &'a str,
    /// In the currency's minor unit.
    pub amount: i64,
    pub currency: &'a str,
    /// After this time the channel accepts no payment for it.
    pub expire_time: DateTime<Utc>,
    /// The address of the channel's call-back.
    pub notify_url: &'a str,
    /// The address for the browser after payment.
    pub return_url: &'a str,
}

/// How a browser reaches the cashier.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Way {
    /// The browser goes to this address.
    Redirect { url: String },
    /// The browser posts these fields to this address.
    Form { url: String, fields: Vec<(String, String)> },
    /// The browser shows this as a QR code for another device to scan.
    Qr { url: String },
}

/// The state of an order in the channel's own books.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// The channel knows of no attempt to pay it.
    Unknown,
    Unpaid,
    Paid(Paid),
    /// The order can no longer be paid.
    Closed,
}

/// The content of an authentic call-back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notified {
    Paid(Paid),
    /// Money of this trade was refunded: by us, or by somebody at the channel itself.
    Refunded {
        trade_no: String,
    },
    /// Nothing that changes an order.
    Nothing,
}

/// A call-back that the channel did not send, or that is not for us; the text gives the reason.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Forged(pub String);

/// A refund of a payment or of a part of it.
#[derive(Debug, Clone, Copy)]
pub struct Refund<'a> {
    /// The idempotency key: the channel carries out one refund per number, however often we request it.
    pub number: &'a str,
    pub order: Uuid,
    pub trade_no: &'a str,
    /// In the currency's minor unit; at most the rest of the payment.
    pub amount: i64,
    pub reason: &'a str,
}

/// A channel's bill of a day: its payments and refunds. (`Bill` is the demand for one payment.)
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Statement {
    Rows(Vec<sql::bill::Row>),
    /// The channel has not made it, because it is too early or because the day had no payments.
    NotReady,
}

/// The channel did not do what we asked. The text gives the reason and holds no secret.
#[derive(Debug, thiserror::Error)]
pub enum ChannelError {
    /// The channel could not be reached or was not ready: try again later.
    #[error("{0}")]
    Away(String),
    /// The channel refused, or its answer cannot be trusted.
    #[error("{0}")]
    Refused(String),
    #[error(transparent)]
    Database(#[from] sql::Error),
}

/// The future answer of a channel.
pub type Asked<'a, T> = BoxFuture<'a, Result<T, ChannelError>>;

/// A payment channel. An order goes to `way` when its player starts to pay, then to `query` until it is paid or expired,
/// then to `close`. A payment that must be returned goes to `refund`. Any node may repeat each call any number of times.
pub trait PaymentChannel: Send + Sync {
    /// The name in content packs, addresses and tables.
    fn name(&self) -> &'static str;

    /// Opens the way to the cashier. Repeated calls for an order lead to the same trade.
    fn way<'a>(&'a self, bill: Bill<'a>) -> Asked<'a, Way>;

    /// Reads a call-back from the fields of its form, as received.
    fn hear(&self, fields: &[(String, String)]) -> Result<Notified, Forged>;

    /// Asks the channel for the order's state.
    fn query(&self, order: Uuid) -> Asked<'_, Standing>;

    /// Makes sure that nobody can pay the order any more. False: the channel cannot promise it, since the order may be paid.
    fn close(&self, order: Uuid) -> Asked<'_, bool>;

    /// Refunds a payment. `Ok`: the channel accepted the refund, now or earlier.
    fn refund<'a>(&'a self, refund: Refund<'a>) -> Asked<'a, ()>;

    /// Whether the channel makes a bill of each day.
    fn has_statements(&self) -> bool {
        false
    }

    /// The channel's bill of a day, by its own calendar.
    fn statement(&self, _day: NaiveDate) -> Asked<'_, Statement> {
        Box::pin(async { Ok(Statement::NotReady) })
    }
}

/// The value of a field that occurs exactly once.
fn field<'a>(fields: &'a [(String, String)], name: &str) -> Result<&'a str, Forged> {
    let mut found = fields.iter().filter(|(key, _)| key == name).map(|(_, value)| value.as_str());
    match (found.next(), found.next()) {
        (Some(value), None) => Ok(value),
        _ => Err(Forged(format!("{name} must occur exactly once"))),
    }
}

/// The text to sign: `name=value` pairs joined by `&`, sorted by name.
fn signed_text<'a>(fields: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let mut fields: Vec<_> = fields.collect();
    fields.sort_unstable();
    let fields: Vec<_> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
    fields.join("&")
}
