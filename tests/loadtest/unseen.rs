//! Unobserved promises are not kept: the portal disappears after the load, the run is stopped, or badges are wrong from the start.

use ::loadtest::{Stop, Verdict};
use serde_json::json;

use super::{Tested, market};
use crate::harness::{Options, Proxy, TestServer, User, Which, eventually, publish};

/// Stops the run when this holds in the database; with `away`, the portal is unreachable from then on.
async fn stopped(server: &TestServer, args: &[&str], once: &str, away: bool) -> Tested {
    let (proxy, target) = Proxy::instead_of(&server.url(""));
    let (stopper, stop) = Stop::by_hand();
    let stopping = async {
        eventually(once, async || server.db.value::<bool>(once).await).await;
        if away {
            proxy.cut(Which::Everything);
        }
        stopper.set();
    };
    tokio::join!(Tested::on(&target, args, stop), stopping).0
}

#[tokio::test]
#[ignore = "night"]
async fn a_report_is_written_although_the_portal_disappears_after_the_load() {
    let lost = async |args: &[&str], once: &str, promise: &str| {
        let server = TestServer::start().await;
        market(&server).await;
        let tested = stopped(&server, args, once, true).await;
        assert_eq!(tested.verdict, Verdict::Broken);
        assert!(tested.seen(promise).starts_with("not checked: "), "{:#}", tested.report["promises"]);
    };
    tokio::join!(
        lost(
            &["thread", "--watchers", "2", "--rate", "20", "--seconds", "600"],
            "select exists (select from comment)",
            "every watcher was shown all"
        ),
        lost(
            &["mixed", "--people", "3", "--threads", "1", "--rate", "20", "--seconds", "600"],
            "select exists (select from entitlement)",
            "every open thread shows all events"
        ),
        lost(
            &["publish", "--authors", "2", "--feeds", "2", "--rate", "20", "--seconds", "600"],
            "select exists (select from post)",
            "the list by cursor shows every post once"
        ),
        lost(
            &["purchase", "--people", "20", "--rate", "1", "--seconds", "60"],
            "select exists (select from entitlement)",
            "every buyer owns the games paid for"
        ),
    );
}

#[tokio::test]
#[ignore = "night"]
async fn a_report_is_written_although_the_list_cannot_be_read() {
    let server = TestServer::start().await;
    publish(&User::register(&server, "lin_xia").await, &json!({ "content": "今晚八点开服" })).await;
    server.db.execute("alter table post rename column content to gone").await;
    let tested = Tested::run(&server, &["pages", "--page", "3", "--times", "1"]).await;
    assert_eq!(tested.verdict, Verdict::Broken);
    let seen = tested.seen("page 3 takes at most 1.2 × page 1");
    assert!(seen.starts_with("not checked: page 1: "), "{seen}");
    assert!(tested.latency("walking down")["count"].is_u64());
}

#[tokio::test]
#[ignore = "night"]
async fn limits_of_a_phase_that_never_came_are_not_judged() {
    let server = TestServer::start().await;
    let args = ["storm", "--sockets", "4", "--rate", "5", "--seconds", "600", "--p99-ms", "60000"];
    let once = "select exists (select from account)";
    let tested = stopped(&server, &args, once, false).await;
    assert_eq!(tested.verdict, Verdict::Interrupted, "{:#}", tested.report["promises"]);
    for promise in ["ordinary calls, meanwhile: p99", "everybody is back", "every socket opens"] {
        assert!(tested.seen(promise).starts_with("not measured: "), "{:#}", tested.report["promises"]);
    }
    assert!(!tested.page.contains("class=\"broken\""));
}

#[tokio::test]
#[ignore = "night"]
async fn without_a_heartbeat_the_promise_of_pongs_is_not_measured() {
    let server = TestServer::start().await;
    let tested = Tested::run(&server, &["idle", "--sockets", "2", "--hold", "1"]).await;
    assert_eq!(tested.verdict, Verdict::Broken);
    let seen = tested.seen("every ping is answered before the next");
    assert!(seen.starts_with("not measured: 0 of 2 sockets had a pong"), "{seen}");
}

#[tokio::test]
#[ignore = "night"]
async fn a_badge_that_differs_from_the_inbox_is_noticed() {
    let server = TestServer::start().await;
    let welcome =
        "insert into welcome_message (id, kind, title, content) values (1, 'system', '欢迎', '<p>你好</p>')";
    server.db.execute(welcome).await;
    server.db.execute("alter table status alter unread_messages set default 2").await;
    let load = ["--rate", "5", "--seconds", "1"];
    for (args, promise) in [
        (&["badges", "--people", "5"][..], "versions never decrease"),
        (&["badges", "--of", "replies", "--people", "5"], "the list of notices shows"),
        (
            &["browse", "--people", "5", "--members", "100", "--pause-ms", "1"],
            "no answer contradicts another",
        ),
    ] {
        let tested = Tested::run(&server, &[args, &load].concat()).await;
        assert!(!tested.promise(promise), "{args:?}: {:#}", tested.report);
    }
}

#[tokio::test]
#[ignore = "night"]
async fn an_unpaid_game_is_noticed_even_when_calls_of_its_owner_failed() {
    let server = TestServer::start_with(Options::default().set("PORTAL_DOWNLOADS_PER_ACCOUNT", "1/1h")).await;
    market(&server).await;
    let args = ["purchase", "--people", "3", "--rate", "9", "--seconds", "1", "--errors", "70"];
    let fine = Tested::run(&server, &args).await;
    fine.kept();
    assert_eq!(fine.seen("every buyer owns the games paid for"), "3 of 3");

    let target = server.url("");
    let given = async {
        eventually("a purchase of each", async || {
            server.db.value::<i64>("select count(*) from entitlement").await == 6
        })
        .await;
        server
            .db
            .fill(
                "insert into entitlement (uid, game_id, entry_id)
                 select buyer, id, -1 from game, (select max(uid) as buyer from account) last
                 where not exists (select from entitlement where (uid, game_id) = (buyer, id)) limit 1",
            )
            .await;
    };
    let args = ["purchase", "--people", "3", "--rate", "2", "--seconds", "4", "--errors", "70"];
    let (tested, ()) = tokio::join!(Tested::on(&target, &args, Stop::by_hand().1), given);
    assert!(!tested.promise("every buyer owns the games paid for"), "{:#}", tested.report);
}
