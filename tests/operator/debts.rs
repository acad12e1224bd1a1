//! Refunds of X钻 that were spent: debts that later income settles, and games that are taken back.

use reqwest::Method;
use serde_json::{Value, json};

use super::orders::{Bought, part};
use crate::harness::{Options, User, call_back, order, paid};

#[tokio::test]
async fn spent_coins_become_a_debt_that_later_coins_settle_oldest_first() {
    let bought = Bought::start(Options::default()).await;
    bought.spend(50).await;
    let refused = bought.refund(part(300)).await;
    let refused = refused.refused(2004);
    assert_eq!(
        (&refused["need"], &refused["balance"], &refused["coins"]),
        (&json!("balance"), &json!(10), &json!(30))
    );
    assert_eq!((bought.coins().await, bought.debt().await), (10, (0, 0)), "nothing was changed");
    let first = bought.refund(json!({ "amount": 300, "reason": "误买", "debt": true })).await;
    assert_eq!(
        (&first.ok()["result"]["coins"], &first.ok()["result"]["debtCoins"]),
        (&json!(10), &json!(20))
    );
    assert!(bought.told().await.contains("还差 20 X钻"), "{}", bought.told().await);
    bought.refund(json!({ "reason": "误买", "debt": true })).await.ok();
    assert_eq!(
        (bought.coins().await, bought.debt().await, bought.status().await.as_str()),
        (0, (50, 0), "refunded")
    );
    bought.audit().await;

    bought.earn(25).await;
    assert_eq!((bought.coins().await, bought.debt().await), (0, (25, 25)));
    let settled: Vec<i64> = bought.value("select array_agg(settled_coins order by id) from debt").await;
    assert_eq!(settled, [20, 5], "the oldest first");
    bought.audit().await;
    let seen = bought.user.client.post("/api/user/center/coin/all", &[]).await;
    assert_eq!((&seen.ok()["coinNum"], &seen.ok()["debtNum"]), (&json!(0), &json!(25)));
    let newest = &seen.ok()["entries"]["records"][0];
    assert_eq!((&newest["refType"], &newest["delta"]), (&json!("debt"), &json!(-5)));
    assert_eq!(newest["reason"], "抵扣退款欠下的 X钻：60 X钻");

    let listed = bought.scene.call(&bought.token, Method::GET, "debt", None).await.ok()["records"].clone();
    assert_eq!(listed.as_array().unwrap().len(), 1);
    assert_eq!((&listed[0]["coins"], &listed[0]["settledCoins"]), (&json!(30), &json!(5)));
    // A recharge is income too. The rest belongs to the player.
    let next = order(&bought.user.client, 1, "sandbox").await;
    call_back(&bought.scene.server, &paid(&next, "T2", 600)).await;
    assert_eq!((bought.coins().await, bought.debt().await), (35, (0, 50)));
    bought.audit().await;
}

#[tokio::test]
async fn a_refund_during_a_purchase_takes_the_coins_once() {
    let bought = Bought::with_games().await;
    let buy = async {
        let fields = [("platformType", "1"), ("price", "50")];
        bought.user.client.post("/api/user/game/download/1001", &fields).await.json["code"].as_i64().unwrap()
    };
    let refund = bought.refund(json!({ "reason": "误买", "debt": true }));
    let (code, refunded) = tokio::join!(buy, refund);
    refunded.ok();
    let debt = bought.debt().await.0;
    // Bought first: 50 are owed. Refunded first: the purchase is refused.
    assert!(matches!((code, debt), (0, 50) | (2001, 0)), "{code} {debt}");
    assert_eq!(bought.coins().await, 0);
    bought.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_game_that_is_taken_back_pays_for_the_refund_and_can_be_bought_again() {
    let bought = Bought::with_games().await;
    assert_eq!(bought.download(1001, "50").await, 50);
    assert!(bought.owns("1001").await);
    let back = json!({ "reason": "误买", "takeBack": [1001] });
    let done = bought.refund(back).await;
    let result = &done.ok()["result"];
    assert_eq!(
        (&result["games"], &result["coins"], &result["debtCoins"]),
        (&json!(["太空"]), &json!(60), &json!(0))
    );
    assert!(bought.told().await.contains("太空"), "{}", bought.told().await);
    assert_eq!(bought.coins().await, 0);
    assert!(!bought.owns("1001").await);
    let reasons: Vec<String> =
        bought.value("select array_agg(ref_type order by id desc) from coin_entry").await;
    assert_eq!(reasons[..2], ["refund", "take_back"]);
    bought.audit().await;
    // The file needs another purchase.
    let fields = [("platformType", "1"), ("price", "50")];
    bought.user.client.post("/api/user/game/download/1001", &fields).await.refused(2001);
    bought.earn(110).await;
    assert_eq!(bought.download(1001, "50").await, 50);
    assert_eq!(bought.download(1001, "50").await, 0, "the owner pays nothing");
    assert!(bought.owns("1001").await);
    bought.audit().await;
    let owned: i64 = bought.value("select count(*) from owned_game").await;
    let purchases: i64 = bought.value("select count(*) from entitlement").await;
    assert_eq!((owned, purchases), (1, 2));
}

#[tokio::test]
#[ignore = "night"]
async fn a_game_that_was_bought_twice_is_taken_back_twice() {
    let bought = Bought::with_games().await;
    bought.download(1001, "50").await;
    let back = json!({ "amount": 300, "reason": "误买", "takeBack": [1001] });
    bought.refund(back).await.ok();
    assert_eq!(bought.coins().await, 30);
    bought.earn(20).await;
    assert_eq!(bought.download(1001, "50").await, 50);
    bought.refund(json!({ "reason": "误买", "takeBack": [1001] })).await.ok();
    assert_eq!((bought.coins().await, bought.status().await.as_str()), (20, "refunded"));
    assert!(!bought.owns("1001").await);
    let back: i64 = bought
        .value("select sum(delta)::bigint from coin_entry where ref_type in ('game', 'take_back')")
        .await;
    assert_eq!(back, 0);
    bought.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_reward_of_a_check_in_settles_a_debt() {
    let bought = Bought::start(Options::default()).await;
    bought.spend(60).await;
    bought.refund(json!({ "reason": "误买", "debt": true })).await.ok();
    bought.user.client.post_json("/api/v1/checkin/today", &json!({})).await.ok();
    let reward: i64 = bought.value("select sum(reward)::bigint from check_in").await;
    assert!(reward > 0);
    assert_eq!((bought.coins().await, bought.debt().await), (0, (60 - reward, reward)));
    assert_eq!(bought.user.me().await["coinNum"], 0);
    bought.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_key_that_paid_for_a_game_gives_no_file_after_it_was_taken_back() {
    let bought = Bought::with_games().await;
    let key = "00000000-0000-4000-8000-000000000007";
    let buy = async || {
        let client = bought.user.client.with("Idempotency-Key", key);
        client.post("/api/user/game/download/1001", &[("platformType", "1"), ("price", "50")]).await
    };
    buy().await.ok();
    assert_eq!(buy().await.ok()["charged"], 50, "the same answer again");
    bought.refund(json!({ "reason": "误买", "takeBack": [1001] })).await.ok();
    bought.earn(200).await;
    assert_ne!(buy().await.json["code"], 0);
    assert_eq!(bought.coins().await, 200);
    bought.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn games_and_a_debt_together_cover_spent_coins() {
    let bought = Bought::with_games().await;
    bought.download(1002, "20").await;
    bought.spend(40).await;
    let games = json!({ "reason": "误买", "takeBack": [1002] });
    assert_eq!(bought.refund(games).await.refused(2004)["balance"], 20, "not enough without a debt");
    assert!(bought.owns("1002").await, "nothing was changed");
    let both = json!({ "reason": "误买", "takeBack": [1002], "debt": true });
    let done = bought.refund(both).await;
    assert_eq!((&done.ok()["result"]["coins"], &done.ok()["result"]["debtCoins"]), (&json!(20), &json!(40)));
    assert!(!bought.owns("1002").await);
    bought.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn games_are_taken_back_only_while_coins_are_missing() {
    let bought = Bought::with_games().await;
    bought.earn(100).await;
    bought.download(1001, "50").await;
    bought.download(1002, "20").await;
    // Ten cents are one coin.
    let back = |games: &[i64]| json!({ "amount": 10, "reason": "误买", "takeBack": games });
    assert_eq!(bought.refund(back(&[1001])).await.refused(2004)["need"], "coins", "the player has the coin");
    bought.spend(90).await;
    let both = bought.refund(back(&[1001, 1002])).await;
    assert_eq!(both.refused(2004)["need"], "coins", "the first game is enough");
    assert_eq!(bought.coins().await, 0, "nothing was changed");
    assert!(bought.owns("1001").await && bought.owns("1002").await);
    bought.refund(back(&[1002])).await.ok();
    assert_eq!(bought.coins().await, 19);
    bought.audit().await;
}

#[tokio::test]
async fn debts_games_and_parts_that_fit_no_refund_are_refused_and_change_nothing() {
    let bought = Bought::with_games().await;
    let refused = async |body: Value| bought.refund(body).await.refused(2004)["need"].clone();
    assert_eq!(refused(json!({ "reason": "x", "takeBack": [1001] })).await, "game", "not owned");
    assert_eq!(refused(json!({ "reason": "x", "takeBack": [7] })).await, "game", "unknown");
    assert_eq!(refused(json!({ "reason": "x", "paidElsewhere": true, "part": 7 })).await, "part");
    for malformed in [
        json!({ "reason": "x", "amount": 1.5 }),
        json!({ "reason": "x", "takeBack": [1001, 1001] }),
        json!({ "reason": "x", "how": "转账" }),
        json!({ "reason": "x", "part": 1 }),
        json!({ "reason": "x", "part": 1, "paidElsewhere": true, "amount": 1 }),
    ] {
        let answer = bought.refund(malformed.clone()).await;
        assert_eq!(answer.status, 400, "{malformed}: {}", answer.text);
    }
    // A second payment bought nothing: no coins go back for it.
    call_back(&bought.scene.server, &paid(&bought.order, "T2", 600)).await;
    let surplus = json!({ "reason": "x", "tradeNo": "T2", "debt": true });
    assert_eq!(refused(surplus).await, "coins");
    assert_eq!((bought.coins().await, bought.status().await.as_str()), (60, "delivered"));
    // No debt of another player's order, and none that is settled by hand.
    let other = User::register(&bought.scene.server, "other").await;
    for forbidden in [
        format!("insert into debt (uid, order_id, coins) select {}, id, 5 from trade_order", other.uid),
        format!(
            "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id) values ({}, -1, 0, 'x', 'debt', '1:1')",
            bought.user.uid
        ),
        "insert into debt (uid, order_id, coins) select uid, id, 5 from trade_order".to_owned(),
        format!(
            "insert into revocation (uid, game_id, number, order_id, entry_id, reason)
             select {}, 1001, 0, id, 1, 'x' from trade_order",
            bought.user.uid
        ),
    ] {
        assert!(bought.scene.server.db.try_execute(&forbidden).await.is_err(), "{forbidden}");
    }
    bought.audit().await;
}
