mod announcement;
mod game_detail;
mod game_detail_giftlist;
mod game_list;
mod game_type_list;
