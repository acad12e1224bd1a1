use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::json;

use super::place;
use crate::harness::{COMIC, Nodes, Options, TestRedis, TestServer, User, eventually, library};

#[tokio::test]
async fn a_book_has_all_its_fields_and_the_reading_position() {
    let server = TestServer::start().await;
    let library = library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let path = format!("/api/v1/book/{COMIC}");
    let book = user.client.get(&path).await.ok().clone();
    assert_eq!(book["description"], "第一段。\n\n第二段。");
    assert_eq!(
        book["firstChapter"],
        json!({ "id": 1, "index": 1, "title": "第一话 开门", "access": "free" })
    );
    let saved = place(2, 1, "phone", 0, "2026-04-01T00:00:00Z");
    user.client.put_json(&format!("{path}/progress"), &saved).await.ok();
    let book = user.client.get(&path).await.ok().clone();
    let progress = &book["progress"];
    assert_eq!(
        (&progress["chapterIndex"], &progress["chapterTitle"], &progress["locator"]["page"]),
        (&json!(2), &json!("第二话 打烊"), &json!(1))
    );
    assert_eq!(server.visitor().get(&path).await.ok()["progress"], json!(null));
    for gone in ["/api/v1/book/9999", "/api/v1/book/2001999"] {
        server.visitor().get(gone).await.refused(2002);
    }
    server.visitor().get("/api/v1/book/x").await.failed(404);
    library.remove("books/maofan");
    library.import(&server).await;
    user.client.get(&path).await.refused(2002);
}

#[tokio::test]
#[ignore = "night"]
async fn reads_are_counted_in_memory_once_a_reader_and_written_together() {
    let options = Options::default().set("PORTAL_FEEDS_VIEWS_S", "0.05");
    let server = TestServer::start_with(options).await;
    library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    for client in [&user.client, &user.client, &server.visitor()] {
        client.get(&format!("/api/v1/book/{COMIC}/chapter/1")).await.ok();
    }
    user.client.get("/api/v1/book/2002/chapter/1?keep=1").await.ok();
    let reads = async |book: i64| {
        let answer = server.visitor().get(&format!("/api/v1/book/{book}")).await;
        answer.ok()["readNum"].as_i64().unwrap()
    };
    eventually("two readers", async || reads(COMIC).await == 2002).await;
    assert_eq!(reads(2002).await, 9000, "what is only kept is not read");
}

#[tokio::test]
#[ignore = "night"]
async fn a_reader_counts_once_on_any_nodes() {
    let clock = ManualClock::at(SystemClock.now());
    let options = Options::default().clock(&clock).set("PORTAL_FEEDS_VIEWS_S", "0.05");
    let nodes = Nodes::on(&TestRedis::shared_url(), options).await;
    library(&nodes.a).await;
    let (one, other) = (User::register(&nodes.a, "lin_xia").await, User::register(&nodes.a, "azhe").await);
    let chapter = format!("/api/v1/book/{COMIC}/chapter/1");
    let reads = async |expected: i64| {
        let counted = "select read_num + (select coalesce(sum(reads), 0) from book_move where book_id = 2001)::bigint from book where id = 2001";
        eventually("readers", async || nodes.db.value::<i64>(counted).await == expected).await;
    };
    one.client.get(&chapter).await.ok();
    reads(1).await;
    one.client.at(&nodes.b).get(&chapter).await.ok();
    // Later reads on the same node are written with it or after it.
    other.client.at(&nodes.b).get(&chapter).await.ok();
    reads(2).await;
    clock.advance(TimeDelta::minutes(30));
    one.client.get(&chapter).await.ok();
    reads(3).await;
    let forgotten = "select count(*) = 1 from viewed";
    eventually("the deletion of old viewers", async || nodes.db.value::<bool>(forgotten).await).await;
}
