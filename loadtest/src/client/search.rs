//! Search calls.

use reqwest::Method;
use serde::{Deserialize, de::DeserializeOwned};

use super::{CallError, Client};

#[derive(Debug, Clone, Copy)]
pub enum SearchScope {
    Posts,
    People,
    Suggestions,
}

/// A post, a player or a suggestion in an answer.
#[derive(Debug)]
pub struct SearchHit {
    pub text: String,
    /// The answer shows only a part of the text that was searched: long posts are cut, posts with a title show only that, and the tags
    /// of games are not shown.
    pub cut: bool,
}

#[derive(Deserialize)]
struct Page<T> {
    records: Vec<T>,
}

#[derive(Deserialize)]
struct Post {
    title: String,
    content: String,
    more: bool,
}

#[derive(Deserialize)]
struct Player {
    name: String,
}

#[derive(Deserialize)]
struct Suggestion {
    keyword: String,
    kind: String,
}

impl Client {
    /// Reads the first page.
    pub async fn search(&self, among: SearchScope, keyword: &str) -> Result<Vec<SearchHit>, CallError> {
        Ok(match among {
            SearchScope::Posts => {
                let page: Page<Post> = self.find("/api/v1/search/post", keyword).await?;
                let found = |Post { title, content, more }| SearchHit {
                    text: format!("{title} {content}"),
                    cut: more,
                };
                page.records.into_iter().map(found).collect()
            }
            SearchScope::People => {
                let page: Page<Player> = self.find("/api/v1/search/user", keyword).await?;
                page.records.into_iter().map(|player| SearchHit { text: player.name, cut: false }).collect()
            }
            SearchScope::Suggestions => {
                let list: Vec<Suggestion> = self.find("/api/v1/square/keyword/suggestion", keyword).await?;
                let found = |Suggestion { keyword, kind }| SearchHit {
                    text: keyword,
                    cut: !["user", "tag"].contains(&&*kind),
                };
                list.into_iter().map(found).collect()
            }
        })
    }

    async fn find<T: DeserializeOwned>(&self, path: &str, keyword: &str) -> Result<T, CallError> {
        self.answer(self.request(Method::GET, path, None).query(&[("keyword", keyword)])).await
    }
}
