//! `/sitemap.xml` and its parts: the addresses of everything that a visitor may see.
//!
//! - The index names the parts. A part has at most `sql::sitemap::PART` addresses, and only parts of the index are made.
//! - The index and each part are cached for `KEEP`; the cache of parts is bounded in bytes. They are made one at a time, so that crawlers
//!   occupy one database connection.

mod part;
mod written;

use std::{sync::Arc, time::Duration};

use actix_web::{
    HttpRequest, HttpResponse, ResponseError,
    web::{Bytes, Data, Path},
};
use tokio::sync::Semaphore;

use self::part::Part;
use super::{assets::serve_text, routes::routes};
use crate::{
    api::{error::ApiError, state::App},
    platform::cache::Cache,
};

const KEEP: Duration = Duration::from_mins(10);
/// Bound of the cache, bytes: a dozen full parts.
const MAX_BYTES: u32 = 16 << 20;

pub struct Sitemaps {
    index: Cache<(), Arc<[Part]>>,
    parts: Cache<Part, Bytes>,
    /// One permit: the index and the parts are made one at a time.
    one: Semaphore,
}

impl Default for Sitemaps {
    fn default() -> Self {
        Self { index: Cache::default(), parts: Cache::within(MAX_BYTES, Bytes::len), one: Semaphore::new(1) }
    }
}

pub async fn index(req: HttpRequest, app: Data<App>, sitemaps: Data<Sitemaps>) -> HttpResponse {
    let routes = routes();
    match sitemaps.parts(&app).await {
        Ok(parts) => {
            let addresses = parts.iter().map(|part| routes.address(&app, &part.path()));
            serve_text(&req, "sitemap.xml", written::index(addresses))
        }
        Err(error) => error.error_response(),
    }
}

pub async fn part(
    req: HttpRequest,
    name: Path<String>,
    app: Data<App>,
    sitemaps: Data<Sitemaps>,
) -> HttpResponse {
    match sitemaps.part(&app, &name).await {
        Ok(Some(xml)) => serve_text(&req, "sitemap.xml", xml),
        Ok(None) => ApiError::address_unknown(&req).error_response(),
        Err(error) => error.error_response(),
    }
}

impl Sitemaps {
    async fn parts(&self, app: &App) -> Result<Arc<[Part]>, ApiError> {
        let make = async || {
            let _one = self.one.acquire().await;
            Ok::<_, ApiError>(app.read_public(None, part::all).await?.into())
        };
        Ok(self.index.get((), KEEP, app.clock.now(), make).await?)
    }

    /// `None`: the index does not have this part.
    async fn part(&self, app: &App, name: &str) -> Result<Option<Bytes>, ApiError> {
        let parts = self.parts(app).await?;
        let Some(part) = parts.iter().find(|part| part.name() == name) else { return Ok(None) };
        let make = async || {
            let _one = self.one.acquire().await;
            let routes = routes();
            let addresses = part::addresses(app, &routes, *part).await?;
            Ok::<_, ApiError>(written::part(&addresses))
        };
        Ok(Some(self.parts.get(*part, KEEP, app.clock.now(), make).await?))
    }
}
