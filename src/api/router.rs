//! Every URL of the API, in one list. The attribute of each handler holds its path, which also gives its file.

use actix_router::ResourceDef;
use actix_web::{dev::HttpServiceFactory, web::ServiceConfig};
use utoipa::openapi::OpenApi;
use utoipa_actix_web::{OpenApiFactory, service_config::ServiceConfig as DocumentedConfig};

use crate::api::{
    activity, appeal, book, checkin, client, document, favourite, game, gift, goods, invite, media, notice,
    order, realtime, report, search, square, user, vip, web, youth,
};

/// Routes can be added to this. A worker only serves them: describing them as well would take it tens of milliseconds.
pub trait Routes {
    fn service<F: HttpServiceFactory + OpenApiFactory + 'static>(&mut self, factory: F) -> &mut Self;
}

impl Routes for ServiceConfig {
    fn service<F: HttpServiceFactory + OpenApiFactory + 'static>(&mut self, factory: F) -> &mut Self {
        self.service(factory)
    }
}

impl Routes for DocumentedConfig<'_> {
    fn service<F: HttpServiceFactory + OpenApiFactory + 'static>(&mut self, factory: F) -> &mut Self {
        self.service(factory)
    }
}

pub fn routes(config: &mut impl Routes) {
    config
        // /api/user
        .service(user::device_init::init_device)
        .service(user::register_with_name::register_with_name)
        .service(user::login::login)
        .service(user::sms_code::send_sms_code)
        .service(user::login_with_phone::login_with_phone)
        .service(user::login_phone_without_register::login_phone_without_register)
        .service(user::reset_password::reset_password)
        .service(user::bind::bind)
        .service(user::logout::logout)
        .service(user::center_me::read_me)
        .service(user::center_update_info::update_info)
        .service(user::center_upload_avatar::upload_avatar)
        .service(user::center_erasure::read_erasure_terms)
        .service(user::center_erasure::ask_erasure)
        .service(user::center_export::ask_export)
        .service(user::center_login_all::list_logins)
        .service(user::center_login_end::end_login)
        .service(user::center_coin_order::create_or_read_orders)
        .service(user::kefu::read_customer_service)
        .service(user::center_message_all::list_messages)
        .service(user::message::read_messages)
        .service(user::center_coin_all::read_coins)
        .service(user::game_download_upload::count_app_download)
        .service(user::game_download::download_game)
        // /api/v1/media
        .service(media::index::upload_media)
        // /api/vip
        .service(vip::vipconfig::list_vip_plans)
        .service(vip::vipopen::open_vip)
        // /api/order
        .service(order::pay_info::read_pay_info)
        .service(order::cancel::cancel_order)
        .service(order::notify::hear_payment)
        .service(order::r#return::return_from_paying)
        .service(order::sandbox_cashier::show_cashier)
        .service(order::sandbox_cashier::act_at_cashier)
        // /api/web
        .service(web::announcement::read_announcement)
        .service(web::game_list::list_games)
        .service(web::game_detail::read_game)
        .service(web::game_detail_giftlist::list_game_gifts)
        .service(web::game_type_list::list_game_types)
        // /api/v1/game
        .service(game::rating::rate_game)
        .service(game::rating::take_rating_back)
        // /api/v1/book
        .service(book::list::list_books)
        .service(book::ranking::rank_books)
        .service(book::categories::list_book_categories)
        .service(book::shelf::read_shelf)
        .service(book::history::read_history)
        .service(book::history::delete_history)
        .service(book::history::delete_history_of_book)
        .service(book::progress::save_several)
        .service(book::chapter_list::list_chapters)
        .service(book::chapter::read_chapter)
        .service(book::subscribe::subscribe_book)
        .service(book::subscribe::unsubscribe_book)
        .service(book::seen::mark_book_seen)
        .service(book::progress::read_progress)
        .service(book::progress::save_progress)
        // Registered after the lists, because the pattern of this route also matches their paths.
        .service(book::index::read_book)
        // /api/v1/square
        .service(square::tag_list::list_square_tags)
        .service(square::sensitiveword_list::list_sensitive_words)
        .service(square::keyword_suggestion::suggest_keywords)
        .service(square::config_list::list_square_config)
        .service(square::post_list::list_posts)
        .service(square::post_follow::list_followed_posts)
        .service(square::post_me::list_my_posts)
        .service(square::post::create_post)
        .service(square::post::read_post)
        .service(square::post::edit_post)
        .service(square::post::delete_post)
        .service(square::comment_me::list_my_comments)
        .service(square::post_like::like_post)
        .service(square::post_like::unlike_post)
        .service(square::post_comment::create_comment)
        .service(square::post_comment_list::list_comments)
        .service(square::post_comment_list::list_replies)
        // Registered after the lists, because the pattern of this route also matches their paths.
        .service(square::post_comment::read_comment)
        .service(square::comment::edit_comment)
        .service(square::comment::delete_comment)
        .service(square::comment_like::like_comment)
        .service(square::comment_like::unlike_comment)
        // /api/v1/search
        .service(search::index::find_first)
        .service(search::trend::list_search_trends)
        .service(search::post::search_posts)
        .service(search::game::search_games)
        .service(search::book::search_books)
        .service(search::user::search_users)
        // /api/v1/favourite
        .service(favourite::post_list::list_favourite_posts)
        .service(favourite::game_list::list_favourite_games)
        // Registered after the lists, because the pattern of this route also matches their paths.
        .service(favourite::post::keep_post)
        .service(favourite::post::remove_post)
        .service(favourite::game::keep_game)
        .service(favourite::game::remove_game)
        // /api/v1/gift
        .service(gift::list::list_gifts)
        .service(gift::me::list_claimed_gifts)
        .service(gift::claim::claim_gift)
        // /api/v1/goods
        .service(goods::me::list_my_goods)
        .service(goods::frame::wear_frame)
        // /api/v1/checkin
        .service(checkin::calendar::read_calendar)
        .service(checkin::today::check_in_today)
        .service(checkin::makeup::make_up)
        // /api/v1/realtime
        .service(realtime::ticket::create_ticket)
        .service(realtime::index::connect)
        // /api/v1/user
        .service(user::follow::follow_user)
        .service(user::follow::unfollow_user)
        .service(user::block_list::list_blocked)
        .service(user::block::block_user)
        .service(user::block::unblock_user)
        .service(user::follower_list::list_followers)
        .service(user::following_list::list_following)
        .service(user::post_list::list_posts_of_user)
        .service(user::index::read_user)
        // /api/v1/notice
        .service(notice::list::list_notices)
        .service(notice::read::read_notices)
        // /api/v1/invite
        .service(invite::index::read_invite)
        .service(invite::list::list_invited)
        // /api/v1/activity
        .service(activity::list::list_activities)
        .service(activity::join::join_activity)
        .service(activity::claim::claim_task)
        .service(activity::draw::draw)
        .service(activity::draw_list::list_my_draws)
        .service(activity::winner_list::list_winners)
        .service(activity::index::read_activity)
        // /api/v1/document
        .service(document::index::read_document)
        // /api/v1/youth
        .service(youth::enable::enable_youth)
        .service(youth::disable::disable_youth)
        .service(youth::extend::extend_youth)
        .service(youth::minute::count_youth_minute)
        .service(youth::index::read_youth)
        // /api/v1/report
        .service(report::index::create_report)
        // /api/v1/appeal
        .service(appeal::index::list_measures)
        .service(appeal::index::create_appeal)
        // /api/v1/client
        .service(client::error::report_errors);
}

/// The existing paths and their methods, to tell 405 from 404.
pub struct Known(Vec<(ResourceDef, Vec<&'static str>)>);

impl Known {
    pub fn new(document: &OpenApi) -> Self {
        let known = document.paths.paths.iter().map(|(path, item)| {
            let methods =
                [("GET", &item.get), ("POST", &item.post), ("PUT", &item.put), ("DELETE", &item.delete)];
            let methods = methods.into_iter().filter(|(_, operation)| operation.is_some());
            (ResourceDef::new(digits(path)), methods.map(|(name, _)| name).collect())
        });
        Self(known.collect())
    }

    pub fn methods_at(&self, path: &str) -> &[&'static str] {
        self.0.iter().find(|(known, _)| known.is_match(path)).map_or(&[], |(_, methods)| methods)
    }
}

/// `{id}`, `{uid}`, `{postId}` … match digits only: any other text is no path of ours, whatever the method.
fn digits(path: &str) -> String {
    path.replace("id}", "id:[0-9]+}").replace("Id}", "Id:[0-9]+}")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    #[test]
    fn what_takes_a_file_may_take_longer() {
        // Resolve the document as served: a request body may be a reference to another part of it.
        let document = serde_json::to_value(crate::api::openapi::openapi()).unwrap();
        let paths = document["paths"].as_object().unwrap();
        let takes_a_file = |item: &serde_json::Value| {
            item["post"]["requestBody"]["content"].get("multipart/form-data").is_some()
        };
        let with_file: Vec<_> =
            paths.iter().filter(|(_, item)| takes_a_file(item)).map(|(path, _)| path.as_str()).collect();
        assert_eq!(with_file, crate::api::extract::upload::PATHS);
    }

    #[test]
    fn the_url_predicts_the_file() {
        for path in crate::api::openapi::openapi().paths.paths.keys() {
            let rest = path.strip_prefix("/api/").unwrap();
            let rest = rest.strip_prefix("v1/").unwrap_or(rest);
            let (area, name) = rest.split_once('/').unwrap_or((rest, ""));
            let mut name: String = name
                .split('/')
                .filter(|part| !part.starts_with('{'))
                .collect::<Vec<_>>()
                .join("_")
                .chars()
                .flat_map(|c| c.is_uppercase().then_some('_').into_iter().chain(c.to_lowercase()))
                .collect();
            if name.is_empty() {
                name.push_str("index");
            }
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/api/{area}/{name}.rs"));
            assert!(file.exists(), "{path} should be answered by {}", file.display());
        }
    }
}
