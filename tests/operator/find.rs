//! Finding a player, the page about a player, and the changes and lists of a support team, by API and by command.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Scene, Secrets, next_code};
use crate::harness::{Ran, TestServer, User};

/// An operator who also signed in by command.
async fn signed_in(scene: &Scene, name: &str, role: &str) -> String {
    let (secrets, token) = scene.signed_in(name, role).await;
    command_login(scene, &secrets).await;
    token
}

async fn command_login(scene: &Scene, secrets: &Secrets) {
    scene.clock.advance(next_code());
    let code = secrets.code(actors::Clock::now(&scene.clock));
    let (succeeded, said) = scene.login(&secrets.name, &[&secrets.password, &code]).await;
    assert!(succeeded, "{said}");
}

/// Registers a player whose only names are a phone and a displayed name.
async fn by_phone(server: &TestServer, login_name: &str, phone: &str, name: &str) -> User {
    let user = User::register(server, login_name).await;
    server
        .db
        .execute(&format!(
            "update account set phone = '{phone}', name = '{name}', login_name = null, password_hash = null,
                 account_type = 1 where uid = {}",
            user.uid
        ))
        .await;
    user
}

async fn order(server: &TestServer, id: u32, uid: i64, item: &str, days_ago: u32) -> String {
    let id = format!("{id:08}-2222-4333-8444-555555555555");
    server
        .db
        .execute(&format!(
            "insert into trade_order (id, uid, kind, item, coins, amount, currency, channel, pay_expire_time, create_time)
                 values ('{id}', {uid}, 'coin', '{item}', 60, 650, 'CNY', 'sandbox', now() + interval '1 hour',
                     now() - interval '{days_ago} days')"
        ))
        .await;
    id
}

#[tokio::test]
#[ignore = "night"]
async fn a_part_of_a_displayed_name_finds_players_and_says_so_but_names_nobody() {
    let scene = Scene::start().await;
    let token = signed_in(&scene, "mei", "support").await;
    let user = by_phone(&scene.server, "first", "13812345678", "林夏的猫").await;
    let other = by_phone(&scene.server, "second", "13812345679", "小林夏天").await;
    let found = scene.call(&token, Method::GET, "account?who=%E6%9E%97%E5%A4%8F&part=true", None).await;
    let records = found.ok()["records"].as_array().unwrap().clone();
    let uids: Vec<i64> = records.iter().map(|one| one["account"]["uid"].as_i64().unwrap()).collect();
    assert_eq!(uids, [user.uid, other.uid], "{records:?}");
    assert!(records.iter().all(|one| one["by"] == json!(["part"])), "{records:?}");
    assert_eq!(records[0]["account"]["phone"], "138****5678");
    assert_eq!(found.ok()["more"], false);
    let said = scene.run_as("mei", &["account", "find", "林夏"]).await.ok();
    assert!(said.lines().count() == 2 && said.contains("(by part)"), "{said}");
    let logout = ["account", "logout", "--who", "林夏"];
    scene.run_as("mei", &logout).await.refused(&["there is no account 林夏"]);
}

#[tokio::test]
#[ignore = "night"]
async fn every_command_resolves_a_player_in_the_same_way() {
    let server = TestServer::start().await;
    let user = by_phone(&server, "first", "13812345678", "林夏").await;
    let uid = user.uid.to_string();
    for who in ["13812345678", "phone:13812345678", "林夏", "nick:林夏", format!("uid:{uid}").as_str()] {
        let grant = ["coin", "grant", "--who", who, "--amount", "5", "--reason", "补偿"];
        Ran::on(&server.db, &grant).await.ok();
        let send = ["message", "send", "--to", who, "--title", "你好", "--content", "今晚开服"];
        Ran::on(&server.db, &send).await.ok();
        Ran::on(&server.db, &["coin", "history", "--who", who]).await.ok();
        Ran::on(&server.db, &["order", "list", "--who", who]).await.ok();
        Ran::on(&server.db, &["account", "show", "--who", who]).await.ok();
    }
    assert_eq!(server.db.value::<i64>(&format!("select balance from status where uid = {uid}")).await, 25);

    let other = by_phone(&server, "second", "13812345679", "林夏").await;
    let other_uid = other.uid.to_string();
    let both = [uid.as_str(), other_uid.as_str(), "2 players", "nothing was done"];
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("all.zip").to_str().unwrap().to_owned();
    for args in [
        &["coin", "grant", "--to", "林夏", "--amount", "5"][..],
        &["message", "send", "--to", "林夏", "--title", "你好", "--content", "今晚开服"],
        &["coin", "history", "--who", "林夏"],
        &["order", "list", "--who", "林夏"],
        &["account", "show", "--who", "林夏"],
        &["account", "erase", "--who", "林夏"],
        &["account", "export", "--who", "林夏", "--to", &file],
    ] {
        Ran::on(&server.db, args).await.refused(&both);
    }
    assert_eq!(server.db.value::<i64>("select count(*) from erasure").await, 0);
    assert_eq!(server.db.value::<i64>("select sum(balance)::bigint from status").await, 25);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_page_about_a_player_has_the_facts_for_support() {
    let scene = Scene::start().await;
    let token = signed_in(&scene, "mei", "support").await;
    let moderator = signed_in(&scene, "bo", "moderator").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let uid = user.uid;
    scene.server.db.execute(&format!("update account set phone = '13812345678' where uid = {uid}")).await;
    let id = order(&scene.server, 1, uid, "60X钻", 0).await;
    for (call, body) in
        [("mute", json!({ "days": 1, "reason": "刷屏" })), ("note", json!({ "content": "打过电话" }))]
    {
        scene.call(&moderator, Method::POST, &format!("account/{uid}/{call}"), Some(body)).await.ok();
    }
    let answer = scene.call(&token, Method::GET, &format!("account/{uid}"), None).await;
    let page = answer.ok();
    assert_eq!(page["account"]["phone"], "138****5678");
    assert_eq!(page["orders"][0]["id"], id.as_str());
    assert_eq!((&page["orderTotal"], &page["erasure"]), (&json!(1), &Value::Null));
    assert_eq!(page["measures"][0]["action"], "account.mute");
    assert_eq!(page["measureHistory"][0]["kind"], "mute");
    assert_eq!(page["notes"][0]["content"], "打过电话");
    assert!(page["unread"]["messages"].as_i64().unwrap() >= 1, "{page}");
    assert!(page["lastLogin"]["createTime"].is_string(), "{page}");
    // Who may not read orders sees none on the page.
    let answer = scene.call(&moderator, Method::GET, &format!("account/{uid}"), None).await;
    assert_eq!((&answer.ok()["orders"], &answer.ok()["orderTotal"]), (&json!([]), &Value::Null));
    let said = scene.run_as("mei", &["account", "show", "--who", "lin_xia"]).await.ok();
    for part in ["138****5678", "muted until ", "last sign-in ", &id, "打过电话", "account.mute", "unread: "]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
    let notes = scene.run_as("mei", &["account", "notes", "--who", "lin_xia", "--json"]).await.ok();
    let notes: Value = serde_json::from_str(&notes).unwrap();
    assert_eq!(notes[0]["author"], "bo");
}

#[tokio::test]
#[ignore = "night"]
async fn a_new_name_a_removed_picture_and_an_unbound_phone_notify_the_player_and_are_logged_once() {
    let scene = Scene::start().await;
    let token = signed_in(&scene, "mei", "support").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let uid = user.uid;
    let db = &scene.server.db;
    db.execute(&format!("update account set phone = '13812345678', avatar = 'aa-256.jpg' where uid = {uid}"))
        .await;
    for _ in 0..2 {
        let rename = ["account", "rename", "--who", "lin_xia", "--name", "晴天", "--reason", "违规昵称"];
        scene.run_as("mei", &rename).await.ok();
        let reset = ["account", "avatar", "reset", "--who", "lin_xia", "--reason", "违规头像"];
        scene.run_as("mei", &reset).await.ok();
    }
    let unbind = ["account", "unbind", "--who", "lin_xia", "--reason", "号码已换"];
    let said = scene.run_as("mei", &unbind).await.ok();
    assert_eq!(said, "The phone of lin_xia is unbound; 1 login ended.\n");
    scene.run_as("mei", &unbind).await.refused(&["lin_xia has no phone"]);
    user.client.post("/api/user/center/me", &[]).await.refused(2);
    User::login(&scene.server, "lin_xia").await;

    let state: String = db
        .value(&format!(
            "select concat_ws(' ', name, coalesce(avatar, '-'), coalesce(phone, '-')) from account where uid = {uid}"
        ))
        .await;
    assert_eq!(state, "晴天 - -");
    let told: Vec<String> =
        db.value(&format!("select array_agg(content order by id) from message where uid = {uid} and kind <> 'welcome' and content like '%原因：%'")).await;
    assert_eq!(told.len(), 3, "{told:?}");
    let log = scene.call(&token, Method::GET, &format!("account/{uid}"), None).await;
    let actions: Vec<&str> =
        log.ok()["log"].as_array().unwrap().iter().map(|entry| entry["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["account.unbind", "account.reset_avatar", "account.rename"]);
    // The log outlasts an erasure, so it has neither names nor phones.
    let named: i64 =
        db.value("select count(*) from operator_log where operator_log::text ~ '晴天|13812345678'").await;
    assert_eq!(named, 0);
    db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn each_wrong_change_of_a_profile_is_one_sentence_and_changes_nothing() {
    let scene = Scene::start().await;
    let token = signed_in(&scene, "mei", "support").await;
    let phone_only = by_phone(&scene.server, "first", "13812345678", "林夏").await;
    let erased = User::register(&scene.server, "second").await;
    let db = &scene.server.db;
    Ran::on(db, &["account", "erase", "--who", "second", "--now"]).await.ok();
    let rename = |name: &'static str| json!({ "name": name, "reason": "违规昵称" });
    let post = async |uid: i64, call: &str, body: Value| {
        scene.call(&token, Method::POST, &format!("account/{uid}/{call}"), Some(body)).await
    };
    for name in ["", "一个超过十六个字的名字一个超过十六个字"] {
        assert_eq!(post(phone_only.uid, "rename", rename(name)).await.json["code"], 4000, "{name}");
    }
    assert_eq!(post(phone_only.uid, "unbind", json!({ "reason": " " })).await.json["code"], 4000);
    let unbound = post(phone_only.uid, "unbind", json!({ "reason": "号码已换" })).await;
    assert_eq!(unbound.refused(2004)["need"], "login_name");
    for (call, body) in [
        ("rename", rename("晴天")),
        ("avatar-reset", json!({ "reason": "违规头像" })),
        ("unbind", json!({ "reason": "号码已换" })),
        ("note", json!({ "content": "备注" })),
    ] {
        assert_eq!(post(erased.uid, call, body).await.refused(2004)["need"], "not_erased", "{call}");
    }
    let boss = signed_in(&scene, "boss", "admin").await;
    for call in ["suspend", "mute"] {
        let body = json!({ "days": 1, "reason": "刷屏" });
        let path = format!("account/{}/{call}", erased.uid);
        let answer = scene.call(&boss, Method::POST, &path, Some(body)).await;
        assert_eq!(answer.refused(2004)["need"], "not_erased", "{call}");
    }
    // Ten years are the longest.
    let body = json!({ "until": "2099-01-01T00:00:00Z", "reason": "刷屏" });
    let path = format!("account/{}/suspend", phone_only.uid);
    assert_eq!(scene.call(&boss, Method::POST, &path, Some(body)).await.json["code"], 4000);
    assert_eq!(db.value::<i64>("select count(*) from operator_log where action like 'account.re%'").await, 0);
    assert_eq!(db.value::<i64>("select count(*) from account_note").await, 0);
    db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn orders_and_coins_are_listed_in_pages_and_as_tables_that_run_no_formula() {
    let scene = Scene::start().await;
    let token = signed_in(&scene, "fin", "finance").await;
    let user = by_phone(&scene.server, "first", "13812345678", "林夏").await;
    let other = User::register(&scene.server, "second").await;
    let mut ids = Vec::new();
    for n in 1..=5 {
        ids.push(order(&scene.server, n, user.uid, "=1+1", 10 - n).await);
    }
    order(&scene.server, 9, other.uid, "60X钻", 0).await;
    ids.reverse();
    for of in [format!("uid={}&", user.uid), String::new()] {
        let (mut listed, mut below) = (Vec::new(), String::new());
        loop {
            let path = format!("order?{of}size=2{below}");
            let answer = scene.call(&token, Method::GET, &path, None).await;
            let data = answer.ok().clone();
            listed.extend(
                data["records"].as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap().to_owned()),
            );
            let Some(next) = data["nextBelow"].as_i64() else { break };
            below = format!("&below={next}");
        }
        listed.retain(|id| ids.contains(id));
        assert_eq!(listed, ids, "{of}");
    }
    let csv = ["order", "list", "--who", "13812345678", "--status", "created", "--csv"];
    let table = scene.run_as("fin", &csv).await.ok();
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 6, "{table}");
    assert!(lines[0].contains("amount (currency)") && lines[0].contains("coins (X钻)"), "{table}");
    assert!(lines[1].contains(",'=1+1,6.50,CNY,"), "{table}");
    let since = (actors::Clock::now(&scene.clock) - chrono::TimeDelta::hours(156)).to_rfc3339();
    let newest = ["order", "list", "--who", "林夏", "--since", &since, "--json"];
    let newest: Value = serde_json::from_str(&scene.run_as("fin", &newest).await.ok()).unwrap();
    assert_eq!(newest.as_array().unwrap().len(), 2, "{newest}");

    for (amount, key) in [(100, "a"), (-30, "b")] {
        sql::coin::grant(&scene.server.db.pool, user.uid, amount, "@补偿", key).await.unwrap();
    }
    let coins = ["coin", "history", "--who", "13812345678", "--csv"];
    let table = scene.run_as("fin", &coins).await.ok();
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 3, "{table}");
    assert!(lines[1].contains(",-30,70,'@补偿,grant,b"), "{table}");
    let since = ["coin", "history", "--who", "13812345678", "--since", "2033-01-01T00:00:00Z", "--json"];
    assert_eq!(scene.run_as("fin", &since).await.ok(), "[]\n");
    let path = format!("account/{}/coin?size=1", user.uid);
    let first = scene.call(&token, Method::GET, &path, None).await;
    let below = first.ok()["nextBelow"].as_i64().unwrap();
    let second = scene.call(&token, Method::GET, &format!("{path}&below={below}"), None).await;
    assert_eq!((&second.ok()["records"][0]["delta"], &second.ok()["nextBelow"]), (&json!(100), &Value::Null));
}

#[tokio::test]
#[ignore = "night"]
async fn times_have_the_zone_of_the_operator_and_texts_the_language() {
    let server = TestServer::start().await;
    User::register(&server, "lin_xia").await;
    let run = async |args: &[&str]| {
        let env = [("DATABASE_URL", server.db.url.as_str()), ("TZ", "CST-8"), ("LC_ALL", "zh_CN.UTF-8")];
        Ran::with(&env, args).await
    };
    let suspend =
        ["account", "suspend", "--who", "lin_xia", "--until", "2034-01-01T00:00:00Z", "--reason", "刷屏"];
    assert_eq!(run(&suspend).await.ok(), "lin_xia 停用到 2034-01-01T08:00:00+08:00；结束了 1 个登录。\n");
    let unmute = ["account", "unmute", "--who", "lin_xia"];
    run(&unmute).await.refused(&["lin_xia 没有被禁言"]);
    run(&["account", "show", "--who", "nobody"]).await.refused(&["没有账号 nobody"]);
}
