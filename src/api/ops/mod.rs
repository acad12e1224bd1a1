//! The operators' API, `/api/ops/v1/…`, on a listener of its own. Same envelope and codes as the players' API.
//!
//! - `calls.rs` lists every call with what it needs. `authorise.rs` refuses a call that is not listed.
//! - A session is presented as `Authorization: Bearer …`. Tokens of players open nothing here, and these tokens open nothing there.
//! - A command on a development node calls the same service in its own process (`server/ops.rs`).

pub mod account;
pub mod account_page;
pub mod appeal;
pub mod authorise;
pub mod ban;
pub mod bill;
pub mod calls;
pub mod change;
pub mod coin;
pub mod debt;
pub mod document;
pub mod figures;
pub mod log;
pub mod measure;
pub mod message;
pub mod moderation;
pub mod note;
pub mod operator;
pub mod order;
mod page;
pub mod profile;
pub mod proposal;
pub mod report;
pub mod restriction;
pub mod session;
pub mod words;
pub mod writing;

use super::router::Routes;

pub fn routes(config: &mut impl Routes) {
    config
        .service(session::sign_in)
        .service(session::sign_out)
        .service(session::read_me)
        .service(session::choose_password)
        .service(operator::list_operators)
        .service(operator::add_operator)
        .service(operator::set_roles)
        .service(operator::disable_operator)
        .service(operator::reset_password)
        .service(operator::reset_totp)
        .service(log::read_log)
        .service(account::find_accounts)
        .service(account_page::read_account)
        .service(account::list_logins)
        .service(restriction::log_out)
        .service(restriction::suspend)
        .service(restriction::unsuspend)
        .service(restriction::mute)
        .service(restriction::unmute)
        .service(restriction::switch_youth_off)
        .service(note::add_note)
        .service(note::list_notes)
        .service(profile::rename)
        .service(profile::reset_avatar)
        .service(profile::unbind_phone)
        .service(coin::list_coins)
        .service(order::list_orders)
        .service(debt::list_debts)
        .service(bill::reconcile_day)
        .service(bill::list_differences)
        .service(bill::resolve_difference)
        .service(change::grant_coins)
        .service(change::refund_order)
        .service(change::send_message)
        .service(message::list_messages)
        .service(message::correct_message)
        .service(message::withdraw_message)
        .service(proposal::list_proposals)
        .service(proposal::read_proposal)
        .service(proposal::approve_proposal)
        .service(proposal::reject_proposal)
        .service(proposal::withdraw_proposal)
        .service(figures::read_figures)
        .service(figures::read_figures_today)
        .service(moderation::hide_post)
        .service(moderation::show_post)
        .service(moderation::lock_post)
        .service(moderation::unlock_post)
        .service(moderation::remove_post)
        .service(moderation::hide_comment)
        .service(moderation::show_comment)
        .service(writing::list_writing)
        .service(writing::hide_writing)
        .service(words::check_words)
        .service(report::list_reports)
        .service(report::read_reported)
        .service(report::resolve_reports)
        .service(measure::list_measures)
        .service(measure::apply_next_measure)
        .service(measure::warn)
        .service(appeal::list_appeals)
        .service(appeal::uphold_measure)
        .service(appeal::lift_measure)
        .service(ban::list_bans)
        .service(ban::add_ban)
        .service(ban::end_ban);
}
