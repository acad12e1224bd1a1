//! Rewards: a background job pays invitation rewards.
//!
//! - The job runs on the node that checks first (`PORTAL_INVITES_CHECK_S`); no request waits for it. Claims of a killed node pass to
//!   another after 10 s.
//! - Devices and addresses are stored as keyed hashes. Only operators see why a reward was refused.

pub mod invitations;
