use serde_json::{Value, json};

use crate::harness::{TestServer, User, frame, game, gift, gift_of_goods};

fn ids(page: &Value) -> Vec<i64> {
    page["records"].as_array().unwrap().iter().map(|gift| gift["id"].as_i64().unwrap()).collect()
}

#[tokio::test]
async fn running_packs_come_first_and_deep_pages_continue() {
    let server = TestServer::start().await;
    game(&server.db, 1001, "云海", "featured = null").await;
    gift(&server.db, 1, 3, "end_time = now()").await;
    gift(&server.db, 2, 3, "begin_time = now() + interval '30 minutes'").await;
    gift(&server.db, 3, 3, "game_id = 1001").await;
    gift(&server.db, 4, 3, "retired = true").await;
    gift(&server.db, 5, 3, "begin_time = now() - interval '90 days', end_time = now() - interval '31 days'")
        .await;
    let user = User::register(&server, "lin_xia").await;
    user.client.post_json("/api/v1/gift/3/claim", &json!({})).await.ok();

    let all = user.client.get("/api/v1/gift/list").await;
    assert_eq!((ids(all.ok()), &all.ok()["total"]), (vec![3, 2, 1], &json!(3)));
    let claimed = &all.ok()["records"][0];
    assert_eq!(
        (&claimed["claimed"], &claimed["left"], &claimed["game"]["name"]),
        (&json!(true), &json!(2), &json!("云海"))
    );
    assert!(claimed["code"].is_string());
    let visited = server.visitor().get("/api/v1/gift/list?game=1001").await;
    assert_eq!(ids(visited.ok()), [3]);
    assert_eq!(
        (&visited.ok()["records"][0]["claimed"], &visited.ok()["records"][0]["code"]),
        (&json!(false), &Value::Null)
    );

    let first = user.client.get("/api/v1/gift/list?pageSize=2").await;
    let cursor = first.ok()["nextCursor"].as_str().unwrap().to_owned();
    let second = user.client.get(&format!("/api/v1/gift/list?pageSize=2&cursor={cursor}")).await;
    assert_eq!((ids(first.ok()), ids(second.ok())), (vec![3, 2], vec![1]));
    assert_eq!(second.ok()["nextCursor"], Value::Null);

    let of_game = server.visitor().post("/api/web/game/detail/giftlist", &[("appID", "1001")]).await;
    assert_eq!(of_game.ok()[0]["id"], 3);
}

#[tokio::test]
async fn hints_for_codes_and_names_of_frames_have_the_language_of_the_reader() {
    let server = TestServer::start().await;
    game(&server.db, 1001, "云海", "redeem_hint = '在游戏里粘贴'").await;
    frame(&server.db, "leaf").await;
    gift(&server.db, 1, 3, "game_id = 1001").await;
    gift_of_goods(&server.db, 2, &[("frame", "leaf")]).await;
    let insert = "insert into content_translation (language, text, translation) values
         ('en', '在游戏里粘贴', 'paste it in the game'), ('en', 'leaf', 'Maple leaf')";
    server.db.execute(insert).await;
    let user = User::register(&server, "lin_xia").await;
    for id in [1, 2] {
        user.client.post_json(&format!("/api/v1/gift/{id}/claim"), &json!({})).await.ok();
    }
    for (language, hint, name) in
        [("zh-CN", "在游戏里粘贴", "leaf"), ("en", "paste it in the game", "Maple leaf")]
    {
        let client = user.client.with("Accept-Language", language);
        for path in ["/api/v1/gift/list", "/api/v1/gift/me"] {
            let packs = client.get(path).await.ok()["records"].clone();
            assert_eq!(
                (&packs[0]["grants"][0]["name"], &packs[1]["redeemHint"]),
                (&json!(name), &json!(hint))
            );
        }
        let of_game = client.post("/api/web/game/detail/giftlist", &[("appID", "1001")]).await;
        assert_eq!(of_game.ok()[0]["redeemHint"], hint);
        assert_eq!(client.get("/api/v1/goods/me").await.ok()["goods"][0]["name"], name);
    }
}

#[tokio::test]
async fn an_invented_cursor_is_malformed() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    // -1.0, 10001.0 and the largest number.
    for (path, cursor) in [
        ("gift/list", "LTEuMA"),
        ("gift/list", "MTAwMDEuMA"),
        ("activity/list", "LTEuMA"),
        ("gift/me", "LTEuMA"),
        ("gift/me", "OTIyMzM3MjAzNjg1NDc3NTgwNy4x"),
    ] {
        user.client.get(&format!("/api/v1/{path}?cursor={cursor}")).await.malformed("cursor");
    }
}
