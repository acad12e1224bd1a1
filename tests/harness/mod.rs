//! What the tests stand on. Everything is real: PostgreSQL and Redis are started once for the whole binary, each test
//! gets a database and a Redis prefix of its own, and its servers listen on sockets.

mod bound;
mod cli;
mod client;
mod cluster;
mod crowd;
mod database;
mod gateway;
mod nodes;
mod people;
mod postgres;
mod proxy;
mod raw;
mod redis;
mod schema;
mod server;
mod socket;
mod wait;

pub use cli::{Ran, Running};
pub use client::{Answer, Client};
pub use cluster::TestCluster;
pub use crowd::{Caller, Goal, LightSocket, Watcher, open_light, pause};
pub use database::{TestDatabase, server_url};
pub use gateway::{Gateway, SECRET as GATEWAY_SECRET, Treats, wrong};
pub use nodes::Nodes;
pub use people::{PASSWORD, User, game, post, send_to, send_to_all};
pub use proxy::{Proxy, Which};
pub use raw::{exchange, exchange_bytes};
pub use redis::TestRedis;
pub use server::{Options, TestServer};
pub use socket::{Closed, Socket};
pub use wait::{LIMIT, eventually, within};
