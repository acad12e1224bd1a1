use std::time::Instant;

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{ids, ids_of, write};
use crate::harness::{
    ANIMATION, COMIC, Client, NOVEL, Options, TestDatabase, TestServer, User, game, library,
};

const GAMES: &str = "/api/v1/search/game";
const BOOKS: &str = "/api/v1/search/book";
const PEOPLE: &str = "/api/v1/search/user";
const POSTS: &str = "/api/v1/search/post";
const SUGGESTIONS: &str = "/api/v1/square/keyword/suggestion";

async fn catalogue(db: &TestDatabase) {
    for (id, name) in
        [(1, "猫国远征"), (2, "重装乐园"), (3, "王者 ２"), (4, "龙的传人"), (5, "新猫国记"), (6, "MG 战记")]
    {
        game(db, id, name, "retired = false, tags = '{}'").await;
    }
}

/// (kind, text, spelled characters) of the suggestions.
async fn suggested(client: &Client, keyword: &str) -> Vec<(String, String, Value)> {
    let answer = client.get(&format!("{SUGGESTIONS}?keyword={keyword}")).await;
    let text = |one: &Value, key: &str| one[key].as_str().unwrap().to_owned();
    let suggestion = |one: &Value| (text(one, "kind"), text(one, "keyword"), one["spelled"].clone());
    answer.ok().as_array().unwrap().iter().map(suggestion).collect()
}

#[tokio::test]
async fn games_are_found_by_full_pinyin_by_initials_and_by_both_mixed() {
    let server = TestServer::start().await;
    catalogue(&server.db).await;
    let visitor = server.visitor();
    for keyword in ["maoguoyuanzheng", "MaoGuoYuan", "ＭＡＯguoy", "mgyz", "maogyz", "mao国y"] {
        assert_eq!(ids(&visitor, GAMES, keyword).await, [1], "{keyword}");
    }
    for keyword in ["maoguo", "mao guo", "mao'guo", "maog"] {
        assert_eq!(
            ids(&visitor, GAMES, keyword).await,
            [1, 5],
            "{keyword}: names that begin with it come first"
        );
    }
    for keyword in ["zhongzhuang", "chongzhuang", "chongzhuangly", "zzly"] {
        assert_eq!(ids(&visitor, GAMES, keyword).await, [2], "{keyword}: each reading");
    }
    assert_eq!(ids(&visitor, GAMES, "wangzhe2").await, [3]);
    for keyword in ["guomao", "maox", "qqq", "zhengyuan"] {
        assert_eq!(ids(&visitor, GAMES, keyword).await, Vec::<i64>::new(), "{keyword}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn matches_of_the_text_come_first_then_full_pinyin_then_initials() {
    let server = TestServer::start().await;
    catalogue(&server.db).await;
    game(&server.db, 7, "慕歌", "retired = false, tags = array['mg'], download_num = 0").await;
    game(&server.db, 8, "爱之岛", "retired = false, download_num = 900").await;
    game(&server.db, 9, "小小AI", "retired = false, download_num = 1").await;
    let visitor = server.visitor();
    assert_eq!(ids(&visitor, GAMES, "mg").await, [6, 7, 1], "a name, a tag, initials");
    assert_eq!(ids(&visitor, GAMES, "ai").await, [9, 8]);
    let user = User::register(&server, "lin_xia").await;
    user.client.post("/api/user/center/updateInfo", &[("name", "AI画师")]).await.ok();
    write(&server.db, user.uid, "ai 绘画", "内容").await;
    let kinds: Vec<String> = suggested(&visitor, "ai").await.into_iter().map(|(kind, ..)| kind).collect();
    assert_eq!(kinds, ["game", "user", "post", "game"], "pinyin comes after the texts of all kinds");
}

#[tokio::test]
#[ignore = "night"]
async fn pages_of_a_search_by_pinyin_continue() {
    let server = TestServer::start().await;
    catalogue(&server.db).await;
    let visitor = server.visitor();
    let page = visitor.get(&format!("{GAMES}?keyword=maoguo&pageSize=1")).await;
    assert_eq!((ids_of(page.ok()), &page.ok()["total"]), (vec![1], &json!(2)));
    let next = page.ok()["nextCursor"].as_str().unwrap();
    assert_eq!(ids_of(visitor.get(&format!("{GAMES}?keyword=maoguo&cursor={next}")).await.ok()), [5]);
}

#[tokio::test]
#[ignore = "night"]
async fn books_tags_and_followed_players_are_found_by_pinyin() {
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(Options::default().clock(&clock)).await;
    library(&server).await;
    let visitor = server.visitor();
    assert_eq!(ids(&visitor, BOOKS, "xinghai").await, [ANIMATION]);
    assert_eq!(ids(&visitor, BOOKS, "xhkd").await, [ANIMATION]);
    assert_eq!(ids(&visitor, BOOKS, "xiaoman").await, [COMIC], "an author");
    let comics = visitor.get("/api/v1/book/list?kind=comic&keyword=changan").await;
    assert_eq!(ids_of(comics.ok()), Vec::<i64>::new(), "it is a novel");
    assert_eq!(ids(&visitor, BOOKS, "changan").await, [NOVEL]);
    server.db.execute("insert into square_tag (id, tag, place) values (1, '攻略', 1)").await;
    let (known, fan) = (User::register(&server, "known").await, User::register(&server, "fans").await);
    known.client.post("/api/user/center/updateInfo", &[("name", "工具人")]).await.ok();
    let followed = format!(
        "insert into follow (uid, followee) values ({0}, {1});
         update account set follower_num = 1 where uid = {1};
         update account set following_num = 1 where uid = {0};",
        fan.uid, known.uid
    );
    server.db.execute(&followed).await;
    clock.advance(TimeDelta::seconds(61));
    assert_eq!(ids(&visitor, PEOPLE, "gongju").await, [known.uid]);
    let expected = [("tag", "攻略", "攻"), ("user", "工具人", "工")];
    let expected = expected.map(|(kind, text, part)| (kind.to_owned(), text.to_owned(), json!(part)));
    assert_eq!(suggested(&visitor, "gong").await, expected);
}

#[tokio::test]
#[ignore = "night"]
async fn posts_and_other_players_are_found_by_the_characters_that_the_letters_mean() {
    let server = TestServer::start().await;
    catalogue(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    user.client.post("/api/user/center/updateInfo", &[("name", "猫国公民")]).await.ok();
    let mut posts = Vec::new();
    for n in 0..3 {
        posts.push(write(&server.db, user.uid, &format!("猫国日记{n}"), "内容").await);
    }
    write(&server.db, user.uid, "别的", "内容").await;
    posts.reverse();
    let visitor = server.visitor();
    assert_eq!(ids(&visitor, POSTS, "maoguo").await, posts);
    assert_eq!(ids(&visitor, PEOPLE, "maoguo").await, [user.uid]);
    assert_eq!(ids(&visitor, POSTS, "mg").await, Vec::<i64>::new(), "two initials mean too much");
    let page = visitor.get(&format!("{POSTS}?keyword=maoguo&pageSize=2")).await;
    assert_eq!(ids_of(page.ok()), posts[..2]);
    let next = page.ok()["nextCursor"].as_str().unwrap();
    assert_eq!(ids_of(visitor.get(&format!("{POSTS}?keyword=maoguo&cursor={next}")).await.ok()), posts[2..]);
    let text = |kind: &str, text: &str| (kind.to_owned(), text.to_owned(), json!("猫国"));
    let suggestions = suggested(&visitor, "maoguo").await;
    assert_eq!(suggestions[..2], [text("game", "猫国远征"), text("game", "新猫国记")]);
    assert_eq!(suggestions[2..4], [text("user", "猫国公民"), text("post", "猫国日记2")]);
    let overview = visitor.get("/api/v1/search?keyword=maoguo").await;
    assert_eq!(overview.ok()["spelled"], json!(["猫国"]));
    assert_eq!(visitor.get("/api/v1/search?keyword=猫国").await.ok()["spelled"], json!([]));
    write(&server.db, user.uid, "maoguo", "拼音").await;
    assert_eq!(ids(&visitor, POSTS, "maoguo").await.len(), 1, "posts with the letters themselves are enough");
}

#[tokio::test]
#[ignore = "night"]
async fn the_index_is_renewed_by_an_import_and_after_a_minute() {
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(Options::default().clock(&clock)).await;
    let library = library(&server).await;
    let visitor = server.visitor();
    assert_eq!(ids(&visitor, BOOKS, "xinghai").await, [ANIMATION]);
    library.replace("books/xinghai/book.yaml", "title: 星海快递", "title: 月海快递");
    library.import(&server).await;
    assert_eq!(ids(&visitor, BOOKS, "yuehai").await, [ANIMATION]);
    game(&server.db, 1, "猫国远征", "retired = false").await;
    assert_eq!(ids(&visitor, GAMES, "maoguo").await, Vec::<i64>::new());
    clock.advance(TimeDelta::seconds(61));
    assert_eq!(ids(&visitor, GAMES, "maoguo").await, [1]);
}

/// A search by letters reads through the whole index, here of 500 games with three tags each. The bound is for a build without optimisation.
#[tokio::test]
#[ignore = "night"]
async fn a_search_through_a_large_index_is_cheap() {
    let server = TestServer::start().await;
    catalogue(&server.db).await;
    let names = "insert into game (id, name, category, tags, summary, description, developer, version, size_bytes, rating_tenths,
             download_num, online_type, buy_amount, icon, banner, screenshots, platforms, create_time)
         select 1000 + n, '第' || n || '次银河远征战记', category, '{太空,策略,卡牌}', summary, description, developer, version,
             size_bytes, rating_tenths, 0, 0, 0, icon, banner, screenshots, platforms, create_time
         from game, generate_series(1, 500) n where id = 1";
    server.db.execute(names).await;
    let index = sql::search::PinyinIndex::read(&server.db.pool.get().await.unwrap()).await.unwrap();
    let client = server.db.pool.get().await.unwrap();
    for (given, most_us) in [("yuanzheng", 20_000.0), ("ai", 20_000.0), ("yhyzzj", 20_000.0)] {
        let keyword = sql::search::Keyword::read(&client, given).await.unwrap().unwrap();
        let began = Instant::now();
        for _ in 0..20 {
            std::hint::black_box(index.find(&keyword));
        }
        let us = began.elapsed().as_secs_f64() * 1e6 / 20.0;
        crate::harness::figure(&format!("find {given}"), us, "µs", crate::harness::at_most(most_us));
    }
}
