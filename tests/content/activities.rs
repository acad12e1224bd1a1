//! Activities of a pack: removed ones are hidden, won prizes stay won.

use image::ImageFormat;
use sql::activity::{Command, Given, Outcome, Wants};

use super::{
    fixture::{TestPack, picture},
    world::World,
};
use crate::harness::players;

const FILE: &str = "activities.yaml";
const ACTIVITIES: &str = "\
- id: 1
  kind: tasks
  name: 签到周
  summary: 做一件领一件
  content: <p>规则</p>
  banner: activities/a.webp
  beginTime: 2026-01-01T00:00:00Z
  endTime: 2036-01-01T00:00:00Z
  tasks:
    - {id: 1, name: 签到, deed: check_in, goal: 1, coins: 10}
    - {id: 2, name: 发帖, deed: publish, goal: 1, coins: 5}
- id: 2
  kind: draw
  name: 转盘
  summary: 每天免费
  content: <p>规则</p>
  banner: activities/a.webp
  beginTime: 2026-01-01T00:00:00Z
  endTime: 2036-01-01T00:00:00Z
  drawPrice: 0
  freeDraws: 9
  dayDraws: 9
  prizes:
    - {id: 1, name: 五钻, odds: 10000, stock: 9, coins: 5}
    - {id: 2, name: 十钻, odds: 0, stock: 9, coins: 10}
";

fn pack() -> TestPack {
    let pack = TestPack::good();
    pack.write(FILE, ACTIVITIES);
    pack.write("activities/a.webp", picture(640, 360, ImageFormat::WebP));
    pack
}

async fn reward(world: &World, uid: i64, activity: i64, wants: Wants) -> Outcome {
    let told = |_: &Given<'_>| ("奖励".to_owned(), "<p>奖励</p>".to_owned());
    let command = Command { uid, activity, key: None, wants, told };
    let mut client = world.db.pool.get().await.unwrap();
    sql::activity::commit(&mut client, "Asia/Shanghai", &[command]).await.unwrap().remove(0).0
}

const DRAW: Wants = Wants::Draw { price: 0, spin: None, roll: 0 };

#[tokio::test]
#[ignore = "night"]
async fn removed_activities_are_hidden_and_return_with_the_pack() {
    let world = World::new().await;
    let pack = pack();
    world.import(&pack).await;
    assert!(!world.import(&pack).await.diff.is_change());
    let seen = "select concat_ws(' ', activity_id, id) from activity_task where not retired
                union all select concat_ws(' ', 'prize', activity_id, id) from activity_prize where not retired order by 1";
    assert_eq!(world.texts(seen).await, ["1 1", "1 2", "prize 2 1", "prize 2 2"]);
    pack.replace(FILE, "    - {id: 2, name: 发帖, deed: publish, goal: 1, coins: 5}\n", "");
    pack.replace(FILE, "    - {id: 2, name: 十钻, odds: 0, stock: 9, coins: 10}\n", "");
    world.import(&pack).await;
    assert_eq!(world.texts(seen).await, ["1 1", "prize 2 1"]);
    pack.write(FILE, ACTIVITIES);
    world.import(&pack).await;
    assert_eq!(world.texts(seen).await, ["1 1", "1 2", "prize 2 1", "prize 2 2"]);
    pack.remove(FILE);
    world.import(&pack).await;
    assert_eq!(world.texts("select id::text from activity where not retired").await, [""; 0]);
}

#[tokio::test]
async fn a_changed_prize_or_task_does_not_affect_earlier_winners() {
    let world = World::new().await;
    let pack = pack();
    world.import(&pack).await;
    let uid = players(&world.db, 1).await[0];
    world.db.execute(&format!("insert into check_in (uid, day) values ({uid}, current_date)")).await;
    for (activity, wants) in [(1, Wants::Join), (1, Wants::Claim { task: 1 }), (2, DRAW), (2, DRAW)] {
        let outcome = reward(&world, uid, activity, wants).await;
        assert!(!matches!(outcome, Outcome::Refused(_)), "{outcome:?}");
    }
    pack.replace(
        FILE,
        "name: 五钻, odds: 10000, stock: 9, coins: 5",
        "name: 一钻, odds: 10000, stock: 1, coins: 1",
    );
    pack.replace(FILE, "goal: 1, coins: 10", "goal: 2, coins: 99");
    world.import(&pack).await;
    reward(&world, uid, 2, DRAW).await;
    let db = world.db.pool.get().await.unwrap();
    let draws = sql::activity::draws(&db, uid, 2, i64::MAX, 0, 9).await.unwrap();
    let won: Vec<_> = draws.iter().map(|draw| (draw.prize.as_deref(), draw.coins)).collect();
    assert_eq!(
        won,
        [(None, 0), (Some("五钻"), 5), (Some("五钻"), 5)],
        "two were won: there is no more stock"
    );
    let winners = sql::activity::winners(&db, 2, 9).await.unwrap();
    assert_eq!(winners.iter().map(|winner| winner.prize.as_str()).collect::<Vec<_>>(), ["五钻", "五钻"]);
    let task = &sql::activity::tasks(&db, uid, 1).await.unwrap()[0];
    assert_eq!((task.claimed, task.coins), (true, 10), "what it paid them");
    assert_eq!(sql::activity::tasks(&db, 0, 1).await.unwrap()[0].coins, 99, "what it pays others");
    world.db.audit().await;
}

/// A draw, a claim or a join that holds the first row that the import writes, and needs the second.
#[tokio::test]
#[ignore = "night"]
async fn an_import_takes_locks_in_the_order_of_draws_claims_and_joins() {
    let world = World::new().await;
    let pack = pack();
    world.import(&pack).await;
    // The second prize is first in the table, and removals are the last changes.
    world.db.execute("update activity_prize set place = place where id = 1").await;
    pack.replace(FILE, "name: 转盘", "name: 大转盘");
    Box::pin(in_order(&world, &pack, "activity_prize")).await;
    pack.replace("games/xinghai/game.yaml", "  - id: 1\n", "  - id: 3\n");
    pack.replace("games/xinghai/game.yaml", "旗舰×1", "旗舰×2");
    Box::pin(in_order(&world, &pack, "gift")).await;
    let second = &ACTIVITIES[ACTIVITIES.find("- id: 2").unwrap()..];
    pack.write(FILE, second.replace("name: 转盘", "name: 幸运转盘"));
    Box::pin(in_order(&world, &pack, "activity")).await;
}

async fn in_order(world: &World, pack: &TestPack, table: &str) {
    let lock = |id: i64| format!("select from {table} where id = {id} for update");
    let mut player = world.db.pool.get().await.unwrap();
    let held = player.transaction().await.unwrap();
    held.execute(&lock(1), &[]).await.unwrap();
    let importing = world.import(pack);
    tokio::pin!(importing);
    tokio::select! {
        _ = &mut importing => panic!("the import does not wait"),
        () = world.db.waiting(1) => {}
    }
    held.batch_execute("set local lock_timeout = '5s'").await.unwrap();
    held.execute(&lock(2), &[]).await.expect("the import holds no later lock while it waits");
    held.commit().await.unwrap();
    assert!(importing.await.diff.is_change());
}
