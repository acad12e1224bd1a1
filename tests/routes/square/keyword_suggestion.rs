use chrono::TimeDelta;
use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::{
    harness::{Client, Options, TestServer, User, game},
    routes::search::write,
};
use actors::{Clock, ManualClock, SystemClock};

const PATH: &str = "/api/v1/square/keyword/suggestion";

async fn suggested(client: &Client, keyword: &str) -> Vec<(String, String)> {
    let answer = client.get(&format!("{PATH}?keyword={keyword}")).await;
    let text = |one: &Value, key: &str| one[key].as_str().unwrap().to_owned();
    answer.ok().as_array().unwrap().iter().map(|one| (text(one, "kind"), text(one, "keyword"))).collect()
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|(kind, text)| ((*kind).to_owned(), (*text).to_owned())).collect()
}

#[tokio::test]
async fn games_tags_players_and_titles_are_suggested_prefixes_first() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    user.client.post("/api/user/center/updateInfo", &[("name", "星海船长")]).await.ok();
    game(&server.db, 1, "新星海", "retired = false").await;
    game(&server.db, 2, "星海远征", "retired = false").await;
    server
        .db
        .execute("insert into square_tag (id, tag, place) values (1, '看星海', 1), (2, '星海', 2)")
        .await;
    write(&server.db, user.uid, "我的星海日记", "内容").await;
    write(&server.db, user.uid, "星海 攻略", "内容").await;
    write(&server.db, user.uid, "", "没有标题的星海").await;
    write(&server.db, user.uid, "只有正文有", "星海").await;
    let visitor = server.visitor();
    let expected = [
        ("game", "星海远征"),
        ("game", "新星海"),
        ("tag", "星海"),
        ("tag", "看星海"),
        ("user", "星海船长"),
        ("post", "星海 攻略"),
        ("post", "我的星海日记"),
    ];
    assert_eq!(suggested(&visitor, "星海").await, pairs(&expected));
    assert_eq!(suggested(&visitor, "没有这样的").await, []);
    let first = visitor.get(&format!("{PATH}?keyword=星海")).await.ok()[0].clone();
    assert_eq!(first, json!({ "keyword": "星海远征", "kind": "game", "id": 2, "spelled": null }));
    assert_eq!(visitor.get(PATH).await.malformed("keyword"), "不能为空");
    // Blocked people and their texts are not suggested, although the cache contains them.
    let reader = User::register(&server, "reader").await;
    server
        .db
        .execute(&format!("insert into block (uid, blocked) values ({}, {})", reader.uid, user.uid))
        .await;
    assert_eq!(suggested(&reader.client, "星海").await, pairs(&expected[..4]));
}

#[tokio::test]
#[ignore = "night"]
async fn suggestions_are_cached_for_a_minute() {
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(Options::default().clock(&clock)).await;
    let visitor = server.visitor();
    game(&server.db, 1, "星海远征", "retired = false").await;
    assert_eq!(suggested(&visitor, "星海").await, pairs(&[("game", "星海远征")]));
    server.db.execute("update game set retired = true").await;
    clock.advance(TimeDelta::seconds(59));
    assert_eq!(suggested(&visitor, "星海").await, pairs(&[("game", "星海远征")]));
    clock.advance(TimeDelta::seconds(1));
    assert_eq!(suggested(&visitor, "星海").await, []);
}

/// If each reader tried in turn, the last would wait for all others.
#[tokio::test]
#[ignore = "night"]
async fn readers_share_one_failing_query_of_suggestions() {
    const READERS: i64 = 20;
    let server = TestServer::start().await;
    // A sequence in the database counts the tries, also failed ones: each waits for the test, and then fails like a lock timeout.
    server
        .db
        .execute(
            "create sequence tries; grant usage on sequence tries to public;
             create or replace function fold(given text) returns text language plpgsql as $$
             begin
                 perform nextval('tries');
                 perform pg_advisory_xact_lock_shared(7);
                 raise exception 'it waited too long' using errcode = 'lock_not_available';
             end $$",
        )
        .await;
    let holder = server.db.pool.get().await.unwrap();
    holder.execute("select pg_advisory_lock(7)", &[]).await.unwrap();
    let visitor = server.visitor();
    let path = format!("{PATH}?keyword=星海");
    let readers = join_all((0..READERS).map(|_| visitor.get(&path)));
    let release = async {
        server.db.waiting(1).await;
        // The server has read all earlier requests.
        visitor.get("/api/v1/square/config/list").await.ok();
        holder.execute("select pg_advisory_unlock(7)", &[]).await.unwrap();
    };
    let (answers, ()) = tokio::join!(readers, release);
    assert!(answers.iter().all(|answer| answer.status == 503), "{answers:?}");
    let tries: i64 = server.db.value("select last_value from tries").await;
    assert!(tries <= READERS / 4, "{tries} tries");
}

#[tokio::test]
#[ignore = "night"]
async fn at_most_ten_are_suggested() {
    let server = TestServer::start().await;
    for n in 1..=15 {
        game(&server.db, n, &format!("星海{n}"), "retired = false").await;
    }
    assert_eq!(suggested(&server.visitor(), "星海").await.len(), 10);
}
