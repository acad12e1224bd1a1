//! Answers with a stored file: whole, a range of it, or 304. Content never changes under its name, so its ETag is strong and
//! ranges that were fetched at different times fit together.

use std::{io, ops::Range as Part};

use actix_web::{
    HttpRequest, HttpResponse, HttpResponseBuilder,
    body::SizedStream,
    http::{
        Method, StatusCode,
        header::{
            ACCEPT_RANGES, ByteRangeSpec, CONTENT_ENCODING, CONTENT_RANGE, ETAG, EntityTag, Header,
            IfNoneMatch, IfRange, Range,
        },
    },
};
use futures_util::{StreamExt, stream};

use super::min_transfer_rate::Pace;
use crate::platform::storage::{Name, Pieces, Storage};

/// The requested part of the file.
#[derive(Debug, PartialEq, Eq)]
enum Wanted {
    /// 304: the client has the current content.
    Nothing,
    Whole,
    Part(Part<u64>),
    /// The range starts after the end of the file.
    Beyond,
}

/// `None`: no file has this name. `describe` adds the content headers to every answer except 416. `held` is dropped after
/// the last piece.
pub async fn answer<H: 'static>(
    req: &HttpRequest,
    storage: &dyn Storage,
    name: &Name,
    tag: EntityTag,
    pace: Pace,
    held: H,
    describe: impl FnOnce(&mut HttpResponseBuilder),
) -> io::Result<Option<HttpResponse>> {
    let Some(size) = storage.size(name).await? else { return Ok(None) };
    let wanted = wanted(req, &tag, size);
    let mut response = HttpResponse::build(match wanted {
        Wanted::Nothing => StatusCode::NOT_MODIFIED,
        Wanted::Whole => StatusCode::OK,
        Wanted::Part(_) => StatusCode::PARTIAL_CONTENT,
        Wanted::Beyond => StatusCode::RANGE_NOT_SATISFIABLE,
    });
    response.insert_header((ETAG, tag.to_string())).insert_header((ACCEPT_RANGES, "bytes"));
    let part = match wanted {
        Wanted::Beyond => {
            response.insert_header((CONTENT_RANGE, format!("bytes */{size}")));
            return Ok(Some(response.finish()));
        }
        Wanted::Nothing => {
            describe(&mut response);
            return Ok(Some(response.finish()));
        }
        Wanted::Whole => 0..size,
        Wanted::Part(part) => {
            let range = format!("bytes {}-{}/{size}", part.start, part.end - 1);
            response.insert_header((CONTENT_RANGE, range));
            part
        }
    };
    describe(&mut response);
    // Compression on the way would make ranges inconsistent.
    response.insert_header((CONTENT_ENCODING, "identity"));
    let length = part.end - part.start;
    let pieces: Pieces = match *req.method() {
        Method::HEAD => stream::empty().boxed(),
        _ => storage.read(name, part).await?,
    };
    let pieces = pace.keep(pieces).inspect(move |_| {
        let _ = &held;
    });
    Ok(Some(response.body(SizedStream::new(length, pieces))))
}

fn wanted(req: &HttpRequest, tag: &EntityTag, size: u64) -> Wanted {
    let known = match IfNoneMatch::parse(req) {
        Ok(IfNoneMatch::Items(tags)) => tags.iter().any(|known| known.weak_eq(tag)),
        Ok(IfNoneMatch::Any) => req.headers().contains_key("if-none-match"),
        Err(_) => false,
    };
    if known {
        return Wanted::Nothing;
    }
    // `If-Range`: if the client's copy has another ETag, it gets the whole file.
    let fits = !req.headers().contains_key("if-range")
        || matches!(IfRange::parse(req), Ok(IfRange::EntityTag(has)) if has.strong_eq(tag));
    match Range::parse(req) {
        // RFC 9110 allows the whole file as the answer to several ranges.
        Ok(Range::Bytes(parts)) if fits && parts.len() == 1 => match part(&parts[0], size) {
            Some(part) => Wanted::Part(part),
            None => Wanted::Beyond,
        },
        _ => Wanted::Whole,
    }
}

fn part(spec: &ByteRangeSpec, size: u64) -> Option<Part<u64>> {
    let (first, last) = spec.to_satisfiable_range(size)?;
    Some(first..last + 1)
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    fn asked(headers: &[(&'static str, &str)]) -> Wanted {
        let mut req = TestRequest::get();
        for header in headers {
            req = req.insert_header(*header);
        }
        wanted(&req.to_http_request(), &EntityTag::new_strong("abc".into()), 10)
    }

    #[test]
    fn one_range_is_answered_by_that_part() {
        for (range, expected) in [
            ("bytes=0-0", Wanted::Part(0..1)),
            ("bytes=3-", Wanted::Part(3..10)),
            ("bytes=-4", Wanted::Part(6..10)),
            ("bytes=8-99", Wanted::Part(8..10)),
            ("bytes=-99", Wanted::Part(0..10)),
            ("bytes=10-", Wanted::Beyond),
            ("bytes=-0", Wanted::Beyond),
            ("bytes=0-1,4-5", Wanted::Whole),
            ("bytes=5-4", Wanted::Whole),
            ("lines=1-2", Wanted::Whole),
            ("bytes=x", Wanted::Whole),
        ] {
            assert_eq!(asked(&[("range", range)]), expected, "{range}");
        }
    }

    #[test]
    fn a_part_that_goes_on_from_something_else_is_the_whole() {
        let range = ("range", "bytes=3-");
        assert_eq!(asked(&[range, ("if-range", "\"abc\"")]), Wanted::Part(3..10));
        for other in ["\"abd\"", "W/\"abc\"", "Sat, 29 Oct 1994 19:43:31 GMT", "abc"] {
            assert_eq!(asked(&[range, ("if-range", other)]), Wanted::Whole, "{other}");
        }
    }

    #[test]
    fn what_the_client_has_is_not_sent_again() {
        for tags in ["\"abc\"", "\"x\", \"abc\"", "W/\"abc\"", "*"] {
            assert_eq!(asked(&[("if-none-match", tags)]), Wanted::Nothing, "{tags}");
        }
        assert_eq!(asked(&[("if-none-match", "\"x\"")]), Wanted::Whole);
        assert_eq!(asked(&[]), Wanted::Whole);
    }
}
