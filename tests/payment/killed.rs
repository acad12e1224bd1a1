//! A server is killed between a payment and its call-back.

use crate::harness::{Cashier, Client, PASSWORD, Running, SECRET, TestDatabase, order, shop};

#[tokio::test]
async fn a_payment_before_a_kill_is_delivered_after_it() {
    let db = TestDatabase::new().await;
    shop(&db).await;
    let env = [
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_SECRET", SECRET),
        ("PORTAL_DEMO_PACK", ""),
        ("PORTAL_PAY_SWEEP_S", "0.05"),
        // A call-back is sent, but its server is dead by then.
        ("PORTAL_PAY_SANDBOX_DELAY_S", "60"),
    ];
    let mut first = Running::serve(&env).await;
    let visitor = Client::visitor(first.address().await);
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let answer = visitor.post("/api/user/registerWithName", &fields).await;
    let (uid, token) =
        (answer.ok()["uid"].as_i64().unwrap(), answer.ok()["token"].as_str().unwrap().to_owned());
    let client = visitor.signed_in(uid, &token);
    let id = order(&client, 2, "sandbox").await;
    Cashier::open(&client, &id).await.press("late").await;
    first.signal("KILL").await;
    first.ended().await;
    assert_eq!(db.value::<String>("select status from trade_order").await, "created");

    // Makes the query of the channel due.
    db.execute("update trade_order set ask_time = now()").await;
    let mut second = Running::serve(&env).await;
    let client = Client::visitor(second.address().await).signed_in(uid, &token);
    crate::harness::eventually("the coins", async || {
        client.post("/api/user/center/me", &[]).await.ok()["coinNum"] == 330
    })
    .await;
    second.signal("TERM").await;
    second.ended().await;
    db.audit().await;
}
