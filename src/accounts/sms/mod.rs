//! Sends codes and notices to phones: in development to the log, in production through a gateway.

mod http;
mod limits;

use futures_util::future::BoxFuture;
use uuid::Uuid;

pub use http::HttpGateway;
pub use limits::{SmsLimits, SmsRequest};

/// The `scene` of a notice: a message without a code.
pub const NOTICE: &str = "notice";

/// One message to one phone.
pub struct Sms<'a> {
    /// The same id in every attempt, so that a gateway sends the message once.
    pub id: Uuid,
    pub phone: &'a str,
    pub scene: &'a str,
    /// Empty in a notice.
    pub code: &'a str,
    /// The text of the message.
    pub text: &'a str,
}

/// The message was not accepted. The text gives the reason, and contains neither code nor secret.
#[derive(Debug, thiserror::Error)]
pub enum NotSent {
    /// Certainly not sent: the gateway refused it, or was never reached.
    #[error("{0}")]
    Surely(String),
    /// The message may have been sent.
    #[error("{0}")]
    Perhaps(String),
}

pub trait SmsGateway: Send + Sync {
    fn send<'a>(&'a self, sms: Sms<'a>) -> BoxFuture<'a, Result<(), NotSent>>;
}

/// Writes codes and notices to the log, for development only.
pub struct LogGateway;

impl SmsGateway for LogGateway {
    fn send<'a>(&'a self, sms: Sms<'a>) -> BoxFuture<'a, Result<(), NotSent>> {
        tracing::info!(phone = sms.phone, scene = sms.scene, code = sms.code, text = sms.text, "sms");
        Box::pin(std::future::ready(Ok(())))
    }
}
