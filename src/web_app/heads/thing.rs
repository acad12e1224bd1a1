//! The thing that a page of the app is about.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Thing {
    pub kind: Kind,
    pub id: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    Post,
    Game,
    Book,
    Person,
    Activity,
}

const KINDS: [Kind; 5] = [Kind::Post, Kind::Game, Kind::Book, Kind::Person, Kind::Activity];
/// Longer numbers are no ids: JavaScript would round them.
const ID_DIGITS: usize = 15;

impl Thing {
    /// The thing at this path. `None`: the page is not about one thing, or its id is invalid.
    pub fn at(path: &str) -> Option<Self> {
        let path = path.strip_suffix('/').unwrap_or(path);
        let of = |kind: Kind| Some(Self { kind, id: id(path.strip_prefix(kind.folder())?)? });
        KINDS.into_iter().find_map(of)
    }

    pub fn path(self) -> String {
        format!("{}{}", self.kind.folder(), self.id)
    }
}

impl Kind {
    fn folder(self) -> &'static str {
        match self {
            Self::Post => "/post/",
            Self::Game => "/detail/",
            Self::Book => "/bookinfo/",
            Self::Person => "/u/",
            Self::Activity => "/activity/",
        }
    }

    /// The name of its route in the app.
    pub fn route(self) -> &'static str {
        match self {
            Self::Post => "post",
            Self::Game => "detail",
            Self::Book => "bookinfo",
            Self::Person => "person",
            Self::Activity => "activity",
        }
    }

    /// The type of the Open Graph protocol.
    pub fn og_type(self) -> &'static str {
        match self {
            Self::Post => "article",
            Self::Book => "book",
            Self::Person => "profile",
            Self::Game | Self::Activity => "website",
        }
    }
}

/// Accepts only the spelling that the app accepts: no sign, no leading zero.
fn id(text: &str) -> Option<i64> {
    let is_id = text.len() <= ID_DIGITS && !text.starts_with('0') && text.bytes().all(|b| b.is_ascii_digit());
    if is_id { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_with_an_id_is_about_one_thing() {
        for kind in KINDS {
            let thing = Thing { kind, id: 100_001 };
            assert_eq!(Thing::at(&thing.path()), Some(thing));
            assert_eq!(Thing::at(&format!("{}/", thing.path())), Some(thing));
        }
    }

    #[test]
    fn other_spellings_of_an_id_are_no_id() {
        for path in [
            "/post",
            "/post/",
            "/post//",
            "/post/0",
            "/post/01",
            "/post/-1",
            "/post/+1",
            "/post/1.0",
            "/post/１",
            "/post/1/2",
            "/post/1000000000000000",
            "/post/99999999999999999999999999",
            "/posts/1",
            "/",
        ] {
            assert_eq!(Thing::at(path), None, "{path}");
        }
    }
}
