//! Reads only `seq`, due time and counts from a thread's frames. Thousands of watchers share a core, and parsing every frame for
//! each of them would measure the load generator. Pure; some watchers parse everything and compare the results.

use actors::wire::ToClient;
use memchr::memmem;

/// The beginning of a frame. It occurs nowhere inside one: no nested object has `type`, and texts escape their quotes.
const BEGIN: &[u8] = b"{\"type\":\"";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThreadUpdate {
    /// An event of the thread's log. `due` exists for comments of this run: the time at which the run planned to send the comment,
    /// in microseconds since the run began.
    Event {
        seq: i64,
        due: Option<u64>,
    },
    Likes {
        version: i64,
        count: i64,
    },
}

/// The prefix of a comment's text: the planned time of the comment.
pub fn mark(due_micros: u64) -> String {
    format!("lt{due_micros} ")
}

/// Appends the updates of a frame text. False when the text has other frames and must be parsed.
pub fn scan(text: &str, updates: &mut Vec<ThreadUpdate>) -> bool {
    updates.clear();
    let text = text.as_bytes();
    let mut begin = match memmem::find(text, BEGIN) {
        Some(begin) if begin <= 1 => begin,
        _ => return false,
    };
    loop {
        let rest = &text[begin + BEGIN.len()..];
        let length = memmem::find(rest, BEGIN);
        let frame = &rest[..length.unwrap_or(rest.len())];
        let known = match kind(frame) {
            b"comment" => event(frame).map(|event| updates.push(event)),
            b"likes" => likes(frame).map(|likes| updates.push(likes)),
            b"watching" => Some(()),
            _ => None,
        };
        if known.is_none() {
            return false;
        }
        match length {
            Some(length) => begin += BEGIN.len() + length,
            None => return true,
        }
    }
}

/// The update in a parsed frame; `None` when the frame is not about a thread.
pub fn thread_update(frame: &ToClient) -> Option<ThreadUpdate> {
    match frame {
        ToClient::Comment(event) => {
            let content = event.comment.content.as_bytes();
            let due =
                content.starts_with(b"lt").then(|| after(content, b"lt")).flatten().map(|due| due as u64);
            Some(ThreadUpdate::Event { seq: event.seq, due })
        }
        ToClient::CommentEdited(event) => Some(ThreadUpdate::Event { seq: event.seq, due: None }),
        ToClient::CommentGone(event) => Some(ThreadUpdate::Event { seq: event.seq, due: None }),
        ToClient::PostChanged(event) => Some(ThreadUpdate::Event { seq: event.seq, due: None }),
        ToClient::Likes(likes) => {
            Some(ThreadUpdate::Likes { version: likes.likes_version, count: likes.post })
        }
        _ => None,
    }
}

fn kind(frame: &[u8]) -> &[u8] {
    &frame[..memchr::memchr(b'"', frame).unwrap_or(0)]
}

fn event(frame: &[u8]) -> Option<ThreadUpdate> {
    let seq = after(frame, b"\"seq\":")?;
    let due = after(frame, b"\"content\":\"lt").map(|due| due as u64);
    Some(ThreadUpdate::Event { seq, due })
}

fn likes(frame: &[u8]) -> Option<ThreadUpdate> {
    Some(ThreadUpdate::Likes {
        version: after(frame, b"\"likesVersion\":")?,
        count: after(frame, b"\"post\":")?,
    })
}

/// The number that follows `key`.
fn after(frame: &[u8], key: &[u8]) -> Option<i64> {
    let rest = &frame[memmem::find(frame, key)? + key.len()..];
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    std::str::from_utf8(&rest[..digits]).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use actors::wire::{Ack, Author, Comment, CommentEvent, FrameId, Likes, Time, Watching};

    use super::*;

    fn comment(seq: i64, content: &str) -> ToClient {
        let author = Author {
            uid: 7,
            name: "{\"type\":\"likes\",\"post\":9".into(),
            avatar: None,
            level_type: 0,
            badge: None,
            frame: None,
            followed: false,
        };
        ToClient::Comment(CommentEvent {
            post_id: 100_001,
            seq,
            comment: Comment {
                id: 3,
                post_id: 100_001,
                content: content.into(),
                mentions: Vec::new(),
                image: None,
                deleted: false,
                author,
                root_id: None,
                reply_comment_id: None,
                reply_to: None,
                floor: Some(1),
                like_num: 0,
                liked: false,
                reply_num: 0,
                replies: Vec::new(),
                create_time: Time(chrono::DateTime::UNIX_EPOCH),
                edit_time: None,
            },
        })
    }

    fn likes() -> ToClient {
        let comments = BTreeMap::from([(5, 6)]);
        ToClient::Likes(Likes { post_id: 100_001, post: 12, comments, likes_version: 40 })
    }

    fn scanned(frames: &[ToClient], array: bool) -> Option<Vec<ThreadUpdate>> {
        let text = if array { serde_json::to_string(frames) } else { serde_json::to_string(&frames[0]) };
        let mut updates = Vec::new();
        scan(&text.unwrap(), &mut updates).then_some(updates)
    }

    #[test]
    fn scanned_updates_equal_parsed_ones() {
        let frames = [
            comment(1, &format!("{}你好", mark(1_234_567))),
            comment(2, "\"seq\":99 {\"type\":\"comment\",\"content\":\"lt5"),
            likes(),
            ToClient::Watching(Watching { post_id: 100_001, count: 3 }),
            comment(3, &mark(0)),
        ];
        let parsed: Vec<_> = frames.iter().filter_map(thread_update).collect();
        assert_eq!(parsed[0], ThreadUpdate::Event { seq: 1, due: Some(1_234_567) });
        assert_eq!(parsed[2], ThreadUpdate::Likes { version: 40, count: 12 });
        assert_eq!(scanned(&frames, true), Some(parsed.clone()));
        assert_eq!(scanned(&frames, false), Some(vec![parsed[0]]));
    }

    #[test]
    fn frames_of_other_types_are_left_to_the_parser() {
        let ack = ToClient::Ack(Ack { id: FrameId::Number(1) });
        assert_eq!(scanned(std::slice::from_ref(&ack), false), None);
        assert_eq!(scanned(&[comment(1, "a"), ack], true), None);
        let mut updates = Vec::new();
        assert!(
            !scan("", &mut updates)
                && !scan("[]", &mut updates)
                && !scan("{\"type\":\"likes\"}", &mut updates)
        );
    }
}
