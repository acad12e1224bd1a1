use std::{
    future::{Ready, ready},
    time::{Duration, Instant},
};

use actix_web::{FromRequest, HttpRequest, dev::Payload, http::StatusCode, rt::time::sleep};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use rand::RngCore;
use sql::login::NewTicket;

use crate::{
    api::{
        extract::{caller::is_signed, client_address::client_address},
        limits::take_ticket,
        prelude::*,
    },
    realtime::{Admission, Rejected, Source, ticket::hash},
};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Ticket {
    /// The parameter `?ticket=` of the socket's address. It opens one socket, once.
    ticket: String,
    /// Seconds until the ticket expires.
    expires_in: u64,
}

/// Creates a ticket that opens a socket for the caller. The ticket replaces the token, because addresses of sockets appear in logs.
#[utoipa::path(
    tag = "realtime",
    responses(
        (status = 200, body = Envelope<Ticket>, description = "Code 1005: too many tickets"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Too many at once: try again after `Retry-After`"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/realtime/ticket")]
pub async fn create_ticket(
    app: Data<App>,
    admission: Data<Admission>,
    req: HttpRequest,
    _: NotOverloaded,
    caller: Caller,
) -> Answer<Ticket> {
    let source = Source::of(client_address(&req));
    sleep_for(admission.reserve_network_ticket(&source, Instant::now())?).await;
    let (permit, shared_wait) = admission.into_inner().reserve_ticket(Instant::now())?;
    sleep_for(shared_wait).await;
    take_ticket(&app, caller.uid).await?;
    let mut secret = [0_u8; 24];
    rand::rng().fill_bytes(&mut secret);
    let ticket = URL_SAFE_NO_PAD.encode(secret);
    let life = app.config.realtime.ticket.duration();
    app.node.keep_ticket(NewTicket { hash: hash(&ticket), of: caller.into(), life }).await?;
    permit.confirm();
    answer(Ticket { ticket, expires_in: life.as_secs() })
}

/// Load shedding: rejects a signed-in caller whom the ticket queues would reject. It runs before `Caller`, which may read the
/// database; after a restart that would be one read for each caller of a crowd. A caller without a valid token takes no part
/// in the queue and is answered by `Caller`.
pub struct NotOverloaded;

impl FromRequest for NotOverloaded {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let admission = req.app_data::<Data<Admission>>().expect("set in server/mod.rs");
        if !is_signed(req) {
            return ready(Ok(Self));
        }
        let source = Source::of(client_address(req));
        ready(admission.check(&source, Instant::now()).map(|()| Self).map_err(ApiError::from))
    }
}

/// Sleeps. Does not yield if the wait is zero.
pub async fn sleep_for(wait: Duration) {
    if !wait.is_zero() {
        sleep(wait).await;
    }
}

impl From<Rejected> for ApiError {
    fn from(rejected: Rejected) -> Self {
        match rejected {
            Rejected::RateLimited { retry_after } => Self::RateLimited { retry_after },
            Rejected::TooManySockets => Self::Status(StatusCode::TOO_MANY_REQUESTS, Text::TooManySockets),
            Rejected::NodeFull => {
                tracing::warn!("a socket was rejected: the node has its maximum of sockets");
                Self::Busy
            }
        }
    }
}
