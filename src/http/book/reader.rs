//! Who reads: until when they are a member.

use chrono::{DateTime, Utc};

use crate::http::prelude::*;

/// When the reader's membership ends; `None`: they have none that is in force.
pub async fn member_until(app: &App, reader: Option<Caller>) -> Result<Option<DateTime<Utc>>, ApiError> {
    let Some(caller) = reader else { return Ok(None) };
    let status = app.node.status(caller.uid).await?;
    // The status says 0 once the end has passed by the database's clock; what is signed here ends by this node's.
    let member = status.filter(|status| status.level_type > 0);
    Ok(member.and_then(|status| status.exp_time).filter(|end| *end > app.clock.now()))
}
