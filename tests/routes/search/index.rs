use super::write;
use crate::harness::{TestServer, User, game};

#[tokio::test]
async fn the_overview_has_the_first_three_of_each_kind() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    user.client.post("/api/user/center/updateInfo", &[("name", "星海船长")]).await.ok();
    for n in 1..=4 {
        game(&server.db, n, &format!("星海{n}"), "retired = false").await;
        write(&server.db, user.uid, "", "星海真好玩").await;
    }
    let found = server.visitor().get("/api/v1/search?keyword=星海").await;
    let count = |kind: &str| found.ok()[kind].as_array().unwrap().len();
    assert_eq!((count("games"), count("users"), count("posts")), (3, 1, 3));
    assert_eq!(found.ok()["users"][0]["name"], "星海船长");
    let nothing = server.visitor().get("/api/v1/search?keyword=！").await;
    assert_eq!(nothing.ok()["posts"], serde_json::json!([]));
    assert_eq!(server.visitor().get("/api/v1/search").await.malformed("keyword"), "不能为空");
}
