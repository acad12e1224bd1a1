//! Prerenders the first screen of the app's page: its data and its HTML, so that it shows before the app's scripts arrive.
//!
//! - The page is the same for everybody: its first screen is a visitor's, even for a signed-in player.
//! - It is made once for all requests within `PORTAL_FEEDS_LISTS_MS`. The HTML may be up to 3 s older than the data.
//! - If data or HTML are not ready within 2 s, or rendering fails, the page is served without them.

mod answers;
mod built;
#[cfg_attr(not(feature = "prerender"), path = "no_renderer.rs")]
mod renderer;
mod written;

use std::{convert::Infallible, sync::Arc, time::Duration};

use actix_web::web::Data;

use self::{built::Screen, renderer::Renderer};
use super::page::Page;
use crate::{
    api::state::App,
    platform::cache::{Cache, CacheError},
    text::{LANGUAGE, Language},
};

/// Longest wait for the first screen; without it the app fetches the data itself.
const PATIENCE: Duration = Duration::from_secs(2);

/// The cached pages, and the renderer.
pub struct Screens {
    pages: Cache<String, Arc<Page>>,
    renderer: Renderer,
    keep: Duration,
}

impl Screens {
    /// A page is cached as long as the lists in it.
    #[must_use]
    pub fn new(keep: Duration) -> Self {
        Self { pages: Cache::default(), renderer: Renderer::new(built::paint_script), keep }
    }
}

/// The page at this address with its first screen, or the bare page if that fails, for example without a database.
pub async fn page(
    app: &Data<App>,
    screens: &Data<Screens>,
    path: &str,
    query: &str,
    index: &str,
) -> Arc<Page> {
    // Query parameters change the content of the screen, except those of an invitation.
    let plain = form_urlencoded::parse(query.as_bytes()).all(|(name, _)| INERT.contains(&name.as_ref()));
    let Some(screen) = built::screen(path).filter(|_| plain) else { return Arc::new(written::bare(index)) };
    // A task of its own: it completes and is cached even when the request gives up.
    let made = actix_web::rt::spawn(LANGUAGE.scope(
        // Always the app's own language, because all readers share the page.
        Language::Chinese,
        made(app.clone(), screens.clone(), path.to_owned(), screen, index.to_owned()),
    ));
    match tokio::time::timeout(PATIENCE, made).await {
        Ok(Ok(page)) => return page,
        Ok(Err(error)) => tracing::error!(%error, path, "making a page panicked"),
        Err(_) => tracing::warn!(path, "the first screen was not ready in time"),
    }
    Arc::new(written::bare(index))
}

/// Query parameters that do not change the screen.
const INERT: [&str; 2] = ["code", "inviteCode"];

/// The cached page, or a new one for each request if caching is off.
async fn made(
    app: Data<App>,
    screens: Data<Screens>,
    path: String,
    screen: Screen,
    index: String,
) -> Arc<Page> {
    let Screens { pages, renderer, keep } = &**screens;
    let make = async || Ok::<_, Infallible>(first(&app, renderer, &path, &screen, &index).await);
    let made = match keep.is_zero() {
        true => make().await.map_err(CacheError::Load),
        false => pages.get(path.clone(), *keep, app.clock.now(), make).await,
    };
    made.unwrap_or_else(|_| Arc::new(written::bare(&index)))
}

/// Makes the page. Without answers it is the bare page, which is cached as long: opening the app needs no database.
async fn first(app: &App, renderer: &Renderer, path: &str, screen: &Screen, index: &str) -> Arc<Page> {
    let answers = match answers::of_visitor(app, &screen.calls).await {
        Ok(answers) => answers,
        Err(error) => {
            tracing::warn!(%error, path, "the data of the first screen could not be read");
            return Arc::new(written::bare(index));
        }
    };
    let rendered = renderer.rendering(path, &answers, app.clock.now()).await;
    Arc::new(written::page(index, screen, &answers, rendered.as_deref()))
}
