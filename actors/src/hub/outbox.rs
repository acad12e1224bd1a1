//! What waits for one socket: bounded in bytes, state conflated to its newest value, a thread that is too much turned
//! into one `gap`.

use std::{collections::HashMap, sync::Arc};

use bytestring::ByteString;

use crate::wire::{self, Gap, ToClient, Topic, WatchEnd, WatchEnded};

/// Something for a socket. The text was encoded once and is shared by all who get it.
#[derive(Debug, Clone, PartialEq)]
pub enum Outgoing {
    /// Every one counts, in order.
    Event(ByteString),
    /// Only the newest of its kind matters: one that still waits is dropped for it. It goes to the end, so that no
    /// event behind it tells an older version.
    Status(ByteString),
    /// Entries of a watched thread's log, in order.
    Thread(Arc<Packet>),
    /// State of a watched thread: joined with what still waits.
    Likes(Arc<LikesNow>),
    /// State of a watched topic: the newest replaces what still waits.
    Topic(Topic, ByteString),
    /// What is left of a gift pack: the newest replaces what still waits.
    Gift(i64, ByteString),
    /// Where the account has read to in a book: likewise.
    Reading(i64, ByteString),
    /// The topic is watched no more, and why.
    Ended(Topic, ByteString),
    /// The last thing a socket gets.
    Close { code: u16, reason: &'static str },
}

/// Entries of one thread that leave together.
#[derive(Debug, PartialEq, Eq)]
pub struct Packet {
    pub post: i64,
    /// The seq before the first.
    pub since: i64,
    pub events: Vec<ByteString>,
    /// All of them as one JSON array, for clients that take one.
    pub array: ByteString,
}

#[derive(Debug, PartialEq, Eq)]
pub struct LikesNow {
    pub likes: wire::Likes,
    pub text: ByteString,
}

/// What became of something pushed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pushed {
    Queued,
    /// The reader is too slow for this topic: what waited of it became one `gap`, and it is watched no more.
    Gapped(Topic),
    /// The reader is too slow: what waited is gone and the close code is all that is left.
    Overflowed,
    /// A close is waiting; nothing goes behind it.
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

    /// Drops what waits for the one word that the reader was too slow.
    pub fn close_as_slow(&mut self) {
        self.waiting.clear();
        self.bytes = 0;
        self.closing = true;
        self.waiting.push(Outgoing::Close { code: super::close_code::SLOW, reason: "too slow" });
    }

    /// Everything that waits, oldest first.
    pub fn take(&mut self) -> Vec<Outgoing> {
        self.bytes = 0;
        std::mem::take(&mut self.waiting)
    }

    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Something waits that ends the socket, or what it watches.
    pub fn needs_its_socket(&self) -> bool {
        self.closing || self.waiting.iter().any(|item| matches!(item, Outgoing::Ended(..)))
    }

    /// A close is the last thing that waits, or has left.
    pub fn is_closing(&self) -> bool {
        self.closing
    }

    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Takes out what still waits of the same state, and joins it with the newer one.
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

    /// The thread of which most bytes wait.
    fn largest_thread(&self) -> Option<i64> {
        let mut bytes: HashMap<i64, usize> = HashMap::new();
        for item in &self.waiting {
            if let Outgoing::Thread(packet) = item {
                *bytes.entry(packet.post).or_default() += size(item);
            }
        }
        bytes.into_iter().max_by_key(|(_, bytes)| *bytes).map(|(post, _)| post)
    }

    /// Turns all that waits of a thread into one `gap`.
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

/// The end of a watch that missed too much, after the event `since`.
pub fn gap(topic: Topic, since: i64) -> Outgoing {
    Outgoing::Ended(topic, gap_text(topic, since))
}

pub fn gap_text(topic: Topic, since: i64) -> ByteString {
    encode(&ToClient::Gap(Gap { topic: topic.to_string(), since }))
}

/// The end of a watch of what may not be seen any more.
pub fn gone(topic: Topic) -> Outgoing {
    let ended = WatchEnded { topic: topic.to_string(), reason: WatchEnd::Gone };
    Outgoing::Ended(topic, encode(&ToClient::WatchEnded(ended)))
}

pub fn encode(frame: &ToClient) -> ByteString {
    serde_json::to_string(frame).expect("a frame is plain data").into()
}

impl Outgoing {
    /// Its events as text, in order; a close has none.
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

    /// How many events it is.
    pub fn events(&self) -> usize {
        match self {
            Self::Thread(packet) => packet.events.len(),
            _ => 1,
        }
    }

    /// Of which topic it tells; none: of the account, or of the connection.
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
    /// `events` follow `since` in this order.
    pub fn new(post: i64, since: i64, events: Vec<ByteString>) -> Self {
        let array = Self::array_of(events.iter());
        Self { post, since, events, array }
    }

    /// Encoded events, at least one, as one JSON array.
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
