//! Bills of channels: who resolves a difference, for how long it stays resolved, and days that were never compared.

use chrono::{NaiveDate, TimeDelta};
use reqwest::Method;
use serde_json::{Value, json};

use super::{Answer, Scene};
use crate::harness::{Alipay, TestDatabase, User, order, pay_info, shop};

/// A player who paid ¥6.00 through Alipay.
struct Sold {
    scene: Scene,
    alipay: Alipay,
    order: String,
    /// Of the payment.
    day: String,
}

impl Sold {
    async fn start() -> Self {
        let alipay = Alipay::start();
        let scene = Scene::start_with(alipay.options()).await;
        shop(&scene.server.db).await;
        let user = User::register(&scene.server, "lin_xia").await;
        let order = order(&user.client, 1, "alipay").await;
        alipay.open(&pay_info(&user.client, &order).await);
        alipay.pay(&order);
        Alipay::call_back(&scene.server, &alipay.notice(&order, &[])).await;
        let day = "select ((min(create_time) at time zone 'Asia/Shanghai')::date)::text from payment";
        let day = scene.server.db.value(day).await;
        Self { scene, alipay, order, day }
    }

    /// The bill has the payment, and refunds by number and yuan.
    fn bill(&self, refunds: &[(&str, &str)]) {
        let (trade, number) = (self.alipay.trade(&self.order).trade_no, self.order.replace('-', ""));
        let mut rows = vec![(trade.as_str(), number.as_str(), "", "6.00")];
        rows.extend(refunds.iter().map(|(refund, yuan)| (trade.as_str(), number.as_str(), *refund, *yuan)));
        self.alipay.bill(&self.day, &rows);
    }

    /// Compares the day. Returns the number of its open differences.
    async fn differences(&self, token: &str) -> Value {
        self.differences_of(&self.day, token).await
    }

    async fn differences_of(&self, day: &str, token: &str) -> Value {
        let path = format!("reconciliation/{day}");
        self.scene.call(token, Method::POST, &path, Some(json!({}))).await.ok()["differences"].clone()
    }

    /// Resolves the newest difference.
    async fn resolve(&self, token: &str) -> Answer {
        let id: i64 = self.scene.server.db.value("select max(id) from bill_difference").await;
        let path = format!("difference/{id}/resolve");
        self.scene.call(token, Method::POST, &path, Some(json!({ "note": "已核对" }))).await
    }
}

#[tokio::test]
async fn another_operator_resolves_the_difference_of_a_refund() {
    let sold = Sold::start().await;
    let (secrets, token) = sold.scene.signed_in("lin", "finance").await;
    let refund = format!("order/{}/refund", sold.order);
    let part = json!({ "amount": 150, "reason": "误买" });
    let done = sold.scene.call(&token, Method::POST, &refund, Some(part)).await;
    assert_eq!(done.ok()["result"]["taken"], true);
    sold.scene.clock.advance(TimeDelta::days(1));
    let lin = sold.scene.sign_in(&secrets).await.ok()["token"].as_str().unwrap().to_owned();
    let (_, mei) = sold.scene.signed_in("mei", "finance").await;
    sold.bill(&[]);
    assert_eq!(sold.differences(&lin).await, 1);
    assert_eq!(sold.resolve(&lin).await.refused(2004)["need"], "other");
    assert_eq!(sold.differences(&lin).await, 1, "nothing was changed");
    assert_eq!(sold.resolve(&mei).await.ok()["changed"], true);
    assert_eq!(sold.differences(&mei).await, 0);
    sold.scene.server.db.audit().await;
}

#[tokio::test]
async fn a_resolved_difference_is_open_again_when_its_amounts_change() {
    let sold = Sold::start().await;
    sold.scene.clock.advance(TimeDelta::days(1));
    let (_, token) = sold.scene.signed_in("lin", "finance").await;
    sold.bill(&[("by_hand", "1.00")]);
    assert_eq!(sold.differences(&token).await, 1);
    assert_eq!(sold.resolve(&token).await.ok()["changed"], true);
    assert_eq!(sold.differences(&token).await, 0);
    sold.bill(&[("by_hand", "5.00")]);
    assert_eq!(sold.differences(&token).await, 1, "the note was about ¥1.00");
    sold.scene.server.db.audit().await;
}

#[tokio::test]
async fn a_run_of_another_day_resolves_a_difference_only_if_both_sides_agree() {
    let sold = Sold::start().await;
    sold.scene.clock.advance(TimeDelta::days(3));
    let (_, token) = sold.scene.signed_in("lin", "finance").await;
    let (trade, number) = (sold.alipay.trade(&sold.order).trade_no, sold.order.replace('-', ""));
    let rows = [
        (trade.as_str(), number.as_str(), "", "6.00"),
        ("2026998", "unknown", "", "3.01"),
        ("2026999", "unknown", "", "3.00"),
    ];
    sold.alipay.bill(&sold.day, &rows);
    assert_eq!(sold.differences(&token).await, 2);
    let db = &sold.scene.server.db;
    db.execute(
        "insert into payment (channel, trade_no, amount, currency, verdict, heard_by)
         values ('alipay', '2026998', 300, 'CNY', 'unknown', 'notify'), ('alipay', '2026999', 300, 'CNY', 'unknown', 'notify')",
    )
    .await;
    let next = sold.day.parse::<NaiveDate>().unwrap().succ_opt().unwrap().to_string();
    sold.alipay.bill(&next, &[]);
    assert_eq!(sold.differences_of(&next, &token).await, 0);
    let open =
        "select string_agg(kind || ' ' || trade_no, ' ') from bill_difference where resolve_time is null";
    assert_eq!(db.value::<String>(open).await, "paid_there 2026998");
    assert_eq!(sold.differences(&token).await, 1);
    assert_eq!(db.value::<String>(open).await, "amount 2026998");
}

#[tokio::test]
async fn an_empty_bill_replaces_none_that_was_read() {
    let sold = Sold::start().await;
    sold.scene.clock.advance(TimeDelta::days(2));
    let (_, token) = sold.scene.signed_in("lin", "finance").await;
    sold.bill(&[("by_hand", "1.00")]);
    assert_eq!(sold.differences(&token).await, 1);
    sold.alipay.bill(&sold.day, &[]);
    let path = format!("reconciliation/{}", sold.day);
    let again = sold.scene.call(&token, Method::POST, &path, Some(json!({}))).await;
    assert_eq!(again.refused(2004)["need"], "bill");
    let open = "select count(*) from bill_difference where resolve_time is null";
    assert_eq!(sold.scene.server.db.value::<i64>(open).await, 1);
}

#[tokio::test]
async fn a_day_that_was_never_compared_stays_due_after_a_week() {
    let db = TestDatabase::new().await;
    let client = db.pool.get().await.unwrap();
    let date = |text: &str| text.parse::<NaiveDate>().unwrap();
    let (first, last) = (date("2026-11-21"), date("2026-11-27"));
    let due = async || sql::bill::missing_days(&client, "alipay", first, last).await.unwrap();
    assert_eq!(due().await.len(), 7, "the week, if nothing was compared before");
    let compared = "insert into reconciliation (channel, day, rows_count, paid_cents, refunded_cents, reconcile_time)
         select 'alipay', d::date, 1, 0, 0, now()
         from generate_series('2026-11-01'::timestamp, '2026-11-27'::timestamp, interval '1 day') d where d <> '2026-11-05'";
    db.execute(compared).await;
    assert_eq!(due().await, [date("2026-11-05")]);
}
