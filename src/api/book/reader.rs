//! The reader of a book: the end of their membership, and the rate limit of their reads.

use actix_web::HttpRequest;
use chrono::{DateTime, Utc};

use crate::api::{extract::client_address::client_address, prelude::*};
use sql::status::Snapshot;

/// The end of the reader's membership. `None`: the reader has no current membership.
pub async fn member_until(app: &App, reader: Option<Caller>) -> Result<Option<DateTime<Utc>>, ApiError> {
    let Some(caller) = reader else { return Ok(None) };
    let status = app.node.status(caller.uid).await?;
    Ok(member_of(app, status.as_ref()))
}

/// Like `member_until`, from a status that is already loaded.
pub fn member_of(app: &App, status: Option<&Snapshot>) -> Option<DateTime<Utc>> {
    // The status uses the database's clock and says 0 after the end. Signed addresses expire by this node's clock, so check it too.
    let member = status.filter(|status| status.level_type > 0);
    member.and_then(|status| status.exp_time).filter(|end| *end > app.clock.now())
}

/// Takes one read from the rate limit of the account, or of the client's address for a visitor.
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
