//! Forms, JSON and queries, by the way that every call reads them.

use actix_web::{FromRequest, ResponseError, dev::Payload, http::StatusCode, test::TestRequest};
use futures_util::FutureExt;
use proptest::{collection::vec, option, prelude::*};
use serde::Deserialize;

use super::{broken, broken_text, fuzz};
use crate::{
    api::{
        error::ApiError,
        extract::{
            input::{ExactForm, Form, Json, Query},
            page::{PageQuery, PageRequest},
        },
    },
    text::fields::{LoginName, Phone, PostText},
};

/// The default limit of a body, bytes.
const MAX_BYTES: usize = 256 * 1024;

/// Some fields of each kind that calls read.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Sample {
    login_name: Option<LoginName>,
    phone: Option<Phone>,
    content: Option<PostText>,
    age: Option<u8>,
    game: Option<i64>,
    #[serde(default)]
    ids: Vec<i64>,
}

/// The fields of a list.
#[derive(Debug, Deserialize)]
struct Listed {
    #[serde(flatten)]
    page: PageQuery,
    keyword: Option<String>,
}

const FORMS: [&str; 5] = [
    "loginName=lin_xia&phone=13812345678&content=%E4%BD%A0%E5%A5%BD&age=7&game=1001",
    "currentPage=2&pageSize=100&keyword=%F0%9F%98%80&sort=hot",
    "cursor=MTIuMzQ&pageSize=1",
    "content=a+b%2Bc%00&content=second&=&&x",
    "",
];
const JSON: [&str; 2] = [
    r#"{"loginName":"lin_xia","phone":"13812345678","content":"你好","age":7,"game":1001,"ids":[1,2,3]}"#,
    r#"{"content":"\ud83d\ude00","game":-9223372036854775808,"ids":[],"unknown":{"a":[{"b":null}]}}"#,
];
const WORDS: &[&str] = &[
    "&",
    "=",
    "%",
    "%00",
    "%ff",
    "%zz",
    "+",
    ";",
    "[]",
    "cursor=",
    "pageSize=",
    "age=",
    "game=",
    "content=",
    "9223372036854775808",
    "-1",
    "1e9",
    "{",
    "}",
    "[",
    "]",
    "\"",
    ":",
    ",",
    "\\u0000",
    "\\ud800",
    "null",
    "\u{0}",
    "\u{202e}",
    "\u{301}",
    "１",
];

#[test]
fn fuzzed_forms_and_queries_are_read_or_refused_by_a_field() {
    fuzz("forms and queries", 2_000, broken(FORMS.map(Into::into).into(), WORDS), |bytes| {
        let form = |bytes: &[u8]| {
            TestRequest::post()
                .insert_header(("Content-Type", "application/x-www-form-urlencoded"))
                .set_payload(bytes.to_vec())
        };
        told(read::<Form<Sample>>(form(&bytes)).map(|form| sound(&form.0)));
        told(read::<ExactForm<Sample>>(form(&bytes)).map(|form| sound(&form.0)));
        told(read::<Form<Listed>>(form(&bytes)).map(|form| paged(&form.0)));
        // A URI with other bytes is refused before the query is parsed.
        let in_an_address = |byte: &&u8| byte.is_ascii_alphanumeric() || b"&=%+;[]-_.~:,".contains(byte);
        let query: String =
            bytes.iter().filter(in_an_address).take(60_000).map(|byte| char::from(*byte)).collect();
        let asked = || TestRequest::get().uri(&format!("/?{query}"));
        told(read::<Query<Sample>>(asked()).map(|query| sound(&query.0)));
        told(read::<Query<Listed>>(asked()).map(|query| paged(&query.0)));
    });
}

#[test]
fn fuzzed_json_is_read_or_refused_by_a_field() {
    fuzz("JSON", 3_000, broken_text(&JSON, WORDS), |text| {
        let request = TestRequest::post().insert_header(("Content-Type", "application/json"));
        told(read::<Json<Sample>>(request.set_payload(text)).map(|json| sound(&json.0)));
    });
}

#[test]
fn fuzzed_forms_that_were_meant_are_read_as_they_were_said() {
    let meant = (
        option::of("[a-z][a-z0-9_]{3,19}"),
        option::of("1[3-9][0-9]{9}"),
        any::<Option<u8>>(),
        any::<Option<i64>>(),
    );
    fuzz("forms that are meant", 1_000, meant, |(name, phone, age, game)| {
        let mut form = form_urlencoded::Serializer::new(String::new());
        let age_text = age.map(|age| age.to_string());
        let game_text = game.map(|game| game.to_string());
        for (key, value) in
            [("loginName", &name), ("phone", &phone), ("age", &age_text), ("game", &game_text)]
        {
            if let Some(value) = value {
                form.append_pair(key, value);
            }
        }
        let request =
            TestRequest::post().insert_header(("Content-Type", "application/x-www-form-urlencoded"));
        let Form(read) = read::<Form<Sample>>(request.set_payload(form.finish())).unwrap();
        assert_eq!((read.login_name.map(|name| name.0), read.phone.map(|phone| phone.0)), (name, phone));
        assert_eq!((read.age, read.game), (age, game));
    });
}

#[test]
fn fuzzed_cursors_lead_where_they_were_made_or_nowhere() {
    let places = vec((any::<i64>(), any::<i64>()), 0..4);
    fuzz("cursors", 2_000, (places, any::<i64>(), 1..=3_i64), |(places, total, size)| {
        let page = PageRequest::first(size).page(places.clone(), total, |place| *place);
        let Some(cursor) = page.next_cursor else { return assert!(places.len() as i64 <= size) };
        let next = PageQuery { cursor: Some(cursor), ..PageQuery::default() }.wanted().ok().unwrap();
        assert_eq!(next.after, Some(places[size as usize - 1]));
        let list: Vec<i64> = (0..5).collect();
        assert!(next.part(&list).count() <= 5);
        let _ = next.skip_of_cursor();
    });
}

/// Reads a request as a call does.
fn read<T: FromRequest<Error = ApiError>>(request: TestRequest) -> Result<T, ApiError> {
    let (request, mut payload): (_, Payload) = request.to_http_parts();
    T::from_request(&request, &mut payload).now_or_never().expect("all of it is there")
}

/// A refusal is 400 or 413, and the field that it names has at most 64 characters.
fn told(read: Result<(), ApiError>) {
    let Err(error) = read else { return };
    assert!(
        error.status_code() == StatusCode::BAD_REQUEST
            || error.status_code() == StatusCode::PAYLOAD_TOO_LARGE,
        "{error}"
    );
    if let ApiError::Malformed { field, .. } = &error {
        assert!(field.chars().count() <= 64, "{field}");
    }
}

/// Accepted values keep the rules of their types.
fn sound(sample: &Sample) {
    let Sample { login_name, phone, content, ids, .. } = sample;
    assert!(ids.len() <= MAX_BYTES / 2, "more came out than went in");
    assert!(login_name.as_ref().is_none_or(|name| (4..=20).contains(&name.0.len())), "{sample:?}");
    assert!(phone.as_ref().is_none_or(|phone| phone.0.len() == 11), "{sample:?}");
    let content = content.as_ref().map(|content| content.0.as_str());
    assert!(content.is_none_or(|content| !content.is_empty() && !content.contains('\0')), "{sample:?}");
}

fn paged(listed: &Listed) {
    assert!(listed.keyword.as_ref().is_none_or(|keyword| !keyword.contains('\0')));
    if let Ok(wanted) = listed.page.wanted() {
        assert!(
            (1..=100).contains(&wanted.size) && (0..=10_000).contains(&wanted.skip) && wanted.current >= 1
        );
    }
}
