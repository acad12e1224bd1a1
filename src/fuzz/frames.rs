//! Fuzzes socket input: the bytes of frames, and their content.

use actix_web::web::BytesMut;
use actors::wire::{
    All, FrameId, FromClient, HelloFrame, NoticeGroup, PingFrame, ReadFrame, ReadNotices, ReadWhich,
    TokenFrame, Topic, WatchFrame,
};
use proptest::{collection::vec, option, prelude::*, sample::select};

use super::{broken, broken_text, fuzz};
use crate::realtime::Decoder;

const FRAMES: [&str; 7] = [
    r#"{"type":"hello","frames":"array","id":1}"#,
    r#"{"type":"watch","topic":"post:7","since":3,"likesVersion":9,"id":"w"}"#,
    r#"{"type":"unwatch","topic":"square:2"}"#,
    r#"{"type":"read","messages":[1,2],"notices":"likes"}"#,
    r#"{"type":"read","messages":"all","notices":"all","id":-1}"#,
    r#"{"type":"token","ticket":"abc"}"#,
    r#"{"type":"ping"}"#,
];
const WORDS: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    "\"",
    ":",
    ",",
    "null",
    "true",
    "1e999",
    "-0",
    "9223372036854775808",
    "\\ud800",
    "\\u0000",
    "\"type\":\"read\",",
    "\"id\":",
    "\"all\"",
    "\"likes\"",
    "post:",
    "square:",
    "gifts",
    "game:",
    "\u{0}",
    "\u{202e}",
];

#[test]
fn fuzzed_frames_that_were_meant_are_understood_as_they_were_said() {
    fuzz("frames that are meant", 2_000, meant(), |frame| {
        let text = serde_json::to_string(&frame).unwrap();
        assert_eq!(serde_json::from_str::<FromClient>(&text).unwrap(), frame, "{text}");
    });
}

#[test]
fn fuzzed_frames_are_understood_or_refused() {
    fuzz("frames", 3_000, broken_text(&FRAMES, WORDS), |text| {
        let Ok(frame) = serde_json::from_str::<FromClient>(&text) else { return };
        if let FromClient::Watch(watch) | FromClient::Unwatch(watch) = &frame
            && let Ok(topic) = watch.topic.parse::<Topic>()
        {
            assert_eq!(topic.to_string().parse(), Ok(topic));
        }
        let again = serde_json::to_string(&frame).unwrap();
        assert_eq!(serde_json::from_str::<FromClient>(&again).unwrap(), frame, "{again}");
    });
}

#[test]
fn fuzzed_bytes_on_a_socket_are_understood_alike_in_whatever_pieces_they_come() {
    const LIMIT: usize = 300;
    let sound =
        [0, 1, 125, 126, 299, 301, 70_000].map(|size| [framed(size), framed(3), framed(130)].concat());
    let input = (broken(sound.into(), &["\u{1}", "\u{7f}", "\u{7e}"]), vec(1..80_usize, 1..60));
    fuzz("bytes of frames", 2_000, input, |(bytes, sizes)| {
        let mut rest = &bytes[..];
        let mut pieces = Vec::new();
        for size in sizes {
            let (piece, behind) = rest.split_at(size.min(rest.len()));
            pieces.push(piece);
            rest = behind;
        }
        pieces.push(rest);
        let whole = understood(LIMIT, &[&bytes]);
        assert_eq!(understood(LIMIT, &pieces), whole);
        assert!(whole.iter().all(|frame| frame.len() <= 5 * LIMIT), "more came out than may go in");
    });
}

fn meant() -> impl Strategy<Value = FromClient> {
    let id = || {
        option::of(prop_oneof![
            any::<i64>().prop_map(FrameId::Number),
            any::<String>().prop_map(FrameId::Text)
        ])
    };
    let ids = || vec(any::<i64>(), 0..5);
    let groups = select(vec![NoticeGroup::Likes, NoticeGroup::Replies, NoticeGroup::Follows]);
    let messages = prop_oneof![Just(ReadWhich::All(All::All)), ids().prop_map(ReadWhich::Ids)];
    let notices = prop_oneof![
        Just(ReadNotices::All(All::All)),
        groups.prop_map(ReadNotices::Group),
        ids().prop_map(ReadNotices::Ids)
    ];
    let watch = || {
        (id(), any::<String>(), any::<Option<i64>>(), any::<Option<i64>>())
            .prop_map(|(id, topic, since, likes_version)| WatchFrame { id, topic, since, likes_version })
    };
    prop_oneof![
        (id(), any::<Option<String>>()).prop_map(|(id, frames)| FromClient::Hello(HelloFrame { id, frames })),
        watch().prop_map(FromClient::Watch),
        watch().prop_map(FromClient::Unwatch),
        (id(), option::of(messages), option::of(notices))
            .prop_map(|(id, messages, notices)| FromClient::Read(ReadFrame { id, messages, notices })),
        (id(), any::<String>()).prop_map(|(id, ticket)| FromClient::Token(TokenFrame { id, ticket })),
        id().prop_map(|id| FromClient::Ping(PingFrame { id })),
    ]
}

/// A masked frame of text.
fn framed(size: usize) -> Vec<u8> {
    let length = match size {
        ..126 => vec![0x80 | size as u8],
        126..0x1_0000 => [&[0x80 | 126], &(size as u16).to_be_bytes()[..]].concat(),
        _ => [&[0x80 | 127], &(size as u64).to_be_bytes()[..]].concat(),
    };
    [&[0x81], &length[..], &[0; 4], &vec![b'a'; size]].concat()
}

/// The frames of these pieces, and how they ended.
fn understood(limit: usize, pieces: &[&[u8]]) -> Vec<String> {
    let mut decoder = Decoder::new(limit, BytesMut::new());
    let mut frames = Vec::new();
    for piece in pieces {
        decoder.take(piece);
        loop {
            match decoder.frame() {
                Ok(Some(frame)) => frames.push(format!("{frame:?}")),
                Ok(None) => break,
                Err(error) => {
                    frames.push(error.to_string());
                    return frames;
                }
            }
        }
    }
    frames
}
