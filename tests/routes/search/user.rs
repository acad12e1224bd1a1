use serde_json::json;

use super::ids;
use crate::harness::{TestServer, User, free_renames};

const PATH: &str = "/api/v1/search/user";

#[tokio::test]
#[ignore = "night"]
async fn exact_names_come_first_then_prefixes_then_followed_people() {
    let server = TestServer::start().await;
    let mut users = Vec::new();
    for (n, name) in ["小林夏", "林夏", "林夏天", "林夏生", "夏林"].into_iter().enumerate() {
        let user = User::register(&server, &format!("user_{n}")).await;
        user.client.post("/api/user/center/updateInfo", &[("name", name), ("signature", "早睡")]).await.ok();
        users.push(user);
    }
    let uid = |n: usize| users[n].uid;
    // The counts equal the rows, as the audit requires.
    let follow = |by: usize, whom: usize| {
        format!(
            "insert into follow (uid, followee) values ({0}, {1});
             update account set follower_num = follower_num + 1 where uid = {1};
             update account set following_num = following_num + 1 where uid = {0};",
            uid(by),
            uid(whom)
        )
    };
    server.db.execute(&[follow(0, 3), follow(1, 0), follow(2, 0), follow(3, 0)].concat()).await;
    let reader = &users[0].client;
    assert_eq!(ids(reader, PATH, "林夏").await, [uid(1), uid(3), uid(2), uid(0)]);
    assert_eq!(ids(reader, PATH, "夏").await, [uid(4), uid(0), uid(3), uid(1), uid(2)]);
    let found = reader.get(&format!("{PATH}?keyword=林夏生")).await;
    let expected = json!([{ "uid": uid(3), "name": "林夏生", "avatar": null, "badge": null, "frame": null, "levelType": 0, "followed": true, "signature": "早睡" }]);
    assert_eq!(found.ok()["records"], expected);
    server.db.execute(&format!("insert into block (uid, blocked) values ({}, {})", uid(0), uid(1))).await;
    assert_eq!(ids(reader, PATH, "林夏").await, [uid(3), uid(2), uid(0)]);
    free_renames(&server.db).await;
    users[3].client.post("/api/user/center/updateInfo", &[("name", "秋天")]).await.ok();
    assert_eq!(ids(reader, PATH, "林夏").await, [uid(2), uid(0)], "a name of before");
    assert_eq!(ids(reader, PATH, "秋天").await, [uid(3)]);
}
