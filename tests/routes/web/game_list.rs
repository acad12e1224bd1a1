use serde_json::{Value, json};

use crate::harness::{Client, TestServer, game, rated};

const PATH: &str = "/api/web/game/list";

async fn ids(client: &Client, fields: &[(&str, &str)]) -> Vec<i64> {
    ids_of(client.post(PATH, fields).await.ok())
}

fn ids_of(page: &Value) -> Vec<i64> {
    page["records"].as_array().unwrap().iter().map(|game| game["id"].as_i64().unwrap()).collect()
}

/// Five games: hot by id, unrated, two featured, one retired.
async fn shelf() -> TestServer {
    let server = TestServer::start().await;
    game(&server.db, 1, "星海远征", "featured = 2").await;
    game(&server.db, 2, "豆豆消消", "category = 'puzzle', tags = array['休闲', '连线']").await;
    game(&server.db, 3, "星际农场", "create_time = '2027-01-01'").await;
    game(&server.db, 4, "100%快乐", "featured = 1").await;
    game(&server.db, 5, "下架", "retired = true").await;
    server
}

#[tokio::test]
#[ignore = "night"]
async fn every_order() {
    let server = shelf().await;
    let visitor = server.visitor();
    assert_eq!(ids(&visitor, &[]).await, [4, 3, 2, 1], "hot unless asked otherwise");
    assert_eq!(ids(&visitor, &[("sort", "hot")]).await, [4, 3, 2, 1]);
    assert_eq!(ids(&visitor, &[("sort", "new")]).await, [3, 4, 2, 1]);
    assert_eq!(ids(&visitor, &[("sort", "featured")]).await, [4, 1]);
    assert_eq!(visitor.post(PATH, &[("sort", "best")]).await.malformed("sort"), "没有这种排序");
}

#[tokio::test]
async fn the_best_rated_games_have_enough_ratings_and_more_of_them_count_more() {
    let server = shelf().await;
    let visitor = server.visitor();
    assert_eq!(ids(&visitor, &[("sort", "rating")]).await, Vec::<i64>::new());
    rated(&server.db, 1, &[5; 9]).await;
    rated(&server.db, 2, &[5; 10]).await;
    rated(&server.db, 3, &[[5; 20].as_slice(), &[4; 10]].concat()).await;
    rated(&server.db, 4, &[3; 10]).await;
    rated(&server.db, 5, &[5; 30]).await;
    let page = visitor.post(PATH, &[("sort", "rating")]).await;
    assert_eq!((ids_of(page.ok()), &page.ok()["total"]), (vec![3, 2, 4], &json!(3)));
    let shown: Vec<_> =
        page.ok()["records"].as_array().unwrap().iter().map(|game| game["rating"].clone()).collect();
    assert_eq!(shown, [json!(4.7), json!(5.0), json!(3.0)], "30 ratings of 4.7 rank above 10 of 5.0");
    rated(&server.db, 1, &[5]).await;
    assert_eq!(
        ids(&visitor, &[("sort", "rating")]).await,
        [3, 2, 1, 4],
        "equal ratings: the newer game first"
    );
    server.db.audit().await;
}

#[tokio::test]
async fn games_are_filtered_by_type_and_keyword() {
    let server = shelf().await;
    let visitor = server.visitor();
    assert_eq!(ids(&visitor, &[("type", "puzzle")]).await, [2]);
    assert_eq!(ids(&visitor, &[("type", "none")]).await, Vec::<i64>::new());
    assert_eq!(ids(&visitor, &[("keyword", "星")]).await, [3, 1], "one Chinese character");
    assert_eq!(ids(&visitor, &[("keyword", "连线")]).await, [2], "in a tag");
    assert_eq!(ids(&visitor, &[("keyword", " 快乐 ")]).await, [4], "trimmed");
    assert_eq!(ids(&visitor, &[("keyword", "%")]).await, [4], "wildcards are letters");
    assert_eq!(ids(&visitor, &[("keyword", "_")]).await, Vec::<i64>::new());
    assert_eq!(ids(&visitor, &[("keyword", "星"), ("type", "puzzle")]).await, Vec::<i64>::new());
    let found = visitor.post(PATH, &[("keyword", "星")]).await;
    assert_eq!(found.ok()["total"], 2);
    let endless = "星".repeat(2000);
    assert_eq!(ids(&visitor, &[("keyword", &endless)]).await, Vec::<i64>::new());
}

#[tokio::test]
async fn a_cursor_lists_every_game_once_in_every_order() {
    let server = shelf().await;
    for id in [1, 2, 4] {
        rated(&server.db, id, &[4; 10]).await;
    }
    let visitor = server.visitor();
    for sort in ["hot", "new", "rating", "featured"] {
        let whole = ids(&visitor, &[("sort", sort)]).await;
        let mut seen = Vec::new();
        let mut cursor = String::new();
        loop {
            let answer = visitor.post(PATH, &[("sort", sort), ("pageSize", "1"), ("cursor", &cursor)]).await;
            let page = answer.ok();
            assert_eq!(page["total"], json!(whole.len()));
            seen.extend(ids_of(page));
            match page["nextCursor"].as_str() {
                Some(next) => cursor = next.to_owned(),
                None => break,
            }
        }
        assert_eq!(seen, whole, "{sort}");
    }
    let second = visitor.post(PATH, &[("pageSize", "3"), ("currentPage", "2")]).await;
    assert_eq!((ids_of(second.ok()), &second.ok()["pages"]), (vec![1], &json!(2)));
}

#[tokio::test]
async fn pages_have_bounds() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    assert_eq!(visitor.post(PATH, &[("currentPage", "0")]).await.malformed("currentPage"), "页码从 1 开始");
    assert_eq!(visitor.post(PATH, &[("currentPage", "x")]).await.malformed("currentPage"), "格式不正确");
    assert_eq!(visitor.post(PATH, &[("pageSize", "101")]).await.malformed("pageSize"), "每页 1–100 条");
    assert_eq!(
        visitor.post(PATH, &[("currentPage", "200"), ("pageSize", "100")]).await.malformed("currentPage"),
        "翻得太深了，请用 cursor 继续"
    );
    assert_eq!(visitor.post(PATH, &[("cursor", "x")]).await.malformed("cursor"), "游标无效");
}

#[tokio::test]
#[ignore = "night"]
async fn the_list_has_screenshots_and_the_detail_has_their_blur() {
    let server = shelf().await;
    let visitor = server.visitor();
    let list = visitor.post(PATH, &[]).await;
    let listed = &list.ok()["records"][0];
    let detail = visitor.post("/api/web/game/detail", &[("appID", "4")]).await;
    for (game, blurred) in [(listed, false), (detail.ok(), true)] {
        assert_eq!(game["id"], 4);
        assert!(game["icon"]["blur"].is_string() && game["banner"]["blur"].is_string(), "{game}");
        let shot = &game["screenshots"][0];
        assert_eq!((shot["url"].is_string(), shot["blur"].is_string()), (true, blurred), "{shot}");
    }
    assert_eq!(listed["description"], "一段话", "otherwise the whole game");
}
