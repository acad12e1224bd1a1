//! Full-text search: posts, games, books and names of players. A word matches anywhere, also one of two Chinese
//! characters. If nothing matches, words of four characters or more also match with one typing error (a slip, see
//! `near`). Latin letters also match by pinyin (`pinyin_index`), after all matches of the text itself.
//!
//! Each search does a bounded amount of work, however many posts exist or match: it searches the newest first, and goes
//! further back, in ranges that grow 16-fold, while it has few results. The index supports this: `grams()` adds lexemes for a
//! row's range of ids.
//!
//! `post_text`, `account_text` and `book_text` have the folded texts (`fold()`). Triggers keep them, so rows from COPY are found
//! too. They are separate tables, because each like or rank rewrites a row of `post`, `account` or `book`, with all its indexes.

mod books;
mod games;
mod near;
mod newest;
mod people;
mod pinyin;
mod pinyin_index;
mod posts;
mod suggest;
mod trend;

use queries::{client::GenericClient, queries::search as q};

pub use books::books;
pub use games::{games, games_by_id};
pub use people::{blocked, named_like, people};
pub use pinyin_index::{PinyinIndex, PinyinMatches};
pub use posts::{FoundPost, posts};
pub use suggest::{Suggested, Suggestion, suggestions};
pub use trend::{Trend, add_searches, forget_searches, trends};

use crate::Error;

/// A search input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keyword {
    /// Case-folded words without blanks. A match contains all of them.
    words: Vec<String>,
    newest_post: i64,
    newest_account: i64,
}

/// Keywords of this many characters or more also match with one slip.
const FORGIVEN: usize = 4;

impl Keyword {
    /// `None`: nothing of it can be searched for.
    pub async fn read(db: &impl GenericClient, given: &str) -> Result<Option<Self>, Error> {
        let row = q::keyword().bind(db, &given).one().await?;
        let words: Vec<String> =
            row.folded.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
        let keyword = Self { words, newest_post: row.newest_post, newest_account: row.newest_account };
        Ok((!keyword.words.is_empty()).then_some(keyword))
    }

    /// Whether it has letters that can spell Chinese characters.
    #[must_use]
    pub fn can_be_pinyin(&self) -> bool {
        pinyin::Letters::of(self).is_some()
    }

    /// Whether the text has all words.
    #[must_use]
    pub fn is_in(&self, folded: &str) -> bool {
        self.words.iter().all(|word| folded.contains(word.as_str()))
    }

    /// `like` patterns; a text has to match all. Folded words contain no wildcards, so no escapes are needed.
    fn patterns(&self) -> Vec<String> {
        self.words.iter().map(|word| format!("%{word}%")).collect()
    }

    /// The keyword as a folded text would contain it.
    fn text(&self) -> String {
        self.words.join(" ")
    }

    fn beginning(&self) -> String {
        format!("{}%", self.text())
    }

    /// The index query for a text with the words: each pair of neighbouring characters. `None` if all words are single
    /// characters, which are only the beginning of index entries.
    fn query(&self) -> Option<String> {
        let grams: Vec<String> =
            self.words.iter().flat_map(|word| pairs(word)).map(|pair| quoted(&pair)).collect();
        (!grams.is_empty()).then(|| grams.join("&"))
    }

    /// Like `query`, for single characters.
    fn beginnings(&self) -> String {
        self.words.iter().map(|word| format!("{}:*", quoted(word))).collect::<Vec<_>>().join("&")
    }

    fn chars(&self) -> usize {
        self.words.iter().map(|word| word.chars().count()).sum()
    }
}

/// All pairs of neighbouring characters of a word.
fn pairs(word: &str) -> Vec<String> {
    let chars: Vec<char> = word.chars().collect();
    chars.windows(2).map(|pair| pair.iter().collect()).collect()
}

/// A lexeme as `tsquery` reads it. Folded texts have neither quotes nor backslashes.
fn quoted(gram: &str) -> String {
    format!("'{gram}'")
}

#[cfg(test)]
mod tests {
    use super::*;

    pub fn keyword(words: &[&str]) -> Keyword {
        let words = words.iter().map(ToString::to_string).collect();
        Keyword { words, newest_post: 0, newest_account: 0 }
    }

    #[test]
    fn the_index_is_asked_for_each_two_neighbours() {
        assert_eq!(keyword(&["攻略"]).query().unwrap(), "'攻略'");
        assert_eq!(keyword(&["abc", "剑"]).query().unwrap(), "'ab'&'bc'");
        assert_eq!(keyword(&["剑"]).query(), None);
        assert_eq!(keyword(&["剑", "舞"]).beginnings(), "'剑':*&'舞':*");
    }
}
