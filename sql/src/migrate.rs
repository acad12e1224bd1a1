use std::{collections::HashSet, time::Duration};

use deadpool_postgres::Pool;
use refinery::{Migration, Runner, error::Kind};
use tokio_postgres::{Client, error::SqlState};

use crate::{
    Error, Fence,
    pool::{Target, config_without_limits},
};

/// In order of application. A number is never reused, and a released file never changes: the runner compares checksums.
const MIGRATIONS: &[(&str, &str)] = &[
    ("0001_account", include_str!("../migrations/0001_account.sql")),
    ("0002_status", include_str!("../migrations/0002_status.sql")),
    ("0003_message", include_str!("../migrations/0003_message.sql")),
    ("0004_game", include_str!("../migrations/0004_game.sql")),
    ("0005_ticket", include_str!("../migrations/0005_ticket.sql")),
    ("0006_code", include_str!("../migrations/0006_code.sql")),
    ("0007_profile", include_str!("../migrations/0007_profile.sql")),
    ("0008_square", include_str!("../migrations/0008_square.sql")),
    ("0009_trade", include_str!("../migrations/0009_trade.sql")),
    ("0010_community", include_str!("../migrations/0010_community.sql")),
    ("0011_words_and_search", include_str!("../migrations/0011_words_and_search.sql")),
    ("0012_money_rules", include_str!("../migrations/0012_money_rules.sql")),
    ("0013_reward_words", include_str!("../migrations/0013_reward_words.sql")),
    ("0014_welfare", include_str!("../migrations/0014_welfare.sql")),
    ("0015_invitation", include_str!("../migrations/0015_invitation.sql")),
    ("0016_activity", include_str!("../migrations/0016_activity.sql")),
    ("0017_tidy", include_str!("../migrations/0017_tidy.sql")),
    ("0018_book", include_str!("../migrations/0018_book.sql")),
    ("0019_welfare_counts", include_str!("../migrations/0019_welfare_counts.sql")),
    ("0020_comment_edit", include_str!("../migrations/0020_comment_edit.sql")),
    ("0021_statement_triggers", include_str!("../migrations/0021_statement_triggers.sql")),
    ("0022_read_time_and_seasons", include_str!("../migrations/0022_read_time_and_seasons.sql")),
    ("0023_viewed", include_str!("../migrations/0023_viewed.sql")),
    ("0024_odd_payment", include_str!("../migrations/0024_odd_payment.sql")),
    ("0025_kept_rows", include_str!("../migrations/0025_kept_rows.sql")),
    ("0026_device", include_str!("../migrations/0026_device.sql")),
    ("0027_account_key", include_str!("../migrations/0027_account_key.sql")),
    ("0028_account_key_of_before", include_str!("../migrations/0028_account_key_of_before.sql")),
    ("0029_used_days", include_str!("../migrations/0029_used_days.sql")),
    ("0030_keyless_purchase", include_str!("../migrations/0030_keyless_purchase.sql")),
    ("0031_search_count", include_str!("../migrations/0031_search_count.sql")),
    ("0032_engaged_posts", include_str!("../migrations/0032_engaged_posts.sql")),
    ("0033_order_cancel", include_str!("../migrations/0033_order_cancel.sql")),
    ("0034_app_store_url", include_str!("../migrations/0034_app_store_url.sql")),
    ("0035_goods", include_str!("../migrations/0035_goods.sql")),
    ("0036_comment_picture", include_str!("../migrations/0036_comment_picture.sql")),
    ("0037_favourite", include_str!("../migrations/0037_favourite.sql")),
    ("0038_rating", include_str!("../migrations/0038_rating.sql")),
    ("0039_youth", include_str!("../migrations/0039_youth.sql")),
    ("0040_translations", include_str!("../migrations/0040_translations.sql")),
    ("0041_account_recovery", include_str!("../migrations/0041_account_recovery.sql")),
    ("0042_login_token", include_str!("../migrations/0042_login_token.sql")),
    ("0043_gift_limits", include_str!("../migrations/0043_gift_limits.sql")),
    ("0044_erasure_index", include_str!("../migrations/0044_erasure_index.sql")),
    ("0045_erasure", include_str!("../migrations/0045_erasure.sql")),
    ("0046_erasure_checks", include_str!("../migrations/0046_erasure_checks.sql")),
    ("0047_operator", include_str!("../migrations/0047_operator.sql")),
    ("0048_login_by_device", include_str!("../migrations/0048_login_by_device.sql")),
    ("0049_proposal", include_str!("../migrations/0049_proposal.sql")),
    ("0050_find", include_str!("../migrations/0050_find.sql")),
    ("0051_business_figures", include_str!("../migrations/0051_business_figures.sql")),
    ("0052_figures_of_orders", include_str!("../migrations/0052_figures_of_orders.sql")),
    ("0053_figures_of_accounts", include_str!("../migrations/0053_figures_of_accounts.sql")),
    ("0054_figures_of_posts", include_str!("../migrations/0054_figures_of_posts.sql")),
    ("0055_figures_of_comments", include_str!("../migrations/0055_figures_of_comments.sql")),
    ("0056_figures_of_reports", include_str!("../migrations/0056_figures_of_reports.sql")),
    ("0057_figures_of_coins", include_str!("../migrations/0057_figures_of_coins.sql")),
    ("0058_figures_of_downloads", include_str!("../migrations/0058_figures_of_downloads.sql")),
    ("0059_content_import", include_str!("../migrations/0059_content_import.sql")),
    ("0060_moderation", include_str!("../migrations/0060_moderation.sql")),
    ("0061_content_version", include_str!("../migrations/0061_content_version.sql")),
    ("0062_broadcast", include_str!("../migrations/0062_broadcast.sql")),
    ("0063_ban", include_str!("../migrations/0063_ban.sql")),
    ("0064_purchase_number", include_str!("../migrations/0064_purchase_number.sql")),
    ("0065_purchase_number_index", include_str!("../migrations/0065_purchase_number_index.sql")),
    ("0066_debt", include_str!("../migrations/0066_debt.sql")),
    ("0067_reconciliation", include_str!("../migrations/0067_reconciliation.sql")),
    ("0068_payment_index", include_str!("../migrations/0068_payment_index.sql")),
    ("0069_refund_index", include_str!("../migrations/0069_refund_index.sql")),
    ("0070_node", include_str!("../migrations/0070_node.sql")),
];

/// The key of an advisory lock, the same in every release: nodes that start together migrate one after the other.
const LOCK: i64 = 0x706f_7274_616c;

/// How a migration waits for nodes that write at the same time.
#[derive(Debug, Clone)]
pub struct Patience {
    /// How long one statement waits for a lock; statements queued behind it wait as long.
    pub lock_wait: Duration,
    /// Maximum number of attempts per migration.
    pub attempts: u32,
    /// The pause after a failed attempt, which lets others finish. It doubles after each further attempt.
    pub pause: Duration,
}

impl Default for Patience {
    /// Gives up on a migration after about half a minute of failed attempts.
    fn default() -> Self {
        Self { lock_wait: Duration::from_millis(500), attempts: 9, pause: Duration::from_millis(100) }
    }
}

/// Migrates the schema to this binary's version and returns the names of the applied migrations. A newer schema stays as
/// it is: old and new binaries run side by side during an upgrade. If there is nothing to do, a role that only serves has
/// enough privileges.
///
/// # Errors
/// `Foreign` if the database belongs to another program: it has tables, and none of its migrations are ours. Nothing
/// changes then.
/// `Blocked` if each attempt of a migration waited too long for writers or deadlocked with them. The earlier migrations are
/// applied.
pub async fn migrate(url: &str) -> Result<Vec<String>, Error> {
    migrate_within(url, &Patience::default()).await
}

/// Like `migrate`, but refuses a primary that another one has replaced.
///
/// # Errors
/// The errors of `migrate`.
pub async fn migrate_behind(fence: &Fence, url: &str) -> Result<Vec<String>, Error> {
    migrate_at(config_without_limits(url)?.behind(fence), &Patience::default()).await
}

/// Like `migrate`, with other bounds.
///
/// # Errors
/// The errors of `migrate`.
pub async fn migrate_within(url: &str, patience: &Patience) -> Result<Vec<String>, Error> {
    migrate_at(config_without_limits(url)?, patience).await
}

async fn migrate_at(target: Target, patience: &Patience) -> Result<Vec<String>, Error> {
    // A separate connection without the pool's time limits, because a migration can take long.
    let target = target.named("portal migrate");
    let (mut client, connection) = target.connect().await?;
    let driver = tokio::spawn(connection);

    client.execute("select pg_advisory_lock($1)", &[&LOCK]).await?;
    let result = bring_up_to_date(&mut client, patience).await;
    // The lock ends with the connection, also when this task is cancelled.
    drop(client);
    let _ = driver.await;
    result
}

async fn bring_up_to_date(client: &mut Client, patience: &Patience) -> Result<Vec<String>, Error> {
    if is_current(client).await? {
        return Ok(Vec::new());
    }
    refuse_foreign(client).await?;
    // Set only after the advisory lock was taken: nodes that start together must wait for that lock without a limit.
    client.batch_execute(&format!("set lock_timeout = {}", patience.lock_wait.as_millis())).await?;
    let runner = runner()?;
    let mut applied = Vec::new();
    let mut attempt = 1;
    loop {
        // Each migration is a transaction: a failed one has changed nothing, and the earlier ones stay.
        let error = match runner.run_async(client).await {
            Ok(report) => {
                applied.extend(names(report.applied_migrations()));
                return Ok(applied);
            }
            Err(error) => error,
        };
        if !is_blocked(&error) {
            return Err(error.into());
        }
        let before = applied.len();
        applied.extend(error.report().into_iter().flat_map(|report| names(report.applied_migrations())));
        if applied.len() > before {
            attempt = 1; // another migration than last time
        }
        if attempt >= patience.attempts {
            return Err(Error::Blocked { attempts: attempt, error });
        }
        let pause = patience.pause * 2_u32.saturating_pow(attempt - 1);
        let reason = crate::describe_migration(&error);
        tracing::warn!(
            attempt,
            pause_ms = pause.as_millis(),
            reason,
            "other transactions hold locks on a migration's tables: trying again"
        );
        tokio::time::sleep(pause).await;
        attempt += 1;
    }
}

fn names(migrations: &[Migration]) -> impl Iterator<Item = String> {
    migrations.iter().map(ToString::to_string)
}

/// Whether the migration waited too long for writers, or deadlocked with them.
fn is_blocked(error: &refinery::Error) -> bool {
    let Kind::Connection(_, cause) = error.kind() else { return false };
    let code = cause.downcast_ref::<tokio_postgres::Error>().and_then(tokio_postgres::Error::code);
    code.is_some_and(|code| [SqlState::T_R_DEADLOCK_DETECTED, SqlState::LOCK_NOT_AVAILABLE].contains(code))
}

/// The migrations of this binary, such as `0001_account`, in order.
pub fn known_migrations() -> impl Iterator<Item = &'static str> {
    MIGRATIONS.iter().map(|(name, _)| *name)
}

/// Whether all migrations of this binary are applied. A newer schema is current too.
pub async fn schema_is_current(pool: &Pool) -> Result<bool, Error> {
    let client = pool.get().await?;
    is_current(&client).await
}

/// The first migration of this binary that the database lacks: it is older, or of another build. A newer schema lacks none.
pub async fn missing_migration(pool: &Pool) -> Result<Option<&'static str>, Error> {
    let client = pool.get().await?;
    let applied = "select lpad(version::text, 4, '0') || '_' || name from refinery_schema_history";
    let rows = client.query(&client.prepare_cached(applied).await?, &[]).await?;
    let applied: HashSet<&str> = rows.iter().map(|row| row.get(0)).collect();
    Ok(MIGRATIONS.iter().map(|(name, _)| *name).find(|name| !applied.contains(name)))
}

/// Refuses a database with tables of another program, so that the two do not mix. Tables of extensions do not count.
async fn refuse_foreign(client: &Client) -> Result<(), Error> {
    if has_history(client).await? {
        return Ok(());
    }
    let tables = "select relname::text from pg_class t
        where relnamespace = to_regnamespace('public') and relkind in ('r', 'p', 'f') and not exists (
            select from pg_depend where classid = 'pg_class'::regclass and objid = t.oid and deptype = 'e')
        order by 1 limit 3";
    let tables: Vec<String> = client.query(tables, &[]).await?.iter().map(|row| row.get(0)).collect();
    if tables.is_empty() { Ok(()) } else { Err(Error::Foreign { tables: tables.join(", ") }) }
}

async fn has_history(client: &Client) -> Result<bool, Error> {
    let known = "select to_regclass('refinery_schema_history') is not null";
    Ok(client.query_one(known, &[]).await?.get(0))
}

async fn is_current(client: &Client) -> Result<bool, Error> {
    if !has_history(client).await? {
        return Ok(false);
    }
    // Compares the count, not the newest number, because a number can be skipped.
    let applied = "select count(*) from refinery_schema_history";
    Ok(client.query_one(applied, &[]).await?.get::<_, i64>(0) >= MIGRATIONS.len() as i64)
}

fn runner() -> Result<Runner, Error> {
    let migrations = MIGRATIONS
        .iter()
        .map(|(name, sql)| {
            // refinery wants V<number>__<name>
            let (number, name) = name.split_once('_').expect("NNNN_name");
            Migration::unapplied(&format!("V{number}__{name}"), sql)
        })
        .collect::<Result<Vec<_>, _>>()?;
    Ok(Runner::new(&migrations).set_abort_missing(false))
}

#[cfg(test)]
mod tests {
    use super::MIGRATIONS;

    #[test]
    fn every_file_in_the_folder_is_listed_in_order() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned())
            .collect();
        files.sort();
        assert_eq!(files, MIGRATIONS.iter().map(|(name, _)| *name).collect::<Vec<_>>());
    }

    /// Writers of a table wait until the migration that builds its index commits.
    #[test]
    fn an_index_on_a_table_with_rows_has_a_migration_of_its_own() {
        // Earlier ones are released.
        for (name, sql) in MIGRATIONS.iter().filter(|(name, _)| *name >= "0064") {
            let lines: Vec<&str> = sql.lines().filter(|line| !line.starts_with("--")).collect();
            let indexed =
                |line: &str| line.starts_with("create index") || line.starts_with("create unique index");
            let is_old = |line: &str| {
                let table = line.split(" on ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
                !sql.contains(&format!("create table {table} ("))
            };
            if lines.iter().any(|line| indexed(line) && is_old(line)) {
                let other = lines.iter().any(|line| line.starts_with("create ") && !indexed(line));
                assert!(!other && lines.iter().filter(|line| indexed(line)).count() == 1, "{name}");
            }
        }
    }
}
