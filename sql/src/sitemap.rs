//! The things that the sitemap lists: those that a visitor may see. Posts and people are divided into parts by ranges of `PART` ids.
//! So a part has at most `PART` entries, and is read along an index.

use queries::{client::GenericClient, queries::sitemap as q};

pub use q::Entry;

use crate::Error;

/// Maximum number of entries of a list.
pub const PART: i64 = 10_000;

/// The catalogue has at most thousands of rows, so `PART` covers all of them.
pub async fn games(db: &impl GenericClient) -> Result<Vec<Entry>, Error> {
    Ok(q::games().bind(db, &PART).all().await?)
}

pub async fn books(db: &impl GenericClient) -> Result<Vec<Entry>, Error> {
    Ok(q::books().bind(db, &PART).all().await?)
}

/// An activity that has not begun has no time.
pub async fn activities(db: &impl GenericClient) -> Result<Vec<Entry>, Error> {
    Ok(q::activities().bind(db, &PART).all().await?)
}

/// The numbers of the parts that have posts.
pub async fn post_parts(db: &impl GenericClient) -> Result<Vec<i64>, Error> {
    Ok(q::post_parts().bind(db, &PART).all().await?)
}

pub async fn posts(db: &impl GenericClient, part: i64) -> Result<Vec<Entry>, Error> {
    let (first, before) = ids(part);
    Ok(q::posts().bind(db, &first, &before).all().await?)
}

/// The numbers of the parts that have authors of posts.
pub async fn person_parts(db: &impl GenericClient) -> Result<Vec<i64>, Error> {
    Ok(q::person_parts().bind(db, &PART).all().await?)
}

/// Authors of posts. The time is that of their newest post.
pub async fn people(db: &impl GenericClient, part: i64) -> Result<Vec<Entry>, Error> {
    let (first, before) = ids(part);
    Ok(q::people().bind(db, &first, &before).all().await?)
}

/// The first id of a part, and the first id after it.
fn ids(part: i64) -> (i64, i64) {
    (part * PART, (part + 1) * PART)
}
