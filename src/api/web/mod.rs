//! `/api/web/**`: games and announcements, for everybody.

pub mod announcement;
pub mod game;
pub mod game_detail;
pub mod game_detail_giftlist;
pub mod game_list;
pub mod game_type_list;
