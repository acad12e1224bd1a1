//! The head of a page about one thing: its name, description and picture, for search engines and previews of links.
//!
//! - A head contains only what the API answers to a visitor. A thing that a visitor cannot see has the same page as a thing that does
//!   not exist.
//! - A head is cached for `KEEP`, so a new name shows within that time.
//! - A page waits at most `PATIENCE` for its head, and is then served without it. At most `LOADS` heads are read at once, so that an
//!   unresponsive database occupies few connections and tasks.

mod read;
mod thing;
mod written;

use std::{sync::Arc, time::Duration};

use actix_web::web::Data;
use tokio::{sync::Semaphore, time::timeout};

use self::read::Head;
pub use self::thing::{Kind, Thing};
use super::{page::Page, routes::routes};
use crate::{
    api::{middleware::run_to_completion::outcome, state::App},
    platform::cache::Cache,
};

const KEEP: Duration = Duration::from_secs(10);
const PATIENCE: Duration = Duration::from_millis(150);
const LOADS: usize = 4;

/// The latest heads.
pub struct Heads {
    /// The key is the thing and the epoch of the database's history.
    latest: Cache<(Thing, u64), Option<Arc<Head>>>,
    loads: Arc<Semaphore>,
}

impl Default for Heads {
    fn default() -> Self {
        Self { latest: Cache::default(), loads: Arc::new(Semaphore::new(LOADS)) }
    }
}

/// The page at this path with the head of its thing. `None`: no thing that a visitor may see is at this path, or it was not read in time.
pub async fn page(app: &Data<App>, heads: &Data<Heads>, path: &str, index: &str) -> Option<Page> {
    let thing = Thing::at(path)?;
    let head = head(app, heads, thing).await?;
    let routes = routes();
    let title = routes.titles.get(thing.kind.route()).map_or("", String::as_str);
    let picture = head.picture.as_ref().map(|path| format!("{}{path}", app.payments.public_url()));
    let address = routes.address(app, &thing.path());
    Some(written::page(index, title, &head, thing.kind.og_type(), &address, picture.as_deref()))
}

async fn head(app: &Data<App>, heads: &Data<Heads>, thing: Thing) -> Option<Arc<Head>> {
    let (now, key) = (app.clock.now(), (thing, app.node.epoch()));
    if let Some(head) = heads.latest.fresh(&key, KEEP, now).await {
        return head;
    }
    let loaded = async {
        let load = heads.loads.clone().acquire_owned().await.ok()?;
        let (app, heads) = (app.clone(), heads.clone());
        // In a separate task, so that the query completes and is cached even if the page stops waiting for it.
        let mut loading = actix_web::rt::spawn(async move {
            let read = heads.latest.get(key, KEEP, now, async || read::read(&app, thing).await).await;
            drop(load);
            read
        });
        match outcome(&mut loading).await {
            Ok(head) => head,
            Err(error) => {
                tracing::warn!(%error, ?thing, "the head of a page could not be read");
                None
            }
        }
    };
    timeout(PATIENCE, loaded).await.unwrap_or_else(|_| {
        tracing::warn!(?thing, "the head of a page was not read in time");
        None
    })
}
