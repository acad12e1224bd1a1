//! Writes the first screen into the page of the build. Content from players is escaped everywhere.

use std::fmt::Write;

use base64::{Engine, engine::general_purpose::STANDARD};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::built::Screen;
use crate::{api::middleware::headers::CONTENT_SECURITY_POLICY, web_app::page::Page};

/// The placeholder of the app in `web/index.html`.
const APP: &str = r#"<div id="app"></div>"#;

/// A rendered screen.
#[derive(Debug, PartialEq, Eq, Deserialize)]
pub struct Rendered {
    pub html: String,
    /// The inline styles of its elements as a style sheet: the content security policy forbids inline styles.
    pub css: String,
}

/// The page without a first screen: the app fetches all data.
pub fn bare(index: &str) -> Page {
    Page::plain(index.to_owned())
}

pub fn page(index: &str, screen: &Screen, answers: &str, rendered: Option<&Rendered>) -> Page {
    let mut html = index.to_owned();
    if !screen.title.is_empty()
        && let Some(end) = html.find("</title>")
    {
        html.insert_str(end, &format!(" | {}", text(&screen.title)));
    }
    let css =
        rendered.map(|rendered| rendered.css.as_str()).filter(|css| !css.is_empty() && !css.contains('<'));
    if let Some(end) = html.find("</head>") {
        html.insert_str(end, &head(screen, css));
    }
    // The page's first script loads them once the page is displayed.
    let scripts: Vec<&str> =
        screen.files.iter().map(String::as_str).filter(|file| file.ends_with(".js")).collect();
    let rendered = rendered.map(|rendered| format!("<div data-painted>{}</div>", rendered.html));
    let app = format!(
        r#"<div id="app">{}</div><script type="application/json" id="first" data-files="{}">{}</script>"#,
        rendered.unwrap_or_default(),
        text(&scripts.join(" ")),
        // Only a `<` can end a script element; in JSON it occurs only inside strings.
        answers.replace('<', "\\u003c"),
    );
    if let Some(place) = html.find(APP) {
        html.replace_range(place..place + APP.len(), &app);
    }
    Page::new(html, policy(css))
}

fn head(screen: &Screen, css: Option<&str>) -> String {
    let mut head = String::new();
    for sheet in screen.files.iter().filter(|file| file.ends_with(".css")) {
        let _ = write!(head, r#"<link rel="stylesheet" crossorigin href="{}">"#, text(sheet));
    }
    if let Some(css) = css {
        let _ = write!(head, "<style>{css}</style>");
    }
    head
}

/// Allows the one inline style sheet by its hash.
fn policy(css: Option<&str>) -> String {
    let Some(css) = css else { return CONTENT_SECURITY_POLICY.to_owned() };
    let hash = STANDARD.encode(Sha256::digest(css));
    format!("{CONTENT_SECURITY_POLICY}; style-src 'self' 'sha256-{hash}'")
}

fn text(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = r#"<head><title>晴空</title></head><body><div id="app"></div></body>"#;

    fn screen() -> Screen {
        let files = vec!["/assets/a.js".into(), "/assets/a.css".into()];
        Screen { title: "游戏".into(), files, calls: Vec::new() }
    }

    fn html(page: &Page) -> &str {
        str::from_utf8(&page.html).unwrap()
    }

    #[test]
    fn content_of_players_cannot_end_the_script() {
        let page = page(INDEX, &screen(), r#"{"a":"</script><script>x()<!--"}"#, None);
        assert!(html(&page).contains(r#"{"a":"\u003c/script>\u003cscript>x()\u003c!--"}</script>"#));
        assert_eq!(page.policy, CONTENT_SECURITY_POLICY);
    }

    #[test]
    fn files_are_fetched_and_the_sheet_is_allowed_by_its_hash() {
        let rendered = Rendered { html: "<p>好</p>".into(), css: "[data-s=\"0\"]{width:1px}".into() };
        let page = page(INDEX, &screen(), "{}", Some(&rendered));
        assert!(html(&page).contains(r#"id="first" data-files="/assets/a.js">{}</script>"#));
        assert!(html(&page).contains(r#"<link rel="stylesheet" crossorigin href="/assets/a.css">"#));
        assert!(html(&page).contains(r#"<div id="app"><div data-painted><p>好</p></div></div>"#));
        assert!(html(&page).contains("<title>晴空 | 游戏</title>"));
        assert!(page.policy.contains("style-src 'self' 'sha256-"), "{}", page.policy);
    }

    #[test]
    fn a_style_sheet_with_markup_is_left_out() {
        let rendered = Rendered { html: String::new(), css: "a{}</style><script>".into() };
        let page = page(INDEX, &screen(), "{}", Some(&rendered));
        assert!(!html(&page).contains("<style>") && !html(&page).contains("<script>"), "{}", html(&page));
    }
}
