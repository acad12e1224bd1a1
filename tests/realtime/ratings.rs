//! Ratings of a game on open pages.

use serde_json::{Value, json};

use crate::harness::{Nodes, Socket, User, downloaded, game};

async fn watching(socket: &mut Socket, game: i64) {
    socket.say(&json!({ "type": "watch", "topic": format!("game:{game}"), "id": "w" })).await;
    socket.next_where("an ack", |frame| frame["type"] == "ack" && frame["id"] == "w").await;
}

/// The first frame with this number of ratings.
async fn rated(socket: &mut Socket, num: i64) -> Value {
    socket.next_where("the ratings", |frame| frame["type"] == "rating" && frame["ratingNum"] == num).await
}

#[tokio::test]
#[ignore = "night"]
async fn everybody_who_looks_at_a_game_sees_its_ratings_on_every_node() {
    let nodes = Nodes::start().await;
    for id in [1001, 1002] {
        game(&nodes.db, id, "星海远征", "online_type = 0").await;
    }
    let user = User::register(&nodes.a, "lin_xia").await;
    for id in [1001, 1002] {
        downloaded(&nodes.db, user.uid, id).await;
    }
    let mut pages = [nodes.a.visitor().socket().await, nodes.b.visitor().socket().await, user.socket().await];
    for page in &mut pages {
        watching(page, 1001).await;
    }
    let mut elsewhere = nodes.b.visitor().socket().await;
    watching(&mut elsewhere, 1002).await;
    let rate = async |id: i64, stars: i64| {
        let path = format!("/api/v1/game/{id}/rating");
        user.client.post_json(&path, &json!({ "stars": stars })).await.ok();
    };
    rate(1001, 4).await;
    rate(1002, 2).await;
    for page in &mut pages {
        assert_eq!(
            rated(page, 1).await,
            json!({
                "type": "rating", "gameId": 1001, "rating": 4.0, "ratingNum": 1, "ratingCounts": [0, 0, 0, 1, 0],
                "ratingVersion": 1,
            })
        );
    }
    let of_other = rated(&mut elsewhere, 1).await;
    assert_eq!((&of_other["gameId"], &of_other["rating"]), (&json!(1002), &json!(2.0)));
    user.client.delete("/api/v1/game/1001/rating").await.ok();
    for page in &mut pages {
        let frame = rated(page, 0).await;
        assert_eq!((&frame["rating"], &frame["ratingVersion"]), (&Value::Null, &json!(2)));
    }
    assert_eq!(elsewhere.so_far().await.iter().filter(|frame| frame["gameId"] == 1001).count(), 0);
    nodes.db.audit().await;
}
