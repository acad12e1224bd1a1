//! What clients say.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A frame from the client. Each has `type`; one with an `id` is answered by `ack` or `error`.
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

/// What a client gives a frame to find its answer by: echoed as it came.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum FrameId {
    Number(i64),
    Text(String),
}

/// What the client understands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HelloFrame {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<FrameId>,
    /// `array`: several events may come in one frame, a JSON array.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frames: Option<String>,
}

/// Asks for the events of a topic (`post:{id}`, `square`, `square:{tagId}`, `gifts`), or for no more of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WatchFrame {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<FrameId>,
    pub topic: String,
    /// Replays what followed this seq.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<i64>,
    /// Tells the comments whose likes changed after this version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub likes_version: Option<i64>,
}

/// Marks messages, notices or both read; every device of the user sees the badges fall.
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

/// Notices that are counted together: `replies` are comments on one's posts, replies and mentions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum NoticeGroup {
    Likes,
    Replies,
    Follows,
}

/// A fresh ticket prolongs an open socket whose token was renewed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TokenFrame {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<FrameId>,
    pub ticket: String,
}

/// Answered by `pong`: browsers cannot see protocol pings.
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
