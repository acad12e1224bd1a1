use serde_json::json;

use super::{ids, ids_of};
use crate::harness::{ANIMATION, COMIC, NOVEL, Options, TestServer, game, library};

const PATH: &str = "/api/v1/search/book";

#[tokio::test]
async fn books_are_found_by_title_author_category_and_tag_with_one_typo() {
    let server = TestServer::start().await;
    let library = library(&server).await;
    let visitor = server.visitor();
    assert_eq!(ids(&visitor, PATH, "长安").await, [NOVEL]);
    assert_eq!(ids(&visitor, PATH, "剑").await, [NOVEL], "a single character");
    assert_eq!(ids(&visitor, PATH, "小满 治愈").await, [COMIC]);
    assert_eq!(ids(&visitor, PATH, "星海快弟").await, [ANIMATION], "one slip");
    assert_eq!(ids(&visitor, PATH, "没有").await, Vec::<i64>::new());
    // A title match precedes a tag match.
    library.replace("books/jianwen/book.yaml", "tags: [长安]", "tags: [星海]");
    library.import(&server).await;
    let page = visitor.get(&format!("{PATH}?keyword=星海&pageSize=1")).await;
    assert_eq!((ids_of(page.ok()), &page.ok()["total"]), (vec![ANIMATION], &json!(2)));
    let next = page.ok()["nextCursor"].as_str().unwrap();
    assert_eq!(ids_of(visitor.get(&format!("{PATH}?keyword=星海&cursor={next}")).await.ok()), [NOVEL]);
    library.remove("books/xinghai");
    library.import(&server).await;
    assert_eq!(ids(&visitor, PATH, "星海").await, [NOVEL], "what is retired is not found");
    visitor.get(PATH).await.malformed("keyword");
}

#[tokio::test]
#[ignore = "night"]
async fn books_are_in_the_overview_and_in_the_suggestions() {
    let server = TestServer::start().await;
    library(&server).await;
    game(&server.db, 1, "星海远征", "retired = false").await;
    let visitor = server.visitor();
    let first = visitor.get("/api/v1/search?keyword=星海").await;
    assert_eq!(first.ok()["books"][0]["id"], ANIMATION);
    let suggested = visitor.get("/api/v1/square/keyword/suggestion?keyword=星海").await;
    assert_eq!(
        *suggested.ok(),
        json!([
            { "keyword": "星海远征", "kind": "game", "id": 1, "spelled": null },
            { "keyword": "星海快递", "kind": "book", "id": ANIMATION, "spelled": null },
        ])
    );
}

#[tokio::test]
#[ignore = "night"]
async fn searches_have_a_rate_limit() {
    let server = TestServer::start_with(Options::default().set("PORTAL_SEARCHES_PER_ADDRESS", "1/1h")).await;
    let visitor = server.visitor();
    visitor.get(&format!("{PATH}?keyword=剑")).await.ok();
    visitor.get(&format!("{PATH}?keyword=剑")).await.refused(1005);
    visitor.get("/api/v1/book/list?keyword=剑").await.refused(1005);
}
