use crate::harness::{
    Client, GATEWAY_SECRET, Gateway, PASSWORD, Ran, Running, Socket, TestDatabase, TestRedis, at_most,
    eventually, figure,
};

#[tokio::test]
async fn a_new_database_is_migrated_and_the_demo_content_imported_once() {
    let db = TestDatabase::bare().await;
    let pack = crate::content::good_pack();
    let folder = pack.path().to_str().unwrap();
    let env = [("DATABASE_URL", db.url.as_str()), ("PORTAL_DEMO_PACK", folder)];
    for _ in 0..2 {
        let mut running = Running::serve(&env).await;
        let visitor = Client::visitor(running.address().await);
        let games = visitor.post("/api/web/game/list", &[]).await;
        assert_eq!(games.ok()["total"], 2);
        running.signal("TERM").await;
        assert_eq!(running.ended().await.code, 0);
    }
    assert_eq!(db.value::<i64>("select count(*) from content_pack").await, 1);
    db.audit().await;
}

#[tokio::test]
async fn a_log_that_no_terminal_shows_has_no_colour_codes() {
    let db = TestDatabase::new().await;
    let mut running = Running::serve(&[("DATABASE_URL", db.url.as_str())]).await;
    running.address().await;
    running.signal("TERM").await;
    let ran = running.ended().await;
    assert!(ran.stderr.contains("INFO"), "{ran:?}");
    assert!(!ran.stderr.contains('\u{1b}'), "{ran:?}");
}

/// Without answers, a balancer and players would take the portal for dead.
#[tokio::test]
async fn during_the_first_import_calls_get_503() {
    let db = TestDatabase::new().await;
    let pack = crate::content::good_pack();
    let addr = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let at = addr.to_string();
    let env = [
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_DEMO_PACK", pack.path().to_str().unwrap()),
        ("PORTAL_HTTP_ADDR", at.as_str()),
    ];
    let mut holder = db.pool.get().await.unwrap();
    let holds = holder.transaction().await.unwrap();
    holds.batch_execute("lock table game in exclusive mode").await.unwrap();
    let mut running = Running::serve(&env).await;
    eventually("an import that waits", async || db.waiting_now().await > 0).await;
    let visitor = Client::visitor(addr);
    let asked = visitor.post("/api/web/game/list", &[]).await;
    assert_eq!((asked.failed(503).msg(), asked.detail()), ("服务不可用", "服务正在启动，请稍后再试"));
    assert!(asked.header("retry-after").parse::<u64>().unwrap() > 0);
    assert_eq!(visitor.get("/").await.status, 503);
    assert_eq!(visitor.get("/readyz").await.status, 503, "a balancer sends nobody here yet");
    assert_eq!(visitor.get("/healthz").await.ok(), &serde_json::Value::Null);
    holds.commit().await.unwrap();
    assert_eq!(running.address().await, addr);
    assert_eq!(visitor.post("/api/web/game/list", &[]).await.ok()["total"], 2);
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn the_first_import_leaves_no_memory_behind() {
    let db = TestDatabase::bare().await;
    let demo = concat!(env!("CARGO_MANIFEST_DIR"), "/sql/demo");
    let env = [("DATABASE_URL", db.url.as_str()), ("PORTAL_DEMO_PACK", demo)];
    let mut running = Running::serve(&env).await;
    for stage in ["checking pictures", "comparing with the database", "imported"] {
        running.logged(stage).await;
    }
    running.address().await;
    figure("memory resident after the first import", running.resident_mib() as f64, "MiB", at_most(100.0));
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn an_invalid_pack_stops_the_start() {
    let db = TestDatabase::bare().await;
    let pack = crate::content::broken_pack();
    let env = [("DATABASE_URL", db.url.as_str()), ("PORTAL_DEMO_PACK", pack.path().to_str().unwrap())];
    let ran = Ran::with(&env, &["serve"]).await;
    assert_eq!(ran.code, 1, "{ran:?}");
    assert!(ran.stderr.contains("tags.yaml:2"), "{ran:?}");
}

#[tokio::test]
#[ignore = "night"]
async fn pictures_of_a_pack_are_served_as_immutable_and_in_ranges() {
    let db = TestDatabase::bare().await;
    let pack = crate::content::good_pack();
    let env = [("DATABASE_URL", db.url.as_str()), ("PORTAL_DEMO_PACK", pack.path().to_str().unwrap())];
    let mut running = Running::serve(&env).await;
    let visitor = Client::visitor(running.address().await);
    let game = visitor.post("/api/web/game/detail", &[("appID", "1001")]).await;
    let icon = game.ok()["icon"]["url"].as_str().unwrap().to_owned();
    let picture = visitor.get(&icon).await;
    assert_eq!(picture.status, 200);
    assert_eq!(picture.header("content-type"), "image/webp");
    assert!(picture.header("cache-control").contains("immutable"));
    let part = visitor.with("Range", "bytes=0-3").get(&icon).await;
    assert_eq!((part.status.as_u16(), part.text.as_str()), (206, "RIFF"));
    for missing in
        ["/media/none.webp", "/media/..%2fsecret", "/media/%2e%2e%2fsecret", "/media/.%00", "/media/"]
    {
        let answer = visitor.get(missing).await;
        assert!(!answer.text.contains("RIFF") && answer.status != 500, "{missing}: {}", answer.status);
    }
    let fields = [("loginName", "newcomer"), ("password", PASSWORD)];
    let welcomed = visitor.post("/api/user/registerWithName", &fields).await;
    let (uid, token) = (welcomed.ok()["uid"].as_i64().unwrap(), welcomed.ok()["token"].as_str().unwrap());
    let inbox = visitor.signed_in(uid, token).post("/api/user/center/message/all", &[]).await;
    assert_eq!(inbox.ok()["records"][0]["title"], "欢迎");
    running.signal("TERM").await;
    running.ended().await;
}

#[tokio::test]
async fn in_development_codes_are_in_the_log() {
    let db = TestDatabase::bare().await;
    let env = [("DATABASE_URL", db.url.as_str()), ("PORTAL_DEMO_PACK", "")];
    let mut running = Running::serve(&env).await;
    let visitor = Client::visitor(running.address().await);
    visitor.post("/api/user/smsCode", &[("phone", "13812345678"), ("scene", "login")]).await.ok();
    let line = running.logged("13812345678").await;
    assert!(line.contains("login"), "{line}");
    let (_, code) = line.split_once("code=").unwrap_or_else(|| panic!("{line}"));
    let code: String = code.chars().filter(char::is_ascii_digit).take(6).collect();
    let fields = [("phone", "13812345678"), ("smsCode", code.as_str())];
    assert_eq!(visitor.post("/api/user/loginWithPhone", &fields).await.ok()["newAccount"], 1, "{line}");
    running.signal("TERM").await;
    running.ended().await;
}

#[tokio::test]
async fn the_last_code_of_the_day_raises_an_alarm() {
    let db = TestDatabase::new().await;
    let env = [("DATABASE_URL", db.url.as_str()), ("PORTAL_DEMO_PACK", ""), ("PORTAL_SMS_PER_DAY", "2")];
    let mut running = Running::serve(&env).await;
    let visitor = Client::visitor(running.address().await);
    for (phone, left) in [("13812345678", 1), ("13812345679", 0)] {
        visitor.post("/api/user/smsCode", &[("phone", phone), ("scene", "login")]).await.ok();
        assert_eq!(running.figure("portal_sms_daily_left").await, Some(f64::from(left)));
    }
    let line = running.logged("PORTAL_SMS_PER_DAY").await;
    assert!(line.contains("ERROR"), "{line}");
    let third = [("phone", "13812345670"), ("scene", "login")];
    visitor.post("/api/user/smsCode", &third).await.refused(1005);
    running.signal("TERM").await;
    let ran = running.ended().await;
    assert_eq!(ran.stderr.matches("PORTAL_SMS_PER_DAY").count(), 1, "told once: {}", ran.stderr);
}

#[tokio::test]
async fn a_login_hashes_a_password_once_for_any_name() {
    let db = TestDatabase::new().await;
    let env = [("DATABASE_URL", db.url.as_str()), ("PORTAL_DEMO_PACK", "")];
    let mut running = Running::serve(&env).await;
    let visitor = Client::visitor(running.address().await);
    let known = [("loginName", "lin_xia"), ("password", PASSWORD)];
    visitor.post("/api/user/registerWithName", &known).await.ok();
    db.execute("insert into account (phone, name, invite_code) values ('13812345678', '林夏', 'AAAAAAAA')")
        .await;
    let mut hashed = running.figure("portal_passwords_hashed_total").await.unwrap();
    for name in ["lin_xia", "nobody", "13812345678", "13800000000", "林夏"] {
        let fields = [("loginName", name), ("password", "wrong horse")];
        visitor.post("/api/user/login", &fields).await.refused(1001);
        let now = running.figure("portal_passwords_hashed_total").await.unwrap();
        assert_eq!(now - hashed, 1.0, "{name}");
        hashed = now;
    }
    running.signal("TERM").await;
    running.ended().await;
}

#[tokio::test]
async fn in_production_codes_reach_the_gateway_and_no_log() {
    let db = TestDatabase::bare().await;
    let gateway = Gateway::start();
    let secret = "x".repeat(32);
    let url = gateway.url();
    let env = [
        ("PORTAL_MODE", "production"),
        ("PORTAL_LOG", "debug"),
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_SECRET", secret.as_str()),
        ("PORTAL_SMS_GATEWAY", "http"),
        ("PORTAL_SMS_URL", url.as_str()),
        ("PORTAL_SMS_SECRET", GATEWAY_SECRET),
        ("PORTAL_PAY_CHANNELS", "none"),
    ];
    let mut running = Running::serve(&env).await;
    let visitor = Client::visitor(running.address().await);
    let code = gateway.ask(&visitor, "login", "13812345678").await;
    let fields = [("phone", "13812345678"), ("smsCode", code.as_str())];
    visitor.post("/api/user/loginWithPhone", &fields).await.ok();
    running.signal("TERM").await;
    let log = running.ended().await.stderr;
    assert!(log.contains("/api/user/smsCode") && !log.contains("13812345678"), "{log}");
    assert!(!log.contains(&format!("\"{code}\"")) && !log.contains(GATEWAY_SECRET), "{log}");
}

#[tokio::test]
async fn the_server_is_ready_when_it_prints_its_address() {
    let db = TestDatabase::new().await;
    let (redis, prefix) = (TestRedis::shared_url(), TestRedis::prefix());
    let env = [
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_DEMO_PACK", ""),
        ("REDIS_URL", &redis),
        ("PORTAL_REDIS_PREFIX", &prefix),
    ];
    let mut running = Running::serve(&env).await;
    let ready = Client::visitor(running.address().await).get("/readyz").await;
    assert_eq!((&ready.ok()["notices"], &ready.ok()["relay"]), (&"ok".into(), &"ok".into()));
    running.signal("TERM").await;
    running.ended().await;
}

/// The sockets of visitors that open, of this many tries.
async fn open_sockets(addr: std::net::SocketAddr, wanted: usize) -> Vec<Socket> {
    let mut open = Vec::new();
    for _ in 0..wanted {
        match Socket::try_open(addr, None, None).await {
            Ok(socket) => open.push(socket),
            Err(refusal) => assert_eq!(refusal.status(), 503),
        }
    }
    open
}

#[tokio::test]
#[ignore = "night"]
async fn sockets_that_use_all_free_files_leave_room_for_calls() {
    let db = TestDatabase::new().await;
    let env = [
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_DEMO_PACK", ""),
        ("PORTAL_HTTP_WORKERS", "2"),
        ("PORTAL_DATABASE_CONNECTIONS", "5"),
        ("PORTAL_RESERVED_PERCENT", "0"),
    ];
    let mut running = Running::serve_with_files("-n 160", &env).await;
    let addr = running.address().await;
    let sockets = open_sockets(addr, 160).await;
    assert!((40..160).contains(&sockets.len()), "{}", sockets.len());
    let visitor = Client::visitor(addr);
    for path in ["/healthz", "/readyz"] {
        visitor.get(path).await.ok();
    }
    drop(sockets);
    eventually("a free slot for a socket", async || {
        Box::pin(Socket::try_open(addr, None, None)).await.is_ok()
    })
    .await;
    running.signal("TERM").await;
    running.ended().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_crowd_of_visitors_leaves_places_for_sockets_of_players() {
    let db = TestDatabase::new().await;
    let env = [
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_DEMO_PACK", ""),
        ("PORTAL_HTTP_WORKERS", "2"),
        ("PORTAL_DATABASE_CONNECTIONS", "5"),
        ("PORTAL_RESERVED_PERCENT", "50"),
    ];
    let mut running = Running::serve_with_files("-n 160", &env).await;
    let addr = running.address().await;
    let visitors = open_sockets(addr, 160).await;
    assert!((10..160).contains(&visitors.len()), "{}", visitors.len());
    let visitor = Client::visitor(addr);
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let account = visitor.post("/api/user/registerWithName", &fields).await.ok().clone();
    let player = visitor.signed_in(account["uid"].as_i64().unwrap(), account["token"].as_str().unwrap());
    let ticket = player.ticket().await;
    let _socket = Box::pin(Socket::try_open(addr, Some(&ticket), None)).await.expect("a reserved place");
    let refused = running.figure("portal_places_refused_total{kind=\"socket\",who=\"visitor\"}").await;
    assert!(refused.is_some_and(|refused| refused > 0.0), "{refused:?}");
    running.signal("TERM").await;
    running.ended().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_limit_of_open_files_is_raised_to_its_maximum() {
    let db = TestDatabase::new().await;
    let env = [("DATABASE_URL", db.url.as_str()), ("PORTAL_DEMO_PACK", ""), ("PORTAL_HTTP_WORKERS", "2")];
    let mut running = Running::serve_with_files("-Sn 80", &env).await;
    let sockets = open_sockets(running.address().await, 100).await;
    assert_eq!(sockets.len(), 100);
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn many_concurrent_registrations_leave_no_memory_behind() {
    let db = TestDatabase::new().await;
    let env = [
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_DEMO_PACK", ""),
        ("PORTAL_PASSWORD_HASHES", "2"),
        ("PORTAL_REGISTRATIONS_PER_ADDRESS", "100/1h"),
    ];
    let mut running = Running::serve(&env).await;
    let visitor = Client::visitor(running.address().await);
    let before = running.resident_mib();
    let crowd = (0..60).map(|n| {
        let visitor = visitor.clone();
        async move {
            let fields = [("loginName", format!("crowd_{n}")), ("password", PASSWORD.to_owned())];
            let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
            visitor.post("/api/user/registerWithName", &fields).await.ok();
        }
    });
    futures_util::future::join_all(crowd).await;
    let grown = running.resident_mib().saturating_sub(before);
    // Two hashes of 19 MiB, and the memory of 60 connections. `passwords` tests that no more hashes run at once.
    figure("memory kept after concurrent registrations", grown as f64, "MiB", at_most(100.0));
    running.signal("TERM").await;
    running.ended().await;
}
