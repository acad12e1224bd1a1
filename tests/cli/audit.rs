use std::collections::BTreeSet;

use serde_json::json;
use sql::{
    activity::{self, Wants},
    thread::{Command, Deed},
};

use crate::harness::{
    Nodes, Ran, TestServer, User, activity, book, earn, frame, game, gift, gift_of_goods, invite, inviting,
    looked_at, ordered, players, post, prize, send_to, send_to_all, task,
};

#[tokio::test]
#[ignore = "night"]
async fn the_audit_of_a_busy_portal_finds_nothing() {
    let nodes = Nodes::start().await;
    let mut users = Vec::new();
    for n in 0..4 {
        users.push(User::register(if n % 2 == 0 { &nodes.a } else { &nodes.b }, &format!("busy_{n}")).await);
    }
    let mut sockets = Vec::new();
    for user in &users {
        sockets.push(user.socket().await);
    }
    let sending = async {
        for n in 0..12 {
            send_to(&nodes.db, users[n % 4].uid, "给你").await;
            send_to_all(&nodes.db, "给大家").await;
        }
    };
    let granting = async {
        for n in 0..12_usize {
            let key = format!("busy {n}");
            sql::coin::grant(&nodes.db.pool, users[n % 4].uid, 10 - n as i64 % 3, "系统赠送", &key)
                .await
                .unwrap();
        }
    };
    let reading = futures_util::future::join_all(users.iter().map(|user| async {
        for node in [&nodes.a, &nodes.b, &nodes.a] {
            user.client.at(node).post("/api/user/message", &[("all", "1")]).await.ok();
        }
    }));
    // Also during the load: the audit reads one snapshot.
    let (.., audited) = tokio::join!(sending, granting, reading, Ran::on(&nodes.db, &["audit"]));
    audited.ok();
    for (user, socket) in users.iter().zip(&mut sockets) {
        user.client.post("/api/user/message", &[("all", "1")]).await.ok();
        let me = user.me().await;
        let settled = |status: &serde_json::Value| status["version"] == me["version"];
        let status = socket.status_where("the last status", settled).await;
        assert_eq!((&status["coinNum"], &status["unread"]), (&me["coinNum"], &me["unread"]));
    }
    let said = Ran::on(&nodes.db, &["audit"]).await.ok();
    assert!(said.lines().count() >= 6 && said.lines().all(|line| line.starts_with("ok")), "{said}");
}

/// Each invariant, with a statement that breaks it while the triggers are off.
const BREAKING: &[(&str, &str)] = &[
    (
        "every account has a status row",
        "insert into account (login_name, name, invite_code) values ('stray', 'stray', 'STRAY')",
    ),
    (
        "every balance equals the sum of its ledger entries",
        "alter table status disable trigger user; update status set balance = balance + 1",
    ),
    (
        "every balanceAfter equals the running sum",
        "alter table coin_entry disable trigger user; update coin_entry set balance_after = balance_after + 1",
    ),
    (
        "every charge for a game has one entitlement and one download",
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
         select uid, -1, 0, 'x', 'game', uid || ':1001' from status limit 1",
    ),
    (
        "every entitlement and paid download has its charge",
        "alter table entitlement disable trigger user;
         insert into entitlement (uid, game_id, entry_id) select uid, 1001, id from coin_entry limit 1",
    ),
    (
        "every account and game that the books refer to exists",
        "alter table game_download disable trigger user;
         insert into game_download (game_id, platform_type, free_by) values (9, 1, 'free')",
    ),
    (
        "every account and game that the books refer to exists",
        "insert into account_key (uid, key) values (1, gen_random_uuid())",
    ),
    (
        "every account and game that the books refer to exists",
        "alter table goods_entry disable trigger user;
         insert into goods_entry (uid, kind, delta, amount_after, reason, ref_type, ref_id) values (1, 'spin', 1, 1, 'x', 'gift', '1:9')",
    ),
    (
        "every membership bought for coins has its charge",
        "insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
         select uid, 1, interval '1 day', now(), now(), 'coin', '0' from status limit 1",
    ),
    (
        "every membership has the end and the level of its grants",
        "alter table status disable trigger user; update status set exp_time = exp_time + interval '1 day'",
    ),
    (
        "every membership has the end and the level of its grants",
        "alter table status disable trigger user; update status set level_type = 3",
    ),
    (
        "every membership grant continues the grant before it",
        "alter table vip_grant disable trigger user;
         update vip_grant set begin_time = begin_time - interval '1 day', length = length + interval '1 day'",
    ),
    (
        "no idempotency key has two effects",
        "alter table trade_order disable trigger user;
         insert into trade_order (id, uid, kind, item, coins, amount, currency, channel, pay_expire_time, idempotency_key)
         select gen_random_uuid(), uid, 'coin', 'x', 5, 1, 'CNY', 'sandbox', now(), key from account_key",
    ),
    (
        "no idempotency key has two effects",
        "alter table account_key disable trigger user; delete from account_key",
    ),
    (
        "no idempotency key has two effects",
        "alter table post disable trigger user;
         insert into post (uid, content, idempotency_key) select uid, 'x', key from account_key",
    ),
    (
        "no idempotency key has two effects",
        "alter table comment disable trigger user;
         insert into comment (post_id, uid, content, floor, idempotency_key)
         select (select min(id) from post), uid, 'x', 99, key from account_key",
    ),
    (
        "no idempotency key has two effects",
        "alter table media disable trigger user;
         insert into media (id, uid, kind, file, idempotency_key)
         select gen_random_uuid(), uid, 'image', '{}', key from account_key",
    ),
    (
        "no idempotency key has two effects",
        "alter table report disable trigger user;
         insert into report (uid, kind, ref_id, reason, detail, idempotency_key)
         select uid, 'user', 1, 'spam', '', key from account_key",
    ),
    (
        "no idempotency key has two effects",
        "alter table report disable trigger user;
         insert into report (uid, kind, ref_id, reason, detail, idempotency_key)
         select uid, 'user', 1, 'spam', '', gen_random_uuid() from status",
    ),
    (
        "no idempotency key has two effects",
        "insert into account_key (uid, key, content) select uid, gen_random_uuid(), true from status",
    ),
    (
        "no idempotency key has two effects",
        "alter table account_key disable trigger user; update account_key set content = not content",
    ),
    (
        "every free download was free for its player",
        "insert into game_download (uid, game_id, platform_type, free_by) select uid, 1001, 1, 'owned' from status",
    ),
    (
        "every free download was free for its player",
        "insert into game_download (uid, game_id, platform_type, free_by, create_time)
         select uid, 1001, 1, 'vip', now() - interval '1 day' from status",
    ),
    (
        "every order delivered its goods once",
        "alter table trade_order disable trigger user;
         insert into trade_order (id, uid, kind, item, coins, amount, currency, channel, status, pay_expire_time,
             ask_time, paid_time, deliver_time)
         select gen_random_uuid(), uid, 'coin', 'x', 5, 1, 'CNY', 'sandbox', 'delivered', now(), now(), now(), now()
         from status",
    ),
    (
        "every delivery and refund belongs to an order",
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
         select uid, 5, 0, 'x', 'order', 'x' from status limit 1",
    ),
    (
        "every paid order was delivered and has one accepted payment, of its amount",
        "alter table payment disable trigger user;
         insert into payment (channel, trade_no, order_id, amount, currency, verdict, heard_by)
         select 'sandbox', 'T1', id, 1, 'CNY', 'accepted', 'notify' from trade_order",
    ),
    (
        "every paid order was delivered and has one accepted payment, of its amount",
        "alter table payment disable trigger user; alter table trade_order disable trigger user;
         insert into payment (channel, trade_no, order_id, amount, currency, verdict, heard_by)
         select channel, 'T1', id, amount, currency, 'accepted', 'notify' from trade_order;
         update trade_order set status = 'paid', paid_time = now()",
    ),
    (
        "every refund took back the goods of its order",
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
         select uid, -5, 0, 'x', 'refund', id::text from trade_order",
    ),
    (
        "every refund took back the goods of its order",
        "insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
         select uid, 0, interval '1 day', now(), now(), 'used', id::text from trade_order",
    ),
    (
        "every delivery and refund belongs to an order",
        "insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
         select uid, 0, interval '1 day', now(), now(), 'used', 'x' from status limit 1",
    ),
    (
        "all refunds of a payment are at most its money, and the parts take back their coins",
        "alter table payment disable trigger user; alter table refund_part disable trigger user;
         insert into payment (channel, trade_no, order_id, amount, currency, verdict, heard_by)
         select channel, 'T1', id, amount, currency, 'surplus', 'notify' from trade_order;
         insert into refund_part (payment_id, amount, coins, reason, ask_time) select id, amount, 5, 'x', now() from payment",
    ),
    (
        "all refunds of a payment are at most its money, and the parts take back their coins",
        "alter table payment disable trigger user; alter table refund_part disable trigger user;
         insert into payment (channel, trade_no, order_id, amount, currency, verdict, heard_by)
         select channel, 'T1', id, amount, currency, 'surplus', 'notify' from trade_order;
         insert into refund_part (payment_id, amount, reason, ask_time) select id, amount + 1, 'x', now() from payment",
    ),
    (
        "all refunds of a payment are at most its money, and the parts take back their coins",
        "alter table payment disable trigger user; alter table refund disable trigger user;
         insert into payment (channel, trade_no, order_id, amount, currency, verdict, heard_by)
         select channel, 'T1', id, amount, currency, 'surplus', 'notify' from trade_order;
         insert into refund (payment_id, amount, reason, ask_time) select id, amount + 1, 'x', now() from payment",
    ),
    (
        "every entry of a partial refund belongs to one",
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
         select uid, -5, 0, 'x', 'refund_part', 'x' from status where balance >= 5 limit 1",
    ),
    (
        "the settled coins of every debt equal its entries",
        "alter table coin_entry disable trigger coin_entry_of_debt;
         insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
         select uid, -1, 0, 'x', 'debt', '7:1' from status where balance >= 5 limit 1",
    ),
    (
        "the settled coins of every debt equal its entries",
        "alter table debt disable trigger user;
         insert into debt (uid, order_id, coins, settled_coins) select uid, id, 5, 5 from trade_order",
    ),
    (
        "nobody has both coins and an open debt",
        "alter table debt disable trigger user;
         insert into debt (uid, order_id, coins) select uid, id, 5 from trade_order",
    ),
    (
        "every game that was taken back gave back its coins",
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
         select uid, 5, 0, 'x', 'take_back', uid || ':1001:0' from status limit 1",
    ),
    (
        "nobody owns a game twice",
        "alter table entitlement disable trigger user;
         insert into entitlement (uid, game_id, entry_id, number) select uid, 1001, id, 1 from coin_entry limit 1",
    ),
    (
        "every invitation's ledger entries match its state",
        "alter table invitation disable trigger user;
         update invitation set inviter_reward = 21 where state = 'paid'",
    ),
    (
        "every invitation's ledger entries match its state",
        "alter table invitation disable trigger user;
         update invitation set state = 'refused', refusal = 'self', refuse_time = now(), paid_time = null",
    ),
    (
        "every invitation's ledger entries match its state",
        "alter table invitation disable trigger user;
         update invitation set state = 'clawed_back', claw_back_time = now(), inviter_owed = inviter_reward",
    ),
    (
        "every invitation's ledger entries match its state",
        "alter table coin_entry disable trigger coin_entry_of_invitation;
         insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
         select inviter, -20, 0, 'x', 'claw_back', invitee || ':inviter' from invitation",
    ),
    ("every invitation's ledger entries match its state", "update account set invited_by = null"),
    (
        "every reward and claw-back belongs to an invitation",
        "alter table coin_entry disable trigger coin_entry_of_invitation;
         insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
         select uid, 20, 0, 'x', 'invite', '7:inviter' from status limit 1",
    ),
    ("every paid invitation was earned", "update account set phone = null where phone is not null and login_name is not null"),
    ("every unread count equals the unread messages", "update status set unread_messages = 7"),
    (
        "broadcasts are numbered without gaps, and none is read ahead",
        "update broadcast_head set seq = seq + 1",
    ),
    ("broadcasts are numbered without gaps, and none is read ahead", "update status set read_upto = 99"),
    (
        "no broadcast is marked read twice",
        "insert into broadcast_read select uid, 1 from status; update status set read_upto = 1",
    ),
    (
        "every status says whether the account's youth mode is on",
        "alter table status disable trigger user; update status set youth = true",
    ),
    (
        "every status says whether the account's youth mode is on",
        "alter table youth disable trigger user;
         insert into youth (uid, pin_hash, day) select uid, 'a hash', '2026-11-27' from status limit 1",
    ),
    (
        "no login from before a password change is live",
        "update account set password_time = now() + interval '1 second'",
    ),
    (
        "no suspended account has a live login",
        "update account set suspended_until = now() + interval '1 day'",
    ),
    ("every thread's seq is without gaps", "update post set seq = 1"),
    ("every post's counts equal the rows they count", "update post set like_num = 7"),
    (
        "every comment's counts equal the rows they count",
        "insert into comment (post_id, uid, content, floor, reply_num) select id, uid, 'x', 1, 1 from post;
         update post set comment_num = 1, root_num = 1",
    ),
    (
        "every edit of a comment is marked and in the log",
        "insert into comment (post_id, uid, content, floor, edit_time) select id, uid, 'x', 1, now() from post;
         update post set comment_num = 1, root_num = 1",
    ),
    ("every account's counts equal the rows they count", "update account set post_num = 3"),
    ("every account's counts equal the rows they count", "update account set like_num = 3"),
    ("every account's counts equal the rows they count", "update account set follower_num = follower_num + 1"),
    ("every unread count equals the unread notices", "update status set unread_replies = 7"),
    ("no notice refers to content that its reader may not see", "update post set hidden = true"),
    (
        "no notice refers to content that its reader may not see",
        "insert into block (uid, blocked) select n.uid, n.actors[1] from notice n where kind = 'like'",
    ),
    ("every notice is true", "update notice set actor_num = 5 where kind = 'like'"),
    ("every notice is true", "delete from follow"),
    (
        "no gift code was given twice, and each is in its pack's list",
        "alter table gift_claim drop constraint gift_claim_gift_id_code_key;
         insert into gift_claim (gift_id, uid, code) select gift_id, (select max(uid) from account), code from gift_claim where gift_id = 1",
    ),
    (
        "no gift code was given twice, and each is in its pack's list",
        "alter table gift disable trigger user; update gift set listed = true",
    ),
    (
        "nobody has two codes of a gift pack",
        "alter table gift_claim drop constraint gift_claim_pkey;
         insert into gift_claim (gift_id, uid, code) select gift_id, uid, 'x' from gift_claim where gift_id = 1",
    ),
    (
        "every gift pack counts its claims, at most its stock",
        "alter table gift disable trigger user; update gift set claimed_num = 2",
    ),
    (
        "every gift pack counts its claims, at most its stock",
        "alter table gift_claim disable trigger user;
         insert into gift_claim (gift_id, uid, code) select gift_id, (select max(uid) from account), 'x' from gift_claim",
    ),
    ("every game counts its ratings", "update game set rating_5 = rating_5 + 1"),
    (
        "every game counts its ratings",
        "alter table game_rating disable trigger user; update game_rating set stars = 1",
    ),
    (
        "every holding of goods equals the sum of its entries",
        "alter table goods disable trigger user; update goods set amount = amount + 1",
    ),
    ("every holding of goods equals the sum of its entries", "alter table goods disable trigger user; delete from goods"),
    (
        "every amountAfter of goods equals the running sum",
        "alter table goods_entry disable trigger user; update goods_entry set amount_after = amount_after + 1",
    ),
    (
        "every claim of a gift with goods granted them once",
        "alter table goods_entry disable trigger user; delete from goods_entry where kind = 'rename'",
    ),
    (
        "every claim of a gift with goods granted them once",
        "alter table vip_grant disable trigger user; delete from vip_grant where ref_type = 'gift'",
    ),
    (
        "every claim of a gift with goods granted them once",
        "insert into goods_entry (uid, kind, delta, amount_after, reason, ref_type, ref_id)
         select uid, 'spin', 5, 0, 'x', 'gift', uid || ':9' from status limit 1",
    ),
    (
        "every used good has its effect, and every such effect its good",
        "alter table goods_entry disable trigger user; delete from goods_entry where delta < 0",
    ),
    (
        "every used good has its effect, and every such effect its good",
        "alter table name_change disable trigger user; delete from name_change",
    ),
    ("every worn frame is held", "alter table account disable trigger user; update account set worn_frame = 'gold'"),
    (
        "nobody checks in twice a day",
        "alter table check_in drop constraint check_in_pkey;
         insert into check_in (uid, day) select uid, day from check_in",
    ),
    (
        "every streak counts the days before it",
        "insert into check_in (uid, day, streak) select uid, day + 1, 5 from check_in",
    ),
    (
        "every check-in reward has its entry, and every such entry its day",
        "insert into check_in (uid, day, reward) select uid, day + 7, 5 from check_in",
    ),
    (
        "every check-in reward has its entry, and every such entry its day",
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
         select uid, -1, 0, 'x', 'make_up', uid || ':2020-02-02' from check_in",
    ),
    (
        "every badge is of a full month, and the newest is shown",
        "insert into month_badge (uid, month, until) select uid, '2026-10-01', now() from check_in",
    ),
    (
        "every badge is of a full month, and the newest is shown",
        "alter table account disable trigger user; update account set badge = '2026-10', badge_until = now()",
    ),
    (
        "every activity counts who joined it",
        "alter table activity disable trigger user; update activity set join_num = join_num + 1",
    ),
    (
        "no idempotency key has two effects",
        "alter table activity_join disable trigger user;
         update activity_join set idempotency_key = '00000000-0000-4000-8000-000000000009'",
    ),
    (
        "every gift pack counts its claims, at most its stock",
        "alter table gift disable trigger user; alter table gift_claim disable trigger user;
         insert into gift_code (gift_id, code, place) select gift_id, code, 1 from gift_claim;
         update gift set listed = true, stock = 1",
    ),
    (
        "every claimed task paid its reward once",
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
         select uid, 5, 0, 'x', 'task', uid || ':1:9' from status limit 1",
    ),
    (
        "every claimed task paid its reward once",
        "alter table activity_claim disable trigger user; update activity_claim set vip_days = 3",
    ),
    (
        "every draw charged its price and paid its prize once",
        "alter table activity_draw disable trigger user; update activity_draw set coins = coins + 1",
    ),
    (
        "every draw charged its price and paid its prize once",
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
         select uid, 1, 0, 'x', 'prize', uid || ':2:2026-01-01:1' from status limit 1",
    ),
    (
        "draws of a day are numbered without gaps",
        "alter table activity_draw disable trigger user; update activity_draw set number = 2",
    ),
    (
        "no prize was won more often than its stock",
        "alter table activity_prize disable trigger user; update activity_prize set won_num = won_num + 1",
    ),
    ("nobody follows across a block", "insert into block (uid, blocked) select uid, followee from follow"),
    ("every book's counts equal the rows they count", "update book set subscribe_num = subscribe_num + 1"),
    ("every book's counts equal the rows they count", "update book set chapter_num = 7"),
    ("every book's counts equal the rows they count", "update chapter set retired = true"),
    ("every book's counts equal the rows they count", "update book set last_chapter = 9"),
    ("every book's counts equal the rows they count", "insert into book_move (book_id, kept) values (2001, 1)"),
    ("every book's counts equal the rows they count", "update book set updated = 0"),
    ("every book's counts equal the rows they count", "update book set appear_seq = 0"),
    ("every book's counts equal the rows they count", "update book_text set title = ''"),
    ("no reading position is in another book", "update reading set chapter_id = 9"),
    ("no reading position is in another book", "update reading set read = '{}'"),
    (
        "every erased account is anonymous",
        "update account set erase_time = now(), login_name = null, phone = null, password_hash = null, avatar = null,
             real_name = '', signature = '', age = 0, sex = 0",
    ),
    (
        "every erasure is booked once and leaves nothing",
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
         select uid, -1, 0, 'x', 'erase', uid::text from status where balance > 0 limit 1",
    ),
];

#[tokio::test]
async fn each_invariant_that_is_broken_on_purpose_is_found() {
    let (mut server, _user) = in_order().await;
    let findings = sql::audit::audit(&server.db.pool).await.unwrap();
    assert!(findings.iter().all(|finding| finding.wrong == 0), "{findings:?}");
    let known: BTreeSet<_> = findings.iter().map(|finding| finding.invariant).collect();
    let broken: BTreeSet<_> = BREAKING.iter().map(|(invariant, _)| *invariant).collect();
    assert_eq!(known, broken, "each invariant is broken below, and nothing else");
    // The statements lock tables, so no other connection may use them.
    server.stop().await;
    let mut client = server.db.pool.get().await.unwrap();
    for (invariant, breaking) in BREAKING {
        let tx = client.transaction().await.unwrap();
        tx.batch_execute(breaking).await.unwrap_or_else(|error| panic!("{breaking}: {error:?}"));
        let findings = sql::audit::audit_in(&tx, |name| name == *invariant).await.unwrap();
        assert!(findings.iter().any(|finding| finding.wrong > 0), "{breaking}: {findings:?}");
        tx.rollback().await.unwrap();
    }
    drop(client);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_command_names_the_broken_invariant() {
    let (server, _user) = in_order().await;
    let (invariant, breaking) = BREAKING[0];
    server.db.execute(breaking).await;
    let ran = Ran::on(&server.db, &["audit"]).await;
    assert_eq!(ran.code, 1, "{ran:?}");
    let wrong: Vec<_> = ran.stdout.lines().filter(|line| line.starts_with("WRONG")).collect();
    assert!(wrong.iter().any(|line| line.contains(invariant)), "{ran:?}");
    assert!(ran.stderr.contains("do not hold"), "{ran:?}");
}

/// Rows of every kind that the audit checks.
async fn in_order() -> (TestServer, User) {
    let (server, user, _order) = ordered(inviting()).await;
    game(&server.db, 1001, "一个游戏", "featured = null").await;
    sql::coin::grant(&server.db.pool, user.uid, 500, "系统赠送", "k").await.unwrap();
    let month = [("type", "7"), ("payWith", "coin"), ("price", "280")];
    let key = "00000000-0000-4000-8000-000000000001";
    user.client.with("Idempotency-Key", key).post("/api/vip/vipopen", &month).await.ok();
    send_to_all(&server.db, "一").await;
    send_to(&server.db, user.uid, "二").await;
    gift(&server.db, 1, 3, "vip_only = false").await;
    user.client.post_json("/api/v1/gift/1/claim", &json!({})).await.ok();
    goods_in_order(&server, &user).await;
    user.client.post_json("/api/v1/checkin/today", &json!({})).await.ok();
    let (post, fan) = (post(&server.db, user.uid).await, players(&server.db, 1).await[0]);
    sql::coin::grant(&server.db.pool, fan, 50, "系统赠送", "fan").await.unwrap();
    let ratings = format!(
        "insert into game_rating (uid, game_id, stars) values ({}, 1001, 5), ({fan}, 1001, 4)",
        user.uid
    );
    server.db.execute(&ratings).await;
    let like = Command { post, uid: fan, deed: Deed::LikePost { liked: true } };
    server.node.write(like).await.unwrap();
    activity(&server.db, 1, "tasks").await;
    task(&server.db, 1, 1, "like", 1, 10).await;
    activity(&server.db, 2, "draw").await;
    prize(&server.db, 2, 1, 10_000, 9).await;
    for (of, wants) in
        [(1, Wants::Join), (1, Wants::Claim { task: 1 }), (2, Wants::Draw { price: 0, spin: None, roll: 0 })]
    {
        let told = |_: &activity::Given<'_>| ("奖励".to_owned(), "<p>奖励</p>".to_owned());
        let command = activity::Command { uid: fan, activity: of, key: None, wants, told };
        let (outcome, _) = server.node.reward(command).await.unwrap();
        assert!(!matches!(outcome, activity::Outcome::Refused(_)), "{outcome:?}");
    }
    server.node.follow(fan, user.uid).await.unwrap().unwrap();
    book(&server.db, 2001).await;
    sql::book::subscribe(&server.db.pool, user.uid, 2001).await.unwrap();
    let place = json!({
        "chapterId": 1, "locator": { "paragraph": 0, "offset": 0 }, "device": "phone", "base": 0,
        "readAt": "2026-04-01T08:00:00Z",
    });
    user.client.put_json("/api/v1/book/2001/progress", &place).await.ok();
    let guest = players(&server.db, 1).await[0];
    invite(&server.db, user.uid, guest).await;
    earn(&server.db, guest).await;
    looked_at(&server.db).await;
    (server, user)
}

/// A claim of goods, a worn frame, and a rename card that was used.
async fn goods_in_order(server: &TestServer, user: &User) {
    frame(&server.db, "leaf").await;
    frame(&server.db, "gold").await;
    gift_of_goods(&server.db, 2, &[("frame", "leaf"), ("rename", "2"), ("vipDays", "3")]).await;
    user.client.post_json("/api/v1/gift/2/claim", &json!({})).await.ok();
    user.client.post_json("/api/v1/goods/frame", &json!({ "frame": "leaf" })).await.ok();
    for name in ["林夏", "夏天"] {
        user.client.post("/api/user/center/updateInfo", &[("name", name)]).await.ok();
    }
}
