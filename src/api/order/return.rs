use actix_web::{HttpResponse, http::header::LOCATION, web::Path};
use sql::order::{PaymentSource, Status};
use utoipa::IntoParams;
use uuid::Uuid;

use crate::{
    api::{limits, prelude::*},
    payments::channels::ChannelError,
};

/// Other fields that a channel adds to the address are ignored; the server asks the channel instead.
#[derive(Debug, Deserialize, IntoParams)]
pub struct ReturnFromPaying {
    order: Option<Uuid>,
}

/// The page to which a cashier sends the browser back. The server asks the channel at once whether the order was paid, because the
/// call-back may come later. Then it redirects the browser to the order.
#[utoipa::path(
    tag = "order",
    params(("channel" = String, Path), ReturnFromPaying),
    responses((status = 302, description = "To `/orders?id=…`")),
)]
#[get("/api/order/return/{channel}")]
pub async fn return_from_paying(
    app: Data<App>,
    _channel: Path<String>,
    Query(input): Query<ReturnFromPaying>,
) -> HttpResponse {
    let Some(id) = input.order else { return go("/orders") };
    if let Err(error) = ask(&app, id).await {
        // The call-back or the sweeper will report the payment.
        tracing::warn!(order = %id, %error, "a browser came back, and the channel did not answer");
    }
    go(&format!("/orders?id={id}"))
}

async fn ask(app: &App, id: Uuid) -> Result<(), ChannelError> {
    let order = sql::order::order(&app.db().await?, id).await?;
    let Some(order) = order.filter(|order| order.status == Status::Created) else { return Ok(()) };
    // Browser histories keep this address, so it can be called any number of times.
    if limits::take_return(app, id).await.is_err() {
        return Ok(());
    }
    app.payments.ask(&order, PaymentSource::Return).await
}

fn go(path: &str) -> HttpResponse {
    HttpResponse::Found().insert_header((LOCATION, path)).finish()
}
