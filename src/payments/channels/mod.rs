//! Payment channels behind one trait. A channel receives an order, calls back after the payment, and answers queries.
//! Every report of a payment goes to `payments`, which settles it.

pub mod alipay;
pub mod sandbox;

use chrono::{DateTime, Utc};
use futures_util::future::BoxFuture;
use sql::order::Paid;
use uuid::Uuid;

pub use alipay::Alipay;
pub use sandbox::Sandbox;

/// An order as a channel receives it.
#[derive(Debug, Clone, Copy)]
pub struct Bill<'a> {
    pub order: Uuid,
    pub subject: &'a str,
    /// In the currency's minor unit.
    pub amount: i64,
    pub currency: &'a str,
    /// From then on the channel takes no money for it.
    pub expire_time: DateTime<Utc>,
    /// Where the channel calls back.
    pub notify_url: &'a str,
    /// Where the browser goes afterwards.
    pub return_url: &'a str,
}

/// How a browser gets to the cashier.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Way {
    /// Goes there.
    Redirect { url: String },
    /// Posts these fields there.
    Form { url: String, fields: Vec<(String, String)> },
    /// Shows this as a QR code, which another device scans.
    Qr { url: String },
}

/// Where an order stands in the books of its channel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// Nobody has begun to pay it, as far as the channel knows.
    Unknown,
    Unpaid,
    Paid(Paid),
    /// Nobody can pay it any more.
    Closed,
}

/// What a call-back says, when it is the channel's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notified {
    Paid(Paid),
    /// Money of this trade went back: because we said so, or because somebody did at the channel itself.
    Refunded {
        trade_no: String,
    },
    /// Nothing that moves an order.
    Nothing,
}

/// A call-back that is not the channel's, or not meant for us; the text says why.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Forged(pub String);

/// A refund of a whole payment.
#[derive(Debug, Clone, Copy)]
pub struct Refund<'a> {
    /// The channel carries out one refund of one number, however often it is told.
    pub number: &'a str,
    pub order: Uuid,
    pub trade_no: &'a str,
    pub amount: i64,
    pub reason: &'a str,
}

/// A channel did not do what it was asked; the text says why, and holds no secret.
#[derive(Debug, thiserror::Error)]
pub enum ChannelError {
    /// It was not reached, or not in the mood: another time.
    #[error("{0}")]
    Away(String),
    /// It has said no, or something that cannot be trusted.
    #[error("{0}")]
    Refused(String),
    #[error(transparent)]
    Database(#[from] sql::Error),
}

/// What a channel answers, when it does.
pub type Asked<'a, T> = BoxFuture<'a, Result<T, ChannelError>>;

/// A way to pay. An order goes to `way` when its player goes to pay, then to `query` until it is paid or over, then to
/// `close`; what was paid and is owed back, to `refund`. Each may be asked any number of times, by any node.
pub trait PaymentChannel: Send + Sync {
    /// As content packs, addresses and tables name it.
    fn name(&self) -> &'static str;

    /// Opens the way to the cashier. Asked again for the same order, it leads to the same trade.
    fn way<'a>(&'a self, bill: Bill<'a>) -> Asked<'a, Way>;

    /// Reads a call-back: the fields of its form, as they came.
    fn hear(&self, fields: &[(String, String)]) -> Result<Notified, Forged>;

    /// Asks where the order stands.
    fn query(&self, order: Uuid) -> Asked<'_, Standing>;

    /// Sees to it that nobody can pay the order any more. False: that cannot be promised, it may have been paid.
    fn close(&self, order: Uuid) -> Asked<'_, bool>;

    /// Pays back. `Ok`: the channel has taken it, now or before.
    fn refund<'a>(&'a self, refund: Refund<'a>) -> Asked<'a, ()>;
}

/// The value of a field that is there once.
fn field<'a>(fields: &'a [(String, String)], name: &str) -> Result<&'a str, Forged> {
    let mut found = fields.iter().filter(|(key, _)| key == name).map(|(_, value)| value.as_str());
    match (found.next(), found.next()) {
        (Some(value), None) => Ok(value),
        _ => Err(Forged(format!("{name} is not there once"))),
    }
}

/// The text to sign: `name=value` pairs joined by `&`, sorted by name.
fn signed_text<'a>(fields: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let mut fields: Vec<_> = fields.collect();
    fields.sort_unstable();
    let fields: Vec<_> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
    fields.join("&")
}
