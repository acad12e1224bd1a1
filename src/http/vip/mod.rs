//! `/api/vip`: memberships.

pub mod vipconfig;
