//! Comments and replies on existing posts. Each is also an event of its thread, as the server would write it.

use anyhow::ensure;
use rand::Rng;
use tokio_postgres::Transaction;

use super::{BATCH, Maker, accounts, copy::Copy, shares::shares};
use crate::progress::Progress;

const INDEXES: [&str; 5] =
    ["comment_below_post", "comment_hot", "comment_below_comment", "comment_of", "comment_by"];
/// Percentage of comments that are replies.
const REPLIES: u32 = 30;

/// The comments of one post within a batch.
struct Part {
    post: i64,
    comments: u64,
}

/// Writes comments by this many new players; returns their number.
pub async fn make(maker: &mut Maker, number: u64, accounts: u64) -> anyhow::Result<u64> {
    let sql = "select id from post where delete_time is null and not hidden order by hot desc, id";
    let posts: Vec<i64> = maker.client.query(sql, &[]).await?.iter().map(|row| row.get(0)).collect();
    ensure!(!posts.is_empty(), "there are no posts to comment on: run `prepare posts` first");
    let authors = accounts::make(maker, accounts).await?;
    if authors.is_empty() {
        return Ok(0);
    }
    let dropped = maker.drop_indexes(&INDEXES, number).await?;
    let made = write(maker, &posts, &authors, number).await;
    dropped.rebuild(&maker.client).await?;
    let made = made?;
    maker.client.batch_execute("analyze comment; analyze thread_event; analyze post").await?;
    Ok(made)
}

async fn write(maker: &mut Maker, posts: &[i64], authors: &[i64], number: u64) -> anyhow::Result<u64> {
    let (_progress, made) = Progress::counted("comments", number);
    for batch in batches(posts.iter().copied().zip(shares(number, posts.len()))) {
        if maker.stop.is_set() {
            break;
        }
        let written = write_batch(maker, &batch, authors).await?;
        made.add(written);
    }
    Ok(made.count())
}

/// Splits the comments into batches of at most `BATCH`; a very hot post may span several batches.
fn batches(shares: impl Iterator<Item = (i64, u64)>) -> Vec<Vec<Part>> {
    let (mut batches, mut batch, mut room) = (Vec::new(), Vec::new(), BATCH);
    for (post, mut left) in shares {
        while left > 0 {
            let comments = left.min(room);
            batch.push(Part { post, comments });
            (left, room) = (left - comments, room - comments);
            if room == 0 {
                batches.push(std::mem::take(&mut batch));
                room = BATCH;
            }
        }
    }
    batches.extend((!batch.is_empty()).then_some(batch));
    batches
}

/// Writes rows, events and counts in one transaction, while it holds the posts' row locks.
async fn write_batch(maker: &mut Maker, batch: &[Part], authors: &[i64]) -> anyhow::Result<u64> {
    let Maker { client, texts, .. } = maker;
    let tx = client.transaction().await?;
    let posts: Vec<i64> = batch.iter().map(|part| part.post).collect();
    let locked = "select id, seq, floor_num from post where id = any($1) order by id for update";
    let heads: std::collections::HashMap<i64, (i64, i32)> =
        tx.query(locked, &[&posts]).await?.iter().map(|row| (row.get(0), (row.get(1), row.get(2)))).collect();
    let number: u64 = batch.iter().map(|part| part.comments).sum();
    let mut ids = new_ids(&tx, number).await?.into_iter();
    let (mut events, mut counts) = (Vec::new(), Vec::new());
    let columns = "id, post_id, uid, content, root_id, reply_to, floor, reply_num";
    let mut copy = Copy::begin(&tx, &format!("copy comment ({columns}) from stdin")).await?;
    for Part { post, comments } in batch {
        let (mut seq, mut floor) = heads[post];
        // Each comment on the post is followed by its replies; their number is drawn first.
        let (mut left, mut roots) = (*comments, 0_i64);
        while left > 0 {
            let mut replies = 0;
            while replies + 1 < left && texts.rng.random_ratio(REPLIES, 100) {
                replies += 1;
            }
            let root = ids.next().expect("`new_ids` returned enough ids");
            (floor, roots) = (floor + 1, roots + 1);
            let row = |id: i64, uid: i64, content: &str, root: &str, floor: &str, replies: u64| {
                [
                    id.to_string(),
                    post.to_string(),
                    uid.to_string(),
                    content.to_owned(),
                    root.to_owned(),
                    root.to_owned(),
                    floor.to_owned(),
                    replies.to_string(),
                ]
            };
            let author = authors[texts.skewed(authors.len())];
            let fields = row(root, author, &texts.comment(), "\\N", &floor.to_string(), replies);
            copy.row(&fields.each_ref().map(String::as_str)).await?;
            seq += 1;
            events.push((*post, seq, root));
            for _ in 0..replies {
                let id = ids.next().expect("`new_ids` returned enough ids");
                let author = authors[texts.skewed(authors.len())];
                let fields = row(id, author, &texts.comment(), &root.to_string(), "\\N", 0);
                copy.row(&fields.each_ref().map(String::as_str)).await?;
                seq += 1;
                events.push((*post, seq, id));
            }
            left -= replies + 1;
        }
        counts.push((*post, seq, floor, *comments as i64, roots));
    }
    copy.end().await?;
    write_events(&tx, &events).await?;
    move_posts(&tx, &counts).await?;
    tx.commit().await?;
    Ok(number)
}

async fn new_ids(tx: &Transaction<'_>, number: u64) -> anyhow::Result<Vec<i64>> {
    let sql = "select nextval(pg_get_serial_sequence('comment', 'id')) from generate_series(1, $1::bigint)";
    let mut ids: Vec<i64> = tx.query(sql, &[&(number as i64)]).await?.iter().map(|row| row.get(0)).collect();
    ids.sort_unstable();
    Ok(ids)
}

async fn write_events(tx: &Transaction<'_>, events: &[(i64, i64, i64)]) -> anyhow::Result<()> {
    let mut copy = Copy::begin(tx, "copy thread_event (post_id, seq, kind, comment_id) from stdin").await?;
    for (post, seq, comment) in events {
        copy.row(&[&post.to_string(), &seq.to_string(), "1", &comment.to_string()]).await?;
    }
    copy.end().await
}

/// A writer of rows must also update the counts. `hot_due` requests a new hot score.
async fn move_posts(tx: &Transaction<'_>, counts: &[(i64, i64, i32, i64, i64)]) -> anyhow::Result<()> {
    let column = |of: fn(&(i64, i64, i32, i64, i64)) -> i64| counts.iter().map(of).collect::<Vec<i64>>();
    let (posts, seqs, floors) = (column(|c| c.0), column(|c| c.1), column(|c| c.2.into()));
    let (comments, roots) = (column(|c| c.3), column(|c| c.4));
    let sql = "update post p set seq = m.seq, floor_num = m.floor, comment_num = p.comment_num + m.comments,
                   root_num = p.root_num + m.roots, hot_due = true
               from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
                    as m (id, seq, floor, comments, roots)
               where p.id = m.id";
    tx.execute(sql, &[&posts, &seqs, &floors, &comments, &roots]).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_very_hot_post_spans_batches_without_losing_comments() {
        let batches = batches([(1, 2 * BATCH + 5), (2, 0), (3, 7), (4, BATCH)].into_iter());
        let of = |post| {
            let parts = batches.iter().flatten().filter(|part| part.post == post);
            parts.map(|part| part.comments).sum::<u64>()
        };
        assert_eq!([of(1), of(2), of(3), of(4)], [2 * BATCH + 5, 0, 7, BATCH]);
        let whole = |batch: &Vec<Part>| batch.iter().map(|part| part.comments).sum::<u64>();
        assert_eq!(batches.iter().map(whole).collect::<Vec<_>>(), [BATCH, BATCH, BATCH, 12]);
    }
}
