use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::harness::{Nodes, Options, TestServer, User, downloaded, game};

const GAME: i64 = 1001;
const PATH: &str = "/api/v1/game/1001/rating";

/// A server with one game, and a player who downloaded it.
async fn scene() -> (TestServer, User) {
    let server = TestServer::start().await;
    game(&server.db, GAME, "星海远征", "online_type = 0").await;
    let user = User::register(&server, "lin_xia").await;
    downloaded(&server.db, user.uid, GAME).await;
    (server, user)
}

fn stars(stars: i64) -> Value {
    json!({ "stars": stars })
}

async fn detail(user: &User) -> Value {
    let answer = user.client.post("/api/web/game/detail", &[("appID", "1001")]).await;
    let game = answer.ok();
    json!([game["rating"], game["ratingNum"], game["ratingCounts"], game["myRating"], game["downloaded"]])
}

#[tokio::test]
async fn a_player_rates_changes_the_rating_and_takes_it_back() {
    let (server, user) = scene().await;
    let other = User::register(&server, "other").await;
    downloaded(&server.db, other.uid, GAME).await;
    assert_eq!(detail(&user).await, json!([null, 0, [0, 0, 0, 0, 0], null, true]));
    let rated = user.client.post_json(PATH, &stars(5)).await;
    assert_eq!(
        *rated.ok(),
        json!({ "rating": 5.0, "ratingNum": 1, "ratingCounts": [0, 0, 0, 0, 1], "ratingVersion": 1, "myRating": 5 })
    );
    other.client.post_json(PATH, &stars(2)).await.ok();
    assert_eq!(detail(&user).await, json!([3.5, 2, [0, 1, 0, 0, 1], 5, true]));
    user.client.post_json(PATH, &stars(4)).await.ok();
    assert_eq!(detail(&user).await, json!([3.0, 2, [0, 1, 0, 1, 0], 4, true]));
    assert_eq!(detail(&other).await, json!([3.0, 2, [0, 1, 0, 1, 0], 2, true]));
    let taken_back = user.client.delete(PATH).await;
    assert_eq!(
        *taken_back.ok(),
        json!({ "rating": 2.0, "ratingNum": 1, "ratingCounts": [0, 1, 0, 0, 0], "ratingVersion": 4, "myRating": null })
    );
    assert_eq!(detail(&user).await, json!([2.0, 1, [0, 1, 0, 0, 0], null, true]));
    server.db.audit().await;
}

#[tokio::test]
async fn a_repeated_call_changes_nothing() {
    let (server, user) = scene().await;
    for _ in 0..2 {
        let rated = user.client.post_json(PATH, &stars(4)).await;
        assert_eq!((&rated.ok()["ratingNum"], &rated.ok()["ratingVersion"]), (&json!(1), &json!(1)));
    }
    for _ in 0..2 {
        let gone = user.client.delete(PATH).await;
        assert_eq!((&gone.ok()["ratingNum"], &gone.ok()["ratingVersion"]), (&json!(0), &json!(2)));
    }
    server.db.audit().await;
}

#[tokio::test]
async fn only_a_player_who_downloaded_the_game_rates_it() {
    let (server, _) = scene().await;
    let other = User::register(&server, "other").await;
    let refused = other.client.post_json(PATH, &stars(5)).await;
    assert_eq!(refused.refused(2004).json["data"], json!({ "need": "download", "have": 0 }));
    assert_eq!(refused.msg(), "下载后可以评分");
    let english = other.client.with("Accept-Language", "en").post_json(PATH, &stars(5)).await;
    assert_eq!(english.msg(), "Download the game to rate it");
    assert_eq!(detail(&other).await, json!([null, 0, [0, 0, 0, 0, 0], null, false]));
    other.client.delete(PATH).await.ok();
    server.visitor().post_json(PATH, &stars(5)).await.refused(2);
    server.visitor().delete(PATH).await.refused(2);
    server.db.audit().await;
}

#[tokio::test]
async fn a_game_off_the_shelf_or_unknown_is_gone() {
    let (server, user) = scene().await;
    user.client.post_json(PATH, &stars(5)).await.ok();
    server.db.execute("update game set retired = true").await;
    for path in [PATH, "/api/v1/game/7/rating"] {
        user.client.post_json(path, &stars(1)).await.refused(2002);
        user.client.delete(path).await.refused(2002);
    }
    assert_eq!(server.db.value::<i64>("select rating_5 from game").await, 1);
    user.client.post_json("/api/v1/game/x/rating", &stars(1)).await.failed(404);
    server.db.audit().await;
}

#[tokio::test]
async fn stars_are_whole_from_one_to_five() {
    let (server, user) = scene().await;
    for wrong in [0, 6, -1] {
        assert_eq!(user.client.post_json(PATH, &stars(wrong)).await.malformed("stars"), "请打 1–5 星");
    }
    for wrong in [json!({ "stars": 4.5 }), json!({ "stars": "5" }), json!({ "stars": 99999 }), json!({})] {
        user.client.post_json(PATH, &wrong).await.malformed("stars");
    }
    assert_eq!(server.db.value::<i64>("select count(*) from game_rating").await, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn ratings_at_once_on_two_nodes_are_each_counted_once() {
    let nodes = Nodes::start().await;
    game(&nodes.db, GAME, "星海远征", "online_type = 0").await;
    let mut users = Vec::new();
    for n in 0..4 {
        let user = User::register(&nodes.a, &format!("user_{n}")).await;
        downloaded(&nodes.db, user.uid, GAME).await;
        users.push(user);
    }
    join_all((0..40).map(async |n| {
        let node = if n % 2 == 0 { &nodes.a } else { &nodes.b };
        let client = users[n as usize % 4].client.at(node);
        match n % 7 {
            0 => client.delete(PATH).await,
            _ => client.post_json(PATH, &stars(n % 5 + 1)).await,
        }
        .ok();
    }))
    .await;
    nodes.db.audit().await;
    for user in &users {
        user.client.post_json(PATH, &stars(3)).await.ok();
    }
    assert_eq!(detail(&users[0]).await, json!([3.0, 4, [0, 0, 4, 0, 0], 3, true]));
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn ratings_are_limited() {
    let server = TestServer::start_with(Options::default().set("PORTAL_RATINGS_PER_ACCOUNT", "1/1h")).await;
    game(&server.db, GAME, "星海远征", "online_type = 0").await;
    let user = User::register(&server, "lin_xia").await;
    downloaded(&server.db, user.uid, GAME).await;
    user.client.post_json(PATH, &stars(5)).await.ok();
    user.client.post_json(PATH, &stars(1)).await.refused(1005);
    user.client.delete(PATH).await.refused(1005);
    assert_eq!(detail(&user).await, json!([5.0, 1, [0, 0, 0, 0, 1], 5, true]));
}
