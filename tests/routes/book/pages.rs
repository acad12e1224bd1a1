//! Files of chapters for members, at signed addresses.

use actors::{Clock, EndReason, ManualClock, SystemClock};
use chrono::TimeDelta;
use sql::suspension::Suspension;

use crate::harness::{ANIMATION, COMIC, Library, Options, PASSWORD, TestServer, User, eventually, library};

/// A member, and the signed addresses that the member got.
struct Shelf {
    server: TestServer,
    user: User,
    clock: ManualClock,
    library: Library,
}

impl Shelf {
    async fn new(membership: &str) -> Self {
        let clock = ManualClock::at(SystemClock.now());
        let server = TestServer::start_with(Options::default().clock(&clock)).await;
        let library = library(&server).await;
        let user = User::register(&server, "lin_xia").await;
        server.db.make_member(user.uid, membership).await;
        Self { server, user, clock, library }
    }

    /// The address of the second page of the comic's chapter for members.
    async fn page(&self) -> String {
        let chapter = self.user.client.get(&format!("/api/v1/book/{COMIC}/chapter/2")).await;
        chapter.ok()["pages"][1]["full"].as_str().unwrap().to_owned()
    }

    async fn video(&self, episode: i64) -> serde_json::Value {
        let chapter = self.user.client.get(&format!("/api/v1/book/{ANIMATION}/chapter/{episode}")).await;
        chapter.ok()["video"].clone()
    }
}

#[tokio::test]
async fn a_page_is_served_to_its_member_and_checked_at_each_request() {
    let shelf = Shelf::new("30 days").await;
    let (page, visitor) = (shelf.page().await, shelf.server.visitor());
    let got = visitor.get(&page).await;
    assert_eq!(got.status, 200, "a browser sends no token along");
    assert_eq!(got.header("cache-control"), "private, no-cache, no-transform");
    assert_eq!(got.header("content-type"), "image/webp");
    let known = visitor.with("If-None-Match", got.header("etag")).get(&page).await;
    assert_eq!(known.status, 304);
    visitor.send(reqwest::Method::POST, &page, "", Vec::new()).await.failed(405);
}

#[tokio::test]
async fn direct_altered_and_foreign_addresses_open_nothing() {
    let shelf = Shelf::new("30 days").await;
    let (page, visitor) = (shelf.page().await, shelf.server.visitor());
    let (token, name) = page.strip_prefix("/pages/").unwrap().split_once('/').unwrap();
    // Not in the public store.
    visitor.get(&format!("/media/{name}")).await.failed(404);
    let altered = token.replacen(&token[..1], if token.starts_with('A') { "B" } else { "A" }, 1);
    let public = visitor.get(&format!("/api/v1/book/{COMIC}/chapter/1")).await;
    let other = public.ok()["pages"][0]["full"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    for wrong in [
        format!("/pages/{altered}/{name}"),
        format!("/pages/{}/{name}", &token[4..]),
        format!("/pages/{token}/{other}"),
        format!("/pages/{token}/index.m3u8"),
        format!("/pages/x/{name}"),
        format!("/pages/{token}/%FF.webp"),
    ] {
        let refused = visitor.get(&wrong).await;
        let told = (refused.failed(403).msg(), refused.detail());
        assert_eq!(told, ("拒绝访问", "这一页的链接已失效，请重新打开章节"), "{wrong}");
    }
    // An address of another portal with another secret.
    let elsewhere = Shelf {
        server: TestServer::start_with(
            Options::default().set("PORTAL_SECRET", "another secret of another portal"),
        )
        .await,
        ..Shelf::new("1 day").await
    };
    elsewhere.library.import(&elsewhere.server).await;
    elsewhere.server.visitor().get(&page).await.failed(403);
}

#[tokio::test]
async fn an_address_expires_and_never_outlives_the_membership() {
    let shelf = Shelf::new("30 days").await;
    let (page, visitor) = (shelf.page().await, shelf.server.visitor());
    shelf.clock.advance(TimeDelta::minutes(22));
    assert_eq!(visitor.get(&page).await.status, 200);
    shelf.clock.advance(TimeDelta::minutes(9));
    visitor.get(&page).await.failed(403);

    let brief = Shelf::new("10 minutes").await;
    let (page, visitor) = (brief.page().await, brief.server.visitor());
    brief.clock.advance(TimeDelta::minutes(9));
    assert_eq!(visitor.get(&page).await.status, 200);
    brief.clock.advance(TimeDelta::minutes(2));
    visitor.get(&page).await.failed(403);
    brief.user.client.get(&format!("/api/v1/book/{COMIC}/chapter/2")).await.refused(2004);
}

#[tokio::test]
async fn each_request_checks_the_login_and_the_membership() {
    let shelf = Shelf::new("30 days").await;
    let visitor = shelf.server.visitor();
    let other = User::login(&shelf.server, "lin_xia").await;
    let page = shelf.page().await;
    let chapter = other.client.get(&format!("/api/v1/book/{COMIC}/chapter/2")).await;
    let others = chapter.ok()["pages"][1]["full"].as_str().unwrap().to_owned();
    shelf.user.client.post("/api/user/logout", &[]).await.ok();
    visitor.get(&page).await.failed(403);
    assert_eq!(visitor.get(&others).await.status, 200);
    // Taken back, as by a refund.
    shelf
        .server
        .db
        .execute(
            "insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id)
             select uid, 0, now() - exp_time, exp_time, now(), 'content', uid || ':back' from status where exp_time > now()",
        )
        .await;
    shelf.server.db.tell_status(shelf.user.uid).await;
    eventually("the refusal without a membership", async || visitor.get(&others).await.status == 403).await;
}

#[tokio::test]
#[ignore = "night"]
async fn videos_are_served_in_ranges_and_playlists_have_signed_entries() {
    let shelf = Shelf::new("30 days").await;
    let visitor = shelf.server.visitor();
    let video = shelf.video(2).await;
    let url = video["url"].as_str().unwrap();
    assert!(url.starts_with("/pages/"));
    let part = visitor.with("Range", "bytes=4-7").get(url).await;
    assert_eq!((part.status.as_u16(), part.text.as_str()), (206, "ftyp"));
    assert_eq!(part.header("content-type"), "video/mp4");
    let thumbs = &video["thumbs"];
    assert_eq!((&thumbs["columns"], &thumbs["count"]), (&10.into(), &2.into()));
    assert_eq!(visitor.get(thumbs["url"].as_str().unwrap()).await.status, 200);

    let list = shelf.video(3).await["url"].as_str().unwrap().to_owned();
    let entries = async |list: &str| {
        let got = visitor.get(list).await;
        assert_eq!((got.status.as_u16(), got.header("content-type")), (200, "application/vnd.apple.mpegurl"));
        let lines = got.text.lines().filter(|line| !line.starts_with('#'));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let signed = entries(&list).await;
    assert!(signed.iter().all(|entry| entry.starts_with("/pages/")), "{signed:?}");
    assert_eq!(visitor.get(&signed[0]).await.text, "G first of members");
    assert_eq!(visitor.get(&signed[1]).await.text, "G second of members");

    let free = shelf.video(4).await["url"].as_str().unwrap().to_owned();
    let public = entries(&free).await;
    assert!(public.iter().all(|entry| entry.starts_with("/media/")), "{public:?}");
    assert_eq!(visitor.get(&public[0]).await.text, "G first of everybody");

    shelf.user.client.post("/api/user/logout", &[]).await.ok();
    for ended in [url, &list, &signed[0]] {
        visitor.get(ended).await.failed(403);
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_playlist_of_a_chapter_that_is_for_members_now_is_not_served() {
    let shelf = Shelf::new("30 days").await;
    let free = shelf.video(4).await["url"].as_str().unwrap().to_owned();
    assert_eq!(shelf.server.visitor().get(&free).await.status, 200);
    shelf.library.replace("books/xinghai/book.yaml", "第四集, access: free", "第四集, access: vip");
    shelf.library.import(&shelf.server).await;
    shelf.server.visitor().get(&free).await.failed(403);
}

#[tokio::test]
#[ignore = "night"]
async fn a_suspension_ends_all_addresses() {
    let shelf = Shelf::new("30 days").await;
    let (page, visitor) = (shelf.page().await, shelf.server.visitor());
    assert_eq!(visitor.send(reqwest::Method::HEAD, &page, "", Vec::new()).await.status, 200);
    let suspension = Suspension { until: SystemClock.now() + TimeDelta::days(1), reason: "刷屏".into() };
    let reason = EndReason::Suspended.as_str();
    sql::suspension::suspend(&shelf.server.db.pool, shelf.user.uid, &suspension, reason)
        .await
        .unwrap()
        .unwrap();
    eventually("the refusal", async || visitor.get(&page).await.status == 403).await;
}

#[tokio::test]
#[ignore = "night"]
async fn removed_pages_are_served_to_nobody() {
    let shelf = Shelf::new("30 days").await;
    let (page, visitor) = (shelf.page().await, shelf.server.visitor());
    assert_eq!(visitor.get(&page).await.status, 200);
    shelf.server.db.execute("update chapter set retired = true where book_id = 2001 and id = 2").await;
    shelf.clock.advance(TimeDelta::seconds(3));
    visitor.get(&page).await.failed(403);
}

#[tokio::test]
async fn no_size_of_a_members_page_is_public() {
    let shelf = Shelf::new("30 days").await;
    let visitor = shelf.server.visitor();
    let chapter = shelf.user.client.get(&format!("/api/v1/book/{COMIC}/chapter/2")).await.ok().clone();
    for page in chapter["pages"].as_array().unwrap() {
        for size in ["full", "medium"] {
            let url = page[size].as_str().unwrap();
            assert_eq!(visitor.get(url).await.status, 200);
            visitor.get(&format!("/media/{}", url.rsplit('/').next().unwrap())).await.failed(404);
        }
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_changed_password_ends_the_addresses_of_all_other_logins() {
    let shelf = Shelf::new("30 days").await;
    let visitor = shelf.server.visitor();
    let own = shelf.page().await;
    let other = User::login(&shelf.server, "lin_xia").await;
    let chapter = other.client.get(&format!("/api/v1/book/{COMIC}/chapter/2")).await;
    let others = chapter.ok()["pages"][1]["full"].as_str().unwrap().to_owned();
    assert_eq!(visitor.get(&others).await.status, 200);
    let fields = [("oldPassword", PASSWORD), ("newPassword", "battery staple")];
    shelf.user.client.post("/api/user/resetPassword", &fields).await.ok();
    visitor.get(&others).await.failed(403);
    assert_eq!(visitor.get(&own).await.status, 200);
}

#[tokio::test]
#[ignore = "night"]
async fn a_range_is_served_only_of_the_file_that_it_began_with() {
    let shelf = Shelf::new("30 days").await;
    let url = shelf.video(2).await["url"].as_str().unwrap().to_owned();
    let visitor = shelf.server.visitor();
    let ranged = visitor.with("Range", "bytes=4-7");
    let part = ranged.get(&url).await;
    let fits = ranged.with("If-Range", part.header("etag")).get(&url).await;
    assert_eq!((fits.status.as_u16(), fits.text.as_str()), (206, "ftyp"));
    let other = ranged.with("If-Range", "\"another\"").get(&url).await;
    assert_eq!(other.status, 200, "the whole");
}

#[tokio::test]
#[ignore = "night"]
async fn mp4_fragments_are_served_with_their_initialisation_segment() {
    let shelf = Shelf::new("30 days").await;
    let folder = "books/xinghai/chapters/03";
    for old in ["0.ts", "1.ts"] {
        shelf.library.remove(&format!("{folder}/{old}"));
    }
    let list = "#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:4\n#EXT-X-MAP:URI=\"init.mp4\"\n#EXTINF:4,\n0.m4s\n#EXT-X-ENDLIST\n";
    shelf.library.write(&format!("{folder}/index.m3u8"), list);
    shelf.library.write(&format!("{folder}/init.mp4"), "\0\0\0\u{8}ftyp of members");
    shelf.library.write(&format!("{folder}/0.m4s"), "\0\0\0\u{8}styp of members");
    shelf.library.import(&shelf.server).await;
    let visitor = shelf.server.visitor();
    let list = visitor.get(shelf.video(3).await["url"].as_str().unwrap()).await;
    let map = list.text.lines().find_map(|line| line.strip_prefix("#EXT-X-MAP:URI=\"")?.strip_suffix('"'));
    let segment = list.text.lines().find(|line| line.starts_with("/pages/"));
    for (url, kind, content) in [
        (map, "video/mp4", "\0\0\0\u{8}ftyp of members"),
        (segment, "video/iso.segment", "\0\0\0\u{8}styp of members"),
    ] {
        let url = url.unwrap_or_else(|| panic!("{}", list.text));
        assert!(url.starts_with("/pages/"), "{url}");
        let got = visitor.get(url).await;
        assert_eq!(
            (got.status.as_u16(), got.header("content-type"), got.text.as_str()),
            (200, kind, content)
        );
    }
}
