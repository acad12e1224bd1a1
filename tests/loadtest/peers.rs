//! A small comparison with the other servers that are installed on this machine.

use std::{fs, path::Path, time::Duration};

use ::loadtest::{Cli, Stop, Verdict};
use clap::Parser;
use serde_json::Value;
use tempfile::TempDir;

use crate::harness::{TestDatabase, TestServer, User, eventually, within};

#[tokio::test]
#[ignore = "night"]
async fn the_fan_out_of_all_installed_servers_is_compared() {
    let room = Path::new(env!("CARGO_MANIFEST_DIR")).join("loadtest/peers");
    let mut servers = vec!["portal"];
    if Path::new("/usr/lib/nginx/modules/ngx_nchan_module.so").exists() {
        servers.push("nchan");
    }
    if room.join("node_modules/socket.io").exists() {
        servers.push("socketio");
    }
    eprintln!("compared: {servers:?}");
    let (db, folder) = (TestDatabase::new().await, TempDir::new().unwrap());
    let report = folder.path().join("report");
    let names = servers.join(",");
    let args = [
        "loadtest",
        "peers",
        "--servers",
        &names,
        "--portal",
        env!("CARGO_BIN_EXE_portal"),
        "--database",
        &db.owner_url,
        "--dir",
        room.to_str().unwrap(),
        "--watchers",
        "20",
        "--rounds",
        "1",
        "--seconds",
        "1",
        "--most-rate",
        "20",
        "--report",
        report.to_str().unwrap(),
    ];
    assert_eq!(::loadtest::run(Cli::parse_from(args), Stop::by_hand().1).await.unwrap(), Verdict::Kept);
    let report: Value =
        serde_json::from_str(&fs::read_to_string(report.with_extension("json")).unwrap()).unwrap();
    let promises = report["promises"].as_array().unwrap();
    assert_eq!(promises.len(), servers.len());
    for promise in promises {
        let promise = promise["promise"].as_str().unwrap();
        assert!(promise.contains("every listener hears every event once, all in one order"), "{promise}");
    }
}

/// A folder with this script in place of Socket.IO's.
fn instead_of_socketio(script: &str) -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("socketio.mjs"), script).unwrap();
    folder
}

#[tokio::test]
#[ignore = "night"]
async fn a_server_that_does_not_start_keeps_the_figures_of_the_others() {
    let (db, folder) = (TestDatabase::new().await, TempDir::new().unwrap());
    let report = folder.path().join("report");
    let (dir, path) = (folder.path().to_str().unwrap(), report.to_str().unwrap());
    let mut args = vec!["loadtest", "peers", "--servers", "portal,socketio", "--dir", dir, "--report", path];
    args.extend(["--portal", env!("CARGO_BIN_EXE_portal"), "--database", &db.owner_url]);
    args.extend(["--watchers", "5", "--rounds", "1", "--seconds", "1", "--most-rate", "10"]);
    assert_eq!(::loadtest::run(Cli::parse_from(args), Stop::by_hand().1).await.unwrap(), Verdict::Broken);
    let report = fs::read_to_string(report.with_extension("json")).unwrap();
    assert!(report.contains("portal: KiB an idle socket"), "{report}");
    assert!(report.contains("not checked: Socket.IO, round 1: --dir has no socketio.mjs"), "{report}");
}

#[tokio::test]
#[ignore = "night"]
async fn an_interrupted_comparison_does_not_wait_for_a_server() {
    let folder = instead_of_socketio(
        "import fs from 'node:fs'; fs.writeFileSync(`${import.meta.dirname}/pid`, `${process.pid}\n`); setInterval(() => {}, 1e6);",
    );
    let dir = folder.path().to_str().unwrap();
    let (stopper, stop) = Stop::by_hand();
    let running = ::loadtest::run(
        Cli::parse_from(["loadtest", "peers", "--servers", "socketio", "--dir", dir, "--rounds", "1"]),
        stop,
    );
    let pid = || fs::read_to_string(folder.path().join("pid")).unwrap_or_default();
    let stopping = async {
        eventually("the server", async || pid().ends_with('\n')).await;
        stopper.set();
    };
    // Without the interrupt it would wait three minutes.
    let both = async { tokio::join!(running, stopping) };
    let (ended, ()) = within(Duration::from_secs(60), "its end", both).await;
    assert_eq!(ended.unwrap(), Verdict::Interrupted);
    let proc = format!("/proc/{}/stat", pid().trim());
    let gone = async || fs::read_to_string(&proc).map_or(true, |stat| stat.contains(") Z "));
    eventually("the server's end", gone).await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_database_with_real_players_is_refused() {
    let server = TestServer::start().await;
    User::register(&server, "lin_xia").await;
    let foreign = TestDatabase::bare().await;
    foreign.execute("create table account_book (id bigint)").await;
    for (database, why) in
        [(&server.db.owner_url, "1 real players"), (&foreign.owner_url, "tables of another program")]
    {
        let program = env!("CARGO_BIN_EXE_portal");
        for scenario in [&["peers", "--servers", "portal", "--watchers", "1"][..], &["plain"]] {
            let args = ["--portal", program, "--database", database, "--rounds", "1", "--seconds", "1"];
            let cli = Cli::parse_from([&["loadtest"], scenario, &args].concat());
            let error = ::loadtest::run(cli, Stop::by_hand().1).await.unwrap_err();
            assert!(format!("{error:#}").contains(why), "{error:#}");
        }
    }
    assert_eq!(foreign.value::<i64>("select count(*) from pg_tables where schemaname = 'public'").await, 1);
}
