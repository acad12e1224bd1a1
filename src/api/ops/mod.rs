//! The operators' API, `/api/ops/v1/…`, on a listener of its own. Same envelope and codes as the players' API.
//!
//! - `calls.rs` lists every call with what it needs. `authorise.rs` refuses a call that is not listed.
//! - A session is presented as `Authorization: Bearer …`. Tokens of players open nothing here, and these tokens open nothing there.
//! - A command on a development node calls the same service in its own process (`server/ops.rs`).

pub mod account;
pub mod authorise;
pub mod calls;
pub mod document;
pub mod figures;
pub mod log;
pub mod operator;
pub mod session;

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
        .service(account::read_account)
        .service(account::list_logins)
        .service(account::log_out)
        .service(account::suspend)
        .service(account::unsuspend)
        .service(account::mute)
        .service(account::unmute)
        .service(account::switch_youth_off)
        .service(account::add_note)
        .service(figures::read_figures)
        .service(figures::read_figures_today);
}
