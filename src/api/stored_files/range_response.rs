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
enum RequestedRange {
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
        RequestedRange::Nothing => StatusCode::NOT_MODIFIED,
        RequestedRange::Whole => StatusCode::OK,
        RequestedRange::Part(_) => StatusCode::PARTIAL_CONTENT,
        RequestedRange::Beyond => StatusCode::RANGE_NOT_SATISFIABLE,
    });
    response.insert_header((ETAG, tag.to_string())).insert_header((ACCEPT_RANGES, "bytes"));
    let part = match wanted {
        RequestedRange::Beyond => {
            response.insert_header((CONTENT_RANGE, format!("bytes */{size}")));
            return Ok(Some(response.finish()));
        }
        RequestedRange::Nothing => {
            describe(&mut response);
            return Ok(Some(response.finish()));
        }
        RequestedRange::Whole => 0..size,
        RequestedRange::Part(part) => {
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

fn wanted(req: &HttpRequest, tag: &EntityTag, size: u64) -> RequestedRange {
    let known = match IfNoneMatch::parse(req) {
        Ok(IfNoneMatch::Items(tags)) => tags.iter().any(|known| known.weak_eq(tag)),
        Ok(IfNoneMatch::Any) => req.headers().contains_key("if-none-match"),
        Err(_) => false,
    };
    if known {
        return RequestedRange::Nothing;
    }
    // `If-Range`: if the client's copy has another ETag, it gets the whole file.
    let fits = !req.headers().contains_key("if-range")
        || matches!(IfRange::parse(req), Ok(IfRange::EntityTag(has)) if has.strong_eq(tag));
    match Range::parse(req) {
        // RFC 9110 allows the whole file as the answer to several ranges.
        Ok(Range::Bytes(parts)) if fits && parts.len() == 1 => match part(&parts[0], size) {
            Some(part) => RequestedRange::Part(part),
            None => RequestedRange::Beyond,
        },
        _ => RequestedRange::Whole,
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

    fn asked(headers: &[(&'static str, &str)]) -> RequestedRange {
        let mut req = TestRequest::get();
        for header in headers {
            req = req.insert_header(*header);
        }
        wanted(&req.to_http_request(), &EntityTag::new_strong("abc".into()), 10)
    }

    #[test]
    fn one_range_is_answered_by_that_part() {
        for (range, expected) in [
            ("bytes=0-0", RequestedRange::Part(0..1)),
            ("bytes=3-", RequestedRange::Part(3..10)),
            ("bytes=-4", RequestedRange::Part(6..10)),
            ("bytes=8-99", RequestedRange::Part(8..10)),
            ("bytes=-99", RequestedRange::Part(0..10)),
            ("bytes=10-", RequestedRange::Beyond),
            ("bytes=-0", RequestedRange::Beyond),
            ("bytes=0-1,4-5", RequestedRange::Whole),
            ("bytes=5-4", RequestedRange::Whole),
            ("lines=1-2", RequestedRange::Whole),
            ("bytes=x", RequestedRange::Whole),
        ] {
            assert_eq!(asked(&[("range", range)]), expected, "{range}");
        }
    }

    #[test]
    fn a_part_that_goes_on_from_something_else_is_the_whole() {
        let range = ("range", "bytes=3-");
        assert_eq!(asked(&[range, ("if-range", "\"abc\"")]), RequestedRange::Part(3..10));
        for other in ["\"abd\"", "W/\"abc\"", "Sat, 29 Oct 1994 19:43:31 GMT", "abc"] {
            assert_eq!(asked(&[range, ("if-range", other)]), RequestedRange::Whole, "{other}");
        }
    }

    #[test]
    fn what_the_client_has_is_not_sent_again() {
        for tags in ["\"abc\"", "\"x\", \"abc\"", "W/\"abc\"", "*"] {
            assert_eq!(asked(&[("if-none-match", tags)]), RequestedRange::Nothing, "{tags}");
        }
        assert_eq!(asked(&[("if-none-match", "\"x\"")]), RequestedRange::Whole);
        assert_eq!(asked(&[]), RequestedRange::Whole);
    }
}
