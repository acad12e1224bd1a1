//! A clock of the database that the test sets.

use super::TestDatabase;

/// Later connections see this `now()`.
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

    /// Sets the time by an expression such as `timestamptz '2027-03-14 00:00:00Z'`. The clock runs on from there.
    pub async fn set(&self, time: &str) {
        let set = format!("update clock.hands set ahead = {time} - pg_catalog.now(), stands = null");
        self.0.execute(&set).await;
    }

    /// Stops the clock at this time.
    pub async fn stand_at(&self, time: &str) {
        self.0.execute(&format!("update clock.hands set stands = {time}")).await;
    }
}
