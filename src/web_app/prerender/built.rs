//! What the web's build made of the screens that may come with the page: `screens.json` and `paint.js`, by `web/scripts/screens.ts`.

use std::collections::HashMap;

use serde::Deserialize;

use crate::web_app::assets::built_file;

#[derive(Debug, Clone, Deserialize)]
pub struct Screen {
    /// Of its own; the application's is put before it.
    pub title: String,
    /// What it takes beside the app's own files, in `assets/`.
    pub files: Vec<String>,
    /// What a visitor's browser asks for first: an address below `/api`, and what it is asked with as JSON.
    pub calls: Vec<String>,
}

/// None where the address is not among them, or nothing was built.
pub fn screen(path: &str) -> Option<Screen> {
    let mut screens: HashMap<String, Screen> = serde_json::from_slice(&built_file("screens.json")?).ok()?;
    screens.remove(path)
}

/// What paints them; nothing, where nothing was built.
pub fn paint_script() -> Vec<u8> {
    built_file("paint.js").unwrap_or_default()
}
