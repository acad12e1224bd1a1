//! The comparison with other servers, small: of those that are installed here.

use std::path::Path;

use ::loadtest::{Cli, Stop, Verdict};
use clap::Parser;

use crate::harness::TestDatabase;

#[tokio::test]
async fn the_same_fan_out_of_all_that_are_there() {
    let room = Path::new(env!("CARGO_MANIFEST_DIR")).join("loadtest/peers");
    let mut servers = vec!["portal"];
    if Path::new("/usr/lib/nginx/modules/ngx_nchan_module.so").exists() {
        servers.push("nchan");
    }
    if room.join("node_modules/socket.io").exists() {
        servers.push("socketio");
    }
    eprintln!("compared: {servers:?}");
    let db = TestDatabase::new().await;
    let servers = servers.join(",");
    let args = [
        "loadtest",
        "peers",
        "--servers",
        &servers,
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
    ];
    assert_eq!(::loadtest::run(Cli::parse_from(args), Stop::by_hand().1).await.unwrap(), Verdict::Kept);
}
