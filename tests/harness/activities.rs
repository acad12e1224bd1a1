//! Inserts running activities into the database.

use super::TestDatabase;

/// An activity that began an hour ago and ends in an hour. A `draw` allows three draws a day: one free, the others for 20 X钻.
pub async fn activity(db: &TestDatabase, id: i64, kind: &str) {
    let (price, free, day) = if kind == "draw" { (20, 1, 3) } else { (0, 0, 0) };
    let banner = r#"{"name": "a.webp", "width": 640, "height": 360, "blur": "data:image/webp;base64,AA=="}"#;
    db.execute(&format!(
        "insert into activity (id, kind, name, summary, content, banner, begin_time, end_time, claim_end_time,
             draw_price, free_draws, day_draws, place)
         values ({id}, '{kind}', '活动{id}', '一句话', '<p>规则</p>', '{banner}', now() - interval '1 hour',
             now() + interval '1 hour', now() + interval '2 hours', {price}, {free}, {day}, {id})"
    ))
    .await;
}

/// A task that pays `coins` X钻.
pub async fn task(db: &TestDatabase, activity: i64, id: i32, deed: &str, goal: i64, coins: i64) {
    db.execute(&format!(
        "insert into activity_task (activity_id, id, name, deed, goal, coins, place)
         values ({activity}, {id}, '任务{id}', '{deed}', {goal}, {coins}, {id})"
    ))
    .await;
}

/// A prize of 5 X钻. `odds` is its number of wins in 10,000 draws.
pub async fn prize(db: &TestDatabase, activity: i64, id: i32, odds: i32, stock: i64) {
    db.execute(&format!(
        "insert into activity_prize (activity_id, id, name, odds, stock, coins, place)
         values ({activity}, {id}, '奖品{id}', {odds}, {stock}, 5, {id})"
    ))
    .await;
}
