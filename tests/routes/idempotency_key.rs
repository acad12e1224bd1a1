//! One `Idempotency-Key` of an account has one effect over all calls that take the header.

use chrono::{Days, NaiveDate};
use futures_util::future::{FutureExt, LocalBoxFuture, join_all};
use serde_json::json;
use uuid::Uuid;

use super::checkin::zone_within_the_month;
use crate::harness::{
    Answer, Options, Stage, TestDatabase, TestServer, User,
    calls::{Call, calls},
    order, post, shop,
};

const KEY: &str = "Idempotency-Key";
const USED: &str = "这个请求标识已用于别的操作";

/// Every row that a call with a key writes as its effect.
const EFFECTS: &str = "select (select count(*) from coin_entry) + (select count(*) from game_download) + (select count(*) from vip_grant)
    + (select count(*) from trade_order) + (select count(*) from check_in) + (select count(*) from gift_claim)
    + (select count(*) from activity_join) + (select count(*) from activity_claim) + (select count(*) from activity_draw)
    + (select count(*) from post) + (select count(*) from comment) + (select count(*) from media) + (select count(*) from report)";

#[tokio::test]
async fn a_key_of_one_call_is_refused_by_every_other() {
    let zone = zone_within_the_month(&TestDatabase::new().await).await;
    let stage = Stage::set(Options::unlimited().await.set("PORTAL_TIME_ZONE", zone)).await;
    let db = &stage.server.db;
    db.execute("update account set create_time = now() - interval '1 year'").await;
    sql::coin::grant(&db.pool, stage.user.uid, 1000, "系统赠送", "a").await.unwrap();
    let today: NaiveDate = db.value(&format!("select (now() at time zone '{zone}')::date")).await;
    let of = |template: &str, name: &str| match (template, name) {
        ("/api/vip/vipopen", "payWith") => Some(json!("coin")),
        ("/api/vip/vipopen", "price") => Some(json!(280)),
        ("/api/v1/checkin/makeup", "day") => Some(json!(today - Days::new(1))),
        ("/api/v1/checkin/makeup", "price") => Some(json!(20)),
        _ => stage.of(template, name),
    };
    let takes_a_key = |call: &Call| call.parameters.iter().any(|one| one.name == KEY);
    let mut calls: Vec<Call> = calls().into_iter().filter(takes_a_key).collect();
    assert!(calls.len() >= 13, "{} calls take a key", calls.len());
    // Joins come first: a claim needs one, and a draw joins too.
    calls.sort_by_key(|call| !call.template.ends_with("/join"));
    for first in &calls {
        let client = stage.user.client.with(KEY, &Uuid::new_v4().to_string());
        first.make(&client, of).await.ok();
        let effects: i64 = db.value(EFFECTS).await;
        for other in calls.iter().filter(|other| other.name() != first.name()) {
            let answer = other.make(&client, of).await;
            assert_eq!(answer.malformed(KEY), USED, "{} after {}", other.name(), first.name());
        }
        first.make(&client, of).await.ok();
        assert_eq!(db.value::<i64>(EFFECTS).await, effects, "{}", first.name());
    }
    db.audit().await;
}

/// Each call looks up its key before any of them has written, so the database decides.
#[tokio::test]
async fn of_concurrent_calls_under_one_key_one_has_an_effect() {
    let server = TestServer::start().await;
    shop(&server.db).await;
    let [user, other] = [User::register(&server, "lin_xia").await, User::register(&server, "other").await];
    sql::coin::grant(&server.db.pool, user.uid, 1000, "系统赠送", "a").await.unwrap();
    let below = format!("/api/v1/square/post/{}/comment", post(&server.db, other.uid).await);
    let effects: i64 = server.db.value(EFFECTS).await;
    let client = user.client.with(KEY, &Uuid::new_v4().to_string());
    let (report, picture) = (json!({ "kind": "user", "id": other.uid, "reason": "spam" }), picture());
    let (text, reply) = (json!({ "content": "一篇帖子" }), json!({ "content": "一条评论" }));
    let calls: [LocalBoxFuture<'_, Answer>; 5] = [
        client.post("/api/vip/vipopen", &[("type", "7")]).boxed_local(),
        client.post_json("/api/v1/square/post", &text).boxed_local(),
        client.post_json(&below, &reply).boxed_local(),
        client.post_json("/api/v1/report", &report).boxed_local(),
        client.upload_media("image", &picture).boxed_local(),
    ];
    let mut holder = server.db.pool.get().await.unwrap();
    let holds = holder.transaction().await.unwrap();
    holds.batch_execute("lock table account_key in share row exclusive mode").await.unwrap();
    let release = async {
        server.db.waiting(5).await;
        holds.commit().await.unwrap();
    };
    let (answers, ()) = tokio::join!(join_all(calls), release);
    let (done, refused): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.code() == 0);
    assert_eq!(done.len(), 1, "{answers:?}");
    assert!(refused.iter().all(|answer| answer.malformed(KEY) == USED));
    assert_eq!(server.db.value::<i64>("select count(*) from account_key").await, 1);
    // A membership is a charge and its grant.
    let effects = server.db.value::<i64>(EFFECTS).await - effects;
    assert_eq!(effects, if done[0].ok().get("coinNum").is_some() { 2 } else { 1 });
    server.db.audit().await;
}

fn picture() -> Vec<u8> {
    crate::harness::drawn(8, 8, 1)
}

#[tokio::test]
#[ignore = "night"]
async fn another_account_may_use_the_same_key() {
    let server = TestServer::start().await;
    let key = Uuid::new_v4().to_string();
    for name in ["lin_xia", "other"] {
        let client = User::register(&server, name).await.client.with(KEY, &key);
        client.post_json("/api/v1/square/post", &json!({ "content": format!("{name}的帖子") })).await.ok();
        client.post_json("/api/v1/checkin/today", &json!({})).await.malformed(KEY);
    }
    server.db.audit().await;
}

/// A medium that no post shows is deleted after a week.
#[tokio::test]
async fn a_deleted_medium_releases_its_key() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let client = user.client.with(KEY, &Uuid::new_v4().to_string());
    let first = client.upload_media("image", &picture()).await.ok()["id"].clone();
    server.db.execute("delete from media").await;
    assert_eq!(server.db.value::<i64>("select count(*) from account_key").await, 0);
    assert_ne!(client.upload_media("image", &picture()).await.ok()["id"], first);
    server.db.audit().await;
}

/// The query by which the previous release's audit reads the keys.
const AUDIT_BEFORE: &str = "select count(*) filter (where k.key is null or e.n is distinct from 1)
    from used_key k full join (
        select uid, key, count(*) as n from (
            select uid, idempotency_key as key from coin_entry union all
            select uid, idempotency_key from game_download where entry_id is null and uid is not null union all
            select uid, idempotency_key from trade_order) every
        where key is not null group by uid, key
    ) e using (uid, key)";

/// During an upgrade, servers of the previous release use keys unknown to them: they look up only keys of coins.
#[tokio::test]
#[ignore = "night"]
async fn a_server_of_the_previous_release_fails_at_no_key_and_the_audit_finds_nothing() {
    let server = TestServer::start().await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    sql::coin::grant(&server.db.pool, user.uid, 1000, "系统赠送", "a").await.unwrap();
    let keys: [String; 3] = std::array::from_fn(|_| Uuid::new_v4().to_string());
    let [of_coins, of_post, of_comment] = &keys;
    user.client.with(KEY, of_coins).post("/api/vip/vipopen", &[("type", "7")]).await.ok();
    let published = user.client.with(KEY, of_post);
    let published = published.post_json("/api/v1/square/post", &json!({ "content": "一篇帖子" })).await;
    let below = format!("/api/v1/square/post/{}/comment", published.ok()["id"]);
    user.client.with(KEY, of_comment).post_json(&below, &json!({ "content": "一条评论" })).await.ok();
    let uid = user.uid;
    let before = async |statements: String| {
        server
            .db
            .execute(&format!(
                "set portal.keys_are_checked = off; {statements}; set portal.keys_are_checked = on"
            ))
            .await;
        assert_eq!(server.db.value::<i64>(AUDIT_BEFORE).await, 0, "{statements}");
        server.db.audit().await;
    };
    let order = |key: &str| {
        format!(
            "insert into trade_order (id, uid, kind, item, coins, amount, currency, channel, pay_expire_time, idempotency_key)
             values (gen_random_uuid(), {uid}, 'coin', 'x', 5, 1, 'CNY', 'sandbox', now(), '{key}')"
        )
    };
    let reported = |key: &str, id: i64| {
        format!(
            "insert into report (uid, kind, ref_id, reason, detail, idempotency_key) values ({uid}, 'user', {id}, 'spam', '', '{key}')"
        )
    };
    // Content that reuses a key of coins or of other content gets no key. Coins take over the key of content.
    before(reported(of_coins, 1)).await;
    before(reported(of_comment, 2)).await;
    before(order(of_post)).await;
    before(order(of_comment)).await;
    let left = "select count(*) from (select idempotency_key from post union all select idempotency_key from comment union all
                select idempotency_key from report) k where idempotency_key is not null";
    assert_eq!(server.db.value::<i64>(left).await, 0);
    assert_eq!(server.db.value::<i64>("select count(*) from used_key").await, 3);
    // Servers of this release know all keys.
    for key in &keys {
        let client = user.client.with(KEY, key);
        client.post_json("/api/v1/square/post", &json!({ "content": "又一篇" })).await.malformed(KEY);
    }
    // A server of the release before does not check all kinds. It still refuses a key that it used for the same kind.
    let again = format!("set portal.keys_are_checked = off; {}", order(of_post));
    let refused = server.db.try_execute(&again).await.unwrap_err().to_string();
    assert!(refused.contains("trade_order_uid_idempotency_key_key"), "{refused}");
}

/// Before the upgrade, each kind of content had its own keys. Of several uses of a key, the first kind in this order keeps it.
#[tokio::test]
#[ignore = "night"]
async fn keys_from_before_the_upgrade_keep_their_first_effect() {
    const KINDS: [&str; 5] = ["trade_order", "post", "comment", "report", "media"];
    let server = TestServer::start().await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let firsts = KINDS.map(|_| Uuid::new_v4());
    order(&user.client.with(KEY, &firsts[0].to_string()), 1, "sandbox").await;
    let below = post(&server.db, user.uid).await;
    // Each kind also used the keys of all kinds before it, and one key that no other kind used.
    let alone = KINDS.map(|_| Uuid::new_v4());
    let keys: [String; 5] = std::array::from_fn(|n| {
        let keys = firsts[..=n].iter().chain([&alone[n]]).map(|key| format!("'{key}'")).collect::<Vec<_>>();
        format!("unnest(array[{}]::uuid[]) with ordinality as used (key, n)", keys.join(", "))
    });
    let [_, of_posts, of_comments, of_reports, of_media] = &keys;
    server
        .db
        .execute(&format!(
            "alter table post disable trigger post_key; alter table report disable trigger report_key;
             alter table comment disable trigger comment_key; alter table media disable trigger media_key;
             insert into post (uid, content, idempotency_key) select {uid}, 'x', key from {of_posts};
             update account set post_num = post_num + 3 where uid = {uid};
             insert into comment (post_id, uid, content, floor, idempotency_key)
                 select {below}, {uid}, 'x', n, key from {of_comments};
             update post set comment_num = 4, root_num = 4, floor_num = 4 where id = {below};
             insert into report (uid, kind, ref_id, reason, detail, idempotency_key)
                 select {uid}, 'user', n, 'spam', '', key from {of_reports};
             insert into media (id, uid, kind, file, idempotency_key)
                 select gen_random_uuid(), {uid}, 'image', '{{}}', key from {of_media};
             alter table media enable trigger media_key; alter table comment enable trigger comment_key;
             alter table report enable trigger report_key; alter table post enable trigger post_key",
            uid = user.uid,
        ))
        .await;
    server.db.execute(include_str!("../../sql/migrations/0028_account_key_of_before.sql")).await;
    for (n, kind) in KINDS.iter().enumerate() {
        let kept = format!("select array_agg(idempotency_key) from {kind} where idempotency_key is not null");
        let mut kept: Vec<Uuid> = server.db.value(&kept).await;
        let mut expected = if n == 0 { vec![firsts[0]] } else { vec![firsts[n], alone[n]] };
        kept.sort();
        expected.sort();
        assert_eq!(kept, expected, "{kind}");
    }
    server.db.audit().await;
}
