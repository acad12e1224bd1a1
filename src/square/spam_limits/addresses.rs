//! Detects links and addresses in a text.

use crate::square::word_filter::fold;

/// Top-level domains of links to foreign sites. A country's or sector's domain is listed if such links use it.
const ENDS: &[&str] = &[
    "app", "art", "asia", "biz", "bid", "cc", "club", "cn", "co", "com", "dev", "edu", "fun", "gg", "gov",
    "hk", "icu", "info", "ink", "io", "jp", "kr", "la", "link", "live", "ltd", "me", "mobi", "net", "one",
    "online", "org", "pro", "pub", "pw", "red", "ren", "ru", "shop", "site", "store", "tech", "tk", "top",
    "tv", "tw", "uk", "us", "vip", "wang", "win", "work", "xin", "xyz",
];

/// Whether the text has a URL with a scheme, `www.`, a site's name, or an IPv4 address with a port or path.
#[must_use]
pub fn has_one(text: &str) -> bool {
    let text: String = fold(text).chars().map(|c| if c == '。' { '.' } else { c }).collect();
    if ["http://", "https://", "www."].iter().any(|beginning| text.contains(beginning)) {
        return true;
    }
    let named = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-');
    text.split(|c: char| !named(c) && !matches!(c, ':' | '/')).any(|part| {
        let name = part.split([':', '/']).next().unwrap_or_default();
        let labels: Vec<&str> = name.trim_matches('.').split('.').collect();
        let whole = labels.iter().all(|label| !label.is_empty());
        match labels[..] {
            [.., site, end] if ENDS.contains(&end) => whole && site.len() > 1,
            [_, _, _, _] => part.len() > name.len() && labels.iter().all(|label| label.parse::<u8>().is_ok()),
            _ => false,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::has_one;

    #[test]
    fn what_leads_elsewhere_is_told() {
        for text in [
            "看 http://a.example/x",
            "HTTPS://EXAMPLE.ORG",
            "ｗｗｗ．ａｂｃ．ｘｙｚ",
            "来www.example吧",
            "加我abc.com领礼包",
            "abc。com 速来",
            "my-site.top/reg?x=1",
            "a1.b2.vip",
            "t.example.cc:8080",
            "ex\u{200b}ample.com",
            "登录 1.2.3.4:8080",
            "1.2.3.4/x",
        ] {
            assert!(has_one(text), "{text}");
        }
    }

    #[test]
    fn what_leads_nowhere_is_none() {
        for text in [
            "4.0版本更新了，v1.2.3.4 也有",
            "好玩。真的",
            "我用node.js写的",
            "e.g. me",
            "等等...com在吗",
            "第1.2.3章",
            "Mr.X 和 a.m.",
            "https 是什么",
            "10/10，强烈推荐",
            "比分3:2",
        ] {
            assert!(!has_one(text), "{text}");
        }
    }
}
