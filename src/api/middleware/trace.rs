//! Puts the request's id, method and path into every log line of its handling.
//!
//! It runs inside the response cache: creating a span costs more than answering from the cache.
//! - The query string is never logged, since it can hold a ticket; nor is the token of `/files/…`, `/pages/…` and `/exports/…`.

use std::rc::Rc;

use actix_web::{
    Error, HttpMessage,
    body::MessageBody,
    dev::{ServiceRequest, ServiceResponse},
    http::{Method, Uri, header::HeaderValue},
    middleware::Next,
};
use tracing::{Instrument, Span};

use crate::platform::signed_url;

pub async fn trace(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let span = req.extensions().get::<Rc<LoggedRequest>>().expect("set by `request`").span();
    next.call(req).instrument(span).await
}

/// Identifies a request in logs; stored in the request's extensions.
pub struct LoggedRequest {
    /// Consists of letters, digits and dashes.
    pub id: HeaderValue,
    pub method: Method,
    pub uri: Uri,
}

impl LoggedRequest {
    pub fn span(&self) -> Span {
        let id = self.id.to_str().unwrap_or_default();
        // The path only: a query can hold a ticket.
        let path = shortened(signed_url::without_token(self.uri.path()));
        tracing::info_span!("request", id, method = %self.method, path)
    }
}

/// Longest path in a log, characters: clients can send long invalid paths without limit.
const MAX_PATH: usize = 200;

fn shortened(mut path: String) -> String {
    if let Some((end, _)) = path.char_indices().nth(MAX_PATH) {
        path.truncate(end);
        path.push('…');
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::telemetry::capture;

    fn logged(path: &str) -> String {
        let lines = capture::logged(|| {
            let id = HeaderValue::from_static("id");
            let named = LoggedRequest { id, method: Method::GET, uri: Uri::try_from(path).unwrap() };
            named.span().in_scope(|| tracing::warn!("answered"));
        });
        lines.concat()
    }

    #[test]
    fn a_long_path_is_cut_in_the_log() {
        let whole = format!("/{}", "a".repeat(MAX_PATH - 1));
        assert!(logged(&whole).contains(&format!("path=\"{whole}\"")));
        assert!(logged(&format!("{whole}{}", "b".repeat(60_000))).contains(&format!("path=\"{whole}…\"")));
        assert_eq!(shortened("页".repeat(MAX_PATH + 1)), format!("{}…", "页".repeat(MAX_PATH)));
    }
}
