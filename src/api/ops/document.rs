//! The OpenAPI document of the operators' calls: `/api/ops/v1/openapi.json`. `x-permission` of a call is what its role must allow.

use std::sync::LazyLock;

use actix_web::{App, HttpResponse};
use utoipa::{
    Modify, OpenApi,
    openapi::{
        Components, OpenApi as Document,
        extensions::Extensions,
        security::{Http, HttpAuthScheme, SecurityScheme},
    },
};
use utoipa_actix_web::AppExt;

use super::{
    calls::{Needs, needs},
    routes,
};

#[must_use]
pub fn document() -> &'static Document {
    static DOCUMENT: LazyLock<Document> = LazyLock::new(|| {
        let app = App::new().into_utoipa_app().openapi(Base::openapi());
        let (_, mut document) = app.configure(|config| routes(config)).split_for_parts();
        for (path, item) in &mut document.paths.paths {
            let operations = [
                ("GET", &mut item.get),
                ("POST", &mut item.post),
                ("PUT", &mut item.put),
                ("DELETE", &mut item.delete),
            ];
            for (method, operation) in operations {
                if let (Some(operation), Some(Needs::May(permission))) = (operation, needs(method, path)) {
                    operation.extensions = Some(Extensions::from_iter([("x-permission", permission.name())]));
                }
            }
        }
        document
    });
    &DOCUMENT
}

pub async fn answer() -> HttpResponse {
    let json = document().to_json().expect("a document has no keys but strings");
    HttpResponse::Ok().content_type("application/json").body(json)
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "portal operators",
        description = "Calls of operators. Every answer is `{code, msg, data}`; code 0 is success, 2 no valid session, 1001 a wrong \
                       name, password or code, 1005 too many tries, 2002 no such account, order, message, proposal, operator, post, comment, appeal or ban, \
                       2004 a condition that `data.need` names, 4000 a malformed field. A call that the operator's roles do not allow gets HTTP 403.",
        license(name = "MIT")
    ),
    modifiers(&Security),
    tags(
        (name = "session", description = "Signing in and out"),
        (name = "operator", description = "The people who run the portal"),
        (name = "log", description = "Who changed what"),
        (name = "account", description = "Players"),
        (name = "change", description = "Coins, refunds and messages, above a limit by two persons"),
        (name = "proposal", description = "Changes that wait for a second operator"),
        (name = "order", description = "Orders of players"),
        (name = "coin", description = "Coins of players"),
        (name = "figures", description = "Business figures"),
        (name = "moderation", description = "Posts, comments, reports, measures and appeals"),
    ),
)]
struct Base;

struct Security;

impl Modify for Security {
    fn modify(&self, document: &mut Document) {
        let components = document.components.get_or_insert_with(Components::new);
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("bearer", bearer);
    }
}
