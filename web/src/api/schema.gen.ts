// Generated from openapi.json by "npm run generate". Do not edit.

export interface paths {
    "/api/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels one of the caller's unpaid orders. The portal also closes it at its payment channel, if the channel can. A payment that still
         *     arrives is delivered. A repeated call returns the same answer.
         */
        post: operations["cancel_order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * The call-back of a payment channel. The answer is not an envelope but a word for channels: `success` if the channel need not repeat
         *     the call, even if it changed nothing; otherwise `fail`.
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
        /** The way to pay one of the caller's orders. Repeated calls lead to the same trade of the channel. */
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
         * The page to which a cashier sends the browser back. The server asks the channel at once whether the order was paid, because the
         *     call-back may come later. Then it redirects the browser to the order.
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
        /** The cashier page of the sandbox channel. */
        get: operations["show_cashier"];
        put?: never;
        /** Submits the player's choice at the cashier. */
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
        /**
         * Binds a phone to the caller's account. It replaces the previous phone, which can recover the account for a few days
         *     (`/api/user/resetPassword`). All other logins of the account end.
         * @description A token alone changes nothing: the caller also proves the password, or holds the bound phone. That proof is checked first, so a wrong one
         *     does not use up the new phone's code.
         */
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
        /**
         * The caller's coins: the balance, the packages on sale, and the history. Names and badges have the language of `Accept-Language`, if the
         *     content pack translates them.
         */
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
    "/api/user/center/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The terms of an erasure: the cooling-off, and what would be lost. */
        get: operations["read_erasure_terms"];
        put?: never;
        /**
         * Requests the erasure of the account. It takes the password, or a code to the bound phone. All logins end at once, also the caller's. After the
         *     cooling-off the identifiers, the profile, devices, logins and messages are erased, and posts and comments are kept or deleted as
         *     asked. The ledger and orders stay under a pseudonym. A sign-in before that time cancels the erasure. A repeated call changes nothing.
         */
        post: operations["ask_erasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/center/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an address that gives out everything that the portal stores about the account. It takes the password, or a code to the bound
         *     phone. A message in the inbox and an SMS to the bound phone report it. A repeated call closes the earlier address.
         */
        post: operations["ask_export"];
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
        /** The caller's live logins. */
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
        /**
         * Changes the fields of the caller's profile that are sent. An empty field counts as an empty value, which only `signature` allows.
         *     The first change of the name is free, and then one in 30 days. Others use a rename card of the caller's goods. The same name again is
         *     no change and uses nothing.
         */
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
        /** Sets the caller's avatar to the middle of the picture. The server rotates it upright and removes the metadata. */
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
         * Returns the app's configuration at its start, and records the device. A device has one record, which keeps its first channel. The
         *     record has no account, address or name.
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
        /** Counts a download of the app for its channel, and returns the address of the app. */
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
        /** Gets the address of a game's file. A paid game is charged once per player. Members pay nothing. */
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
        /** Contacts of customer service, and frequent questions. */
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
        /** Signs in by name and password. A wrong name and a wrong password get the same answer after the same time. */
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
        /** Signs in by phone and code. Never creates an account. */
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
        /** Signs in by phone and code. For an unknown phone, creates an account, unless the portal's settings forbid it. */
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
        /** Ends this login, or all logins of the account. Their sockets close on every node. */
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
        /** Marks messages as read. The unread count changes on every open page of the account. */
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
        /** Creates an account with name and password, and signs in to it. */
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
        /**
         * Sets a new password with the old one or with a code. All other logins of the account end.
         * @description For a few days a replaced phone works too: it is bound again instead of the present one. So a thief who changed the phone loses the
         *     account to its owner. If the phone was replaced several times, the oldest wins.
         */
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
        /** Sends a code to a phone: six digits, valid once, for the request that `requestId` names. Phones with and without an account get the same answer. */
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
        /** Activities. Past ones are listed for 90 days. */
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
        /** An activity with the reader's progress. */
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
        /** Claims the reward of a finished task, once per player. */
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
        /**
         * Makes one draw with the odds that the activity publishes. Draws are free as often as the day allows, then use a spin of the caller's
         *     goods, then cost coins. A draw of a prize that is out of stock wins nothing.
         */
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
        /** The caller's draws in an activity, newest first. */
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
        /** Joins an activity. The caller's actions since the activity began count, also those before the join. */
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
        /** The latest winners, newest first, up to 20. */
        get: operations["list_winners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The measures against the caller, with the appeals. `UG-Token` can be the `appealToken` that a suspended account gets from a refused
         *     sign-in. It is valid for 30 minutes while the suspension is in force. Other calls refuse it.
         */
        get: operations["list_measures"];
        put?: never;
        /**
         * Appeals against a measure that is in force, once. The same appeal again gets the first answer. Takes the token of a suspended account
         *     like the list.
         */
        post: operations["create_appeal"];
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
        /** The books that the caller has read, most recently read first. `progress` has the position. */
        get: operations["read_history"];
        put?: never;
        post?: never;
        /** Deletes the caller's whole reading history, with all positions. */
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
        /** Deletes the caller's reading history and position of one book. */
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
        /** The list of books. */
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
        /**
         * Saves several positions: those that waited while the device was offline, or of a page that closes. Each has its own result, as for
         *     a single save.
         */
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
        /** A ranking of books. */
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
        /** The caller's shelf. Books with new chapters come first, by when these appeared; then the others, by when they were last read. */
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
        /** The published chapters of a book. */
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
        /** A chapter. The call counts as a read of the book, once per reader and half hour. */
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
        /** The caller's position in a book. Null: the caller has not begun it. */
        get: operations["read_progress"];
        /**
         * Saves a device's position. It replaces the stored position if `base` is the version of that position, if that position is an older
         *     one of the same device, or with `force`. Otherwise nothing changes, and the answer has the stored position. The frame `reading`
         *     notifies the account's other logins.
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
         * Marks all chapters of a book on the caller's shelf as seen, so that none counts as new. The frame `seen` notifies the caller's
         *     devices.
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
         * Puts a book on the caller's shelf. The frame `shelf` notifies the caller's devices. From then on, the frame `chapter` announces the
         *     book's new chapters to open pages.
         */
        post: operations["subscribe_book"];
        /** Takes a book off the caller's shelf. The frame `shelf` notifies the caller's devices. */
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
        /** A month of the caller: check-ins, streak and the next reward. */
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
        /** Makes up a missed day. It uses a card of the caller's goods, else it costs coins. It pays nothing, but counts for the streak and the month. */
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
        /** Checks in for today in the portal's time zone. */
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
    "/api/v1/document/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document, in Chinese and English. */
        get: operations["read_document"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/favourite/game/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games that the caller keeps, newest favourite first. */
        get: operations["list_favourite_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/favourite/game/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a game as a favourite. Keeping it again changes nothing. */
        post: operations["keep_game"];
        /** Removes a game from the favourites, also one that is gone. */
        delete: operations["remove_game"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/favourite/post/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The posts that the caller keeps, newest favourite first. Leaves out posts by people whom the caller blocks. */
        get: operations["list_favourite_posts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/favourite/post/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a post as a favourite. Keeping it again changes nothing. */
        post: operations["keep_post"];
        /** Removes a post from the favourites, also one that is gone. */
        delete: operations["remove_post"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/game/{id}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rates a game, or changes the caller's rating of it. Only players who downloaded the game rate it. */
        post: operations["rate_game"];
        /** Takes the caller's rating of a game back. */
        delete: operations["take_rating_back"];
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
        /** Gift packs: running ones, then coming ones, then those that ended in the last 30 days. */
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
        /** The packs that the caller has claimed, newest first, each with its `code`. Packs that have ended stay in the list. */
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
        /** Claims a gift pack, once per player: a code, or goods that are in the account at once. */
        post: operations["claim_gift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/goods/frame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Wears a frame around the avatar, or takes it off. Everybody sees it next to the name. */
        post: operations["wear_frame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/goods/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller has: frames, cards and spins. */
        get: operations["list_my_goods"];
        put?: never;
        post?: never;
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
        /** The caller's invitation code and link, and the totals of the invitations. */
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
        /** The players whom the caller invited, newest first. */
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
         * Uploads a picture or a video for a post, or a picture for a comment. A picture is stored in three sizes without metadata; a video as it is, without the metadata
         *     about places and people.
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
        /** Marks notices as read. The unread count changes on every open page of the account. */
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
        /** Creates a ticket that opens a socket for the caller. The ticket replaces the token, because addresses of sockets appear in logs. */
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
        /** Reports a post, a comment or a player to the operators, once per player. */
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
        /**
         * Searches for words and returns the best results of each kind. `/search/game`, `/search/book`, `/search/user` and `/search/post` return
         *     all results; their descriptions say how words and pinyin match.
         */
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
         * Books that have all words in their titles, authors, categories and tags. An exact title comes first, then titles that begin with
         *     the words, then the others, by `hot`. Letters also match titles, authors and tags by pinyin, after all these, as in
         *     `/api/v1/search/game`. If no book is found, a keyword of four characters or more also matches with one typing error.
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
         * Games that have all words in their names and tags. An exact name comes first, then names that begin with the words, then the
         *     others, by downloads. Letters also match names and tags by pinyin, after all these: full pinyin with an incomplete last syllable
         *     (`maoguo`, `maog`), then initials (`mgyz`), both also mixed with characters (`mao国`). Each reading of a character matches. If no game
         *     is found, a keyword of four characters or more also matches with one typing error.
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
         * Posts that have all words, in lots of a few hundred, newest lot first. Within a lot, posts with the words in the title come first,
         *     then the others, each by `hot`. If no post has the words, letters are read as pinyin of a name that the portal knows: posts with these
         *     characters are found (`maoguo`: 猫国). Otherwise a keyword of four characters or more also matches with one typing error.
         *     `total` counts the posts that were found so far; from 100 on there can be more, to which `nextCursor` leads.
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
    "/api/v1/search/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games and books that most players searched for in the last seven days, at most ten, most frequent first. Popular games and books
         *     fill the list. The answer can be a minute old.
         */
        get: operations["list_search_trends"];
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
         * Players by name, at most a few hundred. An exact name comes first, then names that begin with the words, then the others, by
         *     followers. Letters also match the names of the most followed players by pinyin, after all these, as in `/api/v1/search/game`. If nobody
         *     is found, a keyword of four characters or more also matches with one typing error.
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
        /** Edits an own comment. Watchers of the thread see it at once. The same text again changes nothing. */
        put: operations["edit_comment"];
        post?: never;
        /** Deletes an own comment. A comment with replies stays as a placeholder. */
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
        /** Takes back the like of a comment. */
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
        /** The settings that the app needs to write posts, comments and reports. */
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
        /**
         * Games, books, tags, players and titles of posts that begin with the typed text or contain it, then games, books, tags and players by
         *     pinyin as in `/api/v1/search`, at most ten. The answer can be a minute old.
         */
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
        /** Publishes a post. Open feeds are notified within a second. */
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
        /** Posts by the people whom the caller follows, newest first. */
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
        /** The caller's own posts, newest first, including posts that an operator has hidden. */
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
        /** A post. The call counts as a view, once per reader and half hour. */
        get: operations["read_post"];
        /** Edits an own post. Watchers of the post and newly mentioned accounts are notified at once. */
        put: operations["edit_post"];
        post?: never;
        /** Deletes an own post permanently. Watchers of the post are notified at once, open feeds within a second. */
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
        /** Comments on a post, or answers a comment. Watchers of the thread see it at once. */
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
        /** The comments below a post, each with its first two replies. Leaves out comments by people whom the caller blocks. */
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
        /** Takes back the like of a post. */
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
        /** One comment with its first two replies. For a reply: the top-level comment above it, with this reply first among its replies. */
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
        /**
         * Words that players may not use, so that the app can warn them before they send. The server checks again. The list does not say which
         *     words are refused and which are masked: spammers would learn what passes.
         */
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
        /** The square's tags, in display order. */
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
        /** The players whom the caller blocks, newest first. */
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
         * Blocks a player. The caller's lists leave out the player's posts and comments. The player cannot follow the caller, or comment on or
         *     like the caller's posts and comments. Follows between the two end.
         */
        post: operations["block_user"];
        /** Ends a block. Follows do not come back. */
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
        /** Follows a player, who gets one notice. */
        post: operations["follow_user"];
        /** Ends a follow. */
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
        /** A player's public page. */
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
        /** A player's followers, newest first. Leaves out people whom the caller blocks. */
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
        /** The people whom a player follows, newest first. Leaves out people whom the caller blocks. */
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
    "/api/v1/youth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The youth mode of the caller, and how much of today is used. */
        get: operations["read_youth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/youth/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches the youth mode off, on all devices of the account. */
        post: operations["disable_youth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/youth/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches the youth mode on, on all devices of the account, and cancels its unpaid orders. From then on the account spends nothing, and
         *     is closed from 22:00 to 6:00 by the portal's clock and after 40 minutes a day.
         */
        post: operations["enable_youth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/youth/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the account for 40 minutes from now on, at night too. These minutes are not counted. The mode stays on. */
        post: operations["extend_youth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/youth/minute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The app is open in this minute: it counts once, whichever devices report it. Calls for content count their minutes themselves. */
        post: operations["count_youth_minute"];
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
        /**
         * The memberships on sale, in display order. Names, benefits and badges have the language of `Accept-Language`, if the content pack
         *     translates them.
         */
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
         * Buys or extends the caller's membership. The new days start when the membership ends, or now if it has ended. A purchase with coins
         *     and without an `Idempotency-Key` counts once: the same plan by the same login within 60 s is the same purchase.
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
        /** One game. A game that is off the shelf is visible only to its owners. */
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
        /** The running and coming gift packs of a game. */
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
        /** The types of games, in display order. */
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
             * @description 0: created by name, 1: created by phone.
             */
            accountType: number;
            /**
             * Format: int32
             * @description 0: unknown
             */
            age: number;
            /** @description The address of the picture. Null: the player has not chosen one. */
            avatar?: string | null;
            /**
             * Format: int32
             * @description 1: the player had requested the erasure of the account, and this sign-in cancelled it. Otherwise absent.
             */
            erasureCancelled?: number | null;
            /** @description Empty for an account that was created by phone. */
            loginName: string;
            name: string;
            /**
             * Format: int32
             * @description 1: the account should bind a phone.
             */
            needBind: number;
            /**
             * Format: int32
             * @description 1: the account should enter a real name.
             */
            needRealName: number;
            /**
             * Format: int32
             * @description 1: this call created the account.
             */
            newAccount: number;
            /**
             * Format: int32
             * @description 0: unknown, 1: male, 2: female
             */
            sex: number;
            /** @description The token for the header `UG-Token`, to send together with `UG-Uid`. */
            token: string;
            /** Format: int64 */
            uid: number;
        };
        ActAtCashier: {
            act: components["schemas"]["Choice"];
            /** @description As in the address of the page. */
            lang?: string | null;
            /** Format: uuid */
            order: string;
            sign: string;
        };
        /** @description An activity in a list. */
        Activity: {
            /** @description 16:9 */
            banner: components["schemas"]["Picture"];
            beginTime: components["schemas"]["Time"];
            /** @description Until this time, players can claim tasks that they finished before the end. */
            claimEndTime: components["schemas"]["Time"];
            /** @description The end: later actions do not count, and no draws are possible. */
            endTime: components["schemas"]["Time"];
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description The number of players who joined.
             */
            joinNum: number;
            /** @description The reader has joined. */
            joined: boolean;
            kind: components["schemas"]["ActivityKind"];
            name: string;
            state: components["schemas"]["ActivityState"];
            summary: string;
        };
        /** @description An activity with its tasks or its draw. */
        ActivityDetail: components["schemas"]["Activity"] & {
            /** @description Sanitised HTML. */
            content: string;
            draw?: components["schemas"]["ActivityDraw"] | null;
            /** @description The tasks in display order, for the kind `tasks`. */
            tasks: components["schemas"]["ActivityTask"][];
        };
        ActivityDraw: {
            /**
             * Format: int32
             * @description The reader's remaining free draws today.
             */
            freeLeft: number;
            /**
             * Format: int64
             * @description The price of a draw that is not free, X钻.
             */
            fullPrice: number;
            /**
             * Format: int32
             * @description The reader's remaining draws today, including free ones.
             */
            left: number;
            /** @description The beginning of the portal's next day, which has new draws. */
            nextDay: components["schemas"]["Time"];
            /**
             * Format: int32
             * @description `odds` are parts of this number.
             */
            oddsOf: number;
            /**
             * Format: int64
             * @description The price of the reader's next draw, X钻; 0: free, or with a spin. Null: no more draws today.
             */
            price?: number | null;
            prizes: components["schemas"]["ActivityPrize"][];
            /**
             * Format: int32
             * @description The reader's spins. After the free draws, one is used before coins.
             */
            spins: number;
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
             * @description The chance to win the prize, in parts of `oddsOf`. The remaining parts win nothing, and so does a prize that is out of stock.
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
             * @description X钻 that the task pays.
             */
            coins: number;
            deed: components["schemas"]["Deed"];
            /**
             * Format: int64
             * @description The reader's progress since the activity began, at most `goal`.
             */
            done: number;
            /**
             * Format: int64
             * @description The number of actions to do; for `recharge`: X钻.
             */
            goal: number;
            /** Format: int32 */
            id: number;
            name: string;
            /**
             * Format: int32
             * @description Days of membership that the task pays.
             */
            vipDays: number;
        };
        /**
         * Format: int32
         * @description 0: unknown
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
         * @description The system of the app itself.
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
        AvatarUploaded: {
            /** @description The address of the picture, 256 pixels wide. Its name ends in `-256.jpg`; `-96.jpg` and `-640.jpg` exist too. */
            avatar: string;
        };
        BindPhone: {
            /** @description The `requestId` of the request for `oldSmsCode`. */
            oldRequestId?: string | null;
            /** @description Instead of the password, if a phone is bound: a code that was sent to that phone for the scene `bind`. */
            oldSmsCode?: string | null;
            /**
             * Format: password
             * @description The account's password. The first phone needs it.
             */
            password?: string | null;
            phone: components["schemas"]["Phone"];
            /** @description The `requestId` of the request for the code. Without it, the newest request of the caller's network counts. */
            requestId?: string | null;
            /** @description The code that was sent to `phone` for the scene `bind`. */
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
             * @description The number of subscribers.
             */
            subscribeNum: number;
            /** @description The reader subscribes to the book. */
            subscribed: boolean;
            summary: string;
            tags: string[];
            title: string;
            /** @description The time at which the last chapter appeared. */
            updateTime: components["schemas"]["Time"];
        };
        BookCategory: {
            category: string;
            /**
             * Format: int64
             * @description The number of books.
             */
            num: number;
        };
        /** @description A book with all details. */
        BookDetail: components["schemas"]["Book"] & {
            /** @description Plain text. Blank lines separate paragraphs. */
            description: string;
            firstChapter?: components["schemas"]["ChapterRef"] | null;
        };
        /** @description A picture in two sizes. For a small picture, both are the same file. */
        BookImage: {
            /** @description A tiny `data:` URI to show until the picture has loaded. */
            blur: string;
            full: string;
            /** Format: int32 */
            height: number;
            /** @description The size for phones: a cover is 320 wide, a banner or poster 640, a page 720. For a small picture, the same as `full`. */
            medium: string;
            /**
             * Format: int32
             * @description Pixels of `full`, like `height`.
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
        /** @description A month of the caller's check-ins. */
        Calendar: {
            /** @description Full months, such as 2026-10, newest first. */
            badges: string[];
            checkedInToday: boolean;
            /**
             * Format: int64
             * @description The caller's balance, X钻.
             */
            coinNum: number;
            /** @description The check-ins of that month. */
            days: components["schemas"]["CalendarDay"][];
            /**
             * Format: date
             * @description The first day on which the caller could check in: the day of the registration.
             */
            firstDay: string;
            makeUp: components["schemas"]["MakingUp"];
            /** @description The month of `days`, such as 2026-11. */
            month: string;
            /**
             * Format: int64
             * @description X钻 for the next check-in.
             */
            nextReward: number;
            /** @description X钻 for the 1st, 2nd … day of a streak. After the last day the list starts again. */
            rewards: number[];
            /**
             * Format: int32
             * @description The current streak. It ends today, or yesterday if the caller has not checked in today.
             */
            streak: number;
            /**
             * Format: date
             * @description Today in the portal's time zone.
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
        CancelOrder: {
            /** Format: uuid */
            orderId: string;
            /** Format: int64 */
            uid?: number | null;
        };
        /** @description 1–64 visible characters. */
        ChannelId: string;
        /** @description A chapter with its content: pages, paragraphs or a video, depending on the kind of the book. */
        Chapter: components["schemas"]["ChapterRef"] & {
            /** Format: int64 */
            bookId: number;
            bookTitle: string;
            direction: components["schemas"]["Direction"];
            expiresAt?: components["schemas"]["Time"] | null;
            keepUntil?: components["schemas"]["Time"] | null;
            kind: components["schemas"]["BookKind"];
            /** @description The chapter is for members only, and the reader is not a member. The content is only a preview. */
            locked: boolean;
            next?: components["schemas"]["ChapterRef"] | null;
            /** @description The pages of a comic. */
            pages?: components["schemas"]["BookImage"][] | null;
            /** @description The paragraphs of a novel. */
            paragraphs?: components["schemas"]["ChapterParagraph"][] | null;
            previous?: components["schemas"]["ChapterRef"] | null;
            publishTime: components["schemas"]["Time"];
            video?: components["schemas"]["ChapterVideo"] | null;
        };
        ChapterBrief: components["schemas"]["ChapterRef"] & {
            /** @description The reader subscribes to the book, and the chapter appeared after the reader last saw the book. */
            isNew: boolean;
            /** @description The chapter is for members only, and the reader is not a member. */
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
        /** @description A chapter's title and position. */
        ChapterRef: {
            access: components["schemas"]["Access"];
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description Its position in the book, from 1. Unpublished and removed chapters count too, so there can be gaps.
             */
            index: number;
            title: string;
        };
        ChapterVideo: {
            /** Format: int32 */
            height: number;
            /** @description `url` is a playlist. */
            hls: boolean;
            /** @description 16:9, to show before the video plays. */
            poster: components["schemas"]["BookImage"];
            /** Format: double */
            seconds: number;
            /**
             * Format: int64
             * @description Bytes
             */
            size: number;
            thumbs?: components["schemas"]["VideoThumbs"] | null;
            /** @description The address of an MP4, which supports byte ranges, or of an HLS playlist. Null: the chapter is locked. */
            url?: string | null;
            /**
             * Format: int32
             * @description Pixels; 0: unknown.
             */
            width: number;
        };
        /** @description A day with a check-in. */
        CheckedIn: {
            /** @description The month that this day completed, such as 2026-11; the caller earned its badge. Null: the month is not full. */
            badge?: string | null;
            /** @description The day was made up with a card of the caller's goods. */
            card: boolean;
            /**
             * Format: int64
             * @description The caller's balance afterwards, X钻.
             */
            coinNum: number;
            /**
             * Format: date
             * @description A day in the portal's time zone.
             */
            day: string;
            /**
             * Format: int64
             * @description X钻
             */
            reward: number;
            /**
             * Format: int32
             * @description The current streak. It ends today, or yesterday if the caller has not checked in today.
             */
            streak: number;
            /** Format: int64 */
            version: number;
        };
        /**
         * @description A choice of the player at the cashier.
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
        /**
         * @description Why an account is closed.
         * @enum {string}
         */
        Closed: "night" | "time";
        CoinOrder: components["schemas"]["PageQuery"] & {
            /** @description The payment channel, for `packageId`. */
            channel?: string | null;
            /**
             * Format: int32
             * @description 1: list the caller's orders and ignore all other fields but those of paging.
             */
            list?: number | null;
            /**
             * Format: uuid
             * @description The id of one of the caller's orders to read.
             */
            orderId?: string | null;
            /**
             * Format: int64
             * @description The id of the package to buy.
             */
            packageId?: number | null;
            /**
             * Format: int64
             * @description The amount that the player confirmed, in the currency's minor unit, for `packageId`. If today's price differs, the call is refused
             *     with code 2006. Absent: today's price.
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
             * @description X钻, given in addition.
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
            /** @description Payment channels that are open now, in display order. Empty if the call has a `cursor`. */
            channels: components["schemas"]["PayChannel"][];
            /**
             * Format: int64
             * @description The balance, X钻.
             */
            coinNum: number;
            /**
             * Format: int64
             * @description X钻 of refunds that were spent. The next X钻 settle them first.
             */
            debtNum: number;
            /** @description The ledger entries, newest first. */
            entries: components["schemas"]["Page_CoinEntry"];
            /** @description Packages on sale, in display order. Empty if the call has a `cursor`. */
            packages: components["schemas"]["CoinPackage"][];
            /**
             * Format: int64
             * @description The version of the status that `coinNum` comes from.
             */
            version: number;
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
        /** @description The new text of an own comment. Its picture stays. */
        CommentInput: {
            content: components["schemas"]["CommentText"];
            /** @description Accounts that the text mentions as "@name". The first 10 whose names are in the text count. Newly mentioned accounts are notified. */
            mentions?: components["schemas"]["Mentions"];
        };
        /** @description A page of comments, with the position from which to watch the thread. */
        CommentPage: components["schemas"]["Page_Comment"] & {
            /**
             * Format: int64
             * @description The `likesVersion` for the frame `watch`.
             */
            likesVersion: number;
            /**
             * Format: int64
             * @description The `since` for the frame `watch`.
             */
            seq: number;
        };
        /** @description Up to 1000 characters, without blanks around them. Empty only if the comment has a picture. */
        CommentText: string;
        CommentedPost: {
            /** @description The beginning of the post's text. */
            excerpt: string;
            /** @description The post is hidden or deleted; title and excerpt are empty. */
            gone: boolean;
            /** Format: int64 */
            id: number;
            /** @description Empty: none. */
            title: string;
        };
        /** @enum {string} */
        ConfigKey: "images" | "contentChars" | "titleChars" | "commentChars" | "reportChars" | "mentions" | "imageBytes" | "videoBytes" | "videoSeconds";
        CountAppDownload: {
            /** @description The visitor's channel. Absent: `0`. */
            channelID?: string | null;
            inviteCode?: string | null;
            platform?: components["schemas"]["AppPlatform"] | null;
        };
        CustomerService: {
            /** @description The address for business inquiries; empty: none. */
            businessEmail: string;
            /** @description A path of the app or an https address; empty: none. */
            contactLink: string;
            /** @description Empty: none. */
            email: string;
            /** @description Questions in display order, grouped by category. */
            faq: components["schemas"]["Question"][];
            /** @description The service hours, as a text. */
            hours: string;
        };
        /**
         * @description The action that a task counts.
         * @enum {string}
         */
        Deed: "publish" | "comment" | "like" | "checkIn" | "invite" | "download" | "recharge";
        /** @description Up to 500 characters, in one or more lines. */
        Detail: string;
        /** @description Letters, digits, `-` and `_`, up to 64: the app sends a UUID without dashes. */
        DeviceId: string;
        DeviceInit: {
            otherConfig: components["schemas"]["OtherConfig"];
            serverConfig: components["schemas"]["ServerConfig"];
        };
        /**
         * @description The platform on which the app runs. `h5`: a browser.
         * @enum {string}
         */
        DeviceType: "h5" | "android" | "ios";
        /**
         * @description The reading direction of a comic, unless the reader chooses another.
         * @enum {string}
         */
        Direction: "strip" | "ltr" | "rtl";
        /** @description The PIN; or, if it is forgotten, the account's phone and a code. */
        DisableYouth: {
            phone?: components["schemas"]["Phone"] | null;
            pin?: components["schemas"]["Pin"] | null;
            /** @description The `requestId` of the request for the code. Without it, the newest request of the caller's network counts. */
            requestId?: string | null;
            /** @description The code that was sent for the scene `reset`. */
            smsCode?: string | null;
        };
        Document: {
            /** @description HTML with a few allowed tags */
            content: string;
            /** @description The same in English. */
            contentEn: string;
            /** @description `terms` or `privacy` */
            name: string;
            title: string;
            titleEn: string;
            /** @description The day of the text, such as 2026-11-27. Players are asked again for their consent to a newer text. */
            version: string;
        };
        DownloadGame: {
            /** @description 1: Android, 2: iOS */
            platformType: components["schemas"]["PlatformType"];
            /**
             * Format: int64
             * @description The price that the player confirmed, X钻. If today's price differs, the call is refused with code 2006. Absent: today's price is
             *     charged.
             */
            price?: number | null;
            /** Format: int64 */
            uid?: number | null;
        };
        Draw: {
            /**
             * Format: int64
             * @description The price that the player confirmed, X钻; 0 for a free draw, or one with a spin.
             */
            price: number;
            /** @description Whether the player confirmed to use a spin. Absent: any draw of this price. */
            spin?: boolean | null;
        };
        DrawResult: {
            /**
             * Format: int64
             * @description The caller's balance afterwards, X钻.
             */
            coinNum: number;
            /**
             * Format: int64
             * @description X钻 that the prize paid.
             */
            coins: number;
            /**
             * Format: int64
             * @description The price that was charged, X钻.
             */
            price: number;
            /**
             * Format: int32
             * @description The id of the prize. Null: no prize.
             */
            prize?: number | null;
            /** @description It used a spin of the caller's goods. */
            spin: boolean;
            /** Format: int64 */
            version: number;
            /**
             * Format: int32
             * @description Days of membership that the prize paid.
             */
            vipDays: number;
        };
        EnableYouth: {
            pin: components["schemas"]["Pin"];
        };
        EndLogin: {
            /**
             * Format: uuid
             * @description The id of a login from `/api/user/center/login/all`.
             */
            id?: string | null;
            /**
             * Format: int32
             * @description 1: end all logins but the one that this call uses.
             */
            others?: number | null;
            /** Format: int64 */
            uid?: number | null;
        };
        Envelope_Account: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int32
                 * @description 0: created by name, 1: created by phone.
                 */
                accountType: number;
                /**
                 * Format: int32
                 * @description 0: unknown
                 */
                age: number;
                /** @description The address of the picture. Null: the player has not chosen one. */
                avatar?: string | null;
                /**
                 * Format: int32
                 * @description 1: the player had requested the erasure of the account, and this sign-in cancelled it. Otherwise absent.
                 */
                erasureCancelled?: number | null;
                /** @description Empty for an account that was created by phone. */
                loginName: string;
                name: string;
                /**
                 * Format: int32
                 * @description 1: the account should bind a phone.
                 */
                needBind: number;
                /**
                 * Format: int32
                 * @description 1: the account should enter a real name.
                 */
                needRealName: number;
                /**
                 * Format: int32
                 * @description 1: this call created the account.
                 */
                newAccount: number;
                /**
                 * Format: int32
                 * @description 0: unknown, 1: male, 2: female
                 */
                sex: number;
                /** @description The token for the header `UG-Token`, to send together with `UG-Uid`. */
                token: string;
                /** Format: int64 */
                uid: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_ActivityDetail: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description An activity with its tasks or its draw. */
            data: components["schemas"]["Activity"] & {
                /** @description Sanitised HTML. */
                content: string;
                draw?: components["schemas"]["ActivityDraw"] | null;
                /** @description The tasks in display order, for the kind `tasks`. */
                tasks: components["schemas"]["ActivityTask"][];
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_AvatarUploaded: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /** @description The address of the picture, 256 pixels wide. Its name ends in `-256.jpg`; `-96.jpg` and `-640.jpg` exist too. */
                avatar: string;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Blocked: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                blocked: boolean;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_BookDetail: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description A book with all details. */
            data: components["schemas"]["Book"] & {
                /** @description Plain text. Blank lines separate paragraphs. */
                description: string;
                firstChapter?: components["schemas"]["ChapterRef"] | null;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Calendar: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description A month of the caller's check-ins. */
            data: {
                /** @description Full months, such as 2026-10, newest first. */
                badges: string[];
                checkedInToday: boolean;
                /**
                 * Format: int64
                 * @description The caller's balance, X钻.
                 */
                coinNum: number;
                /** @description The check-ins of that month. */
                days: components["schemas"]["CalendarDay"][];
                /**
                 * Format: date
                 * @description The first day on which the caller could check in: the day of the registration.
                 */
                firstDay: string;
                makeUp: components["schemas"]["MakingUp"];
                /** @description The month of `days`, such as 2026-11. */
                month: string;
                /**
                 * Format: int64
                 * @description X钻 for the next check-in.
                 */
                nextReward: number;
                /** @description X钻 for the 1st, 2nd … day of a streak. After the last day the list starts again. */
                rewards: number[];
                /**
                 * Format: int32
                 * @description The current streak. It ends today, or yesterday if the caller has not checked in today.
                 */
                streak: number;
                /**
                 * Format: date
                 * @description Today in the portal's time zone.
                 */
                today: string;
                /** Format: int64 */
                version: number;
                zone: string;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Chapter: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description A chapter with its content: pages, paragraphs or a video, depending on the kind of the book. */
            data: components["schemas"]["ChapterRef"] & {
                /** Format: int64 */
                bookId: number;
                bookTitle: string;
                direction: components["schemas"]["Direction"];
                expiresAt?: components["schemas"]["Time"] | null;
                keepUntil?: components["schemas"]["Time"] | null;
                kind: components["schemas"]["BookKind"];
                /** @description The chapter is for members only, and the reader is not a member. The content is only a preview. */
                locked: boolean;
                next?: components["schemas"]["ChapterRef"] | null;
                /** @description The pages of a comic. */
                pages?: components["schemas"]["BookImage"][] | null;
                /** @description The paragraphs of a novel. */
                paragraphs?: components["schemas"]["ChapterParagraph"][] | null;
                previous?: components["schemas"]["ChapterRef"] | null;
                publishTime: components["schemas"]["Time"];
                video?: components["schemas"]["ChapterVideo"] | null;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_CheckedIn: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description A day with a check-in. */
            data: {
                /** @description The month that this day completed, such as 2026-11; the caller earned its badge. Null: the month is not full. */
                badge?: string | null;
                /** @description The day was made up with a card of the caller's goods. */
                card: boolean;
                /**
                 * Format: int64
                 * @description The caller's balance afterwards, X钻.
                 */
                coinNum: number;
                /**
                 * Format: date
                 * @description A day in the portal's time zone.
                 */
                day: string;
                /**
                 * Format: int64
                 * @description X钻
                 */
                reward: number;
                /**
                 * Format: int32
                 * @description The current streak. It ends today, or yesterday if the caller has not checked in today.
                 */
                streak: number;
                /** Format: int64 */
                version: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_CoinOrdered: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description The order, or the page of orders. */
            data: components["schemas"]["Order"] | components["schemas"]["Page_Order"];
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Coins: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /** @description Payment channels that are open now, in display order. Empty if the call has a `cursor`. */
                channels: components["schemas"]["PayChannel"][];
                /**
                 * Format: int64
                 * @description The balance, X钻.
                 */
                coinNum: number;
                /**
                 * Format: int64
                 * @description X钻 of refunds that were spent. The next X钻 settle them first.
                 */
                debtNum: number;
                /** @description The ledger entries, newest first. */
                entries: components["schemas"]["Page_CoinEntry"];
                /** @description Packages on sale, in display order. Empty if the call has a `cursor`. */
                packages: components["schemas"]["CoinPackage"][];
                /**
                 * Format: int64
                 * @description The version of the status that `coinNum` comes from.
                 */
                version: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Comment: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description A comment below a post, or a reply below a comment. */
            data: {
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
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_CommentPage: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description A page of comments, with the position from which to watch the thread. */
            data: components["schemas"]["Page_Comment"] & {
                /**
                 * Format: int64
                 * @description The `likesVersion` for the frame `watch`.
                 */
                likesVersion: number;
                /**
                 * Format: int64
                 * @description The `since` for the frame `watch`.
                 */
                seq: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_CustomerService: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /** @description The address for business inquiries; empty: none. */
                businessEmail: string;
                /** @description A path of the app or an https address; empty: none. */
                contactLink: string;
                /** @description Empty: none. */
                email: string;
                /** @description Questions in display order, grouped by category. */
                faq: components["schemas"]["Question"][];
                /** @description The service hours, as a text. */
                hours: string;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_DeviceInit: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                otherConfig: components["schemas"]["OtherConfig"];
                serverConfig: components["schemas"]["ServerConfig"];
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Document: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /** @description HTML with a few allowed tags */
                content: string;
                /** @description The same in English. */
                contentEn: string;
                /** @description `terms` or `privacy` */
                name: string;
                title: string;
                titleEn: string;
                /** @description The day of the text, such as 2026-11-27. Players are asked again for their consent to a newer text. */
                version: string;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_DrawResult: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The caller's balance afterwards, X钻.
                 */
                coinNum: number;
                /**
                 * Format: int64
                 * @description X钻 that the prize paid.
                 */
                coins: number;
                /**
                 * Format: int64
                 * @description The price that was charged, X钻.
                 */
                price: number;
                /**
                 * Format: int32
                 * @description The id of the prize. Null: no prize.
                 */
                prize?: number | null;
                /** @description It used a spin of the caller's goods. */
                spin: boolean;
                /** Format: int64 */
                version: number;
                /**
                 * Format: int32
                 * @description Days of membership that the prize paid.
                 */
                vipDays: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_ErasureAsked: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /** @description The account is erased at this time, unless somebody signs in before. */
                dueTime: components["schemas"]["Time"];
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_ErasureTerms: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description X钻 that would be lost.
                 */
                coinNum: number;
                /**
                 * Format: int32
                 * @description Days between the call and the erasure. A sign-in during this time cancels it.
                 */
                coolingOffDays: number;
                /**
                 * Format: int64
                 * @description Orders that can still be paid. The erasure waits for their end.
                 */
                openOrders: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_ExportLink: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                expireTime: components["schemas"]["Time"];
                /**
                 * @description The address of a zip of JSON and media. It gives the data out once, until `expireTime`, and only while this login is live. A fetch that
                 *     breaks off can be repeated a few times.
                 */
                url: string;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Favourited: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description Whether the caller keeps it afterwards. */
            data: {
                favourited: boolean;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_FirstFound: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description The best results of each kind. */
            data: {
                books: components["schemas"]["Book"][];
                /** @description At most three, as for the other kinds. */
                games: components["schemas"]["Game"][];
                posts: components["schemas"]["Post"][];
                /** @description The characters that the letters of the keyword spell in names of the portal, best first, at most ten. */
                spelled: string[];
                users: components["schemas"]["PersonLine"][];
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Followed: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description The player's number of followers afterwards. */
            data: {
                followed: boolean;
                /** Format: int64 */
                followers: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_GameDetail: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description A game's page. */
            data: components["schemas"]["Game"] & {
                /** @description The reader keeps the game as a favourite. */
                favourited: boolean;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_GameDownload: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The price that was charged for this download, X钻.
                 */
                charged: number;
                /**
                 * Format: int64
                 * @description The balance afterwards, X钻; null for a visitor.
                 */
                coinNum?: number | null;
                expiresAt: components["schemas"]["Time"];
                fileName: string;
                /** @description The SHA-256 of the file, in hex. */
                sha256: string;
                /**
                 * Format: int64
                 * @description Bytes
                 */
                size: number;
                /** @description The address of the file, which supports byte ranges. It works until `expiresAt`, and only while this login is live. */
                url: string;
                /**
                 * Format: int64
                 * @description The version of the status that `coinNum` comes from; null for a visitor.
                 */
                version?: number | null;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_GiftClaimed: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /** @description The code. Null: the pack gave its goods (`grants`). */
                code?: string | null;
                /**
                 * Format: int64
                 * @description The remaining stock.
                 */
                left: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Invite: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /** @description The caller's channel. Invited players belong to it too. */
                channel: string;
                /** @description The `inviteCode` that a new player enters. */
                code: string;
                /**
                 * Format: int64
                 * @description The caller's rewards for paid invitations, X钻, without those that were taken back.
                 */
                earned: number;
                /**
                 * Format: int64
                 * @description The number of players who registered with the caller's code, in all states.
                 */
                invited: number;
                /** @description The address of the app with the parameters `inviteCode` and, for the channel, `code`. */
                link: string;
                /**
                 * Format: int64
                 * @description How many of these invitations were paid to both sides.
                 */
                paid: number;
                /**
                 * Format: int64
                 * @description How many of these invitations can still be paid.
                 */
                pending: number;
                /** @description The rewards for an invitation that is accepted now. */
                rewards: components["schemas"]["InviteRewards"];
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Liked: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description The number of likes afterwards. */
            data: {
                /** Format: int64 */
                likeNum: number;
                liked: boolean;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Logins: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /** @description Newest first, at most 50. */
                records: components["schemas"]["ListedLogin"][];
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_LoginsEnded: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /** @description The number of ended logins. */
                ended: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_MediaUploaded: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description The upload, ready for a post. Only the field of its kind is present. */
            data: {
                /** Format: uuid */
                id: string;
                image?: components["schemas"]["Image"] | null;
                kind: components["schemas"]["MediaKind"];
                video?: components["schemas"]["UploadedVideo"] | null;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_MessagePage: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: components["schemas"]["Page_Message"] & {
                /** @description The same messages as `records`. */
                list: components["schemas"]["Message"][];
                unread: components["schemas"]["Unread"];
                /**
                 * Format: int64
                 * @description The version of the status that `unread` comes from.
                 */
                version: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_MessagesRead: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                message?: components["schemas"]["Message"] | null;
                unread: components["schemas"]["Unread"];
                /**
                 * Format: int64
                 * @description The version of the status that `unread` comes from.
                 */
                version: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_MyGoods: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description The caller's goods. */
            data: {
                freeRenameTime?: components["schemas"]["Time"] | null;
                /** @description In display order. */
                goods: components["schemas"]["Good"][];
                /** Format: int64 */
                version: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_NoticePage: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: components["schemas"]["Page_Notice"] & {
                unread: components["schemas"]["Unread"];
                /**
                 * Format: int64
                 * @description The version of the status that `unread` comes from.
                 */
                version: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_NoticesRead: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                unread: components["schemas"]["Unread"];
                /**
                 * Format: int64
                 * @description The version of the status that `unread` comes from.
                 */
                version: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Option_Announcement: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
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
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Option_Progress: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: null | {
                /** Format: int64 */
                bookId: number;
                /** Format: int64 */
                chapterId: number;
                /**
                 * Format: int64
                 * @description The chapter's position in the book. 0: the chapter does not exist any more.
                 */
                chapterIndex: number;
                /** @description Empty: the chapter does not exist any more. */
                chapterTitle: string;
                /** @description A name of the device for people, such as `Chrome · Android`. */
                device: string;
                /** @description The id that the app on that device chose. Every login of the account sees it, so it is not the `deviceID` of sign-ins. */
                deviceId: string;
                locator: components["schemas"]["Locator"];
                /** @description The time of reading, by that device's clock. */
                readAt: components["schemas"]["Time"];
                /**
                 * Format: int64
                 * @description The `base` for the next save.
                 */
                version: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Order: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description In the currency's minor unit.
                 */
                amount: number;
                /** @description Whether the player cancelled the order. A payment that arrives later is still delivered. */
                cancelled: boolean;
                channel: string;
                /**
                 * Format: int64
                 * @description X钻 that the order delivers.
                 */
                coins: number;
                createTime: components["schemas"]["Time"];
                currency: string;
                /**
                 * Format: int32
                 * @description Days of membership that the order delivers.
                 */
                days: number;
                /** Format: uuid */
                id: string;
                /** @description The product's name at the time of the order, in the reader's language if the content pack translates it. */
                item: string;
                kind: components["schemas"]["OrderKind"];
                /** @description The order closes at this time if it is not paid. */
                payExpireTime: components["schemas"]["Time"];
                status: components["schemas"]["OrderStatus"];
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_OwnMeasures: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /** @description Newest first, at most 100. */
                records: components["schemas"]["OwnMeasure"][];
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Page_Activity: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of the page, as requested. With a cursor, at most the number of pages.
                 */
                current: number;
                /** @description The `cursor` of the next page. Null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    /** @description 16:9 */
                    banner: components["schemas"]["Picture"];
                    beginTime: components["schemas"]["Time"];
                    /** @description Until this time, players can claim tasks that they finished before the end. */
                    claimEndTime: components["schemas"]["Time"];
                    /** @description The end: later actions do not count, and no draws are possible. */
                    endTime: components["schemas"]["Time"];
                    /** Format: int64 */
                    id: number;
                    /**
                     * Format: int64
                     * @description The number of players who joined.
                     */
                    joinNum: number;
                    /** @description The reader has joined. */
                    joined: boolean;
                    kind: components["schemas"]["ActivityKind"];
                    name: string;
                    state: components["schemas"]["ActivityState"];
                    summary: string;
                }[];
                /**
                 * Format: int64
                 * @description Records per page, as requested.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The number of records on all pages together.
                 */
                total: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Page_Author: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of the page, as requested. With a cursor, at most the number of pages.
                 */
                current: number;
                /** @description The `cursor` of the next page. Null on the last page. */
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
                }[];
                /**
                 * Format: int64
                 * @description Records per page, as requested.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The number of records on all pages together.
                 */
                total: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Page_Book: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of the page, as requested. With a cursor, at most the number of pages.
                 */
                current: number;
                /** @description The `cursor` of the next page. Null on the last page. */
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
                     * @description The number of subscribers.
                     */
                    subscribeNum: number;
                    /** @description The reader subscribes to the book. */
                    subscribed: boolean;
                    summary: string;
                    tags: string[];
                    title: string;
                    /** @description The time at which the last chapter appeared. */
                    updateTime: components["schemas"]["Time"];
                }[];
                /**
                 * Format: int64
                 * @description Records per page, as requested.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The number of records on all pages together.
                 */
                total: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Page_ChapterBrief: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of the page, as requested. With a cursor, at most the number of pages.
                 */
                current: number;
                /** @description The `cursor` of the next page. Null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: (components["schemas"]["ChapterRef"] & {
                    /** @description The reader subscribes to the book, and the chapter appeared after the reader last saw the book. */
                    isNew: boolean;
                    /** @description The chapter is for members only, and the reader is not a member. */
                    locked: boolean;
                    publishTime: components["schemas"]["Time"];
                    /** @description The reader has begun it. */
                    read: boolean;
                })[];
                /**
                 * Format: int64
                 * @description Records per page, as requested.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The number of records on all pages together.
                 */
                total: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Page_FavouriteGame: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of the page, as requested. With a cursor, at most the number of pages.
                 */
                current: number;
                /** @description The `cursor` of the next page. Null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    /** @description When the caller began to keep it. */
                    favouriteTime: components["schemas"]["Time"];
                    game?: components["schemas"]["Game"] | null;
                    /**
                     * Format: int64
                     * @description The game's id.
                     */
                    id: number;
                }[];
                /**
                 * Format: int64
                 * @description Records per page, as requested.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The number of records on all pages together.
                 */
                total: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Page_FavouritePost: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of the page, as requested. With a cursor, at most the number of pages.
                 */
                current: number;
                /** @description The `cursor` of the next page. Null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    /** @description When the caller began to keep it. */
                    favouriteTime: components["schemas"]["Time"];
                    /**
                     * Format: int64
                     * @description The post's id.
                     */
                    id: number;
                    post?: components["schemas"]["Post"] | null;
                }[];
                /**
                 * Format: int64
                 * @description Records per page, as requested.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The number of records on all pages together.
                 */
                total: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Page_Game: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of the page, as requested. With a cursor, at most the number of pages.
                 */
                current: number;
                /** @description The `cursor` of the next page. Null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    /**
                     * Format: int32
                     * @description The age in years from which the game is suitable: 8, 12 or 16. Absent: no hint.
                     */
                    ageHint?: number | null;
                    /** @description Its page in Apple's App Store, for players on iOS. */
                    appStoreUrl?: string | null;
                    /** @description 16:9 */
                    banner: components["schemas"]["Picture"];
                    /**
                     * Format: int64
                     * @description Price, X钻
                     */
                    buyAmount: number;
                    /** @description The game's type, as in the list of types. */
                    category: string;
                    createTime: components["schemas"]["Time"];
                    /** @description Plain text. Blank lines separate paragraphs. */
                    description: string;
                    developer: string;
                    /** Format: int64 */
                    downloadNum: number;
                    /** @description The reader downloaded the game, and so may rate it. */
                    downloaded: boolean;
                    /**
                     * Format: int64
                     * @description The number of gift packs that can be claimed now.
                     */
                    giftNum: number;
                    icon: components["schemas"]["Picture"];
                    /** Format: int64 */
                    id: number;
                    /**
                     * Format: int32
                     * @description The reader's stars. Null: none.
                     */
                    myRating?: number | null;
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
                     * @description The price of a download for this reader now, X钻.
                     */
                    payable: number;
                    platforms: components["schemas"]["Platforms"];
                    /**
                     * Format: double
                     * @description The average of players' ratings, 1 to 5 with one decimal. Null: nobody rated the game.
                     */
                    rating?: number | null;
                    /** @description The numbers of ratings with 1, 2, 3, 4 and 5 stars. */
                    ratingCounts: number[];
                    /**
                     * Format: int64
                     * @description The number of ratings.
                     */
                    ratingNum: number;
                    /**
                     * Format: int64
                     * @description Of two ratings of a game, the one with the greater version is newer.
                     */
                    ratingVersion: number;
                    screenshots: components["schemas"]["Picture"][];
                    /**
                     * Format: int64
                     * @description Bytes of its largest file.
                     */
                    size: number;
                    summary: string;
                    tags: string[];
                    version: string;
                    video?: string | null;
                }[];
                /**
                 * Format: int64
                 * @description Records per page, as requested.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The number of records on all pages together.
                 */
                total: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Page_Gift: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of the page, as requested. With a cursor, at most the number of pages.
                 */
                current: number;
                /** @description The `cursor` of the next page. Null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    beginTime: components["schemas"]["Time"];
                    claimTime?: components["schemas"]["Time"] | null;
                    /** @description The reader has claimed it. */
                    claimed: boolean;
                    /** @description The reader's code. Null: not claimed, or the pack gives goods. */
                    code?: string | null;
                    /** @description The description of the content, as plain text. */
                    content: string;
                    endTime: components["schemas"]["Time"];
                    game?: components["schemas"]["GameBrief"] | null;
                    /** @description The goods of the portal that a claim grants. Empty: the pack gives a code for its game. */
                    grants: components["schemas"]["Grant"][];
                    /** Format: int64 */
                    id: number;
                    /**
                     * Format: int64
                     * @description How many of these are left.
                     */
                    left: number;
                    /**
                     * Format: int32
                     * @description The least age of an account that claims it, days. 0: any.
                     */
                    minAccountDays: number;
                    name: string;
                    /** @description Only accounts with a bound phone can claim it. */
                    needsPhone: boolean;
                    /**
                     * Format: int32
                     * @description Most claims from one device. Null: no cap.
                     */
                    perDevice?: number | null;
                    /**
                     * Format: int32
                     * @description Most claims from one network: an IPv4 address, or an IPv6 /64. A /48 has eight times as many. Null: no cap.
                     */
                    perNetwork?: number | null;
                    /** @description Where the game takes the code. Empty: the game does not say. */
                    redeemHint: string;
                    /**
                     * Format: int64
                     * @description How many players can claim it.
                     */
                    stock: number;
                    vipOnly: boolean;
                }[];
                /**
                 * Format: int64
                 * @description Records per page, as requested.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The number of records on all pages together.
                 */
                total: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Page_Invited: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of the page, as requested. With a cursor, at most the number of pages.
                 */
                current: number;
                /** @description The `cursor` of the next page. Null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    /** @description The address of the picture. Null: the player has not chosen one. */
                    avatar?: string | null;
                    /** @description The time of the registration. */
                    createTime: components["schemas"]["Time"];
                    name: string;
                    /** @description For `pending`: the conditions that are not met yet. */
                    need: components["schemas"]["InviteNeed"][];
                    /**
                     * Format: int64
                     * @description The caller's promised or paid reward, X钻; 0 if the invitation was refused or taken back.
                     */
                    reward: number;
                    state: components["schemas"]["InviteState"];
                    /** Format: int64 */
                    uid: number;
                }[];
                /**
                 * Format: int64
                 * @description Records per page, as requested.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The number of records on all pages together.
                 */
                total: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Page_MyComment: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of the page, as requested. With a cursor, at most the number of pages.
                 */
                current: number;
                /** @description The `cursor` of the next page. Null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: (components["schemas"]["Comment"] & {
                    post: components["schemas"]["CommentedPost"];
                })[];
                /**
                 * Format: int64
                 * @description Records per page, as requested.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The number of records on all pages together.
                 */
                total: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Page_PastDraw: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of the page, as requested. With a cursor, at most the number of pages.
                 */
                current: number;
                /** @description The `cursor` of the next page. Null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    /**
                     * Format: int64
                     * @description X钻 that the prize paid.
                     */
                    coins: number;
                    createTime: components["schemas"]["Time"];
                    /** Format: int64 */
                    id: number;
                    /**
                     * Format: int64
                     * @description The price that was charged, X钻.
                     */
                    price: number;
                    /** @description The name of the prize. Null: no prize. */
                    prize?: string | null;
                    /** @description It used a spin of the caller's goods. */
                    spin: boolean;
                    /**
                     * Format: int32
                     * @description Days of membership that the prize paid.
                     */
                    vipDays: number;
                }[];
                /**
                 * Format: int64
                 * @description Records per page, as requested.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The number of records on all pages together.
                 */
                total: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Page_PersonLine: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of the page, as requested. With a cursor, at most the number of pages.
                 */
                current: number;
                /** @description The `cursor` of the next page. Null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: (components["schemas"]["Author"] & {
                    signature: string;
                })[];
                /**
                 * Format: int64
                 * @description Records per page, as requested.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The number of records on all pages together.
                 */
                total: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Page_Post: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of the page, as requested. With a cursor, at most the number of pages.
                 */
                current: number;
                /** @description The `cursor` of the next page. Null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    author: components["schemas"]["Author"];
                    /** Format: int64 */
                    commentNum: number;
                    /** @description Plain text; in lists the first 140 characters. */
                    content: string;
                    createTime: components["schemas"]["Time"];
                    editTime?: components["schemas"]["Time"] | null;
                    game?: components["schemas"]["PostGame"] | null;
                    /** @description An operator has hidden the post; only its author still sees it. */
                    hidden: boolean;
                    /** Format: int64 */
                    id: number;
                    images: components["schemas"]["Image"][];
                    /** Format: int64 */
                    likeNum: number;
                    /** @description The reader likes the post. */
                    liked: boolean;
                    /** @description The post accepts no new comments. */
                    locked: boolean;
                    /** @description Accounts that the text mentions as "@name", with their names at that time. */
                    mentions: components["schemas"]["Mention"][];
                    /** @description The content is truncated. */
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
                 * @description Records per page, as requested.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The number of records on all pages together.
                 */
                total: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Page_SensitiveWord: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of the page, as requested. With a cursor, at most the number of pages.
                 */
                current: number;
                /** @description The `cursor` of the next page. Null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    /** Format: int64 */
                    id: number;
                    /** @description The word as the operator wrote it. Width, case, traditional or simplified form, and signs between the letters make no difference. */
                    word: string;
                }[];
                /**
                 * Format: int64
                 * @description Records per page, as requested.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The number of records on all pages together.
                 */
                total: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Page_SquareConfig: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of the page, as requested. With a cursor, at most the number of pages.
                 */
                current: number;
                /** @description The `cursor` of the next page. Null on the last page. */
                nextCursor?: string | null;
                /** Format: int64 */
                pages: number;
                records: {
                    key: components["schemas"]["ConfigKey"];
                    /** @description A name for people. */
                    name: string;
                    /** Format: int64 */
                    value: number;
                }[];
                /**
                 * Format: int64
                 * @description Records per page, as requested.
                 */
                size: number;
                /**
                 * Format: int64
                 * @description The number of records on all pages together.
                 */
                total: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_PayInfo: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description The way to pay an order. */
            data: {
                /** @description The order cannot be paid after this time. */
                expiresAt: components["schemas"]["Time"];
                /** @description The fields of a `form`. */
                fields?: {
                    [key: string]: string;
                } | null;
                type: components["schemas"]["PayKind"];
                /**
                 * @description The address to open (`redirect`), to post the form to (`form`), or to show as a QR code (`qr`). A path without a host is on the
                 *     portal.
                 */
                url: string;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_PostDetail: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description A whole post, with the position from which to watch its thread. */
            data: components["schemas"]["Post"] & {
                /** @description The reader keeps the post as a favourite. */
                favourited: boolean;
                /**
                 * Format: int64
                 * @description Grows with each like of the post or of one of its comments.
                 */
                likesVersion: number;
                /**
                 * Format: int64
                 * @description The `since` for the frame `watch`.
                 */
                seq: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Ranking: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description A ranking of books, best first. */
            data: {
                /** @description At most 50. */
                records: components["schemas"]["Book"][];
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Rated: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description The game's ratings afterwards. */
            data: {
                /**
                 * Format: int32
                 * @description The caller's stars. Null: none.
                 */
                myRating?: number | null;
                /**
                 * Format: double
                 * @description The average, 1 to 5 with one decimal. Null: nobody rated the game.
                 */
                rating?: number | null;
                /** @description The numbers of ratings with 1, 2, 3, 4 and 5 stars. */
                ratingCounts: number[];
                /**
                 * Format: int64
                 * @description The number of ratings.
                 */
                ratingNum: number;
                /**
                 * Format: int64
                 * @description Of two ratings of a game, the one with the greater version is newer.
                 */
                ratingVersion: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Saved: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description The result of a save. */
            data: {
                /**
                 * @description The device's position is stored, or a newer position of the same device. False: another device's position is stored, which this
                 *     device did not know. Then the reader decides.
                 */
                accepted: boolean;
                /** Format: int64 */
                bookId: number;
                progress?: components["schemas"]["Progress"] | null;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_SavedRecords: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /** @description The results, in the order of the sent positions. */
                records: components["schemas"]["Saved"][];
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_ServerConfig: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /** @description The address of the iOS app; empty: none. */
                bundleUrl: string;
                /** @description The address of the Android package; empty: none. */
                packageUrl: string;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_ShelfPage: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: components["schemas"]["Page_ShelfBook"] & {
                /**
                 * Format: int64
                 * @description How many books on the whole shelf have new chapters. The frames `chapter`, `seen`, `shelf` and `reading` report changes of it.
                 */
                updated: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_SmsCodeSent: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /** @description The id of this request, to send together with the code. Keep it secret: it lets nobody else use the code, or use up its tries. */
                requestId: string;
                /**
                 * Format: int64
                 * @description Seconds until another code can be sent.
                 */
                resendAfter: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Subscribed: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description The number of subscribers afterwards. */
            data: {
                /** Format: int64 */
                subscribeNum: number;
                subscribed: boolean;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_TaskClaimed: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The caller's balance afterwards, X钻.
                 */
                coinNum: number;
                /**
                 * Format: int64
                 * @description X钻 that the task paid.
                 */
                coins: number;
                /** Format: int64 */
                version: number;
                /**
                 * Format: int32
                 * @description Days of membership that the task paid.
                 */
                vipDays: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Ticket: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description Seconds until the ticket expires.
                 */
                expiresIn: number;
                /** @description The parameter `?ticket=` of the socket's address. It opens one socket, once. */
                ticket: string;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_UserPage: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: components["schemas"]["Author"] & {
                /** @description The caller blocks the player. */
                blocked: boolean;
                createTime: components["schemas"]["Time"];
                /** Format: int64 */
                followers: number;
                /** Format: int64 */
                following: number;
                /** @description The player follows the caller. */
                followsMe: boolean;
                /**
                 * Format: int64
                 * @description The number of received likes.
                 */
                likes: number;
                /** Format: int64 */
                posts: number;
                /**
                 * Format: int32
                 * @description 0: unknown, 1: male, 2: female
                 */
                sex: number;
                signature: string;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_UserStatus: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: components["schemas"]["Status"] & {
                /**
                 * Format: int32
                 * @description 0: unknown
                 */
                age: number;
                avatar?: string | null;
                /** @description The badge that others see next to the name: the newest full month, such as 2026-10, if it is the current or the previous month. */
                badge?: string | null;
                /** @description Today in the portal's time zone. */
                checkedInToday: boolean;
                /** Format: int64 */
                followers: number;
                /** Format: int64 */
                following: number;
                /** @description Address of the frame that the account wears around its avatar. Null: none. */
                frame?: string | null;
                hasPassword: boolean;
                inviteCode: string;
                /**
                 * Format: int64
                 * @description The number of received likes.
                 */
                likes: number;
                /** @description Empty for an account that was created by phone. */
                loginName: string;
                name: string;
                /**
                 * Format: int32
                 * @description 1: the account should bind a phone.
                 */
                needBind: number;
                /**
                 * Format: int32
                 * @description 1: the account should enter a real name.
                 */
                needRealName: number;
                /** @description The masked phone number. Null: no phone is bound. */
                phone?: string | null;
                /** Format: int64 */
                posts: number;
                /**
                 * Format: int32
                 * @description 0: unknown, 1: male, 2: female
                 */
                sex: number;
                signature: string;
                /** Format: int64 */
                uid: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Value: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: unknown;
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Vec_GameType: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The number of games of this type on the shelf.
                 */
                gameNum: number;
                name: string;
                /** @description The value for `type` in the list of games. */
                type: string;
            }[];
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Vec_Gift: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                beginTime: components["schemas"]["Time"];
                claimTime?: components["schemas"]["Time"] | null;
                /** @description The reader has claimed it. */
                claimed: boolean;
                /** @description The reader's code. Null: not claimed, or the pack gives goods. */
                code?: string | null;
                /** @description The description of the content, as plain text. */
                content: string;
                endTime: components["schemas"]["Time"];
                game?: components["schemas"]["GameBrief"] | null;
                /** @description The goods of the portal that a claim grants. Empty: the pack gives a code for its game. */
                grants: components["schemas"]["Grant"][];
                /** Format: int64 */
                id: number;
                /**
                 * Format: int64
                 * @description How many of these are left.
                 */
                left: number;
                /**
                 * Format: int32
                 * @description The least age of an account that claims it, days. 0: any.
                 */
                minAccountDays: number;
                name: string;
                /** @description Only accounts with a bound phone can claim it. */
                needsPhone: boolean;
                /**
                 * Format: int32
                 * @description Most claims from one device. Null: no cap.
                 */
                perDevice?: number | null;
                /**
                 * Format: int32
                 * @description Most claims from one network: an IPv4 address, or an IPv6 /64. A /48 has eight times as many. Null: no cap.
                 */
                perNetwork?: number | null;
                /** @description Where the game takes the code. Empty: the game does not say. */
                redeemHint: string;
                /**
                 * Format: int64
                 * @description How many players can claim it.
                 */
                stock: number;
                vipOnly: boolean;
            }[];
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Vec_KeywordSuggestion: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The id of the game, book, tag, player or post.
                 */
                id: number;
                /** @description The text to show and to search for. */
                keyword: string;
                kind: components["schemas"]["SuggestionKind"];
                /** @description The characters of the text that the typed letters spell in pinyin. Null: the text itself has the typed words. */
                spelled?: string | null;
            }[];
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Vec_KindCategories: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /** @description Sorted by the number of books, largest first. */
                categories: components["schemas"]["BookCategory"][];
                kind: components["schemas"]["BookKind"];
            }[];
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Vec_SquareTag: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /** Format: int64 */
                id: number;
                tag: string;
            }[];
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Vec_TrendingSearch: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                /**
                 * Format: int64
                 * @description The id of the game or book.
                 */
                id: number;
                /** @description The text to show and to search for. */
                keyword: string;
                kind: components["schemas"]["TrendKind"];
                mark?: components["schemas"]["TrendMark"] | null;
            }[];
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Vec_VipPlan: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
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
                 * @description The new `levelType` of the member, unless the present one is higher.
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
                 * @description The `type` for `/api/vip/vipopen`.
                 */
                type: number;
            }[];
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Vec_Winner: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            data: {
                createTime: components["schemas"]["Time"];
                /** Format: int64 */
                id: number;
                /** @description The first character of the name and stars, for privacy. */
                name: string;
                prize: string;
            }[];
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_VipOpened: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description The result: the new status, or an order to pay. */
            data: components["schemas"]["UserStatus"] | components["schemas"]["Order"];
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        Envelope_Youth: {
            /**
             * Format: int32
             * @description 0: success. Any other code is the reason of the refusal; see the table in the description.
             */
            code: number;
            /** @description The youth mode of the caller. */
            data: {
                allowedUntil?: components["schemas"]["Time"] | null;
                closed?: components["schemas"]["Closed"] | null;
                enabled: boolean;
                /**
                 * Format: int32
                 * @description Minutes of today in which the account was used while the mode was on and no extension ran. The day is the portal's.
                 */
                minutes: number;
                /**
                 * Format: int32
                 * @description The minutes of a day.
                 */
                minutesPerDay: number;
            };
            /** @description A text for people, in the requested language. */
            msg: string;
        };
        /** @enum {string} */
        ErasedPosts: "keep" | "delete";
        ErasureAsked: {
            /** @description The account is erased at this time, unless somebody signs in before. */
            dueTime: components["schemas"]["Time"];
        };
        ErasureTerms: {
            /**
             * Format: int64
             * @description X钻 that would be lost.
             */
            coinNum: number;
            /**
             * Format: int32
             * @description Days between the call and the erasure. A sign-in during this time cancels it.
             */
            coolingOffDays: number;
            /**
             * Format: int64
             * @description Orders that can still be paid. The erasure waits for their end.
             */
            openOrders: number;
        };
        /** @enum {string} */
        ErrorKind: "error" | "rejection" | "boundary";
        /** @description At most 3 errors. */
        Errors: components["schemas"]["ClientError"][];
        ExportLink: {
            expireTime: components["schemas"]["Time"];
            /**
             * @description The address of a zip of JSON and media. It gives the data out once, until `expireTime`, and only while this login is live. A fetch that
             *     breaks off can be repeated a few times.
             */
            url: string;
        };
        ExtendYouth: {
            pin: components["schemas"]["Pin"];
        };
        /** @description A game that the caller keeps. */
        FavouriteGame: {
            /** @description When the caller began to keep it. */
            favouriteTime: components["schemas"]["Time"];
            game?: components["schemas"]["Game"] | null;
            /**
             * Format: int64
             * @description The game's id.
             */
            id: number;
        };
        /** @description A post that the caller keeps. */
        FavouritePost: {
            /** @description When the caller began to keep it. */
            favouriteTime: components["schemas"]["Time"];
            /**
             * Format: int64
             * @description The post's id.
             */
            id: number;
            post?: components["schemas"]["Post"] | null;
        };
        /** @description Whether the caller keeps it afterwards. */
        Favourited: {
            favourited: boolean;
        };
        /** @description The best results of each kind. */
        FirstFound: {
            books: components["schemas"]["Book"][];
            /** @description At most three, as for the other kinds. */
            games: components["schemas"]["Game"][];
            posts: components["schemas"]["Post"][];
            /** @description The characters that the letters of the keyword spell in names of the portal, best first, at most ten. */
            spelled: string[];
            users: components["schemas"]["PersonLine"][];
        };
        /** @description The player's number of followers afterwards. */
        Followed: {
            followed: boolean;
            /** Format: int64 */
            followers: number;
        };
        Game: {
            /**
             * Format: int32
             * @description The age in years from which the game is suitable: 8, 12 or 16. Absent: no hint.
             */
            ageHint?: number | null;
            /** @description Its page in Apple's App Store, for players on iOS. */
            appStoreUrl?: string | null;
            /** @description 16:9 */
            banner: components["schemas"]["Picture"];
            /**
             * Format: int64
             * @description Price, X钻
             */
            buyAmount: number;
            /** @description The game's type, as in the list of types. */
            category: string;
            createTime: components["schemas"]["Time"];
            /** @description Plain text. Blank lines separate paragraphs. */
            description: string;
            developer: string;
            /** Format: int64 */
            downloadNum: number;
            /** @description The reader downloaded the game, and so may rate it. */
            downloaded: boolean;
            /**
             * Format: int64
             * @description The number of gift packs that can be claimed now.
             */
            giftNum: number;
            icon: components["schemas"]["Picture"];
            /** Format: int64 */
            id: number;
            /**
             * Format: int32
             * @description The reader's stars. Null: none.
             */
            myRating?: number | null;
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
             * @description The price of a download for this reader now, X钻.
             */
            payable: number;
            platforms: components["schemas"]["Platforms"];
            /**
             * Format: double
             * @description The average of players' ratings, 1 to 5 with one decimal. Null: nobody rated the game.
             */
            rating?: number | null;
            /** @description The numbers of ratings with 1, 2, 3, 4 and 5 stars. */
            ratingCounts: number[];
            /**
             * Format: int64
             * @description The number of ratings.
             */
            ratingNum: number;
            /**
             * Format: int64
             * @description Of two ratings of a game, the one with the greater version is newer.
             */
            ratingVersion: number;
            screenshots: components["schemas"]["Picture"][];
            /**
             * Format: int64
             * @description Bytes of its largest file.
             */
            size: number;
            summary: string;
            tags: string[];
            version: string;
            video?: string | null;
        };
        /** @description A short reference to a game. */
        GameBrief: {
            icon: components["schemas"]["Picture"];
            /** Format: int64 */
            id: number;
            name: string;
        };
        /** @description A game's page. */
        GameDetail: components["schemas"]["Game"] & {
            /** @description The reader keeps the game as a favourite. */
            favourited: boolean;
        };
        GameDownload: {
            /**
             * Format: int64
             * @description The price that was charged for this download, X钻.
             */
            charged: number;
            /**
             * Format: int64
             * @description The balance afterwards, X钻; null for a visitor.
             */
            coinNum?: number | null;
            expiresAt: components["schemas"]["Time"];
            fileName: string;
            /** @description The SHA-256 of the file, in hex. */
            sha256: string;
            /**
             * Format: int64
             * @description Bytes
             */
            size: number;
            /** @description The address of the file, which supports byte ranges. It works until `expiresAt`, and only while this login is live. */
            url: string;
            /**
             * Format: int64
             * @description The version of the status that `coinNum` comes from; null for a visitor.
             */
            version?: number | null;
        };
        /** @enum {string} */
        GameSort: "hot" | "new" | "rating" | "featured";
        GameType: {
            /**
             * Format: int64
             * @description The number of games of this type on the shelf.
             */
            gameNum: number;
            name: string;
            /** @description The value for `type` in the list of games. */
            type: string;
        };
        Gift: {
            beginTime: components["schemas"]["Time"];
            claimTime?: components["schemas"]["Time"] | null;
            /** @description The reader has claimed it. */
            claimed: boolean;
            /** @description The reader's code. Null: not claimed, or the pack gives goods. */
            code?: string | null;
            /** @description The description of the content, as plain text. */
            content: string;
            endTime: components["schemas"]["Time"];
            game?: components["schemas"]["GameBrief"] | null;
            /** @description The goods of the portal that a claim grants. Empty: the pack gives a code for its game. */
            grants: components["schemas"]["Grant"][];
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description How many of these are left.
             */
            left: number;
            /**
             * Format: int32
             * @description The least age of an account that claims it, days. 0: any.
             */
            minAccountDays: number;
            name: string;
            /** @description Only accounts with a bound phone can claim it. */
            needsPhone: boolean;
            /**
             * Format: int32
             * @description Most claims from one device. Null: no cap.
             */
            perDevice?: number | null;
            /**
             * Format: int32
             * @description Most claims from one network: an IPv4 address, or an IPv6 /64. A /48 has eight times as many. Null: no cap.
             */
            perNetwork?: number | null;
            /** @description Where the game takes the code. Empty: the game does not say. */
            redeemHint: string;
            /**
             * Format: int64
             * @description How many players can claim it.
             */
            stock: number;
            vipOnly: boolean;
        };
        GiftClaimed: {
            /** @description The code. Null: the pack gave its goods (`grants`). */
            code?: string | null;
            /**
             * Format: int64
             * @description The remaining stock.
             */
            left: number;
        };
        Good: {
            /** Format: int32 */
            amount: number;
            /** @description The id of the frame. Null: another kind. */
            frame?: string | null;
            kind: components["schemas"]["GoodKind"];
            /** @description The name of the frame. Null: another kind. */
            name?: string | null;
            /** @description Address of the frame's picture. Null: another kind. */
            picture?: string | null;
            /** @description The caller wears this frame. */
            worn: boolean;
        };
        /** @enum {string} */
        GoodKind: "frame" | "rename" | "spin" | "makeUp";
        /** @description Goods of the portal in a pack. */
        Grant: {
            /**
             * Format: int64
             * @description Pieces; for `vipDays`: days.
             */
            amount: number;
            kind: components["schemas"]["GrantKind"];
            /** @description The name of the frame. Null: another kind. */
            name?: string | null;
            /** @description Address of the frame's picture. Null: another kind. */
            picture?: string | null;
        };
        /** @enum {string} */
        GrantKind: "frame" | "rename" | "spin" | "makeUp" | "vipDays";
        /** @description Ids separated by commas, at most 100. */
        Ids: string;
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
        InitDevice: {
            appID?: string | null;
            /** @description The visitor's channel. Absent: `0`. */
            channelID?: components["schemas"]["ChannelId"];
            deviceID?: components["schemas"]["DeviceId"] | null;
            /** @description Absent: `h5`. */
            deviceType?: components["schemas"]["DeviceType"];
            osType?: components["schemas"]["OsType"] | null;
        };
        Invite: {
            /** @description The caller's channel. Invited players belong to it too. */
            channel: string;
            /** @description The `inviteCode` that a new player enters. */
            code: string;
            /**
             * Format: int64
             * @description The caller's rewards for paid invitations, X钻, without those that were taken back.
             */
            earned: number;
            /**
             * Format: int64
             * @description The number of players who registered with the caller's code, in all states.
             */
            invited: number;
            /** @description The address of the app with the parameters `inviteCode` and, for the channel, `code`. */
            link: string;
            /**
             * Format: int64
             * @description How many of these invitations were paid to both sides.
             */
            paid: number;
            /**
             * Format: int64
             * @description How many of these invitations can still be paid.
             */
            pending: number;
            /** @description The rewards for an invitation that is accepted now. */
            rewards: components["schemas"]["InviteRewards"];
        };
        /** @enum {string} */
        InviteNeed: "phone" | "action" | "wait";
        /** @description The rewards of both sides, X钻. */
        InviteRewards: {
            /** Format: int64 */
            invitee: number;
            /** Format: int64 */
            inviter: number;
        };
        /** @enum {string} */
        InviteState: "pending" | "paid" | "refused" | "clawedBack";
        /** @description A player whom the caller invited. */
        Invited: {
            /** @description The address of the picture. Null: the player has not chosen one. */
            avatar?: string | null;
            /** @description The time of the registration. */
            createTime: components["schemas"]["Time"];
            name: string;
            /** @description For `pending`: the conditions that are not met yet. */
            need: components["schemas"]["InviteNeed"][];
            /**
             * Format: int64
             * @description The caller's promised or paid reward, X钻; 0 if the invitation was refused or taken back.
             */
            reward: number;
            state: components["schemas"]["InviteState"];
            /** Format: int64 */
            uid: number;
        };
        /** @description A suggestion while the player types. */
        KeywordSuggestion: {
            /**
             * Format: int64
             * @description The id of the game, book, tag, player or post.
             */
            id: number;
            /** @description The text to show and to search for. */
            keyword: string;
            kind: components["schemas"]["SuggestionKind"];
            /** @description The characters of the text that the typed letters spell in pinyin. Null: the text itself has the typed words. */
            spelled?: string | null;
        };
        KindCategories: {
            /** @description Sorted by the number of books, largest first. */
            categories: components["schemas"]["BookCategory"][];
            kind: components["schemas"]["BookKind"];
        };
        /** @description The number of likes afterwards. */
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
            /** @description A part of a name or tag. */
            keyword?: string | null;
            sort?: components["schemas"]["GameSort"] | null;
            /** @description A type from the list of types. Absent: all types. */
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
            /** @description The address without the part that identifies a household, such as "203.0.113.*". */
            address: string;
            /** @description The browser's `User-Agent`. */
            agent: string;
            createTime: components["schemas"]["Time"];
            /** @description This call uses the login. */
            current: boolean;
            /** @description A short name of the browser and its system, such as "Chrome · Android". */
            device: string;
            /** Format: uuid */
            id: string;
            /** @description The last use of the login, exact to about a minute. */
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
            /** @description The first page, or up to three paragraphs, but never the whole chapter; for a video its poster. */
            preview: components["schemas"]["Chapter"];
        };
        Login: {
            /** @description The solution of a challenge, after code 1009. */
            challenge?: string | null;
            deviceID?: string | null;
            /** @description Login name or bound phone. */
            loginName: string;
            /** Format: password */
            password: string;
        };
        /** @description 4–20 letters, digits and `_`, but not a phone number. The rule applies to content packs too. */
        LoginName: string;
        LoginWithPhone: {
            channelID?: string | null;
            deviceID?: string | null;
            /** @description The inviter's code. Used only if the call creates an account. */
            inviteCode?: string | null;
            phone: components["schemas"]["Phone"];
            /** @description The `requestId` of the request for the code. Without it, the newest request of the caller's network counts. */
            requestId?: string | null;
            /** @description The code that was sent for the scene `login`. */
            smsCode: string;
        };
        Logins: {
            /** @description Newest first, at most 50. */
            records: components["schemas"]["ListedLogin"][];
        };
        LoginsEnded: {
            /** @description The number of ended logins. */
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
             * @description A day of this month before today.
             */
            day: string;
            /**
             * Format: int64
             * @description The price that the player confirmed, X钻; 0: a card of the player's goods.
             */
            price?: number | null;
        };
        /** @description The missed days of this month that the caller can make up. */
        MakingUp: {
            /**
             * Format: int32
             * @description The caller's cards for making up days. One is used before coins.
             */
            cards: number;
            /** @description The days of this month without a check-in, from the registration until yesterday. */
            days: string[];
            /**
             * Format: int64
             * @description How many more days the caller can make up this month.
             */
            left: number;
            /**
             * Format: int64
             * @description The price of the next day, X钻. 0: with a card.
             */
            price: number;
        };
        /** @enum {string} */
        MediaKind: "image" | "video";
        /** @description The upload, ready for a post. Only the field of its kind is present. */
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
        /** @description Ids of players that a text mentions, at most 100. */
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
        MessagePage: components["schemas"]["Page_Message"] & {
            /** @description The same messages as `records`. */
            list: components["schemas"]["Message"][];
            unread: components["schemas"]["Unread"];
            /**
             * Format: int64
             * @description The version of the status that `unread` comes from.
             */
            version: number;
        };
        MessagesRead: {
            message?: components["schemas"]["Message"] | null;
            unread: components["schemas"]["Unread"];
            /**
             * Format: int64
             * @description The version of the status that `unread` comes from.
             */
            version: number;
        };
        /** @description A comment with its post. */
        MyComment: components["schemas"]["Comment"] & {
            post: components["schemas"]["CommentedPost"];
        };
        /** @description The caller's goods. */
        MyGoods: {
            freeRenameTime?: components["schemas"]["Time"] | null;
            /** @description In display order. */
            goods: components["schemas"]["Good"][];
            /** Format: int64 */
            version: number;
        };
        NewAppeal: {
            /** @description 1 to 500 characters */
            content: components["schemas"]["Detail"];
            /** Format: int64 */
            measureId: number;
        };
        NewComment: {
            /** @description Empty only with a picture. */
            content: components["schemas"]["CommentText"];
            /**
             * Format: uuid
             * @description The id of an uploaded picture. Absent or null: none.
             */
            image?: string | null;
            /** @description Accounts that the text mentions as "@name". The first 10 whose names are in the text are notified. */
            mentions?: components["schemas"]["Mentions"];
            /**
             * Format: int64
             * @description The comment or reply to answer. Absent, null or 0: a comment on the post itself.
             */
            replyCommentId?: number | null;
        };
        NewRating: {
            /** Format: int32 */
            stars: number;
        };
        NewReport: {
            detail?: components["schemas"]["Detail"];
            /**
             * Format: int64
             * @description The id of the post, the comment or the player.
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
             * @description The version of the status that `unread` comes from.
             */
            version: number;
        };
        NoticesRead: {
            unread: components["schemas"]["Unread"];
            /**
             * Format: int64
             * @description The version of the status that `unread` comes from.
             */
            version: number;
        };
        OpenVip: {
            /** @description `coin` (the default), or a payment channel from `/api/user/center/coin/all`. */
            payWith?: string | null;
            /**
             * Format: int64
             * @description The price that the player confirmed, in X钻 or in the currency's minor unit. If today's price differs, the call is refused with code
             *     2006. Absent: today's price.
             */
            price?: number | null;
            /**
             * Format: int64
             * @description The game whose dialog offered the plan; 0: none.
             */
            source?: number | null;
            /**
             * Format: int32
             * @description The `type` of a plan from `/api/vip/vipconfig`.
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
            /** @description Whether the player cancelled the order. A payment that arrives later is still delivered. */
            cancelled: boolean;
            channel: string;
            /**
             * Format: int64
             * @description X钻 that the order delivers.
             */
            coins: number;
            createTime: components["schemas"]["Time"];
            currency: string;
            /**
             * Format: int32
             * @description Days of membership that the order delivers.
             */
            days: number;
            /** Format: uuid */
            id: string;
            /** @description The product's name at the time of the order, in the reader's language if the content pack translates it. */
            item: string;
            kind: components["schemas"]["OrderKind"];
            /** @description The order closes at this time if it is not paid. */
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
            /** @description The day of the newest document that players agree to, such as 2026-11-27. Absent: there is none. */
            documentsVersion?: string | null;
            /** @description The ICP filing number (备案号) for the foot of pages. Absent: none. */
            icp?: string | null;
            /** @description The sentence about minors for the foot of pages. Absent: none. */
            minorsNotice?: string | null;
            /**
             * Format: int32
             * @description 1: a sign-in with an unknown phone creates an account. 0: it is refused.
             */
            phoneAutoRegister: number;
            /** @description The public-security filing number (公安备案号). Absent: none. */
            policeRecord?: string | null;
        };
        OwnAppeal: {
            answer: string;
            content: string;
            createTime: components["schemas"]["Time"];
            decideTime?: components["schemas"]["Time"] | null;
            /** @description `upheld`: the measure stays; `lifted`: it was ended. Null: open. */
            decision?: string | null;
        };
        /** @description A measure of an operator against the caller. */
        OwnMeasure: {
            appeal?: components["schemas"]["OwnAppeal"] | null;
            createTime: components["schemas"]["Time"];
            /** @description Of a hide: how the post or comment begins, at most 60 characters. */
            excerpt?: string | null;
            /** Format: int64 */
            id: number;
            /** @description `warn`, `mute`, `suspend` or `hide`. */
            kind: string;
            /**
             * Format: int64
             * @description Of a hide: the post, or that of the comment, if it can be opened: it is neither hidden nor deleted.
             */
            postId?: number | null;
            reason: string;
            /** Format: int64 */
            refId?: number | null;
            /** @description Of a hide: `post` or `comment`. */
            refKind?: string | null;
            /** @description It is in force. Only then, and without an appeal, the caller can appeal. */
            running: boolean;
            until?: components["schemas"]["Time"] | null;
        };
        OwnMeasures: {
            /** @description Newest first, at most 100. */
            records: components["schemas"]["OwnMeasure"][];
        };
        /** @description The paging fields of every list. */
        PageQuery: {
            /**
             * Format: int64
             * @description The number of the page, from 1.
             */
            currentPage?: number | null;
            /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
            cursor?: string | null;
            /**
             * Format: int64
             * @description Records per page, 1 to 100. The default is 20.
             */
            pageSize?: number | null;
        };
        Page_CoinEntry: {
            /**
             * Format: int64
             * @description The number of the page, as requested. With a cursor, at most the number of pages.
             */
            current: number;
            /** @description The `cursor` of the next page. Null on the last page. */
            nextCursor?: string | null;
            /** Format: int64 */
            pages: number;
            records: {
                /** Format: int64 */
                balanceAfter: number;
                createTime: components["schemas"]["Time"];
                /**
                 * Format: int64
                 * @description The change of the balance, X钻; negative for a payment.
                 */
                delta: number;
                /** Format: int64 */
                id: number;
                /** @description The reason, as a text for the player. */
                reason: string;
                refId: string;
                /** @description `game`, `vip`, `order`, `refund`, `grant`, `invite`, … */
                refType: string;
            }[];
            /**
             * Format: int64
             * @description Records per page, as requested.
             */
            size: number;
            /**
             * Format: int64
             * @description The number of records on all pages together.
             */
            total: number;
        };
        Page_Comment: {
            /**
             * Format: int64
             * @description The number of the page, as requested. With a cursor, at most the number of pages.
             */
            current: number;
            /** @description The `cursor` of the next page. Null on the last page. */
            nextCursor?: string | null;
            /** Format: int64 */
            pages: number;
            records: {
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
            }[];
            /**
             * Format: int64
             * @description Records per page, as requested.
             */
            size: number;
            /**
             * Format: int64
             * @description The number of records on all pages together.
             */
            total: number;
        };
        Page_Message: {
            /**
             * Format: int64
             * @description The number of the page, as requested. With a cursor, at most the number of pages.
             */
            current: number;
            /** @description The `cursor` of the next page. Null on the last page. */
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
                /**
                 * Format: uuid
                 * @description The message reports this login. A tap on "这不是我" ends it by `/api/user/center/login/end`. Absent: there is no such tap.
                 */
                loginId?: string | null;
                read: boolean;
                title: string;
            }[];
            /**
             * Format: int64
             * @description Records per page, as requested.
             */
            size: number;
            /**
             * Format: int64
             * @description The number of records on all pages together.
             */
            total: number;
        };
        Page_Notice: {
            /**
             * Format: int64
             * @description The number of the page, as requested. With a cursor, at most the number of pages.
             */
            current: number;
            /** @description The `cursor` of the next page. Null on the last page. */
            nextCursor?: string | null;
            /** Format: int64 */
            pages: number;
            records: {
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
            }[];
            /**
             * Format: int64
             * @description Records per page, as requested.
             */
            size: number;
            /**
             * Format: int64
             * @description The number of records on all pages together.
             */
            total: number;
        };
        Page_Order: {
            /**
             * Format: int64
             * @description The number of the page, as requested. With a cursor, at most the number of pages.
             */
            current: number;
            /** @description The `cursor` of the next page. Null on the last page. */
            nextCursor?: string | null;
            /** Format: int64 */
            pages: number;
            records: {
                /**
                 * Format: int64
                 * @description In the currency's minor unit.
                 */
                amount: number;
                /** @description Whether the player cancelled the order. A payment that arrives later is still delivered. */
                cancelled: boolean;
                channel: string;
                /**
                 * Format: int64
                 * @description X钻 that the order delivers.
                 */
                coins: number;
                createTime: components["schemas"]["Time"];
                currency: string;
                /**
                 * Format: int32
                 * @description Days of membership that the order delivers.
                 */
                days: number;
                /** Format: uuid */
                id: string;
                /** @description The product's name at the time of the order, in the reader's language if the content pack translates it. */
                item: string;
                kind: components["schemas"]["OrderKind"];
                /** @description The order closes at this time if it is not paid. */
                payExpireTime: components["schemas"]["Time"];
                status: components["schemas"]["OrderStatus"];
            }[];
            /**
             * Format: int64
             * @description Records per page, as requested.
             */
            size: number;
            /**
             * Format: int64
             * @description The number of records on all pages together.
             */
            total: number;
        };
        Page_ShelfBook: {
            /**
             * Format: int64
             * @description The number of the page, as requested. With a cursor, at most the number of pages.
             */
            current: number;
            /** @description The `cursor` of the next page. Null on the last page. */
            nextCursor?: string | null;
            /** Format: int64 */
            pages: number;
            records: (components["schemas"]["Book"] & {
                /**
                 * Format: int64
                 * @description The number of new chapters, at most 100. A chapter is new if it appeared after the subscription and after the last `seen`, and the
                 *     caller has not read it.
                 */
                updates: number;
            })[];
            /**
             * Format: int64
             * @description Records per page, as requested.
             */
            size: number;
            /**
             * Format: int64
             * @description The number of records on all pages together.
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
             * @description X钻 that the prize paid.
             */
            coins: number;
            createTime: components["schemas"]["Time"];
            /** Format: int64 */
            id: number;
            /**
             * Format: int64
             * @description The price that was charged, X钻.
             */
            price: number;
            /** @description The name of the prize. Null: no prize. */
            prize?: string | null;
            /** @description It used a spin of the caller's goods. */
            spin: boolean;
            /**
             * Format: int32
             * @description Days of membership that the prize paid.
             */
            vipDays: number;
        };
        PayChannel: {
            /** @description The value for the call that creates an order. */
            channel: string;
            name: string;
        };
        /** @description The way to pay an order. */
        PayInfo: {
            /** @description The order cannot be paid after this time. */
            expiresAt: components["schemas"]["Time"];
            /** @description The fields of a `form`. */
            fields?: {
                [key: string]: string;
            } | null;
            type: components["schemas"]["PayKind"];
            /**
             * @description The address to open (`redirect`), to post the form to (`form`), or to show as a QR code (`qr`). A path without a host is on the
             *     portal.
             */
            url: string;
        };
        /** @enum {string} */
        PayKind: "redirect" | "form" | "qr";
        Person: {
            name: string;
            /** Format: int64 */
            uid: number;
        };
        /** @description A person in a list. */
        PersonLine: components["schemas"]["Author"] & {
            signature: string;
        };
        /** @description A mobile phone number: 11 digits, of which the first is 1 and the second 3 to 9. */
        Phone: string;
        Picture: {
            /** @description A tiny `data:` URI to show until the picture has loaded. Lists leave it out for pictures that they do not show. */
            blur?: string | null;
            /** Format: int32 */
            height: number;
            small?: components["schemas"]["SmallPicture"] | null;
            url: string;
            /**
             * Format: int32
             * @description Pixels of `url`, like `height`.
             */
            width: number;
        };
        /**
         * Format: password
         * @description Four digits.
         */
        Pin: string;
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
         * @description The system that a game's file is for. 1: Android, 2: iOS.
         */
        PlatformType: number;
        Platforms: {
            android?: components["schemas"]["Platform"] | null;
            ios?: components["schemas"]["Platform"] | null;
        };
        /** @description 1–16 visible characters. Blanks around them are removed. */
        PlayerName: string;
        Post: {
            author: components["schemas"]["Author"];
            /** Format: int64 */
            commentNum: number;
            /** @description Plain text; in lists the first 140 characters. */
            content: string;
            createTime: components["schemas"]["Time"];
            editTime?: components["schemas"]["Time"] | null;
            game?: components["schemas"]["PostGame"] | null;
            /** @description An operator has hidden the post; only its author still sees it. */
            hidden: boolean;
            /** Format: int64 */
            id: number;
            images: components["schemas"]["Image"][];
            /** Format: int64 */
            likeNum: number;
            /** @description The reader likes the post. */
            liked: boolean;
            /** @description The post accepts no new comments. */
            locked: boolean;
            /** @description Accounts that the text mentions as "@name", with their names at that time. */
            mentions: components["schemas"]["Mention"][];
            /** @description The content is truncated. */
            more: boolean;
            tag?: components["schemas"]["PostTag"] | null;
            /** @description Empty: none. */
            title: string;
            video?: components["schemas"]["Video"] | null;
            /** Format: int64 */
            viewNum: number;
        };
        /** @description A whole post, with the position from which to watch its thread. */
        PostDetail: components["schemas"]["Post"] & {
            /** @description The reader keeps the post as a favourite. */
            favourited: boolean;
            /**
             * Format: int64
             * @description Grows with each like of the post or of one of its comments.
             */
            likesVersion: number;
            /**
             * Format: int64
             * @description The `since` for the frame `watch`.
             */
            seq: number;
        };
        PostGame: {
            icon: components["schemas"]["Picture"];
            /** Format: int64 */
            id: number;
            name: string;
        };
        /** @description The author's input for a post. */
        PostInput: {
            content: components["schemas"]["PostText"];
            /**
             * Format: int64
             * @description The game that the post is about.
             */
            game?: number | null;
            /** @description Ids of uploaded pictures, at most 9, in display order. */
            images?: string[];
            /** @description Accounts that the text mentions as "@name". The first 10 whose names are in the text count; the others are ignored. */
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
        /** @description A reading position in a book. */
        Progress: {
            /** Format: int64 */
            bookId: number;
            /** Format: int64 */
            chapterId: number;
            /**
             * Format: int64
             * @description The chapter's position in the book. 0: the chapter does not exist any more.
             */
            chapterIndex: number;
            /** @description Empty: the chapter does not exist any more. */
            chapterTitle: string;
            /** @description A name of the device for people, such as `Chrome · Android`. */
            device: string;
            /** @description The id that the app on that device chose. Every login of the account sees it, so it is not the `deviceID` of sign-ins. */
            deviceId: string;
            locator: components["schemas"]["Locator"];
            /** @description The time of reading, by that device's clock. */
            readAt: components["schemas"]["Time"];
            /**
             * Format: int64
             * @description The `base` for the next save.
             */
            version: number;
        };
        /** @description A device's reading position. */
        ProgressInput: {
            /**
             * Format: int64
             * @description The `version` of the position that the device knows; 0: none.
             */
            base: number;
            /** Format: int64 */
            chapterId: number;
            /** @description The id that the app chose on this device, up to 64 characters. */
            device: string;
            /** @description The reader chose this position: store it even if another device has changed it since. */
            force?: boolean;
            locator: components["schemas"]["Locator"];
            /**
             * Format: date-time
             * @description The time of reading, by the device's clock.
             */
            readAt: string;
        };
        ProgressRecords: {
            /** @description At most 50 positions. */
            records: components["schemas"]["BookProgressInput"][];
        };
        Question: {
            /** @description HTML with a few allowed tags */
            answer: string;
            category: string;
            /** Format: int64 */
            id: number;
            question: string;
        };
        /** @description A ranking of books, best first. */
        Ranking: {
            /** @description At most 50. */
            records: components["schemas"]["Book"][];
        };
        /** @description The game's ratings afterwards. */
        Rated: {
            /**
             * Format: int32
             * @description The caller's stars. Null: none.
             */
            myRating?: number | null;
            /**
             * Format: double
             * @description The average, 1 to 5 with one decimal. Null: nobody rated the game.
             */
            rating?: number | null;
            /** @description The numbers of ratings with 1, 2, 3, 4 and 5 stars. */
            ratingCounts: number[];
            /**
             * Format: int64
             * @description The number of ratings.
             */
            ratingNum: number;
            /**
             * Format: int64
             * @description Of two ratings of a game, the one with the greater version is newer.
             */
            ratingVersion: number;
        };
        ReadAnnouncement: {
            /**
             * Format: int32
             * @description The position: 1 is the app's start.
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
             * @description 1: mark all messages as read.
             */
            all?: number | null;
            /**
             * Format: int64
             * @description The id of one message, which the call returns and marks as read.
             */
            id?: number | null;
            ids?: components["schemas"]["Ids"] | null;
            /** Format: int64 */
            uid?: number | null;
        };
        /** @description Exactly one of the fields. */
        ReadNotices: {
            all?: boolean | null;
            group?: components["schemas"]["NoticeGroup"] | null;
            /** @description Ids of notices, at most 100. */
            ids?: number[] | null;
        };
        ReadPayInfo: {
            /** Format: uuid */
            orderId: string;
            /** Format: int64 */
            uid?: number | null;
        };
        /** @description 2–20 letters of any script, and the signs between the parts of a name. */
        RealName: string;
        /** @enum {string} */
        Reason: "spam" | "abuse" | "sexual" | "fraud" | "illegal" | "other";
        Refusal: {
            /** @enum {integer} */
            code: 2 | 1001 | 1002 | 1006 | 1008;
            data: null;
            msg: string;
        } | {
            /** @enum {integer} */
            code: 1009;
            data: {
                /** @description What the client has to solve. */
                challenge: {
                    algorithm: string;
                    challenge: string;
                    /** @enum {string} */
                    kind: "altcha";
                    /** Format: int32 */
                    maxnumber: number;
                    salt: string;
                    signature: string;
                };
            };
            msg: string;
        } | {
            /** @enum {integer} */
            code: 1004;
            data: null | {
                /** @enum {string} */
                field: "oldSmsCode";
            };
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
                appealToken: string;
                reason: string;
                /** Format: int64 */
                uid: number;
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
                code: string | null;
            };
            msg: string;
        } | {
            /** @enum {integer} */
            code: 2004;
            data: {
                /** Format: int64 */
                atLeast?: number;
                /** Format: date-time */
                beginTime?: string;
                /** Format: date-time */
                freeTime?: string;
                /** Format: int64 */
                goal?: number;
                /** Format: int64 */
                have: number;
                /** Format: int64 */
                most?: number;
                /** @enum {string} */
                need: "join" | "deeds" | "draws" | "begin" | "vip" | "makeUp" | "room" | "rename" | "frame" | "download" | "accountDays" | "phone" | "device" | "network" | "running";
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
                spin?: boolean;
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
                closed?: "night" | "time";
                /** @enum {string} */
                reason: "same" | "link" | "locked" | "muted" | "blocked" | "blocking" | "youth" | "youthClosed" | "phoneReplaced" | "banned";
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
            /** @description The inviter's code. An unknown code is ignored. */
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
        RequestErasure: {
            /**
             * Format: password
             * @description The caller's password.
             */
            password?: string | null;
            phone?: components["schemas"]["Phone"] | null;
            posts: components["schemas"]["ErasedPosts"];
            /** @description The `requestId` of the request for the code. Without it, the newest request of the caller's network counts. */
            requestId?: string | null;
            /** @description The code that was sent for the scene `erase`. */
            smsCode?: string | null;
        };
        RequestExport: {
            /**
             * Format: password
             * @description The caller's password.
             */
            password?: string | null;
            phone?: components["schemas"]["Phone"] | null;
            /** @description The `requestId` of the request for the code. Without it, the newest request of the caller's network counts. */
            requestId?: string | null;
            /** @description The code that was sent for the scene `export`. */
            smsCode?: string | null;
        };
        ResetPassword: {
            newPassword: components["schemas"]["Password"];
            /**
             * Format: password
             * @description The caller's present password; needs a session.
             */
            oldPassword?: string | null;
            phone?: components["schemas"]["Phone"] | null;
            /** @description The `requestId` of the request for the code. Without it, the newest request of the caller's network counts. */
            requestId?: string | null;
            /** @description The code that was sent for the scene `reset`. */
            smsCode?: string | null;
            /** Format: int64 */
            uid?: number | null;
        };
        /** @description The route's pattern, such as `/detail/:id`: 1–64 letters, `/`, `:`, `?`, `*`, `_` and `-`. It has no digits, so no ids. */
        Route: string;
        /** @description The result of a save. */
        Saved: {
            /**
             * @description The device's position is stored, or a newer position of the same device. False: another device's position is stored, which this
             *     device did not know. Then the reader decides.
             */
            accepted: boolean;
            /** Format: int64 */
            bookId: number;
            progress?: components["schemas"]["Progress"] | null;
        };
        SavedRecords: {
            /** @description The results, in the order of the sent positions. */
            records: components["schemas"]["Saved"][];
        };
        /**
         * @description The scene of a code; it is invalid for any other scene.
         * @enum {string}
         */
        Scene: "login" | "bind" | "reset" | "erase" | "export";
        SendSmsCode: {
            /** @description The solution of a challenge, after code 1009. */
            challenge?: string | null;
            deviceID?: string | null;
            phone: components["schemas"]["Phone"];
            scene: components["schemas"]["Scene"];
            /**
             * Format: int32
             * @description 1: the client sends `requestId` together with the code, so the code is invalid without it. Otherwise the network of the request can
             *     use the code without `requestId`.
             */
            sendsRequestId?: number | null;
            /** Format: int64 */
            uid?: number | null;
        };
        /** @description A word that players may not use in public. */
        SensitiveWord: {
            /** Format: int64 */
            id: number;
            /** @description The word as the operator wrote it. Width, case, traditional or simplified form, and signs between the letters make no difference. */
            word: string;
        };
        ServerConfig: {
            /** @description The address of the iOS app; empty: none. */
            bundleUrl: string;
            /** @description The address of the Android package; empty: none. */
            packageUrl: string;
        };
        /**
         * Format: int32
         * @description 0: unknown, 1: male, 2: female
         */
        Sex: number;
        ShelfPage: components["schemas"]["Page_ShelfBook"] & {
            /**
             * Format: int64
             * @description How many books on the whole shelf have new chapters. The frames `chapter`, `seen`, `shelf` and `reading` report changes of it.
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
            /** @description The id of this request, to send together with the code. Keep it secret: it lets nobody else use the code, or use up its tries. */
            requestId: string;
            /**
             * Format: int64
             * @description Seconds until another code can be sent.
             */
            resendAfter: number;
        };
        /** @description A limit that the app checks before it sends, and the server checks again. */
        SquareConfig: {
            key: components["schemas"]["ConfigKey"];
            /** @description A name for people. */
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
            /** @description The youth mode is on: the account spends nothing, and has closed times. Absent in frames of earlier releases. */
            youth?: boolean;
        };
        /** @description The number of subscribers afterwards. */
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
             * @description The caller's balance afterwards, X钻.
             */
            coinNum: number;
            /**
             * Format: int64
             * @description X钻 that the task paid.
             */
            coins: number;
            /** Format: int64 */
            version: number;
            /**
             * Format: int32
             * @description Days of membership that the task paid.
             */
            vipDays: number;
        };
        Ticket: {
            /**
             * Format: int64
             * @description Seconds until the ticket expires.
             */
            expiresIn: number;
            /** @description The parameter `?ticket=` of the socket's address. It opens one socket, once. */
            ticket: string;
        };
        /** Format: date-time */
        Time: string;
        /** @enum {string} */
        TrendKind: "game" | "book";
        /** @enum {string} */
        TrendMark: "hot" | "new";
        /** @description A name that many players search for. */
        TrendingSearch: {
            /**
             * Format: int64
             * @description The id of the game or book.
             */
            id: number;
            /** @description The text to show and to search for. */
            keyword: string;
            kind: components["schemas"]["TrendKind"];
            mark?: components["schemas"]["TrendMark"] | null;
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
             * @description JPEG, PNG, WebP or GIF (only its first picture), up to 5 MiB and 40 million pixels.
             */
            file: string;
            /** Format: int64 */
            uid?: number | null;
        };
        UploadMedia: {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP or GIF (only its first picture), or an MP4 or MOV with H.264, VP9 or AV1. `/api/v1/square/config/list` has the size
             *     limits.
             */
            file: string;
            /** @description Must come before the file. */
            kind: components["schemas"]["MediaKind"];
            /** Format: int64 */
            uid?: number | null;
        };
        /** @description An uploaded video, without a poster. */
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
            /** @description The caller blocks the player. */
            blocked: boolean;
            createTime: components["schemas"]["Time"];
            /** Format: int64 */
            followers: number;
            /** Format: int64 */
            following: number;
            /** @description The player follows the caller. */
            followsMe: boolean;
            /**
             * Format: int64
             * @description The number of received likes.
             */
            likes: number;
            /** Format: int64 */
            posts: number;
            /**
             * Format: int32
             * @description 0: unknown, 1: male, 2: female
             */
            sex: number;
            signature: string;
        };
        UserStatus: components["schemas"]["Status"] & {
            /**
             * Format: int32
             * @description 0: unknown
             */
            age: number;
            avatar?: string | null;
            /** @description The badge that others see next to the name: the newest full month, such as 2026-10, if it is the current or the previous month. */
            badge?: string | null;
            /** @description Today in the portal's time zone. */
            checkedInToday: boolean;
            /** Format: int64 */
            followers: number;
            /** Format: int64 */
            following: number;
            /** @description Address of the frame that the account wears around its avatar. Null: none. */
            frame?: string | null;
            hasPassword: boolean;
            inviteCode: string;
            /**
             * Format: int64
             * @description The number of received likes.
             */
            likes: number;
            /** @description Empty for an account that was created by phone. */
            loginName: string;
            name: string;
            /**
             * Format: int32
             * @description 1: the account should bind a phone.
             */
            needBind: number;
            /**
             * Format: int32
             * @description 1: the account should enter a real name.
             */
            needRealName: number;
            /** @description The masked phone number. Null: no phone is bound. */
            phone?: string | null;
            /** Format: int64 */
            posts: number;
            /**
             * Format: int32
             * @description 0: unknown, 1: male, 2: female
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
             * @description The id of the upload. An edit of the post sends it to keep the video.
             */
            id: string;
            /** @description The picture to show before the video plays. */
            poster: components["schemas"]["Image"];
            /** Format: int32 */
            seconds: number;
            /**
             * Format: int64
             * @description Bytes
             */
            size: number;
            /** @description The address of the MP4, which supports byte ranges. */
            url: string;
            /** Format: int32 */
            width: number;
        };
        VideoInput: {
            /**
             * Format: uuid
             * @description The id of the uploaded video.
             */
            media: string;
            /**
             * Format: uuid
             * @description The id of the uploaded poster picture.
             */
            poster: string;
        };
        /** @description The preview while a viewer seeks: one image with small pictures in rows. */
        VideoThumbs: {
            /** Format: int32 */
            columns: number;
            /** Format: int32 */
            count: number;
            /**
             * Format: double
             * @description Seconds from one small picture to the next.
             */
            every: number;
            /** Format: int32 */
            height: number;
            url: string;
            /**
             * Format: int32
             * @description Pixels of each small picture.
             */
            width: number;
        };
        /** @description The result: the new status, or an order to pay. */
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
             * @description The new `levelType` of the member, unless the present one is higher.
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
             * @description The `type` for `/api/vip/vipopen`.
             */
            type: number;
        };
        WearFrame: {
            /** @description The id of a frame that the caller has. Null: none. Required, so that no other body takes a frame off. */
            frame: string | null;
        };
        /** @description A winner. */
        Winner: {
            createTime: components["schemas"]["Time"];
            /** Format: int64 */
            id: number;
            /** @description The first character of the name and stars, for privacy. */
            name: string;
            prize: string;
        };
        /** @description The youth mode of the caller. */
        Youth: {
            allowedUntil?: components["schemas"]["Time"] | null;
            closed?: components["schemas"]["Closed"] | null;
            enabled: boolean;
            /**
             * Format: int32
             * @description Minutes of today in which the account was used while the mode was on and no extension ran. The day is the portal's.
             */
            minutes: number;
            /**
             * Format: int32
             * @description The minutes of a day.
             */
            minutesPerDay: number;
        };
    };
    responses: {
        /** @description `Origin` or `Sec-Fetch-Site` shows that a page of another site sent the request */
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
        /** @description The portal has no such address; `msg` repeats its path. Ids are whole numbers from 1 to 2^53 - 1 */
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
        /** @description The body arrived too slowly */
        TooSlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body has another media type, or is compressed */
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
    cancel_order: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CancelOrder"];
            };
        };
        responses: {
            /** @description Code 2002: no such order; 2005: it is not open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Order"];
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
            /** @description Code 2002: no such order, or its channel is gone; 2005: it is not open; 3002: youth mode */
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
                /** @description The signature in the address from `/api/order/payInfo`. */
                sign: string;
                /** @description The language of the app that opened the page, such as `en`. A browser's own `Accept-Language` may be another one. */
                lang?: string | null;
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
            /** @description Codes 1004 (`data.field` is `oldSmsCode`, if that one is wrong), 1005; 1001: the password is wrong; 1008: the phone is bound to another account; 3002: youth mode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_UserStatus"];
                };
            };
            /** @description Code 4000; on `password`: neither it nor `oldSmsCode` was sent */
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
                /** @description The same call with the same key returns the first answer again and changes nothing. If the account has used the key for another call, the call is refused: status 400, code 4000 on `Idempotency-Key` */
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
            /** @description Code 1005: too many orders; 2002: no such package, channel or order; 2006: the sent `price` is not today's; 3002: youth mode */
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
    read_erasure_terms: {
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
                    "application/json": components["schemas"]["Envelope_ErasureTerms"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    ask_erasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RequestErasure"];
            };
        };
        responses: {
            /** @description Codes 1001: the password is wrong, or the account has none; 1004; 1005: too many tries; 1006: the phone is not bound to this account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ErasureAsked"];
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
    ask_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RequestExport"];
            };
        };
        responses: {
            /** @description Codes 1001: the password is wrong, or the account has none; 1004; 1005: too many tries, or too many exports; 1006: the phone is not bound to this account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_ExportLink"];
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
            /** @description Code 3001: `words` that are not allowed in names and signatures; 1005: too many; 3002: the caller is muted, the network or device is banned (reason `banned`, `until`), or a newcomer whose name or signature has a link (reason `link`, `until`); 2004: the name cannot change before `freeTime` without a rename card (`need`: `rename`), and nothing was changed */
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
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is too large */
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
            /** @description Try again after `Retry-After`; also for a second picture of the account after waiting 3 s for the first, and for too many pictures of one network */
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
                /** @description The same call with the same key returns the first answer again and changes nothing. If the account has used the key for another call, the call is refused: status 400, code 4000 on `Idempotency-Key` */
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
            /** @description Codes 2: a paid game needs a session; 1005: too many; 2001: `coinNum` is less than `price`; 2002: off the shelf, or not for this platform; 2006: the sent `price` is not today's; 3002: youth mode */
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
            /** @description Code 1001: wrong name or password; 1005: too many; 1009: solve `data.challenge` and send the solution; 1007: suspended, `data` has `until`, `reason`, and `uid` and `appealToken` for `/api/v1/appeal`; 3002: the network or device is banned (reason `banned`, `until`) */
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
            /** @description Codes 1004, 1005, 1007: suspended, `data` has `until`, `reason`, and `uid` and `appealToken` for `/api/v1/appeal`; 1006: no account has the phone; 3002: it was replaced a few days ago, and can recover its account, or the network or device is banned (reason `banned`, `until`) */
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
            /** @description Codes 1004, 1005, 1007: suspended, `data` has `until`, `reason`, and `uid` and `appealToken` for `/api/v1/appeal`; 1006: no account has the phone, and sign-in does not register; 3002: the phone was replaced a few days ago, and can recover its account, or the network or device is banned (reason `banned`, `until`) */
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
            /** @description Codes 1002: the name is taken; 1005: too many from one address; 3001; 3002: the network or device is banned (reason `banned`, `until`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Account"];
                };
            };
            /** @description Code 4000; on `password`: also one that is easy to guess */
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
            /** @description Codes 1004, 1005; 1001: the old password is wrong; 1006: no account has the phone; 2: the old password without session; 3002: a replaced phone in youth mode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Value"];
                };
            };
            /** @description Code 4000; on `newPassword`: also one that is easy to guess */
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
            /** @description Code 1005: too many; 1009: solve `data.challenge` and send the solution; scene `bind`, `erase` or `export` without session: code 2; scene `login`, 3002: the network or device is banned (reason `banned`, `until`) */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
                cursor?: string | null;
                /** @description Absent: all states, in the order running, coming, past. */
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
            /** @description Code 2002: it does not exist (any more) */
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
                /** @description The same call with the same key returns the first answer again and changes nothing. If the account has used the key for another call, the call is refused: status 400, code 4000 on `Idempotency-Key` */
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
            /** @description Codes 2002: the activity does not exist, or is over; 2003: claimed before; 2004: `need` is `join`, `begin` (at `beginTime`) or `deeds` (`have` of `goal`) */
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
                /** @description The same call with the same key returns the first answer again and changes nothing. If the account has used the key for another call, the call is refused: status 400, code 4000 on `Idempotency-Key` */
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
            /** @description Codes 2001: `coinNum` is less than `price`; 2002: the activity does not exist, or is over; 2004: `need` is `begin` (at `beginTime`) or `draws`, of which there are `most` a day; 2006: the sent `price` is not today's, or the draw uses a `spin` and the caller did not say so; 3002: youth mode */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
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
                /** @description The same call with the same key returns the first answer again and changes nothing. If the account has used the key for another call, the call is refused: status 400, code 4000 on `Idempotency-Key` */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Codes 2002: the activity does not exist, or is over; 2003: joined before; 2004: `need` is `begin` (at `beginTime`) */
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
    list_measures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2: also an appeal token that has expired, or whose suspension has ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_OwnMeasures"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    create_appeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAppeal"];
            };
        };
        responses: {
            /** @description Code 1005: too many; 2002: no such measure; 2003: it has an appeal; 2004: it has ended */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
                cursor?: string | null;
                /** @description Absent: all kinds. */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
                cursor?: string | null;
                /** @description Absent: all kinds. */
                kind?: "comic" | "novel" | "animation";
                /** @description A category of `kind`. Absent: all categories. */
                category?: string;
                status?: "serial" | "finished";
                /** @description 1: hot (the default). 2: newest chapter first. 3: most subscribers first. */
                sort?: number;
                /** @description Only books with a chapter that appeared today, in the portal's time zone. */
                updated?: "today";
                /**
                 * @description Searches titles, authors, categories and tags, like `/api/v1/search/book`. The best match comes first. Only `kind` filters; `sort` and
                 *     the other filters are ignored.
                 */
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
                /** @description Absent: all kinds. */
                kind?: "comic" | "novel" | "animation";
                /** @description 1: hot (the default). 2: most subscribers. 3: most reads. 4: recommended by the portal. */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
                cursor?: string | null;
                /** @description 1: first chapter first (the default). 3: last chapter first. */
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
                /** @description 1: the app saves the chapter for reading offline. The call does not count as a read. */
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
            /** @description Code 1005: too many; 2002: there is no such chapter (any more, or yet); 2004: only members can read it, `data` is a LockedChapter */
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
                /** @description Such as 2026-11. Absent: this month. */
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
                /** @description The same call with the same key returns the first answer again and changes nothing. If the account has used the key for another call, the call is refused: status 400, code 4000 on `Idempotency-Key` */
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
            /** @description Codes 2001: `coinNum` is less than `price`; 2003: the day has a check-in; 2004: no more days this month (`most`); 2006: the sent `price` is not today's; 3002: youth mode */
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
                /** @description The same call with the same key returns the first answer again and changes nothing. If the account has used the key for another call, the call is refused: status 400, code 4000 on `Idempotency-Key` */
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
    read_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `terms` or `privacy` */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code 2002: no content pack contains it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Document"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    list_favourite_games: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
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
                    "application/json": components["schemas"]["Envelope_Page_FavouriteGame"];
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
    keep_game: {
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
            /** @description Code 1005: too many changes; 2002: the game is gone; 2004: there is no room, with 1000 games (`need` is `room`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Favourited"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    remove_game: {
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
            /** @description Code 1005: too many changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Favourited"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    list_favourite_posts: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
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
                    "application/json": components["schemas"]["Envelope_Page_FavouritePost"];
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
    keep_post: {
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
            /** @description Code 1005: too many changes; 2002: the post is gone; 2004: there is no room, with 1000 posts (`need` is `room`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Favourited"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    remove_post: {
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
            /** @description Code 1005: too many changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Favourited"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    rate_game: {
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
                "application/json": components["schemas"]["NewRating"];
            };
        };
        responses: {
            /** @description Codes 1005: too many ratings; 2002: there is no such game, or it is off the shelf; 2004: `need` is `download` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Rated"];
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
    take_rating_back: {
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
            /** @description Codes 1005: too many ratings; 2002: there is no such game, or it is off the shelf */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Rated"];
                };
            };
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NoAddress"];
            503: components["responses"]["NotNow"];
        };
    };
    list_gifts: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
                cursor?: string | null;
                /** @description Only packs of this game. Absent: the packs of all games and of the portal. */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
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
                /** @description The same call with the same key returns the first answer again and changes nothing. If the account has used the key for another call, the call is refused: status 400, code 4000 on `Idempotency-Key` */
                "Idempotency-Key"?: string | null;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Codes 2002: ended or out of stock (`reason`: `gone`, `stock`); 2003: claimed before (`code`; null for goods); 2004: `need` is `begin` (at `beginTime`), `vip`, `accountDays` (`have` and `atLeast`, days), `phone`, or `device` or `network`: these have made all claims that the pack allows them */
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
    wear_frame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WearFrame"];
            };
        };
        responses: {
            /** @description Code 2004: the caller does not have the frame (`need`: `frame`) */
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
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            503: components["responses"]["NotNow"];
        };
    };
    list_my_goods: {
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
                    "application/json": components["schemas"]["Envelope_MyGoods"];
                };
            };
            503: components["responses"]["NotNow"];
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
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
                /** @description The same call with the same key returns the first answer again and changes nothing. If the account has used the key for another call, the call is refused: status 400, code 4000 on `Idempotency-Key` */
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
            /** @description The body arrived too slowly */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The body is too large */
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
            /** @description Try again after `Retry-After`; also for a second upload of the account after waiting 3 s for the first, and for too many uploads of one network */
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
                /** @description Absent: all kinds. */
                group?: "likes" | "replies" | "follows";
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
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
                /** @description A ticket from `/realtime/ticket`. Without one, the socket is for a visitor. */
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
                /** @description The same call with the same key returns the first answer again and changes nothing. If the account has used the key for another call, the call is refused: status 400, code 4000 on `Idempotency-Key` */
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
            /** @description Code 4000, also for the caller's own */
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
                /** @description The words to search for. A result has all of them. Characters after the 50th are ignored. */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
                cursor?: string | null;
                /** @description The words to search for. A result has all of them. Characters after the 50th are ignored. */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
                cursor?: string | null;
                /** @description The words to search for. A result has all of them. Characters after the 50th are ignored. */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
                cursor?: string | null;
                /** @description The words to search for. A result has all of them. Characters after the 50th are ignored. */
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
    list_search_trends: {
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
                    "application/json": components["schemas"]["Envelope_Vec_TrendingSearch"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    search_users: {
        parameters: {
            query: {
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
                cursor?: string | null;
                /** @description The words to search for. A result has all of them. Characters after the 50th are ignored. */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
                cursor?: string | null;
                /** @description 2: newest first, the only order. */
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
            /** @description The comment without its replies. Code 1005: too many changes; 2002: the post or the comment is gone; 3001: words that are not allowed; 3002: not allowed, `reason` is `locked`, `muted` (`until`), `banned` (the network or device, `until`), `blocked` (by the author of the answered comment), `same` (as another text a moment ago) or `link` (a newcomer's, `until`) */
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
            /** @description It belongs to another account */
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
            /** @description It belongs to another account */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
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
                /** @description The words to search for. A result has all of them. Characters after the 50th are ignored. */
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
                /** @description The same call with the same key returns the first answer again and changes nothing. If the account has used the key for another call, the call is refused: status 400, code 4000 on `Idempotency-Key` */
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
            /** @description Code 1005: too many posts; 3001: words that are not allowed; 3002: the author is muted, the network or device is banned (reason `banned`, `until`), the author published the same text a moment ago (reason `same`), or is a newcomer and the text has a link (reason `link`, `until`) */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
                cursor?: string | null;
                /** @description 1: hot (the default). 2: newest first. */
                sort?: number;
                /** @description Only posts with this tag. Absent: all posts. */
                tag?: number;
                /** @description Only posts about this game. Absent: all posts. */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
                cursor?: string | null;
                /** @description 2: newest first, the only order. */
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
            /** @description Code 1005: too many changes; 2002: the post is gone; 3001: words that are not allowed; 3002: the author is muted, the network or device is banned (reason `banned`, `until`), or the author is a newcomer and the text has a link (reason `link`, `until`) */
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
            /** @description It belongs to another account */
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
            /** @description It belongs to another account */
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
                /** @description The same call with the same key returns the first answer again and changes nothing. If the account has used the key for another call, the call is refused: status 400, code 4000 on `Idempotency-Key` */
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
            /** @description Code 1005: too many comments; 2002: the post or the comment is gone; 3001: words that are not allowed; 3002: not allowed, `reason` is `locked`, `muted` (`until`), `banned` (the network or device, `until`), `blocked` (by the author of the answered comment), `same` (as a moment ago) or `link` (a newcomer's, `until`) */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
                cursor?: string | null;
                /** @description 1: hot. 2: newest first. 3: oldest first (the default). */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
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
            /** @description Code 4000: the caller's own uid */
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
            /** @description Code 4000: the caller's own uid */
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
            /** @description Code 4000: the caller's own uid */
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
            /** @description Code 4000: the caller's own uid */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
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
                /** @description The number of the page, from 1. */
                currentPage?: number | null;
                /** @description Records per page, 1 to 100. The default is 20. */
                pageSize?: number | null;
                /** @description The `nextCursor` of the previous page. It overrides `currentPage`. */
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
    read_youth: {
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
                    "application/json": components["schemas"]["Envelope_Youth"];
                };
            };
            503: components["responses"]["NotNow"];
        };
    };
    disable_youth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisableYouth"];
            };
        };
        responses: {
            /** @description Codes 1001: the PIN is wrong, or the mode is off; 1004; 1005: too many tries; 1006: the phone is not bound to this account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Youth"];
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
    enable_youth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnableYouth"];
            };
        };
        responses: {
            /** @description Codes 2003: the mode is on already; 3002: the phone was replaced a few days ago, and can take the account back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Youth"];
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
    extend_youth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtendYouth"];
            };
        };
        responses: {
            /** @description Code 1001: the PIN is wrong, or the mode is off; 1005: too many wrong ones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_Youth"];
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
    count_youth_minute: {
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
                    "application/json": components["schemas"]["Envelope_Youth"];
                };
            };
            403: components["responses"]["ForeignPage"];
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
                /** @description The same call with the same key returns the first answer again and changes nothing. If the account has used the key for another call, the call is refused: status 400, code 4000 on `Idempotency-Key` */
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
            /** @description Codes 1005: too many orders; 2001: `coinNum` is less than `price`; 2002: no such plan or payment channel; 2006: the sent `price` is not today's; 3002: youth mode */
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
                    "application/json": components["schemas"]["Envelope_GameDetail"];
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
