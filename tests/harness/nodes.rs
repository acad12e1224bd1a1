//! Two or more nodes of one portal, with one database and one Redis.

use std::sync::Arc;

use super::{Options, Proxy, TestDatabase, TestRedis, TestServer};

pub struct Nodes {
    pub a: TestServer,
    pub b: TestServer,
    pub db: Arc<TestDatabase>,
    options: Options,
}

impl Nodes {
    /// Starts two nodes on the shared Redis.
    pub async fn start() -> Self {
        Self::on(&TestRedis::shared_url(), Options::default()).await
    }

    pub async fn on(redis_url: &str, options: Options) -> Self {
        Self::named(redis_url, &TestRedis::prefix(), options).await
    }

    /// Starts two nodes with this Redis prefix.
    pub async fn named(redis_url: &str, prefix: &str, options: Options) -> Self {
        let db = Arc::new(TestDatabase::new().await);
        let options = options.redis(redis_url, prefix);
        let a = TestServer::on(db.clone(), &db.url, options.clone()).await;
        let b = TestServer::on(db.clone(), &db.url, options.clone()).await;
        Self { a, b, db, options }
    }

    /// Starts two nodes that reach their database through a proxy.
    pub async fn through_proxy(redis_url: &str, options: Options) -> (Self, Proxy) {
        let db = Arc::new(TestDatabase::new().await);
        let (proxy, url) = Proxy::instead_of(&db.url);
        let options = options.redis(redis_url, &TestRedis::prefix());
        let a = TestServer::on(db.clone(), &url, options.clone()).await;
        let b = TestServer::on(db.clone(), &url, options.clone()).await;
        (Self { a, b, db, options }, proxy)
    }

    /// Starts a node without a proxy.
    pub async fn another(&self) -> TestServer {
        TestServer::on(self.db.clone(), &self.db.url, self.options.clone()).await
    }
}
