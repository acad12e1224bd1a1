//! The first operator, and the cached session of commands.

use std::os::unix::fs::PermissionsExt;

use actors::Clock;

use super::{CHOSEN, Scene, Secrets};
use crate::harness::{GATEWAY_SECRET, Ran, SECRET, TestDatabase};

/// The settings of a command in production.
fn production(db: &TestDatabase) -> Vec<(&str, &str)> {
    vec![
        ("PORTAL_MODE", "production"),
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_SECRET", SECRET),
        ("PORTAL_SMS_GATEWAY", "http"),
        ("PORTAL_SMS_URL", "http://127.0.0.1:1/send"),
        ("PORTAL_SMS_SECRET", GATEWAY_SECRET),
        ("PORTAL_PAY_CHANNELS", "none"),
    ]
}

#[tokio::test]
async fn the_first_admin_is_made_with_access_to_the_database_and_nobody_else_is() {
    let db = TestDatabase::new().await;
    let env = production(&db);
    let add = async |name: &str, role: &str| {
        Ran::with(&env, &["operator", "add", "--name", name, "--role", role]).await
    };
    add("boss", "support").await.refused(&["--role admin"]);
    add("dev", "admin").await.refused(&["--name"]);
    Secrets::of("boss", &add("boss", "admin").await.ok());
    add("mei", "admin").await.refused(&["portal operator login", "PORTAL_OPERATOR"]);
    assert_eq!(db.value::<i64>("select count(*) from operator").await, 1);
    let logged: String = db
        .value("select actor || ' ' || action || ' ' || subject_kind || ':' || subject_id || ' ' || after from operator_log")
        .await;
    assert_eq!(logged, "cli operator.add operator:boss {\"roles\": [\"admin\"]}");
    // Neither the password nor the secret of the codes stands in the database.
    let stored: String = db.value("select password_hash from operator").await;
    assert!(stored.starts_with("$argon2id$"), "{stored}");
    // A disabled admin is none.
    db.execute("update operator set disabled_time = now()").await;
    add("mei", "admin").await.ok();
}

#[tokio::test]
async fn a_command_in_production_needs_an_operator() {
    let db = TestDatabase::new().await;
    let env = production(&db);
    for args in [
        &["account", "find", "10001"][..],
        &["account", "suspend", "--who", "10001", "--days", "1", "--reason", "刷屏"],
        &["operator", "list"],
        &["operator", "log"],
    ] {
        Ran::with(&env, args).await.refused(&["portal operator login", "PORTAL_OPERATOR"]);
    }
    Ran::with(&env, &["audit"]).await.ok();
}

#[tokio::test]
async fn a_development_node_runs_commands_as_dev() {
    let db = TestDatabase::new().await;
    assert_eq!(Ran::on(&db, &["operator", "me"]).await.ok(), "dev: admin; without sign-in\n");
    assert_eq!(Ran::on(&db, &["operator", "list"]).await.ok(), "There are no operators.\n");
    let elsewhere = [("DATABASE_URL", "postgres://portal@192.0.2.1/portal")];
    Ran::with(&elsewhere, &["operator", "list"]).await.refused(&["portal operator login"]);
}

#[tokio::test]
async fn a_login_of_a_command_is_kept_in_a_file_that_nobody_else_can_read() {
    let scene = Scene::start().await;
    let mut boss = scene.add("boss", "admin").await;
    scene
        .run_as("boss", &["operator", "me"])
        .await
        .refused(&["boss is not signed in", "portal operator login"]);
    let code = boss.code(scene.clock.now());
    let (succeeded, said) = scene.login("boss", &[&boss.password, "000000", CHOSEN]).await;
    assert!(!succeeded && said.contains("wrong name, password or code"), "{said}");
    let (succeeded, said) = scene.login("boss", &[&boss.password, &code, CHOSEN]).await;
    assert!(succeeded && said.starts_with("boss is signed in until "), "{said}");
    boss.password = CHOSEN.to_owned();

    let file = scene.state.path().join("portal/operator-boss.json");
    assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    let me = scene.run_as("boss", &["operator", "me"]).await.ok();
    assert!(me.starts_with("boss: admin; signed in until "), "{me}");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    scene.run_as("boss", &["operator", "me"]).await.refused(&["can be read by others"]);

    // A new login replaces the file.
    scene.clock.advance(super::next_code());
    let (succeeded, said) = scene.login("boss", &[&boss.password, &boss.code(scene.clock.now())]).await;
    assert!(succeeded, "{said}");
    assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(scene.run_as("boss", &["operator", "logout"]).await.ok(), "boss is signed out.\n");
    assert!(!file.exists());
    let live = "select count(*) from operator_session where end_time is null";
    assert_eq!(scene.server.db.value::<i64>(live).await, 1, "the first session was not the one that ended");
}
