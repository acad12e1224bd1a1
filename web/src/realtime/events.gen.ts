// Generated from asyncapi.json by "npm run generate". Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Ack: {
            id: components["schemas"]["FrameId"];
        };
        /** @description How far one is with an activity that one joined. State. */
        ActivityProgress: {
            /** Format: int64 */
            activityId: number;
            /** @description Of all its tasks. */
            progress: components["schemas"]["TaskProgress"][];
        };
        /** @enum {string} */
        All: "all";
        /** @description What pops up when the app starts. */
        Announcement: {
            /** @description Sanitised HTML */
            content: string;
            createTime: components["schemas"]["Time"];
            /** Format: int64 */
            id: number;
            title: string;
        };
        Author: {
            /** @description Address of the picture; null: none chosen. */
            avatar?: string | null;
            /** @description Such as 2026-10: checked in on every day of this month, while it is this one or the one before; null: has none. */
            badge?: string | null;
            /** @description By the reader; in a frame of a thread always false. */
            followed: boolean;
            /**
             * Format: int32
             * @description 0: not a member
             */
            levelType: number;
            name: string;
            /** Format: int64 */
            uid: number;
        };
        /** @description What is new of a subscribed book was looked at, on one of the player's devices: it is marked on none. */
        BookSeen: {
            /** Format: int64 */
            bookId: number;
        };
        ChapterHead: {
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description From 1, in the book's order.
             */
            index: number;
            title: string;
        };
        /** @description A comment below a post, or a reply below a comment. */
        Comment: {
            author: components["schemas"]["Author"];
            /** @description Plain text; empty where it is deleted. */
            content: string;
            createTime: components["schemas"]["Time"];
            /** @description It stays as a placeholder while it has replies. */
            deleted: boolean;
            editTime?: components["schemas"]["Time"] | null;
            /**
             * Format: int32
             * @description Of a comment below the post: its number there, from 1.
             */
            floor?: number | null;
            /** Format: int64 */
            id: number;
            /** Format: int64 */
            likeNum: number;
            /** @description By the reader; in a frame always false. */
            liked: boolean;
            /** @description Who is named in it: "@name" stands in the text literally. */
            mentions: components["schemas"]["Mention"][];
            /** Format: int64 */
            postId: number;
            /** @description The first two replies; in a frame none. */
            replies: components["schemas"]["Comment"][];
            /**
             * Format: int64
             * @description Of a reply: the one it answers, which may be a reply itself.
             */
            replyCommentId?: number | null;
            /** Format: int64 */
            replyNum: number;
            replyTo?: components["schemas"]["Person"] | null;
            /**
             * Format: int64
             * @description Of a reply: the comment it stands below.
             */
            rootId?: number | null;
        };
        /** @description An entry of a thread's log: a comment was made, or edited. */
        CommentEvent: {
            comment: components["schemas"]["Comment"];
            /** Format: int64 */
            postId: number;
            /**
             * Format: int64
             * @description 1, 2, 3 … in each thread, without holes.
             */
            seq: number;
        };
        /** @description An entry of a thread's log: a comment was deleted. */
        CommentGone: {
            /** Format: int64 */
            commentId: number;
            /** @description It has replies: it stays without its text. */
            placeholder: boolean;
            /** Format: int64 */
            postId: number;
            /**
             * Format: int64
             * @description Of a reply: the comment it stood below.
             */
            rootId?: number | null;
            /** Format: int64 */
            seq: number;
        };
        FrameError: {
            /**
             * Format: int32
             * @description As in the REST envelope.
             */
            code: number;
            id?: components["schemas"]["FrameId"] | null;
            msg: string;
        };
        /** @description What a client gives a frame to find its answer by: echoed as it came. */
        FrameId: number | string;
        /** @description A frame from the client. Each has `type`; one with an `id` is answered by `ack` or `error`. */
        FromClient: (components["schemas"]["HelloFrame"] & {
            /** @enum {string} */
            type: "hello";
        }) | (components["schemas"]["WatchFrame"] & {
            /** @enum {string} */
            type: "watch";
        }) | (components["schemas"]["WatchFrame"] & {
            /** @enum {string} */
            type: "unwatch";
        }) | (components["schemas"]["ReadFrame"] & {
            /** @enum {string} */
            type: "read";
        }) | (components["schemas"]["TokenFrame"] & {
            /** @enum {string} */
            type: "token";
        }) | (components["schemas"]["PingFrame"] & {
            /** @enum {string} */
            type: "ping";
        });
        /** @description What was missed is more than is kept, and the topic is watched no more: read it by REST, then watch it from there. */
        Gap: {
            /**
             * Format: int64
             * @description The last seq that was sent.
             */
            since: number;
            topic: string;
        };
        /** @description What is left of a gift pack. State. */
        GiftLeft: {
            /** Format: int64 */
            giftId: number;
            /** Format: int64 */
            left: number;
        };
        Hello: {
            /**
             * Format: uuid
             * @description Names this connection; another one after each reconnection.
             */
            connection: string;
            /**
             * Format: int64
             * @description Milliseconds within which a client should send `ping`.
             */
            heartbeat: number;
            /**
             * @description Names the history of the database; null: not known yet. Another name than before: a standby took over that lacked commits,
             *     and every `version` and `seq` may have gone back. Forget what was read, and read again.
             */
            history?: string | null;
            limits: components["schemas"]["Limits"];
            /**
             * Format: int64
             * @description Whose events arrive here; null for a visitor.
             */
            user?: number | null;
        };
        /** @description What the client understands. */
        HelloFrame: {
            /** @description `array`: several events may come in one frame, a JSON array. */
            frames?: string | null;
            id?: components["schemas"]["FrameId"] | null;
        };
        /** @description How often the post and some of its comments are liked now. State: no `seq`, only the newest values. */
        Likes: {
            /** @description Comment id → its likes, of those that changed. */
            comments: {
                [key: string]: number;
            };
            /**
             * Format: int64
             * @description Every change up to this one has been told to whoever watched from a `likesVersion`: from here a new watch goes on.
             */
            likesVersion: number;
            /**
             * Format: int64
             * @description Likes of the post.
             */
            post: number;
            /** Format: int64 */
            postId: number;
        };
        /** @description What a socket may send. */
        Limits: {
            /** @description Largest frame, bytes; a larger one closes with 1009. */
            frameBytes: number;
            /**
             * Format: int32
             * @description Frames a second, averaged; more closes with 4029.
             */
            framesPerSecond: number;
            /** @description Topics that one socket may watch; one more is refused. */
            topics: number;
        };
        /** @description Where in a chapter: of a comic, of a novel, or of an animation. */
        Locator: {
            /**
             * Format: double
             * @description How much of the page is above, 0 to 1.
             */
            offset: number;
            /**
             * Format: int32
             * @description From 0.
             */
            page: number;
        } | {
            /**
             * Format: int32
             * @description Characters into it.
             */
            offset: number;
            /**
             * Format: int32
             * @description From 0, in the chapter's list.
             */
            paragraph: number;
        } | {
            /** Format: double */
            second: number;
        };
        /** @description Somebody as a text names them. */
        Mention: {
            name: string;
            /** Format: int64 */
            uid: number;
        };
        /** @description A message in the inbox. */
        Message: {
            /** @description Sanitised HTML */
            content: string;
            createTime: components["schemas"]["Time"];
            /** Format: int64 */
            id: number;
            kind: components["schemas"]["MessageKind"];
            /** @description Where a tap leads, a path in the app. */
            link?: string | null;
            read: boolean;
            title: string;
        };
        /** @enum {string} */
        MessageKind: "system" | "gift" | "order" | "vip" | "invite" | "moderation";
        /** @description A subscribed book has a new chapter. */
        NewChapter: {
            /** Format: int64 */
            bookId: number;
            chapter: components["schemas"]["ChapterHead"];
        };
        NewMessage: components["schemas"]["Message"] & {
            unread: components["schemas"]["Unread"];
            /** Format: int64 */
            version: number;
        };
        /** @description Replaces the one with the same `id`, and comes first in the inbox. */
        NewNotice: components["schemas"]["Notice"] & {
            unread: components["schemas"]["Unread"];
            /** Format: int64 */
            version: number;
        };
        /** @description A like, reply, comment, follow or mention, in the community inbox. */
        Notice: {
            /** @description How the reader's post or comment begins that it is about; empty: about none. */
            about: string;
            /** @description Who did it last. */
            actor: components["schemas"]["Author"];
            /**
             * Format: int64
             * @description How many did it: likes of one thing are one notice.
             */
            actorNum: number;
            /**
             * Format: int64
             * @description The one that is liked, or that was written; null: the post itself.
             */
            commentId?: number | null;
            createTime: components["schemas"]["Time"];
            /** @description How what they wrote begins; empty where they wrote nothing. */
            excerpt: string;
            /** Format: int64 */
            id: number;
            kind: components["schemas"]["NoticeKind"];
            /**
             * Format: int64
             * @description Null: somebody follows.
             */
            postId?: number | null;
            /** @description Of `like` notices the newest state: more likes make one unread again. */
            read: boolean;
            /**
             * Format: int64
             * @description Of a `commentId` that is a reply: the comment it stands below.
             */
            rootId?: number | null;
            second?: components["schemas"]["Person"] | null;
        };
        /**
         * @description Notices that are counted together: `replies` are comments on one's posts, replies and mentions.
         * @enum {string}
         */
        NoticeGroup: "likes" | "replies" | "follows";
        /** @enum {string} */
        NoticeKind: "like" | "reply" | "comment" | "follow" | "mention";
        /** @description An order moved, such as by a payment that arrived. */
        OrderMoved: {
            /** @description A UUID */
            orderId: string;
            status: components["schemas"]["OrderStatus"];
        };
        /** @enum {string} */
        OrderStatus: "created" | "paid" | "delivered" | "closed" | "refunded";
        Person: {
            name: string;
            /** Format: int64 */
            uid: number;
        };
        /** @description Answered by `pong`: browsers cannot see protocol pings. */
        PingFrame: {
            id?: components["schemas"]["FrameId"] | null;
        };
        Pong: {
            id?: components["schemas"]["FrameId"] | null;
        };
        /**
         * @description An entry of a thread's log: the post was edited, locked, hidden or deleted, or such a change undone. Tells what it is
         *     now; read it again. Behind one that is hidden or deleted comes `watchEnded`.
         */
        PostChanged: {
            deleted: boolean;
            editTime?: components["schemas"]["Time"] | null;
            /** @description By an operator: nobody may see it. */
            hidden: boolean;
            /** @description Nobody comments any more. */
            locked: boolean;
            /** Format: int64 */
            postId: number;
            /** Format: int64 */
            seq: number;
        };
        /** @description Marks messages, notices or both read; every device of the user sees the badges fall. */
        ReadFrame: {
            id?: components["schemas"]["FrameId"] | null;
            messages?: components["schemas"]["ReadWhich"] | null;
            notices?: components["schemas"]["ReadNotices"] | null;
        };
        ReadNotices: components["schemas"]["All"] | components["schemas"]["NoticeGroup"] | number[];
        ReadWhich: components["schemas"]["All"] | number[];
        /** @description One's own reading place, moved by another login. State: of two of one book the greater `version` is newer. */
        ReadingPlace: {
            /** Format: int64 */
            bookId: number;
            /** Format: int64 */
            chapterId: number;
            /** @description As a person knows it, such as `Chrome · Android`. */
            device: string;
            /** @description As the app there calls itself. */
            deviceId: string;
            locator: components["schemas"]["Locator"];
            /** @description By that device's clock. */
            readAt: components["schemas"]["Time"];
            /** Format: int64 */
            version: number;
        };
        SessionEnded: {
            /** @description `logout`, `password`, `suspended` or `expired` */
            reason: string;
        };
        /** @description A book was put on the player's shelf or taken off it, on one of their devices. */
        ShelfMoved: {
            /** Format: int64 */
            bookId: number;
            subscribed: boolean;
        };
        /** @description What is new in the square, or of a tag, since the frame before: at most one a second and topic. */
        Square: {
            /** @description Who wrote them, in the same order: what is by people whom the reader blocked is not new to them. */
            by?: number[];
            /** @description Posts that were hidden or deleted: open feeds take them out. */
            gone: number[];
            /** @description Which they are, of the first 100: an open feed that has read one, or loses it, counts it no more. */
            ids?: number[];
            /**
             * Format: int64
             * @description That are there to be pulled.
             */
            newPosts: number;
            /**
             * Format: int64
             * @description Null: in the whole square.
             */
            tag?: number | null;
        };
        /** @description Coins, membership, unread counts. Of two, the one with the greater `version` is newer. */
        Status: {
            /**
             * Format: int64
             * @description Balance, X钻
             */
            coinNum: number;
            expTime?: components["schemas"]["Time"] | null;
            /**
             * Format: int32
             * @description 0: not a member
             */
            levelType: number;
            unread: components["schemas"]["Unread"];
            /** Format: int64 */
            version: number;
        };
        TaskProgress: {
            /**
             * Format: int64
             * @description Deeds, as many as the goal at most; of recharges: X钻.
             */
            done: number;
            /** Format: int32 */
            task: number;
        };
        /** Format: date-time */
        Time: string;
        /** @description A frame to the client. Each has `type`. */
        ToClient: (components["schemas"]["Hello"] & {
            /** @enum {string} */
            type: "hello";
        }) | (components["schemas"]["Status"] & {
            /** @enum {string} */
            type: "status";
        }) | (components["schemas"]["NewMessage"] & {
            /** @enum {string} */
            type: "message";
        }) | (components["schemas"]["NewNotice"] & {
            /** @enum {string} */
            type: "notice";
        }) | (components["schemas"]["CommentEvent"] & {
            /** @enum {string} */
            type: "comment";
        }) | (components["schemas"]["CommentEvent"] & {
            /** @enum {string} */
            type: "commentEdited";
        }) | (components["schemas"]["CommentGone"] & {
            /** @enum {string} */
            type: "commentGone";
        }) | (components["schemas"]["PostChanged"] & {
            /** @enum {string} */
            type: "postChanged";
        }) | (components["schemas"]["Likes"] & {
            /** @enum {string} */
            type: "likes";
        }) | (components["schemas"]["Watching"] & {
            /** @enum {string} */
            type: "watching";
        }) | (components["schemas"]["Square"] & {
            /** @enum {string} */
            type: "square";
        }) | (components["schemas"]["Gap"] & {
            /** @enum {string} */
            type: "gap";
        }) | (components["schemas"]["WatchEnded"] & {
            /** @enum {string} */
            type: "watchEnded";
        }) | (components["schemas"]["GiftLeft"] & {
            /** @enum {string} */
            type: "gift";
        }) | (components["schemas"]["ActivityProgress"] & {
            /** @enum {string} */
            type: "activity";
        }) | (components["schemas"]["ReadingPlace"] & {
            /** @enum {string} */
            type: "reading";
        }) | (components["schemas"]["NewChapter"] & {
            /** @enum {string} */
            type: "chapter";
        }) | (components["schemas"]["BookSeen"] & {
            /** @enum {string} */
            type: "seen";
        }) | (components["schemas"]["ShelfMoved"] & {
            /** @enum {string} */
            type: "shelf";
        }) | (components["schemas"]["OrderMoved"] & {
            /** @enum {string} */
            type: "order";
        }) | (components["schemas"]["Announcement"] & {
            /** @enum {string} */
            type: "announcement";
        }) | (components["schemas"]["SessionEnded"] & {
            /** @enum {string} */
            type: "sessionEnded";
        }) | (components["schemas"]["Ack"] & {
            /** @enum {string} */
            type: "ack";
        }) | (components["schemas"]["FrameError"] & {
            /** @enum {string} */
            type: "error";
        }) | (components["schemas"]["Pong"] & {
            /** @enum {string} */
            type: "pong";
        });
        /** @description A fresh ticket prolongs an open socket whose token was renewed. */
        TokenFrame: {
            id?: components["schemas"]["FrameId"] | null;
            ticket: string;
        };
        Unread: {
            /** Format: int64 */
            follows: number;
            /** Format: int64 */
            likes: number;
            /** Format: int64 */
            messages: number;
            /** Format: int64 */
            replies: number;
            /** Format: int64 */
            total: number;
        };
        /** @enum {string} */
        WatchEnd: "gone";
        /** @description A topic is watched no more, because it may not be seen any more. Nothing of it comes behind this. */
        WatchEnded: {
            reason: components["schemas"]["WatchEnd"];
            topic: string;
        };
        /** @description Asks for the events of a topic (`post:{id}`, `square`, `square:{tagId}`, `gifts`), or for no more of them. */
        WatchFrame: {
            id?: components["schemas"]["FrameId"] | null;
            /**
             * Format: int64
             * @description Tells the comments whose likes changed after this version.
             */
            likesVersion?: number | null;
            /**
             * Format: int64
             * @description Replays what followed this seq.
             */
            since?: number | null;
            topic: string;
        };
        /** @description How many have the post open now. State. */
        Watching: {
            /** Format: int64 */
            count: number;
            /** Format: int64 */
            postId: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
