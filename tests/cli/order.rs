//! `portal order`

use uuid::Uuid;

use crate::harness::{Cashier, Options, Ran, call_back, eventually, order, ordered, paid};

#[tokio::test]
async fn an_operator_sees_orders_and_their_payments() {
    let (server, user, id) = ordered(Options::default()).await;
    let other = order(&user.client, 2, "sandbox").await;
    call_back(&server, &paid(&id, "T1", 600)).await;
    call_back(&server, &paid(&id, "T2", 600)).await;
    call_back(&server, &paid(&other, "T3", 1)).await;
    let portal = async |args: &[&str]| Ran::on(&server.db, &[&["order"], args].concat()).await.ok();
    let shown = portal(&["show", &id]).await;
    for part in [
        "delivered",
        "60 X钻",
        "6.00 CNY by sandbox",
        "accepted 6.00 CNY sandbox T1",
        "surplus 6.00 CNY sandbox T2",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let all = portal(&["list"]).await;
    assert!(all.lines().count() == 2 && all.starts_with(&other), "{all}");
    assert!(portal(&["list", "--status", "created", "--most", "1"]).await.starts_with(&other));
    let odd = portal(&["list", "--odd"]).await;
    assert!(
        odd.contains("mismatch 0.01 CNY sandbox T3")
            && odd.contains("sandbox T2,")
            && !odd.contains("sandbox T1,"),
        "{odd}"
    );
}

#[tokio::test]
async fn an_operator_settles_an_order_without_a_call_back() {
    let (server, user, id) = ordered(Options::default()).await;
    let mut socket = user.socket().await;
    let settle = async |trade_no: &str, reason: &str| {
        Ran::on(&server.db, &["order", "settle", &id, "--trade-no", trade_no, "--reason", reason]).await
    };
    settle("", "x").await.refused(&["--trade-no"]);
    settle("T9", " ").await.refused(&["--reason"]);
    call_back(&server, &paid(&id, "T1", 1)).await;
    settle("T1", "看过账单").await.refused(&["T1", "recorded already"]);
    assert!(settle("T9", "看过账单").await.ok().contains("delivered"));
    assert_eq!(socket.next_of_type("order").await["status"], "delivered");
    assert_eq!(user.me().await["coinNum"], 60);
    assert!(Ran::on(&server.db, &["order", "show", &id]).await.ok().contains("heard by operator (看过账单)"));
    settle("T10", "再来").await.refused(&["delivered", "nothing to settle"]);
    let other = order(&user.client, 1, "sandbox").await;
    Ran::on(&server.db, &["order", "settle", &other, "--trade-no", "T9", "--reason", "x"]).await.refused(&[
        "T9",
        "recorded already",
        &id,
    ]);
    server.db.audit().await;
}

#[tokio::test]
async fn each_impossible_command_is_refused_in_one_sentence() {
    let (server, _user, id) = ordered(Options::default()).await;
    let unknown = Uuid::new_v4().to_string();
    for args in [
        &["show", unknown.as_str()][..],
        &["settle", &unknown, "--trade-no", "T1", "--reason", "x"],
        &["refund", &unknown, "--reason", "x"],
    ] {
        Ran::on(&server.db, &[&["order"], args].concat()).await.refused(&["there is no order", &unknown]);
    }
    let refund = ["order", "refund", &id, "--reason", "x"];
    Ran::on(&server.db, &refund).await.refused(&["created", "nothing to refund"]);
    assert_ne!(Ran::on(&server.db, &["order", "show", "7"]).await.code, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn an_operator_closes_an_order_whose_channel_is_off() {
    let (server, user, id) = ordered(Options::default().set("PORTAL_PAY_SWEEP_S", "60")).await;
    let off = [("DATABASE_URL", server.db.url.as_str()), ("PORTAL_PAY_CHANNELS", "none")];
    let portal = async |args: &[&str]| Ran::with(&off, &[&["order"], args].concat()).await;
    let close = ["close", &id, "--reason", "沙箱已停用"];
    portal(&close).await.refused(&["can be paid until"]);
    assert_eq!(portal(&["list", "--odd"]).await.ok(), "");
    server.db.execute("update trade_order set pay_expire_time = now()").await;
    let odd = portal(&["list", "--odd"]).await.ok();
    assert!(odd.starts_with(&id) && odd.contains("its time was over"), "{odd}");
    let mut socket = user.socket().await;
    assert!(portal(&close).await.ok().contains("closed"));
    assert_eq!(socket.next_of_type("order").await["status"], "closed");
    assert_eq!(portal(&["list", "--odd"]).await.ok(), "");
    assert!(portal(&["show", &id]).await.ok().contains("closed (沙箱已停用)"));
    portal(&close).await.refused(&["closed", "nothing to close"]);
    // A payment at the last moment is still delivered.
    call_back(&server, &paid(&id, "T1", 600)).await;
    assert_eq!(user.me().await["coinNum"], 60);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_active_channel_is_queried_before_an_operator_closes_its_order() {
    let (server, user, id) = ordered(Options::default().set("PORTAL_PAY_SWEEP_S", "60")).await;
    Cashier::open(&user.client, &id).await.press("silent").await;
    let unpaid = order(&user.client, 1, "sandbox").await;
    server.db.execute("update trade_order set pay_expire_time = now()").await;
    let close = async |id: &str| Ran::on(&server.db, &["order", "close", id, "--reason", "x"]).await;
    close(&id).await.refused(&["may have been paid"]);
    assert!(close(&unpaid).await.ok().contains("closed"));
    eventually("the coins", async || user.me().await["coinNum"] == 60).await;
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_case_settled_by_other_means_leaves_the_list() {
    let (server, _user, id) = ordered(Options::default()).await;
    call_back(&server, &paid(&id, "T1", 1)).await;
    call_back(&server, &paid(&Uuid::new_v4().to_string(), "T2", 600)).await;
    let portal = async |args: &[&str]| Ran::on(&server.db, &[&["order"], args].concat()).await;
    let odd = portal(&["list", "--odd"]).await.ok();
    assert!(odd.contains("no order #") && odd.contains("unknown 6.00 CNY sandbox T2"), "{odd}");
    for line in odd.lines() {
        let number = line.split('#').nth(1).unwrap().split(' ').next().unwrap();
        let acknowledge = ["acknowledge", number, "--reason", "后台已退"];
        portal(&acknowledge).await.ok();
        portal(&acknowledge).await.refused(&["no odd payment", number]);
    }
    assert_eq!(portal(&["list", "--odd"]).await.ok(), "");
    assert!(portal(&["show", &id]).await.ok().contains("acknowledged (后台已退)"));
    server.db.audit().await;
}
