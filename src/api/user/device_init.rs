use actix_web::HttpRequest;

use crate::{
    accounts::devices::{Opened, VisitLimit},
    api::{extract::client_address::client_address, prelude::*},
    config::Client,
    text::fields::{ChannelId, DeviceId, DeviceType, OsType},
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code, reason = "appID is ignored, osType is checked and not recorded")]
pub struct InitDevice {
    #[serde(rename = "deviceID")]
    device_id: Option<DeviceId>,
    #[serde(rename = "appID")]
    app_id: Option<String>,
    /// The visitor's channel. Absent: `0`.
    #[serde(default, rename = "channelID")]
    channel_id: ChannelId,
    /// Absent: `h5`.
    #[serde(default)]
    device_type: DeviceType,
    os_type: Option<OsType>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeviceInit {
    server_config: ServerConfig,
    other_config: OtherConfig,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ServerConfig {
    /// The address of the iOS app; empty: none.
    bundle_url: String,
    /// The address of the Android package; empty: none.
    package_url: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OtherConfig {
    /// 1: a sign-in with an unknown phone creates an account. 0: it is refused.
    phone_auto_register: u8,
    /// The day of the newest document that players agree to, such as 2026-11-27. Absent: there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    documents_version: Option<String>,
    /// The ICP filing number (备案号) for the foot of pages. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    icp: Option<String>,
    /// The public-security filing number (公安备案号). Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    police_record: Option<String>,
    /// The sentence about minors for the foot of pages. Absent: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    minors_notice: Option<String>,
}

/// Returns the app's configuration at its start, and records the device. A device has one record, which keeps its first channel. The
/// record has no account, address or name.
#[utoipa::path(
    tag = "user",
    request_body(content = InitDevice, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<DeviceInit>, description = "Code 1: no deviceID"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[post("/api/user/device/init")]
pub async fn init_device(
    app: Data<App>,
    req: HttpRequest,
    Form(input): Form<InitDevice>,
) -> Answer<DeviceInit> {
    let InitDevice { device_id, channel_id: ChannelId(channel_id), device_type, .. } = input;
    let DeviceId(device_id) = device_id.ok_or(ApiError::Failed(Text::DeviceIdMissing))?;
    let opened = Opened {
        device_id: &device_id,
        channel_id: &channel_id,
        device_type: device_type.name(),
        address: client_address(&req),
    };
    let limit = VisitLimit { paces: &app.paces, per_address: &app.config.client.devices_per_address };
    app.devices.opened(&opened, &limit, app.clock.now());
    answer(DeviceInit {
        server_config: ServerConfig::of(&app),
        other_config: OtherConfig::of(&app.config.client, app.totals.documents_version().await),
    })
}

impl OtherConfig {
    fn of(client: &Client, documents_version: Option<String>) -> Self {
        let set = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        Self {
            phone_auto_register: client.phone_auto_register,
            documents_version,
            icp: set(&client.icp),
            police_record: set(&client.police_record),
            minors_notice: set(&client.minors_notice),
        }
    }
}

impl ServerConfig {
    pub fn of(app: &App) -> Self {
        let client = &app.config.client;
        Self { bundle_url: client.bundle_url.clone(), package_url: client.package_url.clone() }
    }
}
