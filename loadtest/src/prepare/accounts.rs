//! Players that cannot sign in.

use super::{BATCH, Maker, copy::Copy};
use crate::progress::Progress;

/// The index that costs most per account.
const INDEXES: [&str; 1] = ["account_text_grams"];

/// Returns their uids; fewer when the run was stopped.
pub async fn make(maker: &mut Maker, number: u64) -> anyhow::Result<Vec<i64>> {
    let run: String = uuid::Uuid::new_v4().simple().to_string().chars().take(8).collect();
    let dropped = maker.drop_indexes(&INDEXES, number).await?;
    let made = write(maker, &run, number).await;
    dropped.rebuild(&maker.client).await?;
    made?;
    maker.client.batch_execute("analyze account; analyze status; analyze account_text").await?;
    let rows = maker
        .client
        .query("select uid from account where login_name like $1 order by uid", &[&format!("lp{run}\\_%")])
        .await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

async fn write(maker: &mut Maker, run: &str, number: u64) -> anyhow::Result<()> {
    let (_progress, made) = Progress::counted("players", number);
    while made.count() < number && !maker.stop.is_set() {
        let from = made.count();
        let upto = number.min(from + BATCH);
        let tx = maker.client.transaction().await?;
        let mut copy =
            Copy::begin(&tx, "copy account (login_name, name, signature, invite_code) from stdin").await?;
        for n in from..upto {
            let name = maker.texts.name();
            copy.row(&[&format!("lp{run}_{n}"), &name, "", &format!("LP{run}{n}")]).await?;
        }
        copy.end().await?;
        // Selects this batch by the index on names; its accounts have no status yet.
        let statuses = "insert into status (uid, read_upto)
            select uid, seq from account a, broadcast_head
            where lower(login_name) = any($1) and not exists (select from status s where s.uid = a.uid)";
        let names: Vec<String> = (from..upto).map(|n| format!("lp{run}_{n}")).collect();
        tx.execute(statuses, &[&names]).await?;
        tx.commit().await?;
        made.add(upto - from);
    }
    Ok(())
}
