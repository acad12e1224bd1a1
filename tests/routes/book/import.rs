//! Books in content packs.

use portal::content::{Error, Mode};
use serde_json::json;
use sql::content::{Fate, Kind};

use crate::harness::{ANIMATION, COMIC, Library, TestDatabase, TestServer, drawn, library};

/// Everything that an import of books writes.
async fn everything(db: &TestDatabase) -> Vec<String> {
    let query = "select t::text from book t union all select t::text from chapter t union all select t::text from book_text t
                 union all select t::text from content_item t order by 1";
    let rows = db.pool.get().await.unwrap().query(query, &[]).await.unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}

#[tokio::test]
async fn importing_again_changes_nothing() {
    let server = TestServer::start().await;
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
async fn a_dry_run_tells_and_writes_nothing() {
    let server = TestServer::start().await;
    let library = Library::new();
    let told = library.try_import(&server.db, server.home(), Mode::DryRun).await.unwrap();
    let written = library.import(&server).await;
    assert_eq!((told.new_pictures, told.new_files), (written.new_pictures, written.new_files));
    assert_eq!(told.diff, written.diff);
}

#[tokio::test]
async fn an_import_that_was_cut_goes_on_where_it_was() {
    let server = TestServer::start().await;
    let library = Library::new();
    let first = library.import(&server).await;
    // As if it had ended before these were made, and before anything was written about them.
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
async fn what_changed_is_written_and_what_is_gone_is_retired() {
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
async fn faults_are_told_all_at_once_with_file_and_line() {
    let server = TestServer::start().await;
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
async fn a_chapter_that_moves_between_everybody_and_members_moves_its_pages() {
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
