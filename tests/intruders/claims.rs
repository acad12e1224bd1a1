//! Claims of a client about values that only the portal sets: coins, levels, memberships, prices.

use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{
    ANIMATION, COMIC, NOVEL, Options, Stage, TestServer, User,
    calls::{Call, writing_calls},
    game, gift, library, shop,
};

/// Names of columns and answer fields, as a client might guess them.
const CLAIMS: [(&str, i64); 24] = [
    ("coinNum", 999_999),
    ("coin_num", 999_999),
    ("balance", 999_999),
    ("coins", 999_999),
    ("delta", 999_999),
    ("reward", 999_999),
    ("amount", 0),
    ("buyAmount", 0),
    ("payable", 0),
    ("charged", 0),
    ("owned", 1),
    ("levelType", 9),
    ("level_type", 9),
    ("vip", 1),
    ("isVip", 1),
    ("expTime", 4_102_444_800_000),
    ("exp_time", 4_102_444_800_000),
    ("accountType", 9),
    ("likeNum", 999_999),
    ("followerNum", 999_999),
    ("streak", 365),
    ("version", 999_999_999),
    ("admin", 1),
    ("status", 1),
];

/// Makes every call that may change data, except the one that ends the session.
async fn everything(stage: &Stage, claims: bool) -> Vec<(String, Value)> {
    let mut calls: Vec<_> =
        writing_calls().into_iter().filter(|call| call.template != "/api/user/logout").collect();
    // Fields that the call needs were present until here.
    calls.sort_by_key(|call| (call.is_of_youth_mode(), call.method == Method::DELETE));
    let mut answers = Vec::new();
    for call in calls {
        let claim = |call: Call, (name, value): (&str, i64)| {
            if call.known.iter().any(|known| known == name) { call } else { call.with(name, json!(value)) }
        };
        let has_body = call.media_type.is_some();
        let call = if claims && has_body { CLAIMS.into_iter().fold(call, claim) } else { call };
        let answer = call.make(&stage.user.client, |template, name| stage.of(template, name)).await;
        answers.push((call.name(), json!([answer.status.as_u16(), answer.code()])));
    }
    answers
}

async fn standing(Stage { server, user, .. }: &Stage) -> Value {
    let mut me = user.me().await;
    me["inviteCode"] = Value::Null;
    let kept = "select json_build_object(
                    'entries', (select json_agg(json_build_array(delta, ref_type) order by id) from coin_entry),
                    'members', (select count(*) from vip_grant), 'owned', (select count(*) from entitlement),
                    'kinds', (select json_agg(account_type order by uid) from account))::text";
    json!([me, server.db.value::<String>(kept).await])
}

#[tokio::test]
async fn claimed_values_change_nothing_on_any_writing_call() {
    let (honest, liar) = (Stage::set(Options::default()).await, Stage::set(Options::default()).await);
    let said = everything(&honest, false).await;
    let claimed = everything(&liar, true).await;
    assert!(said.len() > 45, "{} writing calls", said.len());
    let done = said.iter().filter(|(_, answer)| answer[1] == 0).count();
    assert!(done > 40, "{done} calls were done: {said:?}");
    assert_eq!(claimed, said, "each call is answered as without the claims");
    assert_eq!(standing(&liar).await, standing(&honest).await);
    let me = liar.user.me().await;
    assert_eq!((&me["levelType"], &me["expTime"]), (&json!(0), &json!(null)));
    liar.server.db.audit().await;
}

#[tokio::test]
async fn a_player_who_claims_a_membership_pays_and_reads_without_one() {
    let server = TestServer::start().await;
    let _books = library(&server).await;
    game(&server.db, 1, "星海远征", "online_type = 1, buy_amount = 30").await;
    shop(&server.db).await;
    gift(&server.db, 1, 9, "vip_only = true").await;
    let user = User::register(&server, "lin_xia").await;
    let claims = ["UG-Level", "UG-Vip", "X-Level-Type", "X-Vip"];
    let client = claims.iter().fold(user.client.clone(), |client, name| client.with(name, "9"));

    let download = "/api/user/game/download/1?levelType=9&vip=1&price=0";
    for (price, code) in [("30", 2001), ("0", 2006), ("29", 2006), ("-30", 2006), ("1e9", 4000), ("", 2001)] {
        let fields = [("platformType", "1"), ("levelType", "9"), ("vip", "1"), ("price", price)];
        let answer = client.post(download, &fields).await;
        assert!(answer.code() == code || answer.code() == 4000, "{price}: {}", answer.text);
        assert_ne!(answer.code(), 0, "{price}");
    }
    for price in ["0", "-280", "1"] {
        let fields =
            [("type", "7"), ("payWith", "coin"), ("price", price), ("levelType", "9"), ("days", "999")];
        let answer = client.post("/api/vip/vipopen", &fields).await;
        assert!([2006, 4000].contains(&answer.code()), "{price}: {}", answer.text);
    }
    client.post_json("/api/v1/gift/1/claim?vip=1", &json!({ "levelType": 9 })).await.refused(2004);
    for query in ["", "?levelType=9", "?keep=true&vip=1", "?open=1&access=free"] {
        let chapter = client.get(&format!("/api/v1/book/{NOVEL}/chapter/2{query}")).await;
        assert!(!chapter.text.contains("第9段"), "{query}: {}", chapter.text);
    }
    for book in [COMIC, ANIMATION] {
        let chapter = client.get(&format!("/api/v1/book/{book}/chapter/2")).await;
        assert_eq!(chapter.refused(2004).json["data"]["preview"]["locked"], true, "{}", chapter.text);
    }
    assert_eq!(user.me().await["coinNum"], 0);
    assert_eq!(server.db.value::<i64>("select count(*) from game_download").await, 0);
    assert_eq!(server.db.value::<i64>("select count(*) from gift_claim").await, 0);
    server.db.audit().await;
}
