//! A pack's posts, with its people's comments and likes. They go through the post's thread like those of players, so counts,
//! log and order follow the same rules.

use std::collections::{HashMap, HashSet};

use deadpool_postgres::Transaction;
use queries::queries::{content as q, moderation as m, post as p};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::{diff::Fate, things::Post};
use crate::{
    Error,
    json::json,
    media::{Image, Picture},
    post::Draft,
    thread::{self, Change, Command, Deed, Outcome},
};

/// Minutes between comments. The distance grows with each comment.
const PAUSE: i32 = 7;

pub(super) async fn put(tx: &Transaction<'_>, post: &Post, fate: Fate) -> Result<(), Error> {
    let people = People::of(tx, post).await?;
    let author = people.uid(&post.author)?;
    let before = q::pack_post().bind(tx, &post.id).opt().await?;
    let images: Vec<Image> = post.images.iter().map(image).collect();
    match before {
        None => {
            let images = json(&images);
            q::insert_pack_post()
                .bind(
                    tx,
                    &post.id,
                    &author,
                    &post.title,
                    &post.content,
                    &images,
                    &post.tag,
                    &post.game,
                    &post.create_time,
                )
                .await?;
            p::count_post().bind(tx, &author).await?;
        }
        // An operator deleted the post; it stays deleted.
        Some(before) if before.deleted => return Ok(()),
        Some(before) if before.uid != author => {
            return Err(Error::Invalid(format!(
                "post {} is somebody else's; give the one of {} another id",
                post.id, post.author
            )));
        }
        Some(before) => {
            // A post that an operator hid, before or after a pack retired it, stays hidden.
            if before.hidden && fate == Fate::New && !m::is_hidden().bind(tx, &"post", &post.id).one().await?
            {
                change(tx, post.id, Change::Restore).await?;
            }
            let same = before.title == post.title
                && before.content == post.content
                && before.images == json(&images)
                && before.tag_id == post.tag
                && before.game_id == post.game;
            if !same {
                let (title, content) = (post.title.clone(), post.content.clone());
                let (tag, game) = (post.tag, post.game);
                let draft = Draft { title, content, images, video: None, tag, game, mentions: Vec::new() };
                commit(tx, &[Command { post: post.id, uid: author, deed: Deed::EditPost(Box::new(draft)) }])
                    .await?;
            }
            if before.create_time != post.create_time {
                q::date_pack_post().bind(tx, &post.create_time, &post.id).await?;
            }
        }
    }
    put_likes(tx, post, &people).await?;
    put_comments(tx, post, &people).await
}

/// Hides the post. It is shown again once the pack contains it again.
pub(super) async fn retire(tx: &Transaction<'_>, id: i64) -> Result<(), Error> {
    change(tx, id, Change::Hide).await
}

async fn put_likes(tx: &Transaction<'_>, post: &Post, people: &People) -> Result<(), Error> {
    let wanted = post.likes.iter().map(|name| people.uid(name)).collect::<Result<HashSet<_>, _>>()?;
    let there: HashSet<i64> = q::pack_likes().bind(tx, &post.id).all().await?.into_iter().collect();
    let like = |uid: &i64, liked| Command { post: post.id, uid: *uid, deed: Deed::LikePost { liked } };
    let mut likes: Vec<Command> = wanted.difference(&there).map(|uid| like(uid, true)).collect();
    likes.extend(there.difference(&wanted).map(|uid| like(uid, false)));
    likes.sort_by_key(|like| like.uid);
    commit(tx, &likes).await?;
    Ok(())
}

/// The comments below the post: new ones are added after those of players, and ones no longer in the pack are deleted.
async fn put_comments(tx: &Transaction<'_>, post: &Post, people: &People) -> Result<(), Error> {
    let (mut seen, mut roots, mut replies) = (HashMap::new(), Vec::new(), Vec::new());
    for comment in &post.comments {
        let root = key(post.id, None, &comment.author, &comment.content, &mut seen);
        roots.push((root, comment.author.as_str(), comment.content.as_str()));
        for reply in &comment.replies {
            let of = key(post.id, Some(root), &reply.author, &reply.content, &mut seen);
            replies.push((root, of, reply.author.as_str(), reply.content.as_str()));
        }
    }
    let wanted: HashSet<Uuid> =
        roots.iter().map(|root| root.0).chain(replies.iter().map(|reply| reply.1)).collect();
    let there = q::pack_comments().bind(tx, &post.id).all().await?;
    let gone: Vec<Command> = there
        .iter()
        .filter(|comment| !wanted.contains(&comment.key))
        .map(|row| Command { post: post.id, uid: row.uid, deed: Deed::Delete { comment: row.id } })
        .collect();
    commit(tx, &gone).await?;

    let comment = |key, author: &str, content: &str, answers| {
        let mentions = Vec::new();
        let deed =
            Deed::Comment { content: content.to_owned(), image: None, answers, mentions, key: Some(key) };
        people.uid(author).map(|uid| Command { post: post.id, uid, deed })
    };
    let said = roots.iter().map(|(key, author, content)| comment(*key, author, content, None));
    let said = said.collect::<Result<Vec<_>, _>>()?;
    let mut new = Vec::new();
    let mut ids = HashMap::new();
    for ((root, ..), outcome) in roots.iter().zip(commit(tx, &said).await?) {
        if let Outcome::Commented(comment, event) = outcome {
            ids.insert(*root, comment.id);
            new.extend(event.map(|_| comment.id));
        }
    }
    // A locked thread may have refused the top-level comment.
    let said = replies.iter().filter_map(|(root, key, author, content)| {
        Some(comment(*key, author, content, Some(*ids.get(root)?)))
    });
    let said = said.collect::<Result<Vec<_>, _>>()?;
    for outcome in commit(tx, &said).await? {
        if let Outcome::Commented(comment, Some(_)) = outcome {
            new.push(comment.id);
        }
    }
    if !new.is_empty() {
        // Dates them after the earlier comments.
        let first = there.len() as i32 + 1;
        let minutes: Vec<i32> = (first..first + new.len() as i32).map(|n| PAUSE * n * (n + 1) / 2).collect();
        q::date_pack_comments().bind(tx, &new, &minutes).await?;
    }
    Ok(())
}

async fn change(tx: &Transaction<'_>, post: i64, change: Change) -> Result<(), Error> {
    // An operator's command, so the uid is ignored.
    commit(tx, &[Command { post, uid: 0, deed: Deed::Change(change) }]).await?;
    Ok(())
}

async fn commit(tx: &Transaction<'_>, commands: &[Command]) -> Result<Vec<Outcome>, Error> {
    // Notifies no Sessions: nobody can sign in as the recipients.
    if commands.is_empty() { Ok(Vec::new()) } else { Ok(thread::commit_in(tx, commands).await?.outcomes) }
}

/// The idempotency key of a comment: author, text and parent identify it.
fn key(
    post: i64,
    root: Option<Uuid>,
    author: &str,
    content: &str,
    seen: &mut HashMap<(Option<Uuid>, String, String), u32>,
) -> Uuid {
    let again = seen.entry((root, author.to_owned(), content.to_owned())).or_default();
    *again += 1;
    let said = json(&("portal content", post, root, author, content, *again));
    let digest: [u8; 32] = Sha256::digest(said.to_string()).into();
    uuid::Builder::from_custom_bytes(digest[..16].try_into().expect("half of a digest")).into_uuid()
}

/// A pack's picture has one size.
fn image(picture: &Picture) -> Image {
    let name = || picture.name.clone();
    let digest = picture.name.split(['-', '.']).next().unwrap_or_default();
    Image {
        id: Uuid::try_parse(digest).unwrap_or_default(),
        thumb: name(),
        medium: name(),
        full: name(),
        width: picture.width,
        height: picture.height,
        blur: picture.blur.clone(),
    }
}

/// The uids of a post's author, commenters and likers, by login name.
struct People(HashMap<String, i64>);

impl People {
    async fn of(tx: &Transaction<'_>, post: &Post) -> Result<Self, Error> {
        let mut names: Vec<&str> = vec![&post.author];
        names.extend(post.likes.iter().map(String::as_str));
        for comment in &post.comments {
            names.push(&comment.author);
            names.extend(comment.replies.iter().map(|reply| reply.author.as_str()));
        }
        names.sort_unstable();
        names.dedup();
        let rows = q::uids_of_people().bind(tx, &names).all().await?;
        Ok(Self(rows.into_iter().map(|row| (row.login_name, row.uid)).collect()))
    }

    fn uid(&self, name: &str) -> Result<i64, Error> {
        self.0.get(name).copied().ok_or_else(|| Error::Invalid(format!("{name} is nobody of a pack")))
    }
}
