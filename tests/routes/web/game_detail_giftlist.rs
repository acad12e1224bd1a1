use serde_json::json;

use crate::harness::{TestServer, game};

const PATH: &str = "/api/web/game/detail/giftlist";

#[tokio::test]
async fn running_and_coming_gifts_are_listed() {
    let server = TestServer::start().await;
    game(&server.db, 1001, "星海远征", "featured = null").await;
    server
        .db
        .execute(
            "insert into gift (id, game_id, name, content, stock, claimed_num, vip_only, begin_time, end_time, place, retired) values
                 (2, 1001, '会员礼包', '钻石×10', 5, 0, true, '2099-01-01Z', '2099-02-01Z', 2, false),
                 (1, 1001, '新手礼包', '金币×100', 60, 0, false, '2026-01-01Z', '2099-01-01Z', 1, false),
                 (3, 1001, '过期的', '', 1, 0, false, '2020-01-01Z', '2020-02-01Z', 0, false),
                 (4, 1001, '下架的', '', 1, 0, false, '2020-01-01Z', '2099-02-01Z', 0, true),
                 (5, null, '平台的', '', 1, 0, false, '2020-01-01Z', '2099-02-01Z', 0, false)",
        )
        .await;
    let answer = server.visitor().post(PATH, &[("appID", "1001")]).await;
    let shown: Vec<_> = answer
        .ok()
        .as_array()
        .unwrap()
        .iter()
        .map(|gift| {
            json!([
                gift["id"],
                gift["name"],
                gift["content"],
                gift["left"],
                gift["stock"],
                gift["vipOnly"],
                gift["claimed"],
                gift["code"],
                gift["game"]["id"],
                gift["beginTime"],
                gift["endTime"]
            ])
        })
        .collect();
    assert_eq!(
        shown,
        [
            json!([
                1,
                "新手礼包",
                "金币×100",
                60,
                60,
                false,
                false,
                null,
                1001,
                "2026-01-01T00:00:00.000Z",
                "2099-01-01T00:00:00.000Z"
            ]),
            json!([
                2,
                "会员礼包",
                "钻石×10",
                5,
                5,
                true,
                false,
                null,
                1001,
                "2099-01-01T00:00:00.000Z",
                "2099-02-01T00:00:00.000Z"
            ]),
        ]
    );
    assert_eq!(*server.visitor().post(PATH, &[("appID", "7")]).await.ok(), json!([]));
    server.visitor().post(PATH, &[]).await.malformed("appID");
}
