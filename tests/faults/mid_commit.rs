//! Connections to PostgreSQL are cut during commits and statements, so the server does not learn the result. The idempotency key
//! decides, and the Session's memory catches up.

use std::{sync::Arc, time::Instant};

use rand::{Rng, SeedableRng, rngs::StdRng};

use super::{
    ask::{Call, CallOutcome, Caller},
    baseline::Baseline,
    content::{COINS, MONTH, node},
    crowd::Crowd,
    cycles,
};
use crate::harness::{
    LIMIT, Options, Outcome, Severing, TestDatabase, TestServer, User, counted, eventually, http, post,
    seeds, shop, within,
};

const OUTCOMES: [Outcome; 3] = [Outcome::Lost, Outcome::Raced, Outcome::Done];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_cut_during_its_commit_takes_effect_once_by_its_key() {
    for seed in seeds() {
        let cycles = cycles(12);
        let db = Arc::new(TestDatabase::new().await);
        let (proxy, url) = Severing::instead_of(&db.url);
        let mut running = node(&url, &[]).await;
        let addr = running.address().await;
        let baseline = Baseline::of(&running).await;
        let crowd = Crowd::begin(&db, &[addr], seed).await;
        crowd.done(100).await;
        let mut dice = StdRng::seed_from_u64(seed);
        let (mut cuts, began) = (proxy.cuts(), Instant::now());
        for cut in 0..cycles {
            cuts.mark_unchanged();
            // Two of three cuts are at a commit, the others at any statement.
            proxy.cut(cut % 3 != 0, dice.random_range(0..12), OUTCOMES[dice.random_range(0..3)]);
            within(6 * LIMIT, "a cut", cuts.changed()).await.unwrap();
            crowd.done(5).await;
        }
        counted(format!("{cycles} cuts in {:?}", began.elapsed()));
        let tally = crowd.end().await;
        assert!(tally.busy > 0, "somebody met a cut");
        baseline.assert_restored(&running).await;
        running.signal("TERM").await;
        assert_eq!(running.ended().await.code, 0);
    }
}

/// A server behind a proxy, and a player with coins.
async fn start() -> (TestServer, Severing, User) {
    let db = Arc::new(TestDatabase::new().await);
    shop(&db).await;
    let (proxy, url) = Severing::instead_of(&db.url);
    let server = TestServer::on(db, &url, Options::default()).await;
    let user = User::register(&server, "lin_xia").await;
    sql::coin::grant(&server.db.pool, user.uid, COINS, "系统赠送", "k1").await.unwrap();
    (server, proxy, user)
}

/// Repeats the call until one is committed (by `rows`) although its answer was lost; returns that row count.
async fn unanswered(
    server: &TestServer,
    proxy: &Severing,
    user: &User,
    call: impl Fn() -> Call,
    rows: &str,
) -> i64 {
    let caller = Caller::new(user.uid, &user.token, &http().build().unwrap());
    let mut dice = StdRng::seed_from_u64(1);
    loop {
        let before: i64 = server.db.value(rows).await;
        // Other commits also count: rate limits, background jobs.
        proxy.cut(true, dice.random_range(0..3), Outcome::Done);
        let outcome = caller.ask(server.addr(), &call()).await;
        let after: i64 = server.db.value(rows).await;
        if after > before && matches!(outcome, CallOutcome::Busy(_)) {
            return after;
        }
    }
}

#[tokio::test]
async fn an_unanswered_purchase_shows_in_later_answers_and_on_the_open_page() {
    let (server, proxy, user) = start().await;
    let mut socket = user.socket().await;
    socket.status_where("coins", |status| status["coinNum"] == COINS).await;
    let call = || Call::form("/api/vip/vipopen", format!("type=7&payWith=coin&price={MONTH}"));
    let bought = unanswered(&server, &proxy, &user, call, "select count(*) from vip_grant").await;
    // The client does not repeat the call. The next call returns the database's state, and the open page gets it without a call.
    assert_eq!(user.me().await["coinNum"], COINS - bought * MONTH);
    socket.status_where("less", |status| status["coinNum"] == COINS - bought * MONTH).await;
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_unanswered_comment_still_notifies_the_author() {
    let (server, proxy, user) = start().await;
    let author = User::register(&server, "su_he").await;
    let path = format!("/api/v1/square/post/{}/comment", post(&server.db, author.uid).await);
    let mut socket = author.socket().await;
    socket.next_of_type("status").await;
    let call = || Call::json(path.clone(), r#"{"content": "今晚谁在"}"#.into());
    let written = unanswered(&server, &proxy, &user, call, "select count(*) from comment").await;
    // The author's badge rises although the commenter never repeats the call.
    socket.status_where("replies", |status| status["unread"]["replies"] == written).await;
    eventually("the same by REST", async || author.me().await["unread"]["replies"] == written).await;
    server.db.audit().await;
}
