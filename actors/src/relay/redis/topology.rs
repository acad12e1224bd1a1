//! The master of each bucket in a Cluster.

use std::collections::BTreeMap;

use redis::{ErrorKind, FromRedisValue, RedisError, RedisResult, Value};

use super::channels::{BUCKETS, Channels};

/// Number of slots in every Cluster.
const SLOTS: u16 = 16_384;

/// The node id of the master, by bucket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topology(Vec<String>);

impl Topology {
    /// Parses the answer of CLUSTER SLOTS. Fails if a bucket has no master.
    pub fn read(answer: Value, channels: &Channels) -> RedisResult<Self> {
        let masters = Vec::<Vec<Value>>::from_redis_value(answer)?
            .into_iter()
            .map(|range| match range.as_slice() {
                [first, last, Value::Array(master), ..] if master.len() >= 3 => Ok((
                    u16::from_redis_value_ref(first)?,
                    u16::from_redis_value_ref(last)?,
                    String::from_redis_value_ref(&master[2])?,
                )),
                _ => {
                    Err(RedisError::from((ErrorKind::UnexpectedReturnType, "not what CLUSTER SLOTS answers")))
                }
            })
            .collect::<RedisResult<Vec<_>>>()?;
        let master = |bucket| {
            let slot = slot(&channels.of_bucket(bucket));
            let found = masters.iter().find(|(first, last, _)| (*first..=*last).contains(&slot));
            let missing = || RedisError::from((ErrorKind::Client, "a slot of the Cluster has no master"));
            found.map(|(.., name)| name.clone()).ok_or_else(missing)
        };
        (0..BUCKETS).map(master).collect::<RedisResult<_>>().map(Self)
    }

    /// Returns the first bucket of each master that has buckets.
    pub fn one_of_each(&self) -> Vec<u16> {
        let mut first = BTreeMap::new();
        for (bucket, master) in (0..).zip(&self.0) {
            first.entry(master).or_insert(bucket);
        }
        first.into_values().collect()
    }
}

/// The slot of a name. If it begins with braces, only the text in them counts.
fn slot(name: &str) -> u16 {
    let tag = name.strip_prefix('{').and_then(|rest| rest.split_once('}')).map_or(name, |(tag, _)| tag);
    crc16(tag.as_bytes()) % SLOTS
}

/// CRC-16/XMODEM, as in the Cluster specification.
fn crc16(bytes: &[u8]) -> u16 {
    bytes.iter().fold(0, |crc, byte| {
        (0..8).fold(crc ^ (u16::from(*byte) << 8), |crc, _| {
            if crc & 0x8000 == 0 { crc << 1 } else { (crc << 1) ^ 0x1021 }
        })
    })
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    fn range(first: i64, last: i64, master: &str) -> Value {
        let text = |text: &str| Value::BulkString(text.into());
        let node =
            |name| Value::Array(vec![text("10.0.0.1"), Value::Int(7000), text(name), Value::Array(vec![])]);
        Value::Array(vec![Value::Int(first), Value::Int(last), node(master), node("a replica")])
    }

    #[test]
    fn slots_are_those_of_the_specification() {
        assert_eq!(crc16(b"123456789"), 0x31c3);
        assert_eq!(slot("{user1000}.following"), slot("{user1000}.followers"));
        assert_eq!(slot("{foo}:post:1"), 12_182);
    }

    #[test]
    fn each_master_is_probed_by_a_bucket_of_its_own() {
        let channels = Channels::new(Uuid::nil(), "portal", true);
        let thirds = |last| {
            Value::Array(vec![range(0, 5460, "a"), range(5461, 10_922, "b"), range(10_923, last, "c")])
        };
        let topology = Topology::read(thirds(16_383), &channels).unwrap();
        let probed = topology.one_of_each();
        let masters: Vec<&String> = probed.iter().map(|bucket| &topology.0[usize::from(*bucket)]).collect();
        assert_eq!(masters, ["a", "b", "c"]);
        assert!(Topology::read(thirds(11_000), &channels).is_err(), "what nobody has cannot be heard");
        let moved = Value::Array(vec![range(0, 10_922, "b"), range(10_923, 16_383, "c")]);
        assert_ne!(Topology::read(moved, &channels).unwrap(), topology);
    }
}
