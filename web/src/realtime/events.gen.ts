// Generated from asyncapi.json by "npm run generate". Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Ack: {
            id: components["schemas"]["FrameId"];
        };
        /** @description The account's progress in an activity that it joined. State: only the newest matters. */
        ActivityProgress: {
            /** Format: int64 */
            activityId: number;
            /** @description All tasks of the activity. */
            progress: components["schemas"]["TaskProgress"][];
        };
        /** @enum {string} */
        All: "all";
        /** @description A text that the app shows in a dialog when it starts. */
        Announcement: {
            /** @description Sanitised HTML */
            content: string;
            createTime: components["schemas"]["Time"];
            /** Format: int64 */
            id: number;
            title: string;
        };
        Author: {
            /** @description Address of the avatar; null: the account chose none. */
            avatar?: string | null;
            /** @description Month such as 2026-10: the author checked in on all its days. Shown in that month and the next; null: no badge. */
            badge?: string | null;
            /** @description The reader follows the author; always false in a frame of a thread. */
            followed: boolean;
            /** @description Address of the frame that the author wears around the avatar; null: none. */
            frame?: string | null;
            /**
             * Format: int32
             * @description 0: not a member
             */
            levelType: number;
            name: string;
            /** Format: int64 */
            uid: number;
        };
        /** @description The player has seen the new chapters of a subscribed book: its "new" mark disappears on all their devices. */
        BookSeen: {
            /** Format: int64 */
            bookId: number;
        };
        ChapterHead: {
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description Position in the book, from 1.
             */
            index: number;
            title: string;
        };
        /** @description A comment below a post, or a reply below a comment. */
        Comment: {
            author: components["schemas"]["Author"];
            /** @description Plain text; empty if the comment is only a picture, and once it is deleted. */
            content: string;
            createTime: components["schemas"]["Time"];
            /** @description A deleted comment stays as a placeholder while it has replies. */
            deleted: boolean;
            editTime?: components["schemas"]["Time"] | null;
            /**
             * Format: int32
             * @description Of a top-level comment: its number below the post, from 1.
             */
            floor?: number | null;
            /** Format: int64 */
            id: number;
            image?: components["schemas"]["Image"] | null;
            /** Format: int64 */
            likeNum: number;
            /** @description The reader likes it; always false in a frame. */
            liked: boolean;
            /** @description The accounts that the text mentions; the text contains "@name" literally. */
            mentions: components["schemas"]["Mention"][];
            /** Format: int64 */
            postId: number;
            /** @description The first two replies; always empty in a frame. */
            replies: components["schemas"]["Comment"][];
            /**
             * Format: int64
             * @description Of a reply: the comment or reply that it answers.
             */
            replyCommentId?: number | null;
            /** Format: int64 */
            replyNum: number;
            replyTo?: components["schemas"]["Person"] | null;
            /**
             * Format: int64
             * @description Of a reply: the top-level comment above it.
             */
            rootId?: number | null;
        };
        /** @description An entry of a thread's log: a comment was written or edited. */
        CommentEvent: {
            comment: components["schemas"]["Comment"];
            /** Format: int64 */
            postId: number;
            /**
             * Format: int64
             * @description 1, 2, 3 … in each thread, without gaps.
             */
            seq: number;
        };
        /** @description An entry of a thread's log: a comment was deleted. */
        CommentGone: {
            /** Format: int64 */
            commentId: number;
            /** @description The comment has replies, so it stays as a placeholder without its text. */
            placeholder: boolean;
            /** Format: int64 */
            postId: number;
            /**
             * Format: int64
             * @description Of a reply: the top-level comment above it.
             */
            rootId?: number | null;
            /** Format: int64 */
            seq: number;
        };
        FrameError: {
            /**
             * Format: int32
             * @description The same codes as in the REST envelope.
             */
            code: number;
            id?: components["schemas"]["FrameId"] | null;
            msg: string;
        };
        /** @description Correlates a frame with its answer: the server repeats it unchanged. */
        FrameId: number | string;
        /**
         * @description A frame from the client. Each has a `type`. The server answers `ping` by `pong`, and any other frame with an `id` by
         *     `ack` or `error`.
         */
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
        /** @description The ratings of a game. State: of two for one game the greater `ratingVersion` is newer. */
        GameRated: {
            /** Format: int64 */
            gameId: number;
            /**
             * Format: double
             * @description The average, 1 to 5 with one decimal; null: nobody rated the game.
             */
            rating?: number | null;
            /** @description Numbers of ratings with 1, 2, 3, 4 and 5 stars. */
            ratingCounts: number[];
            /**
             * Format: int64
             * @description Number of ratings.
             */
            ratingNum: number;
            /** Format: int64 */
            ratingVersion: number;
        };
        /**
         * @description Ends the subscription of a topic: the client missed more events than the server kept. Read the topic by REST, then
         *     watch it again.
         */
        Gap: {
            /**
             * Format: int64
             * @description The last seq before the missed events.
             */
            since: number;
            topic: string;
        };
        /** @description Number of codes left in a gift pack. State: only the newest matters. */
        GiftLeft: {
            /** Format: int64 */
            giftId: number;
            /** Format: int64 */
            left: number;
        };
        Hello: {
            /**
             * Format: uuid
             * @description Id of this connection; each reconnection gets a new one.
             */
            connection: string;
            /**
             * Format: int64
             * @description A client should send `ping` once in this many milliseconds.
             */
            heartbeat: number;
            /**
             * @description Name of the database's history; null: not known yet. If the name changed, a standby that lacked commits took over,
             *     and every `version` and `seq` may have gone back. Discard all data and read it again.
             */
            history?: string | null;
            limits: components["schemas"]["Limits"];
            /**
             * Format: int64
             * @description The account whose events this socket receives; null: a visitor's socket.
             */
            user?: number | null;
        };
        /** @description Tells the server which frames the client can read. */
        HelloFrame: {
            /** @description `array`: a frame may be a JSON array of several events. */
            frames?: string | null;
            id?: components["schemas"]["FrameId"] | null;
        };
        /** @description An uploaded picture in its sizes. For a small picture, several sizes are the same file. */
        Image: {
            /** @description A tiny `data:` URI to show until the picture has loaded. */
            blur: string;
            /** @description At most 1600 wide */
            full: string;
            /** Format: int32 */
            height: number;
            /**
             * Format: uuid
             * @description The id of the upload. An edit of a post sends it to keep the picture.
             */
            id: string;
            /** @description 750 wide */
            medium: string;
            /** @description 320 wide */
            thumb: string;
            /**
             * Format: int32
             * @description Pixels of `full`, like `height`.
             */
            width: number;
        };
        /** @description Current likes of the post and of some of its comments. State: no `seq`, only the newest values. */
        Likes: {
            /** @description Comment id → number of likes, for the comments whose likes changed. */
            comments: {
                [key: string]: number;
            };
            /**
             * Format: int64
             * @description A client that watched with a `likesVersion` now has every change up to this one. Send it as the `likesVersion` of
             *     the next `watch`.
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
        /** @description Limits for what a client sends over a socket. */
        Limits: {
            /** @description Largest frame in bytes; a larger one closes the socket with 1009. */
            frameBytes: number;
            /**
             * Format: int32
             * @description Average number of frames a second; more frames close the socket with 4029.
             */
            framesPerSecond: number;
            /** @description Topics that one socket may watch; the server refuses more. */
            topics: number;
        };
        /** @description A position in a chapter of a comic, a novel or an animation. */
        Locator: {
            /**
             * Format: double
             * @description Part of the page above the position, 0 to 1.
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
             * @description Characters before the position, in this paragraph.
             */
            offset: number;
            /**
             * Format: int32
             * @description Index in the chapter's list of paragraphs, from 0.
             */
            paragraph: number;
        } | {
            /** Format: double */
            second: number;
        };
        /** @description An account that a text mentions. */
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
            /** @description A tap opens this path of the app. */
            link?: string | null;
            /**
             * Format: uuid
             * @description The message reports this login. A tap on "这不是我" ends it by `/api/user/center/login/end`. Absent: there is no such tap.
             */
            loginId?: string | null;
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
        /** @description Replaces the notice with the same `id` and moves to the top of the inbox. */
        NewNotice: components["schemas"]["Notice"] & {
            unread: components["schemas"]["Unread"];
            /** Format: int64 */
            version: number;
        };
        /** @description A like, reply, comment, follow or mention, in the community inbox. */
        Notice: {
            /**
             * @description Beginning of the reader's own post or comment that the notice is about; empty: it is about none, or about a comment that is only a
             *     picture.
             */
            about: string;
            /** @description The last account that acted. */
            actor: components["schemas"]["Author"];
            /**
             * Format: int64
             * @description Number of accounts that acted: all likes of one post or comment are one notice.
             */
            actorNum: number;
            /**
             * Format: int64
             * @description The liked comment, or the comment that the actor wrote; null: the post itself.
             */
            commentId?: number | null;
            createTime: components["schemas"]["Time"];
            /** @description Beginning of the text that the actor wrote; empty: the actor wrote none, or commented with a picture only. */
            excerpt: string;
            /** Format: int64 */
            id: number;
            kind: components["schemas"]["NoticeKind"];
            /**
             * Format: int64
             * @description Null: the notice is about a follow.
             */
            postId?: number | null;
            /** @description Another like makes a `like` notice unread again. */
            read: boolean;
            /**
             * Format: int64
             * @description If `commentId` is a reply: the top-level comment above it.
             */
            rootId?: number | null;
            second?: components["schemas"]["Person"] | null;
        };
        /**
         * @description Notices that share an unread count: `replies` are comments on the user's posts, replies and mentions.
         * @enum {string}
         */
        NoticeGroup: "likes" | "replies" | "follows";
        /** @enum {string} */
        NoticeKind: "like" | "reply" | "comment" | "follow" | "mention";
        /** @description An order's status changed, for example because a payment arrived. */
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
        /** @description The server answers `pong`: scripts in a browser cannot see the pings of the WebSocket protocol. */
        PingFrame: {
            id?: components["schemas"]["FrameId"] | null;
        };
        Pong: {
            id?: components["schemas"]["FrameId"] | null;
        };
        /**
         * @description An entry of a thread's log: the post was edited, locked, hidden or deleted, or such a change was undone. It carries
         *     the current state; read the post again. After a post is hidden or deleted, `watchEnded` follows.
         */
        PostChanged: {
            deleted: boolean;
            editTime?: components["schemas"]["Time"] | null;
            /** @description An operator hid the post from everybody. */
            hidden: boolean;
            /** @description The post accepts no more comments. */
            locked: boolean;
            /** Format: int64 */
            postId: number;
            /** Format: int64 */
            seq: number;
        };
        /** @description Marks messages, notices or both as read. The badges change on all devices of the user. */
        ReadFrame: {
            id?: components["schemas"]["FrameId"] | null;
            messages?: components["schemas"]["ReadWhich"] | null;
            notices?: components["schemas"]["ReadNotices"] | null;
        };
        ReadNotices: components["schemas"]["All"] | components["schemas"]["NoticeGroup"] | number[];
        ReadWhich: components["schemas"]["All"] | number[];
        /** @description The account's reading position, moved by another login. State: of two for one book the greater `version` is newer. */
        ReadingPlace: {
            /** Format: int64 */
            bookId: number;
            /** Format: int64 */
            chapterId: number;
            /** @description Name of the device to show, such as `Chrome · Android`. */
            device: string;
            /** @description Id that the app on that device gives itself. */
            deviceId: string;
            locator: components["schemas"]["Locator"];
            /** @description Time by that device's clock. */
            readAt: components["schemas"]["Time"];
            /** Format: int64 */
            version: number;
        };
        SessionEnded: {
            /** @description `logout`, `password`, `phone` (the phone was changed), `unbound` (an operator removed the phone), `operator` (an operator ended the login), `suspended`, `expired`, `erasing` (the player asked to erase the account), `limit` (a new login took its place) or `reuse` (an old token of it came back) */
            reason: string;
        };
        /** @description The player put a book on the shelf or took it off, on one of their devices. */
        ShelfMoved: {
            /** Format: int64 */
            bookId: number;
            subscribed: boolean;
        };
        /** @description New posts in the square, or with a tag, since the last frame. A topic gets at most one such frame a second. */
        Square: {
            /** @description Authors of `ids`, in the same order. A feed does not count posts of authors whom the reader blocked. */
            by?: number[];
            /** @description Posts that were hidden or deleted: open feeds remove them. */
            gone: number[];
            /** @description Ids of the first 100 new posts. An open feed stops counting a post once it has read or lost it. */
            ids?: number[];
            /**
             * Format: int64
             * @description Number of new posts to load.
             */
            newPosts: number;
            /**
             * Format: int64
             * @description Null: the whole square.
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
            /** @description The youth mode is on: the account spends nothing, and has closed times. Absent in frames of earlier releases. */
            youth?: boolean;
        };
        TaskProgress: {
            /**
             * Format: int64
             * @description Completed actions, counted up to the goal; for recharges the sum in X钻.
             */
            done: number;
            /** Format: int32 */
            task: number;
        };
        /** Format: date-time */
        Time: string;
        /** @description A frame to the client. Each has a `type`. */
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
        }) | (components["schemas"]["GameRated"] & {
            /** @enum {string} */
            type: "rating";
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
        /** @description Extends an open socket with a new ticket, after the client renewed its token. */
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
        /** @description Ends the subscription of a topic that the reader may no longer see. No frame of this topic follows. */
        WatchEnded: {
            reason: components["schemas"]["WatchEnd"];
            topic: string;
        };
        /**
         * @description `watch` subscribes the socket to a topic (`post:{id}`, `square`, `square:{tagId}`, `gifts`, `game:{id}`); `unwatch` ends the
         *     subscription.
         */
        WatchFrame: {
            id?: components["schemas"]["FrameId"] | null;
            /**
             * Format: int64
             * @description Sends the likes of all comments whose likes changed after this version.
             */
            likesVersion?: number | null;
            /**
             * Format: int64
             * @description Replays the events after this seq.
             */
            since?: number | null;
            topic: string;
        };
        /** @description Number of sockets on all nodes that watch the post. State: only the newest matters. */
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
