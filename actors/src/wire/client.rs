//! Frames that clients send.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A frame from the client. Each has a `type`. The server answers `ping` by `pong`, and any other frame with an `id` by
/// `ack` or `error`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum FromClient {
    Hello(HelloFrame),
    Watch(WatchFrame),
    Unwatch(WatchFrame),
    Read(ReadFrame),
    Token(TokenFrame),
    Ping(PingFrame),
}

/// Correlates a frame with its answer: the server repeats it unchanged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum FrameId {
    Number(i64),
    Text(String),
}

/// Tells the server which frames the client can read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HelloFrame {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<FrameId>,
    /// `array`: a frame may be a JSON array of several events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frames: Option<String>,
}

/// `watch` subscribes the socket to a topic (`post:{id}`, `square`, `square:{tagId}`, `gifts`, `game:{id}`); `unwatch` ends the
/// subscription.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WatchFrame {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<FrameId>,
    pub topic: String,
    /// Replays the events after this seq.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<i64>,
    /// Sends the likes of all comments whose likes changed after this version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub likes_version: Option<i64>,
}

/// Marks messages, notices or both as read. The badges change on all devices of the user.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReadFrame {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<FrameId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub messages: Option<ReadWhich>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notices: Option<ReadNotices>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum ReadWhich {
    /// `"all"`
    All(All),
    /// At most 100 ids.
    Ids(Vec<i64>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum All {
    All,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum ReadNotices {
    /// `"all"`
    All(All),
    Group(NoticeGroup),
    /// At most 100 ids.
    Ids(Vec<i64>),
}

/// Notices that share an unread count: `replies` are comments on the user's posts, replies and mentions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum NoticeGroup {
    Likes,
    Replies,
    Follows,
}

/// Extends an open socket with a new ticket, after the client renewed its token.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TokenFrame {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<FrameId>,
    pub ticket: String,
}

/// The server answers `pong`: scripts in a browser cannot see the pings of the WebSocket protocol.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PingFrame {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<FrameId>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> FromClient {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn a_read_frame_takes_ids_or_all() {
        let read = |id, messages| FromClient::Read(ReadFrame { id, messages: Some(messages), notices: None });
        assert_eq!(
            parse(r#"{"type":"read","messages":"all","id":"7"}"#),
            read(Some(FrameId::Text("7".into())), ReadWhich::All(All::All))
        );
        assert_eq!(parse(r#"{"type":"read","messages":[1,2]}"#), read(None, ReadWhich::Ids(vec![1, 2])));
        let numbered = parse(r#"{"type":"read","messages":[1],"id":7}"#);
        assert_eq!(numbered, read(Some(FrameId::Number(7)), ReadWhich::Ids(vec![1])));
        assert!(serde_json::from_str::<FromClient>(r#"{"type":"read","messages":"some"}"#).is_err());
        for (text, notices) in [
            (r#""all""#, ReadNotices::All(All::All)),
            (r#""likes""#, ReadNotices::Group(NoticeGroup::Likes)),
            ("[7]", ReadNotices::Ids(vec![7])),
        ] {
            let text = format!(r#"{{"type":"read","notices":{text}}}"#);
            assert_eq!(
                parse(&text),
                FromClient::Read(ReadFrame { id: None, messages: None, notices: Some(notices) })
            );
        }
        assert!(serde_json::from_str::<FromClient>(r#"{"type":"read","notices":"some"}"#).is_err());
    }
}
