//! Books in content packs.

use portal::content::{Error, Mode};
use serde_json::json;
use sql::content::{Fate, Kind};

use crate::harness::{
    ANIMATION, COMIC, Library, Options, TestDatabase, TestServer, User, drawn, eventually, library,
};

/// The ranking job writes the rows of books some seconds after an import, which would be a difference in comparisons.
async fn without_ranking() -> TestServer {
    TestServer::start_with(Options::default().set("PORTAL_FEEDS_RANK_S", "3600")).await
}

/// All data that an import of books writes.
async fn everything(db: &TestDatabase) -> Vec<String> {
    let query = "select t::text from book t union all select t::text from chapter t union all select t::text from book_text t
                 union all select t::text from content_item t order by 1";
    let rows = db.pool.get().await.unwrap().query(query, &[]).await.unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}

#[tokio::test]
async fn a_second_import_changes_nothing() {
    let server = without_ranking().await;
    let library = Library::new();
    let first = library.import(&server).await;
    assert_eq!((first.diff.count(Kind::Book, Fate::New), first.diff.count(Kind::Chapter, Fate::New)), (3, 9));
    assert!(first.new_pictures > 0 && first.new_files > 0 && first.warnings.is_empty(), "{first}");
    let before = everything(&server.db).await;
    let again = library.import(&server).await;
    assert_eq!((again.diff.is_change(), again.new_pictures, again.new_files), (false, 0, 0));
    assert_eq!(everything(&server.db).await, before);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_dry_run_reports_and_writes_nothing() {
    let server = TestServer::start().await;
    let library = Library::new();
    let told = library.try_import(&server.db, server.home(), Mode::DryRun).await.unwrap();
    let written = library.import(&server).await;
    assert_eq!((told.new_pictures, told.new_files), (written.new_pictures, written.new_files));
    assert_eq!(told.diff, written.diff);
}

#[tokio::test]
#[ignore = "night"]
async fn an_interrupted_import_continues() {
    let server = TestServer::start().await;
    let library = Library::new();
    let first = library.import(&server).await;
    // Simulates an import that ended before it made these files and before it wrote any row.
    let media = server.home().join("media");
    let made: Vec<_> = std::fs::read_dir(&media)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.file_name().unwrap().to_str().unwrap().contains('-'))
        .collect();
    assert!(made.len() >= 2, "{made:?}");
    made.iter().take(2).for_each(|path| std::fs::remove_file(path).unwrap());
    server
        .db
        .execute("delete from content_item; delete from chapter; delete from book_text; delete from book")
        .await;
    let second = library.import(&server).await;
    assert_eq!((second.new_pictures, second.new_files), (2, 0));
    assert_eq!(second.diff, first.diff);
    server.db.audit().await;
}

#[tokio::test]
async fn changes_are_written_and_removed_entries_retired() {
    let server = TestServer::start().await;
    let library = library(&server).await;
    library.replace("books/maofan/book.yaml", "title: 猫饭馆的夜", "title: 猫饭馆的清晨");
    library.write("books/maofan/chapters/01/03.webp", drawn(700, 900, 3));
    let text = std::fs::read_to_string(library.path().join("books/maofan/book.yaml")).unwrap();
    let without: String =
        text.lines().filter(|line| !line.contains("第二话")).map(|line| format!("{line}\n")).collect();
    library.write("books/maofan/book.yaml", without);
    library.remove("books/maofan/chapters/02");
    library.remove("books/jianwen");
    let told = library.import(&server).await.to_string();
    let lines: Vec<_> = told.lines().filter(|line| line.starts_with(['+', '~', '-'])).collect();
    assert_eq!(
        lines,
        [
            "~ book 2001 猫饭馆的清晨",
            "- book 2002 剑问长安",
            "~ chapter 2001/1 第一话 开门",
            "~ chapter 2001/3 第三话 明日",
            "- chapter 2001/2 第二话 打烊",
            "- chapter 2002/1 第一章 磨剑",
            "- chapter 2002/2 第二章 缺口",
        ]
    );
    let visitor = server.visitor();
    let book = visitor.get(&format!("/api/v1/book/{COMIC}")).await.ok().clone();
    assert_eq!(
        (&book["title"], &book["chapterNum"], &book["lastChapter"]["id"]),
        (&json!("猫饭馆的清晨"), &json!(1), &json!(1))
    );
    let chapter = visitor.get(&format!("/api/v1/book/{COMIC}/chapter/1")).await;
    assert_eq!(chapter.ok()["pages"].as_array().unwrap().len(), 3);
    visitor.get("/api/v1/book/2002").await.refused(2002);
    server.db.audit().await;
}

#[tokio::test]
async fn all_faults_are_reported_together_with_file_and_line() {
    let server = without_ranking().await;
    let library = library(&server).await;
    let before = everything(&server.db).await;
    let (comic, novel, film) =
        ("books/maofan/book.yaml", "books/jianwen/book.yaml", "books/xinghai/book.yaml");
    library.replace(comic, "kind: comic", "kind: film");
    library.replace(comic, "direction: strip", "direction: up");
    library.replace(novel, "id: 2002", "id: 2003");
    library.replace(novel, "status: finished", "state: finished");
    library.replace(novel, "{id: 2, title: 第二章 缺口", "{id: 1, title: 第二章 破口");
    library.replace("books/jianwen/chapters/01.txt", "## 二更", "### 二更");
    library.replace(film, "chapters/01.mp4", "chapters/09.mp4");
    library.write("books/xinghai/chapters/02.mp4", "no film");
    library.replace("books/xinghai/chapters/03/index.m3u8", "1.ts", "7.ts");
    library.write("books/xinghai/cover.webp", drawn(600, 600, 1));
    library.remove("books/xinghai/chapters/01.webp");
    let error = library.try_import(&server.db, server.home(), Mode::Apply).await.unwrap_err();
    let Error::Faults { faults, .. } = &error else { panic!("{error}") };
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    for (place, part) in [
        ("books/maofan/book.yaml:2", "comic, novel or animation"),
        ("books/maofan/book.yaml:13", "strip, ltr or rtl"),
        ("books/jianwen/book.yaml:9", "state is not a known key"),
        ("books/jianwen/book.yaml:15", "used in"),
        ("books/jianwen/chapters/01.txt:5", "begin with `## `"),
        ("books/jianwen/chapters/02.txt:1", "make them the same"),
        ("books/xinghai/book.yaml:1", "2003 is used in"),
        ("books/xinghai/book.yaml:14", "put the video into"),
        ("books/xinghai/chapters/02.mp4", "is no .mp4 file inside"),
        ("books/xinghai/chapters/03/index.m3u8:6", "7.ts"),
        ("books/xinghai/cover.webp", "a cover must be 3:4"),
        ("books/xinghai/chapters/09.webp", "is missing"),
    ] {
        assert!(
            told.iter().any(|told| told.starts_with(place) && told.contains(part)),
            "{place} {part}: {told:#?}"
        );
    }
    assert_eq!(everything(&server.db).await, before);
}

#[tokio::test]
#[ignore = "night"]
async fn a_chapter_that_becomes_free_is_at_public_addresses() {
    let server = TestServer::start().await;
    let library = library(&server).await;
    let visitor = server.visitor();
    let path = format!("/api/v1/book/{ANIMATION}/chapter/2");
    visitor.get(&path).await.refused(2004);
    library.replace("books/xinghai/book.yaml", "第二集, access: vip", "第二集, access: free");
    library.import(&server).await;
    let chapter = visitor.get(&path).await;
    let url = chapter.ok()["video"]["url"].as_str().unwrap();
    assert!(url.starts_with("/media/"));
    assert_eq!(visitor.with("Range", "bytes=4-7").get(url).await.text, "ftyp");
}

#[tokio::test]
async fn members_chapters_and_removed_ones_are_at_no_public_address() {
    let server = TestServer::start().await;
    let library = library(&server).await;
    let visitor = server.visitor();
    let film = visitor.get(&format!("/api/v1/book/{ANIMATION}/chapter/1")).await.ok().clone();
    let film = film["video"]["url"].as_str().unwrap().to_owned();
    let comic = visitor.get(&format!("/api/v1/book/{COMIC}/chapter/1")).await.ok().clone();
    let pages: Vec<String> = comic["pages"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|page| ["full", "medium"].map(|size| page[size].as_str().unwrap().to_owned()))
        .collect();
    let book = visitor.get(&format!("/api/v1/book/{COMIC}")).await.ok().clone();
    let status = async |url: &str| visitor.get(url).await.status.as_u16();
    for url in pages.iter().chain([&film]) {
        assert_eq!(status(url).await, 200);
    }
    library.replace("books/xinghai/book.yaml", "第一集, access: free", "第一集, access: vip");
    library.replace("books/maofan/book.yaml", "第一话 开门, access: free", "第一话 开门, access: vip");
    library.replace("books/maofan/book.yaml", "第三话 明日, access: free", "第三话 明日, access: vip");
    library.import(&server).await;
    for url in pages.iter().chain([&film]) {
        assert_eq!(status(url).await, 404, "{url}");
    }
    let cover = book["cover"]["full"].as_str().unwrap();
    assert_eq!(status(cover).await, 200, "the cover is everybody's");
    // When it is free again, its files are public again; when the book is removed, none is.
    library.replace("books/xinghai/book.yaml", "第一集, access: vip", "第一集, access: free");
    library.import(&server).await;
    assert_eq!(status(&film).await, 200);
    library.remove("books/maofan");
    library.import(&server).await;
    assert_eq!((status(cover).await, status(&film).await), (404, 200));
    assert_eq!(server.db.value::<i64>("select count(*) from unused_file").await, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn one_file_is_public_or_for_members() {
    let server = TestServer::start().await;
    let library = Library::new();
    let page = std::fs::read(library.path().join("books/maofan/chapters/01/01.webp")).unwrap();
    library.write("books/maofan/chapters/02/03.webp", page);
    library.replace("books/xinghai/book.yaml", "folder: chapters/04", "folder: chapters/03");
    let error = library.try_import(&server.db, server.home(), Mode::Apply).await.unwrap_err();
    let Error::Faults { faults, .. } = &error else { panic!("{error}") };
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    for path in
        ["books/maofan/chapters/0", "books/xinghai/chapters/03/0.ts", "books/xinghai/chapters/03/1.ts"]
    {
        assert!(
            told.iter().any(|told| told.starts_with(path) && told.contains("where everybody sees it")),
            "{path}: {told:#?}"
        );
    }
}

#[tokio::test]
#[ignore = "night"]
async fn deleted_media_of_players_take_no_files_of_books() {
    let server = TestServer::start_with(Options::default().set("PORTAL_MEDIA_TIDY_S", "0.02")).await;
    let library = library(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let film = std::fs::read(library.path().join("books/xinghai/chapters/01.mp4")).unwrap();
    let sent = user.client.upload_media("video", &film).await.ok()["video"]["url"].clone();
    let chapter = user.client.get(&format!("/api/v1/book/{ANIMATION}/chapter/1")).await.ok().clone();
    let url = chapter["video"]["url"].as_str().unwrap().to_owned();
    assert_eq!(sent, url.as_str(), "one file by its content");
    server.db.execute("update media set look_time = now() - interval '1 minute'").await;
    eventually("the check of the medium", async || {
        server.db.value::<i64>("select count(*) from media").await == 0
    })
    .await;
    assert_eq!(user.client.with("Range", "bytes=4-7").get(&url).await.text, "ftyp");
    // The other direction: a pack's import deletes no files of players.
    user.client.upload_media("video", &film).await.ok();
    library.replace("books/xinghai/book.yaml", "第一集, access: free", "第一集, access: vip");
    library.import(&server).await;
    assert_eq!(user.client.with("Range", "bytes=4-7").get(&url).await.text, "ftyp");
}

#[tokio::test]
#[ignore = "night"]
async fn results_about_pictures_are_cached_also_when_the_pack_is_refused() {
    let server = TestServer::start().await;
    let library = Library::new();
    library.replace("books/maofan/book.yaml", "kind: comic", "kind: film");
    library.try_import(&server.db, server.home(), Mode::Apply).await.unwrap_err();
    let known = "select count(*) from made_picture";
    let first: i64 = server.db.value(known).await;
    assert!(first >= 10, "{first}");
    // Cached results are trusted, so nothing is decoded again.
    server.db.execute("update made_picture set blur = 'known'").await;
    library.replace("books/maofan/book.yaml", "kind: film", "kind: comic");
    library.import(&server).await;
    assert_eq!(server.db.value::<i64>(known).await, first);
    let other = "select count(*) from book where cover ->> 'blur' <> 'known'";
    assert_eq!(server.db.value::<i64>(other).await, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn a_cached_picture_is_still_checked_for_its_use() {
    let server = TestServer::start().await;
    let library = Library::new();
    let page = drawn(400, 5_000, 3);
    library.write("books/maofan/chapters/01/03.webp", &page);
    library.import(&server).await;
    library.write("posts/long.webp", &page);
    let error = library.try_import(&server.db, server.home(), Mode::Apply).await.unwrap_err();
    assert!(error.to_string().contains("posts/long.webp: is 400×5000; make it 4096 or less"), "{error}");
}

#[tokio::test]
#[ignore = "night"]
async fn pages_have_numbers_and_segments_are_valid() {
    let server = TestServer::start().await;
    let library = Library::new();
    library.write("books/maofan/chapters/01/back.webp", drawn(800, 900, 3));
    library.write("books/maofan/chapters/01/1.webp", drawn(800, 901, 3));
    library.write("books/xinghai/chapters/03/1.ts", "no segment");
    library.write("books/xinghai/chapters/02-thumbs.webp", drawn(1600, 900, 9));
    let error = library.try_import(&server.db, server.home(), Mode::Apply).await.unwrap_err();
    let Error::Faults { faults, .. } = &error else { panic!("{error}") };
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    for (path, part) in [
        ("books/maofan/chapters/01/back.webp", "name it by its number"),
        ("books/maofan/chapters/01/1.webp", "the same page"),
        ("books/xinghai/chapters/03/1.ts", "no .ts segment"),
        ("books/xinghai/chapters/02-thumbs.webp", "10 rows"),
    ] {
        assert!(
            told.iter().any(|told| told.contains(path) && told.contains(part)),
            "{path} {part}: {told:#?}"
        );
    }
}
