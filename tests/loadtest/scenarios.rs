//! Every scenario, on a portal that keeps its promises.

use ::loadtest::Stop;

use super::{Tested, market};
use crate::harness::{Nodes, Options, TestServer};

#[tokio::test]
#[ignore = "night"]
async fn idle_sockets_stay() {
    let server = TestServer::start_with(Options::default().set("PORTAL_REALTIME_HEARTBEAT_S", "0.5")).await;
    let tested = Tested::run(&server, &["idle", "--sockets", "5", "--per-person", "2", "--hold", "2"]).await;
    assert!(tested.figure("server's processor a held socket a minute, µs") >= 0.0);
    tested.kept();
    assert_eq!(tested.figure("sockets opened"), 5.0);
}

#[tokio::test]
#[ignore = "night"]
async fn the_memory_of_an_idle_socket_is_limited() {
    let server = TestServer::start().await;
    let tested = Tested::run(&server, &["idle", "--sockets", "1", "--hold", "1", "--kib", "12"]).await;
    let kib = tested.figure("server's memory a socket, its Session included, KiB");
    assert_eq!(tested.promise("a socket takes at most 12 KiB"), kib <= 12.0);
}

#[tokio::test]
#[ignore = "night"]
async fn visitors_browse() {
    let server = TestServer::start().await;
    market(&server).await;
    let args =
        ["browse", "--people", "5", "--rate", "10", "--seconds", "1", "--pause-ms", "1", "--ramp", "1"];
    let tested = Tested::run(&server, &args).await;
    tested.kept();
    // Half of ten a second, because the rate rises during the whole run.
    assert_eq!((tested.figure("visits"), &tested.report["settings"]["ramp"]), (5.0, &1.into()));
}

#[tokio::test]
#[ignore = "night"]
async fn every_watcher_of_a_hot_thread_gets_every_event() {
    let server = TestServer::start().await;
    let args =
        ["thread", "--watchers", "60", "--rate", "40", "--seconds", "2", "--likes", "25", "--writers", "8"];
    let tested = Tested::run(&server, &args).await;
    tested.kept();
    assert_eq!(tested.figure("deliveries"), 60.0 * 60.0);
    assert_eq!(tested.latency("like")["count"], 20);
    assert!(tested.page.matches("<svg").count() >= 3, "{}", tested.page);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn saturation_runs_a_fixed_number_of_operations() {
    let server = TestServer::start().await;
    let args = ["thread", "--watchers", "5", "--saturate", "8", "--seconds", "1", "--likes", "50"];
    let tested = Tested::run(&server, &args).await;
    tested.kept();
    assert!(tested.figure("calls answered") > 8.0);
}

#[tokio::test]
#[ignore = "night"]
async fn badges_rise_by_likes_and_by_replies() {
    let server = TestServer::start().await;
    for of in ["likes", "replies"] {
        let args =
            ["badges", "--of", of, "--people", "20", "--others", "4", "--rate", "40", "--seconds", "2"];
        let tested = Tested::run(&server, &args).await;
        tested.kept();
        assert_eq!(tested.latency("due to the author's socket")["count"], 80);
    }
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn badges_fall_as_messages_are_read() {
    let server = TestServer::start().await;
    server
        .db
        .execute("insert into welcome_message (id, kind, title, content) values (1, 'system', '欢迎', '<p>你好</p>')")
        .await;
    let tested = Tested::run(&server, &["badges", "--people", "5", "--rate", "10", "--seconds", "1"]).await;
    tested.kept();
    assert_eq!(tested.figure("reads"), 10.0);
}

#[tokio::test]
#[ignore = "night"]
async fn disconnected_clients_reconnect() {
    let server = TestServer::start().await;
    let args = ["storm", "--sockets", "60", "--rate", "30", "--seconds", "4"];
    let tested = Tested::run(&server, &args).await;
    tested.kept();
    assert_eq!(tested.figure("came back"), 60.0);
    assert_eq!(tested.latency("away")["count"], 60);
}

#[tokio::test]
#[ignore = "night"]
async fn a_sale_charges_each_game_once() {
    let server = TestServer::start().await;
    market(&server).await;
    let args = ["purchase", "--people", "10", "--rate", "30", "--seconds", "1"];
    let tested = Tested::run(&server, &args).await;
    tested.kept();
    assert_eq!(tested.latency("user/game/download")["count"], 30);
    assert_eq!(server.db.value::<i64>("select count(*) from entitlement").await, 30);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_saturated_sale_ends_when_every_game_is_bought() {
    let server = TestServer::start().await;
    market(&server).await;
    let tested = Tested::run(&server, &["purchase", "--people", "4", "--saturate", "4"]).await;
    tested.kept();
    assert_eq!(server.db.value::<i64>("select count(*) from entitlement").await, 12);
}

#[tokio::test]
#[ignore = "night"]
async fn all_check_in_at_midnight() {
    let server = TestServer::start().await;
    let args = ["checkin", "--people", "20", "--rate", "40", "--seconds", "1"];
    let tested = Tested::run(&server, &args).await;
    tested.kept();
    assert_eq!(tested.latency("due to the balance on the socket")["count"], 20);
    assert_eq!(server.db.value::<i64>("select count(*) from check_in").await, 20);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn open_feeds_are_notified_of_posts() {
    let server = TestServer::start().await;
    let args = ["publish", "--authors", "4", "--feeds", "6", "--rate", "20", "--seconds", "2"];
    let tested = Tested::run(&server, &args).await;
    tested.kept();
    assert_eq!(tested.figure("posts"), 40.0);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_mixed_load_keeps_its_promises_on_two_nodes() {
    let nodes = Nodes::start().await;
    market(&nodes.a).await;
    let both = format!("{},{}", nodes.a.url(""), nodes.b.url(""));
    let args = ["mixed", "--people", "20", "--threads", "3", "--rate", "60", "--seconds", "3"];
    let tested = Tested::on(&both, &args, Stop::by_hand().1).await;
    tested.kept();
    assert!(tested.figure("calls answered") >= 180.0);
    assert_eq!(tested.report["nodes"].as_array().unwrap().len(), 2);
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_soak_judges_growth() {
    let server = TestServer::start().await;
    market(&server).await;
    let args = ["soak", "--people", "5", "--threads", "1", "--seconds", "1", "--slower", "1000"];
    let tested = Tested::run(&server, &args).await;
    assert_eq!(tested.report["scenario"], "soak");
    // One second is too short for a judgement, so the promise is broken.
    assert!(!tested.promise(&format!("{}: memory grows by at most", server.url(""))));
    assert!(!tested.promise("each p99 at the end"));
    assert!(tested.promise("badges and balances on sockets"));
}
