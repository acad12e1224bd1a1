//! Bills of channels: each day is compared; who resolves a difference, for how long it stays resolved, and days that were never compared.

use chrono::{NaiveDate, TimeDelta};
use reqwest::Method;
use serde_json::{Value, json};

use super::{Answer, Scene, orders::part};
use crate::harness::{Alipay, TestDatabase, Treat, User, order, pay_info, shop};

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
#[ignore = "night"]
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
#[ignore = "night"]
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
#[ignore = "night"]
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
#[ignore = "night"]
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

#[tokio::test]
#[ignore = "night"]
async fn money_that_went_back_elsewhere_and_by_the_channel_too_is_a_difference() {
    let alipay = Alipay::start();
    let scene = Scene::start_with(alipay.options()).await;
    shop(&scene.server.db).await;
    let user = User::register(&scene.server, "lin_xia").await;
    let id = order(&user.client, 1, "alipay").await;
    alipay.open(&pay_info(&user.client, &id).await);
    alipay.pay(&id);
    Alipay::call_back(&scene.server, &alipay.notice(&id, &[])).await;
    let (secrets, token) = scene.signed_in("lin", "finance").await;
    let refund = async |body: Value| {
        scene.call(&token, Method::POST, &format!("order/{id}/refund"), Some(body)).await.ok()["result"]
            .clone()
    };
    // Alipay pays the part back, but its answer is lost. So somebody pays it by bank.
    alipay.treat_next(&[Treat::HangsUp]);
    let first = refund(part(150)).await;
    assert_eq!(first["taken"], false);
    let elsewhere =
        json!({ "reason": "误买", "paidElsewhere": true, "how": "银行转账", "part": first["part"] });
    refund(elsewhere).await;
    let day = "select ((min(create_time) at time zone 'Asia/Shanghai')::date)::text from payment";
    let day: String = scene.server.db.value(day).await;
    scene.clock.advance(TimeDelta::days(1));
    let token = scene.sign_in(&secrets).await.ok()["token"].as_str().unwrap().to_owned();
    let (trade, number) = (alipay.trade(&id), id.replace('-', ""));
    let row = |refund, yuan| (trade.trade_no.as_str(), number.as_str(), refund, yuan);
    alipay.bill(&day, &[row("", "6.00"), row(trade.refunds[0].as_str(), "1.50")]);
    let path = format!("reconciliation/{day}");
    let compared = scene.call(&token, Method::POST, &path, Some(json!({}))).await;
    assert_eq!(compared.ok()["differences"], 1);
    let listed = scene.call(&token, Method::GET, "difference", None).await.ok()["records"][0].clone();
    assert_eq!(
        (&listed["kind"], &listed["hereCents"], &listed["thereCents"]),
        (&json!("refund"), &json!(0), &json!(150))
    );
    scene.server.db.audit().await;
}

#[tokio::test]
async fn a_bill_that_is_late_is_looked_for_again() {
    let alipay = Alipay::start();
    let scene = Scene::start_with(alipay.options()).await;
    shop(&scene.server.db).await;
    let user = User::register(&scene.server, "lin_xia").await;
    let id = order(&user.client, 1, "alipay").await;
    alipay.open(&pay_info(&user.client, &id).await);
    alipay.pay(&id);
    Alipay::call_back(&scene.server, &alipay.notice(&id, &[])).await;
    let (secrets, _) = scene.signed_in("lin", "finance").await;
    let day = "select ((min(create_time) at time zone 'Asia/Shanghai')::date)::text from payment";
    let day: String = scene.server.db.value(day).await;
    scene.clock.advance(TimeDelta::days(2));
    let token = scene.sign_in(&secrets).await.ok()["token"].as_str().unwrap().to_owned();
    let path = format!("reconciliation/{day}");
    let differences =
        async || scene.call(&token, Method::POST, &path, Some(json!({}))).await.ok()["differences"].clone();
    let date: NaiveDate = day.parse().unwrap();
    let client = scene.server.db.pool.get().await.unwrap();
    // In the morning, the day before may be due, too.
    let is_due =
        async || sql::bill::missing_days(&client, "alipay", date, date).await.unwrap().contains(&date);
    assert!(is_due().await, "never compared");
    assert_eq!(differences().await, 1, "no bill after noon is an empty one");
    assert!(is_due().await, "the payment has to be in a bill");
    alipay.bill(&day, &[(alipay.trade(&id).trade_no.as_str(), id.replace('-', "").as_str(), "", "6.00")]);
    assert_eq!(differences().await, 0);
    assert!(!is_due().await);
    scene.server.db.audit().await;
}

#[tokio::test]
async fn a_day_is_compared_with_the_bill_and_differences_stay_until_a_note_resolves_them() {
    let alipay = Alipay::start();
    let scene = Scene::start_with(alipay.options()).await;
    shop(&scene.server.db).await;
    let user = User::register(&scene.server, "lin_xia").await;
    let mut ids = Vec::new();
    for _ in 0..2 {
        let id = order(&user.client, 1, "alipay").await;
        alipay.open(&pay_info(&user.client, &id).await);
        alipay.pay(&id);
        Alipay::call_back(&scene.server, &alipay.notice(&id, &[])).await;
        ids.push(id);
    }
    let (secrets, token) = scene.signed_in("lin", "finance").await;
    let refund = format!("order/{}/refund", ids[0]);
    let done = scene.call(&token, Method::POST, &refund, Some(part(150))).await;
    assert_eq!(done.ok()["result"]["taken"], true);
    let day = "select ((min(create_time) at time zone 'Asia/Shanghai')::date)::text from payment";
    let day: String = scene.server.db.value(day).await;
    let path = format!("reconciliation/{day}");
    let early = scene.call(&token, Method::POST, &path, Some(json!({}))).await;
    assert_eq!(early.status, 400, "the day is not over: {}", early.text);

    scene.clock.advance(TimeDelta::days(1));
    let token = scene.sign_in(&secrets).await.ok()["token"].as_str().unwrap().to_owned();
    let reconcile =
        async || scene.call(&token, Method::POST, &path, Some(json!({}))).await.ok()["differences"].clone();
    let listed = async || {
        let listed = scene.call(&token, Method::GET, "difference", None).await.ok()["records"].clone();
        let mut kinds: Vec<String> = listed
            .as_array()
            .unwrap()
            .iter()
            .map(|one| {
                format!("{} {} {}", one["kind"].as_str().unwrap(), one["hereCents"], one["thereCents"])
            })
            .collect();
        kinds.sort();
        kinds
    };
    let (first, second) = (alipay.trade(&ids[0]), alipay.trade(&ids[1]));
    let numbers = [ids[0].replace('-', ""), ids[1].replace('-', "")];
    let paid = (first.trade_no.as_str(), numbers[0].as_str(), "", "6.00");
    let back = (first.trade_no.as_str(), numbers[0].as_str(), first.refunds[0].as_str(), "1.50");
    let other = (second.trade_no.as_str(), numbers[1].as_str(), "", "6.00");
    alipay.bill(
        &day,
        &[
            paid,
            (first.trade_no.as_str(), numbers[0].as_str(), "by_hand", "1.00"),
            (second.trade_no.as_str(), numbers[1].as_str(), "", "6.01"),
            ("2026999", "unknown", "", "3.00"),
        ],
    );
    for _ in 0..2 {
        assert_eq!(reconcile().await, 4);
        assert_eq!(listed().await, ["amount 600 601", "paid_there 0 300", "refund 0 100", "refund 150 0"]);
    }
    // A corrected bill.
    alipay.bill(&day, &[paid, back, other]);
    assert_eq!(reconcile().await, 0);
    let all = scene.dev(&["order", "differences", "--all"]).await.ok();
    let gone = all.lines().filter(|line| line.contains("resolved by portal")).count();
    assert!(gone >= 4, "{all}");

    alipay.bill(&day, &[paid, back]);
    assert_eq!((reconcile().await, listed().await), (json!(1), vec!["paid_here 600 0".to_owned()]));
    let id: i64 = scene.server.db.value("select id from bill_difference where resolve_time is null").await;
    let resolve = async |id: i64, note: &str| {
        let path = format!("difference/{id}/resolve");
        scene.call(&token, Method::POST, &path, Some(json!({ "note": note }))).await
    };
    assert_eq!(resolve(id, " ").await.status, 400);
    resolve(id + 999, "x").await.refused(2002);
    assert_eq!(resolve(id, "次日到账").await.ok()["changed"], true);
    assert_eq!(resolve(id, "再来").await.ok()["changed"], false);
    assert_eq!(reconcile().await, 0, "a note resolves it for good");
    let body = json!({ "channel": "sandbox" });
    assert_eq!(scene.call(&token, Method::POST, &path, Some(body)).await.refused(2004)["need"], "channel");
    let kept: i64 = scene.server.db.value("select count(*) from reconciliation where rows_count > 0").await;
    assert_eq!(kept, 1);
    scene.server.db.audit().await;
}
