//! Writes a head into the page of the build. `web/src/lib/pageHead.ts` writes the same when the app moves to another page.

use std::fmt::Write;

use super::read::Head;
use crate::{platform::html::escape, web_app::page::Page};

/// Most characters of a title and of a description.
const TITLE: usize = 60;
const DESCRIPTION: usize = 120;

const DESCRIPTION_TAG: &str = r#"<meta name="description" content=""#;

/// `route`: the title of the page's route. `address`: the canonical address of the page. `picture`: the address of its picture.
pub fn page(
    index: &str,
    route: &str,
    head: &Head,
    og_type: &str,
    address: &str,
    picture: Option<&str>,
) -> Page {
    let mut html = index.to_owned();
    let site = between(&html, "<title>", "</title>").map(|(from, to)| html[from..to].to_owned());
    let site = site.unwrap_or_default();
    let path = format!(" | {route} | ");
    let left = TITLE.saturating_sub(site.chars().count() + path.chars().count());
    if let Some(end) = html.find("</title>") {
        html.insert_str(end, &escape(&format!("{path}{}", line(&head.name, left))));
    }
    let description = line(&head.description, DESCRIPTION);
    if !description.is_empty()
        && let Some((from, to)) = between(&html, DESCRIPTION_TAG, "\"")
    {
        html.replace_range(from..to, &escape(&description));
    }
    let mut tags = format!(r#"<link rel="canonical" href="{}">"#, escape(address));
    for (property, content) in [
        ("title", &*line(&head.name, TITLE)),
        ("description", &*description),
        ("type", og_type),
        ("url", address),
        // `site` comes from HTML, so it is escaped already.
        ("site_name", &*site.replace("&amp;", "&")),
        ("image", picture.unwrap_or_default()),
    ] {
        if !content.is_empty() {
            let _ = write!(tags, r#"<meta property="og:{property}" content="{}">"#, escape(content));
        }
    }
    if let Some(end) = html.find("</head>") {
        html.insert_str(end, &tags);
    }
    Page::plain(html)
}

/// The text on one line, with at most this many characters.
fn line(text: &str, most: usize) -> String {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
    let line = words.collect::<Vec<_>>().join(" ");
    if line.chars().count() <= most {
        return line;
    }
    let cut: String = line.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", cut.trim_end())
}

/// The bytes between these two.
fn between(html: &str, before: &str, after: &str) -> Option<(usize, usize)> {
    let from = html.find(before)? + before.len();
    Some((from, from + html[from..].find(after)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str =
        r#"<head><meta name="description" content="晴空" /><title>晴空</title></head><body></body>"#;
    const ADDRESS: &str = "https://play.example/post/7";

    fn html(name: &str, description: &str, picture: Option<&str>) -> String {
        let head = Head { name: name.into(), description: description.into(), picture: None };
        let page = page(INDEX, "帖子", &head, "article", ADDRESS, picture);
        String::from_utf8(page.html.to_vec()).unwrap()
    }

    #[test]
    fn a_page_carries_the_head_of_its_thing() {
        let html = html("新手攻略", "先去\n\n港口", Some("https://play.example/media/a.webp"));
        assert_eq!(
            html,
            "<head><meta name=\"description\" content=\"先去 港口\" /><title>晴空 | 帖子 | 新手攻略</title>\
             <link rel=\"canonical\" href=\"https://play.example/post/7\">\
             <meta property=\"og:title\" content=\"新手攻略\">\
             <meta property=\"og:description\" content=\"先去 港口\">\
             <meta property=\"og:type\" content=\"article\">\
             <meta property=\"og:url\" content=\"https://play.example/post/7\">\
             <meta property=\"og:site_name\" content=\"晴空\">\
             <meta property=\"og:image\" content=\"https://play.example/media/a.webp\"></head><body></body>"
        );
    }

    #[test]
    fn a_thing_without_description_and_picture_has_the_description_of_the_app() {
        let html = html("新手攻略", " \n ", None);
        assert!(html.contains(r#"<meta name="description" content="晴空" />"#), "{html}");
        assert!(!html.contains("og:description") && !html.contains("og:image"), "{html}");
    }

    #[test]
    fn texts_cannot_leave_their_place() {
        let hostile = "\"><script>x()</script></title></head>'&";
        let html = html(hostile, hostile, Some(hostile));
        let escaped = "&quot;&gt;&lt;script&gt;x()&lt;/script&gt;&lt;/title&gt;&lt;/head&gt;&#39;&amp;";
        assert_eq!(html.matches(escaped).count(), 5, "{html}");
        assert!(!html.contains("<script") && html.matches("</title>").count() == 1, "{html}");
        assert_eq!(html.matches("</head>").count(), 1, "{html}");
    }

    #[test]
    fn texts_are_cut_by_characters() {
        let html = html(&"星".repeat(80), &"海".repeat(200), None);
        let (from, to) = between(&html, "<title>", "</title>").unwrap();
        assert_eq!(html[from..to].chars().count(), TITLE);
        assert!(html[from..to].ends_with("星…"));
        assert!(html.contains(&format!(r#"og:title" content="{}…""#, "星".repeat(TITLE - 1))));
        assert!(html.contains(&format!(r#"description" content="{}…""#, "海".repeat(DESCRIPTION - 1))));
        assert_eq!(line("a b c", 3), "a…", "no space before the ellipsis");
        assert_eq!(line("a\u{85}\tb\0c\u{2028}", 9), "a b c");
    }
}
