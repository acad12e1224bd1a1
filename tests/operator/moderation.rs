//! Moderators hide and show, warn, decide about reports and appeals, and need no password of the database.

use actors::Clock;
use chrono::TimeDelta;
use reqwest::Method;
use serde_json::{Value, json};

use super::{CHOSEN, Scene};
use crate::harness::{User, eventually, players, post};

/// A comment below a post.
async fn comment(user: &User, post: i64, content: &str) -> Value {
    let path = format!("/api/v1/square/post/{post}/comment");
    user.client.post_json(&path, &json!({ "content": content })).await.ok()["id"].clone()
}

#[tokio::test]
async fn a_comment_is_hidden_without_a_report_and_shown_again_with_its_counts() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let post = post(&scene.server.db, user.uid).await;
    let id = comment(&user, post, "加群").await;
    let counts = format!("select comment_num * 10 + root_num from post where id = {post}");
    let change = async |what: &str| {
        let body = json!({ "reason": "广告" });
        scene.call(&token, Method::POST, &format!("comment/{id}/{what}"), Some(body)).await
    };
    assert_eq!(scene.server.db.value::<i64>(&counts).await, 11);
    assert_eq!(change("hide").await.ok()["changed"], true);
    assert_eq!(change("hide").await.ok()["changed"], false);
    assert_eq!(scene.server.db.value::<i64>(&counts).await, 0);
    let item = scene.call(&token, Method::GET, &format!("report/item?kind=comment&id={id}"), None).await;
    assert_eq!((&item.ok()["hidden"], &item.ok()["deleted"]), (&json!(true), &json!(true)));
    scene.server.db.audit().await;
    assert_eq!(change("show").await.ok()["changed"], true);
    assert_eq!(change("show").await.ok()["changed"], false);
    assert_eq!(scene.server.db.value::<i64>(&counts).await, 11);
    eventually("a message for each change", async || user.unread().await == 2).await;
    let logged: i64 =
        scene.server.db.value("select count(*) from operator_log where action = 'comment.change'").await;
    assert_eq!(logged, 2);
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_comment_that_its_author_deleted_is_not_shown_again() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let post = post(&scene.server.db, user.uid).await;
    let id = comment(&user, post, "在").await;
    user.client.delete(&format!("/api/v1/square/comment/{id}")).await.ok();
    let show = scene.call(&token, Method::POST, &format!("comment/{id}/show"), Some(json!({}))).await;
    assert_eq!(show.refused(2004)["need"], "not_deleted");
}

#[tokio::test]
#[ignore = "night"]
async fn a_hidden_comment_that_its_author_deletes_is_not_shown_again() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let post = post(&scene.server.db, user.uid).await;
    let id = comment(&user, post, "在").await;
    let hide = format!("comment/{id}/hide");
    scene.call(&token, Method::POST, &hide, Some(json!({ "reason": "广告" }))).await.ok();
    user.client.delete(&format!("/api/v1/square/comment/{id}")).await.ok();
    let show = scene.call(&token, Method::POST, &format!("comment/{id}/show"), Some(json!({}))).await;
    assert_eq!(show.refused(2004)["need"], "not_deleted");
    scene.server.db.audit().await;
}

#[tokio::test]
async fn an_appeal_is_made_once_and_lifting_ends_the_measure() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let other = User::register(&scene.server, "other").await;
    let mute = json!({ "days": 3, "reason": "刷屏" });
    scene.call(&token, Method::POST, &format!("account/{}/mute", user.uid), Some(mute)).await.ok();
    let own = user.client.get("/api/v1/appeal").await.ok()["records"][0].clone();
    assert_eq!((&own["kind"], &own["running"], &own["appeal"]), (&json!("mute"), &json!(true), &Value::Null));
    let appeal = json!({ "measureId": own["id"], "content": "不是我" });
    other.client.post_json("/api/v1/appeal", &appeal).await.refused(2002);
    user.client.post_json("/api/v1/appeal", &appeal).await.ok();
    user.client.post_json("/api/v1/appeal", &appeal).await.ok();
    let another = json!({ "measureId": own["id"], "content": "再看看" });
    user.client.post_json("/api/v1/appeal", &another).await.refused(2003);

    let open = scene.call(&token, Method::GET, "appeal", None).await.ok()["records"].clone();
    assert_eq!(open.as_array().unwrap().len(), 1);
    let lift = format!("appeal/{}/lift", open[0]["id"]);
    let body = json!({ "answer": "误判" });
    scene.call(&token, Method::POST, &lift, Some(body.clone())).await.ok();
    assert_eq!(scene.call(&token, Method::POST, &lift, Some(body)).await.refused(2004)["need"], "open");
    let post = post(&scene.server.db, user.uid).await;
    comment(&user, post, "回来了").await;
    eventually("the mute and the answer", async || user.unread().await == 2).await;
    let measures = format!("account/{}/measure", user.uid);
    let measure = scene.call(&token, Method::GET, &measures, None).await.ok()["records"][0].clone();
    assert_eq!(
        (&measure["decider"], &measure["endedBy"], &measure["decision"], &measure["running"]),
        (&json!("mei"), &json!("mei"), &json!("lifted"), &json!(false))
    );
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn lifting_an_appeal_does_not_lose_a_comment_below_a_hidden_post() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let (user, other) =
        (User::register(&scene.server, "lin_xia").await, User::register(&scene.server, "other").await);
    let post = post(&scene.server.db, other.uid).await;
    let id = comment(&user, post, "在").await;
    let call = async |path: &str, why: &str| {
        scene.call(&token, Method::POST, path, Some(json!({ why: "广告" }))).await
    };
    call(&format!("comment/{id}/hide"), "reason").await.ok();
    let measure = user.client.get("/api/v1/appeal").await.ok()["records"][0]["id"].clone();
    let appeal = json!({ "measureId": measure, "content": "不是广告" });
    user.client.post_json("/api/v1/appeal", &appeal).await.ok();
    let appeal: i64 = scene.server.db.value("select id from appeal").await;
    let lift = format!("appeal/{appeal}/lift");

    call(&format!("post/{post}/hide"), "reason").await.ok();
    assert_eq!(call(&lift, "answer").await.refused(2004)["need"], "post_visible");
    call(&format!("post/{post}/show"), "reason").await.ok();
    call(&lift, "answer").await.ok();
    let shown = format!("select delete_time is null from comment where id = {id}");
    assert!(scene.server.db.value::<bool>(&shown).await);
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn lifting_an_appeal_against_a_replaced_mute_leaves_the_newer_one() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let mute = format!("account/{}/mute", user.uid);
    let body = json!({ "days": 3, "reason": "刷屏" });
    scene.call(&token, Method::POST, &mute, Some(body.clone())).await.ok();
    let measure = user.client.get("/api/v1/appeal").await.ok()["records"][0]["id"].clone();
    let appeal = json!({ "measureId": measure, "content": "不是我" });
    user.client.post_json("/api/v1/appeal", &appeal).await.ok();
    scene.call(&token, Method::POST, &mute, Some(body)).await.ok();
    let appeal: i64 = scene.server.db.value("select id from appeal").await;
    let answer = json!({ "answer": "误判" });
    scene.call(&token, Method::POST, &format!("appeal/{appeal}/lift"), Some(answer)).await.ok();
    let muted = format!("select muted_until > now() from account where uid = {}", user.uid);
    assert!(scene.server.db.value::<bool>(&muted).await);
    let running = "select count(*) from measure where end_time is null";
    assert_eq!(scene.server.db.value::<i64>(running).await, 1);
}

#[tokio::test]
#[ignore = "night"]
async fn a_comment_that_one_moderator_deletes_while_another_shows_it_stays_deleted() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let (user, other) =
        (User::register(&scene.server, "lin_xia").await, User::register(&scene.server, "other").await);
    let post = post(&scene.server.db, user.uid).await;
    for n in 0..4 {
        let id = comment(&user, post, &format!("加群{n}")).await;
        let report = json!({ "kind": "comment", "id": id, "reason": "spam" });
        other.client.post_json("/api/v1/report", &report).await.ok();
        let reason = json!({ "reason": "广告" });
        let hide = format!("comment/{id}/hide");
        scene.call(&token, Method::POST, &hide, Some(reason.clone())).await.ok();
        let show = format!("comment/{id}/show");
        let delete = json!({ "kind": "comment", "id": id, "verdict": "广告", "delete": true });
        let (_, deleted) = tokio::join!(
            scene.call(&token, Method::POST, &show, Some(reason)),
            scene.call(&token, Method::POST, "report/resolve", Some(delete)),
        );
        assert_eq!(deleted.ok()["changed"], true);
        let visible = format!("select delete_time is null from comment where id = {id}");
        assert!(!scene.server.db.value::<bool>(&visible).await, "{n}");
    }
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_hidden_comment_of_an_erased_account_is_not_shown_again() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let (user, other) =
        (User::register(&scene.server, "lin_xia").await, User::register(&scene.server, "other").await);
    let post = post(&scene.server.db, other.uid).await;
    let id = comment(&user, post, "在").await;
    let hide = format!("comment/{id}/hide");
    scene.call(&token, Method::POST, &hide, Some(json!({ "reason": "广告" }))).await.ok();
    scene.dev(&["account", "erase", "--who", &user.uid.to_string(), "--now"]).await.ok();
    let show = scene.call(&token, Method::POST, &format!("comment/{id}/show"), Some(json!({}))).await;
    assert_eq!(show.refused(2004)["need"], "not_erased");
}

#[tokio::test]
async fn the_reporter_gets_an_answer_when_the_report_is_resolved() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let (user, other) =
        (User::register(&scene.server, "lin_xia").await, User::register(&scene.server, "other").await);
    let post = post(&scene.server.db, other.uid).await;
    let report = json!({ "kind": "post", "id": post, "reason": "spam" });
    user.client.post_json("/api/v1/report", &report).await.ok();
    let resolve = json!({ "kind": "post", "id": post, "verdict": "广告", "hide": true });
    let done = scene.call(&token, Method::POST, "report/resolve", Some(resolve)).await;
    assert_eq!((&done.ok()["reports"], &done.ok()["changed"]), (&json!(1), &json!(true)));
    eventually("both badges", async || (user.unread().await, other.unread().await) == (1, 1)).await;
    let told: String = scene
        .server
        .db
        .value(&format!("select kind || ' ' || title from message where uid = {}", user.uid))
        .await;
    assert_eq!(told, "moderation 举报处理结果");
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn all_reports_of_an_item_are_closed_however_many_they_are() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let post = post(&scene.server.db, user.uid).await;
    let reporters = players(&scene.server.db, 401).await;
    let report = format!(
        "insert into report (uid, kind, ref_id, reason, detail) select uid, 'post', {post}, 'spam', '' \
         from account where uid between {} and {}",
        reporters[0], reporters[400]
    );
    scene.server.db.execute(&report).await;
    let resolve = json!({ "kind": "post", "id": post, "verdict": "没有问题" });
    let done = scene.call(&token, Method::POST, "report/resolve", Some(resolve)).await;
    assert_eq!(done.ok()["reports"], 401);
    let told = "select count(distinct uid) from message where title = '举报处理结果'";
    assert_eq!(scene.server.db.value::<i64>(told).await, 401);
    let each = "select array_agg((after ->> 'reports')::bigint order by id) from operator_log where action = 'report.resolve'";
    assert_eq!(scene.server.db.value::<Vec<i64>>(each).await, [200, 200, 1]);
    scene.server.db.audit().await;
}

#[tokio::test]
async fn the_posts_and_comments_of_a_player_are_listed_and_hidden_with_one_message() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let (user, other) =
        (User::register(&scene.server, "lin_xia").await, User::register(&scene.server, "other").await);
    let (own, theirs) = (post(&scene.server.db, user.uid).await, post(&scene.server.db, other.uid).await);
    for (post, text) in [(own, "一"), (theirs, "二"), (theirs, "三")] {
        comment(&user, post, text).await;
    }
    comment(&other, theirs, "别人").await;
    let (mut seen, mut before) = (Vec::new(), String::new());
    loop {
        let path = format!("account/{}/writing?size=2{before}", user.uid);
        let page = scene.call(&token, Method::GET, &path, None).await.ok().clone();
        seen.extend(page["records"].as_array().unwrap().iter().map(|one| one["content"].clone()));
        let Some(next) = page["nextBefore"].as_str() else { break };
        before = format!("&before={next}");
    }
    assert_eq!(seen, ["三", "二", "一", "今晚谁在"]);
    let hide = json!({ "since": "2020-01-01T00:00:00Z", "reason": "广告" });
    let path = format!("account/{}/writing/hide", user.uid);
    let done = scene.call(&token, Method::POST, &path, Some(hide.clone())).await;
    assert_eq!(done.ok()["left"], 0);
    let done = scene.call(&token, Method::POST, &path, Some(hide)).await;
    assert_eq!((&done.ok()["hidden"], &done.ok()["left"]), (&json!(0), &json!(0)));
    let visible = "select count(*) from comment c join post p on p.id = c.post_id where c.delete_time is null and not p.hidden";
    assert_eq!(scene.server.db.value::<i64>(visible).await, 1, "the comment of the other player");
    let told = format!("select count(*) from message where uid = {}", user.uid);
    assert_eq!(scene.server.db.value::<i64>(&told).await, 1);
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_player_gets_a_message_about_posts_that_were_hidden_before_a_failure() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let (user, other) =
        (User::register(&scene.server, "lin_xia").await, User::register(&scene.server, "other").await);
    let (_, theirs) = (post(&scene.server.db, user.uid).await, post(&scene.server.db, other.uid).await);
    comment(&user, theirs, "加群").await;
    scene
        .server
        .db
        .execute(
            "create function break() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
             create trigger break before insert on measure for each row when (new.ref_kind = 'comment') execute function break()",
        )
        .await;
    let hide = json!({ "since": "2020-01-01T00:00:00Z", "reason": "广告" });
    let path = format!("account/{}/writing/hide", user.uid);
    let failed = scene.call(&token, Method::POST, &path, Some(hide)).await;
    assert_ne!((failed.status, failed.json["code"].as_i64()), (200, Some(0)), "{}", failed.text);
    let told = format!("select count(*) from message where uid = {}", user.uid);
    assert_eq!(scene.server.db.value::<i64>(&told).await, 1);
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_check_of_a_text_shows_its_words_and_the_published_text() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    scene
        .server
        .db
        .execute(
            "insert into sensitive_word (folded, word, action)
             values ('代练广告', '代练广告', 'refuse'), ('笨蛋鬼', '笨蛋鬼', 'mask')",
        )
        .await;
    let check = async |text: &str| {
        let query = serde_urlencoded::to_string([("text", text)]).unwrap();
        scene.call(&token, Method::GET, &format!("words/check?{query}"), None).await.ok().clone()
    };
    let refused = check("接代练广告").await;
    assert_eq!((&refused["refused"], &refused["words"][0]["word"]), (&json!(true), &json!("代练广告")));
    assert_eq!(check("你个笨蛋鬼").await["masked"], "你个***");
    assert_eq!(check("今晚谁在").await["words"], json!([]));
}

/// What the page about a player suggests: number of measures, kind, days.
async fn suggested(scene: &Scene, token: &str, uid: i64) -> (i64, String, Option<i64>) {
    let page = scene.call(token, Method::GET, &format!("account/{uid}"), None).await.ok().clone();
    let suggestion = &page["suggestion"];
    let kind = suggestion["kind"].as_str().unwrap().to_owned();
    (suggestion["standing"].as_i64().unwrap(), kind, suggestion["days"].as_i64())
}

#[tokio::test]
async fn each_measure_is_harder_than_the_last_one_and_a_repeated_call_does_nothing() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let apply = async |standing: i64| {
        let body = json!({ "standing": standing, "reason": "刷屏" });
        scene.call(&token, Method::POST, &format!("account/{}/measure", user.uid), Some(body)).await
    };
    let steps =
        [("warn", None), ("mute", Some(1)), ("mute", Some(7)), ("suspend", Some(7)), ("suspend", Some(30))];
    for (standing, (kind, days)) in (0..).zip(steps) {
        assert_eq!(suggested(&scene, &token, user.uid).await, (standing, kind.to_owned(), days));
        let applied = apply(standing).await.ok().clone();
        assert_eq!(applied["kind"], kind);
        let until =
            applied["until"].as_str().map(|until| until.parse::<chrono::DateTime<chrono::Utc>>().unwrap());
        assert_eq!(until.map(|until| (until - scene.clock.now() + TimeDelta::minutes(1)).num_days()), days);
        assert_eq!(apply(standing).await.refused(2004)["need"], "standing");
    }
    assert_eq!(suggested(&scene, &token, user.uid).await, (5, "suspend".to_owned(), Some(30)));
    let kinds: Vec<String> =
        scene.server.db.value("select array_agg(kind order by id) from measure where decider = 'mei'").await;
    assert_eq!(kinds, ["warn", "mute", "mute", "suspend", "suspend"]);
    let logged: Vec<String> = scene
        .server
        .db
        .value("select array_agg(action || ' ' || (after ->> 'standing') order by id) from operator_log where after ? 'standing'")
        .await;
    assert_eq!(
        logged,
        ["account.warn 1", "account.mute 2", "account.mute 3", "account.suspend 4", "account.suspend 5"]
    );
    let unknown = json!({ "standing": 0, "reason": "刷屏" });
    scene.call(&token, Method::POST, "account/999999999/measure", Some(unknown)).await.refused(2002);
    let blank = json!({ "standing": 5, "reason": " " });
    let path = format!("account/{}/measure", user.uid);
    assert_eq!(scene.call(&token, Method::POST, &path, Some(blank)).await.status, 400);
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn lifted_measures_do_not_count_replaced_ones_do_and_all_stop_after_180_days() {
    let scene = Scene::start().await;
    let (mei, token) = scene.signed_in("mei", "moderator").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let (first, second) = (post(&scene.server.db, user.uid).await, post(&scene.server.db, user.uid).await);
    let call =
        async |path: &str, body: Value| scene.call(&token, Method::POST, path, Some(body)).await.ok().clone();
    let about = |what: &str| format!("account/{}/{what}", user.uid);
    let standing = async || suggested(&scene, &token, user.uid).await.0;
    let because = json!({ "reason": "刷屏" });
    let mute = json!({ "days": 3, "reason": "刷屏" });

    call(&about("mute"), mute.clone()).await;
    call(&about("unmute"), because.clone()).await;
    assert_eq!(standing().await, 0, "an operator lifted the mute");
    call(&about("mute"), mute.clone()).await;
    call(&about("mute"), mute).await;
    assert_eq!(standing().await, 2, "the first mute was replaced");
    for post in [first, second] {
        call(&format!("post/{post}/hide"), because.clone()).await;
    }
    assert_eq!(standing().await, 3, "hides of one day count once");
    for post in [first, second] {
        call(&format!("post/{post}/show"), because.clone()).await;
    }
    assert_eq!(standing().await, 2);

    scene.clock.advance(TimeDelta::days(181));
    let token = scene.sign_in(&mei).await.ok()["token"].as_str().unwrap().to_owned();
    assert_eq!(suggested(&scene, &token, user.uid).await, (0, "warn".to_owned(), None));
}

#[tokio::test]
#[ignore = "night"]
async fn a_lifted_appeal_counts_after_the_end_of_its_measure_and_a_deletion_lifts_nothing() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("mei", "moderator").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let post = post(&scene.server.db, user.uid).await;
    let call = async |path: &str, body: Value| {
        scene.call(&token, Method::POST, path, Some(body)).await.ok();
    };
    let standing = async || suggested(&scene, &token, user.uid).await.0;
    let mute = format!("account/{}/mute", user.uid);
    call(&mute, json!({ "days": 3, "reason": "刷屏" })).await;
    let measure = user.client.get("/api/v1/appeal").await.ok()["records"][0]["id"].clone();
    user.client.post_json("/api/v1/appeal", &json!({ "measureId": measure, "content": "不是我" })).await.ok();
    // Another mute ends the first one before the decision.
    call(&mute, json!({ "days": 3, "reason": "又刷屏" })).await;
    assert_eq!(standing().await, 2);
    let appeal: i64 = scene.server.db.value("select id from appeal").await;
    call(&format!("appeal/{appeal}/lift"), json!({ "answer": "误判" })).await;
    assert_eq!(standing().await, 1);

    // The player cannot lift a hide.
    call(&format!("account/{}/unmute", user.uid), json!({ "reason": "误判" })).await;
    let id = comment(&user, post, "在").await;
    call(&format!("comment/{id}/hide"), json!({ "reason": "广告" })).await;
    assert_eq!(standing().await, 1);
    user.client.delete(&format!("/api/v1/square/comment/{id}")).await.ok();
    assert_eq!(standing().await, 1);
}

#[tokio::test]
#[ignore = "night"]
async fn the_page_about_a_player_prints_measures_and_a_command_applies_the_next_one() {
    let scene = Scene::start().await;
    let mei = scene.add("mei", "moderator").await;
    let (succeeded, said) = scene.login("mei", &[&mei.password, &mei.code(scene.clock.now()), CHOSEN]).await;
    assert!(succeeded, "{said}");
    User::register(&scene.server, "lin_xia").await;
    let run = async |args: &[&str]| scene.run_as("mei", args).await.ok();
    let apply =
        async |reason: &str| run(&["account", "measure", "--who", "lin_xia", "--reason", reason]).await;
    assert!(apply("刷屏").await.contains("lin_xia is warned."));
    assert!(apply("又刷屏").await.contains("lin_xia may not write until"));
    let page = run(&["account", "show", "--who", "lin_xia"]).await;
    for told in [
        "warn by mei: 刷屏",
        "mute by mei: 又刷屏  until",
        "2 measures in 180 days; the next one: mute for 7 days",
    ] {
        assert!(page.contains(told), "{told}: {page}");
    }
    scene
        .run_as("mei", &["account", "measure", "--who", "nobody", "--reason", "刷屏"])
        .await
        .refused(&["nobody"]);
}

#[tokio::test]
#[ignore = "night"]
async fn one_command_hides_several_posts_or_comments() {
    let scene = Scene::start().await;
    let mei = scene.add("mei", "moderator").await;
    let (succeeded, said) = scene.login("mei", &[&mei.password, &mei.code(scene.clock.now()), CHOSEN]).await;
    assert!(succeeded, "{said}");
    let user = User::register(&scene.server, "lin_xia").await;
    let (first, second) = (post(&scene.server.db, user.uid).await, post(&scene.server.db, user.uid).await);
    let (one, two) = (comment(&user, second, "加群").await, comment(&user, second, "加群吧").await);
    let run = async |args: &[&str]| scene.run_as("mei", args).await.ok();
    let (one, two) = (one.to_string(), two.to_string());
    let said = run(&["comment", "hide", &one, &two, "--reason", "广告"]).await;
    assert_eq!(said.lines().count(), 2, "{said}");
    let (first, second) = (first.to_string(), second.to_string());
    run(&["post", "hide", &first, &second, "--reason", "广告"]).await;
    assert_eq!(scene.server.db.value::<i64>("select count(*) from post where hidden").await, 2);
    // Ids before a wrong one are done, and the sentence names the wrong one.
    let args = ["post", "show", &first, "999", "--reason", "误判"];
    scene.run_as("mei", &args).await.refused(&["there is no post 999"]);
    assert_eq!(scene.server.db.value::<i64>("select count(*) from post where hidden").await, 1);
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_command_mutes_for_days_or_until_a_time() {
    let scene = Scene::start().await;
    let mei = scene.add("mei", "moderator").await;
    let (succeeded, said) = scene.login("mei", &[&mei.password, &mei.code(scene.clock.now()), CHOSEN]).await;
    assert!(succeeded, "{said}");
    let user = User::register(&scene.server, "lin_xia").await;
    let mute = ["account", "mute", "--who", "lin_xia", "--reason", "刷屏"];
    let until = (scene.clock.now() + TimeDelta::hours(5)).to_rfc3339();
    scene.run_as("mei", &[&mute[..], &["--until", &until]].concat()).await.ok();
    let hours = format!(
        "select extract(epoch from muted_until - now())::float8 / 3600 from account where uid = {}",
        user.uid
    );
    assert!((4.0..5.1).contains(&scene.server.db.value::<f64>(&hours).await));
    scene.run_as("mei", &[&mute[..], &["--days", "2"]].concat()).await.ok();
    assert!((47.0..48.1).contains(&scene.server.db.value::<f64>(&hours).await));
    let past = (scene.clock.now() - TimeDelta::hours(1)).to_rfc3339();
    scene.run_as("mei", &[&mute[..], &["--until", &past]].concat()).await.refused(&["--until: "]);
}
