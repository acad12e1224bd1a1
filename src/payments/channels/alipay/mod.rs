//! Alipay for mobile browsers: `alipay.trade.wap.pay`, its asynchronous call-back, and `alipay.trade.query`, `close` and
//! `refund`. Our key signs every call (RSA2). We trust only data that Alipay's key signed.
//! A call-back about money must also name our app and our seller.

mod bill;
mod call;
mod keys;

use std::sync::Arc;

use actors::Clock;
use anyhow::Context;
use chrono::{DateTime, FixedOffset, NaiveDate, Utc};
use serde::Deserialize;
use serde_json::json;
use sql::order::Paid;
use uuid::Uuid;

use super::{
    Asked, Bill, ChannelError, Forged, Notified, PaymentChannel, Refund, Standing, Statement, Way, field,
    signed_text,
};
use crate::{
    config::{Pay, Secret},
    platform::money::{cents, decimal},
};
use call::{Answer, Caller};
use keys::{Checker, Signer};

pub const NAME: &str = "alipay";
const CURRENCY: &str = "CNY";

pub struct Alipay {
    app_id: String,
    seller_id: String,
    caller: Caller,
}

/// The answer of `alipay.trade.query`.
#[derive(Deserialize)]
struct Queried {
    out_trade_no: String,
    trade_no: String,
    trade_status: String,
    total_amount: String,
}

/// The answer of `alipay.trade.refund`.
#[derive(Deserialize)]
struct RefundTaken {
    /// `Y`: this call moved money.
    fund_change: String,
}

/// The answer of `alipay.data.dataservice.bill.downloadurl.query`.
#[derive(Deserialize)]
struct BillAddress {
    bill_download_url: String,
}

/// The answer of `alipay.trade.fastpay.refund.query`.
#[derive(Deserialize)]
struct RefundQueried {
    #[serde(default)]
    refund_status: String,
}

impl Alipay {
    pub fn new(pay: &Pay, clock: Arc<dyn Clock>) -> anyhow::Result<Self> {
        let private = pay.alipay_private_key.as_ref().map_or("", |Secret(key)| key);
        let signer = Signer::read(private).context("PORTAL_ALIPAY_PRIVATE_KEY")?;
        let checker = Checker::read(&pay.alipay_public_key).context("PORTAL_ALIPAY_PUBLIC_KEY")?;
        let caller = Caller::new(pay, signer, checker, clock)?;
        Ok(Self { app_id: pay.alipay_app_id.clone(), seller_id: pay.alipay_seller_id.clone(), caller })
    }

    /// The faults of the keys in the settings.
    pub fn key_faults(pay: &Pay) -> Vec<anyhow::Error> {
        let private = pay.alipay_private_key.as_ref().map_or("", |Secret(key)| key);
        let signer = Signer::read(private).context("PORTAL_ALIPAY_PRIVATE_KEY");
        let checker = Checker::read(&pay.alipay_public_key).context("PORTAL_ALIPAY_PUBLIC_KEY");
        [signer.err(), checker.err()].into_iter().flatten().collect()
    }

    async fn queried(&self, order: Uuid) -> Result<Standing, ChannelError> {
        let asked = json!({ "out_trade_no": out_trade_no(order) });
        let queried: Queried = match self.caller.call("alipay.trade.query", &asked).await? {
            Answer::Done(queried) => queried,
            Answer::No(no) if no == "ACQ.TRADE_NOT_EXIST" => return Ok(Standing::Unknown),
            Answer::No(no) => return Err(ChannelError::Refused(no)),
        };
        if queried.out_trade_no != out_trade_no(order) {
            return Err(ChannelError::Refused("the answer is about another order".into()));
        }
        Ok(match queried.trade_status.as_str() {
            "TRADE_SUCCESS" | "TRADE_FINISHED" => {
                let amount = cents(&queried.total_amount)
                    .ok_or_else(|| ChannelError::Refused("total_amount is malformed".into()))?;
                Standing::Paid(paid(order, queried.trade_no, amount))
            }
            "TRADE_CLOSED" => Standing::Closed,
            _ => Standing::Unpaid,
        })
    }

    async fn closed(&self, order: Uuid) -> Result<bool, ChannelError> {
        let asked = json!({ "out_trade_no": out_trade_no(order) });
        match self.caller.call::<serde_json::Value>("alipay.trade.close", &asked).await? {
            Answer::Done(_) => Ok(true),
            // Nobody has started to pay, and the cashier's address expires with the order (`time_expire`).
            Answer::No(no) if no == "ACQ.TRADE_NOT_EXIST" => Ok(true),
            Answer::No(no) => {
                tracing::info!(%order, no, "Alipay does not close a trade: it may have been paid");
                Ok(false)
            }
        }
    }

    async fn refunded(&self, refund: Refund<'_>) -> Result<(), ChannelError> {
        let asked = json!({
            "trade_no": refund.trade_no,
            "refund_amount": decimal(refund.amount),
            "out_request_no": refund.number,
            "refund_reason": refund.reason,
        });
        match self.caller.call("alipay.trade.refund", &asked).await? {
            Answer::Done(RefundTaken { fund_change }) if fund_change == "Y" => return Ok(()),
            // An earlier call may have requested this refund.
            Answer::Done(_) => {}
            Answer::No(no) => return Err(ChannelError::Refused(no)),
        }
        let asked = json!({ "trade_no": refund.trade_no, "out_request_no": refund.number });
        match self.caller.call("alipay.trade.fastpay.refund.query", &asked).await? {
            Answer::Done(RefundQueried { refund_status }) if refund_status == "REFUND_SUCCESS" => Ok(()),
            Answer::Done(_) => Err(ChannelError::Away("Alipay has not carried the refund out yet".into())),
            Answer::No(no) => Err(ChannelError::Refused(no)),
        }
    }
}

impl Alipay {
    async fn listed(&self, day: NaiveDate) -> Result<Statement, ChannelError> {
        let asked = json!({ "bill_type": "trade", "bill_date": day.format("%Y-%m-%d").to_string() });
        let address = match self.caller.call("alipay.data.dataservice.bill.downloadurl.query", &asked).await?
        {
            Answer::Done(BillAddress { bill_download_url }) => bill_download_url,
            Answer::No(no) if no.to_ascii_lowercase().contains("bill_not_exist") => {
                return Ok(Statement::NotReady);
            }
            Answer::No(no) => return Err(ChannelError::Refused(no)),
        };
        let zip = self.caller.download(&address).await?;
        let rows = tokio::task::spawn_blocking(move || bill::read(&zip, day)).await;
        let rows = rows.map_err(|_| ChannelError::Refused("the bill could not be read".into()))?;
        rows.map(Statement::Rows).map_err(ChannelError::Refused)
    }
}

impl PaymentChannel for Alipay {
    fn name(&self) -> &'static str {
        NAME
    }

    fn way<'a>(&'a self, bill: Bill<'a>) -> Asked<'a, Way> {
        Box::pin(async move {
            if bill.currency != CURRENCY {
                return Err(ChannelError::Refused(format!("Alipay takes CNY, not {}", bill.currency)));
            }
            let content = json!({
                "out_trade_no": out_trade_no(bill.order),
                "total_amount": decimal(bill.amount),
                "subject": bill.subject,
                "product_code": "QUICK_WAP_WAY",
                "seller_id": self.seller_id,
                "quit_url": bill.return_url,
                "time_expire": local(bill.expire_time),
            });
            let more = [("notify_url", bill.notify_url), ("return_url", bill.return_url)];
            Ok(Way::Redirect { url: self.caller.address("alipay.trade.wap.pay", &content, &more) })
        })
    }

    fn hear(&self, fields: &[(String, String)]) -> Result<Notified, Forged> {
        let unsigned = fields.iter().filter(|(name, _)| !matches!(name.as_str(), "sign" | "sign_type"));
        let text = signed_text(unsigned.map(|(name, value)| (name.as_str(), value.as_str())));
        if !self.caller.verifies(&text, field(fields, "sign")?) {
            return Err(Forged("the signature is wrong".into()));
        }
        for (name, ours) in [("app_id", &self.app_id), ("seller_id", &self.seller_id)] {
            if field(fields, name)? != ours {
                return Err(Forged(format!("{name} is not this portal's")));
            }
        }
        // A refund call-back carries the trade's status, which may still be a success.
        let is_refund =
            ["gmt_refund", "refund_fee"].iter().any(|name| fields.iter().any(|(key, _)| key == name));
        let is_paid = matches!(field(fields, "trade_status")?, "TRADE_SUCCESS" | "TRADE_FINISHED");
        if is_refund {
            return Ok(Notified::Refunded { trade_no: field(fields, "trade_no")?.to_owned() });
        }
        if !is_paid {
            return Ok(Notified::Nothing);
        }
        let not = |name: &str| Forged(format!("{name} is malformed"));
        let order = field(fields, "out_trade_no")?.parse().map_err(|_| not("out_trade_no"))?;
        let amount = cents(field(fields, "total_amount")?).ok_or_else(|| not("total_amount"))?;
        Ok(Notified::Paid(paid(order, field(fields, "trade_no")?.to_owned(), amount)))
    }

    fn query(&self, order: Uuid) -> Asked<'_, Standing> {
        Box::pin(self.queried(order))
    }

    fn close(&self, order: Uuid) -> Asked<'_, bool> {
        Box::pin(self.closed(order))
    }

    fn refund<'a>(&'a self, refund: Refund<'a>) -> Asked<'a, ()> {
        Box::pin(self.refunded(refund))
    }

    fn has_statements(&self) -> bool {
        true
    }

    fn statement(&self, day: NaiveDate) -> Asked<'_, Statement> {
        Box::pin(self.listed(day))
    }
}

fn paid(order: Uuid, trade_no: String, amount: i64) -> Paid {
    Paid { order, channel: NAME.into(), trade_no, amount, currency: CURRENCY.into() }
}

/// The order id in letters and digits only.
fn out_trade_no(order: Uuid) -> String {
    order.simple().to_string()
}

/// Alipay's times are in Chinese time.
fn local(time: DateTime<Utc>) -> String {
    let zone = FixedOffset::east_opt(8 * 3600).expect("8 hours");
    time.with_timezone(&zone).format("%Y-%m-%d %H:%M:%S").to_string()
}
