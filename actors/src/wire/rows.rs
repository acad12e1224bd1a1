//! Turns rows of the database into frames.

use super::{
    Announcement, Author, ChapterHead, Comment, CommentEvent, CommentGone, Image, MediaUrl, Mention, Message,
    MessageKind, NewChapter, Notice, NoticeGroup, NoticeKind, OrderStatus, Person, PostChanged, ReadingPlace,
    Status, Time, ToClient, Unread,
};

impl From<&sql::status::Snapshot> for Status {
    fn from(snapshot: &sql::status::Snapshot) -> Self {
        Self {
            coin_num: snapshot.balance,
            level_type: snapshot.level_type,
            exp_time: snapshot.exp_time.map(Time),
            unread: Unread::from(snapshot),
            youth: snapshot.youth,
            version: snapshot.version,
        }
    }
}

impl From<&sql::status::Snapshot> for Unread {
    fn from(snapshot: &sql::status::Snapshot) -> Self {
        let (messages, likes, replies, follows) = (
            snapshot.unread_messages,
            snapshot.unread_likes,
            snapshot.unread_replies,
            snapshot.unread_follows,
        );
        Self { messages, likes, replies, follows, total: messages + likes + replies + follows }
    }
}

impl TryFrom<&sql::book::Place> for ReadingPlace {
    /// The stored locator has a form that this release does not know.
    type Error = serde_json::Error;

    fn try_from(place: &sql::book::Place) -> Result<Self, Self::Error> {
        Ok(Self {
            book_id: place.book,
            chapter_id: place.chapter,
            locator: serde_json::from_value(place.locator.clone())?,
            device: place.device_name.clone(),
            device_id: place.device.clone(),
            version: place.version,
            read_at: Time(place.device_time),
        })
    }
}

impl NewChapter {
    pub(crate) fn new(book_id: i64, head: sql::book::Head) -> Self {
        Self { book_id, chapter: ChapterHead { id: head.id, index: head.index, title: head.title } }
    }
}

impl From<sql::inbox::Message> for Message {
    fn from(row: sql::inbox::Message) -> Self {
        Self {
            id: row.id,
            kind: MessageKind::parse(&row.kind),
            title: row.title,
            content: row.content,
            link: row.link,
            read: row.read,
            create_time: Time(row.create_time.into()),
            login_id: row.login_id,
        }
    }
}

impl From<sql::announcement::Announcement> for Announcement {
    fn from(row: sql::announcement::Announcement) -> Self {
        Self { id: row.id, title: row.title, content: row.content, create_time: Time(row.create_time.into()) }
    }
}

impl Comment {
    /// The comment as everybody sees it. The caller fills in the fields that depend on the reader.
    #[must_use]
    pub fn new(row: sql::thread::Comment, media_url: &MediaUrl) -> Self {
        Self {
            id: row.id,
            post_id: row.post,
            content: row.content,
            mentions: row.mentions.into_iter().map(Mention::from).collect(),
            image: row.image.map(|image| Image::new(image, media_url)),
            deleted: row.deleted,
            author: Author::of(row.author, false, media_url),
            root_id: row.root,
            reply_comment_id: row.reply_to.as_ref().map(|to| to.comment),
            reply_to: row.reply_to.map(|to| Person { uid: to.uid, name: to.name }),
            floor: row.floor,
            like_num: row.like_num,
            liked: false,
            reply_num: row.reply_num,
            replies: Vec::new(),
            create_time: Time(row.create_time),
            edit_time: row.edit_time.map(Time),
        }
    }
}

impl Image {
    #[must_use]
    pub fn new(image: sql::media::Image, media_url: &MediaUrl) -> Self {
        let sql::media::Image { id, thumb, medium, full, width, height, blur } = image;
        let [thumb, medium, full] = [thumb, medium, full].map(|name| media_url(&name));
        Self { id, thumb, medium, full, width, height, blur }
    }
}

impl From<sql::mention::Mention> for Mention {
    fn from(sql::mention::Mention { uid, name }: sql::mention::Mention) -> Self {
        Self { uid, name }
    }
}

impl Author {
    /// The author of a text. `followed`: the reader follows the author.
    #[must_use]
    pub fn of(author: sql::person::Author, followed: bool, media_url: &MediaUrl) -> Self {
        let sql::person::Author { uid, name, avatar, level_type, badge, frame } = author;
        let [avatar, frame] = [avatar, frame].map(|file| file.map(|name| media_url(&name)));
        Self { uid, name, avatar, level_type, badge, frame, followed }
    }

    #[must_use]
    pub fn new(person: sql::person::Person, media_url: &MediaUrl) -> Self {
        Self {
            uid: person.uid,
            name: person.name,
            avatar: person.avatar.map(|name| media_url(&name)),
            level_type: person.level_type,
            badge: person.badge,
            frame: person.frame.map(|name| media_url(&name)),
            followed: person.followed,
        }
    }
}

impl Notice {
    #[must_use]
    pub fn new(row: sql::notice::Notice, media_url: &MediaUrl) -> Self {
        Self {
            id: row.id,
            kind: row.kind.into(),
            actor: Author::new(row.actor, media_url),
            second: row.second.map(|(uid, name)| Person { uid, name }),
            actor_num: row.actor_num,
            post_id: row.post,
            comment_id: row.comment,
            root_id: row.root,
            excerpt: row.excerpt,
            about: row.about,
            read: row.read,
            create_time: Time(row.create_time),
        }
    }
}

impl From<sql::notice::Kind> for NoticeKind {
    fn from(kind: sql::notice::Kind) -> Self {
        use sql::notice::Kind;
        match kind {
            Kind::Like => Self::Like,
            Kind::Reply => Self::Reply,
            Kind::Comment => Self::Comment,
            Kind::Follow => Self::Follow,
            Kind::Mention => Self::Mention,
        }
    }
}

impl From<NoticeGroup> for sql::notice::Group {
    fn from(group: NoticeGroup) -> Self {
        match group {
            NoticeGroup::Likes => Self::Likes,
            NoticeGroup::Replies => Self::Replies,
            NoticeGroup::Follows => Self::Follows,
        }
    }
}

impl From<sql::order::Status> for OrderStatus {
    fn from(status: sql::order::Status) -> Self {
        use sql::order::Status;
        match status {
            Status::Created => Self::Created,
            Status::Paid => Self::Paid,
            Status::Delivered => Self::Delivered,
            Status::Closed => Self::Closed,
            Status::Refunded => Self::Refunded,
        }
    }
}

impl ToClient {
    /// An entry of a thread's log.
    #[must_use]
    pub fn of_thread(event: sql::thread::Event, media_url: &MediaUrl) -> Self {
        use sql::thread::What;
        let (post_id, seq) = (event.post, event.seq);
        let comment = |row| CommentEvent { post_id, seq, comment: Comment::new(row, media_url) };
        match event.what {
            What::Comment(row) => Self::Comment(comment(row)),
            What::Edited(row) => Self::CommentEdited(comment(row)),
            What::Gone { comment: comment_id, root: root_id, placeholder } => {
                Self::CommentGone(CommentGone { post_id, seq, comment_id, root_id, placeholder })
            }
            What::PostChanged(post) => Self::PostChanged(PostChanged {
                post_id,
                seq,
                locked: post.locked,
                hidden: post.hidden,
                deleted: post.deleted,
                edit_time: post.edit_time.map(Time),
            }),
        }
    }
}

impl From<&sql::inbox::Broadcast> for Message {
    fn from(row: &sql::inbox::Broadcast) -> Self {
        Self {
            id: row.id,
            kind: MessageKind::parse(&row.kind),
            title: row.title.clone(),
            content: row.content.clone(),
            link: row.link.clone(),
            read: false,
            create_time: Time(row.create_time.into()),
            login_id: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use sql::order::Status;

    use super::OrderStatus;

    #[test]
    fn an_order_status_has_one_name_in_tables_and_frames() {
        for status in Status::ALL {
            assert_eq!(serde_json::to_value(OrderStatus::from(status)).unwrap(), status.name());
            assert_eq!(Status::named(status.name()), Some(status));
        }
        assert_eq!(Status::named("of a later release"), None);
    }
}
