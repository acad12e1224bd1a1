//! Data by COPY is what the portal itself would have written: its audit finds nothing.

use ::loadtest::{Cli, Stop};
use clap::Parser;

use super::Tested;
use crate::harness::{Options, TestDatabase, TestServer};

async fn prepare(db: &TestDatabase, args: &[&str]) -> anyhow::Result<()> {
    let cli = Cli::parse_from([&["loadtest", "prepare", "--database", &db.owner_url], args].concat());
    ::loadtest::run(cli, Stop::by_hand().1).await.map(drop)
}

#[tokio::test]
async fn posts_and_comments_balance() {
    let server = TestServer::start().await;
    prepare(&server.db, &["posts", "200", "--accounts", "20"]).await.unwrap();
    // Twice: what is there stays, and threads go on.
    for _ in 0..2 {
        prepare(&server.db, &["comments", "3000", "--accounts", "10"]).await.unwrap();
    }
    assert_eq!(server.db.value::<i64>("select count(*) from comment").await, 6_000);
    assert!(server.db.value::<i64>("select count(*) from comment where root_id is not null").await > 1_000);
    server.db.audit().await;
    // Readers see it.
    let hottest: i64 = server.db.value("select id from post order by comment_num desc limit 1").await;
    let visitor = server.visitor();
    let page = visitor.get(&format!("/api/v1/square/post/{hottest}/comment/list?pageSize=20&sort=3")).await;
    assert_eq!(page.ok()["records"].as_array().unwrap().len(), 20);
    assert_eq!(page.ok()["records"][0]["floor"], 1);
}

#[tokio::test]
async fn what_was_prepared_is_searched() {
    let server =
        TestServer::start_with(Options::default().set("PORTAL_SEARCHES_PER_ADDRESS", "10000/1s")).await;
    prepare(&server.db, &["posts", "300", "--accounts", "20"]).await.unwrap();
    let tested = Tested::run(&server, &["search", "--rate", "28", "--seconds", "1"]).await;
    tested.kept();
    // All kinds in turn.
    for kind in ["two characters, frequent", "people", "suggestions"] {
        assert_eq!(tested.latency(kind)["count"], 4, "{kind}");
    }
}

#[tokio::test]
async fn players_have_all_that_players_have() {
    let db = TestDatabase::new().await;
    prepare(&db, &["users", "10500"]).await.unwrap();
    assert_eq!(db.value::<i64>("select count(*) from account join status using (uid)").await, 10_500);
    db.audit().await;
}

#[tokio::test]
async fn comments_need_posts() {
    let db = TestDatabase::new().await;
    let error = prepare(&db, &["comments", "10"]).await.unwrap_err();
    assert!(format!("{error:#}").contains("prepare posts"), "{error:#}");
}
