//! Settings of invitations.

use super::{Seconds, settings::settings};

settings! {
    /// Rewards of invitations, and their limits against one person who invites themselves.
    pub struct Invites {
        /// Reward of the inviter for a player who stays, X钻; fixed when that player registers.
        inviter_reward: u32 = 20, "PORTAL_INVITE_REWARD_INVITER";
        /// Reward of the invited player, X钻; fixed when that player registers.
        invitee_reward: u32 = 10, "PORTAL_INVITE_REWARD_INVITEE";
        /// Rewarded invitations of one device; all players without a device id at one address count as one device.
        per_device: u32 = 1, "PORTAL_INVITES_PER_DEVICE";
        /// Rewarded invitations of one address (IPv6: one /64) in 30 days.
        per_address: u32 = 5, "PORTAL_INVITES_PER_ADDRESS";
        /// Rewarded invitations of one inviter in a month of `PORTAL_TIME_ZONE`; more wait for the next month.
        per_month: u32 = 50, "PORTAL_INVITES_PER_MONTH";
        /// Interval at which this node looks for invitations whose reward is due.
        check: Seconds = Seconds(0.5), "PORTAL_INVITES_CHECK_S";
    }
}
