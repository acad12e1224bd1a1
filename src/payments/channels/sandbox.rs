//! Simulates a payment company: a cashier in the browser, its own books, and HTTP call-backs that are signed like real ones.
//! A fresh machine can use the whole payment flow, with every fault of real channels.
//!
//! A call-back is a form `{order, tradeNo, amount, currency, status, sign}`. `sign` is the hex HMAC-SHA256 of the other
//! fields, as `name=value` joined by `&`, sorted by name.

use std::time::Duration;

use anyhow::Context;
use reqwest::Client;
use sql::{
    Pool,
    order::Paid,
    sandbox::{self as books, Trade},
};
use uuid::Uuid;

use super::{
    Asked, Bill, ChannelError, Forged, Notified, PaymentChannel, Refund, Standing, Way, field, signed_text,
};
use crate::{
    platform::{
        hmac::keyed,
        http_client::client,
        keys::{Keys, Purpose},
    },
    text::Language,
};

pub const NAME: &str = "sandbox";

/// The path of the cashier, at the portal itself.
pub const CASHIER: &str = "/api/order/sandbox/cashier";

pub struct Sandbox {
    pool: Pool,
    key: [u8; 32],
    client: Client,
    /// The delay of a call-back with `CallBack::Late`.
    delay: Duration,
}

/// The address of a trade's page. `lang`: the language of the app that opens it, if it is not Chinese.
#[must_use]
pub fn cashier_address(order: Uuid, sign: &str, lang: Option<&str>) -> String {
    let lang = lang.map(|lang| format!("&lang={lang}")).unwrap_or_default();
    format!("{CASHIER}?order={order}&sign={sign}{lang}")
}

/// The player's action at the cashier.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    Pay(CallBack),
    /// The bank refuses the payment.
    Fail,
    Close,
}

/// How the call-back is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallBack {
    AtOnce,
    Late,
    ThreeTimes,
    Never,
}

impl Sandbox {
    pub fn new(pool: Pool, keys: &Keys, timeout: Duration, delay: Duration) -> anyhow::Result<Self> {
        let client = client(timeout).context("the sandbox channel's client")?;
        let key = keys.current(Purpose::SandboxChannel);
        Ok(Self { pool, key, client, delay })
    }

    /// The trade of a cashier's address; `None` if we did not sign the address.
    pub async fn trade(&self, order: Uuid, sign: &str) -> Result<Option<Trade>, sql::Error> {
        if !keyed(&self.key, &[cashier_text(order).as_bytes()]).matches_hex(sign) {
            return Ok(None);
        }
        let client = self.pool.get().await?;
        books::trade(&client, order).await
    }

    /// Performs the player's action and sends the chosen call-backs.
    pub async fn act(&self, trade: &Trade, act: Act) -> Result<(), sql::Error> {
        let client = self.pool.get().await?;
        match act {
            Act::Fail => books::fail(&client, trade.order_id).await,
            Act::Close => books::close(&client, trade.order_id).await,
            Act::Pay(call_back) => {
                if books::pay(&client, trade.order_id).await? {
                    self.call_back(trade, call_back);
                }
                Ok(())
            }
        }
    }

    /// The fields of a call-back for this payment.
    #[must_use]
    pub fn notice(&self, paid: &Paid) -> Vec<(String, String)> {
        let mut fields = vec![
            ("order".to_owned(), paid.order.to_string()),
            ("tradeNo".to_owned(), paid.trade_no.clone()),
            ("amount".to_owned(), paid.amount.to_string()),
            ("currency".to_owned(), paid.currency.clone()),
            ("status".to_owned(), "paid".to_owned()),
        ];
        let sign = keyed(&self.key, &[notice_text(&fields).as_bytes()]).hex();
        fields.push(("sign".to_owned(), sign));
        fields
    }

    /// Runs in its own task. If the call-back is lost, the portal asks the channel.
    fn call_back(&self, trade: &Trade, call_back: CallBack) {
        let times = match call_back {
            CallBack::Never => return,
            CallBack::AtOnce | CallBack::Late => 1,
            CallBack::ThreeTimes => 3,
        };
        let wait = if call_back == CallBack::Late { self.delay } else { Duration::ZERO };
        let body = serde_urlencoded::to_string(self.notice(&paid(trade))).expect("pairs of texts");
        let (client, url, order) = (self.client.clone(), trade.notify_url.clone(), trade.order_id);
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            for _ in 0..times {
                let request = client
                    .post(&url)
                    .header("Content-Type", "application/x-www-form-urlencoded")
                    .body(body.clone());
                match request.send().await {
                    Ok(answered) => tracing::debug!(%order, status = %answered.status(), "called back"),
                    Err(error) => tracing::warn!(%order, %error, "a call-back of the sandbox was lost"),
                }
            }
        });
    }
}

impl PaymentChannel for Sandbox {
    fn name(&self) -> &'static str {
        NAME
    }

    fn way<'a>(&'a self, bill: Bill<'a>) -> Asked<'a, Way> {
        Box::pin(async move {
            let client = self.pool.get().await.map_err(sql::Error::from)?;
            let trade_no = format!("SB{}", Uuid::new_v4().simple());
            let new = books::NewTrade {
                order: bill.order,
                trade_no: &trade_no,
                amount: bill.amount,
                currency: bill.currency,
                subject: bill.subject,
                notify_url: bill.notify_url,
                return_url: bill.return_url,
                expire_time: bill.expire_time,
            };
            books::open(&client, &new).await?;
            let sign = keyed(&self.key, &[cashier_text(bill.order).as_bytes()]).hex();
            let language = Language::current();
            let lang = (language != Language::Chinese).then(|| language.code());
            Ok(Way::Redirect { url: cashier_address(bill.order, &sign, lang) })
        })
    }

    fn hear(&self, fields: &[(String, String)]) -> Result<Notified, Forged> {
        if !keyed(&self.key, &[notice_text(fields).as_bytes()]).matches_hex(field(fields, "sign")?) {
            return Err(Forged("the signature is wrong".into()));
        }
        if field(fields, "status")? != "paid" {
            return Ok(Notified::Nothing);
        }
        let not = |name: &str| Forged(format!("{name} is malformed"));
        Ok(Notified::Paid(Paid {
            order: field(fields, "order")?.parse().map_err(|_| not("order"))?,
            channel: NAME.into(),
            trade_no: field(fields, "tradeNo")?.to_owned(),
            amount: field(fields, "amount")?.parse().map_err(|_| not("amount"))?,
            currency: field(fields, "currency")?.to_owned(),
        }))
    }

    fn query(&self, order: Uuid) -> Asked<'_, Standing> {
        Box::pin(async move {
            let client = self.pool.get().await.map_err(sql::Error::from)?;
            let Some(trade) = books::trade(&client, order).await? else { return Ok(Standing::Unknown) };
            Ok(match trade.status.as_str() {
                "paid" => Standing::Paid(paid(&trade)),
                "waiting" | "failed" => Standing::Unpaid,
                _ => Standing::Closed,
            })
        })
    }

    fn close(&self, order: Uuid) -> Asked<'_, bool> {
        Box::pin(async move {
            let client = self.pool.get().await.map_err(sql::Error::from)?;
            books::close(&client, order).await?;
            let trade = books::trade(&client, order).await?;
            Ok(trade.is_none_or(|trade| trade.status == "closed"))
        })
    }

    fn refund<'a>(&'a self, refund: Refund<'a>) -> Asked<'a, ()> {
        Box::pin(async move {
            if books::refund(&self.pool, refund.trade_no, refund.number, refund.amount).await? {
                Ok(())
            } else {
                Err(ChannelError::Refused(format!(
                    "the sandbox has no paid trade {} with that much money left",
                    refund.trade_no
                )))
            }
        })
    }
}

fn paid(trade: &Trade) -> Paid {
    Paid {
        order: trade.order_id,
        channel: NAME.into(),
        trade_no: trade.trade_no.clone(),
        amount: trade.amount,
        currency: trade.currency.clone(),
    }
}

/// Cashier addresses and call-backs sign different texts, so a signature of one is not valid for the other.
fn cashier_text(order: Uuid) -> String {
    format!("cashier\norder={order}")
}

fn notice_text(fields: &[(String, String)]) -> String {
    let fields = fields.iter().filter(|(name, _)| name != "sign");
    format!("notice\n{}", signed_text(fields.map(|(name, value)| (name.as_str(), value.as_str()))))
}
