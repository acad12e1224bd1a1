//! Ratings of games by the pack's people.

use super::{fixture::TestPack, lines, world::World};
use crate::harness::players;

/// A pack whose person azhe gives these ratings.
fn pack(ratings: &str) -> TestPack {
    let pack = TestPack::good();
    pack.replace("people.yaml", "sex: 1, age: 30", &format!("sex: 1, age: 30, ratings: {{{ratings}}}"));
    pack
}

/// Game, numbers of ratings with 1 to 5 stars, version.
async fn counted(world: &World) -> Vec<String> {
    world
        .texts(
            "select concat_ws(' ', id, rating_1, rating_2, rating_3, rating_4, rating_5, 'version', rating_version)
             from game order by id",
        )
        .await
}

#[tokio::test]
async fn ratings_of_people_are_counted_and_a_second_import_changes_nothing() {
    let world = World::new().await;
    world.import(&pack("1001: 5, 1002: 3")).await;
    assert_eq!(counted(&world).await, ["1001 0 0 0 0 1 version 1", "1002 0 0 1 0 0 version 1"]);
    let again = world.import(&pack("1001: 5, 1002: 3")).await;
    assert!(!again.diff.is_change(), "{again}");
    assert_eq!(counted(&world).await, ["1001 0 0 0 0 1 version 1", "1002 0 0 1 0 0 version 1"]);
    world.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_changed_pack_changes_the_ratings_of_its_people_only() {
    let world = World::new().await;
    world.import(&pack("1001: 5, 1002: 3")).await;
    let player = players(&world.db, 1).await[0];
    world
        .db
        .execute(&format!("insert into game_rating (uid, game_id, stars) values ({player}, 1002, 1)"))
        .await;
    let changed = world.import(&pack("1001: 4")).await;
    assert_eq!(lines(&changed), ["~ person azhe 阿哲"]);
    assert_eq!(counted(&world).await, ["1001 0 0 0 1 0 version 2", "1002 1 0 0 0 0 version 3"]);
    world.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn ratings_of_a_person_leave_with_the_person_and_return_with_the_pack() {
    let world = World::new().await;
    let pack = pack("1001: 5, 1002: 3");
    world.import(&pack).await;
    let player = players(&world.db, 1).await[0];
    world
        .db
        .execute(&format!("insert into game_rating (uid, game_id, stars) values ({player}, 1001, 4)"))
        .await;
    let people = std::fs::read_to_string(pack.path().join("people.yaml")).unwrap();
    pack.remove("people.yaml");
    world.import(&pack).await;
    assert_eq!(counted(&world).await, ["1001 0 0 0 1 0 version 3", "1002 0 0 0 0 0 version 2"]);
    world.db.audit().await;
    pack.write("people.yaml", people);
    world.import(&pack).await;
    assert_eq!(counted(&world).await, ["1001 0 0 0 1 1 version 4", "1002 0 0 1 0 0 version 3"]);
    world.db.audit().await;
}
