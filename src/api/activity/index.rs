use actors::wire::Time;
use sql::{
    activity::{self as db, ODDS_OF},
    goods,
};

use super::Activity;
use crate::api::{error::Code, extract::path::PathId, prelude::*};

/// An activity with its tasks or its draw.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityDetail {
    #[serde(flatten)]
    activity: Activity,
    /// Sanitised HTML.
    content: String,
    /// The tasks in display order, for the kind `tasks`.
    tasks: Vec<ActivityTask>,
    /// The draw, for the kind `draw`.
    draw: Option<ActivityDraw>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityTask {
    id: i32,
    name: String,
    deed: Deed,
    /// The number of actions to do; for `recharge`: X钻.
    goal: i64,
    /// The reader's progress since the activity began, at most `goal`.
    done: i64,
    claimed: bool,
    /// X钻 that the task pays.
    coins: i64,
    /// Days of membership that the task pays.
    vip_days: i32,
}

/// The action that a task counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Deed {
    /// Published posts that still exist.
    Publish,
    /// Comments that still exist.
    Comment,
    /// Likes that still exist.
    Like,
    /// Days with a check-in.
    CheckIn,
    /// Invitations whose rewards were paid.
    Invite,
    /// Downloaded games.
    Download,
    /// X钻 bought with money.
    Recharge,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityDraw {
    /// The price of the reader's next draw, X钻; 0: free, or with a spin. Null: no more draws today.
    price: Option<i64>,
    /// The price of a draw that is not free, X钻.
    full_price: i64,
    /// The reader's remaining free draws today.
    free_left: i32,
    /// The reader's spins. After the free draws, one is used before coins.
    spins: i32,
    /// The reader's remaining draws today, including free ones.
    left: i32,
    /// The beginning of the portal's next day, which has new draws.
    next_day: Time,
    /// `odds` are parts of this number.
    odds_of: u32,
    prizes: Vec<ActivityPrize>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityPrize {
    id: i32,
    name: String,
    /// The chance to win the prize, in parts of `oddsOf`. The remaining parts win nothing, and so does a prize that is out of stock.
    odds: i32,
    stock: i64,
    left: i64,
    /// X钻
    coins: i64,
    vip_days: i32,
}

/// An activity with the reader's progress.
#[utoipa::path(
    tag = "activity",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<ActivityDetail>, description = "Code 2002: it does not exist (any more)")),
)]
#[get("/api/v1/activity/{id}")]
pub async fn read_activity(
    app: Data<App>,
    Visitor(reader): Visitor,
    PathId(id): PathId,
) -> Answer<ActivityDetail> {
    answer(detail(&app, reader.map(|caller| caller.uid), id).await?)
}

/// The detail of an activity. `reader` `None`: a visitor.
pub async fn detail(app: &App, reader: Option<i64>, id: i64) -> Result<ActivityDetail, ApiError> {
    let (uid, zone) = (reader.unwrap_or_default(), &app.config.general.zone);
    let find = async |client: &sql::Client| {
        let Some(row) = db::one(client, uid, id).await? else { return Ok(None) };
        let (mut tasks, mut draw) = (Vec::new(), None);
        match db::Kind::named(&row.kind)? {
            db::Kind::Tasks => tasks = db::tasks(client, uid, id).await?,
            db::Kind::Draw => {
                let today = db::draws_today(client, uid, id, zone).await?;
                let prizes = db::prizes(client, id).await?;
                let mut spins = goods::amounts(client, goods::Kind::Spin, &[uid]).await?;
                draw = Some((today, prizes, spins.remove(&uid).unwrap_or(0)));
            }
            db::Kind::Page => {}
        }
        Ok(Some((row, tasks, draw)))
    };
    let found = app.find_public(reader, find).await?;
    let (row, tasks, draw) = found.ok_or_else(|| ApiError::refused(Code::Gone))?;
    let activity = Activity::new(app, &row)?;
    let tasks = tasks.into_iter().map(ActivityTask::try_from).collect::<Result<_, _>>()?;
    let draw = draw.map(|(today, prizes, spins)| {
        let drawn = i32::try_from(today.drawn).unwrap_or(i32::MAX);
        let (left, free_left) = ((row.day_draws - drawn).max(0), (row.free_draws - drawn).max(0));
        let price = (left > 0).then_some(if free_left > 0 || spins > 0 { 0 } else { row.draw_price });
        ActivityDraw {
            price,
            full_price: row.draw_price,
            free_left,
            spins,
            left,
            next_day: Time(today.next_day.into()),
            odds_of: ODDS_OF,
            prizes: prizes.into_iter().map(ActivityPrize::from).collect(),
        }
    });
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
