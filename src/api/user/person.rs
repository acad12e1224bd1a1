//! People as others see them.

use actors::wire;
use sql::person::Person;

use crate::api::prelude::*;

/// Somebody in a list of people.
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

/// The one whom a call of the caller's is about, who is somebody else.
pub fn other(caller: Caller, id: i64) -> Result<i64, ApiError> {
    if id == caller.uid { Err(ApiError::malformed("id", Text::NotOneself)) } else { Ok(id) }
}
