//! Collects the security events of a call. Handlers note what only they know; `answered` adds the refusals that their code names,
//! and reports all of them with the network of the caller.

use actix_web::{HttpMessage, HttpRequest};

use crate::{
    accounts::security_events::{Event, Kind, Outcome},
    api::{
        error::Code, extract::client_address::client_address, middleware::trace::LoggedRequest, state::App,
    },
};

/// What handlers noted; in the request's extensions.
#[derive(Default)]
struct Notes {
    events: Vec<Event>,
    /// The account that the call is about.
    uid: Option<i64>,
}

/// Notes an event of this call.
pub fn note(req: &HttpRequest, kind: Kind, outcome: Outcome, uid: Option<i64>) {
    with_notes(req, |notes| notes.events.push(Event { kind, outcome, uid }));
}

/// Notes the account that the call is about: the caller, or the account whose password is guessed.
pub fn about(req: &HttpRequest, uid: i64) {
    with_notes(req, |notes| notes.uid = Some(uid));
}

fn with_notes(req: &HttpRequest, change: impl FnOnce(&mut Notes)) {
    let mut extensions = req.extensions_mut();
    if let Some(notes) = extensions.get_mut::<Notes>() {
        return change(notes);
    }
    let mut notes = Notes::default();
    change(&mut notes);
    extensions.insert(notes);
}

/// Reports the events of an answered call. `code`: the code of the answer.
pub fn answered(app: &App, req: &HttpRequest, named: &LoggedRequest, code: i32, route: &str) {
    let notes = req.extensions_mut().remove::<Notes>().unwrap_or_default();
    let of_code = match code {
        _ if code == Code::WrongNameOrPassword as i32 => Some((Kind::Password, Outcome::Wrong)),
        _ if code == Code::SmsCodeWrong as i32 => Some((Kind::Code, Outcome::Wrong)),
        _ if code == Code::TooManyTries as i32 => Some((Kind::Limit, Outcome::Refused)),
        _ => None,
    };
    let of_code = of_code.map(|(kind, outcome)| Event { kind, outcome, uid: None });
    let events: Vec<Event> = notes.events.into_iter().chain(of_code).collect();
    if events.is_empty() {
        return;
    }
    named.span().in_scope(|| {
        for event in events {
            let event = Event { uid: event.uid.or(notes.uid), ..event };
            app.security_events.report(event, route, client_address(req), app.clock.now());
        }
    });
}
