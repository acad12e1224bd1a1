use crate::harness::{CHECKED_ROLE, PASSWORD, Ran, TestCluster, TestDatabase, TestRedis, TestServer, User};

#[tokio::test]
async fn all_invalid_settings_are_reported_together() {
    let env = [
        ("PORTAL_HTTP_ADDR", "127.0.0.1:99999"),
        ("PORTAL_HTTP_WORKERS", "many"),
        ("PORTAL_REALTIME_HEARTBEAT_S", "-1"),
        ("PORTAL_MODE", "staging"),
    ];
    for command in [&["serve"][..], &["config"], &["audit"]] {
        let names = ["PORTAL_HTTP_ADDR", "PORTAL_HTTP_WORKERS", "PORTAL_REALTIME_HEARTBEAT_S", "PORTAL_MODE"];
        Ran::with(&env, command).await.refused(&names);
    }
    Ran::with(&[("PORTAL_LOG", "portal=loud=very")], &["config"]).await.refused(&["PORTAL_LOG"]);
}

#[tokio::test]
#[ignore = "night"]
async fn settings_that_exceed_the_machine_are_refused_at_the_start() {
    let env = [
        ("PORTAL_PASSWORD_HASHES", "99999999999999999"),
        ("PORTAL_DATABASE_CONNECTIONS", "18446744073709551615"),
        ("PORTAL_COMMIT_LANES", "1000000000000"),
        ("PORTAL_HTTP_WORKERS", "513"),
        ("PORTAL_DRAIN_S", "1e300"),
        ("PORTAL_HTTP_BODY_BYTES", "18446744073709551615"),
    ];
    Ran::with(&env, &["serve"]).await.refused(&env.map(|(name, _)| name));
}

#[tokio::test]
async fn a_redis_of_another_kind_than_its_address_is_refused() {
    let cluster = TestCluster::shared_url().await;
    let one_of_it = cluster.replace("+cluster", "").split(',').next().unwrap().to_owned();
    let single = TestRedis::shared_url().replace("redis://", "redis+cluster://");
    let single = single.split_once("/0").map_or(single.as_str(), |(address, _)| address);
    for (url, meant) in [
        (one_of_it.as_str(), "redis+cluster://host:port"),
        (single, "redis://host:port"),
        (&format!("{cluster},{one_of_it}"), "stands once"),
    ] {
        Ran::with(&[("REDIS_URL", url)], &["serve"]).await.refused(&["REDIS_URL", meant]);
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_cause_is_printed_once() {
    for (env, reason) in [
        (("PORTAL_LOG", "portal=loud=very"), "expected one of"),
        (("PORTAL_HOME", "/proc/portal"), "No such file or directory"),
    ] {
        let ran = Ran::with(&[env], &["serve"]).await;
        ran.refused(&[reason]);
        assert_eq!(ran.stderr.matches(reason).count(), 1, "{ran:?}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn an_unknown_setting_is_refused_with_a_suggestion() {
    let env = [("PORTAL_HTTP_WORKRES", "4"), ("PORTAL_HTTP_WORKERS", "2")];
    let ran = Ran::with(&env, &["config"]).await;
    assert!(
        ran.stderr.contains("PORTAL_HTTP_WORKRES is no setting; did you mean PORTAL_HTTP_WORKERS?"),
        "{ran:?}"
    );
    ran.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn a_closed_output_pipe_is_no_error() {
    for command in ["openapi", "config"] {
        let script = format!("{{ \"$0\" {command}; echo \"code $?\" >&2; }} | head -c 1");
        let output = tokio::process::Command::new("sh")
            .args(["-c", &script, env!("CARGO_BIN_EXE_portal")])
            .output()
            .await
            .unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(stderr.ends_with("code 0\n") && !stderr.contains("panicked"), "{command}: {stderr}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn an_unknown_time_zone_is_refused() {
    let db = TestDatabase::bare().await;
    let env = [("DATABASE_URL", db.url.as_str()), ("PORTAL_TIME_ZONE", "Mars/Olympus")];
    Ran::with(&env, &["serve"]).await.refused(&["PORTAL_TIME_ZONE", "Mars/Olympus"]);
    assert_eq!(tables(&db).await, 0, "nothing half done");
}

async fn tables(db: &TestDatabase) -> i64 {
    db.value("select count(*) from pg_tables where schemaname = 'public'").await
}

#[tokio::test]
async fn production_refuses_development_defaults() {
    let ran = Ran::with(&[("PORTAL_MODE", "production")], &["serve"]).await;
    ran.refused(&["PORTAL_SECRET", "DATABASE_URL", "PORTAL_SMS_GATEWAY", "PORTAL_PAY_CHANNELS"]);
}

/// The settings of a production node that the start accepts.
const PRODUCTION: [(&str, &str); 7] = [
    ("PORTAL_MODE", "production"),
    ("DATABASE_URL", "postgres://portal:secret@127.0.0.1:1/portal"),
    ("PORTAL_SECRET", "a secret of a portal in production"),
    ("PORTAL_SMS_GATEWAY", "http"),
    ("PORTAL_SMS_URL", "https://127.0.0.1:1/send"),
    ("PORTAL_SMS_SECRET", "a secret of the gateway"),
    ("PORTAL_PAY_CHANNELS", "none"),
];

#[tokio::test]
async fn a_check_lists_everything_that_production_refuses() {
    for mode in [&[][..], &[("PORTAL_MODE", "production")]] {
        let ran = Ran::with(mode, &["config", "check"]).await;
        assert_eq!(ran.code, 1, "{ran:?}");
        for name in ["PORTAL_SECRET", "DATABASE_URL", "PORTAL_SMS_GATEWAY", "PORTAL_PAY_CHANNELS"] {
            assert_eq!(
                ran.stdout.lines().filter(|line| line.starts_with(name)).count(),
                1,
                "{name}: {ran:?}"
            );
        }
        assert_eq!(ran.stdout.contains("PORTAL_MODE is"), mode.is_empty(), "{ran:?}");
    }
    // Parts that read their settings when they are built are listed with the others.
    let wrong = [
        ("PORTAL_LOG", "portal=loud=very"),
        ("DATABASE_URL", "mysql://x/y"),
        ("DATABASE_READ_URL", "postgres://db2,db3/portal"),
        ("REDIS_URL", "carrier pigeon"),
        ("PORTAL_HTTP_WORKERS", "many"),
        ("PORTAL_HOME_", "/srv"),
        ("PORTAL_PAY_CHANNELS", "alipay"),
        ("PORTAL_PUBLIC_URL", "https://play.example"),
        ("PORTAL_ALIPAY_APP_ID", "2021000000000000"),
        ("PORTAL_ALIPAY_SELLER_ID", "2088000000000000"),
        ("PORTAL_ALIPAY_PRIVATE_KEY", "/no/such/key.pem"),
        ("PORTAL_ALIPAY_PUBLIC_KEY", "/no/such/key.pub"),
    ];
    let others = PRODUCTION.iter().filter(|(name, _)| wrong.iter().all(|(other, _)| name != other));
    let env: Vec<_> = wrong.iter().chain(others).copied().collect();
    let ran = Ran::with(&env, &["config", "check"]).await;
    assert_eq!((ran.code, ran.stdout.lines().count()), (1, 7), "{ran:?}");
    for name in [
        "PORTAL_LOG",
        "DATABASE_URL",
        "DATABASE_READ_URL",
        "REDIS_URL",
        "PORTAL_HTTP_WORKERS",
        "PORTAL_ALIPAY_PRIVATE_KEY",
        "PORTAL_ALIPAY_PUBLIC_KEY",
    ] {
        assert!(ran.stdout.lines().any(|line| line.starts_with(name)), "{name}: {ran:?}");
    }
    // A start only warns of an unknown setting.
    assert!(ran.stderr.contains("PORTAL_HOME_ is no setting; did you mean PORTAL_HOME?"), "{ran:?}");
}

/// Nothing listens at the addresses of these settings.
#[tokio::test]
async fn a_check_of_good_settings_connects_to_nothing_and_shows_no_secret() {
    let mut env = PRODUCTION.to_vec();
    env.extend([("REDIS_URL", "redis://127.0.0.1:1/0"), ("PORTAL_HTTP_ADDR", "0.0.0.0:1")]);
    let said = Ran::with(&env, &["config", "check"]).await.ok();
    assert_eq!(said, "A start in production accepts these settings.\n");
}

#[tokio::test]
async fn development_mode_does_not_listen_to_other_machines() {
    let env = [("PORTAL_HTTP_ADDR", "0.0.0.0:0")];
    Ran::with(&env, &["serve"]).await.refused(&["PORTAL_HTTP_ADDR", "PORTAL_MODE", "PORTAL_ALLOW_INSECURE"]);
}

#[tokio::test]
async fn an_unreachable_database_is_reported() {
    let nowhere = [("DATABASE_URL", "postgres://portal:secret@127.0.0.1:1/portal")];
    for command in
        [&["serve"][..], &["migrate"], &["audit"], &["coin", "grant", "--to", "lin_xia", "--amount", "1"]]
    {
        let ran = Ran::with(&nowhere, command).await;
        ran.refused(&["database", "DATABASE_URL"]);
        assert!(!ran.stderr.contains("secret"), "{ran:?}");
    }
    Ran::with(&[("DATABASE_URL", "mysql://x/y")], &["serve"]).await.refused(&["DATABASE_URL"]);
    Ran::with(&[("DATABASE_URL", "not an address")], &["audit"]).await.refused(&["DATABASE_URL"]);
    let db = TestDatabase::new().await;
    let (server, _) = db.url.rsplit_once('/').unwrap();
    let missing = format!("{server}/no_such_database");
    Ran::with(&[("DATABASE_URL", &missing)], &["audit"]).await.refused(&["no_such_database"]);
    let wrong = db.url_of_a_new_role(CHECKED_ROLE).await.replace(":secret@", ":wrong@");
    Ran::with(&[("DATABASE_URL", &wrong)], &["serve"]).await.refused(&["password authentication failed"]);
}

#[tokio::test]
async fn a_database_of_another_program_is_refused() {
    let db = TestDatabase::bare().await;
    db.execute("create table orders (id int); create table stock (id int)").await;
    for command in [&["migrate"][..], &["serve"]] {
        let ran = Ran::on(&db, command).await;
        ran.refused(&["tables of something else", "orders, stock", "DATABASE_URL", "nothing was changed"]);
        assert_eq!(tables(&db).await, 2, "nothing half done");
    }
    // An empty database is accepted.
    db.execute("drop table orders, stock").await;
    Ran::on(&db, &["migrate"]).await.ok();
}

#[tokio::test]
async fn a_used_port_is_reported() {
    let db = TestDatabase::bare().await;
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = taken.local_addr().unwrap().to_string();
    let ran = Ran::with(&[("DATABASE_URL", &db.url), ("PORTAL_HTTP_ADDR", &addr)], &["serve"]).await;
    ran.refused(&[&addr, "PORTAL_HTTP_ADDR"]);
    assert_eq!(tables(&db).await, 0, "nothing half done");
}

#[tokio::test]
#[ignore = "night"]
async fn an_invalid_redis_address_is_refused() {
    let db = TestDatabase::new().await;
    let env = [("DATABASE_URL", db.url.as_str()), ("REDIS_URL", "not an address"), ("PORTAL_DEMO_PACK", "")];
    Ran::with(&env, &["serve"]).await.refused(&["REDIS_URL"]);
}

#[tokio::test]
#[ignore = "night"]
async fn an_unknown_login_name_is_refused() {
    let db = TestDatabase::new().await;
    let message = ["message", "send", "--to", "nobody", "--title", "t", "--content", "c"];
    Ran::on(&db, &message).await.refused(&["nobody"]);
    Ran::on(&db, &["coin", "grant", "--to", "nobody", "--amount", "5"]).await.refused(&["nobody"]);
    assert_eq!(
        db.value::<i64>("select (select count(*) from message) + (select count(*) from coin_entry)").await,
        0
    );
}

#[tokio::test]
#[ignore = "night"]
async fn an_invalid_message_is_refused() {
    let server = TestServer::start().await;
    User::register(&server, "lin_xia").await;
    let send = async |title: &str, content: &str, link: &str| {
        let args =
            ["message", "send", "--to", "lin_xia", "--title", title, "--content", content, "--link", link];
        Ran::on(&server.db, &args).await
    };
    send("  ", "c", "/x").await.refused(&["--title"]);
    send(&"题".repeat(61), "c", "/x").await.refused(&["--title"]);
    send("t", " ", "/x").await.refused(&["--content"]);
    send("t", &"x".repeat(20_001), "/x").await.refused(&["--content"]);
    for title in ["\u{200b}\u{feff}", "a\nb", "开服\u{202e}啦"] {
        send(title, "c", "/x").await.refused(&["--title"]);
    }
    send("t", "<p>\u{200b}</p>", "/x").await.refused(&["--content"]);
    let long = format!("/{}", "x".repeat(500));
    for link in [
        "https://evil.example",
        "//evil.example",
        "javascript:alert(1)",
        "/\\evil.example",
        "/.//evil",
        &long,
    ] {
        send("t", "c", link).await.refused(&["--link"]);
    }
    for to in ["channel:", "channel: ", &format!("channel:{}", "x".repeat(65))] {
        let args = ["message", "send", "--to", to, "--title", "t", "--content", "c"];
        Ran::on(&server.db, &args).await.refused(&["--to"]);
    }
    send("t", "<script>alert(1)</script>", "/x").await.refused(&["--content"]);
    assert_eq!(server.db.value::<i64>("select count(*) from message").await, 0);
}

#[tokio::test]
async fn a_missing_schema_is_reported() {
    let db = TestDatabase::bare().await;
    for command in [&["audit"][..], &["coin", "grant", "--to", "lin_xia", "--amount", "1"]] {
        Ran::on(&db, command).await.refused(&["portal migrate"]);
    }
    let said = Ran::on(&db, &["migrate"]).await.ok();
    assert!(said.contains("account"), "{said}");
    assert_eq!(Ran::on(&db, &["migrate"]).await.ok().trim(), "The schema is up to date.");
    Ran::on(&db, &["audit"]).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn concurrent_migrations_run_one_after_the_other() {
    let db = TestDatabase::bare().await;
    let (one, other) = tokio::join!(Ran::on(&db, &["migrate"]), Ran::on(&db, &["migrate"]));
    let mut said = [one.ok(), other.ok()];
    said.sort();
    assert_eq!(said[0].trim(), "The schema is up to date.");
    assert!(said[1].contains("applied"), "{}", said[1]);
}

#[tokio::test]
#[ignore = "night"]
async fn an_invalid_pack_is_refused() {
    let db = TestDatabase::new().await;
    let pack = crate::content::broken_pack();
    let ran = Ran::on(&db, &["content", "import", pack.path().to_str().unwrap()]).await;
    assert_eq!(ran.code, 1, "{ran:?}");
    assert!(ran.stderr.contains("tags.yaml:2"), "{ran:?}");
    assert!(ran.stderr.contains("nothing was applied"), "{ran:?}");
    assert_eq!(db.value::<i64>("select count(*) from game").await, 0);
    Ran::on(&db, &["content", "import", "/no/such/folder"]).await.refused(&["/no/such/folder"]);
}

#[tokio::test]
async fn the_help_lists_commands_and_settings() {
    let help = Ran::with(&[], &["--help"]).await.ok();
    for command in ["serve", "migrate", "message", "coin", "content", "audit", "config", "openapi"] {
        assert!(help.contains(command), "{command} is not in:\n{help}");
    }
    let settings = Ran::with(&[("PORTAL_SECRET", PASSWORD.repeat(4).as_str())], &["config"]).await.ok();
    assert!(settings.contains("PORTAL_HTTP_ADDR") && !settings.contains(PASSWORD), "{settings}");
    let document: serde_json::Value = serde_json::from_str(&Ran::with(&[], &["openapi"]).await.ok()).unwrap();
    assert_eq!(document["openapi"], "3.1.0");
}

#[tokio::test]
#[ignore = "night"]
async fn a_command_in_the_wrong_folder_makes_no_database() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join(".portal");
    let ran = Ran::with(&[("PORTAL_HOME", home.to_str().unwrap())], &["audit"]).await;
    ran.refused(&["there is no portal here"]);
    assert!(!home.exists());
}
