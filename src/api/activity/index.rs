use actors::wire::Time;
use sql::activity::{self as db, ODDS_OF};

use super::{Activity, ActivityKind};
use crate::api::{error::Code, extract::path::PathId, prelude::*};

/// An activity as a whole.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityDetail {
    #[serde(flatten)]
    activity: Activity,
    /// Sanitised HTML.
    content: String,
    /// Of kind `tasks`, in their order.
    tasks: Vec<ActivityTask>,
    /// Of kind `draw`.
    draw: Option<ActivityDraw>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityTask {
    id: i32,
    name: String,
    deed: Deed,
    /// Deeds; of `recharge`: X钻.
    goal: i64,
    /// What of it the reader has done since the activity began, the goal at most.
    done: i64,
    claimed: bool,
    /// X钻 that it pays.
    coins: i64,
    /// Days of membership that it pays.
    vip_days: i32,
}

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Deed {
    /// Posts that are there still.
    Publish,
    /// Comments that are there still.
    Comment,
    /// Likes that were not taken back.
    Like,
    /// Days.
    CheckIn,
    /// Invitations that were paid.
    Invite,
    /// Games.
    Download,
    /// X钻 that were bought.
    Recharge,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityDraw {
    /// X钻 that the reader's next draw costs; null: no more today.
    price: Option<i64>,
    /// X钻 that a draw costs which is not free.
    full_price: i64,
    /// Free ones that the reader has left today.
    free_left: i32,
    /// Draws that the reader has left today, free ones among them.
    left: i32,
    /// When the portal's next day begins, and with it the draws of that day.
    next_day: Time,
    /// What `odds` count out of.
    odds_of: u32,
    prizes: Vec<ActivityPrize>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityPrize {
    id: i32,
    name: String,
    /// How many of `oddsOf` draws win it while there is stock; the rest win nothing.
    odds: i32,
    stock: i64,
    left: i64,
    /// X钻
    coins: i64,
    vip_days: i32,
}

/// An activity, and how far the reader is with it.
#[utoipa::path(
    tag = "activity",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<ActivityDetail>, description = "Code 2002: there is none, or not any more")),
)]
#[get("/api/v1/activity/{id}")]
pub async fn read_activity(
    app: Data<App>,
    Visitor(reader): Visitor,
    PathId(id): PathId,
) -> Answer<ActivityDetail> {
    answer(detail(&app, reader.map_or(0, |caller| caller.uid), id).await?)
}

/// The detail of an activity. `reader` 0: a visitor.
pub async fn detail(app: &App, reader: i64, id: i64) -> Result<ActivityDetail, ApiError> {
    let client = app.db().await?;
    let row = db::one(&client, reader, id).await?.ok_or_else(|| ApiError::refused(Code::Gone))?;
    let activity = Activity::new(app, &row)?;
    let mut tasks = Vec::new();
    if activity.kind == ActivityKind::Tasks {
        let rows = db::tasks(&client, reader, id).await?;
        tasks = rows.into_iter().map(ActivityTask::try_from).collect::<Result<_, _>>()?;
    }
    let mut draw = None;
    if activity.kind == ActivityKind::Draw {
        let today = db::draws_today(&client, reader, id, &app.config.general.zone).await?;
        let drawn = i32::try_from(today.drawn).unwrap_or(i32::MAX);
        let (left, free_left) = ((row.day_draws - drawn).max(0), (row.free_draws - drawn).max(0));
        let prizes = db::prizes(&client, id).await?.into_iter().map(ActivityPrize::from).collect();
        let price = (left > 0).then_some(if free_left > 0 { 0 } else { row.draw_price });
        draw = Some(ActivityDraw {
            price,
            full_price: row.draw_price,
            free_left,
            left,
            next_day: Time(today.next_day.into()),
            odds_of: ODDS_OF,
            prizes,
        });
    }
    Ok(ActivityDetail { activity, content: row.content, tasks, draw })
}

impl TryFrom<db::Task> for ActivityTask {
    type Error = ApiError;

    fn try_from(row: db::Task) -> Result<Self, ApiError> {
        Ok(Self {
            id: row.id,
            name: row.name,
            deed: match db::Deed::named(&row.deed)? {
                db::Deed::Publish => Deed::Publish,
                db::Deed::Comment => Deed::Comment,
                db::Deed::Like => Deed::Like,
                db::Deed::CheckIn => Deed::CheckIn,
                db::Deed::Invite => Deed::Invite,
                db::Deed::Download => Deed::Download,
                db::Deed::Recharge => Deed::Recharge,
            },
            goal: row.goal,
            done: row.done,
            claimed: row.claimed,
            coins: row.coins,
            vip_days: row.vip_days,
        })
    }
}

impl From<db::Prize> for ActivityPrize {
    fn from(row: db::Prize) -> Self {
        Self {
            id: row.id,
            name: row.name,
            odds: row.odds,
            stock: row.stock,
            left: row.left,
            coins: row.coins,
            vip_days: row.vip_days,
        }
    }
}
