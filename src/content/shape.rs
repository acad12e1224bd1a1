//! Derives the kind of a picture from its path in the pack, and the rules for that kind.

use super::picture::{FORMATS, MAX_PAGE_HEIGHT, MAX_SIDE};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    Icon,
    Banner,
    Screenshot,
    Avatar,
    Frame,
    Post,
    Cover,
    BookBanner,
    Page,
    Poster,
    Thumbs,
}

impl Shape {
    /// The kind for a path; `None` if the path is no picture of the pack.
    pub fn of(path: &str) -> Option<Self> {
        let (folder, file) = path.rsplit_once('/')?;
        let (stem, extension) = file.rsplit_once('.')?;
        FORMATS.iter().find(|(known, ..)| *known == extension)?;
        match (folder.split_once('/'), stem) {
            (Some(("games", slug)), "icon") if !slug.contains('/') => Some(Self::Icon),
            (Some(("games", slug)), "banner") if !slug.contains('/') => Some(Self::Banner),
            (Some(("games", slug)), _) if !slug.contains('/') => {
                let number: u32 = stem.strip_prefix("shot-")?.parse().ok()?;
                (number > 0).then_some(Self::Screenshot)
            }
            (Some(("books", rest)), _) => Self::of_book(rest, stem),
            (None, _) if folder == "people" => Some(Self::Avatar),
            (None, _) if folder == "frames" => Some(Self::Frame),
            (None, _) if folder == "posts" => Some(Self::Post),
            (None, _) if folder == "activities" => Some(Self::Banner),
            _ => None,
        }
    }

    /// The kind for a path in a book's folder.
    fn of_book(folder: &str, stem: &str) -> Option<Self> {
        let Some((_, inside)) = folder.split_once('/') else {
            return match stem {
                "cover" => Some(Self::Cover),
                "banner" => Some(Self::BookBanner),
                _ => None,
            };
        };
        match inside.strip_prefix("chapters")? {
            "" if stem.ends_with("-thumbs") => Some(Self::Thumbs),
            "" => Some(Self::Poster),
            chapter => {
                let chapter = chapter.strip_prefix('/')?;
                (!chapter.contains('/')).then_some(Self::Page)
            }
        }
    }

    /// The largest widths of the large version and the phone version.
    pub fn widths(self) -> Option<(u32, u32)> {
        match self {
            Self::Icon => Some((512, 192)),
            Self::Banner | Self::BookBanner | Self::Poster => Some((1280, 640)),
            Self::Page => Some((1440, 720)),
            Self::Cover => Some((960, 320)),
            _ => None,
        }
    }

    pub fn max_sides(self) -> (u32, u32) {
        if self == Self::Page { (MAX_SIDE, MAX_PAGE_HEIGHT) } else { (MAX_SIDE, MAX_SIDE) }
    }

    pub fn refuse(self, width: u32, height: u32) -> Option<String> {
        let ratio = |w: u32, h: u32| u64::from(width) * u64::from(h) == u64::from(height) * u64::from(w);
        let (is_good, rule) = match self {
            Self::Icon => (width == height && width >= 256, "an icon must be square, 256×256 or larger"),
            Self::Banner => (ratio(16, 9) && width >= 640, "a banner must be 16:9, 640×360 or larger"),
            Self::Screenshot => (
                (ratio(16, 9) || ratio(9, 16)) && width.min(height) >= 360,
                "a screenshot must be 16:9 or 9:16, its shorter side 360 or longer",
            ),
            Self::Avatar => (width == height && width >= 128, "an avatar must be square, 128×128 or larger"),
            Self::Frame => (width == height && width >= 128, "a frame must be square, 128×128 or larger"),
            Self::Post => (width >= 320, "a picture of a post must be 320 wide or wider"),
            Self::Cover => (ratio(3, 4) && width >= 480, "a cover must be 3:4, 480×640 or larger"),
            Self::BookBanner => (ratio(16, 9) && width >= 640, "a banner must be 16:9, 640×360 or larger"),
            Self::Page => (
                (320..=2000).contains(&width) && height <= MAX_PAGE_HEIGHT,
                "a page must be 320 to 2000 wide and at most 6000 high",
            ),
            Self::Poster => (ratio(16, 9) && width >= 320, "a poster must be 16:9, 320×180 or larger"),
            Self::Thumbs => (
                width == 1600 && height.is_multiple_of(90),
                "thumbs must be rows of ten pictures of 160×90 each, side by side",
            ),
        };
        (!is_good).then(|| format!("is {width}×{height}; {rule}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_says_what_a_picture_must_be() {
        assert_eq!(Shape::of("games/a/icon.webp"), Some(Shape::Icon));
        assert_eq!(Shape::of("games/a/banner.jpeg"), Some(Shape::Banner));
        assert_eq!(Shape::of("games/a/shot-12.png"), Some(Shape::Screenshot));
        assert_eq!(Shape::of("people/lin.webp"), Some(Shape::Avatar));
        assert_eq!(Shape::of("frames/leaf.webp"), Some(Shape::Frame));
        assert_eq!(Shape::of("books/a/cover.webp"), Some(Shape::Cover));
        assert_eq!(Shape::of("books/a/banner.png"), Some(Shape::BookBanner));
        assert_eq!(Shape::of("books/a/chapters/01/02.webp"), Some(Shape::Page));
        assert_eq!(Shape::of("books/a/chapters/01.webp"), Some(Shape::Poster));
        assert_eq!(Shape::of("books/a/chapters/01-thumbs.webp"), Some(Shape::Thumbs));
        for other in [
            "books/cover.webp",
            "books/a/back.webp",
            "books/a/b/cover.webp",
            "books/a/chapters/1/2/3.webp",
            "books/a/chapters二/3.webp",
        ] {
            assert_eq!(Shape::of(other), None, "{other}");
        }
        for other in
            ["icon.webp", "games/icon.webp", "games/a/b/icon.webp", "games/a/shot-0.png", "games/a/icon.gif"]
        {
            assert_eq!(Shape::of(other), None, "{other}");
        }
    }

    #[test]
    fn sizes_are_held_against_the_place() {
        assert_eq!(Shape::Icon.refuse(512, 512), None);
        assert_eq!(Shape::Banner.refuse(1280, 720), None);
        assert_eq!(Shape::Screenshot.refuse(720, 1280), None);
        assert!(Shape::Icon.refuse(128, 128).is_some());
        assert!(Shape::Banner.refuse(1280, 721).is_some());
        assert!(Shape::Screenshot.refuse(1000, 1000).is_some());
        assert!(Shape::Avatar.refuse(256, 255).is_some());
    }
}
