//! The database's clock, in the test's hand.

use super::TestDatabase;

/// Whoever connects from now on sees `now()` as it is set here.
pub struct DatabaseClock<'a>(&'a TestDatabase);

impl<'a> DatabaseClock<'a> {
    pub async fn take(db: &'a TestDatabase) -> Self {
        db.execute(
            "create schema clock;
             create table clock.hands (ahead interval not null, stands timestamptz);
             insert into clock.hands values ('0');
             grant usage on schema clock to public;
             grant select on clock.hands to public;
             create function clock.now() returns timestamptz stable language sql
                 as $$ select coalesce(stands, pg_catalog.now() + ahead) from clock.hands $$;
             do $$ begin
                 execute format('alter database %I set search_path = clock, pg_catalog, public', current_database());
             end $$",
        )
        .await;
        Self(db)
    }

    /// From now on it is this time, an expression such as `timestamptz '2027-03-14 00:00:00Z'`, and goes on from there.
    pub async fn set(&self, time: &str) {
        let set = format!("update clock.hands set ahead = {time} - pg_catalog.now(), stands = null");
        self.0.execute(&set).await;
    }

    /// From now on it is this time, and stays so.
    pub async fn stand_at(&self, time: &str) {
        self.0.execute(&format!("update clock.hands set stands = {time}")).await;
    }
}
