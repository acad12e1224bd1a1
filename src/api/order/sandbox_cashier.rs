//! The cashier of the sandbox channel: a page for browsers, without scripts. It simulates a payment company, and does not exist
//! if that channel is off.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{CACHE_CONTROL, LOCATION},
};
use sql::sandbox::Trade;
use utoipa::IntoParams;
use uuid::Uuid;

use crate::{
    api::prelude::*,
    payments::channels::{
        Sandbox,
        sandbox::{Act, CASHIER, CallBack, cashier_address},
    },
    platform::html::escape,
    text::{LANGUAGE, Language},
};

const PAGE: &str = include_str!("sandbox_cashier.html");
const STYLE: &str = include_str!("sandbox_cashier.css");

#[derive(Debug, Deserialize, IntoParams)]
pub struct Cashier {
    order: Uuid,
    /// The signature in the address from `/api/order/payInfo`.
    sign: String,
    /// The language of the app that opened the page, such as `en`. A browser's own `Accept-Language` may be another one.
    lang: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct ActAtCashier {
    order: Uuid,
    sign: String,
    /// As in the address of the page.
    lang: Option<String>,
    act: Choice,
}

/// A choice of the player at the cashier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Choice {
    Pay,
    Late,
    Thrice,
    Silent,
    Fail,
    Close,
}

/// The cashier page of the sandbox channel.
#[utoipa::path(
    tag = "order",
    params(Cashier),
    responses(
        (status = 200, content_type = "text/html", body = String),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 404, body = Envelope<serde_json::Value>, description = "No cashier, or no such trade"),
    ),
)]
#[get("/api/order/sandbox/cashier")]
pub async fn show_cashier(
    app: Data<App>,
    req: HttpRequest,
    Query(input): Query<Cashier>,
) -> Result<HttpResponse, ApiError> {
    let (_, mut trade) = trade(&app, &req, input.order, &input.sign).await?;
    let language = Language::of_code(input.lang.as_deref()).unwrap_or_else(Language::current);
    let page = LANGUAGE.scope(language, async {
        let subject = std::mem::take(&mut trade.subject);
        trade.subject = app.pack_texts().await?.of(subject);
        Ok::<_, ApiError>(page(&trade, &input.sign, input.lang.as_deref()))
    });
    Ok(HttpResponse::Ok()
        .content_type("text/html; charset=utf-8")
        .insert_header((CACHE_CONTROL, "no-store"))
        .body(page.await?))
}

/// Submits the player's choice at the cashier.
#[utoipa::path(
    tag = "order",
    request_body(content = ActAtCashier, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 303, description = "Back to the shop, or to the cashier"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 404, body = Envelope<serde_json::Value>, description = "No cashier, or no such trade"),
    ),
)]
#[post("/api/order/sandbox/cashier")]
pub async fn act_at_cashier(
    app: Data<App>,
    req: HttpRequest,
    Form(input): Form<ActAtCashier>,
) -> Result<HttpResponse, ApiError> {
    let (sandbox, trade) = trade(&app, &req, input.order, &input.sign).await?;
    let (act, leaves) = match input.act {
        Choice::Pay => (Act::Pay(CallBack::AtOnce), true),
        Choice::Thrice => (Act::Pay(CallBack::ThreeTimes), true),
        // The return page asks the channel at once, which would hide a late or lost call-back.
        Choice::Late => (Act::Pay(CallBack::Late), false),
        Choice::Silent => (Act::Pay(CallBack::Never), false),
        Choice::Fail => (Act::Fail, false),
        Choice::Close => (Act::Close, true),
    };
    sandbox.act(&trade, act).await?;
    let lang = Language::of_code(input.lang.as_deref()).map(Language::code);
    let cashier = cashier_address(input.order, &input.sign, lang);
    let next = if leaves { trade.return_url } else { cashier };
    Ok(HttpResponse::SeeOther().insert_header((LOCATION, next)).finish())
}

/// The page's style, as a file: our content security policy allows no other.
pub async fn style() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/css; charset=utf-8")
        .insert_header((CACHE_CONTROL, "no-cache"))
        .body(STYLE)
}

async fn trade<'a>(
    app: &'a App,
    req: &HttpRequest,
    order: Uuid,
    sign: &str,
) -> Result<(&'a Sandbox, Trade), ApiError> {
    let unknown = || ApiError::address_unknown(req);
    let sandbox = app.payments.sandbox().ok_or_else(unknown)?;
    let trade = sandbox.trade(order, sign).await?.ok_or_else(unknown)?;
    Ok((sandbox, trade))
}

fn page(trade: &Trade, sign: &str, lang: Option<&str>) -> String {
    let (standing, open) = match trade.status.as_str() {
        "waiting" => (Text::CashierWaiting, true),
        "failed" => (Text::CashierFailed, true),
        "paid" => (Text::CashierPaid, false),
        "refunded" => (Text::CashierRefunded, false),
        _ => (Text::CashierClosed, false),
    };
    let amount = format!("{} {}.{:02}", trade.currency, trade.amount / 100, trade.amount % 100);
    let amount = amount.replace("CNY ", "¥");
    [
        ("{lang}", Language::current().tag().to_owned()),
        ("{title}", Text::CashierTitle.to_string()),
        ("{note}", Text::CashierNote.to_string()),
        ("{state}", trade.status.clone()),
        ("{standing}", standing.to_string()),
        ("{amount}", amount),
        ("{order_label}", Text::CashierOrder.to_string()),
        ("{order}", trade.order_id.to_string()),
        ("{choices}", if open { choices(trade, sign, lang) } else { String::new() }),
        ("{back}", escape(&trade.return_url)),
        ("{back_label}", Text::CashierBack.to_string()),
        // Replace the subject last: placeholders in its text must stay as they are.
        ("{subject}", escape(&trade.subject)),
    ]
    .into_iter()
    .fold(PAGE.to_owned(), |page, (place, text)| page.replace(place, &text))
}

fn choices(trade: &Trade, sign: &str, lang: Option<&str>) -> String {
    let button = |act: &str, class: &str, text: Text| {
        format!(r#"<button{class} name="act" value="{act}">{text}</button>"#)
    };
    let others = [
        ("late", Text::CashierLate),
        ("thrice", Text::CashierThrice),
        ("silent", Text::CashierSilent),
        ("fail", Text::CashierFail),
        ("close", Text::CashierClose),
    ];
    let others: String = others.into_iter().map(|(act, text)| button(act, "", text)).collect();
    format!(
        r#"<form method="post" action="{CASHIER}">
<input type="hidden" name="order" value="{}"><input type="hidden" name="sign" value="{}">{}
{}
<details><summary>{}</summary>{others}</details>
</form>"#,
        trade.order_id,
        escape(sign),
        lang.map(|lang| format!(r#"<input type="hidden" name="lang" value="{}">"#, escape(lang)))
            .unwrap_or_default(),
        button("pay", r#" class="pay""#, Text::CashierPay),
        Text::CashierMore,
    )
}
