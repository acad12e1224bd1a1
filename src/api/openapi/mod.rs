//! The API contract as documents: OpenAPI for the calls, AsyncAPI for the socket. Both are generated from the types of the
//! server's answers, and the web app's types are generated from both.

mod refusals;

use std::sync::LazyLock;

use actix_web::App;
use actors::wire::{FromClient, ToClient};
use bytes::Bytes;
use serde_json::{Value, json};
use utoipa::{
    Modify, OpenApi, PartialSchema, ToSchema,
    openapi::{
        Components, OpenApi as Document,
        security::{ApiKey, ApiKeyValue, SecurityScheme},
    },
};
use utoipa_actix_web::AppExt;

use crate::api::{book::chapter::LockedChapter, router};

/// The HTTP calls as OpenAPI 3.1.
#[must_use]
pub fn openapi() -> &'static Document {
    static DOCUMENT: LazyLock<Document> = LazyLock::new(|| {
        let app = App::new().into_utoipa_app().openapi(Base::openapi());
        let (_, mut document) = app.configure(|config| router::routes(config)).split_for_parts();
        refusals::add(&mut document);
        document
    });
    &DOCUMENT
}

/// The OpenAPI document as JSON.
#[must_use]
pub fn openapi_json() -> Bytes {
    static JSON: LazyLock<Bytes> =
        LazyLock::new(|| openapi().to_json().expect("a document has no keys but strings").into());
    JSON.clone()
}

#[derive(OpenApi)]
#[openapi(
    info(title = "portal", description = include_str!("openapi.md"), license(name = "MIT")),
    modifiers(&Security),
    components(schemas(LockedChapter)),
    tags(
        (name = "user", description = "Accounts and what belongs to them"),
        (name = "web", description = "Games and announcements, for everybody"),
        (name = "game", description = "What players do with a game"),
        (name = "vip", description = "Memberships"),
        (name = "order", description = "Payments, with the call-backs of channels and the return pages of browsers"),
        (name = "book", description = "Comics, novels and animations"),
        (name = "goods", description = "What players have from gifts: frames, rename cards, spins, cards that make up days"),
        (name = "square", description = "The community"),
        (name = "favourite", description = "Posts and games that the player keeps"),
        (name = "search", description = "Keyword search"),
        (name = "notice", description = "The community inbox"),
        (name = "invite", description = "Invitations of new players, and the rewards of both"),
        (name = "report", description = "Players' reports to the operators"),
        (name = "document", description = "Texts that players agree to"),
        (name = "youth", description = "The youth mode"),
        (name = "client", description = "Error reports of browsers about the app"),
        (name = "realtime", description = "The socket"),
    ),
)]
struct Base;

/// The two headers that authenticate the caller.
struct Security;

impl Modify for Security {
    fn modify(&self, document: &mut Document) {
        let components = document.components.get_or_insert_with(Components::new);
        for (name, header) in [("uid", "UG-Uid"), ("token", "UG-Token")] {
            let key = SecurityScheme::ApiKey(ApiKey::Header(ApiKeyValue::new(header)));
            components.add_security_scheme(name, key);
        }
    }
}

/// The socket's frames as AsyncAPI 3.0.
#[must_use]
pub fn asyncapi() -> Value {
    let mut schemas = Vec::new();
    ToClient::schemas(&mut schemas);
    FromClient::schemas(&mut schemas);
    schemas.push((ToClient::name().into_owned(), ToClient::schema()));
    schemas.push((FromClient::name().into_owned(), FromClient::schema()));
    schemas.sort_by(|a, b| a.0.cmp(&b.0));
    let schemas: serde_json::Map<String, Value> = schemas
        .into_iter()
        .map(|(name, schema)| (name, serde_json::to_value(schema).expect("a schema is plain data")))
        .collect();
    let message = |name: &str, summary: &str| {
        json!({
            "name": name,
            "summary": summary,
            "contentType": "application/json",
            "payload": { "$ref": format!("#/components/schemas/{name}") },
        })
    };
    json!({
        "asyncapi": "3.0.0",
        "info": {
            "title": "portal realtime",
            "version": env!("CARGO_PKG_VERSION"),
            "description": include_str!("asyncapi.md"),
            "license": { "name": "MIT" },
        },
        "channels": {
            "realtime": {
                "address": "/api/v1/realtime",
                "description": "One socket; JSON text frames, each with `type`.",
                "messages": {
                    "ToClient": { "$ref": "#/components/messages/ToClient" },
                    "FromClient": { "$ref": "#/components/messages/FromClient" },
                },
                "bindings": { "ws": { "query": {
                    "type": "object",
                    "properties": { "ticket": { "type": "string", "description": "From POST /api/v1/realtime/ticket" } },
                } } },
            },
        },
        "operations": {
            "hear": {
                "action": "send",
                "channel": { "$ref": "#/channels/realtime" },
                "messages": [{ "$ref": "#/channels/realtime/messages/ToClient" }],
            },
            "say": {
                "action": "receive",
                "channel": { "$ref": "#/channels/realtime" },
                "messages": [{ "$ref": "#/channels/realtime/messages/FromClient" }],
            },
        },
        "components": {
            "messages": {
                "ToClient": message("ToClient", "What the server sends"),
                "FromClient": message("FromClient", "What a client sends"),
            },
            "schemas": schemas,
        },
    })
}
