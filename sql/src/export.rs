//! Everything that the portal stores about one account, for the player.
//!
//! All parts are read in one snapshot. `queries/export.sql` decides the fields: no hashes, no keys, and no data of other players except
//! their uids.

use deadpool_postgres::Pool;
use queries::queries::export as q;

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
        downloads games shelf reading youth check_ins badges gifts goods goods_entries activity_joins activity_claims
        activity_draws coins memberships orders payments invitations reports uploads
    );
    let media = q::media_files().bind(&tx, &uid).all().await?;
    let known = kinds.first().is_some_and(|(_, rows): &(_, Vec<_>)| !rows.is_empty());
    Ok(known.then_some(Export { kinds, media }))
}
