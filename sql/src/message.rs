//! A message to send, and who gets it.

/// The recipients of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Audience {
    One(i64),
    All,
    /// Every account that came through a channel.
    Channel(String),
    /// Every account whose membership is active when it reads the inbox.
    Members,
}

/// A message to send. `content` is sanitised HTML.
pub struct NewMessage<'a> {
    pub kind: &'a str,
    pub title: &'a str,
    pub content: &'a str,
    pub link: Option<&'a str>,
}
