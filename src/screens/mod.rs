//! The app's page with its first screen in it: what a visitor reads there first, and how that looks, painted before the app's own
//! scripts have arrived. Nothing in it is anybody's own: it is the same for all who ask.

mod answers;
mod built;
mod painter;
mod written;

use std::{sync::Arc, time::Duration};

pub use self::written::Page;
use self::{built::Screen, painter::Painter};
use crate::{
    app::App,
    http::{
        error::ApiError,
        text::{LANGUAGE, Language},
    },
    totals::Kept,
};

/// Who opens the app is not kept waiting for what it can ask for by itself.
const PATIENCE: Duration = Duration::from_secs(2);

/// The pages of a moment, and who paints them.
pub struct Screens {
    pages: Kept<String, Arc<Page>>,
    painter: Painter,
    keep: Duration,
}

impl Screens {
    /// A page is kept as long as the lists that are in it.
    #[must_use]
    pub fn new(keep: Duration) -> Self {
        Self { pages: Kept::default(), painter: Painter::new(built::paint_script), keep }
    }
}

/// The page at this address, with as much of its first screen as there is: without a database it is the bare one.
pub async fn page(app: &App, path: &str, query: &str, index: &str) -> Arc<Page> {
    // A query chooses other things; an invitation chooses nothing.
    let plain = form_urlencoded::parse(query.as_bytes()).all(|(name, _)| INERT.contains(&name.as_ref()));
    let Some(screen) = built::screen(path).filter(|_| plain) else { return Arc::new(written::bare(index)) };
    let Screens { pages, keep, .. } = &app.screens;
    let make = async || first(app, path, &screen, index).await;
    // It speaks the app's own language, whoever has it made.
    let made = LANGUAGE.scope(Language::Chinese, pages.get(path.to_owned(), *keep, app.clock.now(), make));
    match tokio::time::timeout(PATIENCE, made).await {
        Ok(Ok(page)) => return page,
        Ok(Err(error)) => tracing::warn!(%error, path, "a page goes without its first screen"),
        Err(_) => tracing::warn!(path, "a page does not wait for its first screen"),
    }
    Arc::new(written::bare(index))
}

/// Names in an address that do not change what is on its screen.
const INERT: [&str; 2] = ["code", "inviteCode"];

async fn first(app: &App, path: &str, screen: &Screen, index: &str) -> Result<Arc<Page>, ApiError> {
    let answers = answers::of_visitor(app, &screen.calls).await?;
    let painted = app.screens.painter.painting(path, &answers, app.clock.now()).await;
    Ok(Arc::new(written::page(index, screen, &answers, painted.as_deref())))
}
