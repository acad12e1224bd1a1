//! Names of the channels in Redis, and the bucket of each.

use std::sync::Arc;

use uuid::Uuid;

use super::Channel;

/// Number of slots of a Cluster that the channels are spread over. Channels of one slot share a command. A Cluster has far
/// fewer masters than this, so each master has buckets.
pub const BUCKETS: u16 = 256;

#[derive(Clone)]
pub struct Channels {
    pub node: Uuid,
    prefix: Arc<str>,
    /// True in a Cluster: names begin with the bucket in braces, which decides the slot.
    spread: bool,
}

impl Channels {
    pub fn new(node: Uuid, prefix: &str, spread: bool) -> Self {
        Self { node, prefix: prefix.into(), spread }
    }

    pub fn name(&self, channel: Channel) -> String {
        let bucket = self.bucket(channel);
        match channel {
            Channel::Account(uid) => format!("{}:account:{uid}", self.of_bucket(bucket)),
            Channel::Post(id) => format!("{}:post:{id}", self.of_bucket(bucket)),
            Channel::Square => format!("{}:square", self.of_bucket(bucket)),
        }
    }

    pub fn bucket(&self, channel: Channel) -> u16 {
        let id = match channel {
            Channel::Account(id) | Channel::Post(id) => id,
            Channel::Square => 0,
        };
        if self.spread { id.rem_euclid(BUCKETS.into()) as u16 } else { 0 }
    }

    /// Parses the name of an account's, a post's or the square's channel.
    pub fn named(&self, name: &str) -> Option<Channel> {
        let rest = self.rest(name)?;
        if rest == "square" {
            return Some(Channel::Square);
        }
        let (kind, id) = rest.split_once(':')?;
        let id = id.parse().ok()?;
        match kind {
            "account" => Some(Channel::Account(id)),
            "post" => Some(Channel::Post(id)),
            _ => None,
        }
    }

    /// The channel of this node's probes through the master that has this bucket.
    pub fn probe(&self, bucket: u16) -> String {
        format!("{}:probe:{}", self.of_bucket(bucket), self.node)
    }

    /// The channel that tells every node to read everything again.
    pub fn resync(&self) -> String {
        format!("{}:resync", self.of_bucket(0))
    }

    /// The beginning of all names of a bucket.
    pub fn of_bucket(&self, bucket: u16) -> String {
        if self.spread { format!("{{{}:{bucket}}}", self.prefix) } else { self.prefix.to_string() }
    }

    fn rest<'a>(&self, name: &'a str) -> Option<&'a str> {
        if !self.spread {
            return name.strip_prefix(&*self.prefix)?.strip_prefix(':');
        }
        let (bucket, rest) = name.strip_prefix('{')?.strip_prefix(&*self.prefix)?.split_once("}:")?;
        bucket.strip_prefix(':')?.parse::<u16>().ok()?;
        Some(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_is_known_by_its_name() {
        for spread in [false, true] {
            let channels = Channels::new(Uuid::nil(), "portal", spread);
            for channel in
                [Channel::Account(10_001), Channel::Post(7), Channel::Post(i64::MAX), Channel::Square]
            {
                assert_eq!(channels.named(&channels.name(channel)), Some(channel));
            }
            for other in [&channels.probe(3), &channels.resync(), "portal:account:x", "portals:post:7", ""] {
                assert_eq!(channels.named(other), None, "{other}");
            }
        }
    }

    #[test]
    fn in_a_cluster_the_braces_name_the_bucket() {
        let channels = Channels::new(Uuid::nil(), "portal", true);
        assert_eq!(channels.name(Channel::Post(513)), "{portal:1}:post:513");
        assert_eq!(channels.bucket(Channel::Post(513)), 1);
        let alone = Channels::new(Uuid::nil(), "portal", false);
        assert_eq!(alone.name(Channel::Account(513)), "portal:account:513");
    }
}
