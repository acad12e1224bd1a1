//! Check-ins and gift packs: against a model, across midnights, on three nodes, and through kills of the server.

mod badge;
mod history;
mod killed;
mod midnight;
mod stock;

use sql::{
    Pool,
    check_in::{Command, Deed, Outcome, Words},
};

fn command(uid: i64, deed: Deed) -> Command {
    Command { uid, key: None, deed, words: Words { told: |_| ("title".into(), "content".into()) } }
}

async fn one(pool: &Pool, zone: &str, uid: i64, deed: Deed) -> Outcome {
    let mut client = pool.get().await.unwrap();
    let done = sql::check_in::commit(&mut client, zone, &[command(uid, deed)]).await.unwrap();
    done[0].0
}
