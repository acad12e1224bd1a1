use serde_json::json;

use crate::harness::{TestServer, User};

#[tokio::test]
async fn the_calendar_shows_the_month_the_streak_and_the_next_rewards() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let calendar = user.client.get("/api/v1/checkin/calendar").await;
    let told = calendar.ok();
    assert_eq!(
        (&told["streak"], &told["checkedInToday"], &told["days"]),
        (&json!(0), &json!(false), &json!([]))
    );
    assert_eq!(told["firstDay"], told["today"]);
    assert_eq!((&told["zone"], &told["nextReward"]), (&json!("Asia/Shanghai"), &json!(5)));
    assert_eq!(
        told["makeUp"],
        json!({ "price": 20, "left": 3, "days": [], "cards": 0 }),
        "nothing from before the account"
    );

    server
        .db
        .execute(&format!(
            "insert into check_in (uid, day, made_up) values ({}, '2024-02-29', true)",
            user.uid
        ))
        .await;
    let then = user.client.get("/api/v1/checkin/calendar?month=2024-02").await;
    assert_eq!(then.ok()["days"], json!([{ "day": "2024-02-29", "madeUp": true }]));
    assert_eq!((&then.ok()["month"], &then.ok()["streak"]), (&json!("2024-02"), &json!(0)));
    for wrong in ["2024", "2024-13", "2024-1", "+2024-1", "2024-02-01", "x"] {
        user.client.get(&format!("/api/v1/checkin/calendar?month={wrong}")).await.malformed("month");
    }
    server.visitor().get("/api/v1/checkin/calendar").await.refused(2);
}
