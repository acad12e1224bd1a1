//! The app's routes, as `web/scripts/screens.ts` writes them into `routes.json`.

use std::collections::HashMap;

use serde::Deserialize;

use super::assets::built_file;
use crate::api::state::App;

#[derive(Debug, Clone, Default, Deserialize)]
pub struct Routes {
    /// The path under which the app is served; empty: the root.
    prefix: String,
    /// The titles of the pages about one thing, by the names of their routes.
    pub titles: HashMap<String, String>,
    /// The paths of the pages that show only a player's own things.
    pub personal: Vec<String>,
    /// The paths of the pages for the sitemap that need no id.
    pub listed: Vec<String>,
}

/// No routes: the web app was not built.
pub fn routes() -> Routes {
    let read = built_file("routes.json").and_then(|file| serde_json::from_slice(&file).ok());
    read.unwrap_or_default()
}

impl Routes {
    /// The public address of a path of the app.
    pub fn address(&self, app: &App, path: &str) -> String {
        format!("{}{}{path}", app.payments.public_url(), self.prefix)
    }

    /// The path as browsers request it.
    pub fn path(&self, path: &str) -> String {
        format!("{}{path}", self.prefix)
    }
}
