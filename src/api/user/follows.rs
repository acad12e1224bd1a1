//! Common parts of the lists of followers and of followed people.

use sql::follow::Side;

use super::person::PersonLine;
use crate::api::{error::Code, prelude::*};

pub async fn page(
    app: &App,
    side: Side,
    of: i64,
    reader: Option<Caller>,
    page: &PageQuery,
) -> Answer<Page<PersonLine>> {
    let wanted = page.wanted()?;
    let before = wanted.after.map_or(i64::MAX, |(_, id)| id);
    let reader = reader.map(|caller| caller.uid);
    let (skip, size) = (wanted.skip, wanted.read_size());
    let find = async |db: &sql::Client| sql::follow::page(db, side, of, reader, before, skip, size).await;
    let found = app.find_public(reader, find).await?;
    let (total, rows) = found.ok_or_else(|| ApiError::refused(Code::Gone))?;
    let page = wanted.page(rows, total, |row| (0, row.id));
    answer(page.map(|row| PersonLine::new(row.person, row.signature)))
}
