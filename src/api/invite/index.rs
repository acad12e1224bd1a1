use crate::api::{error::Code, prelude::*};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Invite {
    /// What a new player gives as `inviteCode`.
    code: String,
    /// Leads to the app with `inviteCode`, and the channel as `code`.
    link: String,
    /// Of the caller; whom they invite comes through the same.
    channel: String,
    /// As promised to whoever accepts an invitation now.
    rewards: InviteRewards,
    /// How many accepted an invitation of the caller's, whatever came of it.
    invited: i64,
    /// Of these, for how many both were paid.
    paid: i64,
    /// Of these, how many may still be.
    pending: i64,
    /// What the caller got for those that are paid, X钻; what was taken back does not count.
    earned: i64,
}

/// X钻, once both are paid.
#[derive(Debug, Serialize, ToSchema)]
pub struct InviteRewards {
    inviter: i64,
    invitee: i64,
}

/// The caller's invitation: code, link, and what came of it.
#[utoipa::path(
    tag = "invite",
    responses((status = 200, body = Envelope<Invite>)),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/invite")]
pub async fn read_invite(app: Data<App>, caller: Caller) -> Answer<Invite> {
    let own = sql::invitation::own(&app.db().await?, caller.uid).await?;
    let own = own.ok_or_else(|| ApiError::refused(Code::SessionInvalid))?;
    let settings = &app.config.invites;
    answer(Invite {
        link: link(app.payments.public_url(), &own.invite_code, &own.channel_id),
        code: own.invite_code,
        channel: own.channel_id,
        rewards: InviteRewards {
            inviter: settings.inviter_reward.into(),
            invitee: settings.invitee_reward.into(),
        },
        invited: own.invited,
        paid: own.paid,
        pending: own.pending,
        earned: own.earned,
    })
}

fn link(origin: &str, code: &str, channel: &str) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    let query = query.append_pair("inviteCode", code).append_pair("code", channel).finish();
    format!("{origin}/?{query}")
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_channel_that_clients_made_up_stays_in_its_place() {
        let link = super::link("https://play.example", "ABCD2345", "7&inviteCode=X#渠道");
        assert_eq!(
            link,
            "https://play.example/?inviteCode=ABCD2345&code=7%26inviteCode%3DX%23%E6%B8%A0%E9%81%93"
        );
    }
}
