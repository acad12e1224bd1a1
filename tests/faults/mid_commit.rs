//! Connections to PostgreSQL are cut while transactions commit and statements run: nobody hears how they ended. The key decides, and
//! memory learns what it could not hear.

use std::{sync::Arc, time::Instant};

use rand::{Rng, SeedableRng, rngs::StdRng};

use super::{
    ask::{Call, Caller, Came},
    crowd::Crowd,
    cycles,
    furniture::{COINS, MONTH, node},
    quiet::Quiet,
};
use crate::harness::{
    LIMIT, Options, Outcome, Severing, TestDatabase, TestServer, User, counted, eventually, http, post,
    seeds, shop, within,
};

const OUTCOMES: [Outcome; 3] = [Outcome::Lost, Outcome::Raced, Outcome::Done];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_cut_while_it_committed_is_done_once_by_its_key() {
    for seed in seeds() {
        let cycles = cycles(12);
        let db = Arc::new(TestDatabase::new().await);
        let (proxy, url) = Severing::instead_of(&db.url);
        let mut running = node(&url, &[]).await;
        let addr = running.address().await;
        let quiet = Quiet::of(&running).await;
        let crowd = Crowd::begin(&db, &[addr], seed).await;
        crowd.done(100).await;
        let mut dice = StdRng::seed_from_u64(seed);
        let (mut cuts, began) = (proxy.cuts(), Instant::now());
        for cut in 0..cycles {
            cuts.mark_unchanged();
            // Two of three at a commit; the others at any statement.
            proxy.cut(cut % 3 != 0, dice.random_range(0..12), OUTCOMES[dice.random_range(0..3)]);
            within(6 * LIMIT, "a cut", cuts.changed()).await.unwrap();
            crowd.done(5).await;
        }
        counted(format!("{cycles} cuts in {:?}", began.elapsed()));
        let tally = crowd.end().await;
        assert!(tally.busy > 0, "somebody met a cut");
        quiet.again(&running).await;
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

/// Makes such a call until one of them is carried out, as `rows` says, and its answer lost; how many were carried out.
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
        // Others commit too: what a call is allowed, what is done without being asked.
        proxy.cut(true, dice.random_range(0..3), Outcome::Done);
        let came = caller.ask(server.addr(), &call()).await;
        let after: i64 = server.db.value(rows).await;
        if after > before && matches!(came, Came::Busy(_)) {
            return after;
        }
    }
}

#[tokio::test]
async fn what_was_bought_and_never_answered_is_known_all_the_same() {
    let (server, proxy, user) = start().await;
    let mut socket = user.socket().await;
    socket.status_where("coins", |status| status["coinNum"] == COINS).await;
    let call = || Call::form("/api/vip/vipopen", format!("type=7&payWith=coin&price={MONTH}"));
    let bought = unanswered(&server, &proxy, &user, call, "select count(*) from vip_grant").await;
    // Nobody asks again. What the next call says is what the database has, and the open page follows by itself.
    assert_eq!(user.me().await["coinNum"], COINS - bought * MONTH);
    socket.status_where("less", |status| status["coinNum"] == COINS - bought * MONTH).await;
    server.db.audit().await;
}

#[tokio::test]
async fn who_should_have_been_told_by_what_was_never_answered_hears_of_it() {
    let (server, proxy, user) = start().await;
    let author = User::register(&server, "su_he").await;
    let path = format!("/api/v1/square/post/{}/comment", post(&server.db, author.uid).await);
    let mut socket = author.socket().await;
    socket.next_of_type("status").await;
    let call = || Call::json(path.clone(), r#"{"content": "今晚谁在"}"#.into());
    let written = unanswered(&server, &proxy, &user, call, "select count(*) from comment").await;
    // The author's badge rises although the comment's writer never asks again.
    socket.status_where("replies", |status| status["unread"]["replies"] == written).await;
    eventually("the same by REST", async || author.me().await["unread"]["replies"] == written).await;
    server.db.audit().await;
}
