//! Messages to more than one player after they were sent: listed, corrected, withdrawn, and seen only within their times.

use std::sync::Arc;

use actors::{Clock, SystemClock};
use chrono::{DateTime, TimeDelta, Utc};
use reqwest::Method;
use serde_json::{Value, json};

use super::{Answer, CHOSEN, Scene};
use crate::harness::{Options, TestServer, User, eventually, send_to};

const INBOX: &str = "/api/user/center/message/all";

/// A scene with two operators who send messages to everybody.
struct Newsroom {
    scene: Scene,
    lin: String,
    mei: String,
}

impl Newsroom {
    async fn open() -> Self {
        let scene = Scene::start().await;
        let (_, lin) = scene.signed_in("lin", "content").await;
        let (_, mei) = scene.signed_in("mei", "content").await;
        Self { scene, lin, mei }
    }

    async fn call(&self, token: &str, path: &str, body: Value) -> Answer {
        self.scene.call(token, Method::POST, path, Some(body)).await
    }

    /// The approval of a proposal by the second operator. Returns the id of the message.
    async fn approved(&self, proposed: &Answer) -> i64 {
        let id = proposed.ok()["proposal"]["id"].as_i64().unwrap();
        let done = self.call(&self.mei, &format!("proposal/{id}/approve"), json!({})).await;
        done.ok()["result"]["message"].as_i64().unwrap()
    }

    /// Sends a message by both operators. `more`: further fields. Returns its id.
    async fn send(&self, to: &str, title: &str, more: Value) -> i64 {
        self.approved(&self.call(&self.lin, "message", body(to, title, &more)).await).await
    }

    async fn withdraw(&self, id: i64) -> Answer {
        self.call(&self.lin, &format!("message/{id}/withdraw"), json!({ "reason": "写错了" })).await
    }

    async fn correct(&self, id: i64, body: Value) -> Answer {
        self.call(&self.lin, &format!("message/{id}/correct"), body).await
    }

    /// The message in the operators' list.
    async fn listed(&self, id: i64) -> Value {
        let data = self.scene.call(&self.lin, Method::GET, "message", None).await;
        let records = data.ok()["records"].as_array().unwrap();
        records.iter().find(|record| record["id"] == id).expect("it is listed").clone()
    }

    /// Moves a time of a message, as if the clock of the database had reached it.
    async fn reach(&self, column: &str, id: i64) {
        self.scene.server.db.execute(&format!("update broadcast set {column} = now() where id = {id}")).await;
    }

    async fn logged(&self) -> Vec<String> {
        let entries = "select array_agg(actor_name || ' ' || action order by id) from operator_log \
                       where action like 'message.%'";
        self.scene.server.db.value(entries).await
    }
}

fn body(to: &str, title: &str, more: &Value) -> Value {
    let mut body = json!({ "to": to, "title": title, "content": "<p>今晚开服</p>" });
    for (name, value) in more.as_object().into_iter().flatten() {
        body[name] = value.clone();
    }
    body
}

/// The titles in the player's inbox, newest first.
async fn titles(user: &User) -> Vec<String> {
    let page = user.client.post(INBOX, &[]).await;
    let records = page.ok()["records"].as_array().unwrap();
    records.iter().map(|message| message["title"].as_str().unwrap().to_owned()).collect()
}

fn hours(of: DateTime<Utc>, hours: i64) -> Value {
    json!(of + TimeDelta::hours(hours))
}

#[tokio::test]
#[ignore = "night"]
async fn messages_to_many_are_listed_newest_first_with_their_receivers_and_readers() {
    let room = Newsroom::open().await;
    let server = &room.scene.server;
    let (one, two) = (User::register(server, "one_1").await, User::register(server, "two_2").await);
    server.db.make_member(two.uid, "1 day").await;
    let first = room.send("all", "一", json!({})).await;
    let second = room.send("vip", "二", json!({})).await;
    let third = room.send("channel:nobody", "三", json!({})).await;
    send_to(&server.db, one.uid, "只给一个人").await;
    one.client.post("/api/user/message", &[("all", "1")]).await.ok();
    two.client.post("/api/user/message", &[("ids", &second.to_string())]).await.ok();
    // A player who registers later is no receiver.
    User::register(server, "late_3").await;

    let answer = room.scene.call(&room.mei, Method::GET, "message?size=2", None).await;
    let page = answer.ok();
    let ids: Vec<i64> =
        page["records"].as_array().unwrap().iter().map(|one| one["id"].as_i64().unwrap()).collect();
    assert_eq!((ids, &page["nextBelow"]), (vec![third, second], &json!(second)), "{page}");
    let counts = async |id: i64| {
        let message = room.listed(id).await;
        (message["to"].clone(), message["receivers"].clone(), message["readers"].clone())
    };
    assert_eq!(counts(first).await, (json!("all"), json!(2), json!(1)));
    assert_eq!(counts(second).await, (json!("vip"), json!(1), json!(1)));
    assert_eq!(counts(third).await, (json!("channel:nobody"), json!(0), json!(0)));
    let message = room.listed(first).await;
    assert_eq!((&message["sender"], &message["state"]), (&json!("lin"), &json!("shown")));
    let rest = room.scene.call(&room.lin, Method::GET, &format!("message?below={second}"), None).await;
    assert_eq!((rest.ok()["records"].as_array().unwrap().len(), &rest.ok()["nextBelow"]), (1, &Value::Null));
    assert_eq!(room.scene.call(&room.lin, Method::GET, "message?size=0", None).await.status, 400);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_correction_takes_both_operators_again_and_leaves_the_message_read() {
    let room = Newsroom::open().await;
    let server = &room.scene.server;
    let user = User::register(server, "lin_xia").await;
    let id = room.send("all", "八点开服", json!({})).await;
    user.client.post("/api/user/message", &[("all", "1")]).await.ok();

    let proposed = room.correct(id, json!({ "title": "九点开服" })).await;
    assert_eq!(proposed.ok()["result"], Value::Null, "{}", proposed.text);
    assert_eq!(titles(&user).await, ["八点开服"]);
    let shown = proposed.ok()["proposal"]["id"].as_i64().unwrap();
    let shown = room.scene.call(&room.mei, Method::GET, &format!("proposal/{shown}"), None).await;
    assert_eq!(shown.ok()["body"]["now"]["title"], "八点开服", "{}", shown.text);
    assert_eq!(room.approved(&proposed).await, id);

    let page = user.client.post(INBOX, &[]).await;
    let message = &page.ok()["records"][0];
    assert_eq!((&message["title"], &message["read"]), (&json!("九点开服"), &json!(true)));
    assert_eq!(message["content"], "<p>今晚开服</p>", "a text that is not given stays");
    assert_eq!(user.unread().await, 0);
    let listed = room.listed(id).await;
    assert!(listed["correctTime"].is_string() && listed["readers"] == 1, "{listed}");
    // The same text once more changes and proposes nothing.
    let again = room.correct(id, json!({ "title": "九点开服" })).await;
    assert_eq!((&again.ok()["repeated"], &again.ok()["proposal"]), (&json!(true), &Value::Null));
    assert_eq!(room.logged().await, ["mei message.send", "mei message.correct"]);
    let texts: String = server
        .db
        .value("select before->>'title' || ' ' || (after->>'title') from operator_log where action = 'message.correct'")
        .await;
    assert_eq!(texts, "八点开服 九点开服");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_correction_of_other_texts_than_its_approver_sees_is_refused() {
    let room = Newsroom::open().await;
    let id = room.send("all", "活动奖励", json!({})).await;
    // Each is harmless with the other old text.
    let title = room.correct(id, json!({ "title": "中奖名单" })).await;
    let content = room.correct(id, json!({ "content": "<p>共享账号会被暂停</p>" })).await;
    room.approved(&title).await;
    let content = content.ok()["proposal"]["id"].as_i64().unwrap();
    let refused = room.call(&room.mei, &format!("proposal/{content}/approve"), json!({})).await;
    assert_eq!(refused.refused(2004)["need"], "texts", "{}", refused.text);
    let listed = room.listed(id).await;
    assert_eq!((&listed["title"], &listed["content"]), (&json!("中奖名单"), &json!("<p>今晚开服</p>")));
    // Proposed again, the approver sees what the message becomes.
    room.approved(&room.correct(id, json!({ "content": "<p>恭喜以下玩家</p>" })).await).await;
    assert_eq!(room.listed(id).await["content"], "<p>恭喜以下玩家</p>");
}

#[tokio::test]
async fn a_withdrawn_message_leaves_every_inbox_and_every_badge_on_every_node() {
    let room = Newsroom::open().await;
    let server = &room.scene.server;
    let other = TestServer::on(Arc::clone(&server.db), &server.db.url, Options::default()).await;
    let reader = User::register(server, "reader").await;
    let away = User::register(server, "away").await;
    let user = User::register(server, "lin_xia").await;
    room.send("all", "留下", json!({})).await;
    let id = room.send("all", "写错", json!({})).await;
    for user in [&user, &away] {
        eventually("both messages", async || user.unread().await == 2).await;
    }
    reader.client.post("/api/user/message", &[("all", "1")]).await.ok();
    let (mut here, mut there) = (user.socket().await, user.client.at(&other).socket().await);
    let mut of_reader = reader.socket().await;
    for socket in [&mut here, &mut there] {
        socket.status_where("two unread", |status| status["unread"]["messages"] == 2).await;
    }
    let before = of_reader.next_of_type("status").await["version"].as_i64().unwrap();

    let withdrawn = room.withdraw(id).await;
    assert_eq!(withdrawn.ok()["changed"], true, "{}", withdrawn.text);
    for socket in [&mut here, &mut there] {
        socket.status_where("one unread", |status| status["unread"]["messages"] == 1).await;
    }
    let status =
        of_reader.status_where("a newer status", |status| status["version"].as_i64().unwrap() > before).await;
    assert_eq!(status["unread"]["messages"], 0, "who has read it has nothing unread");
    for user in [&user, &away] {
        assert_eq!((titles(user).await, user.unread().await), (vec!["留下".to_owned()], 1));
    }
    // It cannot be opened or read any more.
    user.client.post("/api/user/message", &[("ids", &id.to_string())]).await.ok();
    assert_eq!(user.unread().await, 1);
    let new = User::register(server, "late_3").await;
    assert_eq!(titles(&new).await, Vec::<String>::new());

    let listed = room.listed(id).await;
    assert_eq!(
        (&listed["state"], &listed["receivers"], &listed["readers"]),
        (&json!("withdrawn"), &json!(3), &json!(1))
    );
    assert_eq!(room.withdraw(id).await.ok()["changed"], false, "it was withdrawn before");
    assert_eq!(room.logged().await, ["mei message.send", "mei message.send", "lin message.withdraw"]);
    assert_eq!(room.correct(id, json!({ "title": "又" })).await.refused(2004)["need"], "shown");

    // Both nodes count later messages.
    room.send("all", "以后", json!({})).await;
    for socket in [&mut here, &mut there] {
        socket.status_where("two unread again", |status| status["unread"]["messages"] == 2).await;
    }
    server.db.audit().await;
}

#[tokio::test]
async fn a_message_is_withdrawn_before_its_readers_are_counted() {
    let room = Newsroom::open().await;
    let db = &room.scene.server.db;
    User::register(&room.scene.server, "lin_xia").await;
    let id = room.send("all", "写错", json!({})).await;
    let mut held = db.pool.get().await.unwrap();
    let lock = held.transaction().await.unwrap();
    lock.batch_execute("lock table broadcast_read in access exclusive mode").await.unwrap();
    let counting = "select count(*) = 1 from pg_stat_activity where datname = current_database()
                    and wait_event_type = 'Lock' and query like '%as receivers%'";
    let released = async {
        eventually("the count", async || db.value::<bool>(counting).await).await;
        assert!(db.value::<bool>(&format!("select gone from message where id = {id}")).await);
        lock.rollback().await.unwrap();
    };
    let (withdrawn, ()) = tokio::join!(room.withdraw(id), released);
    withdrawn.ok();
    let kept = format!("select receivers from broadcast where id = {id}");
    assert_eq!(db.value::<i64>(&kept).await, 1);
}

#[tokio::test]
#[ignore = "night"]
async fn a_message_with_times_is_seen_from_its_begin_until_its_end() {
    let room = Newsroom::open().await;
    let server = &room.scene.server;
    let user = User::register(server, "lin_xia").await;
    let mut socket = user.socket().await;
    socket.next_of_type("status").await;
    let now = actors::Clock::now(&room.scene.clock);
    let times = json!({ "begin": hours(now, 1), "end": hours(now, 2) });
    let id = room.send("all", "活动", times).await;
    let waiting = room.listed(id).await;
    assert_eq!((&waiting["state"], &waiting["receivers"]), (&json!("waiting"), &Value::Null), "{waiting}");
    assert!(titles(&user).await.is_empty());
    // A message that is sent later, and begins earlier, is older in the inbox.
    room.send("all", "公告", json!({})).await;
    socket.status_where("one unread", |status| status["unread"]["messages"] == 1).await;

    room.reach("begin_time", id).await;
    let message = socket.next_where("the message", |frame| frame["title"] == "活动").await;
    assert_eq!(message["unread"]["messages"], 2);
    assert_eq!(titles(&user).await, ["活动", "公告"]);
    let shown = room.listed(id).await;
    assert_eq!((&shown["state"], &shown["receivers"]), (&json!("shown"), &json!(1)));

    // The end holds by itself, before the job counts it.
    let stop = "update message set end_time = now() where title = '活动'";
    server.db.execute(stop).await;
    assert_eq!(titles(&user).await, ["公告"]);
    server
        .db
        .execute(&format!(
            "update broadcast set begin_time = now() - interval '1 hour', end_time = now() where id = {id}"
        ))
        .await;
    socket.status_where("one unread", |status| status["unread"]["messages"] == 1).await;
    let ended = room.listed(id).await;
    assert_eq!((&ended["state"], &ended["readers"]), (&json!("ended"), &json!(0)));
    assert_eq!(room.withdraw(id).await.refused(2004)["need"], "shown");
    assert_eq!(
        room.logged().await,
        ["mei message.send", "mei message.send", "broadcasts message.begin", "broadcasts message.end"]
    );
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_waiting_message_is_corrected_or_withdrawn_before_anybody_sees_it() {
    let room = Newsroom::open().await;
    let server = &room.scene.server;
    let user = User::register(server, "lin_xia").await;
    let now = actors::Clock::now(&room.scene.clock);
    let corrected = room.send("all", "早", json!({ "begin": hours(now, 1) })).await;
    let withdrawn = room.send("all", "晚", json!({ "begin": hours(now, 1) })).await;
    room.approved(&room.correct(corrected, json!({ "title": "早安" })).await).await;
    assert_eq!(room.withdraw(withdrawn).await.ok()["changed"], true);
    room.reach("begin_time", withdrawn).await;
    room.reach("begin_time", corrected).await;
    eventually("the corrected message", async || titles(&user).await == ["早安"]).await;
    assert_eq!(room.listed(withdrawn).await["state"], "withdrawn");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_message_that_cannot_be_sent_corrected_or_withdrawn_changes_nothing() {
    let room = Newsroom::open().await;
    let server = &room.scene.server;
    let user = User::register(server, "lin_xia").await;
    let own = send_to(&server.db, user.uid, "只给一个人").await;
    let now = actors::Clock::now(&room.scene.clock);
    let one = format!("uid:{}", user.uid);
    for (to, title, times, field) in [
        ("all", "公告", json!({ "begin": hours(now, 2), "end": hours(now, 1) }), "end"),
        ("all", "公告", json!({ "end": hours(now, -1) }), "end"),
        (one.as_str(), "公告", json!({ "begin": hours(now, 1) }), "to"),
        ("all", " ", json!({}), "title"),
    ] {
        let refused = room.call(&room.lin, "message", body(to, title, &times)).await;
        assert_eq!(refused.status, 400, "{}", refused.text);
        assert!(refused.json["data"][field].is_string(), "{field}: {}", refused.text);
    }
    let id = room.send("all", "公告", json!({})).await;
    for body in [json!({}), json!({ "title": "" }), json!({ "content": "<p></p>" })] {
        assert_eq!(room.correct(id, body).await.status, 400);
    }
    // Messages to one player are not in the list, and stay.
    for unknown in [own, 999_999] {
        room.withdraw(unknown).await.refused(2002);
        room.correct(unknown, json!({ "title": "公告" })).await.refused(2002);
    }
    // An end that passes before the approval.
    let ends = json!({ "end": hours(now, 3) });
    let late = room.call(&room.lin, "message", body("all", "晚了", &ends)).await;
    let late = late.ok()["proposal"]["id"].as_i64().unwrap();
    room.scene.clock.advance(TimeDelta::hours(4));
    let refused = room.call(&room.mei, &format!("proposal/{late}/approve"), json!({})).await;
    assert_eq!(refused.status, 400, "{}", refused.text);
    assert_eq!(titles(&user).await, ["公告", "只给一个人"]);
    assert_eq!(room.logged().await, ["mei message.send"]);
}

#[tokio::test]
#[ignore = "night"]
async fn support_sees_the_messages_to_many_and_cannot_change_them() {
    let room = Newsroom::open().await;
    let (_, zhou) = room.scene.signed_in("zhou", "support").await;
    let (_, finance) = room.scene.signed_in("finance", "finance").await;
    let id = room.send("all", "公告", json!({})).await;
    room.scene.call(&zhou, Method::GET, "message", None).await.ok();
    assert_eq!(room.scene.call(&finance, Method::GET, "message", None).await.status, 403);
    for token in [&zhou, &finance] {
        for what in ["correct", "withdraw"] {
            let refused = room.call(token, &format!("message/{id}/{what}"), json!({ "title": "x" })).await;
            assert_eq!(refused.status, 403, "{what}");
        }
    }
    assert_eq!(room.listed(id).await["state"], "shown");
}

#[tokio::test]
#[ignore = "night"]
async fn commands_list_correct_and_withdraw_messages_to_many() {
    let options = Options::default().set("PORTAL_TWO_PERSONS_BROADCAST", "0");
    let scene = Scene::start_with(options).await;
    let secrets = scene.add("lin", "content").await;
    let code = secrets.code(actors::Clock::now(&scene.clock));
    let (succeeded, said) = scene.login("lin", &[&secrets.password, &code, CHOSEN]).await;
    assert!(succeeded, "{said}");
    let user = User::register(&scene.server, "lin_xia").await;
    let send = ["message", "send", "--to", "all", "--title", "八点开服", "--content", "好"];
    let said = scene.run_as("lin", &send).await.ok();
    let id = said.split_whitespace().find_map(|word| word.parse::<i64>().ok()).expect("it names the message");
    let id = id.to_string();

    let said = scene.run_as("lin", &["message", "correct", &id, "--title", "九点开服"]).await.ok();
    assert!(said.contains(&format!("Corrected message {id}")), "{said}");
    assert_eq!(titles(&user).await, ["九点开服"]);
    let said = scene.run_as("lin", &["message", "list"]).await.ok();
    let expected = format!("#{id} shown to all by lin");
    assert!(
        said.contains(&expected) && said.contains("read by 0 of 1") && said.contains("九点开服"),
        "{said}"
    );
    let said = scene.run_as("lin", &["message", "withdraw", &id, "--reason", "写错了"]).await.ok();
    assert!(said.contains("nobody sees it"), "{said}");
    assert!(titles(&user).await.is_empty());
    let said = scene.run_as("lin", &["message", "withdraw", &id]).await.ok();
    assert!(said.contains("withdrawn before; nothing was changed"), "{said}");
    let json = scene.run_as("lin", &["message", "list", "--json"]).await.ok();
    assert!(json.contains(r#""state":"withdrawn""#), "{json}");

    let begin = (SystemClock.now() + TimeDelta::days(1)).to_rfc3339();
    let later = [&send[..], &["--begin", &begin]].concat();
    let said = scene.run_as("lin", &later).await.ok();
    assert!(said.contains("begins at"), "{said}");
    let wrong = [&later[..], &["--end", "2026-01-01T00:00:00+08:00"]].concat();
    scene.run_as("lin", &wrong).await.refused(&["--end", "later than the begin"]);
    scene.run_as("lin", &["message", "correct", &id]).await.refused(&["--title"]);
    scene.run_as("lin", &["message", "withdraw", "999999"]).await.refused(&["no message 999999"]);
}
