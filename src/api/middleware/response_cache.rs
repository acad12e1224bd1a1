//! Caches whole responses to visitors' lists, with headers and compressed body, for the life of the list
//! (`api/public_lists.rs`). The age counts from the read of the list, so two layers of caching do not add up.
//!
//! The cache key has everything that selects the response:
//!
//! - the call, its query string and its form, which is all that the handler reads;
//! - the reader's language;
//! - `Accept-Encoding`, which selects the compression.
//!
//! Requests that something else may answer differently bypass the cache:
//!
//! - those with session headers (`api/extract/caller.rs`, `renewal.rs`) or `If-None-Match` (`etag.rs`);
//! - those from pages of other sites (`csrf.rs`), with an encoded body (`reject_encoded_body.rs`) or without a form
//!   (`api/extract/input.rs`).
//!
//! A new header that selects between responses must be added to the key or to the bypass. Only responses with status 200 whose
//! list has a `Moment` are stored; a search never has one.
//!
//! Only middleware with results for each single call stands outside: id, metrics, language, and the deadline, which covers
//! reading the form.
//!
//! Each worker thread has its own bounded cache, so no thread waits for another. A thread compresses lists for itself; the
//! database is read once for all threads.

use std::{cell::RefCell, collections::HashMap, error::Error as StdError, rc::Rc};

use actix_web::{
    Error, HttpMessage, HttpResponse,
    body::{MessageBody, to_bytes},
    dev::{ServiceRequest, ServiceResponse},
    http::{
        Method, StatusCode,
        header::{
            ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, HeaderMap, HeaderName, HeaderValue,
            IF_NONE_MATCH,
        },
    },
    middleware::Next,
    web::{Bytes, Data},
};
use chrono::{DateTime, Utc};
use metrics::{Counter, counter};

use crate::{
    api::{
        error::ApiError,
        extract::{
            input::{is_form, whole_body},
            origin,
        },
        public_lists::Moment,
        state::App,
    },
    text::{LANGUAGE, Language},
};

pub async fn response_cache(
    mut req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let app = req.app_data::<Data<App>>().expect("set in server/mod.rs");
    let Some(list) = cacheable_list(app, &req) else {
        return next.call(req).await.map(ServiceResponse::map_into_left_body);
    };
    let (app, answers) = (app.clone(), req.app_data::<Rc<Answers>>().expect("set in server/mod.rs").clone());
    let form = form(&mut req).await?;
    let key = cache_key(list, &req, &form);
    if let Some(answer) = answers.find(&key, app.clock.now()) {
        return Ok(req.into_response(answer.map_into_right_body()));
    }
    if !form.is_empty() {
        req.set_payload(form.into());
    }
    let answered = next.call(req).await?;
    let moment = answered.response().extensions().get().copied();
    let Some(moment) = moment.filter(|_| answered.status() == StatusCode::OK) else {
        return Ok(answered.map_into_left_body());
    };
    let (req, response) = answered.into_parts();
    let (head, body) = response.into_parts();
    let answer = Answer { head: head.headers().clone(), body: whole(body).await?, moment };
    let response = answer.respond();
    answers.keep(key, answer);
    Ok(ServiceResponse::new(req, response.map_into_right_body()))
}

const GAMES: &str = "/api/web/game/list";
const POSTS: &str = "/api/v1/square/post/list";

/// The route, if this cache may answer it without its handler.
pub fn route(path: &str) -> Option<&'static str> {
    [GAMES, POSTS].into_iter().find(|list| *list == path)
}

/// Longest query, form and `Accept-Encoding` together, bytes. Our app needs a tenth of it.
const MAX_KEY_PARTS: usize = 1024;
const UID: HeaderName = HeaderName::from_static("ug-uid");
const TOKEN: HeaderName = HeaderName::from_static("ug-token");

/// The requested list, if its response is the same for all visitors.
fn cacheable_list(app: &App, req: &ServiceRequest) -> Option<&'static str> {
    let list = route(req.path())?;
    let headers = req.headers();
    let called = match *req.method() {
        Method::GET => list == POSTS,
        Method::POST => list == GAMES && origin::may_write(app, headers) && is_form(req.request()),
        _ => false,
    };
    let special = [UID, TOKEN, IF_NONE_MATCH, CONTENT_ENCODING];
    (called && !special.iter().any(|name| headers.contains_key(name)) && is_short(req)).then_some(list)
}

fn is_short(req: &ServiceRequest) -> bool {
    let length = |length: &HeaderValue| length.to_str().ok()?.parse().ok();
    // Without a length there is no form, unless it is chunked.
    let form = req.headers().get(CONTENT_LENGTH).map_or(Some(0), length).unwrap_or(usize::MAX);
    let rest: usize = req.query_string().len() + codings(req).map(<[u8]>::len).sum::<usize>();
    form.saturating_add(rest) <= MAX_KEY_PARTS && !req.chunked().unwrap_or(true)
}

fn codings(req: &ServiceRequest) -> impl Iterator<Item = &[u8]> {
    req.headers().get_all(ACCEPT_ENCODING).map(HeaderValue::as_bytes)
}

/// Takes the form out of the request.
async fn form(req: &mut ServiceRequest) -> Result<Bytes, ApiError> {
    if *req.method() != Method::POST || !req.headers().contains_key(CONTENT_LENGTH) {
        return Ok(Bytes::new());
    }
    let (request, payload) = req.parts_mut();
    whole_body(request, payload).await
}

/// The cache key. Each part has its length as a prefix, so that different parts never give the same key.
fn cache_key(list: &str, req: &ServiceRequest, form: &[u8]) -> Vec<u8> {
    let language = LANGUAGE.try_with(|language| *language).unwrap_or(Language::Chinese);
    let parts = [list.as_bytes(), &[language as u8], req.query_string().as_bytes(), form];
    let mut name = Vec::with_capacity(256);
    for part in parts.into_iter().chain(codings(req)) {
        name.extend((part.len() as u32).to_be_bytes());
        name.extend(part);
    }
    name
}

/// The body as sent: compressed, if it is.
async fn whole(body: impl MessageBody) -> Result<Bytes, ApiError> {
    let failed = |error: Box<dyn StdError>| ApiError::Internal(anyhow::anyhow!("an answer's body: {error}"));
    match body.try_into_bytes() {
        Ok(body) => Ok(body),
        Err(body) => to_bytes(body).await.map_err(|error| failed(error.into())),
    }
}

/// Bound of a worker's cache, bytes: a hundred full pages.
const MOST: usize = 2 << 20;
/// Approximate size of a response's headers and its map entry, bytes.
const HEAD: usize = 4 << 10;

/// The cache of one worker thread.
pub struct Answers {
    kept: RefCell<Entries>,
    repeated: Counter,
}

#[derive(Default)]
struct Entries {
    by_name: HashMap<Vec<u8>, Answer>,
    bytes: usize,
}

struct Answer {
    head: HeaderMap,
    body: Bytes,
    moment: Moment,
}

impl Default for Answers {
    fn default() -> Self {
        Self { kept: RefCell::default(), repeated: counter!("portal_answers_repeated_total") }
    }
}

impl Answers {
    fn find(&self, name: &[u8], now: DateTime<Utc>) -> Option<HttpResponse<Bytes>> {
        let kept = self.kept.borrow();
        let answer = kept.by_name.get(name).filter(|answer| answer.moment.lasts(now))?;
        self.repeated.increment(1);
        Some(answer.respond())
    }

    /// Above the bound, evicts the responses with the oldest lists.
    fn keep(&self, name: Vec<u8>, answer: Answer) {
        let mut kept = self.kept.borrow_mut();
        kept.remove(&name);
        kept.bytes += answer.weight(&name);
        kept.by_name.insert(name, answer);
        while kept.bytes > MOST {
            let oldest = kept.by_name.iter().min_by_key(|(_, answer)| answer.moment.read);
            let oldest = oldest.map(|(name, _)| name.clone()).expect("they weigh something");
            kept.remove(&oldest);
        }
    }
}

impl Entries {
    fn remove(&mut self, name: &[u8]) {
        if let Some((name, answer)) = self.by_name.remove_entry(name) {
            self.bytes -= answer.weight(&name);
        }
    }
}

impl Answer {
    fn respond(&self) -> HttpResponse<Bytes> {
        let mut response = HttpResponse::with_body(StatusCode::OK, self.body.clone());
        *response.headers_mut() = self.head.clone();
        response
    }

    fn weight(&self, name: &[u8]) -> usize {
        self.body.len() + name.len() + HEAD
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use actix_web::test::TestRequest;
    use chrono::TimeDelta;

    use super::*;

    const KEEP: Duration = Duration::from_secs(1);

    fn answer(size: usize, read: DateTime<Utc>) -> Answer {
        let moment = Moment { read, keep: KEEP };
        Answer { head: HeaderMap::new(), body: vec![b'a'; size].into(), moment }
    }

    #[test]
    fn a_response_is_served_until_its_list_expires() {
        let (answers, read) = (Answers::default(), DateTime::UNIX_EPOCH);
        let later = |ms| read + TimeDelta::milliseconds(ms);
        answers.keep(b"a".into(), answer(7, read));
        assert_eq!(answers.find(b"a", later(999)).unwrap().into_body().len(), 7);
        assert!(answers.find(b"b", read).is_none());
        assert!(answers.find(b"a", later(1_000)).is_none());
        assert!(answers.find(b"a", later(-1)).is_none(), "the clock was set back");
        answers.keep(b"a".into(), answer(8, later(1_000)));
        assert_eq!(answers.find(b"a", later(1_999)).unwrap().into_body().len(), 8);
    }

    #[test]
    fn the_cache_is_bounded_and_evicts_the_oldest() {
        let answers = Answers::default();
        let read = |n: i64| DateTime::UNIX_EPOCH + TimeDelta::milliseconds(n);
        for n in 0..1_000_i64 {
            // Some names repeat, with bodies of different sizes.
            let name = (n % 160).to_be_bytes();
            answers.keep(name.into(), answer((n as usize * 37) % 20_000, read(n)));
            let kept = answers.kept.borrow();
            let weighed: usize = kept.by_name.iter().map(|(name, answer)| answer.weight(name)).sum();
            assert_eq!(kept.bytes, weighed);
            assert!(weighed <= MOST);
            let mut ages: Vec<_> = kept.by_name.values().map(|answer| answer.moment.read).collect();
            ages.sort();
            assert_eq!(ages.last(), Some(&read(n)), "the newest is there");
            assert!(
                ages.windows(2).all(|two| two[1] - two[0] == TimeDelta::milliseconds(1)),
                "none younger went"
            );
        }
        answers.keep(b"huge".into(), answer(MOST, read(2_000)));
        let kept = answers.kept.borrow();
        assert_eq!((kept.by_name.len(), kept.bytes), (0, 0));
    }

    #[test]
    fn the_key_has_all_that_selects_the_response() {
        let request = |query: &str, coding: Option<&str>| {
            let request = TestRequest::with_uri(&format!("{POSTS}?{query}"));
            let request = coding
                .into_iter()
                .fold(request, |request, coding| request.append_header((ACCEPT_ENCODING, coding)));
            request.to_srv_request()
        };
        let of = |query, coding, form: &[u8]| cache_key(POSTS, &request(query, coding), form);
        let names = [
            of("a=1", None, b""),
            of("a=", None, b"1"),
            of("", None, b"a=1"),
            of("a=1", Some(""), b""),
            of("a=1", Some("gzip"), b""),
            of("a=1", Some("gzip;q=0"), b""),
            cache_key(GAMES, &request("a=1", None), b""),
            LANGUAGE.sync_scope(Language::English, || of("a=1", None, b"")),
        ];
        let different: std::collections::HashSet<_> = names.iter().collect();
        assert_eq!(different.len(), names.len());
        assert_eq!(of("a=1", Some("gzip"), b""), names[4]);
    }
}
