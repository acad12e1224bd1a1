//! Decides the result of each command, in order. Pure: everything it needs was read under the locks.

use super::{Batch, Decided, NewComment, Plan};
use crate::{
    mention::{self, Mention},
    notice::{Kind, New},
    thread::{COMMENT, Command, Deed, EDITED, Event, GONE, Refusal, What},
};

impl Batch<'_> {
    pub(super) fn decide(
        &mut self,
        command: &Command,
        plan: &mut Plan,
        ids: &mut impl Iterator<Item = i64>,
    ) -> Decided {
        let Some(post) = self.posts.get_mut(&command.post) else {
            return Decided::Refused(Refusal::Gone);
        };
        match &command.deed {
            Deed::Change(change) => return post.change(command.post, *change, plan),
            Deed::DeletePost => return post.delete(command, plan),
            Deed::EditPost(draft) => {
                return match self.standing.muted.get(&command.uid) {
                    Some(until) => Decided::Refused(Refusal::Muted { until: *until }),
                    None => post.edit(command, draft, &self.standing, plan),
                };
            }
            _ => {}
        }
        if post.state.is_gone() {
            return Decided::Refused(Refusal::Gone);
        }
        let decided = match &command.deed {
            Deed::Change(_) | Deed::DeletePost | Deed::EditPost(_) => unreachable!("decided above"),
            Deed::Comment { .. } => self.comment(command, plan, ids),
            Deed::Edit { comment, content, mentions } => {
                self.edit(command, *comment, content, mentions, plan)
            }
            Deed::Delete { comment } => self.delete(command, *comment, plan),
            Deed::Show { comment } => self.show(command, *comment, plan),
            Deed::LikePost { liked } => self.like_post(command, *liked, plan),
            Deed::LikeComment { comment, liked } => self.like_comment(command, *comment, *liked, plan),
        };
        decided.unwrap_or_else(Decided::Refused)
    }

    fn comment(
        &mut self,
        command: &Command,
        plan: &mut Plan,
        ids: &mut impl Iterator<Item = i64>,
    ) -> Result<Decided, Refusal> {
        let Command { post: id, uid, deed: Deed::Comment { content, image, answers, mentions, key } } =
            command
        else {
            unreachable!("asked for a comment")
        };
        let (post_id, uid) = (*id, *uid);
        if let Some(known) = key.and_then(|key| self.known.get(&(uid, key))) {
            return match known {
                Some((post, id)) if *post == post_id => Ok(Decided::Commented { id: *id, seq: None }),
                _ => Err(Refusal::KeyUsed),
            };
        }
        let post = self.posts.get_mut(&post_id).expect("looked up");
        if post.state.locked {
            return Err(Refusal::Locked);
        }
        if let Some(until) = self.standing.muted.get(&uid) {
            return Err(Refusal::Muted { until: *until });
        }
        let answered = match answers {
            None => None,
            Some(answers) => match self.targets.get(answers) {
                Some(target) if target.post == post_id && !target.gone => {
                    Some((target.uid, target.root.unwrap_or(*answers)))
                }
                _ => return Err(Refusal::Gone),
            },
        };
        let standing = &self.standing;
        if standing.blocks(post.uid, uid) || answered.is_some_and(|(whose, _)| standing.blocks(whose, uid)) {
            return Err(Refusal::Blocked);
        }
        let id = ids.next().expect("one id for each comment");
        let floor = if let Some((_, root)) = answered {
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
            self.known.insert((uid, *key), Some((post_id, id)));
        }
        let mentions =
            mention::named(content, uid, mentions, &self.people.names, |other| standing.blocks(other, uid));
        // Each account gets one notice, for the first of these reasons.
        let mentioned = mentions.iter().map(|mention| (mention.uid, Kind::Mention));
        let reasons = answered.map(|(whose, _)| (whose, Kind::Reply)).into_iter();
        let mut told: Vec<i64> = Vec::new();
        for (other, kind) in reasons.chain([(post.uid, Kind::Comment)]).chain(mentioned) {
            if !standing.apart(uid, other) && !told.contains(&other) {
                told.push(other);
                plan.notices.push(New {
                    uid: other,
                    kind,
                    actor: uid,
                    post: Some(post_id),
                    comment: Some(id),
                });
            }
        }
        plan.events.push((post_id, seq, COMMENT, id));
        plan.comments.push(NewComment {
            id,
            post: post_id,
            uid,
            content: content.clone(),
            mentions: mention::text(&mentions),
            image: image.clone(),
            root: answered.map(|(_, root)| root).unwrap_or_default(),
            reply_to: answers.unwrap_or_default(),
            floor,
            key: key.unwrap_or_default(),
        });
        Ok(Decided::Commented { id, seq: Some(seq) })
    }

    fn edit(
        &mut self,
        command: &Command,
        comment: i64,
        content: &str,
        mentions: &[i64],
        plan: &mut Plan,
    ) -> Result<Decided, Refusal> {
        let uid = command.uid;
        let target = self.targets.get(&comment).filter(|target| target.post == command.post);
        let target = target.ok_or(Refusal::Gone)?;
        if target.uid != uid {
            return Err(Refusal::NotYours);
        }
        if target.gone {
            return Err(Refusal::Gone);
        }
        let (post, standing) = (self.posts.get_mut(&command.post).expect("looked up"), &self.standing);
        let words = self.words.get_mut(&comment).expect("read with the comment");
        let names = words.names(content, &self.people.names);
        let mentions = mention::named(content, uid, mentions, &names, |other| standing.blocks(other, uid));
        // Also if the comment may not be changed any more: a client that lost the answer asks again.
        if words.content == content && words.mentions == mentions {
            return Ok(Decided::Edited { id: comment, seq: None });
        }
        if post.state.locked {
            return Err(Refusal::Locked);
        }
        if let Some(until) = standing.muted.get(&uid) {
            return Err(Refusal::Muted { until: *until });
        }
        let answered = self.people.answered(comment);
        if standing.blocks(post.uid, uid) || answered.is_some_and(|whose| standing.blocks(whose, uid)) {
            return Err(Refusal::Blocked);
        }
        // These accounts already have a notice of the comment itself.
        let told_before = |other: i64| other == post.uid || answered == Some(other) || words.has_named(other);
        for Mention { uid: other, .. } in &mentions {
            if !told_before(*other) && !standing.apart(uid, *other) {
                plan.notices.push(New {
                    uid: *other,
                    kind: Kind::Mention,
                    actor: uid,
                    post: Some(command.post),
                    comment: Some(comment),
                });
            }
        }
        words.replace(content, mentions);
        plan.comment_edits.insert(comment);
        let seq = post.next();
        plan.events.push((command.post, seq, EDITED, comment));
        Ok(Decided::Edited { id: comment, seq: Some(seq) })
    }

    fn delete(&mut self, command: &Command, comment: i64, plan: &mut Plan) -> Result<Decided, Refusal> {
        let target = self.targets.get_mut(&comment).filter(|target| target.post == command.post);
        let target = target.ok_or(Refusal::Gone)?;
        if target.uid != command.uid {
            return Err(Refusal::NotYours);
        }
        if std::mem::replace(&mut target.gone, true) {
            return Ok(Decided::Deleted(None));
        }
        let (root, placeholder) = (target.root, target.has_replies());
        let post = self.posts.get_mut(&command.post).expect("looked up");
        post.comments -= 1;
        let seq = post.next();
        if let Some(root) = root {
            let root = self.targets.get_mut(&root).expect("read with its reply");
            root.replies -= 1;
            post.roots -= i64::from(root.gone && !root.has_replies());
        } else {
            post.roots -= i64::from(!placeholder);
        }
        plan.deletes.push(comment);
        plan.events.push((command.post, seq, GONE, comment));
        let what = What::Gone { comment, root, placeholder };
        Ok(Decided::Deleted(Some(Box::new(Event { post: command.post, seq, what }))))
    }

    /// Undoes `delete`. Pages that removed the comment show it after they load the thread again.
    fn show(&mut self, command: &Command, comment: i64, plan: &mut Plan) -> Result<Decided, Refusal> {
        let target = self.targets.get_mut(&comment).filter(|target| target.post == command.post);
        let target = target.ok_or(Refusal::Gone)?;
        if !std::mem::replace(&mut target.gone, false) {
            return Ok(Decided::Edited { id: comment, seq: None });
        }
        let (root, placeholder) = (target.root, target.has_replies());
        let post = self.posts.get_mut(&command.post).expect("looked up");
        post.comments += 1;
        let seq = post.next();
        if let Some(root) = root {
            let root = self.targets.get_mut(&root).expect("read with its reply");
            post.roots += i64::from(root.gone && !root.has_replies());
            root.replies += 1;
        } else {
            post.roots += i64::from(!placeholder);
        }
        plan.shows.push(comment);
        plan.events.push((command.post, seq, EDITED, comment));
        Ok(Decided::Edited { id: comment, seq: Some(seq) })
    }

    fn like_post(&self, command: &Command, liked: bool, plan: &mut Plan) -> Result<Decided, Refusal> {
        if liked && self.standing.blocks(self.posts[&command.post].uid, command.uid) {
            return Err(Refusal::Blocked);
        }
        plan.post_likes.insert((command.post, command.uid), liked);
        Ok(Decided::LikedPost)
    }

    fn like_comment(
        &self,
        command: &Command,
        comment: i64,
        liked: bool,
        plan: &mut Plan,
    ) -> Result<Decided, Refusal> {
        let target = self.targets.get(&comment);
        let target = target.filter(|target| target.post == command.post && !target.gone);
        let target = target.ok_or(Refusal::Gone)?;
        if liked && self.standing.blocks(target.uid, command.uid) {
            return Err(Refusal::Blocked);
        }
        plan.comment_likes.insert((comment, command.uid), liked);
        Ok(Decided::LikedComment(comment))
    }
}
