//! What an import works on.

use std::path::Path;

use portal::{
    content::{self, Error, Mode, Progress, Summary},
    ports::storage::LocalStorage,
};
use sql::Pool;
use tempfile::TempDir;
use tokio_postgres::NoTls;

use super::fixture::TestPack;

/// A migrated database and a media store of the test's own.
pub struct World {
    server: String,
    database: String,
    pub url: String,
    pub pool: Pool,
    media: TempDir,
}

impl World {
    pub async fn new() -> Self {
        let server = std::env::var("PORTAL_TEST_DATABASE_URL")
            .expect("PORTAL_TEST_DATABASE_URL names a PostgreSQL server on which databases may be made");
        let database = format!("content_{}", uuid::Uuid::new_v4().simple());
        admin(&server, &format!("create database {database}")).await;
        let url = format!("{}/{database}", server.trim_end_matches('/'));
        sql::migrate(&url).await.unwrap();
        let pool = sql::connect(&url, 4).unwrap();
        Self { server, database, url, pool, media: tempfile::tempdir().unwrap() }
    }

    pub async fn import_with(&self, pack: &Path, mode: Mode) -> Result<Summary, Error> {
        let storage = LocalStorage::new(self.media.path(), "/media");
        content::import(&self.pool, &storage, pack, mode, &Progress::silent()).await
    }

    pub async fn import(&self, pack: &TestPack) -> Summary {
        self.import_with(pack.path(), Mode::Apply).await.unwrap()
    }

    pub async fn execute(&self, statement: &str) {
        self.pool.get().await.unwrap().batch_execute(statement).await.unwrap();
    }

    /// The first column of every row, as text.
    pub async fn texts(&self, query: &str) -> Vec<String> {
        let rows = self.pool.get().await.unwrap().query(query, &[]).await.unwrap();
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Everything that an import can write, to see that nothing moved.
    pub async fn everything(&self) -> Vec<String> {
        self.texts(
            "select t::text from game_category t union all select t::text from game t
             union all select t::text from square_tag t union all select t::text from announcement t
             union all select t::text from welcome_message t union all select t::text from account t
             union all select t::text from status t union all select t::text from content_pack t
             union all select t::text from content_item t order by 1",
        )
        .await
    }

    pub fn media(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.media.path()).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    pub async fn end(self) {
        self.pool.close();
        admin(&self.server, &format!("drop database {} with (force)", self.database)).await;
    }
}

async fn admin(server: &str, statement: &str) {
    let (client, connection) = tokio_postgres::connect(server, NoTls).await.unwrap();
    let driver = tokio::spawn(connection);
    client.batch_execute(statement).await.unwrap();
    drop(client);
    driver.await.unwrap().unwrap();
}
