//! What is found by words.

use reqwest::Method;
use serde::{Deserialize, de::DeserializeOwned};

use super::{CallError, Client};

#[derive(Debug, Clone, Copy)]
pub enum Among {
    Posts,
    People,
    Suggestions,
}

/// A post, a player or a suggestion that was found.
#[derive(Debug)]
pub struct Found {
    pub text: String,
    /// More is looked through than is shown: long posts are cut, a title stands for its post, and games have tags.
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
    /// The first page.
    pub async fn search(&self, among: Among, keyword: &str) -> Result<Vec<Found>, CallError> {
        Ok(match among {
            Among::Posts => {
                let page: Page<Post> = self.find("/api/v1/search/post", keyword).await?;
                let found =
                    |Post { title, content, more }| Found { text: format!("{title} {content}"), cut: more };
                page.records.into_iter().map(found).collect()
            }
            Among::People => {
                let page: Page<Player> = self.find("/api/v1/search/user", keyword).await?;
                page.records.into_iter().map(|player| Found { text: player.name, cut: false }).collect()
            }
            Among::Suggestions => {
                let list: Vec<Suggestion> = self.find("/api/v1/square/keyword/suggestion", keyword).await?;
                let found = |Suggestion { keyword, kind }| Found {
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
