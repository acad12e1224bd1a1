//! Parts that know nothing of the product: limits, caches, pools, hashes, storage, private PostgreSQL, logs.

pub(crate) mod blocking_pool;
pub mod build_info;
pub(crate) mod cache;
pub(crate) mod csv;
pub(crate) mod hmac;
pub(crate) mod html;
pub(crate) mod http_client;
pub mod keys;
pub(crate) mod limits;
pub(crate) mod local_rate_limit;
pub(crate) mod money;
#[cfg_attr(not(feature = "private-postgres"), path = "no_private_postgres.rs")]
pub mod private_postgres;
pub(crate) mod signed_url;
pub mod storage;
pub(crate) mod telemetry;
pub(crate) mod text_safety;
