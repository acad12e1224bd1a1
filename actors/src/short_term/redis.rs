//! Short-term data in Redis. Each call is one script, which Redis runs atomically.

use std::{sync::Arc, time::Duration};

use chrono::{DateTime, Utc};
use redis::{
    ErrorKind, FromRedisValue, RedisError, RedisResult,
    aio::{ConnectionManager, ConnectionManagerConfig},
};
use tokio::time::timeout;
use uuid::Uuid;

use super::{Allowance, LimitDecision, Rule, ShortTerm, Tried};
use crate::platform::redis_servers::{Cluster, NoPushes, RedisServers};
use sql::short_term::{AHEAD, latest_expiry};

/// After this time without an answer, PostgreSQL is asked.
const LIMIT: Duration = Duration::from_millis(500);

const TAKE: &str = include_str!("take.lua");
const GIVE_BACK: &str = include_str!("give_back.lua");
const PUT_CODE: &str = include_str!("put_code.lua");
const TRY_CODE: &str = include_str!("try_code.lua");

#[derive(Clone)]
pub struct RedisShortTerm {
    connection: Connection,
    prefix: Arc<str>,
}

#[derive(Clone)]
enum Connection {
    One(ConnectionManager),
    Cluster(Cluster),
}

impl RedisShortTerm {
    /// Connects at the first call.
    pub fn new(servers: &RedisServers, prefix: &str) -> RedisResult<Self> {
        let connection = match servers {
            RedisServers::One(info) => {
                let client = redis::Client::open(info.as_ref().clone())?;
                let config = ConnectionManagerConfig::new()
                    .set_connection_timeout(Some(LIMIT))
                    .set_response_timeout(Some(LIMIT))
                    .set_max_delay(LIMIT);
                Connection::One(ConnectionManager::new_lazy_with_config(client, config)?)
            }
            RedisServers::Cluster(nodes) => {
                Connection::Cluster(Cluster::new(nodes, LIMIT, None::<NoPushes>)?)
            }
        };
        Ok(Self { connection, prefix: prefix.into() })
    }

    /// The part in braces decides the slot in a Cluster. One script needs all its keys in one slot.
    fn log(&self, key: &str) -> String {
        format!("{{{}:limit}}:{key}", self.prefix)
    }

    fn code(&self, key: &str) -> String {
        format!("{}:code:{key}", self.prefix)
    }

    async fn ask<T: FromRedisValue>(&self, command: &redis::Cmd) -> RedisResult<T> {
        match &self.connection {
            Connection::One(manager) => in_time(command.query_async(&mut manager.clone())).await,
            Connection::Cluster(cluster) => {
                let asked = async { command.query_async(&mut cluster.connection().await?).await };
                let answer = in_time(asked).await;
                if answer.is_err() {
                    cluster.forget();
                }
                answer
            }
        }
    }
}

async fn in_time<T>(answer: impl Future<Output = RedisResult<T>>) -> RedisResult<T> {
    let late = |_| Err(RedisError::from((ErrorKind::Io, "no answer in time")));
    timeout(LIMIT, answer).await.unwrap_or_else(late)
}

fn script(text: &str, keys: &[String]) -> redis::Cmd {
    let mut command = redis::cmd("EVAL");
    command.arg(text).arg(keys.len()).arg(keys);
    command
}

impl ShortTerm for RedisShortTerm {
    type Error = RedisError;

    async fn take(&self, allowances: &[Allowance], now: DateTime<Utc>) -> RedisResult<LimitDecision> {
        let keys: Vec<_> = allowances.iter().map(|allowance| self.log(&allowance.key)).collect();
        let mut command = script(TAKE, &keys);
        command.arg(now.timestamp_millis()).arg(Uuid::new_v4().simple().to_string());
        command.arg(AHEAD.as_millis() as u64);
        for allowance in allowances {
            match &allowance.rule {
                Rule::Until { most, end } => {
                    command.arg("until").arg(most).arg(end.timestamp_millis());
                }
                Rule::Sliding(rates) => {
                    command.arg("sliding").arg(rates.len());
                    for rate in rates {
                        command.arg(rate.most).arg(rate.within.as_millis() as u64);
                    }
                }
            }
        }
        let answer: Vec<u64> = self.ask(&command).await?;
        let [granted, states @ ..] = answer.as_slice() else {
            return Err(RedisError::from((ErrorKind::UnexpectedReturnType, "not what take.lua answers")));
        };
        let states = states
            .chunks_exact(2)
            .map(|state| (Duration::from_millis(state[0]), u32::try_from(state[1]).unwrap_or(u32::MAX)));
        Ok(LimitDecision::of(*granted == 1, states))
    }

    async fn give_back(&self, keys: &[&str], at: DateTime<Utc>) -> RedisResult<()> {
        let keys: Vec<_> = keys.iter().map(|key| self.log(key)).collect();
        self.ask(script(GIVE_BACK, &keys).arg(at.timestamp_millis())).await
    }

    async fn forgive(&self, keys: &[&str]) -> RedisResult<()> {
        let keys: Vec<_> = keys.iter().map(|key| self.log(key)).collect();
        self.ask(redis::cmd("DEL").arg(keys)).await
    }

    async fn put_code(&self, key: &str, hash: &[u8], life: Duration, now: DateTime<Utc>) -> RedisResult<()> {
        let life = life.as_millis() as i64;
        let mut command = script(PUT_CODE, &[self.code(key)]);
        self.ask(command.arg(hash).arg(now.timestamp_millis() + life).arg(life)).await
    }

    async fn try_code(
        &self,
        key: &str,
        hash: &[u8],
        tries: u32,
        life: Duration,
        now: DateTime<Utc>,
    ) -> RedisResult<Tried> {
        let mut command = script(TRY_CODE, &[self.code(key)]);
        command.arg(hash).arg(tries).arg(now.timestamp_millis()).arg(latest_expiry(life, now));
        let answer: String = self.ask(&command).await?;
        match answer.as_str() {
            "right" => Ok(Tried::Right),
            "wrong" => Ok(Tried::Wrong),
            "spent" => Ok(Tried::Spent),
            _ => Ok(Tried::Absent),
        }
    }

    async fn stored(
        &self,
        key: &str,
        life: Duration,
        now: DateTime<Utc>,
    ) -> RedisResult<Option<Vec<Vec<u8>>>> {
        let mut command = redis::cmd("HMGET");
        command.arg(self.code(key)).arg("hash").arg("expiry");
        let (hash, expiry): (Option<Vec<u8>>, Option<i64>) = self.ask(&command).await?;
        let live = expiry
            .is_some_and(|expiry| expiry > now.timestamp_millis() && expiry <= latest_expiry(life, now));
        Ok(Some(hash.filter(|_| live).into_iter().collect()))
    }
}
