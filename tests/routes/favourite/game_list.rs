use serde_json::json;

use crate::harness::{TestServer, User, game, own};

const PATH: &str = "/api/v1/favourite/game/list";

#[tokio::test]
async fn a_retired_game_is_listed_as_gone_unless_the_player_owns_it() {
    let server = TestServer::start().await;
    for (id, name) in [(1001, "远航"), (1002, "下架的"), (1003, "买过的")] {
        game(&server.db, id, name, "online_type = 1, buy_amount = 30").await;
    }
    let user = User::register(&server, "lin_xia").await;
    own(&server.db, user.uid, 1003).await;
    for id in [1001, 1002, 1003] {
        user.client.post_json(&format!("/api/v1/favourite/game/{id}"), &json!({})).await.ok();
    }
    server.db.execute("update game set retired = true where id in (1002, 1003)").await;
    let list = user.client.get(PATH).await.ok().clone();
    assert_eq!((&list["total"], &list["nextCursor"]), (&json!(3), &json!(null)));
    let records = list["records"].as_array().unwrap();
    let names: Vec<_> = records.iter().map(|record| (&record["id"], &record["game"]["name"])).collect();
    assert_eq!(
        names,
        [(&json!(1003), &json!("买过的")), (&json!(1002), &json!(null)), (&json!(1001), &json!("远航")),]
    );
    assert_eq!((&records[0]["game"]["owned"], &records[1]["game"]), (&json!(true), &json!(null)));
    assert!(!list.to_string().contains("下架的"));
    let next = user.client.get(&format!("{PATH}?pageSize=2")).await.ok().clone();
    let cursor = next["nextCursor"].as_str().unwrap();
    let next = user.client.get(&format!("{PATH}?pageSize=2&cursor={cursor}")).await.ok().clone();
    assert_eq!(next["records"][0]["id"], json!(1001));
    server.visitor().get(PATH).await.refused(2);
    user.client.get(&format!("{PATH}?pageSize=0")).await.malformed("pageSize");
}
