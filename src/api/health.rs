//! `/healthz`: the process is alive. `/readyz`: the node can serve, or the answer says why not, in one sentence. In production only the
//! log and the metrics say it, unless `PORTAL_OPEN_DIAGNOSTICS` is 1.

use actix_web::{HttpResponse, http::StatusCode, web::Data};
use serde_json::json;

use crate::{
    api::{agreement::Ping, envelope::refusal, state::App},
    text::Text,
};

pub async fn live() -> HttpResponse {
    refusal(StatusCode::OK, 0, Text::Ok.to_string(), json!(null))
}

pub async fn ready(app: Data<App>) -> HttpResponse {
    let database = app.agreement.ping().await;
    let node = app.node.observe();
    let notices = if node.listening { "ok" } else { "notices do not arrive; answering from the database" };
    // Without Redis a node still serves, more slowly: it is degraded, not down.
    let relay = match node.relaying {
        None => "alone",
        Some(true) => "ok",
        Some(false) => "other nodes are not heard; answering from the database",
    };
    let compared = app.agreement.compared();
    let reason = match (&database, &compared) {
        (Ping::Replaced(why), _) => Some(why.clone()),
        (Ping::NotReachable, _) => Some("the database is not reachable".to_owned()),
        (Ping::NoAnswer, _) => Some("the database does not answer".to_owned()),
        _ if node.draining => Some("the node is stopping".to_owned()),
        (_, None) => {
            Some("the node could not compare itself with the others yet: its log says why".to_owned())
        }
        (_, Some(compared)) => compared.reason(),
    };
    let ready = reason.is_none();
    let data = if app.config.general.shows_diagnostics() {
        let compared = compared.unwrap_or_default();
        let [secret, schema, media_store] = compared.details();
        json!({
            "ready": ready,
            "reason": reason,
            "database": match database {
                Ping::Answers => "ok",
                Ping::Replaced(_) => "was replaced",
                Ping::NotReachable => "not reachable",
                Ping::NoAnswer => "does not answer",
            },
            "writes": compared.writes(),
            "notices": notices,
            "relay": relay,
            "draining": node.draining,
            "secret": secret,
            "schema": schema,
            "mediaStore": media_store,
        })
    } else {
        json!({ "ready": ready })
    };
    if ready {
        refusal(StatusCode::OK, 0, Text::Ok.to_string(), data)
    } else {
        refusal(StatusCode::SERVICE_UNAVAILABLE, 1, Text::Unavailable.to_string(), data)
    }
}
