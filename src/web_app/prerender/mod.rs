//! The app's page with its first screen in it: what a visitor reads there first, and how that looks, painted before the app's own
//! scripts have arrived. Nothing in it is anybody's own: it is the same for all who ask.

mod answers;
mod built;
mod renderer;
mod written;

use std::{convert::Infallible, sync::Arc, time::Duration};

use actix_web::web::Data;

pub use self::written::Page;
use self::{built::Screen, renderer::Painter};
use crate::{
    api::state::App,
    platform::cache::{Cache, CacheError},
    text::{LANGUAGE, Language},
};

/// Who opens the app is not kept waiting for what it can ask for by itself.
const PATIENCE: Duration = Duration::from_secs(2);

/// The pages of a moment, and who paints them.
pub struct Screens {
    pages: Cache<String, Arc<Page>>,
    painter: Painter,
    keep: Duration,
}

impl Screens {
    /// A page is kept as long as the lists that are in it.
    #[must_use]
    pub fn new(keep: Duration) -> Self {
        Self { pages: Cache::default(), painter: Painter::new(built::paint_script), keep }
    }
}

/// The page at this address, with as much of its first screen as there is: without a database it is the bare one.
pub async fn page(
    app: &Data<App>,
    screens: &Data<Screens>,
    path: &str,
    query: &str,
    index: &str,
) -> Arc<Page> {
    // A query chooses other things; an invitation chooses nothing.
    let plain = form_urlencoded::parse(query.as_bytes()).all(|(name, _)| INERT.contains(&name.as_ref()));
    let Some(screen) = built::screen(path).filter(|_| plain) else { return Arc::new(written::bare(index)) };
    // On its own: what has begun is finished and kept, however long whoever asked waits for it.
    let made = actix_web::rt::spawn(LANGUAGE.scope(
        // It speaks the app's own language, whoever has it made.
        Language::Chinese,
        made(app.clone(), screens.clone(), path.to_owned(), screen, index.to_owned()),
    ));
    match tokio::time::timeout(PATIENCE, made).await {
        Ok(Ok(page)) => return page,
        Ok(Err(error)) => tracing::error!(%error, path, "a page could not be made"),
        Err(_) => tracing::warn!(path, "a page does not wait for its first screen"),
    }
    Arc::new(written::bare(index))
}

/// Names in an address that do not change what is on its screen.
const INERT: [&str; 2] = ["code", "inviteCode"];

/// One of this moment; where nothing is kept, one of its own.
async fn made(
    app: Data<App>,
    screens: Data<Screens>,
    path: String,
    screen: Screen,
    index: String,
) -> Arc<Page> {
    let Screens { pages, painter, keep } = &**screens;
    let make = async || Ok::<_, Infallible>(first(&app, painter, &path, &screen, &index).await);
    let made = match keep.is_zero() {
        true => make().await.map_err(CacheError::Load),
        false => pages.get(path.clone(), *keep, app.clock.now(), make).await,
    };
    made.unwrap_or_else(|_| Arc::new(written::bare(&index)))
}

/// Without answers it is the bare one, for as long as any other: nobody needs a database to open the app.
async fn first(app: &App, painter: &Painter, path: &str, screen: &Screen, index: &str) -> Arc<Page> {
    let answers = match answers::of_visitor(app, &screen.calls).await {
        Ok(answers) => answers,
        Err(error) => {
            tracing::warn!(%error, path, "a page goes without its first screen");
            return Arc::new(written::bare(index));
        }
    };
    let painted = painter.painting(path, &answers, app.clock.now()).await;
    Arc::new(written::page(index, screen, &answers, painted.as_deref()))
}
