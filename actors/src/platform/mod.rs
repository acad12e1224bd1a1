//! Parts that know no account and no post: time, supervised tasks, maps with a lock per shard, the servers of `REDIS_URL`, and the
//! history of the database.

pub mod clock;
pub mod history;
pub mod redis_servers;
pub mod sharded;
pub mod supervisor;
