//! One transaction of commands: find the accounts concerned, lock in one fixed order, read the targets, decide each
//! command in turn, write the results. The number of statements does not grow with the commands.

mod decide;
mod people;
mod rows;
mod write;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use deadpool_postgres::Transaction;
use queries::queries::thread as q;
use uuid::Uuid;

use super::{Command, Comment, Committed, Deed, Event, Likes, Outcome, Refusal, What};
use crate::{
    Error, activity,
    join_results::JoinResults,
    media::Image,
    notice::{New, Telling},
    post::Draft,
};
use people::{Counts, People, Standing};
use rows::{Post, Target, Words};

/// The posts, comments and accounts that the commands concern, as read under the locks.
pub struct Batch<'a> {
    commands: &'a [Command],
    people: People<'a>,
    standing: Standing,
    posts: BTreeMap<i64, Post>,
    targets: HashMap<i64, Target>,
    /// The text of comments to edit.
    words: HashMap<i64, Words>,
    /// The use of each key: (post, comment). `None`: no comment.
    known: HashMap<(i64, Uuid), Option<(i64, i64)>>,
    /// Ids for the new comments, one each.
    ids: Vec<i64>,
}

/// The writes that the decisions require.
#[derive(Default)]
struct Plan {
    comments: Vec<NewComment>,
    /// Comments to edit; the batch's `words` has their new text.
    comment_edits: BTreeSet<i64>,
    deletes: Vec<i64>,
    /// Deleted comments that operators show again.
    shows: Vec<i64>,
    events: Vec<(i64, i64, i16, i64)>,
    /// (target, account) → the last command: like or not.
    post_likes: BTreeMap<(i64, i64), bool>,
    comment_likes: BTreeMap<(i64, i64), bool>,
    /// By post: its final text.
    edits: BTreeMap<i64, Draft>,
    /// Notices other than those of likes; the like notices are only known after writing.
    notices: Vec<New>,
    counts: Counts,
}

struct NewComment {
    id: i64,
    post: i64,
    uid: i64,
    content: String,
    mentions: String,
    image: Option<Box<Image>>,
    root: i64,
    reply_to: i64,
    floor: i32,
    key: Uuid,
}

/// An outcome without the parts that are only known after writing.
enum Decided {
    Commented {
        id: i64,
        seq: Option<i64>,
    },
    /// The seq is `None` where nothing changed.
    Edited {
        id: i64,
        seq: Option<i64>,
    },
    Deleted(Option<Box<Event>>),
    Changed(Option<Box<Event>>),
    LikedPost,
    LikedComment(i64),
    Refused(Refusal),
}

impl<'a> Batch<'a> {
    pub async fn read(tx: &Transaction<'_>, commands: &'a [Command]) -> Result<Self, Error> {
        take_turns(tx, commands).await?;
        let people = People::find(tx, commands).await?;
        let posts = distinct(commands.iter().map(|command| command.post));
        let posts = q::lock().bind(tx, &people.told(), &people.counted(), &posts).all().await?;
        // The locks are held, so none of these reads waits for another transaction. They run concurrently.
        let (standing, targets, words, known, ids) = tokio::join!(
            people.standing(tx),
            targets(tx, commands, &people),
            words(tx, commands, &people),
            known(tx, commands),
            new_ids(tx, commands),
        )
        .all()?;
        let posts = posts.into_iter().map(|row| (row.id, Post::from(row))).collect();
        Ok(Self { commands, people, standing, posts, targets, words, known, ids })
    }

    /// Writes the decisions. Returns their results, and the new comments and likes for the activities that count them.
    pub async fn write(
        mut self,
        tx: &Transaction<'_>,
    ) -> Result<(Committed, Vec<(i64, activity::Deed)>), Error> {
        let mut plan = Plan::default();
        let mut ids = std::mem::take(&mut self.ids).into_iter();
        let decided: Vec<Decided> =
            self.commands.iter().map(|command| self.decide(command, &mut plan, &mut ids)).collect();
        let mut telling = Telling::default();
        // Concurrently: every row that they touch is locked, and no two touch the same row.
        let (liked, ()) = tokio::join!(self.write_likes(tx, &plan), self.write_comments(tx, &plan)).all()?;
        let mut deeds = liked.deeds();
        deeds.extend(plan.comments.iter().map(|comment| (comment.uid, activity::Deed::Comment)));
        self.count_likes(liked, &mut plan, &mut telling);
        self.tell(&plan, &mut telling);
        let shown = distinct(decided.iter().filter_map(Decided::shows));
        // Reads the likes after they are counted.
        let counted = async {
            self.write_counts(tx).await?;
            super::comments(tx, &shown).await
        };
        let (comments, (), moved) = tokio::join!(counted, plan.counts.write(tx), telling.write(tx)).all()?;
        self.write_edits(tx, &plan).await?;
        self.write_changes(tx).await?;
        self.write_repeated_deletes(tx, &decided).await?;
        Ok((Committed { outcomes: self.outcomes(decided, comments), moved }, deeds))
    }

    fn outcomes(&self, decided: Vec<Decided>, comments: Vec<Comment>) -> Vec<Outcome> {
        let comments: HashMap<i64, Comment> =
            comments.into_iter().map(|comment| (comment.id, comment)).collect();
        let outcome = |(command, decided): (&Command, Decided)| {
            let likes = |comment, like_num| {
                let version = self.posts[&command.post].likes_version;
                Outcome::Liked(Likes { post: command.post, comment, like_num, version })
            };
            match decided {
                Decided::Commented { id, seq } => {
                    let comment = comments[&id].clone();
                    let event = |seq| Event { post: comment.post, seq, what: What::Comment(comment.clone()) };
                    let event = seq.map(event);
                    Outcome::Commented(Box::new(comment), event.map(Box::new))
                }
                Decided::Edited { id, seq } => Outcome::Edited(seq.map(|seq| {
                    let what = What::Edited(comments[&id].clone());
                    Box::new(Event { post: command.post, seq, what })
                })),
                Decided::Deleted(event) => Outcome::Deleted(event),
                Decided::Changed(event) => Outcome::Changed(event),
                Decided::LikedPost => likes(None, self.posts[&command.post].like_num),
                Decided::LikedComment(id) => likes(Some(id), self.targets[&id].like_num),
                Decided::Refused(refusal) => Outcome::Refused(refusal),
            }
        };
        self.commands.iter().zip(decided).map(outcome).collect()
    }
}

impl Decided {
    /// The comment that the command's answer contains.
    fn shows(&self) -> Option<i64> {
        match self {
            Self::Commented { id, .. } | Self::Edited { id, seq: Some(_) } => Some(*id),
            _ => None,
        }
    }
}

/// Before any read: serialises the changes that authors make to their comments, on all nodes.
async fn take_turns(tx: &Transaction<'_>, commands: &[Command]) -> Result<(), Error> {
    let comments = distinct(commands.iter().filter_map(|command| match command.deed {
        Deed::Edit { comment, .. } | Deed::Delete { comment } | Deed::Show { comment } => Some(comment),
        _ => None,
    }));
    if !comments.is_empty() {
        q::take_turns().bind(tx, &comments).one().await?;
    }
    Ok(())
}

/// The text of comments to edit.
async fn words(
    tx: &Transaction<'_>,
    commands: &[Command],
    people: &People<'_>,
) -> Result<HashMap<i64, Words>, Error> {
    let edited = distinct(commands.iter().filter_map(|command| match command.deed {
        Deed::Edit { comment, .. } if people.knows(comment) => Some(comment),
        _ => None,
    }));
    if edited.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = q::comment_words().bind(tx, &edited).all().await?;
    Ok(rows.into_iter().map(|row| (row.id, Words::from(row))).collect())
}

/// The comments that commands concern, with their top-level comments.
async fn targets(
    tx: &Transaction<'_>,
    commands: &[Command],
    people: &People<'_>,
) -> Result<HashMap<i64, Target>, Error> {
    let about = distinct(commands.iter().filter_map(|command| command.deed.about()));
    let about: Vec<i64> = about.into_iter().filter(|comment| people.knows(*comment)).collect();
    if about.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = q::comment_targets().bind(tx, &about).all().await?;
    Ok(rows.into_iter().map(|row| (row.id, Target::from(row))).collect())
}

/// The use of the commands' keys.
async fn known(
    tx: &Transaction<'_>,
    commands: &[Command],
) -> Result<HashMap<(i64, Uuid), Option<(i64, i64)>>, Error> {
    let (uids, keys): (Vec<i64>, Vec<Uuid>) = commands
        .iter()
        .filter_map(|command| match &command.deed {
            Deed::Comment { key: Some(key), .. } => Some((command.uid, *key)),
            _ => None,
        })
        .unzip();
    if keys.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = q::used_keys().bind(tx, &uids, &keys).all().await?;
    Ok(rows.into_iter().map(|row| ((row.uid, row.key), row.post_id.zip(row.id))).collect())
}

async fn new_ids(tx: &Transaction<'_>, commands: &[Command]) -> Result<Vec<i64>, Error> {
    match commands.iter().filter(|command| matches!(command.deed, Deed::Comment { .. })).count() {
        0 => Ok(Vec::new()),
        n => Ok(q::new_comment_ids().bind(tx, &(n as i32)).all().await?),
    }
}

fn distinct(ids: impl Iterator<Item = i64>) -> Vec<i64> {
    let mut ids: Vec<i64> = ids.collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}
