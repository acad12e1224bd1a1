//! The commands of a support team, by an operator who signed in.

use actors::Clock;
use serde_json::{Value, json};

use super::{CHOSEN, Scene};
use crate::harness::{PASSWORD, User};

async fn as_moderator(scene: &Scene) {
    let mei = scene.add("mei", "moderator").await;
    let (succeeded, said) = scene.login("mei", &[&mei.password, &mei.code(scene.clock.now()), CHOSEN]).await;
    assert!(succeeded, "{said}");
}

#[tokio::test]
#[ignore = "night"]
async fn anybody_is_found_by_every_name_that_a_player_can_give() {
    let scene = Scene::start().await;
    as_moderator(&scene).await;
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD), ("deviceID", "device-7")];
    let account = scene.server.visitor().post("/api/user/registerWithName", &fields).await;
    let uid = account.ok()["uid"].as_i64().unwrap();
    let other = User::register(&scene.server, "other").await;
    let order = "11111111-2222-4333-8444-555555555555";
    scene
        .server
        .db
        .execute(&format!(
            "update account set phone = '13812345678', name = '林夏' where uid = {uid};
             insert into trade_order (id, uid, kind, item, coins, amount, currency, channel, pay_expire_time)
                 values ('{order}', {uid}, 'coin', '60X钻', 60, 600, 'CNY', 'sandbox', now() + interval '1 hour')"
        ))
        .await;
    let find = async |who: &str| {
        let said = scene.run_as("mei", &["account", "find", who, "--json"]).await.ok();
        let records: Value = serde_json::from_str(&said).unwrap();
        let records = records.as_array().unwrap().clone();
        records
            .iter()
            .map(|one| (one["account"]["uid"].as_i64().unwrap(), one["by"][0].clone()))
            .collect::<Vec<_>>()
    };
    for (who, by) in [
        (uid.to_string().as_str(), "uid"),
        ("LIN_XIA", "name"),
        ("13812345678", "phone"),
        ("林夏", "nick"),
        (order, "order"),
        ("device-7", "device"),
        ("nick:林夏", "nick"),
    ] {
        assert_eq!(find(who).await, [(uid, json!(by))], "{who}");
    }
    assert!(find("phone:lin_xia").await.is_empty());
    scene.run_as("mei", &["account", "find", "nobody"]).await.refused(&["there is no account nobody"]);

    // A displayed name that two players share names nobody.
    scene.server.db.execute(&format!("update account set name = '林夏' where uid = {}", other.uid)).await;
    let mute = ["account", "mute", "--who", "林夏", "--days", "1", "--reason", "刷屏"];
    scene.run_as("mei", &mute).await.refused(&["2 players", "nothing was done", &format!("uid:{uid}")]);
    assert_eq!(scene.server.db.value::<i64>("select count(muted_until) from account").await, 0);
    // It hides nobody whose login name or phone it is.
    scene
        .server
        .db
        .execute(&format!("update account set name = '13812345678' where uid = {}", other.uid))
        .await;
    let mute = ["account", "mute", "--who", "13812345678", "--days", "1", "--reason", "刷屏"];
    scene.run_as("mei", &mute).await.ok();
    let muted: i64 = scene.server.db.value("select uid from account where muted_until is not null").await;
    assert_eq!(muted, uid);
}

#[tokio::test]
async fn an_operator_suspends_shows_and_notes_over_the_api() {
    let scene = Scene::start().await;
    as_moderator(&scene).await;
    let user = User::register(&scene.server, "lin_xia").await;
    let mut socket = user.socket().await;
    socket.next_of_type("status").await;
    let suspend = ["account", "suspend", "--who", "lin_xia", "--days", "3", "--reason", "刷屏"];
    let said = scene.run_as("mei", &suspend).await.ok();
    assert!(
        said.starts_with("lin_xia is suspended until ") && said.ends_with("; 1 login ended.\n"),
        "{said}"
    );
    assert_eq!(socket.closed().await.0.code, 4001);
    user.client.post("/api/user/center/me", &[]).await.refused(2);
    let note = ["account", "note", "--who", "lin_xia", "--content", "打过电话，等申诉"];
    assert_eq!(scene.run_as("mei", &note).await.ok(), "Noted about lin_xia.\n");

    let shown = scene.run_as("mei", &["account", "show", "--who", "lin_xia"]).await.ok();
    for part in ["suspended until ", "刷屏", "mei: 打过电话，等申诉", "operator mei  account.suspend"]
    {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let logins = scene.run_as("mei", &["account", "logins", "--who", "lin_xia"]).await.ok();
    assert!(logins.contains("ended ") && logins.contains("(suspended)"), "{logins}");
    let restore = ["account", "restore", "--who", "lin_xia", "--reason", "申诉成立"];
    assert_eq!(scene.run_as("mei", &restore).await.ok(), "lin_xia can sign in again.\n");
    scene.run_as("mei", &restore).await.refused(&["lin_xia is not suspended"]);
    User::login(&scene.server, "lin_xia").await;
    // The log does not have the text of a note, so that the text can be deleted.
    let texts: i64 = scene
        .server
        .db
        .value("select count(*) from operator_log where operator_log::text like '%打过电话%'")
        .await;
    assert_eq!(texts, 0);
    scene.server.db.audit().await;
}
