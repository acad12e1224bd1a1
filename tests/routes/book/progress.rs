use futures_util::future::join_all;
use serde_json::{Value, json};

use super::place;
use crate::harness::{COMIC, NOVEL, Nodes, Options, TestServer, User, library};

fn path() -> String {
    format!("/api/v1/book/{COMIC}/progress")
}

async fn save(user: &User, place: &Value) -> Value {
    user.client.put_json(&path(), place).await.ok().clone()
}

fn version(saved: &Value) -> i64 {
    saved["progress"]["version"].as_i64().unwrap()
}

#[tokio::test]
async fn a_stale_device_gets_a_conflict_and_changes_nothing() {
    let server = TestServer::start().await;
    library(&server).await;
    let phone = User::register(&server, "lin_xia").await;
    let tablet = User::login(&server, "lin_xia").await;
    let first = save(&phone, &place(1, 0, "phone", 0, "2026-04-01T08:00:00Z")).await;
    assert_eq!(first["accepted"], true);
    // Without a version, a device may replace its own older position …
    let second = save(&phone, &place(1, 1, "phone", 0, "2026-04-01T08:00:05Z")).await;
    assert_eq!(second["accepted"], true);
    assert!(version(&second) > version(&first));
    // … but not another device's, however late it claims to be.
    for base in [0, version(&first)] {
        let stale = save(&tablet, &place(2, 0, "tablet", base, "2026-05-01T08:00:00Z")).await;
        assert_eq!(stale["accepted"], false);
        assert_eq!(stale["progress"], second["progress"], "what stands is told");
    }
    // A late or repeated position of the same device changes nothing and causes no conflict.
    let late = save(&phone, &place(1, 0, "phone", 0, "2026-04-01T08:00:01Z")).await;
    assert_eq!((&late["accepted"], &late["progress"]), (&json!(true), &second["progress"]));
    let twice = save(&phone, &place(1, 1, "phone", 0, "2026-04-01T08:00:05Z")).await;
    assert_eq!((&twice["accepted"], &twice["progress"]), (&json!(true), &second["progress"]));
    // A device that knows the position may change it; after a conflict, a device may insist.
    let goes_on = save(&tablet, &place(1, 1, "tablet", version(&second), "2026-04-01T07:00:00Z")).await;
    assert_eq!(goes_on["accepted"], true);
    let mut insists = place(2, 0, "phone", version(&second), "2026-04-01T09:00:00Z");
    assert_eq!(save(&phone, &insists).await["accepted"], false);
    insists["force"] = json!(true);
    let forced = save(&phone, &insists).await;
    assert_eq!((&forced["accepted"], &forced["progress"]["chapterId"]), (&json!(true), &json!(2)));
    assert_eq!(*phone.client.get(&path()).await.ok(), forced["progress"]);
    // Opened chapters are marked as read on any device, independent of the position.
    let menu = phone.client.get(&format!("/api/v1/book/{COMIC}/chapter/list")).await;
    let read: Vec<_> =
        menu.ok()["records"].as_array().unwrap().iter().map(|line| line["read"].clone()).collect();
    assert_eq!(read, [true, true]);
}

#[tokio::test]
#[ignore = "night"]
async fn a_deleted_position_never_matches_an_old_version() {
    let server = TestServer::start().await;
    library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let known = version(&save(&user, &place(1, 0, "phone", 0, "2026-04-01T08:00:00Z")).await);
    user.client.delete("/api/v1/book/history").await.ok();
    let other = save(&user, &place(2, 0, "tablet", 0, "2026-04-01T08:00:00Z")).await;
    assert_eq!(other["accepted"], true);
    let stale = save(&user, &place(1, 1, "phone", known, "2026-04-01T09:00:00Z")).await;
    assert_eq!((&stale["accepted"], &stale["progress"]), (&json!(false), &other["progress"]));
}

#[tokio::test]
#[ignore = "night"]
async fn other_logins_are_notified_on_every_node() {
    let nodes = Nodes::start().await;
    library(&nodes.a).await;
    let phone = User::register(&nodes.a, "lin_xia").await;
    let tablet = User::login(&nodes.b, "lin_xia").await;
    let here = User::login(&nodes.a, "lin_xia").await;
    let (mut own, mut near, mut far) =
        (phone.socket().await, here.socket().await, tablet.client.at(&nodes.b).socket().await);
    let agent = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36";
    let client = phone.client.with("User-Agent", agent);
    let saved = client.put_json(&path(), &place(2, 1, "phone", 0, "2026-04-01T08:00:00Z")).await.ok().clone();
    for socket in [&mut near, &mut far] {
        let frame = socket.next_of_type("reading").await;
        assert_eq!(
            (&frame["bookId"], &frame["chapterId"], &frame["locator"], &frame["deviceId"], &frame["device"]),
            (
                &json!(COMIC),
                &json!(2),
                &json!({ "page": 1, "offset": 0.25 }),
                &json!("phone"),
                &json!("Chrome · Android")
            )
        );
        assert_eq!(frame["version"], saved["progress"]["version"]);
    }
    let told = own.so_far().await;
    assert!(told.iter().all(|frame| frame["type"] != "reading"), "the one who read there knows: {told:?}");
    // The other node's device knows the version from the frame, and may change the position.
    let far_client = tablet.client.at(&nodes.b);
    let on = place(2, 1, "tablet", version(&saved), "2026-04-01T08:01:00Z");
    assert_eq!(far_client.put_json(&path(), &on).await.ok()["accepted"], true);
    assert_eq!(own.next_of_type("reading").await["deviceId"], "tablet");
    // A refused position notifies nobody.
    let stale = place(1, 0, "phone", version(&saved), "2026-04-01T08:02:00Z");
    assert_eq!(client.put_json(&path(), &stale).await.ok()["accepted"], false);
    let told = [far.so_far().await, near.so_far().await].concat();
    assert_eq!(
        told.iter().filter(|frame| frame["type"] == "reading").count(),
        1,
        "that of the tablet: {told:?}"
    );
}

#[tokio::test]
#[ignore = "night"]
async fn a_hundred_concurrent_positions_leave_the_newest() {
    let options = Options::default().set("PORTAL_PROGRESS_PER_ACCOUNT", "10000/1s");
    let nodes = Nodes::on(&crate::harness::TestRedis::shared_url(), options).await;
    library(&nodes.a).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let clients = [user.client.clone(), user.client.at(&nodes.b)];
    let saves = (0..100_u32).map(|n| {
        // The positions have different times and arrive out of order.
        let n = n * 37 % 100;
        let place = place(1, n, "phone", 0, &format!("2026-04-01T08:00:{:02}.{:03}Z", n / 2, n % 2 * 500));
        let (client, path) = (&clients[n as usize % 2], path());
        async move { client.put_json(&path, &place).await.ok().clone() }
    });
    let saved = join_all(saves).await;
    assert!(saved.iter().all(|saved| saved["progress"]["deviceId"] == "phone"));
    let stands = user.client.get(&path()).await.ok().clone();
    assert_eq!(stands["locator"]["page"], 99);
    let accepted = saved.iter().filter(|saved| saved["accepted"] == true).count();
    assert!(accepted >= 1);
    let rows: i64 = nodes.db.value("select count(*) from reading").await;
    assert_eq!(rows, 1);
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn two_concurrent_devices_give_one_position_and_one_conflict() {
    let server = TestServer::start().await;
    library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let saves = ["phone", "tablet"].map(|device| {
        let place = place(1, 0, device, 0, "2026-04-01T08:00:00Z");
        let client = &user.client;
        async move { client.put_json(&path(), &place).await.ok().clone() }
    });
    let saved = join_all(saves).await;
    let accepted = saved.iter().filter(|saved| saved["accepted"] == true).count();
    assert_eq!(accepted, 1, "{saved:?}");
    assert_eq!(saved[0]["progress"], saved[1]["progress"]);
}

#[tokio::test]
#[ignore = "night"]
async fn several_positions_are_saved_independently_in_one_call() {
    let server = TestServer::start().await;
    library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let mut comic = place(1, 1, "phone", 0, "2026-04-01T08:00:00Z");
    comic["bookId"] = json!(COMIC);
    let mut newer = place(2, 0, "phone", 0, "2026-04-01T08:00:09Z");
    newer["bookId"] = json!(COMIC);
    let mut gone = place(9, 1, "phone", 0, "2026-04-01T08:00:00Z");
    gone["bookId"] = json!(COMIC);
    // A novel has no pages.
    let mut wrong = place(1, 1, "phone", 0, "2026-04-01T08:00:00Z");
    wrong["bookId"] = json!(NOVEL);
    let records = json!({ "records": [comic, newer, gone, wrong] });
    let saved = user.client.post_json("/api/v1/book/progress", &records).await.ok().clone();
    let told: Vec<_> = saved["records"]
        .as_array()
        .unwrap()
        .iter()
        .map(|saved| {
            (saved["bookId"].clone(), saved["accepted"].clone(), saved["progress"]["chapterId"].clone())
        })
        .collect();
    assert_eq!(
        told,
        [
            (json!(COMIC), json!(true), json!(2)),
            (json!(COMIC), json!(true), json!(2)),
            (json!(COMIC), json!(false), json!(null)),
            (json!(NOVEL), json!(false), json!(null)),
        ]
    );
    let many: Vec<_> = std::iter::repeat_n(records["records"][0].clone(), 51).collect();
    user.client.post_json("/api/v1/book/progress", &json!({ "records": many })).await.malformed("records");
    server.visitor().post_json("/api/v1/book/progress", &records).await.refused(2);
}

#[tokio::test]
#[ignore = "night"]
async fn an_invalid_position_is_refused() {
    let server = TestServer::start_with(Options::default().set("PORTAL_PROGRESS_PER_ACCOUNT", "2/1h")).await;
    library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let good = place(1, 0, "phone", 0, "2026-04-01T08:00:00Z");
    for (field, value) in [
        ("device", json!("")),
        ("device", json!("x".repeat(65))),
        ("base", json!(-1)),
        ("readAt", json!("yesterday")),
        ("locator", json!({ "page": 0, "offset": 1.5 })),
        ("locator", json!({ "page": 0 })),
        ("locator", json!({ "page": -1, "offset": 0 })),
        ("locator", json!({ "second": -1 })),
        ("locator", json!({ "page": 500, "offset": 0 })),
        ("locator", json!({ "page": 4_294_967_295_u32, "offset": 0 })),
        ("locator", json!({ "paragraph": 20_000, "offset": 0 })),
        ("locator", json!({ "paragraph": 0, "offset": 5_001 })),
    ] {
        let mut wrong = good.clone();
        wrong[field] = value.clone();
        let answer = user.client.put_json(&path(), &wrong).await;
        assert!(!answer.malformed(field).is_empty(), "{field} {value}");
    }
    user.client.put_json(&path(), &place(3, 0, "phone", 0, "2026-04-01T08:00:00Z")).await.refused(2002);
    user.client.put_json(&path(), &good).await.ok();
    user.client.put_json(&path(), &good).await.refused(1005);
    server.visitor().put_json(&path(), &good).await.refused(2);
    server.visitor().get(&path()).await.refused(2);
}

#[tokio::test]
#[ignore = "night"]
async fn a_time_in_the_future_counts_as_now() {
    let server = TestServer::start().await;
    library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let ahead = save(&user, &place(1, 0, "phone", 0, "2099-01-01T00:00:00Z")).await;
    assert!(ahead["progress"]["readAt"].as_str().unwrap() < "2099");
    // Sent again, it is the same position.
    let again = save(&user, &place(1, 0, "phone", 0, "2099-01-01T00:00:00Z")).await;
    assert_eq!((&again["accepted"], version(&again)), (&json!(true), version(&ahead)));
}

#[tokio::test]
#[ignore = "night"]
async fn an_absurd_time_harms_nobody() {
    let server = TestServer::start().await;
    library(&server).await;
    let (odd, neighbour) = (User::register(&server, "lin_xia").await, User::register(&server, "azhe").await);
    for (n, time) in
        ["-9999-01-01T00:00:00Z", "0001-01-01T00:00:00Z", "-262143-01-01T00:00:00Z"].iter().enumerate()
    {
        let place_of = |time: &str| place(1, n as u32, "phone", 0, time);
        let (strange, sound) = (place_of(time), place_of("2026-04-01T08:00:00Z"));
        let path = path();
        let (saved, kept) =
            tokio::join!(odd.client.put_json(&path, &strange), neighbour.client.put_json(&path, &sound));
        assert_eq!(kept.ok()["accepted"], true);
        // It is stored as an old time or refused; never a server fault.
        assert!(saved.status == 200 || saved.status == 400, "{time}: {}", saved.status);
    }
    let stands = odd.client.get(&path()).await.ok().clone();
    assert!(stands.is_null() || stands["readAt"].as_str().unwrap() > "2020", "{stands}");
}
