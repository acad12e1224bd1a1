//! Names a browser and its system from its `User-Agent`, in words that the owner recognises.

use crate::text::Text;

/// Such as "Chrome · Android".
#[must_use]
pub fn name(agent: &str) -> String {
    let parts: Vec<String> =
        [browser(agent), system(agent).map(str::to_owned)].into_iter().flatten().collect();
    if parts.is_empty() { Text::DeviceUnknown.to_string() } else { parts.join(" · ") }
}

/// Most agents name several browsers, so the more specific names come first.
fn browser(agent: &str) -> Option<String> {
    let ours = [
        ("MicroMessenger/", Text::BrowserWechat),
        ("MQQBrowser/", Text::BrowserQq),
        ("QQBrowser/", Text::BrowserQq),
        ("UCBrowser/", Text::BrowserUc),
        ("MiuiBrowser/", Text::BrowserMi),
        ("HuaweiBrowser/", Text::BrowserHuawei),
        ("SamsungBrowser/", Text::BrowserSamsung),
    ];
    let theirs = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("CriOS/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    let ours = ours.into_iter().find(|(mark, _)| agent.contains(mark)).map(|(_, text)| text.to_string());
    ours.or_else(|| {
        theirs.into_iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| name.to_owned())
    })
}

fn system(agent: &str) -> Option<&'static str> {
    let known = [
        ("HarmonyOS", "HarmonyOS"),
        ("OpenHarmony", "HarmonyOS"),
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Macintosh", "macOS"),
        ("Linux", "Linux"),
    ];
    known.into_iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn the_particular_is_told_from_what_it_claims_to_be_as_well() {
        for (agent, expected) in [
            (
                "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile \
                 Safari/537.36",
                "Chrome · Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                 Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari · iPhone",
            ),
            (
                "Mozilla/5.0 (Linux; Android 13; V2) AppleWebKit/537.36 Chrome/116.0 Mobile Safari/537.36 \
                 MicroMessenger/8.0.49",
                "微信 · Android",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0",
                "Edge · Windows",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0",
                "Firefox · macOS",
            ),
            ("curl/8.0", "未知设备"),
            ("", "未知设备"),
        ] {
            assert_eq!(name(agent), expected, "{agent}");
        }
    }
}
