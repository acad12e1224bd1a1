//! Writes the decided joins, claims and draws: ledger entries, memberships, messages, and the rows that refer to them. Each
//! kind of row is one statement.

use std::collections::HashMap;

use chrono::NaiveDate;
use deadpool_postgres::Transaction;
use queries::queries::{activity as q, vip};
use uuid::Uuid;

use super::{Command, Drawn, Given, Paid};
use crate::{
    Error,
    inbox::{self, Letter},
};

#[derive(Default)]
pub struct Writes {
    entries: Vec<Entry>,
    grants: Vec<Grant>,
    letters: Vec<Letter>,
    pub joins: Vec<Join>,
    pub claims: Vec<Claim>,
    pub draws: Vec<Draw>,
}

/// The index of an entry among the entries of this transaction.
#[derive(Debug, Clone, Copy)]
pub struct Booked(usize);

struct Entry {
    uid: i64,
    delta: i64,
    reason: String,
    ref_type: &'static str,
    ref_id: String,
}

struct Grant {
    uid: i64,
    level_type: i16,
    days: i32,
    ref_type: &'static str,
    ref_id: String,
}

pub struct Join {
    pub uid: i64,
    pub activity: i64,
    pub key: Option<Uuid>,
}

pub struct Claim {
    pub uid: i64,
    pub activity: i64,
    pub task: i32,
    pub paid: Paid,
    pub entry: Option<Booked>,
    pub key: Option<Uuid>,
}

pub struct Draw {
    pub uid: i64,
    pub activity: i64,
    pub day: NaiveDate,
    pub drawn: Drawn,
    pub price_entry: Option<Booked>,
    pub prize_entry: Option<Booked>,
    pub key: Option<Uuid>,
}

impl Writes {
    /// The ledger accepts each pair of `ref_type` and `ref_id` once, so a bug elsewhere cannot pay twice.
    pub fn book(
        &mut self,
        uid: i64,
        delta: i64,
        reason: &str,
        ref_type: &'static str,
        ref_id: String,
    ) -> Booked {
        self.entries.push(Entry { uid, delta, reason: reason.to_owned(), ref_type, ref_id });
        Booked(self.entries.len() - 1)
    }

    /// Grants days of membership; none if `days` is 0.
    pub fn grant(
        &mut self,
        uid: i64,
        level_type: i16,
        days: i32,
        ref_type: &'static str,
        ref_id: impl FnOnce() -> String,
    ) {
        if days > 0 {
            self.grants.push(Grant { uid, level_type, days, ref_type, ref_id: ref_id() });
        }
    }

    pub fn tell(&mut self, command: &Command, activity: &str, what: &str, paid: Paid, drawn: bool) {
        let Paid { coins, vip_days } = paid;
        let (title, content) = (command.told)(&Given { activity, what, coins, vip_days, drawn });
        let link = format!("/activity?id={}", command.activity);
        self.letters.push(Letter { uid: command.uid, kind: "gift", title, content, link, news: false });
    }

    pub async fn write(self, tx: &Transaction<'_>) -> Result<(), Error> {
        let entries = self.write_entries(tx).await?;
        let entry = |booked: Option<Booked>| booked.map(|Booked(place)| entries[place]);
        if !self.claims.is_empty() {
            let of = &self.claims;
            q::insert_claims()
                .bind(
                    tx,
                    &column(of, |claim| claim.activity),
                    &column(of, |claim| claim.task),
                    &column(of, |claim| claim.uid),
                    &column(of, |claim| claim.paid.coins),
                    &column(of, |claim| claim.paid.vip_days),
                    &column(of, |claim| entry(claim.entry)),
                    &column(of, |claim| claim.key),
                )
                .await?;
        }
        if !self.draws.is_empty() {
            let of = &self.draws;
            q::insert_draws()
                .bind(
                    tx,
                    &column(of, |draw| draw.uid),
                    &column(of, |draw| draw.activity),
                    &column(of, |draw| draw.day),
                    &column(of, |draw| draw.drawn.number),
                    &column(of, |draw| draw.drawn.price),
                    &column(of, |draw| draw.drawn.prize),
                    &column(of, |draw| draw.drawn.paid.coins),
                    &column(of, |draw| draw.drawn.paid.vip_days),
                    &column(of, |draw| entry(draw.price_entry)),
                    &column(of, |draw| entry(draw.prize_entry)),
                    &column(of, |draw| draw.key),
                    &column(of, |draw| draw.drawn.spin),
                )
                .await?;
        }
        if !self.joins.is_empty() {
            let of = &self.joins;
            q::insert_joins()
                .bind(
                    tx,
                    &column(of, |join| join.activity),
                    &column(of, |join| join.uid),
                    &column(of, |join| join.key),
                )
                .await?;
        }
        self.write_grants(tx).await?;
        inbox::send_letters(tx, &self.letters).await
    }

    /// Appends the entries; the ledger's trigger changes the balances. Returns the ids in the order of the entries.
    async fn write_entries(&self, tx: &Transaction<'_>) -> Result<Vec<i64>, Error> {
        let of = &self.entries;
        if of.is_empty() {
            return Ok(Vec::new());
        }
        let rows = q::book()
            .bind(
                tx,
                &column(of, |entry| entry.uid),
                &column(of, |entry| entry.delta),
                &column(of, |entry| entry.reason.as_str()),
                &column(of, |entry| entry.ref_type),
                &column(of, |entry| entry.ref_id.as_str()),
            )
            .all()
            .await?;
        let ids: HashMap<(&str, &str), i64> =
            rows.iter().map(|row| ((row.ref_type.as_str(), row.ref_id.as_str()), row.id)).collect();
        Ok(column(of, |entry| ids[&(entry.ref_type, entry.ref_id.as_str())]))
    }

    async fn write_grants(&self, tx: &Transaction<'_>) -> Result<(), Error> {
        let of = &self.grants;
        if !of.is_empty() {
            vip::grant_memberships()
                .bind(
                    tx,
                    &column(of, |grant| grant.uid),
                    &column(of, |grant| grant.level_type),
                    &column(of, |grant| grant.days),
                    &column(of, |grant| grant.ref_type),
                    &column(of, |grant| grant.ref_id.as_str()),
                )
                .await?;
        }
        Ok(())
    }
}

fn column<'a, T, C>(rows: &'a [T], of: impl Fn(&'a T) -> C) -> Vec<C> {
    rows.iter().map(of).collect()
}
