//! Who reads: until when they are a member, and how much they may ask.

use actix_web::HttpRequest;
use chrono::{DateTime, Utc};

use crate::api::{extract::client_address::client_address, prelude::*};
use sql::status::Snapshot;

/// When the reader's membership ends; `None`: they have none that is in force.
pub async fn member_until(app: &App, reader: Option<Caller>) -> Result<Option<DateTime<Utc>>, ApiError> {
    let Some(caller) = reader else { return Ok(None) };
    let status = app.node.status(caller.uid).await?;
    Ok(member_of(app, status.as_ref()))
}

/// The same by a status that is known.
pub fn member_of(app: &App, status: Option<&Snapshot>) -> Option<DateTime<Utc>> {
    // The status says 0 once the end has passed by the database's clock; what is signed here ends by this node's.
    let member = status.filter(|status| status.level_type > 0);
    member.and_then(|status| status.exp_time).filter(|end| *end > app.clock.now())
}

/// Takes what a reading costs, of the account or else of where it comes from.
pub fn take(app: &App, reader: Option<Caller>, req: &HttpRequest) -> Result<(), ApiError> {
    match reader {
        Some(caller) => take_of(app, caller),
        None => {
            let rates = &app.config.books.reads_per_address;
            Ok(app.paces.take_from("read", client_address(req), rates, app.clock.now())?)
        }
    }
}

pub fn take_of(app: &App, caller: Caller) -> Result<(), ApiError> {
    Ok(app.paces.take(format!("read:{}", caller.uid), &app.config.books.reads, app.clock.now())?)
}
