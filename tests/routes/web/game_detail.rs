use serde_json::json;

use crate::harness::{TestServer, User, eventually, game, own};

const PATH: &str = "/api/web/game/detail";
const SHA256: &str = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

#[tokio::test]
async fn one_game() {
    let server = TestServer::start().await;
    game(&server.db, 1001, "星海远征", "online_type = 1, buy_amount = 30").await;
    let answer = server.visitor().post(PATH, &[("appID", "1001")]).await;
    let picture =
        json!({ "url": "/media/a.webp", "width": 512, "height": 512, "blur": "data:image/webp;base64,AA==" });
    assert_eq!(
        *answer.ok(),
        json!({
            "id": 1001, "name": "星海远征", "icon": picture, "banner": picture, "screenshots": [picture],
            "video": null, "category": "strategy", "tags": ["太空"], "summary": "一句话", "description": "一段话",
            "version": "1.0", "size": 1000, "developer": "工作室", "rating": null, "ratingNum": 0,
            "ratingCounts": [0, 0, 0, 0, 0], "ratingVersion": 0, "myRating": null, "downloaded": false, "downloadNum": 1001,
            "onlineType": 1, "buyAmount": 30, "owned": false, "payable": 30,
            "platforms": { "android": { "version": "1.0", "fileName": "a.apk", "size": 1000, "sha256": SHA256 } },
            "giftNum": 0, "createTime": "2026-01-01T16:41:00.000Z", "favourited": false,
        })
    );
}

#[tokio::test]
async fn the_detail_names_the_page_in_the_app_store() {
    let server = TestServer::start().await;
    let page = "https://apps.apple.com/cn/app/id0000000001";
    game(&server.db, 1001, "星海远征", &format!("app_store_url = '{page}'")).await;
    let answer = server.visitor().post(PATH, &[("appID", "1001")]).await;
    assert_eq!(answer.ok()["appStoreUrl"], page);
    let list = server.visitor().post("/api/web/game/list", &[]).await;
    assert_eq!(list.ok()["records"][0]["appStoreUrl"], page);
}

#[tokio::test]
async fn the_detail_shows_the_price_for_this_reader() {
    let server = TestServer::start().await;
    game(&server.db, 1001, "付费", "online_type = 1, buy_amount = 30").await;
    game(&server.db, 1002, "免费", "online_type = 0").await;
    let user = User::register(&server, "lin_xia").await;
    let payable = async |id: &str| {
        let answer = user.client.post(PATH, &[("appID", id)]).await;
        (answer.ok()["payable"].as_i64().unwrap(), answer.ok()["owned"].as_bool().unwrap())
    };
    assert_eq!(payable("1001").await, (30, false));
    assert_eq!(payable("1002").await, (0, false));
    own(&server.db, user.uid, 1001).await;
    assert_eq!(payable("1001").await, (0, true), "who has paid does not pay again");
    let member = User::register(&server, "member").await;
    server.db.make_member(member.uid, "1 day").await;
    server.db.tell_status(member.uid).await;
    eventually("the membership", async || member.me().await["levelType"] == 1).await;
    let answer = member.client.post(PATH, &[("appID", "1001")]).await;
    assert_eq!(
        (&answer.ok()["payable"], &answer.ok()["owned"]),
        (&json!(0), &json!(false)),
        "a member pays nothing and does not thereby own it"
    );
}

#[tokio::test]
async fn an_owner_finds_a_retired_game() {
    let server = TestServer::start().await;
    game(&server.db, 1001, "付费", "online_type = 1, buy_amount = 30").await;
    let (owner, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    own(&server.db, owner.uid, 1001).await;
    server.db.execute("update game set retired = true").await;
    assert_eq!(owner.client.post(PATH, &[("appID", "1001")]).await.ok()["owned"], true);
    other.client.post(PATH, &[("appID", "1001")]).await.refused(2002);
    let list = owner.client.post("/api/web/game/list", &[]).await;
    assert_eq!(list.ok()["total"], 0);
}

#[tokio::test]
async fn a_retired_game_is_gone() {
    let server = TestServer::start().await;
    game(&server.db, 1001, "下架", "retired = true").await;
    let visitor = server.visitor();
    visitor.post(PATH, &[("appID", "1001")]).await.refused(2002);
    visitor.post(PATH, &[("appID", "7")]).await.refused(2002);
    assert_eq!(visitor.post(PATH, &[]).await.malformed("appID"), "不能为空");
    assert_eq!(visitor.post(PATH, &[("appID", "x")]).await.malformed("appID"), "格式不正确");
}

#[tokio::test]
async fn an_ended_session_reads_as_a_visitor() {
    let server = TestServer::start().await;
    game(&server.db, 1001, "星海远征", "online_type = 1, buy_amount = 30").await;
    let client = server.visitor().signed_in(10001, "ended");
    assert_eq!(client.post(PATH, &[("appID", "1001")]).await.ok()["payable"], 30);
}
