use actors::wire::OrderStatus;
use serde_json::json;
use sql::order::Status;
use uuid::Uuid;

use super::answer::Order;
use crate::api::{error::Code, prelude::*};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CancelOrder {
    uid: Option<i64>,
    order_id: Uuid,
}

/// Cancels one of the caller's unpaid orders. The portal also closes it at its payment channel, if the channel can. A payment that still
/// arrives is delivered. A repeated call returns the same answer.
#[utoipa::path(
    tag = "order",
    request_body(content = CancelOrder, content_type = "application/x-www-form-urlencoded"),
    responses(
        (
            status = 200,
            body = Envelope<Order>,
            description = "Code 2002: no such order; 2005: it is not open",
        ),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 403, body = Envelope<serde_json::Value>),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/order/cancel")]
pub async fn cancel_order(app: Data<App>, caller: Caller, Form(input): Form<CancelOrder>) -> Answer<Order> {
    caller.must_be(input.uid)?;
    own(&app, caller, input.order_id).await?;
    app.payments.cancel(input.order_id).await?;
    // The channel may have reported a payment, which is delivered instead.
    let order = own(&app, caller, input.order_id).await?;
    match order.shown_status() {
        Status::Closed if order.cancelled => answer(Order::new(order, &app.pack_texts().await?)),
        status => Err(ApiError::Refused {
            code: Code::OrderState,
            data: json!({ "status": OrderStatus::from(status) }),
        }),
    }
}

async fn own(app: &App, caller: Caller, id: Uuid) -> Result<sql::order::Order, ApiError> {
    let order = sql::order::order(&app.db().await?, id).await?;
    order.filter(|order| order.uid == caller.uid).ok_or_else(|| ApiError::refused(Code::Gone))
}
