//! Rewards: a background job pays those who invited new accounts.

pub mod invitations;
