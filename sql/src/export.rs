//! Everything that the portal stores about one account, for the player.
//!
//! - All parts are read in one snapshot. `queries/export.sql` decides the fields: no hashes, no keys, and no data of other players except
//!   their uids, and their names where the player's own texts and ledger have them.
//! - `TABLES` says for each table that names an account which file of the export has its rows, or why none has. `tests/erasure` compares it
//!   with `erasure::personal_data`, so that a new table cannot be forgotten.

pub mod address;

use deadpool_postgres::Pool;
use queries::queries::export as q;

use self::Exported::{In, Not};
use crate::Error;

/// The data of one account.
#[derive(Debug)]
pub struct Export {
    /// Each kind of data with its rows.
    pub kinds: Vec<(&'static str, Vec<serde_json::Value>)>,
    /// Names in the media store.
    pub media: Vec<String>,
}

/// `None`: no such account.
pub async fn read(pool: &Pool, uid: i64) -> Result<Option<Export>, Error> {
    let mut client = pool.get().await?;
    let tx = client
        .build_transaction()
        .isolation_level(tokio_postgres::IsolationLevel::RepeatableRead)
        .read_only(true)
        .start()
        .await?;
    // The pool's time limit is for players' requests. An old account has many rows.
    tx.batch_execute("set local statement_timeout = 0").await?;
    let mut kinds = Vec::new();
    macro_rules! read {
        ($($kind:ident)*) => {
            $(kinds.push((stringify!($kind), q::$kind().bind(&tx, &uid).all().await?));)*
        };
    }
    read!(
        account name_changes phones logins messages notices posts comments post_likes comment_likes follows blocks favourites ratings
        downloads games debts shelf reading youth check_ins badges gifts goods goods_entries activity_joins activity_claims
        activity_draws coins memberships orders payments invitations measures appeals reports uploads
    );
    let media = q::media_files().bind(&tx, &uid).all().await?;
    let known = kinds.first().is_some_and(|(_, rows): &(_, Vec<_>)| !rows.is_empty());
    Ok(known.then_some(Export { kinds, media }))
}

/// Where the rows of a table are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exported {
    /// In the file of this kind.
    In(&'static str),
    /// In no file, for this reason.
    Not(&'static str),
}

/// By table.
pub const TABLES: &[(&str, Exported)] = &[
    ("account", In("account")),
    ("account_key", Not("random keys that keep a repeated call from a second effect")),
    ("account_note", Not("notes of operators, which may name others")),
    ("account_text", Not("a copy of the name, for the search")),
    ("acknowledgement", Not("an operator's note about a payment")),
    ("activity_claim", In("activity_claims")),
    ("activity_draw", In("activity_draws")),
    ("activity_join", In("activity_joins")),
    ("appeal", In("appeals")),
    ("block", In("blocks")),
    ("book_subscription", In("shelf")),
    ("broadcast_read", Not("marks of messages that everybody got")),
    ("channel_refund", Not("a mark of a refund, which is in the payments")),
    ("check_in", In("check_ins")),
    ("coin_entry", In("coins")),
    ("comment", In("comments")),
    ("comment_like", In("comment_likes")),
    ("data_export", Not("addresses of exports, which live for minutes")),
    ("debt", In("debts")),
    ("entitlement", In("games")),
    ("erasure", Not("when an erasure was requested, and its progress")),
    ("favourite", In("favourites")),
    ("follow", In("follows")),
    ("game_download", In("downloads")),
    ("game_rating", In("ratings")),
    ("gift_claim", In("gifts")),
    ("goods", In("goods")),
    ("goods_entry", In("goods_entries")),
    ("invitation", In("invitations")),
    ("invitation_check", Not("a queue; its rows live for seconds")),
    ("keyless_purchase", Not("guards against double taps; its rows live for seconds")),
    ("login", In("logins")),
    ("login_token", Not("hashes of tokens")),
    ("measure", In("measures")),
    ("media", In("uploads")),
    ("message", In("messages")),
    ("month_badge", In("badges")),
    ("name_change", In("name_changes")),
    ("notice", In("notices")),
    ("payment", In("payments")),
    ("phone_held", In("phones")),
    (
        "player_day",
        Not(
            "days of the last six weeks on which the player was seen, for counts; the logins have their times",
        ),
    ),
    ("post", In("posts")),
    ("post_like", In("post_likes")),
    ("reading", In("reading")),
    ("refund", In("payments")),
    ("refund_part", In("payments")),
    ("replaced_phone", In("phones")),
    ("report", In("reports")),
    ("revocation", In("games")),
    ("sandbox_trade", Not("payments of the simulated channel, in development only")),
    ("status", In("account")),
    ("ticket", Not("hashes of secrets that open a socket; a row lives for seconds")),
    ("trade_order", In("orders")),
    ("vip_grant", In("memberships")),
    ("youth", In("youth")),
];
