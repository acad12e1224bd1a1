//! The verdict on a portal that is too slow, on one that breaks a promise, and on an interrupted run.

use std::fs;

use ::loadtest::{Cli, Stop, Verdict};
use clap::Parser;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::{Tested, market};
use crate::harness::{Options, TestServer, User, eventually, publish};

#[tokio::test]
#[ignore = "night"]
async fn too_slow_a_portal_breaks_the_limit() {
    let server = TestServer::start().await;
    let args = ["thread", "--watchers", "2", "--rate", "5", "--seconds", "1", "--p99-ms", "0.1"];
    let tested = Tested::run(&server, &args).await;
    assert_eq!(tested.verdict, Verdict::Broken);
    assert!(!tested.promise("due to a watcher: p99") && tested.promise("every watcher was shown all"));
    assert!(tested.page.contains("a promise was broken"));
}

#[tokio::test]
#[ignore = "night"]
async fn refusals_are_errors_and_may_be_allowed() {
    let server = TestServer::start_with(Options::default().set("PORTAL_COMMENTS_PER_ACCOUNT", "1/1h")).await;
    let args = ["thread", "--watchers", "2", "--writers", "5", "--rate", "10", "--seconds", "1"];
    let tested = Tested::run(&server, &args).await;
    assert_eq!(tested.verdict, Verdict::Broken);
    assert_eq!(tested.report["errors"]["comment: code 1005"], 5);
    Tested::run(&server, &[&args[..], &["--errors", "60"]].concat()).await.kept();
}

#[tokio::test]
#[ignore = "night"]
async fn the_error_limit_also_holds_for_badges_and_searches() {
    let limits = [("PORTAL_LIKES_PER_ACCOUNT", "1/1h"), ("PORTAL_SEARCHES_PER_ADDRESS", "14/1h")];
    let options =
        limits.into_iter().fold(Options::default(), |options, (name, value)| options.set(name, value));
    let server = TestServer::start_with(options).await;
    // Two accounts that may each like one post must like four.
    let badges =
        ["badges", "--of", "likes", "--people", "4", "--others", "2", "--rate", "8", "--seconds", "1"];
    let search = ["search", "--rate", "28", "--seconds", "1"];
    for (args, error) in [(&badges[..], "like: code 1005"), (&search, "people: code 1005")] {
        let tested = Tested::run(&server, args).await;
        assert_eq!(tested.verdict, Verdict::Broken);
        assert!(tested.report["errors"][error].as_u64() > Some(0), "{:#}", tested.report["errors"]);
    }
    Tested::run(&server, &[&badges[..], &["--errors", "80"]].concat()).await.kept();
}

#[tokio::test]
#[ignore = "night"]
async fn a_failed_audit_breaks_the_run() {
    let server = TestServer::start().await;
    let args = ["publish", "--authors", "1", "--feeds", "1", "--rate", "2", "--seconds", "1", "--audit"];
    let clean = Tested::run(&server, &[&args[..], &["echo fine"]].concat()).await;
    clean.kept();
    assert!(clean.promise("the audit finds nothing"));
    let wrong = Tested::run(&server, &[&args[..], &["exit 1"]].concat()).await;
    assert_eq!(wrong.verdict, Verdict::Broken);
}

#[tokio::test]
#[ignore = "night"]
async fn posts_of_another_client_break_the_promise() {
    let server = TestServer::start().await;
    let args = ["publish", "--authors", "1", "--feeds", "1", "--rate", "1", "--seconds", "600"];
    let (stopper, stop) = Stop::by_hand();
    let target = server.url("");
    let meddle = async {
        eventually("a first post", async || server.db.value::<i64>("select count(*) from post").await >= 1)
            .await;
        let other = User::register(&server, "lin_xia").await;
        publish(&other, &json!({ "content": "我也来一篇" })).await;
        stopper.set();
    };
    let (tested, ()) = tokio::join!(Tested::on(&target, &args, stop), meddle);
    assert_eq!(tested.verdict, Verdict::Broken);
    assert!(!tested.promise("every open feed is notified of every post, once"));
}

#[tokio::test]
#[ignore = "night"]
async fn an_interrupted_run_reports_its_figures() {
    let server = TestServer::start().await;
    market(&server).await;
    let (stopper, stop) = Stop::by_hand();
    let target = server.url("");
    let args = ["mixed", "--people", "3", "--threads", "1", "--rate", "20", "--seconds", "600"];
    let stopping = async {
        // Stops after the load has begun.
        eventually("a purchase", async || {
            server.db.value::<i64>("select count(*) from entitlement").await > 0
        })
        .await;
        stopper.set();
    };
    let (tested, ()) = tokio::join!(Tested::on(&target, &args, stop), stopping);
    assert_eq!(tested.verdict, Verdict::Interrupted, "{:#}", tested.report["promises"]);
    assert!(tested.figure("calls answered") > 0.0 && tested.page.contains("interrupted"));
}

#[tokio::test]
#[ignore = "night"]
async fn a_test_that_cannot_run_is_an_error() {
    let server = TestServer::start().await;
    let target = server.url("");
    for (args, why) in [
        (&["purchase", "--people", "1"][..], "no game has a price"),
        (&["badges", "--of", "likes", "--people", "1", "--rate", "100"], "raise --others or --people"),
    ] {
        let cli = Cli::parse_from([&["loadtest"], args, &["--target", &target]].concat());
        let error = ::loadtest::run(cli, Stop::by_hand().1).await.unwrap_err();
        assert!(format!("{error:#}").contains(why), "{error:#}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn two_reports_are_compared() {
    let server = TestServer::start().await;
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    // Compares a report with copies of itself, because of two real runs either may be slower.
    let args = ["thread", "--watchers", "2", "--rate", "5", "--seconds", "1"];
    let mut report = Tested::run(&server, &args).await.report;
    // This machine may be busy, so the lateness is set by hand.
    let write = |name: &str, report: &mut Value, late_ms: f64| {
        let latencies = report["latencies"].as_array_mut().unwrap();
        let late = latencies.iter_mut().find(|latency| latency["name"] == "generator late");
        late.unwrap()["p99"] = late_ms.into();
        fs::write(path(name), report.to_string()).unwrap();
    };
    let compare = async |times: &str| {
        let args = ["loadtest", "compare", &path("before.json"), &path("now.json"), "--slower", times];
        ::loadtest::run(Cli::parse_from(args), Stop::by_hand().1).await.unwrap()
    };
    write("before.json", &mut report, 1.0);
    write("now.json", &mut report, 5.0);
    assert_eq!(compare("1").await, Verdict::Kept);
    assert_eq!(compare("0.9").await, Verdict::Broken);
    write("now.json", &mut report, 80.0);
    assert_eq!(compare("60000").await, Verdict::Broken, "late");
    report["figures"].as_array_mut().unwrap().pop();
    write("now.json", &mut report, 1.0);
    assert_eq!(compare("60000").await, Verdict::Broken, "a figure is missing");
}
