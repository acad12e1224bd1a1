//! What a connection does with the statements that it is sent.

use std::time::Duration;

use crate::harness::TestDatabase;

#[tokio::test]
async fn a_connection_prepares_a_statement_once_however_often_transactions_use_it() {
    let db = TestDatabase::new().await;
    let pool = sql::connect(&db.url, 1).unwrap();
    for _ in 0..3 {
        sql::profile::set_avatar(&pool, 1, "a.webp").await.unwrap();
    }
    let kept = pool.get().await.unwrap();
    let kept = kept
        .query("select statement, generic_plans + custom_plans from pg_prepared_statements", &[])
        .await
        .unwrap();
    let uses = |part: &str| -> Vec<i64> {
        kept.iter().filter(|row| row.get::<_, &str>(0).contains(part)).map(|row| row.get(1)).collect()
    };
    assert_eq!(uses("version = version + 1"), [3]);
    assert_eq!(uses("avatar = "), [3]);
}

/// Compiling takes a hundred times as long as what ours do, and estimates are often wrong.
#[tokio::test]
async fn queries_are_not_compiled() {
    let db = TestDatabase::new().await;
    let client = sql::connect(&db.url, 1).unwrap().get().await.unwrap();
    assert_eq!(client.query_one("show jit", &[]).await.unwrap().get::<_, &str>(0), "off");
}

/// What is done in batches is planned once a connection, whatever the batch.
#[tokio::test]
async fn batches_do_not_plan_anew() {
    let db = TestDatabase::new().await;
    let client = sql::connect_lanes(&db.url, 1, Duration::from_secs(5)).unwrap().get().await.unwrap();
    for uids in [vec![1], vec![1, 2], vec![1, 2, 3]] {
        sql::status::snapshots(&client, &uids).await.unwrap();
    }
    let plans = client
        .query_one(
            "select sum(generic_plans)::int8, sum(custom_plans)::int8 from pg_prepared_statements",
            &[],
        )
        .await
        .unwrap();
    // What the driver asks about types is among them.
    let (once, anew): (i64, i64) = (plans.get(0), plans.get(1));
    assert!(once >= 3 && anew == 0, "{once} {anew}");
}
