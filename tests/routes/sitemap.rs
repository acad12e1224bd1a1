//! The files for search engines. Needs the web build, which `make test` makes first.

use std::collections::{BTreeMap, BTreeSet};

use actors::{Clock, ManualClock, SystemClock};
use chrono::{DateTime, TimeDelta, Utc};
use quick_xml::{Reader, events::Event};
use serde_json::json;

use crate::harness::{
    Client, Options, Proxy, TestDatabase, TestServer, User, Which, activity, book, game, post, publish,
};

const SITE: &str = "https://play.example";

/// The entries of a sitemap or index: the address of each with its other elements.
fn entries(xml: &str, root: &str, entry: &str) -> BTreeMap<String, BTreeMap<String, String>> {
    let mut reader = Reader::from_str(xml);
    let (mut open, mut found, mut one) = (Vec::<String>::new(), BTreeMap::new(), BTreeMap::new());
    loop {
        match reader.read_event().unwrap() {
            Event::Start(tag) => open.push(String::from_utf8(tag.name().as_ref().to_vec()).unwrap()),
            Event::Text(text) if open.len() == 3 => {
                assert_eq!((open[0].as_str(), open[1].as_str()), (root, entry));
                one.insert(open[2].clone(), text.decode().unwrap().into_owned());
            }
            Event::End(_) => {
                open.pop();
                if open.len() == 1 {
                    let mut one = std::mem::take(&mut one);
                    let address = one.remove("loc").unwrap();
                    assert!(found.insert(address.clone(), one).is_none(), "{address} twice");
                }
            }
            Event::Eof => break,
            _ => {}
        }
    }
    assert!(open.is_empty() && xml.contains("http://www.sitemaps.org/schemas/sitemap/0.9"), "{xml}");
    found
}

/// All addresses of the sitemap, with their times.
async fn listed(visitor: &Client) -> BTreeMap<String, Option<DateTime<Utc>>> {
    let index = visitor.get("/sitemap.xml").await;
    assert_eq!((index.status.as_u16(), index.header("content-type")), (200, "text/xml; charset=utf-8"));
    let mut all = BTreeMap::new();
    for part in entries(&index.text, "sitemapindex", "sitemap").into_keys() {
        let part = visitor.get(part.strip_prefix(SITE).unwrap()).await;
        assert_eq!((part.status.as_u16(), part.header("content-type")), (200, "text/xml; charset=utf-8"));
        for (address, other) in entries(&part.text, "urlset", "url") {
            let time = other.get("lastmod").map(|time| time.parse::<DateTime<Utc>>().unwrap());
            assert_eq!(other.len(), usize::from(time.is_some()), "{address}: {other:?}");
            let path = address.strip_prefix(SITE).unwrap().to_owned();
            assert!(all.insert(path.clone(), time).is_none(), "{path} twice");
        }
    }
    all
}

fn options() -> Options {
    Options::default().set("PORTAL_PUBLIC_URL", SITE)
}

#[tokio::test]
async fn the_sitemap_lists_what_a_visitor_may_see() {
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(options().clock(&clock)).await;
    let author = User::register(&server, "lin_xia").await;
    let suspended = User::register(&server, "gu_chen").await;
    let _reader = User::register(&server, "su_he").await;
    let mut ids = Vec::new();
    for n in 0..3 {
        ids.push(publish(&author, &json!({ "content": format!("第{n}篇") })).await["id"].as_i64().unwrap());
    }
    let of_suspended = post(&server.db, suspended.uid).await;
    game(&server.db, 1001, "星海远征", "featured = 1").await;
    game(&server.db, 1002, "已下架", "retired = true").await;
    for id in [2001, 2002, 2003] {
        book(&server.db, id).await;
    }
    for id in [7, 8, 9, 10] {
        activity(&server.db, id, "page").await;
    }
    author.client.delete(&format!("/api/v1/square/post/{}", ids[1])).await.ok();
    server
        .db
        .execute(&format!(
            "update post set hidden = true where id = {};
             update account set suspended_until = now() + interval '1 day' where uid = {};
             update book set retired = true where id = 2002;
             update book set chapter_num = 0, last_chapter = null where id = 2003;
             update activity set retired = true where id = 8;
             update activity set begin_time = now() - interval '95 days', end_time = now() - interval '91 days',
                 claim_end_time = now() - interval '91 days' where id = 9;
             update activity set begin_time = now() + interval '10 minutes' where id = 10",
            ids[2], suspended.uid
        ))
        .await;
    let visitor = server.visitor();
    let all = listed(&visitor).await;
    let things: BTreeSet<String> = all.keys().filter(|path| path.matches('/').count() > 1).cloned().collect();
    let expected = [
        format!("/post/{}", ids[0]),
        // The API shows it to visitors.
        format!("/post/{of_suspended}"),
        format!("/u/{}", author.uid),
        "/detail/1001".into(),
        "/bookinfo/2001".into(),
        "/activity/7".into(),
        "/activity/10".into(),
    ];
    assert_eq!(things, BTreeSet::from(expected));
    for path in ["/", "/square", "/games", "/animate", "/activity", "/faq"] {
        assert!(all.contains_key(path), "{path} is not in {all:?}");
    }
    for path in ["/message", "/profile", "/login", "/orders", "/postpage"] {
        assert!(!all.contains_key(path), "{path} is in {all:?}");
    }
    for path in things.iter().filter(|path| *path != "/activity/10") {
        assert!(all[path].unwrap() <= SystemClock.now(), "{path}");
    }
    assert_eq!(all["/activity/10"], None, "it has not begun");

    server.db.execute(&format!("update post set hidden = true where id = {}", ids[0])).await;
    assert_eq!(listed(&visitor).await, all, "it is cached");
    clock.advance(TimeDelta::minutes(10));
    let after = listed(&visitor).await;
    assert!(!after.contains_key(&format!("/post/{}", ids[0])), "{after:?}");
    assert!(!after.contains_key(&format!("/u/{}", author.uid)), "no post of the author is left: {after:?}");
}

#[tokio::test]
#[ignore = "night"]
async fn posts_and_people_come_in_parts_and_empty_parts_are_left_out() {
    let server = TestServer::start_with(options()).await;
    let author = User::register(&server, "lin_xia").await;
    for id in [100_500, 109_999, 110_000, 345_678] {
        let insert = format!(
            "insert into post (id, uid, content, hot, hot_due) overriding system value values ({id}, {}, '字', 0, false)",
            author.uid
        );
        server.db.execute(&insert).await;
    }
    let visitor = server.visitor();
    let index = visitor.get("/sitemap.xml").await;
    let parts: Vec<String> = entries(&index.text, "sitemapindex", "sitemap").into_keys().collect();
    let posts: Vec<&str> =
        parts.iter().filter_map(|part| part.split_once("posts-")).map(|(_, n)| n).collect();
    assert_eq!(posts, ["10.xml", "11.xml", "34.xml"]);
    let part = visitor.get("/sitemap-posts-10.xml").await;
    let expected = ["/post/100500", "/post/109999"].map(|path| format!("{SITE}{path}"));
    assert_eq!(entries(&part.text, "urlset", "url").into_keys().collect::<Vec<_>>(), expected);
    let known = visitor.with("If-None-Match", part.header("etag"));
    assert_eq!(known.get("/sitemap-posts-10.xml").await.status, 304);
    for path in ["/sitemap-posts-12.xml", "/sitemap-posts-010.xml", "/sitemap-posts--1.xml", "/sitemap-x.xml"]
    {
        assert_eq!(visitor.get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn robots_keep_out_of_the_api_and_of_personal_pages_and_find_the_sitemap() {
    let server = TestServer::start_with(options()).await;
    let robots = server.visitor().get("/robots.txt").await;
    assert_eq!((robots.status.as_u16(), robots.header("content-type")), (200, "text/plain; charset=utf-8"));
    let lines: Vec<&str> = robots.text.lines().collect();
    assert_eq!(lines[0], "User-agent: *");
    assert_eq!(lines.last(), Some(&"Sitemap: https://play.example/sitemap.xml"));
    for path in ["/api/", "/message", "/orders", "/recharge", "/login", "/postpage", "/readhistory"] {
        assert!(lines.contains(&&*format!("Disallow: {path}")), "{path} is not in {}", robots.text);
    }
    let refused: Vec<&str> = lines.iter().filter_map(|line| line.strip_prefix("Disallow: ")).collect();
    for path in [
        "/",
        "/square",
        "/games",
        "/profile",
        "/post/1",
        "/detail/1",
        "/bookinfo/1",
        "/u/1",
        "/activity/1",
        "/media/a.webp",
    ] {
        assert!(!refused.iter().any(|start| path.starts_with(start)), "{path} is refused: {refused:?}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn without_a_database_crawlers_are_asked_to_retry_the_sitemap() {
    let db = std::sync::Arc::new(TestDatabase::new().await);
    let (proxy, url) = Proxy::instead_of(&db.url);
    let server = TestServer::on(db, &url, options()).await;
    let visitor = server.visitor();
    proxy.cut(Which::Everything);
    let failed = visitor.get("/sitemap.xml").await;
    assert_eq!((failed.status.as_u16(), failed.header("retry-after")), (503, "2"));
    assert_eq!(visitor.get("/robots.txt").await.status, 200);
    proxy.mend();
}
