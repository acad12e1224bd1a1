//! Prepared statements, plans and their costs on a connection.

mod failed;
mod growth;
mod indexes;

use std::time::Duration;

use sql::{
    purchase::{Command, PlatformType, Ware},
    thread::{self, Deed},
};
use uuid::Uuid;

use crate::harness::{TestDatabase, eventually, game, players, post};

#[tokio::test]
async fn a_connection_prepares_a_statement_once_over_many_transactions() {
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

/// Just-in-time compilation takes a hundred times as long as our statements, and estimates are often wrong.
#[tokio::test]
async fn queries_are_not_compiled() {
    let db = TestDatabase::new().await;
    let client = sql::connect(&db.url, 1).unwrap().get().await.unwrap();
    assert_eq!(client.query_one("show jit", &[]).await.unwrap().get::<_, &str>(0), "off");
}

#[tokio::test]
async fn a_session_gets_its_lock_timeout_back() {
    let db = TestDatabase::new().await;
    for (query, expected) in [("", "10s"), ("?options=-c%20lock_timeout%3D5s", "5s")] {
        let client = sql::connect(&format!("{}{query}", db.url), 1).unwrap().get().await.unwrap();
        client.batch_execute("set lock_timeout = '400ms'").await.unwrap();
        client.batch_execute(sql::RESTORE_LOCK_TIMEOUT).await.unwrap();
        let row = client.query_one("show lock_timeout", &[]).await.unwrap();
        assert_eq!(row.get::<_, &str>(0), expected, "{query}");
    }
}

/// Batch statements are planned once per connection, for any batch size.
#[tokio::test]
async fn batches_are_not_planned_again() {
    let db = TestDatabase::new().await;
    let client = sql::connect_for_batches(&db.url, 1, Duration::from_secs(5)).unwrap().get().await.unwrap();
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
    // The driver's own queries about types count too.
    let (once, anew): (i64, i64) = (plans.get(0), plans.get(1));
    assert!(once >= 3 && anew == 0, "{once} {anew}");
}

/// A plan depends on the sizes of tables at the time of planning.
#[tokio::test]
async fn old_plans_are_replaced_and_young_ones_kept() {
    let db = TestDatabase::new().await;
    for (age, anew) in [(Duration::from_hours(1), false), (Duration::from_millis(1), true)] {
        db.execute("truncate limit_log").await;
        let pool = sql::connect_for_batches_planning(&db.url, 1, WAIT, age).unwrap();
        let before = plan(&pool).await;
        db.execute(&format!(
            "insert into limit_log select 'busy:' || n, '{{}}', 1, n from generate_series(1, {MANY}) n"
        ))
        .await;
        let after = plan(&pool).await;
        assert_eq!(before != after, anew, "{age:?}: {before} {after}");
    }
}

/// How a connection executes a prepared statement, and the cost that the planner estimates.
async fn plan(pool: &sql::Pool) -> String {
    const STATEMENT: &str = "select used from limit_log where expire_ms > $1";
    let client = pool.get().await.unwrap();
    let prepared = client.prepare_cached(STATEMENT).await.unwrap();
    client.query(&prepared, &[&0_i64]).await.unwrap();
    let name = "select name from pg_prepared_statements where statement = $1";
    let name: String = client.query_one(name, &[&STATEMENT]).await.unwrap().get(0);
    client.query(&format!("explain execute {name}(0)"), &[]).await.unwrap()[0].get(0)
}

const WAIT: Duration = Duration::from_secs(5);
const MANY: i64 = 3_000;

/// A plan is made once per connection, perhaps while a table is almost empty and a full scan is cheapest. It is kept while
/// the table grows.
#[tokio::test]
async fn batch_lookups_by_key_use_an_index_as_tables_grow() {
    let db = TestDatabase::new().await;
    game(&db, 1001, "远航", "online_type = 1, buy_amount = 1").await;
    let people = players(&db, 2).await;
    let (player, author) = (people[0], people[1]);
    let pool = sql::connect_for_batches(&db.url, 1, WAIT).unwrap();
    do_a_little_of_each(&db, &pool, player, author).await;

    let filling = sql::connect(&db.owner_url, 1).unwrap();
    filling.get().await.unwrap().batch_execute(&of_others()).await.unwrap();
    close(&db, filling).await;
    let before = read(&db).await;
    do_a_little_of_each(&db, &pool, player, author).await;
    close(&db, pool).await;
    let read = read(&db).await - before;
    assert!(read < MANY / 10, "{read} rows were read for a few deeds");
}

/// Coins, a purchase, a post, a like of it, and the notice about the like.
async fn do_a_little_of_each(db: &TestDatabase, pool: &sql::Pool, player: i64, author: i64) {
    db.execute(&format!(
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
         values ({player}, 1, 0, '测试', 'grant', gen_random_uuid())"
    ))
    .await;
    let mut client = pool.get().await.unwrap();
    let game = Ware::Game { id: 1001, platform: PlatformType::Android };
    let buy = Command { uid: Some(player), key: Some(Uuid::new_v4()), price: Some(1), ware: game };
    sql::purchase::commit(&mut client, &[buy.clone(), buy]).await.unwrap();
    let post = post(db, author).await;
    let like = thread::Command { post, uid: player, deed: Deed::LikePost { liked: true } };
    let told = thread::commit(&mut client, &[like]).await.unwrap().moved;
    assert_eq!((told[0].uid, told[0].raised.len()), (author, 1));
    let wanted = [(author, told[0].raised[0])];
    assert_eq!(sql::notice::shown(&client, &wanted).await.unwrap().len(), 1);
}

/// Fills the tables with rows of other players, without analysing them.
fn of_others() -> String {
    format!(
        "with made as (
             insert into account (login_name, name, invite_code)
             values ('busy', '玩家', 'busy'), ('other', '玩家', 'other') returning uid
         )
         insert into status (uid, read_upto) select uid, seq from made, broadcast_head;
         insert into post (uid, content)
             select uid, '今晚谁在' from account, generate_series(1, {MANY}) where login_name = 'busy';
         insert into notice (uid, kind, actors, post_id, place)
             select p.uid, 'like', array[o.uid], p.id, nextval('notice_place')
             from post p join account b using (uid), account o where b.login_name = 'busy' and o.login_name = 'other';
         insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id, idempotency_key)
             select uid, 1, 0, '测试', 'grant', 'busy:' || n, gen_random_uuid()
             from account, generate_series(1, {MANY}) n where login_name = 'busy';
         insert into game_download (uid, game_id, platform_type, free_by)
             select uid, 1001, 1, 'free' from account, generate_series(1, {MANY}) where login_name = 'busy'"
    )
}

/// PostgreSQL publishes a connection's statistics when the connection ends.
async fn close(db: &TestDatabase, pool: sql::Pool) {
    let pid: i32 = pool.get().await.unwrap().query_one("select pg_backend_pid()", &[]).await.unwrap().get(0);
    pool.close();
    let there = "select count(*) from pg_stat_activity where pid = $1";
    eventually("the connection to end", async || db.value_of::<i64>(there, &[&pid]).await == 0).await;
}

/// Rows read over all tables.
async fn read(db: &TestDatabase) -> i64 {
    db.value("select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int8 from pg_stat_user_tables").await
}
