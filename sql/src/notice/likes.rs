//! Likes of one post or comment are one notice. It counts them and names the newest; it is deleted with the last like.

use std::collections::{BTreeMap, HashMap};

use deadpool_postgres::Transaction;
use queries::queries::notice as q;

use super::{
    Group,
    telling::{Moves, Thing},
};
use crate::Error;

/// Maximum number of accounts that a notice names; the table's check has the same number.
const NAMED: usize = 3;

#[derive(Default)]
pub struct Likes(BTreeMap<Thing, Change>);

#[derive(Default)]
struct Change {
    /// The number of likes before this batch.
    before: i64,
    /// New likes by these accounts, oldest first.
    added: Vec<i64>,
    taken: Vec<i64>,
}

/// The change to one notice.
struct NoticeChange {
    /// `None`: a new notice.
    notice: Option<q::LikesAt>,
    actor_num: i64,
    /// Newest first.
    actors: Vec<i64>,
    has_new_like: bool,
}

impl Likes {
    pub fn push(&mut self, thing: Thing, actor: i64, liked: bool, before: i64) {
        let change = self.0.entry(thing).or_insert_with(|| Change { before, ..Change::default() });
        if liked {
            change.added.push(actor);
        } else {
            change.taken.push(actor);
        }
    }

    pub async fn write(&self, tx: &Transaction<'_>, moves: &mut Moves) -> Result<(), Error> {
        if self.0.is_empty() {
            return Ok(());
        }
        let (owners, posts, comments) = columns(self.0.keys());
        let mut known: HashMap<(i64, i64), q::LikesAt> = q::likes_at()
            .bind(tx, &owners, &posts, &comments)
            .all()
            .await?
            .into_iter()
            .map(|row| ((row.post_id, row.comment_id), row))
            .collect();
        let mut told: BTreeMap<Thing, NoticeChange> = self
            .0
            .iter()
            .filter_map(|(thing, change)| {
                Some((*thing, change.told(known.remove(&(thing.post, thing.comment)))?))
            })
            .collect();
        count_again(tx, &mut told).await?;
        write(tx, told, moves).await
    }
}

impl Change {
    /// `None`: the notice does not change. Empty `actors`: the caller has to read them.
    fn told(&self, notice: Option<q::LikesAt>) -> Option<NoticeChange> {
        let has_new_like = !self.added.is_empty();
        let newest = self.added.iter().rev();
        let Some(notice) = notice else {
            // Likes without a notice (or no longer with one) count in a new notice.
            let actors = if self.before == 0 { newest.take(NAMED).copied().collect() } else { Vec::new() };
            let actor_num = self.added.len() as i64;
            return has_new_like.then_some(NoticeChange { notice: None, actor_num, actors, has_new_like });
        };
        let stays = |actor: &&i64| !self.taken.contains(actor) && !self.added.contains(actor);
        let actors = newest.chain(notice.actors.iter().filter(stays)).take(NAMED).copied().collect();
        let actor_num = notice.actor_num + self.added.len() as i64 - self.taken.len() as i64;
        Some(NoticeChange { notice: Some(notice), actor_num, actors, has_new_like })
    }
}

/// Counts the likes again and reads the newest likers, for notices whose `actors` are empty.
async fn count_again(tx: &Transaction<'_>, told: &mut BTreeMap<Thing, NoticeChange>) -> Result<(), Error> {
    let unknown = told.iter().filter(|(_, told)| told.actors.is_empty() && told.actor_num > 0);
    let (owners, posts, comments) = columns(unknown.map(|(thing, _)| thing));
    if owners.is_empty() {
        return Ok(());
    }
    let rows = q::likers().bind(tx, &owners, &posts, &comments).all().await?;
    let mut found: HashMap<(i64, i64), q::Likers> =
        rows.into_iter().map(|row| ((row.post_id, row.comment_id), row)).collect();
    for (thing, told) in told.iter_mut() {
        if let Some(row) = found.remove(&(thing.post, thing.comment)) {
            (told.actor_num, told.actors) = (row.actor_num, row.actors);
        }
    }
    Ok(())
}

async fn write(
    tx: &Transaction<'_>,
    told: BTreeMap<Thing, NoticeChange>,
    moves: &mut Moves,
) -> Result<(), Error> {
    let (left, over): (Vec<_>, Vec<_>) =
        told.into_iter().partition(|(_, told)| told.actor_num > 0 && !told.actors.is_empty());
    let over: Vec<q::LikesAt> = over.into_iter().filter_map(|(_, told)| told.notice).collect();
    if !over.is_empty() {
        q::delete_notices().bind(tx, &over.iter().map(|notice| notice.id).collect::<Vec<_>>()).all().await?;
        over.iter().for_each(|notice| moves.unread(notice.uid, Group::Likes, -i64::from(!notice.read)));
    }
    let (kept, begun): (Vec<_>, Vec<_>) = left.iter().partition(|(_, told)| told.notice.is_some());
    let column = |of: &[&(Thing, NoticeChange)], value: &dyn Fn(&NoticeChange) -> i64| -> Vec<i64> {
        of.iter().map(|(_, told)| value(told)).collect()
    };
    let named = |of: &[&(Thing, NoticeChange)], n: usize| {
        column(of, &|told| told.actors.get(n).copied().unwrap_or_default())
    };
    if !kept.is_empty() {
        let ids = column(&kept, &|told| told.notice.as_ref().map_or(0, |notice| notice.id));
        let has_new_like: Vec<bool> = kept.iter().map(|(_, told)| told.has_new_like).collect();
        q::update_likes()
            .bind(
                tx,
                &ids,
                &column(&kept, &|told| told.actor_num),
                &named(&kept, 0),
                &named(&kept, 1),
                &named(&kept, 2),
                &has_new_like,
            )
            .await?;
        for (_, told) in &kept {
            match &told.notice {
                Some(notice) if told.has_new_like && notice.read => {
                    moves.raised(notice.uid, Group::Likes, notice.id);
                }
                Some(notice) if told.has_new_like => moves.grown(notice.uid, notice.id),
                _ => {}
            }
        }
    }
    if !begun.is_empty() {
        let (owners, posts, comments) = columns(begun.iter().map(|(thing, _)| thing));
        let added = q::insert_likes()
            .bind(
                tx,
                &owners,
                &posts,
                &comments,
                &column(&begun, &|told| told.actor_num),
                &named(&begun, 0),
                &named(&begun, 1),
                &named(&begun, 2),
            )
            .all()
            .await?;
        added.iter().for_each(|row| moves.raised(row.uid, Group::Likes, row.id));
    }
    Ok(())
}

fn columns<'a>(things: impl Iterator<Item = &'a Thing>) -> (Vec<i64>, Vec<i64>, Vec<i64>) {
    let (mut owners, mut posts, mut comments) = (Vec::new(), Vec::new(), Vec::new());
    for thing in things {
        owners.push(thing.owner);
        posts.push(thing.post);
        comments.push(thing.comment);
    }
    (owners, posts, comments)
}
