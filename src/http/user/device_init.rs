use crate::http::prelude::*;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code, reason = "part of the call; nothing depends on them yet")]
pub struct InitDevice {
    /// A UUID without dashes.
    #[serde(rename = "deviceID")]
    device_id: Option<String>,
    #[serde(rename = "appID")]
    app_id: Option<String>,
    #[serde(rename = "channelID")]
    channel_id: Option<String>,
    /// `h5`
    device_type: Option<String>,
    /// 3
    os_type: Option<i32>,
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
    /// Address of the iOS app; empty: none.
    bundle_url: String,
    /// Address of the Android package; empty: none.
    package_url: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OtherConfig {
    /// 1: signing in by phone registers; 0: it does not.
    phone_auto_register: u8,
}

/// What a device is told at the app's start.
#[utoipa::path(
    tag = "user",
    request_body(content = InitDevice, content_type = "application/x-www-form-urlencoded"),
    responses((status = 200, body = Envelope<DeviceInit>, description = "Code 1: no deviceID")),
)]
#[post("/api/user/device/init")]
pub async fn init_device(app: Data<App>, Form(input): Form<InitDevice>) -> Answer<DeviceInit> {
    if input.device_id.is_none() {
        return Err(ApiError::Failed(Text::DeviceIdMissing));
    }
    answer(DeviceInit {
        server_config: ServerConfig::of(&app),
        other_config: OtherConfig { phone_auto_register: app.config.client.phone_auto_register },
    })
}

impl ServerConfig {
    pub fn of(app: &App) -> Self {
        let client = &app.config.client;
        Self { bundle_url: client.bundle_url.clone(), package_url: client.package_url.clone() }
    }
}
