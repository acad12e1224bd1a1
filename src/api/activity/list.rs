use sql::activity::Season;
use utoipa::IntoParams;

use super::{Activity, ActivityState};
use crate::api::prelude::*;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct InState {
    /// Absent: all states, in the order running, coming, past.
    #[param(inline)]
    state: Option<ActivityState>,
}

/// Activities. Past ones are listed for 90 days.
#[utoipa::path(
    tag = "activity",
    params(PageQuery, InState),
    responses(
        (status = 200, body = Envelope<Page<Activity>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/activity/list")]
pub async fn list_activities(
    app: Data<App>,
    Visitor(reader): Visitor,
    Query(page): Query<PageQuery>,
    Query(InState { state }): Query<InState>,
) -> Answer<Page<Activity>> {
    let wanted = page.wanted()?;
    // The list is short and its states change, so the cursor is an offset, not a key.
    let skip = wanted.skip_of_cursor()?;
    let season = state.map(|state| match state {
        ActivityState::Running => Season::Running,
        ActivityState::Coming => Season::Coming,
        ActivityState::Past => Season::Past,
    });
    let reader = reader.map(|caller| caller.uid);
    let read = async |db: &sql::Client| {
        let size = wanted.read_size();
        let rows = sql::activity::page(db, reader.unwrap_or_default(), season, skip, size).await?;
        Ok((rows, sql::activity::total(db, season).await?))
    };
    let (rows, total) = app.read_public(reader, read).await?;
    let page = wanted.page(rows, total, |_| (skip + wanted.size, 0));
    answer(page.try_map(|row| Activity::new(&app, &row))?)
}
