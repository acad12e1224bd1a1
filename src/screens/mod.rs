//! The app's page with its first screen in it: what a visitor reads there first, and how that looks, painted before the app's own
//! scripts have arrived. Nothing in it is anybody's own: it is the same for all who ask.

mod answers;
mod built;
mod painter;
mod written;

use std::{collections::HashMap, sync::Arc, time::Duration};

use chrono::{DateTime, TimeDelta, Utc};
use tokio::sync::Mutex;

pub use self::written::Page;
use self::{built::Screen, painter::Painter};
use crate::{app::App, http::error::ApiError};

/// Who opens the app is not kept waiting for what it can ask for by itself.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long a picture of a screen may be older than what is in it: the app paints it anew anyway.
const PAINTED_FOR: TimeDelta = TimeDelta::seconds(3);

/// What was painted of each screen, and who paints.
#[derive(Default)]
pub struct Screens {
    painter: Painter,
    painted: Mutex<HashMap<String, Arc<Mutex<Option<Painting>>>>>,
}

struct Painting {
    of: Arc<str>,
    at: DateTime<Utc>,
    painted: Arc<painter::Painted>,
}

/// The page at this address, with as much of its first screen as there is: without a database it is the bare one.
pub async fn page(app: &App, path: &str, query: &str, index: &str) -> Page {
    // A query chooses other things; an invitation chooses nothing.
    let plain = form_urlencoded::parse(query.as_bytes()).all(|(name, _)| INERT.contains(&name.as_ref()));
    let Some(screen) = built::screen(path).filter(|_| plain) else { return written::bare(index) };
    let first = tokio::time::timeout(PATIENCE, first(app, path, &screen)).await;
    match first {
        Ok(Ok((answers, painted))) => written::page(index, &screen, &answers, painted.as_deref()),
        Ok(Err(error)) => {
            tracing::warn!(%error, path, "a page goes without its first screen");
            written::bare(index)
        }
        Err(_) => written::bare(index),
    }
}

/// Names in an address that do not change what is on its screen.
const INERT: [&str; 2] = ["code", "inviteCode"];

async fn first(
    app: &App,
    path: &str,
    screen: &Screen,
) -> Result<(Arc<str>, Option<Arc<painter::Painted>>), ApiError> {
    let answers: Arc<str> = answers::of_visitor(app, &screen.calls).await?.into();
    let slot = app.screens.painted.lock().await.entry(path.to_owned()).or_default().clone();
    let mut painting = slot.lock().await;
    let now = app.clock.now();
    if let Some(Painting { of, at, painted }) = &*painting
        && (*of == answers || now - *at < PAINTED_FOR)
    {
        return Ok((answers, Some(painted.clone())));
    }
    let painted = match app.screens.painter.paint(path, &answers).await {
        Ok(painted) => Arc::new(painted),
        Err(error) => {
            tracing::error!(%error, path, "a screen was not painted");
            return Ok((answers, None));
        }
    };
    *painting = Some(Painting { of: answers.clone(), at: now, painted: painted.clone() });
    Ok((answers, Some(painted)))
}
