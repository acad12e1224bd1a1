//! PgBouncer between the portal and PostgreSQL.

use std::sync::Arc;

use crate::harness::{
    Options, PgBouncer, Proxy, Ran, TestDatabase, TestServer, User, Which, eventually, skipped,
};

const MISSING: &str = "pgbouncer is not installed";

async fn grant(url: &str, coins: u32) {
    let coins = coins.to_string();
    Ran::with(&[("DATABASE_URL", url)], &["coin", "grant", "--to", "lin_xia", "--amount", &coins]).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn a_node_and_commands_work_behind_a_pooler_in_session_mode() {
    let db = Arc::new(TestDatabase::new().await);
    let Some(pooler) = PgBouncer::before(&db.url, "session").await else { return skipped(MISSING) };
    let url = pooler.url(&db.url);
    let server = TestServer::on(db.clone(), &url, Options::default()).await;
    let user = User::register(&server, "lin_xia").await;
    let mut page = user.socket().await;
    grant(&url, 88).await;
    page.status_where("88 coins", |status| status["coinNum"] == 88).await;
    // The settings of a session, through both pools.
    let setting = "select current_setting('statement_timeout') || current_setting('plan_cache_mode')";
    for (pool, expected) in [
        (sql::connect(&url, 1).unwrap(), "20sauto"),
        (
            sql::connect_for_batches(&url, 1, std::time::Duration::from_secs(5)).unwrap(),
            "20sforce_generic_plan",
        ),
    ] {
        let row = pool.get().await.unwrap().query_one(setting, &[]).await.unwrap();
        assert_eq!(row.get::<_, String>(0), expected);
    }
    Ran::with(&[("DATABASE_URL", &url)], &["audit"]).await.ok();
    db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn notifications_come_by_the_direct_address() {
    let db = Arc::new(TestDatabase::new().await);
    let Some(pooler) = PgBouncer::before(&db.url, "session").await else { return skipped(MISSING) };
    let (proxy, direct) = Proxy::instead_of(&db.url);
    let options = Options::default().set("DATABASE_DIRECT_URL", &direct);
    let server = TestServer::on(db.clone(), &pooler.url(&db.url), options).await;
    let user = User::register(&server, "lin_xia").await;
    server.hears_everything().await;
    proxy.cut(Which::Everything);
    eventually("the node reports the lost notifications", async || !server.node.observe().listening).await;
    user.client.post("/api/user/center/me", &[]).await.ok();
    proxy.mend();
    server.hears_everything().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_pooler_that_shares_its_connections_is_refused_at_the_start() {
    let db = TestDatabase::new().await;
    for mode in ["transaction", "statement"] {
        let Some(pooler) = PgBouncer::before(&db.url, mode).await else { return skipped(MISSING) };
        let url = pooler.url(&db.url);
        let words = ["transaction or statement mode", "pool_mode=session"];
        for command in ["serve", "audit"] {
            let ran = Ran::with(&[("DATABASE_URL", &url)], &[command]).await;
            ran.refused(&[&words[..], &["DATABASE_URL cannot be used"]].concat());
        }
        let direct = [("DATABASE_URL", db.url.as_str()), ("DATABASE_DIRECT_URL", url.as_str())];
        let ran = Ran::with(&direct, &["serve"]).await;
        ran.refused(&[&words[..], &["DATABASE_DIRECT_URL cannot be used"]].concat());
    }
}
