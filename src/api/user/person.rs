//! The view of people for other players.

use actors::wire;
use sql::person::Person;

use crate::api::prelude::*;

/// A person in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonLine {
    #[serde(flatten)]
    person: wire::Author,
    signature: String,
}

impl PersonLine {
    pub fn new(person: Person, signature: String) -> Self {
        Self { person: author(person), signature }
    }
}

pub fn author(person: Person) -> wire::Author {
    wire::Author::new(person, &crate::api::state::media_url)
}

/// The uid of another player in a call. It must not be the caller's own.
pub fn other(caller: Caller, id: i64) -> Result<i64, ApiError> {
    if id == caller.uid { Err(ApiError::malformed("id", Text::NotOneself)) } else { Ok(id) }
}
