use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::{Value, json};

use crate::harness::{Client, Options, TestServer, User, eventually, game, library};

const PATH: &str = "/api/v1/search/trend";

/// (keyword, mark) of the list.
async fn trends(client: &Client) -> Vec<(String, Value)> {
    let answer = client.get(PATH).await;
    let one = |one: &Value| (one["keyword"].as_str().unwrap().to_owned(), one["mark"].clone());
    answer.ok().as_array().unwrap().iter().map(one).collect()
}

#[tokio::test]
#[ignore = "night"]
async fn without_searches_popular_games_and_books_alternate() {
    let server = TestServer::start().await;
    library(&server).await;
    game(&server.db, 1, "星海远征", "retired = false, download_num = 5").await;
    game(&server.db, 2, "猫国远征", "retired = false, download_num = 9, create_time = now()").await;
    game(&server.db, 3, "下架", "retired = true").await;
    let found = server.visitor().get(PATH).await;
    let kinds: Vec<&str> =
        found.ok().as_array().unwrap().iter().map(|one| one["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["game", "book", "game", "book", "book"]);
    assert_eq!(found.ok()[0], json!({ "keyword": "猫国远征", "kind": "game", "id": 2, "mark": "new" }));
}

#[tokio::test]
#[ignore = "night"]
async fn the_most_frequent_search_comes_first_and_each_searcher_counts_once() {
    let clock = ManualClock::at(SystemClock.now());
    let options = Options::default().set("PORTAL_FEEDS_VIEWS_S", "0.05").clock(&clock);
    let server = TestServer::start_with(options).await;
    game(&server.db, 1, "猫国远征", "retired = false, download_num = 0").await;
    game(&server.db, 2, "星海远征", "retired = false, download_num = 9").await;
    let visitor = server.visitor();
    let names = async |client: &Client| -> Vec<String> {
        trends(client).await.into_iter().map(|(name, _)| name).collect()
    };
    assert_eq!(names(&visitor).await, ["星海远征", "猫国远征"]);
    let mut people = Vec::new();
    for n in 0..3 {
        people.push(User::register(&server, &format!("user_{n}")).await);
    }
    // By pinyin, by initials and by a part; again is not counted again, and a slip is no search for a name.
    for (user, keyword) in people.iter().zip(["maoguo", "mgyz", "猫国"]) {
        for keyword in [keyword, keyword, "星海远正"] {
            user.client.get(&format!("/api/v1/search?keyword={keyword}")).await.ok();
        }
    }
    let counted =
        "select coalesce(sum(searches), 0)::bigint from search_count where kind = 'game' and id = 1";
    eventually("the counts", async || server.db.value::<i64>(counted).await == 3).await;
    assert_eq!(server.db.value::<i64>("select count(*) from search_count").await, 1);
    assert_eq!(names(&visitor).await, ["星海远征", "猫国远征"], "cached for a minute");
    clock.advance(TimeDelta::seconds(61));
    assert_eq!(names(&visitor).await, ["猫国远征", "星海远征"]);
}

#[tokio::test]
#[ignore = "night"]
async fn a_name_is_hot_when_most_of_its_many_searches_are_recent_and_old_days_are_deleted() {
    let server = TestServer::start_with(Options::default().set("PORTAL_FEEDS_VIEWS_S", "0.05")).await;
    for (id, name) in [(1, "一"), (2, "二"), (3, "三"), (4, "四")] {
        game(&server.db, id, name, &format!("download_num = {id}")).await;
    }
    let day = "(now() at time zone 'UTC')::date";
    let rows = format!(
        "insert into search_count (day, kind, id, searches) values
             ({day}, 'game', 1, 30), ({day}, 'game', 2, 20), ({day} - 5, 'game', 2, 90), ({day}, 'game', 3, 2),
             ({day} - 9, 'game', 4, 900)"
    );
    server.db.execute(&rows).await;
    let expected = [("二", json!(null)), ("一", json!("hot")), ("四", json!(null)), ("三", json!(null))];
    assert_eq!(trends(&server.visitor()).await, expected.map(|(name, mark)| (name.to_owned(), mark)));
    let old = "select count(*) from search_count where id = 4";
    eventually("the deletion of old days", async || server.db.value::<i64>(old).await == 0).await;
}
