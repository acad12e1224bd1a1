//! Writes the decisions of a batch.

use std::collections::BTreeMap;

use deadpool_postgres::Transaction;
use queries::queries::{message, moderation as m, thread as q};
use serde_json::Value;
use uuid::Uuid;

use super::{
    Batch, Decided, NewComment, Plan,
    rows::{Post, Target, Words},
};
use crate::{
    Error,
    activity::Deed,
    join_results::JoinResults,
    json::json,
    listen::Notice,
    mention,
    notice::{New, Telling, Thing},
    post::Draft,
    thread::{self, Command, PostState},
};

/// Likes that this batch added or removed.
pub(super) struct Liked {
    posts: Vec<q::LikePosts>,
    posts_no_more: Vec<q::UnlikePosts>,
    comments: Vec<q::LikeComments>,
    comments_no_more: Vec<q::UnlikeComments>,
}

impl Liked {
    /// The players with a new like.
    pub fn deeds(&self) -> Vec<(i64, Deed)> {
        let posts = self.posts.iter().map(|row| row.uid);
        posts.chain(self.comments.iter().map(|row| row.uid)).map(|uid| (uid, Deed::Like)).collect()
    }
}

impl Batch<'_> {
    pub(super) async fn write_comments(&self, tx: &Transaction<'_>, plan: &Plan) -> Result<(), Error> {
        let (new, events) = (&plan.comments, &plan.events);
        if !events.is_empty() {
            let column = |of: fn(&NewComment) -> i64| new.iter().map(of).collect::<Vec<i64>>();
            let contents: Vec<&str> = new.iter().map(|c| c.content.as_str()).collect();
            let mentions: Vec<&str> = new.iter().map(|c| c.mentions.as_str()).collect();
            let images: Vec<Value> = new.iter().map(|c| json(&c.image)).collect();
            let floors: Vec<i32> = new.iter().map(|c| c.floor).collect();
            let keys: Vec<Uuid> = new.iter().map(|c| c.key).collect();
            let kinds: Vec<i16> = events.iter().map(|event| event.2).collect();
            q::write_comments()
                .bind(
                    tx,
                    &events.iter().map(|event| event.0).collect::<Vec<i64>>(),
                    &events.iter().map(|event| event.1).collect::<Vec<i64>>(),
                    &kinds,
                    &events.iter().map(|event| event.3).collect::<Vec<i64>>(),
                    &column(|c| c.id),
                    &column(|c| c.post),
                    &column(|c| c.uid),
                    &contents,
                    &mentions,
                    &images,
                    &column(|c| c.root),
                    &column(|c| c.reply_to),
                    &floors,
                    &keys,
                )
                .await?;
        }
        if !plan.comment_edits.is_empty() {
            let ids: Vec<i64> = plan.comment_edits.iter().copied().collect();
            let words: Vec<&Words> = ids.iter().map(|id| &self.words[id]).collect();
            let contents: Vec<&str> = words.iter().map(|words| words.content.as_str()).collect();
            let mentions: Vec<String> = words.iter().map(|words| mention::text(&words.mentions)).collect();
            let once_named: Vec<String> =
                words.iter().map(|words| json(&words.once_named).to_string()).collect();
            q::edit_comments().bind(tx, &ids, &contents, &mentions, &once_named).await?;
        }
        if !plan.deletes.is_empty() {
            q::delete_comments().bind(tx, &plan.deletes).await?;
        }
        if !plan.shows.is_empty() {
            q::show_comments().bind(tx, &plan.shows).await?;
        }
        Ok(())
    }

    pub(super) async fn write_likes(&self, tx: &Transaction<'_>, plan: &Plan) -> Result<Liked, Error> {
        let (posts, posts_no_more) = (wished(&plan.post_likes, true), wished(&plan.post_likes, false));
        let (comments, comments_no_more) =
            (wished(&plan.comment_likes, true), wished(&plan.comment_likes, false));
        macro_rules! changed {
            ($query:ident, $wished:ident) => {
                async {
                    let (things, uids) = &$wished;
                    match things.is_empty() {
                        true => Ok(Vec::new()),
                        false => Ok::<_, Error>(q::$query().bind(tx, things, uids).all().await?),
                    }
                }
            };
        }
        // Concurrently: no two of them touch the same row.
        let (posts, posts_no_more, comments, comments_no_more) = tokio::join!(
            changed!(like_posts, posts),
            changed!(unlike_posts, posts_no_more),
            changed!(like_comments, comments),
            changed!(unlike_comments, comments_no_more),
        )
        .all()?;
        Ok(Liked { posts, posts_no_more, comments, comments_no_more })
    }

    /// Counts only likes that change something; a repeated one of the same account does not.
    pub(super) fn count_likes(&mut self, liked: Liked, plan: &mut Plan, telling: &mut Telling) {
        for row in liked.posts {
            self.liked_post(row.post_id, row.uid, true, plan, telling);
        }
        for row in liked.posts_no_more {
            self.liked_post(row.post_id, row.uid, false, plan, telling);
        }
        for row in liked.comments {
            self.liked_comment(row.comment_id, row.uid, true, plan, telling);
        }
        for row in liked.comments_no_more {
            self.liked_comment(row.comment_id, row.uid, false, plan, telling);
        }
    }

    fn liked_post(&mut self, id: i64, actor: i64, liked: bool, plan: &mut Plan, telling: &mut Telling) {
        let post = self.posts.get_mut(&id).expect("locked");
        let one = if liked { 1 } else { -1 };
        post.likes += one;
        post.next_likes();
        plan.counts.likes(post.uid, one);
        if !post.state.is_gone() && !self.standing.apart(actor, post.uid) {
            telling.like(Thing { owner: post.uid, post: id, comment: 0 }, actor, liked, post.like_num);
        }
    }

    fn liked_comment(&mut self, id: i64, actor: i64, liked: bool, plan: &mut Plan, telling: &mut Telling) {
        let target = self.targets.get_mut(&id).expect("looked up");
        let post = self.posts.get_mut(&target.post).expect("locked");
        let one = if liked { 1 } else { -1 };
        target.likes += one;
        post.next_likes();
        plan.counts.likes(target.uid, one);
        let seen = !target.gone && !post.state.is_gone();
        if seen && !self.standing.apart(actor, target.uid) {
            let thing = Thing { owner: target.uid, post: target.post, comment: id };
            telling.like(thing, actor, liked, target.like_num);
        }
    }

    /// The notices of the decisions, except those of likes.
    pub(super) fn tell(&self, plan: &Plan, telling: &mut Telling) {
        telling.comments_gone(&plan.deletes);
        let seen = |new: &&New| {
            let post = new.post.is_none_or(|post| !self.posts[&post].state.is_gone());
            // Edited and deleted in the same batch.
            post && new.comment.is_none_or(|comment| !plan.deletes.contains(&comment))
        };
        plan.notices.iter().filter(seen).for_each(|new| telling.tell(*new));
    }

    pub(super) async fn write_counts(&mut self, tx: &Transaction<'_>) -> Result<(), Error> {
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

    pub(super) async fn write_edits(&self, tx: &Transaction<'_>, plan: &Plan) -> Result<(), Error> {
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

    /// NOTIFY publishes the changes by operators: the command line has no relay.
    pub(super) async fn write_changes(&self, tx: &Transaction<'_>) -> Result<(), Error> {
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
        for id in changed.iter().filter(|(_, post)| post.by_operator).map(|(id, _)| **id) {
            message::notify().bind(tx, &Notice::Post { id }.payload()).one().await?;
        }
        Ok(())
    }

    /// An author who deletes a comment that an operator hides wants it to stay deleted: the operator cannot show it again.
    pub(super) async fn write_repeated_deletes(
        &self,
        tx: &Transaction<'_>,
        decided: &[Decided],
    ) -> Result<(), Error> {
        let repeated = |(command, decided): (&Command, &Decided)| match (&command.deed, decided) {
            (thread::Deed::Delete { comment }, Decided::Deleted(None)) => Some(*comment),
            _ => None,
        };
        let comments: Vec<i64> = self.commands.iter().zip(decided).filter_map(repeated).collect();
        if !comments.is_empty() {
            m::end_hides_of_comments().bind(tx, &comments).await?;
        }
        Ok(())
    }
}

/// (targets, accounts) of the commands with this `wish`.
fn wished(likes: &BTreeMap<(i64, i64), bool>, wish: bool) -> (Vec<i64>, Vec<i64>) {
    likes.iter().filter(|(_, liked)| **liked == wish).map(|(key, _)| *key).unzip()
}
