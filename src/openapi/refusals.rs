//! What any call of a kind can be refused with, whatever it is about: said once, here, and not at every handler.

use utoipa::openapi::{
    Content, OpenApi as Document, Ref, RefOr, Response, ResponseBuilder,
    path::{Operation, ParameterIn},
};

use crate::http::path::is_id;

/// Status, name in the document, meaning.
type Refusal = (&'static str, &'static str, &'static str);

const MALFORMED: Refusal = ("400", "Malformed", "Code 4000: a field is missing or malformed");
const FOREIGN_PAGE: Refusal =
    ("403", "ForeignPage", "A page of another site sent it: `Origin` and `Sec-Fetch-Site` say so");
const NO_ADDRESS: Refusal =
    ("404", "NoAddress", "No address of the portal: ids are whole numbers from 1 to 2^53 - 1");
const TOO_SLOW: Refusal = ("408", "TooSlow", "The body came too slowly");
const TOO_LARGE: Refusal = ("413", "TooLarge", "The body is too large");
const WRONG_MEDIA_TYPE: Refusal = ("415", "WrongMediaType", "The body is of another media type, or packed");
const NOT_NOW: Refusal = ("503", "NotNow", "Try again after `Retry-After`");

const ALL: [Refusal; 7] =
    [MALFORMED, FOREIGN_PAGE, NO_ADDRESS, TOO_SLOW, TOO_LARGE, WRONG_MEDIA_TYPE, NOT_NOW];

/// Names them at each call that can be answered so; what a handler says of a status itself stays.
pub fn add(document: &mut Document) {
    let components = document.components.get_or_insert_default();
    components.responses.extend(ALL.map(|(_, name, meaning)| (name.to_owned(), response(meaning))));
    for item in document.paths.paths.values_mut() {
        let operations =
            [(&mut item.get, false), (&mut item.post, true), (&mut item.put, true), (&mut item.delete, true)];
        for (operation, writes) in operations {
            let Some(operation) = operation else { continue };
            for (status, name, _) in of(operation, writes) {
                let named = || RefOr::Ref(Ref::from_response_name(name));
                operation.responses.responses.entry(status.to_owned()).or_insert_with(named);
            }
        }
    }
}

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
    let envelope = Content::new(Some(Ref::from_schema_name("Envelope_Value")));
    ResponseBuilder::new().description(meaning).content("application/json", envelope).build().into()
}
