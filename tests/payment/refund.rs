//! Refunds: the bought goods are taken back first, and the channel refunds once, through any fault in between.

use sql::order::{Letter, Payer, Request};

use crate::harness::{
    Alipay, Ran, SECRET, TestDatabase, TestServer, Treat, User, call_back, eventually, order, paid, pay_info,
    shop, vip_plan,
};

/// A server that sells through Alipay, and an order that was paid there.
async fn bought() -> (TestServer, User, String, Alipay) {
    let alipay = Alipay::start();
    let server = TestServer::start_with(alipay.options()).await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let id = order(&user.client, 1, "alipay").await;
    alipay.open(&pay_info(&user.client, &id).await);
    alipay.pay(&id);
    Alipay::call_back(&server, &alipay.notice(&id, &[])).await;
    assert_eq!(user.me().await["coinNum"], 60);
    (server, user, id, alipay)
}

/// Awaits a value of the player's status. Another process changed it and notifies the server through PostgreSQL.
async fn shows(user: &User, field: &str, value: i64) {
    eventually(field, async || user.me().await[field] == value).await;
}

/// Runs `portal order …` on that server's database.
async fn portal(server: &TestServer, alipay: &Alipay, args: &[&str]) -> Ran {
    let settings = alipay.settings();
    let mut env: Vec<_> = settings.iter().map(|(name, value)| (*name, value.as_str())).collect();
    env.extend([("DATABASE_URL", server.db.url.as_str()), ("PORTAL_SECRET", SECRET)]);
    Ran::with(&env, &[&["order"], args].concat()).await
}

#[tokio::test]
async fn coins_and_money_go_back_and_the_player_is_notified() {
    let (server, user, id, alipay) = bought().await;
    let mut socket = user.socket().await;
    let refund = ["refund", &id, "--reason", "重复购买"];
    assert!(portal(&server, &alipay, &refund).await.ok().contains("refunded"));
    assert_eq!(socket.next_of_type("order").await["status"], "refunded");
    let message = socket.next_of_type("message").await;
    assert_eq!((&message["kind"], &message["title"]), (&"order".into(), &"退款通知".into()));
    let content = message["content"].as_str().unwrap();
    assert!(content.contains("60 X钻") && content.contains("重复购买"), "{content}");
    socket.status_where("no coins", |status| status["coinNum"] == 0).await;
    assert_eq!(alipay.trade(&id).refunds, [id.replace('-', "")]);
    // Alipay's later message about the refund changes nothing.
    for changes in [
        &[("gmt_refund", "2026-11-21 08:00:00"), ("refund_fee", "6.00")][..],
        &[("trade_status", "TRADE_FINISHED")],
        &[("trade_status", "TRADE_SUCCESS")],
    ] {
        assert_eq!(Alipay::call_back(&server, &alipay.notice(&id, changes)).await.text, "success");
    }
    assert_eq!(user.me().await["coinNum"], 0);
    // A second refund changes nothing either.
    assert!(portal(&server, &alipay, &refund).await.ok().contains("refunded"));
    assert_eq!(alipay.calls("alipay.trade.refund"), 1);
    server.db.audit().await;
}

#[tokio::test]
async fn a_refund_without_an_answer_is_requested_again_and_paid_once() {
    let (server, _user, id, alipay) = bought().await;
    // First it refunds without an answer; then it is down; then it answers that nothing was refunded.
    alipay.treat_next(&[Treat::HangsUp, Treat::Broken]);
    let said = portal(&server, &alipay, &["refund", &id, "--reason", "未到账"]).await.ok();
    assert!(said.contains("is recorded"), "{said}");
    let odd = portal(&server, &alipay, &["list", "--odd"]).await.ok();
    assert!(odd.contains(&id) && odd.contains("not taken"), "{odd}");
    for calls in 2..=3 {
        server.db.execute("update refund set ask_time = now()").await;
        eventually("another request", async || alipay.calls("alipay.trade.refund") >= calls).await;
    }
    let taken = "select count(*) from refund where paid_time is not null";
    eventually("the completed refund", async || server.db.value::<i64>(taken).await == 1).await;
    assert_eq!(alipay.trade(&id).refunds.len(), 1);
    assert_eq!(portal(&server, &alipay, &["list", "--odd"]).await.ok(), "");
    server.db.audit().await;
}

#[tokio::test]
async fn spent_coins_cannot_be_taken_back() {
    let (server, user, id, alipay) = bought().await;
    sql::coin::grant(&server.db.pool, user.uid, -1, "花了", "spent").await.unwrap();
    let refund = ["refund", &id, "--reason", "不想要了"];
    portal(&server, &alipay, &refund).await.refused(&["59", "60"]);
    shows(&user, "coinNum", 59).await;
    assert_eq!(alipay.calls("alipay.trade.refund"), 0);
    assert_eq!(server.db.value::<i64>("select count(*) from refund").await, 0);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_membership_is_shorter_after_its_refund() {
    let (server, user, _, alipay) = bought().await;
    let mut ids = Vec::new();
    for n in 1..=2 {
        ids.push(member(&server, &user, "7", &format!("V{n}")).await);
    }
    portal(&server, &alipay, &["refund", &ids[0], "--reason", "误买"]).await.ok();
    assert_eq!(days_left(&server).await, 30);
    assert_eq!(user.me().await["levelType"], 1);
    portal(&server, &alipay, &["refund", &ids[1], "--reason", "误买"]).await.ok();
    shows(&user, "levelType", 0).await;
    server.db.audit().await;
}

/// Orders a plan of ¥28.00 and pays it in the sandbox; returns the order's id.
async fn member(server: &TestServer, user: &User, plan: &str, trade_no: &str) -> String {
    let fields = [("type", plan), ("payWith", "sandbox"), ("price", "2800")];
    let answer = user.client.post("/api/vip/vipopen", &fields).await;
    let id = answer.ok()["id"].as_str().unwrap().to_owned();
    pay_info(&user.client, &id).await;
    server
        .db
        .execute(&format!(
            "update sandbox_trade set trade_no = '{trade_no}', status = 'paid' where order_id = '{id}'"
        ))
        .await;
    call_back(server, &paid(&id, trade_no, 2800)).await;
    id
}

#[tokio::test]
#[ignore = "night"]
async fn the_remaining_membership_has_the_level_of_the_remaining_grants() {
    let (server, user, _, alipay) = bought().await;
    vip_plan(&server.db, 8, "至尊卡", 280).await;
    server.db.execute("update vip_plan set level_type = 3 where type = 8").await;
    let level = async || (user.me().await["levelType"].as_i64().unwrap(), days_left(&server).await);
    let becomes =
        async |expected: (i64, i64), what: &str| eventually(what, async || level().await == expected).await;
    let refund = async |id: &str| portal(&server, &alipay, &["refund", id, "--reason", "误买"]).await.ok();
    let low = member(&server, &user, "7", "V1").await;
    let high = member(&server, &user, "8", "V2").await;
    assert_eq!(level().await, (3, 60));
    refund(&high).await;
    becomes((1, 30), "the level of the membership that is left").await;
    let high = member(&server, &user, "8", "V3").await;
    refund(&low).await;
    becomes((3, 30), "the higher level alone").await;
    refund(&high).await;
    becomes((0, 0), "no level").await;
    server.db.audit().await;
}

#[tokio::test]
async fn a_refund_of_used_days_takes_no_days_of_another_grant() {
    let (server, user, _, alipay) = bought().await;
    let refund = async |id: &str| portal(&server, &alipay, &["refund", id, "--reason", "误买"]).await.ok();
    let mut ids = Vec::new();
    for n in 1..=4 {
        ids.push(member(&server, &user, "7", &format!("V{n}")).await);
    }
    assert_eq!(days_left(&server).await, 120);
    // 10 days of the second grant are left.
    pass(&server, 50).await;
    assert_eq!(days_left(&server).await, 70);
    refund(&ids[0]).await;
    assert_eq!(days_left(&server).await, 70, "the first was used up");
    refund(&ids[1]).await;
    assert_eq!(days_left(&server).await, 60, "what was left of the second");
    refund(&ids[3]).await;
    assert_eq!(days_left(&server).await, 30, "the fourth was not begun");
    assert_eq!(user.me().await["levelType"], 1);
    server.db.audit().await;
    pass(&server, 40).await;
    refund(&ids[2]).await;
    assert_eq!(days_left(&server).await, 0);
    shows(&user, "levelType", 0).await;
    // A later membership is complete, and stays so.
    let new = member(&server, &user, "7", "V5").await;
    assert_eq!(days_left(&server).await, 30);
    server.db.audit().await;
    refund(&new).await;
    assert_eq!(days_left(&server).await, 0);
    server.db.audit().await;
    // The audit computes the used time to the second.
    server
        .db
        .execute(
            "alter table vip_grant disable trigger user;
             update vip_grant set length = length - interval '1 s' where ref_type = 'used'",
        )
        .await;
    let findings = sql::audit::audit(&server.db.pool).await.unwrap();
    let found = findings.iter().find(|one| one.invariant == "every refund took back the goods of its order");
    assert_eq!(found.unwrap().wrong, 4, "{findings:?}");
}

/// Lets this many days pass for memberships.
async fn pass(server: &TestServer, days: i64) {
    server
        .db
        .execute(&format!(
            "alter table vip_grant disable trigger user; alter table status disable trigger user;
             update vip_grant set begin_time = begin_time - interval '{days} days', end_time = end_time - interval '{days} days',
                 create_time = create_time - interval '{days} days';
             update status set exp_time = exp_time - interval '{days} days', version = version + 1;
             alter table vip_grant enable trigger user; alter table status enable trigger user"
        ))
        .await;
}

async fn days_left(server: &TestServer) -> i64 {
    server
        .db
        .value("select greatest(0, round(extract(epoch from exp_time - now()) / 86400))::bigint from status")
        .await
}

#[tokio::test]
#[ignore = "night"]
async fn a_surplus_payment_is_refunded_and_the_goods_stay() {
    let (server, user, id, alipay) = bought().await;
    let second = alipay.pay_again(&id);
    Alipay::call_back(&server, &alipay.notice(&id, &[("trade_no", &second)])).await;
    let odd = portal(&server, &alipay, &["list", "--odd"]).await.ok();
    assert!(odd.contains(&format!("surplus 6.00 CNY alipay {second}")), "{odd}");
    let refund = ["refund", &id, "--trade-no", &second, "--reason", "重复支付"];
    assert!(portal(&server, &alipay, &refund).await.ok().contains("refunded"));
    let payment = server.db.value::<i64>("select id from payment where verdict = 'surplus'").await;
    assert_eq!(alipay.refunds_of(&second), [format!("{}_{payment}", id.replace('-', ""))]);
    assert_eq!(alipay.trade(&id).refunds, Vec::<String>::new());
    assert_eq!(user.me().await["coinNum"], 60);
    assert_eq!(portal(&server, &alipay, &["list", "--odd"]).await.ok(), "");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_refund_by_other_means_is_no_longer_owed() {
    let (server, user, id, alipay) = bought().await;
    // The channel will never accept the refund.
    alipay.stall("alipay.trade.refund");
    let request = Request::all(id.parse().unwrap(), Payer::Channel, "未到账");
    let letter = Letter { title: "退款通知", content: &|_| "<p>x</p>".to_owned(), link: "/orders" };
    sql::order::refund(&server.db.pool, &request, &letter).await.unwrap();
    assert!(portal(&server, &alipay, &["list", "--odd"]).await.ok().contains("refund owed"));
    let elsewhere = ["refund", &id, "--paid-elsewhere", "--reason", "银行转账 0123"];
    assert!(portal(&server, &alipay, &elsewhere).await.ok().contains("refunded"));
    let shown = portal(&server, &alipay, &["show", &id]).await.ok();
    assert!(shown.contains("refunded elsewhere") && shown.contains("银行转账 0123"), "{shown}");
    assert_eq!(portal(&server, &alipay, &["list", "--odd"]).await.ok(), "");
    shows(&user, "coinNum", 0).await;
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_refund_made_by_the_channel_itself_needs_an_operator() {
    let (server, user, id, alipay) = bought().await;
    let notice = alipay.notice(&id, &[("gmt_refund", "2026-11-21 08:00:00"), ("refund_fee", "6.00")]);
    for _ in 0..2 {
        assert_eq!(Alipay::call_back(&server, &notice).await.text, "success");
    }
    assert_eq!(user.me().await["coinNum"], 60, "nobody has decided yet");
    let odd = portal(&server, &alipay, &["list", "--odd"]).await.ok();
    assert!(odd.contains(&id) && odd.contains("paid back by the channel, unasked"), "{odd}");
    let elsewhere = ["refund", &id, "--paid-elsewhere", "--reason", "支付宝后台已退"];
    portal(&server, &alipay, &elsewhere).await.ok();
    assert_eq!(alipay.calls("alipay.trade.refund"), 0);
    shows(&user, "coinNum", 0).await;
    assert_eq!(portal(&server, &alipay, &["list", "--odd"]).await.ok(), "");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_refund_of_a_payment_unknown_to_the_channel_stays_owed() {
    let (server, user, id, alipay) = bought().await;
    let second = alipay.notice(&id, &[("trade_no", "2026099")]);
    Alipay::call_back(&server, &second).await;
    let odd = portal(&server, &alipay, &["list", "--odd"]).await.ok();
    assert!(odd.contains("surplus 6.00 CNY alipay 2026099"), "{odd}");
    let refund = ["refund", &id, "--trade-no", "2026099", "--reason", "重复支付"];
    let said = portal(&server, &alipay, &refund).await.ok();
    assert!(said.contains("ACQ.TRADE_NOT_EXIST"), "{said}");
    let shown = portal(&server, &alipay, &["show", &id]).await.ok();
    assert!(shown.contains("accepted 6.00 CNY") && shown.contains("refund owed (重复支付)"), "{shown}");
    assert_eq!(user.me().await["coinNum"], 60, "what the other payment bought stays");
    portal(&server, &alipay, &["refund", &id, "--trade-no", "nothing", "--reason", "x"])
        .await
        .refused(&["nothing"]);
    server.db.audit().await;
}

#[tokio::test]
async fn the_sandbox_gives_back_at_most_the_money_of_a_trade_also_at_the_same_moment() {
    let db = TestDatabase::new().await;
    db.execute(
        "insert into sandbox_trade (order_id, trade_no, amount, currency, subject, notify_url, return_url, status, expire_time)
         values (gen_random_uuid(), 'SB1', 600, 'CNY', 'x', '', '', 'paid', now())",
    )
    .await;
    let mut client = db.pool.get().await.unwrap();
    let first = client.transaction().await.unwrap();
    first
        .batch_execute(
            "select from sandbox_trade for update;
             insert into sandbox_refund (number, trade_no, amount) values ('r1', 'SB1', 400)",
        )
        .await
        .unwrap();
    let committed = async {
        db.waiting(1).await;
        first.commit().await.unwrap();
    };
    let (second, ()) = tokio::join!(sql::sandbox::refund(&db.pool, "SB1", "r2", 400), committed);
    assert!(!second.unwrap());
    assert!(sql::sandbox::refund(&db.pool, "SB1", "r2", 200).await.unwrap());
}
