use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde_json::json;

use super::{ids, place};
use crate::harness::{COMIC, NOVEL, TestServer, User, library};

const PATH: &str = "/api/v1/book/history";

#[tokio::test]
async fn the_newest_reading_comes_first_until_it_is_deleted() {
    let server = TestServer::start().await;
    library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let novel = json!({
        "chapterId": 1, "locator": { "paragraph": 2, "offset": 3 }, "device": "phone", "base": 0,
        "readAt": "2026-04-02T00:00:00Z",
    });
    let comic = place(1, 1, "phone", 0, "2026-04-01T00:00:00Z");
    user.client.put_json(&format!("/api/v1/book/{COMIC}/progress"), &comic).await.ok();
    user.client.put_json(&format!("/api/v1/book/{NOVEL}/progress"), &novel).await.ok();
    let page = user.client.get(PATH).await;
    assert_eq!((ids(page.ok()), &page.ok()["total"]), (vec![NOVEL, COMIC], &json!(2)));
    assert_eq!(page.ok()["records"][0]["progress"]["locator"], novel["locator"]);
    let first = user.client.get(&format!("{PATH}?pageSize=1")).await;
    let next = first.ok()["nextCursor"].as_str().unwrap();
    let second = user.client.get(&format!("{PATH}?pageSize=1&cursor={next}")).await;
    assert_eq!((ids(first.ok()), ids(second.ok())), (vec![NOVEL], vec![COMIC]));
    let comics = user.client.get(&format!("{PATH}?kind=comic")).await;
    assert_eq!((ids(comics.ok()), &comics.ok()["total"]), (vec![COMIC], &json!(1)));
    assert_eq!(second.ok()["nextCursor"], json!(null));

    user.client.delete(&format!("{PATH}/{NOVEL}")).await.ok();
    assert_eq!(ids(user.client.get(PATH).await.ok()), [COMIC]);
    assert_eq!(*user.client.get(&format!("/api/v1/book/{NOVEL}/progress")).await.ok(), json!(null));
    user.client.delete(PATH).await.ok();
    assert_eq!(ids(user.client.get(PATH).await.ok()), [0; 0]);
    let visitor = server.visitor();
    visitor.get(PATH).await.refused(2);
    visitor.delete(PATH).await.refused(2);
    visitor.delete(&format!("{PATH}/{COMIC}")).await.refused(2);
    user.client.get(&format!("{PATH}?pageSize=0")).await.malformed("pageSize");
}

#[tokio::test]
#[ignore = "night"]
async fn offline_reading_is_listed_at_its_own_time() {
    let server = TestServer::start().await;
    library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let novel = json!({
        "chapterId": 1, "locator": { "paragraph": 2, "offset": 3 }, "device": "phone", "base": 0,
        "readAt": "2026-04-02T00:00:00Z",
    });
    // The server gets the comic's progress last, although it was read first.
    let comic = place(1, 1, "phone", 0, "2026-04-01T00:00:00Z");
    user.client.put_json(&format!("/api/v1/book/{NOVEL}/progress"), &novel).await.ok();
    user.client.put_json(&format!("/api/v1/book/{COMIC}/progress"), &comic).await.ok();
    assert_eq!(ids(user.client.get(PATH).await.ok()), [NOVEL, COMIC]);
    let first = user.client.get(&format!("{PATH}?pageSize=1")).await;
    let next = first.ok()["nextCursor"].as_str().unwrap();
    let second = user.client.get(&format!("{PATH}?pageSize=1&cursor={next}")).await;
    assert_eq!((ids(first.ok()), ids(second.ok())), (vec![NOVEL], vec![COMIC]));
}

#[tokio::test]
#[ignore = "night"]
async fn invented_cursors_cause_no_faults() {
    let server = TestServer::start().await;
    library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let comic = place(1, 1, "phone", 0, "2026-04-01T00:00:00Z");
    user.client.put_json(&format!("/api/v1/book/{COMIC}/progress"), &comic).await.ok();
    let get = async |path: &str, cursor: &str| {
        let cursor = URL_SAFE_NO_PAD.encode(cursor);
        ids(user.client.get(&format!("{path}?cursor={cursor}")).await.ok())
    };
    for cursor in ["-8000000000000000000.1", "-9223372036854775808.1", "-1.1"] {
        assert_eq!(get(PATH, cursor).await, [0; 0], "before all");
    }
    assert_eq!(get(PATH, "9223372036854775807.1").await, [COMIC], "behind all");
    let menu = format!("/api/v1/book/{COMIC}/chapter/list");
    assert_eq!(get(&menu, "-9223372036854775808.1").await, [1, 2]);
    assert_eq!(get(&menu, "9223372036854775807.1").await, [0; 0]);
}

#[tokio::test]
#[ignore = "night"]
async fn a_read_book_is_not_new_again_after_its_history_is_deleted() {
    let server = TestServer::start().await;
    let library = library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    user.client.post_json(&format!("/api/v1/book/{COMIC}/subscribe"), &json!({})).await.ok();
    library.chapter(
        "{id: 4, title: 第四话, access: free, publishTime: 2026-03-09T10:00:00+08:00, folder: chapters/01}",
    );
    library.import(&server).await;
    let updates = async || user.client.get("/api/v1/book/shelf").await.ok()["records"][0]["updates"].clone();
    assert_eq!(updates().await, 1);
    let read = place(4, 0, "phone", 0, "2026-04-01T00:00:00Z");
    user.client.put_json(&format!("/api/v1/book/{COMIC}/progress"), &read).await.ok();
    assert_eq!(updates().await, 0);
    user.client.delete(PATH).await.ok();
    assert_eq!(updates().await, 0);
}
