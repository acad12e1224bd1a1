//! `/api/v1/square/**`: the community.

pub mod tag_list;
