//! Times of announcements, goods, featured games and featured books: they hold by the clock of the database, without an import at that moment.

use portal::content::Mode;
use sql::book::Board;

use super::{fixture::TestPack, world::World};
use crate::harness::{COMIC, Library};

/// The numbers of what players see: announcements, coin packages, memberships, featured games.
async fn shown(world: &World) -> [usize; 4] {
    let db = world.db.pool.get().await.unwrap();
    let announcements = usize::from(sql::announcement::newest(&db, 1).await.unwrap().is_some());
    let packages = sql::recharge::packages(&db).await.unwrap().len();
    let plans = sql::vip::plans(&db).await.unwrap().len();
    drop(db);
    let featured: i64 = world
        .db
        .value(
            "select count(*) from game where featured is not null and (featured_begin_time is null or featured_begin_time <= now())
                 and (featured_end_time is null or featured_end_time > now())",
        )
        .await;
    [announcements, packages, plans, featured as usize]
}

/// The good pack, with these times of everything that can have some.
fn timed(times: &str) -> TestPack {
    let pack = TestPack::good();
    pack.replace("announcements.yaml", "  posType: 1\n", &format!("  posType: 1\n{}", lines("  ", times)));
    pack.replace("recharge.yaml", "    badge: 送30\n", &format!("    badge: 送30\n{}", lines("    ", times)));
    pack.replace("vip.yaml", "    badge: 最划算\n", &format!("    badge: 最划算\n{}", lines("    ", times)));
    let featured = times.replace("begins", "featuredBegins").replace("ends", "featuredEnds");
    pack.replace(
        "games/xinghai/game.yaml",
        "featured: 1\n",
        &format!("featured: 1\n{}", lines("", &featured)),
    );
    pack
}

fn lines(indent: &str, times: &str) -> String {
    times.split(", ").map(|line| format!("{indent}{line}\n")).collect()
}

#[tokio::test]
#[ignore = "night"]
async fn nothing_is_shown_before_its_begin_or_after_its_end() {
    for (times, expected) in [
        ("begins: 2020-01-01T00:00:00Z, ends: 2099-01-01T00:00:00Z", [1, 2, 1, 1]),
        ("begins: 2099-01-01T00:00:00Z", [0, 1, 0, 0]),
        ("ends: 2020-01-01T00:00:00Z", [0, 1, 0, 0]),
    ] {
        let world = World::new().await;
        world.import(&timed(times)).await;
        assert_eq!(shown(&world).await, expected, "{times}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn an_end_takes_effect_without_an_import() {
    let world = World::new().await;
    world.import(&timed("ends: 2099-01-01T00:00:00Z")).await;
    assert_eq!(shown(&world).await, [1, 2, 1, 1]);
    for (table, column) in [
        ("announcement", "end_time"),
        ("coin_package", "end_time"),
        ("vip_plan", "end_time"),
        ("game", "featured_end_time"),
    ] {
        let end = format!("update {table} set {column} = now() where {column} is not null");
        world.db.execute(&end).await;
    }
    assert_eq!(shown(&world).await, [0, 1, 0, 0]);
}

#[tokio::test]
#[ignore = "night"]
async fn an_end_before_the_begin_is_a_fault() {
    let world = World::new().await;
    let pack = timed("begins: 2026-02-01T00:00:00Z, ends: 2026-01-01T00:00:00Z");
    let error = world.import_with(pack.path(), Mode::Apply).await.unwrap_err().to_string();
    assert!(
        error.contains("the pack has 4 faults") && error.contains("ends must be later than begins"),
        "{error}"
    );
}

#[tokio::test]
#[ignore = "night"]
async fn a_book_is_featured_with_its_banner_only_within_its_times() {
    for (times, expected) in [
        ("featuredBegins: 2020-01-01T00:00:00Z\nfeaturedEnds: 2099-01-01T00:00:00Z", vec![COMIC]),
        ("featuredBegins: 2099-01-01T00:00:00Z", vec![]),
        ("featuredEnds: 2020-01-01T00:00:00Z", vec![]),
    ] {
        let (world, library, home) = (World::new().await, Library::new(), tempfile::tempdir().unwrap());
        library.replace("books/maofan/book.yaml", "featured: 1\n", &format!("featured: 1\n{times}\n"));
        library.try_import(&world.db, home.path(), Mode::Apply).await.unwrap();
        let db = world.db.pool.get().await.unwrap();
        let featured = sql::book::board(&db, Board::Featured, None, 10).await.unwrap();
        assert_eq!(featured, expected, "{times}");
    }
    let (world, library, home) = (World::new().await, Library::new(), tempfile::tempdir().unwrap());
    let wrong = "featured: 1\nfeaturedBegins: 2026-02-01T00:00:00Z\nfeaturedEnds: 2026-01-01T00:00:00Z\n";
    library.replace("books/maofan/book.yaml", "featured: 1\n", wrong);
    let error = library.try_import(&world.db, home.path(), Mode::Apply).await.unwrap_err().to_string();
    assert!(error.contains("featuredEnds must be later than featuredBegins"), "{error}");
}
