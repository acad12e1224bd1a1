//! Reads the web build's output for prerendering: `screens.json` and `paint.js`, made by `web/scripts/screens.ts`.

use std::collections::HashMap;

use serde::Deserialize;

use crate::web_app::assets::built_file;

#[derive(Debug, Clone, Deserialize)]
pub struct Screen {
    /// The screen's own title; the application's is put before it.
    pub title: String,
    /// Files in `assets/` that it needs in addition to the app's own.
    pub files: Vec<String>,
    /// First calls of a visitor's browser: an address below `/api`, followed by the input as JSON.
    pub calls: Vec<String>,
}

/// The screen to prerender at this address. `None`: there is none, or the web app was not built.
pub fn screen(path: &str) -> Option<Screen> {
    let mut screens: HashMap<String, Screen> = serde_json::from_slice(&built_file("screens.json")?).ok()?;
    screens.remove(path)
}

/// The render script; empty if the web app was not built.
pub fn paint_script() -> Vec<u8> {
    built_file("paint.js").unwrap_or_default()
}
