//! `portal order`

use uuid::Uuid;

use crate::harness::{Ran, TestServer, User, call_back, order, paid, shop};

async fn ordered() -> (TestServer, User, String) {
    let server = TestServer::start().await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let id = order(&user.client, 1, "sandbox").await;
    (server, user, id)
}

#[tokio::test]
async fn an_operator_sees_orders_and_what_was_paid_for_them() {
    let (server, user, id) = ordered().await;
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
async fn an_operator_settles_what_the_portal_cannot_hear_of() {
    let (server, user, id) = ordered().await;
    let mut socket = user.socket().await;
    let settle = async |trade_no: &str, reason: &str| {
        Ran::on(&server.db, &["order", "settle", &id, "--trade-no", trade_no, "--reason", reason]).await
    };
    settle("", "x").await.refused(&["--trade-no"]);
    settle("T9", " ").await.refused(&["--reason"]);
    call_back(&server, &paid(&id, "T1", 1)).await;
    settle("T1", "看过账单").await.refused(&["T1", "known already"]);
    assert!(settle("T9", "看过账单").await.ok().contains("delivered"));
    assert_eq!(socket.next_of_type("order").await["status"], "delivered");
    assert_eq!(user.me().await["coinNum"], 60);
    assert!(Ran::on(&server.db, &["order", "show", &id]).await.ok().contains("heard by operator (看过账单)"));
    settle("T10", "再来").await.refused(&["delivered", "nothing to settle"]);
    server.db.audit().await;
}

#[tokio::test]
async fn what_cannot_be_done_is_said_in_one_sentence() {
    let (server, _user, id) = ordered().await;
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
