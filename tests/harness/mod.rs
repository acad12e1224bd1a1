//! What the tests stand on. Everything is real: PostgreSQL and Redis are started once for the whole binary, each test
//! gets a database and a Redis prefix of its own, and its servers listen on sockets.

mod activities;
mod alipay;
mod bound;
mod cli;
mod client;
mod cluster;
mod crowd;
mod database;
mod gateway;
pub mod mp4;
mod nodes;
mod people;
mod postgres;
mod posts;
mod proxy;
mod raw;
mod redis;
mod s3;
mod schema;
mod server;
mod shop;
mod socket;
mod wait;
mod web;

pub use activities::{activity, prize, task};
pub use alipay::{Alipay, Treat};
pub use cli::{Ran, Running};
pub use client::{Answer, Client, Page};
pub use cluster::TestCluster;
pub use crowd::{Caller, Goal, LightSocket, Watcher, open_light, pause};
pub use database::{TestDatabase, server_url};
pub use gateway::{Gateway, SECRET as GATEWAY_SECRET, Treats, wrong};
pub use nodes::Nodes;
pub use people::{PASSWORD, User, game, gift, own, players, post, send_to, send_to_all, vip_plan};
pub use posts::{follow, picture, posts, publish, tags, video};
pub use proxy::{Proxy, Which};
pub use raw::{exchange, exchange_bytes};
pub use redis::TestRedis;
pub use s3::S3;
pub use server::{Options, SECRET, TestServer};
pub use shop::{Cashier, call_back, order, ordered, paid, pay_info, shop};
pub use socket::{Closed, Socket};
pub use wait::{LIMIT, eventually, within};
pub use web::Post;
