//! `/api/v1/invite/**`: invitations of new players, and the rewards for both.

pub mod index;
pub mod list;
