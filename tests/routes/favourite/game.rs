use serde_json::json;

use crate::harness::{TestServer, User, game, own};

fn path(game: i64) -> String {
    format!("/api/v1/favourite/game/{game}")
}

#[tokio::test]
async fn a_game_is_kept_once_and_only_its_keeper_sees_it() {
    let server = TestServer::start().await;
    game(&server.db, 1001, "远航", "online_type = 0").await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    for _ in 0..2 {
        let kept = user.client.post_json(&path(1001), &json!({})).await;
        assert_eq!(*kept.ok(), json!({ "favourited": true }));
    }
    let shown = async |client: &crate::harness::Client| {
        client.post("/api/web/game/detail", &[("appID", "1001")]).await.ok()["favourited"].clone()
    };
    assert_eq!(shown(&user.client).await, json!(true));
    assert_eq!((shown(&other.client).await, shown(&server.visitor()).await), (json!(false), json!(false)));
    for _ in 0..2 {
        assert_eq!(*user.client.delete(&path(1001)).await.ok(), json!({ "favourited": false }));
    }
    assert_eq!(shown(&user.client).await, json!(false));
}

#[tokio::test]
async fn a_game_off_the_shelf_is_kept_only_by_its_owners() {
    let server = TestServer::start().await;
    game(&server.db, 1001, "远航", "online_type = 1, buy_amount = 30, retired = true").await;
    let user = User::register(&server, "lin_xia").await;
    user.client.post_json(&path(1001), &json!({})).await.refused(2002);
    user.client.post_json(&path(7), &json!({})).await.refused(2002);
    server.visitor().post_json(&path(1001), &json!({})).await.refused(2);
    server.visitor().delete(&path(1001)).await.refused(2);
    assert_eq!(server.db.value::<i64>("select count(*) from favourite").await, 0);
    own(&server.db, user.uid, 1001).await;
    user.client.post_json(&path(1001), &json!({})).await.ok();
}
