//! Refunds of a part, and money that was paid back elsewhere.

use std::time::Duration;

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};
use sql::order::{Letter, Payer, Request};
use tokio_postgres::types::FromSqlOwned;
use uuid::Uuid;

use super::{Answer, CHOSEN, Scene};
use crate::harness::{
    Alipay, Options, TestDatabase, Treat, User, call_back, eventually, game, order, paid, pay_info, shop,
};

/// A player who paid ¥6.00 for 60 X钻, and the token of an operator for finance.
pub(super) struct Bought {
    pub(super) scene: Scene,
    pub(super) user: User,
    pub(super) order: String,
    pub(super) token: String,
}

impl Bought {
    pub(super) async fn start(options: Options) -> Self {
        let scene = Scene::start_with(options).await;
        shop(&scene.server.db).await;
        let user = User::register(&scene.server, "lin_xia").await;
        let order = order(&user.client, 1, "sandbox").await;
        call_back(&scene.server, &paid(&order, "T1", 600)).await;
        assert_eq!(user.me().await["coinNum"], 60);
        let (_, token) = scene.signed_in("lin", "finance").await;
        Self { scene, user, order, token }
    }

    /// With two games: 1001 costs 50 and 1002 costs 20.
    pub(super) async fn with_games() -> Self {
        let bought = Self::start(Options::default()).await;
        game(&bought.scene.server.db, 1001, "太空", "online_type = 1, buy_amount = 50").await;
        game(&bought.scene.server.db, 1002, "星海", "online_type = 1, buy_amount = 20").await;
        bought
    }

    pub(super) async fn refund(&self, body: Value) -> Answer {
        let path = format!("order/{}/refund", self.order);
        self.scene.call(&self.token, Method::POST, &path, Some(body)).await
    }

    pub(super) async fn spend(&self, coins: i64) {
        let key = Uuid::new_v4().to_string();
        sql::coin::grant(&self.scene.server.db.pool, self.user.uid, -coins, "花了", &key).await.unwrap();
    }

    pub(super) async fn earn(&self, coins: i64) {
        let key = Uuid::new_v4().to_string();
        sql::coin::grant(&self.scene.server.db.pool, self.user.uid, coins, "奖励", &key).await.unwrap();
    }

    pub(super) async fn coins(&self) -> i64 {
        self.value(&format!("select balance from status where uid = {}", self.user.uid)).await
    }

    /// X钻 that the player owes, and has settled.
    pub(super) async fn debt(&self) -> (i64, i64) {
        let of = async |column: &str| {
            self.value::<i64>(&format!("select coalesce(sum({column}), 0)::bigint from debt")).await
        };
        (of("coins - settled_coins").await, of("settled_coins").await)
    }

    pub(super) async fn status(&self) -> String {
        self.value("select status from trade_order").await
    }

    /// The newest message.
    pub(super) async fn told(&self) -> String {
        self.value("select content from message order by id desc limit 1").await
    }

    pub(super) async fn value<T: FromSqlOwned>(&self, query: &str) -> T {
        self.scene.server.db.value(query).await
    }

    /// Buys or fetches a game. Returns the charge.
    pub(super) async fn download(&self, game: i64, price: &str) -> i64 {
        let fields = [("platformType", "1"), ("price", price)];
        let answer = self.user.client.post(&format!("/api/user/game/download/{game}"), &fields).await;
        answer.ok()["charged"].as_i64().unwrap()
    }

    pub(super) async fn owns(&self, game: &str) -> bool {
        let detail = self.user.client.post("/api/web/game/detail", &[("appID", game)]).await;
        detail.ok()["owned"] == true
    }

    pub(super) async fn audit(&self) {
        self.scene.server.db.audit().await;
    }
}

pub(super) fn part(amount: i64) -> Value {
    json!({ "amount": amount, "reason": "误买" })
}

#[tokio::test]
async fn a_partial_refund_takes_back_its_share_rounded_down_and_the_rest_takes_back_the_rest() {
    let bought = Bought::start(Options::default()).await;
    // A cent is a tenth of a coin: nothing. Together with 14 more it is one coin and a half.
    let first = bought.refund(part(1)).await;
    assert_eq!((&first.ok()["result"]["coins"], &first.ok()["result"]["amount"]), (&json!(0), &json!(1)));
    assert_eq!((bought.coins().await, bought.status().await.as_str()), (60, "delivered"));
    assert_eq!(bought.refund(part(14)).await.ok()["result"]["coins"], 1);
    assert!(bought.told().await.contains("¥0.14"), "{}", bought.told().await);
    assert_eq!(bought.coins().await, 59);
    bought.audit().await;
    let rest = bought.refund(json!({ "reason": "误买" })).await;
    assert_eq!((&rest.ok()["result"]["coins"], &rest.ok()["result"]["amount"]), (&json!(59), &json!(585)));
    assert_eq!((bought.coins().await, bought.status().await.as_str()), (0, "refunded"));
    let seen = bought.user.client.post("/api/user/center/coin/all", &[]).await;
    let seen: Vec<&str> = seen.ok()["entries"]["records"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["reason"].as_str().unwrap())
        .collect();
    assert_eq!(&seen[..2], ["退款：60 X钻", "部分退款：60 X钻"]);
    bought.audit().await;
}

#[tokio::test]
async fn refunds_of_an_order_never_exceed_its_money() {
    let bought = Bought::start(Options::default()).await;
    for wrong in [0, -1] {
        assert_eq!(bought.refund(part(wrong)).await.status, 400);
    }
    assert_eq!(bought.refund(part(601)).await.refused(2004)["left"], 600);
    bought.refund(part(400)).await.ok();
    let refused = bought.refund(part(201)).await;
    assert_eq!(
        (&refused.refused(2004)["need"], &refused.refused(2004)["left"]),
        (&json!("amount"), &json!(200))
    );
    bought.refund(part(200)).await.ok();
    assert_eq!(bought.status().await, "refunded");
    assert_eq!(bought.refund(part(1)).await.refused(2004)["left"], 0);
    let db = &bought.scene.server.db;
    let more = "insert into refund_part (payment_id, amount, reason, ask_time) select id, 1, 'x', now() from payment";
    assert!(db.try_execute(more).await.is_err());
    for changed in
        ["update refund_part set amount = 1", "delete from refund_part", "truncate refund_part cascade"]
    {
        assert!(db.try_execute(changed).await.is_err(), "{changed}");
    }
    bought.audit().await;
}

#[tokio::test]
async fn partial_refunds_at_once_refund_at_most_the_money() {
    let bought = Bought::start(Options::default()).await;
    let answers = join_all((0..5).map(|_| bought.refund(part(200)))).await;
    let done = answers.iter().filter(|answer| answer.json["code"] == 0).count();
    assert_eq!((done, bought.coins().await, bought.status().await.as_str()), (3, 0, "refunded"));
    let money: i64 = bought.value("select sum(amount)::bigint from order_refund").await;
    assert_eq!(money, 600);
    bought.audit().await;
}

#[tokio::test]
async fn the_channel_pays_back_the_parts_and_each_once() {
    let alipay = Alipay::start();
    let scene = Scene::start_with(alipay.options()).await;
    shop(&scene.server.db).await;
    let user = User::register(&scene.server, "lin_xia").await;
    let id = order(&user.client, 1, "alipay").await;
    alipay.open(&pay_info(&user.client, &id).await);
    alipay.pay(&id);
    Alipay::call_back(&scene.server, &alipay.notice(&id, &[])).await;
    let (_, token) = scene.signed_in("lin", "finance").await;
    let refund = async |body: Value| {
        scene.call(&token, Method::POST, &format!("order/{id}/refund"), Some(body)).await.ok().clone()
    };
    assert_eq!(refund(part(150)).await["result"]["taken"], true);
    assert_eq!((alipay.trade(&id).refunded_cents, alipay.trade(&id).status), (150, "TRADE_SUCCESS"));
    // Alipay's message about the part changes nothing and calls no operator.
    let notice = alipay.notice(&id, &[("gmt_refund", "2026-11-21 08:00:00"), ("refund_fee", "1.50")]);
    assert_eq!(Alipay::call_back(&scene.server, &notice).await.text, "success");
    assert_eq!(scene.server.db.value::<i64>("select count(*) from odd_payment").await, 0);
    // Without an answer the sweeper asks again, by the same number.
    alipay.treat_next(&[Treat::HangsUp]);
    assert_eq!(refund(part(50)).await["result"]["taken"], false);
    assert_eq!(scene.server.db.value::<i64>("select count(*) from odd_payment").await, 1);
    scene.server.db.execute("update refund_part set ask_time = now() where paid_time is null").await;
    let open = "select count(*) from refund_part where paid_time is null";
    eventually("the completed part", async || scene.server.db.value::<i64>(open).await == 0).await;
    assert_eq!((alipay.trade(&id).refunded_cents, alipay.trade(&id).refunds.len()), (200, 2));
    assert_eq!(refund(json!({ "reason": "误买" })).await["result"]["taken"], true);
    assert_eq!((alipay.trade(&id).refunded_cents, alipay.trade(&id).status), (600, "TRADE_CLOSED"));
    scene.server.db.audit().await;
}

#[tokio::test]
async fn two_persons_count_the_amount_that_is_refunded() {
    let bought = Bought::start(Options::default().set("PORTAL_TWO_PERSONS_REFUND_CENTS", "300")).await;
    let (_, mei) = bought.scene.signed_in("mei", "finance").await;
    assert_eq!(bought.refund(part(300)).await.ok()["proposal"], Value::Null);
    let proposed = bought.refund(json!({ "amount": 100, "reason": "误买", "debt": true })).await;
    let id = proposed.ok()["proposal"]["id"].as_i64().unwrap();
    let shown = bought.scene.call(&mei, Method::GET, &format!("proposal/{id}"), None).await.ok().clone();
    assert_eq!((&shown["body"]["amountCents"], &shown["body"]["debt"]), (&json!(100), &json!(true)));
    assert_eq!(bought.coins().await, 30);
    let approve = format!("proposal/{id}/approve");
    bought.scene.call(&mei, Method::POST, &approve, Some(json!({}))).await.ok();
    assert_eq!(bought.coins().await, 20);
    bought.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_approval_refunds_what_the_proposal_shows_or_nothing() {
    let bought = Bought::start(Options::default().set("PORTAL_TWO_PERSONS_REFUND_CENTS", "300")).await;
    let (_, mei) = bought.scene.signed_in("mei", "finance").await;
    let proposed = bought.refund(json!({ "reason": "误买" })).await;
    let id = proposed.ok()["proposal"]["id"].as_i64().unwrap();
    let shown = bought.scene.call(&mei, Method::GET, &format!("proposal/{id}"), None).await.ok().clone();
    assert_eq!(shown["body"]["amountCents"], 600);
    bought.refund(part(200)).await.ok();
    let approve = format!("proposal/{id}/approve");
    let approved = bought.scene.call(&mei, Method::POST, &approve, Some(json!({}))).await;
    assert_eq!(approved.refused(2004)["need"], "amount");
    assert_eq!((bought.coins().await, bought.status().await.as_str()), (40, "delivered"));
    bought.audit().await;
}

#[tokio::test]
async fn a_partial_refund_of_a_membership_leaves_its_days() {
    let scene = Scene::start().await;
    shop(&scene.server.db).await;
    let user = User::register(&scene.server, "lin_xia").await;
    let fields = [("type", "7"), ("payWith", "sandbox"), ("price", "2800")];
    let placed = user.client.post("/api/vip/vipopen", &fields).await;
    let id = placed.ok()["id"].as_str().unwrap().to_owned();
    call_back(&scene.server, &paid(&id, "V1", 2800)).await;
    let (_, token) = scene.signed_in("lin", "finance").await;
    let refund =
        async |body: Value| scene.call(&token, Method::POST, &format!("order/{id}/refund"), Some(body)).await;
    refund(part(1000)).await.ok();
    assert_eq!(user.me().await["levelType"], 1);
    assert_eq!(refund(json!({ "reason": "x", "debt": true })).await.refused(2004)["need"], "coins");
    assert_eq!(refund(json!({ "reason": "误买" })).await.ok()["result"]["amount"], 1800);
    eventually("no membership", async || user.me().await["levelType"] == 0).await;
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn money_that_was_paid_elsewhere_is_kept_with_how_and_by_whom() {
    let bought = Bought::start(Options::default()).await;
    // The sandbox has no such trade, so the part stays owed.
    let first = bought.refund(part(100)).await;
    assert_eq!(first.ok()["result"]["taken"], false);
    let id = first.ok()["result"]["part"].clone();
    let elsewhere = json!({ "reason": "误买", "paidElsewhere": true, "how": "银行转账 0123", "part": id });
    assert_eq!(bought.refund(elsewhere).await.ok()["result"]["taken"], true);
    bought.refund(json!({ "reason": "误买", "paidElsewhere": true, "how": "现金" })).await.ok();
    for (table, note) in [("refund", "现金"), ("refund_part", "银行转账 0123")] {
        let kept: String = bought.value(&format!("select paid_by || ' ' || note from {table}")).await;
        assert_eq!(kept, format!("lin {note}"));
    }
    assert_eq!(bought.value::<i64>("select count(*) from odd_payment").await, 0);
    let shown = bought.scene.dev(&["order", "show", &bought.order]).await.ok();
    assert!(shown.contains("by lin (银行转账 0123)") && shown.contains("现金"), "{shown}");
    let logged: String = bought
        .value("select after::text from operator_log where action = 'order.refund' order by id desc limit 1")
        .await;
    assert!(logged.contains("现金"), "{logged}");
    bought.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn money_that_the_channel_paid_back_is_not_noted_as_paid_elsewhere() {
    let alipay = Alipay::start();
    let scene = Scene::start_with(alipay.options()).await;
    shop(&scene.server.db).await;
    let user = User::register(&scene.server, "lin_xia").await;
    let id = order(&user.client, 1, "alipay").await;
    alipay.open(&pay_info(&user.client, &id).await);
    alipay.pay(&id);
    Alipay::call_back(&scene.server, &alipay.notice(&id, &[])).await;
    let (_, token) = scene.signed_in("lin", "finance").await;
    let path = format!("order/{id}/refund");
    let refund = async |body: Value| scene.call(&token, Method::POST, &path, Some(body)).await;
    let first = refund(part(150)).await;
    assert_eq!(first.ok()["result"]["taken"], true);
    let number = &first.ok()["result"]["part"];
    let elsewhere = json!({ "reason": "误买", "paidElsewhere": true, "how": "银行转账", "part": number });
    assert_eq!(refund(elsewhere).await.refused(2004)["need"], "refunded");
    assert_eq!(refund(json!({ "reason": "误买" })).await.ok()["result"]["taken"], true);
    let elsewhere = json!({ "reason": "误买", "paidElsewhere": true, "how": "银行转账" });
    assert_eq!(refund(elsewhere).await.refused(2004)["need"], "refunded");
    let logged = "select count(*) from operator_log where after::text like '%银行转账%'";
    assert_eq!(scene.server.db.value::<i64>(logged).await, 0);
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn money_is_not_noted_as_paid_elsewhere_while_the_channel_is_asked() {
    let bought = Bought::start(Options::default()).await;
    let first = bought.refund(part(150)).await.ok()["result"].clone();
    let (id, payment) = (first["part"].as_i64().unwrap(), first["payment"].as_i64().unwrap());
    assert_eq!(first["taken"], false);
    let client = bought.scene.server.db.pool.get().await.unwrap();
    let patience = Duration::from_secs(600);
    let elsewhere = json!({ "reason": "误买", "paidElsewhere": true, "how": "银行转账", "part": id });
    let owed = sql::order::claim_owed_part(&client, id, patience).await.unwrap().unwrap();
    assert_eq!(bought.refund(elsewhere.clone()).await.refused(2004)["need"], "asked");
    sql::order::refund_not_taken(&client, &owed, "busy").await.unwrap();
    bought.refund(elsewhere).await.ok();

    bought.refund(json!({ "reason": "误买" })).await.ok();
    let elsewhere = json!({ "reason": "误买", "paidElsewhere": true, "how": "现金" });
    let owed = sql::order::claim_owed_one(&client, payment, patience).await.unwrap().unwrap();
    assert_eq!(bought.refund(elsewhere.clone()).await.refused(2004)["need"], "asked");
    sql::order::refund_not_taken(&client, &owed, "busy").await.unwrap();
    bought.refund(elsewhere).await.ok();
    let by: i64 = bought.value("select count(*) from (select paid_by from refund union all select paid_by from refund_part) b where paid_by = 'lin'").await;
    assert_eq!(by, 2);
    bought.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_request_of_a_server_of_the_release_before_delays_the_note_too() {
    let bought = Bought::start(Options::default()).await;
    assert_eq!(bought.refund(json!({ "reason": "误买" })).await.ok()["result"]["taken"], false);
    let db = &bought.scene.server.db;
    db.execute("update refund set asked = asked + 1, ask_time = now() + interval '10 minutes'").await;
    let elsewhere = json!({ "reason": "误买", "paidElsewhere": true, "how": "现金" });
    assert_eq!(bought.refund(elsewhere.clone()).await.refused(2004)["need"], "asked");
    db.execute("update refund set fault = 'busy'").await;
    bought.refund(elsewhere).await.ok();
    bought.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn coins_that_partial_refunds_take_back_no_longer_count_as_recharged() {
    let bought = Bought::start(Options::default()).await;
    let count = format!(
        "select deeds_done({}, 'recharge', now() - interval '1 hour', now() + interval '1 hour', 100)",
        bought.user.uid
    );
    let recharged = async || bought.value::<i64>(&count).await;
    assert_eq!(recharged().await, 60);
    bought.refund(part(150)).await.ok();
    assert_eq!(recharged().await, 45);
    bought.spend(45).await;
    bought.refund(json!({ "amount": 150, "reason": "误买", "debt": true })).await.ok();
    assert_eq!(recharged().await, 30, "as a debt too");
    bought.refund(json!({ "reason": "误买", "debt": true })).await.ok();
    assert_eq!(recharged().await, 0);
}

#[tokio::test]
async fn the_commands_refund_parts_and_show_debts() {
    let bought = Bought::with_games().await;
    let secrets = bought.scene.add("mei", "finance").await;
    let code = secrets.code(actors::Clock::now(&bought.scene.clock));
    let (succeeded, said) = bought.scene.login("mei", &[&secrets.password, &code, CHOSEN]).await;
    assert!(succeeded, "{said}");
    let id = bought.order.as_str();
    let refund = async |more: &[&str]| {
        let args = [&["order", "refund", id, "--reason", "误买"][..], more].concat();
        bought.scene.run_as("mei", &args).await
    };
    for wrong in ["0", "1.234", "-1", "一元", "1e3"] {
        let amount = format!("--amount={wrong}");
        let ran = refund(&[amount.as_str()]).await;
        assert_ne!(ran.code, 0, "{wrong}");
    }
    refund(&["--amount", "6.01"]).await.refused(&["only 6.00"]);
    // The answer can be lost: the same key refunds once.
    let key = "00000000-0000-4000-8000-000000000009";
    for _ in 0..2 {
        let said = refund(&["--amount", "1.5", "--key", key]).await.ok();
        assert!(said.contains("part #1 of 1.50"), "{said}");
        assert_eq!(bought.coins().await, 45);
    }
    refund(&["--amount", "1.6", "--key", key]).await.refused(&["was used for another refund"]);
    bought.spend(45).await;
    refund(&[]).await.refused(&["only 0 of the 45", "--debt", "--take-back"]);
    refund(&["--take-back", "1001"]).await.refused(&["does not own the game 1001"]);
    let said = refund(&["--debt"]).await.ok();
    assert!(said.contains("debt of 45 X钻"), "{said}");
    let debts = bought.scene.run_as("mei", &["order", "debts", "--who", "lin_xia"]).await.ok();
    assert!(debts.contains("owes 45 X钻, settled 0") && debts.contains(id), "{debts}");
    let shown = bought.scene.dev(&["order", "show", id]).await.ok();
    assert!(shown.contains("part #1 1.50 CNY, 15 X钻") && shown.contains("debt of 45 X钻"), "{shown}");
    bought.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_refund_of_the_release_before_is_refused_after_a_part() {
    let bought = Bought::start(Options::default()).await;
    bought.refund(part(300)).await.ok();
    bought.earn(100).await;
    // Its statements: all coins of the order go back.
    let old = "insert into refund (payment_id, reason, ask_time) select id, 'x', now() from payment;
         insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
             select uid, -coins, 0, 'x', 'refund', id::text from trade_order;
         update trade_order set status = 'refunded', refund_time = now()";
    assert!(bought.scene.server.db.try_execute(old).await.is_err());
    let letter = Letter { title: "退款通知", content: &|_| "<p>x</p>".to_owned(), link: "/orders" };
    let request = Request::all(bought.order.parse().unwrap(), Payer::Channel, "x");
    let refunded = sql::order::refund(&bought.scene.server.db.pool, &request, &letter).await.unwrap();
    assert!(refunded.is_done(), "{refunded:?}");
    bought.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_server_of_the_release_before_neither_refunds_nor_asks_for_more_than_the_rest() {
    let bought = Bought::start(Options::default()).await;
    // No coins go back for a second payment, so only the refund itself can tell.
    call_back(&bought.scene.server, &paid(&bought.order, "T2", 600)).await;
    let elsewhere = json!({ "amount": 400, "reason": "误付", "tradeNo": "T2", "paidElsewhere": true });
    bought.refund(elsewhere).await.ok();
    let db = &bought.scene.server.db;
    let old = "insert into refund (payment_id, reason, ask_time) select id, 'x', now() from payment where trade_no = 'T2'";
    assert!(db.try_execute(old).await.is_err());
    let rest = bought.refund(json!({ "reason": "误付", "tradeNo": "T2" })).await;
    let result = &rest.ok()["result"];
    assert_eq!((&result["amount"], &result["taken"]), (&json!(200), &json!(false)));
    // It would ask the channel for the whole payment.
    let claim =
        "with claimed as (update refund set asked = asked + 1 where paid_time is null returning payment_id)
         select count(*) from claimed";
    assert_eq!(db.value::<i64>(claim).await, 0);
    let client = db.pool.get().await.unwrap();
    let payment = result["payment"].as_i64().unwrap();
    let owed = sql::order::claim_owed_one(&client, payment, Duration::ZERO).await.unwrap();
    assert_eq!(owed.map(|owed| owed.amount), Some(200));
    bought.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn views_of_the_release_before_keep_their_columns() {
    let db = TestDatabase::new().await;
    for view in ["told_payment", "odd_payment"] {
        let columns: String = db
            .value(&format!(
                "select string_agg(attname::text, ' ' order by attnum) from pg_attribute where attrelid = '{view}'::regclass"
            ))
            .await;
        assert_eq!(
            columns,
            "id channel trade_no order_id amount currency verdict heard_by note create_time refund_reason refund_paid_time \
             refund_fault refund_note acknowledged is_odd channel_refunded"
        );
    }
}
