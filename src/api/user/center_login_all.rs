use std::net::IpAddr;

use actors::wire::Time;
use uuid::Uuid;

use crate::api::{extract::device, prelude::*};

/// Maximum number of logins of one answer.
const MOST: i64 = 50;

#[derive(Debug, Deserialize, ToSchema)]
pub struct ListLogins {
    uid: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Logins {
    /// Newest first, at most 50.
    records: Vec<Login>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ListedLogin)]
#[serde(rename_all = "camelCase")]
pub struct Login {
    id: Uuid,
    /// The browser's `User-Agent`.
    agent: String,
    /// A short name of the browser and its system, such as "Chrome · Android".
    device: String,
    /// The address without the part that identifies a household, such as "203.0.113.*".
    address: String,
    create_time: Time,
    /// The last use of the login, exact to about a minute.
    last_time: Time,
    /// This call uses the login.
    current: bool,
}

/// The caller's live logins.
#[utoipa::path(
    tag = "user",
    request_body(content = ListLogins, content_type = "application/x-www-form-urlencoded"),
    responses((status = 200, body = Envelope<Logins>), (status = 403, body = Envelope<serde_json::Value>)),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/user/center/login/all")]
pub async fn list_logins(app: Data<App>, caller: Caller, Form(input): Form<ListLogins>) -> Answer<Logins> {
    caller.must_be(input.uid)?;
    let client = app.db().await?;
    let rows = sql::login::list(&client, caller.uid, caller.login, MOST).await?;
    let records = rows.into_iter().map(|row| Login {
        id: row.id,
        device: device::name(&row.agent),
        agent: row.agent,
        address: mask(&row.address),
        create_time: Time(row.create_time.into()),
        last_time: Time(row.last_time.into()),
        current: row.id == caller.login,
    });
    answer(Logins { records: records.collect() })
}

/// Masks `203.0.113.7` as `203.0.113.*`, and `2001:db8:1:2::3` as `2001:db8:1:*`.
pub(super) fn mask(address: &str) -> String {
    match address.parse().map(|address: IpAddr| address.to_canonical()) {
        Ok(IpAddr::V4(address)) => {
            let [a, b, c, _] = address.octets();
            format!("{a}.{b}.{c}.*")
        }
        Ok(IpAddr::V6(address)) => {
            let [a, b, c, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:*")
        }
        Err(_) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::mask;

    #[test]
    fn the_end_of_an_address_is_masked() {
        assert_eq!(mask("203.0.113.7"), "203.0.113.*");
        assert_eq!(mask("::ffff:203.0.113.7"), "203.0.113.*");
        assert_eq!(mask("2001:db8:1:2::3"), "2001:db8:1:*");
        assert_eq!(mask(""), "");
    }
}
