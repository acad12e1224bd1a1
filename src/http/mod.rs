//! The HTTP side: extract, ask, map; decides nothing. The URL predicts the file: `/api/<area>/<a>/<b>` (or
//! `/api/v1/<area>/…`) is answered by `<area>/<a>_<b>.rs`, `/api/v1/<area>` and `/api/v1/<area>/{id}` by `<area>/index.rs`.

pub mod caller;
pub mod clean;
pub mod client_address;
pub mod device;
pub mod envelope;
pub mod error;
pub mod fields;
pub mod input;
pub mod kept;
pub mod middleware;
pub mod not_found;
pub mod origin;
pub mod pace;
pub mod page;
pub mod path;
pub mod text;
pub mod upload;

pub mod activity;
pub mod book;
pub mod checkin;
pub mod client;
pub mod gift;
pub mod invite;
pub mod media;
pub mod notice;
pub mod order;
pub mod realtime;
pub mod report;
pub mod search;
pub mod square;
pub mod user;
pub mod vip;
pub mod web;

pub mod prelude {
    //! What every endpoint needs.
    pub use actix_web::{delete, get, post, put, web::Data};
    pub use serde::{Deserialize, Serialize};
    pub use utoipa::ToSchema;

    pub use super::{
        caller::{Caller, Visitor},
        envelope::{Answer, Envelope, answer},
        error::ApiError,
        input::{Form, Query},
        page::{Page, PageQuery},
        text::Text,
    };
    pub use crate::app::App;
}
