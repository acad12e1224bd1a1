//! Answers a screen's first calls as for a visitor, with the same functions as the API.

use std::sync::Arc;

use actix_web::web::Bytes;
use serde_json::Value;

use crate::api::{
    book, envelope::encode, error::ApiError, extract::input::read, search, square, state::App, web,
};

/// `{call: answer, …}` as JSON. An unknown call is left out; the app makes it itself.
pub async fn of_visitor(app: &App, calls: &[String]) -> Result<Arc<str>, ApiError> {
    let mut answers = Vec::with_capacity(calls.len());
    for call in calls {
        if let Some(answer) = answer_to(app, call).await? {
            let answer = str::from_utf8(&answer).map_err(|error| ApiError::Internal(error.into()))?;
            answers.push(format!("{}:{answer}", Value::from(call.as_str())));
        }
    }
    Ok(format!("{{{}}}", answers.join(",")).into())
}

/// `call` is an address below `/api`, followed by the input as JSON.
async fn answer_to(app: &App, call: &str) -> Result<Option<Bytes>, ApiError> {
    let (url, given) = call.split_at(call.find('{').unwrap_or(call.len()));
    let given = urlencoded(given);
    Ok(Some(match url {
        "/web/game/list" => web::game_list::for_visitors(app, &read(&given)?).await?.json,
        "/web/game/type/list" => encode(web::game_type_list::types(app).await)?,
        "/v1/square/tag/list" => encode(square::tag_list::tags(app).await)?,
        "/v1/search/trend" => encode(search::trend::trends(app).await)?,
        "/v1/square/post/list" => {
            square::post_list::for_visitors(app, &read(&given)?, &read(&given)?).await?.json
        }
        "/v1/book/ranking" => encode(book::ranking::ranking(app, None, read(&given)?).await)?,
        "/v1/book/list" => encode(book::list::library(app, None, &read(&given)?, read(&given)?).await)?,
        _ => return Ok(None),
    }))
}

/// Encodes the input as the app sends it.
fn urlencoded(given: &str) -> String {
    let Ok(Value::Object(fields)) = serde_json::from_str(given) else { return String::new() };
    let mut text = form_urlencoded::Serializer::new(String::new());
    for (name, value) in fields {
        match value {
            Value::Null => {}
            Value::String(value) => {
                text.append_pair(&name, &value);
            }
            value => {
                text.append_pair(&name, &value.to_string());
            }
        }
    }
    text.finish()
}
