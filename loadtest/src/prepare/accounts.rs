//! Players whom nobody can sign in as.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use super::{BATCH, Maker, copy::Copy};
use crate::progress::Progress;

/// Returns their uids: fewer where it was stopped.
pub async fn make(maker: &mut Maker, number: u64) -> anyhow::Result<Vec<i64>> {
    let run: String = uuid::Uuid::new_v4().simple().to_string().chars().take(8).collect();
    let made = Arc::new(AtomicU64::new(0));
    let live = made.clone();
    let _progress = Progress::start("players", number, move || (live.load(Ordering::Relaxed), String::new()));
    while made.load(Ordering::Relaxed) < number && !maker.stop.is_set() {
        let from = made.load(Ordering::Relaxed);
        let upto = number.min(from + BATCH);
        let tx = maker.client.transaction().await?;
        let mut copy =
            Copy::begin(&tx, "copy account (login_name, name, signature, invite_code) from stdin").await?;
        for n in from..upto {
            let name = maker.texts.name();
            copy.row(&[&format!("lp{run}_{n}"), &name, "", &format!("LP{run}{n}")]).await?;
        }
        copy.end().await?;
        // Those of this batch: they have none yet.
        let statuses = "insert into status (uid, read_upto)
            select uid, seq from account a, broadcast_head
            where login_name = any($1) and not exists (select from status s where s.uid = a.uid)";
        let names: Vec<String> = (from..upto).map(|n| format!("lp{run}_{n}")).collect();
        tx.execute(statuses, &[&names]).await?;
        tx.commit().await?;
        made.store(upto, Ordering::Relaxed);
    }
    maker.client.batch_execute("analyze account; analyze status; analyze account_text").await?;
    let rows = maker
        .client
        .query("select uid from account where login_name like $1 order by uid", &[&format!("lp{run}\\_%")])
        .await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}
