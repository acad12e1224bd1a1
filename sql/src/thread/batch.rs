//! One transaction's worth of commands: read what they are about, decide each in turn, write what follows.

mod rows;

use std::collections::{BTreeMap, HashMap, HashSet};

use deadpool_postgres::Transaction;
use queries::queries::{message, thread as q};
use serde_json::Value;
use uuid::Uuid;

use super::{COMMENT, Change, Command, Comment, Deed, Event, GONE, Likes, Outcome, PostState, Refusal, What};
use crate::{Error, content::json, listen::Notice, post::Draft};
use rows::{Post, Target};

/// The posts and comments that commands are about, as they are under the posts' locks.
pub struct Batch<'a> {
    commands: &'a [Command],
    posts: BTreeMap<i64, Post>,
    targets: HashMap<i64, Target>,
    /// Comments made before by their author's key.
    known: HashMap<(i64, Uuid), i64>,
}

/// What the deciding found to be written.
#[derive(Default)]
struct Plan {
    comments: Vec<NewComment>,
    deletes: Vec<i64>,
    events: Vec<(i64, i64, i16, i64)>,
    /// (what, who) → the last wish.
    post_likes: BTreeMap<(i64, i64), bool>,
    comment_likes: BTreeMap<(i64, i64), bool>,
    /// By post: how it is written last.
    edits: BTreeMap<i64, Draft>,
}

struct NewComment {
    id: i64,
    post: i64,
    uid: i64,
    content: String,
    root: i64,
    reply_to: i64,
    floor: i32,
    key: Uuid,
}

/// An outcome that still lacks what only the writing tells.
enum Decided {
    Commented { id: i64, seq: Option<i64> },
    Deleted(Option<Box<Event>>),
    Changed(Option<Box<Event>>),
    LikedPost,
    LikedComment(i64),
    Refused(Refusal),
}

impl<'a> Batch<'a> {
    pub async fn read(tx: &Transaction<'_>, commands: &'a [Command]) -> Result<Self, Error> {
        let deletes =
            |command: &&Command| matches!(command.deed, Deed::DeletePost | Deed::Change(Change::Delete));
        let deleted: Vec<i64> = distinct(commands.iter().filter(deletes).map(|command| command.post));
        if !deleted.is_empty() {
            q::lock_authors().bind(tx, &deleted).all().await?;
        }
        let ids: Vec<i64> = distinct(commands.iter().map(|command| command.post));
        let posts = q::lock_posts().bind(tx, &ids).all().await?;
        let about: Vec<i64> = distinct(commands.iter().filter_map(|command| match &command.deed {
            Deed::Comment { answers, .. } => *answers,
            Deed::Delete { comment } | Deed::LikeComment { comment, .. } => Some(*comment),
            Deed::LikePost { .. } | Deed::EditPost(_) | Deed::DeletePost | Deed::Change(_) => None,
        }));
        let targets =
            if about.is_empty() { Vec::new() } else { q::comment_targets().bind(tx, &about).all().await? };
        let (uids, keys): (Vec<i64>, Vec<Uuid>) = commands
            .iter()
            .filter_map(|command| match &command.deed {
                Deed::Comment { key: Some(key), .. } => Some((command.uid, *key)),
                _ => None,
            })
            .unzip();
        let known = if keys.is_empty() {
            Vec::new()
        } else {
            q::comments_by_key().bind(tx, &uids, &keys).all().await?
        };
        Ok(Self {
            commands,
            posts: posts.into_iter().map(|row| (row.id, Post::from(row))).collect(),
            targets: targets.into_iter().map(|row| (row.id, Target::from(row))).collect(),
            known: known.into_iter().map(|row| ((row.uid, row.key), row.id)).collect(),
        })
    }

    pub async fn write(mut self, tx: &Transaction<'_>) -> Result<Vec<Outcome>, Error> {
        let wanted = self.commands.iter().filter(|c| matches!(c.deed, Deed::Comment { .. })).count();
        let ids = match wanted {
            0 => Vec::new(),
            n => q::new_comment_ids().bind(tx, &(n as i32)).all().await?,
        };
        let mut plan = Plan::default();
        let mut ids = ids.into_iter();
        let decided: Vec<Decided> =
            self.commands.iter().map(|command| self.decide(command, &mut plan, &mut ids)).collect();
        self.write_comments(tx, &plan).await?;
        self.write_likes(tx, &plan).await?;
        self.write_counts(tx).await?;
        self.write_edits(tx, &plan).await?;
        self.write_changes(tx).await?;
        self.outcomes(tx, decided).await
    }

    fn decide(&mut self, command: &Command, plan: &mut Plan, ids: &mut impl Iterator<Item = i64>) -> Decided {
        let Some(post) = self.posts.get_mut(&command.post) else {
            return Decided::Refused(Refusal::Gone);
        };
        match &command.deed {
            Deed::Change(change) => return post.change(command.post, *change, plan),
            Deed::EditPost(draft) => return post.edit(command, draft, plan),
            Deed::DeletePost => return post.delete(command, plan),
            _ => {}
        }
        if post.state.is_gone() {
            return Decided::Refused(Refusal::Gone);
        }
        match &command.deed {
            Deed::Change(_) | Deed::EditPost(_) | Deed::DeletePost => unreachable!("decided above"),
            Deed::Comment { content, answers, key } => {
                if let Some(id) = key.and_then(|key| self.known.get(&(command.uid, key))) {
                    return Decided::Commented { id: *id, seq: None };
                }
                if post.state.locked {
                    return Decided::Refused(Refusal::Locked);
                }
                let root = match answers {
                    None => None,
                    Some(answers) => match self.targets.get(answers) {
                        Some(target) if target.post == command.post && !target.gone => {
                            Some(target.root.unwrap_or(*answers))
                        }
                        _ => return Decided::Refused(Refusal::Gone),
                    },
                };
                let id = ids.next().expect("one id for each comment");
                let floor = if let Some(root) = root {
                    self.targets.get_mut(&root).expect("read with its reply").replies += 1;
                    0
                } else {
                    post.roots += 1;
                    post.floor_num += 1;
                    post.floor_num
                };
                post.comments += 1;
                let seq = post.next();
                if let Some(key) = key {
                    self.known.insert((command.uid, *key), id);
                }
                plan.events.push((command.post, seq, COMMENT, id));
                plan.comments.push(NewComment {
                    id,
                    post: command.post,
                    uid: command.uid,
                    content: content.clone(),
                    root: root.unwrap_or_default(),
                    reply_to: answers.unwrap_or_default(),
                    floor,
                    key: key.unwrap_or_default(),
                });
                Decided::Commented { id, seq: Some(seq) }
            }
            Deed::Delete { comment } => {
                let Some(target) = self.targets.get_mut(comment).filter(|t| t.post == command.post) else {
                    return Decided::Refused(Refusal::Gone);
                };
                if target.uid != command.uid {
                    return Decided::Refused(Refusal::NotYours);
                }
                if std::mem::replace(&mut target.gone, true) {
                    return Decided::Deleted(None);
                }
                post.comments -= 1;
                let (seq, root) = (post.next(), target.root);
                let placeholder = target.has_replies();
                if let Some(root) = root {
                    let root = self.targets.get_mut(&root).expect("read with its reply");
                    root.replies -= 1;
                    post.roots -= i64::from(root.gone && !root.has_replies());
                } else {
                    post.roots -= i64::from(!placeholder);
                }
                plan.deletes.push(*comment);
                plan.events.push((command.post, seq, GONE, *comment));
                let what = What::Gone { comment: *comment, root, placeholder };
                Decided::Deleted(Some(Box::new(Event { post: command.post, seq, what })))
            }
            Deed::LikePost { liked } => {
                plan.post_likes.insert((command.post, command.uid), *liked);
                Decided::LikedPost
            }
            Deed::LikeComment { comment, liked } => {
                match self.targets.get(comment) {
                    Some(target) if target.post == command.post && !target.gone => {}
                    _ => return Decided::Refused(Refusal::Gone),
                }
                plan.comment_likes.insert((*comment, command.uid), *liked);
                Decided::LikedComment(*comment)
            }
        }
    }

    async fn write_comments(&self, tx: &Transaction<'_>, plan: &Plan) -> Result<(), Error> {
        let new = &plan.comments;
        if !new.is_empty() {
            let column = |of: fn(&NewComment) -> i64| new.iter().map(of).collect::<Vec<i64>>();
            let contents: Vec<&str> = new.iter().map(|c| c.content.as_str()).collect();
            let floors: Vec<i32> = new.iter().map(|c| c.floor).collect();
            let keys: Vec<Uuid> = new.iter().map(|c| c.key).collect();
            q::insert_comments()
                .bind(
                    tx,
                    &column(|c| c.id),
                    &column(|c| c.post),
                    &column(|c| c.uid),
                    &contents,
                    &column(|c| c.root),
                    &column(|c| c.reply_to),
                    &floors,
                    &keys,
                )
                .await?;
        }
        if !plan.deletes.is_empty() {
            q::delete_comments().bind(tx, &plan.deletes).await?;
        }
        if !plan.events.is_empty() {
            let posts: Vec<i64> = plan.events.iter().map(|event| event.0).collect();
            let seqs: Vec<i64> = plan.events.iter().map(|event| event.1).collect();
            let kinds: Vec<i16> = plan.events.iter().map(|event| event.2).collect();
            let comments: Vec<i64> = plan.events.iter().map(|event| event.3).collect();
            q::insert_events().bind(tx, &posts, &seqs, &kinds, &comments).await?;
        }
        Ok(())
    }

    /// Likes that change something count; a second one of the same person does not.
    async fn write_likes(&mut self, tx: &Transaction<'_>, plan: &Plan) -> Result<(), Error> {
        let split = |likes: &BTreeMap<(i64, i64), bool>, wish: bool| -> (Vec<i64>, Vec<i64>) {
            likes.iter().filter(|(_, liked)| **liked == wish).map(|(key, _)| *key).unzip()
        };
        let (posts, uids) = split(&plan.post_likes, true);
        let liked =
            if posts.is_empty() { vec![] } else { q::like_posts().bind(tx, &posts, &uids).all().await? };
        let (posts, uids) = split(&plan.post_likes, false);
        let unliked =
            if posts.is_empty() { vec![] } else { q::unlike_posts().bind(tx, &posts, &uids).all().await? };
        for (posts, one) in [(liked, 1), (unliked, -1)] {
            for id in posts {
                let post = self.posts.get_mut(&id).expect("locked");
                post.likes += one;
                post.next_likes();
            }
        }
        let (comments, uids) = split(&plan.comment_likes, true);
        let liked = if comments.is_empty() {
            vec![]
        } else {
            q::like_comments().bind(tx, &comments, &uids).all().await?
        };
        let (comments, uids) = split(&plan.comment_likes, false);
        let unliked = if comments.is_empty() {
            vec![]
        } else {
            q::unlike_comments().bind(tx, &comments, &uids).all().await?
        };
        for (comments, one) in [(liked, 1), (unliked, -1)] {
            for id in comments {
                let target = self.targets.get_mut(&id).expect("looked up");
                target.likes += one;
                self.posts.get_mut(&target.post).expect("locked").next_likes();
            }
        }
        Ok(())
    }

    async fn write_counts(&mut self, tx: &Transaction<'_>) -> Result<(), Error> {
        let touched: Vec<(&i64, &Post)> = self.posts.iter().filter(|(_, post)| post.touched).collect();
        if !touched.is_empty() {
            let column = |of: fn(&Post) -> i64| touched.iter().map(|(_, p)| of(p)).collect::<Vec<i64>>();
            let ids: Vec<i64> = touched.iter().map(|(id, _)| **id).collect();
            let floors: Vec<i32> = touched.iter().map(|(_, p)| p.floor_num).collect();
            let moved = q::move_posts()
                .bind(
                    tx,
                    &ids,
                    &column(|p| p.seq),
                    &floors,
                    &column(|p| p.likes_version),
                    &column(|p| p.likes),
                    &column(|p| p.comments),
                    &column(|p| p.roots),
                )
                .all()
                .await?;
            for row in moved {
                self.posts.get_mut(&row.id).expect("locked").like_num = row.like_num;
            }
        }
        let touched: Vec<(&i64, &Target)> =
            self.targets.iter().filter(|(_, target)| target.likes != 0 || target.replies != 0).collect();
        if !touched.is_empty() {
            let ids: Vec<i64> = touched.iter().map(|(id, _)| **id).collect();
            let likes: Vec<i64> = touched.iter().map(|(_, t)| t.likes).collect();
            let replies: Vec<i64> = touched.iter().map(|(_, t)| t.replies).collect();
            let versions: Vec<i64> = touched.iter().map(|(_, t)| self.posts[&t.post].likes_version).collect();
            let moved = q::move_comments().bind(tx, &ids, &likes, &replies, &versions).all().await?;
            for row in moved {
                self.targets.get_mut(&row.id).expect("looked up").like_num = row.like_num;
            }
        }
        Ok(())
    }

    async fn write_edits(&self, tx: &Transaction<'_>, plan: &Plan) -> Result<(), Error> {
        if plan.edits.is_empty() {
            return Ok(());
        }
        let ids: Vec<i64> = plan.edits.keys().copied().collect();
        let drafts: Vec<&Draft> = plan.edits.values().collect();
        let texts = |of: fn(&Draft) -> &str| drafts.iter().map(|draft| of(draft)).collect::<Vec<_>>();
        let values = |of: fn(&Draft) -> Value| drafts.iter().map(|draft| of(draft)).collect::<Vec<_>>();
        let numbers = |of: fn(&Draft) -> Option<i64>| {
            drafts.iter().map(|draft| of(draft).unwrap_or_default()).collect::<Vec<_>>()
        };
        q::edit_posts()
            .bind(
                tx,
                &ids,
                &texts(|draft| &draft.title),
                &texts(|draft| &draft.content),
                &values(|draft| json(&draft.images)),
                &values(|draft| json(&draft.video)),
                &values(|draft| json(&draft.mentions)),
                &numbers(|draft| draft.tag),
                &numbers(|draft| draft.game),
            )
            .await?;
        Ok(())
    }

    /// What operators changed travels by NOTIFY: the command line has no relay.
    async fn write_changes(&self, tx: &Transaction<'_>) -> Result<(), Error> {
        let changed: Vec<(&i64, &Post)> = self.posts.iter().filter(|(_, post)| post.changed).collect();
        if changed.is_empty() {
            return Ok(());
        }
        let column =
            |of: fn(&PostState) -> bool| changed.iter().map(|(_, p)| of(&p.state)).collect::<Vec<_>>();
        let ids: Vec<i64> = changed.iter().map(|(id, _)| **id).collect();
        q::change_posts()
            .bind(tx, &ids, &column(|s| s.hidden), &column(|s| s.locked), &column(|s| s.deleted))
            .await?;
        let deleted: Vec<i64> = changed.iter().filter(|(_, post)| post.left).map(|(id, _)| **id).collect();
        if !deleted.is_empty() {
            q::uncount_posts().bind(tx, &deleted).await?;
        }
        for id in changed.iter().filter(|(_, post)| post.by_operator).map(|(id, _)| **id) {
            message::notify().bind(tx, &Notice::Post { id }.payload()).one().await?;
        }
        Ok(())
    }

    async fn outcomes(&self, tx: &Transaction<'_>, decided: Vec<Decided>) -> Result<Vec<Outcome>, Error> {
        let ids: HashSet<i64> = decided
            .iter()
            .filter_map(|decided| match decided {
                Decided::Commented { id, .. } => Some(*id),
                _ => None,
            })
            .collect();
        let ids: Vec<i64> = ids.into_iter().collect();
        let comments: HashMap<i64, Comment> =
            super::comments(tx, &ids).await?.into_iter().map(|comment| (comment.id, comment)).collect();
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
                Decided::Deleted(event) => Outcome::Deleted(event),
                Decided::Changed(event) => Outcome::Changed(event),
                Decided::LikedPost => likes(None, self.posts[&command.post].like_num),
                Decided::LikedComment(id) => likes(Some(id), self.targets[&id].like_num),
                Decided::Refused(refusal) => Outcome::Refused(refusal),
            }
        };
        Ok(self.commands.iter().zip(decided).map(outcome).collect())
    }
}

fn distinct(ids: impl Iterator<Item = i64>) -> Vec<i64> {
    let mut ids: Vec<i64> = ids.collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}
