//! The accounts that a batch counts or notifies, so that it can lock their rows first. It reads them before it locks any
//! row: from immutable data, or while it holds the editors' turn.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use chrono::{DateTime, Utc};
use deadpool_postgres::Transaction;
use queries::queries::{block, person, thread as q};

use super::distinct;
use crate::{
    Error,
    join_results::JoinResults,
    mention,
    thread::{Change, Command, Deed},
};

/// The accounts that the commands concern.
pub struct People<'a> {
    commands: &'a [Command],
    /// Post → author.
    authors: HashMap<i64, i64>,
    comments: HashMap<i64, Written>,
    /// The names of accounts that may be mentioned.
    pub names: HashMap<i64, String>,
}

/// The accounts that a comment concerns.
struct Written {
    uid: i64,
    reply_to: Option<i64>,
    /// Accounts that the comment names now or named before.
    named: Vec<i64>,
}

/// Blocks and mutes between accounts, as read under their locks.
pub struct Standing {
    /// Pairs: (the account that blocks, the blocked account).
    blocks: HashSet<(i64, i64)>,
    /// The time until which an account may not write.
    pub muted: HashMap<i64, DateTime<Utc>>,
}

/// Count changes of accounts.
#[derive(Default)]
pub struct Counts(BTreeMap<i64, (i64, i64)>);

impl<'a> People<'a> {
    pub async fn find(tx: &Transaction<'_>, commands: &'a [Command]) -> Result<Self, Error> {
        let posts = distinct(commands.iter().map(|command| command.post));
        let comments = distinct(commands.iter().filter_map(|command| command.deed.about()));
        let wanted = distinct(commands.iter().flat_map(|command| command.deed.mentions()).copied());
        let authors = async { Ok::<_, Error>(q::post_authors().bind(tx, &posts).all().await?) };
        let written = async {
            match comments.is_empty() {
                true => Ok(Vec::new()),
                false => Ok::<_, Error>(q::comment_people().bind(tx, &comments).all().await?),
            }
        };
        // Concurrently: none of them waits for a lock.
        let (authors, written, names) = tokio::join!(authors, written, mention::names(tx, &wanted)).all()?;
        let written = written.into_iter().map(|row| {
            let mut named = mention::read_uids(row.once_named);
            named.extend(mention::read(row.mentions).iter().map(|mention| mention.uid));
            (row.id, Written { uid: row.uid, reply_to: row.reply_to_uid, named })
        });
        Ok(Self {
            commands,
            authors: authors.into_iter().map(|row| (row.id, row.uid)).collect(),
            comments: written.collect(),
            names,
        })
    }

    /// A comment created between this read and the lock is unknown: its author is not locked.
    pub fn knows(&self, comment: i64) -> bool {
        self.comments.contains_key(&comment)
    }

    /// The author of the comment that this comment answers.
    pub fn answered(&self, comment: i64) -> Option<i64> {
        self.comments.get(&comment)?.reply_to
    }

    /// Accounts whose unread counts may change.
    pub fn told(&self) -> Vec<i64> {
        let mut told = BTreeSet::new();
        for command in self.commands {
            let others = self.others(command).into_iter().filter(|uid| *uid != command.uid);
            match command.deed {
                Deed::Change(_) | Deed::DeletePost => {}
                // Includes the writer, for likes of the deleted comments, and for the operators' message.
                Deed::Delete { .. } | Deed::Show { .. } => told.extend(self.others(command)),
                Deed::Comment { .. }
                | Deed::Edit { .. }
                | Deed::EditPost(_)
                | Deed::LikePost { .. }
                | Deed::LikeComment { .. } => told.extend(others),
            }
        }
        told.into_iter().collect()
    }

    /// Accounts whose counts of posts or likes may change.
    pub fn counted(&self) -> Vec<i64> {
        distinct(self.commands.iter().filter_map(|command| match command.deed {
            Deed::LikePost { .. } | Deed::DeletePost | Deed::Change(Change::Delete) => {
                self.authors.get(&command.post).copied()
            }
            Deed::LikeComment { comment, .. } => self.comments.get(&comment).map(|written| written.uid),
            Deed::Comment { .. }
            | Deed::Edit { .. }
            | Deed::Delete { .. }
            | Deed::Show { .. }
            | Deed::EditPost(_)
            | Deed::Change(_) => None,
        }))
    }

    /// Called under the locks of all these accounts.
    pub async fn standing(&self, tx: &Transaction<'_>) -> Result<Standing, Error> {
        let pairs: BTreeSet<(i64, i64)> = self
            .commands
            .iter()
            .flat_map(|command| self.others(command).into_iter().map(|other| (command.uid, other)))
            .filter(|(one, other)| one != other)
            .collect();
        let (ones, others): (Vec<i64>, Vec<i64>) = pairs.into_iter().unzip();
        let writers = distinct(self.commands.iter().filter_map(|command| match command.deed {
            Deed::Comment { .. } | Deed::Edit { .. } | Deed::EditPost(_) => Some(command.uid),
            _ => None,
        }));
        let blocks = async {
            match ones.is_empty() {
                true => Ok(Vec::new()),
                false => Ok::<_, Error>(block::blocks_between().bind(tx, &ones, &others).all().await?),
            }
        };
        let muted = async {
            match writers.is_empty() {
                true => Ok(Vec::new()),
                false => Ok::<_, Error>(person::muted().bind(tx, &writers).all().await?),
            }
        };
        let (blocks, muted) = tokio::join!(blocks, muted).all()?;
        Ok(Standing {
            blocks: blocks.into_iter().map(|row| (row.uid, row.blocked)).collect(),
            muted: muted.into_iter().map(|row| (row.uid, row.muted_until.into())).collect(),
        })
    }

    /// The accounts that a command may notify, whichever account gives it.
    fn others(&self, command: &Command) -> Vec<i64> {
        let author = self.authors.get(&command.post).copied();
        let comment = command.deed.about().and_then(|comment| self.comments.get(&comment));
        let mentioned = || {
            let named = command.deed.mentions().iter().filter(|uid| self.names.contains_key(uid));
            named.copied()
        };
        match &command.deed {
            Deed::Comment { .. } => {
                author.into_iter().chain(comment.map(|c| c.uid)).chain(mentioned()).collect()
            }
            Deed::Edit { .. } => {
                author.into_iter().chain(comment.and_then(|c| c.reply_to)).chain(mentioned()).collect()
            }
            Deed::Delete { .. } => {
                let of = |c: &Written| [Some(c.uid), c.reply_to].into_iter().flatten().chain(c.named.clone());
                author.into_iter().chain(comment.into_iter().flat_map(of)).collect()
            }
            Deed::LikePost { .. } => author.into_iter().collect(),
            Deed::LikeComment { .. } | Deed::Show { .. } => comment.into_iter().map(|c| c.uid).collect(),
            Deed::EditPost(draft) => draft.mentions.iter().map(|mention| mention.uid).collect(),
            Deed::DeletePost | Deed::Change(_) => Vec::new(),
        }
    }
}

impl Standing {
    /// `uid` blocked `other`.
    pub fn blocks(&self, uid: i64, other: i64) -> bool {
        self.blocks.contains(&(uid, other))
    }

    /// Neither account is notified of the other's actions: they are the same account, or one of them blocks the other.
    pub fn apart(&self, one: i64, other: i64) -> bool {
        one == other || self.blocks(one, other) || self.blocks(other, one)
    }
}

impl Counts {
    pub fn likes(&mut self, uid: i64, by: i64) {
        self.0.entry(uid).or_default().0 += by;
    }

    pub fn posts(&mut self, uid: i64, by: i64) {
        self.0.entry(uid).or_default().1 += by;
    }

    pub async fn write(&self, tx: &Transaction<'_>) -> Result<(), Error> {
        let moved: Vec<_> = self.0.iter().filter(|(_, counts)| **counts != (0, 0)).collect();
        if !moved.is_empty() {
            let uids: Vec<i64> = moved.iter().map(|(uid, _)| **uid).collect();
            let (likes, posts): (Vec<i64>, Vec<i64>) = moved.into_iter().map(|(_, counts)| *counts).unzip();
            q::move_accounts().bind(tx, &uids, &likes, &posts).await?;
        }
        Ok(())
    }
}

impl Deed {
    /// The comment that the command concerns.
    pub(super) fn about(&self) -> Option<i64> {
        match self {
            Self::Comment { answers, .. } => *answers,
            Self::Edit { comment, .. }
            | Self::Delete { comment }
            | Self::Show { comment }
            | Self::LikeComment { comment, .. } => Some(*comment),
            Self::LikePost { .. } | Self::EditPost(_) | Self::DeletePost | Self::Change(_) => None,
        }
    }

    fn mentions(&self) -> &[i64] {
        match self {
            Self::Comment { mentions, .. } | Self::Edit { mentions, .. } => mentions,
            _ => &[],
        }
    }
}
