//! Rules of memberships, games, orders and payments that the database itself enforces on any program.

use crate::harness::{Options, TestServer, User, call_back, game, order, ordered, paid};

/// An owned game, a membership bought with coins, an order that was paid twice (with one refund), one closed
/// and one open order.
async fn traded() -> (TestServer, User) {
    let (server, user, first) = ordered(Options::default()).await;
    game(&server.db, 1001, "免费的", "featured = null").await;
    game(&server.db, 1002, "付费的", "online_type = 1, buy_amount = 30").await;
    sql::coin::grant(&server.db.pool, user.uid, 1000, "系统赠送", "first").await.unwrap();
    let with_key =
        |n: u8| user.client.with("Idempotency-Key", &format!("00000000-0000-4000-8000-0000000000{n:02x}"));
    let download = [("platformType", "1"), ("price", "30")];
    with_key(1).post("/api/user/game/download/1002", &download).await.ok();
    with_key(2).post("/api/vip/vipopen", &[("type", "7"), ("payWith", "coin"), ("price", "280")]).await.ok();
    with_key(3).post("/api/user/game/download/1001", &download).await.ok();
    let fields = [("packageId", "1"), ("channel", "sandbox"), ("price", "600")];
    with_key(4).post("/api/user/center/coin/order", &fields).await.ok();
    call_back(&server, &paid(&first, "T1", 600)).await;
    call_back(&server, &paid(&first, "T2", 600)).await;
    let closed = order(&user.client, 2, "sandbox").await;
    server
        .db
        .execute(&format!(
            "update trade_order set status = 'closed' where id = '{closed}';
             insert into refund (payment_id, reason, ask_time) select id, 'x', now() from payment where trade_no = 'T2';
             update refund set paid_time = now();
             insert into acknowledgement (payment_id, reason) select id, 'x' from payment where trade_no = 'T2'"
        ))
        .await;
    server.db.audit().await;
    (server, user)
}

async fn refuses(server: &TestServer, forbidden: &[(&str, &str)]) {
    for (statement, why) in forbidden {
        let error = server.db.try_execute(statement).await.expect_err(statement).to_string();
        assert!(error.contains(why), "{statement}: {error}");
    }
    server.db.audit().await;
}

#[tokio::test]
async fn a_key_has_one_effect() {
    let (server, _user) = traded().await;
    let key = |n: u8| format!("'00000000-0000-4000-8000-0000000000{n:02x}'");
    let order = |n| {
        format!(
            "insert into trade_order (id, uid, kind, item, coins, amount, currency, channel, pay_expire_time, idempotency_key)
             select gen_random_uuid(), uid, 'coin', 'x', 5, 1, 'CNY', 'sandbox', now(), {} from status",
            key(n)
        )
    };
    let download = |n| {
        format!(
            "insert into game_download (uid, game_id, platform_type, free_by, idempotency_key)
             select uid, 1001, 1, 'free', {} from status",
            key(n)
        )
    };
    let charge = |n| {
        format!(
            "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id, idempotency_key)
             select uid, -1, 0, 'x', 'vip', 'x', {} from status",
            key(n)
        )
    };
    for forbidden in [order(1), order(2), order(3), download(2), download(4), charge(3), charge(4)] {
        refuses(&server, &[(&forbidden, "used_key_pkey")]).await;
    }
    refuses(
        &server,
        &[
            ("update account_key set key = gen_random_uuid()", "a key stays used"),
            ("delete from account_key", "a key stays used"),
            ("truncate account_key", "a key stays used"),
        ],
    )
    .await;
}

#[tokio::test]
async fn ownership_equals_the_charges() {
    let (server, _user) = traded().await;
    let owns = "who has paid for a game owns it";
    let kept = "downloads are kept as they were";
    refuses(
        &server,
        &[
            ("update entitlement set game_id = 1001", owns),
            ("delete from entitlement", owns),
            ("truncate entitlement", owns),
            ("update game_download set charged = 0", kept),
            ("delete from game_download", kept),
            ("truncate game_download", kept),
            (
                "insert into entitlement (uid, game_id, entry_id)
                 select uid, 1001, id from coin_entry where ref_type = 'game'",
                "entitlement_entry_id_key",
            ),
            (
                "insert into entitlement (uid, game_id, entry_id)
                 select uid, 1001, id from coin_entry where ref_type = 'grant'",
                "names an entry that is no charge",
            ),
            (
                "insert into game_download (uid, game_id, platform_type, charged, free_by, entry_id)
                 select uid, 1001, 1, 280, 'price', id from coin_entry where ref_type = 'vip'",
                "has another price or key",
            ),
            (
                "insert into game_download (uid, game_id, platform_type, charged, free_by, entry_id, idempotency_key)
                 select uid, 1001, 1, 280, 'price', id, idempotency_key from coin_entry where ref_type = 'vip'",
                "names an entry that is no charge",
            ),
            (
                "insert into game_download (uid, game_id, platform_type, free_by) values (null, 1002, 1, 'vip')",
                "game_download_check",
            ),
            (
                "insert into game_download (uid, game_id, platform_type, free_by) select uid, 1002, 1, 'price' from status",
                "game_download_check",
            ),
            (
                "insert into game_download (uid, game_id, platform_type, free_by) select uid, 1002, 1, 'luck' from status",
                "game_download_free_by_check",
            ),
        ],
    )
    .await;
}

#[tokio::test]
async fn rows_that_the_ledger_references_exist_and_stay() {
    let (server, _user) = traded().await;
    let (accounts, games) = ("accounts are kept", "games are kept: retire them");
    refuses(
        &server,
        &[
            ("delete from account", accounts),
            ("delete from status", accounts),
            ("update status set uid = uid + 1", accounts),
            ("truncate account cascade", accounts),
            ("truncate status cascade", accounts),
            ("delete from game", games),
            ("update game set id = id + 1", games),
            ("truncate game cascade", games),
            (
                "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id) values (1, 1, 0, 'x', 'grant', 'x')",
                "query returned no rows",
            ),
            (
                "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
                 select uid, -1, 0, 'x', 'game', uid || ':9' from status;
                 insert into entitlement (uid, game_id, entry_id) select uid, 9, id from coin_entry where ref_id = uid || ':9'",
                "entitlement names the game 9, which is not there",
            ),
            (
                "insert into game_download (uid, game_id, platform_type, free_by) select uid, 9, 1, 'free' from status",
                "game_download names the game 9, which is not there",
            ),
            (
                "insert into game_download (uid, game_id, platform_type, free_by) values (1, 1001, 1, 'free')",
                "game_download names the account 1, which is not there",
            ),
            (
                "insert into game_download (uid, game_id, platform_type, charged, free_by, entry_id)
                 select uid, 1001, 1, 280, 'price', 0 from status",
                "names an entry that is no charge",
            ),
        ],
    )
    .await;
}

#[tokio::test]
async fn only_grants_change_a_membership() {
    let (server, _user) = traded().await;
    let appending = "memberships are granted by appending";
    let by_grant = "a membership moves only by a vip_grant";
    refuses(
        &server,
        &[
            ("update vip_grant set length = interval '1 year'", appending),
            ("delete from vip_grant", appending),
            ("truncate vip_grant", appending),
            ("update status set level_type = 3", by_grant),
            ("update status set exp_time = now() + interval '1 year'", by_grant),
            ("insert into status (uid, read_upto, level_type) values (1, 0, 1)", by_grant),
            ("insert into status (uid, read_upto, exp_time) values (1, 0, now())", by_grant),
            (
                "insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
                 select uid, 1, interval '1 day', now(), now(), 'whim', 'x' from status",
                "vip_grant_ref_type_known",
            ),
            // `on conflict` skips the row after its trigger ran.
            (
                "insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
                 select uid, 1, interval '1 day', now(), now(), ref_type, ref_id from vip_grant on conflict do nothing",
                "is not what its grants say",
            ),
        ],
    )
    .await;
    // The trigger corrects wrong times.
    server
        .db
        .execute(
            "insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id, create_time)
             select uid, 1, interval '1 day', '2001-01-01', '2001-01-01', 'content', 'x', '2001-01-01' from status",
        )
        .await;
    server.db.audit().await;
}

#[tokio::test]
async fn an_order_keeps_its_terms_and_moves_forward() {
    let (server, _user) = traded().await;
    let (terms, forward) = ("an order keeps its terms", "an order moves forward only");
    let agrees = "which is not what was paid and delivered";
    refuses(
        &server,
        &[
            ("update trade_order set amount = 1", terms),
            ("update trade_order set coins = coins + 1", terms),
            ("update trade_order set channel = 'alipay'", terms),
            ("update trade_order set idempotency_key = gen_random_uuid()", terms),
            ("update trade_order set pay_expire_time = pay_expire_time + interval '1 day'", terms),
            (
                "update trade_order set status = 'created', paid_time = null, deliver_time = null where status = 'delivered'",
                forward,
            ),
            ("update trade_order set status = 'created' where status = 'closed'", forward),
            ("update trade_order set status = 'paid', paid_time = now() where status = 'created'", forward),
            ("update trade_order set deliver_time = '2001-01-01' where status = 'delivered'", forward),
            (
                "update trade_order set status = 'delivered', paid_time = now(), deliver_time = now()
                 where status = 'created'",
                agrees,
            ),
            ("update trade_order set status = 'refunded', refund_time = now() where status = 'delivered'", agrees),
            (
                "insert into payment (channel, trade_no, order_id, amount, currency, verdict, heard_by)
                 select channel, 'T9', id, amount, currency, 'accepted', 'notify' from trade_order where status = 'created'",
                agrees,
            ),
            (
                "insert into trade_order (id, uid, kind, item, coins, amount, currency, channel, status, pay_expire_time)
                 select gen_random_uuid(), uid, 'coin', 'x', 5, 1, 'CNY', 'sandbox', 'closed', now() from status",
                "an order begins as created",
            ),
            (
                "insert into trade_order (id, uid, kind, item, coins, amount, currency, channel, pay_expire_time)
                 select gen_random_uuid(), uid, 'coin', 'x', 5, 1, 'CNY', 'pigeon', now() from status",
                "trade_order_channel_known",
            ),
            ("delete from trade_order", "orders are kept"),
            ("truncate trade_order cascade", "are kept"),
        ],
    )
    .await;
}

#[tokio::test]
async fn payments_and_owed_refunds_are_kept() {
    let (server, _user) = traded().await;
    let kept = "payments are kept as they were heard";
    let owed = "a refund is owed until it was paid back, once";
    let insert = |values: &str| {
        format!(
            "insert into payment (channel, trade_no, order_id, amount, currency, verdict, heard_by)
             select {values} from trade_order limit 1"
        )
    };
    refuses(
        &server,
        &[
            ("update payment set amount = 1", kept),
            ("delete from payment", kept),
            ("truncate payment cascade", "are kept"),
            (&insert("'pigeon', 'T9', id, 1, 'CNY', 'mismatch', 'notify'"), "payment_channel_known"),
            (&insert("'sandbox', 'T9', id, 1, 'CNY', 'mismatch', 'rumour'"), "payment_heard_by_known"),
            (&insert("'sandbox', 'T9', id, 1, 'CNY', 'unknown', 'notify'"), "payment_verdict_check"),
            (&insert("'sandbox', 'T9', null, 1, 'CNY', 'surplus', 'notify'"), "payment_verdict_check"),
            ("update refund set paid_time = null", owed),
            ("update refund set reason = 'y'", owed),
            ("delete from refund", "refunds are kept"),
            ("truncate refund", "refunds are kept"),
            ("update acknowledgement set reason = 'y'", "what was acknowledged stays so"),
            ("delete from acknowledgement", "what was acknowledged stays so"),
        ],
    )
    .await;
}
