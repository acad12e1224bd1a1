//! The database and the store that an import writes to.

use std::{path::Path, sync::Arc};

use portal::{
    content::{self, Error, Mode, Progress, Request, Summary},
    platform::storage::{LocalStorage, Stores},
};
use tempfile::TempDir;

use super::fixture::TestPack;
use crate::harness::TestDatabase;

/// A migrated database and a media store of the test's own.
pub struct World {
    pub db: TestDatabase,
    home: TempDir,
}

impl World {
    pub async fn new() -> Self {
        Self { db: TestDatabase::new().await, home: tempfile::tempdir().unwrap() }
    }

    pub async fn import_with(&self, pack: &Path, mode: Mode) -> Result<Summary, Error> {
        content::import(&self.db.pool, &stores(self.home.path()), pack, mode, &Progress::silent()).await
    }

    pub async fn import(&self, pack: &TestPack) -> Summary {
        self.import_with(pack.path(), Mode::Apply).await.unwrap()
    }

    /// Imports as the request says.
    pub async fn import_as(&self, pack: &TestPack, request: &Request<'_>) -> Result<Summary, Error> {
        let stores = stores(self.home.path());
        content::import_as(&self.db.pool, &stores, pack.path(), request, &Progress::silent()).await
    }

    pub async fn roll_back(&self, number: i64) -> Result<Summary, Error> {
        let (stores, request) = (stores(self.home.path()), Request::new(Mode::Apply));
        content::roll_back(&self.db.pool, &stores, number, &request).await
    }

    /// Removes a file of the store `media` or `files`.
    pub fn lose(&self, store: &str, name: &str) {
        std::fs::remove_file(self.home.path().join(store).join(name)).unwrap();
    }

    /// Marks its media store, as the start of a node does.
    pub async fn mark_store(&self) {
        content::mark_store(&self.db.pool, stores(self.home.path()).media.as_ref()).await.unwrap();
    }

    /// The first column of every row, as text.
    pub async fn texts(&self, query: &str) -> Vec<String> {
        let rows = self.db.pool.get().await.unwrap().query(query, &[]).await.unwrap();
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// All data that an import can write, for comparisons.
    pub async fn everything(&self) -> Vec<String> {
        self.texts(
            "select t::text from game_category t union all select t::text from game t
             union all select t::text from square_tag t union all select t::text from announcement t
             union all select t::text from welcome_message t union all select t::text from account t
             union all select t::text from status t union all select t::text from content_pack t
             union all select t::text from content_item t
             union all select t::text from customer_service t union all select t::text from faq t
             union all select t::text from document t
             union all select t::text from sensitive_word t union all select t::text from gift t
             union all select t::text from coin_package t union all select t::text from pay_channel t
             union all select t::text from content_translation t union all select t::text from vip_plan t union all select t::text from vip_grant t
             union all select t::text from post t union all select t::text from comment t
             union all select t::text from post_like t union all select t::text from thread_event t order by 1",
        )
        .await
    }

    pub fn media(&self) -> Vec<String> {
        self.names_in("media")
    }

    pub fn files(&self) -> Vec<String> {
        self.names_in("files")
    }

    fn names_in(&self, folder: &str) -> Vec<String> {
        let Ok(entries) = std::fs::read_dir(self.home.path().join(folder)) else { return Vec::new() };
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

/// Paths in this folder, as in a home of the portal.
pub fn stores(home: &Path) -> Stores {
    Stores {
        media: Arc::new(LocalStorage::new(home.join("media"))),
        files: Arc::new(LocalStorage::new(home.join("files"))),
    }
}
