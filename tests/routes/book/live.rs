//! Chapters that are published while pages are open.

use serde_json::{Value, json};

use crate::harness::{COMIC, Library, Nodes, Options, Socket, TestRedis, User, eventually, library};

fn subscribe() -> String {
    format!("/api/v1/book/{COMIC}/subscribe")
}

#[tokio::test]
#[ignore = "night"]
async fn keepers_of_a_book_are_notified_of_an_imported_chapter_on_every_node() {
    let nodes = Nodes::start().await;
    let library = library(&nodes.a).await;
    let (keeps, other) = (User::register(&nodes.a, "lin_xia").await, User::register(&nodes.a, "azhe").await);
    keeps.client.post_json(&subscribe(), &json!({})).await.ok();
    let (mut at_a, mut at_b) = (keeps.socket().await, keeps.client.at(&nodes.b).socket().await);
    let mut others = other.socket().await;
    library.chapter(
        "{id: 4, title: 第四话, access: free, publishTime: 2026-03-09T10:00:00+08:00, folder: chapters/01}",
    );
    library.import(&nodes.a).await;
    for socket in [&mut at_a, &mut at_b] {
        let frame = socket.next_of_type("chapter").await;
        assert_eq!(
            (&frame["bookId"], &frame["chapter"]),
            (&json!(COMIC), &json!({ "id": 4, "index": 4, "title": "第四话" }))
        );
    }
    // A second import publishes nothing; a changed title is not a new chapter.
    library.replace("books/maofan/book.yaml", "title: 第四话,", "title: 第四话 改,");
    library.import(&nodes.a).await;
    for socket in [&mut at_a, &mut at_b, &mut others] {
        let told = socket.so_far().await;
        assert!(told.iter().all(|frame| frame["type"] != "chapter"), "{told:?}");
    }
    nodes.db.audit().await;
}

#[tokio::test]
async fn a_scheduled_chapter_is_published_and_announced_once() {
    let options = Options::default().set("PORTAL_CHAPTERS_APPEAR_S", "0.05");
    let nodes = Nodes::on(&TestRedis::shared_url(), options).await;
    library(&nodes.a).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    user.client.post_json(&subscribe(), &json!({})).await.ok();
    let mut sockets = [user.socket().await, user.client.at(&nodes.b).socket().await];
    user.client.get(&format!("/api/v1/book/{COMIC}/chapter/3")).await.refused(2002);
    nodes.db.execute("update chapter set publish_time = now() where book_id = 2001 and id = 3").await;
    for socket in &mut sockets {
        assert_eq!(socket.next_of_type("chapter").await["chapter"]["id"], 3);
    }
    let book = user.client.get(&format!("/api/v1/book/{COMIC}")).await.ok().clone();
    assert_eq!((&book["chapterNum"], &book["lastChapter"]["id"]), (&json!(3), &json!(3)));
    user.client.get(&format!("/api/v1/book/{COMIC}/chapter/3")).await.ok();
    let shelf = user.client.get("/api/v1/book/shelf").await;
    assert_eq!(shelf.ok()["records"][0]["updates"], 1);
    for socket in &mut sockets {
        let told = socket.so_far().await;
        assert!(told.iter().all(|frame| frame["type"] != "chapter"), "{told:?}");
    }
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_seen_book_is_not_marked_as_new_on_any_device() {
    let nodes = Nodes::start().await;
    let library = library(&nodes.a).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    user.client.post_json(&subscribe(), &json!({})).await.ok();
    library.chapter(
        "{id: 4, title: 第四话, access: free, publishTime: 2026-03-09T10:00:00+08:00, folder: chapters/01}",
    );
    library.import(&nodes.a).await;
    let mut sockets = [user.socket().await, user.client.at(&nodes.b).socket().await];
    let seen = format!("/api/v1/book/{COMIC}/seen");
    user.client.post_json(&seen, &json!({})).await.ok();
    for socket in &mut sockets {
        assert_eq!(socket.next_of_type("seen").await["bookId"], COMIC);
    }
    // Nothing was new any more.
    user.client.post_json(&seen, &json!({})).await.ok();
    for socket in &mut sockets {
        let told = socket.so_far().await;
        assert!(told.iter().all(|frame| frame["type"] != "seen"), "{told:?}");
    }
}

/// A book with a due chapter, and a pack with another one; only the test runs sweepers. A reader listens on both nodes.
async fn due_beside_an_import() -> (Nodes, Library, [Socket; 2]) {
    let options = Options::default().set("PORTAL_CHAPTERS_APPEAR_S", "3600");
    let nodes = Nodes::on(&TestRedis::shared_url(), options).await;
    let library = library(&nodes.a).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    user.client.post_json(&subscribe(), &json!({})).await.ok();
    let sockets = [user.socket().await, user.client.at(&nodes.b).socket().await];
    nodes.db.execute("update chapter set publish_time = now() where book_id = 2001 and id = 3").await;
    library.replace("books/maofan/book.yaml", "2036-01-01T10:00:00+08:00", "2026-03-08T11:00:00+08:00");
    library.chapter(
        "{id: 4, title: 第四话, access: free, publishTime: 2026-03-09T10:00:00+08:00, folder: chapters/01}",
    );
    (nodes, library, sockets)
}

/// A lock that makes the publication of the due chapter wait.
const HELD: &str = "select from chapter where book_id = 2001 and id = 3 for update";

/// Asserts that both chapters are published and were announced once.
async fn each_appeared_once(nodes: &Nodes, sockets: [Socket; 2]) {
    for mut socket in sockets {
        for id in [3, 4] {
            assert_eq!(socket.next_of_type("chapter").await["chapter"]["id"], id);
        }
        let told = socket.so_far().await;
        assert!(told.iter().all(|frame| frame["type"] != "chapter"), "{told:?}");
    }
    let stands = "select chapter_num = 4 and appear_seq = 4 from book where id = 2001";
    assert!(nodes.db.value::<bool>(stands).await);
    assert_eq!(sql::book::publish_due(&nodes.db.pool, 100).await.unwrap(), 0);
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn while_a_sweeper_publishes_another_skips_the_book_and_an_import_waits() {
    let (nodes, library, sockets) = due_beside_an_import().await;
    let ours = sql::connect(&nodes.db.url, 4).unwrap();
    let sweep = || sql::book::publish_due(&ours, 100);
    let (mut before, mut behind) = (ours.get().await.unwrap(), ours.get().await.unwrap());
    // An import waits here after it has made its pictures, which takes longer than a sweeper waits.
    let gate = before.transaction().await.unwrap();
    gate.batch_execute("select pg_advisory_xact_lock(hashtext('portal content import'))").await.unwrap();
    let held = behind.transaction().await.unwrap();
    let meanwhile = async {
        nodes.db.waiting(1).await;
        held.execute(HELD, &[]).await.unwrap();
        let others = async {
            // The first sweeper holds the book.
            nodes.db.waiting(2).await;
            assert_eq!(sweep().await.unwrap(), 0);
            gate.commit().await.unwrap();
            let waits = "select count(*) = 1 from pg_stat_activity where datname = current_database()
                and wait_event_type = 'Lock' and query like 'select id from book where%order by id for no key update'";
            eventually("an import that waits", async || nodes.db.value::<bool>(waits).await).await;
            held.commit().await.unwrap();
        };
        let (published, ()) = tokio::join!(sweep(), others);
        assert_eq!(published.unwrap(), 1);
    };
    tokio::join!(library.import(&nodes.b), meanwhile);
    each_appeared_once(&nodes, sockets).await;
}

#[tokio::test]
#[ignore = "night"]
async fn while_an_import_holds_a_book_two_sweepers_skip_it() {
    let (nodes, library, sockets) = due_beside_an_import().await;
    let mut client = nodes.db.pool.get().await.unwrap();
    let held = client.transaction().await.unwrap();
    held.execute(HELD, &[]).await.unwrap();
    let sweepers = sql::connect(&nodes.db.url, 2).unwrap();
    let sweep = || sql::book::publish_due(&sweepers, 100);
    let meanwhile = async {
        nodes.db.waiting(1).await;
        let (one, other) = tokio::join!(sweep(), sweep());
        assert_eq!((one.unwrap(), other.unwrap()), (0, 0));
        held.commit().await.unwrap();
    };
    tokio::join!(library.import(&nodes.a), meanwhile);
    each_appeared_once(&nodes, sockets).await;
}

#[tokio::test]
async fn concurrent_sweepers_and_an_import_publish_each_chapter_once() {
    let (nodes, library, sockets) = due_beside_an_import().await;
    let sweepers = sql::connect(&nodes.db.url, 2).unwrap();
    let sweep = || sql::book::publish_due(&sweepers, 100);
    let (one, other, _) = tokio::join!(sweep(), sweep(), library.import(&nodes.b));
    assert!(one.unwrap() + other.unwrap() <= 1, "the import brings the other chapter");
    each_appeared_once(&nodes, sockets).await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_shelf_and_its_number_of_new_books_are_equal_on_all_devices() {
    let nodes = Nodes::start().await;
    let library = library(&nodes.a).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let mut sockets = [user.socket().await, user.client.at(&nodes.b).socket().await];
    let told = async |sockets: &mut [Socket; 2], of: &str, expected: Value| {
        for socket in sockets {
            let frame = socket.next_of_type(of).await;
            let told: Vec<_> =
                expected.as_object().unwrap().iter().filter(|(key, value)| frame[*key] != **value).collect();
            assert!(told.is_empty(), "{frame}");
        }
    };
    let moved = |subscribed: bool| json!({ "bookId": COMIC, "subscribed": subscribed });
    user.client.post_json(&subscribe(), &json!({})).await.ok();
    told(&mut sockets, "shelf", moved(true)).await;
    library.chapter(
        "{id: 4, title: 第四话, access: free, publishTime: 2026-03-09T10:00:00+08:00, folder: chapters/01}",
    );
    library.import(&nodes.a).await;
    told(&mut sockets, "chapter", json!({ "bookId": COMIC })).await;
    // A book that leaves the shelf is no longer new.
    let saved = super::place(1, 0, "phone", 0, "2026-04-01T00:00:00Z");
    user.client.put_json(&format!("/api/v1/book/{COMIC}/progress"), &saved).await.ok();
    user.client.delete(&format!("/api/v1/book/history/{COMIC}")).await.ok();
    told(&mut sockets, "seen", json!({ "bookId": COMIC })).await;
    user.client.delete(&subscribe()).await.ok();
    told(&mut sockets, "shelf", moved(false)).await;
    // A call without an effect notifies nobody.
    user.client.delete(&subscribe()).await.ok();
    for socket in &mut sockets {
        let rest = socket.so_far().await;
        assert!(rest.iter().all(|frame| frame["type"] != "shelf" && frame["type"] != "seen"), "{rest:?}");
    }
}
