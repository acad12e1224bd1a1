//! Writes sitemaps as sitemaps.org describes them.

use std::fmt::Write;

use actix_web::web::Bytes;
use chrono::SecondsFormat;

use super::part::Address;
use crate::platform::html::escape;

const XML: &str = r#"<?xml version="1.0" encoding="UTF-8"?>"#;
const SCHEMA: &str = "http://www.sitemaps.org/schemas/sitemap/0.9";

pub fn index(addresses: impl Iterator<Item = String>) -> Bytes {
    let mut xml = format!("{XML}\n<sitemapindex xmlns=\"{SCHEMA}\">\n");
    for address in addresses {
        let _ = writeln!(xml, "<sitemap><loc>{}</loc></sitemap>", escape(&address));
    }
    xml.push_str("</sitemapindex>\n");
    xml.into()
}

pub fn part(addresses: &[Address]) -> Bytes {
    let mut xml = format!("{XML}\n<urlset xmlns=\"{SCHEMA}\">\n");
    for Address { url, time } in addresses {
        let _ = write!(xml, "<url><loc>{}</loc>", escape(url));
        if let Some(time) = time {
            let _ = write!(xml, "<lastmod>{}</lastmod>", time.to_rfc3339_opts(SecondsFormat::Secs, true));
        }
        xml.push_str("</url>\n");
    }
    xml.push_str("</urlset>\n");
    xml.into()
}
