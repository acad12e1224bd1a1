use std::time::Instant;

use actix_web::{HttpRequest, HttpResponse, http::StatusCode};
use actors::HubHandle;
use sql::login::AccountLogin;
use utoipa::IntoParams;

use super::ticket;
use crate::{
    api::{
        error::Code,
        extract::{client_address::client_address, origin},
        prelude::*,
    },
    realtime::{self, Admission, HandshakeError, Heart, Shared, Source},
};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Connect {
    /// A ticket from `/realtime/ticket`. Without one, the socket is for a visitor.
    ticket: Option<String>,
}

/// Opens the socket. Its frames are described in `/api/asyncapi.json`.
#[utoipa::path(
    tag = "realtime",
    params(Connect),
    responses(
        (status = 101, description = "The socket is open"),
        (status = 200, body = Envelope<serde_json::Value>, description = "Code 2: the ticket is unknown, used or too old"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Not a WebSocket handshake"),
        (status = 403, body = Envelope<serde_json::Value>, description = "Opened by a page of another origin"),
        (status = 429, body = Envelope<serde_json::Value>, description = "Too many sockets of the account or the address"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Too many at once: try again after `Retry-After`"),
    ),
)]
#[get("/api/v1/realtime")]
pub async fn connect(
    app: Data<App>,
    shared: Data<Shared>,
    hub: Data<HubHandle>,
    heart: Data<Heart>,
    admission: Data<Admission>,
    req: HttpRequest,
    Query(input): Query<Connect>,
) -> Result<HttpResponse, ApiError> {
    if !origin::is_ours(&app, req.headers()) {
        return Err(ApiError::Status(StatusCode::FORBIDDEN, Text::OriginRefused));
    }
    refuse_if_draining(&app)?;
    let answer = realtime::handshake(&req)?;
    if !realtime::can_take_over(&req) {
        return Err(HandshakeError::NoConnectionUpgrade.into());
    }
    let (source, has_ticket) = (Source::of(client_address(&req)), input.ticket.is_some());
    let (permit, wait) = admission.into_inner().reserve_socket(source, has_ticket, Instant::now())?;
    ticket::sleep_for(wait).await;
    refuse_if_draining(&app)?;
    let user = match input.ticket {
        None => None,
        Some(secret) => {
            let redeemed = app.node.redeem_ticket(realtime::ticket::hash(&secret)).await?;
            let (uid, login, left) = redeemed.ok_or_else(|| ApiError::refused(Code::SessionInvalid))?;
            Some((AccountLogin { uid, login }, left))
        }
    };
    let permit = permit.confirm(user.map(|(named, _)| named.uid))?;
    Ok(realtime::open(&shared, &hub, &heart, user, permit, &req, answer))
}

/// The drain would close the socket at once. The client tries again, and the balancer chooses another node.
fn refuse_if_draining(app: &App) -> Result<(), ApiError> {
    if app.node.is_draining() { Err(ApiError::Busy) } else { Ok(()) }
}
