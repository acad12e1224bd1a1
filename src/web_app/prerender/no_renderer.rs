//! Stands in for the renderer in a build without the feature `prerender`: the page has the data of its first screen, and no HTML.

use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::written::Rendered;

pub struct Renderer;

impl Renderer {
    pub fn new(_: fn() -> Vec<u8>) -> Self {
        Self
    }

    pub async fn rendering(&self, _: &str, _: &Arc<str>, _: DateTime<Utc>) -> Option<Arc<Rendered>> {
        None
    }
}
