//! How codes reach phones: through the log while developing, through a gateway in earnest.

mod http;
mod limits;

use futures_util::future::BoxFuture;
use uuid::Uuid;

pub use http::HttpGateway;
pub use limits::SmsLimits;

/// One message to one phone.
pub struct Sms<'a> {
    /// The same in every attempt to send it, so that a gateway sends it once.
    pub id: Uuid,
    pub phone: &'a str,
    pub scene: &'a str,
    pub code: &'a str,
    /// The text of the message.
    pub text: &'a str,
}

/// The message was not taken; the text says why, and holds neither code nor secret.
#[derive(Debug, thiserror::Error)]
pub enum NotSent {
    /// Certainly: it was refused, or the gateway was never reached.
    #[error("{0}")]
    Surely(String),
    /// It may be on its way all the same.
    #[error("{0}")]
    Perhaps(String),
}

pub trait SmsGateway: Send + Sync {
    fn send<'a>(&'a self, sms: Sms<'a>) -> BoxFuture<'a, Result<(), NotSent>>;
}

/// Writes codes to the log, for developing only.
pub struct LogGateway;

impl SmsGateway for LogGateway {
    fn send<'a>(&'a self, sms: Sms<'a>) -> BoxFuture<'a, Result<(), NotSent>> {
        tracing::info!(phone = sms.phone, scene = sms.scene, code = sms.code, "sms");
        Box::pin(std::future::ready(Ok(())))
    }
}
