use serde_json::json;

use crate::harness::{TestServer, game};

#[tokio::test]
async fn types_are_in_display_order_with_their_numbers_of_games() {
    let server = TestServer::start().await;
    game(&server.db, 1, "一", "retired = false").await;
    game(&server.db, 2, "二", "retired = true").await;
    server
        .db
        .execute("insert into game_category (type, name, place, retired) values ('old', '旧', 0, true)")
        .await;
    server.db.execute("insert into game_category (type, name, place) values ('first', '首位', 0)").await;
    let answer = server.visitor().post("/api/web/game/type/list", &[]).await;
    assert_eq!(
        *answer.ok(),
        json!([
            { "type": "first", "name": "首位", "gameNum": 0 },
            { "type": "strategy", "name": "策略", "gameNum": 1 },
            { "type": "puzzle", "name": "休闲", "gameNum": 0 },
        ])
    );
}
