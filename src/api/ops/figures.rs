//! Business figures of days, and of today so far.

use actors::wire::Time;
use chrono::{Days, NaiveDate};
use sql::figures::Figures;
use utoipa::IntoParams;

use crate::{
    api::{
        error::ApiError,
        extract::input::Query,
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, get},
    },
    operators::Ops,
    text::Text,
};

/// Most days of one answer.
const MAX_DAYS: i64 = 400;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReadFigures {
    /// The first day, such as `2026-11-01`, in the portal's time zone.
    since: NaiveDate,
    /// The last day, at most 400 days with the first.
    until: NaiveDate,
}

#[derive(Serialize, ToSchema)]
pub struct FigureDays {
    /// Oldest first. A day that is not closed is missing.
    days: Vec<FigureDay>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FiguresToday {
    /// At most a minute ago.
    computed_time: Time,
    day: FigureDay,
}

/// The figures of a day of the portal's time zone.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FigureDay {
    day: NaiveDate,
    /// Players who signed in, opened a socket or renewed a token.
    active_players_count: i64,
    new_players_count: i64,
    /// New players of this day that came back one day later. Null: that day is not closed.
    retained_1_count: Option<i64>,
    retained_7_count: Option<i64>,
    retained_30_count: Option<i64>,
    /// Orders in yuan by the time of payment, also those that were refunded later.
    revenue_cents: i64,
    paid_orders_count: i64,
    payers_count: i64,
    /// Revenue for each payer. Null: nobody paid.
    arppu_cents: Option<i64>,
    /// Payers for each 100 active players, with one decimal. Null: nobody was active.
    conversion_percent: Option<f64>,
    /// Refunds of orders in yuan by their time. Each partial refund counts.
    refunds_count: i64,
    refund_cents: i64,
    /// Coins that players got, also for games that were taken back.
    issued_coins: i64,
    /// Coins for games, memberships, draws and missed check-ins.
    spent_coins: i64,
    /// Coins taken back by refunds and for their debts, by corrections, invitations and erasures.
    withdrawn_coins: i64,
    /// Coins of all players at the end of the day.
    held_coins: i64,
    /// Also those that were hidden or deleted later.
    posts_count: i64,
    comments_count: i64,
    /// Reports at the end of the day that nobody had decided.
    reports_open_count: i64,
    /// By payment channel.
    channels: Vec<FigureChannel>,
    /// The 20 games with the most downloads.
    games: Vec<FigureGame>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FigureChannel {
    channel: String,
    paid_orders_count: i64,
    revenue_cents: i64,
    refunds_count: i64,
    refund_cents: i64,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FigureGame {
    game_id: i64,
    name: String,
    downloads_count: i64,
    spent_coins: i64,
}

/// The figures of closed days.
#[utoipa::path(
    tag = "figures",
    params(ReadFigures),
    responses((status = 200, body = Envelope<FigureDays>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/figure/day")]
pub async fn read_figures(ops: Data<Ops>, Query(input): Query<ReadFigures>) -> Answer<FigureDays> {
    let ReadFigures { since, until } = input;
    if !(0..MAX_DAYS).contains(&(until - since).num_days()) || !is_plausible(since) || !is_plausible(until) {
        return Err(ApiError::malformed("until", Text::FieldMalformed));
    }
    answer(FigureDays { days: figure_days(&ops.figures(since, until).await?) })
}

/// The figures of today so far.
#[utoipa::path(
    tag = "figures",
    responses((status = 200, body = Envelope<FiguresToday>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/figure/today")]
pub async fn read_figures_today(ops: Data<Ops>) -> Answer<FiguresToday> {
    let (time, figures) = ops.figures_today().await?;
    let day = figure_days(&figures).pop().expect("so_far returns one day");
    answer(FiguresToday { computed_time: Time(time), day })
}

/// Whether PostgreSQL can store the day and its neighbours.
fn is_plausible(day: NaiveDate) -> bool {
    let first = NaiveDate::from_ymd_opt(2000, 1, 1).expect("a date");
    day >= first && day < first + Days::new(400_000)
}

/// The figures of each day, for the answer.
fn figure_days(figures: &Figures) -> Vec<FigureDay> {
    let days = figures.days.iter().map(|f| FigureDay {
        day: f.day,
        active_players_count: f.active_players_count,
        new_players_count: f.new_players_count,
        retained_1_count: f.retained_1_count,
        retained_7_count: f.retained_7_count,
        retained_30_count: f.retained_30_count,
        revenue_cents: f.revenue_cents,
        paid_orders_count: f.paid_orders_count,
        payers_count: f.payers_count,
        arppu_cents: (f.payers_count > 0).then(|| (f.revenue_cents + f.payers_count / 2) / f.payers_count),
        conversion_percent: (f.active_players_count > 0)
            .then(|| (f.payers_count as f64 * 1000.0 / f.active_players_count as f64).round() / 10.0),
        refunds_count: f.refunds_count,
        refund_cents: f.refund_cents,
        issued_coins: f.issued_coins,
        spent_coins: f.spent_coins,
        withdrawn_coins: f.withdrawn_coins,
        held_coins: f.held_coins,
        posts_count: f.posts_count,
        comments_count: f.comments_count,
        reports_open_count: f.reports_open_count,
        channels: figures
            .channels
            .iter()
            .filter(|channel| channel.day == f.day)
            .map(|c| FigureChannel {
                channel: c.channel.clone(),
                paid_orders_count: c.paid_orders_count,
                revenue_cents: c.revenue_cents,
                refunds_count: c.refunds_count,
                refund_cents: c.refund_cents,
            })
            .collect(),
        games: figures
            .games
            .iter()
            .filter(|game| game.day == f.day)
            .map(|g| FigureGame {
                game_id: g.game_id,
                name: g.name.clone(),
                downloads_count: g.downloads_count,
                spent_coins: g.spent_coins,
            })
            .collect(),
    });
    days.collect()
}
