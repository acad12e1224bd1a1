//! `/healthz`: the process is alive. `/readyz`: the node can serve, or the answer names the failing parts. In production only the log and
//! the metrics name them, unless `PORTAL_OPEN_DIAGNOSTICS` is 1.

use std::time::Duration;

use actix_web::{HttpResponse, http::StatusCode, web::Data};
use serde_json::json;
use tokio::time::timeout;

use crate::{
    api::{envelope::refusal, state::App},
    text::Text,
};

/// Timeout of the database check: load balancers ask every few seconds and give up soon.
const ANSWERS: Duration = Duration::from_millis(1500);

pub async fn live() -> HttpResponse {
    refusal(StatusCode::OK, 0, Text::Ok.to_string(), json!(null))
}

pub async fn ready(app: Data<App>) -> HttpResponse {
    let database = match timeout(ANSWERS, sql::ping(&app.pool)).await {
        Ok(Ok(())) => "ok",
        Ok(Err(error)) => {
            tracing::warn!(%error, "not ready");
            "not reachable"
        }
        Err(_) => {
            tracing::warn!("not ready: the database does not answer");
            "does not answer"
        }
    };
    let node = app.node.observe();
    let notices = if node.listening { "ok" } else { "notices do not arrive; answering from the database" };
    // Without Redis a node still serves, more slowly: it is degraded, not down.
    let relay = match node.relaying {
        None => "alone",
        Some(true) => "ok",
        Some(false) => "other nodes are not heard; answering from the database",
    };
    let ready = database == "ok" && !node.draining;
    let data = if app.config.general.shows_diagnostics() {
        json!({ "ready": ready, "database": database, "notices": notices, "relay": relay, "draining": node.draining })
    } else {
        json!({ "ready": ready })
    };
    if ready {
        refusal(StatusCode::OK, 0, Text::Ok.to_string(), data)
    } else {
        refusal(StatusCode::SERVICE_UNAVAILABLE, 1, Text::Unavailable.to_string(), data)
    }
}
