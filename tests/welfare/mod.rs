//! Check-ins and gift packs: against a model, across midnights, on three nodes, and through deaths of the server.

mod badge;
mod history;
mod killed;
mod midnight;
mod stock;

use sql::{
    Pool,
    check_in::{Command, Deed, Outcome, Words},
};

use crate::harness::TestDatabase;

/// The database's clock, in the test's hand: whoever connects from now on sees `now()` shifted.
pub struct DatabaseClock<'a>(&'a TestDatabase);

impl<'a> DatabaseClock<'a> {
    pub async fn take(db: &'a TestDatabase) -> Self {
        db.execute(
            "create schema clock;
             create table clock.shift (ahead interval not null);
             insert into clock.shift values ('0');
             grant usage on schema clock to public;
             grant select on clock.shift to public;
             create function clock.now() returns timestamptz stable language sql
                 as $$ select pg_catalog.now() + ahead from clock.shift $$;
             do $$ begin
                 execute format('alter database %I set search_path = clock, pg_catalog, public', current_database());
             end $$",
        )
        .await;
        Self(db)
    }

    /// From now on it is this time, an expression such as `timestamptz '2027-03-14 00:00:00Z'`, and goes on from there.
    pub async fn set(&self, time: &str) {
        self.0.execute(&format!("update clock.shift set ahead = {time} - pg_catalog.now()")).await;
    }
}

fn command(uid: i64, deed: Deed) -> Command {
    Command { uid, key: None, deed, words: Words { told: |_| ("title".into(), "content".into()) } }
}

async fn one(pool: &Pool, zone: &str, uid: i64, deed: Deed) -> Outcome {
    let mut client = pool.get().await.unwrap();
    let done = sql::check_in::commit(&mut client, zone, &[command(uid, deed)]).await.unwrap();
    done[0].0
}
