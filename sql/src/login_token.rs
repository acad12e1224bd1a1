//! The tokens of logins: issued, in use, superseded. The database stores the hash of a token's random part, never the part itself.
//!
//! - A token stays valid until a newer token of its login is used for the first time, and for a grace after that. An answer that
//!   carried the newer token may have been lost, and other tabs may still hold the older one.
//! - A superseded token that comes back after its grace ends its login: a second party may hold it.
//! - A login without rows began in an older release. Its legacy token, whose `jti` is the login's id, is valid until it is superseded.

use std::time::Duration;

use deadpool_postgres::Pool;
use queries::{
    client::GenericClient,
    queries::{login as q, message},
};
use uuid::Uuid;

use crate::{
    Error, inbox,
    listen::Notice,
    login::{AccountLogin, TokenHash, left, tell_ended},
};

/// The reason of an end: a superseded token of the login came back.
pub const REUSED: &str = "reuse";

/// A token as a caller presents it. The caller has checked its signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Presented {
    pub of: AccountLogin,
    pub hash: TokenHash,
    /// It has no random part: an older release, which knew no such rows, signed it.
    pub is_legacy: bool,
}

/// What the database knows of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    Valid {
        /// It becomes invalid then, because a newer token was used. `None`: it is valid as long as its login.
        left: Option<Duration>,
        /// This token was used before. If not, call `start_using`.
        used: bool,
    },
    /// The grace after the use of a newer token is over.
    Superseded,
    /// Never issued, or forgotten.
    Unknown,
}

/// The standings of these tokens, in their order. Whether their logins are live is another question (`login::live`).
pub async fn standings(db: &impl GenericClient, presented: &[Presented]) -> Result<Vec<Standing>, Error> {
    let logins: Vec<Uuid> = presented.iter().map(|presented| presented.of.login).collect();
    let hashes: Vec<&[u8]> = presented.iter().map(|presented| presented.hash.as_slice()).collect();
    let rows = q::token_standings().bind(db, &logins, &hashes).all().await?;
    let standing = |(presented, row): (&Presented, q::TokenStandings)| match row.left_ms {
        _ if !row.known && presented.is_legacy && !row.has_tokens => {
            Standing::Valid { left: None, used: true }
        }
        _ if !row.known => Standing::Unknown,
        Some(left_ms) if left_ms <= 0.0 => Standing::Superseded,
        left_ms => Standing::Valid { left: left_ms.map(left), used: row.used },
    };
    Ok(presented.iter().zip(rows).map(standing).collect())
}

/// Notes the first use of a token: its predecessors stay valid for `grace`. Every node then reads the tokens of the account again.
pub async fn start_using(
    pool: &Pool,
    of: AccountLogin,
    hash: &TokenHash,
    grace: Duration,
) -> Result<(), Error> {
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    let superseded =
        q::use_token().bind(&tx, &hash.as_slice(), &of.login, &grace.as_secs_f64()).one().await?;
    if superseded > 0 {
        // Without logins: nodes forget what they remember of the account's logins and tokens.
        let notice = Notice::LoginsEnded { uid: of.uid, logins: Vec::new(), reason: String::new() };
        message::notify().bind(&tx, &notice.payload()).one().await?;
    }
    tx.commit().await?;
    Ok(())
}

/// The renewal of a token.
pub struct Renewal {
    pub presented: Presented,
    pub fresh: TokenHash,
    /// How long the login lasts from now on.
    pub life: Duration,
    /// How long the login lasts from its start at most.
    pub longest: Duration,
}

/// The result of a renewal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Renewed {
    /// The remaining time of the login.
    pub left: Duration,
    pub token: FreshToken,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FreshToken {
    /// The token with the fresh hash may be given out.
    Issued,
    /// Another one was issued within the hour: its answer may still be on its way.
    Lately,
    /// Nodes of the previous release may still serve: give out a legacy token.
    Legacy,
}

/// Extends a live login and issues a token, in the caller's transaction: concurrent renewals issue one token. If they issued two, a client
/// could keep the older one, whose validity ends with the first use of the newer. `None`: the login has ended or expired; that is final.
pub async fn renew(db: &impl GenericClient, renewal: &Renewal) -> Result<Option<Renewed>, Error> {
    let Renewal { presented, fresh, life, longest } = renewal;
    let AccountLogin { uid, login } = presented.of;
    let (presented_hash, fresh_hash) = (&presented.hash.as_slice(), &fresh.as_slice());
    let (life_s, longest_s) = (&life.as_secs_f64(), &longest.as_secs_f64());
    // A separate statement, so that the next one sees the token that a renewal on another node issued before this lock.
    q::lock_login().bind(db, &login).opt().await?;
    let row =
        q::renew_login().bind(db, &login, &uid, presented_hash, fresh_hash, life_s, longest_s).opt().await?;
    Ok(row.map(|row| Renewed {
        left: left(row.left_ms),
        token: match (row.begun, row.issued) {
            (false, _) => FreshToken::Legacy,
            (true, true) => FreshToken::Issued,
            (true, false) => FreshToken::Lately,
        },
    }))
}

/// Whether the login began with a token that has a row. Otherwise it has a legacy token.
pub async fn has_tokens(db: &impl GenericClient, login: Uuid) -> Result<bool, Error> {
    Ok(q::has_tokens().bind(db, &login).one().await?)
}

/// Ends the login of a superseded token whose grace is over, and tells the account by a message. False: another call did, or the
/// login has ended, or the token is valid.
pub async fn end_reused(
    pool: &Pool,
    of: AccountLogin,
    hash: &TokenHash,
    message: &inbox::NewMessage<'_>,
) -> Result<bool, Error> {
    let AccountLogin { uid, login } = of;
    let mut client = pool.get().await?;
    let tx = client.transaction().await?;
    // The status row comes first in the lock order. Without an end, the message is rolled back.
    inbox::send_to(&tx, uid, message).await?;
    let ended =
        q::end_login_of_reused_token().bind(&tx, &REUSED, &login, &uid, &hash.as_slice()).all().await?;
    if ended.is_empty() {
        return Ok(false);
    }
    tell_ended(&tx, uid, &ended, REUSED).await?;
    tx.commit().await?;
    Ok(true)
}
