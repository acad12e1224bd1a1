//! The metrics that operators' alarms read, from `/metrics` of a server.

use crate::harness::{
    Options, OwnPostgres, PASSWORD, Running, Standby, TestDatabase, TestServer, call_back, eventually, order,
    ordered, paid, shop,
};

#[tokio::test]
async fn a_refused_call_counts_with_its_group_and_code() {
    let db = TestDatabase::new().await;
    // A process of its own, because metrics are counted by process.
    let mut running = Running::serve(&[("DATABASE_URL", &db.url), ("PORTAL_DEMO_PACK", "")]).await;
    running.address().await;
    let visitor = running.visitor();
    let fields = [("loginName", "nobody"), ("password", "wrong horse")];
    for _ in 0..2 {
        visitor.post("/api/user/login", &fields).await.refused(1001);
    }
    visitor.post("/api/user/center/me", &[]).await.refused(2);
    visitor.get("/api/v1/square/tag/list").await.ok();
    let figures = running.figures().await;
    let of = |group: &str, code: &str| {
        figures
            .iter()
            .filter(|(name, _)| {
                name.starts_with("portal_answers_total{")
                    && name.contains(&format!("group=\"{group}\""))
                    && name.contains(&format!("code=\"{code}\""))
            })
            .map(|(_, value)| *value)
            .sum::<f64>()
    };
    assert_eq!((of("user", "1001"), of("user", "2"), of("square", "0")), (2.0, 1.0, 1.0), "{figures:?}");
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn random_paths_and_methods_make_a_bounded_number_of_series() {
    let db = TestDatabase::new().await;
    let mut running = Running::serve(&[("DATABASE_URL", &db.url), ("PORTAL_DEMO_PACK", "")]).await;
    running.address().await;
    let visitor = running.visitor();
    let invent = async |from: usize| {
        for n in from..from + 20 {
            for path in [
                format!("/invented-{n}/x"),
                format!("/api/invented-{n}"),
                format!("/api/v1/invented-{n}/list"),
                format!("/api/v1/square/invented-{n}"),
            ] {
                visitor.get(&path).await;
                visitor.post(&path, &[]).await;
            }
        }
        let figures = running.figures().await;
        let names: Vec<String> = figures.into_keys().collect();
        assert!(names.iter().all(|name| !name.contains("invented")), "{names:?}");
        let answers = names.iter().filter(|name| name.starts_with("portal_answers_total{")).count();
        let calls =
            names.iter().filter(|name| name.starts_with("portal_http_request_seconds_count{")).count();
        (answers, calls)
    };
    // Its own address is a route with series, too.
    running.figures().await;
    let first = invent(0).await;
    assert_eq!(invent(1_000).await, first, "other paths make no other series");
    assert!(first.0 > 0 && first.0 <= 483, "{first:?}");
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

#[tokio::test]
async fn one_series_names_the_build() {
    let server = TestServer::start().await;
    let text = server.visitor().get("/metrics").await.text;
    let builds: Vec<&str> = text.lines().filter(|line| line.starts_with("portal_build_info{")).collect();
    let [build] = builds[..] else { panic!("{builds:?}") };
    assert!(build.ends_with("} 1"), "{build}");
    for (label, value) in [
        ("version", env!("CARGO_PKG_VERSION")),
        ("commit", portal::platform::build_info::COMMIT),
        ("rustc", portal::platform::build_info::RUSTC),
    ] {
        assert!(build.contains(&format!("{label}=\"{value}\"")), "{label}: {build}");
    }
}

#[tokio::test]
async fn an_order_counts_once_from_zero_and_a_repeated_key_makes_no_other() {
    let db = TestDatabase::new().await;
    shop(&db).await;
    let mut running = Running::serve(&[("DATABASE_URL", &db.url), ("PORTAL_DEMO_PACK", "")]).await;
    running.address().await;
    let orders = async || running.figure("portal_orders_total{channel=\"sandbox\"}").await;
    assert_eq!(orders().await, Some(0.0));
    let visitor = running.visitor();
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let account = visitor.post("/api/user/registerWithName", &fields).await;
    let (uid, token) = (account.ok()["uid"].as_i64().unwrap(), account.ok()["token"].as_str().unwrap());
    let user = visitor.signed_in(uid, token);
    order(&user, 1, "sandbox").await;
    let keyed = user.with("Idempotency-Key", "11111111-2222-4333-8444-555555555555");
    for _ in 0..2 {
        order(&keyed, 1, "sandbox").await;
    }
    assert_eq!(orders().await, Some(2.0));
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}

#[tokio::test]
async fn a_delivered_payment_counts_from_zero() {
    let (server, _, id) = ordered(Options::default()).await;
    let visitor = server.visitor();
    let delivered = async || {
        let text = visitor.get("/metrics").await.text;
        let mut series = text.lines().filter(|line| {
            line.starts_with("portal_payments_total{")
                && line.contains("channel=\"sandbox\"")
                && line.contains("outcome=\"delivered\"")
        });
        series.next().and_then(|line| line.rsplit_once(' ')?.1.parse::<f64>().ok())
    };
    let before = delivered().await.expect("it starts at 0");
    call_back(&server, &paid(&id, "T1", 600)).await;
    // Other tests of this process also pay.
    assert!(delivered().await.unwrap() >= before + 1.0, "{before}");
}

#[tokio::test]
async fn the_serving_role_reads_the_end_of_the_log_and_no_standby_where_none_follows() {
    let db = TestDatabase::new().await;
    let serving = sql::connect(&db.url, 1).unwrap();
    let before = sql::replication::positions(&serving).await.unwrap();
    db.execute("create table lag_probe ()").await;
    let after = sql::replication::positions(&serving).await.unwrap();
    assert!(before.written > 0 && after.written > before.written, "{before:?} {after:?}");
    assert!(after.standbys.is_empty(), "{after:?}");
}

#[tokio::test]
#[ignore = "night"]
async fn the_lag_of_a_standby_is_absent_without_one_grows_while_it_is_stuck_and_ends_when_it_catches_up() {
    let primary = OwnPostgres::start().await;
    let db = TestDatabase::of(&primary).await;
    let mut running = Running::serve(&[("DATABASE_URL", &db.url), ("PORTAL_DEMO_PACK", "")]).await;
    running.address().await;
    let lag = async || running.figure("portal_replication_lag_seconds").await;
    let measured = "portal_job_last_success_seconds{job=\"replication\"}";
    let begin = running.figure(measured).await;
    eventually("a measurement", async || running.figure(measured).await > begin).await;
    assert_eq!(lag().await, None);

    // Without this role PostgreSQL hides the positions.
    primary.execute_as_superuser("grant pg_read_all_stats to portal").await;
    let standby = Standby::of(&primary).await;
    standby.caught_up(&primary).await;
    eventually("a lag of 0", async || lag().await == Some(0.0)).await;

    standby.pause_replay(true).await;
    db.execute("create table lag_probe ()").await;
    eventually("a lag that grows", async || lag().await.is_some_and(|lag| lag >= 10.0)).await;
    standby.pause_replay(false).await;
    standby.caught_up(&primary).await;
    eventually("no lag", async || lag().await.is_some_and(|lag| lag < 6.0)).await;
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}
