//! The error of a transaction whose pipelined statements fail.

use sql::purchase::{Command, PlatformType, Ware};

use super::WAIT;
use crate::harness::{TestDatabase, game, players};

/// PostgreSQL refuses the statements after a failed one (25P02). Reported as the cause, that would turn a transient
/// error into a server fault.
#[tokio::test]
async fn the_first_error_of_a_pipeline_is_reported() {
    let db = TestDatabase::new().await;
    game(&db, 1001, "远航", "online_type = 1, buy_amount = 1").await;
    let player = players(&db, 1).await[0];
    sql::coin::grant(&db.pool, player, 100, "测试", "once").await.unwrap();
    // The rows of a purchase, written into the first of three tables.
    db.execute(
        "create function fail() returns trigger language plpgsql as $$
         begin raise exception 'chosen to give way' using errcode = 'deadlock_detected'; end $$;
         create trigger fail before insert on entitlement for each row execute function fail()",
    )
    .await;
    let pool = sql::connect_for_batches(&db.url, 1, WAIT).unwrap();
    let mut client = pool.get().await.unwrap();
    let ware = Ware::Game { id: 1001, platform: PlatformType::Android };
    let command = Command { uid: Some(player), key: None, price: Some(1), ware };
    // The order of reading the answers varies.
    for _ in 0..50 {
        let error = sql::purchase::commit(&mut client, std::slice::from_ref(&command)).await.unwrap_err();
        assert_eq!(error.to_string(), "chosen to give way (40P01)");
        assert!(error.is_transient());
    }
    db.audit().await;
}
