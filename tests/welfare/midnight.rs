//! One check-in a day: across midnight in Shanghai, and on days with 23 or 25 hours.

use futures_util::future::join_all;
use serde_json::json;
use sql::check_in::{Deed, Done, Outcome, Refusal};

use super::one;
use crate::harness::{Answer, DatabaseClock, Options, TestDatabase, TestServer, User, eventually, players};

async fn check_in(user: &User) -> Answer {
    user.client.post_json("/api/v1/checkin/today", &json!({})).await
}

#[tokio::test]
#[ignore = "night"]
async fn concurrent_check_ins_across_midnight_count_once_a_day() {
    let db = std::sync::Arc::new(TestDatabase::new().await);
    let clock = DatabaseClock::take(&db).await;
    let server = TestServer::on(db.clone(), &db.url, Options::default()).await;
    let user = User::register(&server, "lin_xia").await;
    let midnight = "date_trunc('day', pg_catalog.now(), 'Asia/Shanghai') + interval '1 day'";
    let mut done = Vec::new();
    let mut a_hundred = async || {
        let answers = join_all((0..100).map(|_| check_in(&user))).await;
        for answer in answers.iter().filter(|answer| answer.code() != 2003) {
            done.push((answer.ok()["day"].clone(), answer.ok()["streak"].clone()));
        }
        done.len()
    };
    // Starts early enough for any machine; midnight then comes during the calls or before them.
    clock.set(&format!("{midnight} - interval '1 hour'")).await;
    assert_eq!(a_hundred().await, 1);
    clock.set(&format!("{midnight} - interval '0.2 seconds'")).await;
    eventually("both days", async || a_hundred().await >= 2).await;
    assert_eq!(done.len(), 2, "{done:?}");
    done.sort_by_key(|(day, _)| day.to_string());
    assert_ne!(done[0].0, done[1].0);
    assert_eq!((&done[0].1, &done[1].1), (&json!(1), &json!(2)));
    let calendar = user.client.get("/api/v1/checkin/calendar").await;
    assert_eq!((&calendar.ok()["today"], &calendar.ok()["zone"]), (&done[1].0, &json!("Asia/Shanghai")));
    assert_eq!(user.me().await["coinNum"], 10);
    db.audit().await;
}

#[tokio::test]
async fn days_of_23_and_25_hours_count_as_one_day_each() {
    let db = TestDatabase::new().await;
    let uid = players(&db, 1).await[0];
    let clock = DatabaseClock::take(&db).await;
    let pool = sql::connect(&db.url, 10).unwrap();
    let zone = "America/New_York";
    // Midnight there, and the number of hours of the day.
    for (begin, hours) in [("2027-03-14 05:00Z", 23), ("2027-11-07 04:00Z", 25), ("2027-12-10 05:00Z", 24)] {
        let moments = [
            ("interval '-10 seconds'".to_owned(), 1),
            ("interval '0'".into(), 2),
            (format!("interval '{hours} hours -10 seconds'"), 2),
            (format!("interval '{hours} hours'"), 3),
        ];
        let mut days = Vec::new();
        for (after, streak) in moments {
            clock.set(&format!("timestamptz '{begin}' + {after}")).await;
            let outcomes = join_all((0..100).map(|_| one(&pool, zone, uid, Deed::CheckIn))).await;
            let done: Vec<Done> = outcomes
                .iter()
                .filter_map(|outcome| match outcome {
                    Outcome::Done(done) => Some(*done),
                    Outcome::Refused(refusal) => {
                        assert_eq!(*refusal, Refusal::Already);
                        None
                    }
                })
                .collect();
            let is_new = days.len() < streak as usize;
            assert_eq!(done.len(), usize::from(is_new), "{begin} + {after}");
            days.extend(done.iter().map(|done| done.day));
            assert!(done.iter().all(|done| done.streak == streak), "{begin} + {after}: {done:?}");
        }
    }
    assert_eq!(db.value::<i64>("select count(*) from check_in").await, 9);
    db.audit().await;
}
