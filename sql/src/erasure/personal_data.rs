//! Every column of a table that names an account by one of `REFERENCES`, and what an erasure does to it. `tests/erasure` compares the
//! list with the schema, so that a new column cannot be forgotten. `src/ops/privacy.md` summarises the list for operators.

/// What an erasure does to a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// The row is deleted, or the column is emptied.
    Erased,
    /// The row stays. The uid in it leads to an account without identifiers.
    Pseudonym,
    /// It says nothing about a person.
    Kept,
}

/// The columns of one table that share a fate.
#[derive(Debug, Clone, Copy)]
pub struct Columns {
    pub table: &'static str,
    pub fate: Fate,
    /// Separated by blanks.
    pub names: &'static str,
    pub why: &'static str,
}

const fn erased(table: &'static str, names: &'static str, why: &'static str) -> Columns {
    Columns { table, fate: Fate::Erased, names, why }
}

const fn pseudonym(table: &'static str, names: &'static str, why: &'static str) -> Columns {
    Columns { table, fate: Fate::Pseudonym, names, why }
}

const fn kept(table: &'static str, names: &'static str, why: &'static str) -> Columns {
    Columns { table, fate: Fate::Kept, names, why }
}

/// By table.
pub const COLUMNS: &[Columns] = &[
    erased(
        "account",
        "login_name phone password_hash password_login name avatar age sex signature real_name invite_code worn_frame \
         suspended_until suspend_reason muted_until mute_reason",
        "identifiers and profile; the name becomes 已注销用户",
    ),
    pseudonym(
        "account",
        "uid account_type invited_by channel_id create_time password_time badge badge_until erase_time",
        "the row that ledger, orders and posts refer to",
    ),
    kept(
        "account",
        "post_num follower_num following_num like_num",
        "counts of rows; follows end with the erasure",
    ),
    pseudonym("account_key", "uid key content", "random keys that keep a repeated call from a second effect"),
    erased(
        "account_note",
        "id uid author content idempotency_key create_time",
        "notes of operators about the player; their log names only the uid",
    ),
    erased("account_text", "uid name", "the search for names"),
    pseudonym("acknowledgement", "payment_id reason create_time", "an operator's note about a payment"),
    pseudonym(
        "activity_claim",
        "activity_id task_id uid coins vip_days entry_id idempotency_key create_time",
        "belongs to the ledger",
    ),
    pseudonym(
        "activity_draw",
        "id uid activity_id day number price prize_id coins vip_days price_entry_id prize_entry_id idempotency_key \
         create_time prize spin",
        "belongs to the ledger",
    ),
    pseudonym("activity_join", "activity_id uid idempotency_key create_time", "counted by the activity"),
    erased("appeal", "content answer", "texts of the player and to the player"),
    pseudonym(
        "appeal",
        "id measure_id uid create_time decision decided_by decide_time",
        "the history of operators' decisions",
    ),
    erased(
        "block",
        "id uid blocked create_time",
        "the blocks by the player; those by others stay and go on hiding the player's posts",
    ),
    erased("book_subscription", "uid book_id seen_seq create_time", "the shelf"),
    erased("broadcast_read", "uid seq", "the inbox"),
    pseudonym("channel_refund", "payment_id create_time", "belongs to the payment"),
    pseudonym(
        "check_in",
        "uid day create_time streak made_up reward full_month idempotency_key card",
        "belongs to the ledger",
    ),
    pseudonym(
        "coin_entry",
        "id uid delta balance_after reason ref_type ref_id idempotency_key create_time",
        "the ledger is kept as accounting rules demand; the balance is written off",
    ),
    erased(
        "comment",
        "content mentions once_named image",
        "of deleted comments; of all, if the player chose so",
    ),
    pseudonym(
        "comment",
        "id post_id uid root_id reply_to floor delete_time edit_time idempotency_key likes_version like_num reply_num \
         create_time",
        "others have replied; kept comments show the pseudonym",
    ),
    pseudonym("comment_like", "comment_id uid create_time", "others' counts of likes stay true"),
    erased(
        "data_export",
        "id uid login_id ask_time expire_time begun_num fetch_time",
        "addresses that give the data out once",
    ),
    pseudonym(
        "debt",
        "id uid order_id part_id coins settled_coins create_time",
        "belongs to the ledger; nothing settles it any more",
    ),
    pseudonym("entitlement", "uid game_id create_time entry_id number", "belongs to the ledger"),
    pseudonym(
        "erasure",
        "uid posts ask_time due_time step end_time",
        "proves that the request was fulfilled",
    ),
    erased("favourite", "id uid kind ref_id create_time", "what the player kept"),
    erased("follow", "id uid followee create_time", "in both directions; the counts of others fall"),
    pseudonym(
        "game_download",
        "id uid game_id platform_type charged entry_id idempotency_key create_time free_by file",
        "belongs to the ledger and to the games' counts",
    ),
    pseudonym(
        "game_rating",
        "uid game_id stars create_time edit_time",
        "stars without text; the games' ratings stay true",
    ),
    pseudonym("gift_claim", "gift_id uid code idempotency_key create_time", "a code is given once"),
    pseudonym("goods", "uid kind item amount", "belongs to the ledger of goods"),
    pseudonym(
        "goods_entry",
        "id uid kind item delta amount_after reason ref_type ref_id create_time",
        "the ledger of goods",
    ),
    erased("invitation", "device network", "keyed hashes of the invited player's device and network"),
    pseudonym(
        "invitation",
        "invitee inviter inviter_reward invitee_reward state refusal inviter_owed invitee_owed note paid_time refuse_time \
         claw_back_time create_time",
        "belongs to the ledger of both sides",
    ),
    pseudonym("invitation_check", "id invitee due_time", "a queue; its rows live for seconds"),
    erased("keyless_purchase", "login plan buy_time", "rows of the player's logins; they live for seconds"),
    erased(
        "login",
        "id uid device_id agent address create_time expire_time end_time end_reason last_time",
        "logins with devices, browsers and addresses",
    ),
    erased(
        "login_token",
        "hash login_id create_time use_time valid_until",
        "hashes of the tokens of a login; they go with it",
    ),
    erased("measure", "reason end_reason", "texts of operators about the player"),
    pseudonym(
        "measure",
        "id uid kind decider create_time until ref_kind ref_id end_time ended_by",
        "the history of operators' decisions",
    ),
    erased(
        "media",
        "id uid kind file idempotency_key create_time look_time",
        "the media job deletes uploads that no visible post or comment shows, with their files",
    ),
    erased(
        "message",
        "id uid seq to_channel to_vip kind title content link read create_time login_id gone end_time",
        "the messages of the player's inbox; messages to everybody stay",
    ),
    pseudonym("month_badge", "uid month until create_time", "follows from the check-ins"),
    erased("name_change", "before after", "former names"),
    pseudonym("name_change", "id uid card create_time", "proves the use of a card"),
    erased(
        "notice",
        "id uid kind actors actor_num post_id comment_id read place create_time",
        "the player's own; notices of others name the pseudonym",
    ),
    pseudonym(
        "payment",
        "id channel trade_no order_id amount currency verdict heard_by note create_time",
        "payments are kept as accounting rules demand; the channel knows the payer by its number",
    ),
    erased(
        "phone_held",
        "phone uid create_time released_time",
        "former phones; a phone that is free can register again",
    ),
    pseudonym(
        "refund",
        "payment_id reason paid_time ask_time asked fault create_time note amount coins paid_by asks_rest",
        "belongs to the payment",
    ),
    pseudonym(
        "refund_part",
        "id payment_id amount coins reason paid_time ask_time asked fault note paid_by create_time",
        "belongs to the payment",
    ),
    erased(
        "replaced_phone",
        "phone uid replaced_time until",
        "replaced phones; none of them recovers an erased account",
    ),
    erased("post", "title content images video mentions", "of deleted posts; of all, if the player chose so"),
    pseudonym("player_day", "day uid", "counts of business figures; deleted after six weeks"),
    pseudonym(
        "post",
        "id uid tag_id game_id hidden locked delete_time edit_time idempotency_key seq likes_version floor_num like_num \
         comment_num root_num view_num create_time hot hot_due notices_left",
        "others have commented; kept posts show the pseudonym",
    ),
    pseudonym("post_like", "post_id uid create_time", "others' counts of likes stay true"),
    erased(
        "reading",
        "uid book_id chapter_id locator device device_name device_time version read update_time",
        "places and history of reading",
    ),
    erased("report", "detail", "what the player wrote"),
    pseudonym(
        "report",
        "id uid kind ref_id reason create_time resolve_time verdict idempotency_key",
        "operators' decisions about others",
    ),
    pseudonym(
        "revocation",
        "uid game_id number order_id entry_id reason create_time",
        "belongs to the ledger",
    ),
    pseudonym(
        "sandbox_trade",
        "order_id trade_no amount currency subject notify_url return_url status expire_time paid_time create_time",
        "payments of the simulated channel, in development only",
    ),
    pseudonym(
        "status",
        "uid balance level_type exp_time version",
        "belongs to the ledger; the balance is 0 and the membership has ended",
    ),
    erased(
        "status",
        "unread_messages unread_likes unread_replies unread_follows read_upto youth",
        "the inbox is empty and the youth mode is off",
    ),
    erased("ticket", "secret_hash login_id uid expire_time", "opens one socket; a row lives for seconds"),
    pseudonym(
        "trade_order",
        "id number uid kind item coins vip_type days level_type source amount currency channel status pay_expire_time ask_time \
         asked paid_time deliver_time refund_time idempotency_key create_time package_id note cancel_time",
        "orders are kept as accounting rules demand",
    ),
    pseudonym(
        "vip_grant",
        "id uid level_type length begin_time end_time ref_type ref_id create_time",
        "the ledger of memberships; the membership ends",
    ),
    erased("youth", "uid pin_hash day minutes last_minute allowed_until", "the youth mode"),
];

/// Names of columns that refer to an account. A table with one of them must be in the list.
pub const REFERENCES: &[&str] = &[
    "uid",
    "followee",
    "blocked",
    "inviter",
    "invitee",
    "invited_by",
    "actors",
    "phone",
    "login_id",
    "login",
    "order_id",
    "payment_id",
];
