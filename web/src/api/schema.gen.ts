// Generated from openapi.json by "npm run generate". Do not edit.

export interface paths {
    "/api/order/notify/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment channel calls back. Its answer is a word that channels understand, not the envelope: `success` where the
         *     call was understood and needs no repeating (also where it changed nothing), else `fail`.
         */
        post: operations["hear_payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/payInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How one of the caller's orders is paid. Asked again, it leads to the same trade. */
        post: operations["read_pay_info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/return/{channel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a browser comes back to from a cashier. The channel is asked at once whether the order was paid, since its
         *     call-back may still be on its way; then the browser goes on to the order.
         */
        get: operations["return_from_paying"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/sandbox/cashier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sandbox channel's cashier. */
        get: operations["show_cashier"];
        put?: never;
        /** What a player does at the cashier. */
        post: operations["act_at_cashier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Binds a phone to the caller's account, in place of the one before. */
        post: operations["bind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/center/coin/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller's coins: balance, what is on sale, and the history. */
        post: operations["read_coins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/center/coin/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders a package of coins (`packageId`), or reads one of the caller's orders (`orderId`). Without both, and with `list=1`, it lists
         *     the caller's orders, newest first, memberships too.
         */
        post: operations["create_or_read_orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/center/login/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the caller is signed in. */
        post: operations["list_logins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/center/login/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends one of the caller's logins, or all others. Their sockets close on every node. */
        post: operations["end_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/center/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller's status. */
        post: operations["read_me"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/center/message/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller's inbox, newest first. */
        post: operations["list_messages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/center/updateInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes what is given of the caller's profile. A field that is sent empty is empty: here only `signature` may be. */
        post: operations["update_info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/center/uploadAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the caller a new avatar: the middle of the picture, upright, without its metadata. */
        post: operations["upload_avatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/device/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Configures a device at the app's start, and records it: a device that comes again is the same record, which keeps its first channel.
         *     The record has no account, address or name.
         */
        post: operations["init_device"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/game/download/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts a download of the app for its channel, and says where the app is. */
        post: operations["count_app_download"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/game/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gets a game's file. A paid game is charged once a player, and nothing while a membership is in force. */
        post: operations["download_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/kefu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How to reach customer service, and what players ask most. */
        post: operations["read_customer_service"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in by name and password. A wrong name and a wrong password get one answer, in the same time. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/loginPhoneWithoutRegister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in by phone and code, and makes no account. */
        post: operations["login_phone_without_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/loginWithPhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in by phone and code. A phone that nobody has bound gets an account, unless the portal's settings say no. */
        post: operations["login_with_phone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends this login, or all of the account's. Their sockets close on every node. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks messages read; the badge falls on every open page of the account. */
        post: operations["read_messages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/registerWithName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an account by name and password, and signs it in. */
        post: operations["register_with_name"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password, by the old one or by a code. Every other login of the account ends. */
        post: operations["reset_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/smsCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to a phone, in place of the one before. Phones with and without account are treated alike. */
        post: operations["send_sms_code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activity/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Activities. What is over is shown for 90 days. */
        get: operations["list_activities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activity/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An activity, and how far the reader is with it. */
        get: operations["read_activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activity/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claims what a task pays that is done, once a player. */
        post: operations["claim_task"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activity/{id}/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Draws. The odds are those that the activity tells; what is out of stock is nothing. */
        post: operations["draw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activity/{id}/draw/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's draws of an activity, newest first. */
        get: operations["list_my_draws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activity/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes part. What the caller has done since the activity began counts. */
        post: operations["join_activity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/activity/{id}/winner/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who won lately, newest first: up to 20. */
        get: operations["list_winners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/book/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories of each kind that have books. */
        get: operations["list_book_categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/book/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller has read, the last first by when it was read; `progress` says where to. */
        get: operations["read_history"];
        put?: never;
        post?: never;
        /** Forgets all that the caller has read, and where to. */
        delete: operations["delete_history"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/book/history/{bookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forgets what the caller has read of a book. */
        delete: operations["delete_history_of_book"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/book/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The library. */
        get: operations["list_books"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/book/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves several at once: what waited while there was no network, or a page that is closed. Each is decided by itself, as above. */
        post: operations["save_several"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/book/ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rankings. */
        get: operations["rank_books"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/book/shelf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller keeps: those with new chapters first, by when these appeared, then by when they were last read. */
        get: operations["read_shelf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/book/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A book. */
        get: operations["read_book"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/book/{id}/chapter/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chapters of a book that have appeared. */
        get: operations["list_chapters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/book/{id}/chapter/{chapterId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A chapter. Asking for it counts the book as read, once a reader and half an hour. */
        get: operations["read_chapter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/book/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller has read to in a book; null: nowhere yet. */
        get: operations["read_progress"];
        /**
         * Saves where a device has read to. It moves the caller's place where `base` is the version of the place that stands, where that
         *     is the device's own and older, or with `force`; else nothing moves, and the place that stands is answered. Other logins of
         *     the account hear of it by the frame `reading`.
         */
        put: operations["save_progress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/book/{id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the caller has seen which chapters a book on the shelf has: nothing of it is marked as new
         *     any more. The caller's devices hear of it by the frame `seen`.
         */
        post: operations["mark_book_seen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/book/{id}/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a book on the caller's shelf. Open pages hear of its new chapters by the frame `chapter`; the caller's devices hear that it is
         *     there by the frame `shelf`.
         */
        post: operations["subscribe_book"];
        /** Takes it off again. The caller's devices hear of it by the frame `shelf`. */
        delete: operations["unsubscribe_book"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkin/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's month: days, streak, what comes next. */
        get: operations["read_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkin/makeup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes up for a day that was missed: it costs coins and pays nothing, but counts for the streak and the month. */
        post: operations["make_up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checkin/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks in for today, by the portal's time zone. */
        post: operations["check_in_today"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/client/error": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports errors of the app to the operators. Needs no session. */
        post: operations["report_errors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gift/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gift packs: those that run, those to come, then those that ended in the last 30 days. */
        get: operations["list_gifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gift/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller has claimed, newest first, each with its `code`. It stays readable after its pack has ended. */
        get: operations["list_claimed_gifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/gift/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claims one of a gift pack: a code, once a player. */
        post: operations["claim_gift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's invitation: code, link, and what came of it. */
        get: operations["read_invite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invite/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those whom the caller invited, newest first. */
        get: operations["list_invited"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a picture or a video for a post: a picture in three sizes without its metadata, a video as it is without what it tells
         *     of places and people.
         */
        post: operations["upload_media"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's community inbox, newest activity first. */
        get: operations["list_notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notice/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks notices read; the badge falls on every open page of the account. */
        post: operations["read_notices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/realtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Opens the socket. Its frames are described in `/api/asyncapi.json`. */
        get: operations["connect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/realtime/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket that opens a socket for the caller. (A socket's address ends up in logs; a token must not.) */
        post: operations["create_ticket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports something to the operators, once. */
        post: operations["create_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is found by words, the first few of each kind; `/search/game`, `/search/book`, `/search/user` and `/search/post` have all. */
        get: operations["find_first"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Books that have all words in their titles, authors, categories and tags: whose title it is first, then those whose title
         *     begins so, then by `hot`. Where none has them, from four characters on those one slip away.
         */
        get: operations["search_books"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games that have all words in their names and tags: whose name it is first, then those whose name begins so, then by downloads.
         *     Where none has them, from four characters on those one slip away.
         */
        get: operations["search_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts that have all words: of the newest few hundred those with the words in their titles first, then the hottest; then the
         *     next few hundred. Where none has them, from four characters on those one slip away. `total` is how many were counted:
         *     from 100 on there may be more, to which `nextCursor` leads.
         */
        get: operations["search_posts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players by name: whose name it is first, then those whose name begins so, then by followers. At most a few hundred.
         *     Where nobody has the words, from four characters on those one slip away.
         */
        get: operations["search_users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/comment/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own comments and replies, newest first. */
        get: operations["list_my_comments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/comment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Writes an own comment anew; whoever watches the thread sees it at once. The same again changes nothing. */
        put: operations["edit_comment"];
        post?: never;
        /** Deletes an own comment. One that has replies stays as a placeholder. */
        delete: operations["delete_comment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/comment/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Likes a comment. */
        post: operations["like_comment"];
        /** Likes a comment no longer. */
        delete: operations["unlike_comment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/config/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the app must know to write posts, comments and reports. */
        get: operations["list_square_config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/keyword/suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games, books, tags, players and titles of posts that begin with what was typed, or have it; at most ten. They may be a minute old. */
        get: operations["suggest_keywords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publishes a post. Open feeds hear of it within a second. */
        post: operations["create_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/post/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posts of those whom the caller follows, newest first. */
        get: operations["list_followed_posts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/post/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The square's posts. */
        get: operations["list_posts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/post/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own posts, newest first; those that an operator has hidden too. */
        get: operations["list_my_posts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/post/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A post. Reading it counts as a view, once a reader and half an hour. */
        get: operations["read_post"];
        /** Writes an own post anew; whoever watches it hears of it at once, and who is named in it now and was not before, too. */
        put: operations["edit_post"];
        post?: never;
        /** Deletes an own post, for ever. Whoever watches it hears of it at once, open feeds within a second. */
        delete: operations["delete_post"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/post/{id}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comments below a post, or answers a comment. Whoever watches the thread sees it at once. */
        post: operations["create_comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/post/{id}/comment/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The comments below a post, each with its first two replies; without those of people whom the caller blocked. */
        get: operations["list_comments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/post/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Likes a post. */
        post: operations["like_post"];
        /** Likes a post no longer. */
        delete: operations["unlike_post"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/post/{postId}/comment/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One comment, with its first two replies. Of a reply the comment that it stands below, with the reply first among the
         *     replies.
         */
        get: operations["read_comment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/post/{postId}/comment/{commentId}/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The replies below a comment, oldest first. */
        get: operations["list_replies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/sensitiveword/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Words that players may not use, so that the app can tell them before they send. The server looks itself, too. */
        get: operations["list_sensitive_words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/square/tag/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The square's tags, in the order to show them. */
        get: operations["list_square_tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/block/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those whom the caller blocked, newest first. */
        get: operations["list_blocked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/block/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Blocks somebody: the caller sees nothing of them in lists, they may not comment on, like or follow what is the
         *     caller's, and follows both ways end.
         */
        post: operations["block_user"];
        /** Blocks them no longer. Follows do not come back. */
        delete: operations["unblock_user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/follow/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follows somebody, who is told once. */
        post: operations["follow_user"];
        /** Follows them no longer. */
        delete: operations["unfollow_user"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person's page. */
        get: operations["read_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/{uid}/follower/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who follows a person, newest first; without those whom the caller blocked. */
        get: operations["list_followers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/{uid}/following/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom a person follows, newest first; without those whom the caller blocked. */
        get: operations["list_following"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/{uid}/post/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An account's posts, newest first. */
        get: operations["list_posts_of_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vip/vipconfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The memberships on sale, in the order to show them. */
        post: operations["list_vip_plans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vip/vipopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens or prolongs the caller's membership. Days are added to the later of now and its end. For coins without an `Idempotency-Key`,
         *     the same plan by the same login within 60 s is the same purchase.
         */
        post: operations["open_vip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The newest announcement, or null. */
        post: operations["read_announcement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web/game/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One game. Off the shelf it is there for its owners. */
        post: operations["read_game"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web/game/detail/giftlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The gift packs of a game that run or are to come. */
        post: operations["list_game_gifts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web/game/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Games on the shelf. */
        post: operations["list_games"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web/game/type/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The types of games, in the order to show them. */
        post: operations["list_game_types"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        Access: "free" | "vip";
        Account: {
            /**
             * Format: int32
             * @description 0: made by name, 1: by phone.
             */
            accountType: number;
            /**
             * Format: int32
             * @description 0: not told
             */
            age: number;
            /** @description Address of the picture; null: none chosen. */
            avatar?: string | null;
            /** @description Empty for an account made by phone. */
            loginName: string;
            name: string;
            /**
             * Format: int32
             * @description 1: a phone should be bound.
             */
            needBind: number;
            /**
             * Format: int32
             * @description 1: a real name should be given.
             */
            needRealName: number;
            /**
             * Format: int32
             * @description 1: just made.
             */
            newAccount: number;
            /**
             * Format: int32
             * @description 0: not told, 1: male, 2: female
             */
            sex: number;
            /** @description Sent back as `UG-Token`, with `UG-Uid`. */
            token: string;
            /** Format: int64 */
            uid: number;
        };
        ActAtCashier: {
            act: components["schemas"]["Choice"];
            /** Format: uuid */
            order: string;
            sign: string;
        };
        /** @description An activity, as lists show it. */
        Activity: {
            /** @description 16:9 */
            banner: components["schemas"]["Picture"];
            beginTime: components["schemas"]["Time"];
            /** @description What was done before the end can be claimed until then. */
            claimEndTime: components["schemas"]["Time"];
            /** @description Nothing counts and nothing is drawn from then on. */
            endTime: components["schemas"]["Time"];
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description Who take part.
             */
            joinNum: number;
            /** @description The reader takes part. */
            joined: boolean;
            kind: components["schemas"]["ActivityKind"];
            name: string;
            state: components["schemas"]["ActivityState"];
            summary: string;
        };
        /** @description An activity as a whole. */
        ActivityDetail: components["schemas"]["Activity"] & {
            /** @description Sanitised HTML. */
            content: string;
            draw?: components["schemas"]["ActivityDraw"] | null;
            /** @description Of kind `tasks`, in their order. */
            tasks: components["schemas"]["ActivityTask"][];
        };
        ActivityDraw: {
            /**
             * Format: int32
             * @description Free ones that the reader has left today.
             */
            freeLeft: number;
            /**
             * Format: int64
             * @description X钻 that a draw costs which is not free.
             */
            fullPrice: number;
            /**
             * Format: int32
             * @description Draws that the reader has left today, free ones among them.
             */
            left: number;
            /** @description When the portal's next day begins, and with it the draws of that day. */
            nextDay: components["schemas"]["Time"];
            /**
             * Format: int32
             * @description What `odds` count out of.
             */
            oddsOf: number;
            /**
             * Format: int64
             * @description X钻 that the reader's next draw costs; null: no more today.
             */
            price?: number | null;
            prizes: components["schemas"]["ActivityPrize"][];
        };
        /** @enum {string} */
        ActivityKind: "tasks" | "draw" | "page";
        ActivityPrize: {
            /**
             * Format: int64
             * @description X钻
             */
            coins: number;
            /** Format: int32 */
            id: number;
            /** Format: int64 */
            left: number;
            name: string;
            /**
             * Format: int32
             * @description How many of `oddsOf` draws win it while there is stock; the rest win nothing.
             */
            odds: number;
            /** Format: int64 */
            stock: number;
            /** Format: int32 */
            vipDays: number;
        };
        /** @enum {string} */
        ActivityState: "running" | "coming" | "past";
        ActivityTask: {
            claimed: boolean;
            /**
             * Format: int64
             * @description X钻 that it pays.
             */
            coins: number;
            deed: components["schemas"]["Deed"];
            /**
             * Format: int64
             * @description What of it the reader has done since the activity began, the goal at most.
             */
            done: number;
            /**
             * Format: int64
             * @description Deeds; of `recharge`: X钻.
             */
            goal: number;
            /** Format: int32 */
            id: number;
            name: string;
            /**
             * Format: int32
             * @description Days of membership that it pays.
             */
            vipDays: number;
        };
        /**
         * Format: int32
         * @description 0: not told
         */
        Age: number;
        /** @description A text that the app shows in a dialog when it starts. */
        Announcement: {
            /** @description Sanitised HTML */
            content: string;
            createTime: components["schemas"]["Time"];
            /** Format: int64 */
            id: number;
            title: string;
        };
        /**
         * @description Which system the app itself is for.
         * @enum {string}
         */
        AppPlatform: "android" | "ios";
        Author: {
            /** @description Address of the avatar; null: the account chose none. */
            avatar?: string | null;
            /** @description Month such as 2026-10: the author checked in on all its days. Shown in that month and the next; null: no badge. */
            badge?: string | null;
            /** @description The reader follows the author; always false in a frame of a thread. */
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
        AvatarUploaded: {
            /** @description Address of the picture, 256 pixels wide. Its name ends in `-256.jpg`; `-96.jpg` and `-640.jpg` are there too. */
            avatar: string;
        };
        BindPhone: {
            phone: components["schemas"]["Phone"];
            /** @description As it was sent for the scene `bind`. */
            smsCode: string;
            /** Format: int64 */
            uid?: number | null;
        };
        Blocked: {
            blocked: boolean;
        };
        Book: {
            author: string;
            banner?: components["schemas"]["BookImage"] | null;
            category: string;
            /** Format: int64 */
            chapterNum: number;
            /** @description 3:4 */
            cover: components["schemas"]["BookImage"];
            direction: components["schemas"]["Direction"];
            /** Format: int64 */
            id: number;
            kind: components["schemas"]["BookKind"];
            lastChapter?: components["schemas"]["ChapterRef"] | null;
            progress?: components["schemas"]["Progress"] | null;
            /** Format: int64 */
            readNum: number;
            status: components["schemas"]["BookStatus"];
            /**
             * Format: int64
             * @description How many keep it.
             */
            subscribeNum: number;
            /** @description By the reader. */
            subscribed: boolean;
            summary: string;
            tags: string[];
            title: string;
            /** @description When the last chapter appeared. */
            updateTime: components["schemas"]["Time"];
        };
        BookCategory: {
            category: string;
            /**
             * Format: int64
             * @description How many books.
             */
            num: number;
        };
        /** @description A book whole. */
        BookDetail: components["schemas"]["Book"] & {
            /** @description Plain text; a blank line parts paragraphs. */
            description: string;
            firstChapter?: components["schemas"]["ChapterRef"] | null;
        };
        /** @description A picture in two sizes: of a small one both are the same. */
        BookImage: {
            /** @description A few pixels as a `data:` address, to show until the picture is there. */
            blur: string;
            full: string;
            /** Format: int32 */
            height: number;
            /** @description For a phone: a cover 320 wide, a banner or poster 640, a page 720; of a small picture the same as `full`. */
            medium: string;
            /**
             * Format: int32
             * @description Of `full`.
             */
            width: number;
        };
        /** @enum {string} */
        BookKind: "comic" | "novel" | "animation";
        BookProgressInput: components["schemas"]["ProgressInput"] & {
            /** Format: int64 */
            bookId: number;
        };
        /** @enum {string} */
        BookStatus: "serial" | "finished";
        /** @description A month of one's days. */
        Calendar: {
            /** @description Months that were full, such as 2026-10, newest first. */
            badges: string[];
            checkedInToday: boolean;
            /**
             * Format: int64
             * @description X钻
             */
            coinNum: number;
            /** @description Of that month. */
            days: components["schemas"]["CalendarDay"][];
            /**
             * Format: date
             * @description The first on which the caller could check in: that of the account.
             */
            firstDay: string;
            makeUp: components["schemas"]["MakingUp"];
            /** @description That is shown, such as 2026-11. */
            month: string;
            /**
             * Format: int64
             * @description X钻 that the next day pays.
             */
            nextReward: number;
            /** @description X钻 of the 1st, 2nd … day of a streak; behind the last it begins anew. */
            rewards: number[];
            /**
             * Format: int32
             * @description Consecutive days up to today or, where today is still open, yesterday.
             */
            streak: number;
            /**
             * Format: date
             * @description By the portal's time zone, which its day begins and ends in.
             */
            today: string;
            /** Format: int64 */
            version: number;
            zone: string;
        };
        CalendarDay: {
            /** Format: date */
            day: string;
            madeUp: boolean;
        };
        /** @description 1–64 characters that can be seen. */
        ChannelId: string;
        /** @description A chapter with what it holds: pages, paragraphs or a video, as its book's kind says. */
        Chapter: components["schemas"]["ChapterRef"] & {
            /** Format: int64 */
            bookId: number;
            bookTitle: string;
            direction: components["schemas"]["Direction"];
            expiresAt?: components["schemas"]["Time"] | null;
            keepUntil?: components["schemas"]["Time"] | null;
            kind: components["schemas"]["BookKind"];
            /** @description It opens for members alone, and the reader is none: this is how it begins. */
            locked: boolean;
            next?: components["schemas"]["ChapterRef"] | null;
            /** @description Of a comic. */
            pages?: components["schemas"]["BookImage"][] | null;
            /** @description Of a novel. */
            paragraphs?: components["schemas"]["ChapterParagraph"][] | null;
            previous?: components["schemas"]["ChapterRef"] | null;
            publishTime: components["schemas"]["Time"];
            video?: components["schemas"]["ChapterVideo"] | null;
        };
        ChapterBrief: components["schemas"]["ChapterRef"] & {
            /** @description It appeared since the reader, who keeps the book, has seen what there is. */
            isNew: boolean;
            /** @description Opens for members alone, and the reader is none. */
            locked: boolean;
            publishTime: components["schemas"]["Time"];
            /** @description The reader has begun it. */
            read: boolean;
        };
        ChapterParagraph: {
            /** @description A heading inside the chapter. */
            heading: boolean;
            text: string;
        };
        /** @description A chapter by its title. */
        ChapterRef: {
            access: components["schemas"]["Access"];
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description From 1, its place in the book: chapters that are to come, or are gone, have theirs.
             */
            index: number;
            title: string;
        };
        ChapterVideo: {
            /** Format: int32 */
            height: number;
            /** @description `url` is a playlist. */
            hls: boolean;
            /** @description 16:9, shown until it plays. */
            poster: components["schemas"]["BookImage"];
            /** Format: double */
            seconds: number;
            /**
             * Format: int64
             * @description Bytes
             */
            size: number;
            thumbs?: components["schemas"]["VideoThumbs"] | null;
            /** @description An MP4 that serves byte ranges, or a playlist of HLS; null: locked. */
            url?: string | null;
            /**
             * Format: int32
             * @description 0: not known.
             */
            width: number;
        };
        /** @description A day that was checked in on. */
        CheckedIn: {
            /** @description The month that is full with it, such as 2026-11: its badge is earned. Null: it is not full yet. */
            badge?: string | null;
            /**
             * Format: int64
             * @description X钻
             */
            coinNum: number;
            /**
             * Format: date
             * @description By the portal's time zone.
             */
            day: string;
            /**
             * Format: int64
             * @description X钻
             */
            reward: number;
            /**
             * Format: int32
             * @description Consecutive days up to today or, where today is still open, yesterday: as it is now.
             */
            streak: number;
            /** Format: int64 */
            version: number;
        };
        /**
         * @description What can be done there.
         * @enum {string}
         */
        Choice: "pay" | "late" | "thrice" | "silent" | "fail" | "close";
        ClaimTask: {
            /** Format: int32 */
            task: number;
        };
        ClientError: {
            kind: components["schemas"]["ErrorKind"];
            route: components["schemas"]["Route"];
            stack: components["schemas"]["Stack"];
        };
        CoinOrder: components["schemas"]["PageQuery"] & {
            /** @description … how it will be paid … */
            channel?: string | null;
            /**
             * Format: int32
             * @description 1: to list the caller's orders, whatever else is sent.
             */
            list?: number | null;
            /**
             * Format: uuid
             * @description To read one of the caller's orders.
             */
            orderId?: string | null;
            /**
             * Format: int64
             * @description To buy: the package …
             */
            packageId?: number | null;
            /**
             * Format: int64
             * @description … and the amount that the player confirmed, in the currency's minor unit: any other is refused with code 2006. Absent: today's.
             */
            price?: number | null;
            /** Format: int64 */
            uid?: number | null;
        };
        /** @description The order, or the page of orders. */
        CoinOrdered: components["schemas"]["Order"] | components["schemas"]["Page_Order"];
        CoinPackage: {
            /**
             * Format: int64
             * @description In the currency's minor unit.
             */
            amount: number;
            /** @description Such as "最划算"; empty: none. */
            badge: string;
            /**
             * Format: int64
             * @description X钻 given on top.
             */
            bonus: number;
            /**
             * Format: int64
             * @description X钻
             */
            coins: number;
            /** @description ISO 4217 */
            currency: string;
            /** Format: int64 */
            id: number;
            name: string;
        };
        Coins: {
            /** @description Ways to pay that are open now, in the order to show them. */
            channels: components["schemas"]["PayChannel"][];
            /**
             * Format: int64
             * @description X钻
             */
            coinNum: number;
            /** @description What moved the balance, newest first. */
            entries: components["schemas"]["Page_CoinEntry"];
            /** @description On sale, in the order to show them; none behind a `cursor`, as for `channels`. */
            packages: components["schemas"]["CoinPackage"][];
            /**
             * Format: int64
             * @description Of the status that `coinNum` was read from.
             */
            version: number;
        };
        /** @description A comment below a post, or a reply below a comment. */
        Comment: {
            author: components["schemas"]["Author"];
            /** @description Plain text; empty once the comment is deleted. */
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
        /** @description An own comment as it is to be. */
        CommentInput: {
            content: components["schemas"]["CommentText"];
            /** @description Whom the text names, if "@name" stands in it: the first 10 whom it names. Who was not named before is told. */
            mentions?: components["schemas"]["Mentions"];
        };
        /** @description A page of comments, and from where to watch the thread. */
        CommentPage: components["schemas"]["Page_Comment"] & {
            /**
             * Format: int64
             * @description `likesVersion` of the frame `watch`.
             */
            likesVersion: number;
            /**
             * Format: int64
             * @description `since` of the frame `watch`.
             */
            seq: number;
        };
        /** @description 1–1000 characters, without blanks around them. */
        CommentText: string;
        CommentedPost: {
            /** @description How it begins. */
            excerpt: string;
            /** @description Hidden or deleted: nothing of it is told. */
            gone: boolean;
            /** Format: int64 */
            id: number;
            /** @description Empty: none. */
            title: string;
        };
        /** @enum {string} */
        ConfigKey: "images" | "contentChars" | "titleChars" | "commentChars" | "reportChars" | "mentions" | "imageBytes" | "videoBytes" | "videoSeconds";
        CountAppDownload: {
            /** @description Through which the visitor came; none: `0`. */
            channelID?: string | null;
            inviteCode?: string | null;
            platform?: components["schemas"]["AppPlatform"] | null;
        };
        CustomerService: {
            /** @description For cooperation; empty: none. */
            businessEmail: string;
            /** @description A path of the app or an https address; empty: none. */
            contactLink: string;
            /** @description Empty: none. */
            email: string;
            /** @description In their order; those of one category stand together. */
            faq: components["schemas"]["Question"][];
            /** @description When somebody answers, in words. */
            hours: string;
        };
        /**
         * @description What is counted.
         * @enum {string}
         */
        Deed: "publish" | "comment" | "like" | "checkIn" | "invite" | "download" | "recharge";
        /** @description Up to 500 characters, in lines. */
        Detail: string;
        /** @description Letters, digits, `-` and `_`, up to 64: the app sends a UUID without dashes. */
        DeviceId: string;
        DeviceInit: {
            otherConfig: components["schemas"]["OtherConfig"];
            serverConfig: components["schemas"]["ServerConfig"];
        };
        /**
         * @description In what the app runs: `h5` is a browser.
         * @enum {string}
         */
        DeviceType: "h5" | "android" | "ios";
        /**
         * @description How a comic is read where its reader has not said otherwise.
         * @enum {string}
         */
        Direction: "strip" | "ltr" | "rtl";
        DownloadGame: {
            /** @description 1: Android, 2: iOS */
            platformType: components["schemas"]["PlatformType"];
            /**
             * Format: int64
             * @description The price that the player confirmed, X钻: any other is refused with code 2006. Absent: today's price is charged.
             */
            price?: number | null;
            /** Format: int64 */
            uid?: number | null;
        };
        Draw: {
            /**
             * Format: int64
             * @description X钻: the price that the player confirmed; a free one: 0.
             */
            price: number;
        };
        DrawResult: {
            /**
             * Format: int64
             * @description X钻 that the caller has now.
             */
            coinNum: number;
            /**
             * Format: int64
             * @description X钻 that it won.
             */
            coins: number;
            /**
             * Format: int64
             * @description X钻 that it cost.
             */
            price: number;
            /**
             * Format: int32
             * @description One of the activity's prizes. Null: nothing this time.
             */
            prize?: number | null;
            /** Format: int64 */
            version: number;
            /**
             * Format: int32
             * @description Days of membership that it won.
             */
            vipDays: number;
        };
        EndLogin: {
            /**
             * Format: uuid
             * @description Of `/api/user/center/login/all`.
             */
            id?: string | null;
            /**
             * Format: int32
             * @description 1: all but the one that this call is made with.
             */
            others?: number | null;
            /** Format: int64 */
            uid?: number | null;
        };
        Envelope_Account: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int32
                 * @description 0: made by name, 1: by phone.
                 */
                accountType: number;
                /**
                 * Format: int32
                 * @description 0: not told
                 */
                age: number;
                /** @description Address of the picture; null: none chosen. */
                avatar?: string | null;
                /** @description Empty for an account made by phone. */
                loginName: string;
                name: string;
                /**
                 * Format: int32
                 * @description 1: a phone should be bound.
                 */
                needBind: number;
                /**
                 * Format: int32
                 * @description 1: a real name should be given.
                 */
                needRealName: number;
                /**
                 * Format: int32
                 * @description 1: just made.
                 */
                newAccount: number;
                /**
                 * Format: int32
                 * @description 0: not told, 1: male, 2: female
                 */
                sex: number;
                /** @description Sent back as `UG-Token`, with `UG-Uid`. */
                token: string;
                /** Format: int64 */
                uid: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_ActivityDetail: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description An activity as a whole. */
            data: components["schemas"]["Activity"] & {
                /** @description Sanitised HTML. */
                content: string;
                draw?: components["schemas"]["ActivityDraw"] | null;
                /** @description Of kind `tasks`, in their order. */
                tasks: components["schemas"]["ActivityTask"][];
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_AvatarUploaded: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /** @description Address of the picture, 256 pixels wide. Its name ends in `-256.jpg`; `-96.jpg` and `-640.jpg` are there too. */
                avatar: string;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Blocked: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                blocked: boolean;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_BookDetail: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description A book whole. */
            data: components["schemas"]["Book"] & {
                /** @description Plain text; a blank line parts paragraphs. */
                description: string;
                firstChapter?: components["schemas"]["ChapterRef"] | null;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Calendar: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description A month of one's days. */
            data: {
                /** @description Months that were full, such as 2026-10, newest first. */
                badges: string[];
                checkedInToday: boolean;
                /**
                 * Format: int64
                 * @description X钻
                 */
                coinNum: number;
                /** @description Of that month. */
                days: components["schemas"]["CalendarDay"][];
                /**
                 * Format: date
                 * @description The first on which the caller could check in: that of the account.
                 */
                firstDay: string;
                makeUp: components["schemas"]["MakingUp"];
                /** @description That is shown, such as 2026-11. */
                month: string;
                /**
                 * Format: int64
                 * @description X钻 that the next day pays.
                 */
                nextReward: number;
                /** @description X钻 of the 1st, 2nd … day of a streak; behind the last it begins anew. */
                rewards: number[];
                /**
                 * Format: int32
                 * @description Consecutive days up to today or, where today is still open, yesterday.
                 */
                streak: number;
                /**
                 * Format: date
                 * @description By the portal's time zone, which its day begins and ends in.
                 */
                today: string;
                /** Format: int64 */
                version: number;
                zone: string;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Chapter: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description A chapter with what it holds: pages, paragraphs or a video, as its book's kind says. */
            data: components["schemas"]["ChapterRef"] & {
                /** Format: int64 */
                bookId: number;
                bookTitle: string;
                direction: components["schemas"]["Direction"];
                expiresAt?: components["schemas"]["Time"] | null;
                keepUntil?: components["schemas"]["Time"] | null;
                kind: components["schemas"]["BookKind"];
                /** @description It opens for members alone, and the reader is none: this is how it begins. */
                locked: boolean;
                next?: components["schemas"]["ChapterRef"] | null;
                /** @description Of a comic. */
                pages?: components["schemas"]["BookImage"][] | null;
                /** @description Of a novel. */
                paragraphs?: components["schemas"]["ChapterParagraph"][] | null;
                previous?: components["schemas"]["ChapterRef"] | null;
                publishTime: components["schemas"]["Time"];
                video?: components["schemas"]["ChapterVideo"] | null;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_CheckedIn: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description A day that was checked in on. */
            data: {
                /** @description The month that is full with it, such as 2026-11: its badge is earned. Null: it is not full yet. */
                badge?: string | null;
                /**
                 * Format: int64
                 * @description X钻
                 */
                coinNum: number;
                /**
                 * Format: date
                 * @description By the portal's time zone.
                 */
                day: string;
                /**
                 * Format: int64
                 * @description X钻
                 */
                reward: number;
                /**
                 * Format: int32
                 * @description Consecutive days up to today or, where today is still open, yesterday: as it is now.
                 */
                streak: number;
                /** Format: int64 */
                version: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_CoinOrdered: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description The order, or the page of orders. */
            data: components["schemas"]["Order"] | components["schemas"]["Page_Order"];
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Coins: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /** @description Ways to pay that are open now, in the order to show them. */
                channels: components["schemas"]["PayChannel"][];
                /**
                 * Format: int64
                 * @description X钻
                 */
                coinNum: number;
                /** @description What moved the balance, newest first. */
                entries: components["schemas"]["Page_CoinEntry"];
                /** @description On sale, in the order to show them; none behind a `cursor`, as for `channels`. */
                packages: components["schemas"]["CoinPackage"][];
                /**
                 * Format: int64
                 * @description Of the status that `coinNum` was read from.
                 */
                version: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Comment: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description A comment below a post, or a reply below a comment. */
            data: {
                author: components["schemas"]["Author"];
                /** @description Plain text; empty once the comment is deleted. */
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
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_CommentPage: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description A page of comments, and from where to watch the thread. */
            data: components["schemas"]["Page_Comment"] & {
                /**
                 * Format: int64
                 * @description `likesVersion` of the frame `watch`.
                 */
                likesVersion: number;
                /**
                 * Format: int64
                 * @description `since` of the frame `watch`.
                 */
                seq: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_CustomerService: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /** @description For cooperation; empty: none. */
                businessEmail: string;
                /** @description A path of the app or an https address; empty: none. */
                contactLink: string;
                /** @description Empty: none. */
                email: string;
                /** @description In their order; those of one category stand together. */
                faq: components["schemas"]["Question"][];
                /** @description When somebody answers, in words. */
                hours: string;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_DeviceInit: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                otherConfig: components["schemas"]["OtherConfig"];
                serverConfig: components["schemas"]["ServerConfig"];
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_DrawResult: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description X钻 that the caller has now.
                 */
                coinNum: number;
                /**
                 * Format: int64
                 * @description X钻 that it won.
                 */
                coins: number;
                /**
                 * Format: int64
                 * @description X钻 that it cost.
                 */
                price: number;
                /**
                 * Format: int32
                 * @description One of the activity's prizes. Null: nothing this time.
                 */
                prize?: number | null;
                /** Format: int64 */
                version: number;
                /**
                 * Format: int32
                 * @description Days of membership that it won.
                 */
                vipDays: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_FirstFound: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description The best of each kind. */
            data: {
                books: components["schemas"]["Book"][];
                /** @description At most three, as of the others. */
                games: components["schemas"]["Game"][];
                posts: components["schemas"]["Post"][];
                users: components["schemas"]["PersonLine"][];
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Followed: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description How many follow them, now that the caller does or no longer does. */
            data: {
                followed: boolean;
                /** Format: int64 */
                followers: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Game: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /** @description 16:9 */
                banner: components["schemas"]["Picture"];
                /**
                 * Format: int64
                 * @description Price, X钻
                 */
                buyAmount: number;
                /** @description As in the list of types. */
                category: string;
                createTime: components["schemas"]["Time"];
                /** @description Plain text; a blank line parts paragraphs. */
                description: string;
                developer: string;
                /** Format: int64 */
                downloadNum: number;
                /**
                 * Format: int64
                 * @description Gift packs to be had.
                 */
                giftNum: number;
                icon: components["schemas"]["Picture"];
                /** Format: int64 */
                id: number;
                name: string;
                /**
                 * Format: int32
                 * @description 0: downloadable without payment
                 */
                onlineType: number;
                /** @description The reader has paid for it. */
                owned: boolean;
                /**
                 * Format: int64
                 * @description What a download would cost this reader now, X钻.
                 */
                payable: number;
                platforms: components["schemas"]["Platforms"];
                /**
                 * Format: double
                 * @description 0 to 5, one decimal
                 */
                rating: number;
                screenshots: components["schemas"]["Picture"][];
                /**
                 * Format: int64
                 * @description Bytes, of the largest of its files.
                 */
                size: number;
                summary: string;
                tags: string[];
                version: string;
                video?: string | null;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_GameDownload: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description X钻 that this download has cost.
                 */
                charged: number;
                /**
                 * Format: int64
                 * @description The balance afterwards, X钻; null for a visitor.
                 */
                coinNum?: number | null;
                expiresAt: components["schemas"]["Time"];
                fileName: string;
                /** @description Of the file, in hex. */
                sha256: string;
                /**
                 * Format: int64
                 * @description Bytes
                 */
                size: number;
                /** @description Where the file is fetched, whole or in parts; good until `expiresAt`, for this login only. */
                url: string;
                /**
                 * Format: int64
                 * @description Of the status that `coinNum` was read from; null for a visitor.
                 */
                version?: number | null;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_GiftClaimed: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                code: string;
                /**
                 * Format: int64
                 * @description In stock afterwards.
                 */
                left: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Invite: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /** @description Of the caller; whom they invite comes through the same. */
                channel: string;
                /** @description What a new player gives as `inviteCode`. */
                code: string;
                /**
                 * Format: int64
                 * @description What the caller got for those that are paid, X钻; what was taken back does not count.
                 */
                earned: number;
                /**
                 * Format: int64
                 * @description How many accepted an invitation of the caller's, whatever came of it.
                 */
                invited: number;
                /** @description Leads to the app with `inviteCode`, and the channel as `code`. */
                link: string;
                /**
                 * Format: int64
                 * @description Of these, for how many both were paid.
                 */
                paid: number;
                /**
                 * Format: int64
                 * @description Of these, how many may still be.
                 */
                pending: number;
                /** @description As promised to whoever accepts an invitation now. */
                rewards: components["schemas"]["InviteRewards"];
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Liked: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description How often it is liked, now that the caller likes it or no longer does. */
            data: {
                /** Format: int64 */
                likeNum: number;
                liked: boolean;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Logins: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /** @description Newest first, at most 50. */
                records: components["schemas"]["ListedLogin"][];
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_LoginsEnded: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /** @description How many. */
                ended: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_MediaUploaded: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description What a post can show from now on; of its kind one is there. */
            data: {
                /** Format: uuid */
                id: string;
                image?: components["schemas"]["Image"] | null;
                kind: components["schemas"]["MediaKind"];
                video?: components["schemas"]["UploadedVideo"] | null;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_MessagePage: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: components["schemas"]["Page_Message"] & {
                /** @description The same as `records`. */
                list: components["schemas"]["Message"][];
                unread: components["schemas"]["Unread"];
                /**
                 * Format: int64
                 * @description Of the status that `unread` was read from.
                 */
                version: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_MessagesRead: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                message?: components["schemas"]["Message"] | null;
                unread: components["schemas"]["Unread"];
                /**
                 * Format: int64
                 * @description Of the status that `unread` was read from.
                 */
                version: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_NoticePage: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: components["schemas"]["Page_Notice"] & {
                unread: components["schemas"]["Unread"];
                /**
                 * Format: int64
                 * @description Of the status that `unread` was read from.
                 */
                version: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_NoticesRead: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                unread: components["schemas"]["Unread"];
                /**
                 * Format: int64
                 * @description Of the status that `unread` was read from.
                 */
                version: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Option_Announcement: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: null | {
                /** @description Sanitised HTML */
                content: string;
                createTime: components["schemas"]["Time"];
                /** Format: int64 */
                id: number;
                title: string;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Option_Progress: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: null | {
                /** Format: int64 */
                bookId: number;
                /** Format: int64 */
                chapterId: number;
                /**
                 * Format: int64
                 * @description 0: the chapter is gone.
                 */
                chapterIndex: number;
                /** @description Empty: likewise. */
                chapterTitle: string;
                /** @description As a person knows the device, such as `Chrome · Android`. */
                device: string;
                /** @description As the app there calls itself. */
                deviceId: string;
                locator: components["schemas"]["Locator"];
                /** @description By that device's clock. */
                readAt: components["schemas"]["Time"];
                /**
                 * Format: int64
                 * @description `base` of what is saved next.
                 */
                version: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Page_Activity: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description As asked for; with a cursor, no more than there are pages.
                 */
                current: number;
                /** @description Leads to what follows; null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    /** @description 16:9 */
                    banner: components["schemas"]["Picture"];
                    beginTime: components["schemas"]["Time"];
                    /** @description What was done before the end can be claimed until then. */
                    claimEndTime: components["schemas"]["Time"];
                    /** @description Nothing counts and nothing is drawn from then on. */
                    endTime: components["schemas"]["Time"];
                    /** Format: int64 */
                    id: number;
                    /**
                     * Format: int64
                     * @description Who take part.
                     */
                    joinNum: number;
                    /** @description The reader takes part. */
                    joined: boolean;
                    kind: components["schemas"]["ActivityKind"];
                    name: string;
                    state: components["schemas"]["ActivityState"];
                    summary: string;
                }[];
                /**
                 * Format: int64
                 * @description As asked for.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description All there are, on every page.
                 */
                total: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Page_Author: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description As asked for; with a cursor, no more than there are pages.
                 */
                current: number;
                /** @description Leads to what follows; null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    /** @description Address of the avatar; null: the account chose none. */
                    avatar?: string | null;
                    /** @description Month such as 2026-10: the author checked in on all its days. Shown in that month and the next; null: no badge. */
                    badge?: string | null;
                    /** @description The reader follows the author; always false in a frame of a thread. */
                    followed: boolean;
                    /**
                     * Format: int32
                     * @description 0: not a member
                     */
                    levelType: number;
                    name: string;
                    /** Format: int64 */
                    uid: number;
                }[];
                /**
                 * Format: int64
                 * @description As asked for.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description All there are, on every page.
                 */
                total: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Page_Book: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description As asked for; with a cursor, no more than there are pages.
                 */
                current: number;
                /** @description Leads to what follows; null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    author: string;
                    banner?: components["schemas"]["BookImage"] | null;
                    category: string;
                    /** Format: int64 */
                    chapterNum: number;
                    /** @description 3:4 */
                    cover: components["schemas"]["BookImage"];
                    direction: components["schemas"]["Direction"];
                    /** Format: int64 */
                    id: number;
                    kind: components["schemas"]["BookKind"];
                    lastChapter?: components["schemas"]["ChapterRef"] | null;
                    progress?: components["schemas"]["Progress"] | null;
                    /** Format: int64 */
                    readNum: number;
                    status: components["schemas"]["BookStatus"];
                    /**
                     * Format: int64
                     * @description How many keep it.
                     */
                    subscribeNum: number;
                    /** @description By the reader. */
                    subscribed: boolean;
                    summary: string;
                    tags: string[];
                    title: string;
                    /** @description When the last chapter appeared. */
                    updateTime: components["schemas"]["Time"];
                }[];
                /**
                 * Format: int64
                 * @description As asked for.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description All there are, on every page.
                 */
                total: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Page_ChapterBrief: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description As asked for; with a cursor, no more than there are pages.
                 */
                current: number;
                /** @description Leads to what follows; null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: (components["schemas"]["ChapterRef"] & {
                    /** @description It appeared since the reader, who keeps the book, has seen what there is. */
                    isNew: boolean;
                    /** @description Opens for members alone, and the reader is none. */
                    locked: boolean;
                    publishTime: components["schemas"]["Time"];
                    /** @description The reader has begun it. */
                    read: boolean;
                })[];
                /**
                 * Format: int64
                 * @description As asked for.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description All there are, on every page.
                 */
                total: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Page_Game: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description As asked for; with a cursor, no more than there are pages.
                 */
                current: number;
                /** @description Leads to what follows; null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    /** @description 16:9 */
                    banner: components["schemas"]["Picture"];
                    /**
                     * Format: int64
                     * @description Price, X钻
                     */
                    buyAmount: number;
                    /** @description As in the list of types. */
                    category: string;
                    createTime: components["schemas"]["Time"];
                    /** @description Plain text; a blank line parts paragraphs. */
                    description: string;
                    developer: string;
                    /** Format: int64 */
                    downloadNum: number;
                    /**
                     * Format: int64
                     * @description Gift packs to be had.
                     */
                    giftNum: number;
                    icon: components["schemas"]["Picture"];
                    /** Format: int64 */
                    id: number;
                    name: string;
                    /**
                     * Format: int32
                     * @description 0: downloadable without payment
                     */
                    onlineType: number;
                    /** @description The reader has paid for it. */
                    owned: boolean;
                    /**
                     * Format: int64
                     * @description What a download would cost this reader now, X钻.
                     */
                    payable: number;
                    platforms: components["schemas"]["Platforms"];
                    /**
                     * Format: double
                     * @description 0 to 5, one decimal
                     */
                    rating: number;
                    screenshots: components["schemas"]["Picture"][];
                    /**
                     * Format: int64
                     * @description Bytes, of the largest of its files.
                     */
                    size: number;
                    summary: string;
                    tags: string[];
                    version: string;
                    video?: string | null;
                }[];
                /**
                 * Format: int64
                 * @description As asked for.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description All there are, on every page.
                 */
                total: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Page_Gift: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description As asked for; with a cursor, no more than there are pages.
                 */
                current: number;
                /** @description Leads to what follows; null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    beginTime: components["schemas"]["Time"];
                    claimTime?: components["schemas"]["Time"] | null;
                    /** @description The reader has one. */
                    claimed: boolean;
                    /** @description The reader's. */
                    code?: string | null;
                    /** @description What is inside, as plain text. */
                    content: string;
                    endTime: components["schemas"]["Time"];
                    game?: components["schemas"]["GameBrief"] | null;
                    /** Format: int64 */
                    id: number;
                    /**
                     * Format: int64
                     * @description Codes that are left.
                     */
                    left: number;
                    name: string;
                    /**
                     * Format: int64
                     * @description Codes there ever were.
                     */
                    stock: number;
                    vipOnly: boolean;
                }[];
                /**
                 * Format: int64
                 * @description As asked for.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description All there are, on every page.
                 */
                total: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Page_Invited: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description As asked for; with a cursor, no more than there are pages.
                 */
                current: number;
                /** @description Leads to what follows; null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    /** @description Address of the picture; null: none chosen. */
                    avatar?: string | null;
                    /** @description When they joined. */
                    createTime: components["schemas"]["Time"];
                    name: string;
                    /** @description Of `pending`: what is still to come. */
                    need: components["schemas"]["InviteNeed"][];
                    /**
                     * Format: int64
                     * @description X钻 for the caller: what is promised, or was paid; 0 where nothing is or stays.
                     */
                    reward: number;
                    state: components["schemas"]["InviteState"];
                    /** Format: int64 */
                    uid: number;
                }[];
                /**
                 * Format: int64
                 * @description As asked for.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description All there are, on every page.
                 */
                total: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Page_MyComment: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description As asked for; with a cursor, no more than there are pages.
                 */
                current: number;
                /** @description Leads to what follows; null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: (components["schemas"]["Comment"] & {
                    post: components["schemas"]["CommentedPost"];
                })[];
                /**
                 * Format: int64
                 * @description As asked for.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description All there are, on every page.
                 */
                total: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Page_PastDraw: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description As asked for; with a cursor, no more than there are pages.
                 */
                current: number;
                /** @description Leads to what follows; null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    /**
                     * Format: int64
                     * @description X钻 that it won.
                     */
                    coins: number;
                    createTime: components["schemas"]["Time"];
                    /** Format: int64 */
                    id: number;
                    /**
                     * Format: int64
                     * @description X钻 that it cost.
                     */
                    price: number;
                    /** @description What was won. Null: nothing. */
                    prize?: string | null;
                    /**
                     * Format: int32
                     * @description Days of membership that it won.
                     */
                    vipDays: number;
                }[];
                /**
                 * Format: int64
                 * @description As asked for.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description All there are, on every page.
                 */
                total: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Page_PersonLine: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description As asked for; with a cursor, no more than there are pages.
                 */
                current: number;
                /** @description Leads to what follows; null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: (components["schemas"]["Author"] & {
                    signature: string;
                })[];
                /**
                 * Format: int64
                 * @description As asked for.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description All there are, on every page.
                 */
                total: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Page_Post: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description As asked for; with a cursor, no more than there are pages.
                 */
                current: number;
                /** @description Leads to what follows; null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    author: components["schemas"]["Author"];
                    /** Format: int64 */
                    commentNum: number;
                    /** @description Plain text; in lists its first 140 characters. */
                    content: string;
                    createTime: components["schemas"]["Time"];
                    editTime?: components["schemas"]["Time"] | null;
                    game?: components["schemas"]["PostGame"] | null;
                    /** @description By an operator; only its author ever sees that. */
                    hidden: boolean;
                    /** Format: int64 */
                    id: number;
                    images: components["schemas"]["Image"][];
                    /** Format: int64 */
                    likeNum: number;
                    /** @description By the reader. */
                    liked: boolean;
                    /** @description Nobody comments any more. */
                    locked: boolean;
                    /** @description Whose names stand in the text behind an `@`, as they were then. */
                    mentions: components["schemas"]["Mention"][];
                    /** @description Something of the content was cut. */
                    more: boolean;
                    tag?: components["schemas"]["PostTag"] | null;
                    /** @description Empty: none. */
                    title: string;
                    video?: components["schemas"]["Video"] | null;
                    /** Format: int64 */
                    viewNum: number;
                }[];
                /**
                 * Format: int64
                 * @description As asked for.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description All there are, on every page.
                 */
                total: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Page_SensitiveWord: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description As asked for; with a cursor, no more than there are pages.
                 */
                current: number;
                /** @description Leads to what follows; null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    action: components["schemas"]["WordAction"];
                    /** Format: int64 */
                    id: number;
                    /** @description As the operator wrote it. Width, case, traditional or simplified form, and what is put between its letters do not matter. */
                    word: string;
                }[];
                /**
                 * Format: int64
                 * @description As asked for.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description All there are, on every page.
                 */
                total: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Page_SquareConfig: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description As asked for; with a cursor, no more than there are pages.
                 */
                current: number;
                /** @description Leads to what follows; null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    key: components["schemas"]["ConfigKey"];
                    /** @description What people call it. */
                    name: string;
                    /** Format: int64 */
                    value: number;
                }[];
                /**
                 * Format: int64
                 * @description As asked for.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description All there are, on every page.
                 */
                total: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_PayInfo: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description How to pay. */
            data: {
                /** @description From then on the order cannot be paid. */
                expiresAt: components["schemas"]["Time"];
                /** @description Of a `form`. */
                fields?: {
                    [key: string]: string;
                } | null;
                type: components["schemas"]["PayKind"];
                /** @description Where to go (`redirect`), to post to (`form`), or what to show as a QR code (`qr`). A path is one of the portal's. */
                url: string;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_PostDetail: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description A post whole, and from where to watch its thread. */
            data: components["schemas"]["Post"] & {
                /**
                 * Format: int64
                 * @description Grows with each like of the post or of one of its comments.
                 */
                likesVersion: number;
                /**
                 * Format: int64
                 * @description `since` of the frame `watch`.
                 */
                seq: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Ranking: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description The best of a kind, best first. */
            data: {
                /** @description At most 50. */
                records: components["schemas"]["Book"][];
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Saved: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description What became of it. */
            data: {
                /**
                 * @description It is where the device said, or where the same device has read to since. If not, another device's place stands, which this one
                 *     did not know: whoever reads there decides.
                 */
                accepted: boolean;
                /** Format: int64 */
                bookId: number;
                progress?: components["schemas"]["Progress"] | null;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_SavedRecords: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /** @description In the order of what was sent. */
                records: components["schemas"]["Saved"][];
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_ServerConfig: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /** @description Address of the iOS app; empty: none. */
                bundleUrl: string;
                /** @description Address of the Android package; empty: none. */
                packageUrl: string;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_ShelfPage: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: components["schemas"]["Page_ShelfBook"] & {
                /**
                 * Format: int64
                 * @description How many books on the whole shelf have new chapters. What moves it is told by the frames `chapter`, `seen`, `shelf` and `reading`.
                 */
                updated: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_SmsCodeSent: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description Seconds until another code can be had.
                 */
                resendAfter: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Subscribed: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description How many keep it, now that the caller does or no longer does. */
            data: {
                /** Format: int64 */
                subscribeNum: number;
                subscribed: boolean;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_TaskClaimed: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description X钻 that the caller has now.
                 */
                coinNum: number;
                /**
                 * Format: int64
                 * @description X钻 that it paid.
                 */
                coins: number;
                /** Format: int64 */
                version: number;
                /**
                 * Format: int32
                 * @description Days of membership that it paid.
                 */
                vipDays: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Ticket: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description Seconds
                 */
                expiresIn: number;
                /** @description Goes into the socket's address as `?ticket=`; opens one socket, once. */
                ticket: string;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_UserPage: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: components["schemas"]["Author"] & {
                /** @description By the caller. */
                blocked: boolean;
                createTime: components["schemas"]["Time"];
                /** Format: int64 */
                followers: number;
                /** Format: int64 */
                following: number;
                /** @description Follows the caller. */
                followsMe: boolean;
                /**
                 * Format: int64
                 * @description Likes received.
                 */
                likes: number;
                /** Format: int64 */
                posts: number;
                /**
                 * Format: int32
                 * @description 0: not told, 1: male, 2: female
                 */
                sex: number;
                signature: string;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_UserStatus: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: components["schemas"]["Status"] & {
                /**
                 * Format: int32
                 * @description 0: not told
                 */
                age: number;
                avatar?: string | null;
                /** @description As others see it beside the name: the month that was full, such as 2026-10, while it is this one or the one before. */
                badge?: string | null;
                /** @description By the portal's day. */
                checkedInToday: boolean;
                /** Format: int64 */
                followers: number;
                /** Format: int64 */
                following: number;
                hasPassword: boolean;
                inviteCode: string;
                /**
                 * Format: int64
                 * @description Likes received.
                 */
                likes: number;
                /** @description Empty for an account made by phone. */
                loginName: string;
                name: string;
                /**
                 * Format: int32
                 * @description 1: a phone should be bound.
                 */
                needBind: number;
                /**
                 * Format: int32
                 * @description 1: a real name should be given.
                 */
                needRealName: number;
                /** @description Masked; null: none bound. */
                phone?: string | null;
                /** Format: int64 */
                posts: number;
                /**
                 * Format: int32
                 * @description 0: not told, 1: male, 2: female
                 */
                sex: number;
                signature: string;
                /** Format: int64 */
                uid: number;
            };
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Value: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: unknown;
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Vec_GameType: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description Games of this type on the shelf.
                 */
                gameNum: number;
                name: string;
                /** @description What `type` of the list takes. */
                type: string;
            }[];
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Vec_Gift: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                beginTime: components["schemas"]["Time"];
                claimTime?: components["schemas"]["Time"] | null;
                /** @description The reader has one. */
                claimed: boolean;
                /** @description The reader's. */
                code?: string | null;
                /** @description What is inside, as plain text. */
                content: string;
                endTime: components["schemas"]["Time"];
                game?: components["schemas"]["GameBrief"] | null;
                /** Format: int64 */
                id: number;
                /**
                 * Format: int64
                 * @description Codes that are left.
                 */
                left: number;
                name: string;
                /**
                 * Format: int64
                 * @description Codes there ever were.
                 */
                stock: number;
                vipOnly: boolean;
            }[];
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Vec_KeywordSuggestion: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description Of the game, book, tag, player or post.
                 */
                id: number;
                /** @description To show, and to search for. */
                keyword: string;
                kind: components["schemas"]["SuggestionKind"];
            }[];
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Vec_KindCategories: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /** @description Those with most books first. */
                categories: components["schemas"]["BookCategory"][];
                kind: components["schemas"]["BookKind"];
            }[];
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Vec_SquareTag: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /** Format: int64 */
                id: number;
                tag: string;
            }[];
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Vec_VipPlan: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                /** @description Such as "最划算"; empty: none. */
                badge: string;
                benefits: string[];
                /**
                 * Format: int64
                 * @description X钻
                 */
                coinPrice: number;
                /** @description ISO 4217 */
                currency: string;
                /** Format: int32 */
                days: number;
                /**
                 * Format: int32
                 * @description What the member's `levelType` becomes, unless it is higher already.
                 */
                levelType: number;
                name: string;
                /**
                 * Format: int64
                 * @description In the currency's minor unit.
                 */
                price: number;
                /**
                 * Format: int32
                 * @description What `/api/vip/vipopen` takes.
                 */
                type: number;
            }[];
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_Vec_Winner: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            data: {
                createTime: components["schemas"]["Time"];
                /** Format: int64 */
                id: number;
                /** @description Only its first letter, and stars: a draw is nobody else's business. */
                name: string;
                prize: string;
            }[];
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        Envelope_VipOpened: {
            /**
             * Format: int32
             * @description 0: done. Otherwise why not; see the table in the description.
             */
            code: number;
            /** @description What a membership that was asked for has become. */
            data: components["schemas"]["UserStatus"] | components["schemas"]["Order"];
            /** @description For people, in the language they asked for. */
            msg: string;
        };
        /** @enum {string} */
        ErrorKind: "error" | "rejection" | "boundary";
        /** @description At most 3. */
        Errors: components["schemas"]["ClientError"][];
        /** @description The best of each kind. */
        FirstFound: {
            books: components["schemas"]["Book"][];
            /** @description At most three, as of the others. */
            games: components["schemas"]["Game"][];
            posts: components["schemas"]["Post"][];
            users: components["schemas"]["PersonLine"][];
        };
        /** @description How many follow them, now that the caller does or no longer does. */
        Followed: {
            followed: boolean;
            /** Format: int64 */
            followers: number;
        };
        Game: {
            /** @description 16:9 */
            banner: components["schemas"]["Picture"];
            /**
             * Format: int64
             * @description Price, X钻
             */
            buyAmount: number;
            /** @description As in the list of types. */
            category: string;
            createTime: components["schemas"]["Time"];
            /** @description Plain text; a blank line parts paragraphs. */
            description: string;
            developer: string;
            /** Format: int64 */
            downloadNum: number;
            /**
             * Format: int64
             * @description Gift packs to be had.
             */
            giftNum: number;
            icon: components["schemas"]["Picture"];
            /** Format: int64 */
            id: number;
            name: string;
            /**
             * Format: int32
             * @description 0: downloadable without payment
             */
            onlineType: number;
            /** @description The reader has paid for it. */
            owned: boolean;
            /**
             * Format: int64
             * @description What a download would cost this reader now, X钻.
             */
            payable: number;
            platforms: components["schemas"]["Platforms"];
            /**
             * Format: double
             * @description 0 to 5, one decimal
             */
            rating: number;
            screenshots: components["schemas"]["Picture"][];
            /**
             * Format: int64
             * @description Bytes, of the largest of its files.
             */
            size: number;
            summary: string;
            tags: string[];
            version: string;
            video?: string | null;
        };
        /** @description A game as others point to it. */
        GameBrief: {
            icon: components["schemas"]["Picture"];
            /** Format: int64 */
            id: number;
            name: string;
        };
        GameDownload: {
            /**
             * Format: int64
             * @description X钻 that this download has cost.
             */
            charged: number;
            /**
             * Format: int64
             * @description The balance afterwards, X钻; null for a visitor.
             */
            coinNum?: number | null;
            expiresAt: components["schemas"]["Time"];
            fileName: string;
            /** @description Of the file, in hex. */
            sha256: string;
            /**
             * Format: int64
             * @description Bytes
             */
            size: number;
            /** @description Where the file is fetched, whole or in parts; good until `expiresAt`, for this login only. */
            url: string;
            /**
             * Format: int64
             * @description Of the status that `coinNum` was read from; null for a visitor.
             */
            version?: number | null;
        };
        /** @enum {string} */
        GameSort: "hot" | "new" | "rating" | "featured";
        GameType: {
            /**
             * Format: int64
             * @description Games of this type on the shelf.
             */
            gameNum: number;
            name: string;
            /** @description What `type` of the list takes. */
            type: string;
        };
        Gift: {
            beginTime: components["schemas"]["Time"];
            claimTime?: components["schemas"]["Time"] | null;
            /** @description The reader has one. */
            claimed: boolean;
            /** @description The reader's. */
            code?: string | null;
            /** @description What is inside, as plain text. */
            content: string;
            endTime: components["schemas"]["Time"];
            game?: components["schemas"]["GameBrief"] | null;
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description Codes that are left.
             */
            left: number;
            name: string;
            /**
             * Format: int64
             * @description Codes there ever were.
             */
            stock: number;
            vipOnly: boolean;
        };
        GiftClaimed: {
            code: string;
            /**
             * Format: int64
             * @description In stock afterwards.
             */
            left: number;
        };
        /** @description Ids between commas, at most 100. */
        Ids: string;
        /** @description A picture of a post, in its sizes: of a small one several are the same. */
        Image: {
            /** @description A few pixels as a `data:` address, to show until the picture is there. */
            blur: string;
            /** @description At most 1600 wide */
            full: string;
            /** Format: int32 */
            height: number;
            /**
             * Format: uuid
             * @description What was uploaded; editing the post keeps the picture by it.
             */
            id: string;
            /** @description 750 wide */
            medium: string;
            /** @description 320 wide */
            thumb: string;
            /**
             * Format: int32
             * @description Of `full`.
             */
            width: number;
        };
        InitDevice: {
            appID?: string | null;
            /** @description Through which the visitor came; none: `0`. */
            channelID?: components["schemas"]["ChannelId"];
            deviceID?: components["schemas"]["DeviceId"] | null;
            /** @description None: `h5`. */
            deviceType?: components["schemas"]["DeviceType"];
            osType?: components["schemas"]["OsType"] | null;
        };
        Invite: {
            /** @description Of the caller; whom they invite comes through the same. */
            channel: string;
            /** @description What a new player gives as `inviteCode`. */
            code: string;
            /**
             * Format: int64
             * @description What the caller got for those that are paid, X钻; what was taken back does not count.
             */
            earned: number;
            /**
             * Format: int64
             * @description How many accepted an invitation of the caller's, whatever came of it.
             */
            invited: number;
            /** @description Leads to the app with `inviteCode`, and the channel as `code`. */
            link: string;
            /**
             * Format: int64
             * @description Of these, for how many both were paid.
             */
            paid: number;
            /**
             * Format: int64
             * @description Of these, how many may still be.
             */
            pending: number;
            /** @description As promised to whoever accepts an invitation now. */
            rewards: components["schemas"]["InviteRewards"];
        };
        /** @enum {string} */
        InviteNeed: "phone" | "action" | "wait";
        /** @description X钻, once both are paid. */
        InviteRewards: {
            /** Format: int64 */
            invitee: number;
            /** Format: int64 */
            inviter: number;
        };
        /** @enum {string} */
        InviteState: "pending" | "paid" | "refused" | "clawedBack";
        /** @description Somebody whom the caller invited. */
        Invited: {
            /** @description Address of the picture; null: none chosen. */
            avatar?: string | null;
            /** @description When they joined. */
            createTime: components["schemas"]["Time"];
            name: string;
            /** @description Of `pending`: what is still to come. */
            need: components["schemas"]["InviteNeed"][];
            /**
             * Format: int64
             * @description X钻 for the caller: what is promised, or was paid; 0 where nothing is or stays.
             */
            reward: number;
            state: components["schemas"]["InviteState"];
            /** Format: int64 */
            uid: number;
        };
        /** @description Something that whoever types may be looking for. */
        KeywordSuggestion: {
            /**
             * Format: int64
             * @description Of the game, book, tag, player or post.
             */
            id: number;
            /** @description To show, and to search for. */
            keyword: string;
            kind: components["schemas"]["SuggestionKind"];
        };
        KindCategories: {
            /** @description Those with most books first. */
            categories: components["schemas"]["BookCategory"][];
            kind: components["schemas"]["BookKind"];
        };
        /** @description How often it is liked, now that the caller likes it or no longer does. */
        Liked: {
            /** Format: int64 */
            likeNum: number;
            liked: boolean;
        };
        ListGameGifts: {
            /**
             * Format: int64
             * @description The game's id.
             */
            appID: number;
        };
        ListGames: components["schemas"]["PageQuery"] & {
            /** @description Part of a name or tag. */
            keyword?: string | null;
            sort?: components["schemas"]["GameSort"] | null;
            /** @description As in the list of types; none: all. */
            type?: string | null;
        };
        ListLogins: {
            /** Format: int64 */
            uid?: number | null;
        };
        ListMessages: components["schemas"]["PageQuery"] & {
            /** Format: int64 */
            uid?: number | null;
        };
        ListedLogin: {
            /** @description Without what would tell one household from its neighbours, such as "203.0.113.*". */
            address: string;
            /** @description What the browser said of itself. */
            agent: string;
            createTime: components["schemas"]["Time"];
            /** @description The one that this call was made with. */
            current: boolean;
            /** @description The same in short, such as "Chrome · Android". */
            device: string;
            /** Format: uuid */
            id: string;
            /** @description When it was last seen, give or take a minute. */
            lastTime: components["schemas"]["Time"];
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
        /** @description `data` of code 2004. */
        LockedChapter: {
            /** @description `vip` */
            need: string;
            /** @description The first page, or up to three paragraphs, and never the whole; of a video its poster. */
            preview: components["schemas"]["Chapter"];
        };
        Login: {
            deviceID?: string | null;
            /** @description Login name or bound phone. */
            loginName: string;
            /** Format: password */
            password: string;
        };
        /** @description 4–20 letters, digits, `_`, and no phone number. Content packs are held to it too. */
        LoginName: string;
        LoginWithPhone: {
            channelID?: string | null;
            deviceID?: string | null;
            /** @description Of whoever invited; counts where an account is made. */
            inviteCode?: string | null;
            phone: components["schemas"]["Phone"];
            /** @description As it was sent for the scene `login`. */
            smsCode: string;
        };
        Logins: {
            /** @description Newest first, at most 50. */
            records: components["schemas"]["ListedLogin"][];
        };
        LoginsEnded: {
            /** @description How many. */
            ended: number;
        };
        Logout: {
            /**
             * Format: int32
             * @description 1: end every login of the account, on every device.
             */
            all?: number | null;
            /** Format: int64 */
            uid?: number | null;
        };
        MakeUp: {
            /**
             * Format: date
             * @description Of this month, before today.
             */
            day: string;
            /**
             * Format: int64
             * @description X钻: the price that the player confirmed.
             */
            price?: number | null;
        };
        /** @description Days of this month that were missed and can be had yet. */
        MakingUp: {
            /** @description Those of this month that can be: missed, before today, and not from before the account was made. */
            days: string[];
            /**
             * Format: int64
             * @description How many yet this month.
             */
            left: number;
            /**
             * Format: int64
             * @description X钻 a day.
             */
            price: number;
        };
        /** @enum {string} */
        MediaKind: "image" | "video";
        /** @description What a post can show from now on; of its kind one is there. */
        MediaUploaded: {
            /** Format: uuid */
            id: string;
            image?: components["schemas"]["Image"] | null;
            kind: components["schemas"]["MediaKind"];
            video?: components["schemas"]["UploadedVideo"] | null;
        };
        /** @description An account that a text mentions. */
        Mention: {
            name: string;
            /** Format: int64 */
            uid: number;
        };
        /** @description Players whom a text names, at most 100. */
        Mentions: number[];
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
            read: boolean;
            title: string;
        };
        /** @enum {string} */
        MessageKind: "system" | "gift" | "order" | "vip" | "invite" | "moderation";
        MessagePage: components["schemas"]["Page_Message"] & {
            /** @description The same as `records`. */
            list: components["schemas"]["Message"][];
            unread: components["schemas"]["Unread"];
            /**
             * Format: int64
             * @description Of the status that `unread` was read from.
             */
            version: number;
        };
        MessagesRead: {
            message?: components["schemas"]["Message"] | null;
            unread: components["schemas"]["Unread"];
            /**
             * Format: int64
             * @description Of the status that `unread` was read from.
             */
            version: number;
        };
        /** @description A comment, and what it stands below. */
        MyComment: components["schemas"]["Comment"] & {
            post: components["schemas"]["CommentedPost"];
        };
        NewComment: {
            content: components["schemas"]["CommentText"];
            /** @description Whom the text names, if "@name" stands in it: the first 10 whom it names are told. */
            mentions?: components["schemas"]["Mentions"];
            /**
             * Format: int64
             * @description The comment or reply that is answered; none, null or 0: the post.
             */
            replyCommentId?: number | null;
        };
        NewReport: {
            detail?: components["schemas"]["Detail"];
            /**
             * Format: int64
             * @description Of the post, the comment or the player.
             */
            id: number;
            kind: components["schemas"]["ReportKind"];
            reason: components["schemas"]["Reason"];
        };
        /**
         * @description Notices that share an unread count: `replies` are comments on the user's posts, replies and mentions.
         * @enum {string}
         */
        NoticeGroup: "likes" | "replies" | "follows";
        /** @enum {string} */
        NoticeKind: "like" | "reply" | "comment" | "follow" | "mention";
        NoticePage: components["schemas"]["Page_Notice"] & {
            unread: components["schemas"]["Unread"];
            /**
             * Format: int64
             * @description Of the status that `unread` was read from.
             */
            version: number;
        };
        NoticesRead: {
            unread: components["schemas"]["Unread"];
            /**
             * Format: int64
             * @description Of the status that `unread` was read from.
             */
            version: number;
        };
        OpenVip: {
            /** @description `coin` (the default), or a way to pay of `/api/user/center/coin/all`. */
            payWith?: string | null;
            /**
             * Format: int64
             * @description The price that the player confirmed, X钻 or the currency's minor unit: any other is refused with code 2006. Absent: today's.
             */
            price?: number | null;
            /**
             * Format: int64
             * @description The game from whose dialog the player came; none: 0.
             */
            source?: number | null;
            /**
             * Format: int32
             * @description As in `/api/vip/vipconfig`.
             */
            type: number;
            /** Format: int64 */
            uid?: number | null;
        };
        Order: {
            /**
             * Format: int64
             * @description In the currency's minor unit.
             */
            amount: number;
            channel: string;
            /**
             * Format: int64
             * @description X钻 that it delivers.
             */
            coins: number;
            createTime: components["schemas"]["Time"];
            currency: string;
            /**
             * Format: int32
             * @description Of membership that it delivers.
             */
            days: number;
            /** Format: uuid */
            id: string;
            /** @description What it was called when it was bought. */
            item: string;
            kind: components["schemas"]["OrderKind"];
            /** @description Not paid by then, it closes. */
            payExpireTime: components["schemas"]["Time"];
            status: components["schemas"]["OrderStatus"];
        };
        /** @enum {string} */
        OrderKind: "coin" | "vip";
        /** @enum {string} */
        OrderStatus: "created" | "paid" | "delivered" | "closed" | "refunded";
        /**
         * Format: int32
         * @description 1: Android, 2: iOS, 3: a browser
         */
        OsType: number;
        OtherConfig: {
            /**
             * Format: int32
             * @description 1: signing in by phone registers; 0: it does not.
             */
            phoneAutoRegister: number;
        };
        /** @description The fields of every list that has pages. */
        PageQuery: {
            /**
             * Format: int64
             * @description From 1.
             */
            currentPage?: number | null;
            /** @description `nextCursor` of the page before; wins over `currentPage`. */
            cursor?: string | null;
            /**
             * Format: int64
             * @description 1 to 100; 20 where it is not said.
             */
            pageSize?: number | null;
        };
        Page_CoinEntry: {
            /**
             * Format: int64
             * @description As asked for; with a cursor, no more than there are pages.
             */
            current: number;
            /** @description Leads to what follows; null on the last page. */
            nextCursor?: string | null;
            /** Format: int64 */
            pages: number;
            records: {
                /** Format: int64 */
                balanceAfter: number;
                createTime: components["schemas"]["Time"];
                /**
                 * Format: int64
                 * @description X钻; below zero: paid.
                 */
                delta: number;
                /** Format: int64 */
                id: number;
                /** @description What the player reads. */
                reason: string;
                refId: string;
                /** @description `game`, `vip`, `order`, `refund`, `grant`, `invite`, … */
                refType: string;
            }[];
            /**
             * Format: int64
             * @description As asked for.
             */
            size: number;
            /**
             * Format: int64
             * @description All there are, on every page.
             */
            total: number;
        };
        Page_Comment: {
            /**
             * Format: int64
             * @description As asked for; with a cursor, no more than there are pages.
             */
            current: number;
            /** @description Leads to what follows; null on the last page. */
            nextCursor?: string | null;
            /** Format: int64 */
            pages: number;
            records: {
                author: components["schemas"]["Author"];
                /** @description Plain text; empty once the comment is deleted. */
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
            }[];
            /**
             * Format: int64
             * @description As asked for.
             */
            size: number;
            /**
             * Format: int64
             * @description All there are, on every page.
             */
            total: number;
        };
        Page_Message: {
            /**
             * Format: int64
             * @description As asked for; with a cursor, no more than there are pages.
             */
            current: number;
            /** @description Leads to what follows; null on the last page. */
            nextCursor?: string | null;
            /** Format: int64 */
            pages: number;
            records: {
                /** @description Sanitised HTML */
                content: string;
                createTime: components["schemas"]["Time"];
                /** Format: int64 */
                id: number;
                kind: components["schemas"]["MessageKind"];
                /** @description A tap opens this path of the app. */
                link?: string | null;
                read: boolean;
                title: string;
            }[];
            /**
             * Format: int64
             * @description As asked for.
             */
            size: number;
            /**
             * Format: int64
             * @description All there are, on every page.
             */
            total: number;
        };
        Page_Notice: {
            /**
             * Format: int64
             * @description As asked for; with a cursor, no more than there are pages.
             */
            current: number;
            /** @description Leads to what follows; null on the last page. */
            nextCursor?: string | null;
            /** Format: int64 */
            pages: number;
            records: {
                /** @description Beginning of the reader's own post or comment that the notice is about; empty: it is about none. */
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
                /** @description Beginning of the text that the actor wrote; empty: the actor wrote none. */
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
            }[];
            /**
             * Format: int64
             * @description As asked for.
             */
            size: number;
            /**
             * Format: int64
             * @description All there are, on every page.
             */
            total: number;
        };
        Page_Order: {
            /**
             * Format: int64
             * @description As asked for; with a cursor, no more than there are pages.
             */
            current: number;
            /** @description Leads to what follows; null on the last page. */
            nextCursor?: string | null;
            /** Format: int64 */
            pages: number;
            records: {
                /**
                 * Format: int64
                 * @description In the currency's minor unit.
                 */
                amount: number;
                channel: string;
                /**
                 * Format: int64
                 * @description X钻 that it delivers.
                 */
                coins: number;
                createTime: components["schemas"]["Time"];
                currency: string;
                /**
                 * Format: int32
                 * @description Of membership that it delivers.
                 */
                days: number;
                /** Format: uuid */
                id: string;
                /** @description What it was called when it was bought. */
                item: string;
                kind: components["schemas"]["OrderKind"];
                /** @description Not paid by then, it closes. */
                payExpireTime: components["schemas"]["Time"];
                status: components["schemas"]["OrderStatus"];
            }[];
            /**
             * Format: int64
             * @description As asked for.
             */
            size: number;
            /**
             * Format: int64
             * @description All there are, on every page.
             */
            total: number;
        };
        Page_ShelfBook: {
            /**
             * Format: int64
             * @description As asked for; with a cursor, no more than there are pages.
             */
            current: number;
            /** @description Leads to what follows; null on the last page. */
            nextCursor?: string | null;
            /** Format: int64 */
            pages: number;
            records: (components["schemas"]["Book"] & {
                /**
                 * Format: int64
                 * @description Chapters that are new, of more than 100 so many: they appeared since the caller put it there, has read them or has seen the book (`seen`).
                 */
                updates: number;
            })[];
            /**
             * Format: int64
             * @description As asked for.
             */
            size: number;
            /**
             * Format: int64
             * @description All there are, on every page.
             */
            total: number;
        };
        /**
         * Format: password
         * @description 8–64 characters.
         */
        Password: string;
        PastDraw: {
            /**
             * Format: int64
             * @description X钻 that it won.
             */
            coins: number;
            createTime: components["schemas"]["Time"];
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description X钻 that it cost.
             */
            price: number;
            /** @description What was won. Null: nothing. */
            prize?: string | null;
            /**
             * Format: int32
             * @description Days of membership that it won.
             */
            vipDays: number;
        };
        PayChannel: {
            /** @description What ordering takes. */
            channel: string;
            name: string;
        };
        /** @description How to pay. */
        PayInfo: {
            /** @description From then on the order cannot be paid. */
            expiresAt: components["schemas"]["Time"];
            /** @description Of a `form`. */
            fields?: {
                [key: string]: string;
            } | null;
            type: components["schemas"]["PayKind"];
            /** @description Where to go (`redirect`), to post to (`form`), or what to show as a QR code (`qr`). A path is one of the portal's. */
            url: string;
        };
        /** @enum {string} */
        PayKind: "redirect" | "form" | "qr";
        Person: {
            name: string;
            /** Format: int64 */
            uid: number;
        };
        /** @description Somebody in a list of people. */
        PersonLine: components["schemas"]["Author"] & {
            signature: string;
        };
        /** @description A mobile phone: 1, then 3 to 9, 11 digits. */
        Phone: string;
        Picture: {
            /**
             * @description A few pixels as a `data:` address, to show until the picture is there. Lists leave it out where they do not show
             *     the picture.
             */
            blur?: string | null;
            /** Format: int32 */
            height: number;
            small?: components["schemas"]["SmallPicture"] | null;
            url: string;
            /**
             * Format: int32
             * @description Of `url`, as `height`.
             */
            width: number;
        };
        Platform: {
            fileName: string;
            /** @description The file's SHA-256, lower-case hex. */
            sha256: string;
            /**
             * Format: int64
             * @description Bytes
             */
            size: number;
            version: string;
        };
        /**
         * Format: int32
         * @description Which system a game's file is for: 1 Android, 2 iOS; spec.md section 3.
         */
        PlatformType: number;
        Platforms: {
            android?: components["schemas"]["Platform"] | null;
            ios?: components["schemas"]["Platform"] | null;
        };
        /** @description 1–16 characters that can be seen; blanks around them do not count. */
        PlayerName: string;
        Post: {
            author: components["schemas"]["Author"];
            /** Format: int64 */
            commentNum: number;
            /** @description Plain text; in lists its first 140 characters. */
            content: string;
            createTime: components["schemas"]["Time"];
            editTime?: components["schemas"]["Time"] | null;
            game?: components["schemas"]["PostGame"] | null;
            /** @description By an operator; only its author ever sees that. */
            hidden: boolean;
            /** Format: int64 */
            id: number;
            images: components["schemas"]["Image"][];
            /** Format: int64 */
            likeNum: number;
            /** @description By the reader. */
            liked: boolean;
            /** @description Nobody comments any more. */
            locked: boolean;
            /** @description Whose names stand in the text behind an `@`, as they were then. */
            mentions: components["schemas"]["Mention"][];
            /** @description Something of the content was cut. */
            more: boolean;
            tag?: components["schemas"]["PostTag"] | null;
            /** @description Empty: none. */
            title: string;
            video?: components["schemas"]["Video"] | null;
            /** Format: int64 */
            viewNum: number;
        };
        /** @description A post whole, and from where to watch its thread. */
        PostDetail: components["schemas"]["Post"] & {
            /**
             * Format: int64
             * @description Grows with each like of the post or of one of its comments.
             */
            likesVersion: number;
            /**
             * Format: int64
             * @description `since` of the frame `watch`.
             */
            seq: number;
        };
        PostGame: {
            icon: components["schemas"]["Picture"];
            /** Format: int64 */
            id: number;
            name: string;
        };
        /** @description A post as its author writes it. */
        PostInput: {
            content: components["schemas"]["PostText"];
            /**
             * Format: int64
             * @description The game it is about.
             */
            game?: number | null;
            /** @description What was uploaded, up to 9 pictures, in the order to show them. */
            images?: string[];
            /** @description Whose names stand in the text behind an `@`; others, and more than 10, are passed over. */
            mentions?: components["schemas"]["Mentions"];
            /**
             * Format: int64
             * @description A tag of the square.
             */
            tag?: number | null;
            title?: components["schemas"]["PostTitle"] | null;
            video?: components["schemas"]["VideoInput"] | null;
        };
        PostTag: {
            /** Format: int64 */
            id: number;
            tag: string;
        };
        /** @description 1–5000 characters, without blanks around them. */
        PostText: string;
        /** @description One line of up to 60 characters, or empty. */
        PostTitle: string;
        /** @description Where somebody has read to in a book. */
        Progress: {
            /** Format: int64 */
            bookId: number;
            /** Format: int64 */
            chapterId: number;
            /**
             * Format: int64
             * @description 0: the chapter is gone.
             */
            chapterIndex: number;
            /** @description Empty: likewise. */
            chapterTitle: string;
            /** @description As a person knows the device, such as `Chrome · Android`. */
            device: string;
            /** @description As the app there calls itself. */
            deviceId: string;
            locator: components["schemas"]["Locator"];
            /** @description By that device's clock. */
            readAt: components["schemas"]["Time"];
            /**
             * Format: int64
             * @description `base` of what is saved next.
             */
            version: number;
        };
        /** @description Where a device has read to. */
        ProgressInput: {
            /**
             * Format: int64
             * @description `version` of the place that the device knows; 0: none.
             */
            base: number;
            /** Format: int64 */
            chapterId: number;
            /** @description As the app calls itself on this device: up to 64 characters. */
            device: string;
            /** @description The reader wants it here, whatever another device has read since. */
            force?: boolean;
            locator: components["schemas"]["Locator"];
            /**
             * Format: date-time
             * @description By the device's clock.
             */
            readAt: string;
        };
        ProgressRecords: {
            /** @description At most 50. */
            records: components["schemas"]["BookProgressInput"][];
        };
        Question: {
            /** @description HTML of a few tags */
            answer: string;
            category: string;
            /** Format: int64 */
            id: number;
            question: string;
        };
        /** @description The best of a kind, best first. */
        Ranking: {
            /** @description At most 50. */
            records: components["schemas"]["Book"][];
        };
        ReadAnnouncement: {
            /**
             * Format: int32
             * @description Where it shows: 1 at the app's start.
             */
            posType: number;
        };
        ReadCoins: components["schemas"]["PageQuery"] & {
            /** Format: int64 */
            uid?: number | null;
        };
        ReadGame: {
            /**
             * Format: int64
             * @description The game's id.
             */
            appID: number;
        };
        ReadMe: {
            /** Format: int64 */
            uid?: number | null;
        };
        ReadMessages: {
            /**
             * Format: int32
             * @description 1: all are marked read.
             */
            all?: number | null;
            /**
             * Format: int64
             * @description One message, answered and marked read.
             */
            id?: number | null;
            ids?: components["schemas"]["Ids"] | null;
            /** Format: int64 */
            uid?: number | null;
        };
        /** @description One of them. */
        ReadNotices: {
            all?: boolean | null;
            group?: components["schemas"]["NoticeGroup"] | null;
            /** @description At most 100. */
            ids?: number[] | null;
        };
        ReadPayInfo: {
            /** Format: uuid */
            orderId: string;
            /** Format: int64 */
            uid?: number | null;
        };
        /** @description 2–20 letters of any script, with what stands between the parts of a name. */
        RealName: string;
        /** @enum {string} */
        Reason: "spam" | "abuse" | "sexual" | "fraud" | "illegal" | "other";
        Refusal: {
            /** @enum {integer} */
            code: 2 | 1001 | 1002 | 1004 | 1006 | 1008;
            data: null;
            msg: string;
        } | {
            /** @enum {integer} */
            code: 1005;
            data: {
                /** Format: int64 */
                retryAfter: number;
            };
            msg: string;
        } | {
            /** @enum {integer} */
            code: 1007;
            data: {
                reason: string;
                /** Format: date-time */
                until: string;
            };
            msg: string;
        } | {
            /** @enum {integer} */
            code: 2001;
            data: {
                /** Format: int64 */
                coinNum: number;
                /** Format: int64 */
                price: number;
            };
            msg: string;
        } | {
            /** @enum {integer} */
            code: 2002;
            data: null | {
                /** @enum {string} */
                reason: "gone" | "stock";
            };
            msg: string;
        } | {
            /** @enum {integer} */
            code: 2003;
            data: null | {
                code: string;
            };
            msg: string;
        } | {
            /** @enum {integer} */
            code: 2004;
            data: {
                /** Format: date-time */
                beginTime?: string;
                /** Format: int64 */
                goal?: number;
                /** Format: int64 */
                have: number;
                /** Format: int64 */
                most?: number;
                /** @enum {string} */
                need: "join" | "deeds" | "draws" | "begin" | "vip" | "makeUp" | "room";
            } | components["schemas"]["LockedChapter"];
            msg: string;
        } | {
            /** @enum {integer} */
            code: 2005;
            data: {
                status: components["schemas"]["OrderStatus"];
            };
            msg: string;
        } | {
            /** @enum {integer} */
            code: 2006;
            data: {
                /** Format: int64 */
                price: number;
            };
            msg: string;
        } | {
            /** @enum {integer} */
            code: 3001;
            data: {
                words: string[];
            };
            msg: string;
        } | {
            /** @enum {integer} */
            code: 3002;
            data: {
                /** @enum {string} */
                reason: "same" | "link" | "locked" | "muted" | "blocked" | "blocking";
                /** Format: date-time */
                until?: string;
            };
            msg: string;
        } | {
            /** @enum {integer} */
            code: 4000;
            data: {
                [key: string]: string;
            };
            msg: string;
        } | {
            /** @enum {integer} */
            code: 1;
            data: null | {
                detail: string;
            };
            msg: string;
        };
        RegisterWithName: {
            channelID?: string | null;
            deviceID?: string | null;
            /** @description Of whoever invited; one that nobody has is ignored. */
            inviteCode?: string | null;
            loginName: components["schemas"]["LoginName"];
            password: components["schemas"]["Password"];
        };
        /** @description The build of the app: 1–64 letters, digits, `.`, `_`, `-` and `+`. */
        Release: string;
        ReportErrors: {
            errors: components["schemas"]["Errors"];
            release: components["schemas"]["Release"];
        };
        /** @enum {string} */
        ReportKind: "post" | "comment" | "user";
        ResetPassword: {
            newPassword: components["schemas"]["Password"];
            /**
             * Format: password
             * @description Of whoever is signed in.
             */
            oldPassword?: string | null;
            phone?: components["schemas"]["Phone"] | null;
            /** @description As it was sent for the scene `reset`. */
            smsCode?: string | null;
            /** Format: int64 */
            uid?: number | null;
        };
        /** @description The route's pattern, such as `/detail/:id`: 1–64 letters, `/`, `:`, `?`, `*`, `_` and `-`. It has no digits, so no ids. */
        Route: string;
        /** @description What became of it. */
        Saved: {
            /**
             * @description It is where the device said, or where the same device has read to since. If not, another device's place stands, which this one
             *     did not know: whoever reads there decides.
             */
            accepted: boolean;
            /** Format: int64 */
            bookId: number;
            progress?: components["schemas"]["Progress"] | null;
        };
        SavedRecords: {
            /** @description In the order of what was sent. */
            records: components["schemas"]["Saved"][];
        };
        /**
         * @description The scene of a code; it is invalid for any other scene.
         * @enum {string}
         */
        Scene: "login" | "bind" | "reset";
        SendSmsCode: {
            deviceID?: string | null;
            phone: components["schemas"]["Phone"];
            scene: components["schemas"]["Scene"];
            /** Format: int64 */
            uid?: number | null;
        };
        /** @description A word that players may not use in public. */
        SensitiveWord: {
            action: components["schemas"]["WordAction"];
            /** Format: int64 */
            id: number;
            /** @description As the operator wrote it. Width, case, traditional or simplified form, and what is put between its letters do not matter. */
            word: string;
        };
        ServerConfig: {
            /** @description Address of the iOS app; empty: none. */
            bundleUrl: string;
            /** @description Address of the Android package; empty: none. */
            packageUrl: string;
        };
        /**
         * Format: int32
         * @description 0: not told, 1: male, 2: female
         */
        Sex: number;
        ShelfPage: components["schemas"]["Page_ShelfBook"] & {
            /**
             * Format: int64
             * @description How many books on the whole shelf have new chapters. What moves it is told by the frames `chapter`, `seen`, `shelf` and `reading`.
             */
            updated: number;
        };
        /** @description One line of up to 60 characters, or empty. */
        Signature: string;
        SmallPicture: {
            url: string;
            /** Format: int32 */
            width: number;
        };
        SmsCodeSent: {
            /**
             * Format: int64
             * @description Seconds until another code can be had.
             */
            resendAfter: number;
        };
        /** @description A bound that the app keeps before the server has to. */
        SquareConfig: {
            key: components["schemas"]["ConfigKey"];
            /** @description What people call it. */
            name: string;
            /** Format: int64 */
            value: number;
        };
        SquareTag: {
            /** Format: int64 */
            id: number;
            tag: string;
        };
        /** @description Message and calls, up to 4000 characters, without queries of addresses. */
        Stack: string;
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
        /** @description How many keep it, now that the caller does or no longer does. */
        Subscribed: {
            /** Format: int64 */
            subscribeNum: number;
            subscribed: boolean;
        };
        /** @enum {string} */
        SuggestionKind: "game" | "book" | "tag" | "user" | "post";
        TaskClaimed: {
            /**
             * Format: int64
             * @description X钻 that the caller has now.
             */
            coinNum: number;
            /**
             * Format: int64
             * @description X钻 that it paid.
             */
            coins: number;
            /** Format: int64 */
            version: number;
            /**
             * Format: int32
             * @description Days of membership that it paid.
             */
            vipDays: number;
        };
        Ticket: {
            /**
             * Format: int64
             * @description Seconds
             */
            expiresIn: number;
            /** @description Goes into the socket's address as `?ticket=`; opens one socket, once. */
            ticket: string;
        };
        /** Format: date-time */
        Time: string;
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
        UpdateInfo: {
            age?: components["schemas"]["Age"] | null;
            name?: components["schemas"]["PlayerName"] | null;
            realName?: components["schemas"]["RealName"] | null;
            sex?: components["schemas"]["Sex"] | null;
            signature?: components["schemas"]["Signature"] | null;
            /** Format: int64 */
            uid?: number | null;
        };
        UploadAvatar: {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP or GIF (its first picture), up to 5 MiB and 40 million pixels.
             */
            file: string;
            /** Format: int64 */
            uid?: number | null;
        };
        UploadMedia: {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP or GIF (its first picture), or an MP4 or MOV with H.264, VP9 or AV1; see `/api/v1/square/config/list` for
             *     how much of it.
             */
            file: string;
            /** @description Before the file. */
            kind: components["schemas"]["MediaKind"];
            /** Format: int64 */
            uid?: number | null;
        };
        /** @description A video that has no poster yet. */
        UploadedVideo: {
            /** Format: int32 */
            height: number;
            /** Format: uuid */
            id: string;
            /** Format: int32 */
            seconds: number;
            /**
             * Format: int64
             * @description Bytes
             */
            size: number;
            url: string;
            /** Format: int32 */
            width: number;
        };
        UserPage: components["schemas"]["Author"] & {
            /** @description By the caller. */
            blocked: boolean;
            createTime: components["schemas"]["Time"];
            /** Format: int64 */
            followers: number;
            /** Format: int64 */
            following: number;
            /** @description Follows the caller. */
            followsMe: boolean;
            /**
             * Format: int64
             * @description Likes received.
             */
            likes: number;
            /** Format: int64 */
            posts: number;
            /**
             * Format: int32
             * @description 0: not told, 1: male, 2: female
             */
            sex: number;
            signature: string;
        };
        UserStatus: components["schemas"]["Status"] & {
            /**
             * Format: int32
             * @description 0: not told
             */
            age: number;
            avatar?: string | null;
            /** @description As others see it beside the name: the month that was full, such as 2026-10, while it is this one or the one before. */
            badge?: string | null;
            /** @description By the portal's day. */
            checkedInToday: boolean;
            /** Format: int64 */
            followers: number;
            /** Format: int64 */
            following: number;
            hasPassword: boolean;
            inviteCode: string;
            /**
             * Format: int64
             * @description Likes received.
             */
            likes: number;
            /** @description Empty for an account made by phone. */
            loginName: string;
            name: string;
            /**
             * Format: int32
             * @description 1: a phone should be bound.
             */
            needBind: number;
            /**
             * Format: int32
             * @description 1: a real name should be given.
             */
            needRealName: number;
            /** @description Masked; null: none bound. */
            phone?: string | null;
            /** Format: int64 */
            posts: number;
            /**
             * Format: int32
             * @description 0: not told, 1: male, 2: female
             */
            sex: number;
            signature: string;
            /** Format: int64 */
            uid: number;
        };
        Video: {
            /** Format: int32 */
            height: number;
            /**
             * Format: uuid
             * @description What was uploaded; editing the post keeps the video by it.
             */
            id: string;
            /** @description Shown until it plays. */
            poster: components["schemas"]["Image"];
            /** Format: int32 */
            seconds: number;
            /**
             * Format: int64
             * @description Bytes
             */
            size: number;
            /** @description MP4; serves byte ranges. */
            url: string;
            /** Format: int32 */
            width: number;
        };
        VideoInput: {
            /**
             * Format: uuid
             * @description The video that was uploaded.
             */
            media: string;
            /**
             * Format: uuid
             * @description The picture that was uploaded for it.
             */
            poster: string;
        };
        /** @description Small pictures side by side in one, for whoever looks for a place. */
        VideoThumbs: {
            /** Format: int32 */
            columns: number;
            /** Format: int32 */
            count: number;
            /**
             * Format: double
             * @description Seconds from one to the next.
             */
            every: number;
            /** Format: int32 */
            height: number;
            url: string;
            /**
             * Format: int32
             * @description Of each.
             */
            width: number;
        };
        /** @description What a membership that was asked for has become. */
        VipOpened: components["schemas"]["UserStatus"] | components["schemas"]["Order"];
        VipPlan: {
            /** @description Such as "最划算"; empty: none. */
            badge: string;
            benefits: string[];
            /**
             * Format: int64
             * @description X钻
             */
            coinPrice: number;
            /** @description ISO 4217 */
            currency: string;
            /** Format: int32 */
            days: number;
            /**
             * Format: int32
             * @description What the member's `levelType` becomes, unless it is higher already.
             */
            levelType: number;
            name: string;
            /**
             * Format: int64
             * @description In the currency's minor unit.
             */
            price: number;
            /**
             * Format: int32
             * @description What `/api/vip/vipopen` takes.
             */
            type: number;
        };
        /** @description Somebody who won. */
        Winner: {
            createTime: components["schemas"]["Time"];
            /** Format: int64 */
            id: number;
            /** @description Only its first letter, and stars: a draw is nobody else's business. */
            name: string;
            prize: string;
        };
        /**
         * @description What becomes of a text that has it; names and signatures are refused with either.
         * @enum {string}
         */
        WordAction: "refuse" | "mask";
    };
    responses: {
        /** @description A page of another site sent it: `Origin` and `Sec-Fetch-Site` say so */
        ForeignPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Code 4000: a field is missing or malformed */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No address of the portal, `msg` repeats its path; ids are whole numbers from 1 to 2^53 - 1 */
        NoAddress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Try again after `Retry-After` */
        NotNow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body came too slowly */
        TooSlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is of another media type, or packed */
        WrongMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    hear_payment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as `alipay` */
                channel: string;
            };
            cookie?: never;
        };
        /** @description As the channel signs it */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": string;
            };
        };
        responses: {
            /** @description `success` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description `fail`: not the channel's, or not for this portal */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["ForeignPage"];
            /** @description `fail`: no such channel */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description `fail`: not now, call again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    read_pay_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReadPayInfo"];
            };
        };
        responses: {
            /** @description Code 2002: no such order, or its channel is gone; 2005: it is not open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PayInfo"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description The channel does not answer */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    return_from_paying: {
        parameters: {
            query?: {
                order?: string | null;
            };
            header?: never;
            path: {
                channel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To `/orders?id=…` */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            503: components["responses"]["NotNow"];
        };
    };
    show_cashier: {
        parameters: {
            query: {
                order: string;
                /** @description Of the address, which `/api/order/payInfo` gave. */
                sign: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No cashier, or no such trade */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    act_at_cashier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ActAtCashier"];
            };
        };
        responses: {
            /** @description Back to the shop, or to the cashier */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            /** @description No cashier, or no such trade */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    bind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BindPhone"];
            };
        };
        responses: {
            /** @description Codes 1004, 1005; 1008: the phone is bound to another account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_UserStatus"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    read_coins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReadCoins"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Coins"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    create_or_read_orders: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same call under the same key gives the first answer again and does nothing. Another call under a key that the account has used is refused, whichever call used it: status 400, code 4000 on `Idempotency-Key` */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CoinOrder"];
            };
        };
        responses: {
            /** @description Code 1005: too many orders; 2002: no such package, channel or order; 2006: a `price` was sent, and it is not today's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CoinOrdered"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    list_logins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ListLogins"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Logins"];
                };
            };
            400: components["responses"]["Malformed"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    end_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EndLogin"];
            };
        };
        responses: {
            /** @description Code 2002: no such login, or it has ended already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_LoginsEnded"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    read_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReadMe"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_UserStatus"];
                };
            };
            400: components["responses"]["Malformed"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    list_messages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ListMessages"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MessagePage"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    update_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateInfo"];
            };
        };
        responses: {
            /** @description Code 3001: `words` that name or signature must not have; 1005: too many */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_UserStatus"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    upload_avatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadAvatar"];
            };
        };
        responses: {
            /** @description Code 1005: too many of one account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_AvatarUploaded"];
                };
            };
            /** @description Code 4000: `file` is missing, broken, or has too many pixels */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `uid` is not the session's */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It came too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It has too many bytes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No picture of a known format, or no form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Try again after `Retry-After`; so it is for a second picture that waited 3 s for the first of the account, and for many of one network */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    init_device: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InitDevice"];
            };
        };
        responses: {
            /** @description Code 1: no deviceID */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_DeviceInit"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    count_app_download: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CountAppDownload"];
            };
        };
        responses: {
            /** @description Code 1005: too many from one address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ServerConfig"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    download_game: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same call under the same key gives the first answer again and does nothing. Another call under a key that the account has used is refused, whichever call used it: status 400, code 4000 on `Idempotency-Key` */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DownloadGame"];
            };
        };
        responses: {
            /** @description Codes 2: sign in for what has a price; 1005: too many; 2001: `coinNum` do not reach for `price`; 2002: off the shelf, or not for this platform; 2006: a `price` was sent, and it is not today's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_GameDownload"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NoAddress"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description Try again after `Retry-After`, with the same key */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    read_customer_service: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CustomerService"];
                };
            };
            403: components["responses"]["ForeignPage"];
            503: components["responses"]["NotNow"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Code 1001: wrong name or password; 1005: too many; 1007: suspended, `data` says `until` and `reason` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Account"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description Try again after `Retry-After` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    login_phone_without_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoginWithPhone"];
            };
        };
        responses: {
            /** @description Codes 1004, 1005, 1007: suspended, `data` says `until` and `reason`; 1006: nobody has bound the phone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Account"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    login_with_phone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoginWithPhone"];
            };
        };
        responses: {
            /** @description Codes 1004, 1005, 1007: suspended, `data` says `until` and `reason`; 1006: nobody has bound the phone, and signing in does not register */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Account"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["Logout"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Value"];
                };
            };
            400: components["responses"]["Malformed"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    read_messages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReadMessages"];
            };
        };
        responses: {
            /** @description Code 2002: no such message in this inbox */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MessagesRead"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    register_with_name: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RegisterWithName"];
            };
        };
        responses: {
            /** @description Codes 1002: the name is taken; 1005: too many from one address; 3001 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Account"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description Try again after `Retry-After` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    reset_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description Codes 1004, 1005; 1001: the old password is wrong; 1006: nobody has bound the phone; 2: the old password without session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Value"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description Try again after `Retry-After` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    send_sms_code: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SendSmsCode"];
            };
        };
        responses: {
            /** @description Code 1005: too many; scene `bind` without session: code 2 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SmsCodeSent"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `uid` is not the session's */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description The message could not be sent */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_activities: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
                /** @description Where it is not said: all, those that run first, then those to come, then those that are over. */
                state?: "running" | "coming" | "past";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_Activity"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    read_activity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2002: there is none, or not any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ActivityDetail"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    claim_task: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same call under the same key gives the first answer again and does nothing. Another call under a key that the account has used is refused, whichever call used it: status 400, code 4000 on `Idempotency-Key` */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimTask"];
            };
        };
        responses: {
            /** @description Codes 2002: there is none, or it is over; 2003: claimed before; 2004: `need` is `join`, `begin` (at `beginTime`) or `deeds` (`have` of `goal`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_TaskClaimed"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description Try again after `Retry-After`, with the same key */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    draw: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same call under the same key gives the first answer again and does nothing. Another call under a key that the account has used is refused, whichever call used it: status 400, code 4000 on `Idempotency-Key` */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Draw"];
            };
        };
        responses: {
            /** @description Codes 2001: `coinNum` do not reach for `price`; 2002: there is none, or it is over; 2004: `need` is `begin` (at `beginTime`) or `draws`, of which there are `most` a day; 2006: the `price` is another */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_DrawResult"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description Try again after `Retry-After`, with the same key */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_my_draws: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_PastDraw"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    join_activity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same call under the same key gives the first answer again and does nothing. Another call under a key that the account has used is refused, whichever call used it: status 400, code 4000 on `Idempotency-Key` */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Codes 2002: there is none, or it is over; 2003: takes part already; 2004: `need` is `begin` (at `beginTime`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ActivityDetail"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            /** @description Try again after `Retry-After`, with the same key */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_winners: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Vec_Winner"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    list_book_categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Vec_KindCategories"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    read_history: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
                /** @description None: all kinds. */
                kind?: "comic" | "novel" | "animation";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_Book"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    delete_history: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Value"];
                };
            };
            403: components["responses"]["ForeignPage"];
            503: components["responses"]["NotNow"];
        };
    };
    delete_history_of_book: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bookId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Value"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    list_books: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
                /** @description None: all kinds. */
                kind?: "comic" | "novel" | "animation";
                /** @description Of the kind that is said; none: all. */
                category?: string;
                status?: "serial" | "finished";
                /** @description 1 hot (where it is not said), 2 newest chapter first, 3 kept by most. */
                sort?: number;
                /** @description Only those with a chapter that appeared today, by the portal's day. */
                updated?: "today";
                /** @description In titles, authors, categories and tags; then in the order of how well it fits, whatever `sort` says, and within `kind` alone. */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many searches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_Book"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    save_several: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgressRecords"];
            };
        };
        responses: {
            /** @description Code 1005: too often */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SavedRecords"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    rank_books: {
        parameters: {
            query?: {
                /** @description None: all kinds. */
                kind?: "comic" | "novel" | "animation";
                /** @description 1 hot (where it is not said), 2 kept by most, 3 read most, 4 what the portal recommends. */
                sort?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Ranking"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    read_shelf: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ShelfPage"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    read_book: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2002: there is no such book */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_BookDetail"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    list_chapters: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
                /** @description 1 first chapter first (where it is not said), 3 last first. */
                sort?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2002: there is no such book */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_ChapterBrief"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    read_chapter: {
        parameters: {
            query?: {
                /** @description 1: to be kept for reading without network. It does not count as read. */
                keep?: number;
            };
            header?: never;
            path: {
                id: number;
                chapterId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many; 2002: there is no such chapter (any more, or yet); 2004: it opens for members alone, `data` is a LockedChapter */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Chapter"];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    read_progress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Option_Progress"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    save_progress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgressInput"];
            };
        };
        responses: {
            /** @description Code 1005: too often; 2002: there is no such chapter */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Saved"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    mark_book_seen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many; 2002: there is no such book */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Value"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    subscribe_book: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too often; 2002: there is no such book; 2004: the shelf is full, with 1000 books */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Subscribed"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    unsubscribe_book: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many; 2002: there is no such book */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Subscribed"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    read_calendar: {
        parameters: {
            query?: {
                /** @description Such as 2026-11; none: this month. */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Calendar"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    make_up: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same call under the same key gives the first answer again and does nothing. Another call under a key that the account has used is refused, whichever call used it: status 400, code 4000 on `Idempotency-Key` */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeUp"];
            };
        };
        responses: {
            /** @description Codes 2001: `coinNum` do not reach for `price`; 2003: that day is there; 2004: no more days this month (`most`); 2006: the `price` is another */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CheckedIn"];
                };
            };
            /** @description Code 4000: not a day that can be made up */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description Try again after `Retry-After`, with the same key */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    check_in_today: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same call under the same key gives the first answer again and does nothing. Another call under a key that the account has used is refused, whichever call used it: status 400, code 4000 on `Idempotency-Key` */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2003: done before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CheckedIn"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["ForeignPage"];
            /** @description Try again after `Retry-After`, with the same key */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    report_errors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportErrors"];
            };
        };
        responses: {
            /** @description Code 1005: too many reports from one address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Value"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    list_gifts: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
                /** @description Only this game's; none: all, and the portal's. */
                game?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_Gift"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    list_claimed_gifts: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_Gift"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    claim_gift: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same call under the same key gives the first answer again and does nothing. Another call under a key that the account has used is refused, whichever call used it: status 400, code 4000 on `Idempotency-Key` */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Codes 2002: ended or out of stock (`reason`: `gone`, `stock`); 2003: claimed before (`code`); 2004: `need` is `begin` (at `beginTime`) or `vip` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_GiftClaimed"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            /** @description Try again after `Retry-After`, with the same key */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    read_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Invite"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    list_invited: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_Invited"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    upload_media: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same call under the same key gives the first answer again and does nothing. Another call under a key that the account has used is refused, whichever call used it: status 400, code 4000 on `Idempotency-Key` */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadMedia"];
            };
        };
        responses: {
            /** @description Code 1005: too many of one account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_MediaUploaded"];
                };
            };
            /** @description Code 4000: a field is missing, or `file` is broken, too long, or has too many pixels */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description `uid` is not the session's */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It came too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description It has too many bytes */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Nothing of a known format, or no form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Try again after `Retry-After`; so it is for a second one that waited 3 s for the first of the account, and for many of one network */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_notices: {
        parameters: {
            query?: {
                /** @description Where it is not said: all. */
                group?: "likes" | "replies" | "follows";
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_NoticePage"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    read_notices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotices"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_NoticesRead"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    connect: {
        parameters: {
            query?: {
                /** @description Of `/realtime/ticket`. Without one the socket is a visitor's. */
                ticket?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The socket is open */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Code 2: the ticket is unknown, used or too old */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Value"];
                };
            };
            /** @description Not a WebSocket handshake */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Opened by a page of another origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many sockets of the account or the address */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Too many at once: try again after `Retry-After` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    create_ticket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many tickets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Ticket"];
                };
            };
            403: components["responses"]["ForeignPage"];
            /** @description Too many at once: try again after `Retry-After` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    create_report: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same call under the same key gives the first answer again and does nothing. Another call under a key that the account has used is refused, whichever call used it: status 400, code 4000 on `Idempotency-Key` */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            /** @description Code 1005: too many reports; 2002: it is gone; 2003: the caller reported it before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Value"];
                };
            };
            /** @description Code 4000; also where it is the caller's own */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    find_first: {
        parameters: {
            query: {
                /** @description What is searched for: words, of which all have to be there. Of more than 50 characters, the first 50. */
                keyword: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many searches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_FirstFound"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    search_books: {
        parameters: {
            query: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
                /** @description What is searched for: words, of which all have to be there. Of more than 50 characters, the first 50. */
                keyword: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many searches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_Book"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    search_games: {
        parameters: {
            query: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
                /** @description What is searched for: words, of which all have to be there. Of more than 50 characters, the first 50. */
                keyword: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many searches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_Game"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    search_posts: {
        parameters: {
            query: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
                /** @description What is searched for: words, of which all have to be there. Of more than 50 characters, the first 50. */
                keyword: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many searches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_Post"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    search_users: {
        parameters: {
            query: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
                /** @description What is searched for: words, of which all have to be there. Of more than 50 characters, the first 50. */
                keyword: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many searches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_PersonLine"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    list_my_comments: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
                /** @description 2 newest: there is no other order. */
                sort?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_MyComment"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    edit_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentInput"];
            };
        };
        responses: {
            /** @description The comment without its replies. Code 1005: too many changes; 2002: the post or the comment is gone; 3001: words that are not allowed; 3002: not allowed, `reason` is `locked`, `muted` (`until`), `blocked` (by whom it answers), `same` (as something else a moment ago) or `link` (a newcomer's, `until`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Comment"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Somebody else's */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NoAddress"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    delete_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2002: there is no such comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Value"];
                };
            };
            /** @description Somebody else's */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    like_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many likes; 2002: the comment is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Liked"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    unlike_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many likes; 2002: the comment is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Liked"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    list_square_config: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_SquareConfig"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    suggest_keywords: {
        parameters: {
            query: {
                /** @description What is searched for: words, of which all have to be there. Of more than 50 characters, the first 50. */
                keyword: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many searches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Vec_KeywordSuggestion"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    create_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same call under the same key gives the first answer again and does nothing. Another call under a key that the account has used is refused, whichever call used it: status 400, code 4000 on `Idempotency-Key` */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostInput"];
            };
        };
        responses: {
            /** @description Code 1005: too many posts; 3001: words that are not allowed; 3002: the author is muted, has published the same a moment ago (reason `same`), or is a newcomer and has a link in it (reason `link`, `until`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PostDetail"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description Try again after `Retry-After`, with the same key */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_followed_posts: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_Post"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    list_posts: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
                /** @description 1 hot (where it is not said), 2 newest. */
                sort?: number;
                /** @description A tag of the square; none: all posts. */
                tag?: number;
                /** @description Those about a game; none: all posts. */
                game?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_Post"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    list_my_posts: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
                /** @description 2 newest: there is no other order. */
                sort?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_Post"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    read_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2002: the post is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PostDetail"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    edit_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostInput"];
            };
        };
        responses: {
            /** @description Code 1005: too many changes; 2002: the post is gone; 3001: words that are not allowed; 3002: the author is muted, or a newcomer and has a link in it (reason `link`, `until`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_PostDetail"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Somebody else's */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NoAddress"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    delete_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2002: there is no such post */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Value"];
                };
            };
            /** @description Somebody else's */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    create_comment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same call under the same key gives the first answer again and does nothing. Another call under a key that the account has used is refused, whichever call used it: status 400, code 4000 on `Idempotency-Key` */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description Code 1005: too many comments; 2002: the post or the comment is gone; 3001: words that are not allowed; 3002: not allowed, `reason` is `locked`, `muted` (`until`), `blocked` (by whom it answers), `same` (as a moment ago) or `link` (a newcomer's, `until`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Comment"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description Try again after `Retry-After`, with the same key */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_comments: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
                /** @description 1 hot, 2 newest, 3 oldest (where it is not said). */
                sort?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2002: the post is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CommentPage"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    like_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many likes; 2002: the post is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Liked"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    unlike_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many likes; 2002: the post is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Liked"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    read_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postId: number;
                commentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2002: the post or the comment is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Comment"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    list_replies: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
            };
            header?: never;
            path: {
                postId: number;
                commentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2002: the post or the comment is gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_CommentPage"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    list_sensitive_words: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_SensitiveWord"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    list_square_tags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Vec_SquareTag"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    list_blocked: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_Author"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    block_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many; 2002: there is no such person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Blocked"];
                };
            };
            /** @description Code 4000: oneself */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    unblock_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many; 2002: there is no such person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Blocked"];
                };
            };
            /** @description Code 4000: oneself */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    follow_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 1005: too many; 2002: there is no such person; 3002: `reason` is `blocked` (by them) or `blocking` (by the caller) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Followed"];
                };
            };
            /** @description Code 4000: oneself */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    unfollow_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2002: there is no such person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Followed"];
                };
            };
            /** @description Code 4000: oneself */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    read_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2002: there is no such person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_UserPage"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    list_followers: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
            };
            header?: never;
            path: {
                uid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2002: there is no such person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_PersonLine"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    list_following: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
            };
            header?: never;
            path: {
                uid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2002: there is no such person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_PersonLine"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    list_posts_of_user: {
        parameters: {
            query?: {
                /** @description From 1. */
                currentPage?: number | null;
                /** @description 1 to 100; 20 where it is not said. */
                pageSize?: number | null;
                /** @description `nextCursor` of the page before; wins over `currentPage`. */
                cursor?: string | null;
            };
            header?: never;
            path: {
                uid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2002: there is no such account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_Post"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    list_vip_plans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Vec_VipPlan"];
                };
            };
            403: components["responses"]["ForeignPage"];
            503: components["responses"]["NotNow"];
        };
    };
    open_vip: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same call under the same key gives the first answer again and does nothing. Another call under a key that the account has used is refused, whichever call used it: status 400, code 4000 on `Idempotency-Key` */
                "Idempotency-Key"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OpenVip"];
            };
        };
        responses: {
            /** @description Codes 1005: too many orders; 2001: `coinNum` do not reach for `price`; 2002: no such plan or way to pay; 2006: a `price` was sent, and it is not today's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_VipOpened"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description Try again after `Retry-After`, with the same key */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    read_announcement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReadAnnouncement"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Option_Announcement"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    read_game: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReadGame"];
            };
        };
        responses: {
            /** @description Code 2002: no such game, or off the shelf */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Game"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    list_game_gifts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ListGameGifts"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Vec_Gift"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    list_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ListGames"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Page_Game"];
                };
            };
            /** @description Code 4000 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    list_game_types: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Vec_GameType"];
                };
            };
            403: components["responses"]["ForeignPage"];
            503: components["responses"]["NotNow"];
        };
    };
}
