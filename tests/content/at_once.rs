//! Imports next to other imports, to players, and under running nodes.

use portal::content::Mode;

use super::{fixture::TestPack, lines, world::World};

#[tokio::test]
async fn concurrent_imports_run_one_after_the_other() {
    let world = World::new().await;
    let (one, other) = (TestPack::good(), TestPack::good());
    other.replace("games/xinghai/game.yaml", "name: 星海远征", "name: 星海归来");
    let (first, second) = tokio::join!(world.import(&one), world.import(&other));
    let mut changes = [first.diff.changes.len(), second.diff.changes.len()];
    changes.sort_unstable();
    assert_eq!(changes, [1, 25], "the later one saw what the earlier one had applied");
}

#[tokio::test]
async fn an_import_waits_for_a_running_one() {
    let world = World::new().await;
    let pack = TestPack::good();
    let mut held = world.db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    tx.batch_execute("select pg_advisory_xact_lock(hashtext('portal content import'))").await.unwrap();
    let import = world.import(&pack);
    let release = async {
        let waiting = "select count(*) from pg_locks where locktype = 'advisory' and not granted
                       and database = (select oid from pg_database where datname = current_database())";
        while tx.query_one(waiting, &[]).await.unwrap().get::<_, i64>(0) == 0 {
            tokio::task::yield_now().await;
        }
        assert!(!sql::content::applied(&world.db.pool).await.unwrap());
        tx.commit().await.unwrap();
    };
    let (summary, ()) = tokio::join!(import, release);
    assert_eq!(summary.diff.changes.len(), 25);
    drop(held);
}

#[tokio::test]
async fn an_import_locks_games_in_the_order_of_purchases() {
    let world = World::new().await;
    let pack = TestPack::good();
    world.import(&pack).await;
    pack.replace("games/doudou/game.yaml", "name: 豆豆消消", "name: 豆豆连连");
    pack.remove("games/xinghai");
    let mut held = world.db.pool.get().await.unwrap();
    let purchase = held.transaction().await.unwrap();
    let lock = "select id from game where id = any($1) order by id for no key update nowait";
    purchase.query(lock, &[&vec![1001_i64]]).await.unwrap();
    let import = world.import(&pack);
    let go_on = async {
        world.db.waiting(1).await;
        // The import waits for the first game and does not hold the second.
        purchase.query(lock, &[&vec![1002_i64]]).await.unwrap();
        purchase.commit().await.unwrap();
    };
    let (summary, ()) = tokio::join!(import, go_on);
    assert_eq!(lines(&summary)[..2], ["~ game 1002 豆豆连连", "- game 1001 星海远征"]);
    drop(held);
}

#[tokio::test]
async fn every_node_is_notified_of_an_import_with_changes() {
    let world = World::new().await;
    let (heard, mut hears) = tokio::sync::mpsc::channel(16);
    let listener = tokio::spawn(sql::listen::listen(
        world.db.url.clone(),
        sql::Fence::default(),
        std::sync::Arc::default(),
        heard,
    ));
    assert!(matches!(hears.recv().await, Some(sql::listen::ListenEvent::Up { losses: 0, .. })));
    let pack = TestPack::good();
    world.import(&pack).await;
    assert_eq!(hears.recv().await, Some(sql::listen::ListenEvent::Notice(sql::listen::Notice::Content)));

    // Neither of these two notifies; the next notification comes from the import after them.
    world.import(&pack).await;
    world.import_with(TestPack::good().path(), Mode::DryRun).await.unwrap();
    world.db.execute("select pg_notify('portal', '{\"type\":\"status\",\"uid\":1}')").await;
    let next = hears.recv().await;
    assert_eq!(next, Some(sql::listen::ListenEvent::Notice(sql::listen::Notice::Status { uid: 1 })));
    drop(hears);
    listener.abort();
}
