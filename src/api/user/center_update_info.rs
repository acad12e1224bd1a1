use actix_web::HttpRequest;
use actors::wire::Time;
use serde_json::json;
use sql::profile::{Changes, Refusal};

use super::status::{UserStatus, user_status};
use crate::{
    api::{
        bans,
        clean::must_be_clean,
        error::{Code, NotAllowed},
        extract::{client_address::client_address, input::ExactForm},
        limits::take_profile_change,
        prelude::*,
    },
    text::fields::{Age, PlayerName, RealName, Sex, Signature},
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UpdateInfo {
    uid: Option<i64>,
    name: Option<PlayerName>,
    sex: Option<Sex>,
    age: Option<Age>,
    /// An empty signature deletes it.
    signature: Option<Signature>,
    real_name: Option<RealName>,
}

/// Changes the fields of the caller's profile that are sent. An empty field counts as an empty value, which only `signature` allows.
/// The first change of the name is free, and then one in 30 days. Others use a rename card of the caller's goods. The same name again is
/// no change and uses nothing.
#[utoipa::path(
    tag = "user",
    request_body(content = UpdateInfo, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<UserStatus>, description = "Code 3001: `words` that are not allowed in names and signatures; 1005: too many; 3002: the caller is muted, the network or device is banned (reason `banned`, `until`), or a newcomer whose name or signature has a link (reason `link`, `until`); 2004: the name cannot change before `freeTime` without a rename card (`need`: `rename`), and nothing was changed"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 403, body = Envelope<serde_json::Value>),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/user/center/updateInfo")]
pub async fn update_info(
    app: Data<App>,
    caller: Caller,
    req: HttpRequest,
    ExactForm(input): ExactForm<UpdateInfo>,
) -> Answer<UserStatus> {
    caller.must_be(input.uid)?;
    let name = input.name.as_ref().map(|name| name.0.as_str());
    let signature = input.signature.as_ref().map(|signature| signature.0.as_str());
    must_be_clean(&app, &[name, signature]).await?;
    if name.is_some() || signature.is_some() {
        bans::may_write(&app, client_address(&req), caller.login).await?;
    }
    app.spam_limits.may_link(caller.uid, &[name, signature]).await?;
    let changes = Changes {
        name,
        sex: input.sex.map(|sex| sex.0),
        age: input.age.map(|age| age.0),
        signature,
        real_name: input.real_name.as_ref().map(|name| name.0.as_str()),
    };
    take_profile_change(&app, caller.uid).await?;
    match app.node.update_profile(caller.uid, changes).await? {
        Ok(()) => {}
        Err(Refusal::NoRename { free_time }) => {
            let data = json!({ "need": "rename", "have": 0, "freeTime": Time(free_time) });
            return Err(ApiError::Refused { code: Code::ConditionNotMet, data });
        }
        Err(Refusal::Muted { until }) => return Err(ApiError::NotAllowed(NotAllowed::Muted { until })),
    }
    answer(user_status(&app, caller.uid).await?)
}
