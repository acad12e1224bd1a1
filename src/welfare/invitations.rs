//! Settles invitations after the invited player's actions. Triggers queue a check in the transaction of the action, and every node
//! looks for due checks several times a second. A node claims checks for a while; if it crashes, other nodes take them after that.

use std::{net::IpAddr, time::Duration};

use futures_util::{StreamExt, stream};
use sql::{
    Pool,
    invitation::{Caps, Letter, NewInvitation, Rewarded},
};

use crate::{
    config::Config,
    platform::{
        hmac::keyed,
        html,
        keys::{Keys, Purpose},
        limits::network,
    },
    text::{Language, Text},
};

/// Maximum number of checks of one claim. The next claim takes the rest.
const AT_ONCE: usize = 64;
/// Maximum number of checks that run at once.
const IN_PARALLEL: usize = 4;
/// The time for which other nodes skip claimed checks, and after which a failed check runs again.
const LEASE: Duration = Duration::from_secs(10);
/// The days over which an address is counted.
const ADDRESS_DAYS: i32 = 30;

/// Builds the invitation of a new account, with the rewards of today.
pub struct Invitations {
    key: [u8; 32],
    inviter_reward: i64,
    invitee_reward: i64,
}

impl Invitations {
    /// Nodes with the same secret compute the same hashes.
    #[must_use]
    pub fn new(keys: &Keys, config: &Config) -> Self {
        let settings = &config.invites;
        Self {
            key: keys.current(Purpose::Invitation),
            inviter_reward: settings.inviter_reward.into(),
            invitee_reward: settings.invitee_reward.into(),
        }
    }

    /// The invitation that a new account accepts. In one network, all clients without a device id count as one device.
    pub fn accepted(&self, inviter: i64, address: IpAddr, device_id: &str) -> NewInvitation {
        let network = network(address).to_string();
        let hash =
            |kind: &str, what: &str| keyed(&self.key, &[kind.as_bytes(), b"\n", what.as_bytes()]).bytes();
        let device =
            if device_id.is_empty() { hash("no device", &network) } else { hash("device", device_id) };
        NewInvitation {
            inviter,
            device,
            network: hash("network", &network),
            inviter_reward: self.inviter_reward,
            invitee_reward: self.invitee_reward,
        }
    }
}

/// A background job of every node.
pub async fn settle(pool: &Pool, caps: &Caps) -> Result<(), sql::Error> {
    while settle_due(pool, caps).await? == AT_ONCE {}
    Ok(())
}

/// Returns the number of claimed checks.
async fn settle_due(pool: &Pool, caps: &Caps) -> Result<usize, sql::Error> {
    let mut due = sql::invitation::claim_due(&pool.get().await?, LEASE, AT_ONCE as i64).await?;
    let claimed = due.len();
    // Each account is checked once, however much it did.
    due.dedup();
    stream::iter(&due)
        .for_each_concurrent(IN_PARALLEL, async |invitee| {
            match sql::invitation::settle(pool, *invitee, caps, letters).await {
                Ok(settled) => {
                    metrics::counter!("portal_invitations_total", "outcome" => settled.name()).increment(1);
                }
                Err(error) => tracing::warn!(invitee, %error, "an invitation is looked at again later"),
            }
        })
        .await;
    Ok(claimed)
}

/// The caps from the settings.
#[must_use]
pub fn caps(config: &Config) -> Caps {
    let settings = &config.invites;
    Caps {
        per_device: settings.per_device.into(),
        per_address: settings.per_address.into(),
        address_days: ADDRESS_DAYS,
        per_month: settings.per_month.into(),
        zone: config.general.zone.clone(),
    }
}

/// The messages to the inviter and to the invited player. Messages are always in Chinese.
fn letters(rewarded: Rewarded<'_>) -> [Letter; 2] {
    let letter = |text: Text, name: &str, coins: i64| Letter {
        title: Text::InviteTitle.in_language(Language::Chinese).to_owned(),
        content: text
            .in_language(Language::Chinese)
            .replace("{coins}", &coins.to_string())
            .replace("{name}", &html::escape(name)),
    };
    [
        letter(Text::InviterMessage, rewarded.invitee_name, rewarded.inviter_reward),
        letter(Text::InviteeMessage, rewarded.inviter_name, rewarded.invitee_reward),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_one_secret_network_and_device() {
        let config = Config::read(&|_| None).unwrap();
        let place = |secret: &str, address: &str, device: &str| {
            let made = Invitations::new(&Keys::new(secret, None), &config).accepted(
                1,
                address.parse().unwrap(),
                device,
            );
            (made.device, made.network)
        };
        let home = place("a", "2001:db8:1:2:3::4", "d1");
        assert_eq!(home, place("a", "2001:db8:1:2:ffff::1", "d1"));
        assert_ne!(home.1, place("a", "2001:db8:1:3::1", "d1").1);
        assert_eq!(home.0, place("a", "192.0.2.7", "d1").0);
        assert_ne!(home, place("b", "2001:db8:1:2:3::4", "d1"));
        let nameless = |address: &str| place("a", address, "").0;
        assert_eq!(nameless("192.0.2.7"), nameless("192.0.2.7"));
        assert_ne!(nameless("192.0.2.7"), nameless("192.0.2.8"));
        assert_ne!(nameless("192.0.2.7"), place("a", "192.0.2.7", "192.0.2.7/32").0);
    }

    #[test]
    fn a_name_is_no_tag_in_a_letter() {
        let rewarded = Rewarded {
            inviter_name: "<b>",
            invitee_name: "{coins}&",
            inviter_reward: 20,
            invitee_reward: 10,
        };
        let [inviter, invitee] = letters(rewarded);
        assert!(inviter.content.contains("{coins}&amp;") && inviter.content.contains("20X钻"), "{inviter:?}");
        assert!(invitee.content.contains("&lt;b&gt;") && invitee.content.contains("10X钻"), "{invitee:?}");
    }
}
