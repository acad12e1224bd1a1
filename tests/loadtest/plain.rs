//! A small comparison with pgbench and a bare handler.

use std::process::Command;

use ::loadtest::{Cli, Stop, Verdict};
use clap::Parser;

use crate::harness::{TestDatabase, skipped};

#[tokio::test]
#[ignore = "night"]
async fn the_plain_baselines_write_valid_data() {
    if Command::new("pgbench").arg("--version").output().is_err() {
        return skipped(
            "pgbench is not installed: Debian has it in the package postgresql-contrib or postgresql-15",
        );
    }
    let db = TestDatabase::new().await;
    let mut args = vec!["loadtest", "plain", "--portal", env!("CARGO_BIN_EXE_portal"), "--database", &db.url];
    args.extend(["--rounds", "1", "--seconds", "1", "--at-once", "4", "--games", "20"]);
    assert_eq!(::loadtest::run(Cli::parse_from(args), Stop::by_hand().1).await.unwrap(), Verdict::Kept);
    let of_pgbench = "select count(*) from entitlement join account using (uid) where login_name like 'lp%'";
    assert!(db.value::<i64>(of_pgbench).await > 0);
    let of_pgbench = "select count(*) from comment join account using (uid) where login_name like 'lp%'";
    assert!(db.value::<i64>(of_pgbench).await > 0);
    // The statements are the server's, so the ledger balances.
    db.audit().await;
}
