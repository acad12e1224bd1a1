//! The data of a player, as the player gets it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File},
    io::{Cursor, Read, Seek},
    time::{Duration, Instant},
};

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use reqwest::Method;
use serde_json::{Value, json};
use sql::export::{Exported, TABLES, address::delete_expired};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::TcpStream,
};
use zip::ZipArchive;

use super::{
    count,
    life::{self, NAME, OLD_PHONE, PHONE},
};
use crate::harness::{
    Answer, Client, Gateway, LIMIT, Options, PASSWORD, Ran, TestServer, User, at_most, eventually, figure,
    http, within, wrong,
};

const PATH: &str = "/api/user/center/export";
/// A key that a client chose.
const KEY: &str = "6f9619ff-8b86-4d01-b42d-00c04fc964ff";
/// Kinds of which the player of `life` may have no row.
const MAY_BE_EMPTY: [&str; 4] = ["badges", "debts", "measures", "appeals"];

/// Each kind of data whose file has the fields of a table: (kind, its rows).
const ROWS: [(&str, &str); 34] = [
    ("name_changes", "name_change t where uid = $1"),
    ("logins", "login t where uid = $1"),
    ("messages", "message t where uid = $1"),
    ("notices", "notice t where uid = $1"),
    ("posts", "post t where uid = $1"),
    ("comments", "comment t where uid = $1"),
    ("post_likes", "post_like t where uid = $1"),
    ("comment_likes", "comment_like t where uid = $1"),
    ("follows", "follow t where uid = $1"),
    ("blocks", "block t where uid = $1"),
    ("favourites", "favourite t where uid = $1"),
    ("ratings", "game_rating t where uid = $1"),
    ("downloads", "game_download t where uid = $1"),
    ("games", "entitlement t where uid = $1"),
    ("debts", "debt t where uid = $1"),
    ("shelf", "book_subscription t where uid = $1"),
    ("reading", "reading t where uid = $1"),
    ("check_ins", "check_in t where uid = $1"),
    ("badges", "month_badge t where uid = $1"),
    ("gifts", "gift_claim t where uid = $1"),
    ("goods", "goods t where uid = $1"),
    ("goods_entries", "goods_entry t where uid = $1"),
    ("activity_joins", "activity_join t where uid = $1"),
    ("activity_claims", "activity_claim t where uid = $1"),
    ("activity_draws", "activity_draw t where uid = $1"),
    ("coins", "coin_entry t where uid = $1"),
    ("memberships", "vip_grant t where uid = $1"),
    ("orders", "trade_order t where uid = $1"),
    ("payments", "payment t where order_id in (select id from trade_order where uid = $1)"),
    ("invitations", "invitation t where inviter = $1 or invitee = $1"),
    ("measures", "measure t where uid = $1"),
    ("appeals", "appeal t where uid = $1"),
    ("reports", "report t where uid = $1"),
    ("uploads", "media t where uid = $1"),
];
/// Fields that a reader of the export looks for.
const FIELDS: [(&str, &[&str]); 12] = [
    ("logins", &["device_id", "agent", "address", "create_time", "end_time"]),
    ("messages", &["title", "content", "read", "create_time"]),
    ("posts", &["id", "title", "content", "images", "create_time", "like_num"]),
    ("comments", &["id", "post_id", "content", "create_time"]),
    ("downloads", &["game_id", "charged", "create_time"]),
    ("reading", &["book_id", "chapter_id", "locator", "device_name"]),
    ("coins", &["delta", "balance_after", "reason", "create_time"]),
    ("memberships", &["begin_time", "end_time"]),
    ("orders", &["number", "amount", "currency", "status", "paid_time"]),
    ("payments", &["trade_no", "amount", "currency", "refund_reason"]),
    ("gifts", &["gift_id", "code"]),
    ("reports", &["reason", "detail", "verdict"]),
];

/// An unpacked export.
struct Unpacked {
    readme: String,
    kinds: BTreeMap<String, Vec<Value>>,
    media: BTreeMap<String, Vec<u8>>,
    /// All JSON files.
    text: String,
}

fn unpack(zip: impl Read + Seek) -> Unpacked {
    let mut zip = ZipArchive::new(zip).unwrap();
    let (mut readme, mut text) = (String::new(), String::new());
    let (mut kinds, mut media) = (BTreeMap::new(), BTreeMap::new());
    for n in 0..zip.len() {
        let mut entry = zip.by_index(n).unwrap();
        let name = entry.name().unwrap().into_owned();
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).unwrap();
        match (name.strip_suffix(".json"), name.strip_prefix("media/")) {
            (Some(kind), _) => {
                text.push_str(std::str::from_utf8(&bytes).unwrap());
                kinds.insert(kind.to_owned(), serde_json::from_slice(&bytes).unwrap());
            }
            (_, Some(file)) => {
                media.insert(file.to_owned(), bytes);
            }
            _ => readme = String::from_utf8(bytes).unwrap(),
        }
    }
    Unpacked { readme, kinds, media, text }
}

async fn ask(client: &Client) -> Answer {
    client.post(PATH, &[("password", PASSWORD)]).await
}

async fn address(client: &Client) -> String {
    ask(client).await.ok()["url"].as_str().unwrap().to_owned()
}

/// Fetches like a browser, without a token.
async fn fetch(server: &TestServer, url: &str) -> (u16, Vec<u8>) {
    let client = http().pool_max_idle_per_host(0).build().unwrap();
    let answer = client.get(server.url(url)).send().await.unwrap();
    let (status, length) = (answer.status().as_u16(), answer.content_length());
    let bytes = answer.bytes().await.unwrap().to_vec();
    assert_eq!(length, Some(bytes.len() as u64), "the length is known before the first byte");
    (status, bytes)
}

/// Begins a fetch, reads a few bytes of the answer, and hangs up.
async fn begin(server: &TestServer, url: &str) {
    let mut stream = TcpStream::connect(server.addr()).await.unwrap();
    let request = format!("GET {url} HTTP/1.1\r\nHost: portal\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = vec![0; 400];
    within(LIMIT, "the first bytes", stream.read_exact(&mut answer)).await.unwrap();
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
}

/// Adds an upload that fills the buffers of any connection.
async fn with_a_large_upload(server: &TestServer, user: &User, name: &str) {
    let folder = server.home().join("media");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(name), vec![7; 24 << 20]).unwrap();
    let row = format!(
        "insert into media (id, uid, kind, file) values (gen_random_uuid(), {}, 'image', '{{\"file\": \"{name}\"}}')",
        user.uid
    );
    server.db.execute(&row).await;
}

#[tokio::test]
async fn a_player_with_everything_fetches_all_of_it_once_and_nothing_of_others() {
    let server = TestServer::start().await;
    let life = life::live(&server).await;
    let uid = life.user.uid;
    let keyed = format!(
        "update comment set idempotency_key = '{KEY}' where id = {};
         insert into account_key (uid, key, content) values ({uid}, '{KEY}', true)",
        life.comment
    );
    server.db.execute(&keyed).await;

    let began = Instant::now();
    let url = address(&life.user.client).await;
    let (status, zip) = fetch(&server, &url).await;
    let took = began.elapsed();
    assert_eq!(status, 200);
    assert!(took < Duration::from_secs(60), "{took:?}");
    figure("the whole export", took.as_secs_f64(), "s", at_most(60.0));
    let (status, refused) = fetch(&server, &url).await;
    assert_eq!(status, 410, "{}", String::from_utf8_lossy(&refused));

    let Unpacked { readme, kinds, media, text } = unpack(Cursor::new(zip));
    for (kind, rows) in &kinds {
        assert!(readme.contains(&format!("{kind}.json")), "{kind} is not described");
        assert!(MAY_BE_EMPTY.contains(&kind.as_str()) || !rows.is_empty(), "{kind} is empty");
    }
    for (table, exported) in TABLES {
        let Exported::In(kind) = exported else { continue };
        assert!(kinds.contains_key(*kind), "{table} should be in {kind}.json");
    }
    let mut compared: BTreeSet<&str> = ["account", "phones", "youth"].into();
    for (kind, from) in ROWS {
        compared.insert(kind);
        let stored = format!("select coalesce(jsonb_agg(to_jsonb(t)), '[]') from {from}");
        let stored: Value = server.db.value_of(&stored, &[&uid]).await;
        assert_rows(kind, &kinds[kind], stored.as_array().unwrap());
    }
    for (kind, fields) in FIELDS {
        for field in fields {
            assert!(kinds[kind][0].get(field).is_some(), "{kind} has no {field}");
        }
    }
    assert_eq!(compared, kinds.keys().map(String::as_str).collect(), "every file is compared");
    let account = &kinds["account"][0];
    let stored: Value = server
        .db
        .value_of(
            "select to_jsonb(a) || jsonb_build_object('coins', s.balance, 'member_until', s.exp_time)
             from account a join status s using (uid) where uid = $1",
            &[&uid],
        )
        .await;
    for (field, value) in account.as_object().unwrap() {
        assert!(field == "member_level" || stored[field] == *value, "{field}: {value}");
    }
    for field in
        ["login_name", "phone", "name", "signature", "real_name", "age", "sex", "coins", "member_until"]
    {
        assert!(account.get(field).is_some(), "{field}");
    }
    let phones: Vec<&Value> = kinds["phones"].iter().map(|row| &row["phone"]).collect();
    assert_eq!(phones, [OLD_PHONE, PHONE]);
    assert_eq!(kinds["youth"][0]["enabled"], true);

    assert_eq!(media.len(), 2, "the avatar and the picture of the post");
    for (name, bytes) in &media {
        let stored = fs::read(server.home().join("media").join(name)).unwrap();
        assert!(stored == *bytes, "{name}");
    }
    let hashes: Vec<String> =
        server.db.value("select coalesce(array_agg(encode(hash, 'hex')), '{}') from login_token").await;
    assert!(!hashes.is_empty());
    let hashes = hashes.iter().map(String::as_str);
    for secret in ["password_hash", "$argon2", "pin_hash", "a hash", "别人的回复", "idempotency_key", KEY]
        .into_iter()
        .chain(hashes)
    {
        assert!(!text.contains(secret), "{secret} is in the export");
    }
    let fetched = "data_export where fetch_time is not null and begun_num = 1";
    assert_eq!(count(&server.db, fetched).await, 1);
    let told = "message where title = '已申请导出个人数据' and link = '/devices' and not read and content like '%10 分钟%'";
    assert_eq!(count(&server.db, told).await, 1);
    server.db.audit().await;
}

/// Every exported field has its stored value, row by row.
fn assert_rows(kind: &str, exported: &[Value], stored: &[Value]) {
    assert_eq!(exported.len(), stored.len(), "rows of {kind}");
    let Some(first) = exported.first() else { return };
    // Those of a refund are in another table.
    let fields: Vec<&String> =
        first.as_object().unwrap().keys().filter(|field| !field.starts_with("refund_")).collect();
    assert!(!fields.is_empty(), "{kind}");
    let values = |rows: &[Value]| {
        let of = |row: &Value| fields.iter().map(|field| row[field.as_str()].to_string()).collect::<Vec<_>>();
        let mut values: Vec<_> = rows.iter().map(of).collect();
        values.sort();
        values
    };
    assert_eq!(values(exported), values(stored), "{kind}: {fields:?}");
}

#[tokio::test]
#[ignore = "night"]
async fn a_fetch_that_breaks_off_can_be_repeated_a_few_times() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    let user = User::register(&server, "lin_xia").await;
    with_a_large_upload(&server, &user, "9f86d081884c7d659a2feaa0c55ad015.jpg").await;
    let url = address(&user.client).await;
    let head = visitor.send(Method::HEAD, &url, "", Vec::new()).await;
    assert_eq!((head.status.as_u16(), head.header("content-type")), (200, "application/zip"));
    assert_eq!(count(&server.db, "data_export where begun_num = 0").await, 1, "only a look");
    for _ in 0..2 {
        begin(&server, &url).await;
    }
    let answer = visitor.with("Range", "bytes=0-3").get(&url).await;
    assert_eq!(answer.status, 200, "the third fetch gets the whole zip");
    for (header, value) in [
        ("content-type", "application/zip"),
        ("cache-control", "private, no-store"),
        ("accept-ranges", "none"),
    ] {
        assert_eq!(answer.header(header), value);
    }
    let name = url.rsplit('/').next().unwrap();
    assert!(name.starts_with("portal-data-20") && name.ends_with(".zip"), "{name}");
    assert_eq!(answer.header("content-disposition"), format!("attachment; filename=\"{name}\""));
    visitor.get(&url).await.failed(410);
    visitor.send(Method::POST, &url, "", Vec::new()).await.failed(405);

    let other = User::register(&server, "other").await;
    with_a_large_upload(&server, &other, "9f86d081884c7d659a2feaa0c55ad016.jpg").await;
    let url = address(&other.client).await;
    for _ in 0..3 {
        begin(&server, &url).await;
    }
    visitor.get(&url).await.failed(410);
    assert_eq!(count(&server.db, "data_export where fetch_time is not null").await, 1);
    let url = address(&other.client).await;
    assert_eq!(fetch(&server, &url).await.0, 200, "a new request helps");
}

#[tokio::test]
#[ignore = "night"]
async fn a_small_zip_that_is_cancelled_before_its_end_is_not_used_up() {
    let server = TestServer::start_with(Options::default().set("PORTAL_DOWNLOADS_OF_ONE", "1")).await;
    // One client leaves bytes unread, which resets the connection. The other has read all bytes so far and closes it.
    for (name, reads_all) in [("lin_xia", false), ("other", true)] {
        let user = User::register(&server, name).await;
        let url = address(&user.client).await;
        if reads_all {
            read_but_the_end(&server, &url).await;
        } else {
            begin(&server, &url).await;
        }
        let mut zip = Vec::new();
        let again = async || {
            let (status, bytes) = fetch(&server, &url).await;
            assert!([200, 503].contains(&status), "{status}: {}", String::from_utf8_lossy(&bytes));
            zip = bytes;
            status == 200
        };
        eventually("the end of the cancelled fetch", again).await;
        assert_eq!(unpack(Cursor::new(zip)).kinds["account"][0]["login_name"], name);
    }
}

/// Fetches all of the zip that is sent before the record that ends it, and hangs up.
async fn read_but_the_end(server: &TestServer, url: &str) {
    let mut stream = BufReader::new(TcpStream::connect(server.addr()).await.unwrap());
    let request = format!("GET {url} HTTP/1.1\r\nHost: portal\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let (mut line, mut length) = (String::new(), 0);
    while line != "\r\n" {
        line.clear();
        within(LIMIT, "the head", stream.read_line(&mut line)).await.unwrap();
        if let Some(value) = line.to_lowercase().strip_prefix("content-length: ") {
            length = value.trim().parse().unwrap();
        }
    }
    let mut body = vec![0; length - 22];
    within(LIMIT, "the zip without its end", stream.read_exact(&mut body)).await.unwrap();
}

#[tokio::test]
#[ignore = "night"]
async fn of_two_fetches_at_once_one_ends_completely() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let url = server.url(&address(&user.client).await);
    let complete = async || {
        let client = http().pool_max_idle_per_host(0).build().unwrap();
        let answer = client.get(&url).send().await.unwrap();
        answer.status() == 200 && answer.bytes().await.is_ok()
    };
    let (one, other) = tokio::join!(complete(), complete());
    assert!(one != other, "{one} {other}");
}

#[tokio::test]
#[ignore = "night"]
async fn an_address_is_for_minutes_one_login_and_the_newest_request() {
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(Options::default().clock(&clock)).await;
    let visitor = server.visitor();
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let (url, theirs) = (address(&user.client).await, address(&other.client).await);
    let (token, name) = url.strip_prefix("/exports/").unwrap().split_once('/').unwrap();
    let their_token = theirs.split('/').nth(2).unwrap();
    let half = token.len() / 2;
    let altered = token.replacen(&token[..1], if token.starts_with('A') { "B" } else { "A" }, 1);
    for wrong in [
        format!("/exports/{token}/other.zip"),
        format!("/exports/{altered}/{name}"),
        format!("/exports/{}{}/{name}", &token[..half], &their_token[half..]),
        format!("/exports/{}/{name}", &token[4..]),
        format!("/files/{token}/{name}"),
        format!("/pages/{token}/{name}"),
        format!("/exports/x/{name}"),
    ] {
        visitor.get(&wrong).await.failed(403);
    }
    let newer = address(&user.client).await;
    let closed = visitor.get(&url).await;
    assert!(closed.failed(410).msg().contains("已用过或已过期"), "{}", closed.text);

    let elsewhere = User::login(&server, "lin_xia").await;
    let change = [("oldPassword", PASSWORD), ("newPassword", "battery staple")];
    elsewhere.client.post("/api/user/resetPassword", &change).await.ok();
    visitor.get(&newer).await.failed(410);

    clock.advance(TimeDelta::seconds(600));
    visitor.get(&theirs).await.failed(410);
    assert_eq!(visitor.send(Method::HEAD, &theirs, "", Vec::new()).await.status, 410);
    assert_eq!(count(&server.db, "data_export where begun_num > 0").await, 0);
}

#[tokio::test]
async fn a_stolen_token_alone_exports_nothing() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let thief = server.visitor().signed_in(user.uid, &user.token);
    thief.post(PATH, &[]).await.malformed("password");
    thief.post(PATH, &[("phone", PHONE)]).await.malformed("smsCode");
    for _ in 0..10 {
        thief.post(PATH, &[("password", "123456")]).await.refused(1001);
    }
    thief.post(PATH, &[("password", PASSWORD)]).await.refused(1005);
    server.visitor().post(PATH, &[("password", PASSWORD)]).await.refused(2);
    assert_eq!(count(&server.db, "data_export").await, 0);
    assert_eq!(count(&server.db, "message where title = '已申请导出个人数据'").await, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn only_a_code_of_its_scene_to_the_bound_phone_replaces_the_password() {
    let (gateway, clock) = (Gateway::start(), ManualClock::at(SystemClock.now()));
    let server = TestServer::start_with(Options::default().gateway(&gateway).clock(&clock)).await;
    let user = User::by_phone(&server, &gateway, PHONE).await;
    ask(&user.client).await.refused(1001);
    let by =
        async |phone: &str, code: &str| user.client.post(PATH, &[("phone", phone), ("smsCode", code)]).await;
    clock.advance(TimeDelta::minutes(1));
    let other_scene = gateway.ask(&user.client, "erase", PHONE).await;
    by(PHONE, &other_scene).await.refused(1004);
    clock.advance(TimeDelta::minutes(1));
    let elsewhere = gateway.ask(&user.client, "export", OLD_PHONE).await;
    by(OLD_PHONE, &elsewhere).await.refused(1006);
    clock.advance(TimeDelta::minutes(1));
    let code = gateway.ask(&user.client, "export", PHONE).await;
    let received = gateway.received();
    assert!(received.last().unwrap()["text"].as_str().unwrap().contains("用于导出个人数据"), "{received:?}");
    by(PHONE, &wrong(&code)).await.refused(1004);
    let url = by(PHONE, &code).await.ok()["url"].as_str().unwrap().to_owned();
    assert_eq!(fetch(&server, &url).await.0, 200);
    by(PHONE, &code).await.refused(1004);
}

#[tokio::test]
#[ignore = "night"]
async fn an_account_exports_three_times_a_day() {
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(Options::default().clock(&clock)).await;
    let user = User::register(&server, "lin_xia").await;
    for _ in 0..3 {
        ask(&user.client).await.ok();
    }
    let refused = ask(&user.client).await;
    assert_eq!(refused.refused(1005).json["data"]["retryAfter"], 86_400);
    assert_eq!(count(&server.db, "data_export").await, 1, "each request closes the earlier address");
    clock.advance(TimeDelta::days(1));
    ask(&user.client).await.ok();
}

#[tokio::test]
async fn an_address_that_expired_a_day_ago_is_deleted() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    ask(&user.client).await.ok();
    let client = server.db.pool.get().await.unwrap();
    assert_eq!(delete_expired(&client, 10).await.unwrap(), 0);
    let aged = "update data_export set ask_time = ask_time - interval '2 days', expire_time = expire_time - interval '25 hours'";
    server.db.execute(aged).await;
    assert_eq!(delete_expired(&client, 10).await.unwrap(), 1);
}

#[tokio::test]
async fn a_requested_erasure_closes_the_address() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let url = address(&user.client).await;
    super::ask(&user.client, "keep").await.ok();
    server.visitor().get(&url).await.failed(410);
}

#[tokio::test]
#[ignore = "night"]
async fn an_operator_gets_the_same_by_command() {
    let server = TestServer::start().await;
    let life = life::live(&server).await;
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("lin_xia.zip");
    let (to, home) = (to.to_str().unwrap(), server.home().to_str().unwrap().to_owned());
    let env = [("DATABASE_URL", server.db.url.as_str()), ("PORTAL_HOME", home.as_str())];
    let args = ["account", "export", "--who", "lin_xia", "--to", to];
    let said = Ran::with(&env, &args).await.ok();
    assert!(said.contains(" rows, 2 media files, 0 missing"), "{said}");
    let Unpacked { kinds, media, .. } = unpack(File::open(to).unwrap());
    assert_eq!(media.len(), 2);
    let account = &kinds["account"][0];
    assert_eq!((&account["name"], &account["real_name"]), (&json!(NAME), &json!("林夏真")));
    assert_eq!(kinds["posts"][0]["id"], life.post);
    assert_eq!(kinds["comments"][0]["id"], life.comment);
    assert_eq!(kinds["orders"][0]["amount"], 600);
    Ran::with(&env, &args).await.refused(&["exists already"]);
    Ran::with(&env, &["account", "export", "--who", "nobody", "--to", "x.zip"])
        .await
        .refused(&["there is no account nobody"]);
}
