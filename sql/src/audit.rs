//! `portal audit`: checks the invariants of the stored data, one query each (`queries/audit.sql`).

use deadpool_postgres::Pool;
use queries::{client::GenericClient, queries::audit as q};

use crate::Error;

/// One invariant with its counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    pub invariant: &'static str,
    /// Number of checked rows.
    pub checked: i64,
    /// Number of rows that break the invariant.
    pub wrong: i64,
}

/// Checks every invariant in one read-only snapshot, so that it can run during traffic.
pub async fn audit(pool: &Pool) -> Result<Vec<Finding>, Error> {
    audit_with_progress(pool, |_| ()).await
}

/// Like `audit`. Calls `begun` with the name of each invariant before its check.
pub async fn audit_with_progress(pool: &Pool, begun: impl Fn(&'static str)) -> Result<Vec<Finding>, Error> {
    let mut client = pool.get().await?;
    let tx = client
        .build_transaction()
        .isolation_level(tokio_postgres::IsolationLevel::RepeatableRead)
        .read_only(true)
        .start()
        .await?;
    // The pool's time limit is for players' requests. The audit reads whole tables and needs longer.
    tx.batch_execute("set local statement_timeout = 0").await?;
    let every = |invariant| {
        begun(invariant);
        true
    };
    audit_in(&tx, every).await
}

/// Checks the invariants whose names are wanted, in the caller's transaction: also before it commits.
pub async fn audit_in(
    tx: &impl GenericClient,
    wanted: impl Fn(&'static str) -> bool,
) -> Result<Vec<Finding>, Error> {
    let mut findings = Vec::new();
    macro_rules! check {
        ($invariant:literal, $query:ident) => {
            if wanted($invariant) {
                let row = q::$query().bind(tx).one().await?;
                findings.push(Finding { invariant: $invariant, checked: row.checked, wrong: row.wrong });
            }
        };
    }
    check!("every account has a status row", accounts_have_status);
    check!("every balance equals the sum of its ledger entries", wallets_equal_ledger);
    check!("every balanceAfter equals the running sum", running_sums);
    check!("every charge for a game has one entitlement and one download", game_charges);
    check!("every entitlement and paid download has its charge", entitlements_charged);
    check!("every account and game that the books refer to exists", named_rows_kept);
    check!("every membership bought for coins has its charge", memberships_charged);
    check!("every membership has the end and the level of its grants", memberships_granted);
    check!("every membership grant continues the grant before it", grants_chained);
    check!("no idempotency key has two effects", keys_have_one_effect);
    check!("every free download was free for its player", downloads_were_free);
    check!("every order delivered its goods once", orders_delivered);
    check!("every delivery and refund belongs to an order", deliveries_ordered);
    check!("every paid order was delivered and has one accepted payment, of its amount", orders_paid);
    check!("every refund took back the goods of its order", orders_refunded);
    check!(
        "all refunds of a payment are at most its money, and the parts take back their coins",
        parts_refunded
    );
    check!("every entry of a partial refund belongs to one", parts_booked);
    check!("the settled coins of every debt equal its entries", debts_settled);
    check!("nobody has both coins and an open debt", debts_open);
    check!("every game that was taken back gave back its coins", games_taken_back);
    check!("nobody owns a game twice", games_owned_once);
    check!("every invitation's ledger entries match its state", invitations_booked);
    check!("every reward and claw-back belongs to an invitation", rewards_invited);
    check!("every paid invitation was earned", invitations_earned);
    check!("every activity counts who joined it", joins_counted);
    check!("every claimed task paid its reward once", tasks_paid);
    check!("every draw charged its price and paid its prize once", draws_booked);
    check!("draws of a day are numbered without gaps", draws_numbered);
    check!("no prize was won more often than its stock", prizes_within_stock);
    check!("every unread count equals the unread messages", unread_messages);
    check!("broadcasts are numbered without gaps, and none is read ahead", broadcasts_in_order);
    check!("no broadcast is marked read twice", broadcast_reads_above_watermark);
    check!("every status says whether the account's youth mode is on", youth_shown);
    check!("no login from before a password change is live", logins_since_password);
    check!("no suspended account has a live login", suspended_without_login);
    check!("every thread's seq is without gaps", thread_seqs);
    check!("every post's counts equal the rows they count", post_counts);
    check!("every comment's counts equal the rows they count", comment_counts);
    check!("every edit of a comment is marked and in the log", comment_edits);
    check!("every account's counts equal the rows they count", account_counts);
    check!("every unread count equals the unread notices", unread_notices);
    check!("no notice refers to content that its reader may not see", notices_visible);
    check!("every notice is true", notices_true);
    check!("nobody follows across a block", follows_unblocked);
    check!("no gift code was given twice, and each is in its pack's list", codes_handed_out_once);
    check!("nobody has two codes of a gift pack", gifts_once_a_player);
    check!("every gift pack counts its claims, at most its stock", gift_stock);
    check!("every game counts its ratings", game_ratings);
    check!("every holding of goods equals the sum of its entries", goods_equal_ledger);
    check!("every amountAfter of goods equals the running sum", goods_running_sums);
    check!("every claim of a gift with goods granted them once", gifts_granted);
    check!("every used good has its effect, and every such effect its good", goods_used);
    check!("every worn frame is held", frames_held);
    check!("nobody checks in twice a day", check_ins_once_a_day);
    check!("every streak counts the days before it", streaks_counted);
    check!("every check-in reward has its entry, and every such entry its day", check_in_rewards);
    check!("every badge is of a full month, and the newest is shown", badges_earned);
    check!("every book's counts equal the rows they count", book_counts);
    check!("no reading position is in another book", readings_in_books);
    check!("every erased account is anonymous", erased_anonymous);
    check!("every erasure is booked once and leaves nothing", erasures_booked);
    Ok(findings)
}
