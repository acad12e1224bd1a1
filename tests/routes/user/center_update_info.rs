use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::{Value, json};

use crate::{
    content::good_pack,
    harness::{Nodes, Options, PASSWORD, Ran, TestRedis, TestServer, User, eventually, gift_of_goods},
};

const PATH: &str = "/api/user/center/updateInfo";

#[tokio::test]
async fn given_fields_change_and_the_others_stay() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let before = user.me().await;
    let uid = user.uid.to_string();
    let fields =
        [("uid", uid.as_str()), ("name", " 林夏 "), ("sex", "2"), ("age", "22"), ("signature", "早睡")];
    let answer = user.client.post(PATH, &fields).await;
    let after = answer.ok();
    assert_eq!(
        (&after["name"], &after["sex"], &after["age"], &after["signature"]),
        (&json!("林夏"), &json!(2), &json!(22), &json!("早睡"))
    );
    assert!(
        after["version"].as_i64() > before["version"].as_i64(),
        "other pages see that there is something newer"
    );
    assert_eq!(user.me().await, *after);

    let answer = user.client.post(PATH, &[("age", "0")]).await;
    assert_eq!((&answer.ok()["age"], &answer.ok()["name"]), (&json!(0), &json!("林夏")));
    // Only the signature can be removed.
    let answer = user.client.post(PATH, &[("signature", "")]).await;
    assert_eq!((&answer.ok()["signature"], &answer.ok()["sex"]), (&json!(""), &json!(2)));
    user.client.post(PATH, &[]).await.ok();
    server.db.audit().await;
}

#[tokio::test]
async fn a_muted_player_changes_neither_name_nor_signature() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    user.client.post(PATH, &[("signature", "早睡")]).await.ok();
    let mute = |until: &str| format!("update account set muted_until = {until} where uid = {}", user.uid);
    server.db.execute(&mute("now() + interval '1 day'")).await;
    for change in [("name", "林夏"), ("signature", "晚睡")] {
        let refused = user.client.post(PATH, &[("age", "33"), change]).await;
        let data = &refused.refused(3002).json["data"];
        assert_eq!(data["reason"], "muted");
        assert!(data["until"].is_string());
    }
    let me = user.me().await;
    assert_eq!((&me["name"], &me["signature"], &me["age"]), (&json!("lin_xia"), &json!("早睡"), &json!(0)));
    // What others do not read may change, and a signature may go.
    user.client.post(PATH, &[("age", "33"), ("name", "lin_xia"), ("signature", "")]).await.ok();
    server.db.execute(&mute("now() - interval '1 minute'")).await;
    user.client.post(PATH, &[("name", "林夏"), ("signature", "晚睡")]).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn a_newcomer_has_no_link_in_name_or_signature() {
    let server = TestServer::start_with(Options::default().set("PORTAL_NEWCOMER_HOURS", "24")).await;
    let user = User::register(&server, "lin_xia").await;
    for link in
        [("signature", "加我abc.com领礼包"), ("signature", "ｗｗｗ．ａｂｃ．ｘｙｚ"), ("name", "abc.com")]
    {
        let refused = user.client.post(PATH, &[link]).await;
        assert_eq!(refused.refused(3002).json["data"]["reason"], "link", "{link:?}");
    }
    user.client.post(PATH, &[("name", "林夏"), ("signature", "早睡")]).await.ok();
    let grown =
        format!("update account set create_time = now() - interval '25 hours' where uid = {}", user.uid);
    server.db.execute(&grown).await;
    user.client.post(PATH, &[("signature", "加我abc.com领礼包")]).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn every_page_of_the_account_is_notified() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let mut socket = user.client.at(&nodes.b).socket().await;
    let first = socket.next_of_type("status").await;
    let answer = user.client.post(PATH, &[("name", "林夏")]).await;
    let version = answer.ok()["version"].clone();
    assert!(version.as_i64() > first["version"].as_i64());
    socket.status_where("the newer version", |status| status["version"] == version).await;
    assert_eq!(user.client.at(&nodes.b).post("/api/user/center/me", &[]).await.ok()["name"], "林夏");
}

#[tokio::test]
#[ignore = "night"]
async fn invalid_values_are_reported_by_field() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let before = user.me().await;
    let (long, longer) = ("字".repeat(17), "字".repeat(61));
    for (field, value) in [
        ("name", ""),
        ("name", "   "),
        ("name", "\u{3000}"),
        ("name", "\u{3164}"),
        ("name", long.as_str()),
        ("name", "林\u{202e}夏"),
        ("name", "林\u{2067}夏"),
        ("name", "林\u{7}夏"),
        ("name", "林\n夏"),
        ("name", "林\u{200b}夏"),
        ("name", "林\0夏"),
        ("sex", "3"),
        ("sex", "-1"),
        ("sex", "女"),
        ("sex", ""),
        ("age", "151"),
        ("age", "-1"),
        ("age", "老"),
        ("signature", longer.as_str()),
        ("signature", "一\n二"),
        ("signature", "一\u{202a}二"),
        ("realName", "王"),
        ("realName", "王1"),
        ("realName", ""),
    ] {
        // Valid fields in the same call are not changed either.
        let answer = user.client.post(PATH, &[(field, value), ("uid", &user.uid.to_string())]).await;
        assert!(!answer.malformed(field).is_empty(), "{field} {value:?}");
        let answer =
            user.client.post(PATH, &[("name", "夏"), ("age", "9"), ("sex", "9"), (field, value)]).await;
        assert_eq!(answer.status, 400, "{field} {value:?}");
    }
    assert_eq!(user.me().await, before);
}

#[tokio::test]
#[ignore = "night"]
async fn forbidden_words_are_named_in_any_spelling() {
    let server = TestServer::start().await;
    let pack = good_pack();
    Ran::on(&server.db, &["content", "import", pack.path().to_str().unwrap()]).await.ok();
    let user = User::register(&server, "qingqing").await;
    for (field, value, words) in [
        ("name", "BadWord", json!(["BadWord"])),
        ("name", "ｂＡｄｗｏｒｄ", json!(["BadWord"])),
        ("name", "我是𝐛𝐚𝐝𝐰𝐨𝐫𝐝哦", json!(["BadWord"])),
        ("name", "bad\u{200d}word", json!(["BadWord"])),
        ("signature", "免费外挂下载！", json!(["外挂下载"])),
        ("signature", "badword 外挂下载 BADWORD", json!(["BadWord", "外挂下载"])),
    ] {
        let answer = user.client.post(PATH, &[(field, value), ("age", "9")]).await;
        assert_eq!(answer.refused(3001).json["data"], json!({ "words": words }), "{value}");
    }
    assert_eq!(user.me().await["age"], 0, "nothing half done");
    // A real name is visible to nobody else.
    user.client.post(PATH, &[("realName", "BadWord")]).await.ok();
    user.client.post(PATH, &[("name", "外面挂着"), ("signature", "下载")]).await.ok();

    let fields = [("loginName", "xx_BADword"), ("password", PASSWORD)];
    let answer = server.visitor().post("/api/user/registerWithName", &fields).await;
    assert_eq!(answer.refused(3001).json["data"], json!({ "words": ["BadWord"] }));
    assert_eq!(
        server.db.value::<i64>("select count(*) from account where password_hash is not null").await,
        1
    );
}

#[tokio::test]
#[ignore = "night"]
async fn a_new_word_list_takes_effect_on_every_node() {
    let options = Options::default().set("PORTAL_PROFILE_CHANGES_PER_ACCOUNT", "1000/1m");
    let nodes = Nodes::on(&TestRedis::shared_url(), options).await;
    let user = User::register(&nodes.a, "qingqing").await;
    let at_b = user.client.at(&nodes.b);
    at_b.post(PATH, &[("name", "刷钻软件")]).await.ok();
    let pack = good_pack();
    pack.write("sensitive_words.yaml", "- 刷钻\n");
    let import = ["content", "import", "--yes", pack.path().to_str().unwrap()];
    Ran::on(&nodes.db, &import).await.ok();
    for client in [&user.client, &at_b] {
        eventually("the new list", async || client.post(PATH, &[("name", "刷钻软件")]).await.code() == 3001)
            .await;
    }
    pack.write("sensitive_words.yaml", "- 别的\n");
    Ran::on(&nodes.db, &import).await.ok();
    for client in [&user.client, &at_b] {
        eventually("the newer list", async || client.post(PATH, &[("name", "刷钻软件")]).await.code() == 0)
            .await;
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_real_name_is_required_when_the_portal_is_set_so() {
    let server = TestServer::start_with(Options::default().set("PORTAL_REAL_NAME", "1")).await;
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let answer = server.visitor().post("/api/user/registerWithName", &fields).await;
    assert_eq!(answer.ok()["needRealName"], 1);
    let user = User::login(&server, "lin_xia").await;
    assert_eq!(user.me().await["needRealName"], 1);
    let answer = user.client.post(PATH, &[("realName", " 阿卜杜拉·买买提 ")]).await;
    assert_eq!(answer.ok()["needRealName"], 0);
    assert!(!answer.text.contains("阿卜杜拉"), "{}", answer.text);
    assert_eq!(server.db.value::<String>("select real_name from account").await, "阿卜杜拉·买买提");
    let again = server.visitor().post("/api/user/login", &fields).await;
    assert_eq!(again.ok()["needRealName"], 0);

    let quiet = TestServer::start().await;
    assert_eq!(User::register(&quiet, "lin_xia").await.me().await["needRealName"], 0);
}

#[tokio::test]
async fn only_the_caller_is_changed() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let foreign = other.uid.to_string();
    user.client.post(PATH, &[("uid", foreign.as_str()), ("name", "夏")]).await.failed(403);
    server.visitor().post(PATH, &[("name", "夏")]).await.refused(2);
    assert_eq!(other.me().await["name"], "other");
    let json = user.client.send(reqwest::Method::POST, PATH, "application/json", b"{}".to_vec()).await;
    json.failed(415);
    assert_eq!(json.json["data"], Value::Null);
}

#[tokio::test]
#[ignore = "night"]
async fn an_account_changes_10_times_a_minute_and_refusals_do_not_count() {
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(Options::default().clock(&clock)).await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let change = async |user: &User, age: &str| user.client.post(PATH, &[("age", age)]).await;
    change(&user, "200").await.malformed("age");
    for age in 1..=10 {
        change(&user, &age.to_string()).await.ok();
    }
    let refused = change(&user, "11").await;
    assert_eq!(refused.refused(1005).json["data"], json!({ "retryAfter": 60 }));
    assert_eq!(user.me().await["age"], 10);
    change(&other, "11").await.ok();
    clock.advance(TimeDelta::minutes(1));
    assert_eq!(change(&user, "11").await.ok()["age"], 11);
}

#[tokio::test]
async fn a_name_changes_free_once_in_30_days_and_else_by_a_card() {
    let server = TestServer::start().await;
    gift_of_goods(&server.db, 1, &[("rename", "1")]).await;
    let user = User::register(&server, "lin_xia").await;
    let rename = async |name: &str| user.client.post(PATH, &[("name", name), ("age", "30")]).await;
    assert_eq!(rename("林夏").await.ok()["name"], "林夏", "the first change is free");
    let free: chrono::DateTime<chrono::Utc> =
        server.db.value("select create_time + interval '30 days' from name_change").await;
    let free = free.to_rfc3339_opts(chrono::SecondsFormat::Millis, true);
    assert_eq!(user.client.get("/api/v1/goods/me").await.ok()["freeRenameTime"], free);
    let refused = user.client.post(PATH, &[("name", "夏天"), ("age", "9")]).await;
    assert_eq!(refused.refused(2004).json["data"], json!({ "need": "rename", "have": 0, "freeTime": free }));
    assert_eq!(user.me().await["age"], 30, "nothing half done");

    user.client.post_json("/api/v1/gift/1/claim", &json!({})).await.ok();
    assert_eq!(rename("林夏").await.ok()["name"], "林夏", "the same name is no change");
    assert_eq!(server.db.value::<i64>("select sum(amount) from goods").await, 1);
    assert_eq!(rename("夏天").await.ok()["name"], "夏天");
    assert_eq!(server.db.value::<i64>("select sum(amount) from goods").await, 0);
    rename("秋天").await.refused(2004);

    server
        .db
        .execute(
            "alter table name_change disable trigger user;
             update name_change set create_time = create_time - interval '30 days'",
        )
        .await;
    assert_eq!(rename("秋天").await.ok()["name"], "秋天", "it is free again");
    server.db.audit().await;
}

#[tokio::test]
async fn one_card_pays_for_one_of_several_simultaneous_changes() {
    let nodes = Nodes::on(
        &TestRedis::shared_url(),
        Options::default().set("PORTAL_PROFILE_CHANGES_PER_ACCOUNT", "1000/1m"),
    )
    .await;
    gift_of_goods(&nodes.db, 1, &[("rename", "1")]).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    user.client.post(PATH, &[("name", "林夏")]).await.ok();
    user.client.post_json("/api/v1/gift/1/claim", &json!({})).await.ok();
    let clients = [user.client.clone(), user.client.at(&nodes.b)];
    let names: Vec<String> = (0..20).map(|n| format!("林夏{n}")).collect();
    let fields: Vec<[(&str, &str); 1]> = names.iter().map(|name| [("name", name.as_str())]).collect();
    let answers = futures_util::future::join_all(
        fields.iter().enumerate().map(|(n, fields)| clients[n % 2].post(PATH, fields)),
    )
    .await;
    assert_eq!(answers.iter().filter(|answer| answer.code() == 0).count(), 1);
    assert!(answers.iter().all(|answer| matches!(answer.code(), 0 | 2004)));
    nodes.db.audit().await;
}
