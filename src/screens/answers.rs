//! The calls that a screen makes first, answered as for a visitor: the very data that the calls would answer.

use serde::Serialize;
use serde_json::Value;

use crate::{
    app::App,
    http::{book, envelope::Answer, error::ApiError, input::read, square, web},
};

/// `{call: data, …}`, as JSON. A call that is none of these is left out, and asked for by the app.
pub async fn of_visitor(app: &App, calls: &[String]) -> Result<String, ApiError> {
    let mut answers = Vec::with_capacity(calls.len());
    for call in calls {
        if let Some(data) = answer_to(app, call).await? {
            answers.push(format!("{}:{data}", json(call)));
        }
    }
    Ok(format!("{{{}}}", answers.join(",")))
}

/// `call` is an address below `/api` and, as JSON, what it is asked with.
async fn answer_to(app: &App, call: &str) -> Result<Option<String>, ApiError> {
    let (url, given) = call.split_at(call.find('{').unwrap_or(call.len()));
    let given = urlencoded(given);
    Ok(Some(match url {
        "/web/game/list" => data(web::game_list::games(app, None, read(&given)?).await)?,
        "/web/game/type/list" => data(web::game_type_list::types(app).await)?,
        "/v1/square/tag/list" => data(square::tag_list::tags(app).await)?,
        "/v1/square/post/list" => {
            data(square::post_list::listed(app, None, &read(&given)?, read(&given)?).await)?
        }
        "/v1/book/ranking" => data(book::ranking::ranking(app, None, read(&given)?).await)?,
        "/v1/book/list" => data(book::list::library(app, None, &read(&given)?, read(&given)?).await)?,
        _ => return Ok(None),
    }))
}

/// As the app sends it.
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

fn data<T: Serialize>(answer: Answer<T>) -> Result<String, ApiError> {
    Ok(json(&answer?.0.data))
}

fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("answers are texts, numbers and lists of them")
}
