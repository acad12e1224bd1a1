//! Reads the head of a thing with the functions of the API, as for a visitor.

use std::sync::Arc;

use sql::media::Picture;

use super::thing::{Kind, Thing};
use crate::{
    api::state::{App, media_url},
    platform::html::text_of,
};

/// The name, description and picture of a thing. The texts are plain text, not yet shortened or joined into one line.
#[derive(Debug, PartialEq, Eq)]
pub struct Head {
    pub name: String,
    /// Blank: none.
    pub description: String,
    /// A path of this server.
    pub picture: Option<String>,
}

/// `None`: a visitor cannot see such a thing.
pub async fn read(app: &App, Thing { kind, id }: Thing) -> Result<Option<Arc<Head>>, sql::Error> {
    let find = async |db: &sql::Client| {
        Ok(match kind {
            Kind::Post => sql::post::detail(db, id, None).await?.map(of_post),
            Kind::Game => sql::game::game(db, id, None).await?.map(of_game),
            Kind::Book => sql::book::detail(db, id, None).await?.map(of_book),
            Kind::Person => sql::person::page(db, id, None).await?.map(of_person),
            Kind::Activity => sql::activity::one(db, VISITOR, id).await?.map(of_activity),
        })
    };
    Ok(app.find_public(None, find).await?.map(Arc::new))
}

const VISITOR: i64 = 0;

/// The name of a post without a title is the beginning of its text.
fn of_post(post: sql::post::Post) -> Head {
    let poster = post.video.map(|video| video.poster);
    let picture = post.images.into_iter().next().or(poster).map(|image| media_url(&image.medium));
    let name = if post.title.is_empty() { post.content.clone() } else { post.title };
    Head { name, description: post.content, picture }
}

fn of_game(game: sql::game::Game) -> Head {
    let description = operators_text([&game.summary, &game.description]);
    Head { name: game.name, description, picture: picture(game.banner) }
}

fn of_book(book: sql::book::Book) -> Head {
    let description = operators_text([&book.summary, &book.description]);
    Head { name: book.title, description, picture: Some(media_url(&book.cover.medium)) }
}

fn of_person(page: sql::person::PersonPage) -> Head {
    let picture = page.person.avatar.map(|avatar| media_url(&avatar));
    Head { name: page.person.name, description: page.signature, picture }
}

fn of_activity(activity: sql::activity::Activity) -> Head {
    let description = operators_text([&activity.summary, &activity.content]);
    Head { name: activity.name, description, picture: picture(activity.banner) }
}

/// The first of these texts that is not blank, without tags.
fn operators_text(texts: [&str; 2]) -> String {
    texts.into_iter().map(text_of).find(|text| !text.trim().is_empty()).unwrap_or_default()
}

fn picture(stored: serde_json::Value) -> Option<String> {
    let picture: Picture = serde_json::from_value(stored).ok()?;
    Some(media_url(&picture.name))
}
