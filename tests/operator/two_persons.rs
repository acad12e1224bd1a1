//! Changes above a limit: proposed by one operator, approved by another within a day, executed once.

use std::collections::BTreeSet;

use actors::Clock;
use chrono::TimeDelta;
use reqwest::Method;
use serde_json::{Value, json};
use uuid::Uuid;

use super::{Answer, CHOSEN, Scene, Secrets};
use crate::harness::{Options, Ran, User, call_back, order, paid, shop};

impl Scene {
    async fn post(&self, token: &str, path: &str, body: Value) -> Answer {
        self.call(token, Method::POST, path, Some(body)).await
    }

    async fn read(&self, token: &str, path: &str) -> Value {
        self.call(token, Method::GET, path, None).await.ok().clone()
    }

    async fn keyed(&self, token: &str, path: &str, key: Uuid, body: &Value) -> Answer {
        let url = format!("{}/api/ops/v1/{path}", self.server.ops_url());
        let request = self.http.post(url).header("Authorization", format!("Bearer {token}"));
        let request = request.header("Idempotency-Key", key.to_string());
        let request = request.header("Content-Type", "application/json").body(body.to_string());
        Answer::of(request.send().await.unwrap()).await
    }

    async fn grant(&self, token: &str, uid: i64, amount: i64) -> Answer {
        self.post(token, "coin/grant", json!({ "uid": uid, "amount": amount, "reason": "补偿" })).await
    }

    /// Proposes a grant and returns the proposal's id.
    async fn proposed(&self, token: &str, uid: i64, amount: i64) -> i64 {
        let answer = self.grant(token, uid, amount).await;
        assert_eq!(answer.ok()["proposal"]["status"], "open", "{}", answer.text);
        answer.ok()["proposal"]["id"].as_i64().unwrap()
    }

    async fn decide(&self, token: &str, id: i64, decision: &str) -> Answer {
        self.post(token, &format!("proposal/{id}/{decision}"), json!({})).await
    }

    async fn coins(&self, uid: i64) -> i64 {
        self.server.db.value(&format!("select balance from status where uid = {uid}")).await
    }

    async fn logged(&self) -> Vec<String> {
        let entries = "select array_agg(actor_name || ' ' || action || ' ' || subject_kind order by id) from operator_log \
                       where action not like 'operator.%' and action not like 'session.%'";
        self.server.db.value(entries).await
    }
}

#[tokio::test]
async fn a_grant_above_the_limit_waits_for_another_operator_and_is_executed_once() {
    let scene = Scene::start().await;
    let (_, lin) = scene.signed_in("lin", "finance").await;
    let (_, mei) = scene.signed_in("mei", "finance").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let answer = scene.grant(&lin, user.uid, 10_000).await;
    assert_eq!(answer.ok()["result"]["balance"], 10_000, "{}", answer.text);
    assert_eq!(answer.ok()["proposal"], Value::Null);

    let body = json!({ "uid": user.uid, "amount": 10_001, "reason": "补偿", "key": "birthday" });
    let proposed = scene.post(&lin, "coin/grant", body.clone()).await;
    assert_eq!(proposed.ok()["result"], Value::Null);
    let id = proposed.ok()["proposal"]["id"].as_i64().unwrap();
    let again = scene.post(&lin, "coin/grant", body).await;
    assert_eq!((&again.ok()["repeated"], &again.ok()["proposal"]["id"]), (&json!(true), &json!(id)));
    assert_eq!(scene.coins(user.uid).await, 10_000);

    assert_eq!(scene.decide(&lin, id, "approve").await.refused(2004)["need"], "other");
    assert_eq!(scene.decide(&lin, id, "reject").await.refused(2004)["need"], "other");
    assert_eq!(scene.decide(&mei, id, "withdraw").await.refused(2004)["need"], "other");
    let approved = scene.decide(&mei, id, "approve").await;
    assert_eq!(approved.ok()["result"]["balance"], 20_001, "{}", approved.text);
    let repeated = scene.decide(&mei, id, "approve").await;
    assert_eq!(repeated.ok()["repeated"], true);
    assert_eq!(repeated.ok()["result"]["balance"], 20_001);
    assert_eq!(scene.decide(&mei, id, "reject").await.refused(2004)["status"], "approved");
    assert_eq!(scene.coins(user.uid).await, 20_001);

    let shown = scene.read(&mei, &format!("proposal/{id}")).await;
    assert_eq!((&shown["status"], &shown["decidedBy"]), (&json!("approved"), &json!("mei")));
    assert_eq!(shown["body"]["amount"], 10_001);
    assert_eq!(
        scene.logged().await,
        ["lin coin.grant account", "lin proposal.make proposal", "mei coin.grant account"]
    );
    let after: String =
        scene.server.db.value("select after::text from operator_log order by id desc limit 1").await;
    assert!(after.contains("\"proposer\": \"lin\""), "{after}");
    scene.server.db.audit().await;
}

#[tokio::test]
async fn nobody_splits_a_grant_and_a_day_later_the_sum_begins_again() {
    let scene = Scene::start().await;
    let (secrets, lin) = scene.signed_in("lin", "finance").await;
    let user = User::register(&scene.server, "lin_xia").await;
    scene.grant(&lin, user.uid, 6_000).await.ok();
    scene.proposed(&lin, user.uid, 6_000).await;
    // Taking coins counts, too.
    scene.grant(&lin, user.uid, -4_000).await.ok();
    scene.proposed(&lin, user.uid, 1).await;
    assert_eq!(scene.coins(user.uid).await, 2_000);
    // Another operator has a sum of their own.
    let (_, mei) = scene.signed_in("mei", "finance").await;
    assert_eq!(scene.grant(&mei, user.uid, 10_000).await.ok()["proposal"], Value::Null);

    scene.clock.advance(TimeDelta::hours(24));
    let lin = scene.sign_in(&secrets).await.ok()["token"].as_str().unwrap().to_owned();
    assert_eq!(scene.grant(&lin, user.uid, 10_000).await.ok()["proposal"], Value::Null);
    assert_eq!(scene.coins(user.uid).await, 22_000);
}

#[tokio::test]
async fn two_grants_at_once_do_not_exceed_the_sum() {
    let scene = Scene::start().await;
    let (_, lin) = scene.signed_in("lin", "finance").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let grants = (0..6).map(|_| scene.grant(&lin, user.uid, 4_000));
    let answers = futures_util::future::join_all(grants).await;
    let proposed = answers.iter().filter(|answer| !answer.ok()["proposal"].is_null()).count();
    assert_eq!((proposed, scene.coins(user.uid).await), (4, 8_000));
}

#[tokio::test]
#[ignore = "night"]
async fn an_expired_proposal_is_not_approved() {
    let scene = Scene::start().await;
    let (_, lin) = scene.signed_in("lin", "finance").await;
    let (secrets, _) = scene.signed_in("mei", "finance").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let id = scene.proposed(&lin, user.uid, 20_000).await;
    scene.clock.advance(TimeDelta::hours(24));
    let mei = scene.sign_in(&secrets).await.ok()["token"].as_str().unwrap().to_owned();
    for decision in ["approve", "reject"] {
        assert_eq!(scene.decide(&mei, id, decision).await.refused(2004)["need"], "time");
    }
    let expired = scene.read(&mei, "proposal?status=expired").await;
    assert_eq!(expired["records"][0]["id"], id);
    assert_eq!(scene.read(&mei, "proposal?status=open").await["records"], json!([]));
    assert_eq!(scene.coins(user.uid).await, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn nobody_approves_with_a_sign_in_that_the_proposer_set_up_within_a_week() {
    let scene = Scene::start().await;
    let (boss_secrets, boss) = scene.signed_in("boss", "admin").await;
    let (lin_secrets, lin) = scene.signed_in("lin", "finance").await;
    let (mei_secrets, mei) = scene.signed_in("mei", "finance").await;
    let user = User::register(&scene.server, "lin_xia").await;
    // Sign-ins that no operator set up: each approves for the others.
    let id = scene.proposed(&boss, user.uid, 20_000).await;
    scene.decide(&mei, id, "approve").await.ok();

    let mei_id: i64 = scene.server.db.value("select id from operator where name = 'mei'").await;
    let roles = json!({ "roles": ["finance", "admin"] });
    scene.call(&boss, Method::PUT, &format!("operator/{mei_id}/roles"), Some(roles)).await.ok();
    // The admin could be mei, in both directions.
    let of_boss = scene.proposed(&boss, user.uid, 20_000).await;
    assert_eq!(scene.decide(&mei, of_boss, "approve").await.refused(2004)["need"], "signIn");
    let of_mei = scene.proposed(&mei, user.uid, 20_000).await;
    assert_eq!(scene.decide(&boss, of_mei, "approve").await.refused(2004)["by"], "boss");
    // An admin who set up both sign-ins is neither of the two: a new portal has operators whom one admin added.
    let lin_id: i64 = scene.server.db.value("select id from operator where name = 'lin'").await;
    let roles = json!({ "roles": ["finance"] });
    scene.call(&boss, Method::PUT, &format!("operator/{lin_id}/roles"), Some(roles)).await.ok();
    // Through another operator, too.
    let added = scene.post(&mei, "operator", json!({ "name": "bo", "roles": ["finance"] })).await;
    let secrets = Secrets {
        name: "bo".to_owned(),
        password: added.ok()["password"].as_str().unwrap().to_owned(),
        secret: super::secret_of(added.ok()["otpauth"].as_str().unwrap()),
    };
    let bo = scene.sign_in(&secrets).await.ok()["token"].as_str().unwrap().to_owned();
    let body = json!({ "oldPassword": secrets.password, "password": CHOSEN });
    scene.post(&bo, "operator/me/password", body).await.ok();
    assert_eq!(scene.decide(&bo, of_boss, "approve").await.refused(2004)["by"], "boss");
    // Rejecting needs nobody else, and an operator of another origin approves.
    scene.decide(&bo, of_boss, "reject").await.ok();
    scene.decide(&lin, of_mei, "approve").await.ok();
    assert_eq!(scene.coins(user.uid).await, 40_000);

    scene.clock.advance(TimeDelta::days(7) + TimeDelta::minutes(5));
    let mut tokens = Vec::new();
    for secrets in [&boss_secrets, &lin_secrets, &mei_secrets] {
        tokens.push(scene.sign_in(secrets).await.ok()["token"].as_str().unwrap().to_owned());
    }
    let id = scene.proposed(&tokens[0], user.uid, 20_000).await;
    scene.decide(&tokens[2], id, "approve").await.ok();
    assert_eq!(scene.coins(user.uid).await, 60_000);
    scene.server.db.audit().await;
}

#[tokio::test]
async fn a_proposal_of_an_operator_without_the_permission_is_not_approved() {
    let scene = Scene::start().await;
    let (_, lin) = scene.signed_in("lin", "finance").await;
    let (_, bo) = scene.signed_in("bo", "finance").await;
    let (_, mei) = scene.signed_in("mei", "finance").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let of_lin = scene.proposed(&lin, user.uid, 20_000).await;
    let of_bo = scene.proposed(&bo, user.uid, 20_000).await;
    scene.dev(&["operator", "roles", "--name", "lin", "--role", "support"]).await.ok();
    scene.dev(&["operator", "disable", "--name", "bo", "--reason", "left"]).await.ok();
    for id in [of_lin, of_bo] {
        assert_eq!(scene.decide(&mei, id, "approve").await.refused(2004)["need"], "proposer");
    }
    assert_eq!(scene.coins(user.uid).await, 0);
    scene.decide(&mei, of_bo, "reject").await.ok();
}

#[tokio::test]
async fn of_decisions_at_once_one_wins_and_the_change_is_made_once() {
    let scene = Scene::start().await;
    let (_, lin) = scene.signed_in("lin", "finance").await;
    let (_, mei) = scene.signed_in("mei", "finance").await;
    let (_, bo) = scene.signed_in("bo", "admin").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let mut expected = 0;
    for round in 0..6 {
        let id = scene.proposed(&lin, user.uid, 20_000).await;
        let other = if round % 2 == 0 { "approve" } else { "reject" };
        let (one, two) = tokio::join!(scene.decide(&mei, id, "approve"), scene.decide(&bo, id, other));
        let codes = BTreeSet::from([one.json["code"].as_i64(), two.json["code"].as_i64()]);
        assert_eq!(codes, BTreeSet::from([Some(0), Some(2004)]), "{} {}", one.text, two.text);
        let status = scene.read(&mei, &format!("proposal/{id}")).await["status"].clone();
        expected += if status == "approved" { 20_000 } else { 0 };
        assert_eq!(scene.coins(user.uid).await, expected);
    }
    // The same person twice at once: both get the answer, and the change is made once.
    let id = scene.proposed(&lin, user.uid, 20_000).await;
    let (one, two) = tokio::join!(scene.decide(&mei, id, "approve"), scene.decide(&mei, id, "approve"));
    assert_eq!(one.ok()["result"], two.ok()["result"]);
    assert_eq!(scene.coins(user.uid).await, expected + 20_000);
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_change_that_became_impossible_stays_open_and_changes_nothing() {
    let scene = Scene::start().await;
    let (_, lin) = scene.signed_in("lin", "finance").await;
    let (_, mei) = scene.signed_in("mei", "finance").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let id = scene.proposed(&lin, user.uid, -20_000).await;
    assert_eq!(scene.decide(&mei, id, "approve").await.refused(2004)["need"], "balance");
    assert_eq!(scene.read(&mei, &format!("proposal/{id}")).await["status"], "open");
    scene.decide(&lin, id, "withdraw").await.ok();
    assert_eq!(scene.decide(&mei, id, "approve").await.refused(2004)["status"], "withdrawn");
    scene.grant(&lin, 999_999_999, 5).await.refused(2002);
    assert_eq!(scene.grant(&lin, user.uid, 0).await.status, 400);
    assert_eq!(scene.coins(user.uid).await, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn a_message_to_everybody_needs_a_second_operator_and_one_to_a_player_does_not() {
    let scene = Scene::start().await;
    let (_, lin) = scene.signed_in("lin", "content").await;
    let (_, mei) = scene.signed_in("mei", "content").await;
    let (_, zhou) = scene.signed_in("zhou", "support").await;
    let (_, finance) = scene.signed_in("finance", "finance").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let to = |to: String| json!({ "to": to, "title": "公告", "content": "今晚开服" });
    let key = Uuid::new_v4();
    let one = to(format!("uid:{}", user.uid));
    let sent = scene.keyed(&zhou, "message", key, &one).await.ok()["result"]["message"].clone();
    let again = scene.keyed(&zhou, "message", key, &one).await;
    assert_eq!((&again.ok()["repeated"], &again.ok()["result"]["message"]), (&json!(true), &sent));
    scene.keyed(&zhou, "message", key, &to("uid:1".into())).await.refused(2004);

    for many in ["all", "vip", "channel:taptap"] {
        assert_eq!(scene.post(&zhou, "message", to(many.into())).await.status, 403, "{many}");
    }
    for wrong in ["", "everybody", "uid:x", "channel:"] {
        assert_eq!(scene.post(&lin, "message", to(wrong.into())).await.status, 400, "{wrong}");
    }
    let proposed = scene.post(&lin, "message", to("all".into())).await;
    let id = proposed.ok()["proposal"]["id"].as_i64().unwrap();
    // Finance decides about money, not about messages.
    assert_eq!(scene.decide(&finance, id, "approve").await.status, 403);
    assert_eq!(scene.server.db.value::<i64>("select count(*) from message").await, 1);
    scene.decide(&mei, id, "approve").await.ok();
    scene.decide(&mei, id, "approve").await.ok();
    assert_eq!(scene.server.db.value::<i64>("select count(*) from message").await, 2);
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_refund_above_the_limit_is_approved_by_another_and_repeated_calls_refund_once() {
    let options = Options::default().set("PORTAL_TWO_PERSONS_REFUND_CENTS", "1000");
    let scene = Scene::start_with(options).await;
    shop(&scene.server.db).await;
    let user = User::register(&scene.server, "lin_xia").await;
    let mut ids = Vec::new();
    for trade_no in ["T1", "T2"] {
        let id = order(&user.client, 1, "sandbox").await;
        call_back(&scene.server, &paid(&id, trade_no, 600)).await;
        ids.push(id);
    }
    assert_eq!(scene.coins(user.uid).await, 120);
    let (_, lin) = scene.signed_in("lin", "finance").await;
    let (_, mei) = scene.signed_in("mei", "finance").await;
    let refund =
        async |id: &str| scene.post(&lin, &format!("order/{id}/refund"), json!({ "reason": "误买" })).await;
    let first = refund(&ids[0]).await;
    assert_eq!(first.ok()["proposal"], Value::Null, "{}", first.text);
    assert_eq!(refund(&ids[0]).await.ok()["proposal"], Value::Null);
    assert_eq!(scene.coins(user.uid).await, 60);
    // 6 yuan are below the limit of 10 yuan. Together with the first 6 yuan they are above it.
    let id = refund(&ids[1]).await.ok()["proposal"]["id"].as_i64().unwrap();
    assert_eq!(scene.coins(user.uid).await, 60);
    scene.decide(&mei, id, "approve").await.ok();
    assert_eq!(scene.coins(user.uid).await, 0);
    refund(&Uuid::new_v4().to_string()).await.refused(2002);
    refund("7").await.refused(2002);
    scene.server.db.audit().await;
}

#[tokio::test]
async fn many_messages_to_single_players_need_a_second_operator() {
    let options = Options::default().set("PORTAL_TWO_PERSONS_MESSAGES", "2");
    let scene = Scene::start_with(options).await;
    let (secrets, zhou) = scene.signed_in("zhou", "support").await;
    let (_, mei) = scene.signed_in("mei", "content").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let to = json!({ "to": format!("uid:{}", user.uid), "title": "公告", "content": "今晚开服" });
    for _ in 0..2 {
        assert_eq!(scene.post(&zhou, "message", to.clone()).await.ok()["proposal"], Value::Null);
    }
    let third = scene.post(&zhou, "message", to.clone()).await;
    let id = third.ok()["proposal"]["id"].as_i64().unwrap();
    assert_eq!(scene.server.db.value::<i64>("select count(*) from message").await, 2);
    scene.decide(&mei, id, "approve").await.ok();
    assert_eq!(scene.server.db.value::<i64>("select count(*) from message").await, 3);
    scene.clock.advance(TimeDelta::hours(24));
    let zhou = scene.sign_in(&secrets).await.ok()["token"].as_str().unwrap().to_owned();
    assert_eq!(scene.post(&zhou, "message", to).await.ok()["proposal"], Value::Null);
}

#[tokio::test]
#[ignore = "night"]
async fn a_proposal_shows_the_balance_or_the_refund_and_an_order_has_one_refund() {
    let options = Options::default().set("PORTAL_TWO_PERSONS_REFUND_CENTS", "0");
    let scene = Scene::start_with(options).await;
    shop(&scene.server.db).await;
    let user = User::register(&scene.server, "lin_xia").await;
    let order_id = order(&user.client, 1, "sandbox").await;
    call_back(&scene.server, &paid(&order_id, "T1", 600)).await;
    let (_, lin) = scene.signed_in("lin", "finance").await;
    let (_, mei) = scene.signed_in("mei", "finance").await;
    let grant = scene.proposed(&lin, user.uid, 20_000).await;
    let shown = scene.read(&mei, &format!("proposal/{grant}")).await;
    assert_eq!((&shown["body"]["uid"], &shown["body"]["balance"]), (&json!(user.uid), &json!(60)));

    let path = format!("order/{order_id}/refund");
    let mut ids = Vec::new();
    // Money that is paid elsewhere counts like money of the channel.
    for elsewhere in [false, false, true] {
        let body = json!({ "reason": "误买", "paidElsewhere": elsewhere });
        let proposed = scene.post(&lin, &path, body).await;
        ids.push(proposed.ok()["proposal"]["id"].as_i64().unwrap());
    }
    let body = scene.read(&mei, &format!("proposal/{}", ids[0])).await["body"].clone();
    assert_eq!((&body["uid"], &body["amountCents"]), (&json!(user.uid), &json!(600)));
    assert_eq!(body["currency"], "CNY");
    scene.decide(&mei, ids[2], "approve").await.ok();
    for id in &ids[..2] {
        assert_eq!(scene.decide(&mei, *id, "approve").await.refused(2004)["need"], "refunded");
    }
    // A refunded order gets no other proposal.
    let again = scene.post(&lin, &path, json!({ "reason": "误买", "paidElsewhere": true })).await;
    assert_eq!(again.ok()["proposal"], Value::Null);
    assert_eq!(scene.coins(user.uid).await, 0);
    scene.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_command_proposes_and_another_operator_approves_by_command() {
    let scene = Scene::start().await;
    for name in ["lin", "mei"] {
        let secrets = scene.add(name, "finance").await;
        let code = secrets.code(scene.clock.now());
        let (succeeded, said) = scene.login(name, &[&secrets.password, &code, CHOSEN]).await;
        assert!(succeeded, "{said}");
    }
    let user = User::register(&scene.server, "lin_xia").await;
    let grant = ["coin", "grant", "--to", "lin_xia", "--amount", "20000", "--key", "k1"];
    let said = scene.run_as("lin", &grant).await.ok();
    assert!(said.contains("Nothing was changed") && said.contains("portal proposal approve 1"), "{said}");
    scene.run_as("lin", &["proposal", "approve", "1"]).await.refused(&["another operator"]);
    let listed = scene.run_as("mei", &["proposal", "list", "--status", "open"]).await.ok();
    assert!(listed.starts_with("#1 coin.grant open, until ") && listed.contains("by lin "), "{listed}");
    let shown = scene.run_as("mei", &["proposal", "show", "1"]).await.ok();
    assert!(shown.contains("amount: 20000"), "{shown}");
    assert_eq!(scene.run_as("mei", &["proposal", "approve", "1"]).await.ok(), "#1: approved and executed\n");
    assert_eq!(scene.coins(user.uid).await, 20_000);
    let again = scene.run_as("lin", &grant).await.ok();
    assert!(again.contains("nothing was done"), "{again}");
    scene.run_as("mei", &["proposal", "reject", "1"]).await.refused(&["approved by mei", "nothing was done"]);
    scene.run_as("mei", &["proposal", "show", "7"]).await.refused(&["no proposal 7"]);

    // Two players have this name.
    User::register(&scene.server, "other").await;
    scene.server.db.execute("update account set name = '林夏'").await;
    let grant = ["coin", "grant", "--to", "林夏", "--amount", "5"];
    scene.run_as("mei", &grant).await.refused(&["2 players", "nothing was done"]);
    assert_eq!(scene.coins(user.uid).await, 20_000);
}

#[tokio::test]
#[ignore = "night"]
async fn on_a_development_node_a_limit_holds_only_if_it_is_set() {
    let scene = Scene::start().await;
    let user = User::register(&scene.server, "lin_xia").await;
    let grant = ["coin", "grant", "--to", "lin_xia", "--amount", "20000"];
    scene.dev(&grant).await.ok();
    assert_eq!(scene.coins(user.uid).await, 20_000);
    let env = [
        ("DATABASE_URL", scene.server.db.url.as_str()),
        ("PORTAL_SECRET", crate::harness::SECRET),
        ("PORTAL_TWO_PERSONS_COINS", "100"),
    ];
    assert!(Ran::with(&env, &grant).await.ok().contains("needs a second operator"));
    assert_eq!(scene.coins(user.uid).await, 20_000);
    let (_, mei) = scene.signed_in("mei", "finance").await;
    scene.decide(&mei, 1, "approve").await.ok();
    assert_eq!(scene.coins(user.uid).await, 40_000);
}

#[tokio::test]
async fn the_database_refuses_forbidden_decisions_and_changes() {
    let scene = Scene::start().await;
    let (_, lin) = scene.signed_in("lin", "finance").await;
    let (_, mei) = scene.signed_in("mei", "finance").await;
    let user = User::register(&scene.server, "lin_xia").await;
    let open = scene.proposed(&lin, user.uid, 20_000).await;
    let done = scene.proposed(&lin, user.uid, 30_000).await;
    scene.decide(&mei, done, "approve").await.ok();
    scene.grant(&lin, user.uid, 5).await.ok();
    let decide = |by: &str, decision: &str, time: &str, executed: &str| {
        format!(
            "update operator_proposal set decided_by = '{by}', decision = '{decision}', decided_time = {time}, \
             executed_time = {executed}, result = case when {executed} is null then null else '{{}}'::jsonb end where id = {open}"
        )
    };
    for statement in [
        decide("lin", "approved", "create_time", "create_time"),
        decide("lin", "rejected", "create_time", "null::timestamptz"),
        decide("mei", "withdrawn", "create_time", "null::timestamptz"),
        decide("mei", "approved", "expire_time", "expire_time"),
        decide("mei", "rejected", "create_time", "create_time"),
        format!(
            "update operator_proposal set executed_time = create_time, result = '{{}}' where id = {open}"
        ),
        format!("update operator_proposal set body = '{{}}' where id = {open}"),
        format!("update operator_proposal set decision = 'rejected' where id = {done}"),
        format!("update operator_proposal set executed_time = now() where id = {done}"),
        format!("delete from operator_proposal where id = {open}"),
        "truncate operator_proposal".to_owned(),
        "update operator_change set amount = 0".to_owned(),
        "delete from operator_change".to_owned(),
        "truncate operator_change".to_owned(),
    ] {
        assert!(scene.server.db.try_execute(&statement).await.is_err(), "{statement}");
    }
    assert_eq!(scene.coins(user.uid).await, 30_005);
}
