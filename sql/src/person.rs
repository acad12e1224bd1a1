//! People's public data.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use queries::{client::GenericClient, queries::person as q};

use crate::Error;

/// A person in any list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    pub uid: i64,
    pub name: String,
    pub avatar: Option<String>,
    /// 0: not a member, or not any more.
    pub level_type: i16,
    /// The month in which the author checked in every day, such as 2026-10, while it is the current or the previous month.
    pub badge: Option<String>,
    /// The file of the worn frame, a name in the media store.
    pub frame: Option<String>,
    /// The reader follows this person.
    pub followed: bool,
}

/// The author of a post or comment, the same for every reader.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Author {
    pub uid: i64,
    pub name: String,
    pub avatar: Option<String>,
    /// 0: not a member, or not any more.
    pub level_type: i16,
    /// The month in which the author checked in every day, such as 2026-10, while it is the current or the previous month.
    pub badge: Option<String>,
    /// The file of the worn frame, a name in the media store.
    pub frame: Option<String>,
}

/// The content of a person's page.
#[derive(Debug, Clone, PartialEq)]
pub struct PersonPage {
    pub person: Person,
    pub sex: i16,
    pub signature: String,
    pub posts: i64,
    pub followers: i64,
    pub following: i64,
    /// The number of received likes.
    pub likes: i64,
    /// This person follows the reader.
    pub follows_me: bool,
    /// The reader blocks this person.
    pub blocked: bool,
    pub create_time: DateTime<Utc>,
}

/// `None`: no such account.
pub async fn page(
    db: &impl GenericClient,
    uid: i64,
    reader: Option<i64>,
) -> Result<Option<PersonPage>, Error> {
    let row = q::page().bind(db, &reader.unwrap_or_default(), &uid).opt().await?;
    Ok(row.map(|row| PersonPage {
        person: Person {
            uid: row.uid,
            name: row.name,
            avatar: row.avatar,
            level_type: row.level_type,
            badge: row.badge,
            frame: row.frame,
            followed: row.followed,
        },
        sex: row.sex,
        signature: row.signature,
        posts: row.post_num,
        followers: row.follower_num,
        following: row.following_num,
        likes: row.like_num,
        follows_me: row.follows_me,
        blocked: row.blocked,
        create_time: row.create_time.into(),
    }))
}

/// The accounts among these that the reader follows.
pub async fn followed(
    db: &impl GenericClient,
    reader: Option<i64>,
    uids: &[i64],
) -> Result<HashSet<i64>, Error> {
    match reader {
        Some(reader) if !uids.is_empty() => {
            Ok(q::followed().bind(db, &reader, &uids).all().await?.into_iter().collect())
        }
        _ => Ok(HashSet::new()),
    }
}

/// The time until which the account is muted. `None`: it is not muted.
pub async fn muted(db: &impl GenericClient, uid: i64) -> Result<Option<DateTime<Utc>>, Error> {
    let row = q::muted().bind(db, &[uid].as_slice()).opt().await?;
    Ok(row.map(|row| row.muted_until.into()))
}
