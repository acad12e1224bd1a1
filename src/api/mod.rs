//! The HTTP API: handlers extract, ask and map; they decide nothing.
//!
//! The URL predicts the file: `/api/<area>/<a>/<b>` (or `/api/v1/<area>/…`) is answered by `<area>/<a>_<b>.rs`,
//! `/api/v1/<area>` and `/api/v1/<area>/{id}` by `<area>/index.rs`.

pub(crate) mod agreement;
mod bans;
pub(crate) mod caching;
mod clean;
pub(crate) mod envelope;
pub(crate) mod error;
pub(crate) mod extract;
pub(crate) mod health;
mod limits;
pub(crate) mod metrics;
pub(crate) mod middleware;
pub(crate) mod not_found;
pub mod openapi;
pub(crate) mod ops;
pub(crate) mod public_lists;
pub(crate) mod router;
pub(crate) mod state;
pub(crate) mod stored_files;

mod activity;
mod appeal;
pub(crate) mod book;
mod checkin;
mod client;
mod document;
mod favourite;
mod game;
mod gift;
mod goods;
mod invite;
mod media;
mod notice;
pub(crate) mod order;
pub(crate) mod realtime;
mod report;
pub mod search;
pub(crate) mod security;
pub(crate) mod square;
mod user;
mod vip;
pub(crate) mod web;
mod youth;

pub mod prelude {
    //! The common imports of all endpoints.
    pub use actix_web::{delete, get, post, put, web::Data};
    pub use serde::{Deserialize, Serialize};
    pub use utoipa::ToSchema;

    pub use super::{
        envelope::{Answer, Envelope, answer},
        error::ApiError,
        extract::{
            caller::{Caller, Visitor},
            input::{Form, Query},
            page::{Page, PageQuery},
        },
    };
    pub use crate::{api::state::App, text::Text};
}
