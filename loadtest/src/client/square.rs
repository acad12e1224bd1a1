//! Calls of the square.

use actors::wire;
use reqwest::Method;
use serde::{Deserialize, de::IgnoredAny};
use serde_json::json;
use uuid::Uuid;

use super::{CallError, Client, Person};

/// The fields of a post that are compared.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Post {
    pub id: i64,
    pub comment_num: i64,
    pub like_num: i64,
    /// Absent in lists.
    #[serde(default)]
    pub seq: i64,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PostPage {
    pub records: Vec<Post>,
    pub next_cursor: Option<String>,
}

#[derive(Debug, Deserialize)]
pub struct Liked {
    pub liked: bool,
}

#[derive(Deserialize)]
pub struct NoticePage {
    pub unread: wire::Unread,
    pub version: i64,
}

impl Client {
    pub async fn publish(&self, of: &Person, content: &str, key: Uuid) -> Result<Post, CallError> {
        let request = self.request(Method::POST, "/api/v1/square/post", Some(of));
        self.answer(Self::with_idempotency_key(request, key).json(&json!({ "content": content }))).await
    }

    pub async fn post(&self, id: i64) -> Result<Post, CallError> {
        self.answer(self.request(Method::GET, &format!("/api/v1/square/post/{id}"), None)).await
    }

    /// Newest posts first. Visitors (`of` is `None`) may get a cached first page.
    pub async fn posts(
        &self,
        of: Option<&Person>,
        size: u32,
        cursor: Option<&str>,
    ) -> Result<PostPage, CallError> {
        let size = size.to_string();
        let query = [("sort", "2"), ("pageSize", &size), ("cursor", cursor.unwrap_or_default())];
        self.answer(self.request(Method::GET, "/api/v1/square/post/list", of).query(&query)).await
    }

    /// Ignores the answer's body: the watchers' sockets check the comment.
    pub async fn comment(&self, of: &Person, post: i64, content: &str, key: Uuid) -> Result<(), CallError> {
        let request = self.request(Method::POST, &format!("/api/v1/square/post/{post}/comment"), Some(of));
        let request = Self::with_idempotency_key(request, key).json(&json!({ "content": content }));
        self.answer::<IgnoredAny>(request).await.map(drop)
    }

    pub async fn like(&self, of: &Person, post: i64, liked: bool) -> Result<Liked, CallError> {
        let method = if liked { Method::POST } else { Method::DELETE };
        self.answer(self.request(method, &format!("/api/v1/square/post/{post}/like"), Some(of))).await
    }

    /// Hot comments; the answer's body is ignored.
    pub async fn comments(&self, post: i64) -> Result<(), CallError> {
        let path = format!("/api/v1/square/post/{post}/comment/list");
        let request = self.request(Method::GET, &path, None).query(&[("pageSize", "20"), ("sort", "1")]);
        self.answer::<IgnoredAny>(request).await.map(drop)
    }

    pub async fn notices(&self, of: &Person) -> Result<NoticePage, CallError> {
        self.answer(self.request(Method::GET, "/api/v1/notice/list", Some(of))).await
    }
}
