use actors::wire::Time;
use sql::invitation::State;

use crate::api::prelude::*;

/// A player whom the caller invited.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Invited {
    uid: i64,
    name: String,
    /// The address of the picture. Null: the player has not chosen one.
    avatar: Option<String>,
    /// The time of the registration.
    create_time: Time,
    state: InviteState,
    /// For `pending`: the conditions that are not met yet.
    need: Vec<InviteNeed>,
    /// The caller's promised or paid reward, X钻; 0 if the invitation was refused or taken back.
    reward: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum InviteState {
    Pending,
    Paid,
    /// The invitation does not count. Only operators see the reason.
    Refused,
    /// An operator took the rewards back.
    ClawedBack,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum InviteNeed {
    /// The player has to bind a phone.
    Phone,
    /// The player has to download, post, comment or recharge for the first time.
    Action,
    /// The player has done everything. The reward follows soon, next month if the caller's monthly cap is reached, or when neither of the
    /// two is suspended any more.
    Wait,
}

impl TryFrom<sql::invitation::Invited> for Invited {
    type Error = ApiError;

    fn try_from(row: sql::invitation::Invited) -> Result<Self, ApiError> {
        let state = match State::named(&row.state)? {
            State::Pending => InviteState::Pending,
            State::Paid => InviteState::Paid,
            State::Refused => InviteState::Refused,
            State::ClawedBack => InviteState::ClawedBack,
        };
        let needs = [(InviteNeed::Phone, row.lacks_phone), (InviteNeed::Action, row.lacks_action)];
        let mut need: Vec<_> = needs.into_iter().filter(|(_, lacks)| *lacks).map(|(need, _)| need).collect();
        if state == InviteState::Pending && need.is_empty() {
            need.push(InviteNeed::Wait);
        }
        let counts = matches!(state, InviteState::Pending | InviteState::Paid);
        Ok(Self {
            uid: row.invitee,
            name: row.name,
            avatar: row.avatar.map(|name| crate::api::state::media_url(&name)),
            create_time: Time(row.create_time.into()),
            state,
            need,
            reward: if counts { row.inviter_reward } else { 0 },
        })
    }
}

/// The players whom the caller invited, newest first.
#[utoipa::path(
    tag = "invite",
    params(PageQuery),
    responses(
        (status = 200, body = Envelope<Page<Invited>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/invite/list")]
pub async fn list_invited(
    app: Data<App>,
    caller: Caller,
    Query(page): Query<PageQuery>,
) -> Answer<Page<Invited>> {
    let wanted = page.wanted()?;
    let before = wanted.after.map_or(i64::MAX, |(_, uid)| uid);
    let (skip, size) = (wanted.skip, wanted.read_size());
    let (total, rows) = sql::invitation::page(&app.db().await?, caller.uid, before, skip, size).await?;
    answer(wanted.page(rows, total, |row| (0, row.invitee)).try_map(Invited::try_from)?)
}
