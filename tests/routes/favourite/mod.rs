mod game;
mod game_list;
mod post;
mod post_list;
