//! Players' reports to the operators.

use chrono::{DateTime, Utc};
use queries::{
    client::GenericClient,
    queries::{moderation, report as q},
};
use uuid::Uuid;

use crate::Error;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Post,
    Comment,
    User,
}

impl Kind {
    pub const ALL: [Self; 3] = [Self::Post, Self::Comment, Self::User];

    /// The word in the table's check constraint.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Post => "post",
            Self::Comment => "comment",
            Self::User => "user",
        }
    }

    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A reported item: a post, a comment or a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Item {
    pub kind: Kind,
    pub id: i64,
}

/// The result of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Taken,
    /// The same player has reported it before.
    Already,
    /// It is deleted or hidden, or never existed.
    Gone,
    /// It belongs to the player who reports it.
    Own,
    /// The key was used for something else.
    KeyUsed,
}

/// The earlier result of this key, if it was used.
pub async fn made_by_key(
    db: &impl GenericClient,
    uid: i64,
    Item { kind, id }: Item,
    key: Uuid,
) -> Result<Option<Outcome>, Error> {
    let made = q::report_by_key().bind(db, &uid, &key).opt().await?;
    Ok(made.map(|row| match (row.kind.as_deref(), row.ref_id) == (Some(kind.name()), Some(id)) {
        true => Outcome::Taken,
        false => Outcome::KeyUsed,
    }))
}

/// Records a report, once per player and item. With a repeated key, the same report returns the first answer again.
pub async fn report(
    db: &impl GenericClient,
    uid: i64,
    item: Item,
    reason: &str,
    detail: &str,
    key: Option<Uuid>,
) -> Result<Outcome, Error> {
    let Item { kind, id } = item;
    let owner = match kind {
        Kind::Post => q::owner_of_post().bind(db, &id).opt().await?,
        Kind::Comment => q::owner_of_comment().bind(db, &id).opt().await?,
        Kind::User => q::owner_of_user().bind(db, &id).opt().await?,
    };
    match owner {
        None => return Ok(Outcome::Gone),
        Some(owner) if owner == uid => return Ok(Outcome::Own),
        Some(_) => {}
    }
    let inserted = q::insert_report().bind(db, &uid, &kind.name(), &id, &reason, &detail, &key).await;
    match inserted.map_err(Error::from) {
        Ok(1..) => return Ok(Outcome::Taken),
        // Another call used the same key at the same moment, or the player has reported the item before.
        Ok(0) => {}
        Err(error) if error.is_key_taken() => {}
        Err(error) => return Err(error),
    }
    Ok(match key {
        Some(key) => made_by_key(db, uid, item, key).await?.unwrap_or(Outcome::Already),
        None => Outcome::Already,
    })
}

/// An item with open reports.
#[derive(Debug, Clone, PartialEq)]
pub struct Open {
    pub kind: String,
    pub id: i64,
    pub reports: i64,
    pub reasons: Vec<String>,
    pub newest: DateTime<Utc>,
}

/// Open reports, most often reported first, at most `size`.
pub async fn open(db: &impl GenericClient, size: i64) -> Result<Vec<Open>, Error> {
    let rows = q::open().bind(db, &size).all().await?;
    let open = |row: q::Open| Open {
        kind: row.kind,
        id: row.ref_id,
        reports: row.reports,
        reasons: row.reasons,
        newest: row.newest.into(),
    };
    Ok(rows.into_iter().map(open).collect())
}

/// One player's report.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    pub uid: i64,
    pub name: String,
    pub reason: String,
    pub detail: String,
    pub create_time: DateTime<Utc>,
    /// The time and the verdict of an operator's decision.
    pub resolved: Option<(DateTime<Utc>, String)>,
}

/// All reports of an item, oldest first.
pub async fn of(db: &impl GenericClient, Item { kind, id }: Item) -> Result<Vec<Report>, Error> {
    let rows = q::of().bind(db, &kind.name(), &id).all().await?;
    let report = |row: q::Of| Report {
        uid: row.uid,
        name: row.name,
        reason: row.reason,
        detail: row.detail,
        create_time: row.create_time.into(),
        resolved: row.resolve_time.map(Into::into).zip(row.verdict),
    };
    Ok(rows.into_iter().map(report).collect())
}

/// The current state of a reported item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reported {
    /// The author, or the reported player.
    pub uid: i64,
    pub text: String,
    /// For a comment: its post.
    pub post: Option<i64>,
    pub deleted: bool,
    /// An operator hides it. A hidden comment is also deleted.
    pub hidden: bool,
}

/// `None`: there never was such a post, comment or player.
pub async fn reported(db: &impl GenericClient, Item { kind, id }: Item) -> Result<Option<Reported>, Error> {
    Ok(match kind {
        Kind::Post => q::post_reported().bind(db, &id).opt().await?.map(|row| Reported {
            uid: row.uid,
            text: row.text,
            post: None,
            deleted: row.deleted,
            hidden: row.hidden,
        }),
        Kind::Comment => match q::comment_reported().bind(db, &id).opt().await? {
            Some(row) => Some(Reported {
                uid: row.uid,
                text: row.text,
                post: Some(row.post_id),
                deleted: row.deleted,
                hidden: moderation::is_hidden().bind(db, &kind.name(), &id).one().await?,
            }),
            None => None,
        },
        Kind::User => q::user_reported().bind(db, &id).opt().await?.map(|row| Reported {
            uid: row.uid,
            text: row.text,
            post: None,
            deleted: false,
            hidden: false,
        }),
    })
}
