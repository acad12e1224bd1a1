use serde_json::{Value, json};

use crate::harness::{Client, TestServer, User};

async fn uids(client: &Client, path: &str) -> Vec<i64> {
    let page = client.get(path).await;
    let records = page.ok()["records"].as_array().unwrap();
    records.iter().map(|person: &Value| person["uid"].as_i64().unwrap()).collect()
}

#[tokio::test]
#[ignore = "night"]
async fn followers_are_paged_newest_first_without_blocked_ones() {
    let server = TestServer::start().await;
    let star = User::register(&server, "star_one").await;
    let mut fans = Vec::new();
    for n in 0..3 {
        let fan = User::register(&server, &format!("fan_{n}")).await;
        fan.client.post_json(&format!("/api/v1/user/follow/{}", star.uid), &json!({})).await.ok();
        fans.push(fan);
    }
    star.client.post_json(&format!("/api/v1/user/follow/{}", fans[0].uid), &json!({})).await.ok();
    let list = format!("/api/v1/user/{}/follower/list", star.uid);
    assert_eq!(uids(&server.visitor(), &list).await, [fans[2].uid, fans[1].uid, fans[0].uid]);
    let first = star.client.get(&format!("{list}?pageSize=2")).await;
    assert_eq!((&first.ok()["total"], &first.ok()["records"][0]["followed"]), (&json!(3), &json!(false)));
    let cursor = first.ok()["nextCursor"].as_str().unwrap();
    let second = star.client.get(&format!("{list}?pageSize=2&cursor={cursor}")).await;
    let last = &second.ok()["records"][0];
    assert_eq!(
        (&last["uid"], &last["followed"], &last["signature"]),
        (&json!(fans[0].uid), &json!(true), &json!(""))
    );
    assert_eq!(second.ok()["nextCursor"], Value::Null);

    fans[0].client.post_json(&format!("/api/v1/user/block/{}", fans[1].uid), &json!({})).await.ok();
    assert_eq!(uids(&fans[0].client, &list).await, [fans[2].uid, fans[0].uid]);
    let following = format!("/api/v1/user/{}/following/list", star.uid);
    assert_eq!(uids(&server.visitor(), &following).await, [fans[0].uid]);
    for path in [list.replace(&star.uid.to_string(), "7"), following.replace(&star.uid.to_string(), "7")] {
        server.visitor().get(&path).await.refused(2002);
    }
    server.visitor().get(&format!("{list}?pageSize=0")).await.malformed("pageSize");
    server.visitor().get(&format!("{following}?cursor=x")).await.malformed("cursor");
}
