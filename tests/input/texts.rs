//! Sends right-to-left scripts, composed characters and invalid text to every text field. The fields come from the
//! OpenAPI document, so a new one is included automatically.

use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::json;

use super::{answered, rows};
use crate::harness::{
    Answer, Options, Stage, TestServer, User,
    calls::{Call, Field, writing_calls},
    free_renames, publish,
};

/// Texts that are stored unchanged.
const WHOLE: [&str; 6] = ["👨‍👩‍👧‍👦🏳️‍🌈", "مرحبا بكم", "שלום עולם", "中👍🏽é", "ไทยกํา", "𠮷野家𝕏"];
/// Invalid texts: control characters, direction overrides, unassigned characters.
const NONE: [&str; 7] = [
    "一\u{0}二",
    "一\u{202e}二",
    "一\u{2066}二",
    "一\u{7f}二",
    "一\u{fffe}二",
    "一\u{e000}二",
    "一\u{1b}[2J",
];

/// Fields whose text nobody reads, and why: any value is answered, and invalid text is stored nowhere.
const READ_BY_NOBODY: [(&str, &str); 25] = [
    ("POST /api/user/bind smsCode", "is compared"),
    ("POST /api/user/bind oldSmsCode", "is compared"),
    ("POST /api/user/bind oldRequestId", "is compared"),
    ("POST /api/user/loginPhoneWithoutRegister smsCode", "is compared"),
    ("POST /api/user/loginWithPhone smsCode", "is compared"),
    ("POST /api/user/resetPassword smsCode", "is compared"),
    ("POST /api/v1/youth/disable smsCode", "is compared"),
    ("POST /api/user/center/erasure smsCode", "is compared"),
    ("POST /api/user/center/export smsCode", "is compared"),
    ("POST /api/user/login loginName", "is looked for"),
    ("POST /api/web/game/list keyword", "is looked for"),
    ("POST /api/web/game/list type", "is looked for"),
    ("POST /api/user/center/coin/order channel", "is looked for"),
    ("POST /api/vip/vipopen payWith", "is looked for"),
    ("POST /api/v1/goods/frame frame", "is looked for"),
    ("POST /api/v1/client/error errors[0].stack", "is logged without such signs"),
    ("requestId", "is compared"),
    ("challenge", "is compared"),
    ("inviteCode", "is looked for"),
    ("cursor", "is a place in a list"),
    ("password", "is hashed"),
    ("appID", "is an app's own word for itself"),
    ("deviceType", "is an app's own word for itself"),
    ("channelID", "is an app's own word for where it is from"),
    ("deviceID", "is an app's own word for where it is"),
];
/// Fields with a shorter limit.
const LETTERS_ALONE: &str = "POST /api/user/center/updateInfo realName";

#[tokio::test]
#[ignore = "night"]
async fn emoji_and_right_to_left_texts_are_stored_unchanged_in_every_field() {
    let stage = Stage::set(Options::unlimited().await).await;
    stage.server.db.execute("alter table appeal disable trigger appeal_no_truncate").await;
    let mut met = 0;
    for (call, field) in texts() {
        let name = name(&call, &field);
        for text in WHOLE {
            // A text can be sent once, a measure has one appeal, and a reading position must be the newest.
            stage.server.db.execute("truncate report, appeal, reading").await;
            free_renames(&stage.server.db).await;
            let answer = fill(&stage, &call, &field, text).await;
            answered(&answer, &name);
            if is_shaped(&field) {
                assert_eq!(answer.code(), 4000, "{name} {text}: {}", answer.text);
            } else if !is_read_by_nobody(&call, &field) && name != LETTERS_ALONE {
                answer.ok();
                assert!(stage.server.db.everything().await.contains(text), "{name} {text} is not kept");
                met += 1;
            }
        }
    }
    assert!(met >= 10 * WHOLE.len(), "{met} texts");
    stage.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn stored_texts_are_returned_unchanged() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    for text in WHOLE {
        let post = publish(&user, &json!({ "title": text, "content": text })).await;
        assert_eq!((&post["title"], &post["content"]), (&json!(text), &json!(text)));
        let path = format!("/api/v1/square/post/{}", post["id"]);
        let comment = user.client.post_json(&format!("{path}/comment"), &json!({ "content": text })).await;
        assert_eq!(comment.ok()["content"], text);
        assert_eq!(user.client.get(&path).await.ok()["content"], text);
        free_renames(&server.db).await;
        let me =
            user.client.post("/api/user/center/updateInfo", &[("name", text), ("signature", text)]).await;
        assert_eq!((&me.ok()["name"], &me.ok()["signature"]), (&json!(text), &json!(text)));
        let query: String = form_urlencoded::byte_serialize(text.as_bytes()).collect();
        user.client.get(&format!("/api/v1/search/post?keyword={query}")).await.ok();
        user.client.get(&format!("/api/v1/search/user?keyword={query}")).await.ok();
    }
}

#[tokio::test]
#[ignore = "night"]
async fn invalid_text_is_refused_in_every_field_and_stored_nowhere() {
    let stage = Stage::set(Options::unlimited().await).await;
    let heaped = format!("一{}", "\u{301}".repeat(50));
    let before = (rows(&stage.server.db).await, stage.user.me().await);
    let (mut met, mut fields) = (BTreeSet::new(), 0);
    for (call, field) in texts() {
        let name = name(&call, &field);
        for text in NONE.into_iter().chain([heaped.as_str()]) {
            let answer = fill(&stage, &call, &field, text).await;
            answered(&answer, &name);
            let by_nobody = is_read_by_nobody(&call, &field);
            // In a list of positions, each one is refused as a whole.
            let is_told = answer.json["data"].get(&field.at).is_some() || field.at.contains('[');
            assert!(by_nobody || (answer.code() == 4000 && is_told), "{name} {text:?}: {}", answer.text);
        }
        fields += 1;
        met.extend(
            READ_BY_NOBODY.iter().map(|(one, _)| *one).filter(|one| *one == name || *one == field.name()),
        );
    }
    assert!(fields > 50, "{fields} texts");
    assert_eq!(met.len(), READ_BY_NOBODY.len(), "each exception is one: {met:?}");
    let kept = stage.server.db.everything().await;
    for text in NONE.into_iter().skip(1) {
        let sign = text.chars().nth(1).unwrap();
        // Failed logins are counted by the tried name.
        let row = kept.lines().find(|row| row.contains(sign) && !row.starts_with("limit_log "));
        assert_eq!(row, None, "{sign:?} is kept");
    }
    assert_eq!((rows(&stage.server.db).await, stage.user.me().await), before);
    stage.server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn bytes_that_are_not_utf8_are_refused_in_every_field_of_a_form() {
    let stage = Stage::set(Options::unlimited().await).await;
    let before = stage.user.me().await;
    let mut met = 0;
    for (call, field) in texts().filter(|(call, _)| call.media_type.as_deref() == Some(FORM)) {
        let path = call.template.replace("{id}", "1");
        for bytes in ["%ff%fe", "%e4%bd", "%ed%a0%80"] {
            let body = format!("{}={bytes}", field.at).into_bytes();
            stage.user.client.send(Method::POST, &path, FORM, body).await.malformed(&field.at);
        }
        met += 1;
    }
    assert!(met > 30, "{met} texts of forms");
    assert_eq!(stage.user.me().await, before);
}

const FORM: &str = "application/x-www-form-urlencoded";

/// All text fields of calls that may change data, except files.
fn texts() -> impl Iterator<Item = (Call, Field)> {
    writing_calls().into_iter().flat_map(|call| {
        let texts = call.values.clone().into_iter();
        let texts = texts.filter(|field| field.kind() == "string" && field.schema["format"] != "binary");
        texts.map(move |field| (call.clone(), field))
    })
}

/// Fields with an enumeration or a fixed format.
fn is_shaped(field: &Field) -> bool {
    let shaped = |what: &str| !field.schema[what].is_null();
    shaped("enum") || shaped("pattern") || (shaped("format") && field.schema["format"] != "password")
}

fn is_read_by_nobody(call: &Call, field: &Field) -> bool {
    let name = name(call, field);
    let is_password = field.schema["format"] == "password";
    is_password || READ_BY_NOBODY.iter().any(|(one, _)| *one == name || *one == field.name())
}

fn name(call: &Call, field: &Field) -> String {
    format!("{} {}", call.name(), field.at)
}

async fn fill(stage: &Stage, call: &Call, field: &Field, text: &str) -> Answer {
    let call = call.clone().instead(field, Some(&json!(text)));
    call.make(&stage.user.client, |template, name| stage.of(template, name)).await
}
