//! Settings of invitations.

use super::{Seconds, settings::settings};

settings! {
    /// Invitations, and how often what may be one person is rewarded.
    pub struct Invites {
        /// What an inviter gets for a player who stays, X钻; promised when that player registers.
        inviter_reward: u32 = 20, "PORTAL_INVITE_REWARD_INVITER";
        /// What that player gets, X钻, likewise.
        invitee_reward: u32 = 10, "PORTAL_INVITE_REWARD_INVITEE";
        /// Invitations that are rewarded of one device; all without a device id at one address count as one.
        per_device: u32 = 1, "PORTAL_INVITES_PER_DEVICE";
        /// Invitations that are rewarded of one address (IPv6: of one /64) in 30 days.
        per_address: u32 = 5, "PORTAL_INVITES_PER_ADDRESS";
        /// Invitations that are rewarded of one inviter in a month of `PORTAL_TIME_ZONE`; more wait for the next one.
        per_month: u32 = 50, "PORTAL_INVITES_PER_MONTH";
        /// How often this node looks for invitations that were earned since.
        check: Seconds = Seconds(0.5), "PORTAL_INVITES_CHECK_S";
    }
}
