use serde_json::{Value, json};

use crate::harness::{TestServer, User, bind_phone, earn, inviting, looked_at, post};

const PATH: &str = "/api/v1/invite/list";

async fn list(user: &User) -> Vec<Value> {
    user.client.get(PATH).await.ok()["records"].as_array().unwrap().clone()
}

#[tokio::test]
#[ignore = "night"]
async fn all_guests_are_listed_with_their_missing_conditions() {
    let server = TestServer::start_with(inviting()).await;
    let (host, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    let mut guests = Vec::new();
    for n in 0..4 {
        let (name, device, address) = (format!("guest_{n}"), format!("d{n}"), format!("192.0.2.{n}"));
        guests.push(User::invited(&server, &host, &name, &device, &address).await);
    }
    // A guest on a device that has had its reward; and another player's guest.
    let refused = User::invited(&server, &host, "again", "d3", "192.0.2.9").await;
    User::invited(&server, &other, "theirs", "d9", "192.0.2.10").await;
    bind_phone(&server.db, guests[1].uid).await;
    post(&server.db, guests[2].uid).await;
    earn(&server.db, guests[3].uid).await;
    looked_at(&server.db).await;
    earn(&server.db, refused.uid).await;
    looked_at(&server.db).await;

    let told: Vec<_> = list(&host).await;
    let short: Vec<_> =
        told.iter().map(|one| (&one["uid"], &one["state"], &one["need"], &one["reward"])).collect();
    let (nothing, twenty) = (json!([]), json!(20));
    assert_eq!(
        short,
        [
            (&json!(refused.uid), &json!("refused"), &nothing, &json!(0)),
            (&json!(guests[3].uid), &json!("paid"), &nothing, &twenty),
            (&json!(guests[2].uid), &json!("pending"), &json!(["phone"]), &twenty),
            (&json!(guests[1].uid), &json!("pending"), &json!(["action"]), &twenty),
            (&json!(guests[0].uid), &json!("pending"), &json!(["phone", "action"]), &twenty),
        ]
    );
    assert_eq!((&told[4]["name"], &told[4]["avatar"]), (&json!("guest_0"), &json!(null)));
    assert_eq!(list(&guests[0]).await, Vec::<Value>::new());

    let mut met = Vec::new();
    let mut cursor = String::new();
    loop {
        let page = host.client.get(&format!("{PATH}?pageSize=2{cursor}")).await.ok().clone();
        assert_eq!(page["total"], 5);
        met.extend(page["records"].as_array().unwrap().clone());
        let Some(next) = page["nextCursor"].as_str() else { break };
        cursor = format!("&cursor={next}");
    }
    assert_eq!(met, told);
    let last = host.client.get(&format!("{PATH}?pageSize=2&currentPage=3")).await.ok().clone();
    assert_eq!(last["records"], json!([told[4]]));
    host.client.get(&format!("{PATH}?pageSize=0")).await.malformed("pageSize");
}
