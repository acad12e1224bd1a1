//! The role of servers. All other tests show that its privileges suffice: their servers use it.

use crate::harness::{Ran, TestDatabase, TestServer, User};

#[tokio::test]
async fn the_serving_role_can_change_neither_the_schema_nor_append_only_tables() {
    let server = TestServer::start().await;
    let db = &server.db;
    let user = User::register(&server, "lin_xia").await;
    Ran::on(db, &["coin", "grant", "--to", "lin_xia", "--amount", "88"]).await.ok();
    let serving = sql::connect(&db.url, 1).unwrap();
    // Each table with one of its columns.
    let only_grow: Vec<(String, String)> = {
        let query = "select distinct tgrelid::regclass::text, attname::text from pg_trigger
                     join pg_attribute on attrelid = tgrelid and attnum = 1
                     where tgname like '%\\_append\\_only'";
        let rows = db.pool.get().await.unwrap().query(query, &[]).await.unwrap();
        rows.iter().map(|row| (row.get(0), row.get(1))).collect()
    };
    assert!(only_grow.len() >= 12, "{only_grow:?}");
    let mut refused: Vec<String> = [
        "create table more (id int)",
        "create temporary table account (uid bigint)",
        "create function more() returns int language sql as 'select 1'",
        "alter table coin_entry disable trigger user",
        "drop table coin_entry",
        "drop trigger coin_entry_apply on coin_entry",
        "set session_replication_role = replica",
        "truncate limit_log",
        "delete from account",
        "delete from trade_order",
        "update refinery_schema_history set checksum = '0'",
        "copy account to program 'cat'",
        "select * from pg_authid",
    ]
    .map(str::to_owned)
    .into();
    refused.extend(only_grow.iter().flat_map(|(table, column)| {
        [
            format!("delete from {table}"),
            format!("update {table} set {column} = default"),
            format!("truncate {table}"),
        ]
    }));
    for statement in refused {
        let said = serving.get().await.unwrap().batch_execute(&statement).await.unwrap_err();
        let said = said.as_db_error().unwrap().message().to_owned();
        let why = ["permission denied", "must be owner", "must be superuser"];
        assert!(why.iter().any(|why| said.starts_with(why)), "{statement}: {said}");
    }
    assert_eq!(user.me().await["coinNum"], 88);
    db.audit().await;
}

#[tokio::test]
async fn the_owner_migrates_and_grants_and_the_role_serves() {
    let db = TestDatabase::bare().await;
    let role = db.url_of_a_new_role("portal_night").await;
    let as_role = [("DATABASE_URL", role.as_str())];
    Ran::with(&as_role, &["migrate"]).await.refused(&["portal migrate", "owner", "permission denied"]);
    let told = Ran::on(&db, &["migrate", "--grant-to", "portal_night"]).await.ok();
    assert!(told.contains("V1__account") && told.contains("portal_night may serve"), "{told}");
    // A second run applies nothing and grants the same privileges.
    Ran::on(&db, &["migrate", "--grant-to", "portal_night"]).await.ok();
    Ran::with(&as_role, &["migrate"]).await.ok();
    assert!(Ran::with(&as_role, &["audit"]).await.ok().contains("balance"));
    // A temporary table of the role shadows the real one while it is connected.
    let serving = sql::connect(&role, 1).unwrap().get().await.unwrap();
    let said = serving.batch_execute("create temporary table account (uid bigint)").await.unwrap_err();
    assert!(said.as_db_error().unwrap().message().starts_with("permission denied"), "{said}");
}

#[tokio::test]
async fn privileges_are_not_granted_to_a_role_that_they_do_not_restrict() {
    let db = TestDatabase::bare().await;
    let owner = db.owner_url.split_once("://").unwrap().1.split_once(':').unwrap().0;
    for (role, why) in [
        ("nobody_there", "there is no role nobody_there"),
        ("portal; drop table account", "is no name of a role"),
        (owner, "take a role that privileges bind"),
    ] {
        Ran::on(&db, &["migrate", "--grant-to", role]).await.refused(&[why]);
    }
    assert_eq!(
        db.value::<i64>("select count(*) from pg_tables where schemaname = 'public'").await,
        0,
        "nothing half done"
    );
}
