use crate::api::{error::Code, prelude::*};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Invite {
    /// The `inviteCode` that a new player enters.
    code: String,
    /// The address of the app with the parameters `inviteCode` and, for the channel, `code`.
    link: String,
    /// The caller's channel. Invited players belong to it too.
    channel: String,
    /// The rewards for an invitation that is accepted now.
    rewards: InviteRewards,
    /// The number of players who registered with the caller's code, in all states.
    invited: i64,
    /// How many of these invitations were paid to both sides.
    paid: i64,
    /// How many of these invitations can still be paid.
    pending: i64,
    /// The caller's rewards for paid invitations, X钻, without those that were taken back.
    earned: i64,
}

/// The rewards of both sides, X钻.
#[derive(Debug, Serialize, ToSchema)]
pub struct InviteRewards {
    inviter: i64,
    invitee: i64,
}

/// The caller's invitation code and link, and the totals of the invitations.
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
