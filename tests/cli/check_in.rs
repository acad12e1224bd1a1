//! `portal check-in` shows and changes the rules of check-ins.

use serde_json::json;

use crate::harness::{Ran, TestServer, User};

#[tokio::test]
async fn the_rule_is_shown_and_changed_while_nodes_run() {
    let server = TestServer::start().await;
    let shown = Ran::on(&server.db, &["check-in", "show"]).await.ok();
    assert_eq!(
        shown,
        "Days of a streak pay 5, 5, 10, 10, 15, 15, 30 X钻, then the first one again.\n\
         A day made up for costs 20 X钻; 3 a month.\n"
    );
    let changed =
        Ran::on(&server.db, &["check-in", "set", "--rewards", "8,9", "--make-up-price", "25"]).await.ok();
    assert_eq!(
        changed,
        "Days of a streak pay 8, 9 X钻, then the first one again.\nA day made up for costs 25 X钻; 3 a month.\n"
    );
    let user = User::register(&server, "lin_xia").await;
    let day = user.client.post_json("/api/v1/checkin/today", &json!({})).await;
    assert_eq!(day.ok()["reward"], 8);
    let calendar = user.client.get("/api/v1/checkin/calendar").await;
    assert_eq!((&calendar.ok()["rewards"], &calendar.ok()["nextReward"]), (&json!([8, 9]), &json!(9)));
    assert_eq!(calendar.ok()["makeUp"]["price"], 25);
    Ran::on(&server.db, &["check-in", "set", "--make-up-days", "0"]).await.ok();
    let calendar = user.client.get("/api/v1/checkin/calendar").await;
    assert_eq!(calendar.ok()["makeUp"]["left"], 0);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_invalid_rule_is_refused_and_changes_nothing() {
    let server = TestServer::start().await;
    let before = Ran::on(&server.db, &["check-in", "show"]).await.ok();
    let many = vec!["1"; 32].join(",");
    let faults: [(&[&str], &str); 6] = [
        (&[], "nothing to change"),
        (&["--rewards", "5,0"], "--rewards must be 1 to 31 numbers"),
        (&["--rewards", &many], "--rewards must be 1 to 31 numbers"),
        (&["--rewards", "5,100001"], "of 1 to 100000"),
        (&["--make-up-price", "-1"], "--make-up-price must be 1 to 100000"),
        (&["--rewards", "5", "--make-up-days", "32"], "--make-up-days must be 0 to 31"),
    ];
    for (options, naming) in faults {
        Ran::on(&server.db, &[&["check-in", "set"], options].concat()).await.refused(&[naming]);
    }
    assert_eq!(Ran::on(&server.db, &["check-in", "show"]).await.ok(), before);
}
