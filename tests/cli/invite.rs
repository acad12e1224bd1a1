//! `portal invite`

use serde_json::json;

use crate::harness::{Ran, TestServer, User, earn, inviting, looked_at};

async fn portal(server: &TestServer, args: &[&str]) -> Ran {
    Ran::on(&server.db, &[&["invite"], args].concat()).await
}

/// An inviter, and guests whose rewards are paid, refused and pending.
async fn invited() -> (TestServer, User, [User; 3]) {
    let server = TestServer::start_with(inviting()).await;
    let host = User::register(&server, "lin_xia").await;
    let paid = User::invited(&server, &host, "paid_one", "d1", "192.0.2.1").await;
    earn(&server.db, paid.uid).await;
    looked_at(&server.db).await;
    let refused = User::invited(&server, &host, "refused_one", "d1", "192.0.2.2").await;
    let pending = User::invited(&server, &paid, "pending_one", "d3", "192.0.2.3").await;
    looked_at(&server.db).await;
    (server, host, [paid, refused, pending])
}

#[tokio::test]
async fn an_operator_sees_inviters_guests_and_the_reason_of_a_refusal() {
    let (server, host, [paid, refused, pending]) = invited().await;
    let all = portal(&server, &["list"]).await.ok();
    let lines: Vec<_> = all.lines().collect();
    assert!(lines.len() == 3 && lines[0].starts_with(&pending.uid.to_string()), "{all}");
    for (state, uid, says) in [
        ("pending", pending.uid, "has no phone, has done nothing yet"),
        ("refused", refused.uid, "device (the device has had its rewards)"),
        ("paid", paid.uid, "20 and 10 X钻; paid 20"),
    ] {
        let listed = portal(&server, &["list", "--state", state]).await.ok();
        assert!(listed.lines().count() == 1 && listed.starts_with(&uid.to_string()), "{listed}");
        assert!(listed.contains(says), "{listed}");
    }
    assert_eq!(portal(&server, &["list", "--state", "clawed-back"]).await.ok(), "");
    assert_eq!(portal(&server, &["list", "--most", "1"]).await.ok().lines().count(), 1);
    let of = async |uid: i64| {
        let shown = portal(&server, &["show", &uid.to_string()]).await.ok();
        shown.lines().map(|line| line.split(' ').next().unwrap().parse().unwrap()).collect::<Vec<i64>>()
    };
    assert_eq!(of(host.uid).await, [refused.uid, paid.uid]);
    assert_eq!(of(paid.uid).await, [paid.uid, pending.uid], "who brought them, whom they brought");
    portal(&server, &["show", "7"]).await.refused(&["there is no account 7"]);
}

#[tokio::test]
#[ignore = "night"]
async fn a_reward_is_taken_back_once_and_both_are_notified() {
    let (server, host, [paid, ..]) = invited().await;
    let sockets = [(host.socket().await, 20, "paid_one"), (paid.socket().await, 10, "lin_xia")];
    let uid = paid.uid.to_string();
    let claw_back = ["claw-back", uid.as_str(), "--reason", "同一台手机 <刷>"];
    let said = portal(&server, &claw_back).await.ok();
    assert_eq!(said, format!("20 X钻 were taken from {}\n10 X钻 were taken from {}\n", host.uid, paid.uid));
    for (mut socket, coins, friend) in sockets {
        let message = socket.next_of_type("message").await;
        let content = message["content"].as_str().unwrap();
        assert_eq!(message["kind"], "moderation");
        assert!(content.contains(&format!("{coins}X钻")) && content.contains(friend), "{content}");
        assert!(content.contains("&lt;刷&gt;") && !content.contains("另有"), "{content}");
        socket.status_where("the balance", |status| status["coinNum"] == 0).await;
    }
    let again = portal(&server, &claw_back).await.ok();
    assert!(again.lines().count() == 2 && again.contains("before; nothing was done now"), "{again}");
    let entries = "select count(*) from coin_entry where ref_type = 'claw_back'";
    assert_eq!(server.db.value::<i64>(entries).await, 2);
    let coins = host.client.post("/api/user/center/coin/all", &[]).await.ok().clone();
    assert_eq!(coins["entries"]["records"][0]["reason"], "邀请奖励收回：paid_one");
    let page = host.client.get("/api/v1/invite/list").await.ok().clone();
    let told = page["records"].as_array().unwrap().iter().find(|one| one["uid"] == paid.uid).unwrap();
    assert_eq!((&told["state"], &told["reward"]), (&json!("clawedBack"), &json!(0)));
    let shown = portal(&server, &["show", &uid]).await.ok();
    assert!(shown.contains("同一台手机 <刷>") && shown.contains("owed 0 and 0 X钻"), "{shown}");
    // The device's reward counts as used all the same.
    let next = User::invited(&server, &host, "next_one", "d1", "192.0.2.9").await;
    earn(&server.db, next.uid).await;
    looked_at(&server.db).await;
    assert_eq!(crate::harness::invitation(&server.db, next.uid).await, "refused device");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_spent_reward_is_owed_and_no_other_coins_are_taken() {
    let (server, host, [paid, ..]) = invited().await;
    sql::coin::grant(&server.db.pool, host.uid, -15, "花掉", "h").await.unwrap();
    sql::coin::grant(&server.db.pool, paid.uid, -10, "花掉", "p").await.unwrap();
    let uid = paid.uid.to_string();
    let claw_back = ["claw-back", uid.as_str(), "--reason", "x"];
    let said = portal(&server, &claw_back).await.ok();
    assert_eq!(
        said,
        format!(
            "5 X钻 were taken from {}, 15 X钻 are owed\n0 X钻 were taken from {}, 10 X钻 are owed\n",
            host.uid, paid.uid
        )
    );
    let told: String = server
        .db
        .value_of("select content from message where uid = $1 order by id desc limit 1", &[&paid.uid])
        .await;
    assert!(told.contains("另有10X钻已经花掉"), "{told}");
    assert!(portal(&server, &["show", &uid]).await.ok().contains("owed 15 and 10 X钻"));
    // Later coins stay, from any source, also when the operator tries again.
    sql::coin::grant(&server.db.pool, host.uid, 100, "系统赠送", "later").await.unwrap();
    portal(&server, &claw_back).await.ok();
    assert_eq!(host.me().await["coinNum"], 100);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_impossible_claw_back_is_refused_in_one_sentence() {
    let (server, host, [paid, refused, pending]) = invited().await;
    let claw_back = async |uid: i64, reason: &str| {
        portal(&server, &["claw-back", &uid.to_string(), "--reason", reason]).await
    };
    claw_back(pending.uid, "x").await.refused(&["pending", "nothing to take back"]);
    claw_back(refused.uid, "x").await.refused(&["refused", "nothing to take back"]);
    claw_back(host.uid, "x").await.refused(&["nobody invited", &host.uid.to_string()]);
    claw_back(7, "x").await.refused(&["nobody invited"]);
    claw_back(paid.uid, " ").await.refused(&["--reason"]);
    assert_eq!(host.me().await["coinNum"], 20);
    server.db.audit().await;
}
