//! The outbox of one socket: what the server still has to send to it.
//!
//! - It is bounded in bytes. On overflow the largest thread becomes one `gap`; if that is not enough, the socket closes.
//! - Newer state replaces older state of the same kind. Events keep their order.
//! - Nothing follows a close.

use std::{collections::HashMap, sync::Arc};

use bytestring::ByteString;

use crate::wire::{self, Gap, ToClient, Topic, WatchEnd, WatchEnded};

/// An item for a socket. All receivers share the text, which was encoded once.
#[derive(Debug, Clone, PartialEq)]
pub enum Outgoing {
    /// An event: never dropped or reordered while the socket stays open.
    Event(ByteString),
    /// State of the account: replaces a waiting one. It goes to the end, so that no later event carries an older version.
    Status(ByteString),
    /// Entries of a watched thread's log, in order.
    Thread(Arc<Packet>),
    /// State of a watched thread: merged with a waiting one.
    Likes(Arc<LikesNow>),
    /// State of a watched topic: replaces a waiting one.
    Topic(Topic, ByteString),
    /// Codes left in a gift pack: replaces a waiting one of this pack.
    Gift(i64, ByteString),
    /// Reading position of the account in a book: replaces a waiting one of this book.
    Reading(i64, ByteString),
    /// Ends the subscription of the topic; the text says why.
    Ended(Topic, ByteString),
    /// The last item for a socket.
    Close { code: u16, reason: &'static str },
}

/// Consecutive events of one thread, sent together.
#[derive(Debug, PartialEq, Eq)]
pub struct Packet {
    pub post: i64,
    /// The seq before the first event.
    pub since: i64,
    pub events: Vec<ByteString>,
    /// All events as one JSON array, for clients that accept arrays.
    pub array: ByteString,
}

#[derive(Debug, PartialEq, Eq)]
pub struct LikesNow {
    pub likes: wire::Likes,
    pub text: ByteString,
}

/// The result of a push.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pushed {
    Queued,
    /// The client is too slow for this topic: its waiting events became one `gap`, and the subscription ends.
    Gapped(Topic),
    /// The client is too slow: all waiting items were dropped, and only the close is left.
    Overflowed,
    /// Not queued, because a close is waiting or was sent.
    Closing,
}

#[derive(Debug)]
pub struct Outbox {
    waiting: Vec<Outgoing>,
    bytes: usize,
    limit_bytes: usize,
    closing: bool,
}

impl Outbox {
    pub fn new(limit_bytes: usize) -> Self {
        Self { waiting: Vec::new(), bytes: 0, limit_bytes, closing: false }
    }

    pub fn push(&mut self, item: Outgoing) -> Pushed {
        if self.closing {
            return Pushed::Closing;
        }
        let item = self.conflate(item);
        self.closing = matches!(item, Outgoing::Close { .. });
        self.bytes += size(&item);
        self.waiting.push(item);
        if self.bytes <= self.limit_bytes {
            return Pushed::Queued;
        }
        if let Some(post) = self.largest_thread() {
            self.gap(post);
            if self.bytes <= self.limit_bytes {
                return Pushed::Gapped(Topic::Post(post));
            }
        }
        self.close_as_slow();
        Pushed::Overflowed
    }

    /// Drops all items; only a close for slow clients is left.
    pub fn close_as_slow(&mut self) {
        self.waiting.clear();
        self.bytes = 0;
        self.closing = true;
        self.waiting.push(Outgoing::Close { code: super::close_code::SLOW, reason: "too slow" });
    }

    /// Takes all items, oldest first.
    pub fn take(&mut self) -> Vec<Outgoing> {
        self.bytes = 0;
        std::mem::take(&mut self.waiting)
    }

    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// An item ends the socket or a subscription, so the socket's own actor must handle it.
    pub fn needs_its_socket(&self) -> bool {
        self.closing || self.waiting.iter().any(|item| matches!(item, Outgoing::Ended(..)))
    }

    /// A close is the last item, or was taken.
    pub fn is_closing(&self) -> bool {
        self.closing
    }

    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Removes a waiting item of the same state. Returns the newer one, for likes merged with it.
    fn conflate(&mut self, item: Outgoing) -> Outgoing {
        let same = |old: &Outgoing| match (&item, old) {
            (Outgoing::Status(_), Outgoing::Status(_)) => true,
            (Outgoing::Topic(topic, _), Outgoing::Topic(old, _)) => topic == old,
            (Outgoing::Gift(gift, _), Outgoing::Gift(old, _)) => gift == old,
            (Outgoing::Reading(book, _), Outgoing::Reading(old, _)) => book == old,
            (Outgoing::Likes(likes), Outgoing::Likes(old)) => likes.likes.post_id == old.likes.post_id,
            _ => false,
        };
        let old = self.waiting.iter().position(same).map(|place| self.waiting.remove(place));
        if let Some(old) = &old {
            self.bytes -= size(old);
        }
        match (item, old) {
            (Outgoing::Likes(newer), Some(Outgoing::Likes(older))) => Outgoing::Likes(older.joined(&newer)),
            (item, _) => item,
        }
    }

    /// The thread whose events take the most bytes.
    fn largest_thread(&self) -> Option<i64> {
        let mut bytes: HashMap<i64, usize> = HashMap::new();
        for item in &self.waiting {
            if let Outgoing::Thread(packet) = item {
                *bytes.entry(packet.post).or_default() += size(item);
            }
        }
        bytes.into_iter().max_by_key(|(_, bytes)| *bytes).map(|(post, _)| post)
    }

    /// Replaces all items of a thread by one `gap`.
    fn gap(&mut self, post: i64) {
        let mut since = i64::MAX;
        self.waiting.retain(|item| match item {
            Outgoing::Thread(packet) if packet.post == post => {
                since = since.min(packet.since);
                false
            }
            Outgoing::Likes(likes) => likes.likes.post_id != post,
            Outgoing::Topic(topic, _) => *topic != Topic::Post(post),
            _ => true,
        });
        self.waiting.push(gap(Topic::Post(post), since));
        self.bytes = self.waiting.iter().map(size).sum();
    }
}

/// Ends a subscription that missed the events after `since`.
pub fn gap(topic: Topic, since: i64) -> Outgoing {
    Outgoing::Ended(topic, gap_text(topic, since))
}

pub fn gap_text(topic: Topic, since: i64) -> ByteString {
    encode(&ToClient::Gap(Gap { topic: topic.to_string(), since }))
}

/// Ends a subscription whose topic the reader may no longer see.
pub fn gone(topic: Topic) -> Outgoing {
    let ended = WatchEnded { topic: topic.to_string(), reason: WatchEnd::Gone };
    Outgoing::Ended(topic, encode(&ToClient::WatchEnded(ended)))
}

pub fn encode(frame: &ToClient) -> ByteString {
    serde_json::to_string(frame).expect("a frame is plain data").into()
}

impl Outgoing {
    /// The events as text, in order; a close has none.
    pub fn texts(&self) -> &[ByteString] {
        match self {
            Self::Event(text)
            | Self::Status(text)
            | Self::Topic(_, text)
            | Self::Gift(_, text)
            | Self::Reading(_, text)
            | Self::Ended(_, text) => std::slice::from_ref(text),
            Self::Thread(packet) => &packet.events,
            Self::Likes(likes) => std::slice::from_ref(&likes.text),
            Self::Close { .. } => &[],
        }
    }

    /// The number of events; a close counts as one.
    pub fn events(&self) -> usize {
        match self {
            Self::Thread(packet) => packet.events.len(),
            _ => 1,
        }
    }

    /// The topic that it belongs to; `None`: it belongs to the account or the connection.
    pub fn topic(&self) -> Option<Topic> {
        match self {
            Self::Thread(packet) => Some(Topic::Post(packet.post)),
            Self::Likes(likes) => Some(Topic::Post(likes.likes.post_id)),
            Self::Topic(topic, _) | Self::Ended(topic, _) => Some(*topic),
            Self::Gift(..) => Some(Topic::Gifts),
            Self::Event(_) | Self::Status(_) | Self::Reading(..) | Self::Close { .. } => None,
        }
    }
}

impl Packet {
    /// `events` follow `since` without a gap, in this order.
    pub fn new(post: i64, since: i64, events: Vec<ByteString>) -> Self {
        let array = Self::array_of(events.iter());
        Self { post, since, events, array }
    }

    /// Joins encoded events, at least one, into one JSON array.
    pub fn array_of<'a>(events: impl Iterator<Item = &'a ByteString> + Clone) -> ByteString {
        let mut array = String::with_capacity(events.clone().map(|event| event.len() + 1).sum::<usize>() + 1);
        for (n, event) in events.enumerate() {
            array.push(if n == 0 { '[' } else { ',' });
            array.push_str(event);
        }
        array.push(']');
        array.into()
    }
}

impl LikesNow {
    pub fn new(likes: wire::Likes) -> Arc<Self> {
        let text = encode(&ToClient::Likes(likes.clone()));
        Arc::new(Self { likes, text })
    }

    fn joined(&self, newer: &Self) -> Arc<Self> {
        let mut comments = self.likes.comments.clone();
        comments.extend(&newer.likes.comments);
        Self::new(wire::Likes { comments, ..newer.likes.clone() })
    }
}

fn size(item: &Outgoing) -> usize {
    match item {
        Outgoing::Thread(packet) => packet.array.len(),
        item => item.texts().iter().map(|text| text.len()).sum(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(text: &'static str) -> Outgoing {
        Outgoing::Event(ByteString::from_static(text))
    }

    fn status(text: &'static str) -> Outgoing {
        Outgoing::Status(ByteString::from_static(text))
    }

    fn thread(post: i64, since: i64, events: &[&'static str]) -> Outgoing {
        let events = events.iter().map(|text| ByteString::from_static(text)).collect();
        Outgoing::Thread(Arc::new(Packet::new(post, since, events)))
    }

    fn likes(post: i64, n: i64, comments: &[(i64, i64)]) -> Outgoing {
        let comments = comments.iter().copied().collect();
        Outgoing::Likes(LikesNow::new(wire::Likes { post_id: post, post: n, comments, likes_version: n }))
    }

    #[test]
    fn of_status_only_the_newest_waits_and_events_keep_their_order() {
        let mut outbox = Outbox::new(100);
        for item in [event("a"), status("1"), event("b"), status("22")] {
            assert_eq!(outbox.push(item), Pushed::Queued);
        }
        assert_eq!(outbox.bytes(), 4);
        assert_eq!(outbox.take(), [event("a"), event("b"), status("22")]);
        assert_eq!(outbox.bytes(), 0);
    }

    #[test]
    fn likes_that_wait_are_joined_and_none_is_forgotten() {
        let mut outbox = Outbox::new(10_000);
        for item in [likes(7, 1, &[(1, 1), (2, 1)]), likes(8, 5, &[]), likes(7, 2, &[(2, 2)])] {
            assert_eq!(outbox.push(item), Pushed::Queued);
        }
        let taken = outbox.take();
        assert_eq!(taken, [likes(8, 5, &[]), likes(7, 2, &[(1, 1), (2, 2)])]);
    }

    #[test]
    fn a_topics_state_is_replaced_each_topic_by_itself() {
        let mut outbox = Outbox::new(100);
        let state =
            |post, text: &'static str| Outgoing::Topic(Topic::Post(post), ByteString::from_static(text));
        for item in [state(7, "1"), state(8, "1"), state(7, "2")] {
            outbox.push(item);
        }
        assert_eq!(outbox.take(), [state(8, "1"), state(7, "2")]);
    }

    #[test]
    fn of_a_books_place_only_the_newest_waits_and_each_book_by_itself() {
        let mut outbox = Outbox::new(100);
        let place = |book, text: &'static str| Outgoing::Reading(book, ByteString::from_static(text));
        for item in [place(1, "a"), event("e"), place(2, "b"), place(1, "cc")] {
            assert_eq!(outbox.push(item), Pushed::Queued);
        }
        assert_eq!(outbox.bytes(), 4);
        assert_eq!(outbox.take(), [event("e"), place(2, "b"), place(1, "cc")]);
    }

    #[test]
    fn a_thread_that_overflows_becomes_one_gap_and_hurts_nothing_else() {
        let mut outbox = Outbox::new(120);
        outbox.push(event("a message"));
        outbox.push(thread(7, 4, &["eeeeeeeeeeeeeee", "eeeeeeeeeeeeeee"]));
        outbox.push(thread(8, 1, &["f"]));
        outbox.push(likes(7, 1, &[]));
        assert_eq!(outbox.push(thread(7, 6, &["eeeeeeeeeeeeeee"])), Pushed::Gapped(Topic::Post(7)));
        let taken = outbox.take();
        assert_eq!(taken, [event("a message"), thread(8, 1, &["f"]), gap(Topic::Post(7), 4)]);
    }

    #[test]
    fn a_packet_is_an_array_of_its_events() {
        let packet = Packet::new(7, 0, vec!["{\"a\":1}".into(), "{}".into()]);
        assert_eq!(packet.array, "[{\"a\":1},{}]");
    }

    #[test]
    fn a_reader_that_is_too_slow_is_closed_not_buffered() {
        let mut outbox = Outbox::new(4);
        assert_eq!(outbox.push(event("abcd")), Pushed::Queued);
        assert_eq!(outbox.push(event("e")), Pushed::Overflowed);
        assert_eq!(outbox.push(event("f")), Pushed::Closing);
        let left = outbox.take();
        assert_eq!(left, [Outgoing::Close { code: 4008, reason: "too slow" }]);
    }

    #[test]
    fn nothing_goes_behind_a_close() {
        let mut outbox = Outbox::new(100);
        outbox.push(Outgoing::Close { code: 4001, reason: "" });
        assert_eq!(outbox.push(status("1")), Pushed::Closing);
        assert_eq!(outbox.take().len(), 1);
    }
}
