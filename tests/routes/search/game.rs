use serde_json::json;

use super::{ids, ids_of};
use crate::harness::{TestServer, game};

const PATH: &str = "/api/v1/search/game";

#[tokio::test]
async fn names_precede_tags_and_whole_names_come_first() {
    let server = TestServer::start().await;
    game(&server.db, 1, "星海远征", "retired = false").await;
    game(&server.db, 2, "星海", "retired = false").await;
    game(&server.db, 3, "新星海", "retired = false").await;
    game(&server.db, 4, "消消乐", "tags = array['星海', '休闲']").await;
    game(&server.db, 5, "星海下架", "retired = true").await;
    let visitor = server.visitor();
    assert_eq!(ids(&visitor, PATH, "星海").await, [2, 1, 3, 4]);
    assert_eq!(ids(&visitor, PATH, "乐 休闲").await, [4]);
    assert_eq!(ids(&visitor, PATH, "星海远正").await, [1], "one slip");
    assert_eq!(ids(&visitor, PATH, "没有").await, Vec::<i64>::new());
    let page = visitor.get(&format!("{PATH}?keyword=星海&pageSize=3")).await;
    assert_eq!((ids_of(page.ok()), &page.ok()["total"]), (vec![2, 1, 3], &json!(4)));
    let next = page.ok()["nextCursor"].as_str().unwrap();
    let page = visitor.get(&format!("{PATH}?keyword=星海&pageSize=3&cursor={next}")).await;
    assert_eq!((ids_of(page.ok()), &page.ok()["nextCursor"]), (vec![4], &json!(null)));
}
