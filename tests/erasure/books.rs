//! What an erasure leaves in the database, and what others see.

use std::sync::Arc;

use actors::{Clock, ManualClock, SystemClock};
use serde_json::{Value, json};
use sql::erasure::{Advanced, Step};

use super::{
    PSEUDONYM, advance, ask, at_once, count, erased,
    life::{self, Life, NAME, OLD_PHONE, PHONE},
    name_of,
};
use crate::harness::{
    COMIC, Nodes, Options, PASSWORD, Ran, Running, SECRET, TestDatabase, TestServer, User, call_back,
    eventually, paid,
};

/// Tables of which nothing of an erased account is left.
const EMPTIED: [&str; 12] = [
    "account_text where uid =",
    "block where uid =",
    "book_subscription where uid =",
    "broadcast_read where uid =",
    "favourite where uid =",
    "follow where uid =",
    "follow where followee =",
    "login where uid =",
    "phone_held where uid =",
    "replaced_phone where uid =",
    "reading where uid =",
    "youth where uid =",
];

/// Tables that keep their rows, because the books need them.
const KEPT: [&str; 14] = [
    "account",
    "activity_claim",
    "activity_draw",
    "check_in",
    "comment_like",
    "entitlement",
    "game_download",
    "game_rating",
    "gift_claim",
    "goods_entry",
    "name_change",
    "post_like",
    "report",
    "trade_order",
];

/// Everything that the player wrote or was called, and that nobody else wrote.
fn traces(life: &Life) -> Vec<String> {
    let avatar = life.avatar.trim_start_matches("/media/").trim_end_matches("-256.jpg");
    ["lin_xia", PHONE, OLD_PHONE, "林夏真", "早睡", "他骂我"]
        .map(str::to_owned)
        .into_iter()
        .chain([avatar.to_owned()])
        .collect()
}

async fn assert_pseudonym(db: &TestDatabase, life: &Life) {
    let uid = life.user.uid;
    for from in EMPTIED {
        assert_eq!(count(db, &format!("{from} {uid}")).await, 0, "{from}");
    }
    assert_eq!(count(db, &format!("message where uid = {uid}")).await, 0);
    assert_eq!(count(db, &format!("notice where uid = {uid}")).await, 0);
    let account: Value = db.value_of("select to_jsonb(a) from account a where uid = $1", &[&uid]).await;
    for field in
        ["login_name", "phone", "password_hash", "avatar", "worn_frame", "suspended_until", "muted_until"]
    {
        assert_eq!(account[field], Value::Null, "{field}");
    }
    for field in ["signature", "real_name", "suspend_reason", "mute_reason"] {
        assert_eq!(account[field], "", "{field}");
    }
    assert_eq!((&account["age"], &account["sex"]), (&json!(0), &json!(0)));
    assert_eq!(
        (&account["name"], &account["invite_code"]),
        (&json!(PSEUDONYM), &json!(format!("erased-{uid}")))
    );
    let status: Value = db
        .value_of(
            "select jsonb_build_object('balance', balance, 'member', exp_time > now(), 'unread', unread_messages
                 + unread_likes + unread_replies + unread_follows, 'youth', youth) from status where uid = $1",
            &[&uid],
        )
        .await;
    assert_eq!(status, json!({ "balance": 0, "member": false, "unread": 0, "youth": false }));
    let names = format!("name_change where uid = {uid} and (before <> '' or after <> '-')");
    assert_eq!(count(db, &names).await, 0);
    let hashes = format!("invitation where invitee = {uid} and (device <> '' or network <> '')");
    assert_eq!(count(db, &hashes).await, 0);
    let everything = db.everything().await;
    for trace in traces(life) {
        // The picture's files are listed until the media job deletes them, and the limit of sign-ins until its minutes are over.
        let left: Vec<&str> = everything
            .lines()
            .filter(|line| {
                line.contains(trace.as_str())
                    && !line.starts_with("unused_file ")
                    && !line.starts_with("limit_log ")
            })
            .collect();
        assert!(left.is_empty(), "{trace} is left in {left:#?}");
    }
}

async fn kept(db: &TestDatabase, uid: i64) -> Vec<i64> {
    let mut counts = Vec::new();
    for table in KEPT {
        counts.push(count(db, &format!("{table} where uid = {uid}")).await);
    }
    counts
}

#[tokio::test]
async fn a_player_with_everything_leaves_a_pseudonym_and_true_books() {
    let server = TestServer::start_with(at_once()).await;
    let life = life::live(&server).await;
    let (db, uid) = (&server.db, life.user.uid);
    let (before, entries) = (kept(db, uid).await, count(db, &format!("coin_entry where uid = {uid}")).await);
    let balance: i64 = db.value_of("select balance from status where uid = $1", &[&uid]).await;
    assert!(balance > 0);
    let subscribers = "select (subscribe_num + coalesce((select sum(kept) from book_move m where m.book_id = b.id), 0))::bigint
         from book b where id = $1";
    let subscribed: i64 = db.value_of(subscribers, &[&COMIC]).await;

    assert!(ask(&life.user.client, "keep").await.ok()["dueTime"].is_string());
    erased(db, uid).await;
    assert_pseudonym(db, &life).await;
    db.audit().await;
    assert_eq!(kept(db, uid).await, before, "the books keep their rows");
    assert_eq!(count(db, &format!("coin_entry where uid = {uid}")).await, entries + 1);
    let written_off: i64 =
        db.value_of("select delta from coin_entry where ref_type = 'erase' and uid = $1", &[&uid]).await;
    assert_eq!(written_off, -balance);
    let left: i64 = db.value_of(subscribers, &[&COMIC]).await;
    assert_eq!(left, subscribed - 1);
    Ran::on(db, &["audit"]).await.ok();

    // By HTTP: the person is gone, and kept texts show the pseudonym.
    let visitor = server.visitor();
    visitor.get(&format!("/api/v1/user/{uid}")).await.refused(2002);
    visitor.get(&format!("/api/v1/user/{uid}/post/list")).await.refused(2002);
    let post = visitor.get(&format!("/api/v1/square/post/{}", life.post)).await;
    assert_eq!(name_of(post.ok(), "author"), PSEUDONYM);
    assert_eq!(post.ok()["author"]["avatar"], Value::Null);
    let comment =
        visitor.get(&format!("/api/v1/square/post/{}/comment/{}", life.friends_post, life.comment)).await;
    assert_eq!(name_of(comment.ok(), "author"), PSEUDONYM);
    for name in [NAME, PSEUDONYM] {
        let found = visitor.get(&format!("/api/v1/search/user?keyword={name}")).await;
        assert_eq!(found.ok()["records"], json!([]), "{name}");
    }
    let friend = &life.friend.client;
    friend.post_json(&format!("/api/v1/user/follow/{uid}"), &json!({})).await.refused(2002);
    friend.post_json(&format!("/api/v1/user/block/{uid}"), &json!({})).await.refused(2002);
    // Who blocked her still does not see her posts, and can end that.
    assert_eq!(count(db, &format!("block where blocked = {uid}")).await, 1);
    let friends = friend.get(&format!("/api/v1/user/{}", life.friend.uid)).await;
    assert_eq!((&friends.ok()["followers"], &friends.ok()["following"]), (&json!(0), &json!(0)));
}

#[tokio::test]
#[ignore = "night"]
async fn posts_and_comments_go_if_the_player_chose_so() {
    let server = TestServer::start_with(at_once()).await;
    let life = life::live(&server).await;
    let (db, uid) = (&server.db, life.user.uid);
    ask(&life.user.client, "delete").await.ok();
    erased(db, uid).await;
    assert_pseudonym(db, &life).await;
    db.audit().await;
    let visitor = server.visitor();
    visitor.get(&format!("/api/v1/square/post/{}", life.post)).await.refused(2002);
    let friends = visitor.get(&format!("/api/v1/square/post/{}", life.friends_post)).await;
    assert_eq!(friends.ok()["commentNum"], 1, "the friend's answer stays");
    let texts: String = db
        .value_of(
            "select string_agg(x, '') from (
                 select title || content || images::text || coalesce(video::text, '') as x from post where uid = $1 union all
                 select content || coalesce(image::text, '') from comment where uid = $1) texts",
            &[&uid],
        )
        .await;
    assert_eq!(texts, "[]", "no text is left, and no picture");
    // The media job finds the picture unused, and deletes the row with its files.
    eventually("the end of the uploads", async || count(db, &format!("media where uid = {uid}")).await == 0)
        .await;
}

#[tokio::test]
#[ignore = "night"]
async fn after_each_transaction_the_books_are_true_and_any_process_can_continue() {
    for posts in ["keep", "delete"] {
        let server = TestServer::start().await;
        let life = life::live(&server).await;
        let (db, uid) = (&server.db, life.user.uid);
        assert_eq!(advance(db, uid).await, Advanced::Nothing);
        ask(&life.user.client, posts).await.ok();
        assert_eq!(advance(db, uid).await, Advanced::NotDue);
        db.execute("update erasure set due_time = now()").await;
        let mut steps = Vec::new();
        // Nothing but the database remembers the place, so each round is a process of its own.
        while let Advanced::Worked { step, .. } = advance(db, uid).await {
            db.audit().await;
            steps.push(step);
        }
        assert_eq!((steps.first(), steps.last()), (Some(&Step::Waiting), Some(&Step::Texts)));
        assert!(steps.len() >= 8, "{steps:?}");
        assert_eq!(advance(db, uid).await, Advanced::Done);
        assert_pseudonym(db, &life).await;
    }
}

#[tokio::test]
#[ignore = "night"]
async fn one_process_at_a_time_erases_an_account() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    ask(&user.client, "keep").await.ok();
    server.db.execute("update erasure set due_time = now()").await;
    let mut holder = server.db.pool.get().await.unwrap();
    let held = holder.transaction().await.unwrap();
    let alone = "select pg_try_advisory_xact_lock(hashtextextended('erasure ' || $1::bigint, 0))";
    assert!(held.query_one(alone, &[&user.uid]).await.unwrap().get::<_, bool>(0));
    assert_eq!(advance(&server.db, user.uid).await, Advanced::Elsewhere);
    held.commit().await.unwrap();
    assert!(matches!(advance(&server.db, user.uid).await, Advanced::Worked { step: Step::Waiting, .. }));
}

#[tokio::test]
#[ignore = "night"]
async fn an_erasure_that_was_killed_is_finished_by_the_next_process() {
    let db = Arc::new(TestDatabase::new().await);
    let env = [
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_SECRET", SECRET),
        ("PORTAL_DEMO_PACK", ""),
        ("PORTAL_ERASE_COOLING_OFF_DAYS", "0"),
        ("PORTAL_ERASE_CHECK_S", "0.01"),
    ];
    let mut running = Running::serve(&env).await;
    running.address().await;
    let visitor = running.visitor();
    let account =
        visitor.post("/api/user/registerWithName", &[("loginName", "lin_xia"), ("password", PASSWORD)]).await;
    let (uid, token) =
        (account.ok()["uid"].as_i64().unwrap(), account.ok()["token"].as_str().unwrap().to_owned());
    // Enough rows for many transactions, of all steps.
    db.execute(&format!(
        "with written as (
             insert into message (uid, kind, title, content, read) select {uid}, 'system', 'n' || n, 'x', true from generate_series(1, 20000) n
         )
         insert into login (id, uid, device_id, agent, address, expire_time, end_time, end_reason)
         select gen_random_uuid(), {uid}, 'd', 'a', '192.0.2.1', now(), now(), 'logout' from generate_series(1, 20000);
         insert into post (uid, content) select {uid}, 'n' || n from generate_series(1, 300) n;
         update account set post_num = 300 where uid = {uid}"
    ))
    .await;
    ask(&visitor.signed_in(uid, &token), "delete").await.ok();
    for step in ["inbox", "logins", "posts"] {
        // A later step is fine, too: the process was faster than this test.
        let steps = "select array_position(array['waiting', 'relations', 'inbox', 'belongings', 'logins', 'comments', 'posts',
                         'texts', 'done'], step) >= array_position(array['waiting', 'relations', 'inbox', 'belongings',
                         'logins', 'comments', 'posts', 'texts', 'done'], $1::text) from erasure";
        eventually(step, async || db.value_of::<bool>(steps, &[&step]).await).await;
        running.signal("KILL").await;
        running.ended().await;
        db.audit().await;
        running = Running::serve(&env).await;
        running.address().await;
    }
    erased(&db, uid).await;
    db.audit().await;
    assert_eq!(count(&db, &format!("login where uid = {uid}")).await, 0);
    assert_eq!(count(&db, "post where delete_time is null or content <> ''").await, 0);
    running.signal("TERM").await;
    running.ended().await;
}

#[tokio::test]
#[ignore = "night"]
async fn every_node_shows_the_pseudonym_at_once() {
    let nodes = Nodes::on(&crate::harness::TestRedis::shared_url(), at_once()).await;
    let life = life::live(&nodes.a).await;
    let there = life.friend.client.at(&nodes.b);
    let comment = format!("/api/v1/square/post/{}/comment/{}", life.friends_post, life.comment);
    assert_eq!(name_of(there.get(&comment).await.ok(), "author"), NAME);
    ask(&life.user.client, "keep").await.ok();
    eventually("the pseudonym on the other node", async || {
        name_of(there.get(&comment).await.ok(), "author") == PSEUDONYM
    })
    .await;
    there.get(&format!("/api/v1/user/{}", life.user.uid)).await.refused(2002);
}

#[tokio::test]
async fn an_open_order_delays_the_erasure() {
    let clock = ManualClock::at(SystemClock.now());
    let options = Options::default().clock(&clock).set("PORTAL_ERASE_COOLING_OFF_DAYS", "0");
    let (server, user, _order) = crate::harness::ordered(options).await;
    assert_eq!(user.client.get(super::PATH).await.ok()["openOrders"], 1);
    ask(&user.client, "keep").await.ok();
    assert_eq!(advance(&server.db, user.uid).await, Advanced::OpenOrders);
    Ran::on(&server.db, &["account", "erase", "--who", "lin_xia", "--now"]).await.refused(&["open order"]);
    server.db.execute("update trade_order set status = 'closed'").await;
    assert!(matches!(advance(&server.db, user.uid).await, Advanced::Worked { .. }));
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_message_or_notice_that_comes_after_the_erasure_is_deleted() {
    let server = TestServer::start_with(at_once()).await;
    let life = life::live(&server).await;
    let (db, uid) = (&server.db, life.user.uid);
    ask(&life.user.client, "keep").await.ok();
    erased(db, uid).await;
    // A message about something that was under way, and a comment below the kept post.
    let late =
        sql::inbox::NewMessage { kind: "system", title: "退款", content: "<p>林夏天</p>", link: None };
    sql::inbox::send(&db.pool, &sql::inbox::Audience::One(uid), late).await.unwrap();
    let comments = format!("/api/v1/square/post/{}/comment", life.post);
    life.friend.client.post_json(&comments, &json!({ "content": "再见" })).await.ok();
    assert_eq!(count(db, &format!("message where uid = {uid}")).await, 1);
    let client = db.pool.get().await.unwrap();
    assert_eq!(sql::erasure::reopen_late(&client).await.unwrap(), 1);
    erased(db, uid).await;
    assert_pseudonym(db, &life).await;
    assert_eq!(sql::erasure::reopen_late(&client).await.unwrap(), 0);
    db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_payment_that_comes_after_the_erasure_waits_for_a_refund() {
    let options = Options::default().set("PORTAL_ERASE_COOLING_OFF_DAYS", "0");
    let (server, user, order) = crate::harness::ordered(options).await;
    ask(&user.client, "keep").await.ok();
    server.db.execute("update trade_order set status = 'closed'").await;
    while let Advanced::Worked { .. } = advance(&server.db, user.uid).await {}
    call_back(&server, &paid(&order, "late-1", 600)).await;
    assert_eq!(count(&server.db, "payment where verdict = 'surplus'").await, 1);
    let balance: i64 = server.db.value("select balance from status").await;
    assert_eq!(balance, 0);
    server.db.audit().await;
}
