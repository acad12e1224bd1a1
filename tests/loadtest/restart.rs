//! A portal that is restarted under its sockets.

use ::loadtest::Stop;

use super::Tested;
use crate::harness::{Running, TestDatabase};

#[tokio::test]
async fn all_who_were_sent_away_come_back() {
    let db = TestDatabase::new().await;
    let env = |addr| {
        [
            ("DATABASE_URL", db.url.as_str()),
            ("PORTAL_SECRET", "a secret that outlives the process"),
            ("PORTAL_DEMO_PACK", ""),
            ("PORTAL_DRAIN_S", "1"),
            ("PORTAL_HTTP_ADDR", addr),
        ]
    };
    let mut first = Running::serve(&env("127.0.0.1:0")).await;
    let addr = first.address().await.to_string();
    let (target, pid) = (format!("http://{addr}"), first.pid().to_string());
    let args = ["drain", "--sockets", "40", "--drain", "1", "--pid", &pid];
    let again = async {
        first.ended().await.ok();
        Running::serve(&env(&addr)).await
    };
    let (tested, _second) = tokio::join!(Tested::on(&target, &args, Stop::by_hand().1), again);
    tested.kept();
    assert_eq!(tested.figure("came back"), 40.0);
    assert!(tested.promise("every socket is closed with 1012"));
}
