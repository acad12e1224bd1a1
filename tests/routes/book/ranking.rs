use super::{books, ids};
use crate::harness::{COMIC, TestServer, library};

const PATH: &str = "/api/v1/book/ranking";

#[tokio::test]
async fn each_ranking_has_its_order() {
    let server = TestServer::start().await;
    let ranks = "update book set hot = id, hot_due = false, read_base = 20000 - id";
    let all = books(&server.db, 60, ranks).await;
    let visitor = server.visitor();
    let get = async |query: &str| ids(visitor.get(&format!("{PATH}{query}")).await.ok());
    let newest: Vec<i64> = all.iter().rev().take(50).copied().collect();
    assert_eq!(get("").await, newest);
    assert_eq!(get("?sort=3").await, all[..50]);
    assert_eq!(get("?sort=2").await[0], 10_055, "n % 7 is 6");
    assert_eq!(get("?sort=4").await, [0; 0]);
    assert!(get("?kind=comic").await.iter().all(|id| id % 2 == 0));
    visitor.get(&format!("{PATH}?sort=5")).await.malformed("sort");
    visitor.get(&format!("{PATH}?kind=x")).await.malformed("kind");
    library(&server).await;
    assert_eq!(get("?sort=4&kind=comic").await, [COMIC]);
}
