use std::collections::BTreeMap;

use actors::wire::{OrderStatus, Time};
use serde_json::json;
use sql::order::Status;
use uuid::Uuid;

use crate::{
    api::{
        error::{Code, NotAllowed},
        prelude::*,
    },
    payments::channels::Way,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReadPayInfo {
    uid: Option<i64>,
    order_id: Uuid,
}

/// The way to pay an order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayInfo {
    #[serde(rename = "type")]
    kind: PayKind,
    /// The address to open (`redirect`), to post the form to (`form`), or to show as a QR code (`qr`). A path without a host is on the
    /// portal.
    url: String,
    /// The fields of a `form`.
    #[serde(skip_serializing_if = "Option::is_none")]
    fields: Option<BTreeMap<String, String>>,
    /// The order cannot be paid after this time.
    expires_at: Time,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum PayKind {
    Redirect,
    Form,
    Qr,
}

/// The way to pay one of the caller's orders. Repeated calls lead to the same trade of the channel.
#[utoipa::path(
    tag = "order",
    request_body(content = ReadPayInfo, content_type = "application/x-www-form-urlencoded"),
    responses(
        (
            status = 200,
            body = Envelope<PayInfo>,
            description = "Code 2002: no such order, or its channel is gone; 2005: it is not open; 3002: youth mode",
        ),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 403, body = Envelope<serde_json::Value>),
        (status = 503, body = Envelope<serde_json::Value>, description = "The channel does not answer"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/order/payInfo")]
pub async fn read_pay_info(
    app: Data<App>,
    caller: Caller,
    Form(input): Form<ReadPayInfo>,
) -> Answer<PayInfo> {
    caller.must_be(input.uid)?;
    let gone = || ApiError::refused(Code::Gone);
    let order = sql::order::order(&app.db().await?, input.order_id).await?;
    let order = order.filter(|order| order.uid == caller.uid).ok_or_else(gone)?;
    let status = order.shown_status();
    if status != Status::Created || order.pay_expired {
        // Treat an expired order as closed. Only the channel's own state is still to be checked, and the player need not know.
        let status = if status == Status::Created { Status::Closed } else { status };
        return Err(ApiError::Refused {
            code: Code::OrderState,
            data: json!({ "status": OrderStatus::from(status) }),
        });
    }
    // The mode cancels open orders, but the node may have ended before it did.
    if app.node.status(caller.uid).await?.is_some_and(|status| status.youth) {
        return Err(ApiError::NotAllowed(NotAllowed::YouthSpends));
    }
    let way = app.payments.way(&order).await?.ok_or_else(gone)?;
    answer(pay_info(way, Time(order.pay_expire_time.into())))
}

fn pay_info(way: Way, expires_at: Time) -> PayInfo {
    let (kind, url, fields) = match way {
        Way::Redirect { url } => (PayKind::Redirect, url, None),
        Way::Form { url, fields } => (PayKind::Form, url, Some(fields.into_iter().collect())),
        Way::Qr { url } => (PayKind::Qr, url, None),
    };
    PayInfo { kind, url, fields, expires_at }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;

    #[test]
    fn each_way_is_told_as_the_contract_has_it() {
        let told = |way| serde_json::to_value(pay_info(way, Time(DateTime::UNIX_EPOCH))).unwrap();
        let url = || "https://pay.example".to_owned();
        let expires = "1970-01-01T00:00:00.000Z";
        assert_eq!(
            told(Way::Redirect { url: url() }),
            json!({ "type": "redirect", "url": url(), "expiresAt": expires })
        );
        assert_eq!(told(Way::Qr { url: url() }), json!({ "type": "qr", "url": url(), "expiresAt": expires }));
        let fields = vec![("a".to_owned(), "1".to_owned())];
        assert_eq!(
            told(Way::Form { url: url(), fields }),
            json!({ "type": "form", "url": url(), "fields": { "a": "1" }, "expiresAt": expires })
        );
    }
}
