//! The parts of the sitemap.

use chrono::{DateTime, FixedOffset};
use sql::sitemap::{self, Entry};

use crate::{
    api::state::App,
    web_app::{
        heads::{Kind, Thing},
        routes::Routes,
    },
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    /// The pages that need no id.
    Pages,
    Games,
    Books,
    Activities,
    /// The posts in a range of ids: see `sql::sitemap`.
    Posts(i64),
    /// The authors of posts in a range of ids.
    People(i64),
}

/// An address and the time of its last change.
pub struct Address {
    pub url: String,
    pub time: Option<DateTime<FixedOffset>>,
}

/// All parts. Those of posts and people have addresses; those of the catalogue may be empty.
pub async fn all(db: &sql::Client) -> Result<Vec<Part>, sql::Error> {
    let mut parts = vec![Part::Pages, Part::Games, Part::Books, Part::Activities];
    parts.extend(sitemap::post_parts(db).await?.into_iter().map(Part::Posts));
    parts.extend(sitemap::person_parts(db).await?.into_iter().map(Part::People));
    Ok(parts)
}

pub async fn addresses(app: &App, routes: &Routes, part: Part) -> Result<Vec<Address>, sql::Error> {
    if part == Part::Pages {
        let pages = routes.listed.iter();
        return Ok(pages.map(|path| Address { url: routes.address(app, path), time: None }).collect());
    }
    let read = async |db: &sql::Client| {
        Ok(match part {
            Part::Pages => unreachable!("answered above"),
            Part::Games => (Kind::Game, sitemap::games(db).await?),
            Part::Books => (Kind::Book, sitemap::books(db).await?),
            Part::Activities => (Kind::Activity, sitemap::activities(db).await?),
            Part::Posts(number) => (Kind::Post, sitemap::posts(db, number).await?),
            Part::People(number) => (Kind::Person, sitemap::people(db, number).await?),
        })
    };
    let (kind, entries) = app.read_public(None, read).await?;
    let address = |Entry { id, time }| Address { url: routes.address(app, &Thing { kind, id }.path()), time };
    Ok(entries.into_iter().map(address).collect())
}

impl Part {
    pub fn name(self) -> String {
        match self {
            Self::Pages => "pages".into(),
            Self::Games => "games".into(),
            Self::Books => "books".into(),
            Self::Activities => "activities".into(),
            Self::Posts(number) => format!("posts-{number}"),
            Self::People(number) => format!("people-{number}"),
        }
    }

    /// A sitemap may name only addresses below its own folder, so all parts are in the first one.
    pub fn path(self) -> String {
        format!("/sitemap-{}.xml", self.name())
    }
}
