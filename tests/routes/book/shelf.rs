use serde_json::{Value, json};

use super::{ids, place};
use crate::harness::{ANIMATION, COMIC, Client, NOVEL, Options, TestServer, User, library, players};

const PATH: &str = "/api/v1/book/shelf";

async fn updates(client: &Client, book: i64) -> Value {
    let page = client.get(PATH).await;
    let records = page.ok()["records"].as_array().unwrap();
    records.iter().find(|record| record["id"] == book).unwrap()["updates"].clone()
}

#[tokio::test]
async fn adding_to_the_shelf_counts_once_and_can_be_undone() {
    let server = TestServer::start().await;
    library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let subscribe = format!("/api/v1/book/{COMIC}/subscribe");
    for _ in 0..2 {
        let kept = user.client.post_json(&subscribe, &json!({})).await;
        assert_eq!(*kept.ok(), json!({ "subscribed": true, "subscribeNum": 101 }));
    }
    assert_eq!(ids(user.client.get(PATH).await.ok()), [COMIC]);
    server.db.audit().await;
    for _ in 0..2 {
        let gone = user.client.delete(&subscribe).await;
        assert_eq!(*gone.ok(), json!({ "subscribed": false, "subscribeNum": 100 }));
    }
    assert_eq!(ids(user.client.get(PATH).await.ok()), [0; 0]);
    user.client.post_json("/api/v1/book/9999/subscribe", &json!({})).await.refused(2002);
    user.client.delete("/api/v1/book/9999/subscribe").await.refused(2002);
    let visitor = server.visitor();
    visitor.post_json(&subscribe, &json!({})).await.refused(2);
    visitor.delete(&subscribe).await.refused(2);
    visitor.get(PATH).await.refused(2);
    visitor.post_json(&format!("/api/v1/book/{COMIC}/seen"), &json!({})).await.refused(2);
    user.client.post_json("/api/v1/book/9999/seen", &json!({})).await.refused(2002);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_shelf_has_a_rate_limit() {
    let server =
        TestServer::start_with(Options::default().set("PORTAL_SUBSCRIBES_PER_ACCOUNT", "2/1h")).await;
    library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let path = |book: i64| format!("/api/v1/book/{book}/subscribe");
    for book in [COMIC, NOVEL] {
        user.client.post_json(&path(book), &json!({})).await.ok();
    }
    user.client.post_json(&path(ANIMATION), &json!({})).await.refused(1005);
    user.client.delete(&path(COMIC)).await.refused(1005);
}

#[tokio::test]
async fn books_with_new_chapters_come_first_until_they_are_seen_or_read() {
    let server = TestServer::start().await;
    let library = library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    for book in [COMIC, NOVEL, ANIMATION] {
        user.client.post_json(&format!("/api/v1/book/{book}/subscribe"), &json!({})).await.ok();
    }
    assert_eq!(ids(user.client.get(PATH).await.ok()), [ANIMATION, NOVEL, COMIC], "the last first");
    assert_eq!(updates(&user.client, COMIC).await, 0);
    for n in [4, 5] {
        library.chapter(&format!(
            "{{id: {n}, title: 第{n}话, access: free, publishTime: 2026-03-09T10:00:00+08:00, folder: chapters/01}}"
        ));
    }
    library.import(&server).await;
    assert_eq!(ids(user.client.get(PATH).await.ok()), [COMIC, ANIMATION, NOVEL]);
    assert_eq!(updates(&user.client, COMIC).await, 2);
    let menu = user.client.get(&format!("/api/v1/book/{COMIC}/chapter/list")).await;
    let new: Vec<i64> = menu.ok()["records"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|line| line["isNew"] == true)
        .map(|line| line["id"].as_i64().unwrap())
        .collect();
    assert_eq!(new, [4, 5]);
    // Reading the chapter makes the book old; seeing the book does the same for the others.
    let saved = place(4, 0, "phone", 0, "2026-04-01T00:00:00Z");
    user.client.put_json(&format!("/api/v1/book/{COMIC}/progress"), &saved).await.ok();
    assert_eq!(updates(&user.client, COMIC).await, 1);
    user.client.post_json(&format!("/api/v1/book/{COMIC}/seen"), &json!({})).await.ok();
    assert_eq!(updates(&user.client, COMIC).await, 0);

    let (mut seen, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = user.client.get(&format!("{PATH}?pageSize=1{cursor}")).await;
        assert_eq!(page.ok()["total"], 3);
        seen.extend(ids(page.ok()));
        let Some(next) = page.ok()["nextCursor"].as_str() else { break };
        cursor = format!("&cursor={next}");
    }
    assert_eq!(seen, [COMIC, ANIMATION, NOVEL]);
    user.client.get(&format!("{PATH}?cursor=x")).await.malformed("cursor");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn every_page_has_the_number_of_new_books_on_the_whole_shelf() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    super::books(&server.db, 40, "").await;
    let fill = "insert into book_subscription (uid, book_id, seen_seq) select $1, id, (id > 10030)::int from book where id <= 10035";
    server.db.pool.get().await.unwrap().execute(fill, &[&user.uid]).await.unwrap();
    let updated = async |query: &str| {
        let page = user.client.get(&format!("{PATH}{query}")).await;
        (page.ok()["updated"].as_i64().unwrap(), page.ok()["total"].as_i64().unwrap())
    };
    for query in ["", "?pageSize=1", "?currentPage=2"] {
        assert_eq!(updated(query).await, (30, 35), "{query}");
    }
    // Seen, read, removed from the shelf, removed by the pack.
    user.client.post_json("/api/v1/book/10001/seen", &json!({})).await.ok();
    assert_eq!(updated("").await, (29, 35));
    let read = place(1, 0, "phone", 0, "2026-04-01T00:00:00Z");
    user.client.put_json("/api/v1/book/10002/progress", &read).await.ok();
    assert_eq!(updated("").await, (28, 35));
    user.client.delete("/api/v1/book/10003/subscribe").await.ok();
    assert_eq!(updated("").await, (27, 34));
    server.db.execute("update book set retired = true where id = 10004").await;
    assert_eq!(updated("").await, (26, 33));
    user.client.delete("/api/v1/book/history").await.ok();
    assert_eq!(updated("").await, (26, 33), "what is forgotten is not new again");
}

#[tokio::test]
#[ignore = "night"]
async fn concurrent_changes_keep_the_counts_right() {
    // The ranking job also writes the rows of books; here the test runs it.
    let server = TestServer::start_with(Options::default().set("PORTAL_FEEDS_RANK_S", "3600")).await;
    library(&server).await;
    let uids = players(&server.db, 40).await;
    let row = async || server.db.value::<String>("select ctid::text from book where id = 2001").await;
    server.db.execute("update book set hot_due = false").await;
    let before = row().await;
    let keep = uids.iter().map(|uid| sql::book::subscribe(&server.db.pool, *uid, COMIC));
    for kept in futures_util::future::join_all(keep).await {
        assert!(matches!(kept.unwrap(), sql::book::Subscribed::Kept(_)));
    }
    let drop = uids.iter().take(15).map(|uid| sql::book::unsubscribe(&server.db.pool, *uid, COMIC));
    for gone in futures_util::future::join_all(drop).await {
        gone.unwrap().unwrap();
    }
    let book = server.visitor().get(&format!("/api/v1/book/{COMIC}")).await;
    assert_eq!(book.ok()["subscribeNum"], 125);
    sql::book::add_reads(&server.db.pool.get().await.unwrap(), &[(COMIC, 7), (9999, 1)]).await.unwrap();
    server.db.audit().await;
    // The ranking copies the counts into the book's row, which lists sort by; nothing is counted twice.
    let stands = "select subscribe_num = 25 and read_num = 7 and not exists (select from book_move) from book where id = 2001";
    if !server.db.value::<bool>(stands).await {
        assert_eq!(row().await, before, "no reader wrote the book's row");
        let ranks = [0, 1].map(|_| async {
            sql::book::rank_due(&mut server.db.pool.get().await.unwrap(), 100).await.unwrap()
        });
        futures_util::future::join_all(ranks).await;
    }
    crate::harness::eventually("the copied counts", async || server.db.value::<bool>(stands).await).await;
    assert_eq!(server.visitor().get(&format!("/api/v1/book/{COMIC}")).await.ok()["subscribeNum"], 125);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_shelf_has_a_limited_size() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    super::books(&server.db, 1_001, "").await;
    let fill =
        "insert into book_subscription (uid, book_id, seen_seq) select $1, id, 1 from book where id <= 11000";
    server.db.pool.get().await.unwrap().execute(fill, &[&user.uid]).await.unwrap();
    let path = |book: i64| format!("/api/v1/book/{book}/subscribe");
    user.client.post_json(&path(11_001), &json!({})).await.refused(2004);
    user.client.post_json(&path(10_001), &json!({})).await.ok();
    user.client.delete(&path(10_001)).await.ok();
    user.client.post_json(&path(11_001), &json!({})).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn a_book_seen_during_an_import_is_new_afterwards() {
    let server = TestServer::start().await;
    let library = library(&server).await;
    let (keeps, comes) = (User::register(&server, "lin_xia").await, User::register(&server, "azhe").await);
    let subscribe = format!("/api/v1/book/{COMIC}/subscribe");
    keeps.client.post_json(&subscribe, &json!({})).await.ok();
    library.chapter(
        "{id: 4, title: 第四话, access: free, publishTime: 2026-03-09T10:00:00+08:00, folder: chapters/01}",
    );
    let mut client = server.db.pool.get().await.unwrap();
    let held = client.transaction().await.unwrap();
    held.execute("select from book where id = $1 for no key update", &[&COMIC]).await.unwrap();
    let import = library.import(&server);
    let meanwhile = async {
        // The import has begun, and waits.
        server.db.waiting(1).await;
        keeps.client.post_json(&format!("/api/v1/book/{COMIC}/seen"), &json!({})).await.ok();
        comes.client.post_json(&subscribe, &json!({})).await.ok();
        held.commit().await.unwrap();
    };
    tokio::join!(import, meanwhile);
    for user in [&keeps, &comes] {
        assert_eq!(updates(&user.client, COMIC).await, 1);
    }
    server.db.audit().await;
}
