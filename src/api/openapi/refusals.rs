//! Refusals that are common to all calls of a kind. They are documented here once, not at every handler, together with the schema
//! of a refusal.

use serde_json::{Value, json};
use utoipa::{
    PartialSchema,
    openapi::{
        Content, OpenApi as Document, Ref, RefOr, Response, ResponseBuilder,
        path::{Operation, ParameterIn},
    },
};

use crate::{
    accounts::challenge::Challenge,
    api::{
        error::{Code, FAILED},
        extract::{input::KEY, path::is_id},
    },
};

/// Status, name in the document, meaning.
type Refusal = (&'static str, &'static str, &'static str);

const MALFORMED: Refusal = ("400", "Malformed", "Code 4000: a field is missing or malformed");
const FOREIGN_PAGE: Refusal =
    ("403", "ForeignPage", "`Origin` or `Sec-Fetch-Site` shows that a page of another site sent the request");
const NO_ADDRESS: Refusal = (
    "404",
    "NoAddress",
    "The portal has no such address; `msg` repeats its path. Ids are whole numbers from 1 to 2^53 - 1",
);
const TOO_SLOW: Refusal = ("408", "TooSlow", "The body arrived too slowly");
const TOO_LARGE: Refusal = ("413", "TooLarge", "The body is too large");
const WRONG_MEDIA_TYPE: Refusal =
    ("415", "WrongMediaType", "The body has another media type, or is compressed");
const NOT_NOW: Refusal = ("503", "NotNow", "Try again after `Retry-After`");

const ALL: [Refusal; 7] =
    [MALFORMED, FOREIGN_PAGE, NO_ADDRESS, TOO_SLOW, TOO_LARGE, WRONG_MEDIA_TYPE, NOT_NOW];

/// Adds the refusals to each call that can answer with them. A status that a handler documents itself stays. Every error status
/// has a `Refusal`, except for calls that answer with a word of a payment channel.
pub fn add(document: &mut Document) {
    let components = document.components.get_or_insert_default();
    components.schemas.insert(NAME.to_owned(), serde_json::from_value(refusal()).expect("a schema"));
    components.responses.extend(ALL.map(|(_, name, meaning)| (name.to_owned(), response(meaning))));
    for item in document.paths.paths.values_mut() {
        let operations =
            [(&mut item.get, false), (&mut item.post, true), (&mut item.put, true), (&mut item.delete, true)];
        for (operation, writes) in operations {
            let Some(operation) = operation else { continue };
            explain_key(operation);
            for (status, name, _) in of(operation, writes) {
                let named = || RefOr::Ref(Ref::from_response_name(name));
                operation.responses.responses.entry(status.to_owned()).or_insert_with(named);
            }
            for (status, response) in &mut operation.responses.responses {
                if let RefOr::T(response) = response
                    && status.starts_with(['4', '5'])
                    && !response.content.contains_key("text/plain")
                {
                    response.content.insert("application/json".to_owned(), content().into());
                }
            }
        }
    }
}

/// Explains the idempotency key, which works the same for every call.
fn explain_key(operation: &mut Operation) {
    for parameter in operation.parameters.iter_mut().flatten() {
        if let RefOr::T(parameter) = parameter
            && parameter.name == KEY
        {
            parameter.description = Some(KEY_MEANING.to_owned());
        }
    }
}

const KEY_MEANING: &str = "The same call with the same key returns the first answer again and changes nothing. If the account has used the \
    key for another call, the call is refused: status 400, code 4000 on `Idempotency-Key`";

fn of(operation: &Operation, writes: bool) -> Vec<Refusal> {
    let mut refusals = vec![NOT_NOW];
    if writes {
        refusals.push(FOREIGN_PAGE);
    }
    if operation.request_body.is_some() {
        refusals.extend([MALFORMED, TOO_SLOW, TOO_LARGE, WRONG_MEDIA_TYPE]);
    }
    for parameter in operation.parameters.iter().flatten() {
        let RefOr::T(parameter) = parameter else { continue };
        match parameter.parameter_in {
            ParameterIn::Path if is_id(&parameter.name) => refusals.push(NO_ADDRESS),
            ParameterIn::Path => {}
            _ => refusals.push(MALFORMED),
        }
    }
    refusals
}

fn response(meaning: &str) -> RefOr<Response> {
    ResponseBuilder::new().description(meaning).content("application/json", content()).build().into()
}

fn content() -> Content {
    Content::new(Some(Ref::from_schema_name(NAME)))
}

/// The schema of a challenge.
fn challenge() -> Value {
    serde_json::to_value(Challenge::schema()).expect("a schema")
}

const NAME: &str = "Refusal";

/// The schema of every answer whose code is not 0: the codes, and the `data` of each.
fn refusal() -> Value {
    use Code::*;
    let (whole, text) = (json!({ "type": "integer", "format": "int64" }), json!({ "type": "string" }));
    let time = json!({ "type": "string", "format": "date-time" });
    let nothing = json!({ "type": "null" });
    let one_of = |texts: &[&str]| json!({ "type": "string", "enum": texts });
    let object = |needed: Value, others: Value| {
        let mut fields = needed.as_object().expect("fields").clone();
        let required: Vec<String> = fields.keys().cloned().collect();
        fields.extend(others.as_object().expect("fields").clone());
        json!({ "type": "object", "required": required, "properties": fields })
    };
    let no_others = || json!({});
    let codes = [
        (
            vec![SessionInvalid, WrongNameOrPassword, LoginNameTaken, PhoneUnknown, PhoneTaken],
            nothing.clone(),
        ),
        (vec![Challenged], object(json!({ "challenge": challenge() }), no_others())),
        (
            vec![SmsCodeWrong],
            json!({ "oneOf": [nothing, object(json!({ "field": one_of(&["oldSmsCode"]) }), no_others())] }),
        ),
        (vec![TooManyTries], object(json!({ "retryAfter": whole }), no_others())),
        (
            vec![Suspended],
            object(json!({ "until": time, "reason": text, "uid": whole, "appealToken": text }), no_others()),
        ),
        (vec![NotEnoughCoins], object(json!({ "coinNum": whole, "price": whole }), no_others())),
        (
            vec![Gone],
            json!({ "oneOf": [nothing, object(json!({ "reason": one_of(&["gone", "stock"]) }), no_others())] }),
        ),
        (
            vec![Already],
            json!({ "oneOf": [nothing, object(json!({ "code": { "type": ["string", "null"] } }), no_others())] }),
        ),
        (
            vec![ConditionNotMet],
            json!({ "anyOf": [
                object(
                    json!({
                        "need": one_of(&[
                            "join", "deeds", "draws", "begin", "vip", "makeUp", "room", "rename", "frame", "download", "accountDays",
                            "phone", "device", "network", "running",
                        ]),
                        "have": whole,
                    }),
                    json!({ "goal": whole, "most": whole, "atLeast": whole, "beginTime": time, "freeTime": time }),
                ),
                { "$ref": "#/components/schemas/LockedChapter" },
            ] }),
        ),
        (
            vec![OrderState],
            object(json!({ "status": { "$ref": "#/components/schemas/OrderStatus" } }), no_others()),
        ),
        (vec![PriceChanged], object(json!({ "price": whole }), json!({ "spin": { "type": "boolean" } }))),
        (vec![WordsNotAllowed], object(json!({ "words": { "type": "array", "items": text } }), no_others())),
        (
            vec![NotAllowedHere],
            object(
                json!({
                    "reason": one_of(&[
                        "same", "link", "locked", "muted", "blocked", "blocking", "youth", "youthClosed",
                        "phoneReplaced", "banned",
                    ]),
                }),
                json!({ "until": time, "closed": one_of(&["night", "time"]) }),
            ),
        ),
        (vec![Malformed], json!({ "type": "object", "additionalProperties": text })),
    ];
    let of = |codes: Vec<i32>, data: Value| {
        let code = json!({ "type": "integer", "enum": codes });
        object(json!({ "code": code, "msg": text, "data": data }), no_others())
    };
    let codes =
        codes.into_iter().map(|(codes, data)| of(codes.into_iter().map(|code| code as i32).collect(), data));
    let detail = object(json!({ "detail": text }), no_others());
    let failed = of(vec![FAILED], json!({ "oneOf": [nothing, detail] }));
    json!({ "oneOf": codes.chain([failed]).collect::<Vec<_>>() })
}

#[cfg(test)]
mod tests {
    use utoipa::openapi::Schema;

    use super::*;

    #[test]
    fn a_refusal_stands_in_the_document_as_it_is_said_here() {
        let schema: Schema = serde_json::from_value(refusal()).unwrap();
        assert_eq!(serde_json::to_value(schema).unwrap(), refusal());
    }
}
