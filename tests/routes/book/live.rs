//! Chapters that appear while pages are open.

use serde_json::json;

use crate::harness::{COMIC, Nodes, Options, TestRedis, TestServer, User, library};

fn subscribe() -> String {
    format!("/api/v1/book/{COMIC}/subscribe")
}

#[tokio::test]
async fn whoever_keeps_a_book_hears_of_an_imported_chapter_on_every_node() {
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
    // Again, nothing appears; another title is no new chapter.
    library.replace("books/maofan/book.yaml", "title: 第四话,", "title: 第四话 改,");
    library.import(&nodes.a).await;
    for socket in [&mut at_a, &mut at_b, &mut others] {
        let told = socket.so_far().await;
        assert!(told.iter().all(|frame| frame["type"] != "chapter"), "{told:?}");
    }
    nodes.db.audit().await;
}

#[tokio::test]
async fn a_chapter_appears_by_itself_when_its_time_comes_and_is_told_once() {
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
async fn what_was_looked_at_is_marked_on_no_device() {
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

#[tokio::test]
async fn sweepers_of_two_nodes_beside_an_import_publish_a_chapter_once() {
    let server = TestServer::start().await;
    let library = library(&server).await;
    server.db.execute("update chapter set publish_time = now() where book_id = 2001 and id = 3").await;
    library.chapter(
        "{id: 4, title: 第四话, access: free, publishTime: 2026-03-09T10:00:00+08:00, folder: chapters/01}",
    );
    library.replace("books/maofan/book.yaml", "2036-01-01T10:00:00+08:00", "2026-03-08T11:00:00+08:00");
    let user = User::register(&server, "lin_xia").await;
    user.client.post_json(&subscribe(), &json!({})).await.ok();
    let mut socket = user.socket().await;
    let sweep = || sql::book::publish_due(&server.db.pool, 100);
    let (one, other, _) = tokio::join!(sweep(), sweep(), library.import(&server));
    assert!(one.unwrap() + other.unwrap() <= 1);
    let mut ids = Vec::new();
    for _ in 0..2 {
        ids.push(socket.next_of_type("chapter").await["chapter"]["id"].as_i64().unwrap());
    }
    ids.sort_unstable();
    assert_eq!(ids, [3, 4]);
    let rest = socket.so_far().await;
    assert!(rest.iter().all(|frame| frame["type"] != "chapter"), "{rest:?}");
    assert_eq!(server.db.value::<i64>("select chapter_num from book where id = 2001").await, 4);
    server.db.audit().await;
}
