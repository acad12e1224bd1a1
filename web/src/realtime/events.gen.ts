// Generated from asyncapi.json by "npm run generate". Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Ack: {
            id: components["schemas"]["FrameId"];
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
        }) | (components["schemas"]["PingFrame"] & {
            /** @enum {string} */
            type: "ping";
        });
        Hello: {
            /**
             * Format: uuid
             * @description Names this connection in the server's logs.
             */
            connection: string;
            /**
             * Format: int64
             * @description Milliseconds within which a client should send `ping`.
             */
            heartbeat: number;
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
        /** @description What a socket may send. */
        Limits: {
            /** @description Largest frame, bytes; a larger one closes with 1009. */
            frameBytes: number;
            /**
             * Format: int32
             * @description Frames a second, averaged; more closes with 4029.
             */
            framesPerSecond: number;
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
        NewMessage: components["schemas"]["Message"] & {
            unread: components["schemas"]["Unread"];
            /** Format: int64 */
            version: number;
        };
        /** @description Answered by `pong`: browsers cannot see protocol pings. */
        PingFrame: {
            id?: components["schemas"]["FrameId"] | null;
        };
        Pong: {
            id?: components["schemas"]["FrameId"] | null;
        };
        /** @description Marks messages read; every device of the user sees the badge fall. */
        ReadFrame: {
            id?: components["schemas"]["FrameId"] | null;
            messages: components["schemas"]["ReadWhich"];
        };
        ReadWhich: components["schemas"]["All"] | number[];
        SessionEnded: {
            /** @description `logout`, `password` or `suspended` */
            reason: string;
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
        /** @description Asks for the events of a topic, or for no more of them. No topic is served yet. */
        WatchFrame: {
            id?: components["schemas"]["FrameId"] | null;
            /**
             * Format: int64
             * @description Replays what followed this seq.
             */
            since?: number | null;
            topic: string;
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
