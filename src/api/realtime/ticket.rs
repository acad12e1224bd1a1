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
    platform::limits::network,
    realtime::{Full, Places, ticket::hash},
};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Ticket {
    /// Goes into the socket's address as `?ticket=`; opens one socket, once.
    ticket: String,
    /// Seconds
    expires_in: u64,
}

/// A ticket that opens a socket for the caller. (A socket's address ends up in logs; a token must not.)
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
    places: Data<Places>,
    req: HttpRequest,
    _: NoRush,
    caller: Caller,
) -> Answer<Ticket> {
    let network = network(client_address(&req)).to_string();
    wait(places.wait_of(&network, Instant::now())?).await;
    let (line, behind_all) = places.into_inner().line_up(Instant::now())?;
    wait(behind_all).await;
    take_ticket(&app, caller.uid).await?;
    let mut secret = [0_u8; 24];
    rand::rng().fill_bytes(&mut secret);
    let ticket = URL_SAFE_NO_PAD.encode(secret);
    let life = app.config.realtime.ticket.duration();
    app.node.keep_ticket(NewTicket { hash: hash(&ticket), of: caller.into(), life }).await?;
    line.keep();
    answer(Ticket { ticket, expires_in: life.as_secs() })
}

/// Before the caller, whom it takes a reading to know where nobody does yet: after a restart most of a crowd are sent away, and would be
/// looked at one by one. Who has no token of ours is told so, whatever the crowd, and gets no turn in it.
pub struct NoRush;

impl FromRequest for NoRush {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let places = req.app_data::<Data<Places>>().expect("set in server/mod.rs");
        if !is_signed(req) {
            return ready(Ok(Self));
        }
        let network = network(client_address(req)).to_string();
        ready(places.look(&network, Instant::now()).map(|()| Self).map_err(ApiError::from))
    }
}

/// Until it is one's turn.
pub async fn wait(turn: Duration) {
    if !turn.is_zero() {
        sleep(turn).await;
    }
}

impl From<Full> for ApiError {
    fn from(full: Full) -> Self {
        match full {
            Full::Rush { after } => Self::Rush { after },
            Full::Taken => Self::Status(StatusCode::TOO_MANY_REQUESTS, Text::TooManySockets),
            Full::NoRoom => {
                tracing::warn!("no room for another socket");
                Self::Busy
            }
        }
    }
}
