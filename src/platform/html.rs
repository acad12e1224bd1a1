//! Sanitises HTML by operators. The app sanitises it again. Players never write HTML.

use std::{
    borrow::Cow,
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use ammonia::{Builder, UrlRelative};

use crate::platform::text_safety;

/// The tags that announcements and messages may have.
pub const ALLOWED_TAGS: [&str; 10] = ["p", "br", "strong", "em", "ul", "ol", "li", "a", "h3", "blockquote"];

static SANITISER: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let mut builder = Builder::empty();
    builder
        .tags(HashSet::from(ALLOWED_TAGS))
        .clean_content_tags(HashSet::from(["script", "style", "iframe", "template", "noscript"]))
        .tag_attributes(HashMap::from([("a", HashSet::from(["href"]))]))
        .url_schemes(HashSet::from(["https"]))
        .url_relative(UrlRelative::PassThrough)
        .attribute_filter(|_, attribute, value| {
            (attribute != "href" || is_link(value)).then_some(Cow::Borrowed(value))
        })
        .link_rel(Some("noopener noreferrer"));
    builder
});

/// Keeps the allowed tags and links, drops everything else, and closes open tags.
#[must_use]
pub fn sanitise(source: &str) -> String {
    SANITISER.clean(source.trim()).to_string()
}

/// Escapes a text for HTML.
#[must_use]
pub fn escape(text: &str) -> String {
    // The ampersand first, because the other escapes contain ampersands.
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;")]
        .into_iter()
        .fold(text.to_owned(), |text, (plain, escaped)| text.replace(plain, escaped))
}

/// A path inside the app (`/games`) or an https address.
#[must_use]
pub fn is_link(link: &str) -> bool {
    // Browsers read `/\x` and, dropping tabs and line ends, `/<tab>/x` as addresses of other hosts.
    if link.contains(|c: char| c.is_whitespace() || c.is_control() || c == '\\') {
        return false;
    }
    match link.strip_prefix("https://") {
        Some(address) => {
            let host = path_of(address).split('/').next().unwrap_or_default();
            host.starts_with(|c: char| c.is_ascii_alphanumeric()) && !host.contains('@')
        }
        // Anywhere in the path: browsers read `/.//x` as `//x`.
        None => link.starts_with('/') && !path_of(link).contains("//"),
    }
}

/// The part before the query.
fn path_of(link: &str) -> &str {
    link.split(['?', '#']).next().unwrap_or_default()
}

/// The text without tags.
#[must_use]
pub fn text_of(html: &str) -> String {
    let text =
        Builder::empty().clean_content_tags(HashSet::from(["script", "style"])).clean(html).to_string();
    // `&amp;` last: a text may spell an entity, such as `&amp;lt;`.
    [("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
        .into_iter()
        .fold(text, |text, (escaped, plain)| text.replace(escaped, plain))
}

/// Whether a sanitised text shows nothing.
#[must_use]
pub fn is_blank(sanitised: &str) -> bool {
    text_safety::is_blank(&text_of(sanitised))
}

/// Whether sanitising removed or repaired something. A mere difference in spelling does not count.
#[must_use]
pub fn is_altered(source: &str, sanitised: &str) -> bool {
    spelling(source.trim()) != spelling(sanitised)
}

/// Normalizes differences without a meaning: the added `rel`, quotes, void tags, entities.
fn spelling(html: &str) -> String {
    [
        (" rel=\"noopener noreferrer\"", ""),
        ("'", "\""),
        ("<br />", "<br>"),
        ("<br/>", "<br>"),
        ("&quot;", "\""),
        ("&#39;", "\""),
        ("&apos;", "\""),
        ("&nbsp;", "\u{a0}"),
        ("&gt;", ">"),
        ("\r\n", "\n"),
    ]
    .into_iter()
    .fold(html.to_owned(), |text, (from, to)| text.replace(from, to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_no_tags() {
        assert_eq!(
            text_of("<p>星海 <b>远征</b></p><script>x()</script>&amp;lt; &lt;3&nbsp;\"a\""),
            "星海 远征&lt; <3 \"a\""
        );
        assert_eq!(text_of("生命 < 5 时 a<5"), "生命 < 5 时 a<5");
    }

    #[test]
    fn what_is_allowed_stays() {
        let source =
            "<h3>公告</h3><p>今晚 <strong>20:00</strong><br>开启 <em>双倍</em></p><ul><li>甲</li></ul>";
        assert_eq!(sanitise(source), source);
    }

    #[test]
    fn links_into_the_app_and_to_https_stay_and_get_a_rel() {
        for link in ["/checkin", "/detail/1001?from=a&amp;x=//1", "https://example.com/@a"] {
            let clean = sanitise(&format!("<a href=\"{link}\">去看看</a>"));
            assert_eq!(clean, format!("<a href=\"{link}\" rel=\"noopener noreferrer\">去看看</a>"));
        }
    }

    #[test]
    fn other_links_lose_their_address() {
        for link in [
            "javascript:alert(1)",
            "http://example.com",
            "//example.com",
            "/\\example.com",
            "/&#9;/example.com",
            "/.//example.com",
            "/%2e//example.com",
            "data:text/html,x",
            "https://me@example.com",
            "games",
        ] {
            let clean = sanitise(&format!("<a href=\"{link}\">x</a>"));
            assert!(!clean.contains("href"), "{link}: {clean}");
        }
    }

    #[test]
    fn scripts_styles_pictures_and_handlers_go() {
        let source = "<p onclick=\"x()\" style=\"color:red\">好<script>x()</script><img src=x onerror=y></p>";
        let clean = sanitise(source);
        assert_eq!(clean, "<p>好</p>");
        assert!(is_altered(source, &clean));
    }

    #[test]
    fn another_spelling_is_no_alteration() {
        for source in ["<p>a<br/>b</p>", "<a href='/x'>\"x\"</a>", " <p>3 > 2&nbsp;&quot;!&quot;</p>\n"] {
            assert!(!is_altered(source, &sanitise(source)), "{source}: {}", sanitise(source));
        }
        assert!(is_altered("<p>a", &sanitise("<p>a")));
    }

    #[test]
    fn escaped_text_is_text() {
        assert_eq!(escape("60 X钻 <b>&amp;'\""), "60 X钻 &lt;b&gt;&amp;amp;&#39;&quot;");
    }

    #[test]
    fn tags_alone_are_blank() {
        assert!(is_blank("<p><br>&nbsp;</p>"));
        assert!(is_blank("<p>\u{200b}&#8203;&zwj;</p>"));
        assert!(!is_blank("<p>好</p>"));
    }
}
