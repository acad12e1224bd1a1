//! `/api/vip`: memberships.

pub mod vipconfig;
pub mod vipopen;
