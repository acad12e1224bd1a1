//! Activities of a pack, with their tasks and prizes.

use deadpool_postgres::Transaction;
use queries::queries::content as q;

use super::Activity;
use crate::{Error, json::json};

/// Writes an activity. Retires tasks and prizes that it no longer has; their earlier claims and wins stay.
pub async fn put(tx: &Transaction<'_>, activity: &Activity) -> Result<(), Error> {
    q::put_activity()
        .bind(
            tx,
            &activity.id,
            &activity.kind,
            &activity.name,
            &activity.summary,
            &activity.content,
            &json(&activity.banner),
            &activity.begin_time,
            &activity.end_time,
            &activity.claim_end_time,
            &activity.draw_price,
            &activity.free_draws,
            &activity.day_draws,
            &activity.place,
        )
        .await?;
    q::retire_tasks().bind(tx, &activity.id).await?;
    for task in &activity.tasks {
        q::put_task()
            .bind(
                tx,
                &activity.id,
                &task.id,
                &task.name,
                &task.deed,
                &task.goal,
                &task.coins,
                &task.vip_days,
                &task.level_type,
                &task.place,
            )
            .await?;
    }
    q::retire_prizes().bind(tx, &activity.id).await?;
    for prize in &activity.prizes {
        q::put_prize()
            .bind(
                tx,
                &activity.id,
                &prize.id,
                &prize.name,
                &prize.odds,
                &prize.stock,
                &prize.coins,
                &prize.vip_days,
                &prize.level_type,
                &prize.place,
            )
            .await?;
    }
    Ok(())
}
