//! Serves the web app from the binary. A path that is no file is a screen of the app and gets index.html.

use std::{borrow::Cow, sync::Arc};

use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    http::header::{
        AcceptEncoding, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
        Encoding, EntityTag, Header, HeaderValue, VARY,
    },
    web::{Bytes, Data, Path},
};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use crate::{
    api::{caching::is_known, error::ApiError, state::App},
    web_app::{
        heads::{self, Heads},
        prerender::{self, Screens},
    },
};

/// Development builds read the folder at each request.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/web/dist"]
#[allow_missing = true]
struct Web;

pub async fn asset(
    req: HttpRequest,
    path: Path<String>,
    app: Data<App>,
    screens: Data<Screens>,
    heads: Data<Heads>,
) -> HttpResponse {
    let path = path.into_inner();
    if let Some(file) = Web::get(&path).filter(|_| !PARTS.contains(&path.as_str())) {
        // Vite puts a content hash into the names of files in assets/.
        let forever = path.starts_with("assets/");
        if forever
            && takes_brotli(&req)
            && let Some(smaller) = Web::get(&format!("{path}.br"))
        {
            let mut response =
                serve(&req, &path, &tag(smaller.metadata.sha256_hash()), bytes(smaller.data), forever);
            let headers = response.headers_mut();
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
            headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
            return response;
        }
        return serve(&req, &path, &tag(file.metadata.sha256_hash()), bytes(file.data), forever);
    }
    match built_file("index.html") {
        Some(_) if path.starts_with("assets/") => ApiError::address_unknown(&req).error_response(),
        Some(index) => screen(&req, &path, &app, (&screens, &heads), &index).await,
        None => HttpResponse::ServiceUnavailable().content_type("text/plain; charset=utf-8").body(
            "This binary was built without the web app. Run `make run`, or `npm run build` in web/ first.",
        ),
    }
}

/// Inputs of the server, not served as files.
const PARTS: [&str; 4] = ["index.html", "paint.js", "routes.json", "screens.json"];

/// The page at an address of the app. The service worker stores the bare page for offline use.
async fn screen(
    req: &HttpRequest,
    path: &str,
    app: &Data<App>,
    (screens, heads): (&Data<Screens>, &Data<Heads>),
    index: &[u8],
) -> HttpResponse {
    let (index, path) = (String::from_utf8_lossy(index), format!("/{path}"));
    let page = match heads::page(app, heads, &path, &index).await {
        Some(page) => Arc::new(page),
        None => prerender::page(app, screens, &path, req.query_string(), &index).await,
    };
    // Weak: the tag is the same with and without compression.
    let tag = EntityTag::new_weak(tag(page.hash).tag().to_owned());
    let mut response = serve(req, "index.html", &tag, page.html.clone(), false);
    let policy = HeaderValue::from_str(&page.policy).expect("the policy is ASCII");
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, policy);
    response
}

/// A file of the web build.
pub fn built_file(name: &str) -> Option<Vec<u8>> {
    Some(Web::get(name)?.data.into_owned())
}

/// Serves a generated text. The ending of `name` decides its content type.
pub fn serve_text(req: &HttpRequest, name: &str, text: Bytes) -> HttpResponse {
    // Weak: the tag is the same with and without compression.
    let tag = EntityTag::new_weak(tag(Sha256::digest(&text).into()).tag().to_owned());
    serve(req, name, &tag, text, false)
}

/// The build stores each text file also with maximal brotli compression; other clients get it compressed on the fly.
fn takes_brotli(req: &HttpRequest) -> bool {
    let accepted = AcceptEncoding::parse(req).ok();
    accepted.and_then(|accepted| accepted.negotiate([Encoding::brotli()].iter())) == Some(Encoding::brotli())
}

fn tag(hash: [u8; 32]) -> EntityTag {
    EntityTag::new_strong(hash[..16].iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Does not copy data that lies in the binary.
fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => data.into(),
    }
}

fn serve(req: &HttpRequest, path: &str, tag: &EntityTag, data: Bytes, forever: bool) -> HttpResponse {
    let caching = if forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = is_known(req, tag);
    let mut response = if known { HttpResponse::NotModified() } else { HttpResponse::Ok() };
    response.insert_header((ETAG, tag.to_string())).insert_header((CACHE_CONTROL, caching));
    if known {
        return response.finish();
    }
    let mime = mime_guess::from_path(path).first_or_octet_stream();
    let text = mime.type_() == "text" || mime.subtype() == "javascript" || mime.subtype() == "json";
    let content_type = if text { format!("{mime}; charset=utf-8") } else { mime.to_string() };
    response.insert_header((CONTENT_TYPE, content_type)).body(data)
}

#[cfg(test)]
mod tests {
    use actix_web::{http::header::ACCEPT_ENCODING, test::TestRequest};

    use super::*;

    #[test]
    fn brotli_is_served_to_clients_that_accept_it() {
        let takes = |accepted: &str| {
            takes_brotli(&TestRequest::default().insert_header((ACCEPT_ENCODING, accepted)).to_http_request())
        };
        for accepted in ["br", "gzip, deflate, br, zstd", "gzip;q=1.0, br;q=0.5"] {
            assert!(takes(accepted), "{accepted}");
        }
        for accepted in ["gzip, deflate", "identity", "br;q=0, gzip"] {
            assert!(!takes(accepted), "{accepted}");
        }
        assert!(!takes_brotli(&TestRequest::default().to_http_request()));
    }
}
